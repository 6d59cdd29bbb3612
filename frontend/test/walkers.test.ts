/** Each golem keeps its own id, so that it is seen walking. */
import { describe, expect, it } from "vitest";
import { HOP, stride, TREAD } from "../src/golem/moves";
import { passTile } from "../src/golem/places";
import { recent } from "../src/golem/recent";
import { thingOf } from "../src/golem/things";
import { follow } from "../src/golem/walkers";
import type { Happened, State } from "../src/wire";

describe("golems that walk", () => {
  it("stay the same when they step, lie down, or another one comes or goes", () => {
    const start = follow([], ["red 1", "red 4", "blue 2"]);
    const [one, two, three] = start.map(({ id }) => id);
    expect(follow(start, ["red 2", "red 4", "blue 2"]).map(({ id }) => id)).toEqual([one, two, three]);
    expect(follow(start, ["red 1", "red 4 lying", "blue 2"]).map(({ id }) => id)).toEqual([one, two, three]);
    expect(follow(start, ["red 4", "blue 2"]).map(({ id }) => id)).toEqual([two, three]);
    const more = follow(start, ["red 1", "red 4", "yellow 1", "blue 2"]).map(({ id }) => id);
    expect([more[0], more[1], more[3]]).toEqual([one, two, three]);
    expect([one, two, three]).not.toContain(more[2]);
  });

  it.each([HOP, TREAD])("start where they were, touch every section, and end at their place", (gait) => {
    expect(stride(0, 2, -80, 0, gait)).toContain("translate(-80px, 0px)");
    expect(stride(0.5, 2, -80, 0, gait)).toContain("translate(-40px, 0px)");
    expect(stride(1, 2, -80, 0, gait)).toMatch(/translate\(-?0px, -?[\d.e-]+px\)/);
  });
});

describe("what the others did", () => {
  const happened = (kind: string, seat: number, args: Record<string, unknown>): Happened => ({ kind, seat, args, words: "", because: "", root: 0 });

  it("is marked from my last act on", () => {
    const events = [happened("student", 0, { district: "red", section: 2 }), happened("rabbi", 1, { tile: "A3" }), happened("student", 0, { district: "blue", section: 3 }), happened("golem-step", 0, { district: "red", section: 4, from: 3 }), happened("gain", 0, { good: "clay", n: 1 })];
    expect([...recent(events, 1)]).toEqual(["0 student blue", "0 golem red 4"]);
    expect([...recent(events.slice(0, 2), 0)]).toEqual(["1 tile A3"]);
  });
});

describe("passing", () => {
  const at = (seat: number, taken: number[]) => ({ seat, view: { "pass-tiles": taken } }) as unknown as State;

  it("takes the lowest free tile; who passes again keeps it", () => {
    expect(passTile("pass", at(1, []))).toBe(1);
    expect(passTile("pass", at(1, [0, 2]))).toBe(3);
    expect(passTile("pass", at(2, [0, 2]))).toBe(2);
    expect(passTile("done", at(1, []))).toBeNull();
  });
});

describe("things to look for", () => {
  it("are read from the icons", () => {
    expect(thingOf({ kind: "icon", name: "clay" })).toBe("clay");
    expect(thingOf({ kind: "icon", name: "upgrade-golem" })).toBe("upgrade");
    expect(thingOf({ kind: "compound", name: "pawn", badge: "forward" })).toBe("student");
    expect(thingOf({ kind: "shield", n: "3" })).toBe("vp");
    expect(thingOf({ kind: "icon", name: "menorah-red" })).toBeUndefined();
    expect(thingOf({ kind: "arrow" })).toBeUndefined();
  });
});
