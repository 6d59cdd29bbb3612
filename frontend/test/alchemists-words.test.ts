import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGS } from "../src/shell/i18n.svelte";
import { cut, namedByBoard } from "../words.ts";
import { topicsOf } from "../src/games";

const I18N = new URL("../../src/goldenlane/i18n/", import.meta.url);
const BOARD = new URL("../src/alchemists/", import.meta.url);
const read = (lang: string, name: string): string => readFileSync(new URL(`${lang}/${name}.ftl`, I18N), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const bundles = new Map(LANGS.map((lang) => [lang, bundleOf(lang, read(lang, "page"), read(lang, "page-alchemists"), read(lang, "alchemists"))]));

/** Every label that the board names as it stands in the code. */
const used = new Set(
  readdirSync(BOARD).filter((name) => /\.(svelte|ts)$/.test(name)).flatMap((name) => [...readFileSync(new URL(name, BOARD), "utf8").matchAll(/\bt\(["']([\w-]+)["']/g)].map(([, id]) => id!)),
);

describe.each(LANGS)("labels of the Alchemists board in %s", (lang) => {
  it("are the same as in English", () => expect(ids(read(lang, "page-alchemists"))).toEqual(ids(read("en", "page-alchemists"))));
  it("are all there", () => expect([...used].filter((id) => !bundles.get(lang)!.hasMessage(id))).toEqual([]));
});

it.each(topicsOf("alchemists"))("say the rules on %s", (topic) => {
  for (const lang of LANGS) for (const id of [`rules-alchemists-${topic}`, `rules-alchemists-${topic}-text`]) expect(bundles.get(lang)!.hasMessage(id)).toBe(true);
});

it("are no more than the board needs", () => {
  const code = readdirSync(BOARD).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(new URL(name, BOARD), "utf8")).join();
  const stems = [...code.matchAll(/`(alch-[\w-]*?)\$\{/g)].map(([, stem]) => stem!);
  const catalogue = read("en", "page-alchemists");
  // Scores, kinds of components and rules are named by the shell.
  const unused = ids(catalogue).filter((id) => !/^(score|kind|rules)-alchemists-/.test(id) && !used.has(id) && !code.includes(`"${id}"`) && !catalogue.includes(`{ ${id} }`) && !stems.some((stem) => id.startsWith(stem)));
  expect(unused).toEqual([]);
});

describe.each(LANGS)("what the page gets of the server's sentences in %s", (lang) => {
  const given = cut(read(lang, "alchemists"), namedByBoard("alchemists"));
  const bundle = bundleOf(lang, read(lang, "page"), read(lang, "page-alchemists"), given);

  it("is all that the board names, in whole", () => {
    expect([...used].filter((id) => !bundle.hasMessage(id))).toEqual([]);
    for (const id of ids(given)) expect(bundle.getMessage(id)!.value).toEqual(bundles.get(lang)!.getMessage(id)!.value);
  });
  it("is little", () => expect(given.length).toBeLessThan(read(lang, "alchemists").length / 3));
});
