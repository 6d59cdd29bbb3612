"""What things are worth to the bots of Alchemists, in points at the end of the game.

Tables that count by round have an unused first place for round 0, the set-up.

Found by self-play: ``python -m tuning.alchemists --games 2400 --seed 1`` (docs/tuning-alchemists.md).
"""

from dataclasses import dataclass

ByRound = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """One set of opinions about worth."""

    # ---- goods
    coins: tuple[tuple[int, float], ...] = ((2, 1.07), (5, 0.5), (99, 0.34))
    """The first coins pay for publishing, the last ones are a third of a point: (up to, each)."""
    last_coins: tuple[tuple[int, float], ...] = ((1, 0.5), (99, 0.34))
    """The same in the final round."""
    ingredient: ByRound = (0.67, 0.63, 0.63, 0.59, 0.55, 0.59, 0.0)
    """A card that stays in the hand after the round."""
    gathered: ByRound = (0.95, 0.89, 0.89, 0.83, 0.77, 0.77, 0.71)
    """A card that comes before the round's actions."""
    crowded: int = 7
    """Cards in hand beyond this number are worth half."""
    book: ByRound = (1.49, 1.49, 1.38, 1.28, 1.07, 0.64, 0.0)
    approval: float = 0.75
    cube: ByRound = (0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.7)
    place: float = 0.12
    """Each order space further up: later declaring, earlier acting."""
    favor: float = 0.5
    """Any favor, drawn from the deck."""
    favor_of: tuple[float, ...] = (0.94, 0.77, 0.56, 0.73, 0.64, 0.6, 0.64, 0.64, 0.77, 0.6)
    """A favor that one holds, in the order of `FAVORS`."""

    # ---- knowledge
    bit: ByRound = (2.58, 2.58, 2.47, 2.26, 1.79, 1.19, 0.0)
    """A bit of information about the alchemy that comes in this round."""
    golem_bit: ByRound = (1.6, 1.6, 1.6, 1.5, 1.3, 1.0, 0.6)
    progress: ByRound = (0.8, 0.8, 0.8, 0.8, 0.5, 0.5, 0.2)
    """Each of the two golem tests that reports ask for."""
    poison: float = 0.8
    paralysis: float = 0.5
    """What drinking these potions costs; insanity costs reputation."""
    unhappy: float = 0.35
    """What an unhappy student costs all who test later in the round."""

    # ---- publishing
    risk: float = 0.27
    """What a wrong seal may lose by a debunking, above the loss at the end, for each round to come."""
    seal: tuple[float, ...] = (0.7, 0.35, 0.06, 0.06, 0.06, 0.02)
    """What a seal in hand is worth for each round to come, by kind."""
    top: float = 0.45
    """The chance that a lead in seals lasts, for each award to come."""
    near_grant: float = 0.5
    """A step towards a grant."""
    likely: float = 0.29
    """The least chance with which a theory is published or endorsed."""
    shown: float = 0.15
    """What it costs to show others a fact that only the bot knew."""
    rival: float = 0.15
    """What a point that a rival loses is worth."""

    # ---- the golem
    waiting: float = 0.5
    """What a report may gain by waiting, for each round to come."""

    # ---- artifacts
    artifact: tuple[tuple[float, float], ...] = (
        (1.73, 0.79),  # boots of speed
        (0.86, 0.31),  # discount card
        (0.86, 0.52),  # magic mortar
        (0.86, 0.31),  # periscope
        (1.73, 0.44),  # printing press
        (0.0, 1.14),  # robe of respect
        (3.02, 0.0),  # replicator
        (4.32, 0.0),  # amulet of rhetoric
        (3.46, 0.0),  # hypnotic amulet
        (0.0, 1.92),  # seal of authority
        (5.18, 0.0),  # silver chalice
        (0.86, 0.7),  # thinking cap
        (3.46, 0.0),  # witch's trunk
        (3.02, 0.0),  # royal signet
        (0.0, 0.0),  # altar of gold: see the artifact's own rule
        (3.46, 0.0),  # bronze cup
        (0.0, 0.0),  # crystal cabinet: likewise
        (2.16, 0.0),  # feather in cap
        (0.0, 0.0),  # magic mirror: likewise
        (0.0, 0.0),  # wisdom idol: likewise
        (0.0, 0.0),  # mahogany bookcase: likewise
    )
    """(at once, for each round to come), in the order of `ARTIFACTS`."""
    secret_artifact: float = 5.0
    starting_artifact: float = -1.0
    """The two startup cards that give artifacts."""


APPRENTICE = Weights()
MASTER = Weights()
