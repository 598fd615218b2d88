"""One match of an exam: it is played, and every decision of the candidate is marked."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from bluffhouse.arena.asked import Seated, chosen
from bluffhouse.arena.exam.asking import Answer, BotExaminee, Examinee, TextExaminee
from bluffhouse.arena.exam.candidates import Chat, Talker, bot_of, is_chat
from bluffhouse.arena.exam.marking import Mark, bluffs, marks
from bluffhouse.arena.exam.paper import Belief, Paper, Spent
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.luck import Luck
from bluffhouse.arena.review.judge import LIE
from bluffhouse.bots import Bot
from bluffhouse.core.match import Match

STAND_IN = "thumb"  # decides where a candidate could not
DOUBT = 0.5  # a move with so much doubt in it does not believe


@dataclass(frozen=True, slots=True)
class Sitting:
    """A candidate at his seat."""

    match: Match
    seat: int
    examinee: Examinee
    luck: Luck


@dataclass(slots=True)
class Notes:
    """What is noted while a match goes on."""

    answers: list[tuple[int, Answer]] = field(default_factory=list)  # by the number of the move
    #: occasions to doubt: whether it was a lie, whether he doubted, and what he said to that
    doubts: list[tuple[bool, bool, float | None]] = field(default_factory=list)
    claim: tuple[int, bool] | None = None  # who had the last occasion to lie, and whether he did


def sit(
    settings: Settings, agent: str, deal: int, home: str = "", *, talker: Talker | None = None
) -> list[Paper]:
    """A candidate on every seat of a deal; `talker` answers for him if he is no bot."""
    if talker is None and is_chat(agent):
        talker = Chat(agent)
    seats = range(settings.table.players)
    return [_paper(settings, agent, deal, seat, home, talker) for seat in seats]


def _paper(
    settings: Settings, agent: str, deal: int, seat: int, home: str, talker: Talker | None
) -> Paper:
    chance = settings.chance(deal)
    match = settings.table.new(chance)
    examinee: Examinee
    if talker is None:
        examinee = BotExaminee(bot_of(agent, chance, home), match, seat)
    else:
        examinee = TextExaminee(talker, match, seat, settings)
    luck = Luck(match, _seating(settings, agent, deal, seat), chance)
    notes = _play(settings, deal, Sitting(match, seat, examinee, luck), home)
    assert match.result is not None
    share, reduced = _share(match.result.winners, match, seat), luck.without(match.result.winners)
    own = {number for number, answer in notes.answers if answer.move is not None}
    found = marks(match, seat, own, seed=chance, playouts=settings.playouts)
    return _marked(Paper(agent, deal, seat, share, float(reduced[seat])), notes, list(found))


def _seating(settings: Settings, agent: str, deal: int, seat: int) -> list[str]:
    """Everybody's name. Who is no bot has none that plays on for him in what might have come."""
    players = settings.table.players
    others = settings.others(deal, players)
    return [*others[players - 1 - seat :], agent, *others[: players - 1 - seat]]


def _share(winners: Sequence[int], match: Match, seat: int) -> float:
    """The share of the win: 1/k for each of k winners; nobody is like everybody."""
    among = winners or range(match.game.players)
    return (seat in among) / len(among)


def _play(settings: Settings, deal: int, sitting: Sitting, home: str) -> Notes:
    """The others decide by chance of their own: how often he is asked does not matter."""
    match, seat, players = sitting.match, sitting.seat, sitting.match.game.players
    rng = random.Random(settings.chance(deal))
    bots = {
        (seat + 1 + k) % players: Seated(name, bot_of(name, rng.getrandbits(62), home))
        for k, name in enumerate(settings.others(deal, players))
    }
    stand_in = Bot(STAND_IN, rng.getrandbits(62))
    notes = Notes()
    while not match.over:
        player = rng.choice(match.actors)
        if player != seat:
            move, mixture = chosen(bots[player], match, player, mixed=True)
        else:
            answer = _asked(match, seat, sitting.examinee, notes)
            move, mixture = answer.move or stand_in.choose(match, seat), answer.mixture
        _note_claim(match, player, move, notes)
        before = match.copy()
        match.play(move, player)
        sitting.luck.moved(before, player, move, match, mixture)
    return notes


def _asked(match: Match, seat: int, examinee: Examinee, notes: Notes) -> Answer:
    """The candidate's decision; whether he doubts is noted where he may."""
    temper, view = match.game.room.temper, match.view(seat)
    doubting = [m for m in view["moves"] if temper(match.game, view, m).doubt >= DOUBT]
    heard = notes.claim if doubting and notes.claim and notes.claim[0] != seat else None
    answer = examinee.decide(doubtful=heard is not None)
    notes.answers.append((match.played + 1, answer))
    if heard is not None and answer.move is not None:
        notes.doubts.append((heard[1], answer.move in doubting, answer.beliefs.get("lie")))
    return answer


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
