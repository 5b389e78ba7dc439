"""The lines of a panel."""

from __future__ import annotations

from typing import get_args

import pytest

from cogs.voidfall.words import source_name
from engine.voidfall.tasks import Source, SourceKind
from locales import LANGUAGES, translate

IDS = {
    "focus": "production/supply",
    "agenda": "S3",
    "agenda_objective": "S3",
    "technology": "shields",
    "ability": "zenor",
    "sector": "2b",
    "frame": "1J/0",
    "objective": "1J",
    "fallen": "astoran",
    "penalty": "CR01",
    "crisis": "CR01",
    "space": "society/2",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_unit_has_a_name(language: str) -> None:
    """Also the frame of an event, whose id is that of the event and a number."""
    for kind in get_args(SourceKind):
        assert translate(source_name(Source(kind, IDS.get(kind, ""))), language)
