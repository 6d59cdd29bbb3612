// Generated from src/goldenlane/server/wire.py and wire_review.py; do not edit:
//   python -m goldenlane.server.typescript > frontend/src/wire.ts

/** How a seat of a new table is filled: by me, by whoever comes, or by a bot of a level. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** What is agreed at a table beside the rules of its game. */
export interface Agreement {
  hints?: boolean;
  thinking?: number;
  notebook?: "full" | "hints" | "paper";
}

/** A wish for a table. ``options`` are the game's own (setup, variant, modules, ...). */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean | string[]>;
  lang?: "en" | "pl" | "uk";
  open?: boolean;
  agreed?: Agreement;
}

/** A table that goes on from a game file. */
export interface ImportTable {
  file: string;
  seats: SeatWish[];
  lang?: "en" | "pl" | "uk";
  open?: boolean;
}

/** A new table that goes on from a point of a game. */
export interface ForkTable {
  at: number;
  seats: SeatWish[];
  lang?: "en" | "pl" | "uk";
  open?: boolean;
}

/** Sit down at an open seat (the first one if none is named), or come back to one that I left to a bot. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Give up a seat of mine; a bot of this level plays on. */
export interface Leave {
  seat: number;
  level?: string | null;
}

/** Send somebody away from a table of mine; the seat is open again. */
export interface Remove {
  seat: number;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  mine: boolean;
  online: boolean;
  to_act: boolean;
  thinking: boolean;
  back: boolean;
  removable: boolean;
}

/** A table as the lobby shows it. */
export interface Table {
  code: string;
  link: string;
  game: string;
  title: string;
  options: Record<string, any>;
  open: boolean;
  lang: "en" | "pl" | "uk";
  seats: Seat[];
  seq: number;
  waiting: boolean;
  over: boolean;
  created: number;
  moved: number;
  agreed: Agreement;
  next: string | null;
  origin: "forked" | "fresh" | "imported";
  content: string;
}

/** My tables (found again by the browser's cookie) and the open ones. */
export interface Lobby {
  mine: Table[];
  open: Table[];
}

/** One option of a game: its values and the usual one; ``many`` may be taken together.
 * 
 * ``players``: the one number of players with which there is this choice; None: with any. */
export interface OptionChoice {
  name: string;
  label: string;
  values: string[];
  labels: string[];
  many: boolean;
  usual?: string | null;
  players?: number | null;
}

/** What a table of a game can be. */
export interface GameInfo {
  game: string;
  title: string;
  min_players: number;
  max_players: number;
  options: OptionChoice[];
  levels: string[];
  notebooks?: ("full" | "hints" | "paper")[];
}

/** What the lobby can offer. */
export interface Offer {
  version: string;
  games: GameInfo[];
  langs: ("en" | "pl" | "uk")[];
}

/** A card, tile or board of a game: its cells as written, and where each value comes from. */
export interface Component {
  key: string;
  kind: string;
  cells: Record<string, string>;
  sources: Record<string, string>;
  words: string;
}

/** An effect as a structure of icons and as a sentence. */
export interface EffectFace {
  face: Record<string, any>;
  words: string;
}

/** Every component of a game in one language; the same for all tables with this content. */
export interface GameContent {
  game: string;
  title: string;
  lang: "en" | "pl" | "uk";
  digest: string;
  components: Component[];
  effects: Record<string, EffectFace>;
}

/** The first message: which table, what the page already has, and (hot-seat) as whom. */
export interface Hello {
  type: "hello";
  table: string;
  last_seq?: number;
  lang?: "en" | "pl" | "uk";
  seat?: number | null;
}

/** Play an action on the state ``seq``. */
export interface Act {
  type: "act";
  seq: number;
  action: string;
  seat?: number | null;
}

/** Take back my last action, on the state ``seq``. */
export interface Undo {
  type: "undo";
  seq: number;
  seat?: number | null;
}

/** Show what an action would do, as far as I can know it. */
export interface Preview {
  type: "preview";
  seq: number;
  action: string;
  seat?: number | null;
}

/** Ask what a good bot would do in my place, on the state ``seq``. */
export interface Ask {
  type: "ask";
  seq: number;
  seat?: number | null;
}

/** Go on in another language. */
export interface SetLang {
  type: "lang";
  lang: "en" | "pl" | "uk";
}

/** Hot-seat: look as another of my seats; null: as a spectator. */
export interface LookAs {
  type: "look";
  seat: number | null;
}

/** One thing the seat can do now: its notation, and in words. */
export interface Option {
  action: string;
  words: string;
}

