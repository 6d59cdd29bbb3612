/** What the module of a game gives that the page was not built with: plain DOM, no framework asked for. */
import type { GameContent, Lang, Option } from "../wire";

/** All that a board may draw: what its seat sees, what it may do (all of it, in places of its own), and the words
 * of the content. A thing that stands for an option carries the attribute data-legal, so that it glows. */
export interface GuestState {
  view: Record<string, unknown>;
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  lang: Lang;
  names: string[];
  options: Option[];
  /** The option that is chosen and waits to be confirmed. */
  selected: string | null;
  content: GameContent;
}

export interface Guest {
  update(state: GuestState): void;
  destroy?(): void;
}

export interface GuestModule {
  /** Draw into an element; `choose` selects an option, and confirms it when it is selected already. */
  mount(target: HTMLElement, choose: (action: string) => void): Guest;
}
