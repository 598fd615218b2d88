"""The texts: every language says everything, and the rules pages cover every clause."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.cli.texts import rules_page
from bluffhouse.core.story import story, tell
from bluffhouse.core.words import LANGUAGES, words
from tests.rulebook import clauses, sections
from tests.tables import FIRST, random_play

ROOT = Path(__file__).parents[1]
NAMES = [f"N{p}" for p in range(12)]
games = pytest.mark.parametrize("game", bh.games())
languages = pytest.mark.parametrize("lang", LANGUAGES)


@games
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    named = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "tests").rglob("test_*.py")
        if "accounts" not in file.parts
    )
    assert clauses(game)
    for clause in clauses(game):
        name = clause.lower().replace("-", "_")
        assert re.search(rf"def test_{name}_", named), f"no test is named after {clause}"


@games
@languages
def test_rules_pages_cover_every_clause(game: str, lang: str) -> None:
    said = words(lang, game)
    covered = {c for key in sections(game, lang) for c in said.say(f"{key}.clauses").split()}
    assert covered == set(clauses(game))
    for key in sections(game, lang):
        assert len(said.say(f"{key}.body")) > 80
        assert said.say(key).strip()


@games
def test_every_refusal_names_the_clause_that_it_follows(game: str) -> None:
    """The same in every language, and one that a section explains beyond options and typing."""
    refusals = set(import_module(f"bluffhouse.games.{game}.table.notation").REFUSALS.values())
    named = {lang: words(lang, game) for lang in LANGUAGES}
    told = [key for key in sections(game, "en") if not named["en"].has(f"{key}.lists")]
    explained = " ".join(
        named["en"].say(f"{key}.clauses") for key in told if not named["en"].has(f"{key}.taps")
    )
    for key in refusals - {"refuse-notation"}:
        (clause,) = {said.say(f"{key}.clause") for said in named.values()}
        assert clause in explained.split(), f"{key}: {clause}"


@games
@languages
def test_pages_speak_of_taps_where_a_terminal_speaks_of_typing(game: str, lang: str) -> None:
    said = words(lang, game)
    (typed,) = (key for key in sections(game, lang) if said.has(f"{key}.taps"))
    assert "`" in said.say(f"{typed}.body")
    assert "`" not in said.say(f"{typed}.taps")
    for key in set(sections(game, lang)) - {typed}:
        assert not re.search(r"`[a-z]+ [^`]+`", said.say(f"{key}.body")), f"{key} speaks of typing"


@games
@languages
def test_pages_refuse_a_tap_without_words_that_are_typed(game: str, lang: str) -> None:
    """No notation of a bid, no number of a seat, no word as it is typed."""
    said = words(lang, game)
    refusals = set(import_module(f"bluffhouse.games.{game}.table.notation").REFUSALS.values())
    texts = {"seat": "Ada", "last": "9x1", "said": "9x1", "card": "bribe", "combination": "fours"}
    shown = {"way": "up", "dice": "5", "back": "1", "colour": "red"}
    counted = dict.fromkeys(("count", "face", "limit", "held", "number"), 3)
    for key in refusals - {"refuse-notation", "refuse-seat", "refuse-low", "refuse-fit"}:
        told = f"{key}.taps" if said.has(f"{key}.taps") else key
        text = said.say(told, **texts, **shown, **counted)
        assert not re.search(r"\dx\d|(player|Platz|[Ии]грач) Ada|\([a-z]+\)|[a-z] \(", text), text


@games
@languages
def test_every_option_is_explained(game: str, lang: str) -> None:
    said = words(lang, game)
    room = bh.make(game, players=2).room
    page = rules_page(said)
    for option in room.options:
        assert said.say(f"option-{option.name}")
        assert f"`-o {option.name}=`" in page
        assert option.name == "players" or said.say(f"option-{option.name}.hint")
        if not isinstance(option.allowed, range):  # which may have billions of values
            for value in option.allowed:
                if isinstance(value, str):  # what is chosen where a table is made
                    assert said.say(f"option-{option.name}-{value}")
    for preset in room.presets:
        assert said.say(f"preset-{preset.name}")
        assert said.say(f"preset-{preset.name}-hint")
        assert f"`-o {preset.name}`" in page
    for key in ("name", "pitch", "players", "minutes"):
        assert said.say(key)


@pytest.mark.parametrize(("game", "options"), FIRST)
@languages
def test_the_log_can_be_told(game: str, options: dict[str, Any], lang: str) -> None:
    """Every event of whole matches has a line, told about others and about oneself."""
    lines = set()
    for seed in range(3):
        match = bh.make(game, **options).new(seed=seed)
        for _ in random_play(match, seed=seed):
            pass
        for chapter in story(match, 0):
            for event in chapter.events:
                for me in (None, 0):
                    lines.add(tell(event, words(lang, game), NAMES, me))
    assert len(lines) > 40
    assert all(line.strip() and "{" not in line for line in lines)


@languages
def test_unknown_keys_are_noticed(lang: str) -> None:
    with pytest.raises(KeyError):
        words(lang).say("no-such-text")
    with pytest.raises(KeyError):
        words(lang).say("move-turn")  # its arguments are missing
