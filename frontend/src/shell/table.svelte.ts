/**
 * A table on this page: what the server said last, and what the person is about to do.
 *
 * Nothing here knows a rule: the server lists the options, a game's page says on which things of the
 * board each option stands, and the person takes one.
 */
import type { GameContent, Happened, Hint, Lang, Option, PreviewResult, Seat, State, ToPage, ToServer } from "../wire";
import { api } from "./api";
import { t } from "./i18n.svelte";

/** Where an option stands on the board: ids of things, in reading order; none: a button in the prompt. */
export type Places = (action: string, state: State) => string[];

/** What the page must know of a game besides its board. */
export interface Look {
  places: Places;
  /** The emblem of each seat. */
  emblems: readonly string[];
  /** The number of the tile that an option would take, to show on its button. */
  tileOf?: (action: string, state: State) => number | null;
}

function sameOptions(before: State | null, now: State): boolean {
  return before?.seat === now.seat && JSON.stringify(before.options) === JSON.stringify(now.options);
}

const RETRY_MS = [300, 1000, 2000, 5000];

export class TableClient {
  state = $state.raw<State | null>(null);
  events = $state.raw<Happened[]>([]);
  content = $state.raw<GameContent | null>(null);
  preview = $state.raw<PreviewResult | null>(null);
  online = $state(false);
  /** Connected or trying to be; a replay is not. */
  live = $state(false);
  /** Sentence of the last refusal. */
  trouble = $state<string | null>(null);
  /** Why the last wish was not granted, though nothing was sent: where undo ends. */
  reason = $state<string | null>(null);
  /** What a good bot would do, once asked for. */
  advice = $state.raw<Hint | null>(null);
  /** A bot thinks about my question. */
  asking = $state(false);
  /** The chosen option, not yet sent. */
  selected = $state<string | null>(null);
  /** The option under the pointer or focus. */
  pointed = $state<string | null>(null);
  /** Options of one thing among which the person has yet to choose. */
  narrowed = $state.raw<Option[]>([]);
  /** The options of the thing that is being dragged. */
  dragged = $state.raw<Option[]>([]);
  /** Waiting for the server's answer to an act. */
  sent = $state(false);
  /** Hot-seat: hidden until the next player says to be there. */
  curtain = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #end = new AbortController();
  #asked: string | null = null;
  #lang: Lang;

  constructor(readonly code: string, lang: Lang, readonly lookOf: (game: string) => Look) {
    this.#lang = lang;
  }

