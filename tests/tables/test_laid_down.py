"""What people lay down in advance: the title's own standing orders, and queued actions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from db.migrate import migrations
from db.store import Store
from engine.core.decision import Ask
from engine.core.errors import IllegalChoice, NoWayBack, Refused
from engine.core.orders import OrderKind
from tables.records import LaidDown, Look, TableInfo
from tables.standing_orders import LONGEST_ACTION, MOST_QUEUED
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.islands import Islands


def read(ask: Ask, words: str) -> tuple[tuple[str, ...], str]:
    """The first word is an option's key, or its end (`fish`, `2` for `sail:2`)."""
    word, _, rest = words.strip().partition(" ")
    for option in ask.options:
        if word in (option.key, option.key.rpartition(":")[2]):
            return (option.key,), rest
    raise IllegalChoice(word)


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Islands(), read=lambda info: read)
    yield club
    await club.tables.close_down()


async def begun(club: Club) -> TableInfo:
    """Ann, Bo and Cy; Ann is to move."""
    table = await club.tables.lobby.open(ANN, HERE, "islands", {})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    return await club.tables.lobby.start(table.id, ANN.id)


async def play(club: Club, table: TableInfo, person: Any, *keys: str) -> None:
    for key in keys:
        await club.tables.play.choose(table.id, person.id, (key,))


async def look(club: Club, table: TableInfo, person: Any) -> Look:
    return await club.tables.queries.look(table.id, person.id)


async def owed(club: Club, table: TableInfo) -> tuple[int, ...]:
    return (await club.tables.queries.info(table.id)).owed


async def told(club: Club, table: TableInfo, person: Any) -> list[str]:
    return [line.text.key for line in await club.tables.queries.log(table.id, None if person is None else person.id)]


# -- orders of the title ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "kept"),
    [(("yes",), ("yes",)), (("7",), ("7",)), ((" YES ",), ("yes",)), (("yes", "yes"), ("yes",))],
)
def test_an_order_is_kept_as_it_was_chosen(values, kept):
    assert Islands.meta.orders[0].accept(values, 0, 3) == kept


@pytest.mark.parametrize("values", [(), ("maybe",), ("0",), ("10",), ("-1",), ("²",), ("yes", "no")])
def test_a_value_that_is_not_possible_is_not_kept(values):
    with pytest.raises(ValueError):
        Islands.meta.orders[0].accept(values, 0, 3)


def test_seats_can_be_chosen_but_not_the_own_one():
    kind = OrderKind("friends", ("x",), seats=True)
    assert kind.offered(1, 3) == ("0", "2")
    assert kind.accept(("2", "0"), 1, 3) == ("2", "0")
    for wrong in (("1",), ("3",), ("x",)):
        with pytest.raises(ValueError):
            kind.accept(wrong, 1, 3)


async def test_orders_are_seen_by_their_seat_alone(club: Club):
    table = await begun(club)
    await club.tables.play.set_order(table.id, ANN.id, "dances", ("yes",))
    await club.tables.play.set_order(table.id, ANN.id, "friends", ("1", "2"))
    assert (await look(club, table, ANN)).laid_down.orders == {"dances": ("yes",), "friends": ("1", "2")}
    assert (await look(club, table, BO)).laid_down == LaidDown(period="1")
    assert (await club.tables.queries.look(table.id, None)).laid_down == LaidDown()
    await club.tables.play.set_order(table.id, ANN.id, "dances", ())
    assert (await look(club, table, ANN)).laid_down.orders == {"friends": ("1", "2")}


@pytest.mark.parametrize(
    ("name", "values", "key"),
    [
        ("sings", ("yes",), "error-order-unknown"),
        ("dances", ("12",), "error-order-value"),
        ("friends", ("0",), "error-order-value"),
    ],
)
async def test_an_impossible_order_is_refused_in_words_of_its_own(club: Club, name, values, key):
    table = await begun(club)
    with pytest.raises(Refused) as refusal:
        await club.tables.play.set_order(table.id, ANN.id, name, values)
    assert refusal.value.text.key == key
    assert (await look(club, table, ANN)).laid_down.orders == {}


