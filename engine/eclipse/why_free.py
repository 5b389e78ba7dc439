"""Why something that is free in one's own turn is not offered: a colony ship, a trade, diplomacy (P17.3.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial

from engine.core.decision import Barred, Option, Step
from engine.core.text import Text, say
from engine.eclipse.actions.diplomacy import VERBS, judge_moment, judge_saying
from engine.eclipse.actions.free import judge_cube, trade_option
from engine.eclipse.components import RESOURCES, SPECIES, Resource
from engine.eclipse.names import LETTERS, SEATS, place_name, too_dear
from engine.eclipse.state import Place, Sector, State
from engine.eclipse.tracks import stored
from engine.eclipse.why_places import Judged, judge_all, keep_barred, list_places, list_things


def judge_free(st: State, seat: int) -> Iterator[Judged]:
    """Everything free in one's own turn that the seat may try: colony ships, trades, offers."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    yield from judge_cubes(st, partial(judge_cube, st, seat))
    yield from judge_trades(rate, lambda given, _: too_dear(given, rate, stored(player, given)))
    yield from judge_sayings(st, seat, partial(judge_saying, st, seat))


def judge_cubes(st: State, judge: Callable[[Sector, Resource], Text | None]) -> Iterator[Judged]:
    """Cubes that a colony ship may bring (P17.4.1 to P17.4.3)."""
    judged = {(place, track): judge(sector, track) for place, sector in st.sectors.items() for track in RESOURCES}
    return judge_all(judged, lambda cube: cube_option(*cube), lambda legal: list_places(sorted(dict(legal))))


@lru_cache(maxsize=1024)
def cube_option(place: Place, track: Resource) -> Option:
    """A cube for a sector, whatever square it would go to."""
    where, cube = place_name(place), say(f"ecl-cube-{track}")
    label = say("ecl-colony", place=where, cube=cube, resource=say(f"ecl-resource-{track}"))
    return Option(f"colony:{place}-{track}", label, at=place, path=(Step(place, say("ecl-place", place=where)),))


def judge_trades(rate: int, judge: Callable[[Resource, Resource], Text | None]) -> Iterator[Judged]:
    """Trades (P17.4.4)."""
    judged = {(given, gained): judge(given, gained) for given in RESOURCES for gained in RESOURCES if gained != given}
    return judge_all(judged, lambda trade: trade_option(*trade, rate))


def asides_barred(st: State, seat: int) -> Iterator[Barred]:
    """What the seat cannot say while another one is asked (P17.11.6)."""

    def judge(verb: str, partner: int) -> Text | None:
        return judge_saying(st, seat, verb, partner) or judge_moment(st, verb, partner)

    return keep_barred(judge_sayings(st, seat, judge))


def judge_sayings(st: State, seat: int, judge: Callable[[str, int], Text | None]) -> Iterator[Judged]:
    """Offers that may be made, accepted or withdrawn."""
    for verb in VERBS.values():
        judged = {partner: judge(verb, partner) for partner in range(len(st.players)) if partner != seat}
        yield from judge_all(judged, partial(saying_option, verb), partial(list_things, "partners", SEATS.__getitem__))


@cache
def saying_option(verb: str, partner: int) -> Option:
    """An offer to somebody, its acceptance or withdrawal; the track is not named."""
    label = {"offer": "ecl-offer-to", "accept": "ecl-accept-from", "withdraw": "ecl-withdraw"}[verb]
    return Option(f"{verb}:{LETTERS[partner]}", say(label, partner=SEATS[partner]), names=(LETTERS[partner],))
