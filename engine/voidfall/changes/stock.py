"""Changes of resources and Influence (1.4, P39)."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.constants import MOST_STOCK
from engine.voidfall.names import SEATS
from engine.voidfall.state import State
from engine.voidfall.vocabulary.terms import RESOURCES, Resource, Resources
from engine.voidfall.vocabulary.words import amounts


def gain(st: State, seat: int, resource: Resource, amount: int) -> int:
    """Gain a resource: above 15 the rest is lost. Returns how much came into the stock."""
    stock = st.players[seat].stock
    taken = min(amount, MOST_STOCK - stock[resource])
    stock[resource] += taken
    return taken


def gain_all(st: State, seat: int, given: Resources) -> None:
    """Gain several resources, as one event."""
    taken = Resources(*[gain(st, seat, resource, given.of(resource)) for resource in RESOURCES])
    if taken:
        st.record(say("vf-log-gain", side=SEATS[seat], resources=amounts(taken)), seat=seat)


def spend(st: State, seat: int, resource: Resource, amount: int) -> None:
    """Pay or lose so much of a resource. Raises ValueError if the stock has less."""
    stock = st.players[seat].stock
    if stock[resource] < amount:
        raise ValueError(f"seat {seat} has {stock[resource]} {resource}, not {amount}")
    stock[resource] -= amount


def spend_all(st: State, seat: int, given: Resources) -> None:
    """Lose several resources, as one event. Raises ValueError if the stock has less."""
    for resource, amount in given:
        spend(st, seat, resource, amount)
    if given:
        st.record(say("vf-log-lose", side=SEATS[seat], resources=amounts(given)), seat=seat)


def gain_influence(
    st: State, seat: int, amount: int, *, told: str = "vf-log-influence-gained", source: Text | None = None
) -> None:
    """Gain Influence. `told`: the message of the log, if it says for what; `source`: for what."""
    if amount:
        st.players[seat].influence += amount
        st.record(_moved(told, seat, amount, source), seat=seat)


def lose_influence(st: State, seat: int, amount: int, *, source: Text | None = None) -> None:
    """Lose Influence; it stops at 0. `source`: for what."""
    lost = take_influence(st, seat, amount)
    if lost:
        st.record(_moved("vf-log-influence-lost", seat, lost, source), seat=seat)


def take_influence(st: State, seat: int, amount: int) -> int:
    """Lose Influence, of which the caller tells. Returns how much it was: it stops at 0."""
    player = st.players[seat]
    lost = min(amount, player.influence)
    player.influence -= lost
    return lost


def _moved(told: str, seat: int, amount: int, source: Text | None) -> Text:
    """What the log says of Influence that was gained or lost."""
    if source is None:
        return say(told, side=SEATS[seat], n=amount)
    return say(f"{told}-for", side=SEATS[seat], n=amount, source=source)