async def test_an_order_answers_in_the_change_that_asks_and_nobody_waits(club: Club):
    table = await begun(club)
    await club.tables.play.set_order(table.id, ANN.id, "dances", ("yes",))
    for person in (ANN, BO):
        await play(club, table, person, "rest")
    version = (await club.tables.queries.info(table.id)).version
    await play(club, table, CY, "rest")
    assert (await club.tables.queries.info(table.id)).version == version + 1
    assert await owed(club, table) == (1,)
    assert "table-log-habit" in await told(club, table, ANN)
    assert "table-log-habit" not in await told(club, table, BO) + await told(club, table, None)


async def test_the_title_says_what_an_order_answers(club: Club):
    """From two fish on Bo dances: he has one, and later three."""
    table = await begun(club)
    await club.tables.play.set_order(table.id, BO.id, "dances", ("2",))
    for danced in ("no", "yes"):
        await play(club, table, ANN, "rest")
        await play(club, table, BO, "fish", "fish" if danced == "yes" else "stop")
        await play(club, table, CY, "rest")
        played = await club.tables.play.choose(table.id, ANN.id, ("no",))
        assert [line.text.args["key"] for line in played.lines if line.text.key == "toy-did"][1] == danced
        await play(club, table, CY, "no")


async def test_who_has_laid_down_nothing_reads_who_has_come_too(club: Club):
    """An attack is news for everybody; it is told until its person has acted."""
    table = await begun(club)
    for person in (ANN, BO, CY):
        await play(club, table, person, "rest")
    for person in (ANN, BO, CY):
        await play(club, table, person, "no")
    await play(club, table, ANN, "sail:1")
    assert [text.key for text in (await look(club, table, BO)).laid_down.intruders] == ["toy-boat"]
    assert (await look(club, table, CY)).laid_down.intruders == ()
    await play(club, table, BO, "rest")
    assert (await look(club, table, BO)).laid_down.intruders == ()


async def test_an_order_that_waits_for_intruders_asks_once_they_have_come(club: Club):
    """Bo rests unless a boat comes; he then answers himself, and rests again while that boat stays."""
    table = await begun(club)
    await club.tables.play.set_order(table.id, BO.id, "rests", ("alone",))
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (2,)
    await play(club, table, CY, "rest")
    for person in (ANN, BO, CY):
        await play(club, table, person, "no")
    await play(club, table, ANN, "sail:1")
    assert await owed(club, table) == (1,)
    assert [text.key for text in (await look(club, table, BO)).laid_down.intruders] == ["toy-boat"]
    await play(club, table, BO, "rest")
    assert (await look(club, table, BO)).laid_down.intruders == ()
    await play(club, table, CY, "rest")
    for person in (ANN, BO, CY):
        await play(club, table, person, "no")
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (2,), "what Bo has seen alarms him no more"


async def test_what_has_come_before_the_order_is_known(club: Club):
    table = await begun(club)
    await play(club, table, ANN, "sail:1")
    await club.tables.play.set_order(table.id, BO.id, "rests", ("alone",))
    assert await owed(club, table) == (2,)


async def test_a_passing_order_ends_with_its_period(club: Club):
    """Bo rests to the end of the lap: in the next one he is asked."""
    table = await begun(club)
    await club.tables.play.set_order(table.id, BO.id, "rests", ("lap",))
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (2,)
    await play(club, table, CY, "rest")
    for person in (ANN, BO, CY):
        await play(club, table, person, "no")
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (1,)
    assert (await look(club, table, BO)).laid_down.orders == {}


# -- undo ---------------------------------------------------------------------------------------------------------


async def to_dance(club: Club) -> TableInfo:
    table = await begun(club)
    for person in (ANN, BO, CY):
        await play(club, table, person, "rest")
    return table


