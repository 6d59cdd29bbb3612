/**
 * How a game's events are shown: one row for each kind, in the game's own `choreography.ts`.
 *
 * A kind without a row is a plain beat: its sentence, and nothing else.
 */
import type { Component } from "svelte";
import type { Happened } from "../../wire";
import type { Beat } from "./beats";
import type { Speed } from "./speeds";

/** F flight, H hop by hop, T touch, C a card or tile turns, B banner, S a scene of its own, W words that join the next beat. */
export type Show = "F" | "H" | "T" | "C" | "B" | "S" | "W";

export interface Flight {
  icon: string;
  /** Things of the board as selectors, the best first; the first one in sight is taken. */
  from: string[];
  to: string[];
  /** A spark flickers on its way. */
  spark?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the wire leaves views and arguments open
export type Open = any;

/** What a scene of its own is given: it shows one beat after the other and says when the table may go on. */
export interface SceneProps {
  beat: Beat;
  events: readonly Happened[];
  /** The board as it is shown behind the scene. */
  view: Open;
  speed: Speed;
  goOn: () => void;
}

/** One row; `A`: what an event of the kind tells. */
export interface Row<A = Open> {
  show: Show;
  /** How long the movement takes at brisk; a hop: each step of it. */
  ms: number;
  /** Joins the beat before it in the same chain: the coin flies while its cause still stands. */
  joins?: true;
  /** Neighbours of different seats are one beat: the rules act on all at once. */
  together?: true;
  /** Begins an act of a player. */
  begins?: true;
  /** What it tells its own seat waits for that person. */
  holds?: true;
  /** A great moment of the game: it waits at its end, or at every step. */
  big?: true;
  /** The places of the board that it concerns; `data-place` of the things there. */
  places?: (args: A, seat: number) => string[];
  flies?: (args: A, seat: number) => Flight[];
  /** Moves a piece in a copy of the view; what is not moved here changes when all of the action has been shown. */
  moves?: (view: Open, args: A, seat: number) => void;
  /** The choreography of its own, in place of the narrator's sentence alone. */
  scene?: Component<SceneProps>;
}

export type Choreography = Readonly<Record<string, Row>>;
/** A row for every kind of event of a game. */
export type ChoreographyOf<E> = { readonly [K in keyof E]: Row<E[K]> };

/** Numbers that everybody may know, by "seat name": "2 coin". */
export type Counts = Readonly<Record<string, number>>;

export interface Staging {
  rows: Choreography;
  /** The public numbers of a view, those first that matter most. */
  counts: (view: Open) => Counts;
  /** The symbol of each of these numbers. */
  icons: Readonly<Record<string, string>>;
  /** Things that stand for a seat, where what it gains flies to. */
  home: (seat: number) => string[];
}

export const PLAIN: Row = { show: "T", ms: 400 };
export const NO_STAGING: Staging = { rows: {}, counts: () => ({}), icons: {}, home: () => [] };

export function rowOf(rows: Choreography, kind: string): Row {
  return Object.hasOwn(rows, kind) ? rows[kind]! : PLAIN;
}

/** What flies over the table when these things happen. */
export function flightsOf(events: readonly Happened[], rows: Choreography): Flight[] {
  return events.flatMap(({ kind, args, seat }) => rowOf(rows, kind).flies?.(args, seat) ?? []);
}

/** What changed: "2 coin" by 3. */
export function changed(before: Counts, after: Counts): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, n] of Object.entries(after)) {
    const by = n - (before[name] ?? n);
    if (by) found[name] = by;
  }
  return found;
}
