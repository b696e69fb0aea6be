/** Keys at the table. Each presses what a finger would press; none does anything that cannot be undone by itself. */

import { sheet } from "./state";

const BUTTONS: Record<string, string> = {
  p: "main-action",
  u: "power-use",
  n: "power-later",
  r: "power-asleep",
};
const SHEETS: Record<string, "score" | "talk" | "menu" | "last-trick"> = {
  s: "score",
  g: "talk",
  c: "talk",
  m: "menu",
  l: "last-trick",
};

/** Whether a key belongs to a field in which one writes. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

export function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (!document.querySelector('[data-testid="table"]')) return;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  const key = event.key.toLowerCase();
  const button = BUTTONS[key];
  const of = SHEETS[key];
  if (digit) handCard(Number(digit) - 1)?.focus();
  else if (button) press(button);
  else if (of) sheet.value = sheet.value?.of === of ? null : { of };
}

function handCard(at: number): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(".hand .card")][at];
}

function press(testid: string): void {
  document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)?.click();
}
