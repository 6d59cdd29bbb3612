"""The Golem Project: research the king's golem, animate it, and report to the king.

The module adds two action spaces (research_golem.py, visit_library.py), progress reports
(progress_reports.py), conference tiles that count them, the king's mood, and points for true reports and an
animated golem. Under-the-counter artifacts, Courtiers, cubes and the new theory tile of the second conference
are data that the base game's rules read.
"""

from random import Random
from typing import TYPE_CHECKING

from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.alchemy import GOLEMS, ORGANS, Organ, OrganAspect
from goldenlane.games.alchemists.draws import gain_favors
from goldenlane.games.alchemists.module import Module
from goldenlane.games.alchemists.palace_library import open_library
from goldenlane.games.alchemists.progress_reports import (
    CHEST,
    EARS,
    ORGAN_NAMES,
    Report,
    Reports,
    ReportTokens,
    report_of,
)
from goldenlane.games.alchemists.research_golem import ANIMATED, AnimateGolem, ResearchGolem
from goldenlane.games.alchemists.rule import ChanceRule, Rule
from goldenlane.games.alchemists.state import AlchemistsState, Player
from goldenlane.games.alchemists.view_types import ModuleBoard, ModuleView
from goldenlane.games.alchemists.visit_library import VisitLibrary
from goldenlane.games.alchemists.vocabulary import RESEARCH_GOLEM, ROUNDS, VISIT_LIBRARY
from goldenlane.kernel.action import Action
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


class TurnUpMood(ChanceRule):
    """A king's mood tile is turned up: so many approval tokens lie on Research Golem this round."""

    __slots__ = ()

    verb = "kings-mood"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return (rng.choice(state.mood_bag),)

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == 1 and outcome[0] in state.mood_bag

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.mood_bag.remove(outcome[0])
        state.approval = self.cards.moods[outcome[0]].approval
        state.emit("kings-mood", NOBODY, state.approval)


class NewMood(Rule):
    """Leftover approval tokens go away and the king's mood of the next round brings new ones.

    With two players there are no tiles, and always the same number of tokens.
    """

    __slots__ = ("turn_up",)

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self.turn_up = TurnUpMood(game)

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round == ROUNDS:
            return None
        if self.game.seats == 2:
            state.approval = self.cards.setup.two_player_approval
            state.emit("kings-mood", NOBODY, state.approval)
            return None
        if state.round == 0:
            tiles = enumerate(self.cards.moods)
            state.mood_bag = [tile for tile, mood in tiles if self.game.seats in mood.players]
        state.approval = 0
        state.push(self.turn_up, CHANCE)
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.turn_up,)


