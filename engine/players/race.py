"""Comparing answers in imagined deals: in each deal all of them meet the same chance, and more deals are played until
one is clearly better or the effort is spent."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from typing import TypeVar

from engine.players.effort import Exhausted

Each = TypeVar("Each", bound=Hashable)
"""An answer, or one with what follows it."""
Found = dict[Each, list[float]]
"""By answer: what it is worth in each deal that was played to its end with all that were still compared."""


def race(
    answers: Sequence[Each], worth: Callable[[int, Each], float | None], *, least: int, most: int, doubt: float
) -> Found[Each]:
    """What the answers, which come with the most promising first, are worth in the deals 0, 1, ... `worth`: of an
    answer in a deal; None: this cannot be told, and the comparison ends without a result. From `least` deals on, those
    that are clearly worse than the best go (by `doubt` standard errors of the difference); it ends when one is left,
    after `most` deals, or without effort. A deal that was not finished does not count."""
    found: Found[Each] = {keys: [] for keys in answers}
    running = list(answers)
    try:
        for number in range(most):
            values: list[float] = []
            for keys in running:
                value = worth(number, keys)
                if value is None:
                    return {}
                values.append(value)
            for keys, value in zip(running, values, strict=True):
                found[keys].append(value)
            if number + 1 >= least:
                running = still_running(running, found, doubt)
                if len(running) == 1:
                    break
    except Exhausted:
        pass
    return found


def still_running(running: Sequence[Each], found: Found[Each], doubt: float) -> list[Each]:
    """The best, and those that are not clearly worse."""
    best = max(running, key=lambda keys: sum(found[keys]))
    return [keys for keys in running if keys == best or surplus(found[best], found[keys], doubt) <= 0]


def surplus(values: Sequence[float], others: Sequence[float], doubt: float) -> float:
    """By how much the values of one answer are above those of another in the same deals, less what chance can make: so
    many standard errors of the mean difference."""
    gains = [one - other for one, other in zip(values, others, strict=False)]
    if len(gains) < 2:
        return 0.0
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean - doubt * sqrt(variance / len(gains))


def best_of(found: Found[Each]) -> Each | None:
    """The answer with the best mean of those that were compared in most deals; the first of equals. None: none was."""
    most = max([len(values) for values in found.values()], default=0)
    if not most:
        return None
    last = [keys for keys, values in found.items() if len(values) == most]
    return max(last, key=lambda keys: sum(found[keys]))
