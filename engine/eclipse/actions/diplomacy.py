"""Diplomatic relations (P17.11): standing offers, accepting them, what an attack ends.

A relation needs both, and in a game where nobody sits together they seldom act at the same time. So one makes a
standing offer at any time, and the other accepts in a turn of one of them, or is asked after combat (P17.11.6, H). A
reputation tile that has to make room is always the lowest (H: no other choice is better).
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias, cast

import msgspec

from engine.core.decision import Option, Pairs, Step
from engine.core.text import Text, say
from engine.eclipse.components import AMBASSADORS, DIPLOMACY_FROM, PRODUCTION, RESOURCES, Resource
from engine.eclipse.effects import Cubes, return_cubes, return_reputation
from engine.eclipse.map.geometry import fleet_of, is_present, owners_around
from engine.eclipse.names import LETTERS, SEATS
from engine.eclipse.state import EndTurnTask, Offer, Player, State
from engine.eclipse.tracks import reputation_fits


class Free(msgspec.Struct, frozen=True):
    """A thing that is free at any moment of one's own turn (P17.3.5)."""


class MakeOffer(Free, frozen=True):
    """A standing offer to a seat, with a cube from this track."""

    partner: int
    track: Resource


class WithdrawOffer(Free, frozen=True):
    """A standing offer no longer holds."""

    partner: int


class AcceptOffer(Free, frozen=True):
    """The offer of a seat is accepted, with a cube from this track."""

    partner: int
    track: Resource


Diplomacy: TypeAlias = MakeOffer | WithdrawOffer | AcceptOffer
VERBS: dict[type[Diplomacy], str] = {MakeOffer: "offer", AcceptOffer: "accept", WithdrawOffer: "withdraw"}

TOO_FEW_PLAYERS, PARTNERS, TRAITOR = say("ecl-why-too-few-players"), say("ecl-why-partners"), say("ecl-why-traitor")
NO_AMBASSADOR, NO_COMMON_EDGE = say("ecl-why-no-ambassador"), say("ecl-why-no-common-edge")
OFFERED, ACCEPT_THEIRS = say("ecl-why-offered"), say("ecl-why-accept-theirs")


# -- conditions ------------------------------------------------------------------------------------------------------


def judge_relation(st: State, one: int, other: int) -> Text | None:
    """Why two seats cannot form a relation now; None: they can (P17.11.1)."""
    apart = judge_pair(st, one, other)
    if apart is not None:
        return apart
    if other not in owners_around(st, one):
        return NO_COMMON_EDGE
    return say("ecl-why-ships-meet") if ships_meet(st, one, other) else None


def judge_pair(st: State, one: int, other: int) -> Text | None:
    """Why two seats enter no relation wherever they are on the map; None: they may (P17.11.1 iii to vi)."""
    if other in st.players[one].partners:
        return PARTNERS
    return judge_partner(st, one) or judge_partner(st, other)


def judge_partner(st: State, seat: int) -> Text | None:
    """Why a seat enters no relation with anybody: fewer than four have begun, it is the traitor, or it lacks an
    ambassador, a cube, or a place for the other's ambassador even if reputation tiles are thrown back. None: it may."""
    if len(st.players) < DIPLOMACY_FROM:
        return TOO_FEW_PLAYERS
    if st.traitor == seat:
        return TRAITOR
    player, held = st.players[seat], len(st.players[seat].partners)
    fits = player.playing and held < AMBASSADORS and any(player.cubes) and reputation_fits(player, held + 1, 0)
    return None if fits else NO_AMBASSADOR


def ships_meet(st: State, one: int, other: int) -> bool:
    """Whether one of them has a ship where the other has its disc or ships (P17.11.1 ii)."""
    for sector in st.sectors.values():
        if fleet_of(sector, one) is not None and is_present(sector, other):
            return True
        if fleet_of(sector, other) is not None and sector.owner == one:
            return True
    return False


def offer_to(st: State, seat: int, partner: int) -> Offer | None:
    """The standing offer of a seat to another."""
    return next((offer for offer in st.players[seat].offers if offer.partner == partner), None)


def tracks_with_cubes(player: Player) -> list[Resource]:
    """The tracks from which a cube could go with an ambassador."""
    return [track for track, cubes in zip(RESOURCES, player.cubes, strict=True) if cubes]


# -- what can be said ------------------------------------------------------------------------------------------------


