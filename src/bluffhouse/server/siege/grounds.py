"""The settings of the tables that are besieged, by name (grounds.toml)."""

import tomllib
from pathlib import Path
from typing import Any

_FILE = Path(__file__).with_name("grounds.toml")
GROUNDS: dict[str, dict[str, Any]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
