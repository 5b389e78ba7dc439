"""What is given to a seat in the turn of another one, and waits until that seat decides, so that nobody waits for a
choice that concerns nobody else: gifts of Joint cards (P69), and relief (P65)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.names import SEATS, action_name
from engine.voidfall.state import State
from engine.voidfall.tasks import Do, Gift, Source, Unit
from engine.voidfall.vocabulary.economy import GainAnyResources
from engine.voidfall.vocabulary.effects import Effect

SINCE = 3
"""The version of the rules since which gifts wait, and are known as gifts."""


def source_of_gift(st: State, giver: int, source: Source) -> Source:
    """Where another seat has it from what a Joint card gives it."""
    return source if st.began_before(SINCE) else Source("gift", f"{giver}/{source.id}")


def can_wait(st: State, seat: int, effect: Effect) -> bool:
    """Whether what a seat is given in the turn of another one changes only its stock, which nothing reads before that
    seat is next concerned."""
    elsewhere = st.turn is not None and st.turn.seat != seat
    return elsewhere and isinstance(effect, GainAnyResources) and not st.began_before(SINCE)


def give(st: State, gift: Gift) -> None:
    """A gift waits from now on."""
    st.gifts.append(gift)
    giver, to, what = gift.source.giver, SEATS[gift.seat], gift.effect.text()
    if giver is None:
        st.record(say("vf-log-relief-waits", side=to, gift=what), seat=gift.seat)
    else:
        action = action_name(gift.source.id.rpartition("/")[2])
        st.record(say("vf-log-gift", side=SEATS[giver], to=to, action=action, gift=what), seat=giver)


def take_up(st: State) -> None:
    """Gifts that are due come on the stack above everything: those of the seat that is concerned next, in the order in
    which they were given."""
    due = [gift for gift in st.gifts if is_due(st, gift.seat)]
    st.gifts = [gift for gift in st.gifts if gift not in due]
    for gift in reversed(due):
        st.tasks += [Unit(gift.seat, gift.source), Do(gift.seat, gift.effect)]


def is_due(st: State, seat: int) -> bool:
    """Whether a seat is concerned next: by what is under way, as the one whose turn it is, or by the Evaluation."""
    if st.tasks:
        return st.tasks[-1].seat == seat
    return st.phase != "focus" or (st.turn is not None and st.turn.seat == seat)
