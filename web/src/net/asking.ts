/** What is asked of the house beside frames: of its server, or of the one on this device. */

import { isSite } from "../pocket/site";

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  if (!isSite) return fetch(path, init);
  const { askHouse } = await import("../pocket/port");
  return askHouse(path, init);
}
