"""The plan of the house: who may import whom, who may name a game, what rules may use."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

from tests.layout import (
    GAMES,
    IDS,
    PACKAGE,
    ROOT,
    SOURCES,
    circles,
    game_of,
    imports,
    module_file,
    module_name,
    names,
    own_imports,
    room_of,
    tree_of,
)

FLOORS = [
    {"core"},
    {"games"},
    {"bots"},
    {"beside"},  # compiles while one plays
    {"house", "__init__"},  # the front door to the games, and the package that shows it
    {"arena", "learn"},
    {"server", "school"},
    {"conform", "scaffold"},
    {"cli", "adapters"},
    {"__main__"},
]
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}

RULES_MAY_IMPORT = {"__future__", "math", "numpy", "typing"}
DOING_IO = {"__import__", "eval", "exec", "input", "open", "print"}


@pytest.fixture(scope="module", autouse=True)
def _trees() -> Iterator[None]:
    """Those of a thousand files take most of a gigabyte, which no later test needs."""
    yield
    tree_of.cache_clear()


def test_the_house_has_games():
    assert IDS
    assert PACKAGE / "__init__.py" in SOURCES


def test_every_room_is_on_the_plan():
    rooms = {room_of(module_name(path)) for path in SOURCES}
    assert rooms <= FLOOR.keys()


def test_imports_point_one_way():
    """core ← games ← bots ← arena, learn ← server, school ← cli, adapters; games know no other."""
    wrong = []
    for path in {*SOURCES} - {PACKAGE / "__init__.py"}:
        here = module_name(path)
        for line, target in imports(path):
            if target.split(".")[0] != "bluffhouse":
                continue
            if room_of(target) == room_of(here):
                if game_of(target) not in (None, game_of(here)):
                    wrong.append(f"{path}:{line}: imports the game {target}")
            elif FLOOR[room_of(target)] >= FLOOR[room_of(here)]:
                wrong.append(f"{path}:{line}: {room_of(here)} imports {target}")
    assert wrong == []


def test_no_import_leads_back():
    """Not even a lazy one, or one for types alone. (The front of the package shows all rooms.)"""
    graph = own_imports()
    del graph["__init__"]
    graph = {module: names & graph.keys() for module, names in graph.items()}
    assert [sorted(circle) for circle in circles(graph)] == []


SERVER_FLOORS = [
    {"messages"},
    {"config", "share", "wanted", "denial", "metrics", "qr", "time_slices"},
    {"store", "own_address"},
    {"background"},
    {"tables"},
    {"admission"},
    {"thinking"},
    {"push"},
    {"live"},
    {"hall"},
    {"lessons", "finished", "puzzles"},
    {"requests"},
    {"web_server", "store_setup", "logs"},
    {"workers", "nodes"},
    {"serve"},
    {"operations"},
    {"siege", "leakcheck"},
]
SERVER_FLOOR = {name: floor for floor, names in enumerate(SERVER_FLOORS) for name in names}


def test_folders_of_the_server_import_one_way():
    wrong = []
    for module, named in own_imports().items():
        _, *here = module.split(".")
        if not module.startswith("server.") or not here:
            continue
        for name in named:
            if name.startswith("server.") and name.split(".")[1] != here[0]:
                there = name.split(".")[1]
                if SERVER_FLOOR[there] >= SERVER_FLOOR[here[0]]:
                    wrong.append(f"{module} imports {name}")
    assert wrong == []


def test_the_floors_of_the_server_are_on_its_plan():
    """In the same order."""
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("Inside `server/`")[2]
    lines = [line.split("  ")[0] for line in plan.split("```")[1].strip().splitlines()]
    named = [name for line in lines for name in line.split(", ")]
    assert {*named} == SERVER_FLOOR.keys()
    assert [SERVER_FLOOR[name] for name in named] == sorted(SERVER_FLOOR[name] for name in named)


def words_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and text in code; docstrings and comments are no code."""
    docstrings = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if node in docstrings:
            continue
        for _, value in ast.iter_fields(node):
            for word in value if isinstance(value, list) else [value]:
                if isinstance(word, bytes):
                    yield node.lineno, word.decode("latin-1")
                elif isinstance(word, str):
                    yield getattr(node, "lineno", 0), word


def test_only_a_games_own_room_names_it():
    wrong = []
    for path in SOURCES:
        inside = path.relative_to(PACKAGE).parts
        own = inside[1] if inside[0] == "games" and len(inside) > 2 else None
        wrong += [
            f"{path}:{line}: {word!r} names {game}"
            for line, word in words_of(tree_of(path))
            for game in IDS
            if game != own and game in word.casefold()
            if not (own and own in word.casefold() and game in own)  # one id within another
        ]
    assert wrong == []


def web_sources() -> Iterator[Path]:
    for folder in (ROOT / "web" / "src", ROOT / "web" / "scripts"):
        files = (path for path in folder.rglob("*") if path.suffix in (".ts", ".mjs", ".svelte"))
        yield from (path for path in files if "generated" not in path.relative_to(folder).parts)


def test_only_a_games_own_folder_of_the_pages_names_it():
    wrong = []
    for path in web_sources():
        inside = path.relative_to(ROOT / "web").parts
        own = inside[2] if inside[:2] == ("src", "games") and len(inside) > 3 else ""
        text = path.read_text(encoding="utf-8").casefold()
        text = text.replace(own, "") if own else text  # one id within another
        wrong += [f"{path} names {game}" for game in IDS if game in text]
    assert wrong == []


