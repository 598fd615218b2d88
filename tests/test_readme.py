"""What the README shows is true."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_run(capsys: pytest.CaptureFixture[str]):
    text = README.read_text("utf-8")
    space: dict[str, object] = {}
    for example in re.finditer(r"(?<=^```python\n).*?(?=^```)", text, re.M | re.S):
        above = "\n" * text.count("\n", 0, example.start())  # so that errors name the right line
        exec(compile(above + example[0], README, "exec"), space)
    assert capsys.readouterr().out
