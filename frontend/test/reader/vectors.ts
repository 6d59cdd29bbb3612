/** The vectors that the Python reader wrote (tests/reader/vectors.py). */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export function vectors(name: string): any {
  const path = fileURLToPath(new URL(`../../../tests/vectors/reader-${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, "utf-8"));
}
