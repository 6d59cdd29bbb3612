"""The game of Alchemists for one number of players, variant, set of modules and content."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, cast

from goldenlane.games.alchemists import (
    artifacts,
    debunk,
    draws,
    mixing,
    publish,
    publisher,
    sell,
    setup,
    spaces,
)
from goldenlane.games.alchemists.bundle import OrderSpace
from goldenlane.games.alchemists.components import Alchemists
from goldenlane.games.alchemists.conference import CONFERENCE_ROUNDS
from goldenlane.games.alchemists.counting import impossible
from goldenlane.games.alchemists.exhibition import Exhibition, ExhibitMix, ShowFeather
from goldenlane.games.alchemists.experiments import CustodianDrink, DrinkPotion, TestStudent
from goldenlane.games.alchemists.flow import whole_game
from goldenlane.games.alchemists.imagine import imagine
from goldenlane.games.alchemists.ingredients import Forage, Transmute, discard_face_up
from goldenlane.games.alchemists.module import Module
from goldenlane.games.alchemists.modules import MODULES
from goldenlane.games.alchemists.read_content import load
from goldenlane.games.alchemists.scoring import scores
from goldenlane.games.alchemists.state import FIELDS, PLAYER_FIELDS, AlchemistsState, Player
from goldenlane.games.alchemists.theories import CheckGrants
from goldenlane.games.alchemists.view import view
from goldenlane.games.alchemists.vocabulary import (
    BUY_ARTIFACT,
    CUSTODIAN,
    CUSTODIAN_CARD,
    DEBUNK,
    DRINK,
    EXHIBITION,
    FAVORS,
    FORAGE,
    NEXT_ADVENTURER,
    PROMO,
    PUBLISH,
    SELL,
    SPACES,
    TEST_STUDENT,
    TRANSMUTE,
    VARIANTS,
    Variant,
)
from goldenlane.games.alchemists.vocabulary import MODULES as MODULE_NAMES
from goldenlane.kernel.codec import decode_fields, decode_stack, encode_fields, encode_stack
from goldenlane.kernel.effect import Effect, Face, register
from goldenlane.kernel.errors import BadOption, BadPosition, shown
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import NOBODY, State


class AlchemistsGame(Game):
    """The unchanging part of a match: content, effects by key, and the table of action spaces.

    ``actions[space]`` is the effect of one action there, None where the game has no such space;
    ``costs[space]`` are the cubes of a player's first, second ... action.
    """

    name = "alchemists"
    conference_rounds: ClassVar[tuple[int, ...]] = CONFERENCE_ROUNDS

    def __init__(
        self,
        cards: Alchemists,
        players: int,
        variant: Variant,
        modules: Sequence[str],
        next_adventurer: str,
        promo: bool = False,
    ) -> None:
        self.cards = self.components = cards
        self.content = cards.content
        self.seats = players
        self.variant = variant
        self.module_names = tuple(name for name in MODULE_NAMES if name in modules)
        self.next_adventurer = next_adventurer
        self.options = {
            "players": players,
            "variant": variant,
            "modules": list(self.module_names),
            "next-adventurer": next_adventurer,
        }
        self.promo = promo
        if promo:
            self.options["promo"] = "on"
        self.cubes = cards.cubes[self.uses("golem-project"), players]
        self.costs = tuple(space.cubes[players] for space in cards.spaces)
        most = cards.favors[CUSTODIAN_CARD].cards
        self.costs = tuple(
            costs * most if space == CUSTODIAN else costs for space, costs in enumerate(self.costs)
        )
        self.effects: dict[str, Effect] = {}
        self._add_effects()
        self.modules: tuple[Module, ...] = tuple(MODULES[name](self) for name in self.module_names)
        self.actions: list[Effect | None] = [None] * len(SPACES)
        self._add_actions()
        self._whole = register(self.effects, "game", whole_game(self))

    def _add_effects(self) -> None:
        for key, effect in (
            ("draw-ingredients", draws.DrawIngredients(self)),
            ("draw-face-up", draws.DrawFaceUp(self)),
            ("draw-favors", draws.DrawFavors(self)),
            ("herbalists", draws.Herbalists(self)),
            ("discard-ingredients", draws.DiscardIngredients(self)),
            ("draw-adventurer", setup.DrawAdventurer(self)),
            ("finish-space", spaces.FinishSpace(self)),
            ("boots-of-speed", spaces.BootsOfSpeed(self)),
            ("discard-mixed", mixing.DiscardMixed(self)),
            ("magic-mortar", mixing.MagicMortar(self)),
            ("mortar-card", mixing.MortarCard(self)),
            ("periscope", mixing.Periscope(self)),
            ("periscope-look", mixing.PeriscopeLook(self)),
            ("sell-mix", sell.SellMix(self)),
            ("altar-of-gold", artifacts.AltarOfGold(self)),
            ("thinking-cap", artifacts.ThinkingCap(self)),
            ("claim-potion", debunk.ClaimPotion(self)),
            ("publisher", publisher.Publisher(self)),
            ("choose-alchemical", publish.ChooseAlchemical(self)),
            ("place-seal", publish.PlaceSeal(self)),
            ("immediate-publication", publish.ImmediatePublication(self)),
            ("end-of-debunking", publish.EndOfDebunking(self)),
            ("check-grants", CheckGrants(self)),
            ("exhibit-mix", ExhibitMix(self)),
            ("show-feather", ShowFeather(self)),
        ):
            self.add(key, effect)

    def _add_actions(self) -> None:
        base: dict[int, Effect] = {
            FORAGE: Forage(self),
            TRANSMUTE: Transmute(self),
            CUSTODIAN: CustodianDrink(self),
            SELL: sell.SellPotion(self),
            BUY_ARTIFACT: artifacts.BuyArtifact(self),
            DEBUNK: debunk.DebunkTheory(self),
            PUBLISH: publish.PublishTheory(self),
            TEST_STUDENT: TestStudent(self),
            DRINK: DrinkPotion(self),
            EXHIBITION: Exhibition(self),
        }
        for space, name in enumerate(SPACES):
            action = base.get(space)
            for module in self.modules:
                action = action or module.action(space)
            if action is not None:
                self.actions[space] = self.add(f"action-{name}", action)

    # ---- for the effects -----------------------------------------------------------------------
    def add(self, key: str, effect: Effect) -> Effect:
        """Name an effect that stands in frames; ``push`` finds it by this key."""
        return register(self.effects, key, effect)

    def push(self, state: AlchemistsState, key: str, seat: int, a: int = 0, b: int = 0) -> None:
        """Push a frame of the effect with this key."""
        state.stack.append((self.effects[key], seat, a, b))

    def uses(self, module: str) -> bool:
        """Whether the game is played with a module; a component without a module is always there."""
        return not module or module in self.module_names or (module == "promo" and self.promo)

    def open(self, space: int, round_: int) -> bool:
        """Whether a space can be used in a round."""
        row = self.cards.spaces[space]
        return self.actions[space] is not None and row.first <= round_ <= row.last

    def cubes_of(self, space: int, number: int) -> int:
        """The cubes of so many actions on a space."""
        return sum(self.costs[space][:number])

    def order_spaces(self, state: AlchemistsState) -> tuple[OrderSpace, ...]:
        """The order spaces of this round: those of an order board, or the printed ones."""
        if state.order_board >= 0:
            return self.cards.order_boards[state.order_board].spaces
        return self.cards.order_spaces

    def deck(self, state: AlchemistsState) -> int:
        """The artifact deck in use: 0, 1, 2."""
        return sum(state.round > round_ for round_ in CONFERENCE_ROUNDS)

    def act(self, state: AlchemistsState, space: int, seat: int, cubes: int) -> None:
        """A seat does one action on a space; declining moves these cubes to the unused cubes space."""
        action = self.actions[space]
        assert action is not None
        state.push(action, seat, cubes)

    def clear(self, state: AlchemistsState, space: int) -> None:
        """What is left on a finished space goes."""
        if space == FORAGE:
            discard_face_up(state)

    # ---- the contract of games -----------------------------------------------------------------
    def start(self) -> State:
        state = AlchemistsState(self.seats, len(self.cards.grants))
        state.push(self._whole, NOBODY)
        return state

    def view(self, state: AlchemistsState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view(self, state, seat))

    def scores(self, state: AlchemistsState) -> list[dict[str, Any]]:
        return scores(self, state)

    def impossible(self, state: AlchemistsState) -> str | None:
        return impossible(self, state)

    def imagine(self, state: AlchemistsState, seat: int, rng: Random) -> AlchemistsState:
        return imagine(self, state, seat, rng)

    def faces(self) -> dict[str, Face]:
        cards = self.cards
        return {
            **{f"startup-card.{card.number}": card.face() for card in cards.startup_cards},
            **{f"artifact.{card.name}": card.face() for card in cards.artifacts},
            **{f"favor.{card.name}": card.face() for card in cards.favors},
        }

    def position(self, state: AlchemistsState) -> dict[str, Any]:
        data = encode_fields(state, AlchemistsState(self.seats, len(self.cards.grants)), FIELDS)
        blank = Player()
        data["players"] = [encode_fields(player, blank, PLAYER_FIELDS) for player in state.players]
        data["stack"] = encode_stack(state.stack)
        return data

    def set_up(self, position: Any) -> AlchemistsState:
        if not isinstance(position, dict):
            raise BadPosition(f"a position must be an object, not {shown(position)}")
        data = dict(position)
        players, stack = data.pop("players", []), data.pop("stack", [])
        state = AlchemistsState(self.seats, len(self.cards.grants))
        decode_fields(state, data, FIELDS, "position")
        if not isinstance(players, list) or len(players) > self.seats:
            raise BadPosition(f"players must be a list of at most {self.seats}, not {shown(players)}")
        for seat, fields in enumerate(players):
            decode_fields(state.players[seat], fields, PLAYER_FIELDS, f"players[{seat}]")
        for favors in (state.favor_bag, state.favor_discards, *(player.favors for player in state.players)):
            # A position may be older than the last kind of favor card.
            favors += [0] * (len(FAVORS) - len(favors))
        state.stack = decode_stack(stack, self.effects)
        return state


def alchemists(
    *,
    players: int = 4,
    variant: Any = VARIANTS[0],
    modules: Sequence[str] = (),
    next_adventurer: str = NEXT_ADVENTURER[0],
    promo: str = PROMO[0],
    content: str | Path | None = None,
) -> AlchemistsGame:
    """The game for these options, which the kit has checked."""
    if "golem-project" in modules and "royal-encyclopedia" not in modules:
        raise BadOption("golem-project needs royal-encyclopedia")
    game = AlchemistsGame(load(content), players, variant, modules, next_adventurer, promo == "on")
    if content is not None:
        game.options["content"] = game.content.file
    return game
