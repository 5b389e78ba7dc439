"""How questions of detail are answered offhand, where computer players imagine what follows."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Option
from engine.core.text import say
from engine.voidfall.map.sectors import adjacent_places
from engine.voidfall.offhand import offhand
from engine.voidfall.state import State
from engine.voidfall.tasks import InvasionTask
from engine.voidfall.title import Voidfall
from scripts.games import Table, moves
from tests.voidfall.positions import OUTPOSTS, A, give, position, put


def asked(about: str, *keys: str) -> Ask:
    """A question to A with these answers."""
    options = tuple([Option(key, say("vf-decline")) for key in keys])
    return Ask(A, say(about), options, kind=about.removeprefix("vf-ask-"))


def attack(corvettes: int, voidborn: int) -> tuple[State, Ask]:
    """The first cubes of an invasion from the Outpost are to move in."""
    st = position()
    target = next(place for place, sector in st.sectors.items() if sector.voidborn and place in near(st))
    for place in near(st):
        if place != target and st.sectors[place].owner == A:
            st.sectors[place].fleets = {}
    put(st, OUTPOSTS[A], fleets={"corvette": corvettes})
    put(st, target, voidborn=voidborn)
    st.sectors[target].installations = []
    st.tasks.append(InvasionTask(A, target=target, stage="move"))
    return st, asked("vf-ask-move-in-first", f"all:{OUTPOSTS[A]}", f"cube:corvette:{OUTPOSTS[A]}", "none")


def near(st: State) -> tuple[str, ...]:
    """The sectors next to the Outpost of A."""
    return adjacent_places(st, OUTPOSTS[A])


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
def test_what_is_answered_offhand_is_always_legal(players: int, mode: str) -> None:
    """In random games; and some questions are answered."""
    session, found = Table(Voidfall(), players, {"mode": mode, "difficulty": "easy"}, "offhand").begin(), set[str]()
    for seat, keys in moves(session, Chance("offhand"), 900):
        ask = session.question(seat)
        assert ask is not None
        given = offhand(session.state, ask)
        if given:
            assert ask.allows(given), (ask.about.key, given)
            found.add(ask.about.key)
        session.submit(seat, keys)
    assert {"vf-ask-part", "vf-ask-pay-any"} & found


def test_cubes_move_in_only_if_they_win() -> None:
    """5.6: three Corvettes win against two Voidborn cubes, two do not; one cube stays behind."""
    for corvettes, expected in ((3, "none"), (4, f"cube:corvette:{OUTPOSTS[A]}")):
        st, ask = attack(corvettes, voidborn=2)
        assert offhand(st, ask) == (expected,)


def test_the_combat_begins_with_enough_cubes() -> None:
    """Three are enough against one, even to hold the sector against a Skirmish of one."""
    st, _ = attack(6, voidborn=1)
    task = st.tasks[-1]
    assert isinstance(task, InvasionTask)
    task.moved = {"corvette": 3}
    assert offhand(st, asked("vf-ask-move-in", f"cube:corvette:{OUTPOSTS[A]}", "fight")) == ("fight",)


def test_any_resource_is_paid_from_the_largest_stock_and_gained_where_there_is_least() -> None:
    """Some of each are kept."""
    st = position()
    give(st, A, food=1, energy=2, materials=3, credits=3, science=9)
    assert offhand(st, asked("vf-ask-pay-any", "pay:food", "pay:science", "pay:science:2")) == ("pay:science:2",)
    assert offhand(st, asked("vf-ask-gain-any", "take:food", "take:science")) == ("take:food",)


def test_questions_that_decide_something_are_not_answered_offhand() -> None:
    """Which card is played, what is done next."""
    st = position()
    assert offhand(st, asked("vf-ask-card", "card:conquest")) == ()
    assert offhand(st, asked("vf-ask-move", "act:engage", "done")) == ()
