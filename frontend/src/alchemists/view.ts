/** What a seat may know of a game of Alchemists, as the server sends it. */
import type { Face } from "./bundle";

export const INGREDIENTS = ["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"] as const;
/** The aspects in the order red, green, blue: p is plus, n is minus, a capital is large. Pairs neutralize. */
export const ALCHEMICALS = ["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"] as const;
export const COLORS = ["R", "G", "B"] as const;
export const POTIONS = ["R+", "R-", "G+", "G-", "B+", "B-", "0"] as const;
export const SEALS = ["gold", "silver", "red", "green", "blue", "white"] as const;
export const SPACES = [
  "forage", "transmute", "custodian", "sell", "research-golem", "buy-artifact", "visit-library", "debunk", "publish",
  "test-student", "drink", "exhibition",
] as const;
export const ARTICLE_SPACES = ["red", "green", "blue", "white"] as const;
export const ORGANS = ["chest", "ears"] as const;
export const ASPECTS = ["R-large", "R-small", "G-large", "G-small", "B-large", "B-small"] as const;
export const ROUNDS = [1, 2, 3, 4, 5, 6] as const;
export const CONFERENCES: readonly number[] = [3, 5];
export const EMBLEMS = ["moon", "sun", "tower", "clover"] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

export type Ingredient = (typeof INGREDIENTS)[number];
export type Alchemical = (typeof ALCHEMICALS)[number];
export type Color = (typeof COLORS)[number];
export type Potion = (typeof POTIONS)[number];
export type Seal = (typeof SEALS)[number];
export type Space = (typeof SPACES)[number];
export type Organ = (typeof ORGANS)[number];
export type Counts<Name extends string> = Partial<Record<Name, number>>;

export interface SealAt {
  seat: number;
  seal: Seal | null;
}

export interface Theory {
  ingredient: Ingredient;
  alchemical: Alchemical;
  seals: SealAt[];
  conflict: boolean;
  conflicts: Ingredient[];
}

export interface Article {
  signs: ("+" | "-")[];
  ingredients: Ingredient[];
  seals: SealAt[];
}

export interface SpaceView {
  open: boolean;
  /** Cubes of the first action, the second, and so on. */
  cubes: number[];
  /** From the top, which acts first. */
  rows: { seat: number; actions: number; done: number }[];
}

export interface Adventurer {
  name: string;
  wants: Potion[];
}

export type Fact =
  | { type: "mix"; ingredients: [Ingredient, Ingredient]; result?: Potion; result_in?: Potion[] }
  | { type: "not_mix"; ingredients: [Ingredient, Ingredient]; result: Potion }
  | { type: "aspect"; ingredient: Ingredient; colour: Color; sign: "+" | "-" }
  | { type: "class"; ingredient: Ingredient; class: "solar" | "lunar" }
  | { type: "golem"; ingredient: Ingredient; chest: boolean; ears: boolean }
  | { type: "animate"; ingredients: [Ingredient, Ingredient]; success: boolean };

export interface AlchemistsPlayer {
  gold: number;
  reputation: number;
  zone: string;
  cubes: number;
  unused: number;
  hospital: number;
  "order-space": number;
  artifacts: string[];
  results: Potion[];
  exhibited: Potion[];
  grants: string[];
  immune: number;
  ingredients: number;
  favors: number;
  seals: number;
  /** Theories and articles with my seal that count: none in conflict. */
  sealed: number;
  feather: number;
  bid: number | null;
  hand?: Counts<Ingredient>;
  "favor-cards"?: Record<string, number>;
  "seal-kinds"?: Counts<Seal>;
  "set-aside"?: Counts<Ingredient>;
  cauldron?: Ingredient[];
  dealt?: string[];
  books?: number;
  startup?: number[];
  "delayed-reputation"?: number;
  "secret-artifacts"?: string[] | number;
  "startup-dealt"?: number[];
  approval?: number;
  progress?: number;
  reports?: Record<Organ, string[] | number>;
}

