/** Handing a link on: by the clipboard, else by the device's own sheet, else by hand. */

export type Handed = "copied" | "shared" | "by-hand";

/** Browsers keep clipboard and sheet for https, and people may refuse both: then the link must be shown. */
export async function handOn(url: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return await bySheet(url);
  }
}

async function bySheet(url: string): Promise<Handed> {
  try {
    await navigator.share({ url });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "by-hand"; // closed by its reader
  }
}
