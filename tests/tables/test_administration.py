"""What those who run Orrery can do: stop tables, repair them, delete a person's data; all of it noted."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update

from db import schema
from db.forgetting import without
from db.outbox import turn_mark
from db.records import Clock
from db.store import Store
from engine.core.errors import Refused
from tables.administration import Admin
from tables.limits import Chosen
from tables.records import Person, Place
from tables.time_control import NO_CLOCK
from tests.tables.club import ANN, BO, CY, HERE, Club
from tests.tables.sender import FakeSender, Round
from tests.toy.lanterns import DECK, Lanterns, State

MOD = Admin(99, 10)
DORA = Person(444_555_666_777_888_999, "Dora", "en-GB")
"""With an id as Discord's are, so that it is no other number."""


class Dealt(Lanterns):
    """Lanterns dealt otherwise, without another version of the rules."""

    def next_unit(self, state: State) -> Any:
        if state.hands[0][0] <= max(DECK):
            state.hands = [[card + max(DECK) for card in hand] for hand in state.hands]
        return super().next_unit(state)

    def check(self, state: State) -> None:
        pass


async def pinged(club: Club, table_id: int) -> tuple[int, ...]:
    row = (await club.outbox(table_id)).get("board")
    await club.sent(table_id)
    return () if row is None or row.state != "due" else tuple(person for person in row.ping if person)


# -- stopping --------------------------------------------------------------------------------------------------------


async def test_people_can_act_at_a_stopped_table(club: Club):
    table = await club.running()
    await club.tables.administration.freeze(table.id, MOD)
    with pytest.raises(Refused) as refused:
        await club.play_first(table.id, ANN)
    assert refused.value.text.key == "error-table-frozen"
    with pytest.raises(Refused):
        await club.tables.ending.resign(table.id, BO.id)
    assert (await club.tables.queries.info(table.id)).frozen
    assert (await club.tables.queries.log(table.id, None))[-1].text.key == "table-log-freeze"


async def test_the_people_of_a_stopped_table_are_not_told_of_it(club: Club):
    table = await club.running()
    sender = FakeSender()
    tour = Round(club, sender)
    await tour.go()
    await club.tables.administration.freeze(table.id, MOD)
    await tour.go()
    assert [(str(item.thing), item.ping) for item in sender.posts if not item.thing.to_one][-1] == ("turn", ())
    await tour.delivery.close()


async def test_a_stopped_table_reminds_its_people(club: Club):
    table = await club.running()
    await club.play_first(table.id, ANN)
    club.time.pass_by(hours=20)
    await club.tables.administration.freeze(table.id, MOD)
    await club.sent(table.id)
    club.time.pass_by(hours=100)
    await club.tables.tick()
    assert await pinged(club, table.id) == ()


@pytest.mark.parametrize("kind", ["reminder", "call", "clock", "idle", "invite"])
async def test_a_timer_rings_at_a_stopped_table(club: Club, kind: str):
    """Whatever timer is due there, also one that was not put off when the table was stopped: nothing happens."""
    table = await club.running(clock=Clock("limit", 24))
    await club.play_first(table.id, ANN)
    await club.tables.administration.freeze(table.id, MOD)
    await club.sent(table.id)
    club.time.pass_by(hours=200)
    before = (await club.tables.queries.look(table.id, None)).events, (await club.tables.queries.info(table.id)).seats
    async with club.store.transaction() as tx:
        await tx.timers.set(table.id, kind, club.time(), seat=-1 if kind in ("clock", "idle") else 1)
    await club.tables.tick()
    assert await pinged(club, table.id) == ()
    info = await club.tables.queries.info(table.id)
    assert (info.status, info.frozen) == ("running", True)
    assert ((await club.tables.queries.look(table.id, None)).events, info.seats) == before


async def test_a_call_falls_into_the_time_of_a_stop(club: Club):
    """When the table goes on, each timer is as far off as it was when it was stopped."""
    table = await club.running(clock=NO_CLOCK)
    await club.play_first(table.id, ANN)
    club.time.pass_by(hours=20)
    await club.tables.administration.freeze(table.id, MOD)
    club.time.pass_by(hours=100)
    await club.tables.administration.thaw(table.id, MOD)
    await club.sent(table.id)
    club.time.pass_by(hours=3.9)
    await club.tables.tick()
    assert await pinged(club, table.id) == ()
    club.time.pass_by(hours=0.2)
    await club.tables.tick()
    assert BO.id in await pinged(club, table.id)


