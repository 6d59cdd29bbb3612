/** The page says in every language what the terminal's reader says, and has every word that it needs. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOf, LANGS, words } from "../../src/shell/i18n.svelte";
import { BadCode, BadQuestion, POTIONS } from "../../src/reader/core";
import { potionWord, say, sayArticle, sayMistake, sayOrgan, sayPoints, sayPrivate, sayPublic, sayReport, sayRuling, sayTheory, sayTruth } from "../../src/reader/words";
import { vectors } from "./vectors";

const I18N = new URL("../../../src/goldenlane/i18n/", import.meta.url);
const PAGE = new URL("../../src/reader/", import.meta.url);
const read = (lang: string, name: string): string => readFileSync(new URL(`${lang}/${name}.ftl`, I18N), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const bundles = new Map(LANGS.map((lang) => [lang, bundleOf(lang, read(lang, "page"), ...["alchemists", "reader", "reader-page"].map((name) => read(lang, name)))]));
const said = vectors("words");

// The notebook has words of its own.
const code = readdirSync(PAGE, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/notebook|core/.test(entry.parentPath.slice(PAGE.pathname.length - 1)))
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"))
  .join("\n");
const used = [...code.matchAll(/"((?:read|reader|alchemists)-[\w-]+)"/g)].map(([, id]) => id!);

describe.each(LANGS)("the reader in %s", (lang) => {
  beforeEach(() => {
    words.bundle = bundles.get(lang)!;
  });

  it("says every answer as the terminal does", () => {
    const { asked } = vectors("answers")[1];
    const lines = asked.flatMap(([use, args, ...halves]: [string, string[], ...Record<string, unknown>[]]) => {
      if (halves.length !== 2) return [];
      const why = use === "mix" ? args.at(-1)! : use;
      return [[halves[0] && sayPrivate(why, halves[0]), halves[1] && sayPublic(why, halves[1])]];
    });
    expect(lines).toEqual(said[lang].answers);
  });

  it("says rulings as the terminal does", () => {
    const { rulings } = vectors("judge");
    expect(said[lang].rulings.map((_: unknown, at: number) => sayRuling(rulings[at].ruling))).toEqual(said[lang].rulings);
  });

  it("says the big revelation as the terminal does", () => {
    const { revelation: told } = vectors("judge").revelations[1];
    const [first, second] = told.golem["animated-by"];
    const sealed = (tell: (claim: any) => string) => (claim: any) => [tell(claim), ...claim.seals.map(sayPoints)];
    expect([
      ...Object.entries<string>(told.ingredients).map(([name, alchemical]) => sayTruth(name, alchemical)),
      ...["chest", "ears"].map((organ) => sayOrgan(organ, told.golem[organ])),
      say("reader-animated-by", { first, second }),
      ...told.theories.flatMap(sealed(sayTheory)),
      ...told.articles.flatMap(sealed(sayArticle)),
      ...told.reports.map(sayReport),
      ...told.animated.map(({ player, points }: { player: string; points: number }) => say("reader-animated-points", { name: player, n: points })),
      ...Object.entries<number>(told.totals).map(([name, n]) => say("reader-total", { name, n })),
    ]).toEqual(said[lang].revelation);
  });

  it("says what is wrong, with the thing that is wrong", () => {
    expect(sayMistake(new BadCode("letter", "Ü"))).toContain("Ü");
    expect(sayMistake(new BadCode("unused", "TKQDX"))).toContain("TKQDX");
    expect(sayMistake(new BadQuestion("two-players", "Ash"))).toContain("Ash");
    expect(sayMistake(new BadQuestion("same", "toad"))).not.toContain("toad".toUpperCase());
    expect(() => sayMistake(new TypeError("else"))).toThrow("else");
  });

  it("has the same labels as in English, and each can be read", () => {
    expect(ids(read(lang, "reader-page"))).toEqual(ids(read("en", "reader-page")));
    const bundle = bundles.get(lang)!;
    for (const id of ids(read(lang, "reader-page"))) {
      const problems: Error[] = [];
      const args = { n: 2, all: 3, name: "Ada", code: "TKQDN", first: "toad", second: "fern", ingredient: "toad", potion: "red-plus", color: "red", guarantee: "sign", thing: "x", last: "y", sign: "no", met: "yes", lost: "no", quality: "exact", organ: "chest" };
      bundle.formatPattern(bundle.getMessage(id)!.value!, args, problems);
      expect(problems, id).toEqual([]);
    }
  });

  it("has every label that the page names", () => {
    const bundle = bundles.get(lang)!;
    const made = [
      ...[...code.matchAll(/\{ name: "(\w+)", .* audience: "/g)].map(([, name]) => `read-door-${name}`),
      ...["test", "drink", "thinking-cap"].flatMap((use) => [`read-title-${use}`, `read-use-${use}`]),
      ...["test", "drink"].map((use) => `read-effect-${use}`),
      ...["solar", "lunar"].map((name) => `read-class-${name}`),
      ...["mortar", "periscope"].flatMap((use) => [`read-${use}`, `read-${use}-ready`, `read-${use}-who`]),
    ];
    expect([...used, ...made].filter((id) => !bundle.hasMessage(id))).toEqual([]);
    const stems = [...code.matchAll(/`(read-[\w-]*?)\$\{/g)].map(([, stem]) => stem!).filter((stem) => stem !== "read-");
    const known = new Set([...used, ...made]);
    expect(ids(read(lang, "reader-page")).filter((id) => !known.has(id) && !stems.some((stem) => id.startsWith(stem)))).toEqual([]);
  });
});

it("knows every potion by a word of the catalogue", () => {
  expect(POTIONS.map(potionWord)).toEqual(["red-plus", "red-minus", "green-plus", "green-minus", "blue-plus", "blue-minus", "neutral"]);
});
