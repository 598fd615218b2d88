"""Reports: text, HTML, JSON and Parquet say the same as the findings, in every language."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest
from rich.cells import cell_len
from rich.console import Console

from bluffhouse.arena import blocks
from bluffhouse.arena.figures import figures
from bluffhouse.arena.files import check_writable, write, written
from bluffhouse.arena.findings import Findings
from bluffhouse.arena.html import html_report
from bluffhouse.arena.markup import Markup, el
from bluffhouse.arena.parquet import ParquetSink
from bluffhouse.arena.report import FORMAT, Report, schema, to_json
from bluffhouse.arena.text import text_report
from bluffhouse.core.errors import OptionError
from bluffhouse.core.words import LANGUAGES, words
from tests.arena.conftest import RUNS, simulation

SVG = "{http://www.w3.org/2000/svg}"


# --- JSON -----------------------------------------------------------------------------------


def test_json_is_what_its_schema_says(findings: Findings):
    text = to_json(findings)
    read = msgspec.json.decode(text, type=Report)
    assert read.format == FORMAT
    assert (read.game, read.seed, read.matches) == (findings.game, 7, 600)
    assert read.options == findings.options
    assert dict(read.length.histogram) == findings.lengths.counts
    assert [seat.wins for seat in read.seats] == [findings.wins(s) for s in findings.seats]
    assert sum(n for _, n in read.outcomes) == read.matches
    assert read.tallies[0].total == sum(read.tallies[0].by_seat)


def test_the_schema_documents_every_part(findings: Findings):
    parts = schema()["$defs"]
    top = parts["Report"]
    assert set(msgspec.json.decode(to_json(findings))) == set(top["properties"])
    assert all(part["description"] for part in parts.values())


# --- Parquet --------------------------------------------------------------------------------


@pytest.mark.parametrize("run", RUNS)
def test_parquet_reads_back_and_agrees(run: str, tmp_path: Path):
    path = tmp_path / "matches.parquet"
    sim = simulation(run, 300, threads=2, chunk=40)
    sink = ParquetSink(path, sim, group=100)
    findings = sim.run(sink)
    sink.close()
    file = pq.ParquetFile(path)
    assert file.metadata.num_row_groups == 3  # of 120, 120 and 60
    table = file.read()
    assert table["match"].to_pylist() == list(range(300))
    assert sum(table["length"].to_pylist()) == findings.moves
    winners = table["winners"].to_pylist()
    for seat in findings.seats:
        assert sum(seat in won for won in winners) == findings.wins(seat)
        assert sum(table[f"score_{seat}"].to_pylist()) == findings.points[seat].sum
        for name in findings.measures.tallies:
            assert sum(table[f"{name}_{seat}"].to_pylist()) == findings.count(name, seat)
    settings = msgspec.json.decode(file.schema_arrow.metadata[b"bluffhouse"])
    assert settings["seed"] == 7
    assert settings["options"] == findings.options


# --- HTML -----------------------------------------------------------------------------------


class Strict(HTMLParser):
    """Collects the elements; void ones may close themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_well_formed_and_needs_nothing_else(findings: Findings, lang: str):
    page = html_report(findings, lang)
    doctype, _, rest = page.partition("\n")
    assert doctype == "<!doctype html>"
    root = ET.fromstring(rest)
    assert root.get("lang") == lang
    parser = Strict()
    parser.feed(page)
    names = {name for name, _ in parser.found}
    assert names.isdisjoint({"script", "link", "img", "iframe", "object", "embed", "image", "use"})
    for _, attributes in parser.found:
        assert attributes.keys().isdisjoint({"src", "href", "srcset", "onclick", "onload", "data"})
    assert "url(" not in page
    assert "@import" not in page
    assert set(re.findall(r"https?://[^\"'\s<]+", page)) == {"http://www.w3.org/2000/svg"}


def test_html_can_be_read_without_seeing(findings: Findings):
    root = ET.fromstring(html_report(findings, "en").partition("\n")[2])
    charts = list(root.iter(f"{SVG}svg"))
    assert len(charts) == 2 + len(findings.measures.rates) + len(findings.policies)
    for chart in charts:
        title, desc = chart[0], chart[1]
        assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
        assert title.text
        assert desc.text
        assert chart.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    for table in root.iter("table"):
        assert table.find("caption") is not None
        assert all(th.get("scope") for th in table.iter("th"))
    assert root.findtext("head/title")
    assert len(list(root.iter("h1"))) == 1


def test_charts_stay_inside(findings: Findings):
    root = ET.fromstring(html_report(findings, "en").partition("\n")[2])
    for shape in root.iter():
        for name in ("x", "x1", "x2", "cx", "width"):
            value = shape.get(name, "")
            if value.endswith("%") and shape.tag != f"{SVG}svg":
                assert 0 <= float(value[:-1]) <= 100
        if shape.tag == f"{SVG}rect":
            assert float(shape.get("height", "nan")) >= 0


