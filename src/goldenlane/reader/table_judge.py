"""The judge for the table: what a demonstration does to everything on the boards, who loses, and why.

The judging itself is games/alchemists/judging.py; here seals become reputation. Reputation is before the
zones of the track and before Robe of Respect, which the table knows. All points of one debunking are added
up and moved once (Rulings A-12, A-25).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS, SIGNS
from goldenlane.games.alchemists.judging import (
    Demonstration,
    MixDemonstration,
    Verdict,
    in_conflict,
    judge_article,
    judge_theory,
)
from goldenlane.games.alchemists.vocabulary import SEALS
from goldenlane.reader.sealed import SealedArticle, SealedTheory, check_boards, hedged, points, starred

Ruling = dict[str, Any]


def judge_table(
    theories: Sequence[SealedTheory],
    articles: Sequence[SealedArticle],
    demonstration: Demonstration | None,
    debunker: str,
    conflicts: Sequence[frozenset[int]] = (),
) -> Ruling:
    """The ruling as JSON values. A demonstration of None is a wrong claim: it shows nothing.

    `conflicts` are the pairs of ingredients whose theories bear conflict tokens against each other already;
    to show them again is no success (Ruling A-26).

    A seal's `why`: "star" (never hedged), "white" (hedges nothing on a theory), "hedged" (0), "other-color",
    "other-ingredient" (it hedges something that is not the doubtful thing). Seals are listed where they are
    revealed: on what falls.
    """
    check_boards(theories, articles)
    claims: list[Ruling] = []
    found: list[list[str]] = []
    if demonstration is not None:
        claims = [_theory(theory, demonstration) for theory in theories]
        claims += [_article(article, demonstration) for article in articles]
        found = _conflicts(theories, demonstration, conflicts)
    fallen = any(claim["debunked"] for claim in claims)
    values = points()
    gain = values.debunk_success if fallen else values.conflict if found else values.debunk_failure
    totals = {debunker: gain}
    for claim in claims:
        for seal in claim["seals"]:
            totals[seal["player"]] = totals.get(seal["player"], 0) + seal["reputation"]
    return {
        "success": fallen or bool(found),
        "debunker": debunker,
        "gain": gain,
        "claims": claims,
        "conflicts": found,
        "totals": totals,
    }


def _why(verdict: Verdict) -> Ruling:
    why = verdict.why
    return {
        "code": why.code,
        "ingredients": [INGREDIENTS[ingredient] for ingredient in why.ingredients],
        "color": COLORS[why.color] if why.color >= 0 else None,
        "sign": SIGNS[why.sign] if why.sign >= 0 else None,
    }


def _seal(player: str, seal: int, hedges: str | None, why: str) -> Ruling:
    loss = 0 if why == "hedged" else points().seal_loss
    return {"player": player, "seal": SEALS[seal], "hedges": hedges, "reputation": loss, "why": why}


def _theory(theory: SealedTheory, demonstration: Demonstration) -> Ruling:
    verdict = judge_theory(theory.claim, demonstration)
    seals = []
    for player, seal in theory.seals.items() if verdict.debunked else ():
        color = hedged(seal)
        if starred(seal):
            seals.append(_seal(player, seal, None, "star"))
        elif color >= len(COLORS):
            seals.append(_seal(player, seal, None, "white"))
        else:
            why = "hedged" if color in verdict.safe_hedges else "other-color"
            seals.append(_seal(player, seal, COLORS[color], why))
    return {
        "kind": "theory",
        "ingredient": INGREDIENTS[theory.claim.ingredient],
        "alchemical": ALCHEMICALS[theory.claim.alchemical],
        "debunked": verdict.debunked,
        "why": _why(verdict),
        "seals": seals,
    }


def _article(article: SealedArticle, demonstration: Demonstration) -> Ruling:
    verdict = judge_article(article.claim, demonstration)
    seals = []
    for player, seal in article.seals.items() if verdict.debunked else ():
        if starred(seal):
            seals.append(_seal(player, seal, None, "star"))
            continue
        ingredient = article.claim.entries[hedged(seal)][0]
        why = "hedged" if ingredient in verdict.safe_hedges else "other-ingredient"
        seals.append(_seal(player, seal, INGREDIENTS[ingredient], why))
    return {
        "kind": "article",
        "color": COLORS[article.claim.color],
        "entries": [[INGREDIENTS[ingredient], SIGNS[sign]] for ingredient, sign in article.claim.entries],
        "debunked": verdict.debunked,
        "safe": [INGREDIENTS[ingredient] for ingredient in verdict.safe_hedges] if verdict.debunked else [],
        "why": _why(verdict),
        "seals": seals,
    }


def _conflicts(
    theories: Sequence[SealedTheory], demonstration: Demonstration, known: Sequence[frozenset[int]]
) -> list[list[str]]:
    """New conflicts: only between the theories about the two ingredients shown (Ruling A-59)."""
    if not isinstance(demonstration, MixDemonstration):
        return []
    shown = {demonstration.first, demonstration.second}
    about = [theory.claim for theory in theories if theory.claim.ingredient in shown]
    if len(about) < 2 or frozenset(shown) in known or not in_conflict(about[0], about[1], demonstration):
        return []
    return [[INGREDIENTS[claim.ingredient] for claim in about]]
