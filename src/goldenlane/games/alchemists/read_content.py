"""Reading the content file: every row is checked, and a mistake is told with file, line and reason."""

from __future__ import annotations

import re
from functools import cache, partial
from pathlib import Path
from typing import Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, POTIONS
from goldenlane.games.alchemists.bundle import (
    ARTIFACT_CARDS,
    BENEFITS,
    COSTS,
    FUNDS,
    NO_ARTIFACT,
    NOTHING,
    SECRET_ARTIFACT,
    STARTING_ARTIFACT,
    OrderSpace,
    read_space,
)
from goldenlane.games.alchemists.card_effect import (
    ARTIFACT_DEEDS,
    FAVOR_DEEDS,
    CardEffect,
    Deeds,
    read_effect,
)
from goldenlane.games.alchemists.cells import (
    bundle_of,
    different,
    ints,
    module_of,
    named,
    noted,
    players_of,
    table,
)
from goldenlane.games.alchemists.components import (
    GUARANTEES,
    PLAYERS,
    ZONES,
    ActionSpace,
    Alchemists,
    Artifact,
    Favor,
    GolemConference,
    Grant,
    Mood,
    Numbers,
    OrderBoard,
    Rules,
    Score,
    Seal,
    Setup,
    StartupCard,
    Zone,
)
from goldenlane.games.alchemists.former_content import renew
from goldenlane.games.alchemists.vocabulary import (
    ARTIFACTS,
    FAVORS,
    GREEN_SPACE,
    ROUNDS,
    SEALS,
    SPACES,
    VARIANTS,
)
from goldenlane.kernel.content import Content, Row, by_number, text_of

SHIPPED: Final = Path(__file__).parent / "content" / "alchemists.txt"

SECTIONS: Final = (
    "ingredient", "adventurer", "favor", "artifact", "order-space", "green-space", "action-space", "cubes",
    "zone", "guarantee", "bid", "seal", "grant", "conference", "golem-conference", "setup", "number", "score",
    "rule", "startup-card", "order-board", "kings-mood",
)  # fmt: skip


def _rules(content: Content) -> Rules:
    rows = {}
    for row in content.rows("rule", "name value"):
        if row.text("name") in rows:
            raise row.error(f"{row.text('name')} stands twice")
        rows[row.text("name")] = row
    last = content.rows("rule", "name value")[-1]

    def take(name: str) -> Row:
        if name not in rows:
            raise last.error(f"{name} is missing")
        return rows.pop(name)

    def number(name: str, low: int, high: int) -> int:
        return take(name).int("value", low, high)

    def word(name: str, yes: str, no: str) -> bool:
        return take(name).word("value", (yes, no)) == yes

    rules = Rules(
        adventurer_potions=(0, 0, *(number(f"adventurer-potions-{n}", 1, n) for n in PLAYERS)),
        exhibition_places=(0, 0, *(number(f"exhibition-places-{n}", 1, n) for n in PLAYERS)),
        endorsing_reputation=number("endorsing-reputation", 0, 5),
        conflict_reputation=number("conflict-reputation", 0, 5),
        bid_cards_return=word("bid-cards", "return", "spent"),
        sale_loss_by_quality=word("sale-loss-by", "quality", "guarantee"),
        potion_used_up_when_offered=word("sold-potion", "offered", "met"),
        lowest_price=number("lowest-price", 0, 4),
        thinking_cap_private=word("thinking-cap", "private", "public"),
        later_artifacts_open=word("later-artifacts", "open", "hidden"),
        article_seals=number("article-seals", 1, 4),
        conflict_tokens=number("conflict-tokens", 0, 28),
        robe_in_final_round=word("robe-in-final-round", "yes", "no"),
    )
    for name, row in rows.items():
        raise row.error(f"unknown rule {name!r}")
    return rules


def _action_space(row: Row) -> ActionSpace:
    first, last = row.int("first", 1, ROUNDS), row.int("last", 1, ROUNDS)
    if last < first:
        raise row.error(f"last must not come before first, {first}")
    cubes = ((), (), *(ints(row, f"cubes-{n}", 1, 3) for n in PLAYERS))
    if row.text("name") in ("sell", "custodian") and any(len(costs) != 1 for costs in cubes[2:]):
        raise row.error("there is one action only")
    return ActionSpace(row.text("name"), cubes, first, last, module_of(row, "golem-project"))


