/** The page's end of the port to its house: wires like sockets, and answers like those of a server. */

import { signal } from "@preact/signals";
import { ours } from "../install";
import type { Wire } from "../net/connection";
import { houseFolder } from "./kept";
import type { FromWorker, ToWorker } from "./messages";
import { canHoldHouse } from "./site";
import workerAddress from "./worker.ts?worker&url";

export type Opening =
  | { state: "fetching"; got: number; of: number }
  | { state: "ready" }
  | { state: "elsewhere" } // in another tab
  | { state: "old" } // a browser without what it takes
  | { state: "failed"; why: string };

export const opening = signal<Opening>({ state: "fetching", got: 0, of: 0 });

const LOCK = "coronet-house";
const ANSWER_MS = 500; // in which another tab says that it has the house
const wires = new Map<number, Wire>();
const asked = new Map<number, (message: FromWorker) => void>();
let worker: Worker | null = null;
let word: BroadcastChannel | null = null;
let numbers = 0;

/** Opens the house, unless another tab has it; with `take` it is taken from there. */
export async function openHouse(take = false): Promise<void> {
  if (!canHoldHouse()) {
    opening.value = { state: "old" };
    return;
  }
  if (worker) return;
  if (!(await taken(take))) {
    opening.value = { state: "elsewhere" };
    return;
  }
  begin();
}

/** Whether this tab has the house from now on. */
function taken(take: boolean): Promise<boolean> {
  if (!navigator.locks) return takenByWord(take);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    navigator.locks.request(LOCK, take ? { steal: true } : { ifAvailable: true }, hold).catch(() => lose()); // another tab has taken it
  });
}

/** On plain http browsers have no locks: the tab that has the house says so when it is asked. */
function takenByWord(take: boolean): Promise<boolean> {
  word ??= new BroadcastChannel(LOCK);
  return new Promise((resolve) => {
    const tell = (said: "whose" | "mine" | "give") => word?.postMessage(said);
    const hear = ({ data }: MessageEvent) => {
      if (data === "mine") resolve(false);
      else if (data === "give") lose();
      else if (worker) tell("mine");
    };
    if (word) word.onmessage = hear;
    tell(take ? "give" : "whose");
    setTimeout(() => resolve(true), take ? 0 : ANSWER_MS);
  });
}

function lose(): void {
  worker?.terminate();
  worker = null;
  for (const wire of [...wires.values()]) wire.onclose?.({ code: 1006 });
  wires.clear();
  opening.value = { state: "elsewhere" };
}

function begin(): void {
  const address = new URL(workerAddress, location.href).href;
  worker = new Worker(ours(address) as unknown as URL, { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = (event) => {
    opening.value = { state: "failed", why: event.message };
  };
  post({ kind: "begin", files: houseFolder() });
}

function post(message: ToWorker): void {
  worker?.postMessage(message);
}

function receive(message: FromWorker): void {
  switch (message.kind) {
    case "progress":
      opening.value = { state: "fetching", got: message.got, of: message.of };
      return;
    case "ready":
      opening.value = { state: "ready" };
      return;
    case "failed":
      opening.value = { state: "failed", why: message.why };
      return;
    case "frame":
      wires.get(message.wire)?.onmessage?.({ data: message.text });
      return;
    case "closed":
      wires.get(message.wire)?.onclose?.({ code: message.code });
      wires.delete(message.wire);
      return;
    default:
      asked.get(message.id)?.(message);
  }
}

/** A wire to the house, as a socket to a server. */
export function wireToHouse(): Wire {
  const wire = ++numbers;
  const made: Wire = {
    send: (text) => post({ kind: "frame", wire, text }),
    close: () => {
      wires.delete(wire);
      post({ kind: "close", wire });
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  wires.set(wire, made);
  queueMicrotask(() => {
    post({ kind: "open", wire });
    made.onopen?.();
  });
  return made;
}

/** Asks the house what a page of a server fetches. */
export async function askHouse(path: string, init: RequestInit = {}): Promise<Response> {
  const id = ++numbers;
  const headers = Object.fromEntries(new Headers(init.headers));
  const sent = init.body ? { body: new Uint8Array(await new Response(init.body).arrayBuffer()) } : {};
  return new Promise((resolve) => {
    let pieces: ReadableStreamDefaultController<Uint8Array> | null = null;
    asked.set(id, (message) => {
      if (message.kind === "answer") {
        const whole = message.body as Uint8Array<ArrayBuffer> | undefined;
        const stream = new ReadableStream<Uint8Array>({
          start: (controller) => {
            pieces = controller;
          },
        });
        const given = message.status === 204 ? null : (whole ?? stream);
        resolve(new Response(given, { status: message.status, headers: message.headers }));
        if (whole) asked.delete(id);
      } else if (message.kind === "piece") pieces?.enqueue(message.body);
      else if (message.kind === "end") {
        pieces?.close();
        asked.delete(id);
      }
    });
    post({ kind: "ask", id, method: init.method ?? "GET", path, headers, ...sent });
  });
}
