"""How the apprentice judges a state of Golem: points now, and what the rest of the game should add."""

from collections.abc import Hashable

from goldenlane.bots.golem_worth import worth
from goldenlane.games.golem.flow import ACTIONS, CHARACTERS, CONTROL, INCOME, MOVEMENT
from goldenlane.games.golem.names import (
    COLUMN_1,
    COLUMN_2,
    COLUMN_3,
    COLUMN_4,
    KNOWLEDGE,
    LEFT_ARM,
    LEFT_LEG,
    LYING,
    MARBLE_ACTIONS,
    MENORAH_SECTION,
    RIGHT_ARM,
    RIGHT_LEG,
    ROUNDS,
    SECTIONS,
    TILED_SECTIONS,
    TORSO,
    TRACK_TILE,
    VP,
    WHITE,
    golem_district,
    golem_section,
)
from goldenlane.games.golem.phases import control_price, matches
from goldenlane.games.golem.rules import Rules
from goldenlane.games.golem.scoring import menorahs, reached
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.state import CHANCE

_ABILITIES = {
    RIGHT_ARM: 0.5,
    RIGHT_LEG: 1.6,
    LEFT_ARM: 0.8,
    LEFT_LEG: 0.7,
    COLUMN_1: 0.6,
    COLUMN_2: 0.9,
    COLUMN_3: 0.6,
    COLUMN_4: 1.1,
}
"""What a lasting ability brings in a round."""
_GOAL_LIMIT = {"created": 4, "gold": 10, "upgrades": 12, "research": 10, "books": 10, "destroyed": 6}
"""About how far one can come; students go to section X."""
_OWN_TURN = ("turn", "remove")
"""Decisions with which an action begins."""


