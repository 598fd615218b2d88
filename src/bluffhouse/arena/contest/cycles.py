"""Bots that beat each other in a circle: no rating can tell that, so it is said."""

from collections.abc import Iterable, Iterator

Beats = tuple[str, str]  # the winner, the beaten


def cycles(beats: Iterable[Beats]) -> list[tuple[str, ...]]:
    """All circles in which everybody beats the next, and the last the first: each once, beginning
    with the bot that comes first in the alphabet."""
    below: dict[str, list[str]] = {}
    for winner, beaten in beats:
        below.setdefault(winner, []).append(beaten)
    return sorted((path for bot in below for path in _paths(below, (bot,))), key=_short_first)


def _paths(below: dict[str, list[str]], path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for bot in below.get(path[-1], ()):
        if bot == path[0]:
            yield path
        elif bot > path[0] and bot not in path:
            yield from _paths(below, (*path, bot))


def _short_first(path: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    return len(path), path
