/** How each kind of event of Golem is shown: on which things, what flies, which piece moves. */
import type { ChoreographyOf, Counts, Flight, Staging } from "../shell/stage/staging";
import { DISTRICTS, type District, type GolemView } from "./view";
import type { Events } from "./view-types";

const at = (place: string): string => `[data-place="${place}"]`;
const home = (seat: number): string[] => [`[data-home="${seat}"]`];
const number = (seat: number, name: string): string[] => [`[data-count="${seat} ${name}"]`, ...home(seat)];
const fly = (icon: string, from: string[], to: string[]): Flight[] => [{ icon, from, to }];
const GOOD_ICONS: Record<string, string> = { clay: "clay", coin: "coin", knowledge: "knowledge", vp: "shield" };
/** Where goods come from when nothing on the board says it. */
const BANK = [".city"];

type Player = GolemView["players"][number];
const player = (view: GolemView, seat: number): Player | undefined => view.players[seat];
const add = (sign: 1 | -1) => (view: GolemView, { good, n }: Events["gain"], seat: number): void => {
  const one = player(view, seat);
  if (one) one[good] += sign * n;
};

function marbleLeaves(view: GolemView, { color, row }: Events["marble"], seat: number): void {
  const left = view.synagogue[row];
  if (left?.[color]) left[color]! -= 1;
  player(view, seat)?.marbles.push(color);
}

const quarter = ({ district, section }: { district: District; section: number }): string[] => [`quarter ${district} ${section}`];
const cauldron = ({ n }: { n: number }): string[] => [`cauldron ${n}`];

