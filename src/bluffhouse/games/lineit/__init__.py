"""Line-it: build a line of cards, cash it in at the right moment, snatch jackpots and bets."""

from bluffhouse.core.room import Room
from bluffhouse.games.lineit import notation, position, rules, strategy, tally, view

ROOM = Room(
    id="lineit",
    version=1,
    options=notation.OPTIONS,
    state=rules.STATE,
    rules=(rules, strategy, tally),
    tallies=tally.TALLIES,
    fill=notation.fill,
    words=notation.words,
    parse=notation.parse,
    why_not=notation.why_not,
    view=view.view,
    read=position.read,
    write=position.write,
    opening=view.opening,
    events=view.events,
    reason=view.reason,
    layout=view.layout,
)
