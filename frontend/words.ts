/** Of the sentences about Alchemists, which the server says, the page gets only those that its board names. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const BOARD = join(import.meta.dirname, "src", "alchemists");
const CATALOGUE = /\/i18n\/\w+\/alchemists\.ftl\?raw$/;

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

/** The labels that the board names. */
export function namedByBoard(): string[] {
  const files = readdirSync(BOARD).filter((name) => /\.(svelte|ts)$/.test(name));
  return files.flatMap((name) => [...readFileSync(join(BOARD, name), "utf8").matchAll(/["'`](alchemists-[\w-]+)["'`]/g)].map(([, id]) => id!));
}

export function cutWords(): Plugin {
  return {
    name: "cut-words",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!CATALOGUE.test(id)) return null;
      return `export default ${JSON.stringify(cut(readFileSync(id.replace("?raw", ""), "utf8"), namedByBoard()))}`;
    },
  };
}
