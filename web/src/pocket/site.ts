/** A page whose house is on this device, and the places of such a page: in the query, which any static host ignores. */

/** The place of a server's page at which the house is on the device all the same. */
export const DEVICE = "/device";

const standsAlone = (globalThis.document?.querySelector('meta[name="coronet-house"]') ?? null) !== null;

export const isSite = standsAlone || globalThis.location?.pathname === DEVICE;

/** Whether a server answers at the address of this page, too. */
export const hasServer = !standsAlone;

const TRY = [0x06, 0x40, 0x19, 0x0b]; // the youngest that Python in a page asks of a browser: WebAssembly that catches
const CATCHES = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, ...TRY, 0x0b];

/** Whether this browser could hold a house, and the page was built with one. */
export const canHoldHouse = () =>
  __HOUSE__ !== "" &&
  [globalThis.WebAssembly, globalThis.indexedDB, globalThis.Worker].every(Boolean) &&
  WebAssembly.validate(new Uint8Array(CATCHES));

/** Where a link beside the table opens: in a tab of its own, unless that tab would want the house too. */
export const besides = isSite ? "_self" : "_blank";

/** The place of the page that an address names. */
export function pathIn(address: Pick<Location, "pathname"> & Partial<Pick<Location, "search">>): string {
  return isSite ? (new URLSearchParams(address.search ?? "").get("at") ?? "/") : address.pathname;
}

/** The address of a place of the page. */
export function addressOf(path: string): string {
  if (!isSite) return path;
  const [place = "", query] = path.split("?");
  const at = place === "/" ? "" : `at=${place}`;
  const asked = [at, query].filter(Boolean).join("&");
  return `${location.pathname}${asked ? `?${asked}` : ""}`;
}

/** Where a file of the page lies, by its name beside the first page. */
export function fileAt(name: string): string {
  return isSite ? new URL(name, new URL(location.pathname, location.origin)).pathname : `/${name}`;
}
