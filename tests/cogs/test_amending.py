"""Another clock or language while a game runs, as its people tap and read it."""

from __future__ import annotations

from locales import message
from tests.cogs.playing import begin, board, info
from tests.cogs.world import Shown, World


async def settings_of(world: World, who: str) -> Shown:
    """The settings of the running game."""
    shown = await world.slash(who, "table settings")
    assert shown is not None
    return shown


async def test_the_host_proposes_a_clock_and_the_other_agrees(world: World) -> None:
    await begin(world)
    shown = await settings_of(world, "ada")
    verbs = {control.verb for control in shown.controls}
    assert {"clock", "zero", "speak"} <= verbs
    assert verbs.isdisjoint({"set", "set-all", "switch", "start-by", "invite", "remove"}), "all else stays"
    (clock,) = [control for control in shown.controls if control.verb == "clock"]
    asked = await world.choose("ada", shown, clock, "limit-12")
    assert message("amend-asked", "en") in str(asked)
    assert "12 hours for each decision" in str(board(world))
    await world.press("ben", board(world), "amend-yes")
    assert (await info(world)).clock.hours == 12
    assert "amend-yes" not in {control.verb for control in board(world).controls}


async def test_the_page_of_players_leads_there(world: World) -> None:
    await begin(world)
    players = await world.slash("ada", "table replace")
    assert players is not None
    shown = await world.press("ada", players, "settings")
    assert shown is not None
    assert "speak" in {control.verb for control in shown.controls}


async def test_the_others_propose_as_well_and_onlookers_may_look_only(world: World) -> None:
    await begin(world)
    shown = await settings_of(world, "ben")
    assert {"clock", "speak", "pause", "extra"} <= {control.verb for control in shown.controls}
    outside = await settings_of(world, "qing")
    assert {control.verb for control in outside.controls} == {"seats"}


async def test_public_messages_are_written_anew_in_the_agreed_language(world: World) -> None:
    await begin(world)
    shown = await settings_of(world, "ada")
    (tongue,) = [control for control in shown.controls if control.verb == "speak"]
    await world.choose("ada", shown, tongue, "zh-TW")
    await world.press("ben", board(world), "amend-yes")
    await world.bot.services.tables.settle()
    await world.env.settle()
    assert message("button-board", "zh-TW") in str(board(world)) or message("button-log", "zh-TW") in str(board(world))


async def test_who_refuses_leaves_it_as_it_is(world: World) -> None:
    await begin(world)
    shown = await settings_of(world, "ada")
    (zero,) = [control for control in shown.controls if control.verb == "zero"]
    await world.choose("ada", shown, zero, "vote")
    await world.press("ben", board(world), "amend-no")
    assert (await info(world)).clock.zero == "computer"
    assert "proposes for the rest" not in str(board(world))
