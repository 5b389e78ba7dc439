"""Population, Guilds and Installations, and the Technologies and houses that change them (P22, P24, P29, P30)."""

from __future__ import annotations

import pytest

from engine.voidfall.map.development import guild_room, may_build, may_grow
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.filters import Pure, WithGuildKinds
from engine.voidfall.vocabulary.sectors import (
    Build,
    DecreasePopulation,
    Destroy,
    Establish,
    IncreaseHomePopulation,
    IncreasePopulation,
)
from tests.voidfall.positions import HOMES, OUTPOSTS, A, give, guilds_of, play, position, put, resolve_unasked

HOME, OUTPOST = HOMES[A], OUTPOSTS[A]


# -- Population ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [{"corrupted": True}, {"population": 6}, {"population": None}, {"kind": "research_complex"}],
    ids=["corrupted", "six", "none", "fixed"],
)
def test_population_goes_up_only_where_it_can(change: dict[str, object]) -> None:
    """P30: own, Pure, with Population, not fixed (R34), below 6."""
    st = position()
    assert may_grow(st, OUTPOST)
    put(st, OUTPOST, **change)
    asked = play(st, IncreasePopulation(1), "at:2a")
    assert asked[0].options.keys == ("at:2a", "none")
    assert st.sectors[HOME].population == 3


def test_increases_may_all_be_in_one_sector() -> None:
    """Section 4: +1 each time."""
    st = position()
    play(st, IncreasePopulation(2, up_to=True), "at:2b", "at:2b")
    assert st.sectors[OUTPOST].population == 4


def test_increases_of_different_sectors() -> None:
    """Disperse: each time another sector, none that was paid from."""
    st = position()
    put(st, "1b", owner=A, population=3)
    effect = IncreasePopulation(2, up_to=True, place="not_paid_sector", different_sectors=True)
    asked = play(st, effect, "at:1b", "none", scope=Scope(paid=[OUTPOST]))
    assert asked[0].options.keys == ("at:2a", "at:1b", "none")
    assert asked[1].options.keys == ("at:2a", "none")


def test_increases_of_sectors_that_pass_a_filter() -> None:
    """1G: Pure sectors that have a Scientists' Guild."""
    st = position()
    put(st, OUTPOST, guilds="s")
    effect = IncreasePopulation(3, up_to=True, different_sectors=True, where=(Pure(), WithGuildKinds(("scientists",))))
    asked = play(st, effect, "at:2b")
    assert asked[0].options.keys == ("at:2b", "none")


def test_population_in_the_sector_of_the_recall_fizzles_when_it_is_lost() -> None:
    """P20: the sector is no longer the player's."""
    st = position()
    resolve_unasked(st, IncreasePopulation(1, place="recall_sector"), scope=Scope(recalled="1b"))
    play(st, IncreasePopulation(1, place="recall_sector"), "at:2b", scope=Scope(recalled=OUTPOST))
    assert st.sectors[OUTPOST].population == 3


def test_home_population_stops_at_six() -> None:
    """Ark Ships (Improved), P30."""
    st = position()
    put(st, HOME, population=5)
    resolve_unasked(st, IncreaseHomePopulation(2))
    assert st.sectors[HOME].population == 6


def test_population_goes_down_outside_home() -> None:
    """P22: Pure, non-Home, 2 or more."""
    st = position()
    put(st, "1b", owner=A, population=1)
    play(st, DecreasePopulation(1), forced=True)
    assert st.sectors[OUTPOST].population == 1
    resolve_unasked(st, DecreasePopulation(1), forced=True)


# -- Guilds ----------------------------------------------------------------------------------------------------------


def test_a_guild_of_choice_on_a_free_space() -> None:
    """P29: in Corrupted sectors, too; not in a full one."""
    st = position()
    put(st, HOME, guilds="fe")
    sector = put(st, OUTPOST, corrupted=True, guilds="em")
    asked = play(st, Establish("any"), "guild:bankers:2b")
    assert all(key.endswith(":2b") for key in asked[0].options.keys[:-1])
    assert sector.guilds == guilds_of("emb")
    resolve_unasked(st, Establish("any"))


def test_a_guild_of_a_named_kind() -> None:
    """P29."""
    st = position()
    asked = play(st, Establish("scientists"), "guild:scientists:2a")
    assert asked[0].options.keys == ("guild:scientists:2a", "guild:scientists:2b", "none")


