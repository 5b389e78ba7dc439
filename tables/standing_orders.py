"""Standing orders: questions that a person has answered in advance. Pure functions that know no title.

A question names the *habit* that can answer it (`Ask.habit`). An order says by habit what to answer, or that the
question's default is to be taken. It is applied at once, in the change that asks. So nobody is called, and the others
never see the game wait for the seat.

What others can observe: of an open question the answer, as always. Where answers are hidden until all are in: that the
seat is not waited for. Where nobody may know who is asked: nothing, as if the seat had not been asked. That the game
does not wait must not tell what the seat holds. So where anything is hidden, an order is applied only if the question
names a default, and it gives the default where its own answer is not legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.core.decision import Ask, Keys

Orders: TypeAlias = Mapping[str, list[str]]
"""By habit, the keys to answer. No keys: the question's default."""

LONGEST = 60
"""The greatest length of a habit's name and of a key, in characters."""
MOST_KEYS = 20
MOST_ORDERS = 50
"""The greatest number of orders of one seat, and of answers by order in one change."""


def answer_of(ask: Ask, orders: Orders, *, hidden: bool) -> Keys | None:
    """The answer of the orders to a question. None: the person is asked. `hidden`: the others do not see the answer."""
    if ask.optional or ask.habit not in orders or (hidden and not ask.default):
        return None
    keys = tuple(orders[ask.habit]) or ask.default
    if ask.allows(keys):
        return keys
    return ask.default if hidden else None


def with_order(orders: Orders, habit: str, keys: Keys | None) -> dict[str, list[str]] | None:
    """The orders with this one (keys None: without it). None if that would be too many to store."""
    if not 0 < len(habit) <= LONGEST or len(keys or ()) > MOST_KEYS or any(len(key) > LONGEST for key in keys or ()):
        return None
    kept = {name: list(order) for name, order in orders.items() if name != habit}
    if keys is not None:
        kept[habit] = list(keys)
    return kept if len(kept) <= MOST_ORDERS else None
