/**
 * Lets a press be seen before anything else is done. The frame after it shows only that something was pressed; what
 * the press changes, and what arrives meanwhile, is drawn after that frame, or before the next press is heard.
 */

import { options } from "preact";

const LONGEST_MS = 250; // a hidden page paints no frames

const reading: (() => void)[] = [];
const waiting: (() => void)[] = [];
let isPressed = false;
let pressed: Element | null = null;

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, release, { capture: true, passive: true });
for (const kind of ["pointerup", "click", "keydown"])
  addEventListener(kind, notePress, { capture: true, passive: true });

function notePress(event: Event): void {
  if (event.type === "click") mark(event.target);
  if (isPressed) return;
  isPressed = true;
  requestAnimationFrame(() => setTimeout(release));
  setTimeout(release, LONGEST_MS);
}

/** Shows what was pressed, by a mark that is painted and moves nothing. */
function mark(target: EventTarget | null): void {
  pressed?.removeAttribute("data-pressed");
  pressed = target instanceof Element ? target.closest("button") : null;
  pressed?.setAttribute("data-pressed", "");
}

function release(): void {
  if (!isPressed) return;
  isPressed = false;
  for (const work of [...reading.splice(0), ...waiting.splice(0)]) work();
  mark(null);
}

/** Does the work now, or after the frame that shows the press; always in the order of asking. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

/** Reads the page as it stands before it is drawn anew: now, or after the frame that shows the press. */
export function beforeDrawing(work: () => void): void {
  if (isPressed) reading.push(work);
  else work();
}

options.debounceRendering = (draw) => (isPressed ? waiting.push(draw) : queueMicrotask(draw));
