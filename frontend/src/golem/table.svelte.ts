/** The Golem table for its components: the view, the content, and the view that is being previewed. */
import { getContext, setContext } from "svelte";
import type { TableClient } from "../shell/table.svelte";
import { viewOf } from "../shell/views";
import { GolemContent } from "./content";
import { recent } from "./recent";
import type { District, GolemPiece, GolemPlayer, GolemView } from "./view";
import { follow, type Walker } from "./walkers";

const KEY = Symbol("golem");

export class GolemTable {
  /** The seat whose workshop is shown; null: my own. */
  visiting = $state<number | null>(null);
  /** Phone: the district that is shown. */
  district = $state<District>("red");
  /** What the person is looking for: its sources are lit. */
  seeking = $state<string | null>(null);
  /** The golem under the pointer: its house and its student light up. */
  looked = $state.raw<(GolemPiece & { seat: number }) | null>(null);
  #walkers: Walker[][] = [];

  constructor(readonly client: TableClient) {}

  readonly view = $derived.by(() => viewOf<GolemView>(this.client.stage.shown!));
  readonly content = $derived.by(() => new GolemContent(this.client.content!));
  /** The view after the option under the pointer. */
  readonly after = $derived.by(() => (this.client.preview ? viewOf<GolemView>(this.client.preview) : null));

  /** The golems of each seat; one that walks stays the same. */
  readonly walkers = $derived.by(() => (this.#walkers = this.view.players.map((player, seat) => follow(this.#walkers[seat] ?? [], player.golems))));
  /** What the others touched since my last act. */
  readonly recent = $derived.by(() => recent(this.client.events, this.view.seat));

  /** My seat; a spectator sits behind the first player. */
  get me(): number {
    return this.view.seat ?? 0;
  }

  get host(): number {
    return this.visiting ?? this.me;
  }

  get player(): GolemPlayer {
    return this.view.players[this.host]!;
  }

  get next(): GolemPlayer | null {
    return this.after?.players[this.host] ?? null;
  }

  name(seat: number): string {
    return this.client.seats[seat]?.name ?? "";
  }

  seek(thing: string): void {
    this.seeking = this.seeking === thing ? null : thing;
  }
}

export function provideGolem(table: GolemTable): void {
  setContext(KEY, table);
}

export function useGolem(): GolemTable {
  return getContext<GolemTable>(KEY);
}
