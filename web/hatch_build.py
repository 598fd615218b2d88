"""Whoever builds a wheel or an sdist gets the pages with it; hatchling calls this.

An editable install has its pages from make. An sdist brings its own, so that installing from it
needs no Node.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import build


class PagesHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the system has none and there is something to build."""
        return [] if build.are_fresh() or build.system_node() else [build.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or build.are_fresh():
            return
        command = [sys.executable, str(Path(build.__file__)), "build"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, check=False)
        if done.returncode or not build.are_fresh():
            sys.exit("bluffhouse: the pages could not be built; the reason stands above")
