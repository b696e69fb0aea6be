/** What can be set in a game, as it declares it: fetched, with its words, by the pages where it is set. */

import { signal } from "@preact/signals";
import type { SettingInfo } from "../net/protocol";
import { learn } from "../words/language";
import { added } from "./shelf";

export type Values = Readonly<Record<string, unknown>>;

const ours = signal<Readonly<Record<string, SettingInfo[]>> | null>(null);
let isWanted = false;

/** The settings of a game, or null until they are here; asking fetches them. */
export function settingsOf(game: string): readonly SettingInfo[] | null {
  if (!isWanted) void fetchSettings();
  return ours.value && (ours.value[game] ?? added.value[game]?.settings ?? []);
}

async function fetchSettings(): Promise<void> {
  isWanted = true;
  const [found] = await Promise.all([import("../generated/settings.json"), learn("options")]);
  ours.value = found.default as Record<string, SettingInfo[]>;
}

/** One setting of a game that is known to have it. */
export function settingOf(game: string, name: string): SettingInfo | undefined {
  return settingsOf(game)?.find((one) => one.name === name);
}

/** Where a value stands: house rules lie together. */
export function valueIn(setting: SettingInfo, values: Values): unknown {
  const held = setting.house ? values.house_rules : values;
  return (held as Values | undefined)?.[setting.name];
}

/** The value that holds: what was set, or what does where nothing is. */
export function heldIn(game: string, setting: SettingInfo, values: Values): unknown {
  return valueIn(setting, values) ?? inValuesOf(game, setting, setting.default, values);
}

/** The settings with a value; undefined leaves it to the game. */
export function withValue(setting: SettingInfo, values: Values, value: unknown): Record<string, unknown> {
  const { [setting.name]: _before, ...rest } = setting.house ? ((values.house_rules ?? {}) as Values) : values;
  const now = value === undefined ? rest : { ...rest, [setting.name]: value };
  return setting.house ? { ...values, house_rules: now } : now;
}

/** Whether a setting counts beside these values of the others. */
export function isCounted(game: string, setting: SettingInfo, values: Values): boolean {
  const [name, wanted] = (setting.with ?? []) as [string?, string[]?];
  const other = name && settingOf(game, name);
  if (!other || !wanted) return true;
  const has = heldIn(game, other, values);
  return wanted.some((one) => (Array.isArray(has) ? has.includes(one) : has === one));
}

interface Bounds {
  least: number;
  most: number;
}

/** What is allowed beside these values of the others: a list, or bounds. */
export function allowedIn(game: string, setting: SettingInfo, values: Values): readonly unknown[] | Bounds {
  const allowed = inValuesOf(game, setting, setting.allowed, values);
  return (allowed ?? []) as readonly unknown[] | Bounds;
}

/** Something that a setting has, or has by the values of another one. */
function inValuesOf(game: string, { by }: SettingInfo, something: unknown, values: Values): unknown {
  const other = by && settingOf(game, by);
  if (!other || typeof something !== "object" || something === null || Array.isArray(something)) return something;
  return (something as Values)[String(heldIn(game, other, values))];
}
