"""The commands. What is needed by one alone is imported by that one: help comes at once."""

import contextlib
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from bluffhouse.cli import checks, completing, streams
from bluffhouse.cli.arena import arena
from bluffhouse.cli.backup import backup, restore
from bluffhouse.cli.certificate import certificate
from bluffhouse.cli.check import check
from bluffhouse.cli.dataset import dataset
from bluffhouse.cli.exam import exam
from bluffhouse.cli.exits import INTERRUPTED
from bluffhouse.cli.exploit import exploit
from bluffhouse.cli.export import export_table, import_table
from bluffhouse.cli.forget import forget
from bluffhouse.cli.fuzz import fuzz
from bluffhouse.cli.lab import lab
from bluffhouse.cli.leakcheck import leakcheck
from bluffhouse.cli.mcp import mcp
from bluffhouse.cli.new_game import conform, new_game
from bluffhouse.cli.puzzle import puzzle
from bluffhouse.cli.review import review
from bluffhouse.cli.running import Options, RecordFile
from bluffhouse.cli.serve import serve
from bluffhouse.cli.siege import siege
from bluffhouse.cli.simulate import simulate
from bluffhouse.cli.tables import tables
from bluffhouse.cli.train import train
from bluffhouse.core.errors import NotCompiled, Refused
from bluffhouse.core.words import words
from bluffhouse.games import at_fault

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|de|bg",
        help="The language of the table.",
        autocompletion=completing.languages,
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Lines instead of drawings; also when piped.")]


def run(args: Sequence[str]) -> int:
    """Run a command line; says what went wrong in one line, and gives the exit code."""
    streams.mend()
    warnings.simplefilter("ignore", NotCompiled)  # commands say in words what they wait for
    try:
        code = _command(args)
        sys.stdout.flush()
        return code
    except Refused as error:
        return _refuse(error.say(checks.language_in(args)))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return 0  # nobody listens any more
    except OSError as error:
        why = error.strerror or str(error)
        return _refuse(words(checks.language_in(args)).say("ui-no-output", why=why))
    except Exception as error:
        if (said := _in_a_line(error, args)) is None:
            raise
        return _refuse(said)
    finally:
        streams.settle()


def _in_a_line(error: Exception, args: Sequence[str]) -> str | None:
    """What went wrong, if it was not the house."""
    if hasattr(error, "format_message"):  # a mistake in the command line that Typer found
        return str(error.format_message())
    fault = at_fault(error)
    return fault.say(checks.language_in(args)) if fault else None


def _command(args: Sequence[str]) -> int:
    out, err = sys.stdout, sys.stderr
    try:
        code = build()(args=list(args), prog_name="bluffhouse", standalone_mode=False)
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):  # Typer makes an exit of it
            raise leaving.__context__ from None
        code = leaving.code
    finally:
        sys.stdout, sys.stderr = out, err  # which Typer wraps when a pipe breaks
    return code if isinstance(code, int) else 0


def _refuse(text: str) -> int:
    with contextlib.suppress(OSError):
        typer.echo("bluffhouse: " + " ".join(text.split()), err=True)
    return 2


class _Parameters:
    """Makes help show flags as flags: not as if they took a value."""

    def get_params(self, ctx: Any) -> Any:
        params = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if getattr(param, "is_flag", False):
                param.metavar = ""
        return params


class _Command(_Parameters, TyperCommand):
    """A command with such help."""


class _Group(_Parameters, TyperGroup):
    """The command of all commands."""


def build() -> typer.Typer:
    """All commands."""
    app = typer.Typer(
        cls=_Group,
        help="The house of lying games. Without a command: the door.",
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_house)
    at_tables = (play, join, mcp, serve, tables, check, backup, restore, forget)
    of_records = (records, replay, verify, review)
    at_work = (
        simulate,
        arena,
        lab,
        exam,
        dataset,
        exploit,
        certificate,
        train,
        fuzz,
        siege,
        leakcheck,
        conform,
        doctor,
    )
    for command in (*at_tables, games, rules, puzzle, *of_records, *at_work):
        app.command(cls=_Command)(command)
    app.command("new-game", cls=_Command)(new_game)
    app.command("export", cls=_Command)(export_table)
    app.command("import", cls=_Command)(import_table)
    return app


def _house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> int:
    if version:
        import bluffhouse

        typer.echo(f"bluffhouse {bluffhouse.__version__}")
    elif context.invoked_subcommand is None:
        return play()
    return 0


