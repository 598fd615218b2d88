"""Devices make chance together, and the page says so; if a house cheats, it says that."""

import json
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ROOT
from tests.web.guest import Guest
from tests.web.lay import Seat, _post, join, lay, start

Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def cheats() -> Iterator[dict[str, Any]]:
    """A house that cheats as the host's name says, and what may be played there."""
    program = [sys.executable, "-m", "tests.server.cheats"]
    with subprocess.Popen(
        program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdin is not None
        assert house.stdout is not None
        yield json.loads(house.stdout.readline())
        house.stdin.close()


def test_two_devices_make_chance_together(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    anna, ben = come(table.link), come(table.invitation)
    ben.page.get_by_role("textbox").first.fill("Ben")
    ben.tap("Sit down")
    anna.pledged(table.code, 2)
    anna.tap("Begin")
    for guest in (anna, ben):
        expect(guest.page.locator(".turn")).to_be_visible()
        guest.begin(7)
    for guest in (anna, ben):
        guest.finish()
        guest.page.get_by_text("Was chance fair?", exact=True).click()
        expect(guest.page.locator("[data-fair=true]")).to_be_visible()
        expect(guest.page.get_by_text("Fair: this device gave a share")).to_be_visible()
        expect(guest.page.get_by_text("with the devices of Anna and Ben")).to_be_visible()
        expect(guest.page.locator("[data-alarm]")).to_have_count(0)
    with anna.page.expect_download() as saved:
        anna.tap("Save this device’s receipt")
    receipt = json.loads(saved.value.path().read_text("utf-8"))
    assert receipt["is"] == "receipt"
    assert receipt["given"]
    assert not anna.flaws()


def test_who_withholds_a_share_is_named(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    anna, ben = come(table.link), join(table, "Ben")
    pledge = {"t": "pledge", "id": "p", "number": 1, "pledge": "7" * 64}
    _post(house, f"/api/tables/{ben.code}/commands", pledge, ben.token)
    anna.pledged(table.code, 2)
    start(table)
    expect(anna.page.locator("[data-withheld]")).to_have_text(
        "Ben had pledged a share of chance and gave none."
    )


@pytest.mark.parametrize(("cheat", "fault"), [("grind", "seal"), ("ignore", "mine")])
def test_a_house_that_cheats_sets_off_an_alarm(
    come: Come, cheats: dict[str, Any], cheat: str, fault: str
) -> None:
    house = cheats["house"]
    asked = urllib.request.Request(
        f"{house}/api/tables",
        json.dumps({"settings": cheats["settings"], "name": cheat}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(asked) as answer:
        told = json.load(answer)
    guest = come(house + Seat(house, told["code"], told["token"]).link)
    guest.pledged(told["code"], 1)
    guest.tap("Begin (with 1 bot)")
    expect(guest.page.get_by_role("alert")).to_contain_text("Something is wrong with chance!")
    guest.begin(7)
    guest.finish()
    expect(guest.page.get_by_role("alert")).to_contain_text("Something is wrong with chance!")
    guest.page.get_by_text("Was chance fair?", exact=True).click()
    expect(guest.page.locator(f"[data-fault={fault}]")).to_be_visible()
    expect(guest.page.locator("[data-fair=true]")).to_have_count(0)