class ReportFavors(Rule):
    """The first conference: a favor for everyone with a report, clockwise (Ruling A-46)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round == self.game.conference_rounds[0]:
            favors = self.cards.golem_conferences[self.game.variant].favors
            for seat in reversed(state.clockwise()):
                if _has_report(state.players[seat]):
                    gain_favors(self.game, state, seat, favors)
        return None


class GolemProject(Module):
    """Everything of the Golem Project."""

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        mood = NewMood(game)
        self._steps: dict[str, list[Effect]] = {
            places.SET_UP: [mood],
            places.REPORTS: [Reports(game)],
            places.AFTER_CONFERENCE: [ReportFavors(game)],
            places.NEXT_ROUND: [mood],
        }
        self._actions: dict[int, Effect] = {
            RESEARCH_GOLEM: ResearchGolem(game),
            VISIT_LIBRARY: VisitLibrary(game),
        }
        game.add("animate-golem", AnimateGolem(game))
        game.add("report", Report(game))
        game.add("report-tokens", ReportTokens(game))
        open_library(game)

    def steps(self, place: str) -> list[Effect]:
        return self._steps.get(place, [])

    def action(self, space: int) -> Effect | None:
        return self._actions.get(space)

    def conference(self, state: AlchemistsState, number: int, seat: int) -> int:
        """The first conference wants a report; the second one compares them and honors an animated golem."""
        player = state.players[seat]
        if number == 1:
            tile = self.cards.golem_conferences[self.game.variant]
            return tile.report if _has_report(player) else tile.none
        numbers = self.cards.number
        totals = [self.total(each) for each in state.players]
        # Who is highest and lowest at once is even (Ruling A-45).
        net = numbers.reports_highest if totals[seat] == max(totals) > 0 else 0
        if totals[seat] == min(totals):
            net += numbers.reports_lowest
        return net + (numbers.conference_animated if player.progress == ANIMATED else 0)

    def total(self, player: Player) -> int:
        """The player's reports as the second conference counts them, in halves."""
        weights = (0, self.cards.number.report_weight_one, self.cards.number.report_weight_two)
        return weights[len(player.chest)] + weights[len(player.ears)]

    def score(self, state: AlchemistsState, seat: int) -> dict[str, int]:
        """What the king pays for true reports, which are secret until the end, and for an animated golem."""
        player, score = state.players[seat], self.cards.score
        animated = score.animated_golem if player.progress == ANIMATED else 0
        return {"reports": self._reports(state, seat) if state.final else 0, "animated-golem": animated}

    def _reports(self, state: AlchemistsState, seat: int) -> int:
        player, score = state.players[seat], self.cards.score
        golem = GOLEMS[state.golem]
        truth = (2 * golem.chest_color + golem.chest_size, 2 * golem.ears_color + golem.ears_size)
        points = 0
        for organ in (CHEST, EARS):
            tokens = report_of(player, organ)
            if len(tokens) == 1:
                points += score.report_one_right if truth[organ] in tokens else score.report_one_wrong
            elif tokens:
                points += score.report_two_right if truth[organ] in tokens else score.report_two_wrong
        return points

    def gold(self, state: AlchemistsState, seat: int) -> int:
        return self.cards.score.approval_gold * state.players[seat].approval

    def view(self, state: AlchemistsState, seat: int | None, shown: ModuleView) -> None:
        deck = self.game.deck(state)
        counter = [self.game.cards.artifact_names[card] if card >= 0 else None for card in state.counter]
        shown["approval"] = state.approval
        shown["under-the-counter"] = counter[deck]
        shown["later-under-the-counter"] = counter[deck + 1 :]

    def view_player(self, state: AlchemistsState, seat: int | None, owner: int, shown: ModuleBoard) -> None:
        player = state.players[owner]
        reports: dict[Organ, list[OrganAspect] | int] = {}
        for organ in (CHEST, EARS):
            tokens = report_of(player, organ)
            reports[ORGAN_NAMES[organ]] = (
                [ORGANS[token] for token in tokens] if seat == owner or state.final else len(tokens)
            )
        shown["approval"] = player.approval
        shown["progress"] = player.progress
        shown["books"] = player.books
        shown["reports"] = reports

    def imagine(self, state: AlchemistsState, seat: int, rng: Random) -> None:
        """The faces of the others' report tokens, and the ingredients they are naming, are unknown."""
        for other, player in enumerate(state.players):
            if other == seat:
                continue
            laying = [frame for frame in state.stack if frame[0].key == "report-tokens" and frame[1] == other]
            while True:
                tokens = rng.sample(range(6), len(player.chest) + len(player.ears))
                player.ears = sorted(tokens[len(player.chest) :])
                player.chest = sorted(tokens[: len(player.chest)])
                player.tokens = 63 ^ sum(1 << token for token in tokens)
                # Who is laying a second token must be able to.
                if not laying or laying[0][0].step(state, laying[0]):
                    break
        for at, (effect, other, named, b) in enumerate(state.stack):
            if effect.key == "animate-golem" and other != seat and named >= 0:
                state.stack[at] = (effect, other, rng.randrange(7), b)


def _has_report(player: Player) -> bool:
    return bool(player.chest or player.ears)
