"""Why something that is free in one's own turn is not offered: a colony ship, a trade, diplomacy (P17.3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from engine.core.decision import Ask, Barred, Option, Pairs, Step
from engine.core.text import Text, say
from engine.eclipse.actions.diplomacy import (
    AcceptOffer,
    Diplomacy,
    MakeOffer,
    aside_pairs,
    can_be_partner,
    connected,
    diplomacy_pairs,
    is_time_to_talk,
    meet,
    offer_to,
    stands,
)
from engine.eclipse.actions.free import Colonise, colonise_pairs
from engine.eclipse.components import ADVANCED, DIPLOMACY_FROM, RESOURCES, SECTORS, SPECIES, Resource
from engine.eclipse.map.geometry import opposing_ships
from engine.eclipse.names import LETTERS, SEATS, amount, place_name, technology_name
from engine.eclipse.state import Place, Sector, State
from engine.eclipse.why_places import listed


def free_barred(st: State, ask: Ask) -> Iterator[Barred]:
    """All of it."""
    yield from cubes_barred(st, ask)
    yield from _trades(st, ask.seat)
    yield from _relations(st, ask.seat)


# -- colony ships ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def cube_option(place: Place, track: Resource) -> Option:
    label = say(
        "ecl-colony", place=place_name(place), cube=say(f"ecl-cube-{track}"), resource=say(f"ecl-resource-{track}")
    )
    return Option(
        f"colony:{place}-{track}", label, at=place, path=(Step(place, say("ecl-place", place=place_name(place))),)
    )


def cubes_barred(st: State, ask: Ask, *, in_upkeep: bool = False) -> Iterator[Barred]:
    """Cubes that a colony ship cannot bring (P17.4.1 to P17.4.3)."""
    player = st.players[ask.seat]
    offered = {
        (choice.place, choice.track)
        for _, choice in colonise_pairs(st, ask.seat, in_upkeep=in_upkeep)
        if isinstance(choice, Colonise)
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
            elif in_upkeep and opposing_ships(st, sector, ask.seat):
                reason = say("ecl-why-enemies")
            elif not player.cubes[number]:
                reason = say("ecl-why-track-empty")
            else:
                reason = _no_square(sector, track)
            yield Barred(cube_option(place, track), reason, instead)


def _no_square(sector: Sector, track: Resource) -> Text:
    """No square for such a cube is empty, or it is advanced."""
    for square, filled in zip(SECTORS[sector.id].squares, sector.filled, strict=True):
        if not filled and square.advanced and square.kind in (track, "gray"):
            return say("ecl-why-advanced-square", technology=technology_name(ADVANCED[track]))
    return say("ecl-why-no-square")


# -- trade -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def trade_option(given: Resource, gained: Resource, rate: int) -> Option:
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
                    yield Barred(trade_option(given, gained, rate), reason)


# -- diplomacy -------------------------------------------------------------------------------------------------------


@cache
def _with(verb: str, partner: int) -> Option:
    """An offer to somebody, its acceptance or withdrawal; the track is not named."""
    label = {"offer": "ecl-offer-to", "accept": "ecl-accept-from", "withdraw": "ecl-withdraw"}[verb]
    return Option(f"{verb}:{LETTERS[partner]}", say(label, partner=SEATS[partner]), names=(LETTERS[partner],))


def asides_barred(st: State, seat: int) -> Iterator[Barred]:
    """What the seat cannot say while another one is asked (P17.11.6)."""
    return _unsaid(st, seat, aside_pairs(st, seat), beside=True)


def _relations(st: State, seat: int) -> Iterator[Barred]:
    """Offers that cannot be made, accepted or withdrawn in one's own turn (P17.11.1, P17.11.6)."""
    return _unsaid(st, seat, diplomacy_pairs(st, seat), beside=False)


def _unsaid(st: State, seat: int, possible: Pairs[Diplomacy], *, beside: bool) -> Iterator[Barred]:
    """What is not among these, with the partners to whom it can be said. `beside`: while another one is asked."""
    reach = connected(st, seat) if len(st.players) >= DIPLOMACY_FROM else set()
    to: dict[str, list[int]] = {"offer": [], "accept": [], "withdraw": []}
    for _, choice in possible:
        verb = {MakeOffer: "offer", AcceptOffer: "accept"}.get(type(choice), "withdraw")
        if choice.partner not in to[verb]:
            to[verb].append(choice.partner)
    for verb, partners in to.items():
        instead = say("ecl-why-choose-partners", partners=[SEATS[each] for each in partners]) if partners else None
        for partner in range(len(st.players)):
            if partner != seat and partner not in partners:
                reasons = [*_reasons(st, seat, verb, partner, is_connected=partner in reach)]
                if beside and not is_time_to_talk(st):
                    reasons.append(say("ecl-why-not-now"))
                elif beside and verb == "accept" and partner != st.active:
                    reasons.append(say("ecl-why-others-turn"))
                yield Barred(_with(verb, partner), (*reasons, say("ecl-why-track-empty"))[0], instead)


def _reasons(st: State, seat: int, verb: str, partner: int, *, is_connected: bool) -> Iterator[Text]:
    """Why something cannot be said to a partner in any turn, the weightiest reason first."""
    if verb == "withdraw":
        if offer_to(st, seat, partner) is None:
            yield say("ecl-why-no-offer-made")
    elif verb == "accept" and offer_to(st, partner, seat) is None:
        yield say("ecl-why-no-offer")
    else:
        yield from _no_relation(st, seat, partner, is_connected)
        if verb == "offer" and offer_to(st, seat, partner) is not None:
            yield say("ecl-why-offered")
        if verb == "offer" and stands(st, partner, seat):
            yield say("ecl-why-accept-theirs")
        if verb == "accept" and meet(st, seat, partner):
            yield say("ecl-why-ships-meet")


def _no_relation(st: State, seat: int, partner: int, is_connected: bool) -> Iterator[Text]:
    """What is missing for a relation of the two, wherever their ships are."""
    if len(st.players) < DIPLOMACY_FROM:
        yield say("ecl-why-too-few-players")
    if partner in st.players[seat].partners:
        yield say("ecl-why-partners")
    if st.traitor in (seat, partner):
        yield say("ecl-why-traitor")
    if not is_connected:
        yield say("ecl-why-no-common-edge")
    if not (can_be_partner(st.players[seat]) and can_be_partner(st.players[partner])):
        yield say("ecl-why-no-ambassador")
