"""What is requested to be shown, who is pinged, and when."""

from __future__ import annotations

from tables.administration import Admin
from tables.delivery import Item, Undeliverable
from tables.slots import Ping
from tables.time_control import NO_CLOCK
from tests.tables.club import ANN, BO, HERE, Club
from tests.tables.sender import FakeSender, Round


async def pinged(club: Club, table_id: int) -> tuple[int, ...]:
    """Whom the board would ping; then everything is delivered."""
    ping = (await club.outbox(table_id))["board"].ping
    await club.sent(table_id)
    return Ping.parse(ping).people


async def test_one_ping_when_the_people_owed_change_and_never_twice(club: Club):
    table = await club.running()
    assert await pinged(club, table.id) == (ANN.id, BO.id)
    await club.play_first(table.id, ANN)
    assert await pinged(club, table.id) == ()
    await club.play_first(table.id, BO)
    walker = ANN if (await club.tables.queries.info(table.id)).owed == (0,) else BO
    assert await pinged(club, table.id) == ((ANN.id,) if walker is ANN else ())
    for keys in (("left",), ("stop",), ("skip",)):
        await club.tables.play.choose(table.id, walker.id, keys)
        assert await pinged(club, table.id) == ()
    await club.tables.play.choose(table.id, walker.id, ("go",))
    assert await pinged(club, table.id) == ((BO if walker is ANN else ANN).id,)


async def test_who_takes_an_answer_back_is_not_pinged(club: Club):
    table = await club.running()
    await pinged(club, table.id)
    await club.play_first(table.id, ANN)
    await pinged(club, table.id)
    await club.tables.play.undo(table.id, ANN.id)
    assert await pinged(club, table.id) == ()
    assert (await club.tables.queries.info(table.id)).owed == (0, 1)


async def test_playing_with_a_computer_pings_once(club: Club):
    table = await club.against_computer()
    await club.tables.settle()
    assert await pinged(club, table.id) == (ANN.id,)
    for _ in range(4):
        await club.play_first(table.id, ANN)
        await club.tables.settle()
        assert await pinged(club, table.id) == ()


async def test_the_end_is_told_to_the_others(club: Club):
    table = await club.running()
    await pinged(club, table.id)
    await club.tables.ending.resign(table.id, ANN.id)
    assert await pinged(club, table.id) == (BO.id,)


async def test_pings_are_a_matter_of_taste(club: Club):
    await club.tables.people.set_notify(ANN.id, "none")
    await club.tables.people.set_notify(BO.id, "dm")
    table = await club.running()
    rows = await club.outbox(table.id)
    assert (rows["board"].ping, rows["hand:0"].ping, rows["hand:1"].ping) == (
        (),
        (),
        Ping((BO.id,), openly=True, turn=(BO.id,)).stored,
    )
    person = await club.tables.people.get(BO.id)
    assert (person.notify, person.name, person.locale) == ("dm", "Bo", "zh-TW")


async def test_who_wants_dms_but_has_them_closed_is_pinged_in_the_channel(club: Club):
    await club.tables.people.set_notify(BO.id, "dm")
    await club.tables.people.dm_closed(BO.id)
    table = await club.running()
    assert await pinged(club, table.id) == (ANN.id, BO.id)
    await club.play_first(table.id, ANN)
    await club.sent(table.id)
    club.time.pass_by(hours=25)
    await club.tables.tick()
    assert await pinged(club, table.id) == (BO.id,)


async def test_hands_are_shown_when_they_look_different(club: Club):
    table = await club.running()
    assert {"hand:0", "hand:1", "board", "lobby"} == set(await club.outbox(table.id))
    await club.sent(table.id)
    walker = await club.both_play(table.id)
    await club.sent(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    due = {slot for slot, row in (await club.outbox(table.id)).items() if row.state == "due"}
    assert due == {"board"}
    await club.tables.play.choose(table.id, walker.id, ("stop",))
    await club.tables.play.choose(table.id, walker.id, ("draw",))
    due = {slot for slot, row in (await club.outbox(table.id)).items() if row.state == "due"}
    assert due == {"board", "hand:0" if walker is ANN else "hand:1"}


async def test_closed_dms_get_no_hands_until_they_open(club: Club):
    await club.tables.people.dm_closed(ANN.id)
    table = await club.running()
    assert {"hand:1", "board", "lobby"} == set(await club.outbox(table.id))
    await club.tables.people.dm_open(ANN.id)
    await club.play_first(table.id, ANN)
    assert "hand:0" in await club.outbox(table.id)


async def test_reminders_come_as_often_on_each_day_and_never_stop(club: Club):
    table = await club.running(clock=NO_CLOCK)
    await club.play_first(table.id, ANN)
    await club.sent(table.id)
    club.time.pass_by(hours=23)
    assert await club.tables.tick() == 0
    club.time.pass_by(hours=1)
    days = []
    for day in range(1, 60):
        await club.tables.tick()
        if await pinged(club, table.id) == (BO.id,):
            days.append(day)
        club.time.pass_by(days=1)
    assert days == [1, 3, 7, 15]


async def test_who_is_waited_for_is_reminded_later_because_another_has_acted(club: Club):
    table = await club.running()
    club.time.pass_by(hours=20)
    await club.play_first(table.id, ANN)
    await club.sent(table.id)
    club.time.pass_by(hours=4)
    await club.tables.tick()
    assert await pinged(club, table.id) == (BO.id,)
    await club.tables.ending.resign(table.id, BO.id)
    await club.tables.tick()  # what the game adds to the statistics
    club.time.pass_by(hours=200)
    assert await club.tables.tick() == 0


async def test_who_was_just_called_to_another_channel_is_reminded_an_hour_later(club: Club):
    table = await club.running(clock=NO_CLOCK)
    await club.play_first(table.id, ANN)
    club.time.pass_by(hours=23)
    await club.tables.administration.move(table.id, 101, Admin())
    await club.sent(table.id)
    club.time.pass_by(hours=2)
    assert await club.tables.tick() == 0
    club.time.pass_by(hours=22)
    await club.tables.tick()
    assert await pinged(club, table.id) == (BO.id,)


async def test_a_language_is_remembered(club: Club):
    assert (await club.tables.people.get(5)).language is None
    await club.tables.people.set_language(5, "zh-CN")
    assert (await club.tables.people.get(5)).language == "zh-CN"
    await club.tables.people.set_language(5, None)
    assert (await club.tables.people.get(5)).language is None


async def test_whom_the_channel_cannot_call_is_called_by_a_message_of_their_own(club: Club):
    sender = FakeSender()

    def closed(when: str, item: Item) -> None:
        if item.channel_id == HERE.channel_id and str(item.thing) == "turn":
            raise Undeliverable("403")

    sender.trouble = closed
    table = await club.running()
    await club.tables.people.dm_closed(BO.id)
    await Round(club, sender).go()
    calls = [(str(item.thing), item.ping) for item in (*sender.posts, *sender.edits) if item.ping]
    assert calls == [("hand:0", (ANN.id,))], "a direct message that is refused is not tried again"
    assert await club.tables.messages.board_refused(table.id)


async def test_who_does_not_want_to_be_called_is_not_called_because_the_channel_is_gone(club: Club):
    sender = FakeSender()

    def closed(when: str, item: Item) -> None:
        if str(item.thing) == "turn":
            raise Undeliverable("404")

    sender.trouble = closed
    await club.tables.people.set_notify(ANN.id, "none")
    await club.running()
    await Round(club, sender).go()
    calls = [(str(item.thing), item.ping) for item in (*sender.posts, *sender.edits) if item.ping]
    assert calls == [("hand:1", (BO.id,))]
