"""What things are worth to the bots of Alchemists, in points at the end of the game.

Tables that count by round have an unused first place for round 0, the set-up.
"""

from dataclasses import dataclass

ByRound = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """One set of opinions about worth."""

    # ---- goods
    coins: tuple[tuple[int, float], ...] = ((2, 0.9), (5, 0.5), (99, 0.34))
    """The first coins pay for publishing, the last ones are a third of a point: (up to, each)."""
    last_coins: tuple[tuple[int, float], ...] = ((1, 0.5), (99, 0.34))
    """The same in the final round."""
    ingredient: ByRound = (0.8, 0.75, 0.75, 0.7, 0.65, 0.7, 0.0)
    """A card that stays in the hand after the round."""
    gathered: ByRound = (0.8, 0.75, 0.75, 0.7, 0.65, 0.65, 0.6)
    """A card that comes before the round's actions."""
    crowded: int = 7
    """Cards in hand beyond this number are worth half."""
    book: ByRound = (1.4, 1.4, 1.3, 1.2, 1.0, 0.6, 0.0)
    approval: float = 0.75
    cube: ByRound = (0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.7)
    place: float = 0.12
    """Each order space further up: later declaring, earlier acting."""
    favor: float = 0.6
    """Any favor, drawn from the deck."""
    favor_of: tuple[float, ...] = (1.1, 0.9, 0.65, 0.85, 0.75, 0.7, 0.75, 0.75, 0.9)
    """A favor that one holds, in the order of `FAVORS`."""

    # ---- knowledge
    bit: ByRound = (2.3, 2.3, 2.2, 1.9, 1.5, 1.0, 0.0)
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
    risk: float = 0.3
    """What a wrong seal may lose by a debunking, above the loss at the end, for each round to come."""
    seal: tuple[float, ...] = (0.7, 0.4, 0.06, 0.06, 0.06, 0.02)
    """What a seal in hand is worth for each round to come, by kind."""
    top: float = 0.45
    """The chance that a lead in seals lasts, for each award to come."""
    near_grant: float = 0.5
    """A step towards a grant."""
    likely: float = 0.35
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
        (2.0, 0.9),  # boots of speed
        (1.0, 0.35),  # discount card
        (1.0, 0.6),  # magic mortar
        (1.0, 0.35),  # periscope
        (2.0, 0.5),  # printing press
        (0.0, 1.3),  # robe of respect
        (3.5, 0.0),  # replicator
        (5.0, 0.0),  # amulet of rhetoric
        (4.0, 0.0),  # hypnotic amulet
        (0.0, 2.2),  # seal of authority
        (6.0, 0.0),  # silver chalice
        (1.0, 0.8),  # thinking cap
        (4.0, 0.0),  # witch's trunk
        (3.5, 0.0),  # royal signet
        (0.0, 0.0),  # altar of gold: see the artifact's own rule
        (4.0, 0.0),  # bronze cup
        (0.0, 0.0),  # crystal cabinet: likewise
        (2.5, 0.0),  # feather in cap
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
