/** The reader in words, as in src/goldenlane/i18n/reader.py: answers, history, rulings, the big revelation, mistakes. */
import { t } from "../shell/i18n.svelte";
import {
  ALCHEMICALS, BadCode, BadQuestion, COLORS, INGREDIENTS, LETTERS, POTIONS, SIGN, SIZE, SIZES, type Half, type Revelation,
  type Ruling, type SealPoints, type Why,
} from "./core";

export const COLOR_WORDS = ["red", "green", "blue"] as const;
const SIGN_WORDS = ["plus", "minus"] as const;
const QUALITY_WORDS: Record<string, string> = { exact: "exact", "right sign": "sign", neutral: "neutral", "wrong sign": "wrong" };
const yes = (value: unknown): string => (value ? "yes" : "no");

/** A message in which a negative number has a minus, not a hyphen. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return t(id, args).replace(/(^|\W)-(?=\d)/g, "$1−");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(clause: string): string {
  return capital(clause) + (/[.!?]$/.test(clause) ? "" : ".");
}

/** The word by which the catalogue knows a potion: "R+" is "red-plus". */
export function potionWord(potion: string): string {
  const at = POTIONS.indexOf(potion as (typeof POTIONS)[number]);
  return at < 6 ? `${COLOR_WORDS[at >> 1]}-${SIGN_WORDS[at & 1]}` : "neutral";
}

export const ingredientName = (name: string): string => t("alchemists-ingredient", { ingredient: name });
/** One word with a capital, for tiles. */
export const shortName = (ingredient: number): string => t("read-ingredient", { ingredient: INGREDIENTS[ingredient]! });
export const potionName = (potion: string): string => t("alchemists-potion", { potion: potionWord(potion) });

