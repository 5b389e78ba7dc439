"""What texts must say, and never say, in each language; the terms are held by `test_glossary.py`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from locales import LANGUAGES, message

LOCALES = Path(__file__).resolve().parents[2] / "locales"


@pytest.mark.parametrize(
    ("language", "promise"), [("en", "at most five"), ("zh-TW", "最多保留五張"), ("zh-CN", "最多保留五张")]
)
def test_the_hand_limit_is_no_number_of_cards_to_keep(language: str, promise: str) -> None:
    """R-REST-1: with five or fewer nothing is discarded."""
    assert promise in message("dn-rules-turn", language)


NUMBER_OF_A_RULE = re.compile(r"\b(?:P\d+(?:\.\d+)+|R-[A-Z]+-\d)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_rule_by_its_number_or_means_or_by_a_slash(language: str) -> None:
    """The numbers are for those who write rules. In the pages of rules they stand in fields that nobody is shown."""
    for file in sorted((LOCALES / language).rglob("*.*")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("rule: "):
                assert not NUMBER_OF_A_RULE.search(line), f"{file.relative_to(LOCALES)}:{number}: {line}"
                assert " / " not in line, f"{file.relative_to(LOCALES)}:{number}: {line}"
