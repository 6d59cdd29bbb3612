"""Under which names the server answers.

A page of another site can give its own name the address of this machine; the browser then takes this server
for that site. So the server answers only when it is called by a name that it knows. A plain address is nobody
else's name, and always fine.
"""

import ipaddress
from collections.abc import Iterable
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from goldenlane.server.errors import Refused


def own_names(host: str, public_url: str | None, more: Iterable[str] = ()) -> frozenset[str]:
    """The names of a server that listens on ``host``: this machine's, its public one, and more by wish."""
    machine = gethostname().lower()
    names = {"localhost", machine, f"{machine}.local", host.lower(), *(name.lower() for name in more)}
    if public_url is not None and (public := urlsplit(public_url).hostname):
        names.add(public)
    return frozenset(names)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """Refuses what was sent to another name."""

    def __init__(self, names: frozenset[str] | None) -> None:
        self._names = names
        """None: every name is fine."""

    def allows(self, header: str) -> bool:
        """Whether the server is called so; a port does not matter."""
        if self._names is None:
            return True
        try:
            name = (urlsplit(f"//{header}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or _is_address(name)

    async def guard(self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if not self.allows(connection.headers.get("host", "")):
            raise Refused("malformed", "the server is not called so; see --allow-host", status=421)
