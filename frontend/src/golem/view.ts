/** What a seat may know of a game of Golem, as the server sends it. */
export type District = "red" | "yellow" | "blue";
export type MarbleColor = District | "white" | "black";
export type BookColor = District | "green" | "black";
export type Row = "work" | "golem" | "artifacts" | "research" | "mirror";
export type Good = "clay" | "coin" | "knowledge" | "vp";

export const DISTRICTS: readonly District[] = ["red", "yellow", "blue"];
export const GOODS: readonly Good[] = ["clay", "coin", "knowledge", "vp"];
/** Golems that a player can create in a game, besides the first two. */
export const TO_CREATE = 4;
export const ROWS: readonly Row[] = ["work", "golem", "artifacts", "research", "mirror"];
export const COLORS: readonly MarbleColor[] = ["red", "yellow", "blue", "white", "black"];
export const RESOURCE: Record<District, Good> = { red: "clay", yellow: "coin", blue: "knowledge" };
export const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Sections up to here have a house; the city wall stands behind it. */
export const LAST_HOUSE = 7;
export const PHASES = ["refresh", "movement", "actions", "turn-order", "characters", "income", "control"] as const;
export const EMBLEMS = ["leaf", "moon", "sun", "tower"] as const;

/** What the rest of the round will cost and bring, as the server foresees it for me. */
export interface Foresight {
  movement: { round: number | null; "marker-steps": number; "character-steps": number; "may-ignore": number };
  income: { "to-come": boolean; goods: Record<Good, number>; artifacts: number[] };
  control: { owed: number; golems: { golem: string; price: number }[]; short: number; penalty: number };
  goals: { goal: number; kind: string; have: number; need: number; vp: number; done: boolean }[];
}

export interface GolemPlayer {
  clay: number;
  coin: number;
  knowledge: number;
  vp: number;
  research: number;
  "golem-marker": number;
  students: Record<District, number>;
  golems: string[];
  "golems-to-create": number;
  "golems-aside": number;
  "golems-destroyed": number;
  "artifact-tile": string | null;
  gold: number[];
  gray: (string | null)[];
  golden: (string | null)[];
  upgraded: string[];
  menorahs: Record<District, number>;
  /** The columns of books, as many as the content says. */
  books: number[][];
  "goal-count": number;
  goals: number[] | null;
  hand: number[] | null;
  "start-tiles": number[] | null;
  chosen: number | null;
  marbles: MarbleColor[];
  "rabbi-placed": boolean;
  "no-control-cost": boolean;
  points: Record<string, number>;
}

export interface GolemView {
  game: "golem";
  seat: number | null;
  round: number;
  phase: string;
  over: boolean;
  order: number[];
  decision: { asks: string; seats: number[]; key: string; numbers: number[] } | null;
  players: GolemPlayer[];
  automa: number | null;
  synagogue: Record<Row, Partial<Record<MarbleColor, number>>>;
  removed: MarbleColor[];
  streets: Record<District, number[]>;
  menorahs: Record<District, number>;
  "action-tiles": { tile: string; rabbi: number }[];
  "printed-space": number[];
  characters: number[];
  library: { book: number; color: BookColor; "slot-cost": number }[];
  graveyard: number[];
  "pass-tiles": number[];
  "second-pass": number[];
  "artifact-offer": string[];
  foresight: Foresight | null;
}

/** A golem of a player: "red 3", "blue 5 lying". */
export interface GolemPiece {
  name: string;
  district: District;
  section: number;
  lying: boolean;
}

export function golemPiece(name: string): GolemPiece {
  const [district, section, ...marks] = name.split(" ");
  return { name, district: district as District, section: Number(section), lying: marks.includes("lying") };
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
