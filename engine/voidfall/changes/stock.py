"""Changes of resources and Influence (1.4, P39)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.voidfall.constants import MOST_STOCK
from engine.voidfall.state import State
from engine.voidfall.vocabulary.terms import Resource


def gain(st: State, seat: int, resource: Resource, amount: int) -> int:
    """Gain a resource: above 15 the rest is lost. Returns how much came into the stock."""
    stock = st.players[seat].stock
    taken = min(amount, MOST_STOCK - stock[resource])
    stock[resource] += taken
    return taken


def gain_all(st: State, seat: int, amounts: Iterable[tuple[Resource, int]]) -> None:
    """Gain several resources."""
    for resource, amount in amounts:
        gain(st, seat, resource, amount)


def spend(st: State, seat: int, resource: Resource, amount: int) -> None:
    """Pay or lose so much of a resource. Raises ValueError if the stock has less."""
    stock = st.players[seat].stock
    if stock[resource] < amount:
        raise ValueError(f"seat {seat} has {stock[resource]} {resource}, not {amount}")
    stock[resource] -= amount


def gain_influence(st: State, seat: int, amount: int) -> None:
    """Gain Influence."""
    st.players[seat].influence += amount


def lose_influence(st: State, seat: int, amount: int) -> None:
    """Lose Influence; it stops at 0."""
    player = st.players[seat]
    player.influence = max(0, player.influence - amount)
