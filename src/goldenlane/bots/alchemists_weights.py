"""What things are worth to the apprentice of Alchemists, in points at the end of the game.

Tables that count by round have an unused first place for round 0, the set-up.
"""

from goldenlane.games.alchemists.vocabulary import ARTIFACTS, FAVORS

# ---- goods
COINS = ((2, 0.9), (5, 0.5), (99, 0.34))
"""The first coins pay for publishing, the last ones are a third of a point: (up to, each)."""
LAST_COINS = ((1, 0.5), (99, 0.34))
"""The same in the final round."""
INGREDIENT = (0.8, 0.75, 0.75, 0.7, 0.65, 0.7, 0.0)
"""A card that stays in the hand after the round."""
GATHERED = (0.8, 0.75, 0.75, 0.7, 0.65, 0.65, 0.6)
"""A card that comes before the round's actions."""
CROWDED = 7
"""Cards in hand beyond this number are worth half."""
BOOK = (1.4, 1.4, 1.3, 1.2, 1.0, 0.6, 0.0)
APPROVAL = 0.75
CUBE = (0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.7)
PLACE = 0.12
"""Each order space further up: later declaring, earlier acting."""
FAVOR = 0.6
"""Any favor, drawn from the deck."""
FAVOR_OF = dict(
    zip(FAVORS, (1.1, 0.9, 0.65, 0.85, 0.75, 0.7, 0.75, 0.75, 0.9), strict=True),
)
"""A favor that one holds."""

# ---- knowledge
BIT = (2.3, 2.3, 2.2, 1.9, 1.5, 1.0, 0.0)
"""A bit of information about the alchemy that comes in this round."""
GOLEM_BIT = (1.6, 1.6, 1.6, 1.5, 1.3, 1.0, 0.6)
PROGRESS = (0.8, 0.8, 0.8, 0.8, 0.5, 0.5, 0.2)
"""Each of the two golem tests that reports ask for."""
POISON, PARALYSIS = 0.8, 0.5
"""What drinking these potions costs; insanity costs reputation."""
UNHAPPY = 0.35
"""What an unhappy student costs all who test later in the round."""

# ---- publishing
RISK = 0.3
"""What a wrong seal may lose by a debunking, above the loss at the end, for each round to come."""
SEAL = (0.7, 0.4, 0.06, 0.06, 0.06, 0.02)
"""What a seal in hand is worth for each round to come, by kind."""
TOP = 0.45
"""The chance that a lead in seals lasts, for each award to come."""
NEAR_GRANT = 0.5
"""A step towards a grant."""
LIKELY = 0.35
"""The least chance with which a theory is published or endorsed."""
SHOWN = 0.15
"""What it costs to show others a fact that only the bot knew."""
RIVAL = 0.15
"""What a point that a rival loses is worth."""

# ---- the golem
WAITING = 0.5
"""What a report may gain by waiting, for each round to come."""

# ---- artifacts: (at once, for each round to come)
ARTIFACT = dict(
    zip(
        ARTIFACTS,
        (
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
        ),
        strict=True,
    )
)
SECRET_ARTIFACT, STARTING_ARTIFACT = 5.0, -1.0
"""The two startup cards that give artifacts."""
