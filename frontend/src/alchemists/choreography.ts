/** How each kind of event of Alchemists is shown: on which things, what flies, which number changes. */
import type { Choreography, ChoreographyOf, Counts, Row, Show, Staging } from "../shell/stage/staging";
import { FLIES } from "./flights";
import type { AlchemistsView } from "./view";
import type { Events } from "./view-types";

const house = (space: string) => (): string[] => [`house ${space}`];
const publication = ({ place }: { place: string }): string[] => [place.startsWith("article-") ? `article ${place.slice(8)}` : `theory ${place}`];
const theory = ({ ingredient }: { ingredient: string }): string[] => [`theory ${ingredient}`];
const both = ({ first, second }: { first: string; second: string }): string[] => [`theory ${first}`, `theory ${second}`];

function row<A>(show: Show, ms: number, places?: (args: A, seat: number) => string[], more: Partial<Row<A>> = {}): Row<A> {
  return { show, ms, ...(places && { places }), ...more };
}

/** A number of a player becomes what the event says. */
function becomes<A>(name: "reputation" | "approval" | "gold", value: (before: number, args: A) => number) {
  return (view: AlchemistsView, args: A, seat: number): void => {
    const one = view.players[seat];
    if (one) one[name] = value(one[name] ?? 0, args);
  };
}

const BEGINS = { begins: true } as const;
const JOINS = { joins: true } as const;
const HOLDS = { holds: true } as const;

