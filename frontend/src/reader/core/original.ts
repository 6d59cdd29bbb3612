/**
 * Codes of the original app, 4 letters from A to Z, by the algorithm that players worked out; written "app:DEMO".
 *
 * Unofficial and unproven: nobody outside the publisher can say that the printed game's app agrees. There is no such
 * algorithm for 5 letters. docs/reader-codes.md has the steps and the check values.
 */

export const ORIGINAL = "app:";
export const LESSON = `${ORIGINAL}DEMO`;
const LETTERS = /^app:([a-z]{4})$/i;
/** R+ G+ B+ R- G- B- ++ -- as indices of our alchemicals. */
const ORDER = [5, 3, 1, 4, 2, 0, 7, 6];
/** Fern, claw, mushroom, flower, mandrake, scorpion, toad, feather. */
const INGREDIENTS = [1, 3, 0, 4, 5, 6, 2, 7];

/** The code as it is written, if it is one of the original app; null for all others. */
export function originalOf(text: string): string | null {
  const letters = LETTERS.exec(text.trim())?.[1];
  return letters ? ORIGINAL + letters.toUpperCase() : null;
}

export function isOriginal(code: string): boolean {
  return originalOf(code) !== null;
}

/** The numbers of its letters, A is 0. */
export function lettersOf(code: string): number[] {
  return [...code.slice(ORIGINAL.length)].map((letter) => letter.charCodeAt(0) - 65);
}

/** `assignment[ingredient] = alchemical`: the letters as digits of a factorial number, those as a permutation. */
export function originalAssignment(code: string): number[] {
  const [a, b, c, d] = lettersOf(code) as [number, number, number, number];
  const digits = [a % 8, b % 7, c % 6, d % 5, Math.floor(c / 6) % 4, Math.floor(b / 7) % 3, Math.floor(a / 8) % 2, 0];
  const left = [...ORDER];
  const assignment: number[] = [];
  digits.forEach((digit, at) => (assignment[INGREDIENTS[at]!] = left.splice(digit, 1)[0]!));
  return assignment;
}
