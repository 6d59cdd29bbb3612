"""The words of the game as small ints: an index into one of these name tuples."""

from typing import Final, Literal, get_args

from goldenlane.games.alchemists.card_effect import FACE_KINDS

ModuleName = Literal["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]
MODULES: Final[tuple[ModuleName, ...]] = get_args(ModuleName)
Variant = Literal["apprentice", "master"]
VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)
COVERED: Final = "covered"
NEXT_ADVENTURER: Final = ("always", COVERED)
"""When the next adventurer is public: in every round, or not while a conference tile lies on the stack."""
PROMO: Final = ("off", "on")
"""Whether the promo favor card is in the deck."""

PAGE_LISTS: Final = {"Kind": FACE_KINDS}
"""What the page has a picture for."""

Favor = Literal[
    "assistant",
    "herbalist",
    "associate",
    "custodian",
    "barmaid",
    "merchant",
    "sage",
    "shopkeeper",
    "courtier",
    "publisher",
]
FAVORS: Final[tuple[Favor, ...]] = get_args(Favor)
ASSISTANT: Final = 0
HERBALIST: Final = 1
ASSOCIATE: Final = 2
CUSTODIAN_CARD: Final = 3
BARMAID: Final = 4
MERCHANT: Final = 5
SAGE: Final = 6
SHOPKEEPER: Final = 7
COURTIER: Final = 8
PUBLISHER: Final = 9

ARTIFACTS: Final = (
    "boots-of-speed",
    "discount-card",
    "magic-mortar",
    "periscope",
    "printing-press",
    "robe-of-respect",
    "replicator",
    "amulet-of-rhetoric",
    "hypnotic-amulet",
    "seal-of-authority",
    "silver-chalice",
    "thinking-cap",
    "witchs-trunk",
    "royal-signet",
    "altar-of-gold",
    "bronze-cup",
    "crystal-cabinet",
    "feather-in-cap",
    "magic-mirror",
    "wisdom-idol",
    "mahogany-bookcase",
)
"""The first artifacts of every content, which the rules know by their places; it may have more."""
BOOTS_OF_SPEED: Final = 0
DISCOUNT_CARD: Final = 1
MAGIC_MORTAR: Final = 2
PERISCOPE: Final = 3
PRINTING_PRESS: Final = 4
ROBE_OF_RESPECT: Final = 5
REPLICATOR: Final = 6
AMULET_OF_RHETORIC: Final = 7
HYPNOTIC_AMULET: Final = 8
SEAL_OF_AUTHORITY: Final = 9
SILVER_CHALICE: Final = 10
THINKING_CAP: Final = 11
WITCHS_TRUNK: Final = 12
ROYAL_SIGNET: Final = 13
ALTAR_OF_GOLD: Final = 14
BRONZE_CUP: Final = 15
CRYSTAL_CABINET: Final = 16
FEATHER_IN_CAP: Final = 17
MAGIC_MIRROR: Final = 18
WISDOM_IDOL: Final = 19
MAHOGANY_BOOKCASE: Final = 20

Space = Literal[
    "forage",
    "transmute",
    "custodian",
    "sell",
    "research-golem",
    "buy-artifact",
    "visit-library",
    "debunk",
    "publish",
    "test-student",
    "drink",
    "exhibition",
]
SPACES: Final[tuple[Space, ...]] = get_args(Space)
"""The action spaces in the order in which they are resolved; a Custodian card is a space of its own."""
FORAGE: Final = 0
TRANSMUTE: Final = 1
CUSTODIAN: Final = 2
SELL: Final = 3
RESEARCH_GOLEM: Final = 4
BUY_ARTIFACT: Final = 5
VISIT_LIBRARY: Final = 6
DEBUNK: Final = 7
PUBLISH: Final = 8
TEST_STUDENT: Final = 9
DRINK: Final = 10
EXHIBITION: Final = 11

Seal = Literal["gold", "silver", "red", "green", "blue", "white"]
SEALS: Final[tuple[Seal, ...]] = get_args(Seal)
GOLD: Final = 0
SILVER: Final = 1
RED: Final = 2
GREEN: Final = 3
BLUE: Final = 4
WHITE: Final = 5
UNSTARRED: Final = RED
"""Seals from here on are unstarred: a theory's seal hedges the color seal - UNSTARRED."""

ARTICLE_PLACES: Final = 8
"""Places for seals: 0 to 7 are the theories about the ingredients, 8 to 10 the articles R, G, B."""
PLACES: Final = 11
Place = Literal[
    "mushroom",
    "fern",
    "toad",
    "claw",
    "flower",
    "mandrake",
    "scorpion",
    "feather",
    "article-R",
    "article-G",
    "article-B",
]
PLACE_NAMES: Final[tuple[Place, ...]] = get_args(Place)
"""The ingredients, then the articles."""

GREEN_SPACE: Final = 8
"""The order space of the paralyzed; 0 to 7 are the spaces of the track or the order board."""
ROUNDS: Final = 6

# Facts: what a seat has learned for certain, in the kinds of the deduction.
MIX_FACT: Final = 0
ASPECT_FACT: Final = 1
CLASS_FACT: Final = 2
GOLEM_FACT: Final = 3
ANIMATE_FACT: Final = 4


def fact(kind: int, first: int, second: int, value: int) -> int:
    """A fact in one int; ``second`` equals ``first`` when it speaks of one ingredient.

    Values: mix, a mask of the possible potions; aspect, 2 * color + sign; class 0 or 1; golem,
    3 * chest + ears (1 it reacted, 0 it did not); animate 1 or 0.
    """
    if second < first:
        first, second = second, first
    return kind << 16 | first << 12 | second << 8 | value


def read_fact(code: int) -> tuple[int, int, int, int]:
    """(kind, first, second, value) of a fact."""
    return code >> 16, code >> 12 & 15, code >> 8 & 15, code & 255