def test_guilds_but_not_in_the_sector_paid_from() -> None:
    """P24, Colonize."""
    st = position()
    asked = play(
        st,
        Establish("any", 2, up_to=True, place="not_paid_sector"),
        "guild:farmers:2a",
        "guild:miners:2a",
        scope=Scope(paid=[OUTPOST]),
    )
    assert all(key.endswith(":2a") for key in asked[0].options.keys[:-1])
    assert st.sectors[HOME].guilds == guilds_of("fm")


@pytest.mark.parametrize(("technology", "extra"), [("ark_ships", 2), ("ark_ships+", 4)])
def test_ark_ships_establish_guilds_beyond_the_spaces_of_home(technology: str, extra: int) -> None:
    """R11: only at Home."""
    st = position()
    put(st, HOME, guilds="fe")
    assert guild_room(st, A, HOME) == 0
    give(st, A, technologies=technology)
    assert guild_room(st, A, HOME) == extra
    assert guild_room(st, A, OUTPOST) == 3
    play(st, Establish("miners"), "guild:miners:2a")
    assert st.sectors[HOME].guilds == guilds_of("fem")


def test_cybernetics_gives_two_of_the_resource_of_each_guild_established() -> None:
    """13.7: per Guild; optional (P15)."""
    st = position()
    player = give(st, A, technologies="cybernetics")
    play(st, Establish("any", 2), "guild:miners:2b", "guild:scientists:2b")
    assert (player.stock["materials"], player.stock["science"]) == (2, 2)
    play(st, IncreasePopulation(1), "at:2b")
    assert player.stock["materials"] == 2


def test_improved_cybernetics_gives_two_per_guild_when_population_goes_up() -> None:
    """13.7: 2 per Guild token of that sector."""
    st = position()
    player = give(st, A, technologies="cybernetics+")
    put(st, OUTPOST, guilds="ffs")
    play(st, IncreasePopulation(1), "at:2b")
    assert (player.stock["food"], player.stock["science"]) == (4, 2)


@pytest.mark.parametrize("technology", ["cloning", "cloning+"])
def test_cloning_answers_each_increase(technology: str) -> None:
    """13.7: once per +1: 1 Credit or activate 1."""
    st = position()
    player = give(st, A, technologies=technology)
    play(st, IncreasePopulation(2), "at:2b", "part:1", "at:2b", "part:2")
    assert (player.stock["credits"], player.active) == (1, 5)


def test_thegwyn_gains_a_food_once_a_turn() -> None:
    """Gardeners of the Rim."""
    st = position("thegwyn")
    player = give(st, A)
    play(st, IncreasePopulation(2), "at:2b", "at:2b")
    assert player.stock["food"] == 1


# -- Installations ---------------------------------------------------------------------------------------------------


def test_an_installation_on_a_free_space() -> None:
    """P29: the kind is chosen; a Starbase needs its Technology; a standard Home has no space."""
    st = position()
    asked = play(st, Build("installation"), "build:shipyard:2b")
    assert asked[0].options.keys == ("build:sector_defense:2b", "build:shipyard:2b", "none")
    put(st, OUTPOST, installations="shipyard shipyard shipyard")
    resolve_unasked(st, Build("installation"))


def test_an_installation_of_a_named_kind_in_the_same_sector() -> None:
    """P24, P29."""
    st = position("astoran")
    asked = play(st, Build("sector_defense", place="same_sector"), "build:sector_defense:2a", scope=Scope(same=HOME))
    assert asked[0].options.keys == ("build:sector_defense:2a", "none")
    assert st.sectors[HOME].installations == ["sector_defense"]


def test_astoran_gains_a_material_once_a_turn() -> None:
    """Master Builders."""
    st = position("astoran")
    player = give(st, A)
    play(st, Build("shipyard", 2), "build:shipyard:2b", "build:shipyard:2b")
    assert player.stock["materials"] == 1


@pytest.mark.parametrize(("technology", "most"), [("starbases", 1), ("starbases+", 2)])
def test_starbases_have_a_limit_in_each_sector(technology: str, most: int) -> None:
    """P29: one, Improved two; printed ones count."""
    st = position()
    give(st, A, technologies=technology)
    for _ in range(most):
        play(st, Build("starbase"), "build:starbase:2b")
    assert "starbase" not in may_build(st, A, OUTPOST)
    assert "shipyard" in may_build(st, A, OUTPOST)
    put(st, "1b", owner=A, kind="research_complex")
    assert ("starbase" in may_build(st, A, "1b")) == (most == 2)


