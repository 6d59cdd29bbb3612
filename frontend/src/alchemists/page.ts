/** Alchemists on the page. */
import type { GamePage } from "../games";
import { alchemistsPlaces } from "./places";
import { EMBLEMS } from "./view";
import "./css/tokens.css";

export default {
  board: () => import("./Alchemists.svelte"),
  labels: import.meta.glob<string>("../../../src/goldenlane/i18n/*/{page-alchemists,alchemists}.ftl", { query: "?raw", import: "default" }),
  places: alchemistsPlaces,
  emblems: EMBLEMS,
  topics: [
    "aim", "round", "mixing", "ingredients", "sell", "artifacts", "publish", "debunk", "experiments", "reputation",
    "conference", "encyclopedia", "golem", "scoring",
  ],
} satisfies GamePage;
