/**
 * Words: turns keys with plain arguments into sentences. The same .ftl files and the same conventions for arguments as
 * src/coronet/words/words.py, where they are described; a test holds the two against each other.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Line } from "./protocol";

const GIFT_SUITS = "RSMB";
const IN_ORDER = `FPQC${GIFT_SUITS}`; // the order of cards in every list
const CARD = /^([A-Z])([0-9]+)$/;
const CARD_PARTS = ["power", "short", "ask"];
const SEAT_NAMES = new Set(["seat", "to", "from", "leader", "winner"]);

type Shown = Record<string, FluentVariable>;
export type Args = Record<string, unknown>;

const files = import.meta.glob<string>(
  "../../src/coronet/words/en/{cards,chips,page,page-games,princesses,prompts,reasons,rounds,score,story}.ftl",
  { query: "?raw", import: "default", eager: true },
);

const ACCENTS: Record<string, string> = { a: "á", e: "ë", i: "î", o: "ö", u: "ů", y: "ÿ" };

/** English as if it were a longer language: every vowel twice, the second one accented. For tests of the layout. */
export function stretched(text: string): string {
  if (text.length < 3) return text; // two letters on a card are two letters in every language
  return text.replace(/[aeiouy]/g, (vowel) => vowel + ACCENTS[vowel]);
}

