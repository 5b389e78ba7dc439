"""Answers given in advance whose time would tell others what a seat holds: they come after a pause, as a person's do.

The winner of a round of Lanterns has only one answer when the turn ends. Here that counts as a secret of its hand.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from db.store import Store
from engine.core.decision import Ask
from engine.core.optional import Planning
from tables.following import LONGEST_PAUSE, SHORTEST_PAUSE, pause_like_a_person
from tables.records import Person, Place, TableInfo
from tables.standing_orders import FORCED
from tests.tables.club import ANN, BO, HERE, Club, Time
from tests.toy.lanterns import HIGH, Lanterns, State


class Telling(Planning[State]):
    """How soon somebody ends their turn tells what is in their hand."""

    def telling(self, _state: State, ask: Ask) -> bool:
        return ask.about.key == "toy-ask-go"


class Masked(Lanterns):
    """Lanterns whose winner has to say go."""

    planning = Telling()


class OtherHands(Masked):
    """The same with other cards left in the hands than in the deck."""

    def new(self, *given: Any) -> State:
        state = super().new(*given)
        for hand in state.hands:
            for place, card in enumerate(hand[1:-1], 1):
                low = min(each for each in state.deck if each < HIGH)
                state.deck[state.deck.index(low)], hand[place] = card, low
        return state


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Masked())
    yield club
    await club.tables.close_down()


async def at_the_end_of_a_turn(
    club: Club, habit: str = FORCED, place: Place = HERE
) -> tuple[TableInfo, Person, Person]:
    """Two people, of whom one is about to be asked what has one answer only, and has this order. That one, the
    other."""
    table = await club.running(place, bell=False)
    await club.tables.people.set_notify(ANN.id, "channel")
    await club.tables.people.set_notify(BO.id, "channel")
    acting = await club.both_play(table.id)
    await club.tables.play.set_habit(table.id, acting.id, habit)
    await club.tables.play.choose(table.id, acting.id, ("stop",))
    await club.sent(table.id)
    club.time.pass_by(minutes=1)
    await club.tables.play.choose(table.id, acting.id, ("skip",))
    return table, acting, BO if acting == ANN else ANN


async def due_at(club: Club, table: TableInfo) -> list[datetime]:
    async with club.store.reading() as tx:
        return [timer.due_at for timer in await tx.timers.of_kind("answer") if timer.table_id == table.id]


async def observed(club: Club, table: TableInfo, other: Person) -> list[Any]:
    """All that the other one and onlookers can notice."""
    looks = [await club.tables.queries.look(table.id, person) for person in (None, other.id)]
    rows = await club.outbox(table.id)
    seat = (await club.tables.queries.info(table.id)).seat_of(other.id)
    slots = ("board", "turn", f"hand:{seat}")
    return [
        [(look.view, look.events, look.pending, look.can_undo) for look in looks],
        replace(await club.tables.queries.info(table.id, other.id), id=0, place=HERE),
        {slot: (row.state, row.revision, row.due_at, row.ping) for slot, row in rows.items() if slot in slots},
    ]


async def phase(club: Club, table: TableInfo) -> str:
    return str((await club.tables.queries.look(table.id, None)).view.phase)


async def test_the_answer_comes_by_itself_after_a_pause(club: Club) -> None:
    table, acting, _ = await at_the_end_of_a_turn(club)
    (due,) = await due_at(club, table)
    assert SHORTEST_PAUSE <= due - club.time() <= LONGEST_PAUSE
    assert await phase(club, table) == "bell"
    club.time.at = due - timedelta(seconds=1)
    await club.tables.tick()
    assert await phase(club, table) == "bell"
    club.time.at = due
    await club.tables.tick()
    assert await phase(club, table) == "play"
    assert await due_at(club, table) == []
    own = [line.text.key for line in await club.tables.queries.log(table.id, acting.id, 200)]
    assert own.count("table-log-habit") == 1


async def test_nobody_else_can_tell_it_from_a_person(store: Store, time: Time) -> None:
    """Neither that it will come by itself while the game waits, nor afterwards that it has."""
    start, seen = time.at, []
    for place, habit in (HERE, FORCED), (Place(10, 101), "duel"):
        time.at = start
        club = Club(store, time, Masked())
        table, acting, other = await at_the_end_of_a_turn(club, habit, place)
        waiting = await observed(club, table, other)
        await club.sent(table.id)
        time.pass_by(seconds=LONGEST_PAUSE.total_seconds())
        if habit == FORCED:
            await club.tables.tick()
        else:
            await club.tables.play.choose(table.id, acting.id, ("go",))
        assert await phase(club, table) == "play"
        seen.append((waiting, await observed(club, table, other)))
        await club.tables.close_down()
    assert seen[0] == seen[1]


async def test_the_pause_does_not_depend_on_what_anybody_holds(store: Store, time: Time) -> None:
    start, pauses, hands = time.at, [], []
    for place, title in (HERE, Masked()), (Place(10, 101), OtherHands()):
        time.at = start
        club = Club(store, time, title)
        table, acting, _ = await at_the_end_of_a_turn(club, FORCED, place)
        hands.append((await club.tables.queries.look(table.id, acting.id)).view.hand)
        pauses.append([at - start for at in await due_at(club, table)])
        await club.tables.close_down()
    assert hands[0] != hands[1]
    assert len(pauses[0]) == 1
    assert pauses[0] == pauses[1]


def test_a_pause_is_between_seconds_and_minutes_and_more_often_short() -> None:
    pauses = sorted(pause_like_a_person(f"{number}") for number in range(400))
    assert SHORTEST_PAUSE <= pauses[0] < 2 * SHORTEST_PAUSE
    assert LONGEST_PAUSE / 2 < pauses[-1] <= LONGEST_PAUSE
    assert pauses[200] < (SHORTEST_PAUSE + LONGEST_PAUSE) / 2
    assert len(set(pauses)) > 200


async def test_who_answers_first_is_not_answered_for(club: Club) -> None:
    table, acting, _ = await at_the_end_of_a_turn(club)
    await club.tables.play.choose(table.id, acting.id, ("go",))
    club.time.pass_by(hours=1)
    await club.tables.tick()
    assert await phase(club, table) == "play"
    assert await due_at(club, table) == []
    own = [line.text.key for line in await club.tables.queries.log(table.id, acting.id, 200)]
    assert "table-log-habit" not in own


async def test_an_order_that_is_taken_back_answers_nothing_when_its_pause_is_over(store: Store, club: Club) -> None:
    table, acting, _ = await at_the_end_of_a_turn(club)
    club.time.pass_by(hours=1)
    again = Club(store, club.time, Masked(), first_seed=50)
    await again.tables.play.set_habit(table.id, acting.id, FORCED, None)
    await again.tables.tick()
    assert await phase(again, table) == "bell"
    await again.tables.play.set_habit(table.id, acting.id, FORCED)
    assert await phase(again, table) == "play", "the person is there"
    await again.tables.close_down()


async def test_a_stored_pause_ends_in_another_process(store: Store, club: Club) -> None:
    table, _, _ = await at_the_end_of_a_turn(club)
    again = Club(store, club.time, Masked(), first_seed=50)
    club.time.pass_by(hours=1)
    await again.tables.tick()
    assert await phase(again, table) == "play"
    await again.tables.close_down()


async def test_who_plays_with_computers_only_does_not_wait(club: Club) -> None:
    table = await club.against_computer(bell=False)
    await club.tables.play.set_habit(table.id, ANN.id, FORCED)
    while (info := await club.tables.queries.info(table.id)).status == "running":
        assert await due_at(club, table) == []
        if 0 in info.owed:
            assert await phase(club, table) != "bell"
            await club.play_first(table.id, ANN)
        await club.tables.settle()
