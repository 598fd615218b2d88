"""Judges every decision of a match by what its player could know then.

Moves are compared in the same imagined worlds, with the same chance: never by what really lay under
the cups. So a bluff that was right stays right if it is called. Between two decisions of a player
his prospects change by chance and by what others do: that is his luck. What he began with, his luck
and what his play lost add up to his result.

Where the game was solved, the master judges: whatever is in his mixture costs nothing, and all else
what it brings less than the mixture does. Elsewhere a search does, by the best move it finds: the
master's where he has numbers of his own, or the thinker's.

A bot may be asked beside it, any that can be named: what it would have done with the same
knowledge, and what that loses.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from bluffhouse.bots import MASTER, Bot, BotFailed, Limits, Seat
from bluffhouse.bots.master import mastery, solved
from bluffhouse.bots.thinking import Findings, think
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed, chance_of

BLUNDER = 0.03  # of the win: what a move loses that is called a blunder,
SLIP = 0.015  # or a slip
LIE = 0.5  # a move with so much bluff in it is a lie,
BRILLIANT = 0.01  # and brilliant if every honest move brings so much less
SURE = 2.0  # standard errors by which a difference must be above chance

PLAYOUTS = 300
THINKER = "thinker"


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would have done there; or why it decided nothing."""

    move: str | None
    loss: float | None
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: shares of the win, expected by what its player knew."""

    number: int  # of the move, from 1
    player: int
    move: str
    best: str
    before: float  # with the best move, or the master's mixture
    after: float  # with the move that was made
    loss: float
    error: float  # standard error of the loss
    luck: float  # since the player's decision before
    bluff: float
    mark: str  # "blunder", "slip", "lie" or nothing
    advice: Advice | None = None  # None: nobody was asked
    judge: str = THINKER  # who judged: a level
    mixture: dict[str, float] = field(default_factory=dict)  # the master's, the likeliest first

    def after_luck(self, latest: float) -> "Judged":
        """Once it is known what the player's decision before left him."""
        return replace(self, luck=self.before - latest)


@dataclass(frozen=True, slots=True)
class Seating:
    """What became of a seat: `start + luck - loss` is its result."""

    player: int
    start: float
    luck: float
    loss: float
    result: float | None  # None while the match goes on
    closing: float  # of the luck, what came after the last decision
    blunders: int
    lies: int  # the brilliant ones
    advised: float | None = None  # what the moves of the bot that was asked lose


@dataclass(frozen=True, slots=True)
class Review:
    game: str
    players: int
    playouts: int
    seed: int
    decisions: tuple[Judged, ...]
    seats: tuple[Seating, ...]
    bot: str | None = None  # that was asked, too


def review(
    match: Match, seat: int | None = None, *, seed: int = 0, playouts: int = PLAYOUTS,
    bot: str | None = None, tick: Callable[[int], None] = lambda _: None,
) -> Review:  # fmt: skip
    """Review the decisions of a seat, or of all, and what a bot of any name would have done. The
    same seed gives the same review; `tick` is told of every move."""
    decisions = []
    for judged in judging(match, seat, seed=seed, playouts=playouts, bot=bot):
        if judged is not None:
            decisions.append(judged)
        tick(1)
    return summed(match, decisions, seat, seed=seed, playouts=playouts, bot=bot)


def judging(
    match: Match, seat: int | None = None, *, seed: int = 0, playouts: int = PLAYOUTS,
    bot: str | None = None,
) -> Iterator[Judged | None]:  # fmt: skip
    """The decisions one by one, as they are thought about; None for moves of other seats."""
    latest = dict.fromkeys(_seats(match, seat), 1 / match.game.players)
    advisers = {} if bot is None else {p: Bot(bot, f"{seed}/{p}".encode()) for p in latest}
    now = match.rewound()
    for number, (player, move) in enumerate(match.moves, 1):
        judged = None
        if player in latest:
            judged = weigh(
                Seat.of(now, player), number, move, seed=seed, playouts=playouts,
                adviser=advisers.get(player),
            ).after_luck(latest[player])  # fmt: skip
            latest[player] = judged.after
        now.play(move, player)
        yield judged