async def test_what_an_order_has_answered_since_does_not_bar_ones_undo(club: Club):
    """Ann dances, Bo's order follows at once: she takes her answer back, and his goes with it; later it is given
    anew."""
    table = await to_dance(club)
    await club.tables.play.set_order(table.id, BO.id, "dances", ("yes",))
    played = await club.tables.play.choose(table.id, ANN.id, ("yes",))
    assert await owed(club, table) == (2,)
    assert played.look.can_undo
    assert (await look(club, table, ANN)).can_undo
    back = await club.tables.play.undo(table.id, ANN.id)
    assert back.pending is not None
    assert await owed(club, table) == (0,)
    keys = [line.text.key for line in (await look(club, table, CY)).events]
    assert keys.count("toy-did") == 3, "only the turns before the dance"
    await play(club, table, ANN, "no")
    assert await owed(club, table) == (2,)


async def test_what_a_person_has_answered_since_bars_ones_undo(club: Club):
    table = await to_dance(club)
    await play(club, table, ANN, "yes")
    await play(club, table, BO, "yes")
    assert not (await look(club, table, ANN)).can_undo
    with pytest.raises(NoWayBack):
        await club.tables.play.undo(table.id, ANN.id)


async def test_what_orders_have_answered_since_stays_when_the_answer_before_is_taken_back(club: Club):
    """Bo and Cy have answered by their orders: all three answers are taken back, and none stays in the log."""
    table = await begun(club)
    for person in (BO, CY):
        await club.tables.play.set_order(table.id, person.id, "dances", ("no",))
    for person in (ANN, BO, CY):
        await play(club, table, person, "rest")
    before = await told(club, table, None)
    await play(club, table, ANN, "yes")
    assert await owed(club, table) == (0,), "the next lap"
    await club.tables.play.undo(table.id, ANN.id)
    seen = await look(club, table, ANN)
    assert (seen.view.lap, seen.view.dancing) == (1, 0)
    assert await told(club, table, None) == [*before, "table-log-undo"]
    async with club.store.reading() as tx:
        steps = await tx.games.choices(table.id)
    assert [step.seat for step in steps if step.undone_by == steps[-1].n] == [0, 1, 2]


async def test_a_record_with_such_an_undo_verifies(club: Club):
    table = await to_dance(club)
    await club.tables.play.set_order(table.id, BO.id, "dances", ("yes",))
    await play(club, table, ANN, "yes")
    await club.tables.play.undo(table.id, ANN.id)
    await play(club, table, ANN, "no")
    for person in (ANN, BO):
        await club.tables.ending.propose(table.id, person.id)
    await club.tables.ending.propose(table.id, CY.id)
    assert (await club.tables.queries.verify(table.id)).good


async def test_after_undoing_an_order_its_person_is_asked(club: Club):
    table = await to_dance(club)
    await club.tables.play.set_order(table.id, BO.id, "dances", ("yes",))
    await play(club, table, ANN, "yes")
    back = await club.tables.play.undo(table.id, BO.id)
    assert back.pending is not None
    assert await owed(club, table) == (1,)


# -- beside the turn of another -----------------------------------------------------------------------------------


async def test_what_is_possible_in_the_turn_of_another_changes_nothing_of_that_turn(club: Club):
    """Bo waves while Ann is to move: all read it, she is asked as before, he cannot wave twice; the record verifies."""
    table = await begun(club)
    assert [option.key for option in (await look(club, table, BO)).asides] == ["wave"]
    assert (await look(club, table, ANN)).asides == ()
    after = await club.tables.play.interject(table.id, BO.id, "wave")
    assert after.asides == ()
    assert await owed(club, table) == (0,)
    assert (await told(club, table, None))[-1] == "toy-did"
    for key in ("wave", "sail:3"):
        with pytest.raises(IllegalChoice):
            await club.tables.play.interject(table.id, BO.id, key)
    await play(club, table, ANN, "rest")
    for person in (ANN, BO, CY):
        await club.tables.ending.propose(table.id, person.id)
    assert (await club.tables.queries.verify(table.id)).good


async def test_a_stored_game_goes_on_after_it(club: Club, store: Store, time: Time):
    table = await begun(club)
    await club.tables.play.interject(table.id, CY.id, "wave")
    later = Club(store, time, Islands(), read=lambda info: read)
    await later.tables.play.choose(table.id, ANN.id, ("fish",))
    assert (await later.tables.queries.look(table.id, CY.id)).asides == ()
    await later.tables.play.undo(table.id, ANN.id)
    assert (await later.tables.queries.look(table.id, CY.id)).asides == (), "an undo takes nobody else's wave back"
    await later.tables.close_down()


