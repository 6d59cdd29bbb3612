"""What the documentation shows is run: a page cannot promise a command or a call that does not work.

Of each page, the blocks fenced as ``console`` (their lines after ``$ ``) and as ``python`` are run in order,
in a temporary directory of the page's own, where ``.venv`` is the running environment. A block right after
the line ``<!-- not run -->`` is left alone, and so are calls of ``make``, which would run these tests again.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
COMMAND_TIMEOUT_S = 300

FENCE = re.compile(r"(?P<indent>\s*)(?P<fence>`{3,}|~{3,})\s*(?P<language>[^\s`]*)[^`]*")
MAKE = re.compile(r"(^|[\s;&|(])make(\s|$)")


class UnclosedBlock(ValueError):
    """A fenced block that never ends: everything after it would silently not be checked."""


class Block(NamedTuple):
    """A fenced block of a page: its language, its text and the number of its first line."""

    language: str
    text: str
    line: int


class Command(NamedTuple):
    """A command that a console block shows, and the number of its line."""

    text: str
    line: int


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page that are to be run, in order."""
    lines = iter(enumerate(page.splitlines(), start=1))
    before = ""
    for number, line in lines:
        opening = FENCE.fullmatch(line)
        if opening:
            indent, fence = len(opening["indent"]), opening["fence"]
            body: list[str] = []
            for _, inner in lines:
                stripped = inner.strip()
                if stripped.startswith(fence) and not stripped.strip(fence[0]):
                    break
                body.append(inner[indent:] if not inner[:indent].strip() else inner)
            else:
                raise UnclosedBlock(f"line {number}: {line}")
            if before != "<!-- not run -->":
                yield Block(opening["language"], "\n".join(body) + "\n", number + 1)
            before = ""
        elif line.strip():
            before = line.strip()


def commands(block: Block) -> Iterator[Command]:
    """The commands of a console block; one that ends in a backslash goes on in the next line."""
    lines = iter(enumerate(block.text.splitlines(), start=block.line))
    for number, line in lines:
        if not line.startswith("$ "):
            continue
        text = line.removeprefix("$ ")
        while text.endswith("\\"):
            text += "\n" + next(lines)[1].removeprefix("> ")
        if not MAKE.search(text):
            yield Command(text, number)


def run_commands(page: str, name: str, desk: Path) -> None:
    """Run a page's console blocks; each command must end with success."""
    for block in blocks(page):
        for command in commands(block) if block.language == "console" else ():
            done = subprocess.run(
                ["bash", "-o", "pipefail", "-c", command.text],
                cwd=desk,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=COMMAND_TIMEOUT_S,
            )
            assert done.returncode == 0, f"{name}:{command.line}: $ {command.text}\n{done.stdout[-4000:]}"


def run_python(page: str, name: str) -> None:
    """Run a page's Python blocks, as one program."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.language == "python":
            # Blank lines in front make a traceback name the page's own line.
            exec(compile("\n" * (block.line - 1) + block.text, name, "exec"), namespace)


def pages_with(language: str) -> list[Any]:
    """The pages that show something in this language, as parameters named after the page."""
    return [
        pytest.param(text, name, id=name)
        for page in PAGES
        for text, name in [(page.read_text(encoding="utf-8"), page.relative_to(ROOT).as_posix())]
        if any(block.language == language for block in blocks(text))
    ]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty directory to work in, with the running environment at hand as ``.venv`` and first in PATH."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


@pytest.mark.parametrize(("page", "name"), pages_with("console"))
def test_shown_commands_work(page: str, name: str, desk: Path) -> None:
    run_commands(page, name, desk)


@pytest.mark.parametrize(("page", "name"), pages_with("python"))
@pytest.mark.usefixtures("desk")
def test_shown_python_works(page: str, name: str) -> None:
    run_python(page, name)


def test_blocks_are_found_with_their_language_and_line() -> None:
    page = "# Title\n\n```console\n$ echo one\none\n```\n\ntext\n~~~python title=x\na = 1\n\nb = 2\n~~~\n"
    assert list(blocks(page)) == [
        Block("console", "$ echo one\none\n", 4),
        Block("python", "a = 1\n\nb = 2\n", 10),
    ]


def test_a_block_in_a_list_loses_its_indent() -> None:
    assert list(blocks("- item\n\n  ```python\n  if a:\n      b()\n\n  ```\n")) == [
        Block("python", "if a:\n    b()\n\n", 4)
    ]


def test_a_longer_fence_shows_a_shorter_one() -> None:
    assert list(blocks("````\n```python\n1/0\n```\n````\n")) == [Block("", "```python\n1/0\n```\n", 2)]


def test_inline_code_is_not_a_block() -> None:
    assert list(blocks("```not a block```\n")) == []


def test_only_the_block_after_the_mark_is_left_alone() -> None:
    page = "<!-- not run -->\n```console\n$ false\n```\n```console\n$ true\n```\n"
    assert [block.text for block in blocks(page)] == ["$ true\n"]


def test_a_block_that_never_ends_is_a_mistake() -> None:
    with pytest.raises(UnclosedBlock, match="line 3"):
        list(blocks("a\n\n```python\nb = 1\n"))


def test_commands_are_the_lines_after_a_dollar() -> None:
    text = "$ echo a \\\n> b\na b\n$ make test\n$ cd x && make\n$ remake it\n  $ no\n"
    assert list(commands(Block("console", text, 10))) == [
        Command("echo a \\\nb", 10),
        Command("remake it", 15),
    ]


def test_commands_of_a_page_share_their_files_and_find_the_environment(desk: Path) -> None:
    page = "```console\n$ echo 7 > seed\n```\n```console\n$ .venv/bin/python -c 'open(\"seed\")'\n```\n"
    run_commands(page, "page.md", desk)
    assert (desk / "seed").read_text() == "7\n"


def test_a_failing_command_is_named_with_its_line_and_output(desk: Path) -> None:
    page = "text\n\n```console\n$ echo fine\n$ (echo broken; false) | cat\n```\n"
    with pytest.raises(AssertionError, match=r"page\.md:5: .*\n\s*broken"):
        run_commands(page, "page.md", desk)


def test_python_blocks_share_their_names() -> None:
    run_python("```python\na = 1\n```\n```python\nassert a == 1\n```\n", "page.md")
    with pytest.raises(NameError):
        run_python("```python\na\n```\n", "page.md")
