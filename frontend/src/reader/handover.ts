/**
 * One game on several phones without a server: what was shown to all and the boards go over as QR marks or a link.
 *
 * What comes in is data of strangers: only what could be so in a game is taken, everything else is refused. Private
 * answers and notebooks never go over; the secret is in the code.
 */
import { noBoards, PLAYERS, type Boards, type SealRow } from "./boards";
import { BadCode, COLORS, GUARANTEES, INGREDIENTS, POTIONS, QUALITIES, SIGNS, typedCode, type Shown } from "./core";
import { hash } from "./core/codes";

export interface Handed {
  code: string;
  shown: Shown[];
  boards: Boards;
}

export class BadHandOver extends Error {}

const MOST_EVENTS = 500;
const MOST_FRAMES = 99;
/** Letters in one mark: few enough for a small screen and an old camera. */
const FRAME = 420;
const NAME_LENGTH = 20;
const MARK = /^GL:GAME:([\da-f]{8}):(\d{1,2}):(\d{1,2}):([\w-]+)$/;

// ---- what may be in it ------------------------------------------------------------------------------------

type Check = (value: unknown) => boolean;
const oneOf = (words: readonly string[]): Check => (value) => typeof value === "string" && words.includes(value);
const truth: Check = (value) => typeof value === "boolean";
const potion = oneOf(POTIONS);
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(oneOf(INGREDIENTS));
const EVENTS: Record<string, Record<string, Check>> = {
  test: { potion },
  drink: { potion },
  sell: { wanted: potion, guarantee: oneOf(GUARANTEES), quality: oneOf(QUALITIES), met: truth, reputation: (value) => value === 0 || value === -1 },
  exhibit: { potion, success: truth },
  aspect: { ingredient: oneOf(INGREDIENTS), color: oneOf(COLORS), sign: oneOf(SIGNS) },
  claim: { ingredients: pair, potion, true: truth },
  mortar: {},
  periscope: {},
  library: {},
  golem: {},
  animate: { success: truth },
};

function need(fine: boolean): void {
  if (!fine) throw new BadHandOver();
}

function eventOf(data: unknown): Shown {
  const event = data as Record<string, unknown>;
  need(typeof event === "object" && event !== null && typeof event.use === "string" && Object.hasOwn(EVENTS, event.use));
  const fields = Object.entries(EVENTS[event.use as string]!);
  need(fields.every(([name, fits]) => fits(event[name])));
  return { use: event.use as string, ...Object.fromEntries(fields.map(([name]) => [name, event[name]])) };
}

function listOf<T>(data: unknown, length: number, each: (value: unknown, at: number) => T): T[] {
  need(Array.isArray(data) && data.length === length);
  return (data as unknown[]).map(each);
}

/** A whole number below a limit, or nothing there. */
function placed(below: number): (value: unknown) => number | null {
  return (value) => {
    need(value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < below));
    return value as number | null;
  };
}

const sealsOf = (data: unknown): SealRow => listOf(data, PLAYERS, placed(6));
const some = (data: unknown, most: number, below: number): number[] => {
  need(Array.isArray(data) && data.length <= most && !data.includes(null));
  return (data as unknown[]).map((value) => placed(below)(value)!);
};

