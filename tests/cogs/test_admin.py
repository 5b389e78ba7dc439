"""/admin for those who manage a server, and /me forget."""

from __future__ import annotations

import discord
import pytest
from sqlalchemy import update

from db import schema
from locales import message
from tests.cogs.playing import begin, board, info, panel
from tests.cogs.test_forged_controls import forge
from tests.cogs.world import Shown, World


@pytest.fixture
def managed(world: World) -> World:
    """Mei manages the server."""
    role = world.env.backend.create_role(
        world.guild.id, "managers", permissions=discord.Permissions(manage_guild=True, manage_channels=True).value
    )
    world.env.backend.add_member_role(world.guild.id, world.id("mei"), role.id)
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


async def test_a_table_is_stopped_and_goes_on_by_two_buttons(managed: World) -> None:
    await begin(managed)
    page = await asked(managed, "mei", "admin table", number=1)
    assert message("admin-fits", "zh-CN") in page.text
    stopped = await managed.press("mei", page, "adm-freeze")
    assert stopped is not None
    assert message("table-frozen", "en") in board(managed).text
    assert message("table-log-freeze", "en") in board(managed).text
    opened = await panel(managed, "ada")
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
