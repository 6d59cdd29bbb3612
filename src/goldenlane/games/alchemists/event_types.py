"""What happens in Alchemists: a row for each kind of event."""

from typing import Any, Final, Literal

from goldenlane.games.alchemists.alchemy import (
    Alchemical,
    Class,
    Color,
    Ingredient,
    Organ,
    OrganAspect,
    Potion,
    Quality,
    Sign,
)
from goldenlane.games.alchemists.components import Guarantee
from goldenlane.games.alchemists.purse import Why
from goldenlane.games.alchemists.vocabulary import Favor, Place, Seal, Space
from goldenlane.kernel.event_types import Rows, own

Flag = Literal[0, 1]
Artifact = str  # a name in the content, which may have artifacts of its own
_MIX: Final[dict[str, Any]] = {"potion": Potion, "pair": own(list[Ingredient])}

EVENTS: Final[Rows] = {
    # ---- the course of the game
    "round": {"round": int},
    "start-player": {},
    "adventurer": {"adventurer": str, "when": Literal["now", "next"]},
    "order-board": {"board": str, "round": int},
    "artifacts": {"deck": int, "names": list[Artifact]},
    "artifact-row": {"names": list[Artifact]},
    "face-up": {"names": list[Ingredient]},
    "kings-mood": {"n": int},
    # ---- what comes and goes
    "gold": {"n": int, "now": int, "why": Why},
    "reputation": {"n": int, "now": int},
    "approval": {"n": int},
    "ingredients": {"n": int, "names": own(list[Ingredient])},
    "discard-ingredient": {"ingredient": own(Ingredient)},
    "deal-favors": {"n": int, "names": own(list[Favor])},
    "keep-favor": {"favor": own(Favor)},
    "discard-dealt": {"names": list[Favor]},
    "favors": {"n": int, "names": own(list[Favor])},
    "discard-favors": {"names": list[Favor]},
    "favor": {"favor": Favor, "n": int},
    "book": {},
    "read-book": {"ingredient": own(Ingredient), "class": own(Class)},
    # ---- order and cubes
    "order": {"n": int},
    "order-benefit": {"gold": int, "ingredients": int, "favors": int, "books": int, "reputation": int},
    "declare": {"actions": list[int], "n": int},
    "decline": {"space": Space},
    "boots-of-speed": {"space": Space},
    # ---- ingredients and potions
    "forage": {"ingredient": Ingredient},
    "transmute": {"n": int, "ingredient": own(Ingredient)},
    "test": _MIX,
    "drink": _MIX,
    "unhappy-student": {},
    "insanity": {},
    "poisoning": {},
    "paralysis": {},
    "magic-mortar": {"ingredient": own(Ingredient)},
    "periscope": {"other": int, "ingredient": own(Ingredient)},
    "thinking-cap": {"potion": own(Potion), "pair": own(list[Ingredient])},
    "bid": {"discount": int, "n": int},
    "offer": {"potion": Potion, "guarantee": Guarantee, "n": int},
    "merchant": {"n": int},
    "sell": {"potion": Potion, "quality": Quality, "n": int, "pair": own(list[Ingredient])},
    "exhibit": {"potion": Potion, "success": Flag, "pair": own(list[Ingredient])},
    # ---- artifacts and startup cards
    "buy": {"artifact": Artifact, "n": int},
    "show-artifact": {"artifact": Artifact},
    "altar-of-gold": {"n": int},
    "secret-artifact": {"artifact": own(Artifact)},
    "starting-artifact": {"artifact": Artifact},
    "startup-dealt": {"numbers": own(list[int])},
    "startup": {"numbers": list[int]},
    "replicate": {"number": int, "used": Flag},
    # ---- theories and articles
    "theory": {"ingredient": Ingredient, "alchemical": Alchemical},
    "article": {"color": Color, "ingredients": list[Ingredient], "signs": list[Sign]},
    "endorse": {"place": Place},
    "seal": {"place": Place, "seal": own(Seal)},
    "exchange-seal": {"place": Place, "seal": own(Seal)},
    "exchange-alchemical": {"ingredient": Ingredient, "alchemical": Alchemical},
    "grant": {"grant": str},
    "demonstration": {"pair": list[Ingredient], "potion": Potion, "success": Flag},
    "demonstration-aspect": {"ingredient": Ingredient, "potion": Potion},
    "debunk-failed": {},
    "debunked": {"place": Place, "seals": list[Seal | Literal["-"]]},
    "fallen-seal": {"place": Place, "seal": Seal, "hedged": Flag, "n": int},
    "conflict": {"first": Ingredient, "second": Ingredient},
    "conflict-ends": {"first": Ingredient, "second": Ingredient},
    "immediate-publication": {},
    # ---- the king's golem
    "golem-test": {"ingredient": own(Ingredient), "chest": own(Flag), "ears": own(Flag)},
    "progress": {"n": int},
    "animating": {},
    "animation": {"success": Flag, "first": own(Ingredient), "second": own(Ingredient)},
    "report": {"organ": Organ, "n": int, "tokens": own(list[OrganAspect])},
    # ---- the end of a round, and of the game
    "top-alchemist": {"n": int},
    "conference": {"n": int},
    "conference-result": {"n": int, "seals": int, "theories": int, "golem": int},
    "big-revelation": {"truth": list[Alchemical]},
    "points": {"source": str, "n": int},
    "theory-verdict": {"ingredient": Ingredient, "claimed": Alchemical, "truth": Alchemical, "right": Flag},
    "article-verdict": {"color": Color, "wrong": list[Ingredient]},
    "seal-verdict": {"place": Place, "seal": Seal, "n": int},
    "score": {"n": int, "place": int},
}
"""By kind the details by name. ``big-revelation`` tells the alchemicals in the order of the ingredients,
``declare`` the actions in the order of the spaces, ``seals`` of ``debunked`` are by seat."""
