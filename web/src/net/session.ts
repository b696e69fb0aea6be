/** The connection of this page: one at a time, to the table in view or to the house. */

import { type Answer, type Command, Connection, type Surroundings } from "./connection";

let connection: Connection | null = null;

export function open(surroundings: Surroundings): void {
  connection = new Connection(surroundings);
  connection.start();
}

export function leave(): void {
  connection?.stop();
}

/** Sends a command and waits for its answer; none where nothing was ever opened. */
export function send(frame: Command): Promise<Answer> | undefined {
  return connection?.command(frame);
}

/** Asks for the tables of the home page anew. */
export function look(): void {
  connection?.send({ t: "look" });
}

export function wake(): void {
  connection?.wake();
}
