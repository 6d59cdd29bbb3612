"""The big revelation: the truth, one thing after the other, with what every seal and report is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    ANIMATION,
    COLORS,
    GOLEMS,
    INGREDIENTS,
    ORGANS,
    SIGN,
)
from goldenlane.games.alchemists.article import wrong_entries
from goldenlane.games.alchemists.progress_reports import CHEST, EARS, ORGAN_NAMES
from goldenlane.games.alchemists.vocabulary import SEALS
from goldenlane.reader.codes import Secret
from goldenlane.reader.reader import BadQuestion
from goldenlane.reader.sealed import SealedArticle, SealedTheory, check_boards, hedged, points, starred

Row = dict[str, Any]


class Report(NamedTuple):
    """One or two report tokens of a player on an organ."""

    player: str
    organ: int
    tokens: tuple[int, ...]


def reveal(
    secret: Secret,
    theories: Sequence[SealedTheory] = (),
    articles: Sequence[SealedArticle] = (),
    reports: Sequence[Report] = (),
    animated: Sequence[str] = (),
) -> Row:
    """Everything as JSON values, in the order in which it is read out at the table.

    A seal's or report's `why`: "right"; "hedged" (wrong, but exactly in what the seal hedges); "wrong".
    """
    check_boards(theories, articles)
    if secret.golem is None and (articles or reports or animated):
        raise BadQuestion(
            "base-revelation", "articles, reports and an animated golem belong to a code of 5 letters"
        )
    _check_reports(reports)
    rows: Row = {
        "ingredients": {name: ALCHEMICALS[secret.assignment[i]] for i, name in enumerate(INGREDIENTS)},
        "golem": None if secret.golem is None else _golem(secret, secret.golem),
        "theories": [_theory(secret, theory) for theory in theories],
        "articles": [_article(secret, article) for article in articles],
        "reports": [] if secret.golem is None else [_report(secret.golem, report) for report in reports],
        "animated": [{"player": player, "points": points().animated_golem} for player in animated],
    }
    totals: dict[str, int] = {}
    seals = [seal for claim in rows["theories"] + rows["articles"] for seal in claim["seals"]]
    for row in seals + rows["reports"] + rows["animated"]:
        totals[row["player"]] = totals.get(row["player"], 0) + row["points"]
    return {**rows, "totals": totals}


def organs_of(golem: int) -> tuple[int, int]:
    """What chest and ears react to, as indices into `ORGANS`."""
    true = GOLEMS[golem]
    return 2 * true.chest_color + true.chest_size, 2 * true.ears_color + true.ears_size


def _golem(secret: Secret, golem: int) -> Row:
    chest, ears = organs_of(golem)
    pair = [
        INGREDIENTS[i] for i, alchemical in enumerate(secret.assignment) if alchemical in ANIMATION[golem]
    ]
    return {"chest": ORGANS[chest], "ears": ORGANS[ears], "animated-by": pair}


def _seal(player: str, seal: int, why: str) -> Row:
    values = points()
    worth = {"right": values.seals[seal], "hedged": 0, "wrong": values.wrong_theory}
    return {"player": player, "seal": SEALS[seal], "points": worth[why], "why": why}


def _theory(secret: Secret, theory: SealedTheory) -> Row:
    """Signs alone are compared (Ruling A-17); an unstarred seal hedges the only wrong color."""
    claimed, true = theory.claim.alchemical, secret.assignment[theory.claim.ingredient]
    wrong = [color for color in range(3) if SIGN[claimed][color] != SIGN[true][color]]
    seals = []
    for player, seal in theory.seals.items():
        is_hedged = not starred(seal) and wrong == [hedged(seal)]
        seals.append(_seal(player, seal, "hedged" if is_hedged else "wrong" if wrong else "right"))
    return {
        "ingredient": INGREDIENTS[theory.claim.ingredient],
        "claimed": ALCHEMICALS[claimed],
        "true": ALCHEMICALS[true],
        "wrong": [COLORS[color] for color in wrong],
        "seals": seals,
    }


def _article(secret: Secret, article: SealedArticle) -> Row:
    wrong = wrong_entries(article.claim, list(secret.assignment))
    seals = []
    for player, seal in article.seals.items():
        is_hedged = not starred(seal) and wrong == [article.claim.entries[hedged(seal)][0]]
        seals.append(_seal(player, seal, "hedged" if is_hedged else "wrong" if wrong else "right"))
    return {
        "color": COLORS[article.claim.color],
        "wrong": [INGREDIENTS[ingredient] for ingredient in wrong],
        "seals": seals,
    }


def _report(golem: int, report: Report) -> Row:
    values = points()
    true = organs_of(golem)[report.organ]
    right = true in report.tokens
    one = values.report_one_right if right else values.report_one_wrong
    two = values.report_two_right if right else values.report_two_wrong
    return {
        "player": report.player,
        "organ": ORGAN_NAMES[report.organ],
        "tokens": [ORGANS[token] for token in report.tokens],
        "true": ORGANS[true],
        "points": one if len(report.tokens) == 1 else two,
        "why": "right" if right else "wrong",
    }


def _check_reports(reports: Sequence[Report]) -> None:
    seen = set()
    for player, organ, tokens in reports:
        if organ not in (CHEST, EARS) or len(tokens) not in (1, 2) or len(set(tokens)) != len(tokens):
            raise BadQuestion("report", f"a report has 1 or 2 different tokens: {player}", name=player)
        if (player, organ) in seen:
            raise BadQuestion(
                "two-reports", f"two reports of {player} about the {ORGAN_NAMES[organ]}", name=player
            )
        seen.add((player, organ))
