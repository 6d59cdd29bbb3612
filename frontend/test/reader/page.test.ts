/** What the page adds to the reader: marks, prices, boards as they are entered, steps of the revelation, facts learned. */
import { describe, expect, it } from "vitest";
import { afterwards, articlesOf, noBoards, revelationOf, rule, shownBy, theoriesOf } from "../../src/reader/boards";
import { BadQuestion, INGREDIENTS, Reader, secretOf, tableOf } from "../../src/reader/core";
import { factOf } from "../../src/reader/learned";
import { addressOf, cardOf, codeIn } from "../../src/reader/marks";
import { priceOf } from "../../src/reader/price";
import { stepsOf, sums } from "../../src/reader/steps";

const NAMES = ["Ash", "Quill", "Wren", "You"];

describe("marks", () => {
  it("of printed cards name an ingredient, and nothing else does", () => {
    INGREDIENTS.forEach((name, at) => expect(cardOf(`GL:${name.toUpperCase()}`)).toBe(at));
    for (const other of ["GL:DRAGON", "TOAD", "https://example.org/#TKQDN", ""]) expect(cardOf(other)).toBeNull();
  });

  it("hand a code over", () => {
    const address = addressOf("TKQDN", "https://example.org/games/reader/?x=1#KJQW/sell");
    expect(address).toBe("https://example.org/games/reader/?x=1#TKQDN");
    expect(codeIn(address)).toBe("TKQDN");
    expect(codeIn("kjqw")).toBe("KJQW");
    for (const other of ["GL:TOAD", "https://example.org/", "#TKQDNX", "#TK"]) expect(codeIn(other)).toBeNull();
  });
});

it("prices are 4, 3, 2, 1, less the discount, by the zone", () => {
  expect([3, 2, 1, 0].map((guarantee) => priceOf(guarantee, 0, 0))).toEqual([4, 3, 2, 1]);
  expect([3, 2].map((guarantee) => priceOf(guarantee, 2, -1))).toEqual([1, 0]);
  expect(priceOf(3, 0, 1)).toBe(5);
});

/** The rulebook's two-color example: the blue article on toad, mushroom, fern, feather. */
function blueArticle() {
  const boards = noBoards();
  boards.articles[2] = { color: 2, entries: [2, 0, 1, 7], signs: [0, 0], seals: [0, 2, 3, null] };
  boards.demo = { kind: "mix", picks: [7, 0], potion: 2, color: null, sign: null, debunker: 3 };
  return boards;
}

describe("boards", () => {
  it("are judged as they are entered", () => {
    const boards = blueArticle();
    const ruling = rule(boards, NAMES, shownBy(boards.demo)!, 3);
    expect(ruling.totals).toEqual({ You: 2, Ash: -5, Quill: -5, Wren: 0 });
    expect(afterwards(boards, ruling).articles[2]).toEqual(noBoards().articles[2]);
  });

  it("leave out what is not whole", () => {
    const boards = blueArticle();
    boards.articles[2]!.entries[3] = null;
    expect(articlesOf(boards, NAMES)).toEqual([]);
    expect(theoriesOf(boards, NAMES)).toEqual([]);
    expect(shownBy({ ...boards.demo, potion: null })).toBeUndefined();
    expect(shownBy({ ...boards.demo, kind: "aspect" })).toBeUndefined();
    expect(shownBy({ ...boards.demo, kind: "wrong" })).toBeNull();
  });

  it("keep new conflicts, and forget those of a theory that falls", () => {
    const boards = noBoards();
    boards.conflicts = [[2, 4]];
    const claim = { kind: "theory" as const, ingredient: "toad", alchemical: "NNN", debunked: true, why: { code: "wrong-sign", ingredients: [], color: null, sign: null }, seals: [] };
    const left = afterwards(boards, { success: true, debunker: "Ash", gain: 2, claims: [claim], conflicts: [["fern", "claw"]], totals: {} });
    expect(left.conflicts).toEqual([[1, 3]]);
  });

  it("refuse two players of one name", () => {
    const refused = () => rule(noBoards(), ["Ash", "Ash", "Wren", "You"], null, 0);
    expect(refused).toThrowError(expect.objectContaining({ reason: "two-players", subject: "Ash" }));
    expect(refused).toThrow(BadQuestion);
  });
});

describe("the big revelation", () => {
  const boards = noBoards();
  boards.theories[2] = { ingredient: 2, alchemical: secretOf("TKQDN").assignment[2]!, seals: [0, 1, null, null] };
  boards.reports[0]![3] = [0];
  boards.animated[1] = true;

  it("goes through ingredients and golem, and its sums are those of the scoring help", () => {
    const told = revelationOf(secretOf("TKQDN"), boards, NAMES);
    const steps = stepsOf(told);
    expect(steps.map(({ key }) => key)).toEqual([...INGREDIENTS, "chest", "ears", "animated"]);
    expect(sums(steps, NAMES)).toEqual(NAMES.map((name) => told.totals[name] ?? 0));
    expect(sums(steps.slice(0, 3), NAMES)).toEqual([5, 3, 0, 0]);
  });

  it("of a base game leaves out what belongs to the expansion", () => {
    expect(stepsOf(revelationOf(secretOf("KJQW"), boards, NAMES))).toHaveLength(8);
  });
});

describe("what an answer teaches", () => {
  it("is a fact that is true of the world", () => {
    for (const code of ["TKQDN", "RTCRK", "GDGPF"]) {
      const reader = new Reader(code);
      const { assignment, golem } = reader.secret;
      const asked = [
        [reader.mix(0, 2), [0, 2]], [reader.mix(3, 1, "thinking-cap"), [3, 1]], [reader.sell(4, 5, 0, 2), [4, 5]], [reader.exhibit(6, 7, 3), [6, 7]],
        [reader.claim(1, 5, 2), [1, 5]], [reader.aspect(6, 1), [6]], [reader.library(3, [0, 1, 2, 3]), [3]], [reader.golem(5), [5]], [reader.animate(2, 6), [2, 6]],
      ] as const;
      for (const [answer, picks] of asked) {
        const { ingredients, rows } = tableOf(factOf(answer, picks)!);
        const [a, b] = ingredients.map((ingredient) => assignment[ingredient]!);
        expect(rows[b === undefined ? a! : 8 * a! + b]! & (1 << golem!), answer.use).not.toBe(0);
      }
      expect(factOf(reader.mortar(0, 1), [0, 1])).toBeNull();
      expect(factOf(reader.periscope(0, 1), [0, 1])).toBeNull();
    }
  });
});
