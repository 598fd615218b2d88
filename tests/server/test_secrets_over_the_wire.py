"""Non-interference over the wire: worlds that a viewer cannot tell apart give the same bytes.

Two servers hold the same table; the match at one of them is imagined from what the viewer knows at
the other. Both play the same course, as far as it looks the same to him: his own moves, wrong and
stale ones, moves taken back, chat, odds, coming back, and moves of others, which may be different
ones if he cannot know. Everything that reaches him and a spectator is compared to the last byte.
"""

import contextlib
import dataclasses
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.games import open_room
from bluffhouse.server.messages import Clock
from tests.server.worlds import Sitting, World, world

PLAYERS = 3
STEPS = 14
MOMENTS = 6
PAGES = (
    "/state",
    "/spoken?lang=de",
    "/matches",
    "/matches/1/record",
    "/matches/1/replay?seat=1",
    "",
)

Pair = tuple[Sitting, Sitting]


def moments(game: Game, seed: int, count: int) -> Iterator[Match]:
    """Positions of random play: matches that begin there."""
    luck = random.Random(seed)
    for _ in range(count):
        match = game.new(luck.getrandbits(60))
        for _ in range(luck.randrange(2, 30)):
            player = luck.choice(match.actors)
            before = match.copy()
            match.play(luck.choice(match.legal(player)), player)
            if match.over:
                match = before
                break
        yield begun_from(match, match)


def begun_from(match: Match, like: Match) -> Match:
    """A match that begins where another stands; chance falls as in `like`."""
    position = match.game.room.write(match.game, match.snapshot())
    return Match.from_position(match.game, position, like.seed)


def twin_of(match: Match, viewer: int | None, seed: int) -> Match:
    """A match that the viewer cannot tell from this one, and that is another if there is one."""
    for key in range(seed, seed + 20):
        twin = begun_from(match.imagine(viewer, key), match)
        if twin.snapshot() != match.snapshot():
            break
    return twin


# --- the course -----------------------------------------------------------------------------


def looks(match: Match, seat: int, move: str, viewer: int | None) -> tuple[Any, ...]:
    """What a move would be to the viewer and to a spectator, and whether it ends the match: then
    all is open, and the worlds are told apart by right."""
    after, game = match.copy(), match.game
    after.play(move, seat)
    ((_, action),) = after.taken(match.played)
    then, now = match.snapshot(), after.snapshot()
    heard = [
        (game.room.events(game, then, seat, action, now, who), after.seen(now, who))
        for who in (viewer, None)
    ]
    return heard, after.actors, after.over


def same_looking(
    pair: Pair, viewer: int | None, luck: random.Random
) -> tuple[int, str, str] | None:
    """A seat and its moves in both worlds which look the same to the viewer."""
    real, other = (sitting.match for sitting in pair)
    for seat in luck.sample(real.actors, len(real.actors)):
        moves = real.legal(seat)
        for move in luck.sample(moves, min(8, len(moves))):
            seen = looks(real, seat, move, viewer)
            if not seen[-1] and move in (answers := other.legal(seat)):
                tried = luck.sample(answers, min(12, len(answers))) if seat != viewer else []
                for answer in (*tried, move):
                    if looks(other, seat, answer, viewer) == seen:
                        return seat, move, answer
    return None


async def attempt(pair: Pair, viewer: int | None, luck: random.Random, number: int) -> None:
    """Something that the viewer tries, in both worlds alike."""
    match = pair[0].match
    stale = max(0, match.played - luck.randrange(3))
    some_move = luck.choice(match.game.words) or "nonsense"
    tries: list[tuple[str, dict[str, Any]]] = [
        ("move", {"move": some_move, "at": match.played}),
        ("move", {"move": some_move, "at": stale}),
        ("move", {"move": "?" * luck.randrange(9), "at": match.played}),
        ("undo", {}),
        ("say", {"text": f"line {number}"}),
        ("emote", {"emote": "liar"}),
        ("odds", {"on": luck.random() < 0.7}),
        ("wish", {"forced": luck.random() < 0.5}),
        ("wish", {"passive": True}),
        ("bot", {"seat": 1}),
    ]
    kind, what = luck.choice(tries)
    legal = viewer is not None and what.get("move") in match.legal(viewer)
    if not legal:  # moves that may succeed are made where they look the same
        for sitting in pair:
            await sitting.ask(viewer, kind, f"t{number}", **what)
    page = luck.choice(PAGES)
    for sitting in pair:
        await sitting.fetch(viewer, page)


