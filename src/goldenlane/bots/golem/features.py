"""What can be counted on a player's side of Golem: the features whose weights are found by self-play.

The points a player would have now, if the game ended, are exact. The features say what the rest of the
game should add; most of them fade as the player's actions run out.
"""

from typing import Final

from goldenlane.bots.golem.worth import worth
from goldenlane.games.golem.flow import ACTIONS, CHARACTERS, CONTROL, INCOME, MOVEMENT
from goldenlane.games.golem.names import (
    BLACK,
    LYING,
    MARBLE_ACTIONS,
    MENORAH_SECTION,
    ROUNDS,
    SECTIONS,
    TILED_SECTIONS,
    TORSO,
    TRACK_TILE,
    UPGRADES,
    VP,
    WHITE,
)
from goldenlane.games.golem.phases import control_price, matches
from goldenlane.games.golem.rules import Rules
from goldenlane.games.golem.scoring import menorahs, reached
from goldenlane.games.golem.state import GolemState, Player

FADING: Final = (
    "time",
    "clay",
    "coins",
    "knowledge",
    "students",
    "leftmost-student",
    "near-menorah",
    "research",
    "column-limit",
    "marker",
    "golems",
    "tiles-ahead",
    "created",
    "red-menorahs",
    "artifacts",
    "yellow-menorahs",
    "columns",
    "blue-menorahs",
    "gold-places",
    "reward-places",
    "golden-rewards",
    "active-books",
    "open-goals",
    "destroyed",
)
"""Features whose weight fades with the time left: it is a + b x time, times the time."""
LASTING: Final = (
    "clay-to-pay-upgrade",
    "coins-to-pay-upgrade",
    "knowledge-to-pay-upgrade",
    "income-clay",
    "income-coins",
    "income-knowledge",
    "income-vp",
    "income-rewards",
    "tiles-beside",
    "ahead",
    "control-paid",
    "control-unpaid",
    "control-later",
    "steps-too-many",
    "pair-promised",
    "pair-half",
    "goals-hoped",
    "place",
    "passed",
)
TILES: Final = UPGRADES
"""Each upgraded tile is a feature that fades."""
ACTIONS_OF_A_GAME: Final = ROUNDS * (MARBLE_ACTIONS + 1)