  // ---- reading ----------------------------------------------------------------------------------
  get seats(): Seat[] {
    return this.state?.seats ?? [];
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  get options(): Option[] {
    return this.state?.options ?? [];
  }

  get look(): Look {
    return this.lookOf((this.state?.view.game as string | undefined) ?? "");
  }

  readonly byPlace = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (!this.state || this.sent) return found;
    const { places } = this.look;
    for (const option of this.narrowed.length ? this.narrowed : this.state.options) {
      for (const place of places(option.action, this.state)) {
        found.set(place, [...(found.get(place) ?? []), option]);
      }
    }
    return found;
  });

  /** Of the options of one thing, those that no other thing on the board tells apart. */
  readonly unsettled = $derived.by(() => {
    const told = [...this.byPlace.values()].filter((options) => options.length < this.narrowed.length).flat();
    return this.narrowed.filter((option) => !told.includes(option));
  });

  /** Options that stand nowhere on the board. */
  readonly homeless = $derived.by(() => {
    const state = this.state;
    if (!state || this.sent) return [];
    const { places } = this.look;
    return state.options.filter((option) => !places(option.action, state).length);
  });

  /** The option whose consequence is shown. */
  get shown(): string | null {
    return this.selected ?? this.pointed;
  }

  /** Where an option stands on the board. */
  placesOf(action: string): string[] {
    return this.state ? this.look.places(action, this.state) : [];
  }

  wordsOf(action: string): string {
    return this.options.find((option) => option.action === action)?.words ?? action;
  }

  // ---- choosing ---------------------------------------------------------------------------------
  point(action: string | null): void {
    this.pointed = action;
    const wish = this.shown;
    if (wish) this.askPreview(wish);
  }

  select(action: string): void {
    if (this.selected === action) this.confirm();
    else {
      this.selected = action;
      this.narrowed = [];
      this.askPreview(action);
    }
  }

  /** A click on a thing: one option is selected, several are offered in the prompt. */
  choose(options: Option[]): void {
    if (options.length === 1) this.select(options[0]!.action);
    else if (options.length > 1) {
      const already = options.findIndex((option) => option.action === this.selected);
      const again = options.length === this.narrowed.length;
      this.selected = null;
      this.narrowed = already < 0 && !again ? options : [];
    }
  }

  drop(): void {
    this.selected = null;
    this.pointed = null;
    this.narrowed = [];
    this.preview = null;
  }

  confirm(): void {
    if (this.selected) this.act(this.selected);
  }

  act(action: string): void {
    if (!this.state || this.sent) return;
    this.sent = true;
    this.drop();
    this.#send({ type: "act", seq: this.state.seq, action, seat: this.state.seat });
  }

  undo(): void {
    if (this.selected || this.narrowed.length) return this.drop();
    if (!this.state || this.sent) return;
    if (!this.state.undo.reach) {
      this.reason = this.state.undo.reason;
      return;
    }
    this.sent = true;
    this.#send({ type: "undo", seq: this.state.seq, seat: this.state.seat });
  }

  askPreview(action: string): void {
    if (!this.state || this.#asked === `${this.state.seq} ${action}`) return;
    this.#asked = `${this.state.seq} ${action}`;
    this.#send({ type: "preview", seq: this.state.seq, action, seat: this.state.seat });
  }

  /** Ask what a good bot would do in my place. */
  askHint(): void {
    if (!this.state?.options.length || this.asking || this.sent) return;
    if (!this.state.hints) {
      this.reason = t("table-hint-forbidden");
      return;
    }
    this.drop();
    this.reason = null;
    if (this.advice) return;
    this.asking = true;
    this.#send({ type: "ask", seq: this.state.seq, seat: this.state.seat });
  }

  /** Hot-seat: lift the curtain for one of my seats. */
  lookAs(seat: number): void {
    this.curtain = null;
    this.drop();
    this.#send({ type: "look", seat });
  }

  // ---- the line to the server ---------------------------------------------------------------------
  open(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#retry);
    if (!this.live) this.#listen();
    this.live = true;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.#tries = 0;
      const { state } = this;
      this.#send({ type: "hello", table: this.code, last_seq: -1, lang: this.#lang, seat: state?.seat ?? null });
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ToPage);
    socket.onclose = () => {
      this.online = false;
      this.sent = false;
      this.asking = false;
      this.#asked = null;
      if (!this.#closed) this.#retry = setTimeout(() => this.open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
    };
  }

  /** A device that wakes up, or finds its network again, does not wait for the next try. */
  #listen(): void {
    const signal = this.#end.signal;
    window.addEventListener("online", () => this.open(), { signal });
    window.addEventListener("offline", () => this.#socket?.close(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.open(), { signal });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#end.abort();
    this.#socket?.close();
  }

  setLang(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#send({ type: "lang", lang });
    void this.#loadContent();
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.sent = false;
  }

  hear(message: ToPage): void {
    if (message.type === "state") this.#take(message);
    else if (message.type === "preview") {
      if (message.seq === this.state?.seq && message.action === this.shown) this.preview = message;
    } else if (message.type === "hint") {
      this.asking = false;
      if (message.seq === this.state?.seq) this.advice = message;
    } else if (message.type === "presence") {
      if (this.state) this.state = { ...this.state, seats: message.seats, next: message.next };
    } else {
      this.sent = false;
      this.asking = false;
      this.trouble = message.words || t("error-unknown");
    }
  }

  #take(state: State): void {
    const first = !this.state || this.state.view.game !== state.view.game;
    this.events = [...this.events.slice(0, state.events_from), ...state.events];
    if (this.state?.seq !== state.seq || this.state.seat !== state.seat) {
      const chosen = this.selected;
      this.drop();
      if (chosen && sameOptions(this.state, state)) this.selected = chosen; // somebody else chose meanwhile
      this.trouble = null;
      this.reason = null;
      this.advice = null;
      this.asking = false;
    }
    this.sent = false;
    this.#asked = null;
    this.state = state;
    if (this.selected) this.askPreview(this.selected);
    this.#drawCurtain(state);
    if (first || !this.content) void this.#loadContent();
  }

  /** Hot-seat: when it is the turn of another of my seats, hide the table until that person is there. */
  #drawCurtain(state: State): void {
    const mine = state.seats.filter((seat) => seat.mine);
    if (mine.length < 2 || state.over || state.seat === null) return;
    if (state.seats[state.seat]?.to_act) {
      this.curtain = null;
      return;
    }
    const next = mine.find((seat) => seat.to_act);
    if (next) this.curtain = next.seat;
  }

  async #loadContent(): Promise<void> {
    this.content = await api.tableContent(this.code, this.#lang);
  }
}
