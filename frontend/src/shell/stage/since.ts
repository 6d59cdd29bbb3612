/** Since your last turn: what each of the others did, in how many acts, and what it brought. */
import type { Beat } from "./beats";
import { changed, type Counts } from "./staging";

export interface Card<B extends Beat = Beat> {
  seat: number;
  /** Their beats, oldest first; nobody's, like a conference between turns, belong to no card. */
  beats: B[];
  /** What they have more or less than before: "coin" by 2. */
  net: { name: string; by: number }[];
}

/** One card for each of the others, the newest turn last; always all of them. */
export function cardsOf<B extends Beat>(beats: readonly B[], others: readonly number[], before: Counts, after: Counts): Card<B>[] {
  const difference = Object.entries(changed(before, after));
  const last = (seat: number) => beats.findLastIndex((beat) => beat.seat === seat);
  return [...others]
    .sort((a, b) => last(a) - last(b))
    .map((seat) => ({
      seat,
      beats: beats.filter((beat) => beat.seat === seat),
      net: difference.flatMap(([name, by]) => (name.startsWith(`${seat} `) ? [{ name: name.slice(String(seat).length + 1), by }] : [])),
    }));
}

/** What happened to all between the turns. */
export function between<B extends Beat>(beats: readonly B[]): B[] {
  return beats.filter(({ seat, scene }) => seat < 0 && scene >= 0);
}

/** How many acts each of the others did. */
export function summed(beats: readonly Beat[], me: number | null): { seat: number; n: number }[] {
  const acts = new Map<number, number>();
  for (const { seat, scene } of beats) if (seat >= 0 && seat !== me && scene >= 0) acts.set(seat, (acts.get(seat) ?? 0) + 1);
  return [...acts].map(([seat, n]) => ({ seat, n }));
}
