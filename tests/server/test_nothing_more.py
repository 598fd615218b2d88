"""Nothing gives more than the view: no page, message, error, log or metric holds a secret of a
match that is played."""

import contextlib
import io
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.server.admission import tokens
from tests.server.guests import Guest, Phone
from tests.server.worlds import Sitting, world

PLAYERS = 3
PAGES = (
    "/api/openapi.json", "/api/messages.json", "/api/tables", "/api/games", "/health", "/metrics",
    "/api/tables/{code}", "/api/tables/{code}/state", "/api/tables/{code}/spoken",
    "/api/tables/{code}/qr.svg", "/api/tables/{code}/matches",
    "/api/tables/{code}/matches/0/record", "/api/tables/{code}/matches/1/record",
    "/api/tables/{code}/matches/2/record", "/api/tables/{code}/matches/1/replay",
    "/api/tables/{code}/matches/1/replay?seat=0", "/api/tables/{code}/socket",
    "/api/tables/{code}/events", "/api/tables/{code}/seed", "/tables.sqlite3",
)  # fmt: skip


def secrets_of(sitting: Sitting, guests: list[Guest]) -> list[bytes]:
    """What nobody may be told: the seed, and the tokens of all."""
    seed = str(sitting.match.seed)
    shown = [str(guest.token) for guest in guests]
    hashes = [tokens.hashed(token) for token in shown]
    return [secret.encode() for secret in (seed, *shown, *hashes)]


async def play_on(sitting: Sitting, luck: random.Random, moves: int) -> None:
    for number in range(moves):
        seat = luck.choice(sitting.match.actors)
        move = luck.choice(sitting.match.legal(seat))
        trial = sitting.match.copy()
        trial.play(move, seat)
        if trial.over:
            return
        await sitting.ask(seat, "move", f"m{number}", move=move, at=sitting.match.played)
        await sitting.ask(luck.randrange(PLAYERS), "undo", f"u{number}")
        await sitting.ask(luck.randrange(PLAYERS), "odds", f"o{number}", on=True)
        wrong = luck.choice(sitting.match.game.words)
        await sitting.ask(None, "move", f"w{number}", move=wrong, at=0)


async def everything(sitting: Sitting) -> list[bytes]:
    """All bytes that can be had: pages as everybody, and messages, also on coming back."""
    heard: list[bytes] = []
    for viewer in (None, *range(PLAYERS)):
        guest = sitting.who(viewer)
        headers = guest.key if guest.token else {}
        for page in PAGES:
            path = page.format(code=guest.code)
            answer = await sitting.world.client.get(path, headers=headers)
            heard += [answer.content, repr(answer.headers.raw).encode()]
        for v in (None, 0, 6):
            heard += (await guest.connect(v)).raw
    phones: list[Phone] = [*sitting.phones, sitting.tv]
    return heard + [frame for phone in phones for frame in phone.raw]


@contextlib.contextmanager
def logs() -> Iterator[io.StringIO]:
    """All that is logged, at the finest level."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    logger = logging.getLogger("bluffhouse")
    logger.addHandler(handler)
    try:
        yield said
    finally:
        logger.removeHandler(handler)


@pytest.mark.parametrize("game", bh.games())
async def test_no_secret_can_be_had(game: str, tmp_path: Path) -> None:
    luck = random.Random(8)
    async with world(tmp_path, log_level="debug") as here:
        with logs() as said:
            match = bh.make(game, players=PLAYERS).new(luck.getrandbits(60))
            sitting = await here.seat("BCDFGH", match)
            await play_on(sitting, luck, 8)
            heard = await everything(sitting)
    hidden = secrets_of(sitting, sitting.guests)
    assert len(heard) > 100
    for bytes_had in (*heard, said.getvalue().encode()):
        assert not any(secret in bytes_had for secret in hidden)


async def test_a_secret_would_be_found(tmp_path: Path) -> None:
    """Where the seed may be told, it is seen: when the match is over."""
    luck = random.Random(8)
    async with world(tmp_path) as here:
        match = bh.make("lineit", players=PLAYERS).new(5)
        while not match.over:
            before, seat = match.copy(), match.actors[0]
            match.play(luck.choice(match.legal(seat)), seat)
        sitting = await here.seat("BCDFGH", before)
        ((last, action),) = match.taken(before.played)
        move = match.game.words[action]
        await sitting.ask(last, "move", "end", move=move, at=before.played)
        heard = await everything(sitting)
    seed, *others = secrets_of(sitting, sitting.guests)
    assert sum(seed in bytes_had for bytes_had in heard) > 10
    assert not any(secret in bytes_had for secret in others for bytes_had in heard)


@pytest.mark.parametrize("game", bh.games())
async def test_what_others_hold_is_not_in_a_view(game: str, tmp_path: Path) -> None:
    """Each seat's own part of the view is sent to that seat and to nobody else."""
    async with world(tmp_path) as here:
        match = bh.make(game, players=PLAYERS).new(4)
        sitting = await here.seat("BCDFGH", match)
        told = [(await guest.connect()).view for guest in (*sitting.guests, sitting.spectator)]
        for viewer, view in zip((*range(PLAYERS), None), told, strict=True):
            assert view == match.view(viewer)
        public = match.game.room.public(match.game, match.snapshot())
        own = set(match.view(None)) - set(public)
        assert set(told[-1]) == set(public) | own
