"""The commands of Voidfall in Discord."""

from __future__ import annotations

import pytest

from locales import message
from tests.cogs.world import World


async def test_nothing_is_shown_before_the_game_begins(world: World) -> None:
    """Nothing of a game: the lobby has a picture of the title."""
    await world.slash("ada", "voidfall new")
    for command in ("map", "techs", "agendas", "event", "score", "house"):
        early = await world.slash("ada", f"voidfall {command}")
        assert early is not None
        assert early.ephemeral
        assert all("/cover." in picture["media"]["url"] for picture in early.pictures), command


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("map", {}),
        ("show", {"page": "score"}),
        ("house", {}),
        ("house", {"seat": "b"}),
        ("techs", {}),
        ("agendas", {}),
        ("event", {}),
        ("score", {}),
    ],
)
async def test_each_page_has_a_command(world: World, command: str, options: dict[str, str]) -> None:
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    shown = await world.slash("ada", f"voidfall {command}", **options)
    assert shown is not None
    assert shown.ephemeral
    assert shown.pictures


async def test_only_cooperative_games_have_a_crisis_board(world: World) -> None:
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    refused = await world.slash("ada", "voidfall crisis")
    assert refused is not None
    assert message("vf-error-no-crisis-board", "en") in refused.text


async def test_a_cooperative_game_has_one(world: World) -> None:
    await world.slash("ada", "voidfall new", computer="easy", options="mode=coop")
    shown = await world.slash("ada", "voidfall crisis")
    assert shown is not None
    assert shown.pictures


async def test_a_combat_is_told_without_a_game(world: World) -> None:
    told = await world.slash("ada", "voidfall battle", fleets="3 corvettes vs 2 voidborn")
    assert told is not None
    assert message("vf-battle-title", "en") in told.text
