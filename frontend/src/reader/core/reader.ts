/** The card reader for one game, as in src/goldenlane/reader/reader.py: a private and a public half per answer. */

import {
  animates, CLASS, CLASSES, COLORS, GUARANTEES, INGREDIENTS, mix, NEUTRAL, NEUTRAL_SALE, POTIONS, QUALITIES,
  quality, reaction, sign, SIGNS,
} from "./alchemy";
import { chance, normal, secretOf, type Pick, type Secret } from "./codes";

export const BOOKS = 4;
export type MixUse = "test" | "drink" | "thinking-cap";
export type Half = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly use: string;
  /** For the eyes of whoever asked; null has nothing to show. */
  readonly private: Half | null;
  /** For the table; it alone goes into the history. */
  readonly public: Half | null;
}

export type Shown = { readonly use: string } & Half;

/** A question that the reader does not answer; the reasons are those of the Python reader. */
export class BadQuestion extends Error {
  constructor(
    readonly reason: string,
    readonly subject = "",
  ) {
    super(`${reason}: ${subject}`);
    this.name = "BadQuestion";
  }
}

function different(first: number, second: number): [string, string] {
  if (first === second) throw new BadQuestion("same", INGREDIENTS[first]);
  return [INGREDIENTS[first]!, INGREDIENTS[second]!];
}

export class Reader {
  readonly code: string;
  readonly secret: Secret;
  readonly history: Shown[];

  constructor(code: string, history: readonly Shown[] = [], private readonly pick: Pick = chance) {
    this.code = normal(code);
    this.secret = secretOf(this.code);
    this.history = [...history];
  }

  get expansion(): boolean {
    return this.secret.golem !== null;
  }

  private answer(use: string, own: Half | null, shown: Half | null): Answer {
    if (shown) this.history.push({ use, ...shown });
    return { use, private: own, public: shown };
  }

  private potion(first: number, second: number): number {
    return mix(this.secret.assignment[first]!, this.secret.assignment[second]!);
  }

  private get kingsGolem(): number {
    if (this.secret.golem === null) throw new BadQuestion("base", this.code);
    return this.secret.golem;
  }

  mix(first: number, second: number, use: MixUse = "test"): Answer {
    const ingredients = different(first, second);
    const potion = POTIONS[this.potion(first, second)]!;
    return this.answer(use, { ingredients, potion }, use === "thinking-cap" ? null : { potion });
  }

  sell(first: number, second: number, wanted: number, guarantee: number): Answer {
    different(first, second);
    if (wanted === NEUTRAL) throw new BadQuestion("wanted");
    const reached = quality(wanted, this.potion(first, second));
    return this.answer("sell", null, {
      wanted: POTIONS[wanted]!,
      guarantee: GUARANTEES[guarantee]!,
      quality: QUALITIES[reached]!,
      met: reached >= guarantee,
      reputation: reached <= NEUTRAL_SALE ? -1 : 0,
    });
  }

  exhibit(first: number, second: number, potion: number): Answer {
    different(first, second);
    if (potion === NEUTRAL) throw new BadQuestion("exhibit");
    const success = this.potion(first, second) === potion;
    return this.answer("exhibit", null, { potion: POTIONS[potion]!, success });
  }

  aspect(ingredient: number, color: number): Answer {
    const has = sign(this.secret.assignment[ingredient]!, color);
    return this.answer("aspect", null, {
      ingredient: INGREDIENTS[ingredient]!,
      color: COLORS[color]!,
      sign: SIGNS[has]!,
    });
  }

  claim(first: number, second: number, potion: number): Answer {
    const ingredients = different(first, second);
    const isTrue = this.potion(first, second) === potion;
    return this.answer("claim", null, { ingredients, potion: POTIONS[potion]!, true: isTrue });
  }

  mortar(first: number, second: number): Answer {
    const names = different(first, second);
    const lost = this.pick(2);
    return this.answer("mortar", { discarded: names[lost]!, kept: names[1 - lost]! }, {});
  }

  /** `seen` is the card that a Periscope has shown of this pair before. */
  periscope(first: number, second: number, seen?: number): Answer {
    const names = different(first, second);
    return this.answer("periscope", { ingredient: seen === undefined ? names[this.pick(2)]! : INGREDIENTS[seen]! }, {});
  }

  books(): Answer {
    void this.kingsGolem;
    const left = [0, 1, 2, 3, 4, 5, 6, 7];
    const shown = Array.from({ length: BOOKS }, () => left.splice(this.pick(left.length), 1)[0]!).sort();
    return this.answer("books", { shown: shown.map((ingredient) => INGREDIENTS[ingredient]!) }, null);
  }

  library(ingredient: number, shown: readonly number[]): Answer {
    void this.kingsGolem;
    if (new Set(shown).size !== BOOKS) throw new BadQuestion("shelf");
    if (!shown.includes(ingredient)) throw new BadQuestion("book", INGREDIENTS[ingredient]);
    const read = CLASSES[CLASS[this.secret.assignment[ingredient]!]!]!;
    return this.answer("library", { ingredient: INGREDIENTS[ingredient]!, class: read }, {});
  }

  golem(ingredient: number): Answer {
    const { chest, ears } = reaction(this.kingsGolem, this.secret.assignment[ingredient]!);
    return this.answer("golem", { ingredient: INGREDIENTS[ingredient]!, chest, ears }, {});
  }

  animate(first: number, second: number): Answer {
    const golem = this.kingsGolem;
    different(first, second);
    const [a, b] = [this.secret.assignment[first]!, this.secret.assignment[second]!];
    return this.answer("animate", null, { success: animates(golem, a, b) });
  }
}
