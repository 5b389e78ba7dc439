"""Objectives: the two boxes of the event, then the Agendas in play (3.3-3, 3.3-4, P56)."""

from __future__ import annotations

from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.kit import without_questions
from engine.core.text import say
from engine.voidfall.card_text.effects import effect as effect_text
from engine.voidfall.components import parts
from engine.voidfall.evaluation.steps import next_step
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.mat import pure_agendas, starting_agendas
from engine.voidfall.names import event_name
from engine.voidfall.preparation.steps import players_of
from engine.voidfall.state import Player, State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect


def waiting(st: State) -> list[int]:
    """The seats in turn order that are not done with the present step."""
    return [seat for seat in players_of(st) if seat not in st.acted]


def event_objectives(st: State) -> Rules[None]:
    """The unit: the next player evaluates the boxes of the event. All of it before the next player (P56)."""
    left = waiting(st)
    if not left:
        next_step(st)
        return
    seat, event = left[0], parts().events[st.event]
    boxes = tuple(box_effect(box) for box in event.boxes)
    if event.link == "and_or":
        chosen: Effect = AndOr(boxes)
    else:
        chosen = yield Ask(
            seat, say("vf-ask-box", event=event_name(event.id)), Options(box_pairs(boxes), described_box)
        )
    st.acted.append(seat)
    begin_unit(st, seat, Source("objective", event.id), chosen)


def box_effect(box: tuple[Effect, ...]) -> Effect:
    """All objectives of a box."""
    return box[0] if len(box) == 1 else AllOf(box)


def box_pairs(boxes: tuple[Effect, ...]) -> Pairs[Effect]:
    """The boxes by their number from the top."""
    return [(f"box:{number}", box) for number, box in enumerate(boxes, 1)]


def described_box(key: str, box: Effect) -> Option:
    """A box in the words of the card."""
    return Option(key, effect_text(box))


@without_questions
def agenda_objectives(st: State) -> None:
    """The unit: the next player scores its Agendas, each objective separately."""
    left = waiting(st)
    if not left:
        next_step(st)
        return
    seat = left[0]
    st.acted.append(seat)
    for name, effects in reversed(scored_agendas(st.players[seat])):
        begin_unit(st, seat, Source("agenda_objective", name), *effects, forced=True)


def scored_agendas(player: Player) -> list[tuple[str, tuple[Effect, ...]]]:
    """The starting Agendas (under the name of the house) and those in Pure slots, with their objectives."""
    known = parts().agendas
    starting = [(player.house, agenda.objectives) for agenda in starting_agendas(player)]
    return starting + [(agenda, known[agenda].objectives) for agenda in pure_agendas(player)]
