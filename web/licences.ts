/** The licences of what others made and the page holds: found by the build in the packages that it really bundled. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";
import { HOUSE } from "./house.ts";
import { LICENCES_FILE, type Licence } from "./src/pages/licences.ts";

const MODULES = "node_modules";
const TEXT_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
// A package may name a licence whose text is the same for everybody, and leave it out: another package has it.
const COMMON_TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE", "MPL-2.0": "lightningcss/LICENSE" };
const PYODIDE = "pyodide"; // which holds Python itself, and brings neither text

/** The package that a file is from, or nothing where it is our own. */
export function packageOf(file: string): string | null {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"));
  return found?.[1] ?? null;
}

/** The licence of a package, with its text; one without it must not be handed on. */
export function licenceOf(name: string, modules = MODULES): Licence {
  const folder = `${modules}/${name}`;
  const about = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = readdirSync(folder).find((one) => TEXT_FILE.test(one));
  const common = `${modules}/${COMMON_TEXTS[about.license]}`;
  const path = file ? `${folder}/${file}` : common;
  if (!existsSync(path)) throw new Error(`${name} is bundled, and its licence (${about.license}) has no text`);
  const author = file ? "" : String(about.author?.name ?? about.author ?? "").replace(/ *[<(].*$/, "");
  const text = readFileSync(path, "utf8").trim();
  return { name, version: about.version, licence: about.license, author, text };
}

/** The licence of the Python that Pyodide holds. */
export function licenceOfPython(modules = MODULES): Licence {
  const { info } = JSON.parse(readFileSync(`${modules}/${PYODIDE}/pyodide-lock.json`, "utf8"));
  const text = readFileSync("python-licence.txt", "utf8").trim();
  return { name: "Python", version: info.python, licence: "PSF-2.0", author: "", text };
}

/** Everything that a bundle was made of: modules of scripts, and files like fonts. */
function filesOf(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : file.originalFileNames));
}

/** Puts the licences of all bundled packages beside the page. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const names = new Set(filesOf(bundle).flatMap((file) => packageOf(file) ?? []));
      if (HOUSE) names.add(PYODIDE);
      const found = [...names].sort().map((name) => licenceOf(name));
      const source = JSON.stringify(HOUSE ? [...found, licenceOfPython()] : found);
      this.emitFile({ type: "asset", fileName: LICENCES_FILE, source });
    },
  };
}
