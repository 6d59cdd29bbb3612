import { describe, expect, it } from "vitest";
import { ALCHEMICALS, INGREDIENTS, Knowledge, ORGANS, type Fact } from "../../../src/reader/core";
import { Thinker } from "../../../src/reader/notebook/think";
import { vectors } from "../vectors";

interface Case {
  facts: Fact[];
  worlds: number;
  alchemicals: number[];
  conflict: number[] | null;
}
const cases = vectors("deduction") as Case[];
/** The position of the pictures of the table: 26 worlds are left. */
const POSITION: Fact[] = [
  { type: "mix", ingredients: ["fern", "scorpion"], result: "B-" },
  { type: "mix", ingredients: ["claw", "mandrake"], result: "B+" },
  { type: "mix", ingredients: ["fern", "toad"], result: "R+" },
  { type: "mix", ingredients: ["mushroom", "toad"], result: "G+" },
  { type: "mix", ingredients: ["flower", "scorpion"], result: "R-" },
  { type: "class", ingredient: "fern", class: "solar" },
  { type: "class", ingredient: "mandrake", class: "solar" },
  { type: "golem", ingredient: "fern", chest: false, ears: true },
  { type: "golem", ingredient: "mandrake", chest: true, ears: true },
];

/** Whether facts allow a square, by the facts alone. */
function allows(facts: readonly Fact[], square: string): boolean {
  const [row, column] = square.split(" ") as [string, string];
  const { alchemicals, chest, ears } = Knowledge.of(facts).marginals();
  if (row === "chest") return chest[ORGANS.indexOf(column)]! > 0;
  if (row === "ears") return ears[ORGANS.indexOf(column)]! > 0;
  return alchemicals[8 * INGREDIENTS.indexOf(row as never) + ALCHEMICALS.indexOf(column as never)]! > 0;
}

describe("thinking", () => {
  it("counts the same whatever was thought of before", () => {
    const thinker = new Thinker();
    for (const { facts, worlds, alchemicals, conflict } of cases) {
      expect(thinker.known(facts)).toMatchObject({ worlds, alchemicals, conflict });
      // One fact less, and the first one left out.
      thinker.known(facts.slice(0, -1));
      expect(thinker.known(facts.slice(1)).worlds).toBe(Knowledge.of(facts.slice(1)).worlds);
    }
  });

  it("knows the position of the pictures", () => {
    const known = new Thinker().known(POSITION);
    expect(known.worlds).toBe(26);
    expect(known.chest.map((count) => Math.round((100 * count) / 26))).toEqual([50, 0, 0, 42, 8, 0]);
    expect(known.ears.map((count) => Math.round((100 * count) / 26))).toEqual([0, 0, 15, 0, 0, 85]);
  });

  it("says why a square is impossible, with as few facts as possible", () => {
    const thinker = new Thinker();
    // An R+ potion needs a red plus: npN has none.
    expect(thinker.why(POSITION, "fern npN")).toEqual({ square: "fern npN", facts: [2] });
    for (const square of ["toad npN", "scorpion PPP", "chest R-small", "ears R-large"]) {
      const { facts } = thinker.why(POSITION, square);
      const named = facts.map((place) => POSITION[place]!);
      expect(allows(named, square)).toBe(false);
      named.forEach((_, left) => expect(allows(named.filter((__, at) => at !== left), square)).toBe(true));
    }
  });

  it("says why a square is sure, and nothing of an open one", () => {
    const thinker = new Thinker();
    const { facts } = thinker.why(POSITION, "fern pNn");
    const others = ALCHEMICALS.filter((name) => name !== "pNn");
    expect(others.some((name) => allows(facts.map((place) => POSITION[place]!), `fern ${name}`))).toBe(false);
    expect(thinker.why(POSITION, "claw pnP").facts).toEqual([]);
    expect(thinker.why([], "claw pnP").facts).toEqual([]);
  });

  it("advises on mixes and the golem", () => {
    const thinker = new Thinker();
    const best = thinker.mixes(POSITION).reduce((top, each) => (each.bits > top.bits ? each : top));
    expect(best.pair.map((at) => INGREDIENTS[at])).toEqual(["scorpion", "feather"]);
    const { tests, animations } = thinker.golem(POSITION);
    expect(tests.length).toBe(8);
    expect(tests[1]!.bits).toBe(0);
    expect(Math.max(...animations.map(({ success }) => success))).toBeCloseTo(7 / 26);
  });
});
