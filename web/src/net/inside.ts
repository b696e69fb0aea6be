/** Tables that lie in the page itself: whoever speaks there as a server does is fetched when such a table is opened. */

import type { Route } from "../state/route";
import type { Wire } from "./connection";

/** How the table of a place is opened; null where it is not in the page. */
export function tableInside(at: Route): (() => Wire) | null {
  if (at.page === "first") return () => wireTo(async () => (await import("../first/teacher")).teacher());
  if (at.page === "puzzles" && at.of !== null)
    return () => wireTo(async () => (await import("../puzzles/asker")).asker());
  return null;
}

function wireTo(fetched: () => Promise<Wire>): Wire {
  let there: Wire | null = null;
  let isClosed = false;
  const wire: Wire = {
    send: (text) => there?.send(text),
    close: (code) => {
      isClosed = true;
      there?.close(code);
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  void fetched().then((found) => {
    if (isClosed) return found.close();
    there = found;
    found.onopen = () => wire.onopen?.();
    found.onmessage = (event) => wire.onmessage?.(event);
    found.onclose = (event) => wire.onclose?.(event);
  });
  return wire;
}
