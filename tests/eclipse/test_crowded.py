"""Crowded maps: combat phases played at random to their end, with the laws of every title after each answer."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.components import MINIATURES, SHIP_CLASSES, SPECIES
from engine.eclipse.effects import add_ship
from engine.eclipse.ships import miniatures_left
from engine.eclipse.state import Offer, State
from engine.eclipse.title import Eclipse
from scripts.laws import check_questions, check_saved, check_secrets, check_undo, check_undo_closed
from tests.eclipse.positions import give, position, put, reputation

PLACES = ("1b", "1d", "2b", "2c", "3a", "3b", "3c", "4a", "4b", "5a")
SECTORS = ("101", "104", "201", "204", "205", "301", "302", "304", "310", "318")
BOARDS = ("planta", "descendants_of_draco", "orion_hegemony", "mechanema", "eridani_empire", "hydran_progress")


class Crowded(Eclipse):
    """Eclipse that begins with a given position."""

    def __init__(self, st: State) -> None:
        self.st = st

    def new(self, setup: Setup, chance: Chance) -> State:
        """The position."""
        return self.st


def crowded(seed: str, players: int) -> State:
    """Sectors with discs, cubes, tiles and ships of everybody all over the map, and the combat phase begins."""
    lots = Chance(seed)
    boards = list(BOARDS)
    lots.shuffle(boards)
    st = position(*boards[:players], players=players)
    st.chance = Chance(f"{seed}/dice")
    for sector_id, place in zip(SECTORS, PLACES, strict=True):
        if place in st.sectors:
            continue
        owner = lots.below(players) if lots.below(3) else None
        sector = put(st, sector_id, place, lots.below(6), owner=owner, filled=(0,) if owner is not None else ())
        if sector_id in ("101", "104", "301") and lots.below(2):
            add_ship(st, -1, place, "ancient")
        if lots.below(3) == 0 and st.discovery_stack:
            sector.discovery = st.discovery_stack.pop()
        for _ in range(lots.below(4)):
            crowd(st, lots, place, lots.below(players))
    for seat in range(players):
        crowd(st, lots, "0a", seat)
        if lots.below(2):
            give(st, seat, "neutron_bombs") if "neutron_bombs" not in st.players[seat].technologies else None
        reputation(st, seat, *([1, 2][: lots.below(3)]))
        if players >= 4:
            partner = (seat + 1) % players
            st.players[seat].offers.append(Offer(partner, "money"))
    st.phase, st.events = "combat", []
    return st


def crowd(st: State, lots: Chance, place: str, seat: int) -> None:
    """A ship or two of a seat."""
    for _ in range(1 + lots.below(2)):
        ship = SHIP_CLASSES[lots.below(len(SHIP_CLASSES))]
        if miniatures_left(st, seat, ship):
            add_ship(st, seat, place, ship)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("number", range(5))
def test_a_crowded_combat_phase_comes_to_its_end(players: int, number: int) -> None:
    """Every answer can be stored, taken back where nothing was shown, and tells nobody what is hidden."""
    seed = f"crowd {players} {number}"
    session = Session.begin(Crowded(crowded(seed, players)), Setup(players, {}), "5eed")
    lots, asked = Chance(f"{seed}/answers"), 0
    while session.state.phase in ("combat", "bombing", "control", "diplomacy") or session.state.tasks:
        seat = session.owed()[0]
        pending = session.pending(seat)
        assert pending is not None
        keys = pending.ask.options.keys
        answer = (keys[lots.below(len(keys))],)
        if asked % 3 == 0:
            check_secrets(session, seat, Chance(f"{seed}/{asked}"))
            check_undo_closed(session, seat, answer, (seat + 1) % players, Chance(f"{seed}/{asked}"))
        before = session.digest()
        session.submit(seat, answer)
        session.title.check(session.state)
        check_questions(session)
        check_saved(session)
        check_undo(session, seat, answer, before)
        asked += 1
        assert asked < 400
    assert all(
        not damage
        for sector in session.state.sectors.values()
        for fleet in sector.fleets
        for ships in fleet.ships.values()
        for damage in ships
    )
    for seat, player in enumerate(session.state.players):
        assert len(player.reputation) <= sum(
            (SPECIES[player.species].reputation.either, SPECIES[player.species].reputation.reputation)
        )
        assert all(0 <= miniatures_left(session.state, seat, ship) <= MINIATURES[ship] for ship in SHIP_CLASSES)
