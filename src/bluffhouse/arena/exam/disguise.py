"""A game under other names, so that who remembers it from elsewhere gains nothing.

The name of the game and its telling words are replaced (the room's text `disguise` says by what),
and moves are written as codes whose meaning stands beside them.
"""

import random
import re

from bluffhouse.core.setup import Setup
from bluffhouse.core.words import Words

_CODED = re.compile(r"`([^`]+)`")
_SYLLABLES = ("ba", "do", "fe", "gu", "ka", "lo", "mi", "na", "pu", "ra", "so", "ti", "vu", "ze")


class Disguise:
    """The same for a whole exam: its seed decides names and codes."""

    def __init__(self, game: Setup, words: Words, seed: int) -> None:
        luck = random.Random(f"disguise {seed}")
        numbers = list(range(len(game.words)))
        luck.shuffle(numbers)
        self._codes = {
            word: f"m{number}" for word, number in zip(game.words, numbers, strict=True) if word
        }
        self._moves = {code: word for word, code in self._codes.items()}
        self.names = [_invented(luck).capitalize() for _ in range(game.players)]
        pairs = {words.say("name"): _invented(luck).capitalize()}
        if words.has("disguise"):
            told = (pair.split("=") for pair in words.say("disguise").split(","))
            pairs |= {old.strip(): new.strip() for old, new in told}
        self._pairs = {old.rstrip("!").casefold(): new for old, new in pairs.items()}
        longest = sorted(pairs, key=len, reverse=True)
        self._stem = re.compile("|".join(map(_beginning, longest)), re.IGNORECASE)

    def hide(self, text: str) -> str:
        """A prompt as it is shown."""
        coded = _CODED.sub(lambda found: f"`{self._code(found[1])}`", text)
        return self._stem.sub(self._other, coded)

    def _code(self, word: str) -> str:
        return self._codes.get(" ".join(word.split()), word)

    def _other(self, found: re.Match[str]) -> str:
        new = self._pairs[found[0].casefold()]
        return new[:1].upper() + new[1:] if found[0][:1].isupper() else new

    def reveal(self, text: str) -> str:
        """An answer with the moves that its codes stand for."""
        return re.sub(r"\bm\d+\b", lambda found: self._moves.get(found[0], found[0]), text.lower())


def _beginning(stem: str) -> str:
    """Matches the beginnings of words; `stem!` whole words alone."""
    return rf"\b{re.escape(stem.rstrip('!'))}" + (r"\b" if stem.endswith("!") else "")


def _invented(luck: random.Random) -> str:
    return "".join(luck.sample(_SYLLABLES, 3))
