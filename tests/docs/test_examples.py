"""The examples in the docstrings of the engine's core are run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = [
    f"engine.core.{path.stem}"
    for path in sorted((ROOT / "engine" / "core").glob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


def test_the_contract_has_examples() -> None:
    """Of questions and options, of texts, chance, views and grids."""
    assert {f"engine.core.{name}" for name in ("chance", "decision", "hexgrid", "text", "title")} <= set(MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_examples_say_what_happens(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted
    assert not found.failed
