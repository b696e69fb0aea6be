/** Handing a link or a text on: by the clipboard, else by the device's own sheet, else by hand. */

export type Handed = "copied" | "shared" | "by-hand";

/** Browsers keep clipboard and sheet for https, and people may refuse both: then it must be shown. */
export async function handOn(text: string, as: "url" | "text" = "url"): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return await bySheet({ [as]: text });
  }
}

async function bySheet(what: ShareData): Promise<Handed> {
  try {
    await navigator.share(what);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "by-hand"; // closed by its reader
  }
}
