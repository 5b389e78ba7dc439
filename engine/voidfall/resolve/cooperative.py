"""The tasks of cooperative and solo games: questions of the end of a turn, of the board and of Safe Havens."""

from __future__ import annotations

from engine.core.decision import Option, Rules
from engine.core.text import Text, say
from engine.voidfall import tasks
from engine.voidfall.components import parts
from engine.voidfall.constants import CATASTROPHES
from engine.voidfall.coop import board
from engine.voidfall.coop.alerts import is_war, war_modifier
from engine.voidfall.coop.catastrophes import take_catastrophe
from engine.voidfall.coop.crises import discard, solve
from engine.voidfall.coop.havens import rewards
from engine.voidfall.cooperation import ROWS, common_state, row_name
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.asking import DECLINE, choose
from engine.voidfall.flow.flow import Flow, begin_unit
from engine.voidfall.in_play import in_play, remove, surcharge_of
from engine.voidfall.invasion.skirmish import forecast_skirmish, skirmish_text
from engine.voidfall.names import SEATS, crisis_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.registry import possible, under_way
from engine.voidfall.state import State
from engine.voidfall.vocabulary.cards import CorruptOffer
from engine.voidfall.vocabulary.costs import cost_deed, cost_text
from engine.voidfall.vocabulary.effects import Effect, OneOf
from engine.voidfall.vocabulary.terms import AGENDA_TYPES
from engine.voidfall.vocabulary.words import amounts

ASK_WAR = question_about(Question.WAR)
ASK_HARBINGER_ROW = question_about(Question.HARBINGER_ROW)
ASK_HAVEN_REWARD = question_about(Question.HAVEN_REWARD)
BOARD, CATASTROPHE, PENALTY, ONGOING, USE = "board", "catastrophe", "penalty", "ongoing", "use"


# -- paying to solve a Crisis ----------------------------------------------------------------------------------------


@under_way(tasks.CrisisSurcharge)
def ask_surcharge(st: State, stack: list[tasks.Task], task: tasks.CrisisSurcharge) -> Rules[None]:
    """Pay in addition to a deed, if the seat can and likes (P61)."""
    stack.pop()
    seat, crisis = task.seat, task.crisis
    cost = surcharge_of(crisis)
    if st.players[seat].out or crisis not in in_play(st) or not affords(st, seat, cost):
        return
    about = question_about(Question.SURCHARGE, crisis=crisis_name(crisis), cost=cost_text(cost))
    chosen = yield from choose(
        Flow(st, seat, stack), about, [(USE, True)], lambda key, _: Option(key, cost_deed(cost)), default=DECLINE
    )
    if chosen:
        yield from pay_to_solve(st, stack, seat, crisis)


def pay_to_solve(st: State, stack: list[tasks.Task], seat: int, crisis: str) -> Rules[None]:
    """Pay for a Crisis, which is solved by it; triggers of the payment come next."""
    stack.append(tasks.Unit(seat, tasks.Source("crisis", crisis)))
    yield from pay(Flow(st, seat, stack, forced=True), surcharge_of(crisis))
    solve(st, seat, crisis)


# -- The Void Advances -----------------------------------------------------------------------------------------------


@under_way(tasks.VoidAdvances)
def advance_void(st: State, stack: list[tasks.Task], task: tasks.VoidAdvances) -> Rules[None]:
    """The Crisis that nobody has solved, or the War, after Clean-up (P63)."""
    stack.pop()
    if st.players[task.seat].out:
        return
    flow = Flow(st, task.seat, stack, forced=True)
    if is_war(common_state(st).alert):
        yield from _suffer_war(flow)
    elif common_state(st).current:
        yield from _suffer_crisis(flow)


def _suffer_war(flow: Flow) -> Rules[None]:
    """The Crisis board now, or a Catastrophe token (6.3)."""
    st, seat = flow.st, flow.seat
    pairs = [(key, key) for key in (BOARD, CATASTROPHE)]
    chosen = yield from choose(flow, ASK_WAR, pairs, lambda key, _: war_option(st, seat, key), default=BOARD)
    if chosen == BOARD:
        board.push_board(st, board.war_seats(st, seat), war_modifier(st))
    else:
        take_catastrophe(st, seat)


def war_option(st: State, seat: int, key: str) -> Option:
    """What a seat may choose in a War: the board, with the Skirmish that it means, or a Catastrophe token."""
    if key == CATASTROPHE:
        return catastrophe_option(st)
    modifier = war_modifier(st)
    foretold = skirmish_text(forecast_skirmish(st, seat, board.strength(st, modifier)))
    return Option(key, board_text(st, modifier), detail=foretold)


def _suffer_crisis(flow: Flow) -> Rules[None]:
    """The penalty in full, or a Catastrophe token, or a row of the board (6.3)."""
    st, seat, crisis = flow.st, flow.seat, common_state(flow.st).current
    keys = void_keys(st, seat)
    default = next((key for key in keys if key.startswith(ONGOING) and not board.overflows(st, _row(key))), keys[0])
    chosen = yield from choose(
        flow,
        question_about(Question.VOID, crisis=crisis_name(crisis)),
        [(key, key) for key in keys],
        lambda key, _: void_option(st, seat, key),
        default=default,
    )
    if chosen == PENALTY:
        st.record(say("vf-log-penalty", side=SEATS[seat], crisis=crisis_name(crisis)), seat=seat)
        penalty = penalty_of(st, seat, crisis)
        remove(st, crisis)
        begin_unit(st, seat, tasks.Source("penalty", crisis), penalty, forced=True)
    elif chosen == CATASTROPHE:
        discard(st, crisis)
        take_catastrophe(st, seat)
    elif chosen is not None:
        board.make_ongoing(st, seat, _row(chosen))


