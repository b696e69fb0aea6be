/**
 * The connection: one socket, the first frame, commands that arrive exactly once, pings, and coming back after a loss.
 * It knows nothing of games and of the page; a test drives it with a made-up socket and clock.
 */

import type { Ack, Bye, Hello, Refuse, ToPage, ToServer, Up, Welcome } from "./protocol";

export type CommandFrame = Extract<ToServer, { id: string }>;
type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, "id"> : never;
export type Command = WithoutId<CommandFrame>;
export type Answer = Ack | Refuse;

/** up: in touch; lost: trying again; stopped: the server said that trying again is of no use. */
export type Link =
  | { state: "connecting" | "up" | "lost"; since: number }
  | { state: "stopped"; since: number; why: Bye["code"]; args: Record<string, unknown> };

/** What a browser's WebSocket offers of itself here. */
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(): Wire;
  hello(last: number | null): Hello;
  place(): string; // which table the commands are for; they are kept apart by it
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  now(): number;
  random(): number;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  id(): string;
  onFrame(frame: ToPage, news: News): void;
  onLink(link: Link): void;
}

/** How an update stands to what was seen before: next, or after a gap. Older ones are not told. */
export type News = "next" | "gap" | "none";

const SILENCE = 15_000;
const PATIENCE = 5_000;
const RESEND = 3_000;
const FIRST_JITTER = 300;
const FIRST_WAIT = 500;
const GROWTH = 1.7;
const LONGEST_WAIT = 8_000;
const FINAL = new Set([
  "version", "kicked", "no-table", "damaged", "not-watched", "link-ended", "bad-frame", "token", "banned",
]); // biome-ignore format: a list
const CLOSE_CODES: Record<number, string> = {
  4400: "bad-frame",
  4401: "token",
  4403: "kicked",
  4404: "no-table",
  4426: "version",
};

export class Connection {
  private wire: Wire | null = null;
  private welcomed = false;
  private last: number | null = null;
  private tries = 0;
  private bye: Bye | null = null;
  private timers = new Map<string, number>();
  private answers = new Map<string, (answer: Answer) => void>();
  private waiting: CommandFrame[] = [];
  private closed = false;

  constructor(private readonly around: Surroundings) {}

  start(): void {
    this.closed = false;
    this.waiting = this.kept();
    this.link({ state: "connecting", since: this.around.now() });
    this.connect();
  }

  /** Ends this connection for good; another one may be started for another table. */
  stop(): void {
    this.closed = true;
    for (const name of [...this.timers.keys()]) this.unset(name);
    this.drop();
  }

  /** Sends a command, again and again until it is answered. */
  command(command: Command): Promise<Answer> {
    const frame = { ...command, id: this.around.id() } as CommandFrame;
    this.waiting.push(frame);
    this.keep();
    if (this.welcomed) this.sendCommand(frame);
    return new Promise((resolve) => this.answers.set(frame.id, resolve));
  }

  /** Sends a frame that needs no answer; it is lost when there is no connection. */
  send(frame: ToServer): void {
    if (this.welcomed) this.wire?.send(JSON.stringify(frame));
  }

  /** The tab woke up or the network came back: look at once. */
  wake(): void {
    if (this.closed || this.bye?.code === "version") return;
    if (this.wire && this.welcomed) this.ping();
    else if (!this.wire) this.connect();
  }

  private connect(): void {
    this.unset("reconnect");
    this.drop();
    this.bye = null;
    const wire = this.around.open();
    this.wire = wire;
    this.set("patience", () => this.lost(0), 2 * PATIENCE);
    wire.onopen = () => wire.send(JSON.stringify(this.around.hello(this.last)));
    wire.onmessage = ({ data }) => this.receive(String(data));
    wire.onclose = ({ code }) => this.lost(code);
  }

  private receive(text: string): void {
    const frame = JSON.parse(text) as ToPage; // the schema both sides are made from says what it is
    this.unset("patience");
    this.set("ping", () => this.ping(), SILENCE);
    if (frame.t === "welcome") this.welcome(frame);
    else if (frame.t === "up") this.update(frame);
    else if (frame.t === "ack" || frame.t === "refuse") this.answered(frame);
    else if (frame.t === "bye") this.bye = frame;
    if (frame.t !== "up") this.around.onFrame(frame, "none");
  }

  private welcome(_: Welcome): void {
    this.welcomed = true;
    this.tries = 0;
    this.link({ state: "up", since: this.around.now() });
    for (const frame of this.waiting) this.sendCommand(frame);
    this.resendLater();
  }

  private update(frame: Up): void {
    if (this.last !== null && frame.seq <= this.last && frame.prev !== this.last) return;
    const news = this.last !== null && frame.prev === this.last ? "next" : "gap";
    this.last = frame.seq;
    this.around.onFrame(frame, news);
  }

  private answered(frame: Answer): void {
    this.waiting = this.waiting.filter((command) => command.id !== frame.id);
    this.keep();
    this.answers.get(frame.id)?.(frame);
    this.answers.delete(frame.id);
  }

  private sendCommand(frame: CommandFrame): void {
    this.wire?.send(JSON.stringify(frame));
    if (!this.timers.has("resend")) this.resendLater();
  }

  private resendLater(): void {
    this.set(
      "resend",
      () => {
        if (!this.welcomed || this.waiting.length === 0) return;
        for (const frame of this.waiting) this.wire?.send(JSON.stringify(frame));
        this.resendLater();
      },
      RESEND,
    );
  }

  private ping(): void {
    this.send({ t: "ping", n: Math.floor(this.around.now()) });
    this.set("patience", () => this.lost(0), PATIENCE);
  }

  private lost(code: number): void {
    this.drop();
    for (const name of ["ping", "patience", "resend"]) this.unset(name);
    if (this.closed) return;
    const why = this.bye?.code ?? CLOSE_CODES[code];
    if (why && FINAL.has(why)) {
      this.link({ state: "stopped", since: this.around.now(), why, args: this.bye?.args ?? {} });
      return;
    }
    this.link({ state: "lost", since: this.around.now() });
    this.set("reconnect", () => this.connect(), this.wait());
    this.tries += 1;
  }

  /** Full jitter, so that a house full of pages does not come back in one instant. */
  private wait(): number {
    const asked = this.bye?.again_ms ?? 0;
    if (this.tries === 0) return asked + this.around.random() * FIRST_JITTER;
    return asked + this.around.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** this.tries);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private link(link: Link): void {
    this.around.onLink(link);
  }

  // Commands outlive a reload of the tab

  private keep(): void {
    const key = `coronet.sent.${this.around.place()}`;
    if (this.waiting.length) this.around.store.setItem(key, JSON.stringify(this.waiting));
    else this.around.store.removeItem(key);
  }

  private kept(): CommandFrame[] {
    const text = this.around.store.getItem(`coronet.sent.${this.around.place()}`);
    return text ? (JSON.parse(text) as CommandFrame[]) : [];
  }

  private set(name: string, run: () => void, ms: number): void {
    this.unset(name);
    const timer = this.around.later(() => {
      this.timers.delete(name);
      run();
    }, ms);
    this.timers.set(name, timer);
  }

  private unset(name: string): void {
    const timer = this.timers.get(name);
    if (timer !== undefined) this.around.cancel(timer);
    this.timers.delete(name);
  }
}
