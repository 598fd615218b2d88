"""What is told of a match as somebody's deed, beside what the views of all players showed."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.facts import greatest
from bluffhouse.core.match import Match
from tests.facts import by_bots

View = dict[str, Any]
Step = tuple[list[View], int, str, list[View]]  # all views before, the move, and after
SEEDS = range(12)


def steps(match: Match) -> Iterator[Step]:
    told = match.rewound()
    seats = range(match.game.players)
    before = [told.view(p) for p in seats]
    for player, move in match.moves:
        told.play(move, player)
        after = [told.view(p) for p in seats]
        yield before, player, move, after
        before = after


def luegen(match: Match, told: dict[str, tuple[int, View]]) -> None:
    """Every bid that was answered: who made it, what was there, and whether it was called."""
    answered, bids = [], []
    for views, who, move, _ in steps(match):
        if move != "liar":
            bids.append((who, *map(int, move.split("x"))))
        if (bid := views[0]["bid"]) is None:
            continue
        count, face = map(int, bid.split("x"))
        there = sum(_counts(view["dice"][p] or [], face) for p, view in enumerate(views))
        answered.append((views[0]["bidder"], count, face, there, move == "liar"))
    if "skin-fact-bluff" in told:
        player, said = told["skin-fact-bluff"]
        named = said["count"], said["face"], said["there"], said["caught"] == "yes"
        assert (player, *named) in answered
        worst = max(count - there for _, count, _, there, _ in answered)
        assert said["count"] - said["there"] == worst
    player, said = told["skin-fact-high"]
    assert (player, said["count"], said["face"]) in bids
    if "skin-fact-close" in told:
        player, said = told["skin-fact-close"]
        assert (player, said["count"], said["face"], said["count"], True) in answered


def _counts(cup: list[int], face: int) -> int:
    if sorted(cup) == [1, 2, 3, 4, 5, 6]:
        return 5 if face == 1 else 10
    return sum(die in (face, 1) for die in cup)


def luegenkniffel(match: Match, told: dict[str, tuple[int, View]]) -> None:
    believed, doubted = [], []
    for views, _, _, after in steps(match):
        roller, said = views[0]["roller"], views[0]["said"]
        if said is None or after[0]["said"] is not None:
            continue  # not all have answered
        dice = " ".join(map(str, views[roller]["dice"]))
        shown, seen = after[0]["shown"], views[0]["shown"]
        if shown is not None and shown != seen:
            doubted.append((roller, said, shown["truth"]))
        elif shown == seen:
            believed.append((roller, dice))
    if "skin-fact-bluff" in told:
        player, said = told["skin-fact-bluff"]
        assert (player, said["shown"]) in believed
    if "skin-fact-true" in told:
        player, said = told["skin-fact-true"]
        assert any(who == player and true for who, _, true in doubted)


def liezie(match: Match, told: dict[str, tuple[int, View]]) -> None:
    numbers, left, backs = [], [], []
    for views, player, move, after in steps(match):
        if move.startswith("play"):
            at, many = map(int, move.split()[1:])
            hand = views[player]["hand"][at - 1 : at - 1 + many]
            numbers.append((int("".join(card.split("|")[0][1] for card in hand)), player))
        if move.startswith("prize"):
            backs.append((player, int(move[-1])))
        if views[0]["phase"] == "play" and after[0]["phase"] == "prize":
            left += [(p, len(view["hand"]), view["pass"]) for p, view in enumerate(after)]
    if "skin-fact-number" in told:
        player, said = told["skin-fact-number"]
        assert (said["number"], player) in numbers
        assert said["number"] == max(numbers)[0]
    if "skin-fact-stuck" in told:
        player, said = told["skin-fact-stuck"]
        assert (player, said["cards"], said["pass"]) in left
    for key in {"skin-fact-fooled", "skin-fact-lucky"} & told.keys():
        player, said = told[key]
        assert (player, said["promised"]) in backs
        assert (said["promised"] > said["points"]) == (key == "skin-fact-fooled")


def lineit(match: Match, told: dict[str, tuple[int, View]]) -> None:
    """The numbers of every line, as long as it grew."""
    lines = []
    for views, player, move, _ in steps(match):
        laid = move.split()[1] if move.endswith(" line") or move.startswith("play") else "+"
        if not laid.startswith("+"):
            cards = [*views[0]["lines"][player], laid]
            lines.append((player, [int(card) for card in cards if not card.startswith("+")]))
    longest = max(len(line) for _, line in lines)
    if longest < 4:
        assert not told
        return
    player, said = told["skin-fact-line"]
    assert said["numbers"] == longest
    ends = [(who, len(line), line[0], line[-1]) for who, line in lines]
    assert (player, said["numbers"], said["first"], said["last"]) in ends


def cityoflies(match: Match, told: dict[str, tuple[int, View]]) -> None:
    result = match.result
    assert result is not None
    goals = match.view(None)["goals"]
    truths = [[view["truth"][p] for p, view in enumerate(after)] for *_, after in steps(match)]
    if "skin-fact-near" in told:
        player, said = told["skin-fact-near"]
        assert player not in result.winners
        assert max(row[player] for row in truths) == said["truth"] < said["goal"]
        assert said["goal"] == goals["truth"]
    if "skin-fact-brink" in told:
        player, said = told["skin-fact-brink"]
        assert player in result.winners
        assert said["falses"] == match.view(None)["falses"][player] == goals["falses"] - 1


ACCOUNTS: dict[str, Callable[[Match, dict[str, tuple[int, View]]], None]] = {
    account.__name__: account for account in (luegen, luegenkniffel, liezie, lineit, cityoflies)
}


@pytest.mark.parametrize("game", bh.games())
@pytest.mark.parametrize("seed", SEEDS)
def test_deeds_are_what_the_players_saw(game: str, seed: int) -> None:
    match = by_bots(game, 3, seed)
    told = {key: (deed.player, {**deed.details}) for key, deed in greatest(match).items()}
    ACCOUNTS[game](match, told)
