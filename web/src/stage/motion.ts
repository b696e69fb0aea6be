/**
 * Cards that move. The state is always shown first; what is here only plays the way to it: the places of all cards are
 * measured before and after, and each card travels from the one to the other. Nothing waits for it.
 */

import { batch, effect, signal } from "@preact/signals";
import { partsOf } from "../games/games";
import type { LastTrick, Move, WooTrick } from "../net/protocol";
import { motionFactor } from "../state/preferences";
import { type AnyView, filled, lifted, link, mine, mySeat, onTable, part, sent, table } from "../state/state";
import { beforeDrawing } from "./paint";

const LAND = "cubic-bezier(.3, 1.35, .5, 1)";
const EASE_OUT = "cubic-bezier(.2, .8, .25, 1)";
const FLY_MS = 260;
const SWEEP_MS = 420;
const TURN_MS = 110;
const FADE_MS = 80;
const STAGGER_MS = 25;
const MOST_STAGGER_MS = 340; // so that the whole deal takes 600
const NOBODY = -1;
const LOOK_MS = { instant: 0, quick: 300, normal: 500, relaxed: 900 };

// The look: a trick that was just taken lies there for a moment, unless the next card is led

export const look = signal<LastTrick | WooTrick | null>(null);

type Tricks = Extract<AnyView, { last_trick?: unknown; trick: unknown }>;

let lookTimer = 0;
let seen: Tricks | null = null;

effect(() => {
  const game = onTable.value;
  const now = game && "trick" in game && "last_trick" in game ? game : null;
  const before = seen;
  seen = now;
  const taken = now?.last_trick ?? null;
  const isNew = taken && before && before.trick.length > 0 && isSamePart(before, now);
  const ms = LOOK_MS[table.peek()?.pace ?? "normal"] * (motionFactor() || 1);
  if (isNew && now && isOpen(now, before.trick.length) && ms > 0) {
    look.value = taken;
    clearTimeout(lookTimer);
    lookTimer = window.setTimeout(endLook, ms);
  } else if (look.peek() && now?.trick.length !== 0) {
    endLook();
  }
});

/** Whether what was played before is the trick that is over now: a new deal has none, but a set can end with its trick. */
function isSamePart(before: Tricks, now: Tricks | null): boolean {
  return before.game === now?.game && dealOf(before) === dealOf(now);
}

const dealOf = ({ round }: Tricks) => (typeof round === "object" ? round?.number : null);

/** Whether nobody has led since; the Ghost leads at once, and is waited for all the same. */
function isOpen(now: Tricks, was: number): boolean {
  if (now.trick.length === 0) return true;
  return "ghost" in now && now.trick.length < was && now.trick.every(({ seat }) => seat === now.ghost);
}

function endLook(): void {
  clearTimeout(lookTimer);
  batch(() => {
    look.value = null;
  });
}

// Before and after

interface Seen {
  box: DOMRect;
  node: HTMLElement;
  where: "hand" | "slot" | "place" | "other";
  down: boolean;
}

interface Shot {
  cards: Map<string, Seen>;
  part: number | null | undefined;
  winner: number | null; // whom the cards of the trick in sight go to, or NOBODY
}

let before: Shot | null = null;
let isDue = false;
const running = new Set<Animation>();

effect(() => {
  if (onTable.value && !partsOf(onTable.value.game)?.liftsInHand) lifted.value; // it leaves the hand
  sent.value;
  filled.value;
  look.value;
  table.value?.state;
  if (isDue || !root()) return;
  if (link.peek().state !== "up" || document.hidden) return rest();
  isDue = true;
  beforeDrawing(() => {
    before = measure();
    requestAnimationFrame(play);
    const now = root();
    if (now) now.dataset.anim = "busy";
  });
});

function root(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".table");
}

