"""A hint for a person: what the strongest bot would do with what the person's seat may know."""

import asyncio

from goldenlane.server import speech, wire
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable
from goldenlane.server.offers import proper_level
from goldenlane.server.thinking import Thinkers, origin_of
from goldenlane.server.wire import Lang


class Advisor:
    """Lets a bot think in a seat's place; who asks again about the same decision gets the same answer."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    async def advise(self, table: LiveTable, seat: int, seq: int, lang: Lang) -> wire.Hint:
        """The option that the bot would take on the line ``seq`` of the log, in words."""
        async with table.lock:
            self._check(table, seat, seq)
            thought = self._thought(table, seat)
        action = (await asyncio.shield(thought))[0]
        async with table.lock:
            self._check(table, seat, seq)
            words = speech.say_action(table.game, lang, table.match.view(seat), action)
            return wire.Hint(table.number(seat), action, words)

    @staticmethod
    def _check(table: LiveTable, seat: int, seq: int) -> None:
        if not table.agreed.hints:
            raise Refused("no-hints")
        if table.waiting:
            raise Refused("waiting")
        if seat not in table.to_act or not table.fits(seat, seq):
            raise Refused("stale")

    def _thought(self, table: LiveTable, seat: int) -> "asyncio.Task[list[str]]":
        """The bot's choice for the decision that the seat has now; it is thought about only once."""
        decision = (seat, table.due[seat])
        thought = table.hints.get(decision)
        if thought is None or (thought.done() and (thought.cancelled() or thought.exception())):
            level = proper_level(table.game.name, None)
            save = table.match.save()
            choice = self._thinkers.choose(origin_of(table), save, seat, level, table.agreed.thinking)
            thought = table.hints[decision] = asyncio.create_task(choice)
        return thought
