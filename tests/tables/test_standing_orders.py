"""Standing orders: questions that a person has answered in advance, and what the others can observe of it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from db.store import Store
from engine.core.decision import Ask
from engine.core.errors import IllegalChoice, Refused
from engine.core.text import say
from tables.records import Look, Place, TableInfo
from tables.standing_orders import FORCED, MOST_ORDERS, answer_of
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_secret import ASKED_ANN_AND_CY, due, everything_about
from tests.toy.lanterns import Lanterns, option


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    yield club
    await club.tables.close_down()


async def begun(club: Club, *orders: tuple[Any, str, tuple[str, ...]], **options: Any) -> TableInfo:
    """Ann, Bo and Cy, who give these orders before anything is played."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"habits": True, "bell": False, **options})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person, habit, keys in orders:
        await club.tables.play.set_habit(table.id, person.id, habit, keys)
    return await club.tables.queries.info(table.id)


async def to_end_of_turn(club: Club, table: TableInfo) -> None:
    """All play their lowest cards; Ann, who leads, is about to go on."""
    for person in (ANN, BO, CY):
        look = await club.tables.queries.look(table.id, person.id)
        if look.pending is not None and look.pending.ask.about.key == "toy-ask-play":
            await club.tables.play.choose(table.id, person.id, (look.pending.ask.options[0].key,))
    for key in ("stop", "skip"):
        await club.tables.play.choose(table.id, ANN.id, (key,))
    await club.sent(table.id)


async def look(club: Club, table: TableInfo, person: Any) -> Look:
    return await club.tables.queries.look(table.id, person.id)


# -- what an order answers ----------------------------------------------------------------------------------------


def ask(**more: Any) -> Ask:
    return Ask(0, say("toy-ask-go"), (option("a"), option("b")), habit="go", **more)


def only(key: str, **more: Any) -> Ask:
    """A question with one possible answer."""
    return Ask(0, say("toy-ask-go"), (option(key),), habit="go", **more)


@pytest.mark.parametrize(
    ("question", "orders", "hidden", "answer"),
    [
        (ask(), {"go": ["b"]}, False, ("b",)),
        (ask(), {"other": ["b"]}, False, None),
        (ask(), {"go": ["c"]}, False, None),
        (ask(), {"go": []}, False, None),
        (ask(default=("a",)), {"go": []}, False, ("a",)),
        (ask(default=("a",)), {"go": ["c"]}, False, None),
        (ask(optional=True), {"go": ["b"]}, False, None),
        (ask(least=2, most=2), {"go": ["b", "a"]}, False, ("b", "a")),
        (ask(least=2, most=2), {"go": ["b"]}, False, None),
        (ask(), {"go": ["b"]}, True, None),
        (ask(default=("a",)), {"go": ["b"]}, True, ("b",)),
        (ask(default=("a",)), {"go": ["c"]}, True, ("a",)),
        (ask(default=("a",)), {"go": []}, True, ("a",)),
        (only("a"), {FORCED: []}, False, ("a",)),
        (only("a", optional=True), {FORCED: []}, False, None),
        (ask(), {FORCED: []}, False, None),
        (only("a", default=("a",)), {FORCED: []}, True, None),
    ],
)
def test_an_order_answers_what_it_fits(question, orders, hidden, answer):
    assert answer_of(question, orders, hidden=hidden) == answer


@pytest.mark.parametrize("default", [(), ("a",)])
@pytest.mark.parametrize("order", [[], ["a"], ["c"]])
def test_whether_a_hidden_question_is_answered_does_not_depend_on_its_options(default, order):
    """Else the others would read from the waiting what the seat holds."""
    hands = [(option("a"),), (option("a"), option("b")), (option("a"), option("c"))]
    asks = [Ask(0, say("toy-ask-go"), hand, habit="go", default=default) for hand in hands]
    answered = {answer_of(each, {"go": order}, hidden=True) is not None for each in asks}
    assert answered == {bool(default)}


# -- giving orders ------------------------------------------------------------------------------------------------


