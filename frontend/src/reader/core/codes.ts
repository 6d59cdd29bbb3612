/** Game codes, after docs/reader-codes.md: 4 letters for the base game, 5 for the expansion. */

import { originalAssignment, originalOf } from "./original";
import { RUDE } from "./rude";

export const LETTERS = "BCDFGHJKLMNPQRSTVWX";
export const BASE = 4;
export const EXPANSION = 5;
export const ASSIGNMENTS = 40_320;
export const GOLEM_COUNT = 24;
export const VERSION = 1;

const ALPHABET = [...LETTERS];
export const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([..."ВСНКМРТХ"].map((letter, at) => [letter, "BCHKMPTX"[at]!]));
const ROUNDS = 8;
const GROUPS = new Set(RUDE);
const BEGINNINGS = new Set(RUDE.flatMap((group) => [...group].map((_, size) => group.slice(0, size))));

export type BadCodeReason = "length" | "letter" | "unused";

/** Not a code of any game; `shown` is what is wrong: the letters, or the one letter. */
export class BadCode extends Error {
  constructor(
    readonly reason: BadCodeReason,
    readonly shown: string,
  ) {
    super(`${reason}: ${shown}`);
    this.name = "BadCode";
  }
}

export interface Secret {
  readonly version: number;
  /** `assignment[ingredient] = alchemical`. */
  readonly assignment: readonly number[];
  /** null in the base game. */
  readonly golem: number | null;
}

/** A whole number from 0 to below - 1, all equally likely. */
export type Pick = (below: number) => number;

/** The browser's source of chance, without the bias of a remainder. */
export const chance: Pick = (below) => {
  const limit = 2 ** 32 - (2 ** 32 % below);
  const drawn = new Uint32Array(1);
  do {
    crypto.getRandomValues(drawn);
  } while (drawn[0]! >= limit);
  return drawn[0]! % below;
};

// ---- the clean codes in alphabetical order --------------------------------------------------------------

/** The longest end of a text that begins a rude group; null if a rude group is complete. */
function after(ending: string, letter: string): string | null {
  const text = ending + letter;
  for (let at = 0; at < text.length; at++) if (GROUPS.has(text.slice(at))) return null;
  for (let at = 0; ; at++) if (BEGINNINGS.has(text.slice(at))) return text.slice(at);
}

const counted = new Map<string, number>();

/** How many ways there are to go on with so many letters without a rude group. */
function ways(ending: string | null, left: number): number {
  if (ending === null) return 0;
  if (left === 0) return 1;
  const key = `${ending} ${left}`;
  let count = counted.get(key);
  if (count === undefined) {
    count = ALPHABET.reduce((sum, letter) => sum + ways(after(ending, letter), left - 1), 0);
    counted.set(key, count);
  }
  return count;
}

/** How many codes of this length have no rude group. */
export function clean(length: number): number {
  return ways("", length);
}

function rankOf(code: string): number | null {
  let rank = 0;
  let ending = "";
  for (let at = 0; at < code.length; at++) {
    const letter = code[at]!;
    for (const smaller of ALPHABET.slice(0, LETTERS.indexOf(letter))) {
      rank += ways(after(ending, smaller), code.length - at - 1);
    }
    const following = after(ending, letter);
    if (following === null) return null;
    ending = following;
  }
  return rank;
}

function cleanCode(rank: number, length: number): string {
  let code = "";
  let ending = "";
  for (let left = length - 1; left >= 0; left--) {
    for (const letter of ALPHABET) {
      const following = after(ending, letter);
      const count = ways(following, left);
      if (rank < count) {
        code += letter;
        ending = following!;
        break;
      }
      rank -= count;
    }
  }
  return code;
}

// ---- the scrambled order --------------------------------------------------------------------------------

/** A 32-bit integer hash (the finalizer of MurmurHash3). */
export function hash(value: number): number {
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const LOW = LETTERS.length ** 2;

function scramble(number: number, length: number): number {
  const size = LETTERS.length ** (length - 2);
  let high = Math.floor(number / LOW);
  let low = number % LOW;
  for (let turn = 0; turn < ROUNDS; turn++) {
    const key = (8 * length + turn) << 16;
    if (turn % 2) low = (low + hash(high + key)) % LOW;
    else high = (high + hash(low + key)) % size;
  }
  return high * LOW + low;
}

function unscramble(number: number, length: number): number {
  const size = LETTERS.length ** (length - 2);
  let high = Math.floor(number / LOW);
  let low = number % LOW;
  for (let turn = ROUNDS - 1; turn >= 0; turn--) {
    const key = (8 * length + turn) << 16;
    if (turn % 2) low = (low + LOW - (hash(high + key) % LOW)) % LOW;
    else high = (high + size - (hash(low + key) % size)) % size;
  }
  return high * LOW + low;
}

// ---- codes and secrets ----------------------------------------------------------------------------------

export function secrets(length: number): number {
  return length === BASE ? ASSIGNMENTS : ASSIGNMENTS * GOLEM_COUNT;
}

/** A code as it is written: capitals, no spaces or hyphens; BadCode for what cannot be one. */
export function normal(code: string): string {
  const original = originalOf(code);
  if (original) return original;
  const letters = [...code.replace(/[\s-]/g, "").toUpperCase()].map((letter) => LOOKALIKES[letter] ?? letter);
  for (const letter of letters) if (!ALPHABET.includes(letter)) throw new BadCode("letter", letter);
  if (letters.length !== BASE && letters.length !== EXPANSION) throw new BadCode("length", letters.join(""));
  return letters.join("");
}

export function secretOf(code: string): Secret {
  const letters = normal(code);
  if (originalOf(letters)) return { version: VERSION, assignment: originalAssignment(letters), golem: null };
  const length = letters.length;
  const rank = rankOf(letters);
  if (rank === null) throw new BadCode("unused", letters);
  let place = scramble(rank, length);
  while (place >= clean(length)) place = scramble(place, length);
  if (place >= secrets(length)) throw new BadCode("unused", letters);
  if (length === BASE) return { version: VERSION, assignment: assignmentOf(place), golem: null };
  const assignment = assignmentOf(Math.floor(place / GOLEM_COUNT));
  return { version: VERSION, assignment, golem: place % GOLEM_COUNT };
}

/** The code of a secret's number, from 0 to `secrets(length) - 1`. */
export function codeOf(number: number, length: number): string {
  let rank = unscramble(number, length);
  while (rank >= clean(length)) rank = unscramble(rank, length);
  return cleanCode(rank, length);
}

/** A code for a new game, every secret equally likely. */
export function newCode(length: number, pick: Pick = chance): string {
  return codeOf(pick(secrets(length)), length);
}

/** The permutations of the alchemicals in lexical order. */
export function assignmentOf(number: number): number[] {
  const left = [0, 1, 2, 3, 4, 5, 6, 7];
  const assignment: number[] = [];
  let block = ASSIGNMENTS;
  for (let size = 8; size > 0; size--) {
    block /= size;
    assignment.push(...left.splice(Math.floor(number / block), 1));
    number %= block;
  }
  return assignment;
}
