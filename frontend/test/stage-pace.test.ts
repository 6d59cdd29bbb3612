import { describe, expect, it } from "vitest";
import type { Beat } from "../src/shell/stage/beats";
import { Counter } from "../src/shell/stage/counter";
import { hurried, SHORTEST, timesOf } from "../src/shell/stage/pace";
import { cardsOf, summed } from "../src/shell/stage/since";
import { Speaker } from "../src/shell/stage/speaker";

function beat(seat: number, scene: number, ms = 450): Beat {
  return { from: 0, to: 1, lead: 0, kind: "x", seat, ms, scene, more: 0, holds: false, big: false };
}

/** The time that all beats of a turn take, one after the other. */
function whole(beats: Beat[], speed: "calm" | "brisk"): number {
  let spent = 0;
  beats.forEach((_, i) => {
    const { move, rest } = timesOf(beats.slice(i), speed, 0, spent);
    spent += move + rest;
  });
  return spent;
}

describe("the pace", () => {
  it("is that of the table of speeds", () => {
    expect(timesOf([beat(1, 1), beat(1, 1)], "brisk", 0)).toEqual({ move: 450, rest: 250 });
    expect(timesOf([beat(1, 1)], "brisk", 0)).toEqual({ move: 450, rest: 450 });
    expect(timesOf([beat(1, 1)], "calm", 0)).toEqual({ move: 810, rest: 1200 });
    expect(timesOf([beat(0, 1)], "brisk", 0)).toEqual({ move: 450, rest: 0 });
  });

  it("gives a turn of somebody else six seconds, calmly twelve", () => {
    const turn = Array.from({ length: 30 }, (_, i) => beat(1, Math.floor(i / 6), 800));
    expect(whole(turn, "brisk")).toBeLessThanOrEqual(6000 + 30 * SHORTEST);
    expect(timesOf(turn, "brisk", 0).move).toBeLessThan(400);
    expect(whole(turn.slice(0, 12), "brisk")).toBeLessThanOrEqual(6001);
    expect(whole(turn.slice(0, 12), "calm")).toBeLessThanOrEqual(12_001);
  });

  it("gives four turns after each other fifteen seconds", () => {
    const turns = [1, 2, 3, 1].flatMap((seat, turn) => Array.from({ length: 6 }, (_, i) => beat(seat, turn * 6 + i, 600)));
    const { move, rest } = timesOf(turns, "brisk", 0);
    expect((move + rest) * turns.length).toBeLessThanOrEqual(15_500);
  });

  it("never makes a beat shorter than can be seen", () => {
    const turn = Array.from({ length: 200 }, () => beat(1, 1, 800));
    const { move, rest } = timesOf(turn, "brisk", 0);
    expect(move + rest).toBeCloseTo(SHORTEST);
  });

  it("catches up within a moment", () => {
    const turn = Array.from({ length: 40 }, () => beat(1, 1, 800));
    expect(hurried(turn, "calm", 0).move * 40).toBeLessThanOrEqual(900);
  });
});

describe("the counter", () => {
  it("counts each event once", () => {
    const counter = new Counter();
    counter.begin(3);
    counter.show(3, 5);
    counter.show(5, 6);
    expect([counter.known, counter.shown, counter.twice, counter.lost]).toEqual([3, 3, 0, 0]);
  });

  it("sees what is shown twice or left out", () => {
    const counter = new Counter();
    counter.show(0, 2);
    counter.show(1, 3);
    counter.show(5, 6);
    expect([counter.twice, counter.lost]).toEqual([1, 2]);
  });

  it("follows an undo", () => {
    const counter = new Counter();
    counter.begin(2);
    counter.show(2, 6);
    counter.takeBack(4);
    expect([counter.shown, counter.back]).toEqual([2, 2]);
    counter.show(4, 5);
    expect([counter.shown, counter.twice, counter.lost]).toEqual([3, 0, 0]);
  });
});

describe("the live region", () => {
  it("says the sentences of one act together", () => {
    const said: string[] = [];
    let due: (() => void) | null = null;
    const speaker = new Speaker((_, then) => ((due = then), () => (due = null)), (words) => said.push(words));
    speaker.hear(1, "One.");
    speaker.hear(1, "Two.");
    expect(said).toEqual([]);
    speaker.hear(2, "Three.");
    expect(said).toEqual(["One. Two."]);
    due!();
    expect(said).toEqual(["One. Two.", "Three."]);
    speaker.hear(3, "A secret.");
    speaker.forget();
    expect(said).toHaveLength(2);
  });
});

describe("since your last turn", () => {
  it("has a card for each of the others, the newest turn last, with what they gained", () => {
    const beats = [beat(2, 1), beat(1, 2), beat(1, 3), beat(-1, 4)];
    const cards = cardsOf(beats, [1, 2, 3], { "1 coin": 2, "2 coin": 1, "1 vp": 5 }, { "1 coin": 1, "2 coin": 1, "1 vp": 8 });
    expect(cards.map(({ seat, beats: theirs }) => [seat, theirs.length])).toEqual([[3, 0], [2, 1], [1, 2]]);
    expect(cards[2]!.net).toEqual([{ name: "coin", by: -1 }, { name: "vp", by: 3 }]);
    expect(summed(beats, 0)).toEqual([{ seat: 2, n: 1 }, { seat: 1, n: 2 }]);
  });
});
