/** The licences of what others made and the page holds; the build writes them beside the page (web/licences.ts). */

import { fileAt } from "../pocket/site.ts";

export const LICENCES_FILE = "licences.json";

export interface Licence {
  name: string;
  version: string;
  licence: string; // its short name
  author: string; // where the text names none
  text: string;
}

/** All of them, or nothing where they cannot be fetched. */
export async function fetchLicences(): Promise<Licence[] | null> {
  try {
    const answer = await fetch(fileAt(LICENCES_FILE));
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