def diplomacy_pairs(st: State, seat: int) -> Pairs[Diplomacy]:
    """Offers that the seat can make, withdraw and accept (P17.11.6). The conditions that all offers share are looked at
    once; `judge_saying` tells what keeps a single one."""
    if len(st.players) < DIPLOMACY_FROM:
        return []
    player = st.players[seat]
    tracks = tracks_with_cubes(player)
    found: list[tuple[str, Diplomacy]] = [
        _withdrawing(each) for each in sorted(offer.partner for offer in player.offers)
    ]
    if judge_partner(st, seat) is not None:
        return found
    near = sorted(owners_around(st, seat))
    for judge, make in ((judge_offer, _offering), (judge_acceptance, _accepting)):
        for partner in near:
            if judge(st, seat, partner) is None:
                found += [make(partner, track) for track in tracks]
    return found


def judge_saying(st: State, seat: int, verb: str, partner: int) -> Text | None:
    """Why the seat cannot make another an offer, withdraw or accept one, in a turn of its own; None: it can."""
    match verb:
        case "withdraw":
            return None if offer_to(st, seat, partner) is not None else say("ecl-why-no-offer-made")
        case "accept":
            return judge_acceptance(st, seat, partner)
    return judge_offer(st, seat, partner) or (None if partner in owners_around(st, seat) else NO_COMMON_EDGE)


def judge_offer(st: State, seat: int, partner: int) -> Text | None:
    """Why the seat cannot make an offer to another with whom it is connected; None: it can, also while ships forbid the
    relation; the offer stands whatever happens to the connection (P17.11.6, H). Not to somebody whose own offer stands:
    two offers are no relation yet, though they look like one."""
    if offer_to(st, seat, partner) is not None:
        return OFFERED
    return judge_pair(st, seat, partner) or (ACCEPT_THEIRS if offer_stands(st, partner, seat) else None)


def judge_acceptance(st: State, seat: int, partner: int) -> Text | None:
    """Why an offer of another to the seat cannot become a relation now; None: it can."""
    if offer_to(st, partner, seat) is None:
        return say("ecl-why-no-offer")
    return judge_relation(st, seat, partner) if offer_stands(st, partner, seat) else say("ecl-why-track-empty")


@cache
def _withdrawing(partner: int) -> tuple[str, Diplomacy]:
    return f"withdraw:{LETTERS[partner]}", WithdrawOffer(partner)


@cache
def _offering(partner: int, track: Resource) -> tuple[str, Diplomacy]:
    return f"offer:{LETTERS[partner]}-{track}", MakeOffer(partner, track)


@cache
def _accepting(partner: int, track: Resource) -> tuple[str, Diplomacy]:
    return f"accept:{LETTERS[partner]}-{track}", AcceptOffer(partner, track)


def diplomacy_value(verb: str, words: str) -> Diplomacy:
    """The value of a legal key: `offer`, `b-money`."""
    letter, _, track = words.partition("-")
    partner = LETTERS.index(letter)
    if verb == "withdraw":
        return _withdrawing(partner)[1]
    return (_offering if verb == "offer" else _accepting)(partner, cast(Resource, track))[1]


def can_accept(st: State, seat: int, partner: int) -> bool:
    """Whether an offer to the seat stands that can become a relation now."""
    return judge_acceptance(st, seat, partner) is None


def offer_stands(st: State, seat: int, partner: int) -> bool:
    """Whether the seat has made the other an offer whose track still has a cube."""
    offer = offer_to(st, seat, partner)
    return offer is not None and st.players[seat].cubes[RESOURCES.index(offer.track)] > 0


def describe_diplomacy(st: State, seat: int, key: str, choice: Diplomacy) -> Option:
    """An offer as people read it, with what the own track yields without the cube; a caution where a reputation tile
    has to make room."""
    partner = SEATS[choice.partner]
    whom = Step(LETTERS[choice.partner], partner)
    path = (Step("diplomacy", say("ecl-step-diplomacy")), whom)
    match choice:
        case WithdrawOffer():
            return Option(key, say("ecl-withdraw", partner=partner), path=path)
        case MakeOffer():
            label = say("ecl-offer", partner=partner, cube=say(f"ecl-cube-{choice.track}"))
        case AcceptOffer():
            label = say("ecl-accept", partner=partner, cube=say(f"ecl-cube-{choice.track}"))
    player = st.players[seat]
    caution = say("ecl-caution-throws-reputation") if needs_room(player) else None
    return Option(key, label, detail=track_gains(player, choice.track), caution=caution, path=path)


def track_gains(player: Player, track: Resource) -> Text:
    """What a track yields now and with one cube less."""
    cubes = player.cubes[RESOURCES.index(track)]
    return say("ecl-track-changes", before=PRODUCTION[cubes], after=PRODUCTION[cubes - 1])


