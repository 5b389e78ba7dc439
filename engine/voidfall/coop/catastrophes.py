"""Catastrophe tokens, and the relief that everybody gets for one (6.5, P65)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import CATASTROPHES
from engine.voidfall.coop.result import lose
from engine.voidfall.cooperation import common_state, in_turn_order
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.gifts import can_wait, give
from engine.voidfall.map.spots import spots_with
from engine.voidfall.names import SEATS
from engine.voidfall.state import State
from engine.voidfall.tasks import Gift, Source
from engine.voidfall.vocabulary.effects import Effect, OneOf
from engine.voidfall.vocabulary.sectors import RemoveCorruption


def take_catastrophe(st: State, seat: int) -> None:
    """A seat takes a Catastrophe token. Everybody gets relief, that seat first; the fourth token loses the game at once
    (P65)."""
    coop = common_state(st)
    coop.catastrophes += 1
    st.record(say("vf-log-catastrophe", side=SEATS[seat], n=coop.catastrophes, most=CATASTROPHES), seat=seat)
    if coop.catastrophes >= CATASTROPHES:
        lose(st, say("vf-end-catastrophes", n=CATASTROPHES))
        return
    give_relief(st, seat, "catastrophe")


def give_relief(st: State, first: int, reward: str) -> None:
    """Every player may take the relief for a Catastrophe or a cleared Rift, this seat first; what concerns nobody else
    is taken later."""
    source = Source("relief", reward)
    for seat in reversed(in_turn_order(st, first)):
        relief = relief_of(st, seat, parts().rewards[reward].then)
        if can_wait(st, seat, relief):
            give(st, Gift(seat, source, relief))
        else:
            begin_unit(st, seat, source, relief)


def relief_of(st: State, seat: int, given: Effect) -> Effect:
    """What the relief is for a seat: where there is no Corruption to remove, what remains of the choice (P65)."""
    if not isinstance(given, OneOf) or spots_with(st, seat, "any", None):
        return given
    left = tuple([each for each in given.effects if not isinstance(each, RemoveCorruption)])
    return left[0] if len(left) == 1 else OneOf(left)
