/** Where the house of this page is fetched from and kept. */

import { fileAt } from "./site";

/** The last file that is kept: with it the house is whole. */
export const LIST = "files.json";

/** The folder of what it is made of, which bears its version. */
export const houseFolder = () => new URL(fileAt(`house/${__HOUSE__}/`), location.href).href;

/** Whether it is on this device. */
export async function hasHouse(): Promise<boolean> {
  return (await globalThis.caches?.match(houseFolder() + LIST).catch(() => undefined)) !== undefined;
}
