"""The players of the benchmark's load read little of an update; what they read is what it says."""

import asyncio
from random import Random

import msgspec

import bluffhouse as bh
from benchmarks.server.load import Meter, Table
from benchmarks.server.loyal import SILENCE, LoyalSeat
from benchmarks.server.ours import GAME, SEATS, OurSeat, SwiftSeat
from bluffhouse.server import messages as ms
from bluffhouse.server.live import viewer_messages


def test_a_swift_seat_knows_as_much_as_one_that_reads_all() -> None:
    asyncio.run(_play(moves=400))


async def _play(moves: int) -> None:
    luck, match = Random(1), bh.make(GAME, players=SEATS).new(1)
    tables = [Table(Meter(), pace=0) for _ in range(2)]
    swift = [SwiftSeat(tables[0], 1, _welcome(seat), Random(seat)) for seat in range(SEATS)]
    plain = [OurSeat(tables[1], 1, _welcome(seat), Random(seat)) for seat in range(SEATS)]
    for version in range(1, moves):
        for seat in range(SEATS):
            update = _update(match, version, seat, luck.choice((None, str(version))))
            swift[seat].hear(update)
            plain[seat].hear(update)
            assert swift[seat].v == plain[seat].v == version
        assert tables[0].waiting is not None
        assert tables[1].waiting is not None
        mover, number, text = tables[0].waiting
        assert (number, text) == tables[1].waiting[1:]
        said = msgspec.json.decode(text, type=ms.Move)
        assert said.at == match.played
        assert number == version + 1
        match.play(said.move, swift.index(mover))
        if match.over:
            match = bh.make(GAME, players=SEATS).new(version)


def _welcome(seat: int) -> ms.Welcome:
    return ms.Welcome(code="KMRTXB", guest=seat, seat=seat, token="")


def _update(match: bh.Match, version: int, seat: int, ack: str | None) -> bytes:
    moved = ms.Moved(at=match.played, actors=list(match.actors), view=match.view(seat))
    return viewer_messages.encode(ms.On(v=version, ack=ack, moved=moved))


async def test_a_line_that_ends_while_it_is_made_is_made_again() -> None:
    """As a balancer does with whom it led to a machine that has gone: no word, and the end."""
    calls: asyncio.Queue[bytes] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.put_nowait(await reader.readline())
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as door:
        _, port = door.sockets[0].getsockname()
        seat = LoyalSeat(Table(Meter(), pace=0), port, _welcome(0), Random(1))
        seat.first_wait = 0.01
        seat.returning = asyncio.ensure_future(seat.come_back())
        async with asyncio.timeout(SILENCE / 2):
            for _ in range(3):
                assert (await calls.get()).startswith(b"GET /api/tables/")
        seat.returning.cancel()
