/** Advice from exact knowledge, as in src/goldenlane/deduction/advice.py: chances and expected bits. */

import { animates, FLIP, GOLEMS, mix, quality, reaction } from "./alchemy";
import { GOLEM_COUNT } from "./codes";
import { alchemicalOf, bits, squaresOf, type Knowledge, type Marginals } from "./deduction";

/** The 28 pairs of ingredients, smaller first. */
export const PAIRS: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((a) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((b) => b > a).map((b) => [a, b] as const),
);

export interface MixAdvice {
  readonly pair: readonly [number, number];
  /** The chance of each potion. */
  readonly results: readonly number[];
  /** Expected information. */
  readonly bits: number;
  /** Expected number of worlds left. */
  readonly worldsAfter: number;
  /** Expected number of squares (ingredient, alchemical) that leave the deduction grid. */
  readonly crossedOut: number;
}

export interface GolemAdvice {
  readonly ingredient: number;
  /** The chances of no reaction, ears only, chest only, both. */
  readonly reactions: readonly number[];
  readonly bits: number;
}

export interface Animation {
  readonly pair: readonly [number, number];
  readonly success: number;
}

export interface TheoryAdvice {
  readonly right: number;
  /** By color: right, or wrong in this color only. */
  readonly hedged: readonly number[];
  readonly bestHedge: number;
}

/** Bits of information in a result with these chances. */
export function entropy(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log2(chance) : sum), 0) + 0;
}

const MAKES = Int8Array.from({ length: 64 }, (_, code) => mix(code >> 3, code & 7));

/** What mixing each pair would tell; empty if no world is left. */
export function mixAdvice(known: Knowledge): MixAdvice[] {
  const columns = alchemicalOf();
  const { live, assignments } = known;
  const weights = known.weights();
  const total = known.worlds;
  if (!total) return [];
  const [low, high] = squaresOf();
  const now = bits(union(low, live)) + bits(union(high, live));
  // Reused for every pair: worlds, and the squares of the two halves of the grid, by potion.
  const counts = new Float64Array(7);
  const [left, right] = [new Uint32Array(7), new Uint32Array(7)];
  return PAIRS.map((pair) => {
    const [first, second] = [columns[pair[0]]!, columns[pair[1]]!];
    counts.fill(0);
    left.fill(0);
    right.fill(0);
    for (let at = 0; at < assignments; at++) {
      const number = live ? live[at]! : at;
      const made = MAKES[8 * first[number]! + second[number]!]!;
      counts[made]! += weights ? weights[at]! : GOLEM_COUNT;
      left[made]! |= low[number]!;
      right[made]! |= high[number]!;
    }
    const results = Array.from(counts, (count) => count / total);
    const worldsAfter = results.reduce((sum, chance) => sum + chance * chance * total, 0);
    const crossedOut = results.reduce(
      (sum, chance, made) => sum + (chance && chance * (now - bits(left[made]!) - bits(right[made]!))),
      0,
    );
    return { pair, results, bits: entropy(results), worldsAfter, crossedOut };
  });
}

function union(masks: Uint32Array, live: Uint16Array | null): number {
  if (!live) return masks.reduce((all, mask) => all | mask, 0);
  return live.reduce((all, number) => all | masks[number]!, 0);
}

/** The chance that a sale of this mix meets each guarantee, in the order of `GUARANTEES`. */
export function saleChances(advice: MixAdvice, wanted: number): number[] {
  const announced = [0, 0, 0, 0];
  advice.results.forEach((chance, potion) => (announced[quality(wanted, potion)]! += chance));
  return [0, 1, 2, 3].map((guarantee) =>
    guarantee ? announced.slice(guarantee).reduce((sum, chance) => sum + chance, 0) : 1,
  );
}

// [alchemical][reaction]: the golems that react so.
const REACTING = [0, 1, 2, 3, 4, 5, 6, 7].map((alchemical) =>
  [0, 1, 2, 3].map((kind) =>
    GOLEMS.reduce((mask, _, golem) => {
      const { chest, ears } = reaction(golem, alchemical);
      return 2 * Number(chest) + Number(ears) === kind ? mask | (1 << golem) : mask;
    }, 0),
  ),
);

/** What testing each ingredient on the golem would tell. */
export function golemAdvice(known: Knowledge): GolemAdvice[] {
  const { live, golems, assignments } = known;
  const total = known.worlds;
  if (!total) return [];
  return alchemicalOf().map((column, ingredient) => {
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < assignments; at++) {
      const masks = REACTING[column[live ? live[at]! : at]!]!;
      for (let kind = 0; kind < 4; kind++) counts[kind]! += bits(golems ? golems[at]! & masks[kind]! : masks[kind]!);
    }
    const reactions = counts.map((count) => count / total);
    return { ingredient, reactions, bits: entropy(reactions) };
  });
}

const ANIMATING = Uint32Array.from({ length: 64 }, (_, code) =>
  GOLEMS.reduce((mask, _golem, golem) => (animates(golem, code >> 3, code & 7) ? mask | (1 << golem) : mask), 0),
);

/** How likely each pair animates the golem. */
export function animationAdvice(known: Knowledge): Animation[] {
  const columns = alchemicalOf();
  const { live, golems, assignments } = known;
  const total = known.worlds;
  if (!total) return [];
  return PAIRS.map((pair) => {
    const [first, second] = [columns[pair[0]]!, columns[pair[1]]!];
    let count = 0;
    for (let at = 0; at < assignments; at++) {
      const number = live ? live[at]! : at;
      const mask = ANIMATING[8 * first[number]! + second[number]!]!;
      if (mask) count += bits(golems ? golems[at]! & mask : mask);
    }
    return { pair, success: count / total };
  });
}

/** The part of `Marginals` that advice on theories needs. */
type TheoryCounts = Pick<Marginals, "worlds"> & { readonly alchemicals: ArrayLike<number> };

/** What publishing "ingredient = alchemical" promises. */
export function theoryAdvice(marginals: TheoryCounts, ingredient: number, alchemical: number): TheoryAdvice {
  const chance = (a: number) => marginals.alchemicals[8 * ingredient + a]! / marginals.worlds;
  const right = chance(alchemical);
  const hedged = [0, 1, 2].map((color) => right + chance(FLIP[alchemical]![color]!));
  return { right, hedged, bestHedge: hedged.indexOf(Math.max(...hedged)) };
}
