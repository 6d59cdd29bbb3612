/** What follows from the facts of a notebook: exact, and quick because facts in common are not learnt again. */

import {
  animationAdvice, golemAdvice, mixAdvice, type Animation, type GolemAdvice, type MixAdvice,
} from "../core/advice";
import { ALCHEMICALS, INGREDIENTS, organsOf, ORGAN_NAMES, ORGANS } from "../core/alchemy";
import { GOLEM_COUNT } from "../core/codes";
import { smallestConflict } from "../core/conflict";
import { Knowledge } from "../core/deduction";
import { ALL_GOLEMS, type Fact, type Table } from "../core/facts";

/** Counts of worlds for every statement, or the positions of facts that contradict each other. */
export interface Known {
  readonly worlds: number;
  readonly assignments: number;
  /** `[8 * ingredient + alchemical]`. */
  readonly alchemicals: readonly number[];
  /** `[2 * color + size]`. */
  readonly chest: readonly number[];
  readonly ears: readonly number[];
  /** Positions of a smallest set of facts that contradict each other; null without contradiction. */
  readonly conflict: readonly number[] | null;
}

export interface GolemSide {
  readonly tests: readonly GolemAdvice[];
  readonly animations: readonly Animation[];
}

/** Why a square cannot be, or must be: the facts that say so. */
export interface Why {
  readonly square: string;
  readonly facts: readonly number[];
}

export class Thinker {
  /** `chain[n]` knows the first n facts. */
  #chain: Knowledge[] = [new Knowledge()];

  #learnt(facts: readonly Fact[]): Knowledge {
    const written = (fact: Fact) => JSON.stringify(fact);
    const before = this.#chain.at(-1)!.facts;
    let common = 0;
    while (common < facts.length && common < before.length && written(facts[common]!) === written(before[common]!)) common++;
    this.#chain.length = common + 1;
    for (const fact of facts.slice(common)) this.#chain.push(this.#chain.at(-1)!.learn(fact));
    return this.#chain.at(-1)!;
  }

  known(facts: readonly Fact[]): Known {
    const learnt = this.#learnt(facts);
    const { worlds, alchemicals, chest, ears } = learnt.marginals();
    return {
      worlds,
      assignments: learnt.assignments,
      alchemicals: [...alchemicals],
      chest: [...chest],
      ears: [...ears],
      conflict: learnt.conflict(),
    };
  }

  mixes(facts: readonly Fact[]): readonly MixAdvice[] {
    return mixAdvice(this.#learnt(facts));
  }

  golem(facts: readonly Fact[]): GolemSide {
    const learnt = this.#learnt(facts);
    return { tests: golemAdvice(learnt), animations: animationAdvice(learnt) };
  }

  /** The fewest facts that rule a square out, or that make it sure; none of them if it is open. */
  why(facts: readonly Fact[], square: string): Why {
    const learnt = this.#learnt(facts);
    for (const inside of [true, false]) {
      const supposed = tableOf(square, inside);
      if (learnt.assignments && !learnt.where(supposed).assignments) {
        return { square, facts: smallestConflict(facts, new Knowledge().where(supposed)) };
      }
    }
    return { square, facts: [] };
  }
}

/** The worlds in which a square is right, or those in which it is wrong. */
function tableOf(square: string, inside: boolean): Table {
  const [row, column] = square.split(" ") as [string, string];
  const ingredient = INGREDIENTS.findIndex((name) => name === row);
  if (ingredient >= 0) {
    const rows = Uint32Array.from(ALCHEMICALS, (alchemical) => ((alchemical === column) === inside ? ALL_GOLEMS : 0));
    return { ingredients: [ingredient], rows, aboutGolem: false };
  }
  const organ = ORGAN_NAMES.findIndex((name) => name === row);
  let golems = 0;
  for (let golem = 0; golem < GOLEM_COUNT; golem++) {
    if ((ORGANS[organsOf(golem)[organ]!] === column) === inside) golems |= 1 << golem;
  }
  return { ingredients: [0], rows: new Uint32Array(8).fill(golems), aboutGolem: true };
}
