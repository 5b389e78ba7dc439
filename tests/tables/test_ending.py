"""A running game never blocks its channel for ever: the people who play it can end it together, and a moderator of the
place can end it or move it."""

from __future__ import annotations

import json

import pytest

from db.store import Store
from engine.core.errors import Refused
from engine.core.title import BY_CONSENT, BY_MODERATOR
from engine.titles import TITLES
from tables.administration import Admin
from tables.records import Look, Person, Place, TableInfo
from tables.slots import Ping
from tests.contract.games import CONTRACTED
from tests.tables.club import ANN, BO, CY, HERE, Club, Time

EVERY_TITLE = pytest.mark.parametrize("title", sorted(CONTRACTED))


async def party(club: Club, title: str, *people) -> TableInfo:
    """A running game between people."""
    table = await club.tables.lobby.open(people[0], HERE, title, {})
    for person in people[1:]:
        await club.tables.lobby.join(table.id, person)
    return await club.tables.lobby.start(table.id, people[0].id)


def as_few(title: str) -> tuple[Person, ...]:
    """So many people as it needs, two at least."""
    return (ANN, BO, CY)[: max(2, CONTRACTED[title].meta.least_players)]


async def assert_no_result(club: Club, table_id: int, reason) -> Look:
    """It is over without a result, its channel is free, and the record can be checked."""
    look = await club.tables.queries.look(table_id, ANN.id)
    assert look.info.status == "over"
    assert look.standing is not None
    assert look.standing.over
    assert look.standing.winners == ()
    assert look.standing.reason == reason
    assert look.info.end_agreed_by == ()
    assert [line.text for line in look.events].count(reason) == 1
    assert await club.tables.queries.in_channel(HERE.channel_id, look.info.title) is None
    assert (await club.tables.queries.verify(table_id)).good
    record = json.loads(await club.tables.queries.export(table_id, ANN.id))
    assert record["complete"]
    return look


# -- by consent ------------------------------------------------------------------------------------------------------


@EVERY_TITLE
async def test_a_game_that_nobody_wants_to_play_on_cannot_be_ended_together(store: Store, time: Time, title: str):
    club, people = Club(store, time, CONTRACTED[title]), as_few(title)
    table = await party(club, title, *people)
    for number, person in enumerate(people[1:], 1):
        look = await club.tables.ending.propose(table.id, person.id)
        assert look.info.status == "running"
        assert look.info.end_agreed_by == tuple(range(1, number + 1))
    await club.tables.ending.propose(table.id, ANN.id)
    await assert_no_result(club, table.id, BY_CONSENT)
    rematch = await club.tables.lobby.rematch(table.id, ANN)
    assert rematch.end_agreed_by == ()
    await club.tables.close_down()


@pytest.mark.parametrize("title", ["solenia", "afternova"])
async def test_one_of_three_people_ends_the_game_before_all_have_agreed(store: Store, time: Time, title: str):
    club = Club(store, time, TITLES[title])
    table = await party(club, title, ANN, BO, CY)
    for person in (CY, ANN):
        assert (await club.tables.ending.propose(table.id, person.id)).info.status == "running"
    assert (await club.tables.ending.propose(table.id, BO.id)).info.status == "over"
    await assert_no_result(club, table.id, BY_CONSENT)
    await club.tables.close_down()


async def test_a_computer_is_asked_whether_the_game_may_end(store: Store, time: Time):
    club = Club(store, time, TITLES["solenia"])
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    for _ in range(2):
        await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    assert (await club.tables.ending.propose(table.id, ANN.id)).info.status == "over"
    await assert_no_result(club, table.id, BY_CONSENT)
    await club.tables.close_down()


async def test_a_refusal_leaves_the_proposal_standing(club: Club):
    table = await club.running()
    await club.tables.ending.propose(table.id, ANN.id)
    look = await club.tables.ending.decline(table.id, BO.id)
    assert look.info.end_agreed_by == ()
    assert look.events[-1].text.key == "table-log-end-decline"
    assert (await club.tables.ending.propose(table.id, BO.id)).info.status == "running", "all are asked anew"
    assert (await club.tables.ending.decline(table.id, BO.id)).events[-1].text.key == "table-log-end-withdraw"
    with pytest.raises(Refused) as refused:
        await club.tables.ending.decline(table.id, BO.id)
    assert refused.value.text.key == "error-no-end-proposed"


