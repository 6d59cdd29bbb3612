/** The big revelation step by step: the ingredients, the articles, the golem with its reports, animated golems. */
import { t } from "../shell/i18n.svelte";
import { INGREDIENTS, ORGAN_NAMES, type Revelation } from "./core";
import { capital, sayArticle, sayOrgan, sayPoints, sayReport, sayTheory, sayTruth, say, shortName } from "./words";

export interface Step {
  key: string;
  /** What is revealed, before it is. */
  name: string;
  icon: string;
  claimed?: string;
  truth?: string;
  pair?: string[];
  points: { player: string; seal?: string; points: number }[];
  lines: string[];
}

export function stepsOf(told: Revelation): Step[] {
  return [...ingredients(told), ...articles(told), ...golem(told)];
}

function ingredients(told: Revelation): Step[] {
  return INGREDIENTS.map((name, at) => {
    const truth = told.ingredients[name]!;
    const theory = told.theories.find(({ ingredient }) => ingredient === name);
    const lines = theory ? [sayTheory(theory), ...theory.seals.map(sayPoints)] : [];
    return {
      key: name, name: shortName(at), icon: `ingredient-${name}`, claimed: theory?.claimed, truth, points: theory?.seals ?? [],
      lines: [sayTruth(name, truth), ...lines],
    };
  });
}

function articles(told: Revelation): Step[] {
  return told.articles.map((article) => ({
    key: `article-${article.color}`,
    name: capital(t("alchemists-place", { place: `article-${article.color}` })),
    icon: `color-${article.color}`,
    points: article.seals,
    lines: [sayArticle(article), ...article.seals.map(sayPoints)],
  }));
}

function golem(told: Revelation): Step[] {
  if (!told.golem) return [];
  const { golem } = told;
  const organs = ORGAN_NAMES.map((organ) => {
    const reports = told.reports.filter((report) => report.organ === organ);
    return {
      key: organ, name: capital(t("alchemists-organ", { organ })), icon: "space-research-golem", truth: golem[organ], points: reports,
      lines: [sayOrgan(organ, golem[organ]), ...reports.map(sayReport)],
    };
  });
  const [first, second] = golem["animated-by"] as [string, string];
  const animated = {
    key: "animated",
    name: capital(t("read-animating-pair")),
    icon: "flame",
    pair: [first, second],
    points: told.animated,
    lines: [
      say("reader-animated-by", { first, second }),
      ...told.animated.map(({ player, points }) => say("reader-animated-points", { name: player, n: points })),
    ],
  };
  return [...organs, animated];
}

/** The points of each player in these steps. */
export function sums(steps: readonly Step[], names: readonly string[]): number[] {
  const all = steps.flatMap(({ points }) => points);
  return names.map((name) => all.filter(({ player }) => player === name).reduce((sum, { points }) => sum + points, 0));
}
