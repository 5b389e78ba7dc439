"""Cubes of players: activated, deployed, recalled, moved; sectors that are abandoned (section 4, 4.1)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import TAKEOVER_CUBES
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import CubeActivated, CubeDeployed, CubeRegrouped, SectorAbandoned
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import can_be_corrupted, kind_of
from engine.voidfall.names import SEATS, place_name
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.cards import DiscardGlory
from engine.voidfall.vocabulary.technology_rules import KeepsGlory
from engine.voidfall.vocabulary.terms import Fleet
from engine.voidfall.vocabulary.words import fleet_name


def activate(flow: Flow, n: int) -> None:
    """Up to so many inactive cubes become active."""
    st, player = flow.st, flow.player
    count = min(n, player.inactive)
    if not count:
        return
    player.inactive -= count
    player.active += count
    st.record(say("vf-log-activate", side=SEATS[flow.seat], n=count), seat=flow.seat)
    for _ in range(count):
        happened(flow, CubeActivated(flow.seat))


def deactivate_active(st: State, seat: int, n: int) -> None:
    """So many active cubes become inactive."""
    player = st.players[seat]
    player.active -= n
    player.inactive += n
    st.record(say("vf-log-deactivate", side=SEATS[seat], n=n), seat=seat)


def deploy(flow: Flow, place: Place, fleet: Fleet) -> None:
    """An active cube goes to a sector of its owner. Its cost has been paid."""
    st, seat = flow.st, flow.seat
    flow.player.active -= 1
    add_cube(st.sectors[place], seat, fleet)
    text = say("vf-log-deploy", side=SEATS[seat], fleet=fleet_name(fleet), place=place_name(place))
    st.record(text, at=(place,), seat=seat)
    happened(flow, CubeDeployed(seat, place, fleet))


def recall(flow: Flow, place: Place, fleet: Fleet) -> None:
    """A deployed cube becomes active. Without its last cube a sector outside Home is abandoned (P20)."""
    st, seat, sector = flow.st, flow.seat, flow.st.sectors[place]
    remove_cube(sector, fleet)
    flow.player.active += 1
    text = say("vf-log-recall", side=SEATS[seat], fleet=fleet_name(fleet), place=place_name(place))
    st.record(text, at=(place,), seat=seat)
    if not sector.cubes and sector.home is None:
        abandon(flow, place)


def step(flow: Flow, fleet: Fleet, source: Place, target: Place, *, first: bool = False) -> None:
    """A cube moves between two adjacent sectors of its owner in a regroup (P27). `first`: the first one of it."""
    st, seat = flow.st, flow.seat
    remove_cube(st.sectors[source], fleet)
    add_cube(st.sectors[target], seat, fleet)
    text = say(
        "vf-log-step", side=SEATS[seat], fleet=fleet_name(fleet), source=place_name(source), target=place_name(target)
    )
    st.record(text, at=(source, target), seat=seat)
    happened(flow, CubeRegrouped(seat, first))


def abandon(flow: Flow, place: Place, *, emptied: bool = True) -> None:
    """The owner loses a sector outside Home: takeover, and a Glory token of choice (4.1). Cubes that are still there
    become active. `emptied`: by moving or recalling its cubes, not by a penalty."""
    st, seat, sector = flow.st, flow.seat, flow.st.sectors[place]
    flow.player.active += sector.cubes
    st.record(say("vf-log-abandon", side=SEATS[seat], place=place_name(place)), at=(place,), seat=seat)
    takeover(st, place)
    if not (emptied and in_force(st, seat, KeepsGlory)):
        flow.then(DiscardGlory(1), forced=True)
    if emptied:
        happened(flow, SectorAbandoned(seat, place))


def takeover(st: State, place: Place) -> None:
    """The Voidborn take a sector, without loss of Glory: Installations off, Corruption, two cubes and a Bounty token
    face down. One without room for Voidborn Fleets just becomes unoccupied (4.1)."""
    sector = st.sectors[place]
    sector.owner = None
    sector.fleets = {}
    sector.installations = []
    if can_be_corrupted(sector):
        sector.corrupted = True
    sector.voidborn = 0
    if not kind_of(sector).voidborn_fleets:
        return
    sector.voidborn = TAKEOVER_CUBES
    if parts().settings.void_takeover_places_facedown_bounty:
        sector.bounty += 1
    st.record(say("vf-log-takeover", place=place_name(place)), at=(place,))


def add_cube(sector: Sector, seat: int, fleet: Fleet) -> None:
    """A cube of a seat comes to a sector, which is the seat's from now on."""
    sector.owner = seat
    sector.fleets[fleet] = sector.fleets.get(fleet, 0) + 1


def remove_cube(sector: Sector, fleet: Fleet) -> None:
    """A cube leaves a sector. What follows from the last one is up to the caller."""
    left = sector.fleets[fleet] - 1
    if left:
        sector.fleets[fleet] = left
    else:
        del sector.fleets[fleet]
    if not sector.fleets:
        sector.owner = None
