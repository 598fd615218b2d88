"""Everything that can be asked of a server over HTTP."""

from bluffhouse.server.requests.certificate_routes import CERTIFICATES
from bluffhouse.server.requests.evening_routes import EVENING
from bluffhouse.server.requests.finished_routes import FINISHED
from bluffhouse.server.requests.http import ROUTES
from bluffhouse.server.requests.lesson_routes import LESSONS
from bluffhouse.server.requests.push_routes import PUSH
from bluffhouse.server.requests.puzzle_routes import PUZZLES
from bluffhouse.server.requests.recovery_routes import RECOVERY
from bluffhouse.server.requests.seating_routes import SEATING
from bluffhouse.server.requests.stream import STREAM

EVERYTHING = (
    *ROUTES, *CERTIFICATES, *LESSONS, *PUZZLES, *FINISHED, *SEATING, *EVENING, *RECOVERY, *PUSH,
    STREAM,
)  # fmt: skip
