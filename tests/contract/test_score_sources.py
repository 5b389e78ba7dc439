"""What the points of a finished game were for, in every title."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.title import Title
from locales import LANGUAGES, translate
from scripts.games import Table, moves
from tests.contract.games import CONTRACTED


@pytest.mark.parametrize("title", CONTRACTED.values(), ids=CONTRACTED)
def test_the_sources_of_points_have_names_and_add_up_to_the_score(title: Title[Any]) -> None:
    table = Table(title, max(2, title.meta.least_players), {}, "sources")
    session = table.begin()
    events = list(session.collect())
    for seat, keys in moves(session, Chance("sources")):
        events += session.submit(seat, keys)
    standing = session.standing()
    assert standing.over
    found = title.sources(session.state, [(event.seat, event.public) for event in events if event.public is not None])
    for seat, score in enumerate(standing.scores if found else ()):
        assert sum(source.points[seat] for source in found) == score
    for language in LANGUAGES:
        assert len({translate(source.label, language) for source in found}) == len(found)
