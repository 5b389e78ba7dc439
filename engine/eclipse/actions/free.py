"""What is free at any moment of one's own turn: colony ships, trade and diplomatic offers (P17.3.5, P17.4, P17.11)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions import diplomacy
from engine.eclipse.components import ADVANCED, RESOURCES, SECTORS, SPECIES, Resource
from engine.eclipse.effects import gain
from engine.eclipse.map.geometry import ENEMIES, NOT_OWN, opposing_ships
from engine.eclipse.names import SEATS, amount, place_name, technology_name
from engine.eclipse.state import Place, Player, Sector, State

ORBITAL = -1
"""In the place of a square's number: the orbital's."""
NO_COLONY_SHIP = say("ecl-why-no-colony-ship")


class Colonise(diplomacy.Free, frozen=True):
    """A colony ship moves a cube from a track to a square (by number, or ORBITAL)."""

    place: Place
    square: int
    track: Resource


class Trade(diplomacy.Free, frozen=True):
    """Several of one resource for one of another."""

    given: Resource
    gained: Resource


# -- colony ships ----------------------------------------------------------------------------------------------------


def list_cubes(technologies: Collection[str], sector_id: str, square: int) -> tuple[Resource, ...]:
    """Which cubes a square takes from somebody with these technologies (P17.4.1)."""
    if square == ORBITAL:
        return "money", "science"
    printed = SECTORS[sector_id].squares[square]
    kinds = RESOURCES if printed.kind == "gray" else (printed.kind,)
    return tuple(kind for kind in kinds if not printed.advanced or ADVANCED[kind] in technologies)


def colonise_pairs(st: State, seat: int, *, in_upkeep: bool = False) -> Pairs[diplomacy.Free]:
    """Every cube that a colony ship can bring now; equal squares of a sector are one answer. In upkeep opposing ships
    forbid it (P17.4.3)."""
    player = st.players[seat]
    found: list[tuple[str, diplomacy.Free]] = []
    if not player.colony_ships:
        return found
    known: tuple[str, ...] | None = None
    stocked: tuple[bool, ...] = ()
    for sector in st.sectors.values():
        if sector.owner != seat:
            continue
        orbital = sector.orbital and not sector.orbital_filled
        if not orbital and False not in sector.filled:
            continue
        if in_upkeep and judge_settling(st, seat, sector, in_upkeep=True) is not None:
            continue
        if known is None:
            known = tuple([each for each in ADVANCED.values() if each in player.technologies])
            stocked = tuple(map(bool, player.cubes))
        found += _openings(sector.id, sector.place, tuple(sector.filled), orbital, known, stocked)
    return found


def can_colonise(st: State, seat: int) -> bool:
    """Whether a colony ship can bring a cube now."""
    return bool(colonise_pairs(st, seat))


def judge_settling(st: State, seat: int, sector: Sector, *, in_upkeep: bool) -> Text | None:
    """Why the seat's colony ships bring nothing to a sector, whatever squares it has; None: they may."""
    if sector.owner != seat:
        return NOT_OWN
    if not st.players[seat].colony_ships:
        return NO_COLONY_SHIP
    return ENEMIES if in_upkeep and opposing_ships(st, sector, seat) else None


def judge_cube(st: State, seat: int, sector: Sector, track: Resource, *, in_upkeep: bool = False) -> Text | None:
    """Why a colony ship cannot bring a cube from a track to a sector; None: it can."""
    unsettled, player = judge_settling(st, seat, sector, in_upkeep=in_upkeep), st.players[seat]
    if unsettled is not None:
        return unsettled
    if not player.cubes[RESOURCES.index(track)]:
        return say("ecl-why-track-empty")
    squares = _open_squares(sector.filled, sector.orbital and not sector.orbital_filled)
    if any(track in list_cubes(player.technologies, sector.id, square) for square in squares):
        return None
    if any(track in list_cubes(ADVANCED.values(), sector.id, square) for square in squares):
        return say("ecl-why-advanced-square", technology=technology_name(ADVANCED[track]))
    return say("ecl-why-no-square")


def _open_squares(filled: Sequence[bool], orbital: bool) -> list[int]:
    return [square for square, is_filled in enumerate(filled) if not is_filled] + [ORBITAL] * orbital


@lru_cache(maxsize=16384)
def _openings(
    sector_id: str,
    place: Place,
    filled: tuple[bool, ...],
    orbital: bool,
    technologies: tuple[str, ...],
    stocked: tuple[bool, ...],
) -> tuple[tuple[str, diplomacy.Free], ...]:
    """The cubes that the squares of a sector take which are not filled. `stocked`: which tracks have cubes."""
    found: dict[str, diplomacy.Free] = {}
    for square in _open_squares(filled, orbital):
        for track in list_cubes(technologies, sector_id, square):
            if stocked[RESOURCES.index(track)]:
                found.setdefault(colonise_key(sector_id, place, square, track), Colonise(place, square, track))
    return tuple(found.items())


def colonise_key(sector_id: str, place: Place, square: int, track: Resource) -> str:
    """`colony:3b-money`; gray, orbital and advanced squares have a mark of their own: `colony:3b-gray-money`."""
    if square == ORBITAL:
        mark = "orbital-"
    else:
        printed = SECTORS[sector_id].squares[square]
        mark = "gray-" if printed.kind == "gray" else "advanced-" if printed.advanced else ""
    return f"colony:{place}-{mark}{track}"