const PLAIN_ROWS: ChoreographyOf<Events> = {
  round: row("B", 900, undefined, BEGINS),
  "start-player": row("T", 350),
  adventurer: row("C", 500),
  "order-board": row("C", 500),
  artifacts: row("C", 400),
  "artifact-row": row("C", 400),
  "face-up": row("C", 400, ({ names }) => names.map((card) => `face-up ${card}`)),
  ingredients: row("F", 450, () => ["deck"], JOINS),
  favors: row("F", 450, undefined, JOINS),
  favor: row("C", 600, ({ favor }) => [`favor ${favor}`]),
  "deal-favors": row("F", 450, undefined, HOLDS),
  "keep-favor": row("F", 350),
  "discard-dealt": row("F", 350),
  "discard-favors": row("F", 350),
  "discard-ingredient": row("F", 350),
  order: row("T", 550, ({ n }) => [`order ${n}`], BEGINS),
  "order-benefit": row("F", 300, undefined, JOINS),
  declare: row("C", 500, undefined, BEGINS),
  decline: row("T", 350, undefined, BEGINS),
  "boots-of-speed": row("T", 450, undefined, BEGINS),
  forage: row("F", 450, ({ ingredient }) => [`face-up ${ingredient}`, "house forage"], BEGINS),
  transmute: row("F", 600, house("transmute"), { ...BEGINS }),
  test: row("S", 1100, house("test-student"), { ...BEGINS, ...HOLDS }),
  drink: row("S", 1100, house("drink"), { ...BEGINS, ...HOLDS }),
  "unhappy-student": row("T", 350, house("test-student")),
  insanity: row("T", 450),
  poisoning: row("T", 450),
  paralysis: row("T", 450),
  "magic-mortar": row("T", 450, () => ["own magic-mortar"]),
  periscope: row("T", 600, undefined, HOLDS),
  bid: row("C", 500, house("sell"), { together: true }),
  offer: row("T", 500, ({ potion, guarantee }) => [`wanted ${potion}`, `guarantee ${guarantee}`, "house sell"], BEGINS),
  sell: row("S", 1600, ({ potion }) => [`wanted ${potion}`, "house sell"], HOLDS),
  merchant: row("F", 450, house("sell"), JOINS),
  exhibit: row("S", 1300, ({ potion }) => [`potion ${potion}`, "house exhibition"], { ...BEGINS, ...HOLDS }),
  buy: row("F", 600, ({ artifact }) => [`artifact ${artifact}`, "house buy-artifact"], BEGINS),
  "show-artifact": row("C", 450, ({ artifact }) => [`own ${artifact}`]),
  "starting-artifact": row("C", 450),
  "secret-artifact": row("F", 450, undefined, HOLDS),
  "startup-dealt": row("F", 450, undefined, HOLDS),
  startup: row("C", 700),
  replicate: row("T", 450),
  "altar-of-gold": row("C", 600),
  "thinking-cap": row("S", 900, undefined, HOLDS),
  approval: row("F", 350, undefined, { ...JOINS, moves: becomes("approval", (before, { n }) => before + n) }),
  reputation: row("H", 180, undefined, { ...JOINS, together: true, moves: becomes("reputation", (_, { now }) => now) }),
  gold: row("F", 450, undefined, { ...JOINS, moves: becomes("gold", (_, { now }) => now) }),
  conference: row("S", 630, undefined, { together: true, big: true, begins: true }),
  "conference-result": row("T", 450, undefined, { together: true }),
  demonstration: row("S", 900, house("debunk"), BEGINS),
  "demonstration-aspect": row("S", 900, house("debunk"), BEGINS),
  "debunk-failed": row("C", 500, house("debunk")),
  conflict: row("C", 600, both),
  "conflict-ends": row("C", 350, both),
  debunked: row("S", 800, publication),
  "fallen-seal": row("C", 250, publication),
  theory: row("S", 550, theory, BEGINS),
  article: row("S", 550, ({ color }) => [`article ${color}`], BEGINS),
  endorse: row("F", 450, publication, BEGINS),
  seal: row("C", 250, publication),
  "exchange-seal": row("C", 450, publication),
  "exchange-alchemical": row("C", 450, theory),
  "immediate-publication": row("T", 450, house("publish"), BEGINS),
  grant: row("T", 800, ({ grant }) => [`grant ${grant}`]),
  "top-alchemist": row("T", 500),
  "kings-mood": row("C", 450, () => ["golem"]),
  book: row("F", 350, house("visit-library")),
  "read-book": row("C", 500, house("visit-library"), { ...BEGINS, ...HOLDS }),
  "golem-test": row("S", 850, () => ["golem", "house research-golem"], { ...BEGINS, ...HOLDS }),
  progress: row("H", 250, () => ["golem"]),
  animating: row("T", 600, () => ["golem"], BEGINS),
  animation: row("S", 1200, () => ["golem"]),
  report: row("F", 350, () => ["golem"], BEGINS),
  "big-revelation": row("S", 2000, undefined, { big: true, begins: true }),
  "theory-verdict": row("S", 1100, theory, { big: true }),
  "article-verdict": row("S", 1100, ({ color }) => [`article ${color}`], { big: true }),
  "seal-verdict": row("C", 300, publication),
  points: row("S", 900, undefined, { big: true, together: true }),
  score: row("S", 700, undefined, { big: true, together: true }),
};

/** What flies stands in a list of its own, by the same kinds. */
const ROWS: Choreography = Object.fromEntries(
  Object.entries(PLAIN_ROWS).map(([kind, plain]) => [kind, Object.hasOwn(FLIES, kind) ? { ...plain, flies: FLIES[kind as keyof Events] } : plain]),
);

const NAMES = ["reputation", "gold", "ingredients", "favors", "approval", "books", "seals"] as const;

function counts(view: AlchemistsView | undefined): Counts {
  const found: Record<string, number> = {};
  (view?.players ?? []).forEach((one, seat) => {
    for (const name of NAMES) if (one[name] !== undefined) found[`${seat} ${name}`] = one[name];
    found[`${seat} artifacts`] = one.artifacts.length;
  });
  return found;
}

export const staging: Staging = {
  rows: ROWS,
  counts,
  icons: {
    reputation: "reputation", gold: "gold", ingredients: "ingredient-card", favors: "favor", approval: "approval", books: "book", seals: "seal",
    artifacts: "space-buy-artifact",
  },
  home: (seat) => [`[data-home="${seat}"]`],
};
