/** The log groups what one player did, and knows what is new. */
import { describe, expect, it } from "vitest";
import { entries, sinceMine, told } from "../src/shell/log";
import type { Happened } from "../src/wire";

const event = (kind: string, seat: number): Happened => ({ kind, seat, args: {}, words: `${kind} by ${seat}.`, because: "", root: 0 });

describe("the log", () => {
  it("makes one entry of what a player does at a stretch", () => {
    const found = entries([event("marble", 0), event("gain", 0), event("rabbi", 0), event("gain", 1)]);
    expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2], [0, 1], [1, 1]]);
  });

  it("names who did it once", () => {
    const words = ["Ann takes a marble.", "Ann gains 2 clay.", "First golem of Ann: red.", "Anna waves.", "Ann бере."];
    const entry = { key: 0, seat: 0, lines: words };
    expect(told(entry, "Ann")).toBe("Ann takes a marble. Gains 2 clay. First golem of Ann: red. Anna waves. Бере.");
    expect(told(entry, "")).toBe(words.join(" "));
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
