"""Phases 2 and 4 to 7: golem movement, turn order, characters, income and upgrade, golem control."""

from typing import Final, Literal, get_args

from goldenlane.games.golem.artifacts import push_rewards, reward
from goldenlane.games.golem.gains import gain, in_vain, pay
from goldenlane.games.golem.golems import forward_options, step_golem
from goldenlane.games.golem.names import (
    COIN,
    COVER,
    DISTRICTS,
    KNOWLEDGE,
    LEFT_ARM,
    TORSO,
    TRACK_TILE,
    VP,
    WHITE,
    golem_section,
)
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.seats import ForEachSeat
from goldenlane.kernel.state import Frame

IncomeSource = Literal["red", "yellow", "blue", "research", "golem", "artifacts"]
INCOME_SOURCES: Final[tuple[IncomeSource, ...]] = get_args(IncomeSource)
_ARTIFACTS: Final = INCOME_SOURCES[-1]
_STEPS: Final = tuple(act(f"steps {steps}", steps) for steps in range(20))
_BONUS: Final = act("character bonus")
_COINS: Final = act("character coins")
_INCOME: Final = tuple(
    act(f"income {name}", source)
    for source, name in enumerate([*DISTRICTS, "research", "golem", *(f"artifact {n}" for n in range(1, 5))])
)


class InTurnOrder(ForEachSeat):
    """For each player in turn order; the automa takes no part."""

    __slots__ = ()

    def order(self, state: GolemState) -> list[int]:
        return [seat for seat in state.order if seat < state.seats]


class Movement(Effect):
    """Phase 2: steps of the golem marker and of the active character, all mandatory, forward only.

    With the left arm any number of the character's steps may be ignored (Ruling G-23).
    """

    __slots__ = ()

    asks = "steps"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        seat = frame[1]
        player = state.players[seat]
        steps = state.rules.marker_steps[player.marker]
        extra = state.rules.characters[state.character].steps
        if not player.golems:
            state.stack.pop()
            return None
        if player.has(LEFT_ARM):
            return [_STEPS[n] for n in range(steps, steps + extra + 1)]
        self._move(state, seat, steps + extra)
        return None

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        self._move(state, seat, action.data[0])

    def _move(self, state: GolemState, seat: int, steps: int) -> None:
        state.emit("movement", seat, steps)
        state.stack[-1] = (state.rules.steps, seat, steps, 0)


class Steps(Effect):
    """Step by step, any own golem not in X (Ruling G-19); all in X: lose VP (Ruling G-20).

    Frame: a = steps left.
    """

    __slots__ = ()

    asks = "movement"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, left, _ = frame
        golems = state.players[seat].golems
        if left:
            found: list[Action] = []
            last = -1
            for golem in golems:
                if golem != last:
                    found += forward_options(state, seat, golem, forced=True)
                    last = golem
            if found:
                return found
            loss = state.rules.all_in_last_loss * min(left, len(golems))
            state.emit("all-in-last", seat, loss)
            pay(state, seat, VP, loss)
        state.stack.pop()
        return None

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack[-1] = (self, seat, frame[2] - 1, 0)
        step_golem(state, seat, action)


def new_turn_order(state: GolemState) -> None:
    """Phase 4: rabbis from the top tile down, then the printed space from left to right. They go home.

    In a set-up position without rabbis the others follow in the old order.
    """
    placed = [seat for seat in state.rabbis if seat >= 0] + state.printed
    state.order = placed + [seat for seat in state.order if seat not in placed]
    state.rabbis = [-1] * len(state.action_tiles)
    state.printed.clear()
    for player in state.players:
        player.rabbi = 0
    state.emit("turn-order", -1, *state.order)


def matches(marbles: list[int], pair: tuple[int, int]) -> bool:
    """Whether two marbles match a pair: white is any color, black none, the order is irrelevant."""

    def fits(marble: int, color: int) -> bool:
        return marble in (color, WHITE)

    if len(marbles) < 2:
        return False
    (a, b), (x, y) = marbles, pair
    return (fits(a, x) and fits(b, y)) or (fits(a, y) and fits(b, x))


class Character(Effect):
    """Phase 5: with a matching pair pay the coins for the bonus, or take 3 coins (Ruling G-53).

    A bonus that could do nothing is not offered (Ruling G-70).
    """

    __slots__ = ()

    asks = "character"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        seat = frame[1]
        player = state.players[seat]
        character = state.rules.characters[state.character]
        if not matches(player.marbles, character.pair):
            state.stack.pop()
            return None
        if player.goods[COIN] < character.coins or in_vain(
            state, seat, COIN, character.coins, character.bonus
        ):
            return [_COINS]
        return [_BONUS, _COINS]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        character = state.rules.characters[state.character]
        if action is _COINS:
            state.emit("character-coins", seat, character.number)
            gain(state, seat, COIN, state.rules.character_coins)
        else:
            state.emit("character", seat, character.number)
            pay(state, seat, COIN, character.coins)
            state.push(character.bonus, seat)


STUDENTS_MOVE: Final = 7
RESEARCH_MOVES: Final = 8
MARKER_MOVES: Final = 16
"""Sources of income (bits) whose value an artifact's reward can change; artifacts are the bits after them."""
_FIRST_ARTIFACT: Final = 5


