"""Population, Guilds and Installations of sectors (section 4)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import GuildEstablished, InstallationBuilt, PopulationIncreased
from engine.voidfall.names import SEATS, place_name
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.terms import Guild, Installation
from engine.voidfall.vocabulary.words import guilds, installations


def increase_population(flow: Flow, place: Place) -> None:
    """The Population of a sector goes up by one."""
    count = _change_population(flow.st, place, 1)
    flow.scope.grown = place
    text = say("vf-log-grow", side=SEATS[flow.seat], place=place_name(place), n=count)
    flow.st.record(text, at=(place,), seat=flow.seat)
    happened(flow, PopulationIncreased(flow.seat, place))


def decrease_population(st: State, seat: int, place: Place) -> None:
    """The Population of a sector goes down by one."""
    count = _change_population(st, place, -1)
    text = say("vf-log-shrink", side=SEATS[seat], place=place_name(place), n=count)
    st.record(text, at=(place,), seat=seat)


def establish(flow: Flow, place: Place, guild: Guild) -> None:
    """A Guild comes to the leftmost free space."""
    flow.st.sectors[place].guilds.append(guild)
    flow.scope.guild = guild
    text = say("vf-log-establish", side=SEATS[flow.seat], what=guilds((guild,), 1), place=place_name(place))
    flow.st.record(text, at=(place,), seat=flow.seat)
    happened(flow, GuildEstablished(flow.seat, place, guild))


def build(flow: Flow, place: Place, kind: Installation) -> None:
    """An Installation comes to the leftmost free space."""
    flow.st.sectors[place].installations.append(kind)
    text = say("vf-log-build", side=SEATS[flow.seat], what=installations((kind,), 1), place=place_name(place))
    flow.st.record(text, at=(place,), seat=flow.seat)
    happened(flow, InstallationBuilt(flow.seat, place, kind))


def destroy_guild(st: State, seat: int, place: Place, guild: Guild) -> None:
    """A placed Guild is removed; those to its right move left."""
    st.sectors[place].guilds.remove(guild)
    text = say("vf-log-destroy", side=SEATS[seat], what=guilds((guild,), 1), place=place_name(place))
    st.record(text, at=(place,), seat=seat)


def destroy_installation(st: State, seat: int, place: Place, kind: Installation) -> None:
    """A placed Installation is removed; those to its right move left."""
    st.sectors[place].installations.remove(kind)
    text = say("vf-log-destroy", side=SEATS[seat], what=installations((kind,), 1), place=place_name(place))
    st.record(text, at=(place,), seat=seat)


def _change_population(st: State, place: Place, by: int) -> int:
    sector = st.sectors[place]
    count = (sector.population or 0) + by
    sector.population = count
    return count