async def test_orders_are_kept_by_seat_and_taken_back(club: Club):
    table = await begun(club)
    await club.tables.play.set_habit(table.id, ANN.id, "duel", ("leave",))
    await club.tables.play.set_habit(table.id, ANN.id, "wish")
    await club.tables.play.set_habit(table.id, BO.id, "duel", ("strike",))
    assert await club.tables.queries.habits(table.id, ANN.id) == {"duel": ("leave",), "wish": ()}
    assert await club.tables.queries.habits(table.id, BO.id) == {"duel": ("strike",)}
    assert await club.tables.queries.habits(table.id, CY.id) == {}
    await club.tables.play.set_habit(table.id, ANN.id, "duel", None)
    assert await club.tables.queries.habits(table.id, ANN.id) == {"wish": ()}


async def test_orders_that_make_no_sense_are_refused(club: Club):
    table = await begun(club)
    for habit, keys in (("", ("go",)), ("x" * 61, ()), ("go", ("x" * 61,)), ("go", ("x",) * 21)):
        with pytest.raises(IllegalChoice):
            await club.tables.play.set_habit(table.id, ANN.id, habit, keys)
    with pytest.raises(Refused) as refusal:
        await club.tables.play.set_habit(table.id, 99, "go")
    assert refusal.value.text.key == "error-not-seated"
    for number in range(MOST_ORDERS):
        await club.tables.play.set_habit(table.id, ANN.id, f"habit-{number}")
    with pytest.raises(IllegalChoice):
        await club.tables.play.set_habit(table.id, ANN.id, "one-more")
    await club.tables.play.set_habit(table.id, ANN.id, "habit-3", None)
    await club.tables.play.set_habit(table.id, ANN.id, "one-more")


async def test_who_has_resigned_and_who_waits_in_a_lobby_gives_no_orders(club: Club):
    table = await begun(club)
    await club.tables.ending.resign(table.id, CY.id)
    with pytest.raises(Refused) as refusal:
        await club.tables.play.set_habit(table.id, CY.id, "go")
    assert refusal.value.text.key == "error-resigned"
    lobby = await club.tables.lobby.open(ANN, Place(10, 300), "lanterns", {})
    with pytest.raises(Refused) as refusal:
        await club.tables.play.set_habit(lobby.id, ANN.id, "go")
    assert refusal.value.text.key == "error-not-started"


# -- following orders ---------------------------------------------------------------------------------------------


async def test_a_question_is_answered_in_the_change_that_asks_it(club: Club):
    table = await begun(club, (ANN, "duel", ("leave",)), duel=True)
    await to_end_of_turn(club, table)
    version = (await club.tables.queries.info(table.id)).version
    played = await club.tables.play.choose(table.id, ANN.id, ("go",))
    assert played.look.info.version == version + 1
    assert played.look.view.phase == "play"
    assert [line.text.key for line in played.lines][-2:] == ["table-log-habit", "toy-duel"]
    assert played.lines[-2].text.args["answer"] == [option("leave").label]
    assert "table-log-habit" not in {line.text.key for line in (await look(club, table, BO)).events}
    told = json.loads(await club.tables.queries.export(table.id, ANN.id))
    assert [step["keys"] for step in told["steps"]][-1] == ["leave"]


async def test_an_open_question_is_answered_when_the_order_is_given(club: Club):
    table = await begun(club, duel=True)
    await to_end_of_turn(club, table)
    await club.tables.play.choose(table.id, ANN.id, ("go",))
    assert (await club.tables.queries.info(table.id)).owed == (0,)
    after = await club.tables.play.set_habit(table.id, ANN.id, "duel")
    assert after.view.phase == "play"


