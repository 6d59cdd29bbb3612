/** A rule that only one component needs stands in that component; a shared file holds what several share. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = new URL("../src/", import.meta.url);
const SHARED = ["shell/css/base.css", "shell/css/pages.css", "shell/css/table.css", "shell/css/review.css", "golem/css/pieces.css", "golem/css/boards.css", "alchemists/css/frame.css", "alchemists/css/pieces.css", "alchemists/css/lane.css", "alchemists/css/squares.css"];
const read = (name: string): string => readFileSync(new URL(name, SRC), "utf8");

/** Markup and script of every component: a class may be written in either. */
const components = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => read(name).replace(/<style>[\s\S]*<\/style>/, ""));

/** The classes of a shared file's selectors; a list in :is() is one thing, so its parts do not count. */
function classes(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:is\([^()]*\)/g, "").replace(/\{[^{}]*\}/g, "{}").match(/[^{}]+(?=\{)/g) ?? [];
  const parts = selectors.filter((selector) => !selector.trim().startsWith("@")).flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)]);
  return new Set(parts.map(([, name]) => name!));
}

function users(name: string): number {
  const whole = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  const stem = name.match(/^(.+-)(?:\d|red|blue|yellow|green|black|gold|no|yes)$/)?.[1];
  return components.filter((text) => whole.test(text) || (stem !== undefined && text.includes(`${stem}{`)) || (stem !== undefined && text.includes(`${stem}\${`))).length;
}

/** The roots under which a game's shared rules stand. */
const ROOTS = new Set(["golem-table", "alchemists-table"]);

test.each(SHARED)("%s holds nothing that only one component uses", (file) => {
  const names = [...classes(read(file))].filter((name) => !ROOTS.has(name));
  expect(names.filter((name) => users(name) < 2)).toEqual([]);
});

test("every shared file is looked at", () => {
  const found = ["shell", "golem", "alchemists"].flatMap((folder) => readdirSync(new URL(`${folder}/css`, SRC)).map((name) => `${folder}/css/${name}`));
  const plain = found.filter((name) => !/\/(tokens|index|fonts)\.css$/.test(name));
  expect(plain.sort()).toEqual([...SHARED].sort());
});

test("the classes of a file are found", () => {
  expect(classes("/* .no */ @media (max-width: 1px) { .a > .b:hover, .c:is(.x, .y)::before { margin: 0.5rem; } }")).toEqual(new Set(["a", "b", "c"]));
});
