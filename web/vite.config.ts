import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { HOUSE, HOUSE_FILES, house } from "./house.ts";
import { licences } from "./licences.ts";

const JS_LIMIT = 120 * 1024;
const TEXT_FILE = /\.(js|mjs|css|html|svg|json|webmanifest)$/;
const LARGE_FILE = /\.wasm$/; // the best of compressions would take half a minute
const LEAST_COMPRESSED = 1024;

const WORDS = "../src/coronet/words";
// What of a language's texts comes when: at first, or with the screens that need it
const TEXTS: Record<string, string[]> = {
  "": [
    "cards",
    "chips",
    "credits",
    "page",
    "page-games",
    "players",
    "princesses",
    "prompts",
    "reasons",
    "rounds",
    "score",
    "story",
    "whys",
  ],
  rules: ["rules", "interactions"],
  review: ["review", "page-review"],
  tips: ["page-tips"],
  first: ["page-first"],
  ball: ["ball", "page-ball"],
  puzzles: ["puzzles", "page-puzzles"],
  options: ["options"],
  licences: ["page-licences"],
  progress: ["page-progress"],
  quips: ["quips"],
  push: ["page-push"],
  device: ["page-device"],
};
// The texts of a game that has its own come with its parts
for (const game of readdirSync("src/games").filter((name) => existsSync(`${WORDS}/en/${name}.ftl`)))
  TEXTS[game] = [game, `page-${game}`];

