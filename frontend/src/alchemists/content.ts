/** Looks up the components of Alchemists in the content that the server sent. */
import type { Component, EffectFace, GameContent } from "../wire";
import type { Face } from "./bundle";

export class AlchemistsContent {
  readonly #components = new Map<string, Component>();
  readonly #effects: Record<string, EffectFace>;

  constructor(content: GameContent) {
    for (const component of content.components) if (!this.#components.has(component.key)) this.#components.set(component.key, component);
    this.#effects = content.effects;
    this.all = content.components;
  }

  readonly all: Component[];

  kind(kind: string): Component[] {
    return this.all.filter((component) => component.kind === kind);
  }

  words(key: string): string {
    return this.#components.get(key)?.words ?? "";
  }

  /** What a card gives. */
  face(key: string): Face {
    return (this.#effects[key]?.face as Face | undefined) ?? { do: "all", of: [] };
  }

  cell(key: string, cell: string): string {
    return this.#components.get(key)?.cells[cell] ?? "";
  }

  number(key: string, cell = "value"): number {
    return Number(this.cell(key, cell) || 0);
  }

  source(key: string, cell: string): string {
    return this.#components.get(key)?.sources[cell] ?? "rulebook";
  }

  /** The first conference of the Golem Project: reputation with and without a report. */
  firstReports(variant: string): { report: number; none: number } {
    const cells = this.kind("golem-conference").find((row) => row.cells.variant === variant)?.cells;
    return { report: Number(cells?.report ?? 0), none: Number(cells?.none ?? 0) };
  }

  grant(name: string): { about: string[]; vp: number } {
    return { about: this.cell(`grant.${name}`, "about").split(" "), vp: this.number(`grant.${name}`, "vp") };
  }
}
