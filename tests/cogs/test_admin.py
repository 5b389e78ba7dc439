"""/admin for those who manage a server, and /me forget."""

from __future__ import annotations

import gzip
import json

import pytest
from prometheus_client import generate_latest
from sqlalchemy import update

from cogs.actions import administering
from cogs.shards import places_of
from cogs.startup import say_place
from db import schema
from db.store import Store
from locales import message
from tables.places import holders
from tables.records import Person, Place
from tests.cogs.playing import answers, begin, board, info, lobby, panel
from tests.cogs.test_forged_controls import forge
from tests.cogs.world import Shown, World


@pytest.fixture
def managed(world: World) -> World:
    """Mei manages the server."""
    world.let_manage("mei")
    return world


async def asked(world: World, who: str, command: str, **options: object) -> Shown:
    shown = await world.slash(who, command, **options)
    assert shown is not None
    return shown


async def test_the_health_page_names_what_was_measured(managed: World) -> None:
    await begin(managed)
    page = await asked(managed, "mei", "admin health")
    assert page.ephemeral
    assert message("admin-health", "zh-CN") in page.text
    assert message("admin-press", "zh-CN", ack="–", answer="–") not in page.text
    assert "MiB" in page.text


async def test_the_health_page_says_that_the_database_is_lost(managed: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(managed)
    monkeypatch.setattr(Store, "lost", "x.sqlite3 has been deleted")
    page = await asked(managed, "mei", "admin health")
    assert message("admin-lost", "zh-CN", problem="x.sqlite3 has been deleted") in page.text


async def test_the_health_page_names_the_places_of_several_processes(managed: World) -> None:
    await begin(managed)
    assert "orrery-1" not in (await asked(managed, "mei", "admin health")).text, "one process has no places"
    services = managed.bot.services
    services.settings.processes = 2
    services.metrics.health.place, services.metrics.health.shards = "orrery-1", "0-3"
    await say_place(services)
    page = await asked(managed, "mei", "admin health")
    since = f"<t:{int(services.metrics.health.since.timestamp())}:R>"
    assert message("admin-place", "zh-CN", place="orrery-1", shards="0-3", since=since) in page.text
    assert message("admin-place-free", "zh-CN", place="orrery-2") in page.text
    async with services.store.reading() as tx:
        services.metrics.set_places(await holders(tx, places_of(services.settings), services.tables.now()))
    figures = generate_latest(services.metrics.registry).decode()
    assert 'orrery_place_held{place="orrery-1",process="' in figures
    assert 'orrery_place_held{place="orrery-2",process="",shards=""} 0.0' in figures


async def test_the_health_page_says_what_has_failed(managed: World) -> None:
    await begin(managed)
    assert message("admin-mishaps", "zh-CN", list="") not in (await asked(managed, "mei", "admin health")).text
    for number in range(2):
        managed.bot.services.tables.mishaps.note("timer-clock", number, ValueError("a defect"))
    page = await asked(managed, "mei", "admin health")
    assert message("admin-mishaps", "zh-CN", list="timer-clock 2") in page.text


async def test_a_table_is_stopped_and_goes_on_by_two_buttons(managed: World) -> None:
    await begin(managed)
    page = await asked(managed, "mei", "admin table", number=1)
    assert message("admin-fits", "zh-CN") in page.text
    stopped = await managed.press("mei", page, "adm-freeze")
    assert stopped is not None
    assert message("table-frozen", "en") in board(managed).text
    assert message("table-log-freeze", "en") in board(managed).text
    opened = await panel(managed, "ada")
    assert message("table-frozen", "en") in opened.text
    refused = await managed.press("ada", opened, "pick", "end")
    assert refused is not None
    refused = await managed.press("ada", refused, "sure")
    assert refused is not None
    assert message("error-table-frozen", "en") in refused.text
    await managed.press("mei", stopped, "adm-thaw")
    assert not (await info(managed)).frozen
    assert message("table-frozen", "en") not in board(managed).text
    log = await asked(managed, "mei", "admin log")
    assert message("admin-did-freeze", "zh-CN") in log.text
    assert message("admin-did-thaw", "zh-CN") in log.text


async def test_a_damaged_table_has_a_button_that_repairs_it(managed: World) -> None:
    await begin(managed)
    async with managed.bot.services.store.transaction() as tx:
        await tx.connection.execute(update(schema.snapshots).values(data=b"\xc1"))
    page = await asked(managed, "mei", "admin table", number=1)
    done = await managed.press("mei", page, "adm-repair")
    assert done is not None
    assert message("admin-fits", "zh-CN") in done.text
    assert "adm-repair" not in done.verbs


async def test_who_does_not_manage_the_server_stops_its_tables(managed: World) -> None:
    await begin(managed)
    forged = await forge(managed, "ada", board(managed), "o1:adm-freeze:1:-:-:")
    assert forged is not None
    assert forged.text == message("error-admin-only", "en")
    assert not (await info(managed)).frozen


async def test_a_table_is_ended_and_moved_after_confirmation_and_both_are_noted(managed: World) -> None:
    await begin(managed)
    elsewhere = managed.guild.create_text_channel("elsewhere")
    page = await asked(managed, "mei", "admin move", number=1, to=elsewhere)
    assert (await info(managed)).place.channel_id == managed.channel.id, "it is asked first"
    done = await managed.press("mei", page, "adm-move")
    assert done is not None
    assert done.text == message("moved", "zh-CN", number=1, channel=f"<#{elsewhere.id}>")
    assert (await info(managed)).place.channel_id == elsewhere.id
    page = await asked(managed, "mei", "admin end", number=1)
    assert (await info(managed)).status == "running"
    await managed.press("mei", page, "adm-end")
    assert (await info(managed)).status == "over"
    log = (await asked(managed, "mei", "admin log")).text
    assert log.index(message("admin-did-end", "zh-CN")) < log.index(message("admin-did-move", "zh-CN"))
    again = await asked(managed, "mei", "admin end", number=1)
    assert "adm-end" not in again.verbs


async def test_what_a_moderator_of_a_channel_does_is_in_the_log_too(managed: World) -> None:
    await begin(managed)
    page = await asked(managed, "mei", "table end", number=1)
    await managed.press("mei", page, "modend")
    assert message("admin-did-end", "zh-CN") in (await asked(managed, "mei", "admin log")).text


async def test_all_games_of_the_server_come_as_one_file(managed: World) -> None:
    await begin(managed)
    page = await asked(managed, "mei", "admin export")
    ((name, data),) = page.files.items()
    assert name.endswith(".jsonl.gz")
    (line,) = gzip.decompress(data).splitlines()
    assert json.loads(line)["table"]["id"] == 1
    assert json.loads(line)["deal"]["secret_number"] is None
    page = await asked(managed, "mei", "admin export", first=2)
    assert page.text == message("error-export-nothing", "zh-CN")


async def test_what_does_not_fit_into_one_file_is_named(managed: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(managed)
    await asked(managed, "mei", "solenia new", computers=1)
    whole = (await asked(managed, "mei", "admin export")).files
    monkeypatch.setattr(administering, "SPARE", 25 * 2**20 - sum(map(len, whole.values())) + 1)
    page = await asked(managed, "mei", "admin export")
    assert message("admin-export-rest", "zh-CN", number=2) in page.text


async def test_limits_of_the_server_hold_at_once(managed: World) -> None:
    page = await asked(managed, "mei", "admin limits", person=1, openings=30)
    assert (await managed.bot.services.tables.administration.limits(managed.guild.id)).per_person == 10
    await managed.press("mei", page, "adm-limits")
    limits = await managed.bot.services.tables.administration.limits(managed.guild.id)
    assert (limits.per_person, limits.per_server, limits.openings) == (1, 200, 30)
    assert set(managed.bot.services.paces.on_server) == {managed.guild.id}
    await begin(managed)
    second = await asked(managed, "ada", "solenia new")
    assert second.text == message("error-too-many-tables", "en", most=1)
    page = await asked(managed, "mei", "admin limits")
    assert page.controls == []


async def test_a_manager_passes_on_a_request_and_deletes_nothing(managed: World) -> None:
    await begin(managed)
    page = await asked(managed, "mei", "admin forget", person=managed.users["ben"])
    done = await managed.press("mei", page, "adm-forget")
    assert done is not None
    assert done.text == message("admin-forget-asked", "zh-CN")
    assert (await info(managed)).seats[1].kind == "person"
    (request,) = await managed.bot.services.tables.administration.forget_asked()
    assert (request.detail, request.guild_id) == (str(managed.id("ben")), managed.guild.id)
    log = (await asked(managed, "mei", "admin log")).text
    assert message("admin-did-forget-asked", "zh-CN") in log
    assert str(managed.id("ben")) not in log
    again = await asked(managed, "mei", "admin forget", person=managed.users["ben"])
    assert again.text == message("error-forget-asked", "zh-CN")


async def test_reports_are_listed_without_their_words_while_the_game_runs(managed: World) -> None:
    await begin(managed)
    tables = managed.bot.services.tables
    assert message("admin-reports-none", "zh-CN") in (await asked(managed, "mei", "admin reports")).text
    await tables.reports.add(1, managed.id("ada"), "my *night* card")
    page = await asked(managed, "mei", "admin reports")
    assert message("admin-report-later", "zh-CN") in page.text
    assert "night" not in page.text
    await tables.ending.resign(1, managed.id("ben"))
    assert r"my \*night\* card" in (await asked(managed, "mei", "admin reports")).text


@pytest.mark.parametrize(
    "control",
    [
        "adm-end:1:-:-:",
        "adm-move:1:-:-:123456789012345678",
        "adm-limits:0:-:-:1..",
        "adm-forget:0:-:-:123456789012345678",
    ],
)
async def test_who_does_not_manage_the_server_changes_something(world: World, control: str) -> None:
    await begin(world)
    forged = await forge(world, "ada", board(world), f"o1:{control}")
    assert forged is not None
    assert forged.text == message("error-admin-only", "en")
    assert await world.bot.services.tables.administration.log(None) == []


@pytest.mark.parametrize(
    "control", ["adm-move:1:-:-:x", "adm-limits:0:-:-:1.2", "adm-limits:0:-:-:1.-2.3", "adm-forget:0:-:-:ben"]
)
async def test_a_forged_control_is_taken_at_its_word(managed: World, control: str) -> None:
    await begin(managed)
    forged = await forge(managed, "mei", board(managed), f"o1:{control}")
    assert forged is not None
    assert forged.text == message("error-old-control", "zh-CN")


async def test_a_person_is_asked_back_before_they_are_forgotten(world: World) -> None:
    await begin(world)
    page = await asked(world, "ben", "me forget")
    assert (await info(world)).seats[1].kind == "person"
    done = await world.press("ben", page, "forget-me")
    assert done is not None
    assert done.text == message("forgotten", "en")
    await world.bot.services.tables.settle()
    assert (await info(world)).seats[1].kind == "computer"
    assert "Ben" not in board(world).text.splitlines()[0]


async def test_a_manager_moves_a_table_whose_thread_was_deleted(managed: World) -> None:
    await managed.slash("ada", "daynight new", thread=True)
    (thread,) = managed.channel.threads
    await managed.press("ben", lobby(managed, thread), "join")
    await managed.press("ada", lobby(managed, thread), "start")
    managed.env.backend.delete_channel(thread.id)
    page = await asked(managed, "mei", "admin move", number=1)
    await managed.press("mei", page, "adm-move")
    assert (await info(managed)).place.channel_id == managed.channel.id
    assert message("table-log-moved", "en", channel=f"<#{managed.channel.id}>") in board(managed).text
    assert managed.pings() == ["ada"]
    assert answers(await panel(managed, "ada"))


async def test_players_can_act_while_the_bot_is_not_on_their_server(world: World) -> None:
    await begin(world)
    hand, server = world.dms("ada")[-1], world.bot.get_guild(world.guild.id)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert (await info(world)).frozen
    opened = await world.press("ada", hand, "panel")
    assert opened is not None
    assert message("table-frozen", "en") in opened.text
    await world.bot.get_cog("Admin").on_guild_join(server)  # the simulator cannot add a bot again
    assert not (await info(world)).frozen
    assert [row.what for row in await world.bot.services.tables.administration.log(world.guild.id)] == ["back", "left"]


@pytest.mark.parametrize("command", ["admin table", "admin end", "admin move"])
async def test_a_manager_reaches_the_tables_of_another_server(managed: World, command: str) -> None:
    tables, elsewhere = managed.bot.services.tables, Place(77, 777, "en-US")
    table = await tables.lobby.open(Person(managed.id("ada"), "Ada", "en-US"), elsewhere, "day_and_night", {})
    told = await asked(managed, "mei", command, number=table.id)
    assert told.text == message("error-no-table", "zh-CN")
    assert told.verbs == set()
