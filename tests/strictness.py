"""Says what share of the package mypy is not strict about: `make lint` prints it."""

import fnmatch
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def loose() -> tuple[int, int]:
    """Lines that need no annotations, and all lines. Later overrides win, as in mypy."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    free = sum(n for path, n in lines.items() if _is_loose(_module(path), settings["overrides"]))
    return free, sum(lines.values())


def _is_loose(module: str, overrides: list[dict[str, object]]) -> bool:
    found = False
    for override in overrides:
        named = override["module"]
        patterns = named if isinstance(named, list) else [named]
        if "disallow_untyped_defs" in override and any(_fits(module, p) for p in patterns):
            found = not override["disallow_untyped_defs"]
    return found


def _fits(module: str, pattern: object) -> bool:
    return fnmatch.fnmatchcase(module, str(pattern))


def _module(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


if __name__ == "__main__":
    free, every = loose()
    print(f"mypy is not strict about {free / every:.1%} of {every:,} lines: what Numba compiles")
