/** The alchemy of the world, as in games/alchemists/alchemy.py: everything is a small number. */

export const INGREDIENTS = ["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"] as const;
export const ALCHEMICALS = ["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"] as const;
export const COLORS = ["R", "G", "B"] as const;
export const SIGNS = ["+", "-"] as const;
export const SIZES = ["large", "small"] as const;
export const CLASSES = ["solar", "lunar"] as const;
export const POTIONS = ["R+", "R-", "G+", "G-", "B+", "B-", "0"] as const;
export const QUALITIES = ["wrong sign", "neutral", "right sign", "exact"] as const;
export const GUARANTEES = ["any", "neutral", "sign", "exact"] as const;
export const SEALS = ["gold", "silver", "red", "green", "blue", "white"] as const;
export const ORGAN_NAMES = ["chest", "ears"] as const;
/** What an organ reacts to: 2 * color + size. */
export const ORGANS = COLORS.flatMap((color) => SIZES.map((size) => `${color}-${size}`));

export const NEUTRAL = 6;
export const NEUTRAL_SALE = 1;
export const EXACT = 3;
/** Seals from here on are unstarred: a theory's seal hedges the color seal - UNSTARRED. */
export const UNSTARRED = 2;

const LETTERS = ALCHEMICALS.map((code) => [...code]);

/** `SIGN[alchemical][color]`: 0 plus, 1 minus. */
export const SIGN = LETTERS.map((code) => code.map((letter) => (letter.toLowerCase() === "n" ? 1 : 0)));
/** `SIZE[alchemical][color]`: 0 large, 1 small. */
export const SIZE = LETTERS.map((code) => code.map((letter) => (letter === letter.toUpperCase() ? 0 : 1)));
/** `CLASS[alchemical]`: solar with 0 or 2 negative aspects, lunar with 1 or 3. */
export const CLASS = SIGN.map((signs) => signs.filter((has) => has === 1).length % 2);
/** `FLIP[alchemical][color]`: the alchemical that differs from it in the sign of that color only. */
export const FLIP = SIGN.map((signs) =>
  COLORS.map((_, color) =>
    SIGN.findIndex((other) => other.every((sign, at) => (sign === signs[at]) === (at !== color))),
  ),
);

export function sign(alchemical: number, color: number): number {
  return SIGN[alchemical]![color]!;
}

/** The color in which the signs are equal and the sizes differ; with no such color, neutral. */
function made(a: number, b: number): number {
  if (a === b) return -1;
  for (let color = 0; color < 3; color++) {
    if (sign(a, color) === sign(b, color) && SIZE[a]![color] !== SIZE[b]![color]) return 2 * color + sign(a, color);
  }
  return NEUTRAL;
}

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const MIX = EIGHT.map((a) => EIGHT.map((b) => made(a, b)));

/** The potion of two alchemicals; -1 for the same twice. */
export function mix(a: number, b: number): number {
  return MIX[a]![b]!;
}

/** What the reader announces at a sale, an index into `QUALITIES`; a guarantee is met from its index on. */
export function quality(wanted: number, potion: number): number {
  if (potion === wanted) return EXACT;
  if (potion === NEUTRAL) return NEUTRAL_SALE;
  return potion % 2 === wanted % 2 ? 2 : 0;
}

/** Chest and ears react to aspects of different colors. */
export interface Golem {
  chestColor: number;
  chestSize: number;
  earsColor: number;
  earsSize: number;
}

/** The 24 golems, ordered by chest color, chest size, ears color, ears size. */
export const GOLEMS: readonly Golem[] = [0, 1, 2].flatMap((chestColor) =>
  [0, 1].flatMap((chestSize) =>
    [0, 1, 2]
      .filter((earsColor) => earsColor !== chestColor)
      .flatMap((earsColor) => [0, 1].map((earsSize) => ({ chestColor, chestSize, earsColor, earsSize }))),
  ),
);

/** Whether the chest glows and the ears steam: sizes count, signs do not. */
export function reaction(golem: number, alchemical: number): { chest: boolean; ears: boolean } {
  const { chestColor, chestSize, earsColor, earsSize } = GOLEMS[golem]!;
  const sizes = SIZE[alchemical]!;
  return { chest: sizes[chestColor] === chestSize, ears: sizes[earsColor] === earsSize };
}

/** The two alchemicals, smaller first, that animate each golem: large asks for plus, small for minus. */
export const ANIMATION: readonly (readonly number[])[] = GOLEMS.map((golem) =>
  EIGHT.filter(
    (a) => sign(a, golem.chestColor) === golem.chestSize && sign(a, golem.earsColor) === golem.earsSize,
  ),
);

export function animates(golem: number, a: number, b: number): boolean {
  const needed = ANIMATION[golem]!;
  return a !== b && needed.includes(a) && needed.includes(b);
}

/** What chest and ears react to, as indices into `ORGANS`. */
export function organsOf(golem: number): readonly [number, number] {
  const { chestColor, chestSize, earsColor, earsSize } = GOLEMS[golem]!;
  return [2 * chestColor + chestSize, 2 * earsColor + earsSize];
}
