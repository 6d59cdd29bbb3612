/** Events of a game with types: what kind it is says what is told of it. */
import type { Happened } from "../wire";

/** An event of a game whose kinds of events are the keys of `E`. */
export type Told<E> = { [K in keyof E]: Omit<Happened, "kind" | "args"> & { kind: K; args: E[K] } }[keyof E];

/** What is done with the details of each of some kinds of events. */
export type PerKind<E, R> = { [K in keyof E]?: (args: E[K], seat: number) => R };

/** What is done with an event, if anything is. */
export function per<E, R>(table: PerKind<E, R>, event: Pick<Happened, "kind" | "args" | "seat">): R | undefined {
  const row = table[event.kind as keyof E] as ((args: unknown, seat: number) => R) | undefined;
  return row?.(event.args, event.seat);
}