function boardsOf(data: unknown): Boards {
  need(typeof data === "object" && data !== null);
  const from = data as Record<keyof Boards, unknown>;
  const part = (value: unknown) => (need(typeof value === "object" && value !== null), value as Record<string, unknown>);
  need(Array.isArray(from.conflicts) && from.conflicts.length <= 28);
  return {
    players: listOf(from.players, PLAYERS, (name) => (need(typeof name === "string" && name.length <= NAME_LENGTH), name as string)),
    theories: listOf(from.theories, INGREDIENTS.length, (entry, ingredient) => ({ ingredient, alchemical: placed(8)(part(entry).alchemical), seals: sealsOf(part(entry).seals) })),
    articles: listOf(from.articles, 3, (entry, color) => {
      const [first, second] = some(part(entry).signs, 2, 2);
      need(second !== undefined);
      return { color, entries: listOf(part(entry).entries, 4, placed(8)), signs: [first!, second!] as [number, number], seals: sealsOf(part(entry).seals) };
    }),
    reports: listOf(from.reports, 2, (rows) => listOf(rows, PLAYERS, (tokens) => some(tokens, 2, 6))),
    animated: listOf(from.animated, PLAYERS, (value) => (need(truth(value)), value as boolean)),
    conflicts: (from.conflicts as unknown[]).map((two) => {
      const found = some(two, 2, 8);
      need(found.length === 2);
      return found as [number, number];
    }),
    demo: noBoards().demo,
  };
}

// ---- as one text --------------------------------------------------------------------------------------------

export function pack({ code, shown, boards }: Handed): string {
  const bytes = new TextEncoder().encode(JSON.stringify([1, code, shown, { ...boards, demo: undefined }]));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export function unpack(packed: string): Handed {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    const [version, code, shown, boards] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown[];
    need(version === 1 && typeof code === "string" && Array.isArray(shown) && shown.length <= MOST_EVENTS);
    need(typedCode(code as string) === code);
    return { code: code as string, shown: (shown as unknown[]).map(eventOf), boards: boardsOf(boards) };
  } catch (error) {
    if (error instanceof BadHandOver || error instanceof BadCode || error instanceof SyntaxError || error instanceof TypeError) throw new BadHandOver();
    if (error instanceof DOMException) throw new BadHandOver(); // no base64
    throw error;
  }
}

// ---- as marks -----------------------------------------------------------------------------------------------

/** So that parts of two games are never put together. */
function nameOf(packed: string): string {
  const sum = [...packed].reduce((before, sign) => hash(before + sign.charCodeAt(0)), packed.length);
  return sum.toString(16).padStart(8, "0");
}

export function framesOf(packed: string): string[] {
  const parts = packed.match(new RegExp(`.{1,${FRAME}}`, "g")) ?? [];
  if (parts.length > MOST_FRAMES) throw new BadHandOver();
  return parts.map((part, at) => `GL:GAME:${nameOf(packed)}:${at + 1}:${parts.length}:${part}`);
}

/** Marks of one game as the camera sees them, in any order and more than once. */
export class Gathering {
  private name = "";
  private parts: string[] = [];
  all = 0;

  get count(): number {
    return this.parts.filter(Boolean).length;
  }

  /** False for a mark of something else. */
  take(text: string): boolean {
    const found = MARK.exec(text);
    if (!found) return false;
    const [at, all] = [Number(found[2]), Number(found[3])];
    if (at < 1 || at > all) return false;
    if (found[1] !== this.name || all !== this.all) {
      this.name = found[1]!;
      this.all = all;
      this.parts = Array.from({ length: all }, () => "");
    }
    this.parts[at - 1] = found[4]!;
    return true;
  }

  /** All of it in one; null while something is missing. */
  get whole(): string | null {
    if (!this.all || this.count < this.all) return null;
    const packed = this.parts.join("");
    return nameOf(packed) === this.name ? packed : null;
  }
}

// ---- into the game of this phone ------------------------------------------------------------------------------

const same = (one: Shown | undefined, other: Shown | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Both histories in one: what they share comes first; taking over the same once more adds nothing. */
export function merged(mine: readonly Shown[], theirs: readonly Shown[]): Shown[] {
  let shared = 0;
  while (shared < mine.length && shared < theirs.length && same(mine[shared], theirs[shared])) shared++;
  const fresh = theirs.slice(shared);
  const last = mine.slice(Math.max(shared, mine.length - fresh.length));
  const known = last.length === fresh.length && last.every((event, at) => same(event, fresh[at]));
  return known ? [...mine] : [...mine, ...fresh];
}
