import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { licenceOf, licenceOfPython, packageOf } from "../../licences";

let modules = "";

beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), "modules-"));
});

/** A package with these files. */
function put(name: string, licence: string, files: Record<string, string> = {}): void {
  mkdirSync(join(modules, name), { recursive: true });
  const about = { name, version: "1.2.3", license: licence, author: "Ada <ada@example.org>" };
  for (const [file, text] of Object.entries({ ...files, "package.json": JSON.stringify(about) }))
    writeFileSync(join(modules, name, file), text);
}

describe("the licence of a bundled package", () => {
  it("is found by the path of any of its files", () => {
    expect(packageOf("/here/web/node_modules/preact/dist/preact.mjs")).toBe("preact");
    expect(packageOf("node_modules/@fontsource/grenze/files/a.woff2")).toBe("@fontsource/grenze");
    expect(packageOf("/here/web/src/main.tsx")).toBeNull();
    expect(packageOf("\0vite/preload-helper.js")).toBeNull();
  });

  it("is the text that lies in it", () => {
    put("small", "MIT", { LICENSE: "Copyright Ada\n" });
    const expected = { name: "small", version: "1.2.3", licence: "MIT", author: "", text: "Copyright Ada" };
    expect(licenceOf("small", modules)).toEqual(expected);
  });

  it("is a text that all share, with its author, where the package names it alone", () => {
    put("typescript", "Apache-2.0", { LICENSE: "Apache License" });
    put("@fluent/bundle", "Apache-2.0");
    expect(licenceOf("@fluent/bundle", modules)).toMatchObject({ text: "Apache License", author: "Ada" });
  });

  it("fails the build where there is no text", () => {
    put("bare", "MIT");
    expect(() => licenceOf("bare", modules)).toThrow("bare is bundled, and its licence (MIT) has no text");
  });

  it("is there for the Python in Pyodide, which the package leaves out", () => {
    put("pyodide", "MPL-2.0", { "pyodide-lock.json": '{"info": {"python": "3.14.2"}}' });
    expect(licenceOfPython(modules)).toMatchObject({ name: "Python", version: "3.14.2", licence: "PSF-2.0" });
    expect(licenceOfPython(modules).text).toContain("Python Software Foundation; All Rights Reserved");
  });
});