async def test_the_time_of_a_stop_counts_and_nobody_is_called_when_it_goes_on(club: Club):
    table = await club.running()
    await club.play_first(table.id, ANN)
    since = (await club.tables.queries.info(table.id)).owed_since
    club.time.pass_by(hours=20)
    await club.tables.administration.freeze(table.id, MOD)
    await club.sent(table.id)
    club.time.pass_by(hours=100)
    info = await club.tables.administration.thaw(table.id, MOD)
    assert since is not None
    assert (info.frozen, info.owed_since) == (False, since + timedelta(hours=100))
    assert await pinged(club, table.id) == (BO.id,)
    club.time.pass_by(hours=2)
    assert await club.tables.tick() == 0, "four hours were left until the reminder"
    await club.play_first(table.id, BO)


async def test_a_computer_goes_on_at_a_stopped_table(club: Club):
    table = await club.against_computer()
    await club.tables.administration.freeze(table.id, MOD)
    club.time.pass_by(minutes=5)
    await club.tables.tick()
    await club.tables.resume()
    await club.tables.settle()
    before = (await club.tables.queries.info(table.id)).version
    club.time.pass_by(minutes=5)
    await club.tables.tick()
    await club.tables.settle()
    assert len(await club.tables.queries.log(table.id, None)) <= 3
    await club.tables.administration.thaw(table.id, MOD)
    await club.tables.settle()
    assert (await club.tables.queries.info(table.id)).version > before


async def test_a_stopped_table_can_be_stopped_again_or_not_ended(club: Club):
    table, lobby = await club.running(), await club.tables.lobby.open(CY, Place(10, 101), "lanterns", {})
    for number in (table.id, lobby.id):
        with pytest.raises(Refused):
            await club.tables.administration.thaw(number, MOD)
        await club.tables.administration.freeze(number, MOD)
        with pytest.raises(Refused):
            await club.tables.administration.freeze(number, MOD)
    with pytest.raises(Refused):
        await club.tables.lobby.join(lobby.id, ANN)
    await club.tables.administration.move(table.id, 102, MOD)
    assert (await club.tables.administration.end(table.id, MOD)).status == "over"
    assert (await club.tables.administration.end(lobby.id, MOD)).status == "closed"


async def test_a_stopped_lobby_expires(club: Club):
    lobby = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.administration.freeze(lobby.id, MOD)
    club.time.pass_by(days=30)
    await club.tables.tick()
    assert (await club.tables.queries.info(lobby.id)).status == "lobby"


async def test_a_finished_game_cannot_be_verified_because_it_was_stopped_once(club: Club):
    table = await club.running()
    await club.tables.administration.freeze(table.id, MOD)
    await club.tables.administration.thaw(table.id, MOD)
    await club.to_the_end(table.id)
    assert (await club.tables.queries.verify(table.id)).good


# -- examining and repairing ------------------------------------------------------------------------------------------


async def test_an_examination_changes_something_or_tells_secrets(club: Club):
    table = await club.running()
    await club.play_first(table.id, ANN)
    before = await club.outbox(table.id)
    examined = await club.tables.administration.examine(table.id)
    assert examined.verdict.problems == ()
    assert not examined.verdict.repairable
    assert examined.waiting.open["hand"] == 2, "of messages to one person only how many there are"
    assert (examined.info.seed, examined.info.secret_number) == (None, None)
    assert await club.outbox(table.id) == before


async def test_a_game_that_cannot_be_loaded_is_lost(club: Club):
    table = await club.running()
    await club.play_first(table.id, ANN)
    other = Club(club.store, club.time, club.tables._context.titles["lanterns"])
    async with club.store.transaction() as tx:
        await tx.connection.execute(update(schema.snapshots).values(data=b"\xc1"))
    service = other.tables.administration
    with pytest.raises(Refused):
        await other.tables.queries.look(table.id, ANN.id)
    assert (await service.examine(table.id)).verdict.repairable
    with pytest.raises(Refused):
        await other.tables.queries.look(table.id, ANN.id)
    assert (await service.repair(table.id, MOD)).repaired
    assert not (await service.repair(table.id, MOD)).repaired, "there is nothing left to repair"
    await other.to_the_end(table.id)
    assert [row.what for row in await service.log(None)] == ["repair"]


