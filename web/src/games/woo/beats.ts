/** What there is to be seen of a step of Woo the Princess. No rule is in here: the server says what happened, and why. */

import type { Line, WooCard, WooView } from "../../net/protocol";
import { type Beat, CURTAIN_MS, unasked } from "../../stage/beats";
import { landing, taking, withCard } from "../../stage/tricks";

const GIFT_MS = 900;
const EXCHANGE_MS = 700;

interface Scene {
  shown: WooView;
  now: WooView;
  beats: Beat[];
}

type Teller = (scene: Scene, args: Line[1]) => void;

export function beatsOf(before: WooView, now: WooView, happened: readonly Line[]): Beat[] {
  const scene: Scene = { shown: unasked(before), now: unasked(now), beats: [] };
  for (const [kind, args] of happened) TELLERS[kind]?.(scene, args);
  const last = scene.beats.at(-1);
  if (last?.kind === "card" || last?.kind === "gift") last.view = scene.now; // it has all that the step made of the table
  return scene.beats;
}

function card(scene: Scene, { seat, card }: Line[1]): void {
  scene.shown = withCard(scene.shown, { seat: Number(seat), card: String(card), gone: false });
  scene.beats.push(landing(scene.shown, ["story-woo-plays", { seat, card }]));
}

function gift(scene: Scene, { effect, why }: Line[1]): void {
  const line = why as Line;
  scene.beats.push({
    kind: "gift",
    view: scene.shown,
    hold: GIFT_MS,
    icon: `gift-${effect}`,
    title: [`gift-${effect}`, {}],
    line,
  });
}

/** A card that was struck out lies there still, and counts no more. */
function removed(scene: Scene, { card }: Line[1]): void {
  const owner = scene.shown.trick.find((one) => one.card === card)?.seat;
  const last = scene.beats.at(-1);
  if (last && owner !== undefined) last.luck = [{ seat: owner, isGood: false }];
  const trick = scene.shown.trick.map((one) => (one.card === card ? { ...one, gone: true } : one));
  scene.shown = { ...scene.shown, trick };
}

function trick(scene: Scene, { winner, trick, why }: Line[1]): void {
  const complete = { ...scene.shown, trick: trick as WooCard[] };
  scene.shown = { ...complete, trick: [] };
  scene.beats.push(...taking(complete, scene.shown, winner as number | null, why as Line));
}

/** A set is over: luck is with who wins its princess. */
function set({ beats }: Scene, { winners }: Line[1]): void {
  const last = beats.at(-1);
  if (last) last.luck = (winners as number[]).map((seat) => ({ seat, isGood: true }));
}

/** All exchange at once; of one's own it is said before that of others. */
function exchanged(scene: Scene, { seat }: Line[1]): void {
  const line: Line = ["story-woo-exchanged", { seat }];
  const already = scene.beats.find(({ kind }) => kind === "pass");
  if (!already) scene.beats.push({ kind: "pass", view: scene.now, travel: EXCHANGE_MS, line });
  else if (seat === scene.now.own?.seat) already.line = line;
}

function over(scene: Scene): void {
  scene.beats.push({ kind: "over", view: scene.shown, hold: CURTAIN_MS });
}

const TELLERS: Record<string, Teller> = { card, gift, removed, trick, set, exchanged, over };
