"""The unit in which a player chooses what to do next in a turn, pays for it, and begins it."""

from __future__ import annotations

from engine.core.decision import Option, Options, Rules
from engine.core.text import Text, say
from engine.core.undo_reasons import GONE_ON
from engine.voidfall import coop_course as coop
from engine.voidfall.card_text.cards import agenda_action
from engine.voidfall.components import parts
from engine.voidfall.costs.actions import begin_action, times_at_once
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.resources import payment, payment_mark, says_payment, swap_of, wanted_resources
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.picking import abandoning
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.names import SEATS
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import State, Turn
from engine.voidfall.steps import turn as steps
from engine.voidfall.tasks import Source, SourceKind
from engine.voidfall.turn.moves import (
    ACTIONS_OF_A_TURN,
    Move,
    MoveKind,
    action_of,
    card_of,
    left_unused,
    moves,
    name_of,
    third_action_sector,
)
from engine.voidfall.turn.selection import flip, play_agenda
from engine.voidfall.vocabulary.costs import Cost, RecallCubes, cost_text
from engine.voidfall.vocabulary.words import resource_name

ASK_MOVE = question_about(Question.MOVE)
SOURCES: dict[MoveKind, SourceKind] = {"use": "agenda", "tech": "technology", "sector": "sector"}


def next_move(st: State, turn: Turn) -> Rules[None]:
    """What the player does next. The end of the turn is always a choice: until then it can be taken back."""
    pairs = [(each.key, each) for each in moves(st, turn)]
    move = yield ASK_MOVE.ask(turn.seat, Options(pairs, lambda key, each: described_move(st, turn, key, each)))
    yield from do_move(st, turn, move)
    if parts().settings.take_back == "off":
        st.seal(GONE_ON)


def do_move(st: State, turn: Turn, move: Move) -> Rules[None]:
    """Do it: Selection goes on, or an action is paid and begun, or Clean-up follows."""
    match move.kind:
        case "flip":
            flip(st, turn)
        case "agenda":
            play_agenda(st, turn, move.id)
        case "payment":
            st.span.used.append(payment_mark(turn.seat))
        case "crisis":
            yield from coop.pay_crisis(st, turn.seat, move.id)
        case "done":
            st.step = steps.CLEANUP
            coop.end_actions(st)
        case "act" | "double":
            yield from focus_action(st, turn, move)
        case _:
            yield from other_action(st, turn, move)


def focus_action(st: State, turn: Turn, move: Move) -> Rules[None]:
    """An action of the Focus card, or with Robotics the same one twice."""
    seat = turn.seat
    take_third_action(st, turn)
    turn.actions.append(move.number)
    card = card_of(turn)
    times = times_at_once(st, seat, card) if move.kind == "double" else 1
    st.record(say("vf-log-acts", side=SEATS[seat], move=name_of(move)), seat=seat)
    yield from begin_action(Flow(st, seat, st.tasks), card, action_of(turn, move.number), times)


def take_third_action(st: State, turn: Turn) -> None:
    """The third action without a flipped token is given by a sector, so often in a Cycle."""
    if turn.flipped or len(turn.actions) < ACTIONS_OF_A_TURN:
        return
    place = third_action_sector(st, turn)
    if place is not None:
        used, kind = st.players[turn.seat].third_actions, st.sectors[place].kind
        used[kind] = used.get(kind, 0) + 1
        turn.third = True


def other_action(st: State, turn: Turn, move: Move) -> Rules[None]:
    """The action of the Agenda, of a Technology or of a sector: its unit, then the payment (P18)."""
    match move.kind:
        case "use":
            turn.agenda_used = True
        case "tech":
            turn.technologies.append(move.mark)
        case "sector":
            turn.sectors.append(move.mark)
    st.record(say("vf-log-acts", side=SEATS[turn.seat], move=name_of(move)), seat=turn.seat)
    assert move.then is not None
    Flow(st, turn.seat, st.tasks).begin(Source(SOURCES[move.kind], move.id), move.then)
    if move.cost:
        yield from pay(Flow(st, turn.seat, st.tasks), move.cost)


# -- in words --------------------------------------------------------------------------------------------------------


def described_move(st: State, turn: Turn, key: str, move: Move) -> Option:
    """A move with its cost and effect; the end of the turn with what it leaves unused."""
    place = move.id if move.kind == "sector" else None
    caution = recalled_unasked(st, turn.seat, move.cost)
    return Option(key, name_of(move), at=place, detail=detail_of(st, turn, move), caution=caution)


def recalled_unasked(st: State, seat: int, cost: Cost) -> Text | None:
    """The warning that the only sector from which the payment can recall cubes is abandoned by it: which one it is will
    not be asked."""
    recalled = sum(part.amount for part in cost if isinstance(part, RecallCubes))
    there = [(place, fleet) for place in controlled_sectors(st, seat) for fleet in st.sectors[place].fleets]
    if not recalled or len(there) > 1:
        return None
    return abandoning(st, seat, there[0][0], recalled) if there else None


def detail_of(st: State, turn: Turn, move: Move) -> Text | None:
    """What is behind a move."""
    known = parts()
    match move.kind:
        case "flip":
            return say("vf-move-flip-detail")
        case "payment":
            return say("vf-move-payment-detail")
        case "agenda" | "use":
            return agenda_action(known.agenda_types[known.agendas[move.id].type])
        case "done":
            left = left_unused(st, turn)
            return say("vf-move-done-detail", left=left) if left else None
        case "crisis":
            return cost_text(move.cost)
    if move.then is None:
        return None
    cost, after = cost_text(move.cost), stock_after(st, turn.seat, move)
    if move.kind == "double":  # what it does stands beside the single action
        return say("vf-move-cost-after", cost=cost, after=after) if after else cost
    if not after:
        return say("vf-move-detail", cost=cost, then=move.then.text())
    return say("vf-move-detail-after", cost=cost, after=after, then=move.then.text())


def stock_after(st: State, seat: int, move: Move) -> list[Text]:
    """What the payment would leave of each resource, Credits in place of what is short (P19): `Materials 2 → 1`.
    Nothing where the player chooses what is paid."""
    want = wanted_resources(move.cost)
    if want.some or says_payment(st, seat) or swap_of(st, seat) is not None:
        return []
    stock = st.players[seat].stock
    paid = payment(stock, dict(want.amounts)) or {}
    return [
        say("vf-stock-after", resource=resource_name(each, 2), before=stock[each], after=stock[each] - count)
        for each, count in paid.items()
        if count
    ]
