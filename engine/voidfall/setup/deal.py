"""A new game: everything before the first choice, drawn in the order of P1."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.title import Setup
from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.setup.galaxy import lay_out_sectors
from engine.voidfall.setup.houses import deal_houses
from engine.voidfall.setup.scenario import choose_scenario, settle_options
from engine.voidfall.state import Player, State


def deal(setup: Setup, chance: Chance) -> State:
    """Scenario, turn order, seats, houses, unless they are chosen; then decks. Raises Refused if the options do not
    fit."""
    options = settle_options(setup)
    scenario, table = choose_scenario(options, setup, chance)
    order = list(range(setup.seats))
    chance.shuffle(order)
    given = parts().maps[table.map]
    letters: list[str] = [tile.seat for tile in given.tiles if tile.outpost and tile.seat is not None]
    chance.shuffle(letters)
    st = State(
        chance=chance,
        options=options,
        players=[Player() for _ in order],
        order=order,
        map=table.map,
        seating=letters,
        scenario=scenario.id,
        components=COMPONENTS.fingerprint,
    )
    for player in st.players:
        player.slots[-1].corrupted = True
    st.picks = list(order)
    lay_out_sectors(st)
    if options.houses == "dealt":
        deal_houses(st)
    return st
