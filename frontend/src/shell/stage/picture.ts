/** The table at one moment, as the boards draw it; and where two lists of events part. */
import type { Happened, State } from "../../wire";
import { rowOf, type Choreography } from "./staging";

export type Picture = Pick<State, "view" | "notebook" | "seat">;

export function pictureOf({ view, notebook, seat }: State): Picture {
  return { view, notebook, seat };
}

/** The picture with the pieces moved by these events; what they do not say stays as it was. */
export function movedBy(picture: Picture, events: readonly Happened[], rows: Choreography): Picture {
  const moving = events.filter(({ kind }) => rowOf(rows, kind).moves);
  if (!moving.length) return picture;
  const view = structuredClone(picture.view);
  for (const { kind, args, seat } of moving) rowOf(rows, kind).moves!(view, args, seat);
  return { ...picture, view };
}

/** How many events two lists have in common from the start; their words may be in different languages. */
export function common(before: readonly Happened[], now: readonly Happened[]): number {
  const most = Math.min(before.length, now.length);
  for (let i = 0; i < most; i++) if (!same(before[i]!, now[i]!)) return i;
  return most;
}

function same(one: Happened, other: Happened): boolean {
  return one === other || (one.kind === other.kind && one.seat === other.seat && JSON.stringify(one.args) === JSON.stringify(other.args));
}
