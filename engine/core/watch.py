"""What has changed on the map since a seat last moved: the places that a picture marks for whoever comes to move.

A title with a map keeps a `Watch` in its state and asks at the beginning of every unit whether the turn has
`passed_on`; then it takes a `look`. Places are compared by what lies there (`Fingerprints`), so no rule needs to say
what it changes. Where the rules do say it (`Watch.touch`), only these places are looked at. What lies there must be
known to everybody, and plain data: a field that is added to a record would change all fingerprints of stored games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar
from zlib import crc32

import msgspec

T = TypeVar("T")

_ENCODER = msgspec.msgpack.Encoder()
Prints = dict[str, int]
"""By place, the fingerprint of what lies there."""


class Watch(msgspec.Struct, dict=True):
    """Who moves, and what the others have not seen yet.

    `mover`: whose turn it is; None where all decide side by side, or the game goes on by itself. `prints`: by place,
    the fingerprint of what lay there when the mover's turn began. `unseen`: by seat, the places that changed since its
    last turn ended, until the present turn began. `latest`: the places that the last turn of a seat changed.
    """

    mover: int | None
    prints: Prints
    unseen: list[list[str]]
    latest: list[str] = []

    touched: ClassVar[list[str] | None] = None
    """Where the rules have changed something since the last look. None: not known, because the game was loaded since.
    It is no part of the position, so it is no field of the record: neither stored nor compared."""

    def touch(self, places: Iterable[str]) -> None:
        """The rules change something in these places."""
        touched = self.touched
        if touched is not None:
            for place in places:
                if place not in touched:
                    touched.append(place)


def passed_on(watch: Watch | None, mover: int | None) -> bool:
    """Whether it is another seat's turn than when last looked at. Before the first turn nobody looks."""
    return mover is not None if watch is None else watch.mover != mover


def look(watch: Watch | None, mover: int | None, seats: int, prints: Prints, changed: list[str] | None = None) -> Watch:
    """The watch where the turn has passed on to this seat. `changed`: the places whose fingerprints are others than
    those of the watch, in order; None: they are to be compared."""
    if watch is None:
        watch = Watch(mover, prints, [[] for _ in range(seats)])
    else:
        last = watch.mover
        if changed is None:
            changed = _differing(watch.prints, prints)
        if changed:
            watch.unseen = [_union(known, changed) for known in watch.unseen]
        if last is not None:
            watch.unseen[last], watch.latest = [], changed
        watch.mover, watch.prints = mover, prints
    watch.touched = []  # type: ignore[misc]  # of this watch, and no field
    return watch


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


class Fingerprints(Generic[T]):
    """Makes the fingerprints of a map, by place of `thing_of` its sector. Most sectors stay as they are from one look
    to the next. So of each place the sector that lay there last in any game is remembered with its fingerprint: to
    compare two sectors takes much less than to encode one."""

    def __init__(self, sector_type: type[T], thing_of: Callable[[T], Any]) -> None:
        self._thing_of = thing_of
        self._decode = msgspec.msgpack.Decoder(sector_type).decode
        self._known: dict[str, tuple[T, int]] = {}

    def __call__(self, sectors: Mapping[str, T]) -> Prints:
        """Those of this map."""
        prints, known = {}, self._known
        for place, sector in sectors.items():
            seen = known.get(place)
            if seen is None or seen[0] != sector:
                seen = known[place] = self._decode(_ENCODER.encode(sector)), self._print_of(sector)
            prints[place] = seen[1]
        return prints

    def since(self, watch: Watch | None, sectors: Mapping[str, T]) -> tuple[Prints, list[str] | None]:
        """Those of this map and which of them have changed, for `look`, where the rules touch every place in which they
        change something: all others are as they were."""
        if watch is None or watch.touched is None:
            return self(sectors), None
        prints = watch.prints
        changed: list[str] = []
        for place in watch.touched:
            if place in sectors:
                mark = self._print_of(sectors[place])
                if prints.get(place) != mark:
                    prints = prints if changed else prints.copy()
                    prints[place] = mark
                    changed.append(place)
        if len(prints) != len(watch.prints):
            prints = {place: prints[place] for place in sectors}
        changed.sort()
        return prints, changed

    def _print_of(self, sector: T) -> int:
        return crc32(_ENCODER.encode(self._thing_of(sector)))


def _differing(before: Prints, after: Prints) -> list[str]:
    if before is after or before == after:
        return []
    return sorted([place for place, mark in after.items() if before.get(place) != mark])


def _union(one: list[str], other: list[str]) -> list[str]:
    if not one or not other:
        return one or other
    return sorted({*one, *other})