def _effect(row: Row, deeds: Deeds, numbers: Numbers) -> CardEffect:
    name = row.text("name")
    return noted(row, "effect", partial(read_effect, name=name, deeds=deeds, numbers=numbers))


def _favor(row: Row, numbers: Numbers) -> Favor:
    effect = _effect(row, FAVOR_DEEDS, numbers)
    if effect.points is not None or effect.gain.approval or (effect.deed and effect.gain != NOTHING):
        raise row.error("effect: a favor is a deed, or gives gold, ingredients, favors or reputation")
    module = module_of(row, "golem-project", "promo")
    return Favor(row.text("name"), row.int("cards", 1, 20), module, effect)


def _artifact(row: Row, numbers: Numbers) -> Artifact:
    effect = _effect(row, ARTIFACT_DEEDS, numbers)
    special = effect.points is not None
    if special != (row.text("vp") == "special"):
        raise row.error("vp must be special" if special else "vp must be a number")
    vp = 0 if special else row.int("vp", 0, 20)
    deck = row.int("deck", 1, 3) - 1
    module = module_of(row, "startup-funding", "golem-project")
    if effect.gain.approval and module != "golem-project":
        raise row.error("effect: approval tokens need the module golem-project")
    # The Starting Artifact's loss of reputation is known for the costs 3 and 4 only.
    cost = row.int("cost", 3, 4) if deck == 0 else row.int("cost", 1, 9)
    return Artifact(row.text("name"), deck, cost, vp, module, effect)


def _artifacts(rows: list[Row], numbers: Numbers) -> tuple[Artifact, ...]:
    """Those that the rules know by their places come first, then any others."""
    named(rows[: len(ARTIFACTS)], ARTIFACTS)
    for row in different(rows):
        if not re.fullmatch("[a-z][a-z-]{0,39}", row.text("name")):
            raise row.error(f"name must be small letters with hyphens, not {row.text('name')!r}")
    return tuple(_artifact(row, numbers) for row in rows)


def _grant(row: Row) -> Grant:
    module = module_of(row, "royal-encyclopedia")
    if not re.fullmatch("encyclopedia" if module else "grant-[1-9][0-9]?", row.text("name")):
        raise row.error("a grant is called grant-1, grant-2 ..., that of the royal-encyclopedia encyclopedia")
    if module:
        row.word("about", ("articles",))
        return Grant(row.text("name"), (), row.int("vp", 0, 9), module)
    about = []
    for word in row.text("about").split():
        if word not in INGREDIENTS or INGREDIENTS.index(word) in about:
            raise row.error(f"about must name different ingredients ({', '.join(INGREDIENTS)}), not {word!r}")
        about.append(INGREDIENTS.index(word))
    if len(about) < 3:
        raise row.error("a grant needs at least 3 ingredients")
    return Grant(row.text("name"), tuple(about), row.int("vp", 0, 9), module)


def _startup_card(row: Row) -> StartupCard:
    text = " ".join(row.text("effect").split())
    if text in ARTIFACT_CARDS:
        return StartupCard(row.int("number"), NOTHING, ARTIFACT_CARDS.index(text))
    gain = bundle_of(row, "effect", FUNDS, low=-9)
    if gain.books > 1:
        raise row.error("effect: a card gives at most 1 book")
    return StartupCard(row.int("number"), gain, NO_ARTIFACT)


def _order_board(row: Row) -> OrderBoard:
    golem = row.word("golem", ("yes", "no")) == "yes"
    spaces = []
    for number in range(1, 9):
        players = (2, 3, 4) if number <= 6 else (3, 4) if number == 7 else (4,)
        space = noted(row, f"s{number}", partial(read_space, players=players))
        if space.cost.approval and not golem:
            raise row.error(f"s{number}: approval tokens need a board with golem: yes")
        if space.cost.approval > 1 or space.cost.cubes > 1:
            raise row.error(f"s{number}: at most 1 cube or approval token is spent")
        spaces.append(space)
    _enough_free(row, spaces)
    return OrderBoard(row.text("name"), row.int("group", 1, 3) - 1, golem, tuple(spaces))


