"""What was measured of a game's bots."""

from bluffhouse.core.certificate import Certificate, known_certificate
from bluffhouse.games import ids
from bluffhouse.server.denial import Denied
from bluffhouse.server.requests.http import Asked, Call


async def certificate(call: Call) -> Certificate:
    game = call.request.path_params["game"]
    found = known_certificate(game) if game in ids() else None
    if found is None:
        raise Denied("missing", "http-missing")
    return found


CERTIFICATES = (
    Asked("GET", "/api/games/{game}/certificate", certificate,
          "How strong the bots of a game are, and how hard to exploit", None, Certificate,
          public=True),
)  # fmt: skip
