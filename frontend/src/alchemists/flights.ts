/** What flies over the table when something happens: from where, to where; and who took what. */
import type { Flight } from "../shell/stage/staging";
import type { Happened } from "../wire";
import type { Ingredient } from "./view";

/** Coins beyond these would only be a cloud. */
const COINS = 4;

const home = (seat: number): string[] => [`[data-home="${seat}"]`];
const house = (space: string): string[] => [`[data-house="${space}"]`];
const board = (name: unknown): string[] => {
  const place = String(name);
  return place.startsWith("article-") ? [`[data-article="${place.slice(8)}"]`] : [`[data-ingredient="${place}"]`];
};
const coins = (n: unknown, from: string[], to: string[]): Flight[] => Array.from({ length: Math.min(COINS, Math.abs(Number(n))) }, () => ({ icon: "gold", from, to }));
const cards = (n: unknown, names: unknown, icon: string, from: string[], to: string[]): Flight[] =>
  Array.from({ length: Math.min(COINS, Number(n)) }, (_, i) => ({ icon: Array.isArray(names) && icon === "ingredient-card" ? `ingredient-${names[i]}` : icon, from, to }));
const DECK = ["[data-deck]"];
const GOLEM = ["[data-golem]", ...house("research-golem")];

export const FLIES: Record<string, (args: unknown[], seat: number) => Flight[]> = {
  forage: ([card], seat) => [{ icon: `ingredient-${card}`, from: [`[data-card="${card}"]`, ...DECK], to: home(seat) }],
  ingredients: ([n, names], seat) => cards(n, names, "ingredient-card", DECK, home(seat)),
  favors: ([n], seat) => cards(n, null, "favor", [".order-board"], home(seat)),
  favor: (_, seat) => [{ icon: "favor", from: home(seat), to: [".order-board"] }],
  transmute: ([gold], seat) => [{ icon: "ingredient-card", from: home(seat), to: house("transmute") }, ...coins(gold, house("transmute"), home(seat))],
  sell: ([potion, , paid], seat) => [{ icon: `potion-${potion}`, from: home(seat), to: ["[data-wanted]"] }, ...coins(paid, ["[data-wanted]"], home(seat))],
  merchant: ([gold], seat) => coins(gold, ["[data-wanted]"], home(seat)),
  buy: ([artifact, price], seat) => [...coins(price, home(seat), [`[data-artifact="${artifact}"]`]), { icon: "space-buy-artifact", from: [`[data-artifact="${artifact}"]`], to: home(seat) }],
  test: ([potion], seat) => [{ icon: `aspect-${potion}`, from: house("test-student"), to: home(seat) }],
  drink: ([potion], seat) => [{ icon: `aspect-${potion}`, from: house("drink"), to: home(seat) }],
  endorse: ([place], seat) => coins(1, home(seat), board(place)),
  seal: ([place], seat) => [{ icon: "seal", from: home(seat), to: board(place) }],
  "exchange-seal": ([place], seat) => [{ icon: "seal", from: home(seat), to: board(place) }, { icon: "seal", from: board(place), to: home(seat) }],
  grant: ([name], seat) => coins(2, [`[data-grant="${name}"]`], home(seat)),
  approval: ([n], seat) => [Number(n) > 0 ? { icon: "approval", from: GOLEM, to: home(seat) } : { icon: "approval", from: home(seat), to: GOLEM }],
  book: (_, seat) => [{ icon: "book", from: house("visit-library"), to: home(seat) }],
  conflict: ([one, other]) => [{ icon: "conflict", from: board(one), to: board(other), spark: true }],
};

/** The face-up ingredients that were taken since the round began, each with the one who has it. */
export function takenOf(events: readonly Happened[]): { ingredient: Ingredient; seat: number }[] {
  const round = events.findLastIndex(({ kind }) => kind === "round");
  return events.slice(round + 1).flatMap(({ kind, args, seat }) => (kind === "forage" ? [{ ingredient: args[0] as Ingredient, seat }] : []));
}
