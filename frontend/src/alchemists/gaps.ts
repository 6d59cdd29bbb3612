/**
 * My decision as a sentence with gaps: what is chosen stands in them, the next one is wanted, the others come later.
 *
 * The words of an action fill the gaps; what was decided before is read from the view. Nothing here knows what is
 * legal: the options do.
 */
import { aboutOf } from "./about";
import { ARTICLE_SPACES, type AlchemistsView } from "./view";

export type Kind =
  | "ingredient" | "alchemical" | "seal" | "potion" | "guarantee" | "artifact" | "favor" | "order" | "actions" | "space" | "discount"
  | "color" | "signs" | "organ" | "token" | "tokens";

export interface Gap {
  name: string;
  kind: Kind;
  value: string | null;
  state: "filled" | "wanted" | "later";
  /** Chosen on the page, not yet played: a click chooses again; what was played is undone. */
  fresh: boolean;
}

export interface Sentence {
  /** The label; every gap is an argument of it. */
  id: string;
  gaps: Gap[];
}

/** What fills the gaps: names of gaps for the words behind the verb of an action. */
interface Form {
  id: string;
  gaps: Record<string, Kind>;
  verbs: Record<string, string[]>;
}

const PAIR: Record<string, Kind> = { first: "ingredient", second: "ingredient" };
const MIX = { mix: ["first", "second"] };
const PUBLISH: Form = { id: "publish", gaps: { place: "ingredient", alchemical: "alchemical", seal: "seal" }, verbs: { theory: ["place"], alchemical: ["alchemical"], seal: ["seal"] } };
const ENDORSE: Form = { id: "endorse", gaps: { place: "ingredient", seal: "seal" }, verbs: { endorse: ["place"], seal: ["seal"] } };
const ARTICLE: Form = { id: "article", gaps: { color: "color", seal: "seal" }, verbs: { article: ["color"], endorse: ["color"], seal: ["seal"] } };
const SELL: Form = { id: "sell", gaps: { potion: "potion", guarantee: "guarantee", ...PAIR }, verbs: { sell: ["potion", "guarantee"], ...MIX } };
const EXHIBIT: Form = { id: "exhibit", gaps: { potion: "potion", ...PAIR }, verbs: { exhibit: ["potion"], ...MIX } };
const ANIMATE: Form = { id: "animate", gaps: PAIR, verbs: { name: ["first"], animate: [] } };
const PROVE: Form = { id: "prove", gaps: { ...PAIR, potion: "potion" }, verbs: { debunk: ["first", "second"], claim: ["potion"] } };

const FORMS: Record<string, Form> = {
  "pick-order-space": { id: "order", gaps: { order: "order" }, verbs: { order: ["order"] } },
  declare: { id: "declare", gaps: { space: "space", actions: "actions" }, verbs: { place: ["space", "actions"] } },
  "action-forage": { id: "forage", gaps: { ingredient: "ingredient" }, verbs: { forage: ["ingredient"] } },
  "action-transmute": { id: "transmute", gaps: { ingredient: "ingredient" }, verbs: { transmute: ["ingredient"] } },
  "discard-ingredients": { id: "discard", gaps: { ingredient: "ingredient" }, verbs: { discard: ["ingredient"] } },
  "discard-favor": { id: "discard-favor", gaps: { favor: "favor" }, verbs: { discard: ["favor"] } },
  "keep-favor": { id: "keep-favor", gaps: { favor: "favor" }, verbs: { keep: ["favor"] } },
  "action-custodian": { id: "drink", gaps: PAIR, verbs: MIX },
  "action-drink": { id: "drink", gaps: PAIR, verbs: MIX },
  "action-test-student": { id: "test", gaps: PAIR, verbs: MIX },
  "thinking-cap": { id: "think", gaps: PAIR, verbs: MIX },
  bids: { id: "bid", gaps: { discount: "discount" }, verbs: { bid: ["discount"] } },
  "action-sell": SELL,
  "sell-mix": SELL,
  "action-exhibition": EXHIBIT,
  "exhibit-mix": EXHIBIT,
  "action-buy-artifact": { id: "buy", gaps: { artifact: "artifact" }, verbs: { buy: ["artifact"] } },
  "choose-artifact": { id: "take", gaps: { artifact: "artifact" }, verbs: { take: ["artifact"] } },
  "action-publish": PUBLISH,
  "immediate-publication": PUBLISH,
  "choose-alchemical": PUBLISH,
  "place-seal": PUBLISH,
  "write-article": {
    id: "write",
    gaps: { color: "color", signs: "signs", ...Object.fromEntries(ARTICLE_SPACES.map((space) => [space, "ingredient"])) },
    verbs: { signs: ["signs"], ...Object.fromEntries(ARTICLE_SPACES.map((space) => [space, [space]])) },
  },
  "action-research-golem": { id: "golem", gaps: { ingredient: "ingredient" }, verbs: { test: ["ingredient"] } },
  "animate-golem": ANIMATE,
  "choose-book": { id: "read", gaps: { ingredient: "ingredient" }, verbs: { read: ["ingredient"] } },
  report: { id: "report", gaps: { organ: "organ", tokens: "tokens" }, verbs: { report: ["organ", "tokens"] } },
  "report-tokens": { id: "lay", gaps: { token: "token", organ: "organ" }, verbs: { token: ["token"] } },
};

type Known = Record<string, string | null | undefined>;

