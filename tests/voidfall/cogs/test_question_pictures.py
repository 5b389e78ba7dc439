"""The picture above a question is the one it is about."""

from __future__ import annotations

import pytest

from cogs.voidfall.question_pictures import ABOUT, BATTLES, BY_OPTIONS, READS_ON, RESOURCES, SECTORS
from engine.voidfall.questions import Question
from tests.voidfall.cogs.looks import MODES, SHOWN, busiest

GROUPS = (frozenset(ABOUT), frozenset(READS_ON), BATTLES, RESOURCES, SECTORS, BY_OPTIONS)


def test_every_kind_of_question_has_a_picture_or_says_why_it_differs() -> None:
    assert sorted(kind for group in GROUPS for kind in group) == sorted(Question)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_in_games_the_picture_is_that_of_the_kind(mode: str) -> None:
    shown: dict[str, str] = {}
    for look in busiest(mode).values():
        assert look.pending is not None
        ask = look.pending.ask
        shown[ask.kind] = SHOWN.panel_picture(ask, look.view)
    assert {kind for kind, picture in shown.items() if kind in BATTLES and picture != "battle"} == set()
    assert {kind for kind, picture in shown.items() if kind in SECTORS and picture != "panel"} == set()
    for kind in RESOURCES & set(shown):
        assert shown[kind].startswith("stock:"), kind


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "kind", "picture"),
    [
        ("coop", "harbinger-row", "crises"),
        ("coop", "discard-crisis", "crises"),
        ("coop", "corrupt-offer", "offers"),
        ("coop", "haven", "crises"),
        ("coop", "box", "event"),
        ("solo", "track", "house:0"),
    ],
)
def test_what_was_shown_beside_another_picture_stands_below_its_own(mode: str, kind: str, picture: str) -> None:
    look = busiest(mode)[f"vf-ask-{kind}"]
    assert look.pending is not None
    assert SHOWN.panel_picture(look.pending.ask, look.view) == picture
