"""Marble actions: take a marble, move the student of its color, do the row's action.

The action's power is the number of marbles in the row before taking. During the whole marble action
a golden tile that waits for the marble's color can be used once, at any point (Ruling G-47): every
menu below lists it, and what is left over is activated at the end.
"""

from random import Random
from typing import Final

from goldenlane.games.golem.artifacts import BLUE_MARBLE, RED_MARBLE, push_rewards, triggered
from goldenlane.games.golem.gains import gain, in_vain, pay
from goldenlane.games.golem.golems import activate, activation_options, can_be_activated
from goldenlane.games.golem.names import (
    BLACK,
    COIN,
    COLORS,
    KNOWLEDGE,
    MIRROR,
    NEW,
    RIGHT_LEG,
    ROWS,
    TRIGGER,
)
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.effect import Deed, Effect
from goldenlane.kernel.state import Frame

MARBLE: Final = tuple(
    tuple(act(f"marble {color} {row}", r, c) for c, color in enumerate(COLORS)) for r, row in enumerate(ROWS)
)
_WORK: Final = tuple(act(f"work {golems}", golems) for golems in range(5))
_MIRROR: Final = tuple(act(f"mirror {row}", r) for r, row in enumerate(ROWS[:MIRROR]))
_MIRROR_RESEARCH: Final = act("mirror research-marker")
ENTERED: Final = 1
_FIRST: Final = 2
_SECOND: Final = 4
FREE_GOLEM: Final = 2
"""Bit of the Work action: the right leg's free activation is still to be used."""
_ROWS: Final = range(5)


