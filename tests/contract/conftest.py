"""The sample titles of the contract have words only while their tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import locales
from tests.toy.said import forget

WORDS = Path(__file__).resolve().parents[1] / "toy" / "words"


@pytest.fixture(autouse=True, scope="module")
def words_of_samples() -> Iterator[None]:
    """Their messages, beside those of the repository, which are read and parsed once for all modules."""
    before = {}
    for language in locales.LANGUAGES:
        words = locales._parser_of(language)
        before[language] = words.keys
        text = (WORDS / f"{language}.ftl").read_text("utf-8")
        samples = {entry[1]: entry[0] for entry in locales._ENTRY.finditer(text)}
        assert not samples.keys() & words.keys
        words._sources |= samples
        words.keys |= samples.keys()
    yield
    for language, keys in before.items():
        words = locales._parser_of(language)
        forget(words, words.keys - keys)
        words.keys = keys
