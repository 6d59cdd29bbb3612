/** A color is named once, in the tokens of a game or of the page; everything else says what it is for. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = new URL("../src/", import.meta.url);
const FOLDERS = ["shell", "golem", "alchemists", "reader"];
const NAMES = "white|black|red|green|blue|yellow|orange|purple|violet|brown|pink|gold|silver|gr[ae]y|beige|ivory|navy|teal|maroon|olive|crimson|tan|cyan|magenta";
const WRITTEN = /(?<![\w&"'/]|url\()#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|["']#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})["']|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\((?=srgb|display|rec|xyz|a98|prophoto)/gi;
/** A name counts as the value of a declaration or of a drawing's attribute; everywhere else it may be a word. */
const NAMED = new RegExp(`(?:^\\s*(?:[\\w-]*color|background|border[\\w-]*|outline|box-shadow|fill|stroke|filter|--[\\w-]+)\\s*:[^;{}]*?|(?:fill|stroke)=["'])(?<![\\w-])(?:${NAMES})(?![\\w-])`, "gim");

function literals(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\b(?:href|id)=["'][^"']*["']/g, "");
  return [...code.matchAll(WRITTEN), ...code.matchAll(NAMED)].map(([found]) => found.trim());
}

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, SRC), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(css|svelte|ts)$/.test(name) && name !== "css/tokens.css")
      .map((name) => `${folder}/${name}`),
  );
}

test("no file but the tokens names a color", () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) => literals(readFileSync(new URL(name, SRC), "utf8")).map((color) => `${name}: ${color}`));
  expect(found).toEqual([]);
});

test.each(["color: #fff;", "  box-shadow: 0 0 0 1px #0006;", "background: rgba(0, 0, 0, 0.5);", "  border: 1px solid white;", '<path fill="#8a4b36" />', '<path fill="red" />', 'const ROOFS = ["#8a4b36"];', "fill: hsl(20deg 50% 50%);"])(
  "a planted color is found: %s",
  (line) => expect(literals(line)).toHaveLength(1),
);

test.each(["color: var(--red);", '<use href="#fab" />', "{#each faces as face}", "background: color-mix(in srgb, var(--white) 20%, transparent);", 'kind === "red"', "/* a white page */"])(
  "what is no color is left alone: %s",
  (line) => expect(literals(line)).toEqual([]),
);
