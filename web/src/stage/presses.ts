/**
 * When and where presses begin. A press that began before the question appeared never answers it; nor does the second of
 * a double tap, if the first one was about another question.
 */

import { effect } from "@preact/signals";
import { question } from "../state/state";

const DOUBLE_MS = 350;
const DOUBLE_PX = 24;

interface Press {
  at: number;
  x: number;
  y: number;
  asked: number | null; // the question in sight when it began
}

let press: Press | null = null;
let before: Press | null = null;
let keyIsDown = false;
let appeared = 0; // when the present question came in sight

effect(() => {
  question.value;
  appeared = performance.now();
});

/** When the press began that is being answered now. */
export const pressBegan = () => press?.at ?? performance.now();

/** Whether the present press is too early for the present question. */
export function isEarly(): boolean {
  const asked = question.peek();
  if (!press || asked === null) return false;
  if (press.at < appeared) return true;
  if (!before || before.asked === asked) return false;
  const isNear = Math.hypot(press.x - before.x, press.y - before.y) <= DOUBLE_PX;
  return isNear && press.at - before.at <= DOUBLE_MS;
}

function begin(x: number, y: number): void {
  before = press;
  press = { at: performance.now(), x, y, asked: question.peek() };
}

/** Whether something lies at the table, and not on a paper beside it. */
const canAnswer = (node: Element) =>
  node.closest("[data-testid=table], aside")?.matches("[data-testid=table]") ?? false;

/** Notes how presses begin, and swallows those at the table that are too early. */
export function watchPresses(): void {
  const first = { capture: true };
  window.addEventListener("pointerdown", ({ clientX, clientY }) => begin(clientX, clientY), first);
  window.addEventListener(
    "keydown",
    ({ repeat }) => {
      keyIsDown = true;
      if (!repeat) begin(Number.NEGATIVE_INFINITY, 0); // no place, and near no other
    },
    first,
  );
  window.addEventListener("keyup", () => setTimeout(() => (keyIsDown = false), 0), first);
  window.addEventListener(
    "click",
    (event) => {
      if (event.detail === 0 && !keyIsDown) begin(event.clientX, event.clientY); // by a tool: it begins and ends at once
      if (!(event.target instanceof Element) || !canAnswer(event.target) || !isEarly()) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    first,
  );
}
