/** Golem on the page. */
import type { GamePage } from "../games";
import { golemPlaces, passTile } from "./places";
import { EMBLEMS } from "./view";

export default {
  board: () => import("./Golem.svelte"),
  labels: import.meta.glob<string>("../../../src/goldenlane/i18n/*/page-golem.ftl", { query: "?raw", import: "default" }),
  places: golemPlaces,
  emblems: EMBLEMS,
  staging: async () => (await import("./choreography")).staging,
  tileOf: passTile,
  topics: [
    "aim", "round", "marbles", "rows", "rabbi", "pass", "students", "movement", "create", "activate", "destroy", "control",
    "artifacts", "books", "upgrades", "characters", "income", "goals", "scoring", "undo",
  ],
} satisfies GamePage;
