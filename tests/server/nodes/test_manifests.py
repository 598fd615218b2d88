"""The files that run three nodes, against what a node does: its ports, paths, signals and times."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from bluffhouse.server.config import load
from bluffhouse.server.nodes.node import DRAIN, NOTICE
from bluffhouse.server.nodes.passing_on import PARTING
from tests.server.guests import get, served
from tests.server.nodes.house import DEPLOY

Manifest = dict[str, Any]
STORE = "postgresql://house:secret@database/house"
ADDRESS = "10.1.2.3"  # of a pod


@pytest.fixture
def manifests() -> dict[str, Manifest]:
    """All of them, by their kind and name."""
    files = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
    found = [one for file in files for one in yaml.safe_load_all(file.read_text("utf-8"))]
    return {f"{one['kind']}/{one['metadata']['name']}": one for one in found}


@pytest.fixture
def pod(manifests: dict[str, Manifest]) -> Manifest:
    return manifests["Deployment/house"]["spec"]["template"]  # type: ignore[no-any-return]


@pytest.fixture
def node(pod: Manifest) -> Manifest:
    (container,) = pod["spec"]["containers"]
    return container  # type: ignore[no-any-return]


def environment(node: Manifest) -> dict[str, str]:
    """As the cluster would set it, one after the other: each may name those before it."""
    known: dict[str, str] = {}
    for one in node["env"]:
        source = one.get("valueFrom", {})
        if "fieldRef" in source:
            field = source["fieldRef"]["fieldPath"]
            value = {"status.podIP": ADDRESS, "metadata.name": "house-1"}[field]
        elif "secretKeyRef" in source:
            value = {"store": STORE}[source["secretKeyRef"]["key"]]
        else:
            value = re.sub(r"\$\((\w+)\)", lambda name: known[name[1]], one["value"])
        known[one["name"]] = value
    return known


def test_a_pod_is_a_node_that_can_be(pod: Manifest, node: Manifest) -> None:
    image = (DEPLOY.parent / "Dockerfile").read_text("utf-8")
    baked = dict(re.findall(r"(BLUFFHOUSE_\w+)=(\S+)", image))
    config = load(environment={**baked, **environment(node)}, given={})
    ports = {port["name"]: port["containerPort"] for port in node["ports"]}
    assert (config.host, config.port) == ("0.0.0.0", ports["http"])
    assert config.inner == f"{ADDRESS}:{ports['inner']}"
    assert config.cluster
    assert config.proxied
    assert pod["spec"]["enableServiceLinks"] is False  # else services set BLUFFHOUSE_…, too
    writable = {mount["mountPath"] for mount in node["volumeMounts"]}
    assert node["securityContext"]["readOnlyRootFilesystem"]
    assert writable == {baked["BLUFFHOUSE_DATA"], "/tmp"}


async def test_a_node_answers_what_it_is_probed_with(node: Manifest, tmp_path: Path) -> None:
    probed = [node[f"{kind}Probe"]["httpGet"] for kind in ("readiness", "liveness")]
    async with served(tmp_path) as url:
        for asked in probed:
            assert asked["port"] == "http"
            assert (await get(url + asked["path"])).status_code == 200, asked


def test_there_is_time_to_hand_tables_over(pod: Manifest, node: Manifest) -> None:
    """Nobody new is sent there any more when SIGTERM comes, and SIGKILL comes late enough."""
    ready = node["readinessProbe"]
    (slept,) = [int(word) for word in node["lifecycle"]["preStop"]["exec"]["command"][1:]]
    assert slept >= ready["periodSeconds"] * ready["failureThreshold"]
    longest = NOTICE + 256 * 0.1 + DRAIN + PARTING + 5  # uvicorn's grace
    assert pod["spec"]["terminationGracePeriodSeconds"] >= slept + longest
    compose = yaml.safe_load((DEPLOY / "nodes" / "compose.yaml").read_text("utf-8"))
    for name in "abc":
        grace = compose["services"][name]["stop_grace_period"]
        assert int(grace.removesuffix("s")) >= longest, name
    (stop,) = re.findall(
        r"TimeoutStopSec=(\d+)", (DEPLOY / "bluffhouse.service").read_text("utf-8")
    )
    assert int(stop) >= longest


def test_everything_speaks_of_the_same_pods(manifests: dict[str, Manifest], pod: Manifest) -> None:
    labels = pod["metadata"]["labels"]
    deployment = manifests["Deployment/house"]["spec"]
    assert deployment["selector"]["matchLabels"] == labels
    disruption = manifests["PodDisruptionBudget/house"]["spec"]
    assert disruption["selector"]["matchLabels"] == labels
    assert disruption["maxUnavailable"] < deployment["replicas"]
    service = manifests["Service/house"]["spec"]
    assert service["selector"] == labels
    assert {port["targetPort"] for port in service["ports"]} == {"http"}
    policy = manifests["NetworkPolicy/house"]["spec"]
    assert policy["podSelector"]["matchLabels"] == labels
    inner = [rule for rule in policy["ingress"] if rule["ports"] == [{"port": "inner"}]]
    assert [rule["from"] for rule in inner] == [[{"podSelector": {"matchLabels": labels}}]]
    database = manifests["StatefulSet/database"]["spec"]
    assert manifests["Service/database"]["spec"]["selector"] == database["selector"]["matchLabels"]


def test_compose_has_the_nodes_that_its_balancer_looks_for() -> None:
    compose = yaml.safe_load((DEPLOY / "nodes" / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    nodes = {name: one for name, one in services.items() if "BLUFFHOUSE_NODE" in str(one)}
    known = {alias for one in nodes.values() for alias in one["networks"]["default"]["aliases"]}
    looked_for = re.findall(r"server \w+ (\S+):8000", (DEPLOY / "haproxy.cfg").read_text("utf-8"))
    assert known == {*looked_for}
    for name, one in nodes.items():
        settings = {key: str(value) for key, value in one["environment"].items()}
        settings["BLUFFHOUSE_STORE"] = STORE
        settings["BLUFFHOUSE_PUBLIC_URL"] = ""
        assert load(environment=settings, given={}).node == name
    (mount,) = services["balancer"]["volumes"]
    assert (DEPLOY / "nodes" / mount.split(":")[0]).resolve() == DEPLOY / "haproxy.cfg"
