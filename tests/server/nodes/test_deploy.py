"""The load balancers' configurations that are shipped: the real programs accept them."""

import asyncio
import re
import subprocess
from pathlib import Path

from benchmarks.server.machine import wait_for
from bluffhouse.server.admission.http_connection import OF_PROXY
from tests.server.guests import PATIENCE, served
from tests.server.nodes.house import DEPLOY, balancer_config, program
from tests.server.process import free_port


def checked(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_haproxy_takes_its_configuration(tmp_path: Path) -> None:
    file = tmp_path / "haproxy.cfg"
    file.write_text(balancer_config(["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"], 4))
    said = checked(program("haproxy"), "-c", "-f", str(file)).splitlines()
    warned = [line for line in said if "WARNING" in line]
    assert [line for line in warned if "connect socket for nameserver" not in line] == []


def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    local = (DEPLOY / "nginx.conf").read_text()
    for name in "abc":
        local = local.replace(f"{name}.internal", "127.0.0.1")
    local = local.replace("20000", "500")  # as many files as any machine allows
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # for who is not root
    places = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    local = local.replace("http {", f"http {{\naccess_log {tmp_path}/access;\n{places}")
    file, errors = tmp_path / "nginx.conf", tmp_path / "errors"
    file.write_text(f"pid {tmp_path}/pid;\nerror_log {errors};\n{local}")
    command = [program("nginx"), "-t", "-c", str(file), "-e", str(errors), "-p", str(tmp_path)]
    said = checked(*command)
    assert "test is successful" in said
    assert "warn" not in said.replace(str(tmp_path), "")


def test_balancers_give_up_idle_lines_before_nodes_do() -> None:
    """Else a request may meet a line that its node is just closing."""
    for name, setting in (("haproxy.cfg", "pool-purge-delay"), ("nginx.conf", "keepalive_timeout")):
        (seconds,) = re.findall(rf"{setting} (\d+)s", (DEPLOY / name).read_text())
        assert int(seconds) < OF_PROXY, name


def test_nodes_outlive_the_server_of_names() -> None:
    """By itself HAProxy lets go of a node 30 s after nobody can say its address any more."""
    held = re.findall(r"hold (\w+) \d+d\n", (DEPLOY / "haproxy.cfg").read_text())
    assert {*held} == {"nx", "refused", "timeout", "other"}


async def asked(port: int, path: str) -> bytes:
    """The whole answer to a path that nobody tidies on its way."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer


async def test_nobody_outside_reads_figures_however_he_spells_them(tmp_path: Path) -> None:
    """The real HAProxy keeps people out by the path as they write it; the server reads it."""
    door, file, log = free_port(), tmp_path / "haproxy.cfg", tmp_path / "log"
    async with served(tmp_path / "data") as url:
        inside = url.removeprefix("http://")
        file.write_text(balancer_config([inside] * 3, door))
        with log.open("wb") as out:
            command = [program("haproxy"), "-db", "-f", str(file)]
            balancer = subprocess.Popen(command, stdout=out, stderr=out)
        try:
            wait_for(door, balancer, log)
            async with asyncio.timeout(PATIENCE):
                while b" 200 " not in await asked(door, "/health"):
                    await asyncio.sleep(0.05)
            paths = [f"/{name}" for name in ("metrics", "metrics?x", "%6detrics", "metric%73?x")]
            paths += ["//metrics", "/./metrics", "/metrics/", "/%2fmetrics", "http://x/metrics"]
            for path in paths:
                assert b"bluffhouse_" not in await asked(door, path), path
            port = int(inside.rpartition(":")[2])
            assert b"bluffhouse_" in await asked(port, "/metrics?x")
            for path in paths[2:-1]:  # for proxies that are not ours
                assert b"bluffhouse_" not in await asked(port, path), path
        finally:
            balancer.kill()
            balancer.wait()
