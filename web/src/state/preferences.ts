/** How somebody likes to play: kept in this browser, works at once. */

import { effect, signal } from "@preact/signals";
import { kept, write } from "./keep";

export interface Preferences {
  language: string; // "auto": the browser's
  text: "100" | "125" | "150";
  order: "suits" | "alternating" | "numbers";
  lowLeft: boolean;
  press: "device" | "two" | "one"; // how many presses play a card
  lastCard: boolean; // the only card left is played by itself
  plan: boolean; // a card can be lifted while others play
  motion: "off" | "brisk" | "normal" | "calm";
  sound: boolean | null; // null: not asked yet
  volume: number;
  buzz: boolean;
  ask: "always" | "never"; // about one's power
  chat: boolean;
  notify: boolean;
  letters: boolean; // single letters work as keys
}

const FRESH: Preferences = {
  language: "auto", text: "100", order: "suits", lowLeft: true, press: "device", lastCard: false, plan: true, motion: "normal", sound: null, volume: 60,
  buzz: false, ask: "always", chat: true, notify: false, letters: true,
}; // biome-ignore format: a record

function read(): Preferences {
  try {
    return { ...FRESH, ...JSON.parse(kept("preferences") ?? "{}") };
  } catch {
    return FRESH;
  }
}

export const preferences = signal<Preferences>(read());

export function prefer(part: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...part };
  write("preferences", JSON.stringify(preferences.value));
}

// What is changed in another tab of this browser holds here too
window.addEventListener("storage", ({ key }) => {
  if (key === "coronet.preferences") preferences.value = read();
});

effect(() => {
  const { text, motion } = preferences.value;
  document.documentElement.style.fontSize = text === "100" ? "" : `${text}%`;
  document.documentElement.dataset.motion = motion;
});

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const FACTORS = { off: 0, brisk: 0.6, normal: 1, calm: 1.5 } as const;

/** How long things take to move, times the design's figures; 0 when nothing is to travel. */
export const motionFactor = () => (still.matches ? 0 : FACTORS[preferences.value.motion]);
