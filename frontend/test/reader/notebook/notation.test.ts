import { describe, expect, it } from "vitest";
import { parseFact, type Fact } from "../../../src/reader/core";
import { BadNote, fromText, toJson, toText } from "../../../src/reader/notebook/notation";
import { BLANK, type Note } from "../../../src/reader/notebook/note";
import { vectors } from "../vectors";

const GAME = { code: "TKQDN", expansion: true, key: "TKQDN" };

function slip(text: string): [number, string, string] | null {
  try {
    fromText(text);
  } catch (error) {
    if (error instanceof BadNote) return [error.place, error.reason, error.subject];
    throw error;
  }
  return null;
}

describe("a notebook as text", () => {
  const facts = (vectors("deduction") as { facts: Fact[] }[]).flatMap((each) => each.facts);
  const note: Note = { facts, marks: { "toad npN": "no", "chest R-large": "yes" }, theories: { fern: "PPP" } };

  it("comes back as it was, as lines and as JSON", () => {
    expect(new Set(facts.map((fact) => fact.type)).size).toBe(6);
    const read = { note: { ...note, facts: facts.map(parseFact) }, code: "TKQDN" };
    expect(fromText(toText(GAME, note))).toEqual(read);
    expect(fromText(toJson(GAME, note))).toEqual(read);
  });

  it("reads like notes", () => {
    const some: Fact[] = [
      { type: "mix", ingredients: ["fern", "toad"], result: "R+" },
      { type: "mix", ingredients: ["fern", "toad"], result_in: ["G+", "B+"] },
      { type: "not_mix", ingredients: ["fern", "toad"], result: "0" },
      { type: "aspect", ingredient: "toad", colour: "B", sign: "-" },
      { type: "class", ingredient: "toad", class: "lunar" },
      { type: "golem", ingredient: "toad", chest: true, ears: false },
      { type: "animate", ingredients: ["fern", "toad"], success: false },
    ];
    expect(toText({ ...GAME, code: "" }, { ...BLANK, facts: some })).toBe(
      "fern + toad = R+\nfern + toad = G+ B+\nfern + toad != 0\ntoad B-\ntoad lunar\ngolem toad chest -ears\nanimate fern + toad no\n",
    );
  });

  it("takes what a hand writes, with free lines and other spaces", () => {
    expect(fromText("\r\n  toad+fern=R+ \r\n\r\n").note.facts).toEqual([{ type: "mix", ingredients: ["fern", "toad"], result: "R+" }]);
    expect(fromText('{"facts": []}')).toEqual({ note: BLANK, code: null });
  });

  it.each([
    ["toad lunar\nfrog lunar", [2, "unknown", "frog"]],
    ["toad + toad = R+", [1, "same", "toad"]],
    ["toad + fern = X", [1, "unknown", "X"]],
    ["toad B-x", [1, "unknown", "toad B-x"]],
    ["hello", [1, "unknown", "hello"]],
    ["toad is lunar", [1, "unknown", "toad is lunar"]],
    ["mark toad npN perhaps", [1, "unknown", "toad npN perhaps"]],
    ["mark toad npn no", [1, "unknown", "toad npn no"]],
    ["theory toad", [1, "unknown", "toad "]],
    ['{"facts": 1}', [1, "missing", "facts"]],
    ['{"facts": [{"type": "class", "ingredient": "toad", "class": "lunar"}, 5]}', [2, "shape", "5"]],
    ['{"facts": [], "marks": {"toad npN": "perhaps"}}', [1, "unknown", "toad npN perhaps"]],
  ])("%j is refused with the place", (text, wanted) => expect(slip(text)).toEqual(wanted));

  it("refuses JSON that breaks off", () => expect(slip('{"facts": [')?.slice(0, 2)).toEqual([1, "shape"]));
});
