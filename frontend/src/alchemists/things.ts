/** What one can look for on the table, and what gives it. */
import type { Part } from "./bundle";
import type { Space } from "./view";
import type { Favor } from "./view-types";

export const THINGS = ["gold", "ingredient", "favor", "reputation", "vp", "knowledge", "artifact", "approval", "book", "cube"] as const;
export type Thing = (typeof THINGS)[number];

const ICONS: Partial<Record<Thing, string>> = { ingredient: "ingredient-card", vp: "victory", knowledge: "space-test-student", artifact: "space-buy-artifact" };

export function thingIcon(thing: string): string {
  return ICONS[thing as Thing] ?? thing;
}

/** What an action on a space brings, as the rules say it. */
export const SPACE_GIVES: Record<Space, readonly Thing[]> = {
  forage: ["ingredient"],
  transmute: ["gold"],
  custodian: ["knowledge"],
  sell: ["gold"],
  "research-golem": ["knowledge", "approval", "vp"],
  "buy-artifact": ["artifact", "vp"],
  "visit-library": ["book", "knowledge"],
  debunk: ["reputation"],
  publish: ["reputation", "vp"],
  "test-student": ["knowledge"],
  drink: ["knowledge"],
  exhibition: ["reputation"],
};

/** What a favor card brings when it is played. */
export const FAVOR_GIVES: Record<Favor, readonly Thing[]> = {
  assistant: ["cube"], associate: [], herbalist: ["ingredient"], sage: ["gold"], merchant: ["gold"], shopkeeper: ["gold"], barmaid: ["reputation"], custodian: ["knowledge"], courtier: ["approval"], publisher: ["vp"],
};

/** The things among the parts of an order space or a startup card. */
export function givenBy(parts: Part[]): string {
  const found = parts.filter(({ n }) => n > 0).map(({ icon }) => THINGS.find((thing) => thingIcon(thing) === icon));
  return [...new Set(found.filter(Boolean))].join(" ");
}
