"""Set-up, normal and introductory, in the order of the rulebook's steps."""

from random import Random
from typing import Final

from goldenlane.games.golem.artifacts import PlaceGold
from goldenlane.games.golem.goals import put_under
from goldenlane.games.golem.names import COLORS, DISTRICTS, TILED_SECTIONS, VP, golem_code
from goldenlane.games.golem.phases import InTurnOrder
from goldenlane.games.golem.state import GolemState
from goldenlane.games.golem.upgrades import FREE, FreeUpgrade
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.chance import Chance, Draw
from goldenlane.kernel.effect import Effect, Gain
from goldenlane.kernel.seats import Simultaneous
from goldenlane.kernel.state import EVERYONE, NOBODY, Frame

START_LIMIT: Final = 32
"""Start tiles have smaller numbers: two of them are one int while they are chosen in secret."""
_FIRST: Final = tuple(act(f"first {DISTRICTS[a]} {DISTRICTS[b]}", a, b) for a, b in ((0, 1), (0, 2), (1, 2)))
DEALT: Final = 4
FACE_UP_BOOKS: Final = 5


def prepare(state: GolemState) -> None:
    """What set-up does without a decision or a draw: markers, students, VP, marbles, full decks."""
    rules = state.rules
    for player in state.players:
        player.goods[VP] = rules.start_vp
    for player in state.players[: state.seats]:
        player.research = rules.start_research
        player.marker = rules.start_marker
    for color in range(len(COLORS)):
        state.rows[color] = rules.marbles[state.seats][color]
    state.tile_bag = list(range(len(rules.action_tiles)))
    state.book_bag = list(rules.books)
    state.goal_bag = list(rules.goals)
    state.start_bag = list(rules.start_tiles)


class Setup(Effect):
    """The steps of set-up; the introductory one replaces steps 4, 6 and 14-18. Frame: a = next step."""

    __slots__ = ("intro",)

    def __init__(self, intro: bool) -> None:
        super().__init__()
        self.intro = intro

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        steps = state.rules.setup_steps[self.intro]
        at = frame[2]
        if at == len(steps):
            state.stack.pop()
            return None
        state.stack[-1] = (self, NOBODY, at + 1, 0)
        effect, seat, a = steps[at]
        if effect is state.rules.setup_draft and state.solo:
            effect, seat = state.rules.setup_take_all, NOBODY
        if seat == EVERYONE:
            a = (1 << state.seats) - 1
        elif a >= state.seats and effect in (state.rules.deal_start, state.rules.deal_goals):
            return None
        state.push(effect, seat, a, DEALT)
        return None


class DrawOrder(Draw):
    """Step 13: a random turn order."""

    __slots__ = ()

    verb = "order"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return list(range(len(state.players)))

    def count(self, state: GolemState, frame: Frame) -> int:
        return len(state.players)

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.order = list(outcome)
        state.emit("turn-order", -1, *outcome)


