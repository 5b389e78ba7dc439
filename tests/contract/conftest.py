"""The sample titles of the contract have words only while their tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import locales

WORDS = Path(__file__).resolve().parents[1] / "toy" / "words"


@pytest.fixture(autouse=True, scope="module")
def words_of_samples() -> Iterator[None]:
    """Their messages, beside those of the repository."""
    for language in locales.LANGUAGES:
        words = locales._parser_of(language)
        text = (WORDS / f"{language}.ftl").read_text("utf-8")
        words._sources |= {entry[1]: entry[0] for entry in locales._ENTRY.finditer(text)}
        words.keys |= words._sources.keys()
    yield
    locales._parser_of.cache_clear()
