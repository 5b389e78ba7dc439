"""The tests of a folder with their docstrings, to check that every ruling is named by one."""

from __future__ import annotations

import ast
from pathlib import Path


def functions_beside(file: str) -> list[ast.FunctionDef]:
    """Every test function in the other test files of the folder."""
    return [
        node
        for path in sorted(Path(file).parent.glob("test_*.py"))
        if path.name != Path(file).name
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def words_of(tests: list[ast.FunctionDef]) -> dict[str, str]:
    """Name and docstring of each; no two share a name."""
    found = {node.name: ast.get_docstring(node) or "" for node in tests}
    assert len(found) == len(tests), "two tests have one name"
    return found


def silent(tests: list[ast.FunctionDef]) -> list[str]:
    """A test without an assertion, or a raise that it expects, proves nothing."""
    return [node.name for node in tests if not any(map(_proves, ast.walk(node)))]


def _proves(part: ast.AST) -> bool:
    return isinstance(part, ast.Assert) or (isinstance(part, ast.Attribute) and part.attr == "raises")
