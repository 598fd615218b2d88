"""The image and its company, as far as that can be seen without building them."""

import re
import tomllib
from pathlib import Path

from bluffhouse.server.config import Config

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


def test_workflows_call_targets_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    flows = [path.read_text("utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml")]
    called = {target for flow in flows for target in re.findall(r"run: (?:sudo )?make (\w+)", flow)}
    assert {"test", "frameworks"} <= called
    for target in called:
        assert re.search(rf"^{target}:", makefile, re.M), target


def test_what_only_root_can_install_is_there_before_the_suite_runs() -> None:
    """Flows run as somebody else, on machines that have no HAProxy."""
    flow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert "run: sudo make programs " in flow.partition("run: make test")[0]


def test_pythons_that_are_promised_are_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = {
        found[1] for line in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", line))
    }
    flow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    (matrix,) = re.findall(r"python: \[(.*)\]", flow)
    assert set(re.findall(r"3\.\d+", matrix)) == promised
    assert project["requires-python"] == f">={min(promised)}"


def test_every_setting_of_the_company_is_one_of_the_servers() -> None:
    """What compose and the image set is read by the server: a name misspelt would be ignored."""
    files = [ROOT / "compose.yaml", *(ROOT / "deploy").glob("*/*.yaml")]
    assert len(files) > 3
    said = DOCKERFILE + "".join(file.read_text("utf-8") for file in files)
    names = set(re.findall(r"\bBLUFFHOUSE_([A-Z_]+)", said))
    fields = {field.upper() for field in Config.__struct_fields__}
    assert names - fields <= {"CACHE", "PUBLISH"}
    assert len(names & fields) > 4


def test_the_service_is_tried_until_its_database_is_there() -> None:
    """By itself systemd gives up after five starts in ten seconds."""
    unit = (ROOT / "deploy" / "bluffhouse.service").read_text("utf-8")
    told, _, _ = unit.partition("[Service]")
    assert "\nStartLimitIntervalSec=0\n" in told
    assert "\nRestart=always\n" in unit
