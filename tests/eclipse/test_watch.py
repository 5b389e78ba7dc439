"""The rules name every place in which they change the map."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.errors import Broken
from engine.eclipse.checks import check
from engine.titles import TITLES
from scripts.games import Table, moves


def test_a_change_of_the_map_that_no_rule_names_is_noticed() -> None:
    session = Table(TITLES["eclipse"], 2, {}, "watched").begin()
    for seat, keys in moves(session, Chance("answers"), 40):
        session.submit(seat, keys)
    st = session.state
    check(st)
    next(iter(st.sectors.values())).monolith = True
    with pytest.raises(Broken, match="has changed"):
        check(st)