def void_keys(st: State, seat: int) -> list[str]:
    """What a seat may choose for the current Crisis: its penalty only if it can be suffered in full (P63)."""
    crisis = common_state(st).current
    penalty = [PENALTY] if can_suffer(st, seat, penalty_of(st, seat, crisis)) else []
    return [*penalty, *[f"{ONGOING}:{row}" for row in board.accepting_rows(st, crisis)], CATASTROPHE]


def void_option(st: State, seat: int, key: str) -> Option:
    """One of these choices in words."""
    if key == PENALTY:
        penalty = penalty_of(st, seat, common_state(st).current)
        return Option(key, say("vf-option-penalty", penalty=penalty.text()))
    return catastrophe_option(st) if key == CATASTROPHE else row_option(st, _row(key), key, "vf-option-ongoing")


def can_suffer(st: State, seat: int, penalty: Effect) -> bool:
    """Whether a penalty can be suffered in full (P63). Corruption on offers needs one that has none."""
    if isinstance(penalty, CorruptOffer) and len(st.offer_corruption) == len(AGENDA_TYPES):
        return False
    return possible(st, seat, penalty, tasks.Scope())


def penalty_of(st: State, seat: int, crisis: str) -> Effect:
    """The penalty of a Crisis; of a choice only what can be suffered in full, if anything can."""
    penalty = parts().crisis_cards[crisis].penalty
    if not isinstance(penalty, OneOf):
        return penalty
    left = tuple([each for each in penalty.effects if can_suffer(st, seat, each)])
    if not left:
        return penalty
    return left[0] if len(left) == 1 else OneOf(left)


def catastrophe_option(st: State) -> Option:
    """`Take Catastrophe token 2 of 4`; a warning for the last one."""
    number = common_state(st).catastrophes + 1
    caution = say("vf-caution-last-catastrophe") if number >= CATASTROPHES else None
    return Option(CATASTROPHE, say("vf-option-catastrophe", n=number, most=CATASTROPHES), caution=caution)


def board_text(st: State, modifier: int) -> Text:
    """What resolving the Crisis board now means for a player."""
    due, strength = board.payment(st), board.strength(st, modifier)
    if not due:
        return say("vf-option-board-free", strength=strength)
    return say("vf-option-board", strength=strength, due=amounts(due))


def row_option(st: State, row: tasks.Row, key: str, text: str) -> Option:
    """A row of the board, with a warning if something is pushed out of it."""
    caution = say("vf-caution-overflow") if board.overflows(st, row) else None
    return Option(key, say(text, row=row_name(row)), caution=caution)


def _row(key: str) -> tasks.Row:
    return next(row for row in ROWS if key.endswith(row))


# -- the board, Safe Havens ------------------------------------------------------------------------------------------


@under_way(tasks.ResolveRow)
def resolve_row(st: State, stack: list[tasks.Task], task: tasks.ResolveRow) -> Rules[None]:
    """A row of the Crisis board (6.4)."""
    stack.pop()
    if st.players[task.seat].out:
        return
    if task.row == "military":
        board.resolve_military(st, task.seat, task.modifier)
    else:
        board.resolve_economic(st, task.seat)
    return
    yield


@under_way(tasks.HarbingerToBoard)
def place_on_board(st: State, stack: list[tasks.Task], task: tasks.HarbingerToBoard) -> Rules[None]:
    """A Harbinger comes to a row of the seat's choice (P59). Until then it is on its way."""
    calm = next((row for row in ROWS if not board.overflows(st, row)), ROWS[0])
    row = yield from choose(
        Flow(st, task.seat, stack, forced=True),
        ASK_HARBINGER_ROW,
        [(f"row:{row}", row) for row in ROWS],
        lambda key, row: row_option(st, row, key, "vf-option-row"),
        default=f"row:{calm}",
    )
    stack.pop()
    if row is not None:
        board.add_harbinger(st, task.seat, row)


@under_way(tasks.HavenReward)
def reward_haven(st: State, stack: list[tasks.Task], task: tasks.HavenReward) -> Rules[None]:
    """A seat takes one of the rewards that are left; those after it take others (P67)."""
    stack.pop()
    given, left = rewards(), task.left
    doable = [number for number in left if possible(st, task.seat, given[number - 1], tasks.Scope())]
    chosen = yield from choose(
        Flow(st, task.seat, stack, forced=True),
        ASK_HAVEN_REWARD,
        [(f"part:{number}", number) for number in left],
        lambda key, number: Option(key, given[number - 1].text()),
        default=f"part:{(doable or left or [0])[0]}",
    )
    if chosen is None:
        return
    for other in stack:
        if isinstance(other, tasks.HavenReward) and other.haven == task.haven:
            other.left.remove(chosen)
    begin_unit(st, task.seat, tasks.Source("relief", "haven"), given[chosen - 1])
