/**
 * The games that this device knows, kept in the browser: nothing is lost on a reload.
 *
 * Of a game we keep its code, what was shown to all, the question that is being asked, and what was entered
 * of the boards. Its secret is never kept: the code names it.
 */
import { Reader, secretOf, type Answer, type Shown } from "./core";
import { noBoards, type Boards } from "./boards";
import { merged, type Handed } from "./handover";
import { kept } from "./kept.svelte";
import { discardAll } from "./notebook/store";

const PREFIX = "goldenlane.reader.game.";

/** A question on its way: what was chosen for it, and its answer once somebody has looked. */
export interface Asking {
  use: string;
  /** Ingredients in the order in which they were chosen. */
  picks: number[];
  potion: number | null;
  color: number | null;
  guarantee: number | null;
  answer: Answer | null;
  /** The choice is made; the answer waits under its cover. */
  covered: boolean;
  /** The public half is on the screen. */
  open: boolean;
  /** The pair was mixed before and stays hidden: for Magic Mortar and Periscope. */
  given: boolean;
  /** The potion whose sign all have yet to see: the Magic Mortar came between. */
  sign: { use: string; potion: string } | null;
}

export interface Game {
  code: string;
  opened: number;
  shown: Shown[];
  asking: Asking | null;
  /** The pair of the last test or sale, for Magic Mortar and Periscope; shown nowhere. */
  last: number[] | null;
  /** The card of the last pair that a Periscope has shown: every other Periscope shows it, too. */
  scope: { pair: number[]; card: number } | null;
  /** Who has a notebook on this phone besides the first. */
  people: string[];
  /** The books on the table of the palace library, until one has been read. */
  books: number[] | null;
  /** The price helper of sales: discount and zone. */
  discount: number;
  zone: number;
  boards: Boards;
  /** How much of the big revelation has been told; null before it. */
  revealed: number | null;
}

export function newAsking(use: string): Asking {
  return { use, picks: [], potion: null, color: null, guarantee: null, answer: null, covered: false, open: false, given: false, sign: null };
}

function newGame(code: string): Game {
  return {
    code, opened: Date.now(), shown: [], asking: null, last: null, scope: null, people: [], books: null, discount: 0, zone: 0, boards: noBoards(),
    revealed: null,
  };
}

function readGame(key: string): Game | null {
  try {
    const found = JSON.parse(kept.get(key) ?? "") as Partial<Game>;
    secretOf(found.code!);
    return { ...newGame(found.code!), ...found };
  } catch {
    return null; // of another version, or broken: as if it were not there
  }
}

export function isExpansion(code: string): boolean {
  return code !== "" && secretOf(code).golem !== null;
}

class Games {
  /** The game on the screen. */
  game = $state<Game | null>(null);

  constructor() {
    // Another window with the same game goes on from there.
    addEventListener("storage", ({ key }) => {
      if (!this.game || key !== PREFIX + this.game.code) return;
      kept.forget(key);
      this.game = readGame(key) ?? this.game;
    });
  }

  /** All games of this device, the last one first. */
  recent(): Game[] {
    return kept.keys(PREFIX).flatMap((key) => readGame(key) ?? []).sort((a, b) => b.opened - a.opened);
  }

  /** Open the game of a code, known or new. */
  open(code: string): void {
    if (this.game?.code === code) return;
    this.game = { ...(readGame(PREFIX + code) ?? newGame(code)), opened: Date.now() };
    this.keep();
  }

  close(): void {
    this.game = null;
  }

  keep(): void {
    if (this.game) kept.set(PREFIX + this.game.code, JSON.stringify(this.game));
  }

  forget(code: string): void {
    kept.remove(PREFIX + code);
    discardAll(code);
    if (this.game?.code === code) this.game = null;
  }

  /** What another phone handed over goes into the game of its code. */
  take({ code, shown, boards }: Handed): void {
    this.open(code);
    this.game!.shown = merged(this.game!.shown, shown);
    this.game!.boards = boards;
    this.keep();
  }

  /** A pair was mixed: Magic Mortar and Periscope may follow. */
  mixed(pair: number[]): void {
    this.game!.last = pair;
    this.game!.scope = null;
  }

  /** Ask the reader; its public half goes into the history, and all is kept before it is shown. */
  ask(question: (reader: Reader) => Answer): Answer {
    const game = this.game!;
    const reader = new Reader(game.code, game.shown);
    const answer = question(reader);
    game.shown = reader.history;
    this.keep();
    return answer;
  }
}

export const games = new Games();
