import { describe, expect, it } from "vitest";
import {
  animationAdvice, golemAdvice, Knowledge, mixAdvice, sale, saleChances, tableOf, theoryAdvice, type Fact,
} from "../../src/reader/core";
import { vectors } from "./vectors";

interface Case {
  facts: Fact[];
  worlds: number;
  assignments: number;
  alchemicals: number[];
  golems: number[];
  conflict: number[] | null;
  mixes?: number[];
  bits?: number[];
  worlds_after?: number[];
  crossed_out?: number[];
  hedges?: number[];
  reactions?: number[];
  animation?: number[];
}

const cases = vectors("deduction") as Case[];

function close(found: readonly number[], wanted: readonly number[]): void {
  expect(found.length).toBe(wanted.length);
  found.forEach((value, at) => expect(value).toBeCloseTo(wanted[at]!, 5));
}

describe("deduction", () => {
  it.each(cases.map((each, at) => [at, each] as const))("counts as the Python deduction does: case %i", (_, each) => {
    const known = Knowledge.of(each.facts);
    const marginals = known.marginals();
    expect(known.worlds).toBe(each.worlds);
    expect(marginals.worlds).toBe(each.worlds);
    expect(known.assignments).toBe(each.assignments);
    expect([...marginals.alchemicals]).toEqual(each.alchemicals);
    expect([...marginals.golems]).toEqual(each.golems);
    expect(known.conflict()).toEqual(each.conflict);
    if (each.mixes) {
      const mixes = mixAdvice(known);
      close(mixes.flatMap((advice) => advice.results), each.mixes);
      close(mixes.map((advice) => advice.bits), each.bits!);
      close(mixes.map((advice) => advice.crossedOut), each.crossed_out!);
      mixes.forEach((advice, at) => expect(advice.worldsAfter).toBeCloseTo(each.worlds_after![at]!, 2));
      close(golemAdvice(known).flatMap((advice) => advice.reactions), each.reactions!);
      close(animationAdvice(known).map((advice) => advice.success), each.animation!);
      const hedges = each.hedges!.map((_, at) => theoryAdvice(marginals, at >> 3, at & 7).bestHedge);
      expect(hedges).toEqual(each.hedges);
    }
  });

  it("has cases of every kind", () => {
    expect(new Set(cases.flatMap((each) => each.facts.map((fact) => fact.type)))).toEqual(
      new Set(["mix", "not_mix", "aspect", "class", "golem", "animate"]),
    );
    expect(cases.filter((each) => each.conflict).length).toBeGreaterThan(5);
    expect(cases.filter((each) => each.mixes).length).toBeGreaterThan(5);
  });

  it("leaves what was known before as it was", () => {
    const before = Knowledge.of([{ type: "mix", ingredients: ["toad", "fern"], result: "R+" }]);
    before.learn({ type: "golem", ingredient: "toad", chest: true });
    expect(before.worlds).toBe(138_240);
    expect(before.facts.length).toBe(1);
  });

  it("knows what the announcement of a sale teaches", () => {
    expect(sale("toad", "fern", "R+", "right sign")).toEqual({
      type: "mix", ingredients: ["toad", "fern"], result_in: ["G+", "B+"],
    });
  });

  it("advises on sales and theories", () => {
    const known = Knowledge.of([{ type: "mix", ingredients: ["mushroom", "fern"], result: "R+" }]);
    const pair = mixAdvice(known)[0]!;
    expect(pair.results[0]).toBe(1);
    expect(saleChances(pair, 0)).toEqual([1, 1, 1, 1]);
    expect(saleChances(pair, 2)).toEqual([1, 1, 1, 0]);
    expect(saleChances(pair, 1)).toEqual([1, 0, 0, 0]);
    // R+ is made by pnP, pNn, Ppn and PPP: each as likely, and none of them is hedged by red.
    const theory = theoryAdvice(known.marginals(), 0, 7);
    expect(theory.right).toBeCloseTo(0.25);
    expect(theory.hedged[0]).toBeCloseTo(0.25);
  });

  it("refuses the same ingredient twice and unknown names", () => {
    expect(() => tableOf({ type: "mix", ingredients: ["toad", "toad"], result: "R+" })).toThrow("same");
    expect(() => tableOf({ type: "class", ingredient: "frog", class: "solar" })).toThrow("unknown: frog");
    expect(() => tableOf({ type: "mix", ingredients: ["toad", "fern"], result_in: [] })).toThrow("no-potion");
  });
});
