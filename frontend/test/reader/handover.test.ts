/** A game that goes from phone to phone: whole, in any order, and nothing that is no game. */
import { describe, expect, it } from "vitest";
import { noBoards } from "../../src/reader/boards";
import { Reader, type Shown } from "../../src/reader/core";
import { BadHandOver, framesOf, Gathering, merged, pack, unpack, type Handed } from "../../src/reader/handover";

function handed(events: number): Handed {
  const reader = new Reader("TKQDN");
  for (let at = 0; at < events; at++) {
    reader.mix(at % 8, (at + 3) % 8, at % 2 ? "test" : "drink");
    reader.sell(at % 8, (at + 1) % 8, at % 6, at % 4);
    reader.claim(at % 8, (at + 5) % 8, at % 7);
    reader.golem(at % 8);
  }
  const boards = noBoards();
  boards.players[0] = "Žofie Łucja Ї";
  boards.theories[2] = { ingredient: 2, alchemical: 6, seals: [0, null, 3, null] };
  boards.conflicts = [[2, 3]];
  boards.reports[1]![3] = [4, 1];
  return { code: "TKQDN", shown: reader.history, boards };
}

describe("a game that is handed over", () => {
  it("arrives as it was", () => expect(unpack(pack(handed(20)))).toEqual(handed(20)));

  it("goes over in marks, in any order and more than once", () => {
    const packed = pack(handed(20));
    const frames = framesOf(packed);
    expect(frames.length).toBeGreaterThan(3);
    const gathering = new Gathering();
    for (const frame of [...frames.slice(1), frames[2]!]) expect(gathering.take(frame)).toBe(true);
    expect(gathering.whole).toBeNull();
    gathering.take(frames[0]!);
    expect(gathering.whole).toBe(packed);
    gathering.take(framesOf(pack(handed(3)))[0]!);
    expect(gathering.whole).toBeNull();
    for (const other of ["GL:TOAD", "https://example.org/#TKQDN", frames[0]!.replace(":1:", ":0:")]) expect(gathering.take(other)).toBe(false);
  });

  it("is refused if anything in it could not be so", () => {
    const good = handed(1);
    const bad: unknown[] = [
      { ...good, code: "TKQDX" },
      { ...good, code: "kjqw" },
      { ...good, shown: [{ use: "constructor" }] },
      { ...good, shown: [{ use: "test", potion: "<img>" }] },
      { ...good, shown: Array.from({ length: 501 }, () => ({ use: "golem" })) },
      { ...good, boards: { ...good.boards, players: ["x".repeat(21), "", "", ""] } },
      { ...good, boards: { ...good.boards, theories: [] } },
      { ...good, boards: { ...good.boards, conflicts: [[1, 9]] } },
      { ...good, boards: null },
    ];
    for (const each of bad) expect(() => unpack(pack(each as Handed)), JSON.stringify(each).slice(0, 80)).toThrow(BadHandOver);
    for (const text of ["", "!!", "AAAA", pack(good).slice(0, -9)]) expect(() => unpack(text)).toThrow(BadHandOver);
  });

  it("keeps nothing but the fields of an event", () => {
    const sly = { ...handed(0), shown: [{ use: "golem", secret: "toad" }] as Shown[] };
    expect(unpack(pack(sly)).shown).toEqual([{ use: "golem" }]);
  });
});

describe("two histories", () => {
  const [a, b, c, d] = handed(1).shown as [Shown, Shown, Shown, Shown];

  it("become one, and the same once more adds nothing", () => {
    expect(merged([], [a, b])).toEqual([a, b]);
    expect(merged([a], [a, b])).toEqual([a, b]);
    expect(merged([a, b], [a])).toEqual([a, b]);
    expect(merged([a, c], [a, b, d])).toEqual([a, c, b, d]);
    expect(merged([a, c, b, d], [a, b, d])).toEqual([a, c, b, d]);
  });
});
