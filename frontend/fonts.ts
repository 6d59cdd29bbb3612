/** Cuts the fonts of the page down to the letters of its languages, before anything is built. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, ".fonts");
const FACES = ["alegreya-700", "alegreya-sans-500", "alegreya-sans-700"];
/** What the page uses of a font: kerning, and figures that stand in columns. Hints would be a third of a file. */
const FEATURES = ["kern", "lnum", "tnum"];

const span = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
/** By the file of the font that holds them; fonts.css names the same letters as ranges. */
const LETTERS: Record<string, string> = {
  latin: `${span(0x20, 0x7e)}\u00a0«·»×ÓóÁá‐‑–—‘’‚“”„•…−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻż",
  cyrillic: `${span(0x410, 0x44f)}ЄєІіЇїҐґ`,
};

async function cut(face: string, part: string, letters: string): Promise<void> {
  const [, family, weight] = /^(.*)-(\d+)$/.exec(face)!;
  const file = `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`;
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  const made = await subsetFont(whole, letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
  await writeFile(join(FOLDER, `${face}-${part}.woff2`), made);
}

export function cutFonts(): Plugin {
  return {
    name: "cut-fonts",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      for (const face of FACES) for (const [part, letters] of Object.entries(LETTERS)) await cut(face, part, letters);
    },
  };
}
