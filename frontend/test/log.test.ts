/** The log groups what one player did, and knows what is new. */
import { describe, expect, it } from "vitest";
import { entries, sinceMine } from "../src/shell/log";
import type { Happened } from "../src/wire";

const event = (kind: string, seat: number): Happened => ({ kind, seat, args: [], words: `${kind} by ${seat}.` });

describe("the log", () => {
  it("makes one entry of what a player does at a stretch", () => {
    const found = entries([event("marble", 0), event("gain", 0), event("rabbi", 0), event("gain", 1)]);
    expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2], [0, 1], [1, 1]]);
  });

  it("leaves events of nobody alone", () => {
    expect(entries([event("phase", -1), event("library", -1)])).toHaveLength(2);
  });

  it("says nothing where there are no words", () => {
    expect(entries([{ ...event("gain", 0), words: "" }])).toEqual([]);
  });

  it("begins what is new after my own last event", () => {
    const events = [event("marble", 0), event("gain", 1), event("pass", 2)];
    expect(sinceMine(events, 0)).toBe(1);
    expect(sinceMine(events, 3)).toBe(0);
  });
});
