import { describe, expect, it } from "vitest";
import {
  judgeTable, POINTS, Reader, reveal, secretOf, type Article, type Demonstration, type SealedArticle,
  type SealedTheory, type Seals,
} from "../../src/reader/core";
import { vectors } from "./vectors";

describe("the reader", () => {
  for (const { code, drawn, asked, history } of vectors("answers")) {
    it(`answers as the Python reader does: ${code}`, () => {
      const reader = new Reader(code, [], (below) => drawn % below);
      for (const [use, args, ...answer] of asked) {
        const ask = () => (reader as unknown as Record<string, (...args: unknown[]) => unknown>)[use]!(...args);
        if (answer.length === 1) expect(ask, use).toThrowError(expect.objectContaining({ reason: answer[0] }));
        else expect(ask()).toMatchObject({ private: answer[0], public: answer[1] });
      }
      expect(reader.history).toEqual(history);
    });
  }

  it("shows no ingredient of a mix, a sale, an exhibition or an animation to all", () => {
    const reader = new Reader("TKQDN");
    const answers = [reader.mix(0, 2), reader.sell(0, 2, 0, 3), reader.exhibit(0, 2, 1), reader.animate(0, 2)];
    for (const { public: shown } of answers) expect(JSON.stringify(shown)).not.toMatch(/mushroom|toad/);
    expect(reader.sell(0, 2, 0, 3).private).toBeNull();
  });

  it("goes on with a history that was kept", () => {
    const reader = new Reader("TKQDN", [{ use: "test", potion: "R+" }]);
    reader.golem(3);
    expect(reader.history).toEqual([{ use: "test", potion: "R+" }, { use: "golem" }]);
  });
});

interface Boards {
  theories: [number, number, Seals][];
  articles: [number, Article["entries"], Seals][];
}

function boards({ theories, articles }: Boards): [SealedTheory[], SealedArticle[]] {
  return [
    theories.map(([ingredient, alchemical, seals]) => ({ claim: { ingredient, alchemical }, seals })),
    articles.map(([color, entries, seals]) => ({ claim: { color, entries }, seals })),
  ];
}

describe("the judge", () => {
  const { points, rulings, revelations } = vectors("judge");

  it("knows the numbers of the content file", () => {
    const named = Object.entries(POINTS).map(([key, value]) => [key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), value]);
    expect(Object.fromEntries(named)).toEqual(points);
  });

  it("rules as the Python judge does", () => {
    for (const { demonstration, conflicts, ruling, ...board } of rulings) {
      const [theories, articles] = boards(board as Boards);
      expect(judgeTable(theories, articles, demonstration as Demonstration | null, "Quill", conflicts)).toEqual(ruling);
    }
  });

  it("scores the big revelation alike", () => {
    for (const { code, reports, animated, revelation, ...board } of revelations) {
      const [theories, articles] = boards(board as Boards);
      const told = (reports as [string, number, number[]][]).map(([player, organ, tokens]) => ({ player, organ, tokens }));
      expect(reveal(secretOf(code), theories, articles, told, animated)).toEqual(revelation);
    }
  });

  it("refuses boards that cannot be", () => {
    const theory = (ingredient: number, alchemical: number): SealedTheory => ({ claim: { ingredient, alchemical }, seals: [] });
    const refuse = (reason: string, theories: SealedTheory[], articles: SealedArticle[] = []) =>
      expect(() => judgeTable(theories, articles, null, "Ash")).toThrowError(expect.objectContaining({ reason }));
    refuse("two-theories", [theory(0, 1), theory(0, 2)]);
    refuse("two-tokens", [theory(0, 1), theory(2, 1)]);
    const article: SealedArticle = { claim: { color: 0, entries: [[0, 0], [1, 1], [2, 0], [3, 0]] }, seals: [] };
    refuse("tokens", [], [article]);
  });
});
