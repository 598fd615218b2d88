"""An exam is valid: known bots come out in their order, with half of the deals as well, and a bot
that is asked by text scores as it does directly."""

import hashlib
import re
from functools import cache
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.arena.crew import Alone
from bluffhouse.arena.exam.exam import Exam
from bluffhouse.arena.exam.kept import Papers
from bluffhouse.arena.exam.report import report
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.exam.sitting import sit
from bluffhouse.bots import Decision
from bluffhouse.core.prompt import SeatText
from tests.arena.exams import SMALL, asked, endpoint, examined
from tests.prompts import of_now, offered_in
from tests.trials import own

# --- the order of known bots ----------------------------------------------------------------

BOTS = ["random", "thumb", "calculator"]


def test_known_bots_come_out_in_their_order_also_with_half_the_deals() -> None:
    options = {"players": 2, "mats": 1, "halves": False}
    papers = Papers(None, asked(options=options))
    for deals in (16, 8):  # the second finds its papers there
        sat = Exam(asked(options=options, deals=deals, playouts=24), BOTS, papers)
        sat.run(Alone())
        rows = {row.agent: row.measures for row in report(sat).agents}
        shares = [rows[bot]["share"].value for bot in BOTS]
        assert shares == sorted(shares)
        assert len({*shares}) == 3
        better = max(rows[bot]["loss"].high for bot in BOTS[1:])
        assert rows["random"]["loss"].low > better
        assert rows["random"]["lies"].value > rows["calculator"]["lies"].value


@pytest.mark.slow
@pytest.mark.parametrize("game", bh.games())
def test_known_bots_come_out_in_their_order_in_every_game(game: str) -> None:
    """By their share without luck, by which an exam lists its candidates: plain shares of so few
    deals would not tell a calculator from rules of thumb."""
    options: dict[str, Any] = {**own(game, "SHORT", {}), "players": 2}
    papers = Papers(None, asked(game, options))
    for deals in (8, 4):
        sat = Exam(asked(game, options, deals=deals, playouts=4), BOTS, papers)
        sat.run(Alone())
        found = report(sat).agents
        assert [row.agent for row in found] == BOTS[::-1]
        thumb, random = (row.measures["reduced"] for row in found[1:])
        assert random.high < thumb.low


# --- a bot behind an endpoint, and the same bot directly ------------------------------------


class Favourite:
    """Always what the calculator likes best: the same whoever asks, and how."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(favourite(seat.world(0), seat.player))


def favourite(match: bh.Match, player: int) -> str:
    mixture, _ = match.weigh(player)
    return max(mixture, key=lambda move: (mixture[move], move))


def test_the_same_seat_gets_the_same_deal() -> None:
    """Two names of one bot have the same papers."""
    settings = asked(deals=3)
    same = f"{__file__}:Favourite"
    papers = [sit(settings, agent, deal) for deal in range(3) for agent in (same, same)]
    assert papers[0] == papers[1]
    assert papers[2] == papers[3]
    assert papers[0] != papers[2]
    assert [paper.seat for paper in papers[0]] == [0, 1]


FACES = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "sixe": 6}
BIDS = re.compile(r"^- (You|Player (\d)) bids? (\d+) (\w+?)s?\.$", re.M)


def position_in(prompt: str) -> tuple[bh.Match, int]:
    """The table that a prompt of one-die Lügen tells of, as far as its player knows it."""
    me = int(re.search(r"You are Player (\d)", prompt)[1])  # type: ignore[index]
    own = int(re.search(r"Your dice: (\d)", prompt)[1])  # type: ignore[index]
    bids = [
        {"player": me if who == "You" else int(seat), "bid": f"{count}x{FACES[face]}"}
        for who, seat, count, face in BIDS.findall(prompt)
    ]
    dice = [[own], [own]]
    last = bids[-1] if bids else {"bid": None, "player": None}
    told = {"dice": dice, "turn": me, "bid": last["bid"], "bidder": last["player"], "bids": bids}
    return bh.make("luegen", **SMALL).position(told), me


def by_prompt(messages: list[dict[str, str]]) -> tuple[int, str]:
    match, me = position_in(messages[1]["content"])
    return 200, f"I weigh it.\n\nWIN: 0.5\nMOVE: {favourite(match, me)}"


def test_a_bot_behind_the_endpoint_scores_as_it_does_directly() -> None:
    settings = asked(deals=4, beliefs=True)
    with endpoint(by_prompt) as (url, heard):
        chat, bot = f"chat:tiny@{url}", f"{__file__}:Favourite"
        found = examined(settings, chat, bot)
    rows = {row.agent: row for row in found.agents}
    for name, measure in rows[bot].measures.items():
        if not name.startswith("brier"):
            assert rows[chat].measures[name] == measure
    spent, count = rows[chat].spent, len(heard)
    assert (spent.calls, spent.prompt_tokens, spent.answer_tokens) == (
        count,
        100 * count,
        7 * count,
    )
    assert rows[chat].measures["brier-win"].value == 0.25
    path, said = heard[0]
    assert path == "/v1/chat/completions"
    assert said["model"] == "tiny"
    assert [message["role"] for message in said["messages"]] == ["system", "user"]


class Oracle:
    """Draws its move from every letter of what it sees: who is shown anything else plays otherwise.
    Bots that are asked directly are told no story."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        told = [*written(seat.game.id, seat.player).picture.spoken(seat.view)]
        return Decision(drawn(told, legal))


@cache
def written(game: str, player: int) -> SeatText:
    return SeatText(tiny(game).table, player)


def tiny(game: str) -> Settings:
    options: dict[str, Any] = own(game, "TINY", {})
    return asked(game, {**options, "players": 2}, deals=1, playouts=4)


def drawn(seen: list[str], offered: list[str]) -> str:
    number = hashlib.sha256("\n".join([*seen, *offered]).encode()).hexdigest()
    return offered[int(number, 16) % len(offered)]


@pytest.mark.parametrize("game", bh.games())
def test_a_prompt_tells_of_every_game_what_a_bot_knows(game: str) -> None:
    """All that an endpoint is shown is what a bot sees, and so are its marks."""

    def by_letters(messages: list[dict[str, str]]) -> tuple[int, str]:
        shown = of_now(messages[1]["content"])
        view, _, _ = shown.partition("## Your legal moves")
        seen = [line.removeprefix("- ") for line in view.splitlines() if line.startswith("- ")]
        return 200, f"So be it.\n\nMOVE: {drawn(seen, offered_in(shown))}"

    with endpoint(by_letters) as (url, heard):
        chat, bot = f"chat:tiny@{url}", f"{__file__}:Oracle"
        rows = {row.agent: row for row in examined(tiny(game), chat, bot).agents}
    assert rows[chat].measures == rows[bot].measures
    assert rows[chat].decisions == rows[bot].decisions == len(heard)