/** An event as the seat may know it: raw for movement on the board, and in words. */
export interface Happened {
  kind: string;
  seat: number;
  args: any[];
  words: string;
}

/** How many actions could be taken back one after the other, and why not more. */
export interface UndoState {
  reach: number;
  reason: string;
}

/** Points of a player by source. */
export interface Score {
  player: number;
  points: Record<string, number>;
  total: number;
  place: number;
}

/** All that a seat may know now. ``events`` replace the page's events from ``events_from`` on. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  seat: number | null;
  lang: "en" | "pl" | "uk";
  view: Record<string, any>;
  prompt: string;
  options: Option[];
  undo: UndoState;
  seats: Seat[];
  waiting: boolean;
  over: boolean;
  scores: Score[] | null;
  events_from: number;
  events: Happened[];
  next: string | null;
  hints: boolean;
  notebook?: Record<string, any> | null;
}

/** The view after an action, as far as it can be known; ``uncertain`` if something is drawn. */
export interface PreviewResult {
  type: "preview";
  seq: number;
  action: string;
  view: Record<string, any>;
  words: string;
  events: Happened[];
  uncertain: boolean;
}

/** What a good bot would do in the seat's place: one of its options, in words. */
export interface Hint {
  type: "hint";
  seq: number;
  action: string;
  words: string;
}

/** Who sits where, who is online, which bot thinks; the state did not change. */
export interface Presence {
  type: "presence";
  seq: number;
  seats: Seat[];
  next: string | null;
}

/** A message was refused and changed nothing. ``detail`` is for the curious, in English. */
export interface Refusal {
  type: "error";
  code: string;
  words: string;
  detail?: string;
  seq?: number | null;
}

/** One action of a finished game, with what it brought. */
export interface ReplayStep {
  seq: number;
  seat: number;
  action: string;
  words: string;
  round: number;
  totals: number[];
  events: Happened[];
}

/** A finished game from start to end. */
export interface Replay {
  table: Table;
  opening: Happened[];
  steps: ReplayStep[];
  scores: Score[];
}

/** Everything at one point of a finished game: the view of every seat. */
export interface ReplayFrame {
  seq: number;
  views: Record<string, any>[];
}

/** Why a request was refused. ``detail`` is for the curious, in English. */
export interface Problem {
  code: string;
  words: string;
  detail?: string;
}

/** Everybody's chances to win before one decision; the last point is the result. */
export interface ReviewPoint {
  number: number;
  round: number;
  mark: string;
  chances: number[];
}

/** The winning chances over the game. */
export interface ReviewChart {
  title: string;
  people: string[];
  points: ReviewPoint[];
}

/** A stretch that changed the chances of a player, with the decision that tells of it. */
export interface ReviewTurn {
  number: number;
  seat: number;
  way: "down" | "up";
  when: string;
  words: string;
  why: string;
}

/** The turning points, in the order of the game. */
export interface ReviewTurns {
  title: string;
  list: ReviewTurn[];
}

/** A decision that cost chances, and what the master would have played. */
export interface ReviewSlip {
  number: number;
  when: string;
  played: string;
  better: string;
  cost: string;
}

/** Something a player of Alchemists learned. */
export interface ReviewLesson {
  number: number;
  when: string;
  words: string;
}

/** A seal, and how sure it could be when it was placed. */
export interface ReviewPublication {
  number: number;
  when: string;
  kind: "gamble" | "likely" | "proven" | "refuted";
  right: boolean;
  words: string;
  verdict: string;
}

/** What a player of Alchemists could have known, and when. */
export interface ReviewKnowledge {
  title: string;
  best: string | null;
  known: string[];
  lessons_title: string;
  lessons: ReviewLesson[];
  publications_title: string;
  publications: ReviewPublication[];
}

/** How one player decided. */
export interface ReviewPlayer {
  seat: number;
  name: string;
  words: string;
  slips: ReviewSlip[];
  knowledge: ReviewKnowledge | null;
}

/** The whole review in words. */
export interface Review {
  title: string;
  by: string;
  own_view: string;
  chart: ReviewChart;
  turns: ReviewTurns;
  players: ReviewPlayer[];
}

/** How far a review is; ``none``: nobody has asked for it yet. */
export interface ReviewState {
  game: string;
  state: "done" | "failed" | "none" | "running" | "waiting";
  progress?: number;
  review?: Review | null;
}

export type Lang = "en" | "pl" | "uk";

export type ToServer = Hello | Act | Undo | Preview | Ask | SetLang | LookAs;

export type ToPage = State | PreviewResult | Hint | Presence | Refusal;
