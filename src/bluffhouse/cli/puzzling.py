"""A puzzle in the terminal: the table, the question, and the answer with its reasons."""

from typing import TextIO

from rich.console import Console
from rich.text import Text

from bluffhouse.arena.figures import figures
from bluffhouse.arena.lines import QUIET, heading
from bluffhouse.arena.puzzles.posing import Posed, heard, names, question, reached, stars
from bluffhouse.cli.sitting import plain
from bluffhouse.core.odd import Odd
from bluffhouse.core.puzzle import LIE, TRUE, Choice, Reason
from bluffhouse.core.story import say_move, tell
from bluffhouse.core.words import named, words

WIDEST = 100
TALLEST = 18  # lines of a drawing
SHOWN = 3  # moves of a mixture
LEAVE = ("q", "quit", "я")


class Asker:
    """Puts a puzzle to somebody, and explains it."""

    def __init__(self, put: Posed, lang: str) -> None:
        self._put, self._puzzle = put, put.puzzle
        self._words = words(lang, put.game)
        self._match = reached(put, plain)
        self._names = names(put, self._words, self._words.say("puzzle-you"))

    def ask(self, source: TextIO, target: TextIO) -> None:
        """Until an answer is given, or nobody gives one."""
        console = Console(file=target, highlight=False, markup=False)
        self._show(console)
        while (given := self._read(source, console)) is not None:
            choice = self._meant(given)
            if choice is not None:
                self._explain(choice, console)
                return
            console.print(self._words.say("puzzle-number", count=len(self._puzzle.choices)))

    # --- the question -----------------------------------------------------------------------

    def _show(self, console: Console) -> None:
        say, width = self._words.say, min(WIDEST, console.width)
        title = say("puzzle-title", date=self._put.day.isoformat())
        console.print(Text(f"\n{title} · {say('name')} {stars(self._puzzle)}", "bold"))
        view, game = self._match.view(self._puzzle.player), self._match.game
        picture = game.room.picture(game.options, self._words, self._names)
        if console.is_terminal:
            console.print(picture.table(view, width, TALLEST))
        else:
            console.print(*picture.spoken(view), sep="\n")
        console.print(heading(say("puzzle-before"), width))
        for event in heard(self._match, self._puzzle.player):
            console.print(f"  {tell(event, self._words, self._names, self._puzzle.player)}")
        asked = say(question(self._puzzle.kind, self._words.has))
        console.print(Text(f"\n{asked}", "bold"))
        for number, choice in enumerate(self._puzzle.choices, 1):
            console.print(f"  {number}  {self._label(choice.move)}")

    def _label(self, move: str) -> str:
        if move in (TRUE, LIE) and self._puzzle.kind == "liar":
            return self._words.say(f"puzzle-{move}")
        action = self._match.game.ids[move]
        return f"{say_move(self._match.game, action, self._words, self._names)} ({move})"

    def _read(self, source: TextIO, console: Console) -> str | None:
        prompt = self._words.say("puzzle-ask", count=len(self._puzzle.choices))
        console.print(f"\n{prompt} ", end="")
        line = source.readline()
        if not line or line.strip().lower() in LEAVE:
            console.print()
            return None
        if not source.isatty():
            console.print(line.strip())  # nobody saw it being typed
        return line.strip()

    def _meant(self, given: str) -> Choice | None:
        """The choice of a number, or of a move as it is written."""
        choices = self._puzzle.choices
        if given.isascii() and given.isdigit() and len(given) < 3:
            return choices[int(given) - 1] if 1 <= int(given) <= len(choices) else None
        return next((choice for choice in choices if choice.move == given), None)

    # --- the answer -------------------------------------------------------------------------

    def _explain(self, chosen: Choice, console: Console) -> None:
        say, puzzle = self._words.say, self._puzzle
        right = chosen.move == puzzle.answer
        told = say("puzzle-right") if right else say(
            "puzzle-wrong", move=self._label(puzzle.answer)
        )  # fmt: skip
        console.print(Text(f"\n{told}", "bold green" if right else "bold red"))
        for choice in puzzle.choices:
            console.print(f"  {self._label(choice.move)}: {self._worth(choice)}")
        console.print(heading(say("puzzle-why"), min(WIDEST, console.width)))
        for line in self._reasons():
            console.print(f"  {line}")
        levels = ", ".join(say("puzzle-level", level=level) for level in puzzle.failed)
        count = len(puzzle.failed)
        rated = say("puzzle-stars", stars=stars(puzzle), count=count, levels=levels)
        console.print(Text(f"\n{rated}", QUIET))
        console.print(self._shared(right=right))

    def _worth(self, choice: Choice) -> str:
        if choice.move == self._puzzle.answer:
            return self._words.say("puzzle-is-right")
        if self._puzzle.kind == "liar":
            return self._words.say("puzzle-unlikely")
        return self._words.say("puzzle-costs", loss=choice.loss)

    def _reasons(self) -> list[str]:
        puzzle, say = self._puzzle, self._words.say
        told = [self._reason(reason) for reason in puzzle.reasons]
        if puzzle.mixture:
            share = figures(self._words.lang).share
            likely = list(puzzle.mixture.items())[:SHOWN]
            mixture = ", ".join(f"{move} {share(part, 0)}" for move, part in likely)
            told.append(say("puzzle-mixture", mixture=mixture))
        return [*told, say("puzzle-judge", judge=puzzle.judge)]

    def _reason(self, reason: Reason) -> str:
        odd = Odd(reason.key, named(reason.details, self._names), reason.chance, reason.value)
        return odd.say(self._words, self._names)

    def _shared(self, *, right: bool) -> str:
        """What can be told to others, who have not seen it."""
        return self._words.say(
            "puzzle-share", date=self._put.day.isoformat(), game=self._words.say("name"),
            stars=stars(self._puzzle), right="yes" if right else "no",
        )  # fmt: skip