async def test_agreeing_twice_counts_as_two(club: Club):
    table = await club.running()
    await club.tables.ending.propose(table.id, ANN.id)
    with pytest.raises(Refused) as refused:
        await club.tables.ending.propose(table.id, ANN.id)
    assert refused.value.text.key == "error-end-agreed"
    assert (await club.tables.queries.info(table.id)).status == "running"


async def test_an_onlooker_ends_the_game_of_others(club: Club):
    table = await club.running()
    for act in (club.tables.ending.propose, club.tables.ending.decline):
        with pytest.raises(Refused) as refused:
            await act(table.id, CY.id)
        assert refused.value.text.key == "error-not-seated"


async def test_a_proposal_is_forgotten_by_a_restart_or_by_playing_on(club: Club, store: Store, time: Time):
    table = await club.running()
    await club.tables.ending.propose(table.id, ANN.id)
    walker = await club.both_play(table.id)
    await club.play_first(table.id, walker)
    await club.tables.close_down()
    again = Club(store, time, club.tables._context.title("lanterns"))
    assert (await again.tables.queries.info(table.id)).end_agreed_by == (0,)
    assert (await again.tables.ending.propose(table.id, BO.id)).info.status == "over"
    await assert_no_result(again, table.id, BY_CONSENT)
    await again.tables.close_down()


@pytest.mark.parametrize("title", ["solenia", "afternova"])
async def test_who_has_resigned_is_still_waited_for(store: Store, time: Time, title: str):
    club = Club(store, time, TITLES[title])
    table = await party(club, title, ANN, BO, CY)
    await club.tables.ending.resign(table.id, CY.id)
    await club.tables.ending.propose(table.id, ANN.id)
    with pytest.raises(Refused):
        await club.tables.ending.propose(table.id, CY.id)
    assert (await club.tables.ending.propose(table.id, BO.id)).info.status == "over"
    await assert_no_result(club, table.id, BY_CONSENT)
    await club.tables.close_down()


async def test_the_last_who_was_asked_resigns_and_the_others_wait_for_ever(store: Store, time: Time):
    club = Club(store, time, TITLES["solenia"])
    table = await party(club, "solenia", ANN, BO, CY)
    await club.tables.ending.propose(table.id, ANN.id)
    await club.tables.ending.propose(table.id, BO.id)
    await club.tables.ending.resign(table.id, CY.id)
    await assert_no_result(club, table.id, BY_CONSENT)
    await club.tables.close_down()


async def test_a_resignation_counts_as_consent_or_leaves_the_word_of_who_is_gone(store: Store, time: Time):
    club = Club(store, time, TITLES["solenia"])
    table = await party(club, "solenia", ANN, BO, CY)
    await club.tables.ending.propose(table.id, ANN.id)
    look = await club.tables.ending.resign(table.id, ANN.id)
    assert look.info.status == "running"
    assert look.info.end_agreed_by == ()
    await club.tables.close_down()


async def test_those_asked_are_called_at_every_turn_of_the_talk(club: Club):
    table = await club.running()
    await club.sent(table.id)
    await club.tables.ending.propose(table.id, ANN.id)
    assert (await club.outbox(table.id))["board"].ping == (BO.id,)
    await club.sent(table.id)
    await club.tables.ending.decline(table.id, ANN.id)
    assert (await club.outbox(table.id))["board"].ping == (), "nobody is called to read that it is gone"


async def test_who_wants_direct_messages_reads_of_the_proposal_nowhere(club: Club):
    table = await club.running()
    await club.tables.people.set_notify(BO.id, "dm")
    await club.sent(table.id)
    await club.tables.ending.propose(table.id, ANN.id)
    rows = await club.outbox(table.id)
    assert rows["board"].ping == ()
    assert rows["board"].state == "due"
    assert rows["hand:1"].ping == Ping((BO.id,), openly=True).stored
    await club.sent(table.id)
    await club.tables.ending.decline(table.id, ANN.id)
    assert (await club.outbox(table.id))["hand:1"].state == "due"


# -- by a moderator --------------------------------------------------------------------------------------------------


