/**
 * Cards that move. What is here only plays the way from what was shown to what is shown now: the places of all cards are
 * measured before and after, and each card travels from the one to the other. The stage gives it time.
 */

import { effect } from "@preact/signals";
import { partsOf } from "../games/games";
import type { Move } from "../net/protocol";
import { filled, lifted, link, mine, mySeat, onTable, part, sent, table as tableInfo } from "../state/state";
import { ringsOf } from "../table/printed";
import { travelFactor } from "./beats";
import { beforeDrawing } from "./paint";
import { beat } from "./stage";

const LAND = "cubic-bezier(.3, 1.35, .5, 1)";
const EASE_OUT = "cubic-bezier(.2, .8, .25, 1)";
const FLY_MS = 260;
const SWEEP_MS = 420;
const TURN_MS = 110;
const FADE_MS = 80;
const STAGGER_MS = 25;
const MOST_STAGGER_MS = 340; // so that the whole deal takes 600
const RING_MS = 80;

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
}

let before: Shot | null = null;
let isDue = false;
const running = new Set<Animation>();
let left: (Animation | undefined)[] = []; // what has left its place

effect(() => {
  if (onTable.value && !partsOf(onTable.value.game)?.liftsInHand) lifted.value; // it leaves the hand
  sent.value;
  filled.value;
  beat.value;
  tableInfo.value?.state;
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
  return { cards, part: part.peek() };
}

/** Does in quiet what the first flight will do: whatever a browser does for the first time takes twice as long. */
function rehearse(): void {
  const table = root();
  if (!table || beat.peek()) return;
  const [card] = measure().cards.values();
  readPlates(table);
  if (card) fly(card, card.box, 0, 0);
}

let isRehearsed = false;
effect(() => {
  if (isRehearsed || !onTable.value) return;
  isRehearsed = true;
  (window.requestIdleCallback ?? setTimeout)(rehearse);
});

function play(): void {
  const was = before;
  before = null;
  isDue = false;
  const table = root();
  if (!was || !table) return;
  for (const animation of [...running, ...left]) animation?.cancel();
  running.clear();
  left = [];
  for (const ghost of document.querySelectorAll(".ghost")) ghost.remove();
  const now = measure();
  readPlates(table); // before anything is written: a box read after that would lay the page out once more
  const factor = travelFactor(tableInfo.peek()?.pace);
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
  if (factor) {
    sweep(now, factor);
    handOver(was, now, factor);
    handAround(factor);
  }
  table.dataset.anim = running.size || beat.peek() ? "busy" : "idle";
}

/** Whether a card lies elsewhere; one that is being turned up where it lay has another width, but the same middle. */
function moved(one: DOMRect, other: DOMRect): boolean {
  const [x, y] = centre(one);
  const [toX, toY] = centre(other);
  return Math.abs(x - toX) + Math.abs(y - toY) > 2;
}

let plates = new Map<string, DOMRect>();
let counters = new Map<number, DOMRect>();
let middle = new DOMRect();

/** Where the plates, the dock and the middle of the table are now. */
function readPlates(table: HTMLElement): void {
  plates = new Map();
  counters = new Map();
  for (const node of table.querySelectorAll<HTMLElement>("[data-counter]"))
    counters.set(Number(node.dataset.counter), node.getBoundingClientRect());
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
  const scale = card.where === "hand" || !from.width || !width ? 1 : Math.max(0.4, from.width / width);
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

/** The cards of a trick go to whoever took it, or away; the rings on them fly into the counter one after the other. */
function sweep(now: Shot, factor: number): void {
  const taken = beat.peek();
  if (taken?.kind !== "taken") return;
  const [toX, toY] = centre(taken.seat == null ? middle : plate(taken.seat));
  let rings = 0;
  for (const [name, card] of now.cards) {
    if (card.where !== "place") continue;
    const [x, y] = centre(card.box);
    leave(card.node.closest<HTMLElement>(".laid") ?? card.node, toX - x, toY - y, factor);
    if (ringsOf(name) === 1 && taken.seat != null) flyRing(card.box, taken.seat, rings++, factor);
  }
}

/** What leaves its place stays out of sight until the table is shown without it. */
function leave(node: HTMLElement, byX: number, byY: number, factor: number): void {
  const frames = [
    { opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { translate: `${byX}px ${byY}px`, scale: "0.3", opacity: 0 },
  ];
  left.push(run(node, frames, { duration: SWEEP_MS * factor, easing: EASE_OUT, fill: "forwards" }));
}

/** A ring leaves its card for the counter of a seat. */
function flyRing(from: DOMRect, seat: number, after: number, factor: number): void {
  const [x, y] = centre(from);
  const [toX, toY] = centre(counters.get(seat) ?? plate(seat));
  const ring = afloat("ring", x, y);
  const frames = [
    { scale: "0.6" },
    { scale: "1.2", offset: 0.3 },
    { translate: `${toX - x}px ${toY - y}px`, scale: "0.7" },
  ];
  const how = { duration: SWEEP_MS * factor, delay: after * RING_MS * factor, easing: EASE_OUT } as const;
  run(ring, frames, how, () => ring.remove());
}

/** A small thing over the table: seen, never touched, never read out. */
function afloat(kind: "ring" | "back", x: number, y: number): HTMLElement {
  const thing = document.createElement("i");
  thing.className = `ghost ${kind}`;
  thing.setAttribute("aria-hidden", "true");
  thing.style.setProperty("left", `${x}px`);
  thing.style.setProperty("top", `${y}px`);
  document.body.append(thing);
  return thing;
}

/** Cards that change hands between others are seen as backs. */
function handAround(factor: number): void {
  for (const { from, to, count } of beat.peek()?.flights ?? []) {
    if (from === mySeat.peek() && beat.peek()?.kind === "pass") continue; // one's own are seen to leave the hand
    const [x, y] = centre(plate(from));
    const [toX, toY] = centre(plate(to));
    for (let at = 0; at < count; at++) {
      const back = afloat("back", x, y);
      const frames = [{ opacity: 1 }, { translate: `${toX - x}px ${toY - y}px`, opacity: 0.6 }];
      const how = {
        duration: 2 * FLY_MS * factor,
        delay: at * RING_MS * factor,
        easing: EASE_OUT,
        fill: "backwards",
      } as const;
      run(back, frames, how, () => back.remove());
    }
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

function run(node: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions, then?: () => void) {
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
  return animation;
}

/** Says when nothing moves any more. */
function rest(): void {
  const now = root();
  if (now && running.size === 0 && !beat.peek()) now.dataset.anim = "idle";
}
