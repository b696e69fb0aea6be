import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const JS_LIMIT = 120 * 1024;

const WORDS = "../src/coronet/words";
// What of a language's texts comes when: at first, or with the screens that need it
const TEXTS: Record<string, string[]> = {
  "": ["cards", "chips", "page", "princesses", "prompts", "reasons", "rounds", "score", "story"],
  rules: ["rules", "interactions"],
};

/** Texts as modules: `words:fr` and `words:fr/rules` are one string each, `words:shelf` knows how to fetch them. */
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
      const files = (TEXTS[group] ?? []).map((name) => `${WORDS}/${code}/${name}.ftl`).filter(existsSync);
      for (const file of files) this.addWatchFile(resolve(file));
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))};`;
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
            attrs: { rel: "preload", as: "style", href: `/${href}` },
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
    generateBundle(_, bundle) {
      const main = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "main");
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      const shell = [entry, main].flatMap((file) =>
        file?.type === "chunk" ? [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])] : [],
      );
      const list = JSON.stringify([...new Set(shell)].map((name) => `/${name}`));
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("sw.js", readFileSync("src/sw.js", "utf8").replace("= SHELL_FILES", `= ${list}`));
      emit("manifest.webmanifest", readFileSync("src/manifest.webmanifest"));
      for (const name of readdirSync("art/icons").filter((file) => file.endsWith(".png")))
        emit(name, readFileSync(`art/icons/${name}`));
    },
  };
}

/** Prints the gzipped sizes; a page that has grown too heavy does not build. Of the languages one reader needs one. */
function sizes(): Plugin {
  return {
    name: "sizes",
    apply: "build",
    generateBundle(_, bundle) {
      const sums: Record<string, number> = { js: 0, css: 0 };
      for (const [name, file] of Object.entries(bundle)) {
        const kind = languageOf(file) ?? name.split(".").pop() ?? "";
        const text = file.type === "chunk" ? file.code : file.source;
        if (kind in sums || languageOf(file)) sums[kind] = (sums[kind] ?? 0) + gzipSync(text).length;
      }
      const shown = Object.entries(sums).map(([kind, bytes]) => `${kind} ${(bytes / 1024).toFixed(1)} KB`);
      console.log(`gzipped: ${shown.join(", ")} (js at most ${JS_LIMIT / 1024} KB)`);
      if ((sums.js ?? 0) > JS_LIMIT) this.error("the script is larger than its budget");
    },
  };
}

/** The language, other than English, whose texts this chunk is. */
function languageOf(file: { type: string; moduleIds?: readonly string[] }): string | undefined {
  return /^\0words:(?!en\b|shelf)(\w+)/.exec(file.moduleIds?.[0] ?? "")?.[1];
}

export default defineConfig({
  plugins: [
    texts(),
    preact({ devToolsEnabled: false, prefreshEnabled: false, reactAliasesEnabled: false }),
    symbols(),
    preload(),
    installed(),
    sizes(),
  ],
  define: { __BUILD__: JSON.stringify(process.env.CORONET_BUILD ?? "dev") },
  build: {
    target: "es2022",
    outDir: "../src/coronet/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/ws": { target: "ws://127.0.0.1:8777", ws: true }, "/api": "http://127.0.0.1:8777" },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 10_000 },
});
