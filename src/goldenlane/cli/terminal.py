"""The table in the terminal: asks people, lets bots choose, and shows each person what it may know."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from goldenlane.bots import Bot, Seat, bot
from goldenlane.bots.levels import levels
from goldenlane.cli import saves
from goldenlane.cli.board import Board, fit, say_event
from goldenlane.cli.scores import score_table
from goldenlane.kernel.action import Action
from goldenlane.kernel.errors import CannotUndo, GoldenLaneError
from goldenlane.kernel.match import Match

Ask = Callable[[str], str | None]
"""Reads a line after a prompt; None when there are no more."""

_FORGET_SCROLLED = "\x1b[3J"
_LOG_SHOWN = 40
_SINCE_SHOWN = 12


class Leave(Exception):
    """Somebody leaves the table, or there is no more input."""


class Table:
    """One match with its seats: people at this terminal, and bots."""

    def __init__(
        self,
        match: Match,
        board: Board,
        bots: list[Bot | None],
        kinds: list[str],
        *,
        console: Console,
        ask: Ask,
        rng: Random,
        save: Path | None,
    ) -> None:
        self.match = match
        self.board = board
        self._bots = bots
        self._kinds = kinds
        self._console = console
        self._ask = ask
        self._rng = rng
        self.saved_in = save
        self._people = bots.count(None)
        self._seen = [0] * len(bots)
        """Events that each seat has been told."""
        self._last_person = -1 if self._people > 1 else bots.index(None) if self._people else -1

    def run(self) -> None:
        """Play until the game is over; Leave when somebody goes or the input ends."""
        match = self.match
        while not match.over:
            seat = match.to_act[0]
            player = self._bots[seat]
            if player is None:
                self._turn(seat)
            else:
                match.play(seat, player.choose(Seat.of(match, seat), self._rng))
            self._keep()
        self._finish()

    def _keep(self) -> None:
        if self.saved_in is not None:
            saves.write(self.match, self.saved_in, self._kinds)

    def _say(self, ident: str, /, **args: Any) -> None:
        self._console.print(Text(self.board.label(ident, **args)))

    # ---- a person's decision -----------------------------------------------------------------------
    def _turn(self, seat: int) -> None:
        """Show what a person may know, and read until an action is played or taken back."""
        self._hand_over(seat)
        match, board = self.match, self.board
        view = match.view(seat)
        options = match.legal(seat)
        self._show_since(seat)
        question = self._question(view, options)
        if board.begins(view):
            room = self._console.height - len(self._console.render_lines(question)) - 2
            self._console.print()
            self._console.print(*fit(self._console, board.sections(view, seat), room), sep="\n")
        else:
            self._console.print(board.status(view, seat))
        self._console.print(question)
        while True:
            line = self._ask(f"{board.name(seat)}> ")
            if line is None:
                self._say("input-ended")
                raise Leave
            if self._obey(seat, line.strip(), options, view):
                return

    def _obey(self, seat: int, line: str, options: list[Action], view: dict[str, Any]) -> bool:
        """Do what a line says; True when the game has moved."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                pass
            case "quit" | "exit" | "q":
                raise Leave
            case "help" | "?" | "h":
                self._help(rest, view)
            case "board" | "b":
                for section in self.board.sections(view, seat):
                    self._console.print(section.body)
            case "options" | "o":
                self._console.print(self._question(view, options))
            case "log":
                self._show_log(seat)
            case "save":
                self._save_as(rest)
            case "undo" | "u":
                return self._undo(seat)
            case "hint":
                self._hint(seat, options, view)
            case _:
                shown = None if rest else self.board.command(word.lower(), view)
                if shown is None:
                    return self._act(seat, line, options)
                self._console.print(shown)
        return False

    def _act(self, seat: int, line: str, options: list[Action]) -> bool:
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(options):
                self._say("no-option", n=number, count=len(options))
                return False
            self.match.play(seat, options[number - 1])
            return True
        notation = self.board.typed(line).lower()
        for option in options:
            if option.text.lower() == notation:
                self.match.play(seat, option)
                return True
        self._say("unknown", text=line)
        close = [option.text for option in options if option.verb == notation.partition(" ")[0]]
        if close:
            self._say("or", options=", ".join(close))
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo:
            stop = self.match.undo_stop(seat)
            assert stop is not None
            if stop.reason == "player":
                self._say("undo-acted", name=self.board.name(stop.seat))
            else:
                self._say(f"undo-{stop.reason}")
            return False
        self._seen[seat] = min(self._seen[seat], len(self.match.events))
        self._say("undone")
        return True

    def _hint(self, seat: int, options: list[Action], view: dict[str, Any]) -> None:
        """What the strongest bot would do with what this person may know."""
        match = self.match
        adviser = bot(levels(match.game.name)[-1], match.game)
        rng = Random(f"hint {len(match.log)}")  # of its own: the bots at the table play as they would
        wise = adviser.choose(Seat.of(match, seat), rng)
        self._say("hint", n=options.index(wise) + 1, action=self.board.action(wise.text, view))

    def _save_as(self, name: str) -> None:
        if name:
            self.saved_in = Path(name)
        if self.saved_in is None:
            self._say("where-to-save")
            return
        try:
            self._keep()
        except GoldenLaneError as error:
            self.saved_in = None
            self._console.print(Text(str(error)))
            return
        self._say("saved", file=str(self.saved_in))

    def _help(self, topic: str, view: dict[str, Any]) -> None:
        if not topic:
            self._say("help")
            return
        found = self.board.help(topic, view)
        if found is None:
            self._say("no-help", topic=topic)
            return
        for line in found:
            self._console.print(Text(line))

    # ---- showing -------------------------------------------------------------------------------------
    def _hand_over(self, seat: int) -> None:
        """Before another person looks: nothing of the last one's secrets stays on the screen."""
        if seat == self._last_person:
            return
        self._last_person = seat
        if not self.board.hides or not self._console.is_terminal:
            return
        self._wipe()
        if self._ask(self.board.label("hand-over", name=self.board.name(seat)) + " ") is None:
            raise Leave
        self._wipe()

    def _wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        self._console.clear()
        self._console.file.write(_FORGET_SCROLLED)

    def _show_since(self, seat: int) -> None:
        paragraphs = self._paragraphs(seat, self._seen[seat])
        self._seen[seat] = len(self.match.events)
        if paragraphs:
            self._console.print()
            self._console.print(Text(self.board.label("since"), "dim"))
            for paragraph in paragraphs[-_SINCE_SHOWN:]:
                self._console.print(paragraph)

    def _paragraphs(self, seat: int | None, since: int = 0) -> list[Text]:
        """What happened, one paragraph for each run of events of the same player."""
        runs: list[tuple[int, list[str]]] = []
        for event in self.match.events_for(seat, since):
            said = say_event(self.board, event)
            if not said:
                continue
            if runs and runs[-1][0] == event["seat"]:
                runs[-1][1].append(said)
            else:
                runs.append((event["seat"], [said]))
        return [Text(" ".join(said), "dim" if who < 0 else "") for who, said in runs]

    def _question(self, view: dict[str, Any], options: list[Action]) -> Group:
        """The prompt and the numbered options, briefly when they would fill the screen."""
        brief = False
        while True:
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(justify="right", no_wrap=True)
            grid.add_column()
            for number, option in enumerate(options, 1):
                said = Text(self.board.action(option.text, view, brief=brief))
                grid.add_row(Text(str(number), "bold"), said.append(f"  {option.text}", "dim"))
            if brief or len(self._console.render_lines(grid)) <= self._console.height / 2:
                return Group(Text(self.board.prompt(view), "bold"), grid)
            brief = True

    def _show_log(self, seat: int) -> None:
        for paragraph in self._paragraphs(seat)[-_LOG_SHOWN:]:
            self._console.print(paragraph)

    def _finish(self) -> None:
        self._console.print()
        self._say("over")
        scores = self.match.scores()
        self._console.print(score_table(self.board, scores))
        best = [row for row in scores if row["place"] == 1]
        names, total = [self.board.name(row["player"]) for row in best], best[0]["total"]
        if len(names) > 1:
            self._say("winners", names=", ".join(names), n=total)
        else:
            self._say("winner", name=names[0], n=total)
