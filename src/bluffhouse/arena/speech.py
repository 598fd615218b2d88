"""A game's words and figures in a language: what the wordings of all reports begin with."""

from collections.abc import Sequence

from bluffhouse.arena.asked import Forfeit
from bluffhouse.arena.figures import Figures, figures
from bluffhouse.core.options import Value
from bluffhouse.core.words import Words, words


class Speech:
    """How reports about a game are said."""

    def __init__(self, game: str, lang: str) -> None:
        self.words: Words = words(lang, game)
        self.figures: Figures = figures(lang)
        self.say = self.words.say

    def value(self, option: str, given: str) -> str:
        """The value of an option in words, if there are any for it."""
        key = f"option-{option}-{given}"
        return self.say(key) if self.words.has(key) else given

    def forfeited(self, forfeits: Sequence[Forfeit]) -> list[str]:
        """Which bots lost matches because they failed, and why."""
        told = [
            self.say("arena-forfeit", bot=f.bot, matches=self.figures.whole(f.matches), why=f.why)
            for f in forfeits
        ]
        return [*told, self.say("arena-forfeit-note")] if told else []


def written(value: Value) -> str:
    """The value of an option as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