def weigh(
    known: Seat, number: int, move: str, *, seed: int = 0, playouts: int = PLAYOUTS,
    adviser: Bot | None = None,
) -> Judged:  # fmt: skip
    """One decision, the match's move of that number. What others have decided does not matter to
    it, but for its player's luck since then, which is not known here."""
    said = _asked(adviser, known)
    tried = (move,) if said is None or said.move is None else (move, said.move)
    mixture = solved(known)
    well = mastery(known.game) if mixture is None else None
    found = think(
        known.world(0), known.player, chance_of(Seed.of(seed).key(), number), Limits(playouts),
        tried, standard=mixture, well=well,
    )  # fmt: skip
    judged = replace(_judge(number, known, move, found), advice=_weighed(said, found))
    if mixture is None:
        return judged if well is None else replace(judged, judge=MASTER)
    return replace(judged, best=next(iter(mixture)), judge=MASTER, mixture=mixture)


def summed(
    match: Match, decisions: Sequence[Judged], seat: int | None = None, *, seed: int = 0,
    playouts: int = PLAYOUTS, bot: str | None = None,
) -> Review:  # fmt: skip
    """The review that judged decisions make."""
    seats = tuple(_seating(match, player, decisions) for player in _seats(match, seat))
    return Review(match.game.id, match.game.players, playouts, seed, tuple(decisions), seats, bot)


def _seats(match: Match, seat: int | None) -> Sequence[int]:
    if seat is None:
        return range(match.game.players)
    match.legal(seat)  # refuses who is not at the table
    return (seat,)


def _asked(adviser: Bot | None, seat: Seat) -> Advice | None:
    """What a bot would do, if one is asked."""
    if adviser is None:
        return None
    try:
        return Advice(adviser.choose_for(seat), None)
    except BotFailed as failure:
        return Advice(None, None, failure.say())


def _weighed(said: Advice | None, found: Findings) -> Advice | None:
    if said is None or said.move is None:
        return said
    return replace(said, loss=float(found.gaps[found.moves.index(said.move)]))


def _judge(number: int, seat: Seat, move: str, found: Findings) -> Judged:
    made = found.moves.index(move)
    best = int(found.gaps.argmin())
    loss, error = float(found.gaps[made]), float(found.errors[made])
    before = float(found.values[best])
    temper = seat.game.room.temper
    bluffs = [temper(seat.game, seat.view, one).bluff for one in found.moves]
    return Judged(
        number, seat.player, move, found.moves[best], before, before - loss, loss, error,
        0.0, bluffs[made], _mark(loss, error, bluffs, found, made),
    )  # fmt: skip


def _mark(loss: float, error: float, bluffs: list[float], found: Findings, made: int) -> str:
    if loss > SURE * error:
        if loss >= BLUNDER:
            return "blunder"
        if loss >= SLIP:
            return "slip"
    honest = [k for k, bluff in enumerate(bluffs) if bluff < LIE]
    if bluffs[made] >= LIE and loss < SLIP and honest:
        rival = min(honest, key=lambda k: found.gaps[k])
        ahead = found.gaps[rival] - loss
        if ahead >= BRILLIANT and ahead > SURE * found.errors[rival]:
            return "lie"
    return ""


def _seating(match: Match, player: int, decisions: Sequence[Judged]) -> Seating:
    own = [judged for judged in decisions if judged.player == player]
    start = 1 / match.game.players
    result, closing = None, 0.0
    if match.result is not None:
        winners = match.result.winners
        result = start if not winners else (player in winners) / len(winners)
        closing = result - (own[-1].after if own else start)
    return Seating(
        player,
        start,
        sum(judged.luck for judged in own) + closing,
        sum(judged.loss for judged in own),
        result,
        closing,
        sum(judged.mark == "blunder" for judged in own),
        sum(judged.mark == "lie" for judged in own),
        _advised(own),
    )


def _advised(own: Sequence[Judged]) -> float | None:
    """What a bot's moves lose, as far as it decided for any; None if none was asked."""
    said = [judged.advice for judged in own if judged.advice is not None]
    return sum(advice.loss or 0.0 for advice in said) if said else None
