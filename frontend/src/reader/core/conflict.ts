/** The smallest set of facts that contradict each other, exactly, as in src/goldenlane/deduction/conflict.py. */

import type { Fact } from "./facts";

interface Worlds {
  readonly assignments: number;
  learn(fact: Fact): Worlds;
}

/** Sets of positions are bit sets in bigints: there can be more facts than 31. */
type Positions = bigint;

const has = (set: Positions, position: number) => ((set >> BigInt(position)) & 1n) === 1n;

export function smallestConflict(facts: readonly Fact[], nothing: Worlds): number[] {
  const outsides: Positions[] = [];
  let size = 0;
  for (let turn = 0; ; turn++) {
    const hit = firstSmallestHittingSet(outsides, facts.length, size);
    size = hit.length;
    const worlds = hit.reduce((known, position) => known.learn(facts[position]!), nothing);
    if (!worlds.assignments) return hit;
    // Starting elsewhere every time gives outsides that overlap little.
    const order = facts.map((_, position) => (position + turn) % facts.length);
    outsides.push(outside(worlds, facts, hit, order));
  }
}

/** Add every fact that still agrees; the set of those that do not. */
function outside(worlds: Worlds, facts: readonly Fact[], chosen: readonly number[], order: readonly number[]): Positions {
  let found = 0n;
  for (const position of order) {
    if (chosen.includes(position)) continue;
    const more = worlds.learn(facts[position]!);
    if (more.assignments) worlds = more;
    else found |= 1n << BigInt(position);
  }
  return found;
}

/** The smallest set of positions that meets every set, first in order; it has at least `size`. */
function firstSmallestHittingSet(sets: readonly Positions[], count: number, size: number): number[] {
  const everything = (1n << BigInt(count)) - 1n;
  while (!canHit(sets, size, everything)) size++;
  const chosen: number[] = [];
  let left = sets;
  for (let budget = size - 1; budget >= 0; budget--) {
    for (let position = (chosen.at(-1) ?? -1) + 1; position < count; position++) {
      const rest = left.filter((set) => !has(set, position));
      const behind = BigInt(position + 1);
      if (canHit(rest, budget, (everything >> behind) << behind)) {
        chosen.push(position);
        left = rest;
        break;
      }
    }
  }
  return chosen;
}

function size(set: Positions): number {
  let count = 0;
  for (; set; set &= set - 1n) count++;
  return count;
}

/** Whether at most `budget` of the allowed positions meet every set. */
function canHit(sets: readonly Positions[], budget: number, allowed: Positions): boolean {
  if (!sets.length) return true;
  if (!budget) return false;
  let choices = sets.map((set) => set & allowed).reduce((best, set) => (size(set) < size(best) ? set : best));
  while (choices) {
    const lowest = choices & -choices;
    if (canHit(sets.filter((set) => !(set & lowest)), budget - 1, allowed)) return true;
    // Everything with this position has been tried.
    allowed ^= lowest;
    choices ^= lowest;
  }
  return false;
}
