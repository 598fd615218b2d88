"""docs/rules/sheets.md: every sentence of a sheet leads to clauses, and every clause to a test."""

import pytest

import bluffhouse as bh
from bluffhouse.games import open_room
from tests.rulebook import clauses
from tests.sheets import PAGE, completed, named_after, rows

TEXT = PAGE.read_text(encoding="utf-8")
games = pytest.mark.parametrize("game", bh.games())


@games
def test_every_sentence_leads_to_clauses_and_tests(game: str) -> None:
    told = [row for of, row in rows(TEXT) if of == game]
    assert len(told) > 20
    for row in told:
        assert row.sentence, row
        assert row.clauses, row
        for clause in row.clauses:
            assert clause in clauses(game), row
            assert set(row.tests) & set(named_after(game)[clause]), row
        known = {test for clause in row.clauses for test in named_after(game)[clause]}
        assert set(row.tests) <= known, row


@games
def test_options_are_those_of_the_game(game: str) -> None:
    """And the page says of every option whether a sheet knows it."""
    options = {option.name for option in open_room(game).options}
    named = {name for of, row in rows(TEXT) if of == game for name in row.options}
    assert named <= options
    section = TEXT.split(f"`{game}`\n", 1)[1].split("\n## ", 1)[0]
    for option in options - {"players"}:
        assert f"`{option}`" in section, option


def test_the_page_is_complete() -> None:
    assert completed(TEXT) == TEXT, "run `python -m tests.sheets`"


def test_a_sentence_without_a_clause_or_a_test_would_be_seen() -> None:
    page = "## The Lie Zie — `liezie`\n| | said | LZ-3 | test_lz_9_x | |\n| | other | LZ-99 | | |\n"
    (_, said), (_, other) = rows(completed(page))
    assert said.tests
    assert set(said.tests) <= set(named_after("liezie")["LZ-3"])
    assert not other.tests
    assert [said.number, other.number] == [1, 2]
