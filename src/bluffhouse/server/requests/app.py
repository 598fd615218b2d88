"""The ASGI application: routes, pages, headers, and the order of a request."""

import contextlib
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache, partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bluffhouse.core.errors import Refused
from bluffhouse.games import at_fault
from bluffhouse.server import messages as ms
from bluffhouse.server.admission.origins import is_host, is_ours
from bluffhouse.server.denial import Denied, code_of, retry_after, why
from bluffhouse.server.hall.readiness import Readiness
from bluffhouse.server.requests import openapi
from bluffhouse.server.requests.desk import Desk
from bluffhouse.server.requests.http import Asked, Call, asking, language, reply
from bluffhouse.server.requests.pages import Pages, takes_gzip
from bluffhouse.server.requests.routes import EVERYTHING
from bluffhouse.server.store import StoreError

log = logging.getLogger(__name__)

QUICK = 1  # of gzip's levels: names of moves become hardly larger, for a twentieth of the time

STATUS = {
    "later": 202,
    "bad": 400,
    "illegal": 409,
    "stale": 409,
    "state": 409,
    "forbidden": 403,
    "origin": 403,
    "missing": 404,
    "large": 413,
    "limit": 429,
    "store": 503,
    "damaged": 503,
}

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def build(desk: Desk, close: Callable[[], Awaitable[None]]) -> ASGIApp:
    """The application of a server; `close` is called when it stops."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        desk.hall.tasks.keep("pulse", desk.pulse.run)
        yield
        await close()

    routes = [_route(desk, asked) for asked in EVERYTHING]
    routes += [
        Route("/api/openapi.json", _document(partial(openapi.openapi, EVERYTHING))),
        Route("/api/messages.json", _document(openapi.messages)),
        Route("/health", _health(desk)),
        Route("/ready", _ready(desk)),
        Route("/metrics", _metrics(desk)),
        Route("/api/{path:path}", _nothing),
        Route("/{path:path}", Pages().answer),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)
    return Guard(app, desk)


def _route(desk: Desk, asked: Asked) -> Route:
    async def endpoint(request: Request) -> Response:
        call = Call(desk, request)
        try:
            if asked.limit:
                desk.budgets.take(asked.limit(desk.budgets), call.address)
            answer = await asked.ask(call)
        except Refused as refused:
            return problem(refused, language(request))
        except StoreError as error:
            desk.hall.troubled(error)
            return problem(Denied("store", "table-store"), language(request))
        if isinstance(answer, ms.Refused):
            return refused_by_table(answer)
        response = answer if isinstance(answer, Response) else reply(answer, asked.status)
        return _compressed(request, response) if asked.public else response

    return Route(asked.path, endpoint, methods=[asked.method])


def _compressed(request: Request, response: Response) -> Response:
    """An answer that is the same for all, as small as the browser takes it."""
    response.headers["vary"] = "accept-encoding"
    if not takes_gzip(request):
        return response
    body = gzip.compress(response.body, QUICK, mtime=0)
    return Response(
        body, response.status_code,
        {"vary": "accept-encoding", "content-encoding": "gzip"}, response.media_type,
    )  # fmt: skip


def problem(refused: Refused, lang: str) -> Response:
    code = code_of(refused) if isinstance(refused, Denied) else "bad"
    response = reply(ms.Problem(code, why(refused, lang)), STATUS[code])  # type: ignore[arg-type]
    return _to_be_asked_again(response, retry_after(refused))


def refused_by_table(refused: ms.Refused) -> Response:
    response = reply(ms.Problem(refused.code, refused.why), STATUS[refused.code])
    return _to_be_asked_again(response, None if refused.retry is None else refused.retry // 1000)


def _to_be_asked_again(response: Response, seconds: int | None) -> Response:
    if seconds is not None:
        response.headers["Retry-After"] = str(seconds)
    return response


async def _nothing(request: Request) -> Response:
    return problem(Denied("missing", "http-missing"), language(request))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "GET")
        denied = Denied("bad", "http-method", allowed=allowed)
        response = problem(denied, language(request))
        response.status_code = 405
        response.headers["Allow"] = allowed
        return response
    return problem(Denied("missing", "http-missing"), language(request))


async def _failed(request: Request, error: Exception) -> Response:
    fault = at_fault(error)
    if fault:
        log.error("%s", fault)
    key = "http-game-failed" if fault else "http-failed"
    response = problem(Denied("store", key), language(request))
    response.status_code = 500
    return response


def _document(make: Callable[[], bytes]) -> Callable[[Request], Response]:
    """Made when somebody first asks for it: no server needs it to begin."""
    made = cache(make)
    return lambda _: Response(made(), media_type="application/json")


def _metrics(desk: Desk) -> Callable[[Request], Awaitable[Response]]:
    """Not for everybody. Proxies that keep people out compare paths, some as they are written: so
    only the plain one leads here."""

    async def metrics(request: Request) -> Response:
        if request.scope["raw_path"] != b"/metrics":
            return await _nothing(request)
        return Response(desk.metrics.text(), media_type="text/plain")

    return metrics


def _health(desk: Desk) -> Callable[[Request], Response]:
    def health(_: Request) -> Response:
        return reply({"status": "ok", "tables": desk.hall.size()})

    return health


def _ready(desk: Desk) -> Callable[[Request], Awaitable[Response]]:
    readiness = Readiness(desk.hall)

    async def ready(_: Request) -> Response:
        found = await readiness.look()
        if desk.hall.closing:  # to HAProxy it says: nobody new, and who is there may stay
            return reply(found, 404)
        return reply(found, 200 if found.ready else 503)

    return ready


class Guard:
    """Around everything: foreign pages and too many requests are refused, headers are set."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app = app
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers += [(name.encode(), text.encode()) for name, text in HEADERS.items()]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                status = str(message["status"])
                self._desk.metrics.requests.labels(scope["method"], status).inc()
            await send(message)

        answer: ASGIApp = self._app
        try:
            self._admit(scope)
        except Denied as denied:
            answer = problem(denied, language(Request(scope)))
        try:
            await answer(scope, receive, guarded)
        except Exception:  # it was answered by `_failed`
            log.exception("a request failed")

    def _admit(self, scope: Scope) -> None:
        request = Request(scope)
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if host is not None and not is_host(host):
            raise Denied("bad", "http-host")
        if not is_ours(origin, host, self._desk.config):
            raise Denied("origin", "http-origin")
        budgets = self._desk.budgets
        limit = budgets.requests if scope["path"].startswith("/api/") else budgets.pages
        budgets.take(limit, asking(request, self._desk.config))
