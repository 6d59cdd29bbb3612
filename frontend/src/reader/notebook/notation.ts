/**
 * A notebook as text, one line for each thing, and back; also from JSON.
 *
 *     fern + toad = R+            they make it           fern + toad = G+ B+      they make one of these
 *     fern + toad != R+           they do not            toad B-                  the sign of an aspect
 *     toad lunar                  what a book said       golem toad chest -ears   the chest glows, no steam
 *     animate fern + toad no      the golem crumbled     theory toad npN          a published theory
 *     mark toad npN no            a mark by hand: no, yes or maybe
 */

import { ALCHEMICALS, CLASSES, COLORS, INGREDIENTS, SIGNS } from "../core/alchemy";
import { BadFact, parseFact, type Fact } from "../core/facts";
import { BLANK, MARKS, SQUARES, type Mark, type Note } from "./note";
import type { Game } from "./store";

/** A line or an item that cannot be read: `place` counts from 1. */
export class BadNote extends Error {
  constructor(readonly place: number, readonly reason: string, readonly subject: string) {
    super(`${place}: ${reason}: ${subject}`);
    this.name = "BadNote";
  }
}

export interface Imported {
  readonly note: Note;
  /** Of which game, if it says so. */
  readonly code: string | null;
}

function factLine(fact: Fact): string {
  switch (fact.type) {
    case "mix":
      return `${fact.ingredients.join(" + ")} = ${"result" in fact ? fact.result : fact.result_in.join(" ")}`;
    case "not_mix":
      return `${fact.ingredients.join(" + ")} != ${fact.result}`;
    case "aspect":
      return `${fact.ingredient} ${fact.colour}${fact.sign}`;
    case "class":
      return `${fact.ingredient} ${fact.class}`;
    case "golem": {
      const organs = (["chest", "ears"] as const).filter((organ) => fact[organ] !== undefined);
      return ["golem", fact.ingredient, ...organs.map((organ) => (fact[organ] ? organ : `-${organ}`))].join(" ");
    }
    case "animate":
      return `animate ${fact.ingredients.join(" + ")} ${fact.success ? "yes" : "no"}`;
  }
}

export function toText(game: Game, note: Note): string {
  const lines = [
    ...(game.code ? [`game ${game.code}`] : []),
    ...note.facts.map(factLine),
    ...Object.entries(note.theories).map(([ingredient, alchemical]) => `theory ${ingredient} ${alchemical}`),
    ...Object.entries(note.marks).map(([square, mark]) => `mark ${square} ${mark}`),
  ];
  return lines.join("\n") + "\n";
}

export function toJson(game: Game, note: Note): string {
  const { code, expansion } = game;
  return JSON.stringify({ goldenlane: "notebook", version: 1, code, expansion, ...note }, null, 1) + "\n";
}

/** Both forms; `BadNote` says where it cannot be read. */
export function fromText(text: string): Imported {
  return text.trimStart().startsWith("{") ? fromJson(text) : fromLines(text);
}

function fromJson(text: string): Imported {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadNote(1, "shape", (error as Error).message);
  }
  const { code, facts, marks, theories } = data as Record<string, unknown>;
  if (!Array.isArray(facts)) throw new BadNote(1, "missing", "facts");
  return {
    code: typeof code === "string" && code ? code : null,
    note: {
      facts: facts.map((fact, at) => at1(at, () => parseFact(fact))),
      marks: record(marks, (square, mark) => SQUARES.has(square) && MARKS.includes(mark as Mark)) as Note["marks"],
      theories: record(theories, isTheory),
    },
  };
}

function at1<T>(at: number, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof BadFact) throw new BadNote(at + 1, error.reason, error.subject);
    throw error;
  }
}

function record(data: unknown, good: (key: string, value: string) => boolean): Record<string, string> {
  const entries = Object.entries((data ?? {}) as Record<string, string>);
  const bad = entries.find(([key, value]) => !good(key, value));
  if (bad) throw new BadNote(1, "unknown", bad.join(" "));
  return Object.fromEntries(entries);
}

function isTheory(ingredient: string, alchemical: string): boolean {
  return INGREDIENTS.some((name) => name === ingredient) && ALCHEMICALS.some((name) => name === alchemical);
}

function fromLines(text: string): Imported {
  let code: string | null = null;
  let note = BLANK;
  text.split(/\r?\n/).forEach((line, at) => {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (!word) return;
    if (word === "game") code = rest.join("");
    else if (word === "mark") note = { ...note, marks: { ...note.marks, ...markOf(at, rest) } };
    else if (word === "theory") note = { ...note, theories: { ...note.theories, ...theoryOf(at, rest) } };
    else note = { ...note, facts: [...note.facts, at1(at, () => parseFact(factOf(line.trim())))] };
  });
  return { note, code };
}

function markOf(at: number, words: string[]): Record<string, Mark> {
  const mark = MARKS.find((name) => name === words[2]);
  const square = words.slice(0, 2).join(" ");
  if (words.length !== 3 || !mark || !SQUARES.has(square)) throw new BadNote(at + 1, "unknown", words.join(" "));
  return { [square]: mark };
}

function theoryOf(at: number, [ingredient = "", alchemical = ""]: string[]): Record<string, string> {
  if (!isTheory(ingredient, alchemical)) throw new BadNote(at + 1, "unknown", `${ingredient} ${alchemical}`);
  return { [ingredient]: alchemical };
}

/** The JSON form of a line; what it names is checked by `parseFact`. */
function factOf(line: string): unknown {
  const mix = /^(\S+) *\+ *(\S+) *(!?=) *(.+)$/.exec(line);
  if (mix) {
    const [, first, second, relation, results] = mix;
    const potions = results!.trim().split(/\s+/);
    const told = potions.length === 1 ? { result: potions[0] } : { result_in: potions };
    return { type: relation === "=" ? "mix" : "not_mix", ingredients: [first, second], ...told };
  }
  const animate = /^animate +(\S+) *\+ *(\S+) +(yes|no)$/.exec(line);
  if (animate) return { type: "animate", ingredients: animate.slice(1, 3), success: animate[3] === "yes" };
  const golem = /^golem +(\S+)((?: +-?(?:chest|ears))*)$/.exec(line);
  if (golem) {
    const seen = golem[2]!.split(" ").filter(Boolean).map((word) => [word.replace("-", ""), !word.startsWith("-")]);
    return { type: "golem", ingredient: golem[1], ...Object.fromEntries(seen) };
  }
  const [ingredient, told = "", more] = line.split(/\s+/);
  if (more !== undefined) throw new BadFact("unknown", line);
  if (CLASSES.some((name) => name === told)) return { type: "class", ingredient, class: told };
  const [colour = "", sign = "", rest] = told;
  if (rest !== undefined || !COLORS.some((name) => name === colour) || !SIGNS.some((name) => name === sign)) throw new BadFact("unknown", line);
  return { type: "aspect", ingredient, colour, sign };
}
