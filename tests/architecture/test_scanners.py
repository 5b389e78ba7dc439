"""Every scanner finds what it is for, and does not report similar valid code."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tests.architecture import scanners
from tests.architecture.scanners import Source


def source(text: str, path: str = "engine/core/sample.py") -> Source:
    return Source(path, dedent(text))


@pytest.mark.parametrize(
    ("path", "text", "names"),
    [
        ("engine/a.py", "import os.path", ["os.path"]),
        ("engine/a.py", "import os as o, re", ["os", "re"]),
        ("engine/a.py", "from db import outbox", ["db.outbox"]),
        ("engine/core/a.py", "from .text import Text", ["engine.core.text.Text"]),
        ("engine/core/a.py", "from ..players import greedy", ["engine.players.greedy"]),
        ("engine/core/__init__.py", "from . import text", ["engine.core.text"]),
        ("engine/a.py", "def f():\n    import time", ["time"]),
        ("engine/a.py", "import importlib\nimportlib.import_module('cogs.me')", ["importlib", "cogs.me"]),
        ("engine/a.py", "__import__('random')", ["random"]),
    ],
)
def test_imports_are_found_wherever_and_however_they_are_written(path: str, text: str, names: list[str]) -> None:
    assert [name for _, name in scanners.imports(Source(path, text))] == names


def test_an_import_against_the_law_is_found() -> None:
    ours = ["engine", "db", "cogs"]
    assert scanners.wrong_imports(source("from cogs import me"), ours, []) == [
        "engine/core/sample.py:1: engine imports cogs.me"
    ]
    assert scanners.wrong_imports(source("import db"), ours, ["db"]) == []
    assert scanners.wrong_imports(source("from engine.core import text\nimport json"), ours, []) == []


def test_imports_from_a_package_and_outside_a_list_are_found() -> None:
    assert scanners.imports_from(source("from importlib import resources"), ["importlib.resources"])
    assert not scanners.imports_from(source("import timeit"), ["time"])
    assert scanners.imports_outside(source("import numpy"), ["msgspec"])
    assert not scanners.imports_outside(source("import msgspec.json"), ["msgspec"])


def test_a_title_called_by_its_name_is_found() -> None:
    assert scanners.names_a_title(source("if title.id == 'solenia': pass"), ["solenia"])
    assert not scanners.names_a_title(source("'''A title, say solenia or another.'''"), ["solenia"])


@pytest.mark.parametrize("text", ["hash('a')", "x = [id(y) for y in z]", "open('f')", "print(1)", "eval('1')"])
def test_forbidden_calls_are_found(text: str) -> None:
    assert scanners.forbidden_calls(source(text))


@pytest.mark.parametrize("text", ["card.id(3)", "def hash(self): ...", "card.id", "state_hash(st)"])
def test_what_only_looks_like_a_forbidden_call_is_left_alone(text: str) -> None:
    assert not scanners.forbidden_calls(source(text))


def test_global_state_is_found() -> None:
    assert scanners.global_state(source("def f():\n    global turn\n    turn = 1"))
    assert not scanners.global_state(source("TURN = 1"))


@pytest.mark.parametrize(
    "text",
    [
        "for x in {1, 2}: pass",
        "for x in set(cards): pass",
        "[x for x in {c.id for c in cards}]",
        "{x: 1 for x in frozenset(cards)}",
        "list({1, 2})",
        "tuple(set(a) | set(b))",
        "enumerate(set(a).union(b))",
        "' '.join({'a', 'b'})",
        "[*{1, 2}]",
        "a, b = {1, 2}",
        "dict.fromkeys(set(a))",
        "{1, 2}.pop()",
        "out.extend({1, 2})",
        "max(set(a), key=len)",
        "sorted({'a', 'b'}, key=len)",
        "def f(a):\n    seen = set()\n    seen.add(a)\n    for x in seen: pass",
        "def f(seen: set[int]):\n    return [x for x in seen]",
        "def f():\n    seen: 'frozenset[str]' = g()\n    yield from seen",
        "SEEN = {1, 2}\ndef f():\n    return list(SEEN)",
        "def f(a):\n    return list(x for x in a - b) if (b := {1}) else [*(b | a)]",
    ],
)
def test_taking_the_order_of_a_set_is_found(text: str) -> None:
    assert scanners.set_orders(source(text)), text


@pytest.mark.parametrize(
    "text",
    [
        "for x in sorted({1, 2}): pass",
        "sorted(f(x) for x in {1, 2})",
        "any(x > 1 for x in set(a))",
        "{f(x) for x in set(a)}",
        "x in {1, 2}",
        "len(set(a)) == sum({1, 2})",
        "min({1, 2})",
        "for x in [1, 2]: pass",
        "for x in {'a': 1}: pass",
        "def f(a):\n    seen = set(a)\n    seen = sorted(seen)\n    return list(seen)",
        "def f(seen: list[int]):\n    return list(seen)\ndef g():\n    seen = {1}\n    return 1 in seen",
        "[1].pop()",
        "stack = [1]\nstack.pop()",
    ],
)
def test_sets_used_without_their_order_are_left_alone(text: str) -> None:
    assert not scanners.set_orders(source(text)), text


def test_a_set_kept_in_a_state_is_found() -> None:
    assert scanners.set_fields(source("class State(Struct):\n    seen: set[int]"))
    assert not scanners.set_fields(source("class Card(Struct, frozen=True):\n    tags: frozenset[str]"))
    assert not scanners.set_fields(source("class State(Struct):\n    seen: list[int]"))


READER = """
    from importlib import resources

    def load(name):
        return resources.files(__package__).joinpath(name).read_text()
    {rest}
