/**
 * Fingers and mice on cards: a press up to 10 px of travel is a press; beyond that the card follows. Let go 40 px higher
 * it is played, sideways it is put elsewhere in the hand; a card in a row of places goes to the place it is let go on. A
 * long press or the right button reads what is written.
 */

const SLIP = 10;
const PLAY = 40;
const LONG_MS = 500;

export interface Held {
  onPlay: (x: number, y: number) => void; // let go there
  onMove: (x: number) => void; // dropped at this place across the page
  canPlay: () => boolean;
}

let swallow = false; // the click that ends a drag or a long press is none

/** Follows a pointer that went down on a card of the hand. */
export function hold(event: PointerEvent, { onPlay, onMove, canPlay }: Held): void {
  const { clientX, clientY } = event;
  drag(
    event,
    (x, y) => {
      if (y - clientY < -PLAY) onPlay(x, y);
      else if (Math.abs(x - clientX) > 2 * SLIP) onMove(x);
    },
    (y) => y - clientY < -PLAY && canPlay(),
  );
}

/** Lets a card follow the pointer that went down on it, and tells where it is let go. */
export function drag(
  event: PointerEvent,
  onDrop: (x: number, y: number) => void,
  willPlay: (y: number) => boolean = () => false,
): void {
  const node = event.currentTarget;
  if (event.button !== 0 || !(node instanceof HTMLElement)) return;
  const { clientX, clientY, pointerId } = event;
  const place = node.closest("li");
  let dragging = false;
  const follow = (now: PointerEvent) => {
    if (now.pointerId !== pointerId || !node.isConnected) return;
    const x = now.clientX - clientX;
    const y = now.clientY - clientY;
    if (!dragging && Math.hypot(x, y) <= SLIP) return;
    if (!dragging) {
      dragging = true;
      node.setPointerCapture(pointerId);
      node.dataset.dragging = "";
      place?.setAttribute("data-carries", "");
    }
    node.style.translate = `${x}px ${y}px`;
    node.dataset.drop = willPlay(now.clientY) ? "play" : "back";
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    for (const name of ["pointermove", "pointerup", "pointercancel"] as const)
      window.removeEventListener(name, handlers[name]);
    place?.removeAttribute("data-carries");
    if (!dragging || !node.isConnected) return;
    delete node.dataset.dragging;
    delete node.dataset.drop;
    node.style.translate = "";
    if (now.type === "pointercancel") return;
    swallow = true;
    setTimeout(() => (swallow = false), 0);
    onDrop(now.clientX, now.clientY);
  };
  const handlers = { pointermove: follow, pointerup: end, pointercancel: end };
  for (const name of ["pointermove", "pointerup", "pointercancel"] as const)
    window.addEventListener(name, handlers[name]); // a quick hand has left the card by the first move
}

const READABLE = ".card[data-suit], .mini[data-suit], .chip, .seat > button, .me .own";

/** Reads what is under a long press or a right click, anywhere on the page. */
export function watchLongPress(read: (node: HTMLElement) => boolean): void {
  let timer = 0;
  let x = 0;
  let y = 0;
  const readable = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(READABLE) : null;
  const stop = () => clearTimeout(timer);
  window.addEventListener("pointerdown", (event) => {
    const node = readable(event);
    stop();
    if (!node || event.button !== 0 || event.pointerType === "mouse") return;
    x = event.clientX;
    y = event.clientY;
    timer = window.setTimeout(() => {
      if (read(node)) swallow = true;
    }, LONG_MS);
  });
  window.addEventListener("pointermove", (event) => Math.hypot(event.clientX - x, event.clientY - y) > SLIP && stop());
  window.addEventListener("pointerup", () => {
    stop();
    setTimeout(() => (swallow = false), 0);
  });
  window.addEventListener("pointercancel", stop);
  window.addEventListener("contextmenu", (event) => {
    const node = readable(event);
    if (node && read(node)) event.preventDefault();
  });
  window.addEventListener(
    "click",
    (event) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
