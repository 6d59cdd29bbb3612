/** Where each action of Alchemists stands on the board. An action without a place is a button in the prompt. */
import { viewOf } from "../shell/views";
import type { State } from "../wire";
import { SEALS, type AlchemistsView, type Seal } from "./view";

type Where = (words: string[], view: AlchemistsView) => string[];

const publication = (name: string): string[] => (name.startsWith("article-") ? [`article ${name.slice(8)}`] : [`theory ${name}`]);
const ingredient = ([name]: string[]): string[] => [`ingredient ${name}`];

const WHERE: Record<string, Where> = {
  order: ([space]) => [`order ${space}`],
  place: ([space, actions]) => [`actions ${space} ${actions}`, ...(actions === "0" ? [] : [`cubes ${space} ${actions}`])],
  assistant: ([cards]) => [`assistant ${cards}`],
  associate: ([space]) => [`house ${space}`],
  boots: ([space]) => [`house ${space}`],
  forage: ([card]) => [card === "deck" ? "deck" : `face-up ${card}`],
  transmute: ([card]) => [`hand ${card}`],
  discard: ([card], view) => [view.decision?.asks === "discard-favor" ? `favor ${card}` : `hand ${card}`],
  test: ([card]) => [`hand ${card}`],
  mix: ([first, second]) => [`hand ${first}`, `hand ${second}`],
  "set-aside": ([which]) => [`set-aside ${which}`],
  bid: ([discount]) => [`bid ${discount}`],
  sell: ([potion, guarantee]) => [`wanted ${potion}`, `guarantee ${guarantee}`],
  buy: ([artifact]) => [`artifact ${artifact}`],
  take: ([artifact]) => [`artifact ${artifact}`],
  show: ([artifact]) => [`own ${artifact}`],
  altar: ([gold]) => [`altar ${gold}`],
  debunk: ([first, second]) => [`theory ${first}`, second!.length === 1 ? `color ${second}` : `theory ${second}`],
  publisher: ([name]) => ["favor publisher", `theory ${name}`],
  exchange: ([what]) => [SEALS.includes(what as Seal) ? `seal ${what}` : `alchemical ${what}`],
  claim: ([potion]) => [`potion ${potion}`],
  theory: ([name]) => [`theory ${name}`],
  endorse: ([name]) => publication(name!),
  article: ([color]) => [`article ${color}`],
  alchemical: ([code]) => [`alchemical ${code}`],
  seal: ([kind]) => [`seal ${kind}`],
  signs: ([signs]) => [`signs ${signs}`],
  red: ingredient,
  green: ingredient,
  blue: ingredient,
  white: ingredient,
  exhibit: ([potion]) => [`potion ${potion}`],
  visit: () => ["library"],
  read: ingredient,
  animate: () => ["golem"],
  name: ingredient,
  report: ([organ, count]) => [`report ${organ} ${count}`],
  "take-back": ([organ]) => [`take-back ${organ}`],
  token: ([aspect]) => [`token ${aspect}`],
  keep: (cards) => cards.map((card) => (/^\d+$/.test(card) ? `startup ${card}` : `favor ${card}`)),
  replicate: ([number]) => [`startup ${number}`],
  drop: ([number]) => [`startup ${number}`],
  grant: ([name]) => [`grant ${name}`],
};

export function alchemistsPlaces(action: string, state: State): string[] {
  const [verb, ...words] = action.split(" ");
  return WHERE[verb!]?.(words, viewOf<AlchemistsView>(state)) ?? [];
}
