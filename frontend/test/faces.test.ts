/** Every effect of the shipped content can be drawn. */
import { describe, expect, it } from "vitest";
import { drawable, gives, icons, triggerIcons, type Face } from "../src/golem/faces";

const gain = (good: string, n: number): Face => ({ do: "gain", good, n });

describe("icons of an effect", () => {
  it("draws resources with their number and victory points in a shield", () => {
    expect(icons(gain("clay", 2))).toEqual([{ kind: "icon", name: "clay", n: 2 }]);
    expect(icons(gain("vp", 3))).toEqual([{ kind: "shield", n: "3" }]);
  });

  it("draws what one pays, an arrow, and what one gets", () => {
    const face: Face = { do: "pay", cost: gain("coin", 1), gain: { do: "gold", n: 1 } };
    expect(icons(face).map(({ kind }) => kind)).toEqual(["icon", "arrow", "icon"]);
  });

  it("separates the branches of a choice by a slash", () => {
    const face: Face = { do: "choice", of: [gain("clay", 1), gain("coin", 1), gain("knowledge", 1)] };
    expect(icons(face).filter(({ kind }) => kind === "slash")).toHaveLength(2);
  });

  it("marks a student's way by color, shape and direction", () => {
    expect(icons({ do: "student", district: "red", n: -1 })).toEqual([
      { kind: "compound", name: "pawn", badge: "backward", tint: "c-red", shape: "red" },
    ]);
    expect(icons({ do: "student", district: "any", n: 1 })).toEqual([{ kind: "compound", name: "pawn-any", badge: "forward" }]);
  });

  it("shows a discount only where there is one", () => {
    expect(icons({ do: "create", discount: 3 })).toContainEqual({ kind: "discount", n: 3 });
    expect(icons({ do: "create", discount: 0 })).toHaveLength(1);
  });

  it("refuses a face that it does not know", () => {
    expect(() => icons({ do: "conjure" })).toThrow(/conjure/);
    expect(drawable({ do: "conjure" })).toBe(false);
  });

  it.each(["red-marble", "blue-marble", "first-book", "create"])("draws the trigger %s", (event) => {
    expect(triggerIcons(event).at(-1)).toEqual({ kind: "icon", name: "bolt" });
  });
});

describe("where do I get it?", () => {
  it("finds what an effect brings, not what it costs", () => {
    const face: Face = { do: "pay", cost: gain("knowledge", 4), gain: { do: "all", of: [gain("vp", 4), { do: "research", n: 1 }] } };
    expect(gives(face)).toEqual(["vp", "research"]);
  });

  it("counts any resources as each of them", () => {
    expect(gives({ do: "gain-any", n: 2 })).toEqual(["clay", "coin", "knowledge"]);
  });
});
