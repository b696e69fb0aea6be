/**
 * The teacher: a table that lies in the page itself, for somebody's first tricks. It speaks as a server does, so that
 * everything else is a table like any other. What becomes of each card the engine has said before; every trick stands
 * complete until the reader goes on.
 */

import { signal } from "@preact/signals";
import { aboutOf, FIRST } from "../games/shelf";
import characters from "../generated/characters.json";
import type { CommandFrame, Wire } from "../net/connection";
import type { GameView, Line, TableInfo, ToPage, ToServer, TrickCard, Up } from "../net/protocol";
import { unasked } from "../stage/beats";
import { withCard } from "../stage/tricks";
import { name } from "../state/keep";
import type { AnyView } from "../state/state";

/** A card that was played: what there is to be seen of it, what is told of it, and the table after it. */
interface Played {
  happened: Line[];
  story: Line[];
  view: AnyView;
}

/** The cards of the others, and then what becomes of each that the reader may play. */
interface Way {
  steps: Played[];
  ways: Record<string, Way & { played: Played }>;
}

/** All ways through the first tricks, as scripts/first_tricks.py writes them. */
export interface Tricks extends Way {
  dealt: AnyView;
}

/** The trick with which the teacher waits: which one it is, and what happens to it. */
export interface Held {
  tricks: number;
  taken: Line[1];
}

export const held = signal<Held | null>(null);

const LOOK_MS = 1500; // for a first look at the table
const CARD_MS = 700; // from one card of the others to the next

let lesson: Lesson | null = null;

/** Goes on: the trick that stands is taken. */
export const goOn = () => lesson?.goOn();

/** A wire to the table in the page. */
export function teacher(): Wire {
  const wire: Wire = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
  void aboutOf(FIRST)
    ?.start?.tricks()
    .then((tricks) => {
      const now = new Lesson(tricks, (frame) => wire.onmessage?.({ data: JSON.stringify(frame) }));
      wire.send = (text) => queueMicrotask(() => now.hear(JSON.parse(text) as ToServer)); // no server answers at once
      wire.close = () => now.end();
      lesson = now;
      wire.onopen?.();
    });
  return wire;
}

class Lesson {
  private seq = 0;
  private step = 0;
  private tricks = 0;
  private way: Way;
  private coming: Played[] = [];
  private timer = 0;
  private shown: AnyView; // the table as it was said last
  private waitsWith: Played | null = null; // what becomes of the trick that stands, when the reader goes on

  constructor(
    private readonly lesson: Tricks,
    private readonly say: (frame: ToPage) => void,
  ) {
    this.way = lesson;
    this.shown = lesson.dealt;
  }

  hear(frame: ToServer): void {
    if (frame.t === "hello") this.begin();
    else if (frame.t === "ping") this.say({ t: "pong", n: frame.n, now: Date.now() });
    else if (frame.t === "do") this.play(frame.id, frame.choice);
    else this.refuse(frame as CommandFrame);
  }

  end(): void {
    window.clearTimeout(this.timer);
    held.value = null;
  }

  goOn(): void {
    const taken = this.waitsWith;
    if (!taken) return;
    this.waitsWith = null;
    held.value = null;
    this.step += 1;
    this.update(taken);
    this.nextIn(CARD_MS);
  }

  private begin(): void {
    this.way = this.lesson;
    this.step = this.tricks = 0;
    this.waitsWith = held.value = null;
    this.say({
      t: "welcome",
      proto: 1,
      build: __BUILD__,
      now: Date.now(),
      you: { guest: "", name: name.peek(), seat: 0 },
    });
    this.update({ view: this.lesson.dealt, table: tableOf(this.lesson.dealt) });
    this.coming = [...this.way.steps];
    this.nextIn(LOOK_MS);
  }

  private play(id: string, choice: string): void {
    const next = this.waitsWith ? undefined : this.way.ways[choice];
    if (!next) return this.say({ t: "refuse", id, code: "stale" });
    this.say({ t: "ack", id });
    this.way = next;
    this.coming = [next.played, ...next.steps];
    this.next();
  }

  private refuse({ id }: CommandFrame): void {
    this.say({ t: "refuse", id, code: "stale" });
  }

  private nextIn(ms: number): void {
    window.clearTimeout(this.timer);
    if (this.coming.length) this.timer = window.setTimeout(() => this.next(), ms);
  }

  private next(): void {
    const played = this.coming.shift();
    if (!played) return;
    this.step += 1;
    const at = played.happened.findIndex(([kind]) => kind === "trick");
    const taken = played.happened[at]?.[1];
    if (!taken) {
      this.update(played);
      return this.nextIn(CARD_MS);
    }
    this.tricks += 1;
    this.waitsWith = { story: [], happened: [["trick", { ...taken, stood: true }]], view: played.view };
    held.value = { tricks: this.tricks, taken };
    const before = played.happened.slice(0, at);
    this.update({ story: played.story, happened: before, view: standing(this.shown, taken.trick as TrickCard[]) });
  }

  private update(news: Partial<Up>): void {
    const prev = this.seq;
    this.seq += 1;
    this.shown = news.view ?? this.shown;
    this.say({ t: "up", at: Date.now(), seq: this.seq, prev, step: this.step, story: [], happened: [], ...news });
  }
}

/** The table while the reader reads what becomes of a trick: all its cards lie there, nobody is asked for anything. */
function standing(view: AnyView, trick: TrickCard[]): AnyView {
  const last = trick.at(-1);
  const quiet = unasked(view as GameView);
  const complete = last ? withCard(quiet, last) : quiet;
  return { ...complete, trick, own: { ...complete.own, prompt: ["page-first-read", {}] } } as AnyView;
}

/** The table around the tricks: the reader, and bots who play as they do for beginners. */
function tableOf({ game, players }: AnyView): TableInfo {
  const bots = Object.keys(characters.beginner).slice(0, players - 1);
  return {
    code: "",
    game,
    game_no: 1,
    chat: false,
    hints: false,
    host: null,
    listed: false,
    pace: "normal",
    seats: [
      { kind: "person", name: name.peek(), here: true },
      ...bots.map((one) => ({ kind: "bot" as const, name: one, level: "beginner" })),
    ],
    settings: {},
    state: "playing",
    watch: false,
  };
}