class DrawCharacters(Chance):
    """Step 4: three characters of I-III, one of IV rightmost."""

    __slots__ = ()

    verb = "characters"

    def sample(self, state: GolemState, frame: Frame, rng: Random) -> tuple[int, ...]:
        early, late = state.rules.character_decks
        return (*rng.sample(early, 3), rng.choice(late))

    def possible(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        early, late = state.rules.character_decks
        return (
            len(outcome) == len(set(outcome)) == 4 and set(outcome[:3]) <= set(early) and outcome[3] in late
        )

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.characters = list(outcome)
        state.emit("characters", -1, *outcome)


class DrawStreet(Draw):
    """Step 6: 7 of a district's tiles, ascending from left to right. Frame: a = district."""

    __slots__ = ()

    verb = "street"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return list(range(1, len(state.rules.neighborhood[frame[2]]) + 1))

    def count(self, state: GolemState, frame: Frame) -> int:
        return TILED_SECTIONS

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        lay_street(state, frame[2], sorted(outcome))


def lay_street(state: GolemState, district: int, tiles: list[int]) -> None:
    state.streets = [tiles if d == district else street for d, street in enumerate(state.streets)]
    state.emit("street", -1, DISTRICTS[district], *tiles)


class DrawLibrary(Draw):
    """Step 5: five face-up books."""

    __slots__ = ()

    verb = "library"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return state.book_bag

    def count(self, state: GolemState, frame: Frame) -> int:
        return FACE_UP_BOOKS

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.library = list(outcome)
        state.book_bag = [book for book in state.book_bag if book not in outcome]
        state.emit("library", -1, *outcome)


class DealStart(Draw):
    """Step 14: 4 start tiles to a player, secret (Ruling G-13). Frame: a = seat, b = how many."""

    __slots__ = ()

    verb = "start-tiles"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return state.start_bag

    def count(self, state: GolemState, frame: Frame) -> int:
        return frame[3]

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        seat = frame[2]
        state.start_bag = [tile for tile in state.start_bag if tile not in outcome]
        state.players[seat].start_tiles = sorted(outcome)
        state.emit_secret("deal-start", seat, (seat,), tuple(sorted(outcome)))


class Draft(Simultaneous):
    """Step 15: keep 1 goal, pass the rest to the left, until 4 are kept (Rulings G-11, G-12)."""

    __slots__ = ()

    asks = "draft"

    def options_of(self, state: GolemState, frame: Frame, seat: int) -> list[Action]:
        return [state.rules.keep[card] for card in state.players[seat].hand]

    def choose(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.players[seat].choice = action.data[0]

    def resolve(self, state: GolemState, frame: Frame) -> None:
        players = state.players[: state.seats]
        for seat, player in enumerate(players):
            player.goals.append(player.choice)
            player.goals.sort()
            player.hand.remove(player.choice)
            state.begin()
            state.emit_secret("keep-goal", seat, (seat,), (player.choice,))
            player.choice = -1
        hands = [player.hand for player in players]
        for seat, player in enumerate(players):
            player.hand = hands[seat - 1]
            if player.hand:
                state.begin()
                state.emit_secret("pass-goals", seat, (seat,), tuple(player.hand), None)
        if players[0].hand:
            state.push(self, EVERYONE, (1 << state.seats) - 1)


class TakeAll(Effect):
    """Alone there is no draft: the 4 dealt goals are taken."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        player = state.players[0]
        player.goals, player.hand = player.hand, []
        return None


class ReturnGoal(Simultaneous):
    """Keep 3 of the 4 goals; the other goes under the deck, in turn order, unseen (Ruling G-12)."""

    __slots__ = ()

    asks = "return-goal"

    def options_of(self, state: GolemState, frame: Frame, seat: int) -> list[Action]:
        return [state.rules.give_back[card] for card in state.players[seat].goals]

    def choose(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.players[seat].choice = action.data[0]

    def resolve(self, state: GolemState, frame: Frame) -> None:
        for seat in (seat for seat in state.order if seat < state.seats):
            player = state.players[seat]
            player.goals.remove(player.choice)
            put_under(state, seat, player.choice)
            state.begin()
            state.emit_secret("return-goal", seat, (seat,), (player.choice,))
            player.choice = -1


class OfferArtifacts(Chance):
    """Step 16: as many artifact tiles as players, random side up."""

    __slots__ = ()

    verb = "artifact-tiles"

    def sample(self, state: GolemState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return tuple(
            tile * 2 + rng.randrange(2)
            for tile in rng.sample(range(len(state.rules.sides) // 2), len(state.players))
        )

    def possible(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        tiles, sides = {side // 2 for side in outcome}, len(state.rules.sides)
        return len(outcome) == len(tiles) == len(state.players) and all(0 <= side < sides for side in outcome)

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.artifact_offer = sorted(outcome)
        state.emit("artifact-tiles", -1, *(state.rules.sides[side] for side in state.artifact_offer))


class ChooseArtifact(Effect):
    """Take one of the artifact tiles; its side stays."""

    __slots__ = ()

    asks = "artifact-tile"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        return [state.rules.take_side[side] for side in state.artifact_offer]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        side = action.data[0]
        state.artifact_offer.remove(side)
        state.players[seat].artifact = side
        state.emit("artifact-tile", seat, state.rules.sides[side])


class InReverseOrder(InTurnOrder):
    """For each player in reverse turn order."""

    __slots__ = ()

    def order(self, state: GolemState) -> list[int]:
        return super().order(state)[::-1]


class ChooseStart(Simultaneous):
    """Step 17: choose 2 of the 4 start tiles, all at once; the others go back unseen (Ruling G-13)."""

    __slots__ = ()

    asks = "start"

    def options_of(self, state: GolemState, frame: Frame, seat: int) -> list[Action]:
        tiles = state.players[seat].start_tiles
        return [state.rules.start[a, b] for i, a in enumerate(tiles) for b in tiles[i + 1 :]]

    def choose(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        a, b = action.data
        state.players[seat].choice = a * START_LIMIT + b

    def resolve(self, state: GolemState, frame: Frame) -> None:
        for seat, player in enumerate(state.players[: state.seats]):
            chosen = [player.choice // START_LIMIT, player.choice % START_LIMIT]
            state.start_bag += [tile for tile in player.start_tiles if tile not in chosen]
            player.start_tiles = chosen
            player.choice = -1
            state.begin()
            state.emit("start-tiles", seat, *player.start_tiles)
        state.start_bag.sort()


class UseStart(Effect):
    """Gain everything on the two start tiles, in any order."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        a, b = state.players[frame[1]].start_tiles
        state.stack[-1] = (state.rules.start_pairs[a, b], frame[1], 0, 0)
        return None


class FirstGolems(Effect):
    """Step 18: one golem into section I of two different districts (Ruling G-14)."""

    __slots__ = ()

    asks = "first-golems"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        return list(_FIRST)

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        place_first(state, seat, action.data)


def place_first(state: GolemState, seat: int, districts: tuple[int, ...]) -> None:
    player = state.players[seat]
    player.aside = 0
    player.golems = sorted(golem_code(district, 1) for district in districts)
    state.emit("first-golems", seat, *(DISTRICTS[district] for district in districts))


class IntroBoard(Effect):
    """The introductory set-up's characters and neighborhood tiles."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        intro = state.rules.intro_board
        state.characters = list(intro[0])
        state.emit("characters", -1, *intro[0])
        for district in range(3):
            lay_street(state, district, list(intro[1 + district]))
        return None


class IntroSeats(Effect):
    """The introductory set-up's start tiles, artifact tiles, goals and golems, by place in the turn order."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        rules = state.rules
        humans = [seat for seat in state.order if seat < state.seats]
        for seat, intro in zip(humans, rules.intro_seats, strict=False):
            player = state.players[seat]
            player.start_tiles = list(intro.start_tiles)
            state.begin()
            state.emit("start-tiles", seat, *intro.start_tiles)
            player.artifact = intro.artifact
            state.emit("artifact-tile", seat, state.rules.sides[intro.artifact])
            player.goals = sorted(intro.goals)
            state.goal_bag = [goal for goal in state.goal_bag if goal not in intro.goals]
            state.start_bag = [tile for tile in state.start_bag if tile not in intro.start_tiles]
            for tile in intro.start_tiles:
                for part in rules.parts(rules.start_tiles[tile]):
                    self._use(state, seat, part, intro.gold, intro.gray)
            place_first(state, seat, intro.golems)
        return None

    def _use(self, state: GolemState, seat: int, part: Effect, gold: int, gray: tuple[int, int]) -> None:
        """A part of a start tile, with the choices that the introductory set-up makes."""
        if isinstance(part, Gain):
            part.do(state, seat)
        elif isinstance(part, PlaceGold) and gold and state.players[seat].gold[gold - 1] < gold:
            part.do(state, seat, part.options(state, seat)[gold - 1])
        elif isinstance(part, FreeUpgrade) and part.name == "gray" and gold:
            tile, side = gray
            place = state.rules.place_tile[False]
            frame: Frame = (place, seat, tile, FREE)
            state.stack.append(frame)
            slot = next(
                option for option in place.step(state, frame) or [] if option.data == (gold - 1, side)
            )
            place.take(state, frame, seat, slot)
        else:
            state.push(part, seat)
