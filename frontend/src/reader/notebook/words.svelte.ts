/** The words of the notebook: its own and those of Alchemists, in the language that the page asks for. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bundleOf, LANGS } from "../../shell/i18n.svelte";
import type { Fact } from "../core/facts";

const catalogues = import.meta.glob<string>("../../../../src/goldenlane/i18n/*/{alchemists,reader-notebook}.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  lang = $state("en");
  bundle = $state.raw<FluentBundle | null>(null);

  async use(wanted: string): Promise<void> {
    const lang = LANGS.find((each) => each === wanted) ?? "en";
    const files = Object.entries(catalogues).filter(([path]) => path.includes(`/i18n/${lang}/`));
    const texts = await Promise.all(files.map(([, load]) => load()));
    said.clear();
    this.bundle = bundleOf(lang, ...texts);
    this.lang = lang;
  }
}

export const words = new Words();

/** What was said before in the present language: the grids say the same few hundred things again and again. */
const said = new Map<string, string>();

export function say(id: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = words;
  const key = args ? id + JSON.stringify(args) : id;
  const before = said.get(key);
  // Reading `bundle` first makes the words follow the language.
  if (before !== undefined && bundle) return before;
  const message = bundle?.getMessage(id);
  if (!message?.value) return id;
  const text = bundle!.formatPattern(message.value, args);
  said.set(key, text);
  return text;
}

const COLOR_WORDS: Readonly<Record<string, string>> = { R: "red", G: "green", B: "blue" };

/** "R+" in the words of the catalogue: "red-plus". */
export function potionWord(potion: string): string {
  return potion === "0" ? "neutral" : `${COLOR_WORDS[potion[0]!]}-${potion[1] === "+" ? "plus" : "minus"}`;
}

export const ingredientName = (ingredient: string): string => say("alchemists-ingredient", { ingredient });
export const potionName = (potion: string): string => say("alchemists-potion", { potion: potionWord(potion) });

export function pairName(first: string, second: string): string {
  return say("alchemists-pair", { first, second });
}

/** An alchemical by its aspects: "small red minus, small green plus, big blue minus". */
export function alchemicalName(alchemical: string): string {
  const aspects = [...alchemical].map((letter, color) =>
    say("alchemists-aspect", {
      size: letter === letter.toUpperCase() ? "large" : "small",
      potion: `${COLOR_WORDS["RGB"[color]!]}-${letter.toLowerCase() === "p" ? "plus" : "minus"}`,
    }),
  );
  return aspects.join(", ");
}

/** What an organ reacts to: "R-large" is the big red aspect. */
export function aspectName(aspect: string): string {
  const [color, size] = aspect.split("-") as [string, string];
  return say("alchemists-report-token", { color: COLOR_WORDS[color]!, size });
}

function either(names: readonly string[]): string {
  return new Intl.ListFormat(words.lang, { type: "disjunction" }).format(names);
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.lang) + text.slice(1);
}

export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(words.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

export function whole(value: number): string {
  return new Intl.NumberFormat(words.lang).format(value);
}

/** Whole per cent, but 0 and 100 only if it is exactly that. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (chance > 0 && rounded === 0) return "<1";
  if (chance < 1 && rounded === 100) return ">99";
  return String(rounded);
}

/** A fact as a line of the notebook. */
export function factWords(fact: Fact): string {
  return capital(factLine(fact));
}

function factLine(fact: Fact): string {
  switch (fact.type) {
    case "mix":
    case "not_mix": {
      const [first, second] = fact.ingredients;
      const potions = either(("result" in fact ? [fact.result] : fact.result_in).map(potionName));
      return say(fact.type === "mix" ? "alchemists-fact-mix" : "alchemists-fact-not-mix", { first, second, potions });
    }
    case "aspect":
      return say("alchemists-fact-aspect", { ingredient: fact.ingredient, potion: potionWord(fact.colour + fact.sign) });
    case "class":
      return say("alchemists-fact-class", { ingredient: fact.ingredient, class: fact.class });
    case "golem":
      return say("alchemists-fact-golem", { ingredient: fact.ingredient, seen: seenWord(fact.chest, fact.ears) });
    case "animate": {
      const [first, second] = fact.ingredients;
      return say("alchemists-fact-animate", { first, second, success: fact.success ? "yes" : "no" });
    }
  }
}

function seenWord(chest: boolean | undefined, ears: boolean | undefined): string {
  const word = (seen: boolean | undefined) => (seen === undefined ? "unknown" : seen ? "yes" : "no");
  return `${word(chest)}-${word(ears)}`;
}