def test_improved_starbases_remove_corruption_in_place_of_an_increase_of_home() -> None:
    """13.7: wherever an effect increases a Population, also that of Ark Ships, which names the Home sector."""
    st = position()
    give(st, A, technologies="starbases+ ark_ships+")
    asked = play(st, IncreaseHomePopulation(1), "at:2a")
    assert asked[0].options.keys == ("at:2a", "none")
    put(st, OUTPOST, corrupted=True, installations="starbase")
    asked = play(st, IncreaseHomePopulation(1), "clean:2b")
    assert asked[0].options.keys == ("at:2a", "clean:2b", "none")
    assert (st.sectors[HOME].population, st.sectors[OUTPOST].corrupted) == (3, False)


def test_improved_starbases_remove_corruption_in_place_of_an_increase() -> None:
    """13.7: of a sector with a Starbase, wherever an effect increases a Population."""
    st = position()
    give(st, A, technologies="starbases+ cloning")
    put(st, OUTPOST, corrupted=True, installations="starbase")
    asked = play(st, IncreasePopulation(1), "clean:2b")
    assert asked[0].options.keys == ("at:2a", "clean:2b", "none")
    assert not st.sectors[OUTPOST].corrupted
    assert st.sectors[OUTPOST].population == 2


def test_basic_starbases_remove_nothing() -> None:
    """13.7: Improved only."""
    st = position()
    give(st, A, technologies="starbases")
    put(st, OUTPOST, corrupted=True, installations="starbase")
    assert play(st, IncreasePopulation(1), "none")[0].options.keys == ("at:2a", "none")


def test_sentries_replace_any_build() -> None:
    """13.7: 1 Sentry from active, no space needed, in any sector; it does not count as building."""
    st = position("astoran")
    player = give(st, A, technologies="sentries")
    put(st, OUTPOST, installations="shipyard shipyard shipyard")
    asked = play(st, Build("shipyard"), "cube:sentry:2b")
    assert asked[0].options.keys == ("build:shipyard:2a", "cube:sentry:2a", "cube:sentry:2b", "none")
    assert st.sectors[OUTPOST].fleets == {"corvette": 2, "sentry": 1}
    assert player.stock["materials"] == 0  # Master Builders says nothing
    give(st, A, active=0)
    assert play(st, Build("shipyard"), "none")[0].options.keys == ("build:shipyard:2a", "none")


def test_improved_sentries_build_and_deploy_in_the_same_sector() -> None:
    """13.7: both, or only deploy."""
    st = position()
    give(st, A, technologies="sentries+")
    asked = play(st, Build("sector_defense"), "build:sector_defense:2b", "cube:sentry:2b")
    assert asked[1].options.keys == ("cube:sentry:2b", "none")
    assert st.sectors[OUTPOST].installations == ["sector_defense"]
    play(st, Build("sector_defense"), "cube:sentry:2a")
    assert st.sectors[HOME].fleets == {"corvette": 2, "sentry": 1}


def test_basic_sentries_do_not_do_both() -> None:
    """13.7: instead of building."""
    st = position()
    give(st, A, technologies="sentries")
    play(st, Build("sector_defense"), "build:sector_defense:2b")
    assert st.sectors[OUTPOST].fleets == {"corvette": 2}


def test_a_piece_is_destroyed_and_the_others_move_left() -> None:
    """P22, 1.2: any one outside Home."""
    st = position()
    put(st, HOME, guilds="f")
    sector = put(st, OUTPOST, guilds="emb", installations="shipyard")
    play(st, Destroy("guild", "not_home"), "piece:miners:2b", forced=True)
    assert sector.guilds == guilds_of("eb")
    resolve_unasked(st, Destroy("installation", "not_home"), forced=True)
    assert sector.installations == []


def test_two_effects_in_the_same_sector_share_it() -> None:
    """P24: chosen with the first of them."""
    st: State = position()
    asked = play(
        st,
        Establish("any", place="same_sector"),
        Build("installation", place="same_sector"),
        "guild:miners:2b",
        "build:shipyard:2b",
    )
    assert {key.rpartition(":")[2] for key in asked[1].options.keys} == {"2b", "none"}
