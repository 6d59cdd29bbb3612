import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../../src/reader/core";
import { factWords, percent, words } from "../../../src/reader/notebook/words.svelte";
import { bundleOf, LANGS } from "../../../src/shell/i18n.svelte";

const I18N = new URL("../../../../src/goldenlane/i18n/", import.meta.url);
const FOLDER = new URL("../../../src/reader/notebook/", import.meta.url);
const read = (lang: string, name: string): string => readFileSync(new URL(`${lang}/${name}.ftl`, I18N), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const english = read("en", "reader-notebook");
const code = readdirSync(FOLDER).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");
const used = [...code.matchAll(/["'](notebook-[\w-]+)["']/g)].map(([, id]) => id!);
const stems = [...code.matchAll(/`(notebook-[\w-]*?)\$\{/g)].map(([, stem]) => stem!);
const ARGUMENTS = { n: 5, first: "toad", second: "fern", ingredient: "toad", potion: "red-plus", potions: "x", class: "solar", seen: "yes-no", success: "yes", row: "x", column: "x", said: "x", names: "x", aspects: "x", aspect: "x", organ: "chest", bits: "1", all: "2", squares: "3", color: "red", hedged: "50", kind: "base", code: "KJQW", place: 1, subject: "x", quality: "exact" };

describe.each(LANGS)("words of the notebook in %s", (lang) => {
  const bundle = bundleOf(lang, read(lang, "alchemists"), read(lang, "reader-notebook"));

  it("are the same as in English", () => expect(ids(read(lang, "reader-notebook"))).toEqual(ids(english)));
  it("are all there", () => expect(used.filter((id) => !bundle.hasMessage(id))).toEqual([]));
  it("can all be said", () => {
    for (const id of ids(english)) {
      const problems: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)!.value!, ARGUMENTS, problems);
      expect(problems).toEqual([]);
    }
  });
});

it("are no more than the notebook needs", () => {
  expect(used.length).toBeGreaterThan(60);
  expect(ids(english).filter((id) => !used.includes(id) && !stems.some((stem) => id.startsWith(stem)))).toEqual([]);
});

describe("a fact in words", () => {
  const facts: Fact[] = [
    { type: "mix", ingredients: ["fern", "toad"], result_in: ["R+", "0"] },
    { type: "not_mix", ingredients: ["fern", "toad"], result: "B-" },
    { type: "aspect", ingredient: "claw", colour: "G", sign: "-" },
    { type: "class", ingredient: "toad", class: "lunar" },
    { type: "golem", ingredient: "toad", chest: true, ears: false },
    { type: "golem", ingredient: "toad", ears: true },
    { type: "animate", ingredients: ["fern", "toad"], success: false },
  ];

  it("is a line of the notebook", async () => {
    await words.use("en");
    expect(facts.map(factWords)).toEqual([
      "Fern and toad: healing potion (red plus) or neutral potion",
      "Fern and toad, impossible result: insanity potion (blue minus)",
      "Bird claw: green minus",
      "Toad: lunar alchemical",
      "Golem, toad: the chest glows, the ears do not steam",
      "Golem, toad: the ears steam",
      "Fern and toad: the golem crumbles",
    ]);
    await words.use("uk");
    expect(factWords(facts[0]!)).toBe("Папороть і ропуха: зілля зцілення (червоний плюс) або нейтральне зілля");
    await words.use("pl");
    expect(factWords(facts[5]!)).toBe("Golem, ropucha: z uszu bucha para");
  });

  it("rounds chances, but says 0 and 100 only of what is sure", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0", "<1", "50", ">99", "100"]);
  });
});