/** What was decided before, by the names of the gaps. */
function known(asks: string, view: AlchemistsView, guarantees: readonly string[]): Known {
  const { place, ingredients = [], potion, organ } = aboutOf(view);
  const [first, second] = ingredients;
  if (asks === "sell-mix" && view.offer) return { potion: view.adventurer?.wants[view.offer.place], guarantee: guarantees[view.offer.guarantee] };
  if (asks === "write-article" && view.writing) {
    const { article, signs, ingredients: laid } = view.writing;
    return { color: article, signs: signs.join("") || null, ...Object.fromEntries(laid.map((name, i) => [ARTICLE_SPACES[i]!, name])) };
  }
  const theory = view.theories.find(({ ingredient }) => ingredient === place);
  return { place, alchemical: theory?.alchemical, color: place?.startsWith("article-") ? place.slice(8) : null, first, second, potion, organ };
}

/** The form of a decision, which the option under the pointer can change: endorsing is no publishing. */
function formOf(asks: string, view: AlchemistsView, shown: string, first: string): Form | undefined {
  const [verb, what] = (shown || first).split(" ");
  if (verb === "publisher") return undefined;
  if (asks === "action-debunk" || asks === "claim-potion") {
    if (asks === "action-debunk" && what?.length && (shown || first).split(" ")[2]?.length === 1) {
      return { id: "disprove", gaps: { place: "ingredient", color: "color" }, verbs: { debunk: ["place", "color"] } };
    }
    return PROVE;
  }
  if (asks === "place-seal") {
    const { place } = aboutOf(view);
    if (place?.startsWith("article-")) return ARTICLE;
    return view.theories.find(({ ingredient }) => ingredient === place)?.seals.length ? ENDORSE : PUBLISH;
  }
  if (shown && (asks === "action-publish" || asks === "immediate-publication")) {
    if (verb === "article" || what?.startsWith("article-")) return ARTICLE;
    if (verb === "endorse") return ENDORSE;
  }
  if (verb === "animate" && shown) return ANIMATE;
  return FORMS[asks];
}

/** The words of an action by the names of the gaps; null if it fills none. */
function filled(form: Form, action: string): Known | null {
  const [verb, ...words] = action.split(" ");
  const names = form.verbs[verb!];
  return names ? Object.fromEntries(names.map((name, i) => [name, words[i]?.replace(/^article-/, "")])) : null;
}

/** What several options have in common; of a pair, the ingredient that all of them use. */
function common(found: Known[]): Known {
  const [one] = found;
  if (!one) return {};
  const same: Known = {};
  for (const name of Object.keys(one)) if (found.every((other) => other[name] === one[name])) same[name] = one[name];
  if ("first" in one && "second" in one) {
    const shared = [one.first, one.second].find((name) => found.every((other) => other.first === name || other.second === name));
    return { ...same, first: shared, second: found.length === 1 ? [one.first, one.second].find((name) => name !== shared) : undefined };
  }
  return same;
}

export interface Choosing {
  /** The notations of all my options. */
  options: string[];
  /** Those among which I have begun to choose; none: all. */
  narrowed: string[];
  /** The option that is selected or pointed at. */
  shown: string | null;
}

/** The sentence of my decision; null where the plain words say it all. */
export function sentenceOf(view: AlchemistsView, { options, narrowed, shown }: Choosing, guarantees: readonly string[] = []): Sentence | null {
  const asks = view.decision?.asks ?? "";
  const form = formOf(asks, view, shown ?? narrowed[0] ?? "", options.find((action) => action !== "done") ?? "");
  if (!form) return null;
  const possible = options.map((action) => filled(form, action)).filter((found) => found !== null);
  if (!possible.length && shown === null) return null;
  const before = known(asks, view, guarantees);
  const chosen = shown ? (filled(form, shown) ?? {}) : narrowed.length ? common(narrowed.map((action) => filled(form, action)).filter((found) => found !== null)) : {};
  // A gap that all options fill alike is no question: the space that is being declared.
  const given: Known = possible.length ? Object.fromEntries(Object.keys(form.gaps).filter((name) => new Set(possible.map((one) => one[name])).size === 1).map((name) => [name, possible[0]![name]])) : {};
  let asked = false;
  const gaps = Object.entries(form.gaps).map(([name, kind]): Gap => {
    const fresh = chosen[name] != null && chosen[name] !== before[name];
    const value = chosen[name] ?? before[name] ?? (possible.length > 1 ? given[name] : null) ?? null;
    const state = value !== null ? "filled" : asked ? "later" : "wanted";
    asked ||= state === "wanted";
    return { name, kind, value, state, fresh };
  });
  return { id: `alch-ask-${form.id}`, gaps };
}

/** How much of a noun is the same in all its forms: "składnik" is said by "o składniku". */
const STEM = 5;

/** What an empty gap shows: the noun that is wanted, "ingredient…"; where the sentence says it already, "…" alone. */
export function wanted(noun: string, label: string): string {
  if (noun.endsWith("?")) return noun;
  return label.toLowerCase().includes(noun.slice(0, STEM).toLowerCase()) ? "…" : `${noun}…`;
}

/** A word in a gap begins with a small letter, unless it begins the sentence or is the name of a card or space. */
export function inGap(word: string, kind: Kind, first: boolean): string {
  if (first) return word.charAt(0).toUpperCase() + word.slice(1);
  return kind === "ingredient" ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