class GolemJudge:
    """Values of the components of one content, and of states."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._tiles = [[worth(effect.face()) for effect in district] for district in rules.neighborhood]
        self._rewards = [
            [[worth(effect.face()) for effect in grays] for grays in side] for side in rules.rewards
        ]
        self._active = [worth(effect.face()) for effect in rules.book_active]
        self._character = {number: card.bonus.face() for number, card in rules.characters.items()}

    # ---- the course of an action -----------------------------------------------------------------
    def mark(self, state: GolemState) -> Hashable:
        return (state.round, state.phase)

    def settled(self, state: GolemState, seat: int, mark: Hashable) -> bool:
        if not state.stack or (state.round, state.phase) != mark:
            return True
        effect, who, _, _ = state.stack[-1]
        if who == CHANCE:
            return effect is state.rules.pour
        return who != seat or effect.asks in _OWN_TURN

    def group(self, action: Action) -> Hashable:
        """Marbles of one row differ by the student's step alone."""
        return action.data[0] if action.verb == "marble" else action

    def first_thought(self, state: GolemState, seat: int, options: list[Action]) -> Action:
        """Activate the golem at the best tile; decline any other offer; of a must, the first."""
        if state.stack[-1][0].asks in ("activate", "use-tile"):
            golems = [option for option in options if option.verb == "activate"]
            if golems:
                return max(golems, key=lambda option: self._tile(state, option.data[0]))
        return DONE if options[-1] is DONE else options[0]

    def direct(self, state: GolemState, seat: int, options: list[Action]) -> Action | None:
        player = state.players[seat]
        match state.stack[-1][0].asks:
            case "draft" | "keep-goal":
                return max(options, key=lambda option: self._goal(player, option.data[0], player.goals))
            case "return-goal":
                return min(options, key=lambda option: self._returned(player, option.data[0]))
            case "start":
                pairs = self.rules.start_pairs
                return max(options, key=lambda o: worth(pairs[o.data[0], o.data[1]].face()))
            case _:
                return None

    def _goal(self, player: Player, number: int, others: list[int]) -> float:
        """What a goal card promises beside the others: a new type is worth more."""
        goals = self.rules.goals
        goal = goals[number]
        missing = max(0, goal.threshold - reached(player, goal.kind))
        chance = max(0.05, 1.15 - missing / _GOAL_LIMIT.get(goal.kind, SECTIONS))
        new = all(goals[other].kind != goal.kind for other in others)
        return chance * (goal.vp + (2.0 if new else 0.0))

    def _returned(self, player: Player, number: int) -> float:
        return self._goal(player, number, [goal for goal in player.goals if goal != number])

    # ---- the value of a state --------------------------------------------------------------------
    def value(self, state: GolemState, seat: int) -> float:
        player = state.players[seat]
        phase = state.phase
        later = min(ROUNDS - state.round, ROUNDS - 1)  # whole rounds to come
        incomes = later + (phase < INCOME)
        to_do = later * MARBLE_ACTIONS
        if phase <= ACTIONS:
            to_do += MARBLE_ACTIONS - len(player.marbles)
        # What a resource is worth: the less can be done with it, the less.
        good = 0.2 + 0.08 * min(to_do, 5) + (0.12 if phase <= INCOME and not to_do else 0.0)
        points = float(player.goods[VP])
        points += self._goods(player, good)
        points -= self._control(state, player, good, later, to_do)
        points += self._tracks(state, seat, good, incomes, later)
        points += self._golems(state, player, later, to_do)
        points += self._products(state, seat, later)
        points += self._artifacts(state, seat, incomes, later)
        points += self._books(player, later, to_do)
        points += self._goals(player, to_do)
        if phase < CHARACTERS:
            points += self._pair(state, player, good)
        if player.rabbi and later:
            points += self._place(state, seat)
        if phase == ACTIONS and seat in state.pass_tiles:
            points -= 0.5  # what is left of the synagogue is poured anew, with fewer marbles
        tiles = player.tiles
        for tile, each in _ABILITIES.items():
            if tiles >> tile & 1:
                points += each * later
        return points

    def _goods(self, player: Player, good: float) -> float:
        points = 0.0
        for amount in player.goods[:3]:
            points += good * (amount if amount <= 8 else 4 + amount / 2)
        return points

    def _control(self, state: GolemState, player: Player, good: float, later: int, to_do: int) -> float:
        """Knowledge that golem control will cost, and points when there is not enough of it."""
        if state.phase > CONTROL or not player.golems:
            return 0.0
        prices = sorted(control_price(state, player, golem) for golem in player.golems)
        have = player.goods[KNOWLEDGE]
        if state.phase < INCOME:
            have += self.rules.research_income[player.has(TRACK_TILE)][player.research]
            have += self.rules.street[player.students[2]][0]
        points = good * min(sum(prices), player.goods[KNOWLEDGE])
        unpaid = 0
        for price in prices:
            if price <= have:
                have -= price
            else:
                unpaid += 1
        if unpaid:
            # Actions to come may still find the knowledge.
            hope = 0.12 * (to_do - later * MARBLE_ACTIONS) if state.phase <= ACTIONS else 0.0
            points += unpaid * self.rules.control_loss * (1 - hope)
        if later:
            cap = self.rules.torso_control if player.has(TORSO) else SECTIONS
            ahead = sum(
                min(cap, max(0, golem_section(golem) - player.students[golem_district(golem)] + 1))
                for golem in player.golems
            )
            points += 0.25 * ahead * later
        return points

    def _tracks(self, state: GolemState, seat: int, good: float, incomes: int, later: int) -> float:
        rules = self.rules
        player = state.players[seat]
        points = incomes * float(rules.marker_vp[player.marker])
        points += incomes * good * rules.research_income[player.has(TRACK_TILE)][player.research]
        points += rules.research_vp[player.research] + 0.15 * player.research * later
        for district, section in enumerate(player.students):
            resource, vp = rules.street[section]
            points += incomes * (good * resource + vp) + 0.2 * section * later
            if section < MENORAH_SECTION and state.menorahs[district] < 0:
                points += 0.1 * section * min(1, later)
        return points

    def _tile(self, state: GolemState, golem: int) -> float:
        section = golem_section(golem)
        if section > TILED_SECTIONS:
            return 0.0
        district = golem_district(golem)
        return self._tiles[district][state.streets[district][section - 1] - 1]

    def _golems(self, state: GolemState, player: Player, later: int, to_do: int) -> float:
        """Tiles that golems can still be sent to, less the prices at the end of the streets."""
        rules = self.rules
        here = 0.3 if to_do > later * MARBLE_ACTIONS else 0.0
        points = 0.0
        room = 0
        for golem in player.golems:
            section = golem_section(golem)
            room += max(0, TILED_SECTIONS - section)
            if not golem & LYING:
                points += here * self._tile(state, golem)
            points += 0.6 * later
        steps = 0
        first = state.round if state.phase >= MOVEMENT else state.round - 1
        for number in state.characters[max(0, first) :]:
            steps += rules.marker_steps[player.marker] + rules.characters[number].steps
        if player.golems and steps > room:
            points -= 1.6 * (steps - room)
        return points

    def _products(self, state: GolemState, seat: int, later: int) -> float:
        """Menorahs times golems, artifacts and columns, with what may still come of either."""
        player = state.players[seat]
        hope = 0.45 * later
        counts = (player.created, player.completed_artifacts, sum(map(bool, player.books)))
        points = 0.0
        for kind, count in enumerate(counts):
            points += (count + hope) * (menorahs(state, seat, kind) + hope) - hope * hope
        return points

    def _artifacts(self, state: GolemState, seat: int, incomes: int, later: int) -> float:
        player = state.players[seat]
        if player.artifact < 0:
            return 0.0
        rewards = self._rewards[player.artifact]
        yellow = menorahs(state, seat, 1) + 0.45 * later
        points = 0.0
        for size in range(4):
            reward = rewards[size][player.gray[size] + 1]
            whole = reward * (incomes + (0.7 * later if player.golden[size] >= 0 else 0.0))
            if player.completed(size):
                points += whole
            else:
                share = (player.gold[size] + 0.35 * min(1, later)) / (size + 1)
                points += 0.55 * share * (whole + reward + yellow)
        return points

    def _books(self, player: Player, later: int, to_do: int) -> float:
        """Active bonuses of the columns that still have room."""
        limit = self.rules.column_limit[player.has(TRACK_TILE)][player.research]
        more = 0.12 * to_do
        points = 0.0
        for column in player.books:
            if column and len(column) < limit:
                points += more * sum(self._active[book] for book in column)
        return points + 0.1 * limit * later

    def _goals(self, player: Player, to_do: int) -> float:
        points = types = 0.0
        seen = set()
        for number in player.goals:
            goal = self.rules.goals[number]
            done = reached(player, goal.kind)
            if done >= goal.threshold:
                chance = 1.0
            elif to_do:
                chance = 0.6 * (done / goal.threshold) ** 2
            else:
                continue
            points += goal.vp * chance
            if goal.kind not in seen:
                types += chance
                seen.add(goal.kind)
        table = self.rules.goal_set
        low = min(int(types), len(table) - 1)
        high = min(low + 1, len(table) - 1)
        return points + table[low] + (table[high] - table[low]) * (types - low)

    def _pair(self, state: GolemState, player: Player, good: float) -> float:
        """What the active character promises to the marbles taken so far."""
        if not player.marbles:
            return 0.0
        card = self.rules.characters[state.character]
        promise = good * self.rules.character_coins
        if player.goods[1] >= card.coins:
            promise = max(promise, worth(self._character[card.number], player) - good * card.coins)
        if len(player.marbles) == MARBLE_ACTIONS:
            return promise if matches(player.marbles, card.pair) else 0.0
        marble = player.marbles[0]
        return (0.55 if marble == WHITE else 0.4 if marble in card.pair else 0.0) * promise

    def _place(self, state: GolemState, seat: int) -> float:
        """A little for a higher place in the turn order of the next round."""
        if seat in state.rabbis:
            return 0.2 * (len(state.rabbis) - state.rabbis.index(seat))
        return 0.0
