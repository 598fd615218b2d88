"""The curve of a run: a picture that says what its log says."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bluffhouse.school.curve import BOTTOM, EXPLOITABILITY, HEIGHT, LEFT, TOP, WIDTH, draw
from bluffhouse.school.measures import Look, Share
from bluffhouse.school.told import Told, told_in
from tests.school.courses import course_of, run, small, three

SVG = "{http://www.w3.org/2000/svg}"


def told(steps: int, share: float, kept: bool, exact: float | None = None) -> Told:
    look = Look({"thumb": Share(share, share - 0.1, share + 0.1, 100)}, exact)
    return Told(steps, 1.0, 0.5, 0.1, 0.0, 0.9, look, kept)


def lines_of(file: Path) -> tuple[ElementTree.Element, list[list[tuple[float, float]]]]:
    """The picture, and the points of each of its curves."""
    picture = ElementTree.parse(file).getroot()
    curves = [line.attrib["points"].split() for line in picture.iter(f"{SVG}polyline")]
    return picture, [
        [(float(x), float(y)) for x, y in (point.split(",") for point in points)]
        for points in curves
    ]


def test_it_has_a_point_for_every_look_where_it_belongs(tmp_path: Path) -> None:
    file = tmp_path / "mine.svg"
    draw(
        [told(500, 0.25, True, 0.5), told(1000, 0.75, True, 0.0), told(2000, 0.5, False, 1.0)], file
    )
    picture, (shares, exact) = lines_of(file)
    high = HEIGHT - TOP - BOTTOM
    assert [y for _, y in shares] == pytest.approx(
        [TOP + high * part for part in (0.75, 0.25, 0.5)]
    )
    assert [y for _, y in exact] == pytest.approx([TOP + high * part for part in (0.5, 1, 0)])
    across = [x - LEFT for x, _ in shares]
    assert across[1] == pytest.approx(across[2] / 2)
    written = {text.text for text in picture.iter(f"{SVG}text")}
    assert {"thumb", EXPLOITABILITY, "2,000", "100 %"} <= written
    assert max(x for x, _ in shares) < WIDTH
    dashed = [x for x in picture.iter(f"{SVG}line") if "stroke-dasharray" in x.attrib]
    assert [float(line.attrib["x1"]) for line in dashed] == pytest.approx([shares[1][0]])


def test_a_run_draws_what_its_log_says(tmp_path: Path) -> None:
    course = course_of(three(), small(three(), 1024), tmp_path)
    run(course)
    looks = told_in(course.files.log)
    _, curves = lines_of(course.files.curve)
    assert len(curves) == len(looks[-1].look.shares)
    assert all(len(points) == len(looks) for points in curves)