def needs_room(player: Player) -> bool:
    """Whether a reputation tile has to be thrown back for one more ambassador."""
    return not reputation_fits(player, len(player.partners) + 1, len(player.reputation))


def asides(st: State, seat: int) -> tuple[Option, ...]:
    """What the seat can say while another one begins or ends its turn: make and withdraw offers at any time, accept
    those of the seat whose turn it is (P17.11.6). Not amid an action: that goes on first (H)."""
    return tuple(describe_diplomacy(st, seat, key, choice) for key, choice in aside_pairs(st, seat))


def aside_pairs(st: State, seat: int) -> Pairs[Diplomacy]:
    """The keys and values of `asides`."""
    if seat == st.active or not st.players[seat].playing:
        return []
    return [
        (key, choice)
        for key, choice in diplomacy_pairs(st, seat)
        if judge_moment(st, VERBS[type(choice)], choice.partner) is None
    ]


def judge_moment(st: State, verb: str, partner: int) -> Text | None:
    """Why nobody can say this to another in the turn of a third: it neither begins nor ends, or it is an acceptance,
    which belongs in a turn of one of the two (P17.11.6). None: one can."""
    if st.phase != "action" or (st.tasks and not isinstance(st.tasks[-1], EndTurnTask)):
        return say("ecl-why-not-now")
    return say("ecl-why-others-turn") if verb == "accept" and partner != st.active else None


def do_aside(st: State, seat: int, key: str) -> None:
    """Say one of these."""
    use_diplomacy(st, seat, dict(diplomacy_pairs(st, seat))[key])


# -- what happens ----------------------------------------------------------------------------------------------------


def use_diplomacy(st: State, seat: int, choice: Diplomacy) -> None:
    """Make, withdraw or accept an offer."""
    match choice:
        case MakeOffer():
            make_offer(st, seat, Offer(choice.partner, choice.track))
        case WithdrawOffer():
            withdraw_offer(st, seat, choice.partner)
        case AcceptOffer():
            offer = offer_to(st, choice.partner, seat)
            assert offer is not None
            form_relation(st, choice.partner, offer.track, seat, choice.track)


def make_offer(st: State, seat: int, offer: Offer) -> None:
    """An offer stands until it is withdrawn or accepted (P17.11.6)."""
    st.players[seat].offers.append(offer)
    st.record(say("ecl-log-offers", side=SEATS[seat], partner=SEATS[offer.partner]), seat=seat)


def withdraw_offer(st: State, seat: int, partner: int) -> None:
    """An offer no longer stands."""
    forget_offer(st.players[seat], partner)
    st.record(say("ecl-log-withdraws", side=SEATS[seat], partner=SEATS[partner]), seat=seat)


def forget_offer(player: Player, partner: int) -> None:
    """Whatever was offered to a seat no longer stands."""
    player.offers = [offer for offer in player.offers if offer.partner != partner]


def form_relation(st: State, one: int, from_one: Resource, other: int, from_other: Resource) -> None:
    """Two seats exchange ambassadors, each with a cube from its track (P17.11.2). Offers between them are settled."""
    for seat, partner, track in ((one, other, from_one), (other, one, from_other)):
        player = st.players[seat]
        while needs_room(player):
            throw_lowest(st, seat)
        player.partners.append(partner)
        player.cubes[RESOURCES.index(track)] -= 1
        forget_offer(player, partner)
    st.record(say("ecl-log-relation", one=SEATS[one], other=SEATS[other]), seat=other)


def throw_lowest(st: State, seat: int) -> None:
    """The lowest reputation tile goes back to the bag; only its owner knows which it is (P1.8)."""
    player = st.players[seat]
    value = min(player.reputation)
    player.reputation.remove(value)
    public = say("ecl-log-throws-reputation", side=SEATS[seat])
    st.record(public, private=say("ecl-log-threw-reputation", tile=value), to=(seat,), seat=seat)
    return_reputation(st, [value])


def end_relation(st: State, attacker: int, partner: int) -> None:
    """An attack ends a relation: both ambassadors and cubes go home, each to a track of its owner's choice, and the
    attacker takes the traitor card from whoever has it (P17.11.5)."""
    for seat, other in ((partner, attacker), (attacker, partner)):
        player = st.players[seat]
        player.partners.remove(other)
        task = return_cubes(player, seat, Cubes([0, 0, 0], ambassador=1))
        assert task is not None
        st.tasks.append(task)
    st.traitor = attacker
    st.record(say("ecl-log-breaks", side=SEATS[attacker], partner=SEATS[partner]), seat=attacker)
