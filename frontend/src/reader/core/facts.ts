/** What a player can learn, as in src/goldenlane/deduction/facts.py: JSON forms, and tables of golems. */

import {
  animates, CLASS, CLASSES, COLORS, INGREDIENTS, mix, POTIONS, QUALITIES, quality, reaction, sign, SIGNS,
} from "./alchemy";
import { GOLEM_COUNT } from "./codes";

/** The JSON form, the same as that of `goldenlane deduce`. */
export type Fact =
  | { type: "mix"; ingredients: [string, string]; result: string }
  | { type: "mix"; ingredients: [string, string]; result_in: string[] }
  | { type: "not_mix"; ingredients: [string, string]; result: string }
  | { type: "aspect"; ingredient: string; colour: string; sign: string }
  | { type: "class"; ingredient: string; class: string }
  | { type: "golem"; ingredient: string; chest?: boolean; ears?: boolean }
  | { type: "animate"; ingredients: [string, string]; success: boolean };

export class BadFact extends Error {
  constructor(readonly reason: string, readonly subject: string) {
    super(`${reason}: ${subject}`);
    this.name = "BadFact";
  }
}

export const ALL_GOLEMS = (1 << GOLEM_COUNT) - 1;

/** A fact ready for use: by alchemical (8 rows) or 8 * first + second alchemical (64) the golems allowed. */
export interface Table {
  readonly ingredients: readonly number[];
  readonly rows: Uint32Array;
  readonly aboutGolem: boolean;
}

/** What the announcement at a sale teaches: the pair makes one of the potions of that quality. */
export function sale(first: string, second: string, wanted: string, announced: string): Fact {
  const found = POTIONS.filter((_, made) => QUALITIES[quality(index(POTIONS, wanted), made)] === announced);
  return { type: "mix", ingredients: [first, second], result_in: [...found] };
}

function index(names: readonly string[], word: string): number {
  const at = names.indexOf(word);
  if (at < 0) throw new BadFact("unknown", word);
  return at;
}

function golems(allowed: (golem: number) => boolean): number {
  let mask = 0;
  for (let golem = 0; golem < GOLEM_COUNT; golem++) if (allowed(golem)) mask |= 1 << golem;
  return mask;
}

function single(ingredient: string, row: (alchemical: number) => number, aboutGolem = false): Table {
  const rows = Uint32Array.from({ length: 8 }, (_, alchemical) => row(alchemical));
  return { ingredients: [index(INGREDIENTS, ingredient)], rows, aboutGolem };
}

function double(ingredients: readonly string[], row: (a: number, b: number) => number, aboutGolem = false): Table {
  const pair = ingredients.map((name) => index(INGREDIENTS, name));
  if (pair.length !== 2 || pair[0] === pair[1]) throw new BadFact("same", ingredients.join(", "));
  // All these tables are the same for both orders of the pair.
  const rows = Uint32Array.from({ length: 64 }, (_, code) => row(code >> 3, code & 7));
  return { ingredients: pair, rows, aboutGolem };
}

const all = (yes: boolean) => (yes ? ALL_GOLEMS : 0);

export function tableOf(fact: Fact): Table {
  switch (fact.type) {
    case "mix":
    case "not_mix": {
      const named = ("result_in" in fact ? fact.result_in : [fact.result]).map((name) => index(POTIONS, name));
      if (!named.length) throw new BadFact("no-potion", fact.ingredients.join(", "));
      const wanted = fact.type === "mix";
      return double(fact.ingredients, (a, b) => all(a !== b && named.includes(mix(a, b)) === wanted));
    }
    case "aspect": {
      const [color, has] = [index(COLORS, fact.colour), index(SIGNS, fact.sign)];
      return single(fact.ingredient, (a) => all(sign(a, color) === has));
    }
    case "class": {
      const wanted = index(CLASSES, fact.class);
      return single(fact.ingredient, (a) => all(CLASS[a] === wanted));
    }
    case "golem": {
      const { chest, ears } = fact;
      const agrees = (golem: number, a: number) => {
        const seen = reaction(golem, a);
        return (chest === undefined || chest === seen.chest) && (ears === undefined || ears === seen.ears);
      };
      return single(fact.ingredient, (a) => golems((golem) => agrees(golem, a)), true);
    }
    case "animate":
      return double(fact.ingredients, (a, b) => golems((golem) => animates(golem, a, b) === fact.success), true);
    default:
      throw new BadFact("unknown", String((fact as { type: unknown }).type));
  }
}