class Income(Effect):
    """Phase 6: each student, both markers and each completed artifact pay once, in the player's order.

    A source pays for the position it has when it is taken (Ruling G-54), so the order matters only
    while an artifact that moves it is still to come; the rest is taken without asking.
    Frame: a = sources taken (bits: 3 students, research, golem marker, 4 artifacts).
    """

    __slots__ = ()

    asks = "income"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, taken, _ = frame
        player = state.players[seat]
        moving = movers = plain = 0
        for artifact in range(4):
            bit = 1 << _FIRST_ARTIFACT + artifact
            if player.completed(artifact) and not taken & bit:
                moves = state.rules.moves[reward(state, seat, artifact)]
                moving |= moves
                if moves:
                    movers |= bit
                else:
                    plain |= bit
        for source in range(_FIRST_ARTIFACT):
            if not (taken | moving) >> source & 1:
                take_income(state, seat, source)
                taken |= 1 << source
        if not movers and not plain:
            state.stack.pop()
            return None
        taken |= plain
        state.stack[-1] = (self, seat, taken, 0)
        if plain:
            state.emit("income", seat, _ARTIFACTS)
            push_rewards(state, seat, plain >> _FIRST_ARTIFACT)
            return None
        return [option for source, option in enumerate(_INCOME) if (moving | movers) & ~taken & 1 << source]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        source = action.data[0]
        state.stack[-1] = (self, seat, frame[2] | 1 << source, 0)
        if source < _FIRST_ARTIFACT:
            take_income(state, seat, source)
        else:
            state.emit("income", seat, _ARTIFACTS)
            push_rewards(state, seat, 1 << source - _FIRST_ARTIFACT)


def take_income(state: GolemState, seat: int, source: int) -> None:
    """The income of a student (0-2), the research marker (3) or the golem marker (4)."""
    player, rules = state.players[seat], state.rules
    good, amount, vp = KNOWLEDGE, 0, 0
    if source < 3:
        good, (amount, vp) = source, rules.street[player.students[source]]
    elif source == 3:
        amount = rules.research_income[player.has(TRACK_TILE)][player.research]
    else:
        vp = rules.marker_vp[player.marker]
    if amount or vp:
        state.emit("income", seat, INCOME_SOURCES[source])
        gain(state, seat, good, amount)
        gain(state, seat, VP, vp)


def control_price(state: GolemState, player: Player, golem: int) -> int:
    """1 knowledge per section ahead of the own student; with the torso at most 2 (Ruling G-56)."""
    if player.no_control:
        return 0
    ahead = max(0, golem_section(golem) - player.students[golem >> 6])
    return min(ahead, state.rules.torso_control) if player.has(TORSO) else ahead


class Control(Effect):
    """Phase 7: pay for every golem ahead of its student.

    If short: the player chooses which golems are paid in full; what is left over is discarded and
    each other golem with a price costs 5 VP (Ruling G-56). Frame: a = golems (bits of the sorted
    list) paid already.
    """

    __slots__ = ()

    asks = "control"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, paid, _ = frame
        player = state.players[seat]
        knowledge = player.goods[KNOWLEDGE]
        prices = {i: control_price(state, player, golem) for i, golem in enumerate(player.golems)}
        owed = [i for i, price in prices.items() if price and not paid >> i & 1]
        total = sum(prices[i] for i in owed)
        if total <= knowledge:
            state.stack.pop()
            if total:
                self._tell(state, seat, paid, total)
                tell_golems(state, "controlled", seat, [(player.golems[i], prices[i]) for i in owed])
                pay(state, seat, KNOWLEDGE, total)
            return None
        found: list[Action] = []
        for i in owed:
            option = COVER[player.golems[i]]
            if prices[i] <= knowledge and option not in found:
                found.append(option)
        if found:
            return found
        state.stack.pop()
        self._tell(state, seat, paid, total)
        pay(state, seat, KNOWLEDGE, knowledge)
        loss = state.rules.control_loss * len(owed)
        tell_golems(state, "uncontrolled", seat, [(player.golems[i], prices[i]) for i in owed])
        state.emit("out-of-control", seat, len(owed), loss)
        pay(state, seat, VP, loss)
        return None

    def _tell(self, state: GolemState, seat: int, paid: int, total: int) -> None:
        """What the golems ask for, before the first of them is paid."""
        if not paid:
            state.emit("control", seat, total)

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        paid = frame[2]
        player = state.players[seat]
        i = next(i for i, golem in enumerate(player.golems) if golem == action.data[0] and not paid >> i & 1)
        state.stack[-1] = (self, seat, paid | 1 << i, 0)
        self._tell(state, seat, paid, sum(control_price(state, player, golem) for golem in player.golems))
        price = control_price(state, player, player.golems[i])
        tell_golems(state, "controlled", seat, [(player.golems[i], price)])
        pay(state, seat, KNOWLEDGE, price)


def tell_golems(state: GolemState, kind: str, seat: int, golems: list[tuple[int, int]]) -> None:
    """Which golems were paid for or not, each with its price."""
    for golem, price in golems:
        state.emit(kind, seat, DISTRICTS[golem >> 6], golem_section(golem), price)
