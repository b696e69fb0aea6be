/**
 * Words: turns keys with plain arguments into sentences. The same .ftl files and the same conventions for arguments as
 * src/coronet/words/words.py, where they are described; a test holds the two against each other.
 */

import { FluentNumber, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Choice, Line } from "../net/protocol";
import { spoken } from "./language";

const SUITS = "FPQC";
const GIFT_SUITS = "RSMB";
const IN_ORDER = SUITS + GIFT_SUITS; // the order of cards in every list
const AS_TYPED = new Set(["reason-no-such-card-in-woo"]); // messages whose arguments are words that somebody typed
const CARD = /^([A-Z])([0-9]+)$/;
const MOST_SAID = 2000; // sentences that are kept
const CARD_PARTS = ["power", "short", "ask"];
const SEAT_NAMES = new Set(["seat", "to", "from", "leader", "winner"]);
const OPENS_WITH_VOWEL = /^([aeiouhœæ]|y(?![aeiou]))/;

/** A number below zero, as people write it. */
class WithMinus extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

type Shown = Record<string, FluentVariable>;
export type Args = Record<string, unknown>;

/** One language for one reader: which edition is played, who sits where, which seat is the reader's. */
export class Words {
  private readonly language = spoken.value;
  private readonly said = new Map<string, string>(); // sentences by key and arguments: most are said again and again

  constructor(
    readonly edition: string | null = null,
    readonly names: readonly string[] | null = null,
    readonly you: number | null = null,
  ) {}

  has(key: string): boolean {
    return this.found(key) !== null;
  }

  /** The messages whose names begin with `prefix`, in the order in which they are written. */
  keys(prefix: string): string[] {
    return this.language.keys.filter((key) => key.startsWith(prefix));
  }

  /** The sentence for a key, with the arguments worded; a game may word a key of all games in its own way. */
  say(key: string, args: Args = {}): string {
    const asked = key + JSON.stringify(args);
    const before = this.said.get(asked);
    if (before !== undefined) return before;
    if (this.said.size === MOST_SAID) this.said.clear();
    const sentence = this.sentence(key, args);
    this.said.set(asked, sentence);
    return sentence;
  }

