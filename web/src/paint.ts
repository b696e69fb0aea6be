/** Lets a press be seen before anything else is done: what arrives right after it waits for the next frame. */

const LONGEST_MS = 250; // a hidden page paints no frames

const waiting: (() => void)[] = [];
let isPressed = false;

for (const kind of ["pointerup", "click", "keydown"])
  addEventListener(kind, notePress, { capture: true, passive: true });

function notePress(): void {
  if (isPressed) return;
  isPressed = true;
  requestAnimationFrame(() => setTimeout(release));
  setTimeout(release, LONGEST_MS);
}

function release(): void {
  if (!isPressed) return;
  isPressed = false;
  for (const work of waiting.splice(0)) work();
}

/** Does the work now, or after the frame that shows the press; always in the order of asking. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
