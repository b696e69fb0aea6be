/**
 * The table at which puzzles are asked: it lies in the page itself and speaks as a server does, so that everything else is
 * a table like any other. What a seat sees and may do Python has written; what each choice costs, too.
 */

import { effect } from "@preact/signals";
import characters from "../generated/characters.json";
import type { CommandFrame, Wire } from "../net/connection";
import type { TableInfo, ToPage, ToServer } from "../net/protocol";
import { unasked } from "../stage/beats";
import { slotsChoice } from "../state/choices";
import { name } from "../state/keep";
import type { AnyOwn, AnyView } from "../state/state";
import type { Puzzle } from "./puzzle";
import { answer, asked, given } from "./solving";

/** A wire to the table in the page. */
export function asker(): Wire {
  const wire: Wire = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
  const desk = new Desk((frame) => wire.onmessage?.({ data: JSON.stringify(frame) }));
  wire.send = (text) => queueMicrotask(() => desk.hear(JSON.parse(text) as ToServer)); // no server answers at once
  wire.close = () => desk.end();
  window.setTimeout(() => wire.onopen?.(), 0); // once whoever opened it listens
  return wire;
}

class Desk {
  private seq = 0;
  private number = 0; // of the puzzle
  private laid: Puzzle | null = null;
  private stop: () => void = () => undefined;

  constructor(private readonly say: (frame: ToPage) => void) {}

  hear(frame: ToServer): void {
    if (frame.t === "hello") this.welcome();
    else if (frame.t === "ping") this.say({ t: "pong", n: frame.n, now: Date.now() });
    else if (frame.t === "do") this.answered(frame.id, frame.choice);
    else if (frame.t === "auto") this.say({ t: "ack", id: frame.id });
    else this.refuse(frame as CommandFrame);
  }

  end(): void {
    this.stop();
  }

  private welcome(): void {
    this.say({ t: "welcome", proto: 1, build: __BUILD__, now: Date.now(), you: { guest: "", name: name.peek() } });
    this.stop();
    this.stop = effect(() => this.lay(asked.value, given.value !== null));
  }

  private answered(id: string, text: string): void {
    const own = this.laid?.view.own;
    const choice = own && (own.choices?.find((one) => one.text === text) ?? inSlots(own, text));
    if (!choice) return this.say({ t: "refuse", id, code: "stale" });
    this.say({ t: "ack", id });
    answer(choice);
  }

  private refuse({ id }: CommandFrame): void {
    this.say({ t: "refuse", id, code: "stale" });
  }

  /** Puts a puzzle on the table; once it is answered, nobody is asked any more. */
  private lay(puzzle: Puzzle | null, isAnswered: boolean): void {
    if (!puzzle) return;
    if (puzzle !== this.laid) this.number += 1;
    this.laid = puzzle;
    this.seq += 1;
    this.say({
      t: "up",
      at: Date.now(),
      seq: this.seq,
      prev: -1, // nothing is to be seen on the way from one to the other
      step: this.seq,
      story: [],
      happened: [],
      table: tableOf(puzzle.view, this.number),
      you: { guest: "", name: name.peek(), seat: puzzle.view.own?.seat ?? 0 },
      view: isAnswered ? standing(puzzle.view) : puzzle.view,
    });
  }
}

/** A choice of several cards, as its slots say it. */
function inSlots(own: AnyOwn, text: string) {
  if (!("slots" in own) || !own.slots) return undefined;
  const { slots, cards, named, verb } = own.slots;
  const [done, ...said] = text.split(" ");
  const laid = named ? said.filter((_, at) => at % 2 === 1) : said;
  const fits = done === verb && laid.length === slots.length && laid.every((card) => cards.includes(card));
  return fits ? slotsChoice(own.slots, laid) : undefined;
}

/** The table as it was, with nobody asked. */
function standing(view: AnyView): AnyView {
  const quiet = unasked(view);
  return { ...quiet, own: { ...quiet.own, prompt: ["page-puzzle-stands", {}] } } as AnyView;
}

function tableOf({ game, players, own }: AnyView, game_no: number): TableInfo {
  const others = Object.keys(characters.good);
  return {
    code: "",
    game,
    game_no,
    chat: false,
    hints: false,
    host: null,
    listed: false,
    pace: "normal",
    seats: Array.from({ length: players }, (_, seat) =>
      seat === own?.seat
        ? { kind: "person", name: name.peek(), here: true }
        : { kind: "bot", name: others[seat] ?? "", level: "good" },
    ),
    settings: {},
    state: "playing",
    watch: false,
  };
}
