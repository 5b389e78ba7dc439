"""What has changed on the map since a seat last moved: the places that a picture marks for whoever comes to move.

A title with a map keeps a `Watch` in its state and asks at the beginning of every unit whether the turn has
`passed_on`; then it takes a `look`. Places are compared by fingerprints of what lies there (`fingerprints`), so no rule
needs to say what it changes. What lies there must be known to everybody, and plain data: a field that is added to a
record would change all fingerprints of stored games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar
from zlib import crc32

import msgspec

T = TypeVar("T")

_ENCODER = msgspec.msgpack.Encoder()
Prints = dict[str, int]
"""By place, the fingerprint of what lies there."""


class Watch(msgspec.Struct):
    """Who moves, and what the others have not seen yet.

    `mover`: whose turn it is; None where all decide side by side, or the game goes on by itself. `prints`: by place,
    the fingerprint of what lay there when the mover's turn began. `unseen`: by seat, the places that changed since its
    last turn ended, until the present turn began. `latest`: the places that the last turn of a seat changed.
    """

    mover: int | None
    prints: Prints
    unseen: list[list[str]]
    latest: list[str] = []


def passed_on(watch: Watch | None, mover: int | None) -> bool:
    """Whether it is another seat's turn than when last looked at. Before the first turn nobody looks."""
    return mover is not None if watch is None else watch.mover != mover


def look(watch: Watch | None, mover: int | None, seats: int, prints: Prints) -> Watch:
    """The watch where the turn has passed on to this seat."""
    if watch is None:
        return Watch(mover, prints, [[] for _ in range(seats)])
    changed = _differing(watch.prints, prints)
    unseen = [[] if seat == watch.mover else _union(known, changed) for seat, known in enumerate(watch.unseen)]
    return Watch(mover, prints, unseen, watch.latest if watch.mover is None else changed)


def changed_for(watch: Watch | None, seat: int | None, prints: Prints) -> tuple[str, ...]:
    """The places that a picture marks for a seat: what the others have changed since its last turn ended. For an
    onlooker: what whoever is to move has not seen, and what changed in this turn; where nobody is alone to move, what
    changed in the last turn and since."""
    if watch is None:
        return ()
    now = _differing(watch.prints, prints)
    if seat is not None:
        return tuple(watch.unseen[seat] if seat == watch.mover else _union(watch.unseen[seat], now))
    return tuple(_union(watch.latest if watch.mover is None else watch.unseen[watch.mover], now))


def fingerprints(sector_type: type[T], thing_of: Callable[[T], Any]) -> Callable[[Mapping[str, T]], Prints]:
    """A function that makes the fingerprints of a map, by place of `thing_of` its sector. Most sectors stay as they are
    from one look to the next, so the fingerprint of an encoded sector is remembered."""
    encode, decode = _ENCODER.encode, msgspec.msgpack.Decoder(sector_type).decode

    @lru_cache(maxsize=8192)
    def print_of(sector: bytes) -> int:
        return crc32(encode(thing_of(decode(sector))))

    return lambda sectors: {place: print_of(encode(sector)) for place, sector in sectors.items()}


def _differing(before: Prints, after: Prints) -> list[str]:
    if before == after:
        return []
    return sorted([place for place, mark in after.items() if before.get(place) != mark])


def _union(one: list[str], other: list[str]) -> list[str]:
    return sorted({*one, *other}) if other else one
