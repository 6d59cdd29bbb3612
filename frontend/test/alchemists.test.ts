import { describe, expect, it } from "vitest";
import { aboutOf } from "../src/alchemists/about";
import { alchemistsPlaces } from "../src/alchemists/places";
import { costAndGain, parts, type Face } from "../src/alchemists/bundle";
import { changes } from "../src/alchemists/changes";
import { phaseOf } from "../src/alchemists/phase";
import { stageOf } from "../src/alchemists/stage";
import { tabOf } from "../src/alchemists/tabs";
import { isLunar, type AlchemistsPlayer, type AlchemistsView } from "../src/alchemists/view";
import type { State } from "../src/wire";

const state = (asks: string): State => ({ view: { game: "alchemists", decision: { asks } } }) as unknown as State;
const places = (action: string, asks = ""): string[] => alchemistsPlaces(action, state(asks));

describe("where an action stands on the board", () => {
  it.each([
    ["order 3", ["order 3"]],
    ["publisher toad", ["favor publisher", "theory toad"]],
    ["exchange gold", ["seal gold"]],
    ["exchange npN", ["alchemical npN"]],
    ["order 6 courtier", ["order 6"]],
    ["place forage 2", ["actions forage 2", "cubes forage 2"]],
    ["place forage 0", ["actions forage 0"]],
    ["assistant 2", ["assistant 2"]],
    ["associate publish", ["house publish"]],
    ["boots drink", ["house drink"]],
    ["forage toad", ["face-up toad"]],
    ["forage deck", ["deck"]],
    ["transmute claw sage 2", ["hand claw"]],
    ["test fern", ["hand fern"]],
    ["mix toad scorpion barmaid", ["hand toad", "hand scorpion"]],
    ["set-aside both", ["set-aside both"]],
    ["bid 3", ["bid 3"]],
    ["sell R- sign merchant", ["wanted R-", "guarantee sign"]],
    ["buy witchs-trunk shopkeeper 2", ["artifact witchs-trunk"]],
    ["take crystal-cabinet", ["artifact crystal-cabinet"]],
    ["show feather-in-cap", ["own feather-in-cap"]],
    ["altar 4", ["altar 4"]],
    ["debunk claw G", ["theory claw", "color G"]],
    ["debunk toad flower", ["theory toad", "theory flower"]],
    ["claim 0", ["potion 0"]],
    ["theory mandrake", ["theory mandrake"]],
    ["endorse feather", ["theory feather"]],
    ["endorse article-G courtier", ["article G"]],
    ["article R courtier", ["article R"]],
    ["alchemical Nnp", ["alchemical Nnp"]],
    ["seal gold", ["seal gold"]],
    ["signs +-", ["signs +-"]],
    ["white fern", ["ingredient fern"]],
    ["exhibit B+", ["potion B+"]],
    ["visit courtier", ["library"]],
    ["read toad", ["ingredient toad"]],
    ["animate", ["golem"]],
    ["name claw", ["ingredient claw"]],
    ["report chest 2", ["report chest 2"]],
    ["take-back ears", ["take-back ears"]],
    ["token B-large", ["token B-large"]],
    ["keep 9 17", ["startup 9", "startup 17"]],
    ["keep barmaid", ["favor barmaid"]],
    ["replicate 6", ["startup 6"]],
    ["drop 6", ["startup 6"]],
    ["grant grant-3", ["grant grant-3"]],
  ])("%s", (action, expected) => expect(places(action)).toEqual(expected));

  it("tells apart what is discarded", () => {
    expect(places("discard toad", "discard-ingredients")).toEqual(["hand toad"]);
    expect(places("discard sage", "discard-favor")).toEqual(["favor sage"]);
  });

  it.each(["done", "periscope"])("%s is a button in the prompt", (action) => expect(places(action)).toEqual([]));
});

