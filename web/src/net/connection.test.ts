import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Link, type News, type Surroundings, type Wire } from "./connection";
import type { ToPage } from "./protocol";

/** A made-up network: sockets that remember what was sent, and a clock that is turned by hand. */
class World implements Surroundings {
  wires: FakeWire[] = [];
  frames: [ToPage, News][] = [];
  links: Link[] = [];
  time = 0;
  chance = 1;
  timers = new Map<number, { at: number; run: () => void }>();
  kept = new Map<string, string>();
  private count = 0;
  store = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    removeItem: (key: string) => void this.kept.delete(key),
  };

  open = () => {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  };
  hello = (last: number | null) => ({ t: "hello" as const, proto: 1, ...(last === null ? {} : { last }) });
  place = () => "TABLE";
  now = () => this.time;
  random = () => this.chance;
  later = (run: () => void, ms: number) => {
    this.count += 1;
    this.timers.set(this.count, { at: this.time + ms, run });
    return this.count;
  };
  cancel = (timer: number) => void this.timers.delete(timer);
  id = () => `id-${this.count}-${this.wires.length}`;
  onFrame = (frame: ToPage, news: News) => void this.frames.push([frame, news]);
  onLink = (link: Link) => void this.links.push(link);

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      this.timers.delete(next[0]);
      this.time = next[1].at;
      next[1].run();
    }
    this.time = end;
  }
  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("no socket");
    return wire;
  }
  get state() {
    return this.links.at(-1)?.state;
  }
}

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  welcome(): void {
    this.onopen?.();
    this.tell({ t: "welcome", proto: 1, build: "1", now: 0, you: { guest: "a", name: "A" } });
  }
  kinds(): unknown[] {
    return this.sent.map((frame) => frame.t);
  }
}

let world: World;
let connection: Connection;

beforeEach(() => {
  world = new World();
  connection = new Connection(world);
  connection.start();
});

const up = (prev: number, seq: number) => ({ t: "up", prev, seq, at: 0, story: [] });

describe("coming and going", () => {
  test("the first frame is hello, and welcome puts one in touch", () => {
    expect(world.state).toBe("connecting");
    world.wire.welcome();
    expect(world.wire.sent[0]).toEqual({ t: "hello", proto: 1 });
    expect(world.state).toBe("up");
  });

  test("after a loss it comes back within 300 ms, then ever more slowly, up to 8 s", () => {
    world.wire.welcome();
    world.wire.onclose?.({ code: 1006 });
    expect(world.state).toBe("lost");
    world.pass(300);
    expect(world.wires).toHaveLength(2);
    const waits = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const before = world.time;
      const wires = world.wires.length;
      world.wire.onclose?.({ code: 1006 });
      while (world.wires.length === wires) world.pass(10);
      waits.push(world.time - before);
    }
    expect(waits[0]).toBe(850);
    expect(Math.max(...waits)).toBe(8000);
  });

  test("it resumes with the last revision that it has seen", () => {
    world.wire.welcome();
    world.wire.tell(up(0, 7));
    world.wire.onclose?.({ code: 1006 });
    world.pass(300);
    world.wire.onopen?.();
    expect(world.wire.sent[0]).toMatchObject({ t: "hello", last: 7 });
  });

  test("a tab that wakes up tries at once", () => {
    world.wire.welcome();
    world.wire.onclose?.({ code: 1006 });
    world.pass(300);
    world.wire.onclose?.({ code: 1006 });
    connection.wake();
    expect(world.wires).toHaveLength(3);
  });

  test("silence is answered by a ping, and no pong by a new socket", () => {
    world.wire.welcome();
    world.pass(15_000);
    expect(world.wire.kinds()).toContain("ping");
    world.pass(5_000);
    expect(world.state).toBe("lost");
    expect(world.wires[0]?.closed).toBe(true);
  });

  test("a pong keeps the socket", () => {
    world.wire.welcome();
    world.pass(15_000);
    world.wire.tell({ t: "pong", n: 1, now: 0 });
    world.pass(5_000);
    expect(world.state).toBe("up");
  });
});

describe("goodbyes", () => {
  test.each(["version", "kicked", "no-table"])("%s: no use in trying again", (code) => {
    world.wire.welcome();
    world.wire.tell({ t: "bye", code });
    world.wire.onclose?.({ code: 4400 });
    expect(world.links.at(-1)).toMatchObject({ state: "stopped", why: code });
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
  });

  test("a restart is waited for", () => {
    world.wire.welcome();
    world.wire.tell({ t: "bye", code: "restart", again_ms: 2000 });
    world.wire.onclose?.({ code: 1012 });
    world.pass(1999);
    expect(world.wires).toHaveLength(1);
    world.pass(301);
    expect(world.wires).toHaveLength(2);
  });

  test("a close code alone says the same", () => {
    world.wire.welcome();
    world.wire.onclose?.({ code: 4404 });
    expect(world.links.at(-1)).toMatchObject({ state: "stopped", why: "no-table" });
  });
});

describe("updates", () => {
  test("the next one is applied, an old one ignored, one after a gap shown as such", () => {
    world.wire.welcome();
    world.wire.tell(up(0, 5));
    world.wire.tell(up(5, 6));
    world.wire.tell(up(4, 5));
    world.wire.tell(up(8, 9));
    world.wire.tell(up(9, 9));
    const seen = world.frames
      .filter(([frame]) => frame.t === "up")
      .map(([frame, news]) => [frame.t === "up" && frame.seq, news]);
    expect(seen).toEqual([
      [5, "gap"],
      [6, "next"],
      [9, "gap"],
      [9, "next"],
    ]);
  });
});

describe("commands", () => {
  test("an answer settles a command", async () => {
    world.wire.welcome();
    const answer = connection.command({ t: "do", ask: 3, choice: "play Q7" });
    const id = world.wire.sent.at(-1)?.id;
    expect(world.wire.sent.at(-1)).toMatchObject({ t: "do", ask: 3, choice: "play Q7" });
    world.wire.tell({ t: "ack", id, seq: 4 });
    await expect(answer).resolves.toMatchObject({ t: "ack", seq: 4 });
    expect(world.kept.size).toBe(0);
    world.pass(10_000);
    expect(world.wire.kinds().filter((kind) => kind === "do")).toHaveLength(1);
  });

  test("without an answer it is sent again every 3 s with the same id", () => {
    world.wire.welcome();
    void connection.command({ t: "start" });
    world.pass(3000);
    world.pass(3000);
    const starts = world.wire.sent.filter((frame) => frame.t === "start");
    expect(starts).toHaveLength(3);
    expect(new Set(starts.map((frame) => frame.id)).size).toBe(1);
  });

  test("it outlives a lost connection", () => {
    world.wire.welcome();
    void connection.command({ t: "start" });
    const id = world.wire.sent.at(-1)?.id;
    world.wire.onclose?.({ code: 1006 });
    world.pass(300);
    world.wire.welcome();
    expect(world.wire.sent.at(-1)).toEqual({ t: "start", id });
  });

  test("it outlives a reload of the page", () => {
    world.wire.welcome();
    void connection.command({ t: "start" });
    const id = world.wire.sent.at(-1)?.id;
    connection.stop();
    const second = new Connection(world);
    second.start();
    world.wire.welcome();
    expect(world.wire.sent.at(-1)).toEqual({ t: "start", id });
  });

  test("before the welcome nothing but hello is sent", () => {
    void connection.command({ t: "start" });
    world.wire.onopen?.();
    expect(world.wire.kinds()).toEqual(["hello"]);
    world.wire.welcome();
    expect(world.wire.kinds()).toContain("start");
  });
});
