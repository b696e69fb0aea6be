/** What a connection needs of this browser: a socket, a clock, names that are not taken, and the first words it says. */

import { name } from "../state/keep";
import type { Surroundings, Wire } from "./connection";
import type { Hello } from "./protocol";

const PROTO = 1;

/** What every hello says, whoever it is from. */
export function greeting(code: string | null): Hello {
  return {
    t: "hello",
    proto: PROTO,
    build: __BUILD__,
    name: name.value,
    ...(code ? { table: code } : {}),
  };
}

/** The world around a connection that keeps its commands to itself. */
export function surroundings(code: string | null): Omit<Surroundings, "hello" | "onFrame" | "onLink"> {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  return {
    open: () => wireToHouse(),
    place: () => code ?? "home",
    store: none,
    now: () => Date.now(),
    random: () => Math.random(),
    later: (run, ms) => window.setTimeout(run, ms),
    cancel: (timer) => window.clearTimeout(timer),
    id: randomId,
  };
}

let wireToHouse = () => wireTo(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);

/** From now on the house is one that this opens wires to. */
export function livesIn(wireToIt: () => Wire): void {
  wireToHouse = wireToIt;
}

function wireTo(address: string): Wire {
  const socket = new WebSocket(address, "coronet.1");
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event) => wire.onmessage?.({ data: event.data });
  socket.onclose = (event) => wire.onclose?.({ code: event.code });
  return wire;
}

/** 96 random bits; `randomUUID` does not exist on plain http. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