class Pour(Chance):
    """All marbles go through the tower together and spread as evenly as they can: each falls into a row at
    random, rather into one with more room. Its chance grows with the room as the evenness says: 0 alike as
    long as there is room, 1 every free place alike, and with more the rows come out ever more even.

    Room and evenness are habits of this tower. Marbles poured elsewhere may lie in any way (Ruling G-69)."""

    __slots__ = ()

    verb = "pour"

    def sample(self, state: GolemState, frame: Frame, rng: Random) -> tuple[int, ...]:
        marbles = [color for color in range(5) for _ in range(_count(state, color))]
        rng.shuffle(marbles)
        rows = [0] * 25
        room = [state.rules.row_capacity] * 5
        chances = state.rules.row_chances
        for color in marbles:
            row = rng.choices(_ROWS, [chances[left] for left in room])[0]
            rows[row * 5 + color] += 1
            room[row] -= 1
        return tuple(rows)

    def possible(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return (
            len(outcome) == 25
            and min(outcome) >= 0
            and all(sum(outcome[color::5]) == _count(state, color) for color in range(5))
        )

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.rows = list(outcome)
        state.emit("pour", -1, *outcome)


def _count(state: GolemState, color: int) -> int:
    """Marbles of a color in the synagogue."""
    return sum(state.rows[color::5])


def pending_triggers(state: GolemState) -> list[Action]:
    return [TRIGGER[i] for i in range(4) if state.triggers >> i & 1] if state.triggers else []


def menu(state: GolemState, found: list[Action]) -> list[Action] | None:
    """The options of a row, with the golden tiles: their reward may make something possible here."""
    found = found + pending_triggers(state)
    if not found:
        state.stack.pop()
        return None
    return [*found, DONE]


def fire(state: GolemState, seat: int, action: Action) -> bool:
    """Use a golden tile, if that is the action."""
    if action not in TRIGGER:
        return False
    bit = 1 << action.data[0]
    state.triggers &= ~bit
    push_rewards(state, seat, bit)
    return True


def take_marble(state: GolemState, seat: int, row: int, color: int) -> None:
    """Marble, then student, then action (Ruling G-08)."""
    power = state.power(row)
    player = state.players[seat]
    state.rows[row * 5 + color] -= 1
    player.marbles.append(color)
    state.emit("marble", seat, COLORS[color], ROWS[row], power)
    rules = state.rules
    event = {0: RED_MARBLE, 2: BLUE_MARBLE}.get(color)
    state.triggers = triggered(player, event) if event else 0
    state.push(rules.marble_end, seat)
    state.push(rules.rows[row], seat, power)
    if color == BLACK:
        state.push(rules.black_marble, seat)
    elif color < 3:
        state.push(rules.student_steps[color], seat)


class MarbleEnd(Effect):
    """The end of a marble action: golden tiles not used yet activate their artifacts."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        pending, state.triggers = state.triggers, 0
        push_rewards(state, frame[1], pending)
        return None


class GainRow(Effect):
    """Golem, Artifacts, Research: gain the power in the row's resource, then two options once each.

    (Ruling G-31.) Frame: a = power, b = what is done.
    """

    __slots__ = ("first", "good", "second")

    asks = "row"

    def __init__(self, good: int, first: Deed, second: Deed) -> None:
        super().__init__()
        self.good = good
        self.first = first
        self.second = second

    def children(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, power, bits = frame
        if not bits & ENTERED:
            bits |= ENTERED
            state.stack[-1] = (self, seat, power, bits)
            gain(state, seat, self.good, power)
        found = [] if bits & _FIRST else self.first.options(state, seat)
        if not bits & _SECOND:
            found = found + self.second.options(state, seat)
        return menu(state, found)

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        _, _, power, bits = frame
        if action is DONE:
            state.stack.pop()
        elif not fire(state, seat, action):
            first = not bits & _FIRST and action in self.first.options(state, seat)
            state.stack[-1] = (self, seat, power, bits | (_FIRST if first else _SECOND))
            (self.first if first else self.second).do(state, seat, action)


class BuyGold(Deed):
    """Buy 1 gold for 3 coins; not without a free place for it (Ruling G-02)."""

    __slots__ = ()

    def options(self, state: GolemState, seat: int) -> list[Action]:
        if state.players[seat].goods[COIN] < state.rules.gold_price:
            return []
        return [_BUY_GOLD[option.data[0]] for option in state.rules.place_gold.options(state, seat)]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        pay(state, seat, COIN, state.rules.gold_price)
        state.rules.place_gold.do(state, seat, action)


_BUY_GOLD: Final = tuple(act(f"buy gold {size}", size - 1) for size in range(1, 5))


class Work(Effect):
    """Say how many golems and pay for them: 1/3/5/8 knowledge for 1/2/3/4, less the power (Ruling G-27).

    With the right leg one more golem works free: before the others are paid, or with them (Ruling G-67); a
    right leg upgraded meanwhile counts from the next Work action (Ruling G-28). Frame: a = power, b = bits.
    """

    __slots__ = ()

    asks = "work"

    def price(self, state: GolemState, golems: int, power: int) -> int:
        return max(0, state.rules.work_price[golems] - power)

    def idle(self, state: GolemState, seat: int, a: int = 0) -> bool:
        """No golem to activate, or too little knowledge for one."""
        player = state.players[seat]
        if not any(map(can_be_activated, player.golems)):
            return True
        return not player.has(RIGHT_LEG) and self.price(state, 1, a) > player.goods[KNOWLEDGE]

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, power, bits = frame
        player = state.players[seat]
        if not bits & ENTERED:
            bits |= ENTERED | (FREE_GOLEM if player.has(RIGHT_LEG) else 0)
            state.stack[-1] = (self, seat, power, bits)
            state.working = 1
        ready = sum(map(can_be_activated, player.golems))
        if not ready and not state.triggers:
            end_work(state, seat)
            return None
        knowledge = player.goods[KNOWLEDGE]
        most = min(ready, len(_WORK) - 1)
        found = [_WORK[n] for n in range(most + 1) if self.price(state, n, power) <= knowledge]
        if bits & FREE_GOLEM:
            found += activation_options(state, seat)
        return found + pending_triggers(state)

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        if fire(state, seat, action):
            return
        _, _, power, bits = frame
        if action.verb == "activate":
            state.stack[-1] = (self, seat, power, bits & ~FREE_GOLEM)
            activate(state, seat, action.data[0])
            return
        golems = action.data[0]
        price = self.price(state, golems, power)
        if golems:
            state.emit("work", seat, golems, price)
        pay(state, seat, KNOWLEDGE, price)
        free = 1 if bits & FREE_GOLEM else 0
        state.stack[-1] = (state.rules.work_golems, seat, golems + free, 0)


class WorkGolems(Effect):
    """Activate the paid golems one by one, with the right leg's if it is still to come.

    A paid activation that finds no standing golem is lost. Frame: a = activations left.
    """

    __slots__ = ()

    asks = "activate"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, left, _ = frame
        found = activation_options(state, seat) if left else []
        if not found:
            end_work(state, seat)
            return None
        return [*found, *pending_triggers(state), DONE]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        if action is DONE:
            state.stack[-1] = (self, seat, 0, 0)
        elif not fire(state, seat, action):
            state.stack[-1] = (self, seat, frame[2] - 1, 0)
            activate(state, seat, action.data[0])


def end_work(state: GolemState, seat: int) -> None:
    """The Work action is over: golems created during it may be activated from now on."""
    state.stack.pop()
    state.working = 0
    golems = state.players[seat].golems
    for i, golem in enumerate(golems):
        golems[i] = golem & ~NEW
    golems.sort()


class Mirror(Effect):
    """Pay 1 coin to do any other marble action with the Mirror's power; pay 3 coins for research +1.

    Each once, in any order; an empty row can be copied all the same (Ruling G-25). What could do nothing is
    not offered (Ruling G-70). Frame: a = power, b = what is done.
    """

    __slots__ = ("research",)

    asks = "mirror"

    def __init__(self, research: Effect) -> None:
        super().__init__()
        self.research = research

    def children(self) -> tuple[Effect, ...]:
        return (self.research,)

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, power, bits = frame
        rules = state.rules
        coins = state.players[seat].goods[COIN]
        found: list[Action] = []
        if not bits & _FIRST and coins >= rules.mirror_price:
            for option in _MIRROR:
                row = rules.rows[option.data[0]]
                if not in_vain(state, seat, COIN, rules.mirror_price, row, power):
                    found.append(option)
        price = rules.mirror_research_price
        if not bits & _SECOND and coins >= price and not in_vain(state, seat, COIN, price, self.research):
            found.append(_MIRROR_RESEARCH)
        return menu(state, found)

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        _, _, power, bits = frame
        if action is DONE:
            state.stack.pop()
        elif action is _MIRROR_RESEARCH:
            state.stack[-1] = (self, seat, power, bits | _SECOND)
            pay(state, seat, COIN, state.rules.mirror_research_price)
            state.push(self.research, seat)
        elif not fire(state, seat, action):
            row = action.data[0]
            state.stack[-1] = (self, seat, power, bits | _FIRST)
            pay(state, seat, COIN, state.rules.mirror_price)
            state.emit("mirror", seat, ROWS[row], power)
            state.push(state.rules.rows[row], seat, power)
