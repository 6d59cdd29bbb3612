"""The referee of Alchemists: options and outcomes at the decisions of a match, from views alone."""

from copy import deepcopy
from random import Random
from typing import Any

import goldenlane as gl
from tests.referee import (
    alchemists_debunking,
    alchemists_declaring,
    alchemists_modules,
    alchemists_publishing,
    alchemists_selling,
    alchemists_simple,
)
from tests.referee.alchemists_seen import Seen
from tests.referee.alchemy import ALCHEMICALS, INGREDIENTS, mix
from tests.referee.asking import DONE
from tests.referee.content import Rows, read
from tests.referee.following import Report, differ

COVERED = (
    "action-buy-artifact",
    "action-custodian",
    "action-debunk",
    "action-drink",
    "action-exhibition",
    "action-forage",
    "action-publish",
    "action-research-golem",
    "action-sell",
    "action-test-student",
    "action-transmute",
    "action-visit-library",
    "altar-of-gold",
    "animate-golem",
    "bids",
    "check-grants",
    "choose-alchemical",
    "claim-potion",
    "declare",
    "discard-favor",
    "discard-ingredients",
    "exhibit-mix",
    "immediate-publication",
    "keep-startup",
    "pick-order-space",
    "place-seal",
    "report",
    "report-tokens",
    "sell-mix",
    "write-article",
)
"""Kinds of decisions for which the referee makes its own options."""
NOT_COVERED = (
    "boots-of-speed",
    "choose-artifact",
    "choose-book",
    "feather-in-cap",
    "keep-favor",
    "mortar-card",
    "periscope",
    "replicate",
    "show-feather",
    "thinking-cap",
)
"""Kinds that are only counted."""
SIMPLE = {
    "action-buy-artifact": alchemists_simple.buy_artifact,
    "action-custodian": alchemists_simple.experiment,
    "action-drink": alchemists_simple.experiment,
    "action-exhibition": alchemists_simple.exhibition,
    "action-forage": alchemists_simple.forage,
    "action-publish": alchemists_publishing.publications,
    "action-research-golem": alchemists_simple.research_golem,
    "action-test-student": alchemists_simple.test_on_student,
    "action-transmute": alchemists_simple.transmute,
    "action-visit-library": alchemists_simple.visit_library,
    "altar-of-gold": alchemists_modules.altar,
    "check-grants": alchemists_publishing.grants,
    "discard-favor": alchemists_modules.discard_favor,
    "discard-ingredients": alchemists_modules.discard_ingredients,
    "exhibit-mix": alchemists_simple.exhibit_mix,
    "immediate-publication": alchemists_publishing.immediate,
    "keep-startup": alchemists_modules.keep_startup,
    "pick-order-space": alchemists_modules.order_spaces,
    "place-seal": alchemists_publishing.seals,
    "report": alchemists_modules.report,
    "sell-mix": alchemists_selling.mixes,
}
FAVORS = ("assistant", "herbalist", "associate", "custodian", "barmaid", "merchant", "sage", "shopkeeper")
"""The favor cards as a position counts them."""
CHANGES = ("ingredients", "favors", "reputation")
"""Events after which a seller has other means than at the sale."""
LATER = {"sell", "theory", "endorse", "article", "debunk", "animate", "report", "take-back"}
"""Verbs that the outcome of a later action refers to."""