const ALIASES: Readonly<Record<string, string>> = {
  "bird-claw": "claw", "mandrake-root": "mandrake", "ravens-feather": "feather",
};

// Required and optional keys of every type; `mix` needs one of its two results.
const KEYS: Readonly<Record<Fact["type"], readonly [readonly string[], readonly string[]]>> = {
  mix: [["ingredients"], ["result", "result_in"]],
  not_mix: [["ingredients", "result"], []],
  aspect: [["ingredient", "colour", "sign"], []],
  class: [["ingredient", "class"], []],
  golem: [["ingredient"], ["chest", "ears"]],
  animate: [["ingredients", "success"], []],
};

/** A fact from its JSON form, checked, its ingredients in their order. `BadFact` shows what is wrong. */
export function parseFact(data: unknown): Fact {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new BadFact("shape", shown(data));
  const given = data as Record<string, unknown>;
  const type = given.type;
  if (typeof type !== "string" || !Object.hasOwn(KEYS, type)) throw new BadFact("unknown", shown(type));
  const [required, optional] = KEYS[type as Fact["type"]];
  for (const key of required) if (!(key in given)) throw new BadFact("missing", key);
  for (const key of Object.keys(given)) {
    if (key !== "type" && !required.includes(key) && !optional.includes(key)) throw new BadFact("unknown", key);
  }
  const fact = readFact(type as Fact["type"], given);
  tableOf(fact);
  return fact;
}

function readFact(type: Fact["type"], given: Record<string, unknown>): Fact {
  switch (type) {
    case "mix":
      if ("result" in given === "result_in" in given) throw new BadFact("missing", "result");
      if ("result" in given) return { type, ingredients: pairOf(given), result: nameOf(POTIONS, given.result) };
      if (!Array.isArray(given.result_in)) throw new BadFact("shape", shown(given.result_in));
      return oneOf(pairOf(given), given.result_in.map((each) => nameOf(POTIONS, each)));
    case "not_mix":
      return { type, ingredients: pairOf(given), result: nameOf(POTIONS, given.result) };
    case "aspect":
      return {
        type, ingredient: ingredientOf(given.ingredient),
        colour: nameOf(COLORS, given.colour), sign: nameOf(SIGNS, given.sign),
      };
    case "class":
      return { type, ingredient: ingredientOf(given.ingredient), class: nameOf(CLASSES, given.class) };
    case "golem": {
      const organs = (["chest", "ears"] as const).filter((organ) => organ in given);
      const seen = Object.fromEntries(organs.map((organ) => [organ, flagOf(given[organ])]));
      return { type, ingredient: ingredientOf(given.ingredient), ...seen };
    }
    case "animate":
      return { type, ingredients: pairOf(given), success: flagOf(given.success) };
  }
}

/** Potions in their order, each once; one potion alone is a sure result. */
function oneOf(ingredients: [string, string], named: readonly string[]): Fact {
  const potions = POTIONS.filter((potion) => named.includes(potion));
  if (potions.length === 1) return { type: "mix", ingredients, result: potions[0]! };
  return { type: "mix", ingredients, result_in: potions };
}

function shown(data: unknown): string {
  return typeof data === "string" ? data : (JSON.stringify(data) ?? "undefined");
}

function nameOf(names: readonly string[], word: unknown): string {
  if (typeof word !== "string" || !names.includes(word)) throw new BadFact("unknown", shown(word));
  return word;
}

function ingredientOf(word: unknown): string {
  return nameOf(INGREDIENTS, typeof word === "string" ? (ALIASES[word] ?? word) : word);
}

function pairOf(given: Record<string, unknown>): [string, string] {
  const words = given.ingredients;
  if (!Array.isArray(words) || words.length !== 2) throw new BadFact("shape", shown(words));
  const [first, second] = words.map((word) => index(INGREDIENTS, ingredientOf(word))).sort((a, b) => a - b);
  if (first === second) throw new BadFact("same", INGREDIENTS[first!]!);
  return [INGREDIENTS[first!]!, INGREDIENTS[second!]!];
}

function flagOf(value: unknown): boolean {
  if (typeof value !== "boolean") throw new BadFact("shape", shown(value));
  return value;
}