@pytest.mark.parametrize("damaged", ["step", "position", "rules"])
async def test_an_examination_tells_those_who_play_what_somebody_has_answered_in_secret(club: Club, damaged: str):
    table = await club.running()
    keys = await club.first_keys(table.id, ANN)
    await club.play_first(table.id, ANN)
    async with club.store.transaction() as tx:
        if damaged == "step":
            await tx.connection.execute(update(schema.choices).where(schema.choices.c.seat == 0).values(state_hash="0"))
        elif damaged == "position":
            await tx.connection.execute(update(schema.snapshots).values(data=b"\xc1"))
    other = Club(club.store, club.time, Dealt() if damaged == "rules" else Lanterns())
    for verdict in (
        (await other.tables.administration.examine(table.id)).verdict,
        await other.tables.administration.repair(table.id, MOD),
    ):
        assert verdict.problems
        (noted, *_) = [row.detail for row in await other.tables.administration.log(10)] or [""]
        for told in (*verdict.problems, *verdict.older, noted):
            assert not set(keys) & set(told.replace("+", " ").split()), told
            assert "seat" not in told
            assert "(" not in told.replace("(rules version 1)", ""), "what a program says of it may name an answer"


async def test_an_examination_does_not_tell_the_host_which_step_is_wrong(club: Club):
    table = await club.running()
    (key,) = await club.first_keys(table.id, ANN)
    await club.play_first(table.id, ANN)
    async with club.store.transaction() as tx:
        await tx.connection.execute(update(schema.choices).where(schema.choices.c.seat == 0).values(state_hash="0"))
    other = Club(club.store, club.time, Lanterns())
    examined = await other.tables.administration.examine(table.id, hidden=True)
    assert any(f"choose {key} of seat 0" in told for told in examined.verdict.problems)
    await club.to_the_end(table.id)
    over = await club.tables.administration.examine(table.id)
    assert any(f"choose {key} of seat 0" in told for told in over.verdict.problems), "after the game nothing is hidden"


async def test_a_damaged_game_cannot_be_stopped(club: Club):
    table = await club.running()
    other = Club(club.store, club.time, club.tables._context.titles["lanterns"])
    async with club.store.transaction() as tx:
        await tx.connection.execute(update(schema.snapshots).values(data=b"\xc1"))
    assert (await other.tables.administration.freeze(table.id, MOD)).frozen
    assert not (await other.tables.administration.thaw(table.id, MOD)).frozen


# -- the audit log ----------------------------------------------------------------------------------------------------


async def test_the_log_of_a_server_has_what_was_done_on_others(club: Club):
    here, there = await club.running(), await club.running(Place(20, 200))
    await club.tables.administration.freeze(here.id, MOD)
    club.time.pass_by(minutes=1)
    await club.tables.administration.end(there.id, Admin())
    (entry,) = await club.tables.administration.log(10)
    assert (entry.who, entry.what, entry.table_id) == (99, "freeze", here.id)
    assert entry.at == club.time() - timedelta(minutes=1)
    assert [row.what for row in await club.tables.administration.log(None)] == ["end", "freeze"]
    assert [row.who for row in await club.tables.administration.log(20)] == [0]


async def test_a_refused_act_is_noted(club: Club):
    table = await club.running()
    with pytest.raises(Refused):
        await club.tables.administration.move(table.id, 100, MOD)
    assert await club.tables.administration.log(None) == []


