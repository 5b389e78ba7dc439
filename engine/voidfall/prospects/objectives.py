"""What objectives promise: those of the event, of Agendas in play, of Agendas in hand.

An objective that is not reached yet counts in part, the nearer the more, so that a step towards it looks better than
none.
"""

from __future__ import annotations

from functools import cache

from engine.voidfall.components import parts
from engine.voidfall.constants import AGENDA_UPKEEP, TIERS
from engine.voidfall.counts import count, holds
from engine.voidfall.evaluation.objectives import scored_agendas
from engine.voidfall.progress import influence
from engine.voidfall.prospects import horizon
from engine.voidfall.prospects.horizon import done_with, evaluations_left, own_turn
from engine.voidfall.state import Player, State
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.vocabulary.conditions import AtLeast
from engine.voidfall.vocabulary.counts import (
    ActiveAndDeployedFleetPower,
    ActiveFleetPower,
    Count,
    FleetPower,
    FleetTypes,
    PreferredInDiscard,
    ResourceTypes,
    ScarcestResource,
    Sectors,
    Stock,
    TradeTokens,
)
from engine.voidfall.vocabulary.economy import GainInfluenceByTier, GainInfluencePer
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect, If, OneOf
from engine.voidfall.vocabulary.filters import WithFleetKinds, WithFleetPower
from engine.voidfall.vocabulary.terms import TRACKS, AgendaType

TRANSIENT = (ActiveFleetPower, PreferredInDiscard, ResourceTypes, ScarcestResource, Stock, TradeTokens)
"""Counts of what comes and goes within a Cycle,"""
USUAL = 3.0
"""and how much of it there usually is in an Evaluation."""
MOVING = ((FleetPower, 5.0), (ActiveAndDeployedFleetPower, 5.0), (FleetTypes, 1.5), (Sectors, 1.5))
"""Counts of where cubes stand, which leave to conquer and come again (of sectors only those that say which cubes stand
there), and how much there usually is in an Evaluation;"""
STAY = 0.4
"""how much what there is now counts for a later Evaluation."""
NEAR = 0.35
"""What an objective is worth just before it is reached, as a share of its Influence."""
REST = 0.5
"""The same for the rest of a group that counts as a whole."""
GROWTH = 0.5
"""How much more the objectives of an Agenda give for each turn that its owner still has before an Evaluation."""
UPKEEP = 0.8
"""What a point of Upkeep costs as long as it can be paid."""
HAND = 0.6
"""What an Agenda in hand is worth, as a share of what it would bring."""
HELD = 0.2
"""What any other Agenda in hand is worth."""
FREE_SLOT = 1.5
"""What a Pure slot is worth for which there is no Agenda yet."""
AGENDA_ACTION = 2.0
"""What the action of an Agenda is worth that was played and is still to be used."""


def promise(st: State, seat: int, given: Effect, passing: float = 1.0) -> float:
    """The Influence of an objective, in part also of what is not reached yet. `passing`: how much the amount counts
    that there is now of what comes and goes; for the rest as much as usual is expected."""
    match given:
        case GainInfluencePer(amount, what, group, _) if not passing and isinstance(what, TRANSIENT):
            return amount * USUAL / group
        case If(AtLeast(what), then) if not passing and isinstance(what, TRANSIENT):
            return 0.0 if then is None else NEAR * influence(st, seat, then)
        case GainInfluencePer(amount, what, group, _) if not passing and is_moving(what):
            usual = next(number for kind, number in MOVING if isinstance(what, kind))
            return amount * (STAY * count(st, seat, what) + (1 - STAY) * usual) / group
        case GainInfluencePer(amount, what, group, most) if group > 1:
            number = count(st, seat, what)
            whole, rest = divmod(number if most is None else min(number, most), group)
            return amount * (whole + REST * rest / group)
        case GainInfluenceByTier(values, track):
            player = st.players[seat]
            return sum([_of_tier(player, at, values) for at, each in enumerate(TRACKS) if track in (each, "each")])
        case If(condition, then, otherwise):
            met = holds(st, seat, condition)
            chosen = then if met else otherwise
            found = 0.0 if chosen is None else float(influence(st, seat, chosen))
            if not met and then is not None and isinstance(condition, AtLeast) and condition.value:
                share = min(1.0, count(st, seat, condition.of) / condition.value)
                found += NEAR * share * (influence(st, seat, then) - found)
            return found
        case AllOf(several) | AndOr(several):
            return sum([promise(st, seat, each, passing) for each in several])
        case OneOf(several):
            return max([promise(st, seat, each, passing) for each in several])
    return float(influence(st, seat, given))


def _of_tier(player: Player, track: int, values: tuple[int, ...]) -> float:
    """The Influence of a track's Tier; between two Tiers a part of the next one."""
    if player.track_corruption[track]:
        return 0.0
    space = player.tracks[track]
    tier = TIERS[space]
    if space + 1 >= len(TIERS):
        return float(values[tier])
    first = TIERS.index(tier)
    span = TIERS.index(tier + 1) - first
    return values[tier] + NEAR * (space - first) / span * (values[tier + 1] - values[tier])


def of_event(st: State, seat: int) -> float:
    """What the boxes of the event promise at the end of this Cycle."""
    if not st.event or done_with(st, seat, steps.OBJECTIVES):
        return 0.0
    event = parts().events[st.event]
    boxes = [sum([promise(st, seat, each) for each in box]) for box in event.boxes]
    return max(boxes) if event.link == "or" else sum(boxes)


