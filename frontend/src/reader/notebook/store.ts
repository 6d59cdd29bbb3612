/**
 * The notebooks of this browser, one for each game, kept in localStorage under `goldenlane.reader.notebook.<key>`.
 *
 * A notebook is kept as its steps and how many of them are done: undo goes one back, redo one forward, and nothing
 * that was written is lost by a reload. It never knows the secret of the game.
 */

import { parseFact, type Fact } from "../core/facts";
import { kept } from "../kept.svelte";
import { BLANK, LEVELS, sameFact, written, type Level, type Note, type Step } from "./note";

const PREFIX = "goldenlane.reader.notebook.";

/** The game of a notebook; a code of "" is a game of another reader. */
export interface Game {
  readonly code: string;
  readonly expansion: boolean;
  readonly key: string;
}

export interface Notebook extends Game {
  readonly level: Level;
  readonly steps: readonly Step[];
  /** How many of the steps count; the others were undone. */
  readonly done: number;
  /** When it was last written in, in milliseconds. */
  readonly at: number;
}

const open = new Map<string, Notebook>();
const listeners = new Set<() => void>();
let saved = true;

/** Be told of every change, also by `addFact` or in another tab; the answer ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === null) open.clear();
    else if (key.startsWith(PREFIX)) {
      kept.forget(key);
      open.delete(key.slice(PREFIX.length));
    }
    else return;
    listeners.forEach((tell) => tell());
  });
}

/** Whether the last change could be kept: a full or forbidden storage keeps nothing after a reload. */
export function isKept(): boolean {
  return saved;
}

/** The notebook of a game; a new game gets an empty one, which is not kept until something is written. */
export function notebookOf(game: Game): Notebook {
  const found = read(game.key);
  if (found && found.code === game.code && found.expansion === game.expansion) return found;
  const { level, steps, done, at } = found ?? blank(game.key);
  const fresh = { ...game, level, steps, done, at };
  open.set(game.key, fresh);
  return fresh;
}

/** All notebooks of this browser, the latest first. */
export function notebooks(): Notebook[] {
  const found = kept.keys(PREFIX).map((key) => read(key.slice(PREFIX.length)));
  return found.filter((book) => book !== null).sort((one, other) => other.at - one.at);
}

export function noteOf(book: Notebook): Note {
  return book.steps.slice(0, book.done).reduce(written, BLANK);
}

/** Write one fact into the notebook of a game; false if it was there already. */
export function addFact(key: string, fact: Fact): boolean {
  const checked = parseFact(fact);
  const book = read(key) ?? blank(key);
  if (noteOf(book).facts.some((other) => sameFact(other, checked))) return false;
  write(key, { add: checked });
  return true;
}

/** Write; what had been undone before is gone. */
export function write(key: string, step: Step): void {
  const book = read(key) ?? blank(key);
  const steps = [...book.steps.slice(0, book.done), step];
  keep({ ...book, steps, done: steps.length });
}

export function undo(key: string): void {
  move(key, -1);
}

export function redo(key: string): void {
  move(key, 1);
}

function move(key: string, by: 1 | -1): void {
  const book = read(key) ?? blank(key);
  const done = book.done + by;
  if (done >= 0 && done <= book.steps.length) keep({ ...book, done });
}

export function setLevel(key: string, level: Level): void {
  keep({ ...(read(key) ?? blank(key)), level });
}

/** Throw a notebook away, with all its steps. */
export function discard(key: string): void {
  open.delete(key);
  kept.remove(PREFIX + key);
  listeners.forEach((tell) => tell());
}

/** The notebook of a person; the first one of a phone belongs to nobody by name. */
export function keyOf(code: string, person: string): string {
  return person ? `${code}@${person}` : code;
}

/** Whose notebook has this key. */
export function personOf(key: string): string {
  const at = key.indexOf("@");
  return at < 0 ? "" : key.slice(at + 1);
}

/** Throw away the notebooks of everyone in a game. */
export function discardAll(code: string): void {
  for (const { key } of notebooks()) if (key === code || key.startsWith(`${code}@`)) discard(key);
}

function blank(key: string): Notebook {
  return { key, code: "", expansion: true, level: "paper", steps: [], done: 0, at: 0 };
}

function keep(book: Notebook): void {
  const now = { ...book, at: Date.now() };
  open.set(book.key, now);
  saved = kept.set(PREFIX + book.key, JSON.stringify({ version: 1, ...now }));
  listeners.forEach((tell) => tell());
}

function read(key: string): Notebook | null {
  const known = open.get(key);
  if (known) return known;
  const text = kept.get(PREFIX + key);
  const book = text === null ? null : parse(key, text);
  if (book) open.set(key, book);
  return book;
}

/** A notebook in which a step cannot be read is read up to there; null if nothing can be read. */
function parse(key: string, text: string): Notebook | null {
  try {
    const data = JSON.parse(text) as Partial<Notebook>;
    const found = data.steps ?? [];
    const bad = found.findIndex((step) => !isStep(step));
    const steps = bad < 0 ? found : found.slice(0, bad);
    return {
      key,
      code: String(data.code ?? ""),
      expansion: data.expansion ?? true,
      level: LEVELS.find((level) => level === data.level) ?? "paper",
      steps,
      done: Math.min(Math.max(data.done ?? steps.length, 0), steps.length),
      at: data.at ?? 0,
    };
  } catch {
    return null;
  }
}

function isStep(step: Step): boolean {
  try {
    if ("add" in step) parseFact(step.add);
    if ("change" in step) parseFact(step.to);
    if ("replace" in step) {
      step.replace.facts.forEach(parseFact);
      return Boolean(step.replace.marks && step.replace.theories);
    }
    return true;
  } catch {
    return false;
  }
}
