"""What travels between server and page. The page's TypeScript types are generated from here.

Every message is a struct; fields that are not declared are refused, and so are texts longer than
the limits. What a seat must not know never gets into a struct that is sent to it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "pl", "uk"]
LANGS: tuple[Lang, ...] = ("en", "pl", "uk")
Origin = Literal["fresh", "imported", "forked"]
Code = Annotated[str, Meta(min_length=6, max_length=6)]
"""The short code of a table, which is also in its link."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
Place = Annotated[int, Meta(ge=0, le=7)]
"""A seat, counted from 0."""
Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Seconds = Annotated[float, Meta(ge=0.1, le=60)]
Notebook = Literal["paper", "hints", "full"]
NOTEBOOKS: tuple[Notebook, ...] = ("paper", "hints", "full")
"""How much a notebook says by itself: nothing, what is sure and impossible, chances and advice too."""


# ---- seats and tables --------------------------------------------------------------------------
class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is filled: by me, by whoever comes, or by a bot of a level."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class Agreement(Struct, forbid_unknown_fields=True, frozen=True):
    """What is agreed at a table beside the rules of its game."""

    hints: bool = True
    """Whether one may ask what a bot would do."""
    thinking: Seconds = 1.0
    """How long a bot may think about a decision."""
    notebook: Notebook = "full"
    """The most that a notebook says by itself, in games that have one."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table. ``options`` are the game's own (setup, variant, modules, ...)."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=32)], str | int | bool | list[str]] = {}
    lang: Lang = "en"
    open: bool = False
    agreed: Agreement = Agreement()


class ImportTable(Struct, forbid_unknown_fields=True):
    """A table that goes on from a game file."""

    file: Annotated[str, Meta(max_length=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    lang: Lang = "en"
    open: bool = False


class ForkTable(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a point of a game."""

    at: Seq
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    lang: Lang = "en"
    open: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """Sit down at an open seat (the first one if none is named), or come back to one that I left to a bot."""

    name: Name
    seat: Place | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Give up a seat of mine; a bot of this level plays on."""

    seat: Place
    level: Level | None = None


class Remove(Struct, forbid_unknown_fields=True):
    """Send somebody away from a table of mine; the seat is open again."""

    seat: Place


class Seat(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    level: str | None
    mine: bool
    online: bool
    to_act: bool
    thinking: bool
    back: bool
    """I left it to a bot, and may come back."""
    removable: bool
    """I made the table, and may send this person away until the game begins."""


class Table(Struct):
    """A table as the lobby shows it."""

    code: str
    link: str
    game: str
    title: str
    options: dict[str, Any]
    open: bool
    lang: Lang
    seats: list[Seat]
    seq: int
    waiting: bool
    over: bool
    created: int
    """Seconds since 1970."""
    moved: int
    agreed: Agreement
    next: str | None
    """The code of the rematch, once somebody asked for it."""
    origin: Origin
    """A new game, one from somebody's file, or one that goes on from a point of another: whoever took up or
    forked a game may know its cards."""
    content: str
    """Where the content of the table's game is, but for the language."""


class Lobby(Struct):
    """My tables (found again by the browser's cookie) and the open ones."""

    mine: list[Table]
    open: list[Table]


class OptionChoice(Struct):
    """An option of a game: its values, if many go together, and the one number of players that has it."""

    name: str
    label: str
    values: list[str]
    labels: list[str]
    many: bool
    usual: str | None = None
    players: int | None = None


class GameInfo(Struct):
    """What a table of a game can be."""

    game: str
    title: str
    min_players: int
    max_players: int
    options: list[OptionChoice]
    levels: list[str]
    """Of its bots, the weakest first."""
    notebooks: list[Notebook] = []
    """What a table can agree that notebooks say; none: the game has no notebooks."""


class Offer(Struct):
    """What the lobby can offer."""

    version: str
    games: list[GameInfo]
    langs: list[Lang]


