"""Clean-up (3.2-c, P46 to P48)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.voidfall.flow.flow import Flow
from engine.voidfall.state import State
from engine.voidfall.steps import turn as steps
from engine.voidfall.turn.cleanup import keep_agenda, reduce_fleets, reduce_glory
from tests.voidfall.courses import focus, go, hold, keys, tokens, turn
from tests.voidfall.positions import A, drive, give, put


def clean(st: State, procedure: Any, *answers: str) -> list[Any]:
    """Run a part of Clean-up for the first player; the questions."""
    asked: list[Any] = []
    left = list(answers)
    drive(procedure(Flow(st, A, st.tasks)), left, asked, [])
    assert not left
    return asked


# -- Fleets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cubes", "left"), [(6, 6), (7, 6), (9, 6)])
def test_two_fleets_of_three_cubes_remain(cubes: int, left: int) -> None:
    """P46: one kind of cube is no choice."""
    st = focus()
    put(st, "2b", fleets={"corvette": cubes})
    assert clean(st, reduce_fleets) == []
    assert st.sectors["2b"].fleets == {"corvette": left}
    assert st.players[A].active == 4 + cubes - left


def test_the_owner_chooses_which_cube_is_recalled() -> None:
    """P46: three Fleets of three types; without an answer Corvettes before others."""
    st = focus()
    give(st, A, technologies="destroyers sentries")
    put(st, "2b", fleets={"corvette": 1, "sentry": 1, "destroyer": 1})
    (asked,) = clean(st, reduce_fleets, "cube:sentry:2b")
    assert keys(asked) == {"cube:corvette:2b", "cube:sentry:2b", "cube:destroyer:2b"}
    assert asked.default == ("cube:corvette:2b",)
    assert st.sectors["2b"].fleets == {"corvette": 1, "destroyer": 1}


def test_the_home_sector_is_no_exception() -> None:
    """P46."""
    st = focus()
    put(st, "2a", fleets={"corvette": 8})
    clean(st, reduce_fleets)
    assert st.sectors["2a"].fleets == {"corvette": 6}


# -- Glory -----------------------------------------------------------------------------------------------------------


def test_four_glory_tokens_are_kept() -> None:
    """P46: own choice; without an answer the lowest one."""
    st = focus()
    give(st, A, glory=[2, 1, 5, 3, 3])
    (asked,) = clean(st, reduce_glory, "glory:3")
    assert asked.default == ("glory:1",)
    assert sorted(st.players[A].glory) == [1, 2, 3, 5]


def test_equal_glory_tokens_are_no_choice() -> None:
    """P46."""
    st = focus()
    give(st, A, glory=[2] * 6)
    assert clean(st, reduce_glory) == []
    assert st.players[A].glory == [2] * 4


# -- the Agenda ------------------------------------------------------------------------------------------------------


def played(st: State, agenda: str, card: str) -> Any:
    """The first player has played an Agenda in this turn."""
    hold(st, A, agenda)
    st.players[A].agendas.remove(agenda)
    present = turn(st, card, agenda=agenda, agenda_used=True)
    return lambda flow: keep_agenda(flow, present)


def in_play(st: State, number: int, agenda: str) -> None:
    """An Agenda of the first player in a slot, from 1."""
    hold(st, A, agenda)
    st.players[A].agendas.remove(agenda)
    st.players[A].slots[number - 1].agenda = agenda


def test_an_agenda_goes_into_a_free_slot() -> None:
    """P47: a Corrupted one is allowed; without an answer a Pure one."""
    st = focus()
    st.players[A].slots[0].corrupted = True
    (asked,) = clean(st, played(st, "S1", "conquest"), "slot:3")
    assert keys(asked) == {"slot:1", "slot:2", "slot:3", "discard"}
    assert asked.default == ("slot:2",)
    assert st.players[A].slots[2].agenda == "S1"


def test_one_of_its_type_is_replaced_or_it_is_discarded() -> None:
    """P47: the same-type Agenda, if there is one; the replaced one goes face down under its deck."""
    st = focus()
    in_play(st, 2, "S2")
    (asked,) = clean(st, played(st, "S1", "conquest"), "slot:2")
    assert keys(asked) == {"slot:2", "discard"}
    assert asked.default == ("discard",)
    assert st.players[A].slots[1].agenda == "S1"
    assert st.decks["support"][0] == "S2"


def test_any_agenda_may_be_replaced_if_none_is_of_its_type() -> None:
    """P47."""
    st = focus()
    for number, agenda in enumerate(("D1", "M1", "W1"), 1):
        in_play(st, number, agenda)
    (asked,) = clean(st, played(st, "S1", "conquest"), "slot:3")
    assert keys(asked) == {"slot:1", "slot:2", "slot:3", "discard"}
    assert st.players[A].slots[2].agenda == "S1"
    assert st.decks["wealth"][0] == "W1"


def test_a_discarded_agenda_goes_face_down_under_its_deck() -> None:
    """P47."""
    st = focus()
    clean(st, played(st, "S1", "conquest"), "discard")
    assert st.decks["support"][0] == "S1"
    assert not any(slot.agenda for slot in st.players[A].slots)


# -- Trade tokens and the card ---------------------------------------------------------------------------------------


def test_the_flipped_token_returns_to_the_topmost_empty_space() -> None:
    """P48, P34: no bonus."""
    st = focus()
    st.players[A].origin = ""
    st.ladder[5] = 0
    turn(st, "production", flipped=True)
    before = dict(st.players[A].stock)
    go(st, "done")
    assert st.ladder == [1, 1, 1, 1, 1, 1]
    assert st.players[A].stock == before


def test_tokens_lie_on_agendas_and_surplus_returns() -> None:
    """P48: one on the starting Agenda and each other one; the others go back one by one."""
    st = focus()
    in_play(st, 1, "D1")
    tokens(st, A, 3)
    turn(st, "production")
    go(st, "done")
    assert (st.players[A].trade, st.players[A].covered) == (2, 2)
    assert st.ladder == [1, 1, 1, 2, 0, 0] or sum(st.ladder) == 4


def test_escape_pods_keep_one_more() -> None:
    """P48."""
    st = focus()
    give(st, A, technologies="escape_pods")
    tokens(st, A, 3)
    turn(st, "production")
    go(st, "done")
    assert (st.players[A].trade, st.players[A].covered) == (2, 1)


def test_marqualos_may_cover_both_starting_agendas_and_keep_one() -> None:
    """P6, P48."""
    st = focus("marqualos")
    tokens(st, A, 4)
    turn(st, "production")
    go(st, "done")
    assert (st.players[A].trade, st.players[A].covered) == (3, 2)


def test_the_focus_card_goes_to_the_discard() -> None:
    """3.2-c5."""
    st = focus()
    turn(st, "production")
    go(st, "done")
    assert st.players[A].discard == ["production"]
    assert "production" not in st.players[A].hand


def test_a_heroic_card_leaves_the_game() -> None:
    """3.2-c5: the card that was given up for it lies in the discard (P68)."""
    st = focus()
    st.players[A].hand.remove("production")
    st.players[A].discard.append("production")
    st.players[A].hand.append("heroic_production")
    turn(st, "heroic_production", given_up="production")
    go(st, "done")
    assert st.players[A].discard == ["production"]
    assert "heroic_production" not in st.players[A].hand


def test_clean_up_comes_after_the_last_unit() -> None:
    """P62: a sector with too many Fleets, too many Glory tokens, then the Agenda."""
    st = focus()
    give(st, A, glory=[1, 2, 3, 4, 5], active=0, technologies="destroyers sentries")
    put(st, "2b", fleets={"corvette": 3, "destroyer": 1, "sentry": 2})
    hold(st, A, "S1")
    turn(st, "conquest")
    asked = go(st, "agenda:S1", "done", "cube:sentry:2b", "cube:sentry:2b", "glory:2")
    assert [each.about.key for each in asked[2:]] == [
        "vf-ask-too-many-fleets",
        "vf-ask-too-many-fleets",
        "vf-ask-too-much-glory",
        "vf-ask-agenda-slot",
    ]
    assert st.step == steps.CLEANUP