const ROWS: ChoreographyOf<Events> = {
  round: { show: "B", ms: 900, begins: true },
  phase: { show: "B", ms: 400, begins: true },
  end: { show: "B", ms: 900, big: true, begins: true },
  points: { show: "S", ms: 700, big: true, together: true },
  "turn-order": { show: "T", ms: 450 },
  pour: { show: "S", ms: 2200, places: () => ["row work", "row golem", "row artifacts", "row research", "row mirror"] },
  "action-tiles": { show: "C", ms: 500, places: ({ tiles }) => tiles.map((tile) => `tile ${tile}`) },
  library: { show: "C", ms: 300, places: ({ books }) => books.map((book) => `book ${book}`) },
  characters: { show: "C", ms: 500, places: () => ["character bonus"] },
  street: { show: "C", ms: 500 },
  "artifact-tiles": { show: "C", ms: 500 },
  "artifact-tile": { show: "F", ms: 450, flies: (_, seat) => fly("cauldron", BANK, home(seat)) },
  "start-tiles": { show: "F", ms: 450, flies: (_, seat) => fly("goal", BANK, home(seat)) },
  "first-golems": { show: "F", ms: 450, places: ({ districts }) => districts.map((district) => `quarter ${district} 1`), flies: ({ districts }, seat) => fly("golem", home(seat), [at(`quarter ${districts[0]} 1`)]) },
  "deal-start": { show: "F", ms: 450, holds: true, flies: (_, seat) => fly("goal", BANK, home(seat)) },
  "draw-goals": { show: "F", ms: 450, holds: true, flies: (_, seat) => fly("goal", BANK, home(seat)) },
  "pass-goals": { show: "F", ms: 450, holds: true, flies: (_, seat) => fly("goal", BANK, home(seat)) },
  "keep-goal": { show: "F", ms: 350, flies: (_, seat) => fly("goal", BANK, home(seat)) },
  "return-goal": { show: "F", ms: 350, flies: (_, seat) => fly("goal", home(seat), BANK) },
  marble: { show: "S", ms: 650, begins: true, places: ({ color, row }) => [`row ${row}`, `marble ${row} ${color}`], flies: ({ color, row }, seat) => fly(`marble-${color}`, [at(`marble ${row} ${color}`), at(`row ${row}`)], home(seat)), moves: marbleLeaves },
  mirror: { show: "T", ms: 450, places: ({ row }) => ["row mirror", `row ${row}`] },
  rabbi: { show: "F", ms: 400, begins: true, places: ({ tile }) => [`tile ${tile}`], flies: ({ tile }, seat) => fly("rabbi", home(seat), [at(`tile ${tile}`)]) },
  pass: { show: "F", ms: 350, begins: true },
  "pass-again": { show: "F", ms: 350, begins: true },
  "pass-phase": { show: "B", ms: 500, begins: true },
  remove: { show: "F", ms: 400, begins: true, flies: ({ color }, seat) => fly(`marble-${color}`, [".synagogue"], home(seat)) },
  gain: { show: "F", ms: 450, joins: true, flies: ({ good }, seat) => fly(GOOD_ICONS[good] ?? "coin", BANK, number(seat, good)), moves: add(1) },
  pay: { show: "F", ms: 450, joins: true, flies: ({ good }, seat) => fly(GOOD_ICONS[good] ?? "coin", number(seat, good), BANK), moves: add(-1) },
  income: { show: "T", ms: 350, together: true, begins: true, places: ({ source }) => ((DISTRICTS as readonly string[]).includes(source) ? [`student ${source}`] : source === "research" ? ["track research"] : ["golem-track now"]) },
  student: {
    show: "H", ms: 160, places: quarter,
    moves: (view: GolemView, { district, section }, seat) => { const one = player(view, seat); if (one) one.students[district] = section; },
  },
  menorah: { show: "F", ms: 450, places: ({ district }) => [`menorah ${district}`], flies: ({ district }, seat) => fly(`menorah-${district}`, [`.district.${district} .menorah-token`], home(seat)) },
  research: { show: "H", ms: 160, places: () => ["track research"], moves: (view: GolemView, { n }, seat) => { const one = player(view, seat); if (one) one.research = n; } },
  "golem-marker": { show: "H", ms: 160, places: () => ["golem-track now"], moves: (view: GolemView, { n }, seat) => { const one = player(view, seat); if (one) one["golem-marker"] = n; } },
  "no-control-cost": { show: "T", ms: 350 },
  create: { show: "C", ms: 600, places: ({ district }) => [`quarter ${district} 1`] },
  destroy: { show: "C", ms: 500, places: quarter },
  bury: { show: "F", ms: 450, places: ({ n }) => [`grave ${n}`], flies: ({ n }, seat) => fly("golem", home(seat), [at(`grave ${n}`)]) },
  "golem-step": { show: "H", ms: 220, places: quarter },
  work: { show: "S", ms: 350, begins: true },
  activate: { show: "S", ms: 450, places: ({ district, section }) => [`house ${district} ${section}`, `quarter ${district} ${section}`] },
  "use-tile": { show: "T", ms: 450, places: ({ district, section }) => [`house ${district} ${section}`] },
  gold: { show: "C", ms: 300, places: cauldron },
  complete: { show: "S", ms: 850, places: ({ n }) => [`cauldron ${n}`, `reward ${n}`] },
  artifact: { show: "F", ms: 450, places: ({ n }) => [`reward ${n}`] },
  upgrade: { show: "C", ms: 550, places: ({ tile }) => [`upgrade ${tile}`] },
  slot: { show: "C", ms: 550, places: ({ tile, n }) => [`upgrade ${tile}`, `slot ${n} gray`, `slot ${n} golden`] },
  buy: { show: "S", ms: 750, places: ({ number }) => [`book ${number}`], flies: ({ number }, seat) => fly("book", [at(`book ${number}`)], home(seat)) },
  "place-book": { show: "S", ms: 750, places: ({ number, n }) => [`shelf ${number}`, `column ${n}`] },
  active: { show: "T", ms: 450, places: ({ number }) => [`shelf ${number}`] },
  character: { show: "C", ms: 600, places: () => ["character bonus"] },
  "character-coins": { show: "C", ms: 600, places: () => ["character coins"] },
  movement: { show: "T", ms: 350, begins: true, places: () => ["golem-track now"] },
  control: { show: "S", ms: 700, begins: true },
  controlled: { show: "T", ms: 350, places: quarter },
  uncontrolled: { show: "T", ms: 500, places: quarter },
  "out-of-control": { show: "S", ms: 900 },
  "all-in-last": { show: "S", ms: 900 },
};

function counts(view: GolemView | undefined): Counts {
  const found: Record<string, number> = {};
  (view?.players ?? []).forEach((one, seat) => {
    for (const name of ["vp", "clay", "coin", "knowledge"] as const) found[`${seat} ${name}`] = one[name];
    found[`${seat} gold`] = one.gold.reduce((sum, n) => sum + n, 0);
    found[`${seat} golem`] = one.golems.length;
    found[`${seat} book`] = one.books.reduce((sum, column) => sum + column.length, 0);
    found[`${seat} research`] = one.research;
    found[`${seat} steps`] = one["golem-marker"];
    for (const color of DISTRICTS) found[`${seat} menorah-${color}`] = one.menorahs[color];
    found[`${seat} upgrade`] = one.upgraded.length;
  });
  return found;
}

export const staging: Staging = {
  rows: ROWS,
  counts,
  icons: {
    ...GOOD_ICONS, gold: "gold", golem: "golem", book: "book", research: "research", steps: "steps", upgrade: "upgrade-any",
    "menorah-red": "menorah-red", "menorah-yellow": "menorah-yellow", "menorah-blue": "menorah-blue",
  },
  home,
};
