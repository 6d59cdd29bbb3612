/** A fact while it is being entered by taps. */

import { INGREDIENTS, POTIONS, QUALITIES } from "../core/alchemy";
import { parseFact, sale, type Fact } from "../core/facts";

export const KINDS = ["mix", "sale", "book", "aspect", "golem", "animate"] as const;
export type Kind = (typeof KINDS)[number];

export interface Draft {
  readonly kind: Kind;
  readonly ingredients: readonly string[];
  /** For a mix: the potions that are meant, and whether they are made or not. */
  readonly potions: readonly string[];
  readonly makes: boolean;
  readonly wanted: string | null;
  readonly quality: string | null;
  readonly class: string | null;
  /** "B-". */
  readonly sign: string | null;
  readonly chest: boolean | null;
  readonly ears: boolean | null;
  readonly success: boolean | null;
}

const EMPTY: Draft = {
  kind: "mix", ingredients: [], potions: [], makes: true, wanted: null, quality: null, class: null, sign: null,
  chest: null, ears: null, success: null,
};

export function draftOf(kind: Kind, ingredients: readonly string[] = []): Draft {
  return { ...EMPTY, kind, ingredients };
}

/** How many ingredients the kind speaks of. */
export const needs = (kind: Kind): 1 | 2 => (kind === "mix" || kind === "sale" || kind === "animate" ? 2 : 1);

/** The other kind, with the ingredients that it can use. */
export function asKind(draft: Draft, kind: Kind): Draft {
  return { ...draft, kind, ingredients: draft.ingredients.slice(0, needs(kind)) };
}

/** A tap on an ingredient chooses it or lets it go; one too many takes the place of the oldest. */
export function tapped(draft: Draft, ingredient: string): Draft {
  const { ingredients } = draft;
  if (ingredients.includes(ingredient)) return { ...draft, ingredients: ingredients.filter((other) => other !== ingredient) };
  return { ...draft, ingredients: [...ingredients, ingredient].slice(-needs(draft.kind)) };
}

/** The fact that the draft says; null while something is missing. */
export function factOf(draft: Draft): Fact | null {
  const { kind } = draft;
  if (draft.ingredients.length < needs(kind)) return null;
  const [first, second] = [...draft.ingredients].sort((a, b) => order(a) - order(b)) as [string, string];
  const ingredients: [string, string] = [first, second];
  switch (kind) {
    case "mix":
      return mixOf(draft, ingredients);
    case "sale":
      return draft.wanted && draft.quality ? parseFact(sale(first, second, draft.wanted, draft.quality)) : null;
    case "book":
      return draft.class ? { type: "class", ingredient: first, class: draft.class } : null;
    case "aspect":
      if (!draft.sign) return null;
      return { type: "aspect", ingredient: first, colour: draft.sign[0]!, sign: draft.sign[1]! };
    case "golem": {
      const { chest, ears } = draft;
      if (chest === null && ears === null) return null;
      return { type: "golem", ingredient: first, ...(chest !== null && { chest }), ...(ears !== null && { ears }) };
    }
    case "animate":
      return draft.success === null ? null : { type: "animate", ingredients, success: draft.success };
  }
}

function order(ingredient: string): number {
  return INGREDIENTS.findIndex((name) => name === ingredient);
}

/** Several potions that are not made leave the others; all seven would say nothing. */
function mixOf({ potions, makes }: Draft, ingredients: [string, string]): Fact | null {
  if (!potions.length || potions.length === POTIONS.length) return null;
  if (potions.length === 1 && !makes) return { type: "not_mix", ingredients, result: potions[0]! };
  const left = POTIONS.filter((potion) => potions.includes(potion) === makes);
  if (left.length === 1) return { type: "mix", ingredients, result: left[0]! };
  return { type: "mix", ingredients, result_in: left };
}

/** A written fact, to be corrected. What a sale told is shown as the potions that it left. */
export function draftFrom(fact: Fact): Draft {
  switch (fact.type) {
    case "mix":
      return { ...draftOf("mix", fact.ingredients), potions: "result" in fact ? [fact.result] : fact.result_in };
    case "not_mix":
      return { ...draftOf("mix", fact.ingredients), potions: [fact.result], makes: false };
    case "aspect":
      return { ...draftOf("aspect", [fact.ingredient]), sign: fact.colour + fact.sign };
    case "class":
      return { ...draftOf("book", [fact.ingredient]), class: fact.class };
    case "golem":
      return { ...draftOf("golem", [fact.ingredient]), chest: fact.chest ?? null, ears: fact.ears ?? null };
    case "animate":
      return { ...draftOf("animate", fact.ingredients), success: fact.success };
  }
}

/** What the reader announces at a sale, best first, and its word in the catalogue. */
export const ANNOUNCED = [...QUALITIES].reverse().map((quality) => ({ quality, word: quality.split(" ")[0] === "right" ? "sign" : quality.split(" ")[0]! }));
