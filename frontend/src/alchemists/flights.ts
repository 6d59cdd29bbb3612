/** What flies over the table when something happens: from where, to where; and who took what. */
import { per, type PerKind } from "../shell/told";
import type { Happened } from "../wire";
import type { Ingredient } from "./view";
import type { Events } from "./view-types";

export interface Flight {
  icon: string;
  /** Things of the board as selectors, the best first; the first one in sight is taken. */
  from: string[];
  to: string[];
  /** A spark flickers on its way. */
  spark?: boolean;
}

/** Coins beyond these would only be a cloud. */
const COINS = 4;

const home = (seat: number): string[] => [`[data-home="${seat}"]`];
const house = (space: string): string[] => [`[data-house="${space}"]`];
const board = (place: string): string[] => (place.startsWith("article-") ? [`[data-article="${place.slice(8)}"]`] : [`[data-ingredient="${place}"]`]);
const coins = (n: number, from: string[], to: string[]): Flight[] => Array.from({ length: Math.min(COINS, Math.abs(n)) }, () => ({ icon: "gold", from, to }));
const cards = (n: number, names: readonly Ingredient[] | undefined, icon: string, from: string[], to: string[]): Flight[] =>
  Array.from({ length: Math.min(COINS, n) }, (_, i) => ({ icon: names ? `ingredient-${names[i]}` : icon, from, to }));
const DECK = ["[data-deck]"];
const GOLEM = ["[data-golem]", ...house("research-golem")];

const FLIES: PerKind<Events, Flight[]> = {
  forage: ({ ingredient }, seat) => [{ icon: `ingredient-${ingredient}`, from: [`[data-card="${ingredient}"]`, ...DECK], to: home(seat) }],
  ingredients: ({ n, names }, seat) => cards(n, names, "ingredient-card", DECK, home(seat)),
  favors: ({ n }, seat) => cards(n, undefined, "favor", [".order-board"], home(seat)),
  favor: (_, seat) => [{ icon: "favor", from: home(seat), to: [".order-board"] }],
  transmute: ({ n }, seat) => [{ icon: "ingredient-card", from: home(seat), to: house("transmute") }, ...coins(n, house("transmute"), home(seat))],
  sell: ({ potion, n }, seat) => [{ icon: `potion-${potion}`, from: home(seat), to: ["[data-wanted]"] }, ...coins(n, ["[data-wanted]"], home(seat))],
  merchant: ({ n }, seat) => coins(n, ["[data-wanted]"], home(seat)),
  buy: ({ artifact, n }, seat) => [...coins(n, home(seat), [`[data-artifact="${artifact}"]`]), { icon: "space-buy-artifact", from: [`[data-artifact="${artifact}"]`], to: home(seat) }],
  test: ({ potion }, seat) => [{ icon: `aspect-${potion}`, from: house("test-student"), to: home(seat) }],
  drink: ({ potion }, seat) => [{ icon: `aspect-${potion}`, from: house("drink"), to: home(seat) }],
  endorse: ({ place }, seat) => coins(1, home(seat), board(place)),
  seal: ({ place }, seat) => [{ icon: "seal", from: home(seat), to: board(place) }],
  "exchange-seal": ({ place }, seat) => [{ icon: "seal", from: home(seat), to: board(place) }, { icon: "seal", from: board(place), to: home(seat) }],
  grant: ({ grant }, seat) => coins(2, [`[data-grant="${grant}"]`], home(seat)),
  approval: ({ n }, seat) => [n > 0 ? { icon: "approval", from: GOLEM, to: home(seat) } : { icon: "approval", from: home(seat), to: GOLEM }],
  book: (_, seat) => [{ icon: "book", from: house("visit-library"), to: home(seat) }],
  conflict: ({ first, second }) => [{ icon: "conflict", from: board(first), to: board(second), spark: true }],
};

export function flightsOf(events: readonly Happened[]): Flight[] {
  return events.flatMap((event) => per(FLIES, event) ?? []);
}

/** The face-up ingredients that were taken since the round began, each with the one who has it. */
export function takenOf(events: readonly Happened[]): { ingredient: Ingredient; seat: number }[] {
  const round = events.findLastIndex(({ kind }) => kind === "round");
  return events.slice(round + 1).flatMap(({ kind, args, seat }) => (kind === "forage" ? [{ ingredient: args.ingredient as Ingredient, seat }] : []));
}
