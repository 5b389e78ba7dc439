"""Why ships in battle cannot retreat somewhere (P17.13.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.decision import Ask, Barred, Option
from engine.core.text import Text, say
from engine.eclipse.combat.battle import Retreat, describe_order
from engine.eclipse.map.geometry import neighbours, opposing_ships, passable
from engine.eclipse.state import Place, State
from engine.eclipse.why_places import NO_SUCH_PLACE, all_places, far_places, has_any_wormhole, listed, missing_places


def retreats_barred(st: State, ask: Ask) -> Iterator[Barred]:
    """The places to which the group that is asked cannot retreat."""
    if st.tally is None:
        return
    possible = [choice.place for _, choice in ask.options.pairs if isinstance(choice, Retreat)]
    instead = listed(possible)
    for place in all_places(st):
        if place not in possible:
            yield Barred(_retreat(place), _no_retreat(st, ask.seat, st.tally.place, place), instead)
    for place in (*missing_places(), *far_places(st)):
        yield Barred(_retreat(place), NO_SUCH_PLACE, instead)


@lru_cache(maxsize=512)
def _retreat(place: Place) -> Option:
    return describe_order(f"retreat:{place}", Retreat(place))


def _no_retreat(st: State, seat: int, start: Place, goal: Place) -> Text:
    if goal == start:
        return say("ecl-why-there-already")
    if goal not in neighbours(start):
        return say("ecl-why-retreat-far")
    there = st.sectors.get(goal)
    if there is None:
        return say("ecl-why-unexplored")
    if goal not in {sector.place for sector in passable(st, seat, start)}:
        joined = has_any_wormhole(st.sectors[start], there)
        return say("ecl-why-no-wormhole" if joined else "ecl-why-no-wormholes")
    return say("ecl-why-enemies" if opposing_ships(st, there, seat) else "ecl-why-not-own")
