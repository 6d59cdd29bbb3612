/** How much my notebook says by itself, and what I have written into it by hand. */
import type { Mark } from "./squares";
import { LEVELS, type Level } from "./view";

const NEXT: Record<Mark, Mark> = { "": "no", no: "yes", yes: "maybe", maybe: "" };

/** The lower of two levels. */
export function atMost(wish: Level, most: Level): Level {
  return LEVELS[Math.min(LEVELS.indexOf(wish), LEVELS.indexOf(most))]!;
}

export class Notes {
  marks = $state<Record<string, Mark>>({});
  #wish = $state<Level>("full");
  readonly #key: string;
  readonly #most: () => Level;

  /** ``most``: what the table allows. */
  constructor(table: string, most: () => Level) {
    this.#key = `goldenlane-notebook-${table}`;
    this.#most = most;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as { level?: Level; marks?: Record<string, Mark> };
      if (kept.level && LEVELS.includes(kept.level)) this.#wish = kept.level;
      this.marks = kept.marks ?? {};
    } catch {
      // A damaged note is an empty one.
    }
  }

  get level(): Level {
    return atMost(this.#wish, this.#most());
  }

  /** The levels that the table allows. */
  get levels(): readonly Level[] {
    return LEVELS.slice(0, LEVELS.indexOf(this.#most()) + 1);
  }

  setLevel(level: Level): void {
    this.#wish = level;
    this.#keep();
  }

  mark(cell: string): Mark {
    return this.marks[cell] ?? "";
  }

  turn(cell: string): void {
    this.marks = { ...this.marks, [cell]: NEXT[this.mark(cell)] };
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(this.#key, JSON.stringify({ level: this.#wish, marks: this.marks }));
  }
}
