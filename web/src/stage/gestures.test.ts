import { expect, test, vi } from "vitest";
import { hold } from "./gestures";

function card(): HTMLElement {
  const node = document.createElement("button");
  node.setPointerCapture = () => undefined;
  document.body.append(node);
  return node;
}

function drag(node: HTMLElement, x: number, y: number) {
  const onPlay = vi.fn();
  const onMove = vi.fn();
  node.addEventListener("pointerdown", (event) => hold(event as PointerEvent, { onPlay, onMove, canPlay: () => true }));
  const at = (type: string, clientX: number, clientY: number) =>
    node.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, bubbles: true }));
  at("pointerdown", 100, 100);
  at("pointermove", 100 + x, 100 + y);
  at("pointerup", 100 + x, 100 + y);
  return { onPlay, onMove };
}

test("dragged 40 px up a card is played; lower it goes back", () => {
  expect(drag(card(), 0, -60).onPlay).toHaveBeenCalledOnce();
  expect(drag(card(), 0, -30).onPlay).not.toHaveBeenCalled();
});

test("a slip of 10 px is no drag", () => {
  const node = card();
  const { onPlay, onMove } = drag(node, 6, -6);
  expect(onPlay).not.toHaveBeenCalled();
  expect(onMove).not.toHaveBeenCalled();
  expect(node.style.translate).toBe("");
});

test("dragged sideways it is put elsewhere in the hand", () => {
  const { onMove, onPlay } = drag(card(), 80, -5);
  expect(onMove).toHaveBeenCalledWith(180);
  expect(onPlay).not.toHaveBeenCalled();
});