def _enough_free(row: Row, spaces: list[OrderSpace]) -> None:
    """Somebody without means must always find a space (Ruling A-37)."""
    for players in PLAYERS:
        free = sum(players in space.players and space.cost == NOTHING for space in spaces)
        if free < players:
            raise row.error(f"{players} players need {players} spaces without cost, there are {free}")


def _potions(row: Row) -> tuple[int, int, int]:
    wanted = tuple(POTIONS.index(row.word(c, POTIONS[:6])) for c in ("left", "middle", "right"))
    if len(set(wanted)) < 3:
        raise row.error("an adventurer wants three different potions")
    return wanted[0], wanted[1], wanted[2]


def _zones(rows: list[Row]) -> tuple[Zone, ...]:
    zones = tuple(
        Zone(
            row.text("name"),
            row.int("from", 1, 99),
            row.int("price", -3, 3),
            row.int("smiles", 0, 3),
            row.int("loss", -3, 3),
        )
        for row in rows
    )
    for row, below, above in zip(rows[1:], zones, zones[1:], strict=False):
        if above.low <= below.low:
            raise row.error("zones must rise")
    return zones


def _cubes(rows: list[Row]) -> dict[tuple[bool, int], tuple[int, ...]]:
    """By the golem project and the number of players: the cubes of each round, from 1."""
    cubes: dict[tuple[bool, int], tuple[int, ...]] = {}
    for row in rows:
        per_round = ints(row, "rounds", 1, 6)
        if len(per_round) != ROUNDS:
            raise row.error(f"rounds must hold {ROUNDS} numbers")
        cubes[module_of(row, "golem-project") != "", row.int("players", 2, 4)] = (0, *per_round)
    if len(cubes) < 6:
        raise rows[-1].error("a number of players stands twice")
    return cubes


def _conferences(rows: list[Row]) -> dict[tuple[int, str, bool], tuple[int, ...]]:
    """By number, variant and the golem project: without a row of its own, the project changes nothing."""
    conferences = {}
    for row in rows:
        key = (row.int("number", 1, 2), row.word("variant", VARIANTS), module_of(row, "golem-project") != "")
        conferences[key] = ints(row, "reputation", -9, 9)
    for number in (1, 2):
        for variant in VARIANTS:
            if (number, variant, False) not in conferences:
                raise rows[-1].error(f"conference {number}, {variant} is missing")
            conferences.setdefault((number, variant, True), conferences[number, variant, False])
    return conferences


def _golem_conferences(rows: list[Row]) -> dict[str, GolemConference]:
    return {
        row.word("variant", VARIANTS): GolemConference(
            row.int("report", -9, 9), row.int("favors", 0, 9), row.int("none", -9, 9)
        )
        for row in rows
    }


def _order_spaces(rows: list[Row]) -> tuple[OrderSpace, ...]:
    spaces = [
        OrderSpace(bundle_of(row, "cost", COSTS), bundle_of(row, "benefit", BENEFITS), players_of(row))
        for row in rows
    ]
    _enough_free(rows[-1], spaces)
    return tuple(spaces)


def _startup_cards(rows: list[Row]) -> tuple[StartupCard, ...]:
    cards = tuple(_startup_card(row) for row in rows)
    for artifact in (SECRET_ARTIFACT, STARTING_ARTIFACT):
        if sum(card.artifact == artifact for card in cards) != 1:
            raise rows[-1].error(f"exactly one card must be the {ARTIFACT_CARDS[artifact]}")
    return cards


def _order_boards(rows: list[Row]) -> tuple[OrderBoard, ...]:
    boards = tuple(_order_board(row) for row in rows)
    for group in range(3):
        if sum(board.group == group and not board.golem for board in boards) < 2:
            raise rows[-1].error(f"group {group + 1} needs 2 boards without golem")
    return boards


