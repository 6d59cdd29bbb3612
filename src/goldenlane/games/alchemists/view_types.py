"""The types of a view of Alchemists, from which those of the page are generated."""

from typing import Literal, NotRequired, TypedDict

from goldenlane.games.alchemists.alchemy import (
    Alchemical,
    Class,
    Color,
    Ingredient,
    Organ,
    OrganAspect,
    Potion,
    Sign,
)
from goldenlane.games.alchemists.bundle import Thing
from goldenlane.games.alchemists.vocabulary import Favor, ModuleName, Seal, Space, Variant
from goldenlane.kernel.view_types import Decision, Every


# ---- cards and spaces ---------------------------------------------------------------------------
class Adventurer(TypedDict):
    name: str
    wants: list[Potion]


class Offer(TypedDict):
    """The potion that is being sold."""

    place: int
    guarantee: int
    price: int


class Amount(TypedDict):
    """Some of one thing."""

    do: Thing
    n: int


class Amounts(TypedDict):
    """Several things, in the order in which they are resolved."""

    do: Literal["all"]
    of: list[Amount]


class Payment(TypedDict):
    """What an order space costs and gives."""

    do: Literal["pay"]
    cost: Amount | Amounts
    gain: Amount | Amounts


OrderSpaceFace = Amount | Amounts | Payment


class SpaceRow(TypedDict):
    """A seat's actions on a space."""

    seat: int
    actions: int
    done: int


class SpaceView(TypedDict):
    """An action space: the cubes of the first action, the second and so on; the top row acts first."""

    open: bool
    cubes: list[int]
    rows: list[SpaceRow]


# ---- publications -------------------------------------------------------------------------------
class SealAt(TypedDict):
    """A seal; its kind is None if it is not known."""

    seat: int
    seal: Seal | None


class Theory(TypedDict):
    ingredient: Ingredient
    alchemical: Alchemical
    seals: list[SealAt]
    conflict: bool
    conflicts: list[Ingredient]


class ArticleView(TypedDict):
    signs: list[Sign]
    ingredients: list[Ingredient]
    seals: list[SealAt]


class Writing(TypedDict):
    """The article that I am writing, as far as I have come."""

    article: Color
    signs: list[Sign]
    ingredients: list[Ingredient]


class Fallen(TypedDict):
    """What the debunking under way has felled."""

    ingredients: list[Ingredient]
    alchemicals: list[Alchemical]
    articles: list[Color]


class Grant(TypedDict):
    name: str
    owner: int | None


# ---- facts, as the deduction reads them ---------------------------------------------------------
class MixFact(TypedDict):
    type: Literal["mix"]
    ingredients: list[Ingredient]
    result: NotRequired[Potion]
    result_in: NotRequired[list[Potion]]


class NotMixFact(TypedDict):
    type: Literal["not_mix"]
    ingredients: list[Ingredient]
    result: Potion


class AspectFact(TypedDict):
    type: Literal["aspect"]
    ingredient: Ingredient
    colour: Color
    sign: Sign


ClassFact = TypedDict("ClassFact", {"type": Literal["class"], "ingredient": Ingredient, "class": Class})


class GolemFact(TypedDict):
    type: Literal["golem"]
    ingredient: Ingredient
    chest: bool
    ears: bool


class AnimateFact(TypedDict):
    type: Literal["animate"]
    ingredients: list[Ingredient]
    success: bool


Fact = MixFact | NotMixFact | AspectFact | ClassFact | GolemFact | AnimateFact


# ---- what is still to come ----------------------------------------------------------------------
# The ladder: reputation for 0, 1, 2 ... seals that count; the last also for more.
ConferenceView = TypedDict(
    "ConferenceView",
    {
        "number": int,
        "round": int,
        "in": int,
        "ladder": list[int],
        "seals": list[int],
        "reports": list[int],
    },
)


class MoreSeals(TypedDict):
    """The fewest further seals with which a conference would be better, and what it would give then."""

    seals: int
    gain: int


ConferenceAhead = TypedDict(
    "ConferenceAhead",
    {
        "round": int,
        "in": int,
        "seals": int,
        "gain": int,
        "reports": int,
        "change": int,
        "more": MoreSeals | None,
    },
)


class ZoneAhead(TypedDict):
    """The zone of my marker; losses: what losing 1, 2 or 3 reputation really costs."""

    name: str
    price: int
    smiles: int
    losses: list[int]


