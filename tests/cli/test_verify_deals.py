"""What `verify` says of how chance was made."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bluffhouse.cli.sitting import plain
from bluffhouse.core.deal import pledge_of, seal_of, seed_of
from bluffhouse.core.match import Match
from bluffhouse.core.receipt import Begun, Called, Receipt, digest
from tests.cli.conftest import Run

CODE = "KMRTXB"
HOUSE, MINE, THEIRS = "a" * 64, "b" * 64, "c" * 64
SEAL = seal_of(CODE, 1, HOUSE)
PLEDGES = {
    str(guest): pledge_of(CODE, 1, SEAL, guest, share) for guest, share in ((0, MINE), (1, THEIRS))
}
SAID = {"en": "gave a share", "de": "steuerte einen Anteil bei", "bg": "даде дял"}


def a_match(shares: dict[str, str]) -> Match:
    match = Match.dealt(plain("luegen", players=2), seed_of(HOUSE, shares))
    match.play(match.legal(match.actors[0])[0])
    return match


Files = Callable[..., tuple[Path, Path]]


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """A record and a receipt that fit, but for what is said."""

    def make(
        shares: dict[str, str] | None = None,
        deal: Any = None,
        receipt: Any = None,
        record: Any = None,
    ) -> tuple[Path, Path]:
        shares = {"0": MINE, "1": THEIRS} if shares is None else shares
        match = a_match(shares)
        told = {"code": CODE, "number": 1, "seal": SEAL, "house": HOUSE, "pledges": PLEDGES,
                "shares": shares, "seats": [0, 1], **(deal or {})}  # fmt: skip
        laid = {"seats": [0, 1], "game": "luegen", "options": match.game.options}
        kept = Receipt(
            code=CODE, number=1, guest=0, seal=SEAL, share=MINE, given="0" in shares,
            called=Called(**laid, pledges=PLEDGES),
            begun=Begun(**laid, shares=shares, commitment=match.seed.commitment()),
            seen={"0": digest(match.rewound(0).view(0)), "1": digest(match.view(0))},
        )  # fmt: skip
        paths = tmp_path / "record.json", tmp_path / "receipt.json"
        names = ["Anna", "Ben"]
        written = match.record() | {"deal": told, "names": names} | (record or {})
        paths[0].write_text(json.dumps(written))
        paths[1].write_text(json.dumps(kept.written() | (receipt or {})))
        return paths

    return make


@pytest.mark.parametrize("lang", SAID)
def test_a_device_that_gave_its_share(run: Run, files: Files, lang: str) -> None:
    record, receipt = files()
    said = run("verify", record, "--receipt", receipt, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert SAID[lang] in said.out
    assert "Anna, Ben" in said.out


def test_without_a_receipt_only_the_house_speaks(run: Run, files: Files) -> None:
    said = run("verify", files()[0])
    assert said.code == 0
    assert "--receipt" in said.out


def test_a_share_that_is_missing(run: Run, files: Files) -> None:
    record, receipt = files(shares={"1": THEIRS})
    said = run("verify", record, "--receipt", receipt)
    assert said.code == 0  # it may have come too late
    assert "Anna had pledged a share of chance and gave none." in said.out
    assert "This device’s share is NOT in it" in said.out


def test_somebody_who_watched(run: Run, files: Files) -> None:
    record, receipt = files(receipt={"guest": None, "share": None, "given": False, "seen": {}})
    assert "It gave no share itself" in run("verify", record, "--receipt", receipt).out


def test_nobody_gave_a_share(run: Run, files: Files) -> None:
    record, _ = files(shares={}, deal={"pledges": {}})
    assert "by the house alone" in run("verify", record).out


BY_HAND = {
    "middle": 3, "mats": [0, 2], "turn": 0, "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 2, 5, 5, 1]],
}  # fmt: skip
BENT: dict[str, dict[str, Any]] = {
    "its own part is not the sealed one": {"deal": {"house": "d" * 64}},
    "another seal": {"receipt": {"seal": "d" * 64}},
    "a share that was not pledged": {"deal": {"pledges": {"0": "d" * 64, "1": PLEDGES["1"]}}},
    "a pledge of somebody who did not sit there": {"deal": {"seats": [0, None]}},
    "a second call": {"receipt": {"anew": True}},
    "another seed": {"record": {"seed": "i:7", "moves": []}},
    "set by hand": {"record": {"position": BY_HAND, "moves": []}},
    "another view": {"receipt": {"seen": {"1": "0" * 32}}},
    "a view after the end": {"receipt": {"seen": {"99": "0" * 32}}},
    "no deal at all": {"record": {"deal": None}},
}  # fmt: skip


@pytest.mark.parametrize("bent", BENT)
def test_what_was_bent(run: Run, files: Files, bent: str) -> None:
    record, receipt = files(**BENT[bent])
    said = run("verify", record, "--receipt", receipt)
    assert (said.code, said.err) == (1, "")
    assert "CHEATED" in said.out or "NOTHING" in said.out


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"receipt": {"is": "record"}}, "not a receipt"),
        ({"receipt": {"seal": "x"}}, "not a receipt"),
        ({"receipt": {"seen": {"one": "0"}}}, "not a receipt"),
        ({"receipt": {"number": 2}}, "match 2 at table KMRTXB"),
        ({"deal": {"house": "b" * 64 + "\n"}}, "deal"),
        ({"deal": {"shares": {"00": MINE}}}, "deal"),
        ({"record": {"deal": 7}}, "deal"),
    ],
)
def test_bad_files(run: Run, files: Files, changes: dict[str, Any], words: str) -> None:
    record, receipt = files(**changes)
    said = run("verify", record, "--receipt", receipt)
    assert said.code == 2
    assert words in said.err
    assert "Traceback" not in said.err
