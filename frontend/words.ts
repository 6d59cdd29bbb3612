/** Of the sentences about a game, which the server says, the page gets only those that the game's board names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCES = join(import.meta.dirname, "src");
const CATALOGUE = /\/i18n\/\w+\/([\w-]+)\.ftl\?raw$/;

/** The messages of a catalogue by name, each with the lines that belong to it. */
function messages(text: string): Map<string, string> {
  const found = [...text.matchAll(/^([a-z][\w-]*) =.*(?:\n(?:[ \t]+.*|(?=\n[ \t])))*/gm)];
  return new Map(found.map(([whole, name]) => [name!, whole!]));
}

/** The messages that are named, and those that they refer to. */
export function cut(text: string, named: Iterable<string>): string {
  const all = messages(text);
  const kept = new Set<string>();
  const todo = [...named];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const message = all.get(name);
    if (message === undefined || kept.has(name)) continue;
    kept.add(name);
    todo.push(...[...message.matchAll(/\{ ([a-z][\w-]*)/g)].map(([, other]) => other!));
  }
  return [...all].flatMap(([name, message]) => (kept.has(name) ? [message] : [])).join("\n") + "\n";
}

/** Whether a catalogue is that of a game which the page is built with. */
function hasBoard(game: string): boolean {
  return existsSync(join(SOURCES, game, "page.ts"));
}

/** The labels of a game that its board names. */
export function namedByBoard(game: string): string[] {
  const board = join(SOURCES, game);
  const files = readdirSync(board).filter((name) => /\.(svelte|ts)$/.test(name));
  const label = new RegExp(`["'\`](${game}-[\\w-]+)["'\`]`, "g");
  return files.flatMap((name) => [...readFileSync(join(board, name), "utf8").matchAll(label)].map(([, id]) => id!));
}

export function cutWords(): Plugin {
  return {
    name: "cut-words",
    enforce: "pre",
    apply: "build",
    load(id) {
      const game = CATALOGUE.exec(id)?.[1];
      if (game === undefined || !hasBoard(game)) return null;
      return `export default ${JSON.stringify(cut(readFileSync(id.replace("?raw", ""), "utf8"), namedByBoard(game)))}`;
    },
  };
}
