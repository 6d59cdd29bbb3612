/** The words of a view of Alchemists, in the order in which the page shows them; its types are generated. */
import type { Alchemical, Color, Ingredient, Organ, OrganAspect, Potion, Seal, Space } from "./view-types";

export type * from "./view-types";

export const INGREDIENTS = ["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"] as const satisfies readonly Ingredient[];
/** The aspects in the order red, green, blue: p is plus, n is minus, a capital is large. Pairs neutralize. */
export const ALCHEMICALS = ["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"] as const satisfies readonly Alchemical[];
export const COLORS = ["R", "G", "B"] as const satisfies readonly Color[];
export const POTIONS = ["R+", "R-", "G+", "G-", "B+", "B-", "0"] as const satisfies readonly Potion[];
export const SEALS = ["gold", "silver", "red", "green", "blue", "white"] as const satisfies readonly Seal[];
export const SPACES = [
  "forage", "transmute", "custodian", "sell", "research-golem", "buy-artifact", "visit-library", "debunk", "publish",
  "test-student", "drink", "exhibition",
] as const satisfies readonly Space[];
export const ARTICLE_SPACES = ["red", "green", "blue", "white"] as const;
export const ORGANS = ["chest", "ears"] as const satisfies readonly Organ[];
export const ASPECTS = ["R-large", "R-small", "G-large", "G-small", "B-large", "B-small"] as const satisfies readonly OrganAspect[];
export const ROUNDS = [1, 2, 3, 4, 5, 6] as const;
export const CONFERENCES: readonly number[] = [3, 5];
export const EMBLEMS = ["moon", "sun", "tower", "clover"] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

export type Counts<Name extends string> = Partial<Record<Name, number>>;

/** How much a notebook says by itself: nothing, what is sure and impossible, chances and advice too. */
export const LEVELS = ["paper", "hints", "full"] as const;
export type Level = (typeof LEVELS)[number];

/** Lunar alchemicals have one or three minuses. */
export function isLunar(alchemical: Alchemical): boolean {
  return [...alchemical.toLowerCase()].filter((letter) => letter === "n").length % 2 === 1;
}
