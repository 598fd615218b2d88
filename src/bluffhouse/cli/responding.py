"""`bluffhouse exploit --responder`: what a network wins that learnt to answer a bot."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bluffhouse.core.game import Game
    from bluffhouse.core.words import Words
    from bluffhouse.school.course import Course
    from bluffhouse.school.measures import Share


class Wish(NamedTuple):
    """What was asked for, as it was typed."""

    minutes: str | None
    steps: str | None
    out: Path | None
    resume: bool

    @property
    def is_empty(self) -> bool:
        return self == Wish(None, None, None, resume=False)


def course_of(game: "Game", bot: str, seed: int, wish: Wish, options: str) -> "Course":
    """A run that learns to answer a bot."""
    from bluffhouse.cli import learning
    from bluffhouse.school.course import Course
    from bluffhouse.school.plan import Plan
    from bluffhouse.school.rivals import rival_of

    budget = learning.budget(None, wish.minutes, wish.steps)
    plan = Plan.answering(game, bot, seed, asked=rival_of(game, bot).asked, **budget)
    out = wish.out or Path(f"{game.id}-{game.players}-answer.npz")
    files = learning.files_of(out, resume=wish.resume)
    typed = learning.budget_as_typed(plan.minutes, plan.steps)
    command = f"bluffhouse exploit {game.id} --bot {bot}{options} --responder {typed} --seed {seed}"
    return Course(game, plan, files, command)


def report(
    course: "Course", words: "Words", json: Path | None, *, resume: bool
) -> None:  # fmt: skip
    """Learn, measure, and tell."""
    from bluffhouse.cli import learning
    from bluffhouse.cli.running import publish_plain

    look = learning.learnt(course, words, resume=resume)
    (share,) = look.shares.values()
    publish_plain(json, partial(_as_json, course, share), partial(_as_text, course, share, words))


def stakes(share: float, players: int) -> float:
    """What a share is above the fair one: 1 if all is won, as exploitability is told."""
    return (players * share - 1) / (players - 1)


def _as_json(course: "Course", share: "Share") -> bytes:
    import json

    from bluffhouse.school.told import told_in

    game, players = course.game, course.game.players
    curve = [
        {"steps": told.steps, "seconds": told.seconds, **_numbers(of, players)}
        for told in told_in(course.files.log)
        for of in told.look.shares.values()
    ]
    told = {
        "game": game.id, "options": game.options, "bot": course.plan.against,
        "seed": course.plan.seed, "steps": course.standing.steps,
        "seconds": round(course.standing.seconds, 1), **_numbers(share, players),
        "lower_bound": True, "file": str(course.files.bot), "curve": curve,
    }  # fmt: skip
    return json.dumps(told, indent=2).encode() + b"\n"


def _numbers(of: "Share", players: int) -> dict[str, float]:
    won, low, high = (stakes(share, players) for share in (of.share, of.low, of.high))
    return {
        "share": of.share, "share_low": of.low, "share_high": of.high, "matches": of.matches,
        "won": won, "won_low": low, "won_high": high,
    }  # fmt: skip


def _as_text(course: "Course", share: "Share", words: "Words", width: int) -> "RenderableType":
    from rich.console import Group
    from rich.text import Text

    from bluffhouse.arena.figures import figures
    from bluffhouse.arena.lines import QUIET, fitting, indented, new_table

    written, numbers = figures(words.lang), _numbers(share, course.game.players)
    table = new_table()
    table.add_column(words.say("exploit-bot"))
    for column in ("won", "low", "high"):
        table.add_column(words.say(f"exploit-local-{column}"), justify="right", no_wrap=True)
    table.add_column(words.say("exploit-responder-share"), justify="right")
    won = (
        written.decimal(round(numbers[key], 3) + 0.0, 3) for key in ("won", "won_low", "won_high")
    )
    table.add_row(course.plan.against, *won, written.share(share.share, 1))
    note = words.say(
        "exploit-responder-note", steps=written.whole(course.standing.steps),
        matches=written.whole(share.matches),
    )  # fmt: skip
    return Group(
        Text(),
        Text(words.say("exploit-responder-title", game=words.say("name")), "bold"),
        table,
        indented(Text(note, QUIET), fitting(width)),
    )
