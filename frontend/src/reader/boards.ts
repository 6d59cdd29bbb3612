/** What lies on the boards of the printed game, as it is entered for the judge and the big revelation. */
import {
  BadQuestion, INGREDIENTS, judgeTable, reveal, type Demonstration, type Report, type Revelation, type Ruling, type SealedArticle,
  type SealedTheory, type Secret,
} from "./core";

export const PLAYERS = 4;
/** By player the seal that lies there, an index into SEALS; null for none. */
export type SealRow = (number | null)[];

export interface TheoryEntry {
  ingredient: number;
  alchemical: number | null;
  seals: SealRow;
}

export interface ArticleEntry {
  color: number;
  /** On the red, green, blue and white space; null for an empty one. */
  entries: (number | null)[];
  /** Of the two result tokens: 0 plus, 1 minus. */
  signs: [number, number];
  seals: SealRow;
}

export interface Boards {
  /** Names; an empty one stands for "Player 1" and so on in the language of the page. */
  players: string[];
  theories: TheoryEntry[];
  articles: ArticleEntry[];
  /** `reports[organ][player]`: the tokens, indices into ORGANS. */
  reports: number[][][];
  animated: boolean[];
  conflicts: [number, number][];
  demo: Demo;
}

/** What the debunker showed to all, as far as it has been entered. */
export interface Demo {
  kind: "mix" | "aspect" | "wrong";
  picks: number[];
  potion: number | null;
  color: number | null;
  sign: number | null;
  debunker: number;
}

const nobody = <T>(value: () => T): T[] => Array.from({ length: PLAYERS }, value);

export function noBoards(): Boards {
  return {
    players: nobody(() => ""),
    theories: INGREDIENTS.map((_, ingredient) => ({ ingredient, alchemical: null, seals: nobody(() => null) })),
    articles: [0, 1, 2].map((color) => ({ color, entries: [null, null, null, null], signs: [0, 1], seals: nobody(() => null) })),
    reports: [0, 1].map(() => nobody(() => [])),
    animated: nobody(() => false),
    conflicts: [],
    demo: { kind: "mix", picks: [], potion: null, color: null, sign: null, debunker: 0 },
  };
}

const named = (seals: SealRow, names: readonly string[]) =>
  seals.flatMap((seal, player): [string, number][] => (seal === null ? [] : [[names[player]!, seal]]));

/** The theories that lie on the board. */
export function theoriesOf(boards: Boards, names: readonly string[]): SealedTheory[] {
  return boards.theories.flatMap(({ ingredient, alchemical, seals }) =>
    alchemical === null ? [] : [{ claim: { ingredient, alchemical }, seals: named(seals, names) }],
  );
}

export function whole(article: ArticleEntry): boolean {
  return article.entries.every((entry) => entry !== null);
}

/** The articles that lie on the board; one that is not whole yet does not. */
export function articlesOf(boards: Boards, names: readonly string[]): SealedArticle[] {
  return boards.articles.filter(whole).map(({ color, entries, signs, seals }) => ({
    claim: { color, entries: entries.map((entry, at) => [entry!, signs[at < 2 ? 0 : 1]] as const) },
    seals: named(seals, names),
  }));
}

export function reportsOf(boards: Boards, names: readonly string[]): Report[] {
  return boards.reports.flatMap((rows, organ) =>
    rows.flatMap((tokens, player) => (tokens.length ? [{ player: names[player]!, organ, tokens }] : [])),
  );
}

/** Two players of one name would be one player to the judge. */
export function sameName(names: readonly string[]): string | null {
  return names.find((name, at) => names.indexOf(name) < at) ?? null;
}

function checkNames(names: readonly string[]): void {
  const twice = sameName(names);
  if (twice !== null) throw new BadQuestion("two-players", twice);
}

/** The demonstration: null for a wrong claim, which shows nothing; undefined while something is missing. */
export function shownBy({ kind, picks, potion, color, sign }: Demo): Demonstration | null | undefined {
  const [first, second] = picks;
  if (kind === "wrong") return null;
  if (kind === "aspect") {
    return first === undefined || color === null || sign === null ? undefined : { kind, ingredient: first, color, sign };
  }
  return first === undefined || second === undefined || potion === null ? undefined : { kind, first, second, potion };
}

export function rule(boards: Boards, names: readonly string[], shown: Demonstration | null, debunker: number): Ruling {
  checkNames(names);
  return judgeTable(theoriesOf(boards, names), articlesOf(boards, names), shown, names[debunker]!, boards.conflicts);
}

export function revelationOf(secret: Secret, boards: Boards, names: readonly string[]): Revelation {
  checkNames(names);
  if (secret.golem === null) return reveal(secret, theoriesOf(boards, names));
  const animated = names.filter((_, player) => boards.animated[player]);
  return reveal(secret, theoriesOf(boards, names), articlesOf(boards, names), reportsOf(boards, names), animated);
}

/** The boards after a ruling: what fell is gone, new conflicts are marked. */
export function afterwards(boards: Boards, ruling: Ruling): Boards {
  const left = structuredClone(boards);
  const fresh = noBoards();
  for (const claim of ruling.claims.filter(({ debunked }) => debunked)) {
    if (claim.kind === "theory") {
      const gone = INGREDIENTS.indexOf(claim.ingredient as (typeof INGREDIENTS)[number]);
      left.theories[gone] = fresh.theories[gone]!;
      left.conflicts = left.conflicts.filter((pair) => !pair.includes(gone));
    } else {
      const gone = ["R", "G", "B"].indexOf(claim.color);
      left.articles[gone] = fresh.articles[gone]!;
    }
  }
  for (const pair of ruling.conflicts) {
    const [one, other] = pair.map((name) => INGREDIENTS.indexOf(name as (typeof INGREDIENTS)[number]));
    left.conflicts.push([one!, other!]);
  }
  return left;
}