RoundEnd = TypedDict(
    "RoundEnd", {"top-alchemist": int, "unused": int, "favors": int, "delayed-reputation": int}
)
NextRound = TypedDict("NextRound", {"cubes": int, "hospital": int, "paralyzed": bool, "start-player": bool})


class GrantAhead(TypedDict):
    name: str
    have: int
    need: int
    vp: int


Foresight = TypedDict(
    "Foresight",
    {
        "rounds-left": int,
        "conference": ConferenceAhead | None,
        "zone": ZoneAhead,
        "round-end": RoundEnd,
        "next-round": NextRound | None,
        "grants": list[GrantAhead],
    },
)


# ---- boards -------------------------------------------------------------------------------------
ModuleBoard = TypedDict(
    "ModuleBoard",
    {
        "books": int,
        "startup": list[int],
        "delayed-reputation": int,
        "replicator": int,
        "secret-artifacts": list[str] | int,
        "startup-dealt": list[int],
        "approval": int,
        "progress": int,
        "reports": Every[Organ, list[OrganAspect] | int],
    },
    total=False,
)
"""What modules add to the board of a player; of what is secret only how many there are."""

OwnBoard = TypedDict(
    "OwnBoard",
    {
        "hand": dict[Ingredient, int],
        "favor-cards": dict[Favor, int],
        "seal-kinds": dict[Seal, int],
        "set-aside": dict[Ingredient, int],
        "cauldron": list[Ingredient],
        "dealt": list[Favor],
    },
    total=False,
)
"""What only the player knows, and everybody at the end."""

OpenBoard = TypedDict(
    "OpenBoard",
    {
        "gold": int,
        "reputation": int,
        "zone": str,
        "cubes": int,
        "unused": int,
        "hospital": int,
        "order-space": int,
        "artifacts": list[str],
        "boots-used": bool,
        "periscope-used": bool,
        "results": list[Potion],
        "exhibited": list[Potion],
        "grants": list[str],
        "immune": int,
        "ingredients": int,
        "favors": int,
        "seals": int,
        "sealed": int,  # theories and articles with my seal that count: none in conflict
        "feather": int,
        "bid": int | None,
        "bids-spent": int,
    },
)


class AlchemistsPlayer(OpenBoard, OwnBoard, ModuleBoard):
    """A player's board as the seat may see it."""


FinalScore = TypedDict(
    "FinalScore", {"player": int, "points": dict[str, int], "total": int, "gold-left": int, "place": int}
)


ModuleView = TypedDict(
    "ModuleView",
    {
        "order-board": str | None,
        "next-order-board": str | None,
        "articles": dict[Color, ArticleView],
        "writing": Writing,
        "approval": int,
        "under-the-counter": str | None,
        "later-under-the-counter": list[str | None],
    },
    total=False,
)
"""What modules add to the table."""

TableView = TypedDict(
    "TableView",
    {
        "game": Literal["alchemists"],
        "variant": Variant,
        "modules": list[ModuleName],
        "promo": bool,  # whether the promo favor card is in the deck
        "seat": int | None,
        "round": int,
        "over": bool,
        "decision": Decision | None,  # with numbers only if it is mine
        "space": Space | None,  # being resolved
        "start-player": int,
        "order": list[int],
        "order-spaces": list[OrderSpaceFace],
        "paralyzed": list[int],
        "adventurer": Adventurer | None,
        "next-adventurer": Adventurer | None,
        "sales-left": int,  # to those without a Merchant
        "sold": list[bool],
        "offer": Offer | None,
        "face-up": list[Ingredient],
        "ingredient-deck": int,
        "ingredient-discards": int,
        "favor-deck": int,
        "favor-discards": dict[Favor, int],
        "artifacts": list[str],
        "later-artifacts": list[list[str] | int],
        "unhappy-student": bool,
        "spaces": dict[Space, SpaceView],
        "theories": list[Theory],
        "removed-seals": list[SealAt],
        "fallen": Fallen | None,
        "grants": list[Grant],
        "exhibition": dict[Potion, int],
        "players": list[AlchemistsPlayer],
        "facts": list[Fact],
        "conference": ConferenceView | None,
        "foresight": Foresight | None,
        "declaring": NotRequired[dict[Space, int]],
        "alchemy": NotRequired[Every[Ingredient, Alchemical]],
        "scores": NotRequired[list[FinalScore]],
    },
)


class AlchemistsView(TableView, ModuleView):
    """The table as a seat sees it, or a spectator."""
