"""Attacks on what is private: codes that are tried one after the other."""

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Field
from bluffhouse.server.tables.codes import new_code
from bluffhouse.server.tables.seating.recovery import new_recovery

TRIES = 100
LEARNT = 70  # guesses of one address that may be answered: 60 at once, and some while it goes on
ROUTES = ("", "/state", "/stream", "/qr.svg", "/matches", "/matches/1/replay")


async def guess_by_request(field: Field) -> str:
    besieger = await field.besieger()
    statuses = []
    for i in range(TRIES):
        path = f"/api/tables/{new_code()}{ROUTES[i % len(ROUTES)]}"
        answer = await besieger.ask("GET", path)
        statuses.append(answer.status)
        must(answer.status != 429 or b"retry-after:" in answer.heads, "nobody said until when")
    missed = statuses.count(404)
    must(missed <= LEARNT, f"{missed} of {TRIES} codes could be tried")
    must(statuses[-1] == 429, f"the last guess was answered {statuses[-1]}")
    return f"{missed} of {TRIES} codes tried, then refused"


async def guess_by_socket(field: Field) -> str:
    besieger = await field.besieger()
    learnt = 0
    for _ in range(TRIES):
        socket = await besieger.greeted(new_code())
        told = await socket.hear() if socket else None
        learnt += told is not None and told.get("reason") == "closed"
        if socket:
            socket.drop()
    must(learnt <= LEARNT, f"{learnt} of {TRIES} codes could be tried")
    return f"{learnt} of {TRIES} codes tried, then refused"


async def no_oracle(field: Field) -> str:
    """Who has guessed too much does not learn of a table that is there, but its guests get in."""
    host = await (await field.besieger()).open()
    besieger = await field.besieger()
    guest = await besieger.joined(host.code, "Eve", seat=-1)
    for _ in range(TRIES):
        await besieger.ask("GET", f"/api/tables/{new_code()}")
    path = f"/api/tables/{host.code}/state"
    right, wrong = await besieger.ask("GET", path), await besieger.ask("GET", path, token="made up")
    must({right.status, wrong.status} == {429}, "a right code looks different from a wrong one")
    known = await besieger.ask("GET", path, token=guest.token)
    must(known.status == 200, f"a guest of the table was answered {known.status}")
    return "a right code looks like a wrong one"


async def guess_recovery(field: Field) -> str:
    """Somebody knows a table, and would like the seat of a guest there."""
    host = await (await field.besieger()).open()
    besieger = await field.besieger()
    path = f"/api/tables/{host.code}/recover"
    statuses = []
    for _ in range(TRIES):
        answer = await besieger.ask("POST", path, {"code": new_recovery()})
        statuses.append(answer.status)
    must(set(statuses) <= {403, 429}, f"a guess was answered {statuses}")
    missed = statuses.count(403)
    must(missed <= LEARNT, f"{missed} of {TRIES} recovery codes could be tried")
    must(statuses[-1] == 429, f"the last guess was answered {statuses[-1]}")
    return f"{missed} of {TRIES} recovery codes tried, then refused"


GUESSES = (
    Attack("guess-by-request", guess_by_request),
    Attack("guess-by-socket", guess_by_socket),
    Attack("no-oracle", no_oracle),
    Attack("guess-recovery", guess_recovery),
)
