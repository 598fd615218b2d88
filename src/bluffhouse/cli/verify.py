"""`bluffhouse verify`: does a record replay, and was its seed the promised one?"""

from pathlib import Path

from bluffhouse.cli.deals import examine
from bluffhouse.cli.files import read_json
from bluffhouse.cli.sitting import plain
from bluffhouse.core.errors import OptionError
from bluffhouse.core.quoting import typed
from bluffhouse.core.receipt import Receipt
from bluffhouse.core.record import verify_in
from bluffhouse.core.words import words

KEPT, BROKEN = 0, 1


def verify(path: Path, published: str | None, receipt: Path | None, lang: str) -> int:
    """Say what the record proves: that it replays, that its seed fits what is known of it, and how
    chance was made."""
    promised = None if published is None else _hex(published)
    kept = None if receipt is None else Receipt.read(read_json(receipt))
    record = read_json(path)
    verdict = verify_in(plain, record)
    match, stored = verdict.match, record.get("commitment")
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
    if record.get("position") is not None:
        print(say("ui-verify-position"))
    lines, code = _judge(verdict.commitment, promised, _tidy(stored))
    for key, commitment in lines:
        print(say(key, commitment=commitment))
    found = examine(record, match, kept)
    for line in found.lines(say):
        print(line)
    return BROKEN if found.broken else code


def _judge(
    actual: str, promised: str | None, stored: str | None
) -> tuple[list[tuple[str, str]], int]:
    """What to say of the commitments, as texts about one of them, and the exit code."""
    if promised is None:
        if stored is None:
            return [("ui-verify-nothing-promised", "")], KEPT
        if stored == actual:
            return [("ui-verify-fits", stored)], KEPT
        return [("ui-verify-stored-broken", stored)], BROKEN
    kept = promised == actual
    lines = [("ui-verify-kept" if kept else "ui-verify-broken", promised)]
    if stored is not None and stored != promised:
        lines.append(("ui-verify-stored-other", stored))
    return lines, KEPT if kept and len(lines) == 1 else BROKEN


def _tidy(stored: str | None) -> str | None:
    """The commitment that stands in a record, fit to be compared and printed."""
    if stored is None:
        return None
    tidy = stored.strip().lower()
    return tidy if len(tidy) == 64 and tidy.isalnum() else typed(tidy)


def _hex(text: str) -> str:
    tidy = text.strip().lower()
    if len(tidy) != 64 or set(tidy) - set("0123456789abcdef"):
        raise OptionError("ui-bad-commitment", value=typed(text))
    return tidy
