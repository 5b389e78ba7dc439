"""Small positions for tests of the rules, and units of play that are resolved on them.

    st = position("fenrax", "valnis")
    give(st, A, food=2, technologies="carriers targeting+")
    put(st, "1b", owner=A, fleets={"corvette": 2}, population=3, guilds="fm")
    asked = play(st, Deploy(1), "cube:carrier:1b")
    assert st.sectors["1b"].fleets["carrier"] == 1

The map is that of the tutorial for two players. A has the Home sector 2a and the Outpost 2b, B 2g and 2h, each with
Population 2 and two Corvettes and nothing else; the other sectors are as the map says: Voidborn on 1a to 1f, 2d, 2f,
2j, 2l and 0a, Fallen Houses on 2c and 2i. Each player has four active cubes and nothing in stock, no Technology, no
Glory token beyond that of value 2, and Corruption nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decision import Ask, Roll
from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.constants import CUBES
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.map.chart import chart
from engine.voidfall.records.galaxy import FALLEN, HOME, Tile
from engine.voidfall.resolve.combined import ALL
from engine.voidfall.run import run
from engine.voidfall.state import Options, Player, Sector, State
from engine.voidfall.tasks import Scope, Source
from engine.voidfall.vocabulary.costs import CostPart, PayResources
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.terms import GUILDS, RESOURCES, Guild, Level, Resources

A, B = 0, 1
HOMES, OUTPOSTS = ("2a", "2g"), ("2b", "2h")
FALLEN_HOUSES = ("astoran", "marqualos")
"""Those whose cards lie on 2c and 2i."""
SOURCE = Source("focus", "test/1")


def position(*houses: str, map_id: str = "T_2p") -> State:
    """The first turn of a Cycle, before anything is played. `houses` by seat, Valnis and Belitan if not named."""
    named = [*houses, "valnis", "belitan"][:2]
    st = State(
        chance=Chance("positions"),
        options=Options(),
        players=[Player(house=house, origin="A", active=4, inactive=CUBES - 8) for house in named],
        order=[A, B],
        map=map_id,
        seating=["a", "b"],
        scenario="T",
        phase="focus",
        round=1,
    )
    fallen = list(FALLEN_HOUSES)
    for place, tile in chart(map_id).tiles.items():
        st.sectors[place] = _sector(st, tile, fallen)
    st.bounty_pool = {face.id: face.copies for face in parts().bounty_tokens.values()}
    st.reclaim_pool = {face.id: face.copies for face in parts().reclaim_tokens.values()}
    st.ladder = list(parts().player_counts[2].trade_tokens)
    return st


def _sector(st: State, tile: Tile, fallen: list[str]) -> Sector:
    if tile.seat is not None:
        seat, home = st.seating.index(tile.seat), tile.kind == HOME
        kind = parts().houses[st.players[seat].house].home if home else tile.kind
        return Sector(tile.id, kind, seat if home else None, owner=seat, fleets={"corvette": 2}, population=2)
    card = parts().fallen_houses[fallen.pop(0)] if tile.kind == FALLEN else None
    return Sector(
        tile.id,
        tile.kind,
        voidborn=tile.voidborn,
        population=tile.population if card is None else card.population,
        corrupted=tile.corrupted,
        installations=["sector_defense"] * (tile.sector_defenses if card is None else card.sector_defenses),
        bounty=tile.bounty,
        reclaim=tile.reclaim,
        glory=[tile.glory] if tile.glory else [],
        harbingers=tile.harbingers,
        fallen="" if card is None else card.id,
    )


def put(st: State, place: str, *, guilds: str = "", installations: str = "", **fields: Any) -> Sector:
    """Change a sector. With an `owner` it holds nothing of the Voidborn and is Pure unless the fields say otherwise; it
    has one Corvette unless they name `fleets`. `guilds`: letters as in `guilds_of`; `installations`: names."""
    sector = st.sectors[place]
    if fields.get("owner") is not None and sector.owner is None:
        sector.voidborn = sector.bounty = sector.reclaim = 0
        sector.glory, sector.fallen, sector.installations, sector.corrupted = [], "", [], False
        sector.fleets = {"corvette": 1}
    for name, value in fields.items():
        setattr(sector, name, value)
    if guilds:
        sector.guilds = guilds_of(guilds)
    if installations:
        sector.installations = installations.split()  # type: ignore[assignment]  # names of the vocabulary
    return sector


def guilds_of(letters: str) -> list[Guild]:
    """`fem`: Farmers', Engineers' and Miners' Guild; b: Bankers', s: Scientists'."""
    return [next(guild for guild in GUILDS if guild.startswith(letter)) for letter in letters]


def give(st: State, seat: int, *, technologies: str = "", **fields: Any) -> Player:
    """Change a player: resources in stock and any field. `technologies`: ids, Improved ones with a plus."""
    player = st.players[seat]
    for name, value in fields.items():
        if name in RESOURCES:
            player.stock[name] = value
        else:
            setattr(player, name, value)
    for each in technologies.split():
        level: Level = "improved" if each.endswith("+") else "basic"
        player.technologies[each.rstrip("+")] = level
    return player


def pay(**amounts: int) -> tuple[CostPart, ...]:
    """A cost of resources."""
    return (PayResources(Resources(**amounts)),)


def play(
    st: State,
    *given: Effect | str,
    seat: int = A,
    source: Source = SOURCE,
    scope: Scope | None = None,
    forced: bool = False,
    rolls: Sequence[Sequence[Any]] = (),
) -> list[Ask]:
    """Resolve effects as one unit of play with these answers, each a key, until the stack is empty. The questions that
    were asked. Fails if there are fewer or more questions than answers."""
    effects = [each for each in given if not isinstance(each, str)]
    begin_unit(st, seat, source, *effects, scope=scope, forced=forced)
    return answer(st, *[each for each in given if isinstance(each, str)], rolls=rolls)


def answer(st: State, *answers: str, rolls: Sequence[Sequence[Any]] = ()) -> list[Ask]:
    """Go on with what is on the stack, as `play` does."""
    asked: list[Ask] = []
    left, dice = list(answers), list(rolls)
    while st.tasks:
        drive(run(st), left, asked, dice)
    assert not left, f"answers that nobody asked for: {left}"
    return asked


def drive(unit: Any, left: list[str], asked: list[Ask], dice: list[Sequence[Any]]) -> Any:
    """Run one generator of the rules with these answers and results of chance. Its result."""
    value = None
    while True:
        try:
            request = unit.send(value)
        except StopIteration as stop:
            return stop.value
        if isinstance(request, Roll):
            value = tuple(dice.pop(0)) if dice else tuple(next(iter(request.faces)) for _ in range(request.times))
            continue
        assert isinstance(request, Ask), request
        asked.append(request)
        keys = request.options.keys
        assert left, f"unanswered: {request.about.key} {keys}"
        key = meant(left.pop(0), keys)
        assert key in keys, f"{key} is not among {keys}"
        _ = request.options.all
        value = request.value_of((key,))


def meant(key: str, keys: tuple[str, ...]) -> str:
    """`all` of the parts of an effect also stands for the one that does anything where there is no other."""
    parts_asked = [each for each in keys if each.startswith("part:")]
    return parts_asked[0] if key == ALL and ALL not in keys and len(parts_asked) == 1 else key


def resolve_unasked(st: State, effect: Effect, **more: Any) -> None:
    """Resolve an effect that must not ask anything."""
    assert play(st, effect, **more) == []


def set_rules(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
    """Use other settings in a test."""
    known = parts()
    monkeypatch.setattr(COMPONENTS, "parts", replace(known, settings=replace(known.settings, **settings)))
