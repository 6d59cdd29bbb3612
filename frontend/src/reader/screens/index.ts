/** The screens of a game, in the order of the doors on its first screen. */
import type { Component } from "svelte";
import type { Game } from "../games.svelte";
import Animate from "./Animate.svelte";
import Debunk from "./Debunk.svelte";
import Exhibition from "./Exhibition.svelte";
import GameJudge from "./GameJudge.svelte";
import GolemTest from "./GolemTest.svelte";
import Helpers from "./Helpers.svelte";
import Library from "./Library.svelte";
import Mix from "./Mix.svelte";
import NotebookPage from "./NotebookPage.svelte";
import Revelation from "./Revelation.svelte";
import Sell from "./Sell.svelte";

export interface Screen {
  name: string;
  component: Component<{ game: Game }>;
  icon: string;
  /** Who may look at what it shows; null has no door of its own. */
  audience: "you" | "all" | "helpers" | null;
  /** Not there in the base game. */
  expansion?: true;
}

export const SCREENS: readonly Screen[] = [
  { name: "test", component: Mix, icon: "space-test-student", audience: "you" },
  { name: "sell", component: Sell, icon: "space-sell", audience: "all" },
  { name: "library", component: Library, icon: "space-visit-library", audience: "you", expansion: true },
  { name: "golem", component: GolemTest, icon: "space-research-golem", audience: "you", expansion: true },
  { name: "animate", component: Animate, icon: "flame", audience: "all", expansion: true },
  { name: "debunk", component: Debunk, icon: "space-debunk", audience: "all" },
  { name: "exhibition", component: Exhibition, icon: "trophy", audience: "all" },
  { name: "helpers", component: Helpers, icon: "periscope", audience: "helpers" },
  { name: "judge", component: GameJudge, icon: "gavel", audience: "all" },
  { name: "notebook", component: NotebookPage, icon: "space-report", audience: "you" },
  { name: "revelation", component: Revelation, icon: "eye", audience: null },
];