async def test_trying_a_change_changes_something_or_allows_more_than_doing_it(club: Club):
    table, lobby = await club.running(), await club.tables.lobby.open(CY, Place(10, 101), "lanterns", {})
    service, before = club.tables.administration, await stored(club.store)
    assert (await service.freeze(table.id, MOD, dry=True)).frozen
    assert (await service.end(table.id, MOD, dry=True)).status == "over"
    assert (await service.move(table.id, 300, MOD, dry=True)).place.channel_id == 300
    await service.ask_forget(DORA.id, MOD, dry=True)
    await service.set_limits(Chosen(per_person=1), MOD, dry=True)
    for refused in (service.thaw(table.id, MOD, dry=True), service.move(lobby.id, 100, MOD, dry=True)):
        with pytest.raises(Refused):
            await refused
    assert await stored(club.store) == before
    await club.play_first(table.id, ANN)


# -- limits -----------------------------------------------------------------------------------------------------------


async def opened(club: Club, channel: int, guild: int = 10) -> str:
    """The status of a new table of Ann, or why she cannot open it."""
    try:
        return (await club.tables.lobby.open(ANN, Place(guild, channel), "lanterns", {})).status
    except Refused as refused:
        return refused.text.key


async def test_what_the_managers_choose_holds_on_other_servers_or_loosens_the_limits_of_the_host(club: Club):
    service = club.tables.administration
    await service.set_limits(Chosen(per_person=2), Admin())
    await service.set_limits(Chosen(per_person=1), MOD)
    assert [await opened(club, channel) for channel in (1, 2)] == ["lobby", "error-too-many-tables"]
    assert [await opened(club, channel, 20) for channel in (3, 4)] == ["lobby", "lobby"]
    await service.set_limits(Chosen(per_person=9), MOD)
    assert [await opened(club, channel) for channel in (5, 6)] == ["lobby", "error-too-many-tables"]
    await service.set_limits(Chosen(per_person=0), MOD)
    assert (await service.limits(10)).per_person == 2, "nothing was chosen here any more"
    await service.set_limits(Chosen(per_person=0), Admin())
    assert await opened(club, 6) == "lobby"
    noted = [(row.guild_id, row.detail) for row in await service.log(None)]
    assert noted[-2:] == [(10, "per_person=1"), (None, "per_person=2")]


async def test_any_number_can_be_a_limit(club: Club):
    for wanted, by in (
        (Chosen(per_person=-1), MOD),
        (Chosen(per_server=10**9), Admin()),
        (Chosen(presses=5), MOD),
        (Chosen(played=5), MOD),
    ):
        with pytest.raises(Refused):
            await club.tables.administration.set_limits(wanted, by)
    assert await club.tables.administration.log(None) == []


# -- bug reports ------------------------------------------------------------------------------------------------------


async def test_the_reports_of_a_running_game_tell_a_manager_what_a_player_holds(club: Club):
    here, there = await club.running(), await club.running(Place(20, 200))
    service = club.tables.administration
    await club.tables.reports.add(here.id, ANN.id, "my red lantern")
    await club.tables.reports.add(there.id, ANN.id, "elsewhere")
    await club.tables.reports.add(here.id, CY.id, "seen from outside")
    assert [(one.number, one.seat, one.expected) for one in await service.reports(10)] == [(3, None, ""), (1, 0, "")]
    assert [one.expected for one in await service.reports(None)] == ["seen from outside", "elsewhere", "my red lantern"]
    await club.tables.ending.resign(here.id, BO.id)
    assert [one.expected for one in await service.reports(10)] == ["seen from outside", "my red lantern"]
    assert json.loads(await service.report(1))["seed"]


async def test_an_onlooker_reports_again_and_again(club: Club):
    table, other = await club.running(), await club.running(Place(10, 101))
    await club.tables.reports.add(table.id, CY.id, "something")
    with pytest.raises(Refused) as refused:
        await club.tables.reports.add(table.id, CY.id, "something")
    assert refused.value.text.key == "error-reports-onlooker"
    await club.tables.reports.add(other.id, CY.id, "something")
    for _ in range(10):
        await club.tables.reports.add(table.id, ANN.id, "something")
    with pytest.raises(Refused) as refused:
        await club.tables.reports.add(other.id, ANN.id, "something")
    assert refused.value.text.key == "error-reports-many"
    club.time.pass_by(hours=25)
    await club.tables.reports.add(table.id, CY.id, "something")
    await club.tables.reports.add(other.id, ANN.id, "something")