def _moods(rows: list[Row]) -> tuple[Mood, ...]:
    moods = tuple(Mood(players_of(row), row.int("approval", 0, 9)) for row in rows)
    for players in (3, 4):
        if sum(players in mood.players for mood in moods) != ROUNDS:
            raise rows[-1].error(f"{players} players need {ROUNDS} tiles")
    return moods


def parse(content: Content) -> Alchemists:
    """The game's objects; ContentError names file, line and reason of the first mistake."""
    content.check_sections(SECTIONS)
    renew(content)
    rows = content.rows
    ingredients = named(rows("ingredient", "name cards code", 8), INGREDIENTS)
    places = [row.int("code", 0, 7) for row in ingredients]
    if len(set(places)) < 8:
        raise ingredients[-1].error("the codes must be different")
    adventurers = different(rows("adventurer", "name left middle right", least=ROUNDS))
    favors = named(rows("favor", "name cards module effect", len(FAVORS)), FAVORS)
    artifacts = rows("artifact", "name deck cost vp module effect", least=len(ARTIFACTS))
    order = by_number(rows("order-space", "number players cost benefit", GREEN_SPACE), "number", 1)
    spaces = named(
        rows("action-space", "name cubes-2 cubes-3 cubes-4 first last module", len(SPACES)), SPACES
    )
    cubes = _cubes(rows("cubes", "module players rounds", 6))
    guarantees = named(rows("guarantee", "name price", 4), GUARANTEES)
    bids = by_number(rows("bid", "discount smiles", 4), "discount", 0)
    seals = named(rows("seal", "name base encyclopedia vp", len(SEALS)), SEALS)
    conferences = _conferences(rows("conference", "number variant module reputation", 6))
    golem_conferences = _golem_conferences(rows("golem-conference", "variant report favors none", 2))
    setup, number = table(content, "setup", Setup), table(content, "number", Numbers)
    startup_cards = rows("startup-card", "number effect", least=setup.startup_dealt * PLAYERS[-1])
    order_boards = different(rows("order-board", "name group golem s1 s2 s3 s4 s5 s6 s7 s8"))
    moods = by_number(rows("kings-mood", "number players approval", 8), "number", 1)
    return Alchemists(
        content=content,
        ingredient_cards=tuple(row.int("cards", 1, 20) for row in ingredients),
        code_order=tuple(places.index(place) for place in range(8)),
        adventurers=tuple(_potions(row) for row in adventurers),
        adventurer_names=tuple(row.text("name") for row in adventurers),
        favors=tuple(_favor(row, number) for row in favors),
        artifacts=_artifacts(artifacts, number),
        artifact_names=tuple(row.text("name") for row in artifacts),
        order_spaces=_order_spaces(order),
        green_space=bundle_of(rows("green-space", "benefit", 1)[0], "benefit", BENEFITS),
        spaces=tuple(_action_space(row) for row in spaces),
        cubes=cubes,
        zones=_zones(named(rows("zone", "name from price smiles loss", 4), ZONES)),
        prices=tuple(row.int("price", 0, 9) for row in guarantees),
        smiles=tuple(row.int("smiles", 0, 9) for row in bids),
        seals=tuple(
            Seal(row.text("name"), row.int("base", 0, 9), row.int("encyclopedia", 0, 9), row.int("vp", 0, 9))
            for row in seals
        ),
        grants=tuple(_grant(row) for row in different(rows("grant", "name about vp module"))),
        conferences=conferences,
        golem_conferences=golem_conferences,
        setup=setup,
        number=number,
        score=table(content, "score", Score),
        rule=_rules(content),
        startup_cards=_startup_cards(by_number(startup_cards, "number", 1)),
        order_boards=_order_boards(order_boards),
        moods=_moods(moods),
    )


@cache
def shipped() -> Alchemists:
    """The content that comes with the game."""
    return parse(Content(SHIPPED.read_text(encoding="utf-8"), SHIPPED.name))


def load(source: str | Path | None = None) -> Alchemists:
    """The content of a text or of the file of a Path; the shipped one by default."""
    return shipped() if source is None else parse(Content(*text_of(source, SHIPPED.name)))
