/** The worker in which a house is: Python, its sources and the rows of this device, behind one port to the page. */

import type { PyodideAPI } from "pyodide";
import { type Fetched, type Files, fetchFiles } from "./files";
import { dropMemory, keepMemory, keptMemory } from "./memory";
import type { FromWorker, ToWorker } from "./messages";
import { allRows, type Change, keepRows, openRows } from "./rows";

const SOURCES = "sources.zip";
const HOME = "/coronet";
const UNITS = "/units";
const MODULE = "coronet.pocket.worker";
const UNIT = "unit-"; // how the names of compiled rules begin among the files

const tell = (message: FromWorker) => self.postMessage(message);
let hear: ((message: ToWorker) => void) | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind !== "begin") return hear?.(data);
  begin(data.files).then(
    (door) => {
      hear = door;
      tell({ kind: "ready" });
    },
    (error: unknown) => tell({ kind: "failed", why: String(error) }),
  );
};

async function begin(folder: string): Promise<(message: ToWorker) => void> {
  const [fetched, database] = await Promise.all([
    fetchFiles(folder, (got, of) => tell({ kind: "progress", got, of })),
    openRows(),
  ]);
  const [python, rows] = await Promise.all([pythonOf(folder, fetched), allRows(database)]);
  const keep = (changes: string) => keepRows(database, JSON.parse(changes) as Change[]);
  const door = await python.pyimport(MODULE).begin(JSON.stringify(rows), keep, tell);
  return (message) => door(message);
}

/** Python with the house's sources: as it was left when it had read them, or from the beginning. */
async function pythonOf(folder: string, { files, store }: Fetched): Promise<PyodideAPI> {
  const memory = await keptMemory(store);
  if (memory) {
    try {
      const python = await loaded(folder, files, { _loadSnapshot: memory });
      place(python, files);
      return python;
    } catch {
      await dropMemory(store);
    }
  }
  const python = await loaded(folder, files, { _makeSnapshot: true });
  place(python, files);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}"); import ${MODULE}`);
  void keepMemory(store, python.makeMemorySnapshot());
  return python;
}

/** Python from what was fetched: it asks for nothing itself. */
async function loaded(folder: string, files: Files, how: object): Promise<PyodideAPI> {
  const network = self.fetch;
  self.fetch = (asked, init) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    const known = files.get(address.slice(address.lastIndexOf("/") + 1)) as Uint8Array<ArrayBuffer> | undefined;
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return known ? Promise.resolve(new Response(known, { headers: { "content-type": type } })) : network(asked, init);
  };
  try {
    const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
    const env = { HOME: "/home/pyodide", CORONET_UNITS: UNITS, CORONET_CACHE: "/tmp/coronet" };
    return await loadPyodide({ indexURL: folder, env, ...how });
  } finally {
    self.fetch = network;
  }
}

/** Puts sources and units where Python looks for them: its files are no part of its memory. */
function place(python: PyodideAPI, files: Files): void {
  python.unpackArchive(files.get(SOURCES) ?? new Uint8Array(), "zip", { extractDir: HOME });
  python.FS.mkdirTree(UNITS);
  for (const [name, bytes] of files)
    if (name.startsWith(UNIT)) python.FS.writeFile(`${UNITS}/${name.slice(UNIT.length)}`, bytes);
}
