"""Objectives: the two boxes of the event, then the Agendas in play (3.3-3, 3.3-4, P56)."""

from __future__ import annotations

from engine.core.decision import Option, Options, Pairs, Rules
from engine.core.kit import without_questions
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.mat import pure_agendas, starting_agendas
from engine.voidfall.names import event_name
from engine.voidfall.progress import progress
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import Player, State
from engine.voidfall.steps.evaluation import next_step
from engine.voidfall.steps.preparation import players_of
from engine.voidfall.tasks import Source
from engine.voidfall.view import Progress
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect


def waiting_seats(st: State) -> list[int]:
    """The seats in turn order that are not done with the present step."""
    return [seat for seat in players_of(st) if seat not in st.acted]


# -- the event -------------------------------------------------------------------------------------------------------


def event_objectives(st: State) -> Rules[None]:
    """The unit: the next player evaluates the boxes of the event, all of it before the next player (P56)."""
    left = waiting_seats(st)
    if not left:
        next_step(st)
        return
    seat, event = left[0], parts().events[st.event]
    one, two = (box_effect(box) for box in event.boxes)
    chosen: Effect = AndOr((one, two))
    if event.link == "or":
        either = any(box_worth(st, seat, box)[0] for box in (one, two))
        chosen = (yield from one_box(st, seat, (one, two))) if either else one
    st.acted.append(seat)
    begin_unit(st, seat, Source("objective", event.id), chosen)


def box_effect(box: tuple[Effect, ...]) -> Effect:
    """All objectives of a box."""
    return box[0] if len(box) == 1 else AllOf(box)


def one_box(st: State, seat: int, boxes: tuple[Effect, Effect]) -> Rules[Effect]:
    """Which of the boxes a player evaluates, one of which is worth something; without an answer the one that gives
    more, or is met at all."""
    pairs: Pairs[Effect] = [(f"box:{number}", box) for number, box in enumerate(boxes, 1)]
    usual = max(pairs, key=lambda pair: box_worth(st, seat, pair[1]))[0]

    def described(key: str, box: Effect) -> Option:
        return Option(key, box.text(), detail=state_of(st, seat, box))

    about = question_about(Question.BOX, event=event_name(st.event))
    chosen: Effect = yield about.ask(seat, Options(pairs, described), default=(usual,))
    return chosen


def state_of(st: State, seat: int, box: Effect) -> Text | None:
    """What a box is worth now, in words; None where it counts nothing and so cannot be met."""
    met, gives = box_worth(st, seat, box)
    if gives:
        return say("vf-box-gives", n=gives)
    if not met:
        return say("vf-box-not-met")
    return say("vf-box-met") if any(each.values for each in box_progress(st, seat, box)) else None


def box_worth(st: State, seat: int, box: Effect) -> tuple[bool, int]:
    """Whether a box gives anything now, and how much Influence."""
    objectives = box_progress(st, seat, box)
    return any(each.met for each in objectives), sum(each.influence for each in objectives)


def box_progress(st: State, seat: int, box: Effect) -> list[Progress]:
    """How far a player is with the objectives of a box."""
    return [progress(st, seat, each) for each in (box.effects if isinstance(box, AllOf) else (box,))]


# -- Agendas ---------------------------------------------------------------------------------------------------------


@without_questions
def agenda_objectives(st: State) -> None:
    """The unit: the next player scores its Agendas, each objective separately."""
    left = waiting_seats(st)
    if not left:
        next_step(st)
        return
    st.acted.append(left[0])
    for name, effects in reversed(scored_agendas(st.players[left[0]])):
        begin_unit(st, left[0], Source("agenda_objective", name), *effects, forced=True)


def scored_agendas(player: Player) -> list[tuple[str, tuple[Effect, ...]]]:
    """The starting Agendas (under the name of the house) and those in Pure slots, with their objectives."""
    known = parts().agendas
    starting = [(player.house, agenda.objectives) for agenda in starting_agendas(player)]
    return starting + [(agenda, known[agenda].objectives) for agenda in pure_agendas(player)]
