/** The big revelation, as in src/goldenlane/reader/revelation.py: the truth, and what it is worth. */

import {
  ALCHEMICALS, ANIMATION, COLORS, INGREDIENTS, ORGAN_NAMES, ORGANS, organsOf, SEALS, sign,
} from "./alchemy";
import type { Secret } from "./codes";
import { BadQuestion } from "./reader";
import { checkBoards, hedged, POINTS, starred, type SealedArticle, type SealedTheory } from "./sealed";

/** One or two report tokens (indices into ORGANS) of a player on an organ (0 chest, 1 ears). */
export interface Report {
  readonly player: string;
  readonly organ: number;
  readonly tokens: readonly number[];
}

export type PointsWhy = "right" | "hedged" | "wrong";

export interface SealPoints {
  player: string;
  seal: string;
  points: number;
  why: PointsWhy;
}

export interface Revelation {
  ingredients: Record<string, string>;
  golem: { chest: string; ears: string; "animated-by": string[] } | null;
  theories: { ingredient: string; claimed: string; true: string; wrong: string[]; seals: SealPoints[] }[];
  articles: { color: string; wrong: string[]; seals: SealPoints[] }[];
  reports: { player: string; organ: string; tokens: string[]; true: string; points: number; why: PointsWhy }[];
  animated: { player: string; points: number }[];
  totals: Record<string, number>;
}

export function reveal(
  secret: Secret,
  theories: readonly SealedTheory[] = [],
  articles: readonly SealedArticle[] = [],
  reports: readonly Report[] = [],
  animated: readonly string[] = [],
): Revelation {
  checkBoards(theories, articles);
  const { golem } = secret;
  if (golem === null && (articles.length || reports.length || animated.length)) throw new BadQuestion("base-revelation");
  checkReports(reports);
  const rows = {
    ingredients: Object.fromEntries(INGREDIENTS.map((name, i) => [name, ALCHEMICALS[secret.assignment[i]!]!])),
    golem: golem === null ? null : golemOf(secret, golem),
    theories: theories.map((theory) => revealTheory(secret, theory)),
    articles: articles.map((article) => revealArticle(secret, article)),
    reports: golem === null ? [] : reports.map((report) => revealReport(golem, report)),
    animated: animated.map((player) => ({ player, points: POINTS.animatedGolem })),
  };
  const totals: Record<string, number> = {};
  const seals = [...rows.theories, ...rows.articles].flatMap((claim) => claim.seals);
  for (const { player, points } of [...seals, ...rows.reports, ...rows.animated]) {
    totals[player] = (totals[player] ?? 0) + points;
  }
  return { ...rows, totals };
}

function golemOf(secret: Secret, golem: number): Revelation["golem"] {
  const [chest, ears] = organsOf(golem);
  const pair = INGREDIENTS.filter((_, i) => ANIMATION[golem]!.includes(secret.assignment[i]!));
  return { chest: ORGANS[chest]!, ears: ORGANS[ears]!, "animated-by": pair };
}

function worth(player: string, seal: number, why: PointsWhy): SealPoints {
  const points = why === "right" ? POINTS.seals[seal]! : why === "wrong" ? POINTS.wrongTheory : 0;
  return { player, seal: SEALS[seal]!, points, why };
}

/** `wrong` is what is wrong, `hedges` what the seal hedges: it is hedged if that alone is wrong. */
function judged(wrong: readonly number[], seal: number, hedges: number | undefined): PointsWhy {
  if (!wrong.length) return "right";
  return !starred(seal) && wrong.length === 1 && wrong[0] === hedges ? "hedged" : "wrong";
}

function revealTheory(secret: Secret, { claim, seals }: SealedTheory): Revelation["theories"][number] {
  const truth = secret.assignment[claim.ingredient]!;
  const wrong = [0, 1, 2].filter((color) => sign(claim.alchemical, color) !== sign(truth, color));
  return {
    ingredient: INGREDIENTS[claim.ingredient]!,
    claimed: ALCHEMICALS[claim.alchemical]!,
    true: ALCHEMICALS[truth]!,
    wrong: wrong.map((color) => COLORS[color]!),
    seals: seals.map(([player, seal]) => worth(player, seal, judged(wrong, seal, hedged(seal)))),
  };
}

function revealArticle(secret: Secret, { claim, seals }: SealedArticle): Revelation["articles"][number] {
  const wrong = claim.entries
    .filter(([ingredient, has]) => sign(secret.assignment[ingredient]!, claim.color) !== has)
    .map(([ingredient]) => ingredient);
  return {
    color: COLORS[claim.color]!,
    wrong: wrong.map((ingredient) => INGREDIENTS[ingredient]!),
    seals: seals.map(([player, seal]) => worth(player, seal, judged(wrong, seal, claim.entries[hedged(seal)]?.[0]))),
  };
}

function revealReport(golem: number, { player, organ, tokens }: Report): Revelation["reports"][number] {
  const truth = organsOf(golem)[organ]!;
  const right = tokens.includes(truth);
  const one = right ? POINTS.reportOneRight : POINTS.reportOneWrong;
  const two = right ? POINTS.reportTwoRight : POINTS.reportTwoWrong;
  return {
    player,
    organ: ORGAN_NAMES[organ]!,
    tokens: tokens.map((token) => ORGANS[token]!),
    true: ORGANS[truth]!,
    points: tokens.length === 1 ? one : two,
    why: right ? "right" : "wrong",
  };
}

function checkReports(reports: readonly Report[]): void {
  const seen = new Set<string>();
  for (const { player, organ, tokens } of reports) {
    if (![1, 2].includes(tokens.length) || new Set(tokens).size !== tokens.length) throw new BadQuestion("report", player);
    const key = `${organ} ${player}`;
    if (seen.has(key)) throw new BadQuestion("two-reports", player);
    seen.add(key);
  }
}
