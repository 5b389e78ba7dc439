"""Why something that is free in one's own turn is not offered: a colony ship, a trade, diplomacy (P17.3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from engine.core.decision import Ask, Barred, Option, Step
from engine.core.text import Text, say
from engine.eclipse.actions.diplomacy import (
    can_accept,
    can_be_partner,
    connected,
    meet,
    offer_to,
)
from engine.eclipse.actions.free import ADVANCED, Colonise, colonise_pairs
from engine.eclipse.components import DIPLOMACY_FROM, RESOURCES, SECTORS, SPECIES, Resource
from engine.eclipse.names import LETTERS, SEATS, amount, place_name, technology_name
from engine.eclipse.state import Place, Sector, State
from engine.eclipse.why_places import listed


def free_barred(st: State, ask: Ask) -> Iterator[Barred]:
    """All of it."""
    yield from _cubes(st, ask)
    yield from _trades(st, ask.seat)
    yield from _relations(st, ask.seat)


# -- colony ships ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _cube(place: Place, track: Resource) -> Option:
    label = say(
        "ecl-colony", place=place_name(place), cube=say(f"ecl-cube-{track}"), resource=say(f"ecl-resource-{track}")
    )
    return Option(
        f"colony:{place}-{track}", label, at=place, path=(Step(place, say("ecl-place", place=place_name(place))),)
    )


def _cubes(st: State, ask: Ask) -> Iterator[Barred]:
    """Cubes that a colony ship cannot bring (P17.4.1, P17.4.2)."""
    player = st.players[ask.seat]
    offered = {
        (choice.place, choice.track) for _, choice in colonise_pairs(st, ask.seat) if isinstance(choice, Colonise)
    }
    instead = listed(list(dict.fromkeys(place for place, _ in sorted(offered))))
    for place, sector in st.sectors.items():
        for number, track in enumerate(RESOURCES):
            if (place, track) in offered:
                continue
            if sector.owner != ask.seat:
                reason = say("ecl-why-not-own")
            elif not player.colony_ships:
                reason = say("ecl-why-no-colony-ship")
            elif not player.cubes[number]:
                reason = say("ecl-why-track-empty")
            else:
                reason = _no_square(sector, track)
            yield Barred(_cube(place, track), reason, instead)


def _no_square(sector: Sector, track: Resource) -> Text:
    """No square for such a cube is empty, or it is advanced."""
    for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True):
        if not filled and square.advanced and square.kind in (track, "gray"):
            return say("ecl-why-advanced-square", technology=technology_name(ADVANCED[track]))
    return say("ecl-why-no-square")


# -- trade -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _trade(given: Resource, gained: Resource, rate: int) -> Option:
    label = say("ecl-trade", given=amount(given, rate), gained=amount(gained, 1))
    names = (f"{given} for {gained}", f"{rate} {given} for 1 {gained}", f"{given} {gained}")
    return Option(f"trade:{given}-{gained}", label, names=names)


def _trades(st: State, seat: int) -> Iterator[Barred]:
    """Trades that cannot be paid (P17.4.4)."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    for given, have in zip(RESOURCES, (player.money, player.science, player.materials), strict=True):
        if have < rate:
            reason = say("ecl-why-too-dear", price=amount(given, rate), have=have)
            for gained in RESOURCES:
                if gained != given:
                    yield Barred(_trade(given, gained, rate), reason)


# -- diplomacy -------------------------------------------------------------------------------------------------------


@cache
def _with(verb: str, partner: int) -> Option:
    """An offer to somebody, its acceptance or withdrawal; the track is not named."""
    label = {"offer": "ecl-offer-to", "accept": "ecl-accept-from", "withdraw": "ecl-withdraw"}[verb]
    return Option(f"{verb}:{LETTERS[partner]}", say(label, partner=SEATS[partner]), names=(LETTERS[partner],))


def _relations(st: State, seat: int) -> Iterator[Barred]:
    """Offers that cannot be made, accepted or withdrawn (P17.11.1, P17.11.6)."""
    reach = connected(st, seat) if len(st.players) >= DIPLOMACY_FROM else set()
    for partner in range(len(st.players)):
        if partner == seat:
            continue
        reason = _no_relation(st, seat, partner, partner in reach)
        offered = offer_to(st, seat, partner) is not None
        if reason is not None or offered:
            yield Barred(_with("offer", partner), reason or say("ecl-why-offered"))
        if offer_to(st, partner, seat) is None:
            yield Barred(_with("accept", partner), say("ecl-why-no-offer"))
        elif not can_accept(st, seat, partner):
            yield Barred(_with("accept", partner), reason or say("ecl-why-track-empty"))
        if not offered:
            yield Barred(_with("withdraw", partner), say("ecl-why-no-offer-made"))


def _no_relation(st: State, seat: int, partner: int, is_connected: bool) -> Text | None:
    """What is missing for a relation of the two."""
    one, other = st.players[seat], st.players[partner]
    missing = {
        "ecl-why-too-few-players": len(st.players) < DIPLOMACY_FROM,
        "ecl-why-partners": partner in one.partners,
        "ecl-why-traitor": st.traitor in (seat, partner),
        "ecl-why-no-common-edge": not is_connected,
        "ecl-why-ships-meet": meet(st, seat, partner),
        "ecl-why-no-ambassador": not (can_be_partner(one) and can_be_partner(other)),
    }
    return next((say(key) for key, holds in missing.items() if holds), None)