describe("the stage", () => {
  it("shows the board of the decision, and otherwise the theories", () => {
    expect(stageOf("action-forage")).toBe("forage");
    expect(stageOf("report-tokens")).toBe("golem");
    expect(stageOf("place-seal")).toBe("theories");
    expect(stageOf("publisher")).toBe("theories");
    expect(stageOf("mortar-card")).toBe("mix");
    expect(stageOf("show-feather")).toBe("mix");
    expect(stageOf(null)).toBe("theories");
  });

  it("keeps the theories while another declares", () => {
    expect(stageOf("declare", false)).toBe("theories");
    expect(stageOf("action-forage", false)).toBe("forage");
  });

  it("has a tab for every place", () => {
    expect(tabOf("theory toad")).toBe("theories");
    expect(tabOf("hand toad")).toBe("lab");
    expect(tabOf("order 3")).toBe("board");
  });
});

describe("the parts of a round", () => {
  const at = (asks: string | null, space: string | null = null) => phaseOf({ decision: asks === null ? null : { asks }, space, over: false } as unknown as AlchemistsView);
  it("follows the decision and the space", () => {
    expect(at("pick-order-space")).toBe("order");
    expect(at("declare")).toBe("declare");
    expect(at("place-seal", "publish")).toBe("resolve");
    expect(at("report")).toBe("end");
  });
});

describe("costs and gains as icons", () => {
  it("parts the cost from the gain", () => {
    const face: Face = { do: "pay", cost: { do: "reputation", n: 1 }, gain: { do: "all", of: [{ do: "ingredient", n: 2 }, { do: "favor", n: 1 }] } };
    expect(costAndGain(face)).toEqual({ cost: [{ icon: "reputation", n: 1 }], gain: [{ icon: "ingredient-card", n: 2 }, { icon: "favor", n: 1 }] });
    expect(costAndGain({ do: "all", of: [] })).toEqual({ cost: [], gain: [] });
  });

  it("draws a startup card", () => {
    expect(parts({ do: "all", of: [{ do: "gold", n: 2 }, { do: "reputation", n: -2 }] })).toEqual([{ icon: "gold", n: 2 }, { icon: "reputation", n: -2 }]);
    expect(parts({ do: "secret-artifact" })).toEqual([{ icon: "space-buy-artifact", n: 1 }]);
  });

  it("draws what an artifact or a favor gives, and leaves deeds and points to words", () => {
    const trunk: Face = { do: "all", of: [{ do: "taken", of: [{ do: "ingredient", n: 7 }] }, { do: "deed", n: 0 }] };
    expect(parts(trunk)).toEqual([{ icon: "ingredient-card", n: 7 }]);
    expect(parts({ do: "points", n: 2 })).toEqual([]);
    const herbalist: Face = { do: "drawn", of: [{ do: "ingredient", n: 3 }, { do: "discard", n: 2 }] };
    expect(parts(herbalist)).toEqual([{ icon: "ingredient-card", n: 3 }, { icon: "ingredient-card", n: -2 }]);
  });
});

it("names what a decision is about", () => {
  const at = (asks: string, ...about: number[]) => aboutOf({ decision: { asks, numbers: about } } as unknown as AlchemistsView);
  expect(at("choose-alchemical", 2, 0)).toEqual({ place: "toad" });
  expect(at("place-seal", 9, 1)).toEqual({ place: "article-G" });
  expect(at("claim-potion", 1, 6)).toEqual({ ingredients: ["fern", "scorpion"] });
  expect(at("animate-golem", -1, 0)).toEqual({ ingredients: [] });
  expect(at("exhibit-mix", 4, 0)).toEqual({ potion: "B+" });
  expect(at("report-tokens", 1, 2)).toEqual({ organ: "ears" });
  expect(at("declare")).toEqual({});
});

it("shows what an option changes for me", () => {
  const now = { gold: 3, reputation: 10, seals: 11, ingredients: 2, favors: 0 } as AlchemistsPlayer;
  expect(changes(now, { ...now, gold: 2, reputation: 11 })).toEqual([{ name: "gold", icon: "gold", by: -1 }, { name: "reputation", icon: "reputation", by: 1 }]);
});

it("knows the lunar alchemicals by their minuses", () => {
  expect(["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"].map((code) => isLunar(code as "npN"))).toEqual([false, true, false, true, false, true, true, false]);
});
