"""Games and positions of Alchemists for the referee: whole games, crowded boards, busy sales."""

from copy import deepcopy
from random import Random
from typing import Any

import goldenlane as gl
from tests.referee.alchemists_referee import Referee
from tests.referee.alchemy import ALCHEMICALS, INGREDIENTS, mix
from tests.referee.asking import DONE
from tests.referee.following import Report

FAVORS = ("assistant", "herbalist", "associate", "custodian", "barmaid", "merchant", "sage", "shopkeeper")
"""The favor cards as a position counts them."""


def choose(match: gl.Match, seat: int, rng: Random) -> str:
    """A random player who publishes, debunks and sells much and often demonstrates the truth."""
    options = [str(option) for option in match.legal(seat)]
    kind = match.view(None)["decision"]["asks"]
    if kind == "declare" and options[0].startswith("place"):
        busy = options[0].split()[1] in ("debunk", "publish", "sell", "exhibition")
        wanted = options[1:] if busy == (rng.random() < 0.8) else options[:1]
        return rng.choice(wanted or options)
    if kind == "claim-potion" and rng.random() < 0.7:
        names = [text for who, text in match.log if who == seat and text.startswith("debunk")][-1].split()[1:]
        of = match.position()["alchemy"]
        one, other = (ALCHEMICALS[of[INGREDIENTS.index(name)]] for name in names)
        return f"claim {mix(one, other)}"
    if rng.random() < 0.9:
        options = [option for option in options if option != DONE] or options
    if kind == "action-publish":
        verbs = sorted({option.split()[0] for option in options})
        verb = rng.choice(verbs)
        options = [option for option in options if option.split()[0] == verb]
    return rng.choice(options)


def whole(players: int, variant: str, modules: list[str], seed: int, report: Report) -> gl.Match:
    """A whole game beside the referee."""
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    name = f"alchemists players={players} variant={variant} modules={'+'.join(modules) or '-'} seed={seed}"
    _play(match, Referee(match, report, name), Random(seed))
    return match


def _play(match: gl.Match, referee: Referee, rng: Random, decisions: int = 10**6) -> None:
    while not match.over and decisions:
        decisions -= 1
        referee.look()
        seat = rng.choice(match.to_act)
        referee.play(seat, choose(match, seat, rng))


def crowded(players: int, variant: str, modules: list[str], seed: int, report: Report) -> None:
    """A debunking with many theories and articles on the boards, and the next decisions."""
    rng = Random(seed)
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    while not match.over:
        if match.view(None)["decision"]["asks"] == "action-debunk":
            break
        seat = rng.choice(match.to_act)
        match.play(seat, choose(match, seat, rng))
    if match.over:
        return
    position = published(match.position(), players, "royal-encyclopedia" in modules, rng)
    again = gl.new(
        "alchemists", players=players, variant=variant, modules=modules, seed=seed, position=position
    )
    name = f"alchemists players={players} variant={variant} modules={'+'.join(modules)} position seed={seed}"
    _play(again, Referee(again, report, name), rng, decisions=12)


def published(position: dict[str, Any], players: int, encyclopedia: bool, rng: Random) -> dict[str, Any]:
    """The position with theories, articles and seals at random, some of them nearly true."""
    changed = deepcopy(position)
    alchemy = list(changed["alchemy"])
    for _ in range(rng.choice([1, 2, 8])):
        a, b = rng.sample(range(8), 2)
        alchemy[a], alchemy[b] = alchemy[b], alchemy[a]
    theories = [alchemical if rng.random() < 0.7 else -1 for alchemical in alchemy]
    places = [i for i, alchemical in enumerate(theories) if alchemical >= 0]
    articles: list[list[int]] = [[], [], []]
    if encyclopedia:
        tokens = list(range(8)) * 2
        for color in range(3):
            four = rng.sample(sorted(set(tokens)), 4)
            if rng.random() < 0.8 and all(set(four) != set(other[:4]) for other in articles if other):
                articles[color] = [*four, rng.randrange(2), rng.randrange(2)]
                places.append(8 + color)
                for ingredient in four:
                    tokens.remove(ingredient)
    seals = [-1] * (11 * players)
    counts = [[2, 3, 2, 2, 2, 0] for _ in range(players)]
    if encyclopedia:
        counts = [[2, 4, 2, 2, 2, 1] for _ in range(players)]
    for place in places:
        for seat in rng.sample(range(players), rng.randint(1, min(3, players))):
            kinds = [kind for kind, count in enumerate(counts[seat]) if count]
            kind = rng.choice(kinds)
            counts[seat][kind] -= 1
            seals[place * players + seat] = kind
    changed["theories"], changed["seals"] = theories, seals
    if encyclopedia:
        changed["articles"] = articles
    changed.pop("conflicts", None)
    for seat, player in enumerate(changed["players"]):
        player["seals"] = counts[seat]
        player["reputation"] = rng.choice([1, 3, 6, 7, 10, 13, 14, 17, 18, 25])
        player["gold"] = rng.choice([0, 1, 2, 4, 8])
    return changed


def market(players: int, variant: str, modules: list[str], seed: int, report: Report) -> None:
    """A sale to which all come, with full hands, Merchants and Barmaids, anywhere on the reputation track."""
    rng = Random(seed)
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    while not match.over:
        decision = match.view(None)["decision"]
        if decision["asks"] == "bids" and len(decision["seats"]) == players:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, choose(match, seat, rng))
    if match.over:
        return
    position = match.position()
    discards = position.get("favor-discards", [0] * 9)
    merchants, barmaids = (2 - discards[FAVORS.index(name)] for name in ("merchant", "barmaid"))
    nothing = next(([0] * len(p["favors"]) for p in position["players"] if "favors" in p), [0] * 9)
    for player in position["players"]:
        favors = list(player.get("favors", nothing))
        favors[FAVORS.index("merchant")] = count = rng.randint(0, merchants)
        merchants -= count
        favors[FAVORS.index("barmaid")] = count = rng.randint(0, barmaids)
        barmaids -= count
        player["favors"] = favors
        player["hand"] = [rng.randrange(2) for _ in INGREDIENTS]
        player["reputation"] = rng.choice([1, 6, 7, 10, 13, 14, 17, 18])
    again = gl.new(
        "alchemists", players=players, variant=variant, modules=modules, seed=seed, position=position
    )
    name = f"alchemists players={players} variant={variant} modules={'+'.join(modules)} market seed={seed}"
    _play(again, Referee(again, report, name), rng, decisions=12)