/** The bundle of the page's language; `?lang=xx` asks for the stretched one. */
function load(): FluentBundle {
  const isLong = new URLSearchParams(location.search).get("lang") === "xx";
  const bundle = new FluentBundle("en", { useIsolating: false, ...(isLong ? { transform: stretched } : {}) });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = load();

/** Adds messages that only some screens need; they come with those. */
export function learn(texts: readonly string[]): void {
  for (const text of texts) english.addResource(new FluentResource(text));
}

/** One language for one reader: which edition is played, who sits where, which seat is the reader's. */
export class Words {
  constructor(
    readonly edition: string | null = null,
    readonly names: readonly string[] | null = null,
    readonly you: number | null = null,
  ) {}

  has(key: string): boolean {
    return this.found(key) !== null;
  }

  /** The sentence for a key, with the arguments worded; a game may word it in its own way. What is missing throws. */
  say(key: string, args: Args = {}): string {
    const own = `${key}-in-${this.edition}`;
    return this.format(this.has(own) ? own : key, this.worded(args));
  }

  line([key, args]: Line): string {
    return this.say(key, args);
  }

  private format(key: string, shown: Shown): string {
    const pattern = this.found(key);
    if (pattern === null) throw new Error(`no words for ${key}`);
    const errors: Error[] = [];
    const text = english.formatPattern(pattern, shown, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text;
  }

  private found(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = english.getMessage(name);
    if (!message) return null;
    if (!attribute) return message.value;
    return message.attributes[`${attribute}-${this.edition}`] ?? message.attributes[attribute] ?? null;
  }

  // From data to what a message can use

  private worded(args: Args): Shown {
    const shown: Shown = {};
    for (const [name, value] of Object.entries(args)) Object.assign(shown, this.word(name, value, args));
    for (const name of Object.keys(shown)) {
      if (name in args && !isWorded(name)) shown[name] = this.plain(args[name]);
    }
    return shown;
  }

  private word(name: string, value: unknown, args: Args): Shown {
    if (name.endsWith("_seat") || SEAT_NAMES.has(name)) return this.seat(name, Number(value));
    switch (name) {
      case "seats":
        return this.seats(name, numbers(value));
      case "to_act":
        return this.seats("seats", numbers(value));
      case "card":
      case "other":
        return this.card(name, String(value));
      case "cards":
        return this.cards(name, texts(value), args.suit);
      case "character":
        return {
          [name]: this.format(`character-${value}`, {}),
          [`${name}-plural`]: this.format(`character-${value}.many`, {}),
        };
      case "variant":
        return {
          [name]: this.format(`variant-${value}`, {}),
          [`${name}-short`]: this.format(`variant-${value}.short`, {}),
        };
      case "suit":
        return {
          [name]: String(value),
          [`${name}-name`]: this.format(`suit-${value}`, {}),
          [`${name}-one`]: this.format(`suit-${value}.one`, {}),
        };
      case "suits":
        return { [name]: this.joined(texts(value).map((suit) => this.format(`suit-${suit}`, {}))) };
      case "round":
        return typeof value === "number" ? { [name]: value } : this.named(name, `round-${value}`, String(value));
      case "rounds":
        return { [name]: this.joined(texts(value).map((id) => this.format(`round-${id}`, {}))) };
      case "princess": {
        const key = `princess-${value}`;
        return { ...this.named(name, key, String(value)), [`${name}-inside`]: this.format(`${key}.inside`, {}) };
      }
      case "princesses":
        return { [name]: this.joined(texts(value).map((id) => this.format(`princess-${id}.inside`, {}))) };
      case "asked":
        return {
          [name]: this.joined(
            texts(value).map((verb) => this.format(this.form(verb), {})),
            "list-form",
          ),
        };
      case "allowed":
        return { [name]: Array.isArray(value) ? this.joined(texts(value), "list-or") : this.plain(value) };
      default:
        return { [name]: this.plain(value) };
    }
  }

  /** How a verb is typed; a game may have its own example. */
  private form(verb: string): string {
    const own = `form-${this.edition}-${verb}`;
    return this.has(own) ? own : `form-${verb}`;
  }

  private plain(value: unknown): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return this.joined(value.map((item) => String(this.plain(item))));
    return oneLine(String(value));
  }

  private seat(name: string, seat: number): Shown {
    return { [name]: this.nameOf(seat), [`${name}-is`]: seat === this.you ? "you" : "other" };
  }

  private seats(name: string, seats: number[]): Shown {
    const others = seats.filter((seat) => seat !== this.you).map((seat) => this.nameOf(seat));
    const yours = seats.includes(this.you ?? -1) ? [this.format("list-you", {})] : [];
    const are = others.length && yours.length ? "both" : yours.length ? "you" : "others";
    return { [name]: this.joined([...others, ...yours]), [`${name}-are`]: are, count: seats.length };
  }

  /** The name at a seat. */
  nameOf(seat: number): string {
    const name = this.names?.[seat];
    return name ? oneLine(name) : this.format("seat-name", { number: seat });
  }

  private card(name: string, card: string): Shown {
    const parsed = CARD.exec(card);
    return {
      [name]: this.cardName(card),
      [`${name}-start`]: this.cardName(card, "start"),
      [`${name}-bare`]: this.cardName(card, "bare"),
      ...(parsed ? { [`${name}-suit`]: parsed[1] ?? "", [`${name}-number`]: Number(parsed[2]) } : {}),
    };
  }

  private cards(name: string, given: string[], suit: unknown): Shown {
    const cards = inOrder(given);
    const full = this.joined(cards.map((card) => this.cardName(card)));
    const suits = new Set(cards.filter((card) => CARD.test(card)).map((card) => card[0]));
    const alike = suits.size === 1 && cards.every((card) => CARD.test(card));
    const numbers = alike ? this.joined(cards.map((card) => this.cardName(card, "number"))) : full;
    return {
      [name]: suits.size === 1 && suits.has(String(suit)) ? numbers : full,
      [`${name}-numbers`]: numbers,
      count: cards.length,
    };
  }

  private cardName(card: string, form: "" | "start" | "bare" | "number" = ""): string {
    const parsed = CARD.exec(card);
    if (!parsed && this.isCharacter(card)) return this.characterName(card, form);
    if (this.has(`gift-${card}`)) return this.format(`gift-${card}`, {});
    if (!parsed)
      return this.format(form === "start" || form === "bare" ? `princess-${card}` : `princess-${card}.inside`, {});
    const [, suit = "", number] = parsed;
    const part = form ? `.${form}` : "";
    if (GIFT_SUITS.includes(suit)) {
      return this.format(`gift-name${part}`, { number: Number(number), "suit-name": this.format(`suit-${suit}`, {}) });
    }
    return this.format(`card-name${part}`, { suit, number: Number(number) });
  }

  /** Whether this is a card of R: a character, with a colour or without. */
  private isCharacter(card: string): boolean {
    const [colour, character] = coloured(card);
    return this.has(`character-${character}`) && (!colour || this.has(`colour-${colour}`));
  }

  private characterName(card: string, form: string): string {
    const [colour, character] = coloured(card);
    return this.format(form === "start" || form === "bare" ? `character-name.${form}` : "character-name", {
      character: this.format(`character-${character}`, {}),
      coloured: colour ? "yes" : "no",
      colour: colour ? this.format(`colour-${colour}`, {}) : "",
    });
  }

  private named(name: string, key: string, id: string): Shown {
    const parts = CARD_PARTS.filter((part) => this.has(`${key}.${part}`));
    return {
      [name]: this.format(key, {}),
      [`${name}-id`]: id,
      ...Object.fromEntries(parts.map((part) => [`${name}-${part}`, this.format(`${key}.${part}`, {})])),
    };
  }

  /** Items joined by the list patterns of cards.ftl. */
  private joined(items: string[], pattern = "list"): string {
    let [text, ...rest] = items;
    if (text === undefined) return this.format("list-none", {});
    for (const [at, item] of rest.entries()) {
      const last = at === rest.length - 1;
      const part = items.length === 2 ? "two" : last ? "end" : at === 0 ? "start" : "middle";
      text = this.format(`${pattern}-${part}`, { first: text, second: item });
    }
    return text;
  }
}

const WORDED = new Set([
  ...SEAT_NAMES, "seats", "to_act", "card", "other", "cards", "suit", "suits", "round", "rounds", "princess",
  "princesses", "asked", "allowed", "character", "variant",
]); // biome-ignore format: a list

function isWorded(name: string): boolean {
  return WORDED.has(name) || name.endsWith("_seat");
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** The colour of a card of R, empty where it has none, and its character. */
export function coloured(card: string): [string, string] {
  const at = card.lastIndexOf("-");
  return [card.slice(0, Math.max(0, at)), card.slice(at + 1)];
}

/** Text in one line: control characters and runs of blanks become one blank. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Cards as they stand in every list; what is no card keeps its place at the end. */
export function inOrder(cards: readonly string[]): string[] {
  const place = (card: string) => {
    const parsed = CARD.exec(card);
    return parsed ? IN_ORDER.indexOf(parsed[1] ?? "") * 100 + Number(parsed[2]) : 1000;
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
