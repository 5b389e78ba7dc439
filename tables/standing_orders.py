"""Standing orders and queued actions: questions that a person has answered in advance. Pure functions that know no
title.

A question names the *habit* that can answer it (`Ask.habit`). An order says by habit what to answer, or that the
question's default is to be taken; an order of the title's own (`Meta.orders`) has the name and the choices that the
title gave it, and the title says what it answers (`Planning.follow`). An order is applied at once, in the change that
asks. So nobody is called, and the others never see the game wait for the seat.

What others can observe: of an open question the answer, as always. Where answers are hidden until all are in: that the
seat is not waited for. Where nobody may know who is asked: nothing, as if the seat had not been asked. That the game
does not wait must not tell what the seat holds. So where anything is hidden, an order is applied only if the question
names a default, and it gives the default where its own answer is not legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.core.decision import Ask, Keys
from engine.core.kit import GameState
from engine.core.orders import OrderKind
from engine.core.orders import Orders as TitleOrders
from engine.core.text import Text, say
from engine.core.title import Meta, Title
from tables.errors import refuse

Orders: TypeAlias = Mapping[str, list[str]]
"""By habit, the keys to answer (no keys: the question's default); by the name of an order of the title, what was
chosen."""

LONGEST = 60
"""The greatest length of a habit's name and of a key, in characters."""
MOST_KEYS = 20
MOST_ORDERS = 50
"""The greatest number of orders of one seat."""
MOST_ANSWERS = 300
"""The greatest number of answers given in advance that one change takes: a large battle has a hundred. With more, the
people are asked."""
MOST_QUEUED = 20
LONGEST_ACTION = 200
"""The greatest number of queued actions of one seat, and the length of one."""
FORCED = "*forced"
"""The order to give an answer where only one is possible. No title has a habit of this name."""
PERIOD = "@"
"""Begins the note of the period at whose end an order ends."""


# -- answering -------------------------------------------------------------------------------------------------------


def answer_of(
    ask: Ask, orders: Orders, *, hidden: bool, follow: Callable[[Ask], Keys | None] | None = None
) -> Keys | None:
    """The answer of the orders to a question. None: the person is asked. `hidden`: the others do not see the answer.
    `follow`: what the title's own orders answer, if one of them is for such questions."""
    if ask.optional or (hidden and not ask.default):
        return None
    keys: Keys | None = None
    if ask.habit in orders:
        keys = tuple(orders[ask.habit]) or ask.settled_default
    elif follow is not None:
        keys = follow(ask)
    if keys is None and FORCED in orders and not hidden and len(ask.options) == ask.least == ask.most == 1:
        keys = ask.options.keys
    if keys is None and follow is None and ask.habit not in orders:
        return None
    if keys is not None and ask.allows(keys):
        return keys
    return ask.settled_default if hidden else None


def orders_for(title: Title[GameState], ask: Ask, orders: TitleOrders) -> TitleOrders:
    """Those of the title's orders that are for such a question."""
    if not ask.habit:
        return {}
    return {kind.id: orders[kind.id] for kind in title.meta.orders if kind.id in orders and ask.habit in kind.habits}


# -- keeping ---------------------------------------------------------------------------------------------------------


def with_order(orders: Orders, habit: str, keys: Keys | None) -> dict[str, list[str]] | None:
    """The orders with this one (keys None: without it). None if that would be too many to store."""
    if not 0 < len(habit) <= LONGEST or len(keys or ()) > MOST_KEYS or any(len(key) > LONGEST for key in keys or ()):
        return None
    kept = {name: list(order) for name, order in orders.items() if name != habit}
    if keys is not None:
        kept[habit] = list(keys)
    return kept if len(kept) <= MOST_ORDERS else None


def period_of(title: Title[GameState], state: GameState) -> str:
    """A name for the present part of the game: the title's, else its chapter. "": it has no parts."""
    chapter = title.notices.chapter(state)
    return title.planning.period(state) or ("" if chapter is None else f"{chapter}")


def orders_in_force(title: Title[GameState], state: GameState, orders: Orders) -> dict[str, list[str]]:
    """The orders without those that have ended with their period, and without the notes of it."""
    now, found = f"{PERIOD}{period_of(title, state)}", {}
    for name, values in orders.items():
        if not values or not values[-1].startswith(PERIOD):
            found[name] = list(values)
        elif values[-1] == now:
            found[name] = list(values[:-1])
    return found


def own_orders(title: Title[GameState], state: GameState, orders: Orders) -> dict[str, Keys]:
    """The orders of the title's own that hold now, as they were chosen."""
    found = {}
    now = (f"{PERIOD}{title.planning.period(state)}", f"{PERIOD}{title.planning.episode(state)}")
    for kind in title.meta.orders:
        values = orders.get(kind.id)
        if values and (not values[-1].startswith(PERIOD) or values[-1] in now):
            found[kind.id] = tuple(value for value in values if not value.startswith(PERIOD))
    return found


def orders_alone(meta: Meta) -> dict[str, list[str]]:
    """The orders with which a person begins who plays with computers only."""
    return {kind.id: [kind.alone] for kind in meta.orders if kind.alone}


def kept_order(
    title: Title[GameState], state: GameState, seat: int, seats: int, name: str, values: tuple[str, ...]
) -> tuple[str, ...] | None:
    """An order of the title as it is stored. None: it is removed (no values). Raises Refused if the title does not know
    the order, or its value is not possible."""
    kind = next((each for each in title.meta.orders if each.id == name), None)
    if kind is None:
        raise refuse("error-order-unknown", order=name[:LONGEST])
    if not values:
        return None
    episode = title.planning.episode(state)
    try:
        chosen = kind.accept(values, seat, seats)
        if chosen[0] in kind.fleeting and not episode:
            raise ValueError(chosen[0])
    except ValueError as wrong:
        raise refuse(
            "error-order-value",
            order=say(title.meta.key(f"order-{kind.id}")),
            value=str(wrong)[:LONGEST],
            possible=possible_values(title, kind, seat, seats),
        ) from None
    if chosen[0] in kind.fleeting:
        return (*chosen, f"{PERIOD}{episode}")
    return (*chosen, f"{PERIOD}{title.planning.period(state)}") if chosen[0] in kind.passing else chosen


def possible_values(title: Title[GameState], kind: OrderKind, seat: int, seats: int) -> list[Text]:
    """What can be chosen, in words."""
    if kind.seats:
        return [title.meta.seat(int(each)) for each in kind.offered(seat, seats)]
    prefix = title.meta.prefix or title.meta.id
    named = [kind.label(prefix, choice) for choice in kind.choices if choice not in kind.fleeting]
    if kind.least < kind.most:
        named.append(say("order-numbers", least=kind.least, most=kind.most))
    return named


def queue_of(title: Title[GameState], actions: list[str]) -> list[str]:
    """Typed actions as they are queued. Raises Refused if there can be no queue, or it is too long."""
    if not title.meta.starts:
        raise refuse("error-queue-none")
    queued = [action.strip() for action in actions if action.strip()]
    if len(queued) > MOST_QUEUED or any(len(action) > LONGEST_ACTION for action in queued):
        raise refuse("error-queue-long", most=MOST_QUEUED)
    return queued
