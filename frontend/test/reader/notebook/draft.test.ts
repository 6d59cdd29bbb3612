import { describe, expect, it } from "vitest";
import { POTIONS, type Fact } from "../../../src/reader/core";
import { ANNOUNCED, asKind, draftFrom, draftOf, factOf, tapped } from "../../../src/reader/notebook/draft";
import { vectors } from "../vectors";

describe("entering a fact", () => {
  it("needs everything before it says something", () => {
    expect(factOf(draftOf("mix", ["toad"]))).toBeNull();
    expect(factOf(draftOf("mix", ["toad", "fern"]))).toBeNull();
    expect(factOf({ ...draftOf("mix", ["toad", "fern"]), potions: [...POTIONS] })).toBeNull();
    expect(factOf({ ...draftOf("sale", ["toad", "fern"]), wanted: "R+" })).toBeNull();
    for (const kind of ["book", "aspect", "golem"] as const) expect(factOf(draftOf(kind, ["toad"]))).toBeNull();
    expect(factOf(draftOf("animate", ["toad", "fern"]))).toBeNull();
  });

  it("lets the oldest of too many ingredients go", () => {
    let draft = draftOf("mix");
    for (const name of ["toad", "fern", "claw"]) draft = tapped(draft, name);
    expect(draft.ingredients).toEqual(["fern", "claw"]);
    expect(tapped(draft, "fern").ingredients).toEqual(["claw"]);
    expect(asKind(draft, "book").ingredients).toEqual(["fern"]);
  });

  it("knows results, several results and what is not made", () => {
    const pair = draftOf("mix", ["toad", "fern"]);
    const ingredients = ["fern", "toad"];
    expect(factOf({ ...pair, potions: ["R+"] })).toEqual({ type: "mix", ingredients, result: "R+" });
    expect(factOf({ ...pair, potions: ["0", "R+"] })).toEqual({ type: "mix", ingredients, result_in: ["R+", "0"] });
    expect(factOf({ ...pair, makes: false, potions: ["R+"] })).toEqual({ type: "not_mix", ingredients, result: "R+" });
    expect(factOf({ ...pair, makes: false, potions: ["R+", "R-", "G+", "G-", "B+"] })).toEqual({ type: "mix", ingredients, result_in: ["B-", "0"] });
    expect(factOf({ ...pair, makes: false, potions: POTIONS.slice(1) })).toEqual({ type: "mix", ingredients, result: "R+" });
  });

  it("knows what the four announcements at a sale teach", () => {
    const sold = ANNOUNCED.map(({ quality, word }) => [word, factOf({ ...draftOf("sale", ["toad", "fern"]), wanted: "R+", quality })]);
    const ingredients = ["fern", "toad"];
    expect(sold).toEqual([
      ["exact", { type: "mix", ingredients, result: "R+" }],
      ["sign", { type: "mix", ingredients, result_in: ["G+", "B+"] }],
      ["neutral", { type: "mix", ingredients, result: "0" }],
      ["wrong", { type: "mix", ingredients, result_in: ["R-", "G-", "B-"] }],
    ]);
  });

  it("opens every written fact again as it was", () => {
    const facts = (vectors("deduction") as { facts: Fact[] }[]).flatMap((each) => each.facts);
    // A golem test without any reaction seen says nothing.
    const telling = facts.filter((fact) => fact.type !== "golem" || "chest" in fact || "ears" in fact);
    for (const fact of telling) expect(factOf(draftFrom(fact))).toEqual(fact);
  });
});
