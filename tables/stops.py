"""What ends all that a seat has laid down in advance: conditions from a short list that the title declares
(`Planning.stops`), and the beginning of a later chapter. Pure functions that know no title.

They are kept beside the standing orders of the seat, under a name that no order has, each with what there was of it
when it was chosen. As soon as there is more of it, and nobody can undo that, the orders and the queue end and the
person is asked. Until then, while it can be undone, the person is asked as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.core.kit import GameState
from engine.core.orders import Stop
from engine.core.text import Text, say
from engine.core.title import Title
from tables.errors import refuse

UNTIL = "*until"
"""The name of the conditions among the orders of a seat."""
MOST_STOPS = 5
MOST_OFFERED = 25
CHAPTERS_AHEAD = 4
"""So many coming chapters can be named."""
CHAPTER = "chapter"
BEGUN = "begun"
_MARKED, _BETWEEN = "=", ","


def stops_of(title: Title[GameState], state: GameState, seat: int) -> dict[str, Stop]:
    """What the seat may name now, by key."""
    now = title.notices.chapter(state)
    coming = () if now is None else range(now + 1, now + 1 + CHAPTERS_AHEAD)
    found = {f"{CHAPTER}:{number}": _chapter(title, number) for number in coming}
    found |= title.planning.stops(state, seat)
    return dict(list(found.items())[:MOST_OFFERED])


def kept_stops(title: Title[GameState], state: GameState, seat: int, keys: Iterable[str]) -> list[str]:
    """The conditions as they are stored. Raises Refused for one that is not offered, and for too many."""
    offered, chosen = stops_of(title, state, seat), tuple(dict.fromkeys(keys))
    if any(key not in offered for key in chosen) or len(chosen) > MOST_STOPS:
        raise refuse("error-stops", most=MOST_STOPS)
    return [f"{key}{_MARKED}{_BETWEEN.join(offered[key].marks)}" for key in chosen]


def chosen_stops(
    title: Title[GameState], state: GameState, seat: int, orders: Mapping[str, list[str]]
) -> dict[str, Text]:
    """The conditions that are laid down, by key, in words."""
    return {key: stop.label for key, stop, _ in _laid_down(title, state, seat, orders)}


def met_stops(
    title: Title[GameState], state: GameState, seat: int, orders: Mapping[str, list[str]]
) -> tuple[Text, ...]:
    """Those of them that have happened, in words."""
    laid_down = _laid_down(title, state, seat, orders)
    return tuple(stop.label for _, stop, before in laid_down if not before.issuperset(stop.marks))


def _laid_down(
    title: Title[GameState], state: GameState, seat: int, orders: Mapping[str, list[str]]
) -> Iterator[tuple[str, Stop, frozenset[str]]]:
    """The conditions as they are now, each with what there was when it was chosen. What the title lists no more, like a
    place that is gone, is left out."""
    stored = orders.get(UNTIL, ())
    if not stored:
        return
    listed, now = title.planning.stops(state, seat), title.notices.chapter(state)
    for each in stored:
        key, _, marks = each.partition(_MARKED)
        kind, _, number = key.partition(":")
        if kind == CHAPTER and number.isdecimal():
            begun = (BEGUN,) if now is not None and now >= int(number) else ()
            yield key, Stop(_chapter(title, int(number)).label, begun), frozenset()
        elif key in listed:
            yield key, listed[key], frozenset(marks.split(_BETWEEN))


def _chapter(title: Title[GameState], number: int) -> Stop:
    return Stop(say("stop-chapter", chapter=say(title.meta.key("chapter"), number=number)))
