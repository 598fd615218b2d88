"""`bluffhouse play`: from wishes to a table, and home again with the record."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from typing import Any, NoReturn

from bluffhouse.cli.files import record_text
from bluffhouse.cli.sitting import Sitting, Wishes


def play(wishes: Wishes, *, plain: bool) -> int:
    """Play, and give the exit code: 1 if a match could not be saved."""
    return _in_lines(wishes) if plain else _on_screen(wishes)


def _in_lines(wishes: Wishes) -> int:
    from bluffhouse.cli.plain import PlainTable

    table = PlainTable(sys.stdin, sys.stdout)
    with _leaving_on_signals():
        try:
            table.play(wishes)
        finally:
            code = _goodbye(table.sittings)
    return code


def _on_screen(wishes: Wishes) -> int:
    from bluffhouse.cli.table.app import PlayApp

    app = PlayApp(wishes, Sitting(wishes) if wishes.game else None)
    try:
        refused = app.run()
    finally:
        code = _goodbye(app.sittings)
    if refused is not None:
        raise refused
    return code


@contextlib.contextmanager
def _leaving_on_signals() -> Iterator[None]:
    """A closed terminal or a kill ends like q: cleanly, with the match saved."""
    before: dict[int, Any] = {}

    def leave(number: int, frame: object) -> NoReturn:
        for other in before:
            signal.signal(other, signal.SIG_IGN)  # one is enough
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            with contextlib.suppress(ValueError):  # not in the main thread
                before[number] = signal.signal(number, leave)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _goodbye(sittings: list[Sitting]) -> int:
    """Save what is not saved, and say where; what cannot be saved is printed."""
    for sitting in sittings:
        sitting.save()
    with contextlib.suppress(OSError):  # if nobody listens any more, at least all is saved
        for sitting in sittings:
            _tell_where(sitting)
    return 0 if all(sitting.saved for sitting in sittings) else 1


def _tell_where(sitting: Sitting) -> None:
    say = sitting.words.say
    if sitting.saved:
        print(say("ui-saved", path=str(sitting.saved)))
    else:
        print(say("ui-not-saved", why=sitting.trouble or ""), file=sys.stderr)
        print(record_text(sitting.record()))