def of_agenda(st: State, seat: int, objectives: tuple[Effect, ...], times: int) -> float:
    """What the objectives of an Agenda promise in the last so many Evaluations. What comes and goes counts for the
    next one alone."""
    if times <= 0:
        return 0.0
    found = GROWTH * sum([horizon.turns_before(st, seat, last) for last in range(times)])
    now = horizon.share_of_cycle(st) if times == evaluations_left(st, seat) else 0.0
    for each in objectives:
        lasting = promise(st, seat, each, passing=0.0)
        found += times * lasting
        if now and is_transient(each):
            found += now * (promise(st, seat, each) - lasting)
    return found


@cache
def is_moving(what: Count) -> bool:
    """Whether it counts where cubes stand."""
    if isinstance(what, Sectors):
        return any(isinstance(each, WithFleetPower | WithFleetKinds) for each in what.where)
    return isinstance(what, FleetPower | ActiveAndDeployedFleetPower | FleetTypes)


@cache
def is_transient(given: Effect) -> bool:
    """Whether an objective counts what comes and goes or moves."""
    match given:
        case GainInfluencePer(_, what) | If(AtLeast(what)):
            return isinstance(what, TRANSIENT) or is_moving(what)
        case AllOf(several) | AndOr(several) | OneOf(several):
            return any(is_transient(each) for each in several)
    return False


def of_agendas(st: State, seat: int) -> float:
    """What the Agendas of a seat promise: in play, just played, in hand. The Upkeep of those in play is not among it,
    that of the others is."""
    player, known = st.players[seat], parts().agendas
    taken = {known[slot.agenda].type for slot in player.slots if slot.agenda}
    free = free_slots(player)
    if agenda := agenda_of_turn(st, seat):
        kind = known[agenda].type
        free -= kind not in taken and free > 0
        taken.add(kind)
    return of_agendas_played(st, seat) + _of_hand(st, seat, taken, free)


def of_agendas_played(st: State, seat: int) -> float:
    """The same without those in hand, which nobody else sees."""
    player, times = st.players[seat], evaluations_left(st, seat)
    found = sum([of_agenda(st, seat, objectives, times) for _, objectives in scored_agendas(player)])
    if agenda := agenda_of_turn(st, seat):
        found += _just_played(st, seat, agenda, free_slots(player))
    return found


def agenda_of_turn(st: State, seat: int) -> str:
    """The Agenda that a seat has played in its turn and has not yet put into a slot; empty: there is none."""
    return st.turn.agenda if st.turn is not None and st.turn.seat == seat else ""


def free_slots(player: Player) -> int:
    """How many slots may take an Agenda."""
    return sum(not slot.agenda and not slot.corrupted for slot in player.slots)


def _net(st: State, seat: int, agenda: str, times: int) -> float:
    """What an Agenda promises, less its Upkeep."""
    return of_agenda(st, seat, parts().agendas[agenda].objectives, times) - UPKEEP * AGENDA_UPKEEP * times


def agenda_worth(st: State, seat: int, agenda: str) -> float:
    """What an Agenda promises to a seat that can still play it in this Cycle, or less if it cannot."""
    player, known = st.players[seat], parts().agendas
    kind = known[agenda].type
    if any(slot.agenda and known[slot.agenda].type == kind for slot in player.slots):
        return 0.0
    soon = st.phase == "focus" and any(kind in parts().focus_cards[card].agendas for card in player.hand)
    return _net(st, seat, agenda, evaluations_left(st, seat) - (not soon))


def _just_played(st: State, seat: int, agenda: str, free: int) -> float:
    """What the Agenda of this turn brings when it comes into a slot, and its action as long as there are actions."""
    known, times, turn = parts().agendas, evaluations_left(st, seat), own_turn(st, seat)
    worth = _net(st, seat, agenda, times)
    kind = known[agenda].type
    old = next((slot for slot in st.players[seat].slots if slot.agenda and known[slot.agenda].type == kind), None)
    if old is not None:
        worth = 0.0 if old.corrupted else worth - _net(st, seat, old.agenda, times)
    elif not free:
        worth = 0.0
    return max(HELD, worth) + (0.0 if turn is None or turn.agenda_used else AGENDA_ACTION)


def _of_hand(st: State, seat: int, taken: set[AgendaType], free: int) -> float:
    """What the Agendas in hand are worth: the best of each type that may still come into a free slot. With the Focus
    cards that are left in this Cycle it may have to wait for the next one."""
    player, known, times = st.players[seat], parts(), evaluations_left(st, seat)
    soon: set[AgendaType] = set()
    if st.phase == "focus":
        soon = {kind for card in player.hand for kind in known.focus_cards[card].agendas}
    best: dict[AgendaType, float] = {}
    for agenda in player.agendas:
        kind = known.agendas[agenda].type
        if kind not in taken:
            worth = _net(st, seat, agenda, times - (st.phase == "focus" and kind not in soon))
            best[kind] = max(worth, best.get(kind, 0.0))
    kept = sorted(best.values(), reverse=True)[:free]
    return HELD * len(player.agendas) + HAND * sum(kept) + FREE_SLOT * (free - len(kept)) * (times > 0)