class Referee:
    """Follows one match."""

    def __init__(self, match: gl.Match, report: Report, name: str) -> None:
        self.match = match
        self.report = report
        self.name = name
        self.rows: Rows = read(match.game.content.text)
        self._events = 0
        self._sales = 0
        self._bids: dict[int, int] = {}
        self._declared: dict[str, list[int]] = {}
        self._associates: dict[str, int] = {}
        self._said: dict[int, list[str]] = {}
        """What each seat set down in its present declaration."""
        self._last: dict[int, str] = {}
        """The last action of each seat to which a later one refers."""
        self._written: list[str] = []
        """What was said since then: the parts of an article, names, tokens."""
        self._fallen: dict[str, dict[str, Any]] = {}
        self._seen: Seen | None = None
        """The table at the present decision, if its kind is covered."""

    def disagree(self, what: str) -> None:
        recent = "; ".join(f"{seat} {text}" for seat, text in self.match.log[-3:])
        line = f"{self.name}, log entry {len(self.match.log)}: {what} (after {recent})"
        self.report.disagreements.append(line)

    # ---- options -----------------------------------------------------------------------------------
    def options(self, seen: Seen, kind: str, seat: int) -> list[str] | None:
        """The options of a seat; None for a kind that is not covered."""
        if kind in SIMPLE:
            return SIMPLE[kind](seen, seat)
        match kind:
            case "action-debunk":
                return [*alchemists_debunking.demonstrations(seen), DONE]
            case "claim-potion":
                return alchemists_debunking.claims()
            case "bids":
                return alchemists_selling.bids()
            case "action-sell":
                return alchemists_selling.offers(seen, seat, self._bids.get(seat, 0), self._sales)
            case "choose-alchemical":
                name = self._last[seat].split()[1]
                return alchemists_publishing.alchemicals(seen, name, seen.view["fallen"] is not None)
            case "write-article":
                color = self._last[seat].split()[1]
                forbidden = None
                if seen.view["fallen"] is not None and color in self._fallen:
                    forbidden = dict(alchemists_debunking.entries(self._fallen[color]))
                return alchemists_publishing.article_parts(seen, color, self._written, forbidden)
            case "declare":
                return alchemists_declaring.declarations(seen, seat, self._said.get(seat, []))
            case "animate-golem":
                return alchemists_modules.animate([text.split()[1] for text in self._written])
            case "report-tokens":
                return alchemists_modules.report_tokens(seen, seat, [self._last[seat], *self._written])
        return None

    def look(self) -> None:
        """Compare the options of everybody who must act."""
        kind: str = self.match.view(None)["decision"]["asks"]
        self.report.seen[kind] += 1
        self._seen = None
        if kind not in COVERED:
            return
        self.report.compared[kind] += 1
        seen = self._seen = Seen(self.match, self.rows)
        if kind == "bids" and len(seen.view["spaces"]["sell"]["rows"]) == 1:
            self.disagree("a lone seller is asked for a bid")
        for seat in self.match.to_act:
            mine = self.options(seen, kind, seat)
            theirs = [str(option) for option in self.match.legal(seat)]
            if mine is not None and (text := differ(mine, theirs)):
                self.disagree(f"{kind}, seat {seat}: {text}")

    # ---- outcomes ----------------------------------------------------------------------------------
    def play(self, seat: int, text: str) -> None:
        """Play an action and compare what it does."""
        kind: str = self.match.view(None)["decision"]["asks"]
        before = self._seen
        since = len(self.match.events)
        self.match.play(seat, text)
        events = self.match.events_for(None, since)
        if before is not None:
            for line in self._outcome(before, kind, seat, text, events):
                self.disagree(line)
        self._remember(seat, kind, text)
        self._count(events)
        if text != DONE:
            self._passed_over(events)

    def _outcome(
        self, before: Seen, kind: str, seat: int, text: str, events: list[dict[str, Any]]
    ) -> list[str]:
        words = text.split()
        if kind == "declare":
            return self._placed(seat, text, events)
        if text == DONE:
            return []
        if kind == "action-debunk" and before.view["variant"] == "apprentice":
            self._fallen = deepcopy(before.articles)
            return alchemists_debunking.compare(before, seat, words[1:], events)
        if kind == "claim-potion":
            self._fallen = deepcopy(before.articles)
            named = self._last[seat].split()[1:]
            return alchemists_debunking.compare(before, seat, [*named, words[1]], events)
        if kind == "action-sell":
            gold = alchemists_selling.gold_of_offer(before, seat, words, self._sales)
            now = self.match.view(None)["players"][seat]["gold"]
            expected = before.players[seat]["gold"] + gold
            return [] if now == expected else [f"{text}: gold {now}, the referee says {expected}"]
        if kind == "sell-mix":
            offer, discount = self._last[seat].split(), self._bids.get(seat, 0)
            return alchemists_selling.compare(before, seat, discount, offer, words, events)
        if kind in ("action-publish", "immediate-publication"):
            after = Seen(self.match, self.rows)
            return alchemists_publishing.compare_payment(before, after, seat, words)
        if kind == "place-seal":
            return self._published(before, seat, events)
        return []

    def _published(self, before: Seen, seat: int, events: list[dict[str, Any]]) -> list[str]:
        """The reputation of a publication comes with its seal."""
        gain = alchemists_publishing.reputation_of(before, seat, self._last[seat].split()[0])
        expected = before.reputation_after(seat, gain)
        told = [e for e in events[:2] if e["kind"] == "reputation" and e["seat"] == seat]
        after = told[0]["args"][1] if told else before.players[seat]["reputation"]
        return [] if after == expected else [f"seal: reputation {after}, the referee says {expected}"]

    def _placed(self, seat: int, text: str, events: list[dict[str, Any]]) -> list[str]:
        """When a declaration is complete, its cubes stand in the right rows."""
        said = [*self._said.get(seat, []), text]
        if not any(event["kind"] == "declare" and event["seat"] == seat for event in events):
            self._said[seat] = said
            return []
        self._said.pop(seat, None)
        associates = [line.split()[1] for line in said if line.startswith("associate")]
        for line in said:
            words = line.split()
            if words[0] == "place" and words[2] != "0":
                space, helped = words[1], words[1] in associates
                rows = self._declared.get(space, [])
                count = self._associates.get(space, 0)
                self._declared[space] = alchemists_declaring.rows_after(rows, count, seat, helped)
                self._associates[space] = count + helped
        view = self.match.view(None)
        if view["decision"] is None or view["decision"]["asks"] != "declare":
            return []
        found = {name: [row["seat"] for row in space["rows"]] for name, space in view["spaces"].items()}
        found = {name: rows for name, rows in found.items() if rows}
        if found != self._declared:
            return [f"rows {found}, the referee says {self._declared}"]
        return []

    def _remember(self, seat: int, kind: str, text: str) -> None:
        if text.split()[0] in LATER:
            self._last[seat] = text
            self._written = []
        elif kind in ("write-article", "animate-golem", "report-tokens"):
            self._written.append(text)

    def _count(self, events: list[dict[str, Any]]) -> None:
        """Keep the bids and count the sales of the round."""
        for event in events:
            if event["kind"] == "round":
                self._sales, self._bids = 0, {}
                self._declared, self._associates = {}, {}
            elif event["kind"] == "bid":
                self._bids[event["seat"]] = event["args"][0]
            elif event["kind"] == "sell":
                self._sales += 1

    def _passed_over(self, events: list[dict[str, Any]]) -> None:
        """A seller who is not asked could not have sold."""
        kinds = [event["kind"] for event in events]
        if "round" in kinds or self.match.over:
            return
        for i, event in enumerate(events):
            if event["kind"] == "decline" and event["args"] == ["sell"]:
                seat = event["seat"]
                if any(e["seat"] == seat and e["kind"] in CHANGES for e in events[i:]):
                    continue  # what the views show is not what the seller had
                seen = Seen(self.match, self.rows)
                could = alchemists_selling.offers(seen, seat, self._bids.get(seat, 0), self._sales)
                if could != [DONE]:
                    self.disagree(f"seat {seat} is passed over, but could {could}")


