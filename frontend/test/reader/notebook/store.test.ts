import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact } from "../../../src/reader/core";
import { Storage } from "./storage";

const RED: Fact = { type: "mix", ingredients: ["fern", "toad"], result: "R+" };
const LUNAR: Fact = { type: "class", ingredient: "toad", class: "lunar" };
const GAME = { code: "TKQDN", expansion: true, key: "TKQDN" };
let kept: Storage;

/** The store as a page that is opened anew sees it. */
async function reload() {
  vi.resetModules();
  return import("../../../src/reader/notebook/store");
}

beforeEach(() => {
  kept = new Storage();
  vi.stubGlobal("localStorage", kept);
});

describe("the notebooks of a browser", () => {
  it("are still there after a reload, with undo and redo", async () => {
    let store = await reload();
    expect(store.addFact("TKQDN", RED)).toBe(true);
    store.write("TKQDN", { square: "toad npN", mark: "no" });
    store.addFact("TKQDN", LUNAR);
    store.undo("TKQDN");
    store = await reload();
    expect(store.noteOf(store.notebookOf(GAME))).toEqual({ facts: [RED], marks: { "toad npN": "no" }, theories: {} });
    store.redo("TKQDN");
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([RED, LUNAR]);
    for (let step = 0; step < 5; step++) store.undo("TKQDN");
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([]);
    for (let step = 0; step < 5; step++) store.redo("TKQDN");
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([RED, LUNAR]);
  });

  it("stand under the name that was agreed on", async () => {
    const store = await reload();
    store.addFact("TKQDN", RED);
    expect(kept.key(0)).toBe("goldenlane.reader.notebook.TKQDN");
  });

  it("do not take the same fact twice, however its ingredients stand", async () => {
    const store = await reload();
    store.addFact("TKQDN", RED);
    expect(store.addFact("TKQDN", { type: "mix", ingredients: ["toad", "fern"], result_in: ["R+"] })).toBe(false);
    expect(() => store.addFact("TKQDN", { ...RED, ingredients: ["toad", "toad"] } as Fact)).toThrow("same: toad");
    expect(store.notebookOf(GAME).steps.length).toBe(1);
  });

  it("lose what was undone when something else is written, and nothing else", async () => {
    const store = await reload();
    store.addFact("TKQDN", RED);
    store.addFact("TKQDN", LUNAR);
    store.undo("TKQDN");
    store.write("TKQDN", { change: 0, to: { ...RED, result: "B-" } as Fact });
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([{ ...RED, result: "B-" }]);
    store.undo("TKQDN");
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([RED]);
  });

  it("are one for each game, the latest first", async () => {
    const store = await reload();
    vi.spyOn(Date, "now").mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
    store.addFact("KJQW", RED);
    store.notebookOf(GAME);
    store.addFact("TKQDN", LUNAR);
    store.setLevel("KJQW", "hints");
    expect(store.notebooks().map(({ key, level }) => [key, level])).toEqual([["KJQW", "hints"], ["TKQDN", "paper"]]);
    expect(store.notebooks()[1]!.code).toBe("TKQDN");
    store.discard("KJQW");
    expect(store.notebooks().map(({ key }) => key)).toEqual(["TKQDN"]);
  });

  it("learn of which game they are when they are opened", async () => {
    const store = await reload();
    store.addFact("KJQW", RED);
    const base = { code: "KJQW", expansion: false, key: "KJQW" };
    expect(store.notebookOf(base)).toMatchObject({ ...base, done: 1 });
  });

  it("tell of every change until nobody wants to hear", async () => {
    const store = await reload();
    let heard = 0;
    const stop = store.subscribe(() => heard++);
    store.addFact("TKQDN", RED);
    store.undo("TKQDN");
    stop();
    store.redo("TKQDN");
    expect(heard).toBe(2);
  });

  it("go on in memory when the storage is full, and say so", async () => {
    const store = await reload();
    kept.full = true;
    store.addFact("TKQDN", RED);
    expect(store.isKept()).toBe(false);
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([RED]);
    kept.full = false;
    store.addFact("TKQDN", LUNAR);
    expect(store.isKept()).toBe(true);
  });

  it.each(["", "{", "null"])("begin anew if what is kept is %j", async (text) => {
    kept.setItem("goldenlane.reader.notebook.TKQDN", text);
    const store = await reload();
    expect(store.notebooks()).toEqual([]);
    expect(store.notebookOf(GAME).steps).toEqual([]);
  });

  it.each([{ add: { type: "mix" } }, { change: 0, to: {} }, { replace: { facts: [] } }, null])("are read up to a damaged step %j", async (bad) => {
    const steps = [{ add: RED }, bad, { add: LUNAR }];
    kept.setItem("goldenlane.reader.notebook.TKQDN", JSON.stringify({ steps, done: 3 }));
    const store = await reload();
    expect(store.noteOf(store.notebookOf(GAME)).facts).toEqual([RED]);
  });
});