async def test_an_answer_for_this_lap_is_given_in_the_next_one(club: Club):
    table = await begun(club)
    await club.tables.play.set_habit(table.id, BO.id, "dance", ("yes",), passing=True)
    for lap in (1, 2):
        for person in (ANN, BO, CY):
            await play(club, table, person, "rest")
        await play(club, table, ANN, "no")
        assert await owed(club, table) == ((2,) if lap == 1 else (1,)), lap
        if lap == 1:
            await play(club, table, CY, "no")


# -- the queue ----------------------------------------------------------------------------------------------------


async def test_queued_actions_are_played_when_the_turn_comes(club: Club):
    """Bo queues two turns; each is played at once when it is his, and what follows within is its default."""
    table = await begun(club)
    await club.tables.play.set_queue(table.id, BO.id, ["fish", "sail 3"])
    assert (await look(club, table, BO)).laid_down.queue == ("fish", "sail 3")
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (2,)
    assert (await look(club, table, ANN)).view.fish == (0, 1, 0)
    await play(club, table, CY, "rest")
    for person in (ANN, BO, CY):
        await play(club, table, person, "no")
    assert (await look(club, table, BO)).laid_down.queue == ("sail 3",)


async def test_a_clause_goes_on_within_the_action_if_it_fits(club: Club):
    table = await begun(club)
    await club.tables.play.set_queue(table.id, BO.id, ["fish", "fish", "rest"])
    await play(club, table, ANN, "rest")
    assert (await look(club, table, ANN)).view.fish == (0, 2, 0)
    assert (await look(club, table, BO)).laid_down.queue == ("rest",)


async def test_what_a_queued_action_reveals_is_for_its_person(club: Club):
    """The net shows what is in it: Bo is asked, the default is not taken."""
    table = await begun(club)
    await club.tables.play.set_queue(table.id, BO.id, ["net"])
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (1,)
    pending = (await look(club, table, BO)).pending
    assert pending is not None
    assert pending.ask.about.key == "toy-ask-keep"


async def test_the_default_answers_what_a_queued_action_has_revealed(club: Club):
    """Also where the queue goes on: what is in the net is for Bo to see, and his next action waits."""
    table = await begun(club)
    await club.tables.play.set_queue(table.id, BO.id, ["net", "rest"])
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (1,)
    seen = await look(club, table, BO)
    assert seen.pending is not None
    assert seen.pending.ask.about.key == "toy-ask-keep"
    assert seen.laid_down.queue == ("rest",)


async def test_in_ones_own_turn_the_queue_begins_at_once(club: Club):
    table = await begun(club)
    await club.tables.play.set_queue(table.id, ANN.id, ["rest", "fish"])
    assert await owed(club, table) == (1,)
    assert (await look(club, table, ANN)).laid_down.queue == ("fish",)


async def test_an_action_that_is_not_possible_is_reported_and_the_rest_dropped(club: Club):
    """Bo cannot sail to where he is. He is asked, and reads why, and what was dropped; nobody else does."""
    table = await begun(club)
    await club.tables.play.set_queue(table.id, BO.id, ["sail:1", "fish", "rest"])
    await play(club, table, ANN, "rest")
    assert await owed(club, table) == (1,)
    seen = await look(club, table, BO)
    assert seen.laid_down.queue == ()
    (report,) = [line.text for line in seen.events if line.text.key == "table-log-queue-stopped"]
    assert report.args["action"] == "sail:1"
    assert report.args["dropped"] == "fish; rest"
    for other in (ANN, CY, None):
        assert not [key for key in await told(club, table, other) if key.startswith("table-log-queue")]


async def test_an_intruder_ends_the_queue_as_soon_as_the_turn_is_over(club: Club):
    """Ann sails to Bo's island: nothing is played; his report names her boat and what was not played."""
    table = await begun(club)
    await club.tables.play.set_queue(table.id, BO.id, ["fish", "rest"])
    await play(club, table, ANN, "sail:1")
    assert await owed(club, table) == (1,)
    seen = await look(club, table, BO)
    assert seen.laid_down.queue == ()
    (report,) = [line.text for line in seen.events if line.text.key == "table-log-queue-entered"]
    assert report.args["dropped"] == "fish; rest"
    assert [text.key for text in report.args["intruders"]] == ["toy-boat"]  # type: ignore[union-attr]