class GolemFeatures:
    """Counts the features of one content."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tiles = [[worth(effect.face()) for effect in district] for district in rules.neighborhood]
        self.rewards = [
            [[worth(effect.face()) for effect in grays] for grays in side] for side in rules.rewards
        ]
        self.active = [worth(effect.face()) for effect in rules.book_active]
        self.character = {number: card.bonus.face() for number, card in rules.characters.items()}

    def score(self, state: GolemState, seat: int) -> float:
        """The points if the game ended now, without goals; resources count exactly."""
        player = state.players[seat]
        goods = player.goods
        rules = self.rules
        columns = 0
        for column in player.books:
            if column:
                columns += 1
        return float(
            goods[VP]
            + (4 - player.to_create) * menorahs(state, seat, 0)
            + player.completed_artifacts * menorahs(state, seat, 1)
            + columns * menorahs(state, seat, 2)
            + rules.research_vp[player.research]
            + (goods[0] + goods[1] + goods[2]) // rules.resources_per_vp
        )

    def to_do(self, state: GolemState, player: Player) -> int:
        """The actions that the player still has in this game: the time left."""
        todo = (MARBLE_ACTIONS + 1) * min(ROUNDS - state.round, ROUNDS)
        if 0 < state.phase <= ACTIONS:
            todo += MARBLE_ACTIONS + 1 - len(player.marbles) - player.rabbi
        return todo

    def goals(self, player: Player) -> tuple[float, float, float]:
        """Points of the goals that are met, with their set; points of the others by how far they are;
        and points of the set for types that are near."""
        met = types = open_points = 0.0
        seen: list[str] = []
        near = 0.0
        for number in player.goals:
            goal = self.rules.goals[number]
            done = reached(player, goal.kind)
            if done >= goal.threshold:
                met += goal.vp
                if goal.kind not in seen:
                    seen.append(goal.kind)
                    types += 1
            else:
                share = done / goal.threshold
                open_points += goal.vp * share * share
                near += share * share
        table = self.rules.goal_set
        last = len(table) - 1
        low = min(int(types), last)
        hoped = types + 0.6 * near
        floor = min(int(hoped), last)
        ceiling = min(floor + 1, last)
        set_hoped = table[floor] + (table[ceiling] - table[floor]) * (hoped - floor) - table[low]
        return met + table[low], open_points, set_hoped

    def count(self, state: GolemState, seat: int, fading: list[float], lasting: list[float]) -> float:
        """Append the features to two lists; the answer is the exact part of the value."""
        rules = self.rules
        player = state.players[seat]
        phase = state.phase
        later = min(ROUNDS - state.round, ROUNDS - 1)
        clay, coins, knowledge = player.goods[0], player.goods[1], player.goods[2]
        limit = rules.column_limit[player.has(TRACK_TILE)][player.research]
        income, income_vp, near = self._streets(state, player)
        beside, ahead_tiles, room, ahead, later_ahead = self._golems(state, player)
        paid, unpaid = self._control(state, player, income[2]) if ahead else (0, 0)
        completed, places, reward_places, rewards, golden = self._artifacts(player)
        columns, active = self._books(player, limit)
        met, open_goals, hoped = self.goals(player)
        to_upgrade = later > 0 or phase < INCOME or (phase == INCOME and _upgrade_to_come(state, seat))
        sure = self.score(state, seat) + met
        if unpaid and (phase >= INCOME or player.done):
            sure -= unpaid * rules.control_loss
            unpaid = 0
        if not to_upgrade:  # the last resources, after golem control
            goods_left = clay + coins + knowledge
            sure += (goods_left - paid) // rules.resources_per_vp - goods_left // rules.resources_per_vp
            paid = 0
        fading += [1, _damped(clay), _damped(coins), _damped(knowledge)]
        fading += [sum(player.students), min(player.students), near, player.research, limit, player.marker]
        fading += [len(player.golems), ahead_tiles, 4 - player.to_create, menorahs(state, seat, 0)]
        fading += [completed, menorahs(state, seat, 1), columns, menorahs(state, seat, 2)]
        fading += [places, reward_places, golden, active, open_goals, player.destroyed]
        incomes = later + (phase < INCOME)
        here = phase <= ACTIONS and len(player.marbles) < MARBLE_ACTIONS
        promised, half = self._pair(state, player) if phase < CHARACTERS else (0.0, 0.0)
        lasting += [
            min(clay, 8) if to_upgrade else 0,
            min(coins, 8) if to_upgrade else 0,
            min(knowledge, 8) if to_upgrade else 0,
            incomes * income[0],
            incomes * income[1],
            incomes * income[2],
            incomes * income_vp,
            incomes * rewards,
            beside if here else 0,
            later * ahead,
            paid,
            unpaid,
            later * later_ahead,
            self._too_many(state, player, room) if player.golems else 0,
            promised,
            half,
            hoped if later or here else 0,
            self._place(state, seat) if later else 0,
            1 if phase == ACTIONS and seat in state.pass_tiles else 0,
        ]
        return sure

    def _streets(self, state: GolemState, player: Player) -> tuple[list[int], int, int]:
        """The resources of an income, its points, and how near students are to menorahs."""
        rules = self.rules
        income = [0, 0, 0]
        income_vp = rules.marker_vp[player.marker]
        near = 0
        for district in range(3):
            section = player.students[district]
            resource, vp = rules.street[section]
            income[district] = resource
            income_vp += vp
            if state.menorahs[district] < 0 and 4 < section < MENORAH_SECTION:
                near += section - 4
        income[2] += rules.research_income[player.has(TRACK_TILE)][player.research]
        return income, income_vp, near

    def _golems(self, state: GolemState, player: Player) -> tuple[float, float, int, int, int]:
        """The worth of the tiles beside golems and of those ahead, the steps that golems can still make,
        and the price of their control now and after one step more."""
        students = player.students
        beside = ahead_tiles = 0.0
        room = ahead = later_ahead = 0
        cap = self.rules.torso_control if player.has(TORSO) else SECTIONS
        for golem in player.golems:
            section = golem >> 2 & 15
            district = golem >> 6
            if section <= TILED_SECTIONS:
                room += TILED_SECTIONS - section
                worths = self.tiles[district]
                street = state.streets[district]
                if not golem & LYING:
                    beside += worths[street[section - 1] - 1]
                for further in range(section, min(section + 3, TILED_SECTIONS)):
                    ahead_tiles += worths[street[further] - 1]
            before = section - students[district]
            if before > 0:
                ahead += min(cap, before)
            if before >= 0:
                later_ahead += min(cap, before + 1)
        return beside, ahead_tiles, room, ahead, later_ahead

    def _too_many(self, state: GolemState, player: Player, room: int) -> int:
        """Steps that golems must make and cannot."""
        rules = self.rules
        steps = 0
        first = state.round if state.phase >= MOVEMENT else state.round - 1
        for number in state.characters[max(0, first) :]:
            steps += rules.marker_steps[player.marker] + rules.characters[number].steps
        return max(0, steps - room)

    def _control(self, state: GolemState, player: Player, income: int) -> tuple[int, int]:
        """The knowledge that golem control takes, and the golems for which it does not suffice."""
        knowledge = player.goods[2]
        if state.phase > CONTROL or player.no_control:
            return 0, 0
        have = knowledge + income if state.phase < INCOME else knowledge
        paid = unpaid = 0
        for price in sorted(control_price(state, player, golem) for golem in player.golems):
            if price <= have:
                have -= price
                paid += price
            else:
                unpaid += 1
        return knowledge if unpaid else min(paid, knowledge), unpaid  # who is short loses all of it

    def _artifacts(self, player: Player) -> tuple[int, float, float, float, float]:
        """Completed artifacts; of the others the part that is there, and that part of their rewards; the
        rewards of the completed ones, and of those with a golden tile."""
        completed = 0
        places = reward_places = golden = rewards = 0.0
        if player.artifact >= 0:
            of_side = self.rewards[player.artifact]
            for size in range(4):
                reward = of_side[size][player.gray[size] + 1]
                if player.gold[size] > size:
                    completed += 1
                    rewards += reward
                    if player.golden[size] >= 0:
                        golden += reward
                else:
                    share = player.gold[size] / (size + 1)
                    places += share
                    reward_places += share * reward
        return completed, places, reward_places, rewards, golden

    def _books(self, player: Player, limit: int) -> tuple[int, float]:
        """Columns with books, and the worth of active bonuses that another book would bring."""
        columns = 0
        active = 0.0
        for column in player.books:
            if column:
                columns += 1
                if len(column) < limit:
                    for book in column:
                        active += self.active[book]
        return columns, active

    def _pair(self, state: GolemState, player: Player) -> tuple[float, float]:
        """What the active character promises to two marbles that match, and to one that may."""
        marbles = player.marbles
        if not marbles or marbles[0] == BLACK or not 0 < state.round <= len(state.characters):
            return 0.0, 0.0
        card = self.rules.characters[state.character]
        promise = 0.35 * self.rules.character_coins
        if player.goods[1] >= card.coins:
            promise = max(promise, worth(self.character[card.number], player) - 0.35 * card.coins)
        if len(marbles) == MARBLE_ACTIONS:
            return (promise, 0.0) if matches(marbles, card.pair) else (0.0, 0.0)
        return 0.0, promise if marbles[0] == WHITE or marbles[0] in card.pair else 0.0

    def _place(self, state: GolemState, seat: int) -> int:
        """How many places of the next turn order lie behind the player's rabbi."""
        if seat in state.rabbis:
            return len(state.rabbis) - state.rabbis.index(seat)
        return 0


def _damped(goods: int) -> float:
    """Resources beyond six are worth half."""
    return goods if goods <= 6 else 3 + goods / 2


def _upgrade_to_come(state: GolemState, seat: int) -> bool:
    """In phase 6: whether the player's upgrade is still to come, or is being done."""
    upgrades = state.rules.upgrade_phase
    for effect, _, at, _ in state.stack:
        if effect is upgrades:
            return seat in upgrades.order(state)[at:] or state.stack[-1][:2] == (upgrades.effect, seat)
    return False
