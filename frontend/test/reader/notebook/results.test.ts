import { describe, expect, it } from "vitest";
import { Knowledge, mixAdvice, type Fact } from "../../../src/reader/core";
import { factOfPair, followingResults, seenResults } from "../../../src/reader/notebook/results";

const NOT: Fact = { type: "not_mix", ingredients: ["fern", "toad"], result: "0" };
const SOME: Fact = { type: "mix", ingredients: ["fern", "toad"], result_in: ["R+", "B+"] };
const SURE: Fact = { type: "mix", ingredients: ["fern", "toad"], result: "R+" };

describe("the results triangle", () => {
  it("shows what was seen of each pair", () => {
    const found = seenResults([NOT, SOME, SURE, { type: "class", ingredient: "fern", class: "solar" }]);
    expect([...found]).toEqual([["fern toad", { sure: "R+", some: ["R+", "B+"], not: ["0"] }]]);
  });

  it("corrects the sure result of a pair, else the last that was told", () => {
    expect(factOfPair([NOT, SURE, SOME], "fern toad")).toBe(1);
    expect(factOfPair([NOT, SOME], "fern toad")).toBe(1);
    expect(factOfPair([NOT], "fern claw")).toBeNull();
  });

  it("shows what must be although nobody saw it", () => {
    const facts: Fact[] = [SOME, { type: "aspect", ingredient: "fern", colour: "B", sign: "-" }];
    expect([...followingResults(facts, mixAdvice(Knowledge.of(facts)))]).toEqual([["fern toad", "R+"]]);
    expect(followingResults([SURE], mixAdvice(Knowledge.of([SURE]))).size).toBe(0);
  });
});
