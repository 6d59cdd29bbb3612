/** The Alchemists table for its components: the view, the content, the notebook, and what is looked at. */
import { getContext, setContext } from "svelte";
import type { TableClient } from "../shell/table.svelte";
import { notebookOf, viewOf } from "../shell/views";
import { aboutOf } from "./about";
import { AlchemistsContent } from "./content";
import { takenOf } from "./flights";
import { sentenceOf } from "./gaps";
import { Notes } from "./notes.svelte";
import { stageOf, type Stage } from "./stage";
import type { Alchemical, AlchemistsPlayer, AlchemistsView, Ingredient, ModuleName, NotebookSent } from "./view";

const KEY = Symbol("alchemists");

export class AlchemistsTable {
  /** The board that was opened over the stage by hand; null: the board of the present action. */
  opened = $state<Stage | null>(null);
  /** The colleague whose laboratory is shown on the stage. */
  visiting = $state<number | null>(null);
  /** What the person is looking for: its sources are lit. */
  seeking = $state<string | null>(null);
  /** The ingredient under the pointer: it lights up everywhere. */
  lit = $state<Ingredient | null>(null);
  readonly notes: Notes;

  constructor(readonly client: TableClient) {
    // On a device for several people each has a notebook of their own.
    this.notes = new Notes(client.stage.shared ? `${client.code}-${client.seat}` : client.code, () => this.notebook?.level ?? "paper");
  }

  readonly view = $derived.by(() => viewOf<AlchemistsView>(this.client.stage.shown!));
  readonly content = $derived.by(() => new AlchemistsContent(this.client.content!));
  /** The view after the option under the pointer. */
  readonly after = $derived.by(() => (this.client.preview ? viewOf<AlchemistsView>(this.client.preview) : null));
  readonly notebook = $derived.by(() => notebookOf<NotebookSent>(this.client.stage.shown!));
  /** What is possible and what is not, unless I write by hand. */
  readonly possible = $derived.by(() => (this.notes.level !== "paper" && this.notebook && this.notebook.level !== "paper" ? this.notebook : null));
  /** Chances, where the table allows them and I want them. */
  readonly deduction = $derived.by(() => (this.notes.level === "full" && this.notebook?.level === "full" ? this.notebook : null));
  readonly about = $derived.by(() => aboutOf(this.view));
  /** My decision as a sentence with gaps; null where the plain words say it all. */
  readonly sentence = $derived.by(() => {
    const { options, narrowed, shown, trouble } = this.client;
    if (!options.length || trouble || !this.client.stage.settled) return null;
    const guarantees = this.content.kind("guarantee").map(({ cells }) => cells.name!);
    return sentenceOf(this.view, { options: options.map(({ action }) => action), narrowed: narrowed.map(({ action }) => action), shown }, guarantees);
  });
  /** The ingredients that were taken from the market this round, and by whom. */
  readonly taken = $derived.by(() => takenOf(this.client.events));
  readonly theories = $derived.by(() => new Map(this.view.theories.map((theory) => [theory.ingredient, theory])));

  /** My seat; a spectator sits behind the first player. */
  get me(): number {
    return this.view.seat ?? 0;
  }

  get player(): AlchemistsPlayer {
    return this.view.players[this.me]!;
  }

  get stage(): Stage {
    return this.opened ?? stageOf(this.view.decision?.asks ?? null, this.client.stage.settled && this.client.options.length > 0);
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

  uses(module: ModuleName): boolean {
    return this.view.modules.includes(module);
  }

  /** In per cent, by my own notebook; null if the notebook is on paper or not mine. */
  chance(ingredient: Ingredient, alchemical: Alchemical): number | null {
    if (!this.deduction?.worlds) return null;
    const row = this.deduction.alchemicals[ingredient];
    const all = Object.values(row).reduce((sum, n) => sum + n, 0);
    return all ? Math.round((100 * row[alchemical]) / all) : null;
  }

  /** Look for a thing, or stop looking. */
  seek(thing: string): void {
    this.seeking = this.seeking === thing ? null : thing;
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
