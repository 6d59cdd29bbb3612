import { describe, expect, it } from "vitest";
import { staging as alchemists } from "../src/alchemists/choreography";
import { staging as golem } from "../src/golem/choreography";
import { beatsOf, causeOf, MOST_BEATS, sentenceOf } from "../src/shell/stage/beats";
import type { Happened } from "../src/wire";
import { rowOf } from "../src/shell/stage/staging";

const { rows } = golem;

function happened(kind: string, seat: number, words: string, args: Record<string, unknown> = {}, more: Partial<Happened> = {}): Happened {
  return { kind, seat, args, words, because: "", root: 0, ...more };
}

const step = (n: number) => happened("golem-step", 1, `Ben steps to ${n}.`, { district: "red", section: n, from: n - 1 });
const gain = (seat: number, words: string, more: Partial<Happened> = {}) => happened("gain", seat, words, { good: "coin", n: 1 }, more);

describe("events become beats", () => {
  it("keeps their order and leaves none out", () => {
    const events = [happened("round", -1, "Round 2."), happened("pour", -1, "", {}), happened("marble", 1, "Ben takes red."), gain(1, "Ben gains 1 coin."), step(2), happened("pay", 1, "")];
    const { beats } = beatsOf(events, 10, rows, 0);
    expect(beats[0]!.from).toBe(10);
    beats.slice(1).forEach((beat, i) => expect(beat.from).toBe(beats[i]!.to));
    expect(beats.at(-1)!.to).toBe(16);
  });

  it("lets gains join their cause, in the same chain alone", () => {
    expect(beatsOf([happened("marble", 1, "Ben takes red."), gain(1, "Ben gains 1 coin.")], 0, rows, 0).beats).toHaveLength(1);
    expect(beatsOf([gain(1, "Ben gains 1 coin.")], 0, rows, 0).beats).toHaveLength(1);
    const chained = [happened("marble", 1, "Ben takes red.", {}, { root: 0 }), gain(1, "Ben gains 1 coin.", { root: 0 })];
    expect(beatsOf(chained, 0, rows, 0).beats).toHaveLength(1);
    const apart = [happened("marble", 1, "Ben takes red.", {}, { root: 0 }), gain(1, "Ben gains 1 coin.", { root: 1 })];
    expect(beatsOf(apart, 0, rows, 0).beats).toHaveLength(2);
  });

  it("joins equal neighbours and says the last step", () => {
    const events = [step(2), step(3), step(4)];
    const { beats } = beatsOf(events, 0, rows, 0);
    expect(beats).toHaveLength(1);
    expect(beats[0]!.ms).toBe(660);
    expect(sentenceOf(beats[0]!, events, rows, "Ben")).toBe("Ben steps to 4.");
  });

  it("gives events without words to the next beat, or the last", () => {
    const { beats } = beatsOf([happened("x", -1, ""), step(2), happened("y", -1, "")], 0, rows, 0);
    expect(beats).toHaveLength(1);
    expect([beats[0]!.from, beats[0]!.to, beats[0]!.lead]).toEqual([0, 3, 1]);
    expect(beatsOf([happened("x", -1, "")], 4, rows, 0).beats).toMatchObject([{ from: 4, to: 5, ms: 0 }]);
  });

  it("never joins different seats, except where the rules act on all at once", () => {
    expect(beatsOf([gain(1, "Ben gains."), gain(2, "Cat gains.")], 0, rows, 0).beats).toHaveLength(2);
    const bids = [happened("bid", 0, "Ann bids 1."), happened("bid", 1, "Ben bids 2.")];
    expect(beatsOf(bids, 0, alchemists.rows, 0).beats).toHaveLength(1);
  });

  it("gives a scene at most nine beats, over several messages too", () => {
    const kinds = ["student", "research", "create", "menorah", "upgrade", "gold", "artifact", "active", "character", "bury", "golem-marker", "use-tile"];
    const { beats } = beatsOf(kinds.map((kind) => happened(kind, 1, `Ben: ${kind}.`)), 0, rows, 0);
    expect(beats).toHaveLength(MOST_BEATS);
    expect(beats.at(-1)).toMatchObject({ more: 3, to: 12 });
    expect(sentenceOf(beats.at(-1)!, kinds.map((kind) => happened(kind, 1, `Ben: ${kind}.`)), rows, "Ben")).toBe("Ben: character.");
    const first = beatsOf(kinds.slice(0, 8).map((kind) => happened(kind, 1, kind)), 0, rows, 0);
    const second = beatsOf(kinds.slice(8).map((kind) => happened(kind, 1, kind)), 8, rows, 0, first.going);
    expect(second.beats.length).toBeLessThan(4);
    expect(second.beats.every(({ scene }) => scene === first.going.scene)).toBe(true);
  });

  it("holds what I learn, and nobody else's", () => {
    const test = (seat: number) => [happened("test", seat, "Somebody tests.")];
    expect(beatsOf(test(0), 0, alchemists.rows, 0).beats[0]!.holds).toBe(true);
    expect(beatsOf(test(1), 0, alchemists.rows, 0).beats[0]!.holds).toBe(false);
    expect(beatsOf(test(0), 0, alchemists.rows, null).beats[0]!.holds).toBe(false);
  });

  it("says what the server gave as the cause", () => {
    const events = [happened("marble", 1, "Ben takes red.", {}, { because: "Artifacts row" })];
    expect(causeOf(beatsOf(events, 0, rows, 0).beats[0]!, events)).toBe("Artifacts row");
  });

  it("plays a kind it does not know as a plain beat", () => {
    expect(rowOf(rows, "constructor")).toMatchObject({ show: "T" });
    expect(beatsOf([happened("never-heard-of", 2, "Cat dances.")], 0, rows, 0).beats).toMatchObject([{ kind: "never-heard-of", ms: 400 }]);
  });
});
