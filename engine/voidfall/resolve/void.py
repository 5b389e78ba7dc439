"""Effects on the Voidborn and on what is theirs (P52, P53, R29), Skirmishes, lasting rules."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.core.decision import Option, Rules
from engine.core.text import Text, say
from engine.voidfall.changes.fleets import abandon, takeover
from engine.voidfall.counts import passes_all
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.flow.picking import pick_sector
from engine.voidfall.map.sectors import controlled_sectors, threatens
from engine.voidfall.map.voidborn import legal_for, looked_up, near_voidborn, room_for_voidborn
from engine.voidfall.names import place_name
from engine.voidfall.outlook import given_up
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.registry import always, resolver
from engine.voidfall.state import State
from engine.voidfall.tasks import Place as SectorName
from engine.voidfall.tasks import Scope, SkirmishTask
from engine.voidfall.vocabulary import void
from engine.voidfall.vocabulary.places import EachVoidborn, Pieces, Target
from engine.voidfall.vocabulary.terms import GUILDS, Guild
from engine.voidfall.vocabulary.words import guilds

# -- placements ------------------------------------------------------------------------------------------------------


def places_for(st: State, seat: int, target: Target, pieces: Pieces) -> list[SectorName]:
    """The sectors of which one gets the pieces; with `EachVoidborn` all of them get them."""
    places = looked_up(st, seat, target)
    if isinstance(target, EachVoidborn):
        meant = [place for place in places if passes_all(st, place, target.where)]
        return [place for place in meant if legal_for(st, [place], pieces)]
    return legal_for(st, places, pieces)


def can_place(st: State, seat: int, effect: void.Place, scope: Scope) -> bool:
    """Whether a sector can take the pieces; a placement on each sector can always be done."""
    return isinstance(effect.target, EachVoidborn) or bool(places_for(st, seat, effect.target, effect.pieces))


@resolver(void.Place, when=can_place)
def resolve_place(flow: Flow, effect: void.Place) -> Rules[None]:
    """Pieces come to one sector that can take all of them, or to each that is meant."""
    places = places_for(flow.st, flow.seat, effect.target, effect.pieces)
    if not isinstance(effect.target, EachVoidborn):
        chosen = yield from pick_sector(flow, question_about(Question.PLACE, pieces=pieces_text(effect.pieces)), places)
        places = [] if chosen is None else [chosen]
    for place in places:
        guild = yield from guild_of(flow, effect.pieces, place)
        put(flow.st, place, effect.pieces, guild)


def can_add(st: State, seat: int, effect: void.AddVoidborn, scope: Scope) -> bool:
    """Whether a Voidborn sector next to own ones has room (P63)."""
    return bool(places_for(st, seat, effect.target, Pieces(voidborn=effect.amount)))


@resolver(void.AddVoidborn, when=can_add)
def resolve_add_voidborn(flow: Flow, effect: void.AddVoidborn) -> Rules[None]:
    """Voidborn cubes come to a sector next to own ones (P63)."""
    yield from resolve_place(flow, void.Place(effect.target, Pieces(voidborn=effect.amount)))


def guild_of(flow: Flow, pieces: Pieces, place: SectorName) -> Rules[Guild | None]:
    """The Guild among the pieces, of a kind of choice if none is named."""
    if pieces.guild != "any":
        return pieces.guild
    about = question_about(Question.PLACE_GUILD, place=place_name(place))
    pairs = [(f"take:{guild}", guild) for guild in GUILDS]
    chosen = yield from choose(flow, about, pairs, lambda key, guild: Option(key, guilds((guild,), 1)), forced=True)
    return chosen


def put(st: State, place: SectorName, pieces: Pieces, guild: Guild | None) -> None:
    """The pieces come to a sector: tokens face down, Glory face up (P53)."""
    sector = st.sectors[place]
    cubes = min(pieces.voidborn, room_for_voidborn(sector))
    sector.bounty += pieces.bounty
    sector.reclaim += pieces.reclaim
    sector.installations += ["sector_defense"] * pieces.sector_defense
    sector.voidborn += cubes
    if pieces.glory:
        sector.glory.append(pieces.glory)
    if guild is not None:
        sector.guilds.append(guild)
    told = pieces_text(replace(pieces, voidborn=cubes, guild=guild))
    st.record(say("vf-log-place", place=place_name(place), pieces=told), at=(place,))


def pieces_text(pieces: Pieces) -> list[Text]:
    """What is placed, piece by piece; a Guild of choice only as that."""
    counted = {
        "bounty": pieces.bounty,
        "reclaim": pieces.reclaim,
        "sector-defense": pieces.sector_defense,
        "voidborn": pieces.voidborn,
    }
    told = [say(f"vf-placed-{name}", n=count) for name, count in counted.items() if count]
    if pieces.glory:
        told.append(say("vf-placed-glory", value=pieces.glory))
    if pieces.guild is not None:
        what = guilds(() if pieces.guild == "any" else (pieces.guild,), 1)
        told.append(say("vf-piece-guild", n=1, what=what))
    return told


# -- removals --------------------------------------------------------------------------------------------------------


@resolver(void.RemoveVoidborn, when=lambda st, seat, effect, scope: bool(near_voidborn(st, seat)), gain=True)
def resolve_remove_voidborn(flow: Flow, effect: void.RemoveVoidborn) -> Rules[None]:
    """A Voidborn cube goes to the supply. Without its last one the sector is taken over anew, unless a Harbinger keeps
    it Voidborn; nobody scores (R29)."""
    st = flow.st
    place = yield from pick_sector(flow, question_about(Question.REMOVE_VOIDBORN), near_voidborn(st, flow.seat))
    if place is None:
        return
    sector = st.sectors[place]
    sector.voidborn -= 1
    st.record(say("vf-log-remove-voidborn", place=place_name(place), n=sector.voidborn), at=(place,), seat=flow.seat)
    if not threatens(sector):
        takeover(st, place)
    flow.then_rest(effect, effect.amount)


@resolver(void.AbandonSector, when=lambda st, seat, effect, scope: len(sectors_outside_home(st, seat)) >= effect.amount)
def resolve_abandon_sector(flow: Flow, effect: void.AbandonSector) -> Rules[None]:
    """A sector outside Home is taken over by the Voidborn; its cubes become active (4.1)."""
    detail = partial(given_up, flow.st, flow.seat)
    place = yield from pick_sector(
        flow, question_about(Question.ABANDON), sectors_outside_home(flow.st, flow.seat), detail=detail
    )
    if place is None:
        return
    flow.then_rest(effect, effect.amount)
    abandon(flow, place, emptied=False)


def sectors_outside_home(st: State, seat: int) -> list[SectorName]:
    """The sectors of a seat but its Home sector."""
    return [place for place in controlled_sectors(st, seat) if st.sectors[place].home is None]


# -- others ----------------------------------------------------------------------------------------------------------


@resolver(void.ResolveSkirmish, when=always)
@at_once
def resolve_skirmish(flow: Flow, effect: void.ResolveSkirmish) -> None:
    """A Skirmish against this player (5.5-6)."""
    flow.stack.append(SkirmishTask(flow.seat, effect.extra))


@resolver(void.Lasting, when=always)
@at_once
def resolve_lasting(flow: Flow, effect: void.Lasting) -> None:
    """A rule holds until the end of the Cycle."""
    flow.st.lasting.append(effect.rule)


@resolver(void.ReturnKeptCorruption, when=always)
@at_once
def resolve_return_kept_corruption(flow: Flow, effect: void.ReturnKeptCorruption) -> None:
    """What the seat has set aside goes back to the supply."""
    flow.player.kept_corruption = 0
