"""The list of people with whom one will not be seated, as its owner and the others see it."""

from __future__ import annotations

from cogs.actions.avoiding import SERVER
from locales import message
from tests.cogs.playing import info, lobby
from tests.cogs.test_forged_controls import forge
from tests.cogs.world import World


async def test_somebody_is_put_on_the_list_and_gets_no_seat(world: World) -> None:
    shown = await world.slash("ada", "me avoid", person=world.users["ben"])
    assert shown is not None
    assert shown.ephemeral
    assert f"<@{world.id('ben')}>" in shown.text
    await world.slash("ada", "daynight new")
    refused = await world.press("ben", lobby(world), "join")
    assert refused is not None
    assert refused.text == message("error-table-full", "en")
    assert (await info(world)).seat_of(world.id("ben")) is None


async def test_somebody_is_taken_off_again(world: World) -> None:
    shown = await world.slash("ada", "me avoid", person=world.users["ben"])
    assert shown is not None
    [off] = shown.find("unavoid")
    after = await world.choose("ada", shown, off, str(world.id("ben")))
    assert after is not None
    assert message("avoid-none", "en") in after.text
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    assert (await info(world)).seat_of(world.id("ben")) is not None


async def test_the_list_of_the_server_is_for_its_managers(world: World) -> None:
    world.let_manage("mei")
    shown = await world.slash("mei", "admin avoid", person=world.users["qing"])
    assert shown is not None
    assert message("avoid-title-server", "zh-CN") in shown.text
    own = await world.slash("ben", "me avoid")
    assert own is not None
    forged = f"o1:unavoid:0:-:-:{SERVER}"
    refused = await forge(world, "ben", own, forged)
    assert refused is None or message("avoid-removed", "en") not in refused.text
    assert await world.bot.services.tables.avoiding.listed(world.guild.id) == (world.id("qing"),)
