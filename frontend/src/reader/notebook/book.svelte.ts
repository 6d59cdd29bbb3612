/** The notebook that lies open: what is written, what follows, and the worker that thinks of it. */

import { ALCHEMICALS, INGREDIENTS, ORGANS } from "../core/alchemy";
import type { MixAdvice } from "../core/advice";
import type { Fact } from "../core/facts";
import type { Answer, Question } from "./messages";
import { markSlips, sameFact, type Level, type Note, type Step } from "./note";
import Thinker from "./worker.ts?worker";
import * as store from "./store";
import type { Game, Notebook } from "./store";
import type { GolemSide, Known, Why } from "./think";

/** The time from a question to the counts, for measuring: `performance.getEntriesByName`. */
export const MEASURE = "goldenlane.notebook.known";

export class OpenBook {
  readonly #worker = new Thinker();
  readonly #unsubscribe: () => void;
  #asked = 0;
  #askedWhy = 0;
  #askedAt = 0;

  game: Game = $state.raw({ code: "", expansion: true, key: "" });
  book: Notebook = $state.raw(store.notebookOf(this.game));
  kept = $state(true);
  /** Counts of the facts that are written now; null while they are not yet thought of. */
  known = $state.raw<Known | null>(null);
  mixes = $state.raw<readonly MixAdvice[]>([]);
  golem = $state.raw<GolemSide | null>(null);
  why = $state.raw<Why | null>(null);

  readonly note = $derived.by((): Note => store.noteOf(this.book));
  /** Changes only if the facts do, not with every mark. */
  readonly #facts = $derived.by(() => JSON.stringify(this.note.facts));
  readonly facts = $derived.by((): readonly Fact[] => JSON.parse(this.#facts) as Fact[]);

  constructor(game: Game) {
    this.open(game);
    this.#unsubscribe = store.subscribe(() => this.#read());
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#hear(data));
  }

  close(): void {
    this.#unsubscribe();
    this.#worker.terminate();
  }

  open(game: Game): void {
    this.game = game;
    this.#read();
  }

  #read(): void {
    this.book = store.notebookOf(this.game);
    this.kept = store.isKept();
  }

  get level(): Level {
    return this.book.level;
  }

  /** Whether the facts contradict each other. */
  get conflict(): readonly number[] | null {
    return this.level === "paper" ? null : (this.known?.conflict ?? null);
  }

  /** What follows, unless the level is paper or the facts contradict each other. */
  get told(): Known | null {
    return this.level === "paper" || !this.known?.worlds ? null : this.known;
  }

  /** Ask what follows from the facts. */
  think(): void {
    if (this.level === "paper") {
      this.known = null;
      return;
    }
    const question: Question = { id: ++this.#asked, facts: this.facts, golem: this.game.expansion };
    this.#askedAt = performance.now();
    this.#worker.postMessage(question);
  }

  askWhy(square: string): void {
    this.why = null;
    const question: Question = { id: ++this.#askedWhy, facts: this.facts, why: square };
    this.#worker.postMessage(question);
  }

  #hear(answer: Answer): void {
    if ("why" in answer) {
      if (answer.id === this.#askedWhy) this.why = answer.why;
      return;
    }
    if (answer.id !== this.#asked) return;
    if ("known" in answer) {
      performance.measure(MEASURE, { start: this.#askedAt });
      this.known = answer.known;
      if (answer.known.conflict) [this.mixes, this.golem] = [[], null];
    } else if ("mixes" in answer) this.mixes = answer.mixes;
    else this.golem = answer.golem;
  }

  write(step: Step): void {
    store.write(this.game.key, step);
  }

  /** Write a fact down, or correct one; false if it stands there already. */
  writeFact(fact: Fact, place: number | null): boolean {
    if (this.note.facts.some((other, at) => at !== place && sameFact(other, fact))) return false;
    this.write(place === null ? { add: fact } : { change: place, to: fact });
    return true;
  }

  undo(): void {
    store.undo(this.game.key);
  }

  redo(): void {
    store.redo(this.game.key);
  }

  setLevel(level: Level): void {
    store.setLevel(this.game.key, level);
  }

  /** Marks by hand that cannot be: against each other, or against what follows. On paper nobody looks. */
  readonly slips = $derived.by((): ReadonlySet<string> => {
    if (this.level === "paper") return new Set();
    const { marks } = this.note;
    const against = Object.entries(marks).filter(([square, mark]) => {
      const chance = this.chance(square);
      return (mark === "yes" && chance === 0) || (mark === "no" && chance === 1);
    });
    return new Set([...markSlips(marks), ...against.map(([square]) => square)]);
  });

  /** The share of the worlds left in which a square is right; null if nothing is told. */
  chance(square: string): number | null {
    const { told } = this;
    if (!told) return null;
    const [row, column] = square.split(" ") as [string, string];
    const counts = row === "chest" || row === "ears" ? told[row] : told.alchemicals;
    return counts[placeOf(row, column)]! / told.worlds;
  }
}

function placeOf(row: string, column: string): number {
  if (row === "chest" || row === "ears") return ORGANS.indexOf(column);
  return 8 * INGREDIENTS.findIndex((name) => name === row) + ALCHEMICALS.findIndex((name) => name === column);
}
