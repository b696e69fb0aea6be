/** Who stands above the dock in place of hints and tips, where somebody is taught there, and what it puts on the cards. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { HintBody } from "../net/protocol";

export const coach = signal<ComponentType | null>(null);

/** What the choice of a card costs, as it is told after the choice. */
export interface Price {
  cost: number; // against the best
  unit: HintBody["unit"];
  isBest: boolean;
}

export const prices = signal<ReadonlyMap<string, Price>>(new Map());
