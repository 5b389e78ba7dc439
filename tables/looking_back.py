"""What plays a game again for somebody: verification, replays, films, chapters, summaries. It has a process of its own,
so that computers think beside it; of each person one such task runs at a time; and what was found is kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from tables.errors import refuse

Runner: TypeAlias = Callable[..., Awaitable[Any]]
"""`await run(fn, *args)` calls `fn` off the event loop."""

MOST_AT_ONCE = 4
"""How many such tasks one person may wait for, the one under way included."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LookingBack:
    """`await look_back(fn, *args, by=person)`: the result of `fn`, called off the event loop. Tasks of one person take
    turns; who asks for many at once is refused. `by` None: for the table, nobody waits."""

    def __init__(self, run: Runner) -> None:
        self._run = run
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._asked: Counter[int] = Counter()

    async def __call__(self, function: Callable[..., Any], *args: Any, by: int | None = None) -> Any:
        """The result. Raises Refused if this person waits for many already."""
        if by is None:
            return await self._run(function, *args)
        if self._asked[by] >= MOST_AT_ONCE:
            raise refuse("error-looking-back")
        self._asked[by] += 1
        try:
            async with self._turns.setdefault(by, asyncio.Lock()):
                return await self._run(function, *args)
        finally:
            self._asked[by] -= 1
            self._asked += Counter()  # Adding drops the people whose count is zero.


class Kept(Generic[K, V]):
    """The newest results, up to so many. Who asks for one that is being made waits for it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._making: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    async def get(self, key: K, make: Callable[[], Awaitable[V]]) -> V:
        """What is kept under this key, or what is made now. What `make` raises is not kept."""
        async with self._making.setdefault(key, asyncio.Lock()):
            if key not in self._kept:
                self._kept[key] = await make()
            self._kept.move_to_end(key)
            found = self._kept[key]
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