async def test_nobody_is_called_for_what_an_order_answers(club: Club):
    table = await begun(club, (ANN, "dine", ("enough",)), (BO, "struck", ("dodge",)), duel=True, feast="open")
    await club.tables.people.set_notify(BO.id, "channel")
    await to_end_of_turn(club, table)
    await club.tables.play.choose(table.id, ANN.id, ("go",))
    strikes = 0
    while (await look(club, table, ANN)).view.phase == "duel":
        assert (await club.tables.queries.info(table.id)).owed == (0,), "Bo's answers are given at once"
        await club.sent(table.id)
        played = await club.tables.play.choose(table.id, ANN.id, ("strike",))
        strikes += 1
        if played.look.view.phase == "duel":
            assert all(row.ping == () for row in (await due(club, table.id)).values())
    told = [line.text.key for line in await club.tables.queries.log(table.id, BO.id)]
    assert strikes == 3
    assert told.count("table-log-habit") > 0, "a seed with which a strike is not parried"


async def test_orders_follow_each_other_and_a_stored_game_verifies(club: Club):
    table = await begun(club, duel=True, feast="open", rounds=2)
    for person in (ANN, BO, CY):
        for habit in ("play", "duel", "dine"):
            await club.tables.play.set_habit(table.id, person.id, habit)
        await club.tables.play.set_habit(table.id, person.id, "struck", ("dodge",))
    for _ in range(40):
        info = await club.tables.queries.info(table.id)
        if info.status != "running":
            break
        person = (ANN, BO, CY)[info.owed[0]]
        asked = (await look(club, table, person)).pending
        assert asked is not None
        assert asked.ask.about.key in ("toy-ask-walk", "toy-ask-gift", "toy-ask-trim", "toy-ask-go")
        await club.tables.play.choose(table.id, person.id, (asked.ask.options[0].key,))
    assert (await club.tables.queries.info(table.id)).status == "over"
    assert (await club.tables.queries.verify(table.id)).good


async def test_orders_survive_a_restart(club: Club, store: Store, time: Time):
    table = await begun(club, (ANN, "duel", ("leave",)), duel=True)
    await to_end_of_turn(club, table)
    later = Club(store, time, Lanterns(), first_seed=90)
    played = await later.tables.play.choose(table.id, ANN.id, ("go",))
    assert played.look.view.phase == "play"
    await later.tables.close_down()


# -- the way back -------------------------------------------------------------------------------------------------


async def test_what_an_order_answered_can_be_taken_back_and_is_then_asked(club: Club):
    table = await begun(club, (ANN, "dine", ("enough",)), feast="open")
    for person in (ANN, BO, CY):
        await club.play_first(table.id, person)
    for key in ("stop", "skip", "go"):
        await club.tables.play.choose(table.id, ANN.id, (key,))
    # Only Ann, who has points, is asked at the first feast: her order ends it. At the second others are asked too.
    assert (await look(club, table, ANN)).view.phase == "play"
    for _ in range(2):
        info = await club.tables.queries.info(table.id)
        view = (await look(club, table, ANN)).view
        while view.phase != "feast" and info.status == "running":
            person = (ANN, BO, CY)[info.owed[-1]]
            asked = (await look(club, table, person)).pending
            assert asked is not None
            keys = [each for each in ("stop", "skip", "go") if asked.ask.option(each) is not None]
            await club.tables.play.choose(table.id, person.id, (keys[0] if keys else asked.ask.options[-1].key,))
            info, view = await club.tables.queries.info(table.id), (await look(club, table, ANN)).view
        if view.phase == "feast":
            break
    assert view.phase == "feast"
    assert 0 not in info.owed
    other = (ANN, BO, CY)[info.owed[0]]
    back = await club.tables.play.undo(table.id, ANN.id)
    assert back.pending is not None
    assert back.pending.ask.habit == "dine"
    await club.tables.play.choose(table.id, other.id, await club.first_keys(table.id, other))
    assert 0 in (await club.tables.queries.info(table.id)).owed, "still asked, whatever the others do"
    played = await club.tables.play.choose(table.id, ANN.id, ("dish:1",))
    assert played.look.pending is None, "the next question is answered by the order again"


