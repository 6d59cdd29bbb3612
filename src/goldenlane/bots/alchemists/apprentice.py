"""The apprentice of Alchemists: one decision ahead, with everything that can be deduced.

Each kind of decision has its own judgement, by exact chances under the facts that the seat has learned.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from goldenlane.bots.alchemists import debunk, declare, exhibition, publish, publisher, research, sell, trade
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.weights import APPRENTICE, Weights
from goldenlane.bots.seat import Seat
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.vocabulary import (
    DEBUNK,
    DRINK,
    EXHIBITION,
    PUBLISH,
    RESEARCH_GOLEM,
    SPACES,
    TEST_STUDENT,
)
from goldenlane.kernel.action import DONE, Action

Judgement = Callable[[Mind, list[Action]], Action]


_REPEATED = {
    RESEARCH_GOLEM: 1.0,
    DEBUNK: 1.5,
    PUBLISH: 1.5,
    TEST_STUDENT: 1.0,
    DRINK: 0.8,
    EXHIBITION: 0.5,
}
"""What an action must promise for Boots of Speed, by space."""


def _boots(mind: Mind, options: list[Action]) -> Action:
    """Repeat an action that promises much; gathering can wait for a better space."""
    space = options[0].data[0]
    if space not in _REPEATED:
        return DONE
    worths = [deed.value for deed in declare.deeds(mind)[space]]
    return options[0] if max(worths, default=0.0) > _REPEATED[space] else DONE


def _first(mind: Mind, options: list[Action]) -> Action:
    return options[0]


JUDGEMENTS: dict[str, Judgement] = {
    "keep-favor": trade.keep_favor,
    "keep-startup": trade.keep_startup,
    "discard-favor": trade.discard_favor,
    "discard-ingredients": trade.discard,
    "choose-artifact": trade.choose_artifact,
    "replicate": trade.replicate,
    "altar-of-gold": trade.altar,
    "mortar-card": exhibition.mortar_card,
    "show-feather": _first,
    "periscope": _first,
    "pick-order-space": declare.choose_order,
    "action-forage": trade.forage,
    "action-transmute": trade.transmute,
    "action-custodian": research.experiment,
    "bids": sell.bid,
    "action-sell": sell.sell,
    "sell-mix": sell.sell_mix,
    "action-research-golem": research.research_golem,
    "animate-golem": research.animate,
    "action-buy-artifact": trade.buy,
    "thinking-cap": research.thinking_cap,
    "action-visit-library": research.visit_library,
    "choose-book": research.choose_book,
    "action-debunk": debunk.debunk,
    "claim-potion": debunk.claim_potion,
    "publisher": publisher.exchange,
    "immediate-publication": publish.publish,
    "action-publish": publish.publish,
    "choose-alchemical": publish.choose_alchemical,
    "write-article": publish.write_article,
    "place-seal": publish.place_seal,
    "check-grants": publish.take_grant,
    "action-test-student": research.experiment,
    "action-drink": research.experiment,
    "action-exhibition": exhibition.exhibit,
    "exhibit-mix": exhibition.exhibit_mix,
    "report": research.report,
    "report-tokens": research.report_tokens,
    "boots-of-speed": _boots,
}
"""By the name of the decision; declaring follows a plan."""


def judge(mind: Mind, options: list[Action], planned: Callable[[Mind], declare.Plan]) -> Action:
    """The best option; the plan of the round is asked for when cubes are declared."""
    if mind.asks == "declare":
        return declare.declare(mind, options, planned(mind))
    return JUDGEMENTS[mind.asks](mind, options)


class AlchemistsApprentice:
    """Judges each decision by itself; keeps the last plan, which follows from the view alone."""

    name = "apprentice"

    def __init__(self, game: AlchemistsGame, weights: Weights = APPRENTICE) -> None:
        self._game = game
        self._weights = weights
        self._planned: tuple[dict[str, Any], declare.Plan] = ({}, declare.Plan(0.0, 0, (0,) * len(SPACES)))

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        if len(options) == 1:
            return options[0]
        return judge(self.mind(seat.view), options, self._plan)

    def mind(self, view: dict[str, Any]) -> Mind:
        """What the bot makes of a view."""
        return Mind(self._game, view, self._weights)

    def _plan(self, mind: Mind) -> declare.Plan:
        """The plan of the round: the same at every step of declaring, so it is made once."""
        table = {name: value for name, value in mind.view.items() if name not in ("decision", "declaring")}
        if self._planned[0] != table:
            self._planned = table, declare.plan(mind)
        return self._planned[1]
