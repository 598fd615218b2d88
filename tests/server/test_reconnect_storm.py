"""Everybody loses the line at the same moment; everybody is back, by himself."""

from pathlib import Path
from random import Random

import pytest

from benchmarks.server import ours
from benchmarks.server.drops import cut_lines
from tests.server.process import free_port


@pytest.mark.slow
async def test_200_players_whose_lines_were_cut_are_all_back(tmp_path: Path) -> None:
    with ours.opened(free_port(), tmp_path, core=None) as server:
        await cut_lines(server.port, 50, Random(50))  # which gives up if somebody stays away