/** Every card on the table by its name; one that lies twice, in the hand and in a slot, counts where it goes. */
function measure(): Shot {
  const cards = new Map<string, Seen>();
  for (const where of ["hand", "slot", "place"] as const) {
    for (const node of document.querySelectorAll<HTMLElement>(`.table .${where} .card`)) {
      if (node.getClientRects().length === 0) continue; // not laid out, so nowhere to come from or to go to
      const down = "down" in node.dataset;
      const name = down
        ? `?${node.closest<HTMLElement>(".place, .slot")?.dataset.testid}`
        : (node.dataset.card ?? `${node.dataset.suit}${node.dataset.rank}`);
      cards.set(name, { box: node.getBoundingClientRect(), node, where, down });
    }
  }
  return { cards, part: part.peek(), winner: look.peek() ? (look.peek()?.winner ?? NOBODY) : null };
}

function play(): void {
  const was = before;
  before = null;
  isDue = false;
  const table = root();
  if (!was || !table) return;
  for (const animation of running) animation.cancel();
  running.clear();
  for (const ghost of document.querySelectorAll(".ghost")) ghost.remove();
  const now = measure();
  readPlates(table); // before anything is written: a box read after that would lay the page out once more
  const factor = motionFactor();
  let dealt = 0;
  for (const [name, card] of now.cards) {
    const old = was.cards.get(name);
    if (old) {
      if (!factor || !moved(old.box, card.box)) continue;
      fly(card, old.box, 0, factor);
    } else if (!factor) {
      run(card.node, [{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE_MS });
    } else if (card.where === "place") {
      const place = card.node.closest<HTMLElement>(".place")?.dataset.testid;
      const back = was.cards.get(`?${place}`);
      if (back && !card.down) turn(card, back, factor);
      else fly(card, plate(Number(place?.slice(6))), 0, factor);
    } else if (card.where === "hand") {
      const isDeal = was.part !== now.part || ![...was.cards.values()].some(({ where }) => where === "hand");
      const from = isDeal ? middle : plate(giver());
      fly(card, from, isDeal ? Math.min(dealt++ * STAGGER_MS, MOST_STAGGER_MS) : 0, factor);
    }
  }
  if (factor && was.winner !== null && now.winner === null)
    sweep(was, now, was.winner === NOBODY ? middle : plate(was.winner), factor);
  if (factor) handOver(was, now, factor);
  table.dataset.anim = running.size || look.peek() ? "busy" : "idle";
}

/** Whether a card lies elsewhere; one that is being turned up where it lay has another width, but the same middle. */
function moved(one: DOMRect, other: DOMRect): boolean {
  const [x, y] = centre(one);
  const [toX, toY] = centre(other);
  return Math.abs(x - toX) + Math.abs(y - toY) > 2;
}

let plates = new Map<string, DOMRect>();
let middle = new DOMRect();

/** Where the plates, the dock and the middle of the table are now. */
function readPlates(table: HTMLElement): void {
  plates = new Map();
  for (const seat of table.querySelectorAll<HTMLElement>(".seat[data-testid]")) {
    const roundel = seat.querySelector(".roundel");
    if (roundel) plates.set(seat.dataset.testid ?? "", roundel.getBoundingClientRect());
  }
  const dock = table.querySelector(".dock");
  plates.set("dock", dock?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, 0, 0, 0));
  const box = (table.querySelector(".runner, .showcase") ?? table).getBoundingClientRect();
  middle = new DOMRect(box.left + box.width / 2, box.top + box.height / 2, 0, 0);
}

/** Where a seat's plate is; one's own lies in the dock. */
function plate(seat: number): DOMRect {
  return plates.get(`seat-${seat}`) ?? plates.get("dock") ?? new DOMRect();
}

/** Cards that have changed hands. */
function moves(): readonly Move[] {
  const now = mine.peek();
  return now && "moves" in now ? now.moves : [];
}

/** Whom cards come from that are new in the hand. */
function giver(): number {
  return moves().findLast((move) => move.to === mySeat.peek())?.from ?? mySeat.peek() ?? 0;
}

