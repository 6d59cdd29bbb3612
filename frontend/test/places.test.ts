/** Every action of Golem stands on the thing that it is about. */
import { describe, expect, it } from "vitest";
import { golemPlaces } from "../src/golem/places";
import { tabOf } from "../src/golem/tabs";
import type { State } from "../src/wire";

function at(view: object): State {
  const empty = { work: {}, golem: {}, artifacts: {}, research: {}, mirror: {} };
  return { view: { seat: 1, players: [{}, { "golem-marker": 3 }], synagogue: empty, decision: null, ...view } } as unknown as State;
}

describe("places of actions", () => {
  it.each([
    ["marble red work", "marble work red"],
    ["rabbi A3", "tile A3"],
    ["rabbi printed", "tile printed"],
    ["step red 3", "golem red 3"],
    ["step yellow 7 lying for knowledge", "golem yellow 7 lying"],
    ["step blue 4 back", "golem blue 4"],
    ["activate blue 2 new", "golem blue 2 new"],
    ["destroy red 5 lying", "golem red 5 lying"],
    ["cover yellow 6", "golem yellow 6"],
    ["student blue", "student blue"],
    ["student red back", "student red"],
    ["create yellow", "quarter yellow 1"],
    ["bury 4", "grave 4"],
    ["buy 17", "book 17"],
    ["buy gold 3", "cauldron 3"],
    ["gold 2", "cauldron 2"],
    ["trigger 4", "reward 4"],
    ["column 5", "column 5"],
    ["active 9", "shelf 9"],
    ["upgrade left-leg", "upgrade left-leg"],
    ["use red 3", "house red 3"],
    ["mirror golem", "row golem"],
    ["mirror research-marker", "track research"],
    ["character bonus", "character bonus"],
    ["income artifact 2", "reward 2"],
    ["income golem", "golem-track now"],
    ["income blue", "student blue"],
    ["keep 57", "goal 57"],
    ["artifact-tile 3B", "artifact-tile 3B"],
  ])("%s stands on %s", (action, place) => {
    expect(golemPlaces(action, at({}))).toEqual([place]);
  });

  it.each(["pass", "done", "work 3", "steps 4", "take 1 clay 1 coin", "pay 2 knowledge", "draw goals"])(
    "%s is a button in the prompt",
    (action) => expect(golemPlaces(action, at({}))).toEqual([]),
  );

  it("puts the first golems into the quarters of both districts", () => {
    expect(golemPlaces("first red blue", at({}))).toEqual(["quarter red 1", "quarter blue 1"]);
  });

  it("shows the way of the golem marker from where it stands", () => {
    expect(golemPlaces("golem-track up", at({}))).toEqual(["golem-track 4"]);
    expect(golemPlaces("golem-track down", at({}))).toEqual(["golem-track 2"]);
  });

  it("places a golden tile on golden slots, a gray one on gray slots", () => {
    expect(golemPlaces("slot 2 a", at({ decision: { numbers: [7, 0] } }))).toEqual(["slot 2 golden"]);
    expect(golemPlaces("slot 2 a", at({ decision: { numbers: [9, 0] } }))).toEqual(["slot 2 gray"]);
  });

  it("lets a marble to remove be taken from every row that has one", () => {
    const synagogue = { work: { red: 1 }, golem: {}, artifacts: { red: 2 }, research: { blue: 1 }, mirror: {} };
    expect(golemPlaces("remove red", at({ synagogue }))).toEqual(["marble work red", "marble artifacts red"]);
  });

  it("knows the tab of a place on a phone", () => {
    expect(["marble work red", "golem red 3", "book 9", "upgrade head"].map(tabOf)).toEqual(["tower", "city", "court", "work"]);
  });
});
