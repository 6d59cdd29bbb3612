"""The view of a seat of Alchemists in numbers, with the seat itself as the first player.

Built field by field from what the seat may know, as the view is (Ruling A-01).
"""

from functools import lru_cache
from typing import Final

from goldenlane.env.layout import Layout, bits, flags, one_hot, small
from goldenlane.games.alchemists.encyclopedia import choices
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.mixing import mixer
from goldenlane.games.alchemists.progress_reports import report_of
from goldenlane.games.alchemists.sell import sales_left
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view import present_space
from goldenlane.games.alchemists.vocabulary import (
    ANIMATE_FACT,
    ASPECT_FACT,
    CLASS_FACT,
    FAVORS,
    MIX_FACT,
    PLACES,
    SPACES,
    read_fact,
)

PLAYERS: Final = 4
_MOST_RESULTS: Final = 12
"""Potions drunk or tested that are told one by one, the latest first."""
_SEAT: Final = one_hot(PLAYERS)
_POTION: Final = one_hot(7)
_ALCHEMICAL: Final = one_hot(8)
_SPACE: Final = one_hot(len(SPACES))
_SPACE_OF: Final = {name: i for i, name in enumerate(SPACES)}
_ARTICLE: Final = one_hot(3)
_SEAL: Final = one_hot(6)
_INGREDIENT: Final = one_hot(8)
_PAIR: Final = {8 * i + j: n for n, (i, j) in enumerate((i, j) for i in range(8) for j in range(i + 1, 8))}


