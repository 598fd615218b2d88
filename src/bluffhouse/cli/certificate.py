"""`bluffhouse certificate`: how strong the bots of a game are, and how hard to exploit."""

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.running import (
    GameName,
    Json,
    Language,
    SeedNumber,
    checked_files,
    publish_plain,
)
from bluffhouse.core.one_thread import ONE_THREAD

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bluffhouse.core.certificate import Certificate
    from bluffhouse.core.words import Words


Make = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Measure all levels anew, and write it there.")
]
Games = Annotated[str, typer.Option(metavar="N", help="Matches of each pair, if it is made anew.")]
Steps = Annotated[
    str,
    typer.Option(
        metavar="N",
        help="Decisions from which a network learns to answer each quick level; 0: none does.",
    ),
]
Answers = Annotated[
    bool,
    typer.Option("--answers", help="Learn answers alone, and keep what else the certificate says."),
]
Add = Annotated[
    bool,
    typer.Option(
        "--add", help="Keep what the certificate says, and add levels that it does not know."
    ),
]
Resume = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep the matches there, and what learns beside it, and go on from them.",
    ),
]


def certificate(
    game: GameName,
    make: Make = None,
    games: Games = "40",
    steps: Steps = "600_000",
    answers: Answers = False,
    add: Add = False,
    resume: Resume = None,
    seed: SeedNumber = None,
    lang: Language = None,
    json: Json = None,
) -> None:
    """Tell what was measured of a game's bots: exploitability, shares, slowest decision."""
    os.environ.update({**ONE_THREAD, **os.environ})  # before anything loads NumPy
    from bluffhouse.cli import certifying, checks
    from bluffhouse.core.certificate import read_certificate
    from bluffhouse.core.words import words

    name = checks.game(game)
    spoken = words(checks.language(lang), name)
    checked_files(None, json, make, resume)
    if make is None:
        found = read_certificate(name)
    else:
        luck, learnt = checks.seed(seed) or 0, checks.whole(steps, "--steps", 0, 10**9)
        matches = None if answers else checks.whole(games, "--games", 2, 10**6)
        found = _measured(name, matches, learnt, luck, resume)
        if add and not answers:
            found = certifying.with_levels(read_certificate(name), found)
        make.write_bytes(certifying.as_json(found))
    publish_plain(json, lambda: certifying.as_json(found), partial(_as_text, found, spoken))


def _measured(
    game: str, matches: int | None, learnt: int, luck: int, resume: Path | None
) -> "Certificate":
    """All of it anew; without matches only what is learnt."""
    from bluffhouse.cli import certifying
    from bluffhouse.core.certificate import read_certificate

    if matches is None:
        return certifying.with_answers(read_certificate(game), learnt, luck, resume)
    return certifying.measure(game, matches, learnt, luck, resume)


def _as_text(found: "Certificate", words: "Words", width: int) -> "RenderableType":
    from rich.console import Group
    from rich.text import Text

    from bluffhouse.arena.figures import figures
    from bluffhouse.arena.lines import QUIET, fitting, indented, new_table

    written = figures(words.lang)
    table = new_table()
    table.add_column(words.say("exploit-bot"))
    table.add_column(words.say("exploit-exploitability"), justify="right")
    table.add_column(words.say("certificate-learnt"), justify="right")
    table.add_column(words.say("certificate-slowest"), justify="right")
    table.add_column(words.say("certificate-against"))
    for bot in found.bots:
        exact = bot.exploitability
        shares = [
            f"{of.bot} {written.share(of.share, 0)} "
            f"({written.share(of.low, 0)}–{written.share(of.high, 0)})"
            for of in bot.against
        ]
        table.add_row(
            bot.bot,
            "–" if exact is None else written.decimal(exact, 3),
            " ".join(written.decimal(of.won, 2) for of in bot.answers) or "–",
            written.decimal(bot.slowest, 2),
            ", ".join(shares) or "–",
        )
    twin, short = (
        ", ".join(f"{name}={value}" for name, value in (of or {}).items()) or "none"
        for of in (found.twin, found.short)
    )
    told = {
        "date": found.date, "twin": twin, "games": _matches(found), "command": found.command,
        "steps": written.whole(found.steps), "learnt": short if found.steps else "no",
    }  # fmt: skip
    return Group(
        Text(),
        Text(words.say("certificate-title", game=words.say("name")), "bold"),
        table,
        indented(Text(words.say("certificate-note", **told), QUIET), fitting(width)),
    )


def _matches(found: "Certificate") -> str:
    """How many each share is of: levels that were added later may have been given fewer."""
    counts = sorted({of.matches for bot in found.bots for of in bot.against})
    return "–".join(str(count) for count in dict.fromkeys((counts[0], counts[-1])))