# ---- content -----------------------------------------------------------------------------------
class Component(Struct):
    """A card, tile or board of a game: its cells as written, and where each value comes from."""

    key: str
    kind: str
    cells: dict[str, str]
    sources: dict[str, str]
    words: str


class EffectFace(Struct):
    """An effect as a structure of icons and as a sentence."""

    face: dict[str, Any]
    words: str


class GameContent(Struct):
    """Every component of a game in one language; the same for all tables with this content."""

    game: str
    title: str
    lang: Lang
    digest: str
    components: list[Component]
    effects: dict[str, EffectFace]


# ---- socket: page -> server --------------------------------------------------------------------
class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, what the page already has, and (hot-seat) as whom."""

    table: Code
    last_seq: Seq = -1
    lang: Lang = "en"
    seat: Place | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Play an action on the state ``seq``."""

    seq: Seq
    action: Notation
    seat: Place | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last action, on the state ``seq``."""

    seq: Seq
    seat: Place | None = None


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """Show what an action would do, as far as I can know it."""

    seq: Seq
    action: Notation
    seat: Place | None = None


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """Ask what a good bot would do in my place, on the state ``seq``."""

    seq: Seq
    seat: Place | None = None


class SetLang(Struct, tag="lang", forbid_unknown_fields=True):
    """Go on in another language."""

    lang: Lang


class LookAs(Struct, tag="look", forbid_unknown_fields=True):
    """Hot-seat: look as another of my seats; null: as a spectator."""

    seat: Place | None


ToServer = Hello | Act | Undo | Preview | Ask | SetLang | LookAs


# ---- socket: server -> page --------------------------------------------------------------------
class Option(Struct):
    """One thing the seat can do now: its notation, and in words."""

    action: str
    words: str


class Happened(Struct):
    """An event as the seat may know it: its details by name for movement on the board, and in words.

    ``because`` is what brought it about, ``root`` the event of the seat's own list that began its chain.
    Without words it is part of what the event before it says.
    """

    kind: str
    seat: int
    args: dict[str, Any]
    words: str
    because: str
    root: int


class UndoState(Struct):
    """How many actions could be taken back one after the other, and why not more."""

    reach: int
    reason: str


class Score(Struct):
    """Points of a player by source."""

    player: int
    points: dict[str, int]
    words: dict[str, str]
    """What the sources are called."""
    total: int
    place: int


class State(Struct, tag="state"):
    """All that a seat may know now. ``events`` replace the page's events from ``events_from`` on."""

    table: str
    seq: int
    seat: int | None
    lang: Lang
    view: dict[str, Any]
    prompt: str
    options: list[Option]
    undo: UndoState
    seats: list[Seat]
    waiting: bool
    """A seat is still open: the game begins when all are taken."""
    over: bool
    scores: list[Score] | None
    events_from: int
    events: list[Happened]
    next: str | None
    hints: bool
    """Whether one may ask for advice at this table."""
    notebook: dict[str, Any] | None = None
    """What follows from what this seat has learned, in games with a notebook: as much as was agreed on."""


class PreviewResult(Struct, tag="preview"):
    """The view after an action, as far as it can be known; ``uncertain`` if something is drawn."""

    seq: int
    action: str
    view: dict[str, Any]
    words: str
    events: list[Happened]
    uncertain: bool


class Hint(Struct, tag="hint"):
    """What a good bot would do in the seat's place: one of its options, in words."""

    seq: int
    action: str
    words: str


class Presence(Struct, tag="presence"):
    """Who sits where, who is online, which bot thinks; the state did not change."""

    seq: int
    seats: list[Seat]
    next: str | None


class Refusal(Struct, tag="error"):
    """A message was refused and changed nothing. ``detail`` is for the curious, in English."""

    code: str
    words: str
    detail: str = ""
    seq: int | None = None


ToPage = State | PreviewResult | Hint | Presence | Refusal


# ---- refusals -----------------------------------------------------------------------------------
class Problem(Struct):
    """Why a request was refused. ``detail`` is for the curious, in English."""

    code: str
    words: str
    detail: str = ""
