"""`bluffhouse exploit --local`: what is surely won against bots, by looking one move ahead."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bluffhouse.bots import Bot
    from bluffhouse.core.game import Game
    from bluffhouse.core.words import Words
    from bluffhouse.learn import Won

    Found = dict[str, Won]

#: Of what the other may hold, and of one's own moves, as many are looked at where there are more.
HANDS, MOVES = 24, 12


def measure(
    game: "Game", bots: "dict[str, Bot | None]", deals: int, seed: int,
    about: Callable[[str, int], Callable[[int], None]],
) -> "Found":  # fmt: skip
    from bluffhouse.core.errors import OptionError
    from bluffhouse.learn import Local

    found = {}
    for name, bot in bots.items():
        if bot is None:
            raise OptionError("exploit-local-nobody", bot=name)
        local = Local(game, bot, hands=HANDS, moves=MOVES)
        found[name] = local.play(deals, seed, about(name, deals))
    return found


def report(found: "Found", game: "Game", words: "Words", json: Path | None) -> None:
    from bluffhouse.cli.running import publish_plain

    told = partial(_as_text, found, words)
    publish_plain(json, lambda: _as_json(found, game), told)


def _as_json(found: "Found", game: "Game") -> bytes:
    import json

    bots = [{"bot": name, **won._asdict()} for name, won in found.items()]
    told = {"game": game.id, "options": game.options, "bots": bots}
    return json.dumps(told, indent=2).encode() + b"\n"


def _as_text(found: "Found", words: "Words", width: int) -> "RenderableType":
    from rich.console import Group
    from rich.text import Text

    from bluffhouse.arena.figures import figures
    from bluffhouse.arena.lines import QUIET, fitting, indented, new_table

    written = figures(words.lang)
    table = new_table()
    table.add_column(words.say("exploit-bot"))
    for column in ("won", "low", "high"):
        table.add_column(words.say(f"exploit-local-{column}"), justify="right", no_wrap=True)
    for name, won in found.items():
        numbers = (won.mean, won.low, won.high)
        table.add_row(name, *(written.decimal(round(number, 3) + 0.0, 3) for number in numbers))
    return Group(
        Text(),
        Text(words.say("exploit-local-title", game=words.say("name")), "bold"),
        table,
        indented(Text(words.say("exploit-local-note"), QUIET), fitting(width)),
    )
