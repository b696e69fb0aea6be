/** The keyboard's place: never lost. After a card is played it is the dock, for a new decision its first control. */

import { effect } from "@preact/signals";
import { question, sent } from "../state/state";

let byKeys = false;
window.addEventListener("keydown", () => (byKeys = true), { capture: true });
window.addEventListener("pointerdown", () => (byKeys = false), { capture: true });

/** Whether the focus is at one's own place, or nowhere. */
function isFree(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.closest(".desk") !== null;
}

function focusOn(...selectors: string[]): void {
  requestAnimationFrame(() => {
    if (!byKeys || !isFree()) return;
    const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus();
  });
}

effect(() => {
  if (sent.value) focusOn(".dock");
});

effect(() => {
  if (question.value === null) return;
  focusOn(
    ".dock .power button:not([aria-disabled])",
    ".dock [data-testid=main-action]:not([aria-disabled])",
    ".hand [data-legal=yes]",
    '.stage [data-choice][tabindex="0"]',
    ".stage [data-choice]",
    ".hand button",
  );
});
