/** The Alchemists table for its components: the view, the content, the notebook, and what is looked at. */
import { getContext, setContext } from "svelte";
import type { TableClient } from "../shell/table.svelte";
import { aboutOf } from "./about";
import { AlchemistsContent } from "./content";
import { Notes } from "./notes.svelte";
import { stageOf, type Stage } from "./stage";
import type { Alchemical, AlchemistsPlayer, AlchemistsView, Deduction, Ingredient } from "./view";

const KEY = Symbol("alchemists");

export class AlchemistsTable {
  /** The board that was opened over the stage by hand; null: the board of the present action. */
  opened = $state<Stage | null>(null);
  /** The colleague whose laboratory is shown on the stage. */
  visiting = $state<number | null>(null);
  /** The ingredient under the pointer: it lights up everywhere. */
  lit = $state<Ingredient | null>(null);
  readonly notes: Notes;

  constructor(readonly client: TableClient) {
    this.notes = new Notes(client.code);
  }

  readonly view = $derived.by(() => this.client.state!.view as unknown as AlchemistsView);
  readonly content = $derived.by(() => new AlchemistsContent(this.client.content!));
  /** The view after the option under the pointer. */
  readonly after = $derived.by(() => (this.client.preview ? (this.client.preview.view as unknown as AlchemistsView) : null));
  readonly deduction = $derived.by(() => (this.client.state!.notebook as Deduction | null) ?? null);
  readonly about = $derived.by(() => aboutOf(this.view));
  readonly theories = $derived.by(() => new Map(this.view.theories.map((theory) => [theory.ingredient, theory])));

  /** My seat; a spectator sits behind the first player. */
  get me(): number {
    return this.view.seat ?? 0;
  }

  get player(): AlchemistsPlayer {
    return this.view.players[this.me]!;
  }

  get stage(): Stage {
    return this.opened ?? stageOf(this.view.decision?.asks ?? null, this.client.options.length > 0);
  }

  /** The others, clockwise from my left; a spectator sees all. */
  get others(): number[] {
    const n = this.view.players.length;
    const all = Array.from({ length: n }, (_, i) => (this.me + 1 + i) % n);
    return this.view.seat === null ? all : all.slice(0, n - 1);
  }

  name(seat: number): string {
    return this.client.seats[seat]?.name ?? "";
  }

  uses(module: string): boolean {
    return this.view.modules.includes(module);
  }

  /** In per cent, by my own notebook; null if the notebook is on paper or not mine. */
  chance(ingredient: Ingredient, alchemical: Alchemical): number | null {
    if (this.notes.level !== "full" || !this.deduction?.worlds) return null;
    const row = this.deduction.alchemicals[ingredient];
    const all = Object.values(row).reduce((sum, n) => sum + n, 0);
    return all ? Math.round((100 * row[alchemical]) / all) : null;
  }

  /** Pointing at an ingredient lights it everywhere. */
  light(ingredient: Ingredient): { onpointerenter: () => void; onpointerleave: () => void } {
    return { onpointerenter: () => (this.lit = ingredient), onpointerleave: () => (this.lit = null) };
  }
}

export function provideAlchemists(table: AlchemistsTable): void {
  setContext(KEY, table);
}

export function useAlchemists(): AlchemistsTable {
  return getContext<AlchemistsTable>(KEY);
}