async def run_course(pair: Pair, viewer: int | None, seed: int) -> int:
    """Play on in both worlds, and compare; gives the number of moves."""
    luck = random.Random(seed)
    played = 0
    for sitting in pair:
        await sitting.fetch(viewer, "/state")
    for number in range(STEPS):
        await attempt(pair, viewer, luck, number)
        if (alike := same_looking(pair, viewer, luck)) is None:
            break
        seat, *moves = alike
        for sitting, move in zip(pair, moves, strict=True):
            answer = await sitting.ask(
                seat, "move", f"m{number}", move=move, at=sitting.match.played
            )
            assert answer["t"] == "ack", answer
        played += 1
        if luck.random() < 0.25:  # a move may be taken back
            for sitting in pair:
                await sitting.ask(viewer, "undo", f"u{number}")
    await compare(pair, viewer)
    return played


async def compare(pair: Pair, viewer: int | None) -> None:
    """All that has reached the viewer, and what he gets when he comes back."""
    versions = [sitting.phone(viewer).version for sitting in pair]
    assert versions[0] == versions[1]
    phones = [[sitting.phone(viewer), sitting.tv] for sitting in pair]
    for v in (None, 0, max(0, versions[0] - 3), versions[0]):
        for sitting, mine in zip(pair, phones, strict=True):
            mine.append(await sitting.come_back(viewer, v))
    for page in PAGES:
        for sitting in pair:
            await sitting.fetch(viewer, page)
    assert pair[0].pages == pair[1].pages
    for one, other in zip(*phones, strict=True):
        assert len(one.raw) == len(other.raw) > 0
        for here, there in zip(one.raw, other.raw, strict=True):
            assert here == there
    lines = [await sitting.first_line(viewer) for sitting in pair]
    assert lines[0] == lines[1]


# --- the tests ------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    async with world(folder / "one") as one, world(folder / "other") as other:
        yield one, other


async def seated(
    worlds: tuple[World, World], code: str, match: Match, twin: Match, clock: Clock | None = None
) -> Pair:
    """The same table in both worlds."""
    one, other = worlds
    return (
        await one.seat(code, match.copy(), clock=clock),
        await other.seat(code, twin.copy(), clock=clock),
    )


@pytest.mark.parametrize("game", bh.games())
async def test_worlds_that_look_the_same_sound_the_same(game: str, tmp_path: Path) -> None:
    made = bh.make(game, players=PLAYERS)
    differ = played = 0
    async with two_worlds(tmp_path) as worlds:
        for case, match in enumerate(moments(made, 17, MOMENTS)):
            clock = Clock(300, 5) if case % 2 else None
            for viewer, letter in ((None, "B"), (case % PLAYERS, "C")):
                twin = twin_of(match, viewer, 100 * case)
                differ += twin.snapshot() != match.snapshot()
                pair = await seated(worlds, letter * 5 + "DFGHJK"[case], match, twin, clock)
                played += await run_course(pair, viewer, case)
    assert differ > MOMENTS  # of twice as many
    assert played > MOMENTS


def loose(game: str, **parts: Any) -> Game:
    """A game whose room tells too much."""
    return Game(dataclasses.replace(open_room(game), **parts), {"players": PLAYERS})


def public_with_dice(game: Game, now: Any) -> dict[str, Any]:
    return {**open_room(game.id).public(game, now), "last": str(now.dice)}


def why_not_with_dice(game: Game, now: Any, player: int, action: int) -> tuple[str, dict[str, Any]]:
    why, details = open_room(game.id).why_not(game, now, player, action)
    return why, {**details, "hint": str(now.dice)}


@pytest.mark.parametrize("leak", [{"parts": (public_with_dice,)}, {"why_not": why_not_with_dice}])
async def test_a_leak_would_be_found(leak: dict[str, Any], tmp_path: Path) -> None:
    game = loose("luegen", **leak)
    async with two_worlds(tmp_path) as worlds:
        match = next(moments(game, 3, 1))
        (viewer,) = match.actors
        wrong = next(word for word in game.words if word not in match.legal(viewer))
        pair = await seated(worlds, "BCDFGH", match, twin_of(match, viewer, 1))
        for sitting in pair:
            await sitting.ask(viewer, "move", "wrong", move=wrong, at=0)
        with pytest.raises(AssertionError):
            await compare(pair, viewer)