# -- everything as a file ---------------------------------------------------------------------------------------------


async def test_an_export_has_what_is_hidden_in_a_running_game(club: Club):
    here, there = await club.running(), await club.running(Place(20, 200))
    found = {
        number: data async for number, data in club.tables.administration.export_all(club.tables.queries.export, MOD)
    }
    assert list(found) == [here.id], "only the tables of the server"
    for person in (ANN, BO):
        own = json.loads(await club.tables.queries.export(here.id, person.id))
        assert json.loads(found[here.id]) != own
    assert (
        len([number async for number, _ in club.tables.administration.export_all(club.tables.queries.export, Admin())])
        == 2
    )
    assert there.id != here.id


# -- forgetting -------------------------------------------------------------------------------------------------------


async def stored(store: Store) -> str:
    """Everything in the database as one text."""
    told = []
    async with store.reading() as tx:
        for table in schema.metadata.sorted_tables:
            rows = await tx.connection.execute(text(f"SELECT * FROM {table.name}"))
            told += [str(tuple(row)) for row in rows]
    return "\n".join(told)


async def dora_and_bo(club: Club, channel: int) -> int:
    table = await club.tables.lobby.open(DORA, Place(10, channel), "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    return (await club.tables.lobby.start(table.id, DORA.id)).id


async def test_a_forgotten_person_is_still_named_somewhere(club: Club):
    ended, running = await dora_and_bo(club, 101), await dora_and_bo(club, 102)
    await club.tables.ending.resign(ended, BO.id)
    lobby = await club.tables.lobby.open(DORA, Place(10, 103), "lanterns", {})
    invited = await club.tables.lobby.open(BO, Place(10, 104), "lanterns", {}, guest=DORA.id)
    await club.tables.people.set_notify(DORA.id, "dm")
    before = await stored(club.store)
    assert str(DORA.id) in before
    assert "Dora" in before
    assert str(turn_mark(DORA.id)) in before
    await club.tables.administration.forget(DORA.id, Admin(DORA.id))
    await club.tables.settle()
    after = await stored(club.store)
    assert str(DORA.id) not in after
    assert str(turn_mark(DORA.id)) not in after
    assert "Dora" not in after
    assert (await club.tables.queries.info(lobby.id)).status == "closed"
    assert (await club.tables.queries.info(invited.id)).invited == ()
    info = await club.tables.queries.info(running)
    assert [seat.kind for seat in info.seats] == ["computer", "person"]
    assert info.host_id == BO.id
    assert (await club.tables.queries.info(ended)).status == "over"
    assert (await club.tables.queries.verify(ended)).good
    assert [(row.who, row.what) for row in await club.tables.administration.log(None)] == [(0, "forget")]


async def test_a_trial_or_a_lesson_names_a_forgotten_person_by_its_place(club: Club):
    running = await dora_and_bo(club, 101)
    trial = await club.tables.trials.open(running, DORA)
    await club.tables.trials.close(trial.id, DORA.id)
    open_trial = await club.tables.trials.open(running, DORA)
    async with club.store.transaction() as tx:
        row = await tx.games.table(trial.id)
        taught = msgspec.structs.replace(row, id=0, channel_id=DORA.id, trial_of=None)
        lesson = await tx.games.add(taught, await tx.games.seats(trial.id))
    others = await club.tables.trials.open((await club.running(Place(10, 102))).id, BO)
    await club.tables.administration.forget(DORA.id, Admin(DORA.id))
    assert str(DORA.id) not in await stored(club.store)
    infos = [await club.tables.queries.info(number) for number in (trial.id, open_trial.id, lesson.id, others.id)]
    assert [info.status for info in infos] == ["closed", "over", "closed", "running"]
    assert infos[-1].place.channel_id == -BO.id


async def test_a_bug_report_names_a_forgotten_person(club: Club):
    running, other = await dora_and_bo(club, 101), await club.running()
    for table_id, reporter in ((running, DORA), (running, BO), (other.id, ANN)):
        await club.tables.reports.add(table_id, reporter.id, "another colour")
    await club.tables.administration.forget(DORA.id, Admin(DORA.id))
    async with club.store.reading() as tx:
        left = (await tx.connection.execute(select(schema.reports.c.table_id))).all()
    assert [row[0] for row in left] == [other.id]


async def test_the_game_of_a_forgotten_person_stops(club: Club):
    running = await dora_and_bo(club, 102)
    await club.tables.administration.forget(DORA.id, Admin())
    for _ in range(200):
        await club.tables.settle()
        info = await club.tables.queries.info(running)
        if info.status != "running":
            break
        await club.play_first(running, BO)
    assert (await club.tables.queries.info(running)).status == "over"


async def test_a_person_alone_is_not_forgotten(club: Club):
    table = await club.tables.lobby.open(DORA, HERE, "lanterns", {})
    await club.tables.lobby.seat_computer(table.id, DORA.id, "easy")
    await club.tables.lobby.start(table.id, DORA.id)
    await club.tables.administration.forget(DORA.id, Admin())
    assert (await club.tables.queries.info(table.id)).status == "over"
    assert str(DORA.id) not in await stored(club.store)


async def test_a_request_to_be_forgotten_is_lost_or_stays_after_it_was_carried_out(club: Club):
    service = club.tables.administration
    await dora_and_bo(club, 101)
    await service.ask_forget(DORA.id, MOD)
    with pytest.raises(Refused):
        await service.ask_forget(DORA.id, Admin(98, 20))
    assert [row.detail for row in await service.forget_asked()] == [str(DORA.id)]
    await service.forget(DORA.id, Admin())
    assert await service.forget_asked() == []
    assert [row.what for row in await service.log(10)] == ["forget-asked"], "it stays in the log, without the name"
    assert str(DORA.id) not in await stored(club.store)
    with pytest.raises(Refused):
        await service.ask_forget(0, MOD)


async def test_nobody_can_be_forgotten(club: Club):
    with pytest.raises(Refused):
        await club.tables.administration.forget(0, Admin())


def test_only_the_person_is_taken_out():
    entrants = [{"person_id": DORA.id, "name": "Dora", "locale": "en"}, {"person_id": 5, "name": "Eve", "locale": "fr"}]
    assert without({"entrants": entrants, "won": True, "order": (5, DORA.id)}, DORA.id) == {
        "entrants": [{"person_id": 0, "name": "", "locale": None}, entrants[1]],
        "won": True,
        "order": (5, 0),
    }


async def test_the_clock_of_a_seat_runs_while_the_table_is_stopped(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.clocks.set(table.id, ANN.id, Clock(kind="limit", hours=24))
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.play_first(table.id, ANN)
    before = (await club.tables.queries.info(table.id)).deadline(1)
    assert before is not None
    club.time.pass_by(hours=1)
    await club.tables.administration.freeze(table.id, MOD)
    club.time.pass_by(hours=500)
    await club.tables.tick()
    info = await club.tables.administration.thaw(table.id, MOD)
    assert info.deadline(1) == before + timedelta(hours=500)
    await club.tables.tick()
    await club.play_first(table.id, BO)


async def test_series_weekly_tables_and_friends_at_one_phone_name_a_forgotten_person(club: Club):
    table = await club.tables.lobby.open(DORA, Place(10, 101), "lanterns", {"rounds": 1, "bell": False})
    await club.tables.series.set(table.id, DORA.id, 5)
    await club.tables.series.set_weekly(table.id, DORA.id, 0)
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, DORA.id)
    await club.tables.ending.resign(table.id, BO.id)
    await club.tables.tick()
    following = (await club.tables.queries.info(table.id)).rematch or 0
    await club.tables.ending.resign(following, BO.id)
    phone = await club.tables.lobby.open(DORA, Place(10, 102), "lanterns", {"bell": False})
    await club.tables.lobby.seat_guest(phone.id, DORA.id, "Eve")
    await club.tables.lobby.start(phone.id, DORA.id)
    await club.play_first(phone.id, DORA)
    await club.tables.friends.add(BO.id, DORA.id)
    await club.tables.administration.forget(DORA.id, Admin(DORA.id))
    await club.tables.settle()
    after = await stored(club.store)
    assert str(DORA.id) not in after
    assert "Dora" not in after
    assert "Eve" not in after
