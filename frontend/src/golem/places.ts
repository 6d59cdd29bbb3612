/** Where each action of Golem stands on the board. An action without a place is a button in the prompt. */
import { viewOf } from "../shell/views";
import type { State } from "../wire";
import { COLORS, ROWS, type GolemView } from "./view";

const golem = (words: string[]): string[] => {
  const marks = words.slice(2).filter((word) => word === "lying" || word === "new");
  return [`golem ${[words[0], words[1], ...marks].join(" ")}`];
};

type Where = (words: string[], view: GolemView) => string[];

const WHERE: Record<string, Where> = {
  marble: ([color, row]) => [`marble ${row} ${color}`],
  remove: ([color]) => ROWS.map((row) => `marble ${row} ${color}`),
  rabbi: ([tile]) => [`tile ${tile}`],
  step: golem,
  activate: golem,
  destroy: golem,
  cover: golem,
  student: ([district]) => [`student ${district}`],
  create: ([district]) => [`quarter ${district} 1`],
  first: (districts) => districts.map((district) => `quarter ${district} 1`),
  bury: ([slot]) => [`grave ${slot}`],
  buy: ([what, size]) => (what === "gold" ? [`cauldron ${size}`] : [`book ${what}`]),
  gold: ([size]) => [`cauldron ${size}`],
  artifact: ([size]) => [`reward ${size}`],
  trigger: ([size]) => [`reward ${size}`],
  column: ([column]) => [`column ${column}`],
  active: ([book]) => [`shelf ${book}`],
  upgrade: ([tile]) => [`upgrade ${tile}`],
  slot: ([artifact], view) => [`slot ${artifact} ${placesGolden(view) ? "golden" : "gray"}`],
  use: ([district, section]) => [`house ${district} ${section}`],
  mirror: ([row]) => [row === "research-marker" ? "track research" : `row ${row}`],
  "golem-track": ([way], view) => [`golem-track ${marker(view) + (way === "up" ? 1 : -1)}`],
  character: ([what]) => [`character ${what}`],
  income: ([source, size]) => {
    if (source === "artifact") return [`reward ${size}`];
    if (source === "research") return ["track research"];
    if (source === "golem") return ["golem-track now"];
    return [`student ${source}`];
  },
  keep: ([goal]) => [`goal ${goal}`],
  return: ([goal]) => [`goal ${goal}`],
  start: ([one, other]) => [`start ${one} ${other}`],
  "artifact-tile": ([side]) => [`artifact-tile ${side}`],
};

/** The tile being placed is the first number of the decision: 6 and 7 are the golden ones. */
function placesGolden(view: GolemView): boolean {
  const tile = view.decision?.numbers[0];
  return tile === 6 || tile === 7;
}

function marker(view: GolemView): number {
  return view.seat === null ? 0 : view.players[view.seat]!["golem-marker"];
}

export function golemPlaces(action: string, state: State): string[] {
  const [verb, ...words] = action.split(" ");
  const view = viewOf<GolemView>(state);
  const found = WHERE[verb!]?.(words, view) ?? [];
  return verb === "remove" ? found.filter((place) => onBoard(place, view)) : found;
}

function onBoard(place: string, view: GolemView): boolean {
  const [, row, color] = place.split(" ");
  return COLORS.some((name) => name === color && view.synagogue[row as (typeof ROWS)[number]][name]);
}

/** The pass tile that one would take: the lowest free one; who passes again keeps the tile. */
export function passTile(action: string, state: State): number | null {
  if (action !== "pass" || state.seat === null) return null;
  const taken = viewOf<GolemView>(state)["pass-tiles"];
  const mine = taken.indexOf(state.seat);
  return (mine < 0 ? taken.length : mine) + 1;
}
