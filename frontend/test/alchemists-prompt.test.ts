/** The prompt of Alchemists: a sentence whose gaps fill up as one chooses. */
import { describe, expect, it } from "vitest";
import { inGap, sentenceOf, wanted, type Choosing } from "../src/alchemists/gaps";
import type { AlchemistsView } from "../src/alchemists/view";

function at(asks: string, more: object = {}): AlchemistsView {
  return { seat: 0, theories: [], adventurer: { name: "cleric", wants: ["R+", "G-", "B+"] }, offer: null, decision: { asks, seats: [0], key: asks, numbers: [] }, ...more } as unknown as AlchemistsView;
}
const choosing = (options: string[], more: Partial<Choosing> = {}): Choosing => ({ options, narrowed: [], shown: null, ...more });
/** "potion=R+ guarantee? first. second.": filled, wanted, later. */
function told(view: AlchemistsView, choice: Choosing): string {
  const sentence = sentenceOf(view, choice, ["any", "neutral", "sign", "exact"]);
  if (!sentence) return "";
  const marks = { filled: "=", wanted: "?", later: "." };
  return [sentence.id.replace("alch-ask-", ""), ...sentence.gaps.map((gap) => `${gap.name}${marks[gap.state]}${gap.value ?? ""}`)].join(" ");
}

describe("a sale", () => {
  const view = at("action-sell");
  const options = ["sell R+ exact", "sell R+ sign", "sell G- exact", "sell G- sign", "done"];

  it("first wants a potion", () => expect(told(view, choosing(options))).toBe("sell potion? guarantee. first. second."));
  it("then a guarantee", () => expect(told(view, choosing(options, { narrowed: options.slice(0, 2) }))).toBe("sell potion=R+ guarantee? first. second."));
  it("in any order", () => expect(told(view, choosing(options, { narrowed: ["sell R+ sign", "sell G- sign"] }))).toBe("sell potion? guarantee=sign first. second."));
  it("shows what is pointed at", () => expect(told(view, choosing(options, { shown: "sell G- exact" }))).toBe("sell potion=G- guarantee=exact first? second."));
  it("goes on with the ingredients", () => {
    const mixing = at("sell-mix", { offer: { place: 1, guarantee: 3, price: 4 } });
    expect(told(mixing, choosing(["mix fern toad", "mix fern claw", "mix toad claw"]))).toBe("sell potion=G- guarantee=exact first? second.");
  });
});

describe("a mix", () => {
  const view = at("action-drink");
  const options = ["mix fern toad", "mix fern claw", "mix toad claw", "mix toad claw barmaid"];

  it("keeps the ingredient that was chosen", () => expect(told(view, choosing(options, { narrowed: ["mix fern toad", "mix toad claw"] }))).toBe("drink first=toad second?"));
  it("knows the second from the selection", () => expect(told(view, choosing(options, { shown: "mix toad claw barmaid" }))).toBe("drink first=toad second=claw"));
});

describe("a publication", () => {
  it("goes from the ingredient to the seal", () => {
    const options = ["theory toad", "theory fern", "endorse claw", "article R courtier"];
    expect(told(at("action-publish"), choosing(options))).toBe("publish place? alchemical. seal.");
    expect(told(at("action-publish"), choosing(options, { shown: "theory fern" }))).toBe("publish place=fern alchemical? seal.");
    expect(told(at("action-publish"), choosing(options, { shown: "endorse claw" }))).toBe("endorse place=claw seal?");
    expect(told(at("action-publish"), choosing(options, { shown: "article R courtier" }))).toBe("article color=R seal?");
    const naming = at("choose-alchemical", { decision: { asks: "choose-alchemical", seats: [0], key: "", numbers: [2, 0] } });
    expect(told(naming, choosing(["alchemical npN", "alchemical PPP"]))).toBe("publish place=toad alchemical? seal.");
  });

  it("knows what the seal is laid on", () => {
    const decision = (place: number) => ({ asks: "place-seal", seats: [0], key: "", numbers: [place, 1] });
    const seals = ["seal gold", "seal red"];
    const fresh = [{ ingredient: "toad", alchemical: "PPP", seals: [], conflict: false, conflicts: [] }];
    expect(told(at("place-seal", { decision: decision(2), theories: fresh }), choosing(seals))).toBe("publish place=toad alchemical=PPP seal?");
    const old = [{ ...fresh[0], seals: [{ seat: 1, seal: null }] }];
    expect(told(at("place-seal", { decision: decision(2), theories: old }), choosing(seals))).toBe("endorse place=toad seal?");
    expect(told(at("place-seal", { decision: decision(9) }), choosing(seals))).toBe("article color=G seal?");
  });
});

describe("other decisions", () => {
  it.each([
    ["pick-order-space", ["order 1", "order 2"], null, "order order?"],
    ["declare", ["place forage 0", "place forage 1", "place forage 2"], null, "declare space=forage actions?"],
    ["declare", ["place forage 0", "place forage 1"], "place forage 1", "declare space=forage actions=1"],
    ["action-forage", ["forage toad", "forage deck"], "forage deck", "forage ingredient=deck"],
    ["bids", ["bid 0", "bid 3"], null, "bid discount?"],
    ["action-debunk", ["debunk toad R", "debunk toad G"], null, "disprove place=toad color?"],
    ["action-debunk", ["debunk toad R", "publisher toad"], "publisher toad", ""],
    ["action-debunk", ["debunk toad fern", "debunk toad claw"], null, "prove first=toad second? potion."],
    ["action-research-golem", ["test toad", "animate"], "animate", "animate first? second."],
    ["report", ["report chest 1", "report ears 2", "done"], null, "report organ? tokens."],
  ])("%s", (asks, options, shown, expected) => expect(told(at(asks), choosing(options, { shown }))).toBe(expected));

  it("of which plain words say all have no gaps", () => expect(told(at("check-grants"), choosing(["grant grant-1", "done"]))).toBe(""));
});

describe("the words in the gaps", () => {
  it("name what is wanted", () => expect(wanted("ingredient", "You take: ")).toBe("ingredient…"));
  it("say no noun twice", () => {
    expect(wanted("discount", "You offer a discount: ")).toBe("…");
    expect(wanted("składnik", "Czytasz o składniku: ")).toBe("…");
    expect(wanted("знаки", "Стаття (аспект: ): знаки , ")).toBe("…");
  });
  it("may ask", () => expect(wanted("ile?", "Raport: , liczba żetonów: ")).toBe("ile?"));
  it("begin with a small letter in the sentence, with a capital before it", () => {
    expect(inGap("Ropucha", "ingredient", false)).toBe("ropucha");
    expect(inGap("Prasa drukarska", "artifact", false)).toBe("Prasa drukarska");
    expect(inGap("груди", "organ", true)).toBe("Груди");
  });
});