# ---- random players --------------------------------------------------------------------------------
def choose(match: gl.Match, seat: int, rng: Random) -> str:
    """A random player who publishes, debunks and sells much and often demonstrates the truth."""
    options = [str(option) for option in match.legal(seat)]
    kind = match.view(None)["decision"]["asks"]
    if kind == "declare" and options[0].startswith("place"):
        busy = options[0].split()[1] in ("debunk", "publish", "sell", "exhibition")
        wanted = options[1:] if busy == (rng.random() < 0.8) else options[:1]
        return rng.choice(wanted or options)
    if kind == "claim-potion" and rng.random() < 0.7:
        names = [text for who, text in match.log if who == seat and text.startswith("debunk")][-1].split()[1:]
        of = match.position()["alchemy"]
        one, other = (ALCHEMICALS[of[INGREDIENTS.index(name)]] for name in names)
        return f"claim {mix(one, other)}"
    if rng.random() < 0.9:
        options = [option for option in options if option != DONE] or options
    if kind == "action-publish":
        verbs = sorted({option.split()[0] for option in options})
        verb = rng.choice(verbs)
        options = [option for option in options if option.split()[0] == verb]
    return rng.choice(options)


def whole(players: int, variant: str, modules: list[str], seed: int, report: Report) -> gl.Match:
    """A whole game beside the referee."""
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    name = f"alchemists players={players} variant={variant} modules={'+'.join(modules) or '-'} seed={seed}"
    _play(match, Referee(match, report, name), Random(seed))
    return match


def _play(match: gl.Match, referee: Referee, rng: Random, decisions: int = 10**6) -> None:
    while not match.over and decisions:
        decisions -= 1
        referee.look()
        seat = rng.choice(match.to_act)
        referee.play(seat, choose(match, seat, rng))