async def test_an_intruder_who_has_left_again_has_been_there(club: Club):
    """Ann comes and goes before it is Bo's turn again: his queue has ended when she came."""
    table = await begun(club)
    await play(club, table, ANN, "rest")
    await play(club, table, BO, "rest")
    await club.tables.play.set_queue(table.id, BO.id, ["fish"])
    await play(club, table, CY, "sail:1")
    assert (await look(club, table, BO)).laid_down.queue == ()


async def test_one_who_stood_there_when_the_queue_was_made_does_not_end_it(club: Club):
    table = await begun(club)
    await play(club, table, ANN, "sail:1")
    await play(club, table, BO, "rest")
    await club.tables.play.set_queue(table.id, BO.id, ["fish"])
    await play(club, table, CY, "rest")
    for person in (ANN, BO, CY):
        await play(club, table, person, "no")
    await play(club, table, ANN, "rest")
    assert (await look(club, table, ANN)).view.fish == (0, 1, 0)


async def test_an_order_comes_before_the_queue_which_waits(club: Club):
    table = await begun(club)
    await club.tables.play.set_order(table.id, BO.id, "rests", ("lap",))
    await club.tables.play.set_queue(table.id, BO.id, ["fish"])
    await play(club, table, ANN, "rest")
    assert (await look(club, table, BO)).laid_down.queue == ("fish",)
    assert await owed(club, table) == (2,)


async def test_a_queue_has_a_limit_and_is_for_those_who_play(club: Club):
    table = await begun(club)
    for actions in (["rest"] * (MOST_QUEUED + 1), ["x" * (LONGEST_ACTION + 1)]):
        with pytest.raises(Refused) as refusal:
            await club.tables.play.set_queue(table.id, BO.id, actions)
        assert refusal.value.text.key == "error-queue-long"
    with pytest.raises(Refused) as refusal:
        await club.tables.play.set_queue(table.id, 99, ["rest"])
    assert refusal.value.text.key == "error-not-seated"


async def test_what_is_laid_down_survives_a_restart(club: Club, store: Store, time: Time):
    table = await begun(club)
    await club.tables.play.set_order(table.id, BO.id, "dances", ("2",))
    await club.tables.play.set_queue(table.id, BO.id, ["fish"])
    later = Club(store, time, Islands(), read=lambda info: read)
    assert (await later.tables.queries.look(table.id, BO.id)).laid_down == LaidDown(
        {"dances": ("2",)}, ("fish",), period="1"
    )
    await later.tables.play.choose(table.id, ANN.id, ("rest",))
    assert (await later.tables.queries.look(table.id, ANN.id)).view.fish == (0, 1, 0)
    await later.tables.close_down()


async def test_seats_of_an_older_database_have_nothing_queued(url: str):
    first = next(step.number for step in migrations() if step.name.endswith("queue"))
    old = await Store.open(url, known=migrations()[: first - 1])
    async with old.transaction() as tx:
        await tx.connection.exec_driver_sql(
            "INSERT INTO tables (id, title, status, channel_id, host_id, options, rules_version, created_at,"
            " version, last_n, owed, announced, draw_offered_by)"
            " VALUES (1, 'islands', 'running', 1, 1, '{}', 1, 0, 1, 1, '[]', '[]', '[]')"
        )
        await tx.connection.exec_driver_sql(
            "INSERT INTO seats (table_id, seat, kind, person_id, name, acted_n, habits)"
            " VALUES (1, 0, 'person', 1, 'Ann', 0, '{\"dances\":[\"yes\"]}')"
        )
    await old.close()
    store = await Store.open(url)
    async with store.reading() as tx:
        (seat,) = await tx.games.seats(1)
    assert (seat.habits, seat.queue, seat.known) == ({"dances": ["yes"]}, [], [])
    await store.close()
