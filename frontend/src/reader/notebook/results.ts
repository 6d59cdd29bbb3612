/** What the results triangle shows of each pair: what was seen, and what follows. */

import type { Result } from "../../alchemists/squares";
import type { Potion } from "../../alchemists/view";
import type { MixAdvice } from "../core/advice";
import { INGREDIENTS, POTIONS } from "../core/alchemy";
import type { Fact } from "../core/facts";

export const pairKey = (first: string, second: string): string => `${first} ${second}`;

export function keyOf(pair: readonly [number, number]): string {
  return pairKey(INGREDIENTS[pair[0]]!, INGREDIENTS[pair[1]]!);
}

/** The latest sure result counts; without one, potions of which it is one, and those that it is not. */
export function seenResults(facts: readonly Fact[]): Map<string, Result> {
  const found = new Map<string, Result>();
  for (const fact of facts) {
    if (fact.type !== "mix" && fact.type !== "not_mix") continue;
    const key = pairKey(...fact.ingredients);
    const was = found.get(key) ?? { sure: null, some: [], not: [] };
    if (fact.type === "not_mix") found.set(key, { ...was, not: [...was.not, fact.result as Potion] });
    else if ("result" in fact) found.set(key, { ...was, sure: fact.result as Potion });
    else found.set(key, { ...was, some: fact.result_in as Potion[] });
  }
  return found;
}

/** The results that nobody saw but that must be. */
export function followingResults(facts: readonly Fact[], mixes: readonly MixAdvice[]): Map<string, Potion> {
  const seen = seenResults(facts);
  const sure = mixes.filter(({ pair, results }) => !seen.get(keyOf(pair))?.sure && results.includes(1));
  return new Map(sure.map(({ pair, results }) => [keyOf(pair), POTIONS[results.indexOf(1)]!]));
}

/** The place of the fact that a tap on a pair corrects: its sure result, else the last that was told of it. */
export function factOfPair(facts: readonly Fact[], key: string): number | null {
  const places = facts.flatMap((fact, at) =>
    (fact.type === "mix" || fact.type === "not_mix") && pairKey(...fact.ingredients) === key ? [at] : [],
  );
  return places.findLast((at) => facts[at]!.type === "mix" && "result" in facts[at]!) ?? places.at(-1) ?? null;
}
