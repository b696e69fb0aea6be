// Writes src/net/protocol.ts from protocol.schema.json. Run by scripts/protocol-types.

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [from, to] = process.argv.slice(2);
const bannerComment = "/** Every frame between page and server. Written by scripts/protocol-types; never by hand. */";
const style = { printWidth: 120 };

/** What the generator does not read by itself: a line of words, what may be anything, and objects that may hold it. */
function named(schema) {
  if (Array.isArray(schema)) return schema.map(named);
  if (schema === null || typeof schema !== "object") return schema;
  if (schema.prefixItems?.length === 2) return { tsType: "Line" };
  if (schema.default === null && Object.keys(schema).length === 1) return { tsType: "unknown" };
  const values = schema.additionalProperties;
  if (schema.type === "object" && !schema.properties && !values?.type && !values?.$ref) {
    return { tsType: "Record<string, unknown>" };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, named(value)]));
}

const schema = named(JSON.parse(readFileSync(from, "utf8")));
const types = await compile(schema, "Frames", { bannerComment, additionalProperties: false, maxItems: -1, style });
const line = "/** A key of the words and its arguments. */\nexport type Line = [string, Record<string, unknown>];\n";
writeFileSync(to, types.replace("export type Frames", `${line}\nexport type Frames`));
