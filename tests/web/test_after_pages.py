"""Once pages were tested in a process, its other tests go on as before."""

import asyncio

import pytest
from playwright.sync_api import Browser


def test_a_page_is_tested(browser: Browser) -> None:
    assert browser.is_connected()


async def test_a_loop_of_ones_own() -> None:
    await asyncio.sleep(0)


def test_a_loop_is_run() -> None:
    with pytest.raises(RuntimeError):
        asyncio.get_running_loop()
    assert asyncio.run(asyncio.sleep(0, "done")) == "done"


def test_pages_go_on(browser: Browser) -> None:
    page = browser.new_page()
    assert page.evaluate("1 + 1") == 2
    page.close()