def test_the_page_gives_the_command_that_made_it():
    findings = simulation("luegen-mixed", 50, threads=1).run()
    page = html_report(findings, "en")
    assert "--players 3 --games 50 --policy thumb,random,random --option mats=3" in page
    assert "--seed 7" in page


def test_markup_escapes():
    assert el("p", "<&>", title='"') == '<p title="&quot;">&lt;&amp;&gt;</p>'
    assert el("p", Markup("<b/>"), None, [el("i")], class_="a") == '<p class="a"><b/><i/></p>'


# --- text -----------------------------------------------------------------------------------


def printed(findings: Findings, lang: str, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(text_report(findings, lang, width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_text_fits_and_says_it_all(findings: Findings, lang: str, width: int):
    text = printed(findings, lang, width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "…" not in text
    flat = " ".join(text.split())
    say = words(lang, findings.game).say
    for name in ("length", "wins", "points", "speed", "tallies"):
        assert say(f"arena-{name}") in flat
    write_figures = figures(lang)
    assert write_figures.decimal(findings.lengths.mean, 1) in text
    for seat in findings.seats:
        assert write_figures.share(findings.win_share(seat)) in text
    assert "mats=" in text or "hand_limit=" in text


def test_no_width_is_too_narrow(findings: Findings):
    for width in (*range(1, 80), 200):
        assert printed(findings, "de", width).strip()


def test_a_stopped_run_says_so():
    findings = simulation("luegen", 50, threads=1).run()
    findings.asked = 2000
    assert "first 50 of 2,000" in printed(findings, "en", 80)
    assert "first 50 of 2,000" in html_report(findings, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("run", RUNS)
def test_every_count_has_a_name_in_every_language(run: str, lang: str):
    sim = simulation(run, 1, threads=1)
    findings = sim.run()
    texts = words(lang, findings.game)
    assert all(texts.has(f"tally-{name}") for name in (*findings.measures.names, "points"))
    assert all(texts.has(f"rate-{r.part}-{r.whole}") for r in findings.measures.rates)


@pytest.mark.parametrize("matches", [1, 2])
def test_a_few_matches_are_enough(matches: int):
    for run in RUNS:
        findings = simulation(run, matches, threads=1).run()
        assert printed(findings, "en", 80)
        assert html_report(findings, "de")
        msgspec.json.decode(to_json(findings), type=Report)


def test_figures_as_each_language_writes_them():
    assert figures("en").whole(1234567) == "1,234,567"
    assert figures("de").decimal(1234.56, 1) == "1.234,6"
    assert figures("bg").whole(1234) == "1234"
    assert figures("bg").whole(12345) == "12\N{NO-BREAK SPACE}345"
    assert figures("de").share(0.5) == "50,0\N{NO-BREAK SPACE}%"
    assert figures("en").share(None) == "–"
    assert figures("en").decimal(-3.2, 1) == "−3.2"
    assert [figures("en").short(x) for x in (0, 0.123, 12.34, 1234)] == [
        "0",
        "0.12",
        "12.3",
        "1,234",
    ]


def test_block_plots():
    assert blocks.columns([0, 1, 2], 2) == ["  █", " ██"]
    assert blocks.columns([0, 0.0001, 2], 1) == [" ▁█"]
    assert blocks.bar(0.5, 4) == "██  "
    assert blocks.bar(7, 2) == "██"
    assert blocks.interval(0.25, 0.5, 0.75, 0.0, (0, 1), 5) == "┊─●─ "


# --- files ----------------------------------------------------------------------------------


def test_files_that_cannot_be_written_are_refused(tmp_path: Path):
    wrong = [
        [tmp_path / "missing" / "a.html"],
        [tmp_path],
        [tmp_path / "a", tmp_path / "." / "a"],
        [Path("/dev/null")],
    ]
    for paths in wrong:
        with pytest.raises(OptionError) as refused:
            check_writable(paths)
        assert all(str(paths[0]) in refused.value.say(lang) for lang in LANGUAGES)
    check_writable([tmp_path / "a", tmp_path / "b"])
    assert not list(tmp_path.iterdir())


def _write_half(path: Path) -> None:
    path.write_text("half")
    raise RuntimeError


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path):
    path = tmp_path / "a.txt"
    write(path, "ж")
    with pytest.raises(RuntimeError), written(path) as part:
        _write_half(part)
    assert path.read_text("utf-8") == "ж"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(OptionError), written(path):
        raise OSError(28, "No space left on device")


def test_row_order_is_kept(tmp_path: Path):
    """A parquet file of one run is the beginning of that of a longer one."""
    tables = []
    for matches in (40, 90):
        path = tmp_path / f"{matches}.parquet"
        sim = simulation("luegen", matches, threads=2, chunk=16)
        sink = ParquetSink(path, sim)
        sim.run(sink)
        sink.close()
        tables.append(pq.read_table(path))
    assert tables[1].slice(0, 40).equals(tables[0])
    assert np.unique(tables[1]["length"].to_numpy()).size > 20
