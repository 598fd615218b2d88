"""One match of an exam: it is played, and every decision of the candidate is marked."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from msgspec.structs import replace

from bluffhouse.arena.exam.asking import Answer, BotExaminee, Examinee, TextExaminee
from bluffhouse.arena.exam.candidates import Chat, Talker, bot_of, is_chat
from bluffhouse.arena.exam.marking import Mark, bluffs, marks
from bluffhouse.arena.exam.paper import Belief, Paper, Spent
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.review.judge import LIE
from bluffhouse.bots import Bot
from bluffhouse.core.match import Match

STAND_IN = "thumb"  # decides where a candidate could not
DOUBT = 0.5  # a move with so much doubt in it does not believe

#: What a match was worth to a seat. The default is what came of it; a better estimate of the same
#: mean, with less luck in it, can take its place.
Worth = Callable[[Match, int], float]


def plain_share(match: Match, seat: int) -> float:
    """The share of the win: 1/k for each of k winners; nobody is like everybody."""
    assert match.result is not None
    winners = match.result.winners or range(match.game.players)
    return (seat in winners) / len(winners)


@dataclass(slots=True)
class Notes:
    """What is noted while a match goes on."""

    answers: list[tuple[int, Answer]] = field(default_factory=list)  # by the number of the move
    #: occasions to doubt: whether it was a lie, whether he doubted, and what he said to that
    doubts: list[tuple[bool, bool, float | None]] = field(default_factory=list)
    claim: tuple[int, bool] | None = None  # who had the last occasion to lie, and whether he did


def sit(
    settings: Settings, agent: str, deal: int, home: str = "", *, talker: Talker | None = None,
    worth: Worth = plain_share,
) -> list[Paper]:  # fmt: skip
    """A candidate on every seat of a deal; `talker` answers for him if he is no bot."""
    if talker is None and is_chat(agent):
        talker = Chat(agent)
    seats = range(settings.table.players)
    return [_paper(settings, agent, deal, seat, home, talker, worth) for seat in seats]


def _paper(
    settings: Settings, agent: str, deal: int, seat: int, home: str, talker: Talker | None,
    worth: Worth,
) -> Paper:  # fmt: skip
    chance = settings.chance(deal)
    match = settings.table.new(chance)
    examinee: Examinee
    if talker is None:
        examinee = BotExaminee(bot_of(agent, chance, home), match, seat)
    else:
        examinee = TextExaminee(talker, match, seat, settings)
    notes = _play(settings, match, seat, deal, examinee, home)
    share = worth(match, seat)
    own = {number for number, answer in notes.answers if answer.move is not None}
    found = marks(match, seat, own, seed=chance, playouts=settings.playouts)
    return _marked(Paper(agent, deal, seat, share), notes, list(found))


def _play(
    settings: Settings, match: Match, seat: int, deal: int, examinee: Examinee, home: str
) -> Notes:
    """The others decide by chance of their own: how often he is asked does not matter."""
    players = match.game.players
    rng = random.Random(settings.chance(deal))
    names = settings.others(deal, players)
    bots = {
        (seat + 1 + k) % players: bot_of(name, rng.getrandbits(62), home)
        for k, name in enumerate(names)
    }
    stand_in = Bot(STAND_IN, rng.getrandbits(62))
    notes = Notes()
    while not match.over:
        player = rng.choice(match.actors)
        if player != seat:
            move = bots[player].choose(match, player)
        else:
            move = _asked(match, seat, examinee, notes) or stand_in.choose(match, seat)
        _note_claim(match, player, move, notes)
        match.play(move, player)
    return notes


def _asked(match: Match, seat: int, examinee: Examinee, notes: Notes) -> str | None:
    """The candidate's decision; whether he doubts is noted where he may."""
    temper, view = match.game.room.temper, match.view(seat)
    doubting = [m for m in view["moves"] if temper(match.game, view, m).doubt >= DOUBT]
    heard = notes.claim if doubting and notes.claim and notes.claim[0] != seat else None
    answer = examinee.decide(doubtful=heard is not None)
    notes.answers.append((match.played + 1, answer))
    if heard is not None and answer.move is not None:
        notes.doubts.append((heard[1], answer.move in doubting, answer.beliefs.get("lie")))
    return answer.move


def _note_claim(match: Match, player: int, move: str, notes: Notes) -> None:
    """Whoever could lie has said something that can be doubted."""
    bluff = bluffs(match, player)
    if max(bluff.values()) >= LIE:
        notes.claim = (player, bluff[move] >= LIE)


def _marked(blank: Paper, notes: Notes, found: list[Mark]) -> Paper:
    faults = [fault for _, answer in notes.answers for fault in answer.faults]
    told = [(was, did) for was, did, _ in notes.doubts]
    return replace(
        blank,
        decisions=len(notes.answers),
        unreadable=faults.count("unreadable"),
        illegal=faults.count("illegal"),
        replaced=sum(answer.move is None for _, answer in notes.answers),
        loss=sum(mark.loss for mark in found),
        judged=len(found),
        blunders=sum(mark.blunder for mark in found),
        occasions=sum(mark.could_lie for mark in found),
        lies=sum(mark.lied for mark in found),
        lies_right=sum(mark.lied_right for mark in found),
        heard_lies=sum(was for was, _ in told),
        caught=sum(was and did for was, did in told),
        heard_truths=sum(not was for was, _ in told),
        wronged=sum(did and not was for was, did in told),
        beliefs=tuple(_beliefs(notes, blank.share)),
        spent=sum((answer.spent for _, answer in notes.answers), Spent()),
    )


def _beliefs(notes: Notes, share: float) -> Iterator[Belief]:
    for _, answer in notes.answers:
        if "win" in answer.beliefs:
            yield Belief("win", answer.beliefs["win"], share)
    for was, _, stated in notes.doubts:
        if stated is not None:
            yield Belief("lie", stated, float(was))