/** The next conference, and where everybody stands on its ladders now. */
export interface ConferenceView {
  number: 1 | 2;
  round: number;
  in: number;
  /** Reputation for 0, 1, 2 ... seals that count; the last also for more. */
  ladder: number[];
  seals: number[];
  reports: number[];
}

/** What is still to come for me, as if nothing were done before. */
export interface Foresight {
  "rounds-left": number;
  conference: { round: number; in: number; seals: number; gain: number; reports: number; change: number; more: { seals: number; gain: number } | null } | null;
  /** losses: what losing 1, 2 or 3 reputation really costs. */
  zone: { name: string; price: number; smiles: number; losses: number[] };
  "round-end": { "top-alchemist": number; unused: number; favors: number; "delayed-reputation": number };
  "next-round": { cubes: number; hospital: number; paralyzed: boolean; "start-player": boolean } | null;
  grants: { name: string; have: number; need: number; vp: number }[];
}

export interface AlchemistsView {
  game: "alchemists";
  variant: "apprentice" | "master";
  modules: string[];
  /** Whether the promo favor card is in the deck. */
  promo: boolean;
  seat: number | null;
  round: number;
  over: boolean;
  /** What is being decided and by whom; the numbers are those of my decision, empty if it is not mine. */
  decision: { asks: string; seats: number[]; key: string; numbers: number[] } | null;
  /** The action space that is being resolved. */
  space: Space | null;
  "start-player": number;
  order: number[];
  "order-spaces": Face[];
  paralyzed: number[];
  adventurer: Adventurer | null;
  "next-adventurer": Adventurer | null;
  /** How many potions the adventurer still buys from those without a Merchant. */
  "sales-left": number;
  sold: boolean[];
  offer: { place: number; guarantee: number; price: number } | null;
  "face-up": Ingredient[];
  "ingredient-deck": number;
  artifacts: string[];
  "later-artifacts": (string[] | number)[];
  "unhappy-student": boolean;
  spaces: Partial<Record<Space, SpaceView>>;
  theories: Theory[];
  /** Removed by debunkings: face up beside the theory board. */
  "removed-seals": SealAt[];
  grants: { name: string; owner: number | null }[];
  exhibition: Record<Potion, number>;
  players: AlchemistsPlayer[];
  facts: Fact[];
  conference: ConferenceView | null;
  foresight: Foresight | null;
  declaring?: Counts<Space>;
  alchemy?: Record<Ingredient, Alchemical>;
  "order-board"?: string | null;
  "next-order-board"?: string | null;
  articles?: Partial<Record<Color, Article>>;
  writing?: { article: Color; signs: ("+" | "-")[]; ingredients: Ingredient[] };
  approval?: number;
  "under-the-counter"?: string | null;
}

/** How much a notebook says by itself: nothing, what is sure and impossible, chances and advice too. */
export const LEVELS = ["paper", "hints", "full"] as const;
export type Level = (typeof LEVELS)[number];

/** What the server says at the table's level: nothing on paper. */
export type NotebookSent = { level: "paper" } | HintsOnly | Deduction;

export interface HintsOnly {
  level: "hints";
  /** 1: possible, 0: not. */
  alchemicals: Record<Ingredient, Record<Alchemical, number>>;
  golem: Record<Organ, Record<string, number>>;
}

/** What follows from the facts, worked out by the server. */
export interface Deduction {
  level: "full";
  worlds: number;
  assignments: number;
  alchemicals: Record<Ingredient, Record<Alchemical, number>>;
  golem: Record<Organ, Record<string, number>>;
  /** How many bits of knowledge each mix would bring. */
  mixes: [Ingredient, Ingredient, number][];
  /** The chance that an article is true in all its parts. */
  articles: Partial<Record<Color, number>>;
}

/** Lunar alchemicals have one or three minuses. */
export function isLunar(alchemical: Alchemical): boolean {
  return [...alchemical.toLowerCase()].filter((letter) => letter === "n").length % 2 === 1;
}
