"""The commands of Voidfall in Discord."""

from __future__ import annotations

import pytest

from locales import LANGUAGES, message
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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_seat_that_does_not_exist_is_refused_as_such(world: World, language: str) -> None:
    """Not as a picture that is missing; the seats of the table are named."""
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    await world.slash("ada", "me language", language=language)
    refused = await world.slash("ada", "voidfall house", seat="zz")
    assert refused is not None
    assert not refused.pictures
    assert message("error-no-seat-named", language, name="zz", sides=[]).partition("zz")[0] in refused.text


async def test_a_house_mat_is_found_by_letter_and_name(world: World) -> None:
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    for seat in ("a", "B", "ada", "orange", "橙方", "橙"):
        shown = await world.slash("ada", "voidfall house", seat=seat)
        assert shown is not None
        assert shown.pictures, seat


@pytest.mark.parametrize(
    "line",
    [
        "production: supply all; thrive; end",
        "play production; supply; all; thrive; finish",
        "生產：供應 全部；茁壯；結束",
        "打出生产; 供应; 都要; 茁壮; 结束",
    ],
)
async def test_a_whole_turn_is_typed_in_one_line(world: World, line: str) -> None:
    """With a colon after the card, and the words that people use for the end of a turn."""
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    played = await world.slash("ada", "voidfall move", line=line)
    assert played is not None
    log = await world.slash("ada", "table log")
    assert log is not None
    assert message("vf-action-thrive", "en") in log.text
    assert message("vf-log-round", "en", cycle=1, n=2, of=3) in log.text