def colonise(st: State, seat: int, choice: Colonise) -> None:
    """One colony ship moves one cube (P17.4.1)."""
    player, sector = st.players[seat], st.sectors[choice.place]
    player.colony_ships -= 1
    player.cubes[RESOURCES.index(choice.track)] -= 1
    if choice.square == ORBITAL:
        sector.orbital_filled = True
    else:
        sector.filled[choice.square] = True
    st.record(
        say(
            "ecl-log-colonises", side=SEATS[seat], place=place_name(choice.place), cube=say(f"ecl-cube-{choice.track}")
        ),
        at=(choice.place,),
        seat=seat,
    )


# -- trade -----------------------------------------------------------------------------------------------------------


def trade_pairs(player: Player) -> Pairs[diplomacy.Free]:
    """Every trade that the player can pay (P17.4.4)."""
    rate = SPECIES[player.species].trade
    return _trades(player.money >= rate, player.science >= rate, player.materials >= rate)


@lru_cache(maxsize=8)
def _trades(*payable: bool) -> Pairs[diplomacy.Free]:
    return tuple(
        (f"trade:{given}-{gained}", Trade(given, gained))
        for given, can_pay in zip(RESOURCES, payable, strict=True)
        if can_pay
        for gained in RESOURCES
        if gained != given
    )


_EVERY_TRADE = dict(_trades(True, True, True))


def trade(st: State, seat: int, choice: Trade) -> None:
    """Several of one kind for one of another (P17.4.4)."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    gain(player, choice.given, -rate)
    gain(player, choice.gained, 1)
    given, gained = amount(choice.given, rate), amount(choice.gained, 1)
    st.record(say("ecl-log-trades", side=SEATS[seat], given=given, gained=gained), seat=seat)


# -- all of them -----------------------------------------------------------------------------------------------------


def free_pairs(st: State, seat: int) -> list[tuple[str, diplomacy.Free]]:
    """Everything that is free for the seat now."""
    return [*colonise_pairs(st, seat), *trade_pairs(st.players[seat]), *diplomacy.diplomacy_pairs(st, seat)]


FREE_VERBS = frozenset(("colony", "trade", "withdraw", "offer", "accept"))
"""What the keys of free things begin with."""


def free_value(st: State, seat: int, key: str) -> diplomacy.Free | None:
    """The value of a legal key of something free."""
    verb, _, words = key.partition(":")
    if verb == "trade":
        return _EVERY_TRADE[key]
    if verb == "colony":
        return dict(colonise_pairs(st, seat)).get(key)
    return diplomacy.diplomacy_value(verb, words)


def describe_free(st: State, seat: int, key: str, choice: diplomacy.Free) -> Option:
    """A free thing as people read it."""
    match choice:
        case Colonise():
            where = place_name(choice.place)
            label = _colony_label(st, seat, key, choice)
            detail = diplomacy.track_gains(st.players[seat], choice.track)
            path = (Step("colony", say("ecl-step-colony")), Step(choice.place, say("ecl-place", place=where)))
            return Option(key, label, at=choice.place, detail=detail, path=path)
        case Trade():
            return trade_option(choice.given, choice.gained, SPECIES[st.players[seat].species].trade)
        case diplomacy.MakeOffer() | diplomacy.WithdrawOffer() | diplomacy.AcceptOffer():
            return diplomacy.describe_diplomacy(st, seat, key, choice)
    raise AssertionError(choice)


@lru_cache(maxsize=32)
def trade_option(given: Resource, gained: Resource, rate: int) -> Option:
    """A trade, whether or not it can be paid."""
    label = say("ecl-trade", given=amount(given, rate), gained=amount(gained, 1))
    typed = (f"{given} for {gained}", f"{rate} {given} for 1 {gained}")
    return Option(f"trade:{given}-{gained}", label, names=typed, path=(Step("trade", say("ecl-step-trade")),))


def _colony_label(st: State, seat: int, key: str, choice: Colonise) -> Text:
    """Where a cube goes; also to which square, if others there take such a cube as well. The plain one has no mark."""
    where, cube = place_name(choice.place), say(f"ecl-cube-{choice.track}")
    start, end = f"colony:{choice.place}-", f"-{choice.track}"
    mark = key.removeprefix(start).rpartition("-")[0]
    same = [each for each, _ in colonise_pairs(st, seat) if each.startswith(start) and each.endswith(end)]
    if mark and len(same) > 1:
        return say("ecl-colony", place=where, cube=say("ecl-cube-on", cube=cube, square=say(f"ecl-square-{mark}")))
    resource = say(f"ecl-resource-{choice.track}")
    return say("ecl-colony", place=where, cube=cube, resource=resource)  # `resource`: as it may be typed


def use(st: State, seat: int, choice: diplomacy.Free) -> Rules[None]:
    """Do a free thing."""
    match choice:
        case Colonise():
            colonise(st, seat, choice)
        case Trade():
            trade(st, seat, choice)
        case diplomacy.MakeOffer() | diplomacy.WithdrawOffer() | diplomacy.AcceptOffer():
            diplomacy.use_diplomacy(st, seat, choice)
    return
    yield
