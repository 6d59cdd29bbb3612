"""The open pages at each table: who came, who went, and what they are to be told."""

from collections.abc import Callable

from goldenlane.server.client import Client
from goldenlane.server.live import LiveTable


class Audience:
    """Tells the open pages of a table what changed."""

    def __init__(self, announce: Callable[[LiveTable], None]) -> None:
        self._announce = announce
        """Called when somebody came or went: other processes want to know."""

    def enter(self, table: LiveTable, client: Client) -> None:
        self.depart(client)
        client.table = table
        table.clients.add(client)
        self._came_or_went(table)
        client.state_changed()

    def depart(self, client: Client) -> None:
        if client.table is not None:
            client.table.clients.discard(client)
            self._came_or_went(client.table)
            client.table = None

    def _came_or_went(self, table: LiveTable) -> None:
        self.presence_changed(table)
        self._announce(table)

    def line_written(self, table: LiveTable) -> None:
        """The log has a new line; who can see it is told."""
        for client in table.clients:
            client.line_written()

    def seats_changed(self, table: LiveTable) -> None:
        """Somebody sat down or left: words and waiting change for everybody."""
        for client in table.clients:
            client.state_changed()

    def presence_changed(self, table: LiveTable) -> None:
        table.rendered.clear()
        for client in table.clients:
            client.presence_changed()
