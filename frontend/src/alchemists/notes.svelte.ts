/** How much the notebook says by itself, and what a person has written into it by hand. */

import type { Mark } from "./squares";

export const LEVELS = ["paper", "hints", "full"] as const;
export type Level = (typeof LEVELS)[number];
const NEXT: Record<Mark, Mark> = { "": "no", no: "yes", yes: "maybe", maybe: "" };

export class Notes {
  level = $state<Level>("full");
  marks = $state<Record<string, Mark>>({});
  readonly #key: string;

  constructor(table: string) {
    this.#key = `goldenlane-notebook-${table}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as { level?: Level; marks?: Record<string, Mark> };
      this.level = kept.level ?? "full";
      this.marks = kept.marks ?? {};
    } catch {
      // A damaged note is an empty one.
    }
  }

  setLevel(level: Level): void {
    this.level = level;
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
    localStorage.setItem(this.#key, JSON.stringify({ level: this.level, marks: this.marks }));
  }
}
