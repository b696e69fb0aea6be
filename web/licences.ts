/** The licences of what others made and the page holds: found by the build in the packages that it really bundled. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";
import { LICENCES_FILE, type Licence } from "./src/pages/licences.ts";

const MODULES = "node_modules";
const TEXT_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
// A package may name a licence whose text is the same for everybody, and leave it out: another package has it.
const COMMON_TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE" };

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
      const source = JSON.stringify([...names].sort().map((name) => licenceOf(name)));
      this.emitFile({ type: "asset", fileName: LICENCES_FILE, source });
    },
  };
}
