/** What my decision is about, as far as it is chosen already: names for the numbers of the view. */
import { COLORS, INGREDIENTS, ORGANS, POTIONS, type AlchemistsView, type Ingredient, type Organ, type Potion } from "./view";

export interface About {
  /** The ingredient of a theory, or "article-R". */
  place?: string;
  ingredients?: Ingredient[];
  potion?: Potion;
  organ?: Organ;
}

const READ: Record<string, (first: number, second: number) => About> = {
  "choose-alchemical": (place) => ({ place: placeName(place) }),
  "place-seal": (place) => ({ place: placeName(place) }),
  publisher: (place) => ({ place: placeName(place) }),
  "claim-potion": (first, second) => ({ ingredients: [INGREDIENTS[first]!, INGREDIENTS[second]!] }),
  "animate-golem": (named) => ({ ingredients: named < 0 ? [] : [INGREDIENTS[named]!] }),
  "exhibit-mix": (potion) => ({ potion: POTIONS[potion]! }),
  "report-tokens": (organ) => ({ organ: ORGANS[organ]! }),
};

/** Theories are numbered by ingredient, articles by color behind them. */
function placeName(place: number): string {
  return INGREDIENTS[place] ?? `article-${COLORS[place - INGREDIENTS.length]}`;
}

export function aboutOf(view: AlchemistsView): About {
  const [first, second] = view.decision?.numbers ?? [];
  return first === undefined ? {} : (READ[view.decision?.asks ?? ""]?.(first, second!) ?? {});
}
