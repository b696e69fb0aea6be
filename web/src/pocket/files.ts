/** What a house is made of: fetched once, what comes is told in bytes, and kept until there is another version of it. */

import { LIST } from "./kept";

const STORES = "coronet-house-"; // one for each version

export type Files = Map<string, Uint8Array>;

export interface Fetched {
  files: Files;
  store: Cache | null; // where they are kept
}

export interface Listed {
  version: string;
  sizes: Record<string, number>;
}

/** All files from their folder, or as they were kept; versions before go with the page that needed them (sw.js). */
export async function fetchFiles(folder: string, tell: (got: number, of: number) => void): Promise<Fetched> {
  const listed = await listOf(folder);
  const store = await storeOf(listed.version);
  const names = Object.keys(listed.sizes);
  const kept = await Promise.all(names.map((name) => store?.match(folder + name)));
  const of = names.reduce((sum, name, at) => sum + (kept[at] ? 0 : (listed.sizes[name] ?? 0)), 0);
  let got = 0;
  const add = (bytes: number) => {
    got += bytes;
    tell(got, of);
  };
  const found = await Promise.all(
    names.map((name, at) => kept[at]?.arrayBuffer() ?? fetchOne(store, folder + name, add)),
  );
  await store?.put(folder + LIST, Response.json(listed));
  return { files: new Map(names.map((name, at) => [name, new Uint8Array(found[at] ?? new ArrayBuffer())])), store };
}

async function listOf(folder: string): Promise<Listed> {
  const kept = await globalThis.caches?.match(folder + LIST);
  const answer = kept ?? (await fetch(folder + LIST));
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return answer.json();
}

/** Browsers have none on plain http but on this machine; then nothing outlives their own cache. */
async function storeOf(version: string): Promise<Cache | null> {
  return (await globalThis.caches?.open(STORES + version)) ?? null;
}

async function fetchOne(store: Cache | null, address: string, add: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const bytes = await read(answer, add);
  await store?.put(address, new Response(bytes, { headers: { "content-type": typeOf(address) } }));
  return bytes;
}

async function read(answer: Response, add: (bytes: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    add(part.value.length);
  }
  return new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer();
}

function typeOf(address: string): string {
  if (address.endsWith(".wasm")) return "application/wasm";
  return address.endsWith(".mjs") ? "text/javascript" : "application/octet-stream";
}
