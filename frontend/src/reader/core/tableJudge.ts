/** The judge for the table, as in src/goldenlane/reader/table_judge.py: who loses reputation, and why. */

import { ALCHEMICALS, COLORS, INGREDIENTS, SEALS, SIGNS } from "./alchemy";
import { inConflict, judgeArticle, judgeTheory, type Demonstration, type Verdict } from "./judging";
import { checkBoards, hedged, POINTS, starred, type SealedArticle, type SealedTheory } from "./sealed";

export type SealWhy = "star" | "white" | "hedged" | "other-color" | "other-ingredient";

export interface SealRuling {
  player: string;
  seal: string;
  /** The color (theory) or ingredient (article) that the seal hedges. */
  hedges: string | null;
  reputation: number;
  why: SealWhy;
}

export interface Why {
  code: string;
  ingredients: string[];
  color: string | null;
  sign: string | null;
}

export interface TheoryRuling {
  kind: "theory";
  ingredient: string;
  alchemical: string;
  debunked: boolean;
  why: Why;
  seals: SealRuling[];
}

export interface ArticleRuling {
  kind: "article";
  color: string;
  entries: [string, string][];
  debunked: boolean;
  /** The doubtful ingredients: a seal that hedges one of them loses nothing. */
  safe: string[];
  why: Why;
  seals: SealRuling[];
}

export interface Ruling {
  success: boolean;
  debunker: string;
  gain: number;
  claims: (TheoryRuling | ArticleRuling)[];
  conflicts: [string, string][];
  /** Net reputation of each player, before zones and Robe of Respect. */
  totals: Record<string, number>;
}

/** A demonstration of null is a wrong claim; `conflicts` are the pairs that bear conflict tokens already. */
export function judgeTable(
  theories: readonly SealedTheory[],
  articles: readonly SealedArticle[],
  demonstration: Demonstration | null,
  debunker: string,
  conflicts: readonly (readonly [number, number])[] = [],
): Ruling {
  checkBoards(theories, articles);
  const claims: Ruling["claims"] = [];
  let found: Ruling["conflicts"] = [];
  if (demonstration) {
    claims.push(...theories.map((theory) => ruleTheory(theory, demonstration)));
    claims.push(...articles.map((article) => ruleArticle(article, demonstration)));
    found = newConflicts(theories, demonstration, conflicts);
  }
  const fallen = claims.some((claim) => claim.debunked);
  const gain = fallen ? POINTS.debunkSuccess : found.length ? POINTS.conflict : POINTS.debunkFailure;
  const totals: Record<string, number> = { [debunker]: gain };
  for (const { player, reputation } of claims.flatMap((claim) => claim.seals)) {
    totals[player] = (totals[player] ?? 0) + reputation;
  }
  return { success: fallen || found.length > 0, debunker, gain, claims, conflicts: found, totals };
}

function whyOf({ why }: Verdict): Why {
  return {
    code: why.code,
    ingredients: why.ingredients.map((ingredient) => INGREDIENTS[ingredient]!),
    color: COLORS[why.color] ?? null,
    sign: SIGNS[why.sign] ?? null,
  };
}

function ruleSeal(player: string, seal: number, hedges: string | null, why: SealWhy): SealRuling {
  return { player, seal: SEALS[seal]!, hedges, reputation: why === "hedged" ? 0 : POINTS.sealLoss, why };
}

function ruleTheory({ claim, seals }: SealedTheory, shown: Demonstration): TheoryRuling {
  const verdict = judgeTheory(claim, shown);
  return {
    kind: "theory",
    ingredient: INGREDIENTS[claim.ingredient]!,
    alchemical: ALCHEMICALS[claim.alchemical]!,
    debunked: verdict.debunked,
    why: whyOf(verdict),
    seals: (verdict.debunked ? seals : []).map(([player, seal]) => {
      const color = hedged(seal);
      if (starred(seal)) return ruleSeal(player, seal, null, "star");
      if (color >= COLORS.length) return ruleSeal(player, seal, null, "white");
      return ruleSeal(player, seal, COLORS[color]!, verdict.safeHedges.includes(color) ? "hedged" : "other-color");
    }),
  };
}

function ruleArticle({ claim, seals }: SealedArticle, shown: Demonstration): ArticleRuling {
  const verdict = judgeArticle(claim, shown);
  return {
    kind: "article",
    color: COLORS[claim.color]!,
    entries: claim.entries.map(([ingredient, sign]) => [INGREDIENTS[ingredient]!, SIGNS[sign]!]),
    debunked: verdict.debunked,
    safe: (verdict.debunked ? verdict.safeHedges : []).map((ingredient) => INGREDIENTS[ingredient]!),
    why: whyOf(verdict),
    seals: (verdict.debunked ? seals : []).map(([player, seal]) => {
      if (starred(seal)) return ruleSeal(player, seal, null, "star");
      const ingredient = claim.entries[hedged(seal)]![0];
      const why = verdict.safeHedges.includes(ingredient) ? "hedged" : "other-ingredient";
      return ruleSeal(player, seal, INGREDIENTS[ingredient]!, why);
    }),
  };
}

/** Only between the theories about the two ingredients shown (Ruling A-59). */
function newConflicts(
  theories: readonly SealedTheory[],
  shown: Demonstration,
  known: readonly (readonly [number, number])[],
): Ruling["conflicts"] {
  if (shown.kind !== "mix") return [];
  const pair = [shown.first, shown.second];
  const [one, other] = theories.map(({ claim }) => claim).filter(({ ingredient }) => pair.includes(ingredient));
  if (!one || !other || known.some((old) => pair.every((ingredient) => old.includes(ingredient)))) return [];
  if (!inConflict(one, other, shown)) return [];
  return [[INGREDIENTS[one.ingredient]!, INGREDIENTS[other.ingredient]!]];
}
