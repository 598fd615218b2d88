"""The image and its company, as far as that can be seen without building them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def test_the_image_has_the_python_of_the_lock() -> None:
    locked = re.match(
        r"# .* on Python (\d+\.\d+)\.", (ROOT / "requirements.lock").read_text("utf-8")
    )
    assert locked
    assert set(re.findall(r"^FROM python:([\d.]+)", DOCKERFILE, re.M)) == {locked[1]}
    assert len(re.findall(r"^FROM ", DOCKERFILE, re.M)) == len(
        re.findall(r"^FROM python:", DOCKERFILE, re.M)
    )
