/** What there is to be seen of a step of Rebel Princess. No rule is in here: the server says what happened, and why. */

import type { GameView, Line, SeatView, TrickCard } from "../../net/protocol";
import { type Beat, CURTAIN_MS, type Flight, unasked } from "../../stage/beats";
import { landing, taking, withCard } from "../../stage/tricks";
import { isSpecial } from "../../table/printed";

const POWER_MS = 1200;
const POWER_ON_ME_MS = 1800;
const DOOR_MS = 900;
const FROG_MS = 900;
const FROG_ROLLS = { after: 300, step: 100 }; // while she is in the air
const PASS_MS = 700;
const REBEL_OF_THE_BALL = "rebel"; // a line of a score sheet

/** What a kind of happening makes of the table that was shown before it, and what is to be seen of it. */
interface Scene {
  shown: GameView;
  now: GameView;
  beats: Beat[];
}

type Teller = (scene: Scene, args: Line[1]) => void;

export function beatsOf(before: GameView, now: GameView, happened: readonly Line[]): Beat[] {
  const scene: Scene = { shown: unasked(before), now: unasked(now), beats: [] };
  for (const [kind, args] of happened) TELLERS[kind]?.(scene, args);
  return scene.beats.map((beat, at) => (at === scene.beats.length - 1 ? settled(beat, scene.now) : beat));
}

/** The last beat of a step within a round shows what the step has made of the table. */
function settled(beat: Beat, now: GameView): Beat {
  return beat.kind === "card" || beat.kind === "power" || beat.kind === "pass" ? { ...beat, view: now } : beat;
}

function card(scene: Scene, { seat, card }: Line[1]): void {
  const [at, name] = [Number(seat), String(card)];
  scene.shown = withCard(scene.shown, { seat: at, card: name });
  const beat = landing(scene.shown, plays(at, name));
  scene.beats.push(isSpecial(name) ? { ...beat, sound: "frog" } : beat);
}

const plays = (seat: number, card: string): Line =>
  card === "?" ? ["story-plays-face-down", { seat }] : ["story-plays", { seat, card }];

function seated(view: GameView, seat: number, change: (one: SeatView) => SeatView): SeatView[] {
  return view.seats.map((one, at) => (at === seat ? change(one) : one));
}

function power(scene: Scene, { seat, to, princess, line }: Line[1]): void {
  const me = scene.now.own?.seat;
  const isOnMe = me !== undefined && (to === me || to === undefined) && seat !== me;
  scene.shown = {
    ...scene.shown,
    seats: seated(scene.shown, Number(seat), (one) => ({ ...one, power: "used" })),
  };
  scene.beats.push({
    kind: "power",
    view: scene.shown,
    hold: isOnMe ? POWER_ON_ME_MS : POWER_MS,
    line: line as Line,
    seat: Number(seat),
    icon: `princess-${princess}`,
    title: [`princess-${princess}.power`, {}],
    flights: [],
  });
}

/** Cards have changed hands: with the power that did it, or by themselves. */
function moved(scene: Scene, { from, to, count }: Line[1]): void {
  const flight: Flight = { from: Number(from), to: Number(to), count: Number(count) };
  const last = scene.beats.at(-1);
  if (last?.kind === "power") last.flights = [...(last.flights ?? []), flight];
  else scene.beats.push({ kind: "pass", view: scene.shown, travel: PASS_MS, flights: [flight] });
}

function passed(scene: Scene, { moves }: Line[1]): void {
  scene.shown = scene.now;
  const line: Line = ["story-all-passed", {}];
  scene.beats.push({ kind: "pass", view: scene.now, travel: PASS_MS, flights: moves as Flight[], line });
}

function swapped(scene: Scene, { card, other }: Line[1]): void {
  const trick = scene.shown.trick.map((one) => (one.card === card ? { ...one, card: String(other) } : one));
  scene.shown = { ...scene.shown, trick };
  scene.beats.push(landing(scene.shown));
}

function door(scene: Scene): void {
  scene.shown = { ...scene.shown, princes_in: true };
  scene.beats.push({
    kind: "door",
    view: scene.shown,
    hold: DOOR_MS,
    icon: "icon-door",
    title: ["story-princes-in", {}],
    line: ["page-moment-door", {}],
  });
}

function trick(scene: Scene, { winner, why, princes, frogs, points, before_frog, trick, stood }: Line[1]): void {
  const seat = Number(winner);
  const cards = trick as TrickCard[];
  const complete = { ...scene.shown, trick: cards, leader: cards[0]?.seat ?? null };
  const seats = complete.seats.map((one, at) => (at === seat ? { ...one, tricks: one.tricks + 1 } : one));
  const taken = counted({ ...complete, trick: [], seats }, before_frog ?? points);
  const beats = taking(complete, taken, seat, why as Line, Number(princes));
  scene.beats.push(...(stood ? beats.filter(({ kind }) => kind === "taken") : beats));
  scene.shown = counted(taken, points);
  if (frogs) scene.beats.push(frog(scene.shown, seat));
}

/** The table with what each seat has collected in this round, where that is shown. */
function counted(view: GameView, points: unknown): GameView {
  if (!Array.isArray(points)) return view;
  return { ...view, seats: view.seats.map((one, at) => ({ ...one, round: Number(points[at]) })) };
}

const frog = (view: GameView, seat: number): Beat => ({
  kind: "frog",
  view,
  hold: FROG_MS,
  rolls: FROG_ROLLS,
  seat,
  icon: "frog",
  line: ["page-moment-frog", { seat }],
  luck: [{ seat, isGood: false }],
});

/** The round is over: luck is with whom its sheet names the Rebel of the Ball. */
function scored({ beats, now }: Scene): void {
  const rebel = now.last_round?.seats.findIndex(({ lines }) => lines.some(({ line }) => line === REBEL_OF_THE_BALL));
  const last = beats.at(-1);
  if (last && rebel !== undefined && rebel >= 0) last.luck = [{ seat: rebel, isGood: true }];
}

function undone(scene: Scene): void {
  scene.shown = { ...scene.now };
}

function over(scene: Scene): void {
  scene.beats.push({ kind: "over", view: scene.shown, hold: CURTAIN_MS });
}

const TELLERS: Record<string, Teller> = { card, power, moved, passed, swapped, door, trick, scored, undone, over };
