"""The referee of Alchemists: options and outcomes at the decisions of a match, from views alone."""

from copy import deepcopy
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
