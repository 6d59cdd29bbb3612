/** Theories and articles as they lie on the boards, with their seals; and what seals are worth. */

import { ALCHEMICALS, COLORS, INGREDIENTS, UNSTARRED } from "./alchemy";
import type { Article, Theory } from "./judging";
import { BadQuestion } from "./reader";

/** Who has which seal there: [player, index into SEALS], in the order of the board. */
export type Seals = readonly (readonly [string, number])[];

export interface SealedTheory {
  readonly claim: Theory;
  readonly seals: Seals;
}

/** The entries lie on the red, green, blue and white space, two under each result token. */
export interface SealedArticle {
  readonly claim: Article;
  readonly seals: Seals;
}

export const POINTS = {
  debunkSuccess: 2,
  debunkFailure: -1,
  conflict: 2,
  sealLoss: -5,
  seals: [5, 3, 0, 0, 0, 0],
  wrongTheory: -4,
  reportOneRight: 4,
  reportTwoRight: 2,
  reportTwoWrong: -6,
  reportOneWrong: -8,
  animatedGolem: 5,
} as const;

export function starred(seal: number): boolean {
  return seal < UNSTARRED;
}

/** What an unstarred seal hedges: the color on a theory (3: none), the space on an article. */
export function hedged(seal: number): number {
  return seal - UNSTARRED;
}

/** An ingredient has one theory, an alchemical one ingredient, a color one article. */
export function checkBoards(theories: readonly SealedTheory[], articles: readonly SealedArticle[]): void {
  const boards: [string, string[]][] = [
    ["two-theories", theories.map(({ claim }) => INGREDIENTS[claim.ingredient]!)],
    ["two-tokens", theories.map(({ claim }) => ALCHEMICALS[claim.alchemical]!)],
    ["two-articles", articles.map(({ claim }) => COLORS[claim.color]!)],
  ];
  for (const [reason, names] of boards) {
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice) throw new BadQuestion(reason, twice);
  }
  for (const { claim } of articles) {
    const listed = claim.entries.map(([ingredient]) => ingredient);
    if (new Set(listed).size !== 4) throw new BadQuestion("same", INGREDIENTS[listed.find((i, at) => listed.indexOf(i) < at) ?? 0]);
    const [a, b, c, d] = claim.entries.map(([, sign]) => sign);
    if (a !== b || c !== d) throw new BadQuestion("tokens");
  }
}
