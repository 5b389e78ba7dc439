"""Tables for one, and for three and four: resigning while the others play on, draws among the remaining players."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from importlib.resources import files

import msgspec
import pytest

from db.store import Store
from engine.core.errors import Refused
from engine.core.title import ABANDONED
from engine.solenia.components import COMPONENTS
from engine.titles import TITLES
from tables.errors import SetAside
from tables.records import Person, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_notices import pinged
from tests.tables.test_play import refused
from tests.toy.lanterns import Lanterns

PEOPLE = {0: ANN, 1: BO, 2: CY}


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    """The service with Solenia."""
    club = Club(store, time, TITLES["solenia"])
    yield club
    await club.tables.close_down()
    COMPONENTS.replace({})


async def running(club: Club, *guests: Person, title: str = "solenia", **options: str) -> TableInfo:
    table = await club.tables.lobby.open(ANN, HERE, title, options)
    for guest in guests:
        await club.tables.lobby.join(table.id, guest)
    return await club.tables.lobby.start(table.id, ANN.id)


async def on_turn(club: Club, table_id: int) -> Person:
    (seat,) = (await club.tables.queries.info(table_id)).owed
    return PEOPLE[seat]


async def test_who_resigns_in_anothers_turn_leaves_it_as_it_is(club: Club):
    table = await running(club, BO, CY, overflow="everyone")
    await pinged(club, table.id)
    actor = await on_turn(club, table.id)
    leaver = next(person for person in PEOPLE.values() if person is not actor)
    await club.play_first(table.id, actor)
    asked = (await club.tables.queries.look(table.id, actor.id)).pending
    look = await club.tables.ending.resign(table.id, leaver.id)
    assert look.info.status == "running"
    assert look.standing is not None
    assert look.standing.out == (look.seat,)
    assert look.pending is None
    assert await pinged(club, table.id) == (), "the turn is the same person's as before"
    after = await club.tables.queries.look(table.id, actor.id)
    assert asked is not None
    assert after.pending is not None
    assert after.pending.ask == asked.ask, "the answer given stays given"
    assert after.view.chosen is not None
    for doing in (club.tables.ending.resign, club.tables.ending.offer_draw, club.tables.ending.decline_draw):
        await refused("error-resigned", doing(table.id, leaver.id))
    await refused("error-not-owed", club.tables.play.choose(table.id, leaver.id, ("at:c3",)))
    await club.play_first(table.id, actor)

    called: list[int] = []
    while (info := await club.tables.queries.info(table.id)).status == "running":
        assert look.seat not in info.owed
        await club.play_first(table.id, PEOPLE[info.owed[0]])
        called += await pinged(club, table.id)
    assert set(called) == {person.id for person in PEOPLE.values()} - {leaver.id}
    standing = (await club.tables.queries.look(table.id, None)).standing
    assert standing is not None
    assert look.seat not in standing.winners
    found = await club.tables.queries.verify(table.id)
    assert found.good, found
    recap = await club.tables.replays.recap(table.id, leaver.id)
    assert recap.view is not None


async def test_who_resigns_in_the_own_turn_hands_it_on(club: Club):
    table = await running(club, BO, CY)
    await pinged(club, table.id)
    actor = await on_turn(club, table.id)
    await club.play_first(table.id, actor)
    await club.tables.lobby.leave(table.id, actor.id)
    following = await on_turn(club, table.id)
    assert following is not actor
    assert await pinged(club, table.id) == (following.id,)
    last = next(person for person in PEOPLE.values() if person not in (actor, following))
    await club.tables.ending.resign(table.id, last.id)
    info = await club.tables.queries.info(table.id)
    assert info.status == "over"
    assert await pinged(club, table.id) == (following.id,), "who resigned earlier is not told of the end"
    standing = (await club.tables.queries.look(table.id, None)).standing
    assert standing is not None
    assert standing.winners == (table.seat_of(following.id),)
    assert (await club.tables.queries.verify(table.id)).good


async def test_those_who_are_left_agree_on_a_draw(store: Store, time: Time):
    club = Club(store, time, Lanterns())
    table = await running(club, BO, CY, title="lanterns")
    await club.tables.ending.offer_draw(table.id, CY.id)
    await club.tables.ending.offer_draw(table.id, ANN.id)
    look = await club.tables.ending.resign(table.id, CY.id)
    assert look.info.draw_offered_by == (), "a resignation withdraws what was on offer"
    await refused("error-resigned", club.tables.ending.offer_draw(table.id, CY.id))
    await club.tables.ending.offer_draw(table.id, ANN.id)
    assert (await club.tables.ending.offer_draw(table.id, BO.id)).info.status == "over"
    assert (await club.tables.queries.verify(table.id)).good


async def test_nobody_is_called_who_plays_alone(club: Club):
    table = await running(club)
    assert await pinged(club, table.id) == ()
    assert set(await club.outbox(table.id)) == {"lobby", "board"}
    await refused("error-draw-alone", club.tables.ending.offer_draw(table.id, ANN.id))
    for _ in range(4):
        await club.play_first(table.id, ANN)
        assert await pinged(club, table.id) == ()
    club.time.pass_by(days=2)
    await club.tables.tick()
    assert await pinged(club, table.id) == ()
    look = await club.tables.ending.resign(table.id, ANN.id)
    assert look.info.status == "over"
    assert await pinged(club, table.id) == ()
    assert (await club.tables.queries.verify(table.id)).good


async def test_a_computer_weighs_a_draw_in_the_middle_of_anothers_turn(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(type(TITLES["solenia"]), "estimate", lambda *_: 0.0)
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    await club.play_first(table.id, ANN)
    await club.tables.ending.offer_draw(table.id, ANN.id)
    await club.tables.settle()
    assert (await club.tables.queries.info(table.id)).status == "over"
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("title", ["solenia", "afternova"])
async def test_a_game_of_which_only_computers_are_left_ends_at_once(store: Store, time: Time, title: str):
    club = Club(store, time, TITLES[title])
    table = await club.tables.lobby.open(ANN, HERE, title, {})
    for _ in range(2):
        await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    steps = len(await club.tables.queries.log(table.id, None))
    look = await club.tables.ending.resign(table.id, ANN.id)
    assert look.info.status == "over"
    assert look.standing is not None
    assert look.standing.over
    assert look.standing.winners == ()
    assert look.standing.reason == ABANDONED
    await club.tables.settle()
    after = await club.tables.queries.log(table.id, None)
    assert {line.seat for line in after[steps:]} <= {None, 0}, "no computer has moved any more"
    assert (await club.tables.queries.verify(table.id)).good
    await club.tables.close_down()


async def test_people_play_on_with_computers_when_one_of_them_resigns(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    assert (await club.tables.ending.resign(table.id, ANN.id)).info.status == "running"
    assert (await club.tables.ending.resign(table.id, BO.id)).info.status == "over"


async def test_a_title_may_set_a_game_aside(store: Store, time: Time, club: Club, caplog: pytest.LogCaptureFixture):
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    version = (await club.tables.queries.info(table.id)).version
    folder = files("engine.solenia").joinpath("data", "grades.json")
    grades = msgspec.json.decode(folder.read_bytes())
    grades[0]["most"] = 1
    COMPONENTS.replace({"grades.json": msgspec.json.encode(grades)})
    later = Club(store, time, TITLES["solenia"], first_seed=90)
    doings = [
        later.tables.queries.look(table.id, ANN.id),
        later.tables.play.choose(table.id, ANN.id, ("card:c01",)),
        later.tables.play.undo(table.id, ANN.id),
        later.tables.ending.resign(table.id, ANN.id),
        later.tables.queries.export(table.id, ANN.id),
    ]
    for doing in doings:
        with pytest.raises(SetAside) as caught:
            await doing
        assert caught.value.text.key == "error-game-set-aside"
    await later.tables.resume()
    later.time.pass_by(minutes=5)
    await later.tables.tick()
    await later.tables.settle()
    assert (await later.tables.queries.log(table.id, ANN.id)) != ()
    assert [record for record in caplog.records if record.exc_info] == []
    assert (await later.tables.queries.info(table.id)).version == version

    COMPONENTS.replace({})
    assert (await later.tables.queries.look(table.id, ANN.id)).pending is not None
    COMPONENTS.replace({"grades.json": msgspec.json.encode(grades)})
    with pytest.raises(Refused):
        await Club(store, time, TITLES["solenia"]).tables.queries.look(table.id, ANN.id)
    assert (await Club(store, time, TITLES["solenia"]).tables.lobby.close(table.id, ANN.id)).status == "closed"
