/** Looks up the components of Golem in the content that the server sent. */
import type { Component, EffectFace, GameContent } from "../wire";
import type { Face } from "./faces";

export interface Drawn {
  face: Face;
  words: string;
  /** Where the value comes from: rulebook, community, inferred, house. */
  source: string;
}

export class GolemContent {
  readonly #components = new Map<string, Component>();
  readonly #effects: Record<string, EffectFace>;

  constructor(content: GameContent) {
    for (const component of content.components) this.#components.set(component.key, component);
    this.#effects = content.effects;
  }

  row(key: string): Component | undefined {
    return this.#components.get(key);
  }

  all(kind: string): Component[] {
    return [...this.#components.values()].filter((component) => component.kind === kind);
  }

  number(key: string, cell: string): number {
    return Number(this.#components.get(key)?.cells[cell] ?? 0);
  }

  words(key: string): string {
    return this.#components.get(key)?.words ?? "";
  }

  source(key: string, cell = "effect"): string {
    const sources = this.#components.get(key)?.sources;
    return sources?.[cell] ?? Object.values(sources ?? {})[0] ?? "rulebook";
  }

  /** The effect of a key ("book.9.immediate"), with the source of its component's cell. */
  effect(key: string, component = key, cell = "effect"): Drawn | null {
    const found = this.#effects[key];
    if (!found) return null;
    return { face: found.face as Face, words: found.words, source: this.source(component, cell) };
  }
}