@EVERY_TITLE
async def test_nobody_but_its_players_can_end_a_game(store: Store, time: Time, title: str):
    club = Club(store, time, CONTRACTED[title])
    table = await party(club, title, *as_few(title))
    assert (await club.tables.administration.end(table.id, Admin())).status == "over"
    await assert_no_result(club, table.id, BY_MODERATOR)
    with pytest.raises(Refused) as refused:
        await club.tables.administration.end(table.id, Admin())
    assert refused.value.text.key == "error-game-over"
    await club.tables.close_down()


async def test_a_lobby_whose_host_is_gone_cannot_be_closed(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    assert (await club.tables.administration.end(table.id, Admin())).status == "closed"
    assert await club.tables.queries.in_channel(HERE.channel_id, "lanterns") is None
    assert (await club.outbox(table.id))["lobby"].state == "due"


async def test_a_game_that_cannot_be_loaded_keeps_its_channel(club: Club, store: Store, time: Time):
    table = await club.running()
    async with store.transaction() as tx:
        stored = await tx.games.snapshot(table.id)
        await tx.games.save_snapshot(table.id, type(stored)(stored.n, "another", stored.data))
    other = Club(store, time, club.tables._context.title("lanterns"))
    assert (await other.tables.administration.end(table.id, Admin())).status == "closed"
    assert await other.tables.queries.in_channel(HERE.channel_id, "lanterns") is None
    await other.tables.close_down()


async def test_a_game_cannot_leave_a_channel_that_is_needed(club: Club):
    table = await club.running()
    await club.sent(table.id)
    walker = await club.both_play(table.id)
    await club.sent(table.id)
    moved = await club.tables.administration.move(table.id, 200, Admin())
    assert moved.place == Place(10, 200, "en-US")
    assert await club.tables.queries.in_channel(HERE.channel_id, "lanterns") is None
    assert (await club.outbox(table.id))["board"].ping == (walker.id,)
    assert (await club.tables.queries.look(table.id, None)).events[-1].text.args == {"channel": "<#200>"}
    await club.play_first(table.id, walker)
    there = await club.tables.queries.in_channel(200, "lanterns")
    assert there is not None
    assert there.id == table.id
    await club.to_the_end(table.id)
    assert (await club.tables.queries.verify(table.id)).good


async def test_a_game_moves_on_top_of_another(club: Club):
    table = await club.running()
    other = await club.tables.lobby.open(CY, Place(10, 200, "en-US"), "lanterns", {})
    for channel, word in ((200, "error-move-taken"), (HERE.channel_id, "error-move-here")):
        with pytest.raises(Refused) as refused:
            await club.tables.administration.move(table.id, channel, Admin())
        assert refused.value.text.key == word
    await club.tables.lobby.close(other.id, CY.id)
    assert (await club.tables.administration.move(table.id, 200, Admin())).place.channel_id == 200
    await club.tables.ending.resign(table.id, ANN.id)
    with pytest.raises(Refused) as refused:
        await club.tables.administration.move(table.id, HERE.channel_id, Admin())
    assert refused.value.text.key == "error-game-over"


async def test_a_lobby_cannot_be_moved(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.sent(table.id)
    assert (await club.tables.administration.move(table.id, 200, Admin())).status == "lobby"
    assert (await club.outbox(table.id))["lobby"].state == "due"


async def test_a_proposal_that_is_made_again_calls_again(club: Club):
    """Propose, withdraw, propose: within a quarter of an hour that is one call."""
    table = await club.running()
    await club.sent(table.id)

    async def propose() -> bool:
        await club.tables.ending.propose(table.id, ANN.id)
        row = (await club.outbox(table.id))["board"]
        await club.sent(table.id)
        await club.tables.ending.decline(table.id, ANN.id)
        await club.sent(table.id)
        return row.state == "due" and BO.id in row.ping

    assert await propose()
    club.time.pass_by(minutes=10)
    assert not await propose()
    club.time.pass_by(minutes=6)
    assert await propose()


async def test_everybody_is_called_again_when_one_of_them_has_agreed(club: Club):
    """Cy was called when Ann proposed it. That Bo agrees is news for nobody's pocket."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.sent(table.id)
    await club.tables.ending.propose(table.id, ANN.id)
    assert set((await club.outbox(table.id))["board"].ping) == {BO.id, CY.id}
    await club.sent(table.id)
    await club.tables.ending.propose(table.id, BO.id)
    assert CY.id not in (await club.outbox(table.id))["board"].ping
    assert (await club.tables.ending.propose(table.id, CY.id)).info.status == "over"
