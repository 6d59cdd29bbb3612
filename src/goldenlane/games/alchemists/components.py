"""The components of Alchemists: small frozen objects that the engine indexes.

Ingredients, potions and colors are the indices of `alchemy`; favors, artifacts, grants, adventurers,
action spaces and cards are indices into the tuples below, in the order of the content file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

from goldenlane.games.alchemists.bundle import ARTIFACT_CARDS, Bundle, OrderSpace
from goldenlane.games.alchemists.card_effect import CardEffect
from goldenlane.kernel.content import Content
from goldenlane.kernel.effect import Face

PLAYERS: Final = (2, 3, 4)
ZONES: Final = ("red", "plain", "green", "blue")
Guarantee = Literal["any", "neutral", "sign", "exact"]
GUARANTEES: Final[tuple[Guarantee, ...]] = get_args(Guarantee)


class Favor(NamedTuple):
    name: str
    cards: int
    module: str
    effect: CardEffect

    def face(self) -> Face:
        return self.effect.face("drawn")


class Artifact(NamedTuple):
    name: str
    deck: int
    """0, 1, 2 for decks I, II, III."""
    cost: int
    vp: int
    """0 when it is worth what its effect says."""
    module: str
    effect: CardEffect

    def face(self) -> Face:
        return self.effect.face("taken")

    def points_each(self) -> int:
        """The points for each of what it counts, if it counts anything."""
        return self.effect.points.n if self.effect.points else 0


class ActionSpace(NamedTuple):
    name: str
    cubes: tuple[tuple[int, ...], ...]
    """`cubes[players]`: the cubes of a player's first, second ... action."""
    first: int
    last: int
    module: str


class Zone(NamedTuple):
    name: str
    low: int
    price: int
    smiles: int
    loss: int


class Seal(NamedTuple):
    name: str
    base: int
    encyclopedia: int
    vp: int


class Grant(NamedTuple):
    name: str
    ingredients: tuple[int, ...]
    """Empty for the encyclopedia grant, which is about articles."""
    vp: int
    module: str


class GolemConference(NamedTuple):
    """The first conference's tile about reports: for at least one report, favors for it, for none."""

    report: int
    favors: int
    none: int


class StartupCard(NamedTuple):
    number: int
    gain: Bundle
    artifact: int
    """NO_ARTIFACT, SECRET_ARTIFACT or STARTING_ARTIFACT."""

    def face(self) -> Face:
        return {"do": ARTIFACT_CARDS[self.artifact].replace(" ", "-")} if self.artifact else self.gain.face()


class OrderBoard(NamedTuple):
    name: str
    group: int
    """0, 1, 2: rounds 1-2, 3-4, 5-6."""
    golem: bool
    spaces: tuple[OrderSpace, ...]


class Mood(NamedTuple):
    players: tuple[int, ...]
    approval: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What is set up; a field is a row of [setup]."""

    gold: int
    favors_drawn: int
    ingredients_apprentice: int
    ingredients_master: int
    reputation: int
    face_up_ingredients: int
    artifacts_per_deck: int
    startup_dealt: int
    startup_extra_favor: int
    startup_apprentice: int
    order_boards_per_group: int
    under_the_counter: int
    two_player_approval: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the rules count with; a field is a row of [number]."""

    transmute_gold: int
    sage_gold: int
    shopkeeper_discount: int
    merchant_gold: int
    barmaid_reputation: int
    unhappy_student_gold: int
    insanity_reputation: int
    poison_cubes: int
    unused_cubes_per_favor: int
    sale_loss: int
    publish_gold: int
    publish_reputation: int
    endorse_gold: int
    theory_seals: int
    debunk_success: int
    debunk_failure: int
    seal_loss: int
    first_grant: int
    later_grant: int
    grant_gold: int
    top_alchemist_reputation: int
    exhibition_first: int
    exhibition_both_signs: int
    exhibition_failure: int
    lowest_reputation: int
    discount_card_first: int
    discount_card_later: int
    robe_of_respect: int
    seal_of_authority: int
    thinking_cap: int
    altar_of_gold: int
    library_shown: int
    under_the_counter_gold: int
    tests_before_animation: int
    animation_failure: int
    report_weight_one: int
    report_weight_two: int
    reports_highest: int
    reports_lowest: int
    conference_animated: int
    starting_artifact_cost_3: int
    starting_artifact_cost_4: int


@dataclass(frozen=True, slots=True)
class Score:
    """Values of the final scoring; a field is a row of [score]."""

    favor_gold: int
    approval_gold: int
    gold_per_point: int
    wrong_theory: int
    secret_artifact_cost: int
    report_one_right: int
    report_two_right: int
    report_two_wrong: int
    report_one_wrong: int
    animated_golem: int


@dataclass(frozen=True, slots=True)
class Rules:
    """Open points of the rules as options; a field is a row of [rule], a bool one of two words."""

    adventurer_potions: tuple[int, ...]
    """`[players]`: sales in a round."""
    exhibition_places: tuple[int, ...]
    """`[players]`: how many players may exhibit the same potion."""
    endorsing_reputation: int
    conflict_reputation: int
    bid_cards_return: bool
    sale_loss_by_quality: bool
    """Otherwise by a guarantee of 2 or 1 gold and by every failed sale."""
    potion_used_up_when_offered: bool
    """Otherwise only when the guarantee was met."""
    lowest_price: int
    thinking_cap_private: bool
    later_artifacts_open: bool
    article_seals: int
    conflict_tokens: int
    """Pairs; 0: they do not run out."""
    robe_in_final_round: bool


@dataclass(frozen=True, slots=True)
class Alchemists:
    """Everything in the content file."""

    content: Content
    ingredient_cards: tuple[int, ...]
    code_order: tuple[int, ...]
    """`code_order[place in the game code]`: ingredient."""
    adventurers: tuple[tuple[int, int, int], ...]
    adventurer_names: tuple[str, ...]
    favors: tuple[Favor, ...]
    artifacts: tuple[Artifact, ...]
    artifact_names: tuple[str, ...]
    order_spaces: tuple[OrderSpace, ...]
    green_space: Bundle
    spaces: tuple[ActionSpace, ...]
    cubes: dict[tuple[bool, int], tuple[int, ...]]
    """`cubes[golem project, players][round]`; round 0 has none."""
    zones: tuple[Zone, ...]
    prices: tuple[int, ...]
    """`prices[guarantee]`, from the least quality to the best, as `alchemy.QUALITIES`."""
    smiles: tuple[int, ...]
    """`smiles[discount]`."""
    seals: tuple[Seal, ...]
    grants: tuple[Grant, ...]
    conferences: dict[tuple[int, str, bool], tuple[int, ...]]
    """`conferences[1 or 2, variant, golem project][own seals]`; the last one also for more."""
    golem_conferences: dict[str, GolemConference]
    setup: Setup
    number: Numbers
    score: Score
    rule: Rules
    startup_cards: tuple[StartupCard, ...]
    order_boards: tuple[OrderBoard, ...]
    moods: tuple[Mood, ...]
