"""Things to put into a store."""

from bluffhouse.server.store import Entry, Event, FinishedMatch, State, TableRow


def event(code: str, version: int, body: bytes = b'{"bid":"4x5"}') -> Event:
    return Event(code, version, 1_700_000_000_000 + version, body)


def entry(code: str, *versions: int) -> Entry:
    return Entry(tuple(event(code, version) for version in versions))


def table(code: str, state: State = "playing", public: bool = True, touched: int = 7) -> TableRow:
    return TableRow(code, "luegen", state, public, 4, 5, touched, b'{"title":"\xd0\x93"}')


def match(code: str, number: int) -> FinishedMatch:
    return FinishedMatch(code, number, "luegen", 1_700_000_000_000, b'{"seed":"00ff"}')
