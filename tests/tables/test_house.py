"""What of the house rules of a server the tables keep: its clock and its presets."""

from __future__ import annotations

import pytest

from db.records import Clock, Start, Terms
from engine.core.errors import Refused
from tables.house import MOST_PRESETS, House
from tables.matchmaking import Search
from tables.records import TableInfo
from tests.tables.club import ANN, BO, HERE, Club

GUILD = HERE.guild_id or 0
SLOW = Clock("limit", 168)


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.text.key


async def lobby(club: Club) -> TableInfo:
    return await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 3})


async def test_house_rules_are_those_of_one_server(club: Club) -> None:
    await club.tables.house.change(GUILD, ANN.id, clock=SLOW, opens=(5,))
    assert await club.tables.house.of(GUILD) == House(clock=SLOW, opens=(5,))
    assert await club.tables.house.of(77) == House()
    assert await club.tables.house.of(None) == House()


async def test_new_tables_have_the_clock_of_the_house_and_so_have_those_of_searches(club: Club) -> None:
    await club.tables.house.change(GUILD, ANN.id, clock=SLOW)
    table = await lobby(club)
    assert table.clock == SLOW
    await club.tables.lobby.close(table.id, ANN.id)
    await club.tables.matchmaking.look_for(GUILD, ANN, Search("lanterns", 2, None))
    company = await club.tables.matchmaking.look_for(GUILD, BO, Search("lanterns", 2, None))
    found = await club.tables.matchmaking.open(HERE, company)
    assert found is not None
    assert found.clock == SLOW


async def test_a_preset_sets_all_of_a_lobby_at_once(club: Club) -> None:
    table = await lobby(club)
    await club.tables.lobby.set_start(table.id, ANN.id, Start(full=True))
    await club.tables.lobby.set_terms(table.id, ANN.id, Terms(learned=True))
    await club.tables.clocks.set(table.id, ANN.id, SLOW)
    house = await club.tables.house.keep_preset(GUILD, ANN.id, table.id, "Short")
    await club.tables.lobby.close(table.id, ANN.id)
    fresh = await club.tables.lobby.open(BO, HERE, "lanterns", {})
    [preset] = house.presets_of("lanterns")
    assert await refusal(club.tables.lobby.set_all(fresh.id, ANN.id, preset)) == "error-not-host"
    now = await club.tables.lobby.set_all(fresh.id, BO.id, preset)
    assert (now.options, now.clock, now.start, now.terms) == (
        table.options,
        SLOW,
        Start(full=True),
        Terms(learned=True),
    )
    assert house.presets_of("solenia") == ()


async def test_a_name_is_kept_once_and_there_are_not_too_many(club: Club) -> None:
    table = await lobby(club)
    for number in range(MOST_PRESETS):
        await club.tables.house.keep_preset(GUILD, ANN.id, table.id, f"no. {number}")
    again = await club.tables.house.keep_preset(GUILD, ANN.id, table.id, "no. 0")
    assert len(again.presets) == MOST_PRESETS
    assert await refusal(club.tables.house.keep_preset(GUILD, ANN.id, table.id, "one more")) == "error-house-presets"
    fewer = await club.tables.house.drop_preset(GUILD, ANN.id, 0)
    assert len(fewer.presets) == MOST_PRESETS - 1


async def test_another_servers_lobby_is_no_preset(club: Club) -> None:
    table = await lobby(club)
    assert await refusal(club.tables.house.keep_preset(77, ANN.id, table.id, "theirs")) == "error-no-table"
