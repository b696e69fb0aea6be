/** What passes between the page and the worker in which its house is. */

export type ToWorker =
  | { kind: "begin"; files: string }
  | { kind: "open" | "close"; wire: number }
  | { kind: "frame"; wire: number; text: string }
  | { kind: "ask"; id: number; method: string; path: string; headers: Record<string, string>; body?: Uint8Array };

export type FromWorker =
  | { kind: "progress"; got: number; of: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "frame"; wire: number; text: string }
  | { kind: "closed"; wire: number; code: number }
  | { kind: "answer"; id: number; status: number; headers: Record<string, string>; body?: Uint8Array }
  | { kind: "piece"; id: number; body: Uint8Array }
  | { kind: "end"; id: number };
