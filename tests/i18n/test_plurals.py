"""Counted nouns: 1, 2, 5, 21, 22, 112 in Polish (21 is "many") and Ukrainian (21 is "one")."""

import pytest

from goldenlane.i18n import catalogue

NUMBERS = (1, 2, 5, 21, 22, 112)

FORMS = [
    ("pl", "golem-goods", {"good": "clay"}, "żeton żetony żetonów żetonów żetony żetonów", "gliny"),
    ("pl", "golem-goods", {"good": "coin"}, "monetę monety monet monet monety monet", ""),
    ("pl", "golem-goods", {"good": "knowledge"}, "punkt punkty punktów punktów punkty punktów", "wiedzy"),
    ("pl", "golem-goods", {"good": "vp"}, "punkt punkty punktów punktów punkty punktów", "zwycięstwa"),
    ("pl", "golem-action-steps", {}, "krok kroki kroków kroków kroki kroków", ""),
    ("pl", "golem-effect-gold", {}, "sztabkę sztabki sztabek sztabek sztabki sztabek", "złota"),
    ("pl", "golem-effect-research", {}, "pole pola pól pól pola pól", "w górę"),
    ("pl", "golem-effect-gain-any", {}, "dowolny dowolne dowolnych dowolnych dowolne dowolnych", ""),
    ("pl", "golem-event-draw-goals", {"name": "X"}, "kartę karty kart kart karty kart", ""),
    ("pl", "golem-action-gold", {}, "sztabkę sztabki sztabek sztabek sztabki sztabek", ""),
    (
        "pl",
        "golem-component-menorahs",
        {"color": "red"},
        "czerwona czerwone czerwonych czerwonych czerwone czerwonych",
        "",
    ),
    ("pl", "ui-players", {}, "gracz graczy graczy graczy graczy graczy", ""),
    ("pl", "alchemists-effect-gold", {}, "sztukę sztuki sztuk sztuk sztuki sztuk", "złota"),
    (
        "pl",
        "alchemists-effect-ingredient",
        {},
        "składnik składniki składników składników składniki składników",
        "",
    ),
    ("pl", "alchemists-effect-favor", {}, "kartę karty kart kart karty kart", ""),
    ("pl", "alchemists-effect-reputation", {}, "punkt punkty punktów punktów punkty punktów", "reputacji"),
    (
        "pl",
        "alchemists-effect-pay-cube",
        {},
        "znacznik znaczniki znaczników znaczników znaczniki znaczników",
        "akcji",
    ),
    (
        "pl",
        "alchemists-event-debunked",
        {"ingredient": "toad"},
        "pieczęć pieczęcie pieczęci pieczęci pieczęcie pieczęci",
        "",
    ),
    ("pl", "alchemists-event-kings-mood", {}, "żeton żetony żetonów żetonów żetony żetonów", "aprobaty"),
    ("uk", "alchemists-effect-gold", {}, "золоту золоті золотих золоту золоті золотих", ""),
    (
        "uk",
        "alchemists-effect-ingredient",
        {},
        "інгредієнт інгредієнти інгредієнтів інгредієнт інгредієнти інгредієнтів",
        "",
    ),
    ("uk", "alchemists-effect-favor", {}, "карту карти карт карту карти карт", ""),
    ("uk", "alchemists-effect-reputation", {}, "очко очки очок очко очки очок", "репутації"),
    ("uk", "alchemists-effect-pay-cube", {}, "кубик кубики кубиків кубик кубики кубиків", ""),
    (
        "uk",
        "alchemists-event-debunked",
        {"ingredient": "toad"},
        "печатку печатки печаток печатку печатки печаток",
        "",
    ),
    ("uk", "alchemists-event-kings-mood", {}, "жетон жетони жетонів жетон жетони жетонів", "схвалення"),
    ("uk", "golem-goods", {"good": "clay"}, "фішку фішки фішок фішку фішки фішок", "глини"),
    ("uk", "golem-goods", {"good": "coin"}, "монету монети монет монету монети монет", ""),
    ("uk", "golem-goods", {"good": "knowledge"}, "очко очки очок очко очки очок", "знань"),
    (
        "uk",
        "golem-goods",
        {"good": "vp"},
        "переможне переможні переможних переможне переможні переможних",
        "",
    ),
    ("uk", "golem-action-steps", {}, "крок кроки кроків крок кроки кроків", ""),
    ("uk", "golem-effect-gold", {}, "злиток злитки злитків злиток злитки злитків", "золота"),
    ("uk", "golem-effect-research", {}, "поділку поділки поділок поділку поділки поділок", "вгору"),
    ("uk", "golem-effect-gain-any", {}, "будь-який будь-які будь-яких будь-який будь-які будь-яких", ""),
    ("uk", "golem-event-draw-goals", {"name": "X"}, "карту карти карт карту карти карт", ""),
    ("uk", "golem-action-gold", {}, "злиток злитки злитків злиток злитки злитків", ""),
    (
        "uk",
        "golem-component-menorahs",
        {"color": "red"},
        "червона червоні червоних червона червоні червоних",
        "",
    ),
    ("uk", "ui-players", {}, "гравець гравці гравців гравець гравці гравців", ""),
]


@pytest.mark.parametrize(("lang", "ident", "args", "forms", "rest"), FORMS)
def test_forms(lang: str, ident: str, args: dict[str, str], forms: str, rest: str) -> None:
    for number, form in zip(NUMBERS, forms.split(), strict=True):
        said = catalogue(lang).text(ident, n=number, **args)
        assert f"{number}\u00a0{form}" in said
        assert f"{number}\u00a0{form} {rest}".strip() in said


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("pl", "żetonu żetonów żetonów żetonów żetonów żetonów"),
        ("uk", "фішку фішки фішок фішку фішки фішок"),
    ],
)
def test_discounts_have_a_case_of_their_own(lang: str, forms: str) -> None:
    """Polish „zniżka” takes the genitive: 1 żetonu, 2 żetonów; Ukrainian «знижка в» the accusative."""
    for number, form in zip(NUMBERS, forms.split(), strict=True):
        assert f"{number}\u00a0{form} " in catalogue(lang).text("golem-effect-create", n=number)
