"""`bluffhouse games` and `bluffhouse rules`."""

import json
import os

from bluffhouse.cli.texts import rules_page
from bluffhouse.core.words import Words, words
from bluffhouse.games import open_room, playable


def games(lang: str, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps([facts(game, lang) for game in playable()], ensure_ascii=False, indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    say = words(lang).say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("ui-column-id", "ui-column-name", "ui-column-players", "ui-column-pitch"):
        table.add_column(say(key), no_wrap=key in ("ui-column-id", "ui-column-name"))
    for game in playable():
        room = words(lang, game)
        table.add_row(game, room.say("name"), _seats(room), room.say("pitch"))
    Console().print(table)


def _seats(room: Words) -> str:
    """How many play, as the text begins: `2–4`. The room itself would take longer to open."""
    return room.say("players").split()[0]


def facts(game: str, lang: str) -> dict[str, object]:
    """What programs are told of a game."""
    room, say = open_room(game), words(lang, game).say
    return {
        "id": game,
        "name": say("name"),
        "pitch": say("pitch"),
        "players": [room.seats()[0], room.seats()[-1]],
        "rules": room.version,
        "replays_since": room.since,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.describe(),
                "about": say(f"option-{option.name}"),
            }
            for option in room.options
        ],
        "presets": {preset.name: dict(preset.options) for preset in room.presets},
    }


def rules(game: str, lang: str, *, paged: bool) -> None:
    open_room(game)  # refuses games that are not in the house
    page = rules_page(words(lang, game))
    if not paged:
        print(page, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    os.environ.setdefault("LESS", "-RFX")
    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(page), width=min(console.width, 88))
