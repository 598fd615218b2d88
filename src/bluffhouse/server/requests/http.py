"""The HTTP side of the protocol: what can be asked, route by route.

A route is declared with the types of what it takes and gives, from which the OpenAPI document is
made (see `schema`); so it cannot say anything else than the code.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from bluffhouse.bots import PERSONAS, levels
from bluffhouse.core.certificate import known_certificate
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.room import Room
from bluffhouse.core.words import LANGUAGES, sources, words
from bluffhouse.games import ids, open_room, rooms
from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.admission.budgets import Budgets
from bluffhouse.server.admission.limits import Limit
from bluffhouse.server.admission.origins import address_of
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied
from bluffhouse.server.live import viewer_messages
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.qr import qr_svg
from bluffhouse.server.requests.desk import Desk
from bluffhouse.server.tables.info import table_info

T = TypeVar("T")
Ask = Callable[["Call"], Awaitable[Any]]
WHOLE = re.compile(r"-?[0-9]{1,12}")
LOBBY = 100  # tables that the lobby lists


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query."""

    name: str
    type: Any
    what: str


@dataclass(frozen=True)
class Asked:
    """One route."""

    method: str
    path: str
    ask: Ask
    what: str
    takes: Any = None  # the type of the body
    gives: Any = None  # of the answer; None: not JSON
    status: int = 200
    query: tuple[Parameter, ...] = ()
    token: bool | None = None  # True: needed; None: not used; False: may be given
    media: str = "application/json"
    limit: Callable[[Budgets], Limit] | None = None
    slow: bool = False  # it may not be ready yet
    public: bool = False  # the same for all, so that its size when compressed tells nothing


class Call:
    """One request, as the routes see it."""

    def __init__(self, desk: Desk, request: Request) -> None:
        self.desk = desk
        self.request = request

    @property
    def query(self) -> Mapping[str, str]:
        return self.request.query_params

    @property
    def address(self) -> str:
        return asking(self.request, self.desk.config)

    async def body(self, type: Callable[..., T]) -> T:
        """The body, of the right type."""
        try:
            return cast(T, msgspec.json.decode(await self._heard(), type=type))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Denied("bad", "http-body", why=str(error)) from error
        except ClientDisconnect as gone:
            raise Denied("bad", "http-body", why="it ends too early") from gone

    async def _heard(self) -> bytes:
        """All of the body, no larger than it may be."""
        most = self.desk.config.body_size
        data = bytearray()
        async for part in self.request.stream():
            data += part
            if len(data) > most:
                raise Denied("large", "http-large", most=most)
        return bytes(data)

    def wanted(self, name: str, type: Any, default: Any = None) -> Any:
        """A parameter of the query, of the right type."""
        if name not in self.query:
            return default
        try:
            return msgspec.convert(self.query[name], type, strict=False)
        except msgspec.ValidationError as error:
            raise Denied("bad", "http-query", why=f"{name}: {error}") from error

    async def live(self) -> LiveTable:
        return await self.desk.find(self.request.path_params["code"], self.address, self._token())

    def _token(self) -> str | None:
        """What came with the request to show who asks."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return (token.strip() if scheme.lower() == "bearer" else "") if token else None

    def guest(self, live: LiveTable, *, needed: bool) -> int | None:
        """The guest whose token came with the request."""
        token = self._token()
        if token is None and not needed:
            return None
        if not token:
            raise Denied("forbidden", "http-token")
        return tokens.guest_of(live.table, token).id

    def is_behind(self, live: LiveTable) -> bool:
        """Whether who asks may know only what is past: see `live.delay`."""
        token = self._token()
        known = token is not None and tokens.is_known(live.table, token)
        return live.hides(tokens.guest_of(live.table, token).id if known and token else None)


def language(request: Request) -> str:
    """The first language of the browser that the house speaks."""
    wanted = request.headers.get("accept-language", "en")
    spoken = (part.split(";")[0].strip()[:2].lower() for part in wanted.split(","))
    return next((lang for lang in spoken if lang in LANGUAGES), "en")


def asking(request: Request, config: Config) -> str:
    """The address that limits count. Of several words about it, the last one is the proxy's."""
    peer = request.client.host if request.client else None
    forwarded = request.headers.getlist("x-forwarded-for")
    return address_of(peer, forwarded[-1] if forwarded else None, config)


def reply(answer: Any, status: int = 200) -> Response:
    return Response(viewer_messages.encode(answer), status, media_type="application/json")


# --- tables ---------------------------------------------------------------------------------


async def create(call: Call) -> ms.Welcome:
    wish = await call.body(ms.NewTable)
    return await call.desk.hall.create(wish, address=call.address)


async def lobby(call: Call) -> list[ms.LobbyEntry]:
    game = call.wanted("game", str)
    lang = call.wanted("lang", ms.Lang)
    return call.desk.hall.lobby(game, lang)[:LOBBY]


async def table(call: Call) -> ms.TableInfo:
    live = await call.live()
    return live.audience.past().info if call.is_behind(live) else table_info(live.table)


async def join(call: Call) -> ms.Welcome:
    wish = await call.body(ms.NewGuest)
    live = await call.live()
    return await call.desk.hall.join(live.table.code, wish, call.address)


async def command(call: Call) -> ms.Ack | ms.Refused:
    live = await call.live()
    guest = call.guest(live, needed=True)
    assert guest is not None
    wish: Any = await call.body(ms.Command)  # type: ignore[arg-type]
    live = await call.live()  # it may have been put away while the body came
    answered = call.desk.hall.loop.create_future()
    call.desk.command(live, guest, wish, call.address, answered.set_result)
    answer: ms.Ack | ms.Refused = await answered
    return answer


