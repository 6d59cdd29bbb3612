"""What a seat of Alchemists could have known, in words."""

from typing import Any

from goldenlane.games.alchemists.alchemy import INGREDIENTS, Ingredient
from goldenlane.games.alchemists.view_types import Fact
from goldenlane.i18n import Catalogue, roman
from goldenlane.i18n.alchemists import say_label, say_potion
from goldenlane.i18n.alchemists.components import COLOR_WORDS, say_alchemical
from goldenlane.review.alchemists.knowledge import Lesson, Notebook, Publication
from goldenlane.review.words import when


def tell(cat: Catalogue, notebook: Notebook) -> dict[str, Any]:
    """What the seat could have known and when, and how sure its publications were."""
    best = max(notebook.lessons, key=lambda lesson: lesson.bits, default=None)
    publications = "publications" if notebook.publications else "no-publications"
    return {
        "title": cat.text("alchemists-review-knowledge"),
        "best": None
        if best is None
        else cat.text("alchemists-review-best-lesson", fact=_fact(cat, best.fact), bits=_bits(best)),
        "known": _known(cat, notebook),
        "lessons_title": cat.text("alchemists-review-lessons"),
        "lessons": [
            {"number": lesson.number, "when": when(cat, lesson.round, lesson.number), "words": said}
            for lesson in notebook.lessons
            for said in (_lesson(cat, lesson),)
        ],
        "publications_title": cat.text(f"alchemists-review-{publications}"),
        "publications": [_publication(cat, each) for each in notebook.publications],
    }


def _known(cat: Catalogue, notebook: Notebook) -> list[str]:
    rounds = list(notebook.known.values())
    known = [number for number in rounds if number is not None]
    if len(known) == len(rounds):
        return [cat.text("alchemists-review-known-all", round=roman(max(max(known), 1)))]
    return [
        cat.text("alchemists-review-unknown", ingredient=name)
        if round_ is None
        else cat.text("alchemists-review-known", ingredient=name, round=roman(max(round_, 1)))
        for name, round_ in notebook.known.items()
    ]


def _lesson(cat: Catalogue, lesson: Lesson) -> str:
    names = ", ".join(say_label(cat, "ingredient", name) for name in lesson.certain)
    ident = "alchemists-review-lesson-certain" if names else "alchemists-review-lesson"
    said = {"names": names} if names else {}
    return cat.text(ident, fact=_fact(cat, lesson.fact), bits=_bits(lesson), **said)


def _publication(cat: Catalogue, each: Publication) -> dict[str, Any]:
    place = say_label(cat, "place", each.place)
    said = cat.text("alchemists-review-publication", place=place, says=_says(cat, each))
    verdict = cat.text(
        "alchemists-review-verdict",
        kind=each.kind,
        n=round(100 * each.chance),
        right="yes" if each.right else "no",
    )
    return {
        "number": each.number,
        "when": when(cat, each.round, each.number),
        "kind": each.kind,
        "right": each.right,
        "words": said,
        "verdict": verdict,
    }


def _says(cat: Catalogue, each: Publication) -> str:
    if each.place in INGREDIENTS:
        return say_alchemical(cat, each.says)
    return ", ".join(
        f"{say_label(cat, 'ingredient', entry[:-1])} {'+' if entry[-1] == '+' else '−'}"
        for entry in each.says.split()[1:]
    )


def _fact(cat: Catalogue, fact: Fact) -> str:
    if fact["type"] == "mix":
        made = ", ".join(say_potion(cat, potion) for potion in fact.get("result_in") or [fact["result"]])
        return cat.text("alchemists-fact-mix", **_pair(fact["ingredients"]), potions=made)
    if fact["type"] == "not_mix":
        potion = say_potion(cat, fact["result"])
        return cat.text("alchemists-fact-not-mix", **_pair(fact["ingredients"]), potions=potion)
    if fact["type"] == "animate":
        success = "yes" if fact["success"] else "no"
        return cat.text("alchemists-fact-animate", **_pair(fact["ingredients"]), success=success)
    about = fact["ingredient"]
    if fact["type"] == "aspect":
        sign = f"{COLOR_WORDS[fact['colour']]}-{'plus' if fact['sign'] == '+' else 'minus'}"
        return cat.text("alchemists-fact-aspect", ingredient=about, potion=sign)
    if fact["type"] == "class":
        return cat.text("alchemists-fact-class", ingredient=about, **{"class": fact["class"]})
    seen = "-".join("yes" if reacts else "no" for reacts in (fact["chest"], fact["ears"]))
    return cat.text("alchemists-fact-golem", ingredient=about, seen=seen)


def _pair(ingredients: list[Ingredient]) -> dict[str, str]:
    return dict(zip(("first", "second"), ingredients, strict=True))


def _bits(lesson: Lesson) -> float:
    return round(lesson.bits, 1)
