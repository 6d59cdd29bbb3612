"""A real server with the built page, and browsers in which people sit."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.built import build_page
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.person import DESKTOP, PATIENCE_MS, PHONE, Person
from tests.e2e.phone import Phone
from tests.server.serving import Server, sqlite

People = Callable[..., Person]
Phones = Callable[..., Phone]
Scheme = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def built() -> None:
    build_page()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all; each test makes its own tables."""
    with Server(sqlite(tmp_path_factory.mktemp("e2e")), "--limits=100") as running:
        yield running


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """Let a person come, in a browser of their own; at the end no page may have complained."""
    there: list[Person] = []

    def come(
        name: str = "Ann",
        size: tuple[int, int] = DESKTOP,
        url: str | None = None,
        locale: str = "en-GB",
        color_scheme: Scheme = "dark",
        speed: str = "instant",
        motion: Motion = "reduce",
    ) -> Person:
        where = url or request.getfixturevalue("server").url
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme=color_scheme,
            reduced_motion=motion,
        )
        there.append(Person(context, where, name, speed))
        return there[-1]

    yield come
    for person in there:
        person.context.close()
    assert [person.trouble for person in there if person.trouble] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def phones(browser: Browser, server: Server) -> Iterator[Phones]:
    """Let a phone with the card reader come; at the end no page may have complained.

    `before` is a script that runs before the page: for browsers that lack something.
    """
    there: list[Phone] = []

    def come(
        locale: str = "en-GB",
        address: str = server.url,
        size: tuple[int, int] = PHONE,
        color_scheme: Scheme = "dark",
        before: str = "",
    ) -> Phone:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme=color_scheme,
            reduced_motion="reduce",
        )
        if before:
            context.add_init_script(before)
        there.append(Phone(context, address))
        return there[-1]

    yield come
    for phone in there:
        phone.context.close()
    assert [phone.trouble for phone in there if phone.trouble] == []
