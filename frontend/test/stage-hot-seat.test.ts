import { describe, expect, it } from "vitest";
import { HotSeat } from "../src/shell/stage/hot-seat";
import type { Seat } from "../src/wire";

function seats(toAct: number, mine: number[]): Seat[] {
  return [0, 1, 2].map((seat) => ({
    seat, kind: "human", name: `P${seat}`, level: null, mine: mine.includes(seat), online: true, to_act: seat === toAct, thinking: false, back: false, removable: false,
  }));
}

const state = (seat: number | null, toAct: number, mine = [0, 1], over = false) => ({ seat, over, seats: seats(toAct, mine) });

function device(): HotSeat {
  const kept = new Map<string, string>();
  return new HotSeat("CODE", () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }));
}

describe("several people on one device", () => {
  it("shows nobody's table before its person lifted the curtain, not the first player's either", () => {
    const shared = device();
    expect(shared.mayShow(state(0, 0))).toBe(false);
    shared.lifted = 0;
    expect(shared.mayShow(state(0, 0))).toBe(true);
    expect(shared.mayShow(state(1, 0))).toBe(false);
  });

  it("lets everybody look on while none of them is to act", () => {
    expect(device().mayShow(state(null, 2))).toBe(true);
    expect(device().mayShow(state(null, 1))).toBe(false);
  });

  it("goes to another when that one is to act", () => {
    const shared = device();
    expect(shared.mustChange(state(0, 0))).toBe(false);
    expect(shared.mustChange(state(0, 1))).toBe(true);
    expect(shared.mustChange(state(0, 2))).toBe(false);
    expect(shared.mustChange(state(0, 1, [0, 1], true))).toBe(false);
    expect(shared.next(state(null, 1))).toBe(1);
  });

  it("remembers of each how much they have seen, in numbers alone", () => {
    const shared = device();
    expect(shared.cameBack(state(1, 1), 9)).toEqual({ seen: 0, base: null });
    shared.leaves(1, 9, { "0 coin": 3 });
    expect(shared.lifted).toBe(null);
    expect(shared.cameBack(state(1, 1), 20)).toEqual({ seen: 9, base: { "0 coin": 3 } });
  });

  it("is not shared where one person plays alone", () => {
    const alone = device();
    expect(alone.mayShow(state(0, 1, [0]))).toBe(true);
    expect(alone.mustChange(state(0, 1, [0]))).toBe(false);
    expect(alone.cameBack(state(0, 1, [0]), 5)).toEqual({ seen: 5, base: null });
  });
});
