"""`bluffhouse join`: a place at a server's table, from the terminal."""

from bluffhouse.cli import checks, leaving, people
from bluffhouse.cli.remote import address as addresses
from bluffhouse.cli.remote import keys, knock
from bluffhouse.cli.remote.address import Address
from bluffhouse.cli.remote.place import RemotePlace
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import words
from bluffhouse.server import messages as ms


def join(where: str, name: str | None, lang: str, *, watch: bool) -> int:
    """Sit down, or watch, until the person leaves."""
    ring = keys.load()
    address = addresses.parse(where, ring.server)
    table = knock.look(address)
    place = RemotePlace(lang, table)
    token = None if watch else _key(address, ring, name, lang, table)
    keys.keep(address, token or ring.tokens.get(address.link))
    return _sit(address, token, place)


def _key(
    address: Address, ring: keys.Ring, name: str | None, lang: str, table: ms.TableInfo
) -> str:
    """The key of the seat that one has already, or of a new one."""
    token = address.token or ring.tokens.get(address.link)
    if token is not None and knock.is_known(address, token):
        return token
    if table.state == "closed":
        raise Refused("join-bye", reason="closed", code=address.code)
    own = checks.name(name) if name is not None else people.own_name(words(lang))
    return knock.join(address, ms.NewGuest(own)).token


def _sit(address: Address, token: str | None, place: RemotePlace) -> int:
    from bluffhouse.cli.table.app import OneScreenApp
    from bluffhouse.cli.table.remote import RemoteScreen

    app = OneScreenApp(RemoteScreen(address, token, place))
    with leaving.by_asking(app.leave):
        refused = app.run()
    if refused is not None:
        raise refused
    if token is not None:
        print(place.words.say("join-back", code=address.code))
    return app.return_code or 0
