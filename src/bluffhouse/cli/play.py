"""`bluffhouse play`: from wishes to a table, and home again with the record."""

import contextlib
import sys

from bluffhouse.cli import leaving
from bluffhouse.cli.files import record_text
from bluffhouse.cli.sitting import Sitting, Wishes


def play(wishes: Wishes, *, plain: bool, resume: bool = False) -> int:
    """Play, and give the exit code: 1 if a match could not be saved."""
    from bluffhouse.cli.records import resume_last

    first = resume_last(wishes) if resume else Sitting(wishes) if wishes.game else None
    return _in_lines(wishes, first) if plain else _on_screen(wishes, first)


def _in_lines(wishes: Wishes, first: Sitting | None) -> int:
    from bluffhouse.cli.plain import PlainTable

    table = PlainTable(sys.stdin, sys.stdout)
    with leaving.by_exception():
        try:
            table.play(wishes, first)
        finally:
            code = _goodbye(table.sittings)
    return code


def _on_screen(wishes: Wishes, first: Sitting | None) -> int:
    from bluffhouse.cli.table.app import PlayApp

    app = PlayApp(wishes, first)
    with leaving.by_asking(app.leave):
        try:
            refused = app.run()
        finally:
            code = _goodbye(app.sittings)
    if refused is not None:
        raise refused
    if app.browse is not None:
        from bluffhouse.cli.serve import serve

        serve(lang=app.browse, open_browser=True)
    return app.return_code or code


def _goodbye(sittings: list[Sitting]) -> int:
    """Save what is not saved, and say where; what cannot be saved is printed."""
    for sitting in sittings:
        sitting.end()
    with contextlib.suppress(OSError):  # if nobody listens any more, at least all is saved
        for sitting in sittings:
            _tell_where(sitting)
    return 0 if all(sitting.saved for sitting in sittings) else 1


def _tell_where(sitting: Sitting) -> None:
    say = sitting.words.say
    if sitting.saved:
        print(say("ui-saved", path=str(sitting.saved)))
        if not sitting.over and sitting.wishes.record is None:
            print(say("ui-left"))
    else:
        print(say("ui-not-saved", why=sitting.trouble or ""), file=sys.stderr)
        print(record_text(sitting.record()))
