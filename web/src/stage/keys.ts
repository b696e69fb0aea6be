/** Keys at the table. Each presses what a finger would press; none does anything that cannot be undone by itself. */

import { preferences } from "../state/preferences";
import { arm, armed, sheet, spoken, tab } from "../state/state";
import { closeHint, hint } from "../table/hint";
import { beat, hasten } from "./stage";

const BUTTONS: Record<string, string> = {
  p: "main-action",
  u: "power-use",
  n: "power-later",
  r: "power-asleep",
  h: "hint",
};
const SHEETS: Record<string, "score" | "talk" | "menu" | "last-trick" | "keys"> = {
  s: "score",
  g: "talk",
  c: "talk",
  m: "menu",
  l: "last-trick",
  "?": "keys",
};
const PLACES = [..."123456789"].map((digit) => `Digit${digit}`).concat("Digit0", "Minus", "Equal"); // by position

/** Whether a key belongs to a field in which one writes. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

export function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (!document.querySelector('[data-testid="table"]')) return;
  if (beat.value && !sheet.value && (event.key === " " || event.key === "Escape")) {
    event.preventDefault(); // no button is pressed by it
    return hasten();
  }
  if (event.key === "Escape" && !sheet.value) return putAway();
  const place = PLACES.indexOf(event.code);
  const key = event.key.toLowerCase();
  if (place >= 0) return handCard(place)?.focus();
  if (!preferences.value.letters) return;
  const button = BUTTONS[key];
  const of = SHEETS[key];
  if (key === "i") inspect(document.activeElement);
  else if (key === "t") readTrick();
  else if (button) press(button);
  else if (of) {
    if (key === "c" || key === "g") tab.value = key === "c" ? "chat" : "story";
    sheet.value = sheet.value?.of === of ? null : { of };
  }
}

/** Takes back what was begun last: the hint, then the armed power. */
function putAway(): void {
  if (hint.value) closeHint();
  else if (armed.value) arm(false);
}

function handCard(at: number): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(".hand .card")][at];
}

function press(testid: string): void {
  document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)?.click();
}

/** Opens the text of a card, chip, plate or princess; says whether there is one. */
export function inspect(node: Element | null): boolean {
  const near = node?.closest<HTMLElement>(".card[data-suit], .card[data-card], .mini[data-suit], .chip, .seat, .me");
  if (!near) return false;
  const seat = /^seat-(\d+)$/.exec(near.dataset.testid ?? "")?.[1];
  if (near.matches(".chip")) near.click();
  else if (seat !== undefined) sheet.value = { of: "seat", seat: Number(seat) };
  else sheet.value = { of: "card", card: near.dataset.card ?? `${near.dataset.suit}${near.dataset.rank}` };
  return true;
}

/** Says the trick aloud, as its places stand there. */
function readTrick(): void {
  const cards = [...document.querySelectorAll(".runner .card")].map((card) => card.getAttribute("aria-label"));
  spoken.value = cards.join(". ");
}
