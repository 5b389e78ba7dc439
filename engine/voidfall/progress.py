"""How far a player is with an objective: present values beside what they must reach, and the Influence of it now.

Everything that objectives count is public, so these numbers are in the view of everybody who sees the objective.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.voidfall.components import parts
from engine.voidfall.constants import TIERS
from engine.voidfall.counts import count, holds, satisfies
from engine.voidfall.flow.deeds import times_done
from engine.voidfall.in_play import in_play
from engine.voidfall.mat import starting_agendas
from engine.voidfall.state import State
from engine.voidfall.view import Compared, Progress
from engine.voidfall.vocabulary.conditions import AllHold, AnyHolds, AtLeast, AtMost, Condition
from engine.voidfall.vocabulary.crises import ByDeed, ByPaying, ByState
from engine.voidfall.vocabulary.economy import GainInfluence, GainInfluenceByTier, GainInfluencePer, LoseInfluencePer
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect, If, OneOf
from engine.voidfall.vocabulary.terms import TRACKS


def progress(st: State, seat: int, objective: Effect) -> Progress:
    """The present values of what an objective counts, and its Influence now; `met` false: it gives nothing."""
    if isinstance(objective, If):
        met = holds(st, seat, objective.condition)
        then = objective.then if met else objective.otherwise
        gives = 0 if then is None else influence(st, seat, then)
        return Progress(tuple(compare(st, seat, objective.condition)), met or then is not None, gives)
    values = tuple(count_each(st, seat, objective))
    gives = influence(st, seat, objective)
    return Progress(values, not values or gives != 0 or any(each.value for each in values), gives)


def compare(st: State, seat: int, given: Condition) -> Iterator[Compared]:
    """The parts of a condition with their present values."""
    if isinstance(given, AllHold | AnyHolds):
        for each in given.of:
            yield from compare(st, seat, each)
        return
    sign = "at_least" if isinstance(given, AtLeast) else "at_most" if isinstance(given, AtMost) else "exactly"
    value = count(st, seat, given.of)
    yield Compared(value, sign, given.value, satisfies(given, value))  # type: ignore[arg-type]


def count_each(st: State, seat: int, given: Effect) -> Iterator[Compared]:
    """What an effect "for each" counts now. A Tier of a Pure track is 0 to 4."""
    match given:
        case GainInfluencePer(_, what, _, most):
            yield Compared(count(st, seat, what), "each", most, met=True)
        case LoseInfluencePer(_, what):
            yield Compared(count(st, seat, what), "each", None, met=True)
        case GainInfluenceByTier(_, track):
            tiers = [_tier(st, seat, number) for number, each in enumerate(TRACKS) if track in (each, "each")]
            yield Compared(sum(tiers), "each", None, met=True)
        case AllOf(several) | AndOr(several) | OneOf(several):
            for each in several:
                yield from count_each(st, seat, each)


def _tier(st: State, seat: int, track: int) -> int:
    player = st.players[seat]
    return 0 if player.track_corruption[track] else TIERS[player.tracks[track]]


def influence(st: State, seat: int, given: Effect) -> int:
    """The Influence that an effect would give (or, below 0, take) now, as far as that is certain."""
    match given:
        case GainInfluence(amount):
            return amount
        case GainInfluencePer(amount, what, group, most):
            number = count(st, seat, what)
            return amount * ((number if most is None else min(number, most)) // group)
        case LoseInfluencePer(amount, what):
            return -amount * count(st, seat, what)
        case GainInfluenceByTier(values, track):
            return sum(values[_tier(st, seat, at)] for at, each in enumerate(TRACKS) if track in (each, "each"))
        case If(condition, then, otherwise):
            chosen = then if holds(st, seat, condition) else otherwise
            return 0 if chosen is None else influence(st, seat, chosen)
        case AllOf(several) | AndOr(several):
            return sum(influence(st, seat, each) for each in several)
        case OneOf(several):
            return max(influence(st, seat, each) for each in several)
    return 0


def of_event(st: State) -> tuple[tuple[tuple[Progress, ...], ...], ...]:
    """By box and objective of the event of the Cycle, and by seat."""
    if not st.event:
        return ()
    seats = range(len(st.players))
    return tuple(
        [
            tuple([tuple([progress(st, seat, each) for seat in seats]) for each in box])
            for box in parts().events[st.event].boxes
        ]
    )


def of_agenda(st: State, seat: int, agenda: str) -> tuple[Progress, ...]:
    """Of both objectives of an Agenda."""
    return tuple([progress(st, seat, each) for each in parts().agendas[agenda].objectives])


def of_starting_agendas(st: State, seat: int) -> tuple[tuple[Progress, ...], ...]:
    """Of the objectives of each Agenda in the leftmost slot."""
    return tuple(
        [
            tuple([progress(st, seat, each) for each in agenda.objectives])
            for agenda in starting_agendas(st.players[seat])
        ]
    )


def of_crises(st: State) -> dict[str, tuple[Progress, ...]]:
    """By Crisis in play that is solved by a deed or by what holds, and by seat: how often it was done in this turn, or
    the present values. Nothing is known beforehand of one that is solved by paying."""
    found = {}
    for crisis in in_play(st):
        solution = parts().crisis_cards[crisis].solution
        if not isinstance(solution, ByPaying):
            found[crisis] = tuple([_of_crisis(st, seat, solution) for seat in range(len(st.players))])
    return found


def _of_crisis(st: State, seat: int, solution: ByDeed | ByState) -> Progress:
    if isinstance(solution, ByState):
        values = tuple(compare(st, seat, solution.condition))
        return Progress(values, holds(st, seat, solution.condition), 0)
    done = times_done(st, seat, solution.deed)
    met = done >= solution.times
    return Progress((Compared(done, "at_least", solution.times, met),), met, 0)
