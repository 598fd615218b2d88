"""The evening of a table: its scoreboard, who is ready, who came and went, and how people look."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bluffhouse.bots import PERSONAS
from bluffhouse.core.game import Game
from bluffhouse.core.result import Result
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games import open_room
from bluffhouse.server import messages as ms
from bluffhouse.server.messages.evening import Evening, EveningLine
from bluffhouse.server.operations import archive
from bluffhouse.server.store import open_store
from bluffhouse.server.store.rows import Event
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.decide import BEFOREHAND, begin, decide
from bluffhouse.server.tables.evening import last_of
from bluffhouse.server.tables.from_log import fold
from bluffhouse.server.tables.info import evening_info, table_info
from bluffhouse.server.tables.redaction import redaction
from bluffhouse.server.tables.seating.faces import FACES
from bluffhouse.server.tables.seating.joining import GUESTS, join
from bluffhouse.server.tables.seating.welcome import Newcomer
from bluffhouse.server.tables.table import Table
from tests.server.guests import full_table, get, open_table, served
from tests.server.guests import join as joins
from tests.server.handy import SHORT, play_out
from tests.server.test_tables import info, refused

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
CODE = "KMRTXBPC"
FACES_DRAWN = Path(__file__).parents[2] / "web" / "src" / "lib" / "pieces" / "faces.ts"


def made(settings: ms.Settings) -> Game:
    return Game(open_room(settings.game), settings.options)


class Company:
    """A table with its log, without a server."""

    def __init__(self, game: str = "luegen", players: int = 2, **options: object) -> None:
        self.table = Table(CODE, made)
        self.log: list[Event] = []
        self.happens(ev.Created(settings=settings(game, players, **options)))

    def happens(self, event: ev.AnyEvent) -> None:
        apply(self.table, event, at := len(self.log))
        self.log.append(Event(CODE, self.table.version, at, ev.encode(event)))

    def comes(self, name: str, seat: int | None = None) -> int:
        wish = ms.NewGuest(name, "", seat)
        self.happens(join(self.table, wish, Newcomer(f"key of {name}"), BEFOREHAND))
        return self.table.invited - 1

    def does(self, guest: int, command: ms.Command) -> None:
        self.happens(decide(self.table, self.table.guests[guest], command).event)

    def begins(self) -> None:
        self.happens(begin(self.table))

    def play(self, moves: int = 10_000) -> None:
        """Plays on, to the end if nothing else is said: others move as they like."""
        match = self.table.match
        while match is not None and not match.over and moves:
            seat = match.actors[0]
            legal = match.legal(seat)
            self.happens(ev.Played(seat=seat, move=legal[match.played * 7 % len(legal)]))
            moves -= 1

    def evening(self) -> Evening:
        """As it is, and as it is after a restart."""
        told = evening_info(self.table)
        assert told == evening_info(fold(CODE, self.log, made))
        return told

    def line(self, guest: int) -> EveningLine:
        return next(line for line in self.evening().lines if line.guest == guest)


def settings(game: str, players: int, **options: object) -> ms.Settings:
    return ms.Settings(game, {"players": players, **options})  # type: ignore[dict-item]


def results(company: Company, games: tuple[str, ...]) -> Iterator[Result]:
    """Plays these games one after another with everybody; how each ended."""
    for number, game in enumerate(games):
        if number:
            wish = settings(game, len(NAMES))
            company.does(0, ms.Change(id=game, settings=wish))
        company.begins()
        company.play()
        assert company.table.match is not None
        assert company.table.match.result is not None
        yield company.table.match.result


# --- the scoreboard -------------------------------------------------------------------------


def test_an_evening_of_three_games_with_five_people() -> None:
    company, games = Company("luegen", 5, mats=2), ("luegen", "lineit", "liezie")
    for name in NAMES:
        company.comes(name)
    ended = list(results(company, games))
    told = company.evening()
    assert (told.matches, told.house, told.closed) == (3, 0, False)
    assert [match.game for match in told.ended] == list(games)
    assert sum(line.share for line in told.lines) == pytest.approx(3)  # a win a match
    for line in told.lines:
        seat = line.guest
        assert (line.name, line.matches, line.since) == (NAMES[seat], 3, 1)
        assert line.won == sum(seat in result.winners for result in ended)
        for game, result in zip(games, ended, strict=True):
            tally = line.games[game]
            assert (tally.matches, tally.won, tally.points) == (
                1,
                int(seat in result.winners),
                result.scores[seat],
            )
    assert [line.share for line in told.lines] == sorted(
        (line.share for line in told.lines), reverse=True
    )
    assert ended[0].losers == tuple(NAMES.index(name) for name in told.ended[0].owes)  # of Lügen
    assert told.options["luegen"]["mats"] == 2


@pytest.mark.parametrize(
    ("scores", "winners", "losers", "fewer", "last"),
    [
        ((9, 4, 4, 6), (0,), (1, 2, 3), False, (1, 2)),  # who are last together owe one each
        ((0, 2, 0), (0, 2), (1,), True, (1,)),
        ((1, 0, 0), (1, 2), (0,), True, (0,)),
        ((5, 5), (0, 1), (), False, ()),  # nobody lost
        ((7, 7, 3), (0, 1), (2,), False, (2,)),
    ],
)
def test_who_is_last_owes_a_round(scores, winners, losers, fewer, last) -> None:
    assert last_of(Result(scores, winners, losers, "decided"), fewer=fewer) == last


def test_who_comes_late_has_a_line_from_then_on_and_who_leaves_keeps_his() -> None:
    company = Company("luegen", 3, mats=1, halves=False)
    company.comes("Ada")
    ben = company.comes("Ben")
    company.begins()
    company.play(moves=1)
    company.does(ben, ms.Leave(id="l"))  # in the middle: a bot plays it to the end for him
    company.play()
    line = company.line(ben)
    assert (line.name, line.matches, line.here) == ("Ben", 1, False)
    cleo = company.comes("Cleo")
    company.begins()
    company.play()
    assert (company.line(cleo).since, company.line(cleo).matches) == (2, 1)
    assert (company.line(0).matches, company.line(ben).matches) == (2, 1)


def test_nobody_gets_rid_of_a_debt_by_standing_up() -> None:
    company = Company("luegen", 2, mats=1, halves=False)
    company.comes("Ada")
    ben = company.comes("Ben")
    company.begins()
    company.does(ben, ms.Stand(id="s"))
    company.play()
    assert company.line(ben).matches == 1
    assert sum(line.owes for line in company.evening().lines) == 1


def test_who_takes_over_from_a_bot_takes_the_match_over() -> None:
    company = Company("luegen", 2, mats=1, halves=False)
    company.comes("Ada")
    company.begins()
    cleo = company.comes("Cleo", seat=1)
    company.does(0, ms.Admit(id="a", guest=cleo))
    company.play()
    assert company.line(cleo).matches == 1


def test_a_round_that_a_bot_owes_is_on_the_house() -> None:
    for seed in range(20):
        company = Company("luegen", 2, mats=1, halves=False)
        company.comes("Ada")
        company.begins()
        company.play(moves=seed % 3)
        company.play()
        told = company.evening()
        assert told.house + told.lines[0].owes == 1
        assert told.ended[0].owes == ["Ada"][: told.lines[0].owes]  # and nobody says a bot owes it
        assert [line.name for line in told.lines] == ["Ada"]
        if told.house:
            return
    raise AssertionError("bots never lose")


def test_a_lesson_is_no_evening() -> None:
    company = Company("luegen", 2, mats=1, halves=False)
    company.table.lesson = True
    company.comes("Ada")
    company.begins()
    company.play()
    assert not evening_info(company.table).lines


def test_who_wants_to_be_forgotten_is_somebody_on_the_scoreboard_as_well() -> None:
    company = Company("luegen", 2, mats=1, halves=False)
    company.comes("Ada")
    ben = company.comes("Ben")
    company.begins()
    company.play()
    company.does(ben, ms.Forget(id="f"))
    assert company.line(ben).name == "Somebody"
    todo = redaction(CODE, company.log, [], made)
    log = [row._replace(body=todo.bodies.get(row.version, row.body)) for row in company.log]
    assert b"Ben" not in b"".join(row.body for row in log)
    told = evening_info(fold(CODE, log, made))
    assert told == company.evening()
    assert "Ben" not in repr((told, fold(CODE, log, made).notes))


def test_the_next_game_leaves_everybody_a_seat() -> None:
    company = Company("luegen", 8)
    for seat, name in zip((0, 2, 4, 6, 7), NAMES, strict=True):
        company.comes(name, seat)
    company.does(0, ms.SetBot(id="b", seat=1))
    company.does(0, ms.Change(id="c", settings=settings("lineit", 5)))
    assert company.table.names() == list(NAMES)
    assert [guest.seat for guest in company.table.guests.values()] == [0, 1, 2, 3, 4]
    company.does(0, ms.Change(id="d", settings=settings("cityoflies", 4)))
    assert [guest.seat for guest in company.table.guests.values()] == [0, 1, 2, 3, None]


def test_a_log_from_before_evenings_seats_people_as_it_did() -> None:
    old = b'{"e":"changed","by":0,"cid":"c","settings":{"game":"luegen","options":{"players":2}}}'
    company = Company("luegen", 4)
    company.comes("Ada", 3)
    company.comes("Ben", 1)
    company.happens(ev.decode(old))
    assert [guest.seat for guest in company.table.guests.values()] == [None, 1]


# --- over the wire --------------------------------------------------------------------------


async def test_the_scoreboard_outlives_restarts_exports_and_the_evening(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url, options=SHORT)
        await play_out(phones)
        told = (await get(f"{url}/api/tables/{guests[0].code}/evening")).json()
        assert [line["matches"] for line in told["lines"]] == [1, 1]
        assert sum(line["owes"] for line in told["lines"]) == 1
    async with served(tmp_path) as url:
        host = guests[0]
        host.url = url
        again = (await get(f"{url}/api/tables/{host.code}/evening")).json()
        assert again == told
        await (await host.connect()).ask("close", id="end")
        ended = (await get(f"{url}/api/tables/{host.code}/evening")).json()
        assert ended == {**told, "closed": True}
    store = open_store(str(tmp_path / "tables.sqlite3"), writing=False)
    kept = archive.take(store, host.code)
    store.close()
    taken = evening_info(archive.fold(kept))
    assert [line.name for line in taken.lines] == [line["name"] for line in told["lines"]]


async def test_guests_say_that_they_are_ready_and_what_they_would_like(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=2, options=SHORT)
        phones = [await host.connect(), await (await joins(host)).connect()]
        assert (await phones[1].ask("ready"))["t"] == "ack"
        assert (await info(host))["ready"] == [{"guest": 1}]
        await phones[1].ask("ready", game="lineit")
        assert (await info(host))["ready"] == [{"guest": 1, "game": "lineit"}]
        heard = await phones[0].until(lambda told: bool((told.get("table") or {}).get("ready")))
        assert heard["t"] == "on"
        no = await refused(phones[1], "ready", "illegal", game="chess")
        assert "lineit" in no["why"]["text"]
        await phones[1].ask("ready", on=False)
        assert (await info(host))["ready"] == []
        await phones[1].ask("ready")
        await phones[0].ask("start")
        assert (await info(host))["ready"] == []
        await refused(phones[1], "ready", "state")


async def test_comings_and_goings_are_noted_for_the_log(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        ben, cleo = await joins(host), await joins(host, "Cleo")
        await phone.until(lambda told: "Cleo" in str(told.get("notes")))
        since = len(phone.heard)
        await phone.ask("ready")
        ready = await phone.until(lambda told: bool((told.get("table") or {}).get("ready")), since)
        assert "notes" not in ready  # they were told before
        await phone.ask("start")
        since = len(phone.heard)
        await (await cleo.connect()).ask("leave")
        left = await phone.until(lambda told: bool(told.get("notes")), since)
        assert [(n["what"], n["who"], n["bot"]) for n in left["notes"]] == [("leave", "Cleo", True)]
        watcher = await joins(host, "Dora", seat=-1)
        await phone.ask("kick", guest=ben.id)
        heard = (await get(f"{url}/api/tables/{host.code}/state", headers=watcher.key)).json()
        assert [(note["what"], note["who"]) for note in heard["notes"]] == [
            ("join", "Ada"), ("join", "Ben"), ("join", "Cleo"), ("leave", "Cleo"),
            ("watch", "Dora"), ("kick", "Ben"),
        ]  # fmt: skip
        assert heard["notes"][5]["by"] == "Ada"
        assert heard["notes"][5]["match"] == 1


# --- faces and names ------------------------------------------------------------------------


def test_two_people_never_have_the_same_face() -> None:
    company = Company("luegen", 20)
    for number in range(GUESTS):
        wish = ms.NewGuest(f"G{number}", ("", "fox", f"nobody knows {number}")[number % 3])
        company.happens(join(company.table, wish, Newcomer(""), BEFOREHAND))
    company.does(3, ms.Rename(id="r", name="Foxy", avatar="fox"))
    faces = [guest.avatar for guest in table_info(company.table).guests]
    assert len(set(faces)) == GUESTS
    assert all(face.partition(".")[0] in FACES for face in faces)
    assert max(map(len, faces)) <= 16


def test_who_keeps_his_face_keeps_it() -> None:
    company = Company("luegen", 3)
    company.happens(join(company.table, ms.NewGuest("Ada", "owl"), Newcomer(""), BEFOREHAND))
    company.does(0, ms.Rename(id="r", name="Ada B.", avatar="owl"))
    company.does(0, ms.Rename(id="s", name="Ada"))
    assert company.table.guests[0].avatar == "owl"


def test_the_pages_draw_the_faces_that_the_server_gives() -> None:
    drawn = re.findall(r"^  (\w+): drawn\($", FACES_DRAWN.read_text("utf-8"), re.MULTILINE)
    assert tuple(drawn) == FACES


@pytest.mark.parametrize("persona", PERSONAS)
def test_bots_are_called_as_they_are(persona: str) -> None:
    company = Company("luegen", 4)
    company.comes("Ada")
    company.does(0, ms.SetBot(id="b", seat=1, level=f"thumb/{persona}"))
    pools = {lang: words(lang).say(f"ui-bot-names-{persona}").split(", ") for lang in LANGUAGES}
    assert company.table.seats[1].name in pools["en"]
    assert all(len(set(pool)) >= 8 and max(map(len, pool)) <= 24 for pool in pools.values())
    company.does(0, ms.SetBot(id="c", seat=1, level="thumb"))  # another character, another name
    assert company.table.seats[1].name not in pools["en"]
