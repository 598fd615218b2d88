"""Everything that can be asked of a server over HTTP."""

from bluffhouse.server.finished.routes import FINISHED
from bluffhouse.server.http import ROUTES
from bluffhouse.server.lessons.routes import LESSONS
from bluffhouse.server.seating.routes import SEATING
from bluffhouse.server.stream import STREAM

EVERYTHING = (*ROUTES, *LESSONS, *FINISHED, *SEATING, STREAM)
