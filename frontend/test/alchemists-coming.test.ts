/** What is coming, what flies, and where a thing comes from. */
import { describe, expect, it } from "vitest";
import { coming } from "../src/alchemists/coming";
import { flightsOf, takenOf } from "../src/alchemists/flights";
import { atMost } from "../src/alchemists/notes.svelte";
import { givenBy, SPACE_GIVES, THINGS } from "../src/alchemists/things";
import { SPACES, type Foresight } from "../src/alchemists/view";
import type { Happened } from "../src/wire";

const told = (more: Partial<Foresight> = {}): Foresight => ({
  "rounds-left": 3,
  conference: { round: 5, in: 1, seals: 1, gain: -2, reports: 0, change: -3, more: { seals: 1, gain: -1 } },
  zone: { name: "green", price: 0, smiles: 1, losses: [2, 3, 4] },
  "round-end": { "top-alchemist": 0, unused: 0, favors: 0, "delayed-reputation": 0 },
  "next-round": { cubes: 5, hospital: 0, paralyzed: false, "start-player": false },
  grants: [{ name: "grant-1", have: 0, need: 2, vp: 2 }, { name: "grant-2", have: 1, need: 2, vp: 2 }],
  ...more,
});
const happened = (kind: string, seat: number, args: Record<string, unknown>): Happened => ({ kind, seat, args, words: "", because: "", root: 0 });

describe("what is coming", () => {
  it("is a chip each, with what it really costs", () => {
    expect(coming(told()).map(({ name, value, bad }) => [name, value, bad])).toEqual([
      ["to-conference", "1: −3", true], ["losses", "−1: −2", true], ["cubes", "5", false], ["grant", "1/2", false],
    ]);
  });

  it("leaves out what does not come", () => {
    const last = told({ conference: null, "next-round": null, grants: [] });
    expect(coming(last).map(({ name }) => name)).toEqual(["losses"]);
  });

  it("says all of the next round", () => {
    const chips = coming(told({ "next-round": { cubes: 4, hospital: 1, paralyzed: true, "start-player": true } }));
    expect(chips.find(({ name }) => name === "cubes")!.says.map(([id]) => id)).toEqual(["alch-coming-cubes", "alch-coming-hospital", "alch-coming-paralyzed", "alch-coming-first"]);
  });

  it("names the next round's adventurer, where it is known", () => {
    const says = (chips: ReturnType<typeof coming>) => chips.find(({ name }) => name === "cubes")!.says;
    expect(says(coming(told(), { name: "cleric", wants: ["B+", "R+", "G+"] }))).toContainEqual(["alch-coming-adventurer", { adventurer: "cleric" }]);
    expect(says(coming(told())).map(([id]) => id)).toEqual(["alch-coming-cubes"]);
  });

  it("counts the end of the round together", () => {
    const chips = coming(told({ "round-end": { "top-alchemist": 1, unused: 3, favors: 1, "delayed-reputation": 2 } }));
    expect(chips.filter(({ name }) => name === "fame" || name === "unused").map(({ value }) => value)).toEqual(["+3", "+1"]);
  });
});

describe("what flies", () => {
  it("goes from where it lay to whom it goes", () => {
    expect(flightsOf([happened("forage", 2, { ingredient: "toad" })])).toEqual([{ icon: "ingredient-toad", from: ['[data-card="toad"]', "[data-deck]"], to: ['[data-home="2"]'] }]);
    expect(flightsOf([happened("merchant", 1, { n: 2 })]).map(({ icon, to }) => [icon, to])).toEqual([["gold", ['[data-home="1"]']], ["gold", ['[data-home="1"]']]]);
    expect(flightsOf([happened("sell", 1, { potion: "R+", quality: "exact", n: 3 })]).map(({ icon }) => icon)).toEqual(["potion-R+", "gold", "gold", "gold"]);
  });

  it("shows hidden cards by their backs", () => {
    expect(flightsOf([happened("ingredients", 1, { n: 2 })]).map(({ icon }) => icon)).toEqual(["ingredient-card", "ingredient-card"]);
    expect(flightsOf([happened("ingredients", 0, { n: 1, names: ["fern"] })]).map(({ icon }) => icon)).toEqual(["ingredient-fern"]);
  });

  it("sparks between theories in conflict", () => {
    expect(flightsOf([happened("conflict", -1, { first: "toad", second: "fern" })])).toEqual([{ icon: "conflict", from: ['[data-ingredient="toad"]'], to: ['[data-ingredient="fern"]'], spark: true }]);
  });

  it("is remembered until the round ends", () => {
    const events = [happened("forage", 0, { ingredient: "fern" }), happened("round", -1, { round: 2 }), happened("forage", 1, { ingredient: "toad" }), happened("ingredients", 0, { n: 1 })];
    expect(takenOf(events)).toEqual([{ ingredient: "toad", seat: 1 }]);
  });
});

describe("where things come from", () => {
  it("every action space gives something one can look for", () => {
    for (const space of SPACES) for (const thing of SPACE_GIVES[space]) expect(THINGS).toContain(thing);
  });

  it("only gains are sources", () => expect(givenBy([{ icon: "ingredient-card", n: 2 }, { icon: "reputation", n: -1 }, { icon: "favor", n: 1 }])).toBe("ingredient favor"));
});

it("a notebook says at most what the table agreed on", () => {
  expect([atMost("full", "paper"), atMost("paper", "full"), atMost("full", "hints"), atMost("hints", "hints")]).toEqual(["paper", "paper", "hints", "hints"]);
});
