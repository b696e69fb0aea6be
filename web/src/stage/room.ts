/**
 * How much room a part of the page has, said by attributes: `data-from` lists the widths in rem that it reaches,
 * `data-tall` the heights, `data-within` the widths that it does not exceed. Container queries would say the same, but
 * make every layout of the table 20 times as long.
 */

import { effect } from "@preact/signals";
import { preferences } from "../state/preferences";

const WIDTHS = [18, 20.5, 22, 30, 35, 42, 58, 90];
const HEIGHTS = [6.9, 8.5, 10.5, 13, 14, 17.25];
const NARROW = [3.25, 4.5, 4.75];

const parts = new Map<Element, (node: HTMLElement, box: DOMRectReadOnly) => void>();
const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : null;

function measure(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) parts.get(target)?.(target as HTMLElement, contentRect);
}

/** The sizes reached, as words of an attribute. */
export function reached(sizes: readonly number[], pixels: number, rem: number): string {
  return sizes.filter((size) => pixels >= size * rem).join(" ");
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function sayWidth(node: HTMLElement, { width }: DOMRectReadOnly): void {
  node.dataset.from = reached(WIDTHS, width, rem());
  node.style.setProperty("--across", `${width}px`);
}

function sayNarrow(node: HTMLElement, { width }: DOMRectReadOnly): void {
  node.dataset.within = NARROW.filter((size) => width <= size * rem()).join(" ");
}

/** Only of a part whose height does not follow from what lies in it. */
function sayHeight(node: HTMLElement, { height }: DOMRectReadOnly): void {
  if (getComputedStyle(node).contain !== "size") {
    delete node.dataset.tall;
    node.style.removeProperty("--up");
    return;
  }
  node.dataset.tall = reached(HEIGHTS, height, rem());
  node.style.setProperty("--up", `${height}px`);
}

function watch(node: HTMLElement | null, say: (node: HTMLElement, box: DOMRectReadOnly) => void) {
  if (!node) return;
  parts.set(node, say);
  observer?.observe(node);
  return () => {
    parts.delete(node);
    observer?.unobserve(node);
  };
}

/** As the `ref` of a part: its width is said. */
export const wide = (node: HTMLElement | null) => watch(node, sayWidth);

/** As the `ref` of a part: its height is said. */
export const tall = (node: HTMLElement | null) => watch(node, sayHeight);

/** As the `ref` of a part: it is said how narrow it is. */
export const narrow = (node: HTMLElement | null) => watch(node, sayNarrow);

// Larger letters make the same room smaller
effect(() => {
  preferences.value.text;
  for (const node of parts.keys()) {
    observer?.unobserve(node);
    observer?.observe(node);
  }
});
