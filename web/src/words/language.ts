/**
 * Which language the page speaks: the reader's choice, else the first of the browser's that there is, else English.
 * English comes with the page; the texts of another language are a chunk of their own, and so are those that only some
 * screens need; the server has those of games that were added to it. `?lang=fr` asks for a language for one visit,
 * `?lang=xx` for English as if it were a longer language.
 */

import english from "words:en";
import { languages, shelf } from "words:shelf";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { prefer, preferences } from "../state/preferences";

export const LANGUAGES: readonly string[] = languages;

/** The group of texts of games that were added. */
export const ADDED = "added";

const STRETCHED = "xx";
const ACCENTS: Record<string, string> = { a: "á", e: "ë", i: "î", o: "ö", u: "ů", y: "ÿ" };
const CASES = ["genitive", "dative", "accusative", "instrumental", "locative"]; // as in words.py

/** What is known of a language so far. */
export interface Language {
  readonly code: string;
  readonly bundle: FluentBundle;
  readonly keys: readonly string[]; // in the order in which they are written
  readonly cases: readonly string[]; // those that its names have
}

/** English as if it were a longer language: every vowel twice, the second one accented. For tests of the layout. */
export function stretched(text: string): string {
  if (text.length < 3) return text; // two letters on a card are two letters in every language
  return text.replace(/[aeiouy]/g, (vowel) => vowel + ACCENTS[vowel]);
}

function begun(code: string): Language {
  const transform = code === STRETCHED ? { transform: stretched } : {};
  const bundle = new FluentBundle(code === STRETCHED ? "en" : code, { useIsolating: false, ...transform });
  return { code, bundle, keys: [], cases: [] };
}

function withTexts(language: Language, text: string): Language {
  const resource = new FluentResource(text);
  language.bundle.addResource(resource);
  const attributes = new Set(resource.body.flatMap((message) => Object.keys(message.attributes ?? {})));
  return {
    ...language,
    keys: [...language.keys, ...resource.body.map(({ id }) => id).filter((id) => !id.startsWith("-"))],
    cases: CASES.filter((one) => attributes.has(one) || language.cases.includes(one)),
  };
}

const known = new Map<string, Language>([["en", withTexts(begun("en"), english)]]);
const heard = new Set<string>(["en"]); // texts that were added, as "fr" or "fr/rules"
const groups = new Set<string>(); // those that the screens seen so far need

/** The language spoken now. */
export const spoken = signal<Language>(known.get("en") ?? begun("en"));

const visit = signal(new URLSearchParams(location.search).get("lang"));

/** The language that is wanted: it is spoken as soon as its texts are there. */
export const wanted = computed(() => {
  const asked = [visit.value, preferences.value.language].find((code) => code && isThere(code));
  const browser = navigator.languages.map((code) => code.split("-")[0] ?? "").find((code) => LANGUAGES.includes(code));
  return asked ?? browser ?? "en";
});

function isThere(code: string): boolean {
  return LANGUAGES.includes(code) || code === STRETCHED;
}

/** The reader's choice: a language, or "auto" for the browser's. */
export function choose(language: string): void {
  visit.value = null;
  prefer({ language });
}

/** Speaks the language that is wanted; where its texts cannot be fetched, the one before is kept. */
export async function speak(): Promise<void> {
  const code = wanted.value;
  await Promise.all(["", ...groups].map((group) => hear(code, group)));
  const language = known.get(code);
  if (!language || code !== wanted.value) return;
  spoken.value = language;
  const root = document.documentElement;
  const lang = code === STRETCHED ? "en" : code;
  if (root.lang !== lang) root.lang = lang; // set to the same, it would style the whole page anew
}

/** Adds the texts that only some screens need, now and in every language that is spoken later. */
export async function learn(group: string): Promise<void> {
  groups.add(group);
  await hear(spoken.value.code, group);
  await speak();
}

async function hear(code: string, group: string): Promise<void> {
  const source = code === STRETCHED ? "en" : code;
  const mark = group ? `${code}/${group}` : code;
  const text = await (group === ADDED ? fetchAdded(source) : fetchOurs(source, group));
  if (text === undefined || heard.has(mark)) return;
  heard.add(mark);
  known.set(code, withTexts(known.get(code) ?? begun(code), text));
}

async function fetchOurs(code: string, group: string): Promise<string | undefined> {
  const place = group ? `${code}/${group}` : code;
  return place === "en" ? english : (await shelf[place]?.())?.default;
}

async function fetchAdded(code: string): Promise<string | undefined> {
  const answer = await fetch(`/api/words/${code}`);
  return answer.ok ? answer.text() : undefined;
}
