"""`bluffhouse play`: from wishes to a table, and home again with the record."""

import sys

from bluffhouse.cli.files import record_text
from bluffhouse.cli.sitting import Sitting, Wishes


def play(wishes: Wishes, *, plain: bool) -> None:
    if plain:
        from bluffhouse.cli.plain import PlainTable

        _goodbye(PlainTable(sys.stdin, sys.stdout).play(wishes))
        return
    from bluffhouse.cli.table.app import PlayApp

    app = PlayApp(wishes, Sitting(wishes) if wishes.game else None)
    try:
        refused = app.run()
    finally:
        _goodbye(app.sittings)
    if refused is not None:
        raise refused


def _goodbye(sittings: list[Sitting]) -> None:
    """Save what is not saved, and say where; what cannot be saved is printed."""
    for sitting in sittings:
        sitting.save()
        say = sitting.words.say
        if sitting.saved:
            print(say("ui-saved", path=str(sitting.saved)))
        else:
            print(say("ui-not-saved", why=sitting.trouble or ""), file=sys.stderr)
            print(record_text(sitting.record()))
