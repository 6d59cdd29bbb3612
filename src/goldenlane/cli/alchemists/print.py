"""`goldenlane print`: things to print and cut out."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.i18n import catalogue
from goldenlane.kernel.errors import BadOption

print = typer.Typer(add_completion=False, no_args_is_help=True, help="Things to print and cut out.")
PAPERS = ("a4", "letter")


@print.callback()
def things() -> None:
    """Things to print and cut out."""


@print.command()
def reader(
    file: Annotated[Path, typer.Argument(help="The PDF to write.")] = Path("ingredient-cards.pdf"),
    copies: Annotated[int, typer.Option(help="Cards of each ingredient.", min=1, max=20)] = 5,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    backs: Annotated[bool, typer.Option("--backs", help="Add the other side of the sheets.")] = False,
    marks: Annotated[
        bool, typer.Option("--marks", help="Small marks for the sleeves of real cards.")
    ] = False,
    lang: Annotated[str, typer.Option(help="en, pl or uk.")] = "en",
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Ingredient cards with QR marks, which the card reader's page scans with the camera."""
    cat = catalogue(lang)
    if paper not in PAPERS:
        raise BadOption(f"paper must be one of {', '.join(PAPERS)}, not {paper!r}")
    if file.suffix.lower() != ".pdf":
        raise BadOption(
            f"only PDF can be written, not {file.suffix or 'anything else'}: name it {file.stem}.pdf"
        )
    if marks and backs:
        raise BadOption("marks have no other side: leave out --marks or --backs")
    if not find_spec("fpdf"):
        raise BadOption("printing needs fpdf2: pip install 'goldenlane[print]'")
    from goldenlane.reader.cards import print_cards, print_marks

    names = [cat.text("alchemists-ingredient", ingredient=name) for name in INGREDIENTS]
    if marks:
        data = print_marks(names, copies=copies, paper=paper)
    else:
        data = print_cards(names, copies=copies, paper=paper, backs=backs)
    try:
        file.write_bytes(data)
    except OSError as error:
        raise BadOption(f"cannot write {file}: {error.strerror}") from error
    cards = len(INGREDIENTS) * copies
    if json_output:
        kind = "marks" if marks else "cards"
        typer.echo(json.dumps({"file": str(file), kind: cards, "bytes": len(data)}))
        return
    typer.echo(cat.text("reader-marks" if marks else "reader-cards", n=cards, file=str(file)))