def _first(node: ast.expr) -> object:
    """What a row begins with: a constant, or the first of several things."""
    if isinstance(node, ast.Tuple | ast.List) and node.elts:
        return _first(node.elts[0])
    return node.value if isinstance(node, ast.Constant) else None


def _games_it_knows_apart(node: ast.AST) -> set[object]:
    """Games that have something of their own here: a key of a dictionary, a row of a table, a list
    of nearly all, or what is done if it is that one. Examples are none of these."""
    found: set[object] = set()
    if isinstance(node, ast.Dict):
        found = {_first(key) for key in node.keys if key is not None}
    elif isinstance(node, ast.List | ast.Tuple | ast.Set):
        named = {_first(element) for element in node.elts} & {*IDS}
        rows = all(isinstance(element, ast.Tuple | ast.List) for element in node.elts)
        found = named if len(named) > (2 if rows else 3) else set()
    elif isinstance(node, ast.IfExp | ast.If) and isinstance(node.test, ast.Compare):
        found = {_first(side) for side in (node.test.left, *node.test.comparators)}
    return found & {*IDS}


def _around() -> Iterator[Path]:
    """Code around the house, but for what a game has there of its own."""
    for folder in ("tests", "benchmarks", "fits", "web"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            inside = path.relative_to(ROOT).with_suffix("").parts
            if "node_modules" not in inside and not {*IDS} & {*inside}:
                yield path


def test_tests_and_benchmarks_are_not_keyed_by_game():
    """What they need of one game alone stands in its own folder: `tests/<id>/trials.py`."""
    wrong = []
    for path in _around():
        wrong += [
            f"{path}:{getattr(node, 'lineno', 0)}: {sorted(map(str, apart))}"
            for node in ast.walk(tree_of(path))
            if (apart := _games_it_knows_apart(node))
        ]
        opened = {game for _, target in imports_of(path) if (game := game_of(target))}
        if len(opened) > 1:
            wrong.append(f"{path} opens the rooms of {sorted(opened)}")
    assert wrong == []


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """What a file outside the package imports by full names."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


def test_tests_of_the_pages_name_no_game():
    found = [*(ROOT / "web" / "tests").rglob("*.ts"), *(ROOT / "tests" / "web").rglob("*.js")]
    assert found
    wrong = [
        f"{path} names {game}"
        for path in found
        for game in IDS
        if game in path.read_text("utf-8").casefold()
    ]
    assert wrong == []


def texts_in(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every text in code that is no docstring."""
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in docstrings and type(node.value) is str:
            yield node


FINDERS = {PACKAGE / "core" / "finder.py", GAMES / "__init__.py"}


def test_rooms_are_opened_by_the_house_alone():
    """Nobody else spells the name of a room's package: what the house asks of a game are fields of
    `Room`."""
    wrong = [
        f"{path}:{node.lineno}: {node.value!r}"
        for path in {*SOURCES} - FINDERS
        for node in texts_in(tree_of(path))
        if "bluffhouse.games" in node.value
    ]
    assert wrong == []


@pytest.mark.parametrize("game", IDS)
def test_rules_are_plain_python_without_io(game: str):
    """Neither the rules nor what they import load Numba, or anything that could do I/O."""
    rules = GAMES / game / "rules"
    todo, seen = sorted(rules.glob("*.py")) or [rules.with_suffix(".py")], set[Path]()
    wrong = []
    while todo:
        path = todo.pop()
        seen.add(path)
        for line, target in imports(path):
            if target.split(".")[0] == "bluffhouse":
                file = module_file(target)
                if file and file not in seen:
                    todo.append(file)
            elif target.split(".")[0] not in RULES_MAY_IMPORT:
                wrong.append(f"{path}:{line}: imports {target}")
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Name) and node.id in DOING_IO:
                wrong.append(f"{path}:{node.lineno}: uses {node.id}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", IDS)
def test_a_room_has_three_kinds_of_work(game: str):
    """Rules, table and mind: each a folder, or a file where a folder would be too much."""
    room = GAMES / game
    for part in ("rules", "mind"):
        assert (room / part).is_dir() != (room / f"{part}.py").is_file(), part
    for part in ("notation", "view", "position"):
        assert (room / "table" / f"{part}.py").is_file(), part
    assert {path.name for path in room.iterdir()} <= {
        "__init__.py", "__pycache__", "rules", "rules.py", "table", "mind", "mind.py", "hands.py",
    }  # fmt: skip


def text_keys(path: Path) -> set[str]:
    """Every message of a Fluent file, and every attribute of one."""
    keys = set()
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message | Term):
            keys |= {entry.id.name, *(f"{entry.id.name}.{a.id.name}" for a in entry.attributes)}
    return keys


TEXTS = sorted(PACKAGE.rglob("en*.ftl"))


@pytest.mark.parametrize("english", TEXTS, ids=names(TEXTS))
@pytest.mark.parametrize("language", ["de", "bg"])
def test_every_language_says_everything(english: Path, language: str):
    other = english.with_name(language + english.name.removeprefix("en"))
    assert other.is_file()
    assert text_keys(other) ^ text_keys(english) == set()


def test_the_repository_stands_alone():
    """Nothing refers to a place beside the repository."""
    beside = ("..", "shared")
    wrong = []
    for folder, folders, files in os.walk(ROOT):
        skipped = {"__pycache__", "build", "dist", "node_modules"}
        folders[:] = [f for f in folders if f not in skipped and (f[0] != "." or f == ".ci")]
        for path in (Path(folder, file) for file in files):
            if b"/".join(map(str.encode, beside)) in path.read_bytes():
                wrong.append(str(path))
    assert not wrong
