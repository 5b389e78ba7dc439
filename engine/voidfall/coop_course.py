"""What the course of the game calls in cooperative and solo games. In competitive ones these do nothing.

What they put on the stack `State.tasks` is resolved before the course goes on. Order of a turn: `begin_turn`, units
(after each `after_unit`, between them `pay_crisis`), `end_actions`, Clean-up, `void_advances` (P62).
"""

from __future__ import annotations

from engine.core.decision import Rules
from engine.voidfall.components import parts
from engine.voidfall.coop import alerts, board, crises, havens, result
from engine.voidfall.coop.focuses import show_focuses
from engine.voidfall.coop.harbingers import reinforce
from engine.voidfall.cooperation import in_turn_order
from engine.voidfall.in_force import lasting_rules
from engine.voidfall.in_play import paid_at
from engine.voidfall.resolve.cooperative import pay_to_solve
from engine.voidfall.state import State
from engine.voidfall.tasks import CrisisSurcharge, HarbingerToBoard, VoidAdvances
from engine.voidfall.vocabulary.crises import EndedActions
from engine.voidfall.vocabulary.lasting import ReinforceHarbingers, SkipVoidStrikes


def prepare(st: State) -> None:
    """Step 0 of the Preparation of Cycles 2 and 3: new Heroic or Joint cards, the Alert deck, a Harbinger where the
    difficulty says so (6.2)."""
    if st.coop is None:
        return
    show_focuses(st)
    alerts.renew_deck(st)
    if st.cycle in parts().difficulties[st.options.difficulty].board_harbingers and st.coop.harbingers:
        st.coop.harbingers -= 1
        st.tasks.append(HarbingerToBoard(in_turn_order(st)[0]))


def begin_round(st: State) -> None:
    """The Alert card of the round (6.3)."""
    if st.coop is not None:
        alerts.turn_up(st)


def begin_turn(st: State) -> None:
    """A Situation reveals the current Crisis of the turn (6.3, P60). `State.span` is new already."""
    if st.coop is not None and not alerts.is_war(st.coop.alert):
        crises.reveal(st, st.coop.alert)


def after_unit(st: State) -> None:
    """Crises are solved as soon as their conditions are met, after every unit of play (P60, P61)."""
    if st.coop is not None and st.outcome is None:
        crises.solve_what_is_met(st)


def pay_crisis(st: State, seat: int, crisis: str) -> Rules[None]:
    """Pay for a Crisis that is paid between units (`in_play.paid_between_units`). What the payment causes is on the
    stack afterwards (P61)."""
    yield from pay_to_solve(st, st.tasks, seat, crisis)


def end_actions(st: State) -> None:
    """After the last unit, before Clean-up: payments of the end of the turn are asked for (P61)."""
    if st.coop is not None and st.turn is not None:
        st.tasks += [CrisisSurcharge(st.turn.seat, crisis) for crisis in reversed(paid_at(st, EndedActions))]


def void_advances(st: State, seat: int) -> None:
    """After Clean-up: the Crisis that nobody has solved, or the War (P63)."""
    after_unit(st)
    if st.coop is not None:
        st.tasks.append(VoidAdvances(seat))


def void_strikes(st: State) -> None:
    """Step 1 of the Evaluation: the Crisis board is resolved for everybody in turn order (6.4). Before it Harbingers
    bring cubes, where the event says so."""
    if st.coop is None:
        return
    for rule in lasting_rules(st, ReinforceHarbingers):
        reinforce(st, rule.cubes)
    if not lasting_rules(st, SkipVoidStrikes):
        board.push_board(st, in_turn_order(st), _evaluation_modifier(st))


def evaluation_extra(st: State) -> int:
    """What the Crisis board would add to the Skirmish of the Evaluation."""
    return 0 if st.coop is None else board.strength(st, _evaluation_modifier(st))


def _evaluation_modifier(st: State) -> int:
    return alerts.war_modifier(st) if parts().settings.war_modifier_in_evaluation else 0


def after_upkeep(st: State) -> None:
    """Safe Haven levels for thriving sectors, when everybody has paid Upkeep (6.8)."""
    if st.coop is not None:
        havens.build_after_upkeep(st)


def finish(st: State) -> None:
    """The end of the last Evaluation: all win, or all lose (P70). Only for cooperative and solo games."""
    result.finish(st)


def leave(st: State, seat: int) -> None:
    """A seat has resigned and is out already. Its Crisis is discarded with its turn; a game without enough players is
    lost, also before its houses are chosen."""
    if st.options.mode == "competitive":
        return
    if st.coop is not None and st.coop.current and st.turn is not None and st.turn.seat == seat:
        crises.discard(st, st.coop.current)
    result.leave(st, seat)