/** The messages of some files by name, without comments and without blanks that say nothing. */
function messagesOf(code: string, group: string): [string, string][] {
  const files = (TEXTS[group] ?? []).map((name) => `${WORDS}/${code}/${name}.ftl`).filter(existsSync);
  const text = files
    .map((file) =>
      readFileSync(file, "utf8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n")
        .replace(/^ +/gm, " ")
        .replace(/\{ (?=[$"\w-])/g, "{")
        .replace(/(?<=[\w")]) \}/g, "}"),
    )
    .join("\n");
  const messages = text.split(/^(?=[a-z][\w-]* =)/im).filter((message) => message.trim());
  return messages.map((message) => [message.slice(0, message.indexOf(" ")), message.trim().concat("\n")]);
}

/** Texts as modules: `words:fr` and `words:fr/rules` are one string each, `words:shelf` knows how to fetch them.
 *  What a language does not have yet is there in English. */
function texts(): Plugin {
  const languages = readdirSync(WORDS).filter((name) => existsSync(`${WORDS}/${name}/page.ftl`));
  const places = languages.flatMap((code) => Object.keys(TEXTS).map((group) => (group ? `${code}/${group}` : code)));
  const fetched = places.filter((place) => place !== "en"); // which comes with the page
  const shelf = fetched.map((place) => `${JSON.stringify(place)}: () => import("words:${place}")`);
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      if (id === "\0words:shelf")
        return `export const languages = ${JSON.stringify(languages)}; export const shelf = { ${shelf.join(", ")} };`;
      const [code = "", group = ""] = id.slice("\0words:".length).split("/");
      const files = (TEXTS[group] ?? []).flatMap((name) => ["en", code].map((of) => `${WORDS}/${of}/${name}.ftl`));
      for (const file of files.filter(existsSync)) this.addWatchFile(resolve(file));
      const messages = new Map([...messagesOf("en", group), ...messagesOf(code, group)]);
      return `export default ${JSON.stringify([...messages.values()].join(""))};`;
    },
  };
}

/** Puts the symbol sheet into the page, so that every `<use href="#...">` finds its drawing at once. */
function symbols(): Plugin {
  const sheet = readFileSync("art/symbols.svg", "utf8")
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/> </g, "><")
    .replace("<svg ", '<svg class="sheet" ')
    .trim();
  return { name: "symbols", transformIndexHtml: (html) => html.replace("<!-- symbols -->", () => sheet) };
}

/** Has the browser fetch the page proper while it paints the first frame. */
function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const main = Object.values(bundle ?? {}).find((file) => file.type === "chunk" && file.name === "main");
        if (main?.type !== "chunk") return [];
        const styles = [...(main.viteMetadata?.importedCss ?? [])];
        return [
          {
            tag: "link",
            injectTo: "head",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${main.fileName}` },
          },
          ...styles.map((href) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "preload", as: "style", crossorigin: true, href: `/${href}` },
          })),
        ];
      },
    },
  };
}

/** What an installed page needs at fixed addresses: manifest, icons, and the worker with the list of the shell's files. */
function installed(): Plugin {
  return {
    name: "installed",
    apply: "build",
    generateBundle: {
      order: "post", // when scripts that were only there for their styles have left
      handler(_, bundle) {
        const main = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "main");
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        const shell = [entry, main].flatMap((file) =>
          file?.type === "chunk" ? [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])] : [],
        );
        const all = JSON.stringify(Object.keys(bundle).filter((name) => name.startsWith("assets/")));
        const list = JSON.stringify([...new Set(shell)]);
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: "asset", fileName, source });
        emit(
          "sw.js",
          readFileSync("src/sw.js", "utf8")
            .replace("= SHELL_FILES", `= ${list}`)
            .replace("= ALL_FILES", `= ${all}`)
            .replace("HOUSE_VERSION", JSON.stringify(HOUSE))
            .replace("= HOUSE_FILES", `= ${JSON.stringify(HOUSE_FILES)}`),
        );
        emit("manifest.webmanifest", readFileSync("art/manifest.webmanifest"));
        for (const name of readdirSync("art/icons").filter((file) => file.endsWith(".png")))
          emit(name, readFileSync(`art/icons/${name}`));
      },
    },
  };
}

/** Prints the gzipped sizes; a page whose first table has grown too heavy does not build. */
function sizes(): Plugin {
  return {
    name: "sizes",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = new Set<string>();
      const add = (name: string) => {
        const chunk = chunks.find((file) => file.fileName === name);
        if (!chunk || first.has(name)) return;
        first.add(name);
        for (const needed of chunk.imports) add(needed);
      };
      for (const chunk of chunks) if (chunk.isEntry || chunk.name === "main") add(chunk.fileName);
      const size = (names: Iterable<string>) =>
        [...names].reduce((sum, name) => sum + gzipSync(textOf(bundle[name])).length, 0);
      const all = chunks.map((chunk) => chunk.fileName);
      const styles = Object.keys(bundle).filter((name) => name.endsWith(".css"));
      const shown = { "table route": size(first), "all scripts": size(all), "all styles": size(styles) };
      const texts = Object.entries(shown).map(([what, bytes]) => `${what} ${(bytes / 1024).toFixed(1)} KB`);
      console.log(`gzipped: ${texts.join(", ")} (table route at most ${JS_LIMIT / 1024} KB)`);
      if (shown["table route"] > JS_LIMIT) this.error("the script is larger than its budget");
    },
  };
}

/** Beside every text of some size the same in brotli and in gzip, for servers that send it so. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT_FILE.test(file) || LARGE_FILE.test(file))) {
        const text = readFileSync(resolve(dir, name));
        if (text.length < LEAST_COMPRESSED) continue;
        if (TEXT_FILE.test(name)) writeFileSync(resolve(dir, `${name}.br`), brotliCompressSync(text));
        writeFileSync(resolve(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

function textOf(file: Rollup.OutputChunk | Rollup.OutputAsset | undefined): string | Uint8Array {
  return file?.type === "chunk" ? file.code : (file?.source ?? "");
}

export default defineConfig({
  plugins: [
    texts(),
    preact({ devToolsEnabled: false, prefreshEnabled: false, reactAliasesEnabled: false }),
    symbols(),
    preload(),
    installed(),
    house(),
    licences(),
    sizes(),
    compressed(),
  ],
  define: { __BUILD__: JSON.stringify(process.env.CORONET_BUILD ?? "dev"), __HOUSE__: JSON.stringify(HOUSE) },
  // All but the first page finds its files by where it lies itself: a site may lie under any path
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "../src/coronet/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } }, // packing the files takes longest, and is ours
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/ws": { target: "ws://127.0.0.1:8777", ws: true }, "/api": "http://127.0.0.1:8777" },
  },
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    setupFiles: ["src/fixtures/window.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: 10_000,
  },
});
