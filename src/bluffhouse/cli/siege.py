"""`bluffhouse siege`: attack a server of one's own, and see what holds."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bluffhouse.core.words import Words
    from bluffhouse.server.siege.attack import Attack, Verdict


def siege(
    workers: Annotated[str, typer.Option(metavar="N", help="Processes of the server.")] = "1",
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="NAME", help="This attack; repeatable.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Without attacks that wait for a patience to end.")
    ] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|de|bg", help="The language.")
    ] = None,
) -> None:
    """Attack a server of one's own, on this machine alone, and tell what held."""
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words

    said = words(checks.language(lang))
    attacks = _chosen(only or [], quick=quick)
    broken = asyncio.run(_besiege(attacks, checks.whole(workers, "--workers", 1, 64), said))
    typer.echo(said.say("siege-done", attacks=len(attacks), broken=broken))
    if broken:
        raise typer.Exit(1)


def _chosen(only: list[str], *, quick: bool) -> "list[Attack]":
    from bluffhouse.core.errors import Refused
    from bluffhouse.core.quoting import typed
    from bluffhouse.server.siege.siege import ATTACKS

    names = [attack.name for attack in ATTACKS]
    for name in only:
        if name not in names:
            raise Refused("siege-unknown", name=typed(name), names=", ".join(names))
    return [
        attack for attack in ATTACKS if attack.name in only or not (only or (quick and attack.slow))
    ]


async def _besiege(attacks: "list[Attack]", workers: int, said: "Words") -> int:
    """Tells of each attack as soon as it is over; gives how many promises were broken."""
    from bluffhouse.server.siege.siege import besiege

    broken = 0
    async for verdict in besiege(attacks, workers):
        broken += not verdict.held
        typer.echo(_row(verdict, said))
    return broken


def _row(verdict: "Verdict", said: "Words") -> str:
    held = said.say("siege-held" if verdict.held else "siege-broken")
    promise = said.say(f"siege-{verdict.name}")
    return f"{held:<8} {verdict.name:<18} {verdict.seconds:5.1f} s  {promise}  [{verdict.seen}]"
