"""`bluffhouse verify`: does a record replay, and was its seed the promised one?"""

from pathlib import Path

from bluffhouse.cli.files import read_json
from bluffhouse.cli.sitting import plain
from bluffhouse.core.errors import OptionError
from bluffhouse.core.record import verify_in
from bluffhouse.core.words import words

KEPT, BROKEN = 0, 1


def verify(path: Path, commitment: str | None, lang: str) -> int:
    promised = None if commitment is None else _hex(commitment)
    verdict = verify_in(plain, read_json(path), promised)
    match = verdict.match
    say = words(lang, match.game.id).say
    print(
        say(
            "ui-verify-replays",
            game=say("name"),
            players=match.game.players,
            moves=len(match.moves),
            state="over" if match.over else "open",
        )
    )
    print(say("ui-seed", seed=str(match.seed)))
    print(say("ui-commitment", commitment=verdict.commitment))
    if verdict.promised is None:
        print(say("ui-verify-nothing-promised"))
        return KEPT
    if verdict.kept:
        print(say("ui-verify-kept"))
        return KEPT
    print(say("ui-verify-broken", promised=verdict.promised))
    return BROKEN


def _hex(text: str) -> str:
    tidy = text.strip().lower()
    if len(tidy) != 64 or set(tidy) - set("0123456789abcdef"):
        raise OptionError("ui-bad-commitment", value=text[:40])
    return tidy