async def test_an_undo_of_a_hidden_answer_by_order_is_asked_until_it_is_answered(club: Club):
    table = await begun(club, (ANN, "play", ()))
    assert (await club.tables.queries.info(table.id)).owed == (1, 2)
    back = await club.tables.play.undo(table.id, ANN.id)
    assert back.pending is not None
    assert back.info.owed == (0, 1, 2)
    await club.play_first(table.id, BO)
    assert (await club.tables.queries.info(table.id)).owed == (0, 2)
    await club.tables.play.choose(table.id, ANN.id, (back.pending.ask.options[-1].key,))
    assert (await club.tables.queries.info(table.id)).owed == (2,)
    await club.tables.play.undo(table.id, ANN.id)
    assert (await club.tables.queries.info(table.id)).owed == (0, 2)


# -- what the others can observe ----------------------------------------------------------------------------------


async def observed(club: Club, table: TableInfo, reader: Any) -> Any:
    owed, secret, since, view, lines, told = await everything_about(club, table.id, reader)
    return owed, secret, since, view, [(line.at, line.seat, line.text) for line in lines], told["log"], told["steps"]


@pytest.mark.parametrize("keys", [(), ("keep",), ("card:99",)])
async def test_nobody_is_told_of_a_secret_question_that_an_order_answers(club: Club, keys):
    """Cy alone has an order, be it legal or not; Ann is asked as well and has none."""
    table = await begun(club, (CY, "wish", keys), wishes=True)
    await to_end_of_turn(club, table)
    played = await club.tables.play.choose(table.id, ANN.id, ("go",))
    assert played.look.info.owed == (0,)
    for reader in (BO, None):
        seen = await club.tables.queries.look(table.id, None if reader is None else reader.id)
        assert (seen.info.owed, seen.info.secret, seen.pending) == ((), True, None)
    rows = await due(club, table.id)
    assert "hand:2" not in rows or rows["hand:2"].ping == (), "Cy is not called"
    told = [line.text.key for line in (await look(club, table, CY)).events]
    assert told[-1] == "table-log-habit"
    assert "table-log-habit" not in {line.text.key for line in (await look(club, table, BO)).events}


async def test_what_bo_sees_is_the_same_whether_cy_answers_by_order_or_is_not_asked(store: Store, time: Time):
    class NoHighCard(Lanterns):
        """Cy is never asked, whatever Cy holds."""

        def next_unit(self, state):
            if state.phase == "wish" and 2 not in state.content:
                state.content.append(2)
            return super().next_unit(state)

    seen = []
    for channel, title in ((100, Lanterns()), (101, NoHighCard())):
        club = Club(store, time, title, first_seed=ASKED_ANN_AND_CY)
        table = await club.tables.lobby.open(
            ANN, Place(10, channel), "lanterns", {"habits": True, "bell": False, "wishes": True}
        )
        for person in (BO, CY):
            await club.tables.lobby.join(table.id, person)
        await club.tables.lobby.start(table.id, ANN.id)
        await club.tables.play.set_habit(table.id, CY.id, "wish", ("keep",))
        await club.tables.play.set_habit(table.id, ANN.id, "wish", ("keep",))
        await to_end_of_turn(club, table)
        await club.tables.play.choose(table.id, ANN.id, ("go",))
        rows = {slot: row.ping for slot, row in (await due(club, table.id)).items() if slot != "hand:2"}
        seen.append((await observed(club, table, BO.id), await observed(club, table, None), rows))
        assert (await club.tables.queries.info(table.id)).secret is False
        await club.tables.close_down()
    assert seen[0] == seen[1]


@pytest.mark.parametrize("order", [("card:1",), ("card:16",), ()])
async def test_a_hidden_answer_by_order_shows_only_that_the_seat_is_not_waited_for(club: Club, order):
    """The same whatever Cy holds and whatever the order says."""
    table = await begun(club, (CY, "play", order))
    info = await club.tables.queries.info(table.id)
    assert info.owed == (0, 1)
    onlooker = await club.tables.queries.look(table.id, None)
    assert onlooker.view.shown == ()
    assert [line.text.key for line in onlooker.events] == ["toy-dealt"]