  private sentence(key: string, args: Args): string {
    const own = `${key}-in-${this.edition}`;
    const found = this.has(own) ? own : key;
    if (!AS_TYPED.has(found)) return this.format(found, this.worded(args));
    return this.format(
      found,
      Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(value)])),
    );
  }

  /** What a game is called; one that was added without a name in words has its bare one. */
  game(name: string): string {
    const key = `page-game-${name}`;
    return this.has(key) ? this.say(key) : name;
  }

  /** What a level of bots is called; a bot that the host has added goes by its own name. */
  level(name: string): string {
    const key = `page-level-${name}`;
    return this.has(key) ? this.say(key) : name;
  }

  /** What something does, in one line: its short form as a sentence. */
  short(key: string): string {
    return `${capital(this.say(`${key}.short`))}.`;
  }

  line([key, args]: Line): string {
    return this.say(key, args);
  }

  /** A number as this language writes it, with so many decimals where they are given. */
  figure(value: number, decimals?: number): string {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(this.language.bundle.locales, digits).format(value).replace("-", "−");
  }

  /**
   * A choice within a sentence: its verb has the words, what it names are their arguments. A choice of a game that was
   * added, which names other things by a verb, stays as it is typed.
   */
  choice(choice: Choice): string {
    const key = `choice-${choice.verb}`;
    if (!this.has(key)) return choice.text;
    try {
      return this.say(key, this.namedBy(choice));
    } catch {
      return choice.text;
    }
  }

  /** The arguments of a choice: $card and $other in their order, $cards, and what the verb is applied $on. */
  private namedBy({ cards, suit, seat, number, name, ways, power }: Choice): Args {
    const kind = ["princess", "variant"].find((one) => this.has(`${one}-${name}`)) ?? "name";
    const named = { cards, card: cards?.[0], other: cards?.[1], suit, seat, number, [kind]: name };
    return {
      ...Object.fromEntries(Object.entries(named).filter(([, value]) => (value ?? null) !== null)),
      on: suit ? "suit" : (seat ?? number ?? null) === null ? "nothing" : "number",
      way: ways ? "both" : "all",
      power: Boolean(power),
    };
  }

  /** A day, as this language writes it. */
  date(time: number): string {
    return new Intl.DateTimeFormat(this.language.bundle.locales, { dateStyle: "medium" }).format(time);
  }

  /** A day of the calendar that all share, such as 2026-11-18, as this language writes it; or a part of it. */
  day(day: string, part: keyof typeof PARTS_OF_A_DAY = "day"): string {
    const form = new Intl.DateTimeFormat(this.language.bundle.locales, { ...PARTS_OF_A_DAY[part], timeZone: "UTC" });
    return form.format(new Date(`${day}T00:00Z`));
  }

  private format(key: string, shown: Shown): string {
    const pattern = this.found(key);
    if (pattern === null) throw new Error(`no words for ${key}`);
    const errors: Error[] = [];
    const text = this.language.bundle.formatPattern(pattern, shown, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text;
  }

  private found(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.language.bundle.getMessage(name);
    if (!message) return null;
    if (!attribute) return message.value;
    return message.attributes[`${attribute}-${this.edition}`] ?? message.attributes[attribute] ?? null;
  }

  /** A name in one of its forms; where it has no such form, as it stands without the case. */
  private formed(key: string, part: string, shown: Shown = {}): string {
    if (part && !this.has(`${key}.${part}`)) return this.formed(key, part.split("-").slice(0, -1).join("-"), shown);
    return this.format(part ? `${key}.${part}` : key, shown);
  }

  /** What an argument offers of a name: itself, and each case that the language has. */
  private inCases(name: string, worded: (form: string) => string): Shown {
    return {
      [name]: worded(""),
      ...Object.fromEntries(this.language.cases.map((form) => [`${name}-${form}`, worded(form)])),
    };
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
    if (isPercent(name)) {
      const number = this.plain(Number(value));
      return { [name]: this.format("percent", { value: number }), [`${name}-number`]: number };
    }
    if (name.endsWith("_seat") || SEAT_NAMES.has(name)) return this.seat(name, Number(value));
    switch (name) {
      case "points":
        return { [name]: this.plain(value), ...(typeof value === "number" ? sized(name, value) : {}) };
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
        return this.character(name, String(value));
      case "variant":
        return {
          [name]: this.format(`variant-${value}`, {}),
          [`${name}-short`]: this.format(`variant-${value}.short`, {}),
        };
      case "suit":
        return this.suit(name, String(value));
      case "suits":
        return this.listed("suit", name, texts(value));
      case "round":
        return typeof value === "number" ? { [name]: value } : this.named(name, `round-${value}`, String(value));
      case "rounds":
        return this.listed("round", name, texts(value));
      case "princess": {
        const key = `princess-${value}`;
        return { ...this.named(name, key, String(value)), [`${name}-inside`]: this.format(`${key}.inside`, {}) };
      }
      case "princesses":
        return this.listed("princess", name, texts(value), "inside");
      case "asked":
        return {
          [name]: this.joined(
            texts(value).map((verb) => this.typed(verb)),
            "list-form",
          ),
        };
      case "allowed":
        return {
          [name]: Array.isArray(value)
            ? this.joined(
                value.map((item) => this.textOf(item)),
                "list-or",
              )
            : this.plain(value),
        };
      default:
        return { [name]: this.plain(value) };
    }
  }

  private plain(value: unknown): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value < 0 ? new WithMinus(value) : value;
    if (Array.isArray(value)) return this.joined(value.map((item) => this.textOf(item)));
    return oneLine(String(value));
  }

  /** A value as it stands in a list. */
  private textOf(value: unknown): string {
    return typeof value === "number" ? this.figure(value) : String(this.plain(value));
  }

  private seat(name: string, seat: number): Shown {
    const isYou = seat === this.you ? "you" : "other";
    return { ...this.inCases(name, (form) => this.nameOf(seat, form)), [`${name}-is`]: isYou };
  }

  private seats(name: string, seats: number[]): Shown {
    const others = seats.filter((seat) => seat !== this.you);
    const isYours = seats.includes(this.you ?? -1);
    const are = others.length && isYours ? "both" : isYours ? "you" : "others";
    const listed = (form: string) => {
      const yours = isYours ? [this.formed("list-you", form)] : [];
      return this.joined([...others.map((seat) => this.nameOf(seat, form)), ...yours], "list", form);
    };
    return { ...this.inCases(name, listed), [`${name}-are`]: are, count: seats.length };
  }

  /** Whom a seat is called by: the reader is "You". */
  called(seat: number): string {
    return seat === this.you ? this.say("page-you") : this.nameOf(seat);
  }

  /** The name at a seat. */
  nameOf(seat: number, form = ""): string {
    const name = this.names?.[seat];
    if (!name) return this.formed("seat-name", form, { number: seat });
    const opens = OPENS_WITH_VOWEL.test(plainLetters(oneLine(name))) ? "vowel" : "consonant";
    return form ? this.formed("person-name", form, { name: oneLine(name), opens }) : oneLine(name);
  }

  private card(name: string, card: string): Shown {
    const parsed = CARD.exec(card);
    return {
      ...this.inCases(name, (form) => this.cardName(card, form)),
      [`${name}-start`]: this.cardName(card, "start"),
      [`${name}-bare`]: this.cardName(card, "bare"),
      ...(parsed ? { [`${name}-suit`]: parsed[1] ?? "", [`${name}-number`]: Number(parsed[2]) } : {}),
    };
  }

  private cards(name: string, given: string[], suit: unknown): Shown {
    const cards = inOrder(given);
    const suits = new Set(cards.filter((card) => CARD.test(card)).map((card) => card[0]));
    const alike = suits.size === 1 && cards.every((card) => CARD.test(card));
    const listed = (form: string, part = "") => {
      const whole = [part, form].filter(Boolean).join("-");
      return this.joined(
        cards.map((card) => this.cardName(card, whole)),
        "list",
        form,
      );
    };
    const numbers = (form: string) => listed(form, alike ? "number" : "");
    const isNamed = suits.size === 1 && suits.has(String(suit));
    return {
      ...this.inCases(`${name}-numbers`, numbers),
      ...this.inCases(name, isNamed ? numbers : (form) => listed(form)),
      count: cards.length,
    };
  }

  /** A card's name: within a sentence, or `start`, `bare`, `number`, a case, or the number in a case. */
  private cardName(card: string, part = ""): string {
    const parsed = CARD.exec(card);
    if (!parsed && this.isCharacter(card)) return this.characterName(card, part);
    if (this.has(`gift-${card}`)) return this.formed(`gift-${card}`, part);
    if (!parsed) {
      const inside = part && this.has(`princess-${card}.${part}`) ? part : "inside";
      return this.formed(`princess-${card}`, part === "start" || part === "bare" ? "" : inside);
    }
    const suit = parsed[1] ?? "";
    const shown = { number: Number(parsed[2]), suit };
    if (GIFT_SUITS.includes(suit)) return this.formed("gift-name", part, { ...shown, ...this.suit("suit", suit) });
    return this.formed("card-name", part, shown);
  }

  /** Whether this is a card of R: a character, with a colour or without. */
  private isCharacter(card: string): boolean {
    const [colour, character] = parted(card);
    return this.has(`character-${character}`) && (!colour || this.has(`colour-${colour}`));
  }

  private characterName(card: string, part: string): string {
    const [colour, character] = parted(card);
    return this.formed("character-name", part, {
      coloured: colour ? "yes" : "no",
      colour: "",
      "colour-id": colour,
      ...this.character("character", character),
      ...(colour ? this.inCases("colour", (form) => this.formed(`colour-${colour}`, form)) : {}),
    });
  }

  private character(name: string, id: string): Shown {
    return {
      ...this.inCases(name, (form) => this.formed(`character-${id}`, form)),
      [`${name}-plural`]: this.format(`character-${id}.many`, {}),
      [`${name}-id`]: id,
    };
  }

  private suit(name: string, suit: string): Shown {
    return {
      ...this.inCases(name, (form) => this.formed(`suit-${suit}`, form)),
      [name]: suit,
      [`${name}-name`]: this.format(`suit-${suit}`, {}),
      [`${name}-one`]: this.format(`suit-${suit}.one`, {}),
    };
  }

  private named(name: string, key: string, id: string): Shown {
    const parts = CARD_PARTS.filter((part) => this.has(`${key}.${part}`));
    return {
      ...this.inCases(name, (form) => this.formed(key, form)),
      [`${name}-id`]: id,
      ...Object.fromEntries(parts.map((part) => [`${name}-${part}`, this.format(`${key}.${part}`, {})])),
    };
  }

  /** A list of names of one kind. */
  private listed(kind: string, name: string, ids: string[], part = ""): Shown {
    const named = (form: string) => ids.map((id) => this.formed(`${kind}-${id}`, form || part));
    return this.inCases(name, (form) => this.joined(named(form), "list", form));
  }

  /** How a verb is typed; a game may have its own example. */
  private typed(verb: string): string {
    const own = `form-${this.edition}-${verb}`;
    return this.format(this.has(own) ? own : `form-${verb}`, {});
  }

  /** Items joined by the list patterns of cards.ftl. */
  private joined(items: string[], pattern = "list", form = ""): string {
    let [text, ...rest] = items;
    if (text === undefined) return this.formed("list-none", form);
    for (const [at, item] of rest.entries()) {
      const last = at === rest.length - 1;
      const part = items.length === 2 ? "two" : last ? "end" : at === 0 ? "start" : "middle";
      text = this.format(`${pattern}-${part}`, { first: text, second: item });
    }
    return text;
  }
}

