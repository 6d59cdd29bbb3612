/** Thinks beside the page, so that the page never stalls. */

import type { Fact } from "../core/facts";
import type { Answer, Question } from "./messages";
import { Thinker } from "./think";

const thinker = new Thinker();
let newest = 0;

function answer(given: Answer): void {
  postMessage(given);
}

/** Let questions that wait come first. */
function later(id: number, think: () => void): void {
  setTimeout(() => id === newest && think(), 0);
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const { id, facts } = data;
  if ("why" in data) {
    answer({ id, why: thinker.why(facts, data.why) });
    return;
  }
  newest = id;
  const known = thinker.known(facts);
  answer({ id, known });
  if (known.conflict) return;
  later(id, () => {
    answer({ id, mixes: thinker.mixes(facts) });
    if (data.golem) later(id, () => answer({ id, golem: thinker.golem(facts) }));
  });
});

// The first thoughts are slow until the browser has compiled them: think them before anybody asks.
const WARM: readonly (readonly Fact[])[] = [
  [{ type: "mix", ingredients: ["mushroom", "fern"], result: "R+" }, { type: "class", ingredient: "toad", class: "solar" }],
  [{ type: "golem", ingredient: "toad", chest: true, ears: false }, { type: "aspect", ingredient: "claw", colour: "B", sign: "-" }],
  [{ type: "mix", ingredients: ["flower", "claw"], result_in: ["0", "G-"] }, { type: "animate", ingredients: ["toad", "fern"], success: false }],
];
function warmUp(round: number): void {
  if (newest || round === 3 * WARM.length) return;
  const spare = new Thinker();
  const facts = WARM[round % WARM.length]!;
  spare.known([]);
  spare.known(facts);
  if (round >= 2 * WARM.length) {
    spare.mixes(facts);
    spare.golem(facts);
  }
  setTimeout(warmUp, 0, round + 1);
}
warmUp(0);
