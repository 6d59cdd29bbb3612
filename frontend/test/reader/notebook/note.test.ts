import { describe, expect, it } from "vitest";
import type { Fact } from "../../../src/reader/core";
import { BLANK, markSlips, SQUARES, turned, written, type Mark, type Step } from "../../../src/reader/notebook/note";

const RED: Fact = { type: "mix", ingredients: ["fern", "toad"], result: "R+" };
const BLUE: Fact = { type: "mix", ingredients: ["fern", "toad"], result: "B-" };

describe("a note", () => {
  it("is the fold of its steps", () => {
    const steps: Step[] = [
      { add: RED },
      { add: { type: "class", ingredient: "toad", class: "lunar" } },
      { change: 0, to: BLUE },
      { remove: 1 },
      { square: "toad npN", mark: "yes" },
      { square: "toad npN", mark: null },
      { square: "ears G-small", mark: "maybe" },
      { theory: "fern", alchemical: "PPP" },
    ];
    expect(steps.reduce(written, BLANK)).toEqual({ facts: [BLUE], marks: { "ears G-small": "maybe" }, theories: { fern: "PPP" } });
    expect([...steps, { replace: BLANK }].reduce(written, BLANK)).toBe(BLANK);
    expect(written({ ...BLANK, theories: { fern: "PPP" } }, { theory: "fern", alchemical: null })).toEqual(BLANK);
  });

  it("turns a mark with every tap, and around", () => {
    const marks: (Mark | null)[] = [];
    for (let mark: Mark | null = null, tap = 0; tap < 4; tap++) marks.push((mark = turned(mark ?? undefined)));
    expect(marks).toEqual(["no", "yes", "maybe", null]);
  });

  it("has 64 squares for ingredients and 12 for the golem", () => expect(SQUARES.size).toBe(76));

  it("finds marks that cannot all be right", () => {
    expect(markSlips({ "toad npN": "yes", "fern pnP": "yes", "toad pnP": "no" })).toEqual([]);
    // Two alchemicals for one ingredient, one alchemical for two ingredients, two aspects for one organ.
    expect(markSlips({ "toad npN": "yes", "toad pnP": "yes" })).toEqual(["toad npN", "toad pnP"]);
    expect(markSlips({ "toad npN": "yes", "fern npN": "yes" }).sort()).toEqual(["fern npN", "toad npN"]);
    expect(markSlips({ "chest R-large": "yes", "chest B-small": "yes" }).length).toBe(2);
    const none = Object.fromEntries([...SQUARES].filter((each) => each.startsWith("toad ")).map((each) => [each, "no" as const]));
    expect(markSlips(none).length).toBe(8);
  });
});