const PARTS_OF_A_DAY = {
  day: { dateStyle: "long" },
  month: { year: "numeric", month: "long" },
  weekday: { weekday: "short" },
} as const;

const WORDED = new Set([
  ...SEAT_NAMES, "points", "seats", "to_act", "card", "other", "cards", "character", "variant", "suit", "suits", "round", "rounds", "princess",
  "princesses", "asked", "allowed",
]); // biome-ignore format: a list

/** How large a number is, whatever its sign. */
function sized(name: string, value: number): Shown {
  return { [`${name}-size`]: Math.abs(value), [`${name}-sign`]: value < 0 ? "minus" : "plus" };
}

function isWorded(name: string): boolean {
  return WORDED.has(name) || name.endsWith("_seat") || isPercent(name);
}

function isPercent(name: string): boolean {
  return name === "percent" || name.endsWith("_percent");
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** With a capital letter, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A whole number with its true minus. */
export const signed = (value: number) => String(value).replace("-", "−");

/** A card of R as its colour, where it has one, and its character. */
export function parted(card: string): [string, string] {
  const at = card.lastIndexOf("-");
  return [card.slice(0, Math.max(at, 0)), card.slice(at + 1)];
}

/** Small letters without their accents. */
function plainLetters(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Text in one line: control characters and runs of blanks become one blank; hard spaces stay. */
function oneLine(text: string): string {
  return text.replace(/(?:[^\S\u00a0\u202f]|\p{Cc})+/gu, " ").trim();
}

/** Cards as they stand in every list; what is no card keeps its place at the end. */
export function inOrder(cards: readonly string[]): string[] {
  const place = (card: string) => {
    const parsed = CARD.exec(card);
    return parsed ? IN_ORDER.indexOf(parsed[1] ?? "") * 100 + Number(parsed[2]) : 1000;
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