function centre(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** A card comes from a box. It grows or shrinks only outside the hand, whose fan turns around another point. */
function fly(card: Seen, from: DOMRect, delay: number, factor: number): void {
  const [x, y] = centre(from);
  const [toX, toY] = centre(card.box);
  const width = card.box.width || card.node.offsetWidth; // none while it is turned up
  const scale = card.where === "hand" || !from.width ? 1 : Math.max(0.4, from.width / width);
  const isFar = Math.hypot(x - toX, y - toY) > card.box.width / 2;
  const mover = card.where === "hand" ? (card.node.closest("li") ?? card.node) : card.node; // lifting is the card's own
  run(
    mover,
    [
      { translate: `${x - toX}px ${y - toY}px`, scale: String(scale) },
      { translate: "0 0", scale: "1" },
    ],
    { duration: FLY_MS * factor, delay: delay * factor, easing: isFar ? LAND : EASE_OUT, fill: "backwards" },
  );
}

/** What lay face down is turned up: the back narrows, then the face widens. */
function turn(card: Seen, back: Seen, factor: number): void {
  const ghost = ghostOf(back);
  run(ghost, [{ scale: "1 1" }, { scale: "0 1" }], { duration: TURN_MS * factor, easing: "ease-in" }, () =>
    ghost.remove(),
  );
  const late = { duration: TURN_MS * factor, delay: TURN_MS * factor, easing: "ease-out", fill: "backwards" } as const;
  run(card.node, [{ scale: "0 1" }, { scale: "1 1" }], late);
}

/** The cards of a trick go to whoever took it. */
function sweep(was: Shot, now: Shot, to: DOMRect, factor: number): void {
  const [toX, toY] = centre(to);
  for (const [name, card] of was.cards) {
    if (card.where !== "place" || now.cards.get(name)?.where === "place") continue;
    const ghost = ghostOf(card);
    const [x, y] = centre(card.box);
    run(
      ghost,
      [
        { opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { translate: `${toX - x}px ${toY - y}px`, scale: "0.3", opacity: 0 },
      ],
      { duration: SWEEP_MS * factor, easing: EASE_OUT },
      () => ghost.remove(),
    );
  }
}

/** Cards that one has given away go to whoever got them. */
function handOver(was: Shot, now: Shot, factor: number): void {
  const given = moves().filter(({ from }) => from === mySeat.peek());
  for (const [name, card] of was.cards) {
    const to = given.findLast(({ cards }) => cards.includes(name))?.to;
    if (card.where === "place" || now.cards.has(name) || to === undefined || to === mySeat.peek()) continue;
    const [x, y] = centre(card.box);
    const [toX, toY] = centre(plate(to));
    const ghost = ghostOf(card);
    const frames = [{ opacity: 1 }, { translate: `${toX - x}px ${toY - y}px`, scale: "0.4", opacity: 0.2 }];
    run(ghost, frames, { duration: FLY_MS * factor, easing: EASE_OUT }, () => ghost.remove());
  }
}

/** A picture of a card where it lay: seen, never touched, never read out. */
function ghostOf({ node, box }: Seen): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-testid", "aria-label", "role"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.inert = true;
  const put = { left: `${box.left}px`, top: `${box.top}px`, "--card-w": `${box.width}px` };
  for (const [name, value] of Object.entries(put)) ghost.style.setProperty(name, value);
  document.body.append(ghost);
  return ghost;
}

function run(node: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions, then?: () => void): void {
  if (!("animate" in node)) return; // a page without it shows the end at once
  const animation = node.animate(frames, how);
  running.add(animation);
  const done = () => {
    running.delete(animation);
    then?.();
    rest();
  };
  animation.onfinish = done;
  animation.oncancel = () => running.delete(animation);
}

/** Says when nothing moves any more. */
function rest(): void {
  const now = root();
  if (now && running.size === 0 && !look.peek()) now.dataset.anim = "idle";
}
