/** What the house in a page is made of, beside the page: Python from its package, our sources and compiled rules. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MADE = "../build/pocket"; // by scripts/pocket_sources.py, and units by scripts/units.py
const PYTHON = "node_modules/pyodide";
const OF_PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

function contents(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  if (!existsSync(`${MADE}/sources.zip`)) return files;
  for (const name of OF_PYTHON) files.set(name, readFileSync(`${PYTHON}/${name}`));
  const { info } = JSON.parse(readFileSync(`${PYTHON}/pyodide-lock.json`, "utf8"));
  files.set("pyodide-lock.json", Buffer.from(JSON.stringify({ info, packages: {} }))); // it needs no other package
  files.set("sources.zip", readFileSync(`${MADE}/sources.zip`));
  const units = `${MADE}/units`;
  for (const name of existsSync(units) ? readdirSync(units).sort() : [])
    files.set(`unit-${name}`, readFileSync(`${units}/${name}`));
  return files;
}

const files = contents();
const hash = createHash("sha256");
for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);

/** By which one house is known from another. */
export const HOUSE = files.size ? hash.digest("hex").slice(0, 16) : "";

const LIST = "files.json";

/** Where each file lies beside the page. */
export const HOUSE_FILES = HOUSE ? [...files.keys(), LIST].map((name) => `house/${HOUSE}/${name}`) : [];

/** Puts the files into a folder that bears their version. */
export function house(): Plugin {
  return {
    name: "house",
    apply: "build",
    generateBundle() {
      const sizes = Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.length]));
      const emit = (name: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName: `house/${HOUSE}/${name}`, source });
      if (!HOUSE) return;
      for (const [name, bytes] of files) emit(name, bytes);
      emit(LIST, JSON.stringify({ version: HOUSE, sizes }));
    },
  };
}