class AlchemistsNumbers:
    """Writes the numeric views of one game."""

    def __init__(self, game: AlchemistsGame) -> None:
        self._game = game
        self._asks = {key: i for i, key in enumerate(sorted(game.effects))}
        self._ask = one_hot(len(self._asks))
        self._boards = one_hot(len(game.cards.order_boards))
        self._wanted = [flags(list(wants), 7) for wants in game.cards.adventurers] + [bytearray(7)]
        self._startup = len(game.cards.startup_cards) + 1
        self._artifacts = len(game.cards.artifacts)
        self._open = game.cards.rule.later_artifacts_open
        self._spaces: dict[int, bytes] = {}
        self._nobody = b""
        self.layout = self._lay_out()

    def _lay_out(self) -> Layout:
        layout = Layout()
        layout.add("round", 1, 6)
        layout.add("asks, by the keys of the decisions in alphabetical order", len(self._asks))
        layout.add("own decision: its two numbers", 2, 10)
        layout.add("space that is being resolved", len(SPACES))
        layout.add("final scoring", 1)
        layout.add("start player", PLAYERS)
        layout.add("order board, next order board", 2 * (len(self._boards) - 1))
        layout.add("potions that the adventurer and the next one want", 2 * 7)
        layout.add("adventurer's potions already sold", 3)
        layout.add("sales left", 1, 3)
        layout.add("offer: place from 1, guarantee, price", 3, 4)
        layout.add("face-up ingredients", 8, 2)
        layout.add("ingredient deck, its discards, favor deck", 3, 40)
        layout.add("favor discards", len(FAVORS), 2)
        layout.add("artifacts in the row", self._artifacts)
        layout.add("artifacts of the later decks, if they are open", self._artifacts)
        layout.add("artifact under the counter", self._artifacts)
        layout.add("unhappy student, approval tokens", 2, 2)
        layout.add("open spaces", len(SPACES))
        layout.add("theories: alchemical of each ingredient", 64)
        layout.add("theories in conflict", 8)
        layout.add("articles: sign of each pair, ingredient of each space", 3 * (1 + 2 + 4 * 8))
        layout.add("seals by place and player", PLACES * PLAYERS)
        layout.add("own seals by place and kind", PLACES * 6)
        layout.add("owner of each grant", len(self._game.cards.grants) * PLAYERS)
        layout.add("exhibitors of each potion", 6, 4)
        layout.add("own article under way: color, choices made", 3 + 6, 8)
        layout.add("own declaring so far", len(SPACES))
        return self._with_players(layout)

    def _with_players(self, layout: Layout) -> Layout:
        before = layout.size
        for player in range(PLAYERS):
            name = f"player {player}: " if player else "own "
            layout.add(name + "place in the order from 1, order space from 1, paralyzed", 3, 8)
            layout.add(name + "gold, reputation", 2, 20)
            layout.add(name + "cubes, unused, in hospital", 3, 6)
            layout.add(name + "actions declared on each space, done, row from 1", 3 * len(SPACES), 2)
            layout.add(name + "artifacts", self._artifacts)
            layout.add(name + "boots, periscope used, immune", 2 + 3)
            layout.add(name + "results, latest first", _MOST_RESULTS * 7)
            layout.add(name + "exhibited", 6)
            layout.add(name + "ingredients, favors, seals, set aside", 4, 8)
            layout.add(name + "removed seals by kind", 6, 2)
            layout.add(name + "bid from 1, bids spent", 1 + 4, 4)
            layout.add(name + "books, approval, progress", 3, 3)
            layout.add(
                name + "startup cards, delayed reputation, replicator, secret artifacts", self._startup + 3
            )
            layout.add(name + "report tokens on chest and ears", 2, 2)
            if not player:
                self._nobody = bytes(layout.size - before)
        layout.add("own hand", 8, 3)
        layout.add("own ingredients set aside", 8, 2)
        layout.add("own ingredients in the cauldron", 8, 2)
        layout.add("own favor cards", len(FAVORS), 2)
        layout.add("own seals by kind", 6, 2)
        layout.add("own dealt startup or favor cards", self._startup)
        layout.add("own secret artifacts", self._artifacts)
        layout.add("own report tokens on chest and ears", 12)
        layout.add("mixes known: possible potions of each pair", 28 * 7)
        layout.add("aspects known: + and - by ingredient and color", 8 * 6)
        layout.add("classes known: solar, lunar", 8 * 2)
        layout.add("golem tests: chest no, yes; ears no, yes", 8 * 4)
        layout.add("animations tried: failed, succeeded", 28 * 2)
        layout.add("the alchemy, at the end", 64)
        return layout

    def write(self, state: AlchemistsState, seat: int) -> bytearray:
        """What the seat may know, in numbers."""
        count = len(state.players)
        near = [(who - seat) % count for who in range(count)] + [-1]
        row = bytearray((state.round,))
        row += self._decision(state, seat)
        space = present_space(state)
        row += _SPACE[-1 if space is None else _SPACE_OF[space]]
        row.append(state.final)
        row += _SEAT[near[state.start_player]]
        row += self._boards[state.order_board]
        row += self._boards[state.next_board]
        row += self._wanted[state.adventurer]
        row += self._wanted[state.next_adventurer]
        row += bits(state.sold, 3)
        row.append(sales_left(self._game, state))
        row += bytes((state.sale[0] + 1, state.sale[1], state.sale[2])) if state.sale else bytes(3)
        row += self._market(state)
        row += self._science(state, near, seat)
        # A bid is shown when all have bid.
        bidding = any(frame[0].key == "bids" for frame in state.stack)
        for step in range(PLAYERS):
            row += self._player(state, (seat + step) % count, bidding) if step < count else self._nobody
        row += self._secrets(state, seat)
        return row

    def _decision(self, state: AlchemistsState, seat: int) -> bytes:
        if not state.stack:
            return self._ask[-1] + bytes(2)
        effect, asked, a, b = state.stack[-1]
        own = bytes((small(a), small(b))) if asked == seat else bytes(2)
        return self._ask[self._asks.get(effect.key, -1)] + own

    def _market(self, state: AlchemistsState) -> bytearray:
        row = bytearray(8)
        for ingredient in state.face_up:
            row[ingredient] += 1
        row += bytes((sum(state.ingredient_bag), sum(state.ingredient_discards), sum(state.favor_bag)))
        row += bytes(state.favor_discards)
        row += flags(state.row, self._artifacts)
        deck = self._game.deck(state)
        later = [card for cards in state.rows_set[deck + 1 :] for card in cards] if self._open else []
        row += flags(later, self._artifacts)
        counter = state.counter[deck] if deck < len(state.counter) else -1
        row += flags([counter] if counter >= 0 else [], self._artifacts)
        row += bytes((state.unhappy, state.approval))
        return row

    def _science(self, state: AlchemistsState, near: list[int], seat: int) -> bytearray:
        count = len(state.players)
        row = bytearray(self._open_in(state.round))
        row += b"".join([_ALCHEMICAL[alchemical] for alchemical in state.theories])
        row += flags([each for pair in state.conflicts for each in divmod(pair, 8)], 8)
        for article in state.articles:
            if article:
                row += bytes((1, article[4], article[5]))
                for ingredient in article[:4]:
                    row += _INGREDIENT[ingredient]
            else:
                row += bytes(35)
        seals = bytearray(PLACES * PLAYERS)
        for at, seal in enumerate(state.seals):
            if seal >= 0:
                seals[at // count * PLAYERS + near[at % count]] = 1
        row += seals
        row += b"".join([_SEAL[seal] for seal in state.seals[seat::count]])
        row += b"".join([_SEAT[near[owner]] for owner in state.grants])
        row += bytes(state.exhibitors)
        writing = bytearray(9)
        if state.stack and state.stack[-1][0].key == "write-article" and state.stack[-1][1] == seat:
            writing[:3] = _ARTICLE[state.stack[-1][2]]
            for at, chosen in enumerate(choices(state.stack[-1][3])):
                writing[3 + at] = chosen + 1
        row += writing
        declaring = state.declaring and state.to_act == (seat,)
        row += bytes(map(small, state.declaring[: len(SPACES)])) if declaring else bytes(len(SPACES))
        return row

    def _open_in(self, round_: int) -> bytes:
        """A 1 for each space that is open in a round."""
        if round_ not in self._spaces:
            self._spaces[round_] = bytes(self._game.open(space, round_) for space in range(len(SPACES)))
        return self._spaces[round_]

    def _player(self, state: AlchemistsState, who: int, bidding: bool) -> bytearray:
        player, count = state.players[who], len(state.players)
        row = bytearray(
            (
                state.order.index(who) + 1 if who in state.order else 0,
                player.order_space + 1,
                who in state.paralyzed,
                small(player.gold),
                small(player.reputation),
                player.cubes,
                player.unused,
                player.hospital,
                *state.declared[who::count],
                *state.done[who::count],
                *[rows.index(who) + 1 if who in rows else 0 for rows in state.rows],
            )
        )
        row += flags(player.artifacts, self._artifacts)
        row += bytes((player.boots_used, player.periscope_used))
        row += bits(player.immune, 3)
        row += _results(tuple(player.results))
        row += bits(player.exhibited, 6)
        hidden = (sum(player.hand), sum(player.favors), sum(player.seals), sum(player.feather))
        row += bytes((*hidden, *player.removed_seals, 0 if bidding else player.bid + 1))
        row += bits(player.bids, 4)
        row += bytes((player.books, player.approval, player.progress))
        row += flags(player.startup, self._startup)
        numbers = (player.delayed, player.replicator, len(player.secret_artifacts))
        row += bytes((*numbers, len(player.chest), len(player.ears)))
        return row

    def _secrets(self, state: AlchemistsState, seat: int) -> bytearray:
        """What the seat knows alone, and what it has learned."""
        player = state.players[seat]
        row = bytearray(player.hand)
        row += bytes(player.feather)
        cauldron = bytearray(8)
        if mixer(state) == seat:
            for ingredient in state.mixed:
                cauldron[ingredient] += 1
        row += cauldron
        row += bytes(player.favors)
        row += bytes(player.seals)
        row += flags(player.dealt, self._startup)
        row += flags(player.secret_artifacts, self._artifacts)
        for organ in (0, 1):
            row += flags(list(report_of(player, organ)), 6)
        row += _learned((*state.facts, *player.facts))
        row += (
            b"".join([_ALCHEMICAL[alchemical] for alchemical in state.alchemy]) if state.final else bytes(64)
        )
        return row


@lru_cache(maxsize=1024)
def _results(results: tuple[int, ...]) -> bytes:
    latest = results[: -_MOST_RESULTS - 1 : -1]
    return b"".join(_POTION[potion] for potion in latest).ljust(7 * _MOST_RESULTS, b"\0")


@lru_cache(maxsize=1024)
def _learned(facts: tuple[int, ...]) -> bytearray:
    """Facts as tables of what they tell directly; what follows from them is for the learner."""
    mixes, aspects, classes = bytearray(28 * 7), bytearray(8 * 6), bytearray(8 * 2)
    tests, animations = bytearray(8 * 4), bytearray(28 * 2)
    for code in facts:
        kind, first, second, value = read_fact(code)
        if kind == MIX_FACT:
            at = _PAIR[8 * first + second] * 7
            mixes[at : at + 7] = bits(value, 7)
        elif kind == ASPECT_FACT:
            aspects[first * 6 + value] = 1
        elif kind == CLASS_FACT:
            classes[first * 2 + value] = 1
        elif kind == ANIMATE_FACT:
            animations[_PAIR[8 * first + second] * 2 + value] = 1
        else:
            chest, ears = divmod(value, 3)
            tests[first * 4 + chest] = 1
            tests[first * 4 + 2 + ears] = 1
    return mixes + aspects + classes + tests + animations
