/** Who stands above the dock in place of hints and tips, where somebody is taught there. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

export const coach = signal<ComponentType | null>(null);
