"""Debunk Theory: what may be demonstrated, what falls, whose seals are hedged (Rulings A-22 to A-26)."""

from dataclasses import dataclass, field
from typing import Any

from tests.referee.alchemists_seen import Seen
from tests.referee.alchemy import (
    COLORS,
    INGREDIENTS,
    POTIONS,
    Worlds,
    mix,
    possible,
    sign,
    with_alchemical,
    with_potion,
    with_sign,
)

STARRED = ("gold", "silver")
SEAL_COLORS = {"red": "R", "green": "G", "blue": "B"}
SPACES = ("red", "green", "blue", "white")
"""The colored spaces of an article: two under its first result token, two under its second."""


def demonstrations(seen: Seen) -> list[str]:
    """What may be demonstrated while something is published."""
    if not seen.theories and not seen.articles:
        return []
    if seen.view["variant"] == "apprentice":
        # A theory about the ingredient, or any ingredient in the color of an article.
        return [
            f"debunk {name} {color}"
            for name in INGREDIENTS
            for color in COLORS
            if name in seen.theories or color in seen.articles
        ]
    return [f"debunk {a} {b}" for i, a in enumerate(INGREDIENTS) for b in INGREDIENTS[i + 1 :]]


def claims() -> list[str]:
    return [f"claim {potion}" for potion in POTIONS]


def entries(article: dict[str, Any]) -> list[tuple[str, str]]:
    """The four statements of an article: ingredient and sign."""
    first, second = article["signs"]
    return list(zip(article["ingredients"], (first, first, second, second), strict=True))


@dataclass
class Outcome:
    """What a demonstration does."""

    fallen: list[str] = field(default_factory=list)
    conflict: tuple[str, str] | None = None
    changes: dict[int, int] = field(default_factory=dict)

    @property
    def success(self) -> bool:
        return bool(self.fallen) or self.conflict is not None


def shown(seen: Seen, words: list[str]) -> Worlds | None:
    """The worlds that agree with the demonstration; None when the claim is wrong."""
    truth = seen.truth
    if len(words) == 2:
        name, color = words
        return with_sign(name, color, sign(truth[name], color))
    one, other, potion = words
    return with_potion(one, other, potion) if mix(truth[one], truth[other]) == potion else None


def judge(seen: Seen, seat: int, words: list[str]) -> Outcome:
    """The outcome of a demonstration: ``toad R`` (apprentice) or ``toad fern R+`` (master)."""
    outcome = Outcome()
    demonstrated = shown(seen, words)
    if demonstrated is None:
        outcome.changes[seat] = seen.number["debunk-failure"]
        return outcome
    for name, alchemical in seen.theories.items():
        if not possible(demonstrated, with_alchemical(name, alchemical)):
            outcome.fallen.append(name)
            _lose(seen, outcome, name, _theory_hedges(demonstrated, name, alchemical))
    for color, article in seen.articles.items():
        stated = [with_sign(name, color, mark) for name, mark in entries(article)]
        if not possible(demonstrated, *stated):
            outcome.fallen.append(f"article-{color}")
            safe = {
                space: possible(demonstrated, *stated[:i], *stated[i + 1 :]) for i, space in enumerate(SPACES)
            }
            _lose(seen, outcome, f"article-{color}", safe)
    if len(words) == 3:
        outcome.conflict = _conflict(seen, words, outcome.fallen)
    gain = 0
    if outcome.fallen:
        gain = seen.number["debunk-success"]
    elif outcome.conflict:
        gain = int(seen.rule["conflict-reputation"])
    else:
        gain = seen.number["debunk-failure"]
    outcome.changes[seat] = outcome.changes.get(seat, 0) + gain
    return outcome


def _theory_hedges(demonstrated: Worlds, name: str, alchemical: str) -> dict[str, bool]:
    """An unstarred seal is safe if its two other signs can still be right; white hedges nothing here."""
    safe = {"white": False}
    for kind, hedged in SEAL_COLORS.items():
        others = [with_sign(name, color, sign(alchemical, color)) for color in COLORS if color != hedged]
        safe[kind] = possible(demonstrated, *others)
    return safe


def _lose(seen: Seen, outcome: Outcome, place: str, safe: dict[str, bool]) -> None:
    for seat, kind in seen.seals[place].items():
        if kind in STARRED or not safe[kind]:
            outcome.changes[seat] = outcome.changes.get(seat, 0) + seen.number["seal-loss"]


def _conflict(seen: Seen, words: list[str], fallen: list[str]) -> tuple[str, str] | None:
    """Two theories that stay, but cannot both be right about the potion; not the same conflict again."""
    one, other, potion = words
    if any(name not in seen.theories or name in fallen for name in (one, other)):
        return None
    if other in seen.conflicts[one] or mix(seen.theories[one], seen.theories[other]) == potion:
        return None
    return (one, other)


def compare(seen: Seen, seat: int, words: list[str], events: list[dict[str, Any]]) -> list[str]:
    """Where the engine's events differ from the outcome."""
    outcome = judge(seen, seat, words)
    ours = (
        "demonstration",
        "demonstration-aspect",
        "debunked",
        "fallen-seal",
        "debunk-failed",
        "conflict",
        "conflict-ends",
        "reputation",
    )
    told: list[dict[str, Any]] = []
    for event in events:
        if event["kind"] not in ours:
            break
        told.append(event)
    lines = []
    fallen = sorted(event["args"][0] for event in told if event["kind"] == "debunked")
    if fallen != sorted(outcome.fallen):
        lines.append(f"debunking {words}: the engine debunks {fallen}, the referee {sorted(outcome.fallen)}")
    conflicts = [set(event["args"]) for event in told if event["kind"] == "conflict"]
    if conflicts != ([set(outcome.conflict)] if outcome.conflict else []):
        lines.append(
            f"debunking {words}: the engine has conflicts {conflicts}, the referee {outcome.conflict}"
        )
    if outcome.success == any(event["kind"] == "debunk-failed" for event in told):
        lines.append(f"debunking {words}: the referee says success is {outcome.success}")
    for event in told:
        if event["kind"] == "debunked":
            faces = {s: k for s, k in enumerate(event["args"][1]) if k != "-"}
            if faces != seen.seals[event["args"][0]]:
                lines.append(f"debunking {words}: seals {faces}, not {seen.seals[event['args'][0]]}")
    after = {event["seat"]: event["args"][1] for event in told if event["kind"] == "reputation"}
    for who, player in enumerate(seen.players):
        expected = seen.reputation_after(who, outcome.changes.get(who, 0))
        if after.get(who, player["reputation"]) != expected:
            lines.append(
                f"debunking {words}: seat {who} has reputation {after.get(who, player['reputation'])}, "
                f"the referee says {expected}"
            )
    return lines
