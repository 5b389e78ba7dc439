"""A large realm on which objectives have a value, and ways to give a player exactly so much of what an objective
counts.

The realm of A: Home and the Outpost 2b, four Pure sectors 1a to 1d, one Corrupted sector 1e.

| | Population | Guilds | Installations | cubes | Upkeep |
|---|---|---|---|---|---|
| 2a Home | 2 | f e | (Shipyard) | 1 Corvette | 0 |
| 2b | 6 | f f m | Shipyard, Sector Defense, Starbase | 2 Corvettes, 1 Sentry | 2 |
| 1a | 5 | e b s | Sector Defense, Starbase | 3 Destroyers | 1 |
| 1b | 5 | b b | | 2 Corvettes | 0 |
| 1c | 4 | s | Shipyard | 1 Corvette | 0 |
| 1d | 3 | | | 1 Corvette | 0 |
| 1e Corrupted | 6 | s s s | 3 Shipyards | 3 Carriers | 2 |

Altogether in Pure sectors: Population 25, 11 Guilds, 7 Installations, 11 cubes. Tracks on spaces 6, 5, 3 (Tiers 3, 2,
1), Economy Corrupted; two Agendas in play beside the starting one, of which W8 is in a Pure slot; 3 Food, 4 Energy,
6 Materials, 10 Credits, 8 Science; Glory 2, 5, 3, 1; two Basic, two Improved Technologies; 5 Bounty, 3 Reclaim, 2 Trade
tokens, none of them on an Agenda; 4 active cubes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.voidfall.state import Cooperation, Slot, State
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.terms import RESOURCES
from tests.voidfall.positions import A, give, play, position, put

OTHERS = ("1a", "1b", "1c", "1d", "1e", "1f", "2d")
"""Sectors that A may have beside Home and Outpost."""
Setter: TypeAlias = Callable[[State, int], object]


def realm(house: str = "valnis", origin: str = "A") -> State:
    """The realm of the table above."""
    st = position(house)
    put(st, "2a", population=2, guilds="fe", fleets={"corvette": 1})
    put(
        st,
        "2b",
        population=6,
        guilds="ffm",
        installations="shipyard sector_defense starbase",
        fleets={"corvette": 2, "sentry": 1},
    )
    put(st, "1a", owner=A, population=5, guilds="ebs", installations="sector_defense starbase")
    put(st, "1a", fleets={"destroyer": 3})
    put(st, "1b", owner=A, population=5, guilds="bb", fleets={"corvette": 2})
    put(st, "1c", owner=A, population=4, guilds="s", installations="shipyard")
    put(st, "1d", owner=A, population=3)
    put(st, "1e", owner=A, population=6, corrupted=True, guilds="sss", installations="shipyard shipyard shipyard")
    put(st, "1e", fleets={"carrier": 3})
    give(
        st,
        A,
        origin=origin,
        food=3,
        energy=4,
        materials=6,
        credits=10,
        science=8,
        tracks=[6, 5, 3],
        track_corruption=[False, False, True],
        slots=[Slot("W8"), Slot("D1", corrupted=True), Slot()],
        glory=[2, 5, 3, 1],
        technologies="shields robotics targeting+ purifier+",
        bounties=["any"] * 5,
        reclaims=["def"] * 3,
        trade=2,
        active=4,
    )
    return st


def influence_of(st: State, *objectives: Effect, answers: tuple[str, ...] = ()) -> int:
    """The Influence that objectives give now; the state is changed."""
    before = st.players[A].influence
    play(st, *objectives, *answers)
    return st.players[A].influence - before


# -- exactly so much -------------------------------------------------------------------------------------------------


def sectors(population: int = 1, guilds: str = "", cubes: int = 1) -> Setter:
    """So many Pure sectors like this, Home not among them unless it is like this too; Outpost first."""

    def set_sectors(st: State, count: int) -> None:
        put(st, "2b", population=1, guilds="", fleets={"corvette": 1})
        st.sectors["2b"].guilds = []
        put(st, "2a", population=1, fleets={"corvette": 1})
        for place in ("2b", *OTHERS)[:count]:
            put(st, place, owner=A)
            put(st, place, population=population, guilds=guilds, fleets={"corvette": cubes})

    return set_sectors


def population_of_outpost(st: State, count: int) -> None:
    """This Population on the Outpost."""
    put(st, "2b", population=count)


def all_sectors(st: State, count: int) -> None:
    """So many Pure sectors, Home and Outpost among them."""
    for place in OTHERS[: count - 2]:
        put(st, place, owner=A)


def population(st: State, count: int) -> None:
    """So much Population altogether, 6 of it on 1a, 1 at Home."""
    put(st, "2a", population=1)
    put(st, "1a", owner=A, population=6)
    rest = count - 7
    put(st, "2b", population=min(6, rest))
    if rest > 6:
        put(st, "1b", owner=A, population=rest - 6)


def guilds(letter: str) -> Setter:
    """So many Guilds of this kind, from the Outpost on."""

    def set_guilds(st: State, count: int) -> None:
        for number, place in enumerate(("2b", "1a", "1b")):
            there = min(3, count - 3 * number)
            if there > 0:
                put(st, place, owner=A)
                put(st, place, guilds=letter * there)

    return set_guilds


def heavy_industry(st: State, miners: int) -> None:
    """Two Engineers' Guilds and so many Miners' Guilds."""
    put(st, "2a", guilds="ee")
    put(st, "2b", guilds="m" * miners)


def level_of(letter: str, each: int = 1) -> Setter:
    """A Production Level of `each` times so much."""

    def set_level(st: State, population: int) -> None:
        put(st, "2b", guilds=letter * each, population=population)

    return set_level


def nine_or_eight_credits(st: State, population: int) -> None:
    """Level 9 of Credits with Population 3, 8 with Population 2."""
    put(st, "2b", guilds="bbb", population=population)
    if population == 2:
        put(st, "2a", guilds="b", population=2)


def installations(kind: str, printed: int = 0) -> Setter:
    """So many Installations of this kind, of which `printed` at Home."""

    def set_pieces(st: State, count: int) -> None:
        pieces = count - printed
        for number, place in enumerate(("2b", "1a", "1b")):
            there = min(3, pieces - 3 * number)
            if there > 0:
                put(st, place, owner=A)
                put(st, place, installations=" ".join([kind] * there))

    return set_pieces


def stock(resource: str) -> Setter:
    """So much of a resource in stock."""
    assert resource in RESOURCES
    return lambda st, count: give(st, A, **{resource: count})


def track(number: int) -> Setter:
    """A Civilization track on this space."""

    def set_track(st: State, space: int) -> None:
        give(st, A, tracks=[space if each == number else 0 for each in range(3)])

    return set_track


def track_corruption(st: State, count: int) -> None:
    """So many Corrupted tracks."""
    give(st, A, track_corruption=[count > 0, count > 1, count > 2])


def mat_corruption(st: State, count: int) -> None:
    """Corruption on so many Agenda slots."""
    give(st, A, slots=[Slot(corrupted=number < count) for number in range(3)])


def corruption(st: State, count: int) -> None:
    """Corruption on a sector, a track, a slot."""
    put(st, "2b", corrupted=count > 0)
    track_corruption(st, int(count > 1))
    mat_corruption(st, int(count > 2))


def corrupted_sectors(st: State, count: int) -> None:
    """So many Corrupted sectors."""
    for place in ("2b", *OTHERS)[:count]:
        put(st, place, owner=A)
        put(st, place, corrupted=True)


def upkeep(st: State, points: int) -> None:
    """So much Upkeep altogether: 2 of the starting Agenda, then Agendas, then a sector."""
    agendas = min(3, (points - 2) // 2)
    give(st, A, slots=[Slot(agenda) for agenda in ("S1", "M1", "W1")[:agendas]])
    sector_upkeep(st, points - 2 - 2 * agendas)


def sector_upkeep(st: State, points: int) -> None:
    """So much Upkeep of sectors."""
    put(st, "2b", guilds="fff" if points > 0 else "", installations="shipyard shipyard shipyard" if points > 1 else "")
    if points > 2:
        put(st, "1a", owner=A)
        put(st, "1a", guilds="fff")


def fleet_types(st: State, count: int) -> None:
    """Cubes of so many types."""
    put(st, "2a", fleets={"corvette": 1})
    put(st, "2b", fleets={"corvette": 1} if count == 1 else {"sentry": 1})


def cubes(st: State, count: int) -> None:
    """So many deployed cubes."""
    put(st, "2a", fleets={"corvette": count - 2})
    put(st, "2b", fleets={"corvette": 2}, corrupted=True)  # "in your sectors", Pure or not


def technologies(st: State, count: int) -> None:
    """So many Technologies."""
    give(st, A, technologies=" ".join(["shields", "robotics", "targeting+", "purifier", "carriers"][:count]))


def improved(st: State, count: int) -> None:
    """So many Improved Technologies and a Basic one."""
    give(st, A, technologies=" ".join(["shields", "robotics+", "targeting+"][: count + 1]))


def agendas(st: State, count: int) -> None:
    """So many Agendas in Pure slots, and one in a Corrupted one."""
    give(st, A, slots=[Slot("S1", corrupted=True), *[Slot("M1") for _ in range(count)], Slot()][:3])


def glory(st: State, tokens: int) -> None:
    """So many Glory tokens."""
    give(st, A, glory=[1] * tokens)


def glory_of(st: State, value: int) -> None:
    """A Glory token of this value."""
    give(st, A, glory=[2, value])


def glory_sum(st: State, value: int) -> None:
    """Glory of this value altogether."""
    give(st, A, glory=[2, value - 2])


def tokens(kind: str, value: object = "def") -> Setter:
    """So many tokens kept."""
    return lambda st, count: give(st, A, **{kind: [value] * count})


def trade(st: State, count: int) -> None:
    """So many Trade tokens."""
    give(st, A, trade=count)


def empty_guild_spaces(st: State, count: int) -> None:
    """So many empty Guild spaces: Home has two, the Outpost three."""
    put(st, "2a", guilds="ff")
    st.sectors["2b"].guilds = ["farmers"] * (3 - count)


def full_guild_mix(st: State, count: int) -> None:
    """So many sectors with two of Farmers', Engineers' and Miners' Guild."""
    for place in ("2a", "2b", "1a")[:count]:
        put(st, place, owner=A)
        put(st, place, guilds="fm")


def preferred_in_discard(st: State, count: int) -> None:
    """Zenor's preferred cards in the discard."""
    give(st, A, discard=["production", *["progress"] * count])


def catastrophes(st: State, count: int) -> None:
    """So many Catastrophe tokens."""
    st.coop = Cooperation(catastrophes=count)


def pure_and_learned(st: State, count: int) -> None:
    """No Corruption on the mat, so many Technologies."""
    technologies(st, count)
