/** The check of a code: three symbols, the same on every phone, so that a slip is seen before the first question. */
import { hash, LETTERS } from "./codes";
import { lettersOf, ORIGINAL } from "./original";

export const CHECK_SYMBOLS = [
  "moon", "sun", "tower", "clover", "leaf", "eye", "bulb", "book", "coin", "trophy", "flame", "periscope", "gavel", "golem",
  "flask", "finger",
] as const;
export type CheckSymbol = (typeof CHECK_SYMBOLS)[number];

/** Of the letters alone: it says nothing about the secret. */
export function checkOf(code: string): [CheckSymbol, CheckSymbol, CheckSymbol] {
  const original = code.startsWith(ORIGINAL);
  const digits = original ? lettersOf(code) : [...code].map((letter) => LETTERS.indexOf(letter));
  const base = original ? 26 : LETTERS.length;
  const number = digits.reduce((sum, digit) => sum * base + digit, 0);
  const mixed = hash(number + (original ? 6 : digits.length) * 2 ** 24);
  const symbol = (at: number): CheckSymbol => CHECK_SYMBOLS[(mixed >>> (4 * at)) & 15]!;
  return [symbol(0), symbol(1), symbol(2)];
}