def crowded(players: int, variant: str, modules: list[str], seed: int, report: Report) -> None:
    """A debunking with many theories and articles on the boards, and the next decisions."""
    rng = Random(seed)
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    while not match.over:
        if match.view(None)["decision"]["asks"] == "action-debunk":
            break
        seat = rng.choice(match.to_act)
        match.play(seat, choose(match, seat, rng))
    if match.over:
        return
    position = published(match.position(), players, "royal-encyclopedia" in modules, rng)
    again = gl.new(
        "alchemists", players=players, variant=variant, modules=modules, seed=seed, position=position
    )
    name = f"alchemists players={players} variant={variant} modules={'+'.join(modules)} position seed={seed}"
    _play(again, Referee(again, report, name), rng, decisions=12)


def published(position: dict[str, Any], players: int, encyclopedia: bool, rng: Random) -> dict[str, Any]:
    """The position with theories, articles and seals at random, some of them nearly true."""
    changed = deepcopy(position)
    alchemy = list(changed["alchemy"])
    for _ in range(rng.choice([1, 2, 8])):
        a, b = rng.sample(range(8), 2)
        alchemy[a], alchemy[b] = alchemy[b], alchemy[a]
    theories = [alchemical if rng.random() < 0.7 else -1 for alchemical in alchemy]
    places = [i for i, alchemical in enumerate(theories) if alchemical >= 0]
    articles: list[list[int]] = [[], [], []]
    if encyclopedia:
        tokens = list(range(8)) * 2
        for color in range(3):
            four = rng.sample(sorted(set(tokens)), 4)
            if rng.random() < 0.8 and all(set(four) != set(other[:4]) for other in articles if other):
                articles[color] = [*four, rng.randrange(2), rng.randrange(2)]
                places.append(8 + color)
                for ingredient in four:
                    tokens.remove(ingredient)
    seals = [-1] * (11 * players)
    counts = [[2, 3, 2, 2, 2, 0] for _ in range(players)]
    if encyclopedia:
        counts = [[2, 4, 2, 2, 2, 1] for _ in range(players)]
    for place in places:
        for seat in rng.sample(range(players), rng.randint(1, min(3, players))):
            kinds = [kind for kind, count in enumerate(counts[seat]) if count]
            kind = rng.choice(kinds)
            counts[seat][kind] -= 1
            seals[place * players + seat] = kind
    changed["theories"], changed["seals"] = theories, seals
    if encyclopedia:
        changed["articles"] = articles
    changed.pop("conflicts", None)
    for seat, player in enumerate(changed["players"]):
        player["seals"] = counts[seat]
        player["reputation"] = rng.choice([1, 3, 6, 7, 10, 13, 14, 17, 18, 25])
        player["gold"] = rng.choice([0, 1, 2, 4, 8])
    return changed


def market(players: int, variant: str, modules: list[str], seed: int, report: Report) -> None:
    """A sale to which all come, with full hands, Merchants and Barmaids, anywhere on the reputation track."""
    rng = Random(seed)
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    while not match.over:
        decision = match.view(None)["decision"]
        if decision["asks"] == "bids" and len(decision["seats"]) == players:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, choose(match, seat, rng))
    if match.over:
        return
    position = match.position()
    discards = position.get("favor-discards", [0] * 9)
    merchants, barmaids = (2 - discards[FAVORS.index(name)] for name in ("merchant", "barmaid"))
    nothing = next(([0] * len(p["favors"]) for p in position["players"] if "favors" in p), [0] * 9)
    for player in position["players"]:
        favors = list(player.get("favors", nothing))
        favors[FAVORS.index("merchant")] = count = rng.randint(0, merchants)
        merchants -= count
        favors[FAVORS.index("barmaid")] = count = rng.randint(0, barmaids)
        barmaids -= count
        player["favors"] = favors
        player["hand"] = [rng.randrange(2) for _ in INGREDIENTS]
        player["reputation"] = rng.choice([1, 6, 7, 10, 13, 14, 17, 18])
    again = gl.new(
        "alchemists", players=players, variant=variant, modules=modules, seed=seed, position=position
    )
    name = f"alchemists players={players} variant={variant} modules={'+'.join(modules)} market seed={seed}"
    _play(again, Referee(again, report, name), rng, decisions=12)
