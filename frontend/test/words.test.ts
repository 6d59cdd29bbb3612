/** Labels: all three languages have all of them, and the page uses none that is missing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGS = ["en", "pl", "uk"] as const;
const read = (lang: string, name: string) => readFileSync(join(import.meta.dirname, `../../src/goldenlane/i18n/${lang}/${name}.ftl`), "utf8");
const catalogue = (lang: string) => `${read(lang, "page")}\n${read(lang, "page-golem")}`;
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const english = ids(catalogue("en"));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    // The Alchemists board and the card reader have catalogues and tests of their own.
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/(alchemists|reader)/.test(entry.parentPath.slice(folder.length)))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe("labels of the page", () => {
  it.each(LANGS)("%s has every label once, and each can be read", (lang) => {
    const found = ids(catalogue(lang));
    expect([...found].sort()).toEqual([...english].sort());
    expect(new Set(found).size).toBe(found.length);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(catalogue(lang)))).toEqual([]);
    for (const id of found) {
      const problems: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)!.value!, { n: 5, name: "Ada", code: "ABC123", of: 9, from: 1, to: 4, round: "II", section: "X", price: 5, thing: "x", words: "x" }, problems);
      expect(problems).toEqual([]);
    }
  });

  it("are there for every label that the page names", () => {
    const used = sources(join(import.meta.dirname, "../src")).flatMap((text) => [...text.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map(([, id]) => id!));
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((id) => !english.includes(id))).toEqual([]);
  });

  it("count 1, 2, 5 and 21 as the language does", () => {
    const say = (lang: string, n: number) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(catalogue(lang)));
      return bundle.formatPattern(bundle.getMessage("table-options")!.value!, { n });
    };
    expect([1, 2, 5, 21].map((n) => say("uk", n))).toEqual(["1\u00a0варіант", "2\u00a0варіанти", "5\u00a0варіантів", "21\u00a0варіант"]);
    expect([1, 2, 5, 21].map((n) => say("pl", n))).toEqual(["1\u00a0opcja", "2\u00a0opcje", "5\u00a0opcji", "21\u00a0opcji"]);
  });
});
