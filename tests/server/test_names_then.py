"""What was told of somebody keeps the name that he had then: in the log, after a restart, in the
record; and nothing of that is left of who wants to be forgotten."""

import msgspec

from bluffhouse.server import messages as ms
from bluffhouse.server.finished.retelling import retell
from bluffhouse.server.operations.archive import same_match
from bluffhouse.server.store.rows import FinishedMatch
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.from_log import fold
from bluffhouse.server.tables.info import earlier, match_record
from bluffhouse.server.tables.redaction import redaction
from tests.server.test_evening import CODE, Company, made


def renamed() -> Company:
    """Ben is Benno after three moves, and Bernd after none more; a fourth is taken back."""
    company = Company("luegen", 2, mats=1, halves=False)
    company.comes("Ada")
    ben = company.comes("Ben")
    company.begins()
    company.play(3)
    for number, name in enumerate(("Benno", "Bernd")):
        company.does(ben, ms.Rename(id=f"r{number}", name=name))
    return company


def test_names_of_then_are_told_again_after_a_restart() -> None:
    company = renamed()
    assert earlier(company.table) == [ms.Called(3, ["Ada", "Ben"])]
    company.play(1)
    assert earlier(fold(CODE, company.log, made)) == earlier(company.table)
    company.happens(ev.Undone(seat=company.table.match.last[0]))  # type: ignore[union-attr]
    company.happens(ev.Undone(seat=company.table.match.last[0]))  # type: ignore[union-attr]
    assert earlier(company.table) == [ms.Called(2, ["Ada", "Ben"])]
    company.play()
    record = match_record(company.table)
    assert record["names"] == ["Ada", "Bernd"]
    assert retell(record, None, lambda game, **options: company.table.game).earlier == [
        ms.Called(2, ["Ada", "Ben"])
    ]
    assert same_match({**record, "earlier": []}, record)  # as earlier servers filed it
    company.begins()
    assert earlier(company.table) == []


def test_who_is_forgotten_had_no_earlier_name_either() -> None:
    company = renamed()
    company.play()
    filed = msgspec.json.encode(match_record(company.table))
    assert b'"Ben"' in filed
    company.does(1, ms.Forget(id="f"))
    assert "Ben" not in repr(earlier(company.table))
    todo = redaction(CODE, company.log, [FinishedMatch(CODE, 1, "luegen", 0, filed)], made)
    assert b"Be" not in b"".join([*todo.bodies.values(), *todo.records.values()])
    assert msgspec.json.decode(todo.records[1])["names"] == ["Ada", "Somebody"]


def test_who_is_forgotten_in_a_match_is_somebody_from_its_beginning() -> None:
    company = renamed()
    company.does(1, ms.Forget(id="f"))
    assert earlier(company.table) == [ms.Called(3, ["Ada", "Somebody"])]
