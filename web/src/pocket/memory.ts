/** Python's memory once it has read the house's sources: kept at the first start, taken up at every later one. */

const PLACE = "memory";
const MADE_BY = "x-made-by"; // another browser, or a newer one, may lay out what belongs to it elsewhere

/** The memory that this browser has kept beside the files that it was made of. */
export async function keptMemory(store: Cache | null): Promise<Uint8Array | null> {
  const kept = await store?.match(PLACE);
  if (kept?.headers.get(MADE_BY) !== navigator.userAgent) return null;
  return new Uint8Array(await kept.arrayBuffer());
}

/** Keeps it; where there is no room the next start takes as long as this one. */
export async function keepMemory(store: Cache | null, memory: Uint8Array): Promise<void> {
  const made = new Response(memory as Uint8Array<ArrayBuffer>, { headers: { [MADE_BY]: navigator.userAgent } });
  await store?.put(PLACE, made).catch(() => undefined);
}

/** Drops what could not be taken up. */
export async function dropMemory(store: Cache | null): Promise<void> {
  await store?.delete(PLACE);
}
