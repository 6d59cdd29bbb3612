/** Judging a debunking by possible worlds, as in games/alchemists/judging.py, which states the rules. */

import { FLIP, mix, NEUTRAL, sign } from "./alchemy";

export type Demonstration =
  | { readonly kind: "mix"; readonly first: number; readonly second: number; readonly potion: number }
  | { readonly kind: "aspect"; readonly ingredient: number; readonly color: number; readonly sign: number };

/** Four different ingredients, each with its sign in one color: [ingredient, sign]. */
export interface Article {
  readonly color: number;
  readonly entries: readonly (readonly [number, number])[];
}

export interface Theory {
  readonly ingredient: number;
  readonly alchemical: number;
}

export type ReasonCode = "possible" | "wrong-sign" | "two-color-rule" | "opposite-signs" | "only-four";

export interface Reason {
  readonly code: ReasonCode;
  readonly ingredients: readonly number[];
  readonly color: number;
  readonly sign: number;
}

export interface Verdict {
  readonly debunked: boolean;
  /** Hedges that lose nothing: ingredients for an article, colors for a theory. */
  readonly safeHedges: readonly number[];
  readonly why: Reason;
}

/** An ingredient and the set (bits) of alchemicals that it is claimed to be one of. */
type Claim = readonly [number, number];

const ALL = 0xff;
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const POSSIBLE: Reason = { code: "possible", ingredients: [], color: -1, sign: -1 };

function having(color: number, wanted: number): number {
  return EIGHT.reduce((mask, a) => (sign(a, color) === wanted ? mask | (1 << a) : mask), 0);
}

const HAVING = [0, 1, 2].map((color) => [0, 1].map((wanted) => having(color, wanted)));
const PAIRS = EIGHT.flatMap((a) => EIGHT.map((b) => [a, b] as const));
const MAKING = [0, 1, 2, 3, 4, 5, 6].map((potion) => PAIRS.filter(([a, b]) => mix(a, b) === potion));

/** Whether every mask can take its own alchemical out of the free ones. */
function fits(masks: readonly number[], free: number): boolean {
  if (masks.length === 0) return true;
  const rest = masks.slice(1);
  let choices = masks[0]! & free;
  while (choices) {
    const lowest = choices & -choices;
    if (fits(rest, free ^ lowest)) return true;
    choices ^= lowest;
  }
  return false;
}

/** Whether some world that agrees with the demonstration puts each claimed ingredient into its mask. */
export function possible(shown: Demonstration, claims: readonly Claim[]): boolean {
  const allowed = EIGHT.map(() => ALL);
  for (const [ingredient, mask] of claims) allowed[ingredient]! &= mask;
  if (shown.kind === "aspect") {
    allowed[shown.ingredient]! &= HAVING[shown.color]![shown.sign]!;
    return fits(allowed.filter((mask) => mask !== ALL), ALL);
  }
  const first = allowed[shown.first]!;
  const second = allowed[shown.second]!;
  const others = allowed.filter((mask, at) => mask !== ALL && at !== shown.first && at !== shown.second);
  return MAKING[shown.potion]!.some(
    ([a, b]) => (first >> a) & 1 && (second >> b) & 1 && fits(others, ALL ^ (1 << a) ^ (1 << b)),
  );
}

export function judgeArticle(article: Article, shown: Demonstration): Verdict {
  const claims = article.entries.map(([ingredient, has]): Claim => [ingredient, HAVING[article.color]![has]!]);
  const safeHedges = claims
    .filter((claim) => possible(shown, claims.filter((other) => other !== claim)))
    .map(([ingredient]) => ingredient);
  if (possible(shown, claims)) return { debunked: false, safeHedges, why: POSSIBLE };
  return { debunked: true, safeHedges, why: whyArticleFalls(article, shown) };
}

export function judgeTheory(theory: Theory, shown: Demonstration): Verdict {
  const { ingredient, alchemical } = theory;
  const safeHedges = [0, 1, 2].filter((color) =>
    possible(shown, [[ingredient, (1 << alchemical) | (1 << FLIP[alchemical]![color]!)]]),
  );
  if (possible(shown, [[ingredient, 1 << alchemical]])) return { debunked: false, safeHedges, why: POSSIBLE };
  const [color, has] =
    shown.kind === "aspect" ? [shown.color, shown.sign] : [Math.floor(shown.potion / 2), shown.potion % 2];
  return { debunked: true, safeHedges, why: { code: "wrong-sign", ingredients: [ingredient], color, sign: 1 - has } };
}

/** Whether the demonstration, disproving neither theory, shows that they cannot both be right. */
export function inConflict(one: Theory, other: Theory, shown: Demonstration): boolean {
  const claims = [one, other].map((theory): Claim => [theory.ingredient, 1 << theory.alchemical]);
  return claims.every((claim) => possible(shown, [claim])) && !possible(shown, claims);
}

function whyArticleFalls(article: Article, shown: Demonstration): Reason {
  const { color, entries } = article;
  const masks = HAVING[color]!;
  const wrong = entries.filter(([ingredient, has]) => !possible(shown, [[ingredient, masks[has]!]]));
  if (wrong.length) {
    return { code: "wrong-sign", ingredients: wrong.map(([ingredient]) => ingredient), color, sign: wrong[0]![1] };
  }
  if (shown.kind === "mix") {
    const pair = [shown.first, shown.second];
    const listed = pair.map((ingredient) => entries.find(([entry]) => entry === ingredient));
    const [one, other] = listed;
    if (one && other && !possible(shown, [[one[0], masks[one[1]]!], [other[0], masks[other[1]]!]])) {
      const code = shown.potion === NEUTRAL ? "opposite-signs" : "two-color-rule";
      return { code, ingredients: pair, color, sign: one[1] };
    }
  }
  for (const has of [0, 1]) {
    const listed = entries.filter(([, other]) => other === has).map(([ingredient]) => ingredient);
    if (!possible(shown, listed.map((ingredient): Claim => [ingredient, masks[has]!]))) {
      return { code: "only-four", ingredients: listed, color, sign: has };
    }
  }
  throw new Error("no reason for the article to fall");
}
