/** Arrow keys in a group of buttons that is one stop for the Tab key. */

interface Place {
  node: HTMLElement;
  x: number;
  y: number;
}

const STEPS: Record<string, (at: number, all: Place[]) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, all) => nearest(at, all, -1),
  ArrowDown: (at, all) => nearest(at, all, 1),
  Home: () => 0,
  End: (_, all) => all.length - 1,
  PageUp: (at, all) => suitStart(at, all, -1),
  PageDown: (at, all) => suitStart(at, all, 1),
};

/** Moves the focus among the group's buttons, or those that the selector says, as the key says; says whether it did. */
export function walk(event: KeyboardEvent, group: HTMLElement | null, of = "button"): boolean {
  const step = STEPS[event.key];
  const all = [...(group?.querySelectorAll<HTMLElement>(of) ?? [])].map(placeOf);
  const at = all.findIndex(({ node }) => node === document.activeElement);
  if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return false;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, step(at, all)))]?.node.focus();
  return true;
}

function placeOf(node: HTMLElement): Place {
  const box = node.getBoundingClientRect();
  return { node, x: box.left + box.width / 2, y: box.top };
}

/** The nearest button of the row above or below; where there is none, the one itself. */
function nearest(at: number, all: Place[], way: number): number {
  const from = all[at];
  if (!from) return at;
  const isBeyond = (place: Place) => way * (place.y - from.y) > 20;
  const found = all.filter(isBeyond).sort((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0];
  return found ? all.indexOf(found) : at;
}

/** The first card of the suit before or after. */
function suitStart(at: number, all: Place[], way: number): number {
  const suit = (place: Place | undefined) => place?.node.dataset.suit;
  const starts = [...all.keys()].filter((place) => place === 0 || suit(all[place]) !== suit(all[place - 1]));
  const now = starts.findLast((start) => start <= at) ?? 0;
  return starts[starts.indexOf(now) + way] ?? at;
}
