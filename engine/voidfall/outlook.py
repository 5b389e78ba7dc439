"""What a change of a sector would do to Yields and Upkeep, for the options that bring it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.text import Text, say
from engine.voidfall.production import level, production_yield
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import Place
from engine.voidfall.upkeep import upkeep_due
from engine.voidfall.vocabulary.terms import RESOURCES, Guild, Installation
from engine.voidfall.vocabulary.words import resource_name


def with_guild(st: State, seat: int, place: Place, guild: Guild) -> Text | None:
    """With one more Guild."""
    sector = st.sectors[place]
    return outlook(st, seat, place, replace(sector, guilds=[*sector.guilds, guild]))


def with_installation(st: State, seat: int, place: Place, kind: Installation) -> Text | None:
    """With one more Installation."""
    sector = st.sectors[place]
    return outlook(st, seat, place, replace(sector, installations=[*sector.installations, kind]))


def with_population(st: State, seat: int, place: Place, change: int) -> Text | None:
    """With so much more or less Population."""
    sector = st.sectors[place]
    return outlook(st, seat, place, replace(sector, population=(sector.population or 0) + change))


def given_up(st: State, seat: int, place: Place) -> Text | None:
    """Without the sector."""
    return outlook(st, seat, place, replace(st.sectors[place], owner=None, fleets={}))


def outlook(st: State, seat: int, place: Place, changed: Sector) -> Text | None:
    """The Yields and the Upkeep of a seat that would be others if a sector were so; None: nothing."""
    parts = differences(st, replace(st, sectors={**st.sectors, place: changed}), seat)
    return say("vf-outlook", parts=parts) if parts else None


def differences(st: State, after: State, seat: int) -> list[Text]:
    """The Yields and the Upkeep of a seat that are others after a change."""
    parts: list[Text] = []
    for resource in RESOURCES:
        reached = level(after, seat, resource)
        if reached != level(st, seat, resource):
            before, then = production_yield(st, seat, resource), production_yield(after, seat, resource)
            name = resource_name(resource)
            if before == then:
                parts.append(say("vf-outlook-level", resource=name, then=then, n=reached))
            else:
                parts.append(say("vf-outlook-yield", resource=name, before=before, then=then, n=reached))
    now, due = upkeep_due(st, seat), upkeep_due(after, seat)
    if now != due:
        parts.append(say("vf-outlook-upkeep", before=now, then=due))
    return parts