"""


@pytest.mark.parametrize(
    "rest", ["", "def play(st): return load('a')", "class T:\n        def play(self): return load('a')"]
)
def test_a_file_read_at_play_time_is_found(rest: str) -> None:
    assert scanners.play_time_reads([source(READER.format(rest=rest))])


def test_a_reader_run_at_import_is_left_alone_until_the_rules_use_it_too() -> None:
    data = source(READER.format(rest="CARDS = load('cards')"), "engine/sun/data.py")
    rules = source("from engine.sun.data import CARDS, load\ndef play(st): return load('x')", "engine/sun/rules.py")
    assert scanners.play_time_reads([data]) == []
    assert len(scanners.play_time_reads([data, rules])) == 1


def test_a_reader_run_at_import_by_another_module_or_as_a_method_is_left_alone() -> None:
    kit = source(READER.format(rest=""), "engine/core/data.py")
    user = source("from engine.core import data\nCARDS = data.load('cards')", "engine/sun/data.py")
    assert scanners.play_time_reads([kit, user]) == []
    method = "class Deck:\n    @classmethod\n    def load(cls): return files('x').read_text()\nDECK = Deck.load()"
    assert scanners.play_time_reads([source(method)]) == []


def test_long_functions_and_modules_are_found() -> None:
    text = "def f():\n" + "    x = 1\n" * 9
    assert scanners.long_functions(source(text), most=10) == []
    assert scanners.long_functions(source(text), most=9) == ["engine/core/sample.py:1: f has 10 lines, 9 is the most"]
    assert scanners.long_functions(source("class A:\n  async def g(self):\n    pass\n    pass\n"), most=2)
    assert scanners.long_module(source(text), most=10) == []
    assert scanners.long_module(source(text), most=9)


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://" + "pypi" + ".org/simple",
        "registry = https://registry." + "npmjs" + ".org/",
        "see /" + "root/.cache for it",
        'PATH = "/' + 'work/main"',
        "cd /" + "home/ann/orrery",
        "DISCORD_TOKEN=" + "M" + "T" * 25 + ".abcdef." + "x" * 30,
    ],
)
def test_what_should_stand_in_no_file_is_found(line: str) -> None:
    assert scanners.out_of_place("README.md", f"first line\n{line}\n")


@pytest.mark.parametrize(
    "line", ["docs/work/notes.md", "https://example.com/root/x", "network/", "~/work/orrery", "/rooted/"]
)
def test_ordinary_paths_are_left_alone(line: str) -> None:
    assert not scanners.out_of_place("README.md", line)