async def state(call: Call) -> Response:
    live = await call.live()
    return Response(live.state(call.guest(live, needed=False)), media_type="application/json")


async def spoken(call: Call) -> ms.Spoken:
    live = await call.live()
    guest, table = call.guest(live, needed=False), live.table
    if live.hides(guest) or table.match is None or not table.match.game.room.draws:
        return ms.Spoken([])  # the pages show the bare facts
    game = table.match.game
    said = words(call.wanted("lang", ms.Lang, table.settings.lang), game.id)
    # A room says its table as it does for the terminal's line mode.
    seat = None if guest is None else table.guests[guest].seat
    names = [seat.name for seat in table_info(table).seats]
    picture = game.room.picture(game.options, said, names)
    return ms.Spoken(picture.spoken(table.match.view(seat)), table.match.played)


async def qr(call: Call) -> Response:
    live = await call.live()
    link = f"{call.desk.public_url(call.request.base_url)}/t/{live.table.code}"
    return Response(qr_svg(link), media_type="image/svg+xml")


# --- games ----------------------------------------------------------------------------------


async def games(call: Call) -> list[ms.GameInfo]:
    bots = call.desk.hall.own_bots.names
    return [_game_info(room, bots) for room in rooms()]


def _game_info(room: Room, bots: list[str]) -> ms.GameInfo:
    seats = room.seats()
    options = []
    for option in room.options:
        span = option.allowed if isinstance(option.allowed, range) else None
        options.append(
            ms.OptionInfo(
                name=option.name,
                default=option.default,
                least=span[0] if span else None,
                most=span[-1] if span else None,
                values=None if span else list(option.allowed),
            )
        )
    certified = known_certificate(room.id)
    return ms.GameInfo(
        id=room.id, least=seats[0], most=seats[-1], options=options,
        presets=[ms.PresetInfo(preset.name, dict(preset.options)) for preset in room.presets],
        levels=[*levels(room), *bots],
        personas=list(PERSONAS), passive=room.passive, lesson=room.lesson is not None,
        skin=room.skin is not None,
        certified=[of.brief for of in certified.bots] if certified else [],
    )  # fmt: skip


def _room_of(call: Call) -> Room:
    """The room that a path names."""
    id = call.request.path_params["game"]
    if id not in ids():
        raise Denied("missing", "http-missing")
    return open_room(id)


async def texts(call: Call) -> Response:
    """The texts of a game that the pages were not built with, as Fluent reads them."""
    room, lang = _room_of(call), call.wanted("lang", ms.Lang, LANGUAGES[0])
    return Response("\n".join(sources(room.texts, lang)), media_type="text/plain")


async def skin(call: Call) -> Response:
    room = _room_of(call)
    if room.skin is None:
        raise Denied("missing", "http-missing")
    return Response(room.skin.read_bytes(), media_type="text/javascript")


async def labels(call: Call) -> ms.Labels:
    room = _room_of(call)
    options = {name: _value(text) for name, text in call.query.items()}
    try:
        game = Game(room, options)
    except OptionError as error:
        raise Denied("bad", error.key, error.game, **error.details) from error
    label = game.room.label
    return ms.Labels({word: label(game, action) for action, word in enumerate(game.words) if word})


def _value(text: str) -> int | bool | str:
    """An option as queries write it."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if WHOLE.fullmatch(text) else text


GAME = Parameter("game", str, "only tables of this game")
LANG = Parameter("lang", ms.Lang, f"only tables in this language: {', '.join(LANGUAGES)}")
SPOKEN_LANG = Parameter("lang", ms.Lang, "in this language; without it, in the table's")
TEXTS_LANG = Parameter("lang", ms.Lang, "in this language; without it, in English")
VERSION = Parameter("v", int, "the last version seen")
PLAYERS = Parameter("players", int, "how many play; other options of the game likewise")

ROUTES = (
    Asked("POST", "/api/tables", create, "Open a table", ms.NewTable, ms.Welcome, 201,
          limit=lambda budgets: budgets.new_tables),
    Asked("GET", "/api/tables", lobby, "The lobby: public tables", None, list[ms.LobbyEntry],
          query=(GAME, LANG)),
    Asked("GET", "/api/tables/{code}", table, "A table", None, ms.TableInfo),
    Asked("POST", "/api/tables/{code}/guests", join, "Join a table", ms.NewGuest, ms.Welcome, 201,
          limit=lambda budgets: budgets.joins),
    Asked("POST", "/api/tables/{code}/commands", command, "Do something at a table", ms.Command,
          ms.Ack, token=True),
    Asked("GET", "/api/tables/{code}/state", state, "Everything that may be known now", None,
          ms.State, token=False),
    Asked("GET", "/api/tables/{code}/spoken", spoken, "The table in words", None, ms.Spoken,
          query=(SPOKEN_LANG,), token=False),
    Asked("GET", "/api/tables/{code}/qr.svg", qr, "The link of a table as a QR code",
          media="image/svg+xml"),
    Asked("GET", "/api/games", games, "The games, their options and levels of bots", None,
          list[ms.GameInfo], public=True),
    Asked("GET", "/api/games/{game}/texts", texts, "What a game says, as a Fluent file",
          media="text/plain", query=(TEXTS_LANG,), public=True),
    Asked("GET", "/api/games/{game}/skin.js", skin, "The skin that a game brings along",
          media="text/javascript", public=True),
    Asked("GET", "/api/games/{game}/labels", labels,
          "What every move is called; the query gives the options", None, ms.Labels,
          query=(PLAYERS,), public=True),
)  # fmt: skip
