"""Start effects of the origins, in turn order after the set-up of all (P5)."""

from __future__ import annotations

from engine.core.kit import without_questions
from engine.voidfall.components import parts
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.mat import origin_of, starting_agendas
from engine.voidfall.state import State
from engine.voidfall.steps.preparation import FIRST_STEP
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.economy import GainTradeTokens
from engine.voidfall.vocabulary.effects import Effect


@without_questions
def start_effects(st: State) -> None:
    """The unit: the start effects of the next seat, or on to the first Cycle."""
    if not st.picks:
        cover_starting_agendas(st)
        st.phase, st.step = "preparation", FIRST_STEP
        return
    seat = st.picks.pop()
    origin = origin_of(st.players[seat])
    if origin is not None and origin.start:
        begin_unit(st, seat, Source("start", st.players[seat].house), *[as_set_up(each) for each in origin.start])


def as_set_up(effect: Effect) -> Effect:
    """Trade tokens of the set-up come without the bonus of the ladder."""
    if isinstance(effect, GainTradeTokens):
        return GainTradeTokens(effect.amount, bonus=parts().settings.setup_trade_bonus)
    return effect


def cover_starting_agendas(st: State) -> None:
    """The tokens lie at once on the starting Agendas; surplus is held until the first Clean-up."""
    for player in st.players:
        player.covered = min(player.trade, len(starting_agendas(player)))
