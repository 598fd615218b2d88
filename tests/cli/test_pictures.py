"""Every game draws itself in the room it is given, and offers exactly its legal moves."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.cli.sitting import plain
from bluffhouse.core.bare import BarePicture
from bluffhouse.core.match import Match
from bluffhouse.core.picture import RESERVED, Picture
from bluffhouse.core.story import say_move
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games import open_room

ROOMS = [(50, 14), (50, 16), (62, 20), (62, 22), (100, 40), (30, 12)]
NAMES = [
    "Maximiliana Lang", "Bo", "Clara", "D", "Елена", "Fritz", "Gé", "H", "I", "Jo", "K", "L", "Mo",
    "Nina", "Ophelia von Thann", "P", "Quentin", "Ro", "Stefan", "T",
]  # fmt: skip


def positions(
    game: str, players: int, lang: str, **options: Any
) -> Iterator[tuple[Match, Picture]]:
    """Positions of a match between bots."""
    match = plain(game, players=players, **options).new(players)
    picture = match.game.room.picture(match.game.options, words(lang, game), NAMES[:players])
    bots = [Bot("thumb", 1), Bot("random", 2)]
    choose = random.Random(players)
    for _ in range(60):
        if match.over:
            break
        yield match, picture
        player = match.actors[0]
        match.play(choose.choice(bots).choose(match, player), player)
    yield match, picture


def drawn(renderable: Any, width: int) -> list[str]:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().rstrip("\n").split("\n")


def tables() -> list[tuple[str, int]]:
    counts = (2, 4, 5, 12, 20)
    return [(game, p) for game in bh.games() for p in counts if p in open_room(game).seats()]


@pytest.mark.parametrize(("game", "players"), tables())
def test_a_picture_stays_in_its_room(game: str, players: int):
    before: dict[str, Any] | None = None
    for i, (match, picture) in enumerate(positions(game, players, ("en", "de", "bg")[players % 3])):
        width, height = ROOMS[i % len(ROOMS)]
        for seat in (None, 0):
            view = match.view(seat)
            lines = drawn(picture.table(view, width, height), width)
            if height >= 14:
                assert len(lines) <= height, "\n".join(lines)
            assert all(len(line) <= width for line in lines)
        if before is not None and (shown := picture.scene(before, view, width, height)):
            assert len(drawn(shown, width)) <= max(height, 16)
            assert picture.scene_spoken(before, view)
        assert all(line.strip() for line in picture.spoken(view))
        before = view


@pytest.mark.parametrize(("game", "players"), tables())
def test_what_is_offered_is_legal(game: str, players: int):
    for match, picture in positions(game, players, "en"):
        for player in match.actors:
            view = match.view(player)
            keys = picture.keys(view)
            assert set(keys.values()) <= set(view["moves"])
            assert not set(keys) & RESERVED
            chosen = picture.first(view)
            assert chosen in view["moves"]
            assert len(drawn(picture.ask(view, chosen, 74), 74)) <= picture.rows
            for arrow in ("up", "left", "down", "right", "right", "up", "up"):
                chosen = picture.turn(view, chosen, arrow)
                assert chosen in view["moves"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("luegen", {"dice": 1, "mats": 15}), ("luegen", {"wild": 6}), ("luegen", {"wild": 0})],
)
def test_reduced_games_are_drawn_too(game: str, options: dict[str, Any]):
    for match, picture in positions(game, 3, "en", **options):
        assert len(drawn(picture.table(match.view(0), 50, 16), 50)) <= 16


@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_a_trap_by_name_is_offered(lang: str):
    position = {
        "round": 1, "turn": 0, "hands": [["sure"], ["swap", "confuse"]], "deck": ["sure"],
        "drawn": True, "plays": 1, "pending": {"card": "trap", "by": 0, "at": 1}, "phase": "name",
        "history": [{"event": "shown", "player": 1, "rival": 0, "cards": ["confuse"]}],
    }  # fmt: skip
    match = plain("cityoflies", players=2, trap_choice="chooser").position(position)
    said = words(lang, "cityoflies")
    picture = match.game.room.picture(match.game.options, said, NAMES[:2])
    view = match.view(0)
    assert picture.keys(view) == {"1": "name confuse", "a": "random"}
    assert not set(picture.keys(view)) & RESERVED
    offered = "\n".join(drawn(picture.ask(view, "name confuse", 74), 74))
    for move in view["moves"]:
        assert (
            say_move(match.game, match.game.ids[move], words(lang, "cityoflies"), NAMES) in offered
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_that_fits_is_not_cut(lang: str):
    hand = ["hidden", "hidden", "block", "reveal", "swap", "forge"]
    position = {"round": 1, "turn": 0, "hands": [hand, ["sure"]], "deck": ["sure"], "drawn": True}
    match = plain("cityoflies", players=2).position(position)
    said = words(lang, "cityoflies")
    picture = match.game.room.picture(match.game.options, said, NAMES[:2])
    for width in range(46, 66):
        shown = "\n".join(drawn(picture.table(match.view(0), width, 16), width))
        assert [c for c in hand if f" {said.say('pic-card', card=c)} " not in shown] == []


def test_a_straight_counts_in_the_showdown():
    position = {
        "middle": 3,
        "mats": [0, 2, 0],
        "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]],
        "turn": 1,
        "bid": "6x5",
        "bidder": 0,
    }
    match = plain("luegen", players=3).position(position)
    picture = match.game.room.picture(match.game.options, words("en", "luegen"), NAMES[:3])
    before = match.view(1)
    match.play("liar")
    told = picture.scene_spoken(before, match.view(1))
    assert [line.rpartition(" ")[2] for line in told] == ["10.", "3.", "2."]
    shown = "\n".join(drawn(picture.scene(before, match.view(1), 60, 20), 60))
    assert shown.count("straight") == 1
    assert shown.count("┏━━━┓") == 6 + 3 + 2
    assert "15 there" in shown


def test_a_game_without_a_picture_is_playable():
    match = plain("lineit", players=3).new(1)
    picture = BarePicture(match.game.options, words("en"), NAMES[:3])
    assert isinstance(picture, Picture)
    view = match.view(match.actors[0])
    assert picture.keys(view)["1"] == view["moves"][0]
    chosen = picture.first(view)
    assert picture.turn(view, chosen, "down") == view["moves"][1]
    assert drawn(picture.table(view, 50, 14), 50)
    assert drawn(picture.ask(view, chosen, 50), 50)


def test_hands_that_are_not_shown_have_backs():
    """LI-15: as many as there are cards, in drawings and in words."""
    position = {
        "market": ["57", "+5", "8", "61"],
        "hands": [["33"], ["40", "+3"]],
        "lines": [["10"], ["80"]],
    }
    match = plain("lineit", players=2, open_hands=False).position(position)
    for lang in LANGUAGES:
        said = words(lang, "lineit")
        picture = match.game.room.picture(match.game.options, said, NAMES[:2])
        for viewer, backs, cards in ((0, 2, ("33",)), (1, 1, ("40", "+3")), (None, 3, ())):
            view = match.view(viewer)
            shown = "\n".join(drawn(picture.table(view, 60, 16), 60))
            spoken = "\n".join(picture.spoken(view))
            assert shown.count("▒▒") == backs
            for card in ("33", "40", "+3"):
                assert (card in shown) == (card in spoken) == (card in cards)
        assert said.say("pic-hidden-cards", count=2) in "\n".join(picture.spoken(match.view(0)))
