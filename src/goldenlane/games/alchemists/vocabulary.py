"""The words of the game as small ints: an index into one of these name tuples."""

from goldenlane.games.alchemists.alchemy import INGREDIENTS

MODULES = ("startup-funding", "busy-days", "royal-encyclopedia", "golem-project")
VARIANTS = ("apprentice", "master")

FAVORS = (
    "assistant",
    "herbalist",
    "associate",
    "custodian",
    "barmaid",
    "merchant",
    "sage",
    "shopkeeper",
    "courtier",
)
ASSISTANT, HERBALIST, ASSOCIATE, CUSTODIAN_CARD, BARMAID, MERCHANT, SAGE, SHOPKEEPER, COURTIER = range(9)

ARTIFACTS = (
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
(
    BOOTS_OF_SPEED,
    DISCOUNT_CARD,
    MAGIC_MORTAR,
    PERISCOPE,
    PRINTING_PRESS,
    ROBE_OF_RESPECT,
    REPLICATOR,
    AMULET_OF_RHETORIC,
    HYPNOTIC_AMULET,
    SEAL_OF_AUTHORITY,
    SILVER_CHALICE,
    THINKING_CAP,
    WITCHS_TRUNK,
    ROYAL_SIGNET,
    ALTAR_OF_GOLD,
    BRONZE_CUP,
    CRYSTAL_CABINET,
    FEATHER_IN_CAP,
    MAGIC_MIRROR,
    WISDOM_IDOL,
    MAHOGANY_BOOKCASE,
) = range(21)

SPACES = (
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
)
"""The action spaces in the order in which they are resolved; a Custodian card is a space of its own."""
(
    FORAGE,
    TRANSMUTE,
    CUSTODIAN,
    SELL,
    RESEARCH_GOLEM,
    BUY_ARTIFACT,
    VISIT_LIBRARY,
    DEBUNK,
    PUBLISH,
    TEST_STUDENT,
    DRINK,
    EXHIBITION,
) = range(12)

SEALS = ("gold", "silver", "red", "green", "blue", "white")
GOLD, SILVER, RED, GREEN, BLUE, WHITE = range(6)
UNSTARRED = RED
"""Seals from here on are unstarred: a theory's seal hedges the color seal - UNSTARRED."""

ARTICLE_PLACES = 8
"""Places for seals: 0 to 7 are the theories about the ingredients, 8 to 10 the articles R, G, B."""
PLACES = 11
PLACE_NAMES = (*INGREDIENTS, "article-R", "article-G", "article-B")

GREEN_SPACE = 8
"""The order space of the paralyzed; 0 to 7 are the spaces of the track or the order board."""
ROUNDS = 6

# Facts: what a seat has learned for certain, in the kinds of the deduction.
FACT_KINDS = ("mix", "aspect", "class", "golem", "animate")
MIX_FACT, ASPECT_FACT, CLASS_FACT, GOLEM_FACT, ANIMATE_FACT = range(5)


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