PlayedGame = Annotated[
    str | None,
    typer.Argument(
        help="Which game; without one, the door.",
        show_default=False,
        autocompletion=completing.games,
    ),
]
BotsBeside = Annotated[
    str | None,
    typer.Option(metavar="N|NAME,NAME…", help="How many bots play along; or who, one name a seat."),
]
MatchSeed = Annotated[
    str | None, typer.Option(metavar="N", help="Decides all chance: the same, the same match.")
]
Level = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help="How bots play: random, thumb, calculator, thinker, master where there is one, "
        "each also with a persona (thumb/honest); an installed bot, or your own "
        "(FILE.py:CLASS).",
        autocompletion=completing.levels,
    ),
]
OwnSeat = Annotated[str, typer.Option(metavar="N", help="Your seat, from 0.")]
SavedAs = Annotated[Path | None, typer.Option(metavar="FILE", help="Where the match is saved.")]
Position = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Begin from a position (JSON).")
]
Race = Annotated[
    str | None,
    typer.Option(
        metavar="SECONDS",
        help="How long it takes where all act at once; without it, as quick as its level.",
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the match that was left last.")]
Odds = Annotated[bool, typer.Option("--odds", help="Show the odds on your turn.")]
Adviser = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Show with the odds what this bot would do; named as --level.",
        autocompletion=completing.levels,
    ),
]


def play(
    game: PlayedGame = None,
    bots: BotsBeside = None,
    lang: Lang = None,
    seed: MatchSeed = None,
    level: Level = "thumb",
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    option: Options = None,
    seat: OwnSeat = "0",
    record: SavedAs = None,
    position: Position = None,
    pace: Annotated[str, typer.Option(metavar="SECONDS", help="How long a bot takes.")] = "0.8",
    race: Race = None,
    resume: Resume = False,
    odds: Odds = False,
    adviser: Adviser = None,
    plain: Plain = False,
) -> int:
    """Sit down at a table with bots."""
    from bluffhouse.cli import play as playing
    from bluffhouse.cli.files import read_json
    from bluffhouse.cli.sitting import Wishes

    played = None if game is None else checks.game(game)
    count, who = checks.bots(bots, level, played)
    wishes = Wishes(
        game=played,
        bots=count,
        lang=checks.language(lang),
        seed=checks.seed(seed),
        level=checks.level(who),
        name=None if name is None else checks.name(name),
        options=checks.options(option or []),
        seat=checks.whole(seat, "--seat", 0, 99),
        record=record,
        pace=checks.pace(pace),
        race=None if race is None else checks.pace(race, "--race"),
        position=None if position is None else read_json(position),
        odds=odds or adviser is not None,
        adviser=None if adviser is None else checks.one_bot(adviser),
    )
    return playing.play(wishes, plain=plain or not _at_a_terminal(), resume=resume)


def join(
    where: Annotated[
        str,
        typer.Argument(metavar="URL|CODE", help="A table's link, or its code at the last server."),
    ],
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    lang: Lang = None,
) -> int:
    """Sit down at a server's table."""
    from bluffhouse.cli import join as joining

    spoken = checks.language(lang)
    if not _at_a_terminal():
        raise Refused("join-no-terminal")
    return joining.join(where, name, spoken, watch=watch)


def games(
    lang: Lang = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """What is played here."""
    from bluffhouse.cli import listing

    listing.games(checks.language(lang), as_json=json)


def records(
    lang: Lang = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Your matches: those that were left, and those that are over."""
    from bluffhouse.cli import records as shelf

    shelf.show(checks.language(lang), as_json=json)


def rules(
    game: Annotated[str, typer.Argument(help="Which game.", autocompletion=completing.games)],
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """The rules of a game as players read them."""
    from bluffhouse.cli import listing

    listing.rules(checks.game(game), checks.language(lang), paged=_at_a_terminal() and not plain)


def replay(
    record: RecordFile,
    seat: Annotated[
        str | None, typer.Option(metavar="N", help="From whose seat; without one, a spectator's.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through a match, from any seat."""
    from bluffhouse.cli import replay as replaying

    replaying.replay(record, seat, checks.language(lang), plain=plain or not _at_a_terminal())


def verify(
    record: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What was published before the match.")
    ] = None,
    receipt: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What your own device saw, as it saved it.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Check that a record replays, that its seed is the promised one, and how chance was made."""
    from bluffhouse.cli import verify as verifying

    return verifying.verify(record, commitment, receipt, checks.language(lang))


def doctor(
    lang: Lang = None,
    speed: Annotated[bool, typer.Option(help="Measure how fast the games run here.")] = True,
    compiled: Annotated[
        bool, typer.Option("--compile", help="Compile what is not compiled yet: some minutes.")
    ] = False,
) -> None:
    """Versions, cache and speed on this machine."""
    from bluffhouse.cli import doctor as examining

    examining.examine(checks.language(lang), speed=speed, compiled=compiled)


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
