/** How a square of a deduction grid is drawn, and what a diamond of the results triangle knows. */
import type { Potion } from "./view";

export type Mark = "" | "no" | "yes" | "maybe";

export interface Square {
  /** Deduced: sure, impossible, or open with a tint (0 to 100); "hand" has nothing but its mark. */
  readonly look: "hand" | "sure" | "no" | "open";
  readonly mark: Mark;
  /** A number, or nothing. */
  readonly text?: string;
  readonly tint?: number;
  /** For screen readers: what the square is and says. */
  readonly label: string;
  readonly published?: boolean;
  /** The mark by hand cannot be. */
  readonly wrong?: boolean;
}

export const SIGNS_OF_MARKS: Readonly<Record<Mark, string>> = { "": "", no: "×", yes: "✓", maybe: "?" };

/** A square that was deduced to be right in this share (0 to 1) of the worlds; numbers only where they are wished. */
export function deduced(chance: number, numbers: boolean): Pick<Square, "look" | "text" | "tint"> {
  if (chance === 0) return { look: "no", text: "×" };
  if (chance === 1) return { look: "sure" };
  const percent = 100 * chance;
  if (!numbers) return { look: "open", tint: 12 };
  return { look: "open", text: percent < 1 ? "<1" : String(Math.min(99, Math.round(percent))), tint: percent * 0.62 };
}

/** What is known of a pair: one potion, some potions, or potions that it does not make. */
export interface Result {
  readonly sure: Potion | null;
  readonly some: readonly Potion[];
  readonly not: readonly Potion[];
  /** Nobody saw it: it follows from other facts. */
  readonly follows?: boolean;
}
