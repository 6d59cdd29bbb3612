/** What is written in a notebook, and the steps in which it was written: a note is the fold of its steps. */

import { ALCHEMICALS, INGREDIENTS, ORGAN_NAMES, ORGANS } from "../core/alchemy";
import { parseFact, type Fact } from "../core/facts";

/** How much the notebook says by itself: nothing, what follows, or everything. */
export const LEVELS = ["paper", "hints", "full"] as const;
export type Level = (typeof LEVELS)[number];

/** A mark by hand in a square of the deduction grid or of the golem's grid. */
export const MARKS = ["no", "yes", "maybe"] as const;
export type Mark = (typeof MARKS)[number];

/** One sheet: facts in the order in which they were learnt, marks by square, published theories by ingredient. */
export interface Note {
  readonly facts: readonly Fact[];
  readonly marks: Readonly<Record<string, Mark>>;
  readonly theories: Readonly<Record<string, string>>;
}

export const BLANK: Note = { facts: [], marks: {}, theories: {} };

/** What a hand can do; every step can be undone. */
export type Step =
  | { readonly add: Fact }
  | { readonly remove: number }
  | { readonly change: number; readonly to: Fact }
  | { readonly square: string; readonly mark: Mark | null }
  | { readonly theory: string; readonly alchemical: string | null }
  | { readonly replace: Note };

/** The squares of both grids: "toad npN", "chest R-large". */
export const square = (row: string, column: string): string => `${row} ${column}`;

export const SQUARES: ReadonlySet<string> = new Set([
  ...INGREDIENTS.flatMap((ingredient) => ALCHEMICALS.map((alchemical) => square(ingredient, alchemical))),
  ...ORGAN_NAMES.flatMap((organ) => ORGANS.map((aspect) => square(organ, aspect))),
]);

export function written(note: Note, step: Step): Note {
  if ("add" in step) return { ...note, facts: [...note.facts, step.add] };
  if ("remove" in step) return { ...note, facts: note.facts.filter((_, at) => at !== step.remove) };
  if ("change" in step) return { ...note, facts: note.facts.map((fact, at) => (at === step.change ? step.to : fact)) };
  if ("square" in step) return { ...note, marks: put(note.marks, step.square, step.mark) };
  if ("theory" in step) return { ...note, theories: put(note.theories, step.theory, step.alchemical) };
  return step.replace;
}

function put<T>(record: Readonly<Record<string, T>>, key: string, value: T | null): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return value === null ? rest : { ...rest, [key]: value };
}

/** The mark after the next tap: empty, no, yes, maybe, and around. */
export function turned(mark: Mark | undefined): Mark | null {
  return mark === undefined ? "no" : (MARKS[MARKS.indexOf(mark) + 1] ?? null);
}

export function sameFact(one: Fact, other: Fact): boolean {
  return JSON.stringify(parseFact(one)) === JSON.stringify(parseFact(other));
}

/** Marks that cannot all be right: two ticks for one ingredient or one alchemical, or a line without any place left. */
export function markSlips(marks: Note["marks"]): string[] {
  const lines = [
    ...INGREDIENTS.map((ingredient) => ALCHEMICALS.map((alchemical) => square(ingredient, alchemical))),
    ...ALCHEMICALS.map((alchemical) => INGREDIENTS.map((ingredient) => square(ingredient, alchemical))),
    ...ORGAN_NAMES.map((organ) => ORGANS.map((aspect) => square(organ, aspect))),
  ];
  const slips = lines.flatMap((line) => {
    const ticks = line.filter((each) => marks[each] === "yes");
    if (ticks.length > 1) return ticks;
    return line.every((each) => marks[each] === "no") ? line : [];
  });
  return [...new Set(slips)];
}
