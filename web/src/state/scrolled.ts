/**
 * How far each place of the history was scrolled when it was left: whoever comes back finds it so. A browser's own memory
 * counts once, in the moment of going back, when the screen may not have been drawn yet, or not been fetched.
 */

const KEPT = "coronet.scrolled";
const LONGEST_MS = 30_000; // for a screen to be fetched and to grow as tall as it was
const STILL_MS = 3000; // for what comes late above the place, once it has been reached
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let here = placeNow();
let settle: () => void = () => undefined;

window.addEventListener("pagehide", () => {
  history.scrollRestoration = "auto"; // a page that is loaded again is the browser's to restore
});

/** To a new place, at its top. */
export function placeLeft(address: string): void {
  remember();
  here = Math.random().toString(36).slice(2);
  history.pushState({ place: here }, "", address);
  scrollTo(0, 0);
}

/** Back or forth in the history, to a place as it was left, or to its top where it begins anew. */
export function placeReturned(anew: boolean): void {
  remember();
  here = placeNow();
  stayAt(anew ? 0 : (read()[here] ?? 0));
}

function placeNow(): string {
  return (history.state as { place?: string } | null)?.place ?? "first";
}

function read(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
}

function remember(): void {
  settle();
  history.scrollRestoration = "manual";
  sessionStorage.setItem(KEPT, JSON.stringify({ ...read(), [here]: scrollY }));
}

/** The screen may still grow into its height: it is held at its place until it has for a while, or the reader moves. */
function stayAt(top: number): void {
  let isReached = false;
  let timer = setTimeout(() => settle(), LONGEST_MS);
  const hold = new ResizeObserver(() => {
    scrollTo(0, top);
    if (isReached || Math.abs(scrollY - top) > 1) return;
    isReached = true;
    clearTimeout(timer);
    timer = setTimeout(() => settle(), STILL_MS);
  });
  settle = () => {
    settle = () => undefined;
    hold.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, settled);
  };
  for (const move of MOVES) window.addEventListener(move, settled, { passive: true });
  hold.observe(document.body);
  scrollTo(0, top);
}

const settled = () => settle();
