"""The one cache of sprites, with a budget in bytes.

Everything that is drawn once and pasted often is kept here, whatever title it belongs to: `@keep_images` stands where a cache
of its own would stand. When the budget is used up, what was cheapest to draw for its size goes first, and among equals
what was used longest ago (GreedyDual-Size). What took long to draw stays packed then (`packing.py`), in a quarter of the
budget: the sprites of all titles in play have room there, four times the budget unpacked.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from heapq import heappop, heappush
from itertools import count
from time import thread_time
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from render.kit.packing import UNPACKING, pack, packed_bytes, unpack

MIB: Final = 1024 * 1024
BUDGET: Final = 64 * MIB
"""Bytes, unless the settings say otherwise (`SPRITE_MEMORY`)."""
OVERHEAD: Final = 1024
"""Bytes that a kept sprite takes beside its pixels: the objects, its key."""
_PACKED: Final = 1 / 4
"""The most of the budget that is used for what is packed."""
_WIDTHS: Final = {"1": 1, "L": 1, "P": 1}
"""Bytes of a pixel by mode, as Pillow stores it; the others (also RGB) have four."""

P = ParamSpec("P")
R = TypeVar("R")


class _Entry:
    """A kept value. `drawn`: seconds that it took to draw; `worth`: seconds that a byte of it saves. What has the least
    `turn` goes next."""

    __slots__ = ("drawn", "turn", "value", "worth")

    def __init__(self, value: Any, drawn: float, worth: float, turn: tuple[float, int]) -> None:
        self.value = value
        self.drawn = drawn
        self.worth = worth
        self.turn = turn


class _Packed(NamedTuple):
    """A packed value. `size`: its bytes, with those of its key."""

    value: Any
    drawn: float
    size: int


class SpriteCache:
    """Values that hold images, up to a budget in bytes. An image that several values share counts once. Threads may use
    it at the same time."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.used = 0
        """Bytes of what is kept."""
        self._kept: dict[Hashable, _Entry] = {}
        self._packed: OrderedDict[Hashable, _Packed] = OrderedDict()
        self._packed_bytes = 0
        self._holders: dict[int, int] = {}
        self._queue: list[tuple[tuple[float, int], Hashable]] = []
        self._uses = count()
        self._clock = 0.0
        self._lock = threading.Lock()

    def __iter__(self) -> Iterator[Any]:
        """The keys: the function's name and its arguments."""
        return iter(tuple(self._kept))

    @property
    def full(self) -> bool:
        """Whether little room is left, so that what is added for later would soon drive out what is in use."""
        return self.used > self.budget * 0.9

    def find(self, key: Hashable) -> Any:
        """The value kept under the key, or None."""
        entry = self._kept.get(key)
        if entry is not None:
            entry.turn = self._turn(entry.worth)
            return entry.value
        packed = self._packed.get(key)
        if packed is None:
            return None
        value = unpack(packed.value)
        with self._lock:
            self._add(key, value, packed.drawn, UNPACKING)
        return value

    def keep(self, key: Hashable, value: Any, seconds: float) -> None:
        """Keep a value that took so many seconds to draw, and drop others if there is no room."""
        with self._lock:
            self._add(key, value, seconds, None)

    def _add(self, key: Hashable, value: Any, drawn: float, worth: float | None) -> None:
        if key in self._kept:
            return  # another thread has drawn it too
        size = self._hold(key, value)
        worth = drawn / size if worth is None else worth
        entry = self._kept[key] = _Entry(value, drawn, worth, self._turn(worth))
        heappush(self._queue, (entry.turn, key))
        self._make_room()

    def resize(self, budget: int) -> None:
        """Another budget in bytes."""
        with self._lock:
            self.budget = budget
            self._make_room()

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._kept.clear()
            self._packed.clear()
            self._packed_bytes = 0
            self._holders.clear()
            self._queue.clear()
            self.used = 0

    def _turn(self, worth: float) -> tuple[float, int]:
        """When something goes that is used now: never two at the same time, so keys are not compared."""
        return self._clock + worth, next(self._uses)

    def _make_room(self) -> None:
        while self.used > self.budget and self._kept:
            turn, key = heappop(self._queue)
            entry = self._kept[key]
            if entry.turn > turn:  # it was used since
                heappush(self._queue, (entry.turn, key))
                continue
            self._clock = turn[0]
            del self._kept[key]
            size = self._let_go(key, entry.value)
            if entry.drawn > size * UNPACKING:
                self._pack(key, entry)
        while self._packed and (self._packed_bytes > self.budget * _PACKED or self.used > self.budget):
            _, packed = self._packed.popitem(last=False)
            self._packed_bytes -= packed.size
            self.used -= packed.size

    def _pack(self, key: Hashable, entry: _Entry) -> None:
        """Keep a value packed that has just been used for the last time, or was before."""
        packed = self._packed.get(key)
        if packed is None:
            value = pack(entry.value)
            if value is None:
                return
            packed = self._packed[key] = _Packed(value, entry.drawn, packed_bytes(value) + OVERHEAD + _text_in(key))
            self._packed_bytes += packed.size
            self.used += packed.size
        self._packed.move_to_end(key)

    def _hold(self, key: Hashable, value: Any) -> int:
        """Count what a new value needs. Returns all its bytes, with those that it shares."""
        size = OVERHEAD + _text_in(key)
        self.used += size
        for image in images_in(value):
            holders = self._holders.get(id(image), 0)
            self._holders[id(image)] = holders + 1
            size += bytes_of(image)
            self.used += 0 if holders else bytes_of(image)
        return size

    def _let_go(self, key: Hashable, value: Any) -> int:
        """Count no more what a value needs. Returns all its bytes, with those that it shares."""
        size = OVERHEAD + _text_in(key)
        self.used -= size
        for image in images_in(value):
            size += bytes_of(image)
            self._holders[id(image)] -= 1
            if not self._holders[id(image)]:
                del self._holders[id(image)]
                self.used -= bytes_of(image)
        return size


SPRITES: Final = SpriteCache()
"""The cache of this process."""


def keep_images(function: Callable[P, R]) -> Callable[P, R]:
    """A function whose images are kept in the cache of this process, by its arguments, which must be hashable. What it
    returns is shared: paste it, never draw on it."""
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> R:
        key = (name, args, *sorted(kwargs.items())) if kwargs else (name, args)
        found: R | None = SPRITES.find(key)
        if found is None:
            started = thread_time()
            found = function(*args, **kwargs)
            SPRITES.keep(key, found, thread_time() - started)
        return found

    return drawn


def images_in(value: Any) -> Iterator[Image.Image]:
    """The images of a value: itself, or those in a tuple."""
    if isinstance(value, Image.Image):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from images_in(each)


def bytes_of(image: Image.Image) -> int:
    """The bytes of its pixels."""
    return image.width * image.height * _WIDTHS.get(image.mode, 4)


def _text_in(key: Any) -> int:
    """The bytes of the texts in a key, roughly: drawings are named by their SVG."""
    if isinstance(key, str):
        return len(key)
    return sum(map(_text_in, key)) if isinstance(key, tuple) else 0
