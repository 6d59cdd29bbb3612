import { describe, expect, it } from "vitest";
import { BadFact, parseFact, type Fact } from "../../src/reader/core";
import { vectors } from "./vectors";

function slip(data: unknown): string {
  try {
    parseFact(data);
  } catch (error) {
    if (error instanceof BadFact) return error.message;
    throw error;
  }
  return "no slip";
}

describe("facts as JSON", () => {
  it("are read back as the Python deduction writes them", () => {
    const facts = (vectors("deduction") as { facts: Fact[] }[]).flatMap((each) => each.facts);
    expect(facts.length).toBeGreaterThan(100);
    for (const fact of facts) expect(parseFact(fact)).toEqual(fact);
  });

  it("get their ingredients and potions in order, and long names", () => {
    expect(parseFact({ type: "mix", ingredients: ["ravens-feather", "toad"], result_in: ["0", "R+", "0"] })).toEqual({
      type: "mix", ingredients: ["toad", "feather"], result_in: ["R+", "0"],
    });
    expect(parseFact({ type: "mix", ingredients: ["toad", "fern"], result_in: ["B-"] })).toEqual({
      type: "mix", ingredients: ["fern", "toad"], result: "B-",
    });
  });

  it.each([
    [null, "shape: null"],
    [["mix"], 'shape: ["mix"]'],
    [{}, "unknown: undefined"],
    [{ type: "toString" }, "unknown: toString"],
    [{ type: "mix", ingredients: ["toad", "fern"] }, "missing: result"],
    [{ type: "mix", ingredients: ["toad", "fern"], result: "R+", result_in: ["R+"] }, "missing: result"],
    [{ type: "mix", ingredients: ["toad", "fern"], result_in: [] }, "no-potion: fern, toad"],
    [{ type: "mix", ingredients: ["toad", "fern"], result_in: "R+" }, "shape: R+"],
    [{ type: "mix", ingredients: ["toad", "toad"], result: "R+" }, "same: toad"],
    [{ type: "mix", ingredients: ["toad"], result: "R+" }, 'shape: ["toad"]'],
    [{ type: "class", ingredient: "frog", class: "solar" }, "unknown: frog"],
    [{ type: "class", ingredient: "toad", class: "stellar" }, "unknown: stellar"],
    [{ type: "class", ingredient: "toad" }, "missing: class"],
    [{ type: "class", ingredient: "toad", class: "solar", by: "me" }, "unknown: by"],
    [{ type: "golem", ingredient: "toad", chest: "yes" }, "shape: yes"],
    [{ type: "animate", ingredients: ["toad", "fern"], success: 1 }, "shape: 1"],
    [{ type: "aspect", ingredient: "toad", colour: "W", sign: "+" }, "unknown: W"],
  ])("%j is refused with what is wrong", (data, message) => expect(slip(data)).toBe(message));
});
