"""Servers for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Browser, Server, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module; each of them makes its own tables."""
    with Server(sqlite(tmp_path_factory.mktemp("server")), "--limits=100") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def ben(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
