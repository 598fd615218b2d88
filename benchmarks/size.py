"""What a person who only plays must install: `python -m benchmarks.size [WHEEL]`.

Makes an empty environment, installs the wheel there with all that it needs, and says what each
package takes on disk, compiled Python included, as `du` counts.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.fresh import Home, build, clean_source, run

TOOLS = ("pip", "setuptools")  # of the environment, not ours
LISTING = """
from importlib.metadata import distributions
for found in distributions():
    print(found.metadata["Name"], *{str(found.locate_file(f).resolve()) for f in found.files or ()},
          sep="\\t")
"""


def packages(home: Home) -> dict[str, list[Path]]:
    lines = (line.split("\t") for line in run([home.program("python"), "-c", LISTING]).splitlines())
    return {name: [Path(file) for file in files] for name, *files in lines if name not in TOOLS}


def megabytes(files: list[Path]) -> float:
    return sum(file.stat().st_blocks * 512 for file in files if file.is_file()) / 2**20


def main(wheel: str | None = None) -> None:
    with tempfile.TemporaryDirectory(prefix="bluffhouse-") as folder:
        there = Path(folder)
        built = Path(wheel).resolve() if wheel else build(clean_source(there / "s"), "wheel", there)
        home = Home.make(there / "home")
        home.install(built)
        sizes = {name: megabytes(files) for name, files in packages(home).items()}
        for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
            print(f"{size:7.1f} MB  {name}")
        print(f"{sum(sizes.values()):7.1f} MB  in all")
        whole = subprocess.check_output(["du", "-sm", home.folder / "venv"], encoding="utf-8")
        print(f"{whole.split()[0]:>5}   MB  the environment, with pip")


if __name__ == "__main__":
    main(*sys.argv[1:])
