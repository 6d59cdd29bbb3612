/**
 * Exact knowledge over all 8! x 24 = 967,680 worlds, as in src/goldenlane/deduction/knowledge.py.
 *
 * For every assignment that is still possible the set of golems that are possible with it is kept, one 24-bit
 * number. A fact is a table lookup and an "and"; a count is a bit count. Nothing is sampled or approximated.
 */

import { GOLEMS, organsOf } from "./alchemy";
import { ASSIGNMENTS, GOLEM_COUNT } from "./codes";
import { smallestConflict } from "./conflict";
import { tableOf, type Fact, type Table } from "./facts";

let columns: readonly Uint8Array[] | undefined;

/** `[ingredient][assignment]`: the alchemical. Built once, on first use. */
export function alchemicalOf(): readonly Uint8Array[] {
  if (columns) return columns;
  const built = GOLEMS.slice(0, 8).map(() => new Uint8Array(ASSIGNMENTS));
  const assignment = [0, 0, 0, 0, 0, 0, 0, 0];
  let number = 0;
  const place = (ingredient: number, used: number): void => {
    if (ingredient === 8) {
      for (let i = 0; i < 8; i++) built[i]![number] = assignment[i]!;
      number++;
      return;
    }
    for (let alchemical = 0; alchemical < 8; alchemical++) {
      if ((used >> alchemical) & 1) continue;
      assignment[ingredient] = alchemical;
      place(ingredient + 1, used | (1 << alchemical));
    }
  };
  place(0, 0);
  columns = built;
  return built;
}

let squares: readonly [Uint32Array, Uint32Array] | undefined;

/**
 * The eight squares of the deduction grid that each assignment fills, as two masks: bit 8 * i + alchemical for the
 * ingredients i = 0 to 3 in the first, 4 to 7 in the second. Built once, on first use.
 */
export function squaresOf(): readonly [Uint32Array, Uint32Array] {
  if (squares) return squares;
  const columns = alchemicalOf();
  const half = (from: number) =>
    Uint32Array.from({ length: ASSIGNMENTS }, (_, at) => {
      let mask = 0;
      for (let i = 0; i < 4; i++) mask |= 1 << (8 * i + columns[from + i]![at]!);
      return mask;
    });
  squares = [half(0), half(4)];
  return squares;
}

export function bits(mask: number): number {
  mask -= (mask >>> 1) & 0x55555555;
  mask = (mask & 0x33333333) + ((mask >>> 2) & 0x33333333);
  return Math.imul((mask + (mask >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many worlds speak for each single statement. */
export interface Marginals {
  readonly worlds: number;
  /** `[8 * ingredient + alchemical]`. */
  readonly alchemicals: Float64Array;
  /** `[golem]`. */
  readonly golems: Float64Array;
  /** `[2 * color + size]`. */
  readonly chest: Float64Array;
  readonly ears: Float64Array;
}

export class Knowledge {
  readonly facts: readonly Fact[];
  /** Numbers of the assignments that are left; null is all of them. */
  readonly live: Uint16Array | null;
  /** For each of these the mask of its golems; null is all 24 everywhere. */
  readonly golems: Uint32Array | null;

  constructor(facts: readonly Fact[] = [], live: Uint16Array | null = null, golems: Uint32Array | null = null) {
    this.facts = facts;
    this.live = live;
    this.golems = golems;
  }

  static of(facts: readonly Fact[]): Knowledge {
    return facts.reduce((known, fact) => known.learn(fact), new Knowledge());
  }

  get assignments(): number {
    return this.live ? this.live.length : ASSIGNMENTS;
  }

  get worlds(): number {
    if (!this.golems) return GOLEM_COUNT * this.assignments;
    let sum = 0;
    for (const mask of this.golems) sum += bits(mask);
    return sum;
  }

  /** This knowledge and one fact more; this one stays as it is, so undo is free. */
  learn(fact: Fact): Knowledge {
    return this.cut(tableOf(fact), [...this.facts, fact]);
  }

  /** The same facts in fewer worlds: those of which the table speaks true. For "what if" and "why not". */
  where(table: Table): Knowledge {
    return this.cut(table, this.facts);
  }

  private cut(table: Table, facts: readonly Fact[]): Knowledge {
    const { live, golems, assignments } = this;
    const kept = new Uint16Array(assignments);
    const masks = golems || table.aboutGolem ? new Uint32Array(assignments) : null;
    const { rows } = table;
    const [first, second] = this.columns(table);
    let count = 0;
    for (let at = 0; at < assignments; at++) {
      const number = live ? live[at]! : at;
      const allowed = rows[second ? 8 * first[number]! + second[number]! : first[number]!]!;
      const mask = golems ? golems[at]! & allowed : allowed;
      if (!mask) continue;
      kept[count] = number;
      if (masks) masks[count] = mask;
      count++;
    }
    return new Knowledge(facts, kept.slice(0, count), masks && masks.slice(0, count));
  }

  private columns(table: Table): readonly [Uint8Array, Uint8Array | null] {
    const [first, second] = table.ingredients;
    return [alchemicalOf()[first!]!, second === undefined ? null : alchemicalOf()[second]!];
  }

  /** In how many worlds the fact is true as well. */
  count(fact: Fact): number {
    return this.learn(fact).worlds;
  }

  marginals(): Marginals {
    const { live, golems, assignments } = this;
    const alchemicals = new Float64Array(64);
    const low = new Float64Array(4096);
    const high = new Float64Array(4096);
    const weights = this.weights();
    alchemicalOf().forEach((column, ingredient) => {
      const counts = new Float64Array(8);
      for (let at = 0; at < assignments; at++) {
        counts[column[live ? live[at]! : at]!]! += weights ? weights[at]! : GOLEM_COUNT;
      }
      alchemicals.set(counts, 8 * ingredient);
    });
    const byGolem = new Float64Array(GOLEM_COUNT).fill(assignments);
    if (golems) {
      for (const mask of golems) {
        low[mask & 4095]!++;
        high[mask >>> 12]!++;
      }
      for (let golem = 0; golem < GOLEM_COUNT; golem++) {
        const half = golem < 12 ? low : high;
        let sum = 0;
        for (let mask = 0; mask < 4096; mask++) if ((mask >> golem % 12) & 1) sum += half[mask]!;
        byGolem[golem] = sum;
      }
    }
    const organs = [new Float64Array(6), new Float64Array(6)] as const;
    byGolem.forEach((count, golem) => organsOf(golem).forEach((organ, at) => (organs[at]![organ]! += count)));
    const worlds = alchemicals.subarray(0, 8).reduce((sum, count) => sum + count, 0);
    return { worlds, alchemicals, golems: byGolem, chest: organs[0], ears: organs[1] };
  }

  /** How many golems go with each live assignment; null if it is 24 for each. */
  weights(): Uint8Array | null {
    const { golems } = this;
    if (!golems) return null;
    const counts = new Uint8Array(golems.length);
    for (let at = 0; at < golems.length; at++) counts[at] = bits(golems[at]!);
    return counts;
  }

  /** Positions of a smallest contradictory set of facts, first in order; null without contradiction. */
  conflict(): number[] | null {
    return this.assignments ? null : smallestConflict(this.facts, new Knowledge());
  }
}