function andList(items: string[]): string {
  return items.length < 2 ? items.join("") : t("read-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

/** "npN" as its three aspects. */
export function alchemicalName(code: string): string {
  const at = ALCHEMICALS.indexOf(code as (typeof ALCHEMICALS)[number]);
  return COLOR_WORDS.map((color, i) =>
    t("alchemists-aspect", { potion: `${color}-${SIGN_WORDS[SIGN[at]![i]!]}`, size: SIZES[SIZE[at]![i]!]! }),
  ).join(", ");
}

/** "R-large" as what an organ reacts to. */
export function tokenName(token: string): string {
  const [color, size] = token.split("-");
  return t("alchemists-report-token", { color: COLOR_WORDS[COLORS.indexOf(color as "R")]!, size: size! });
}

// ---- answers ----------------------------------------------------------------------------------------------

export function sayPrivate(use: string, half: Half): string {
  const ingredient = half.ingredient as string;
  if ("potion" in half) {
    const [first, second] = half.ingredients as [string, string];
    return sentence(say("reader-mixed", { first, second, potion: potionWord(half.potion as string) }));
  }
  if (use === "mortar") {
    return say("reader-mortar", { kept: ingredientName(half.kept as string), discarded: ingredientName(half.discarded as string) });
  }
  if (use === "periscope") return say("reader-periscope", { ingredient });
  if (use === "books") return say("reader-books", { names: (half.shown as string[]).map(ingredientName).join(", ") });
  if (use === "library") return sentence(say("reader-class", { ingredient, class: half.class as string }));
  return sentence(say("reader-tested", { ingredient, reaction: reactionWord(half) }));
}

export function reactionWord(half: Half): string {
  return half.chest ? (half.ears ? "both" : "chest") : half.ears ? "ears" : "none";
}

export function sayPublic(use: string, half: Half): string {
  const potion = "potion" in half ? potionWord(half.potion as string) : "";
  switch (use) {
    case "test":
    case "drink":
      return say("reader-shown-potion", { use, potion });
    case "sell":
      return say("reader-sold", {
        potion: potionWord(half.wanted as string),
        guarantee: half.guarantee as string,
        quality: QUALITY_WORDS[half.quality as string]!,
        met: yes(half.met),
        lost: yes((half.reputation as number) < 0),
      });
    case "exhibit":
      return say("reader-exhibited", { potion, success: yes(half.success) });
    case "aspect":
      return sentence(say("reader-has", { ingredient: half.ingredient as string, potion: potionWord(`${half.color}${half.sign}`) }));
    case "claim": {
      const [first, second] = half.ingredients as [string, string];
      return sentence(say("reader-claimed", { first, second, potion, true: yes(half.true) }));
    }
    case "animate":
      return say("reader-animated", { success: yes(half.success) });
    default:
      return say("reader-shown-use", { use });
  }
}

// ---- the judge --------------------------------------------------------------------------------------------

export function sayWhy(why: Why): string {
  const potion = why.color && why.sign ? potionWord(why.color + why.sign) : "";
  return say("reader-why", { why: why.code, names: andList(why.ingredients.map(ingredientName)), potion });
}

export const placeOf = (claim: Ruling["claims"][number]): string =>
  claim.kind === "theory" ? claim.ingredient : `article-${claim.color}`;

/** Everything of a ruling, line by line, as the terminal says it. */
export function sayRuling(ruling: Ruling): string[] {
  const lines: string[] = [];
  for (const claim of ruling.claims) {
    lines.push(say(claim.debunked ? "reader-falls" : "reader-stands", { place: placeOf(claim) }));
    if (claim.debunked) lines.push(sayWhy(claim.why));
    for (const { player, seal, why, reputation } of claim.seals) lines.push(say("reader-seal", { name: player, seal, why, n: reputation }));
  }
  for (const [first, second] of ruling.conflicts) lines.push(say("reader-conflict", { first, second }));
  lines.push(say("reader-debunker", { name: ruling.debunker, success: yes(ruling.success), n: ruling.gain }));
  return [...lines, ...Object.entries(ruling.totals).map(([name, n]) => say("reader-net", { name, n }))];
}

// ---- the big revelation -----------------------------------------------------------------------------------

export const sayTruth = (ingredient: string, alchemical: string): string =>
  sentence(say("reader-truth", { ingredient, aspects: alchemicalName(alchemical) }));

export function sayOrgan(organ: string, token: string): string {
  const [color, size] = token.split("-");
  return sentence(say("reader-golem-truth", { organ, color: COLOR_WORDS[COLORS.indexOf(color as "R")]!, size: size! }));
}

export const sayTheory = (theory: Revelation["theories"][number]): string =>
  sentence(say("reader-theory", { place: theory.ingredient, claimed: alchemicalName(theory.claimed), right: yes(!theory.wrong.length) }));

export const sayArticle = (article: Revelation["articles"][number]): string =>
  sentence(say("reader-article", {
    place: `article-${article.color}`,
    names: article.wrong.map(ingredientName).join(", "),
    right: yes(!article.wrong.length),
  }));

export const sayPoints = ({ player, seal, why, points }: SealPoints): string =>
  say("reader-points", { name: player, seal, why, n: points });

export const sayReport = ({ player, organ, tokens, why, points }: Revelation["reports"][number]): string =>
  say("reader-report", { name: player, organ, tokens: andList(tokens.map(tokenName)), why, n: points });

// ---- mistakes ---------------------------------------------------------------------------------------------

/** What is wrong with a code or a question, and what to do. */
export function sayMistake(error: unknown): string {
  if (error instanceof BadCode) {
    if (error.reason === "letter") return say("reader-code-letter", { letter: error.shown, letters: [...LETTERS].join(" ") });
    return say(`reader-code-${error.reason}`, { code: error.shown });
  }
  if (!(error instanceof BadQuestion)) throw error;
  if (error.reason === "two-players") return say("read-two-players", { name: error.subject });
  return say("reader-error", { reason: error.reason, name: named(error.subject) });
}

/** Names of the game in words; names of players and codes as they are. */
function named(name: string): string {
  if ((INGREDIENTS as readonly string[]).includes(name)) return ingredientName(name);
  if ((ALCHEMICALS as readonly string[]).includes(name)) return alchemicalName(name);
  const color = COLORS.indexOf(name as "R");
  return color < 0 ? name : t("read-color", { color: COLOR_WORDS[color]! });
}
