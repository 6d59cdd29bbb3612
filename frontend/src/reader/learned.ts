/** What the one who asked has learned by an answer, as a fact for the notebook. */
import { INGREDIENTS, sale, type Answer, type Fact } from "./core";

const made = (ingredients: [string, string], result: string, yes: boolean): Fact =>
  yes ? { type: "mix", ingredients, result } : { type: "not_mix", ingredients, result };

/** `picks` are the ingredients of the question: at a sale only the seller knows them. */
export function factOf({ use, private: own, public: shown }: Answer, picks: readonly number[]): Fact | null {
  const pair = picks.map((ingredient) => INGREDIENTS[ingredient]!) as [string, string];
  const half = { ...shown, ...own } as Record<string, never>;
  switch (use) {
    case "test":
    case "drink":
    case "thinking-cap":
      return { type: "mix", ingredients: pair, result: half.potion! };
    case "sell":
      return sale(...pair, half.wanted!, half.quality!);
    case "exhibit":
      return made(pair, half.potion!, half.success!);
    case "claim":
      return made(pair, half.potion!, half.true!);
    case "aspect":
      return { type: "aspect", ingredient: half.ingredient!, colour: half.color!, sign: half.sign! };
    case "library":
      return { type: "class", ingredient: half.ingredient!, class: half.class! };
    case "golem":
      return { type: "golem", ingredient: half.ingredient!, chest: half.chest!, ears: half.ears! };
    case "animate":
      return { type: "animate", ingredients: pair, success: half.success! };
    default:
      return null; // Magic Mortar and Periscope teach nothing about the world
  }
}
