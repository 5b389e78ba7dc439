"""Upkeep: everybody pays side by side what the stock allows, and loses Influence for the rest (3.3-2, P49)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.decision import AskEach, Option, Options, Rules, Step
from engine.core.text import Text, say
from engine.voidfall import coop_course as coop
from engine.voidfall.changes.stock import spend, take_influence
from engine.voidfall.constants import UNPAID_UPKEEP
from engine.voidfall.names import SEATS
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import State
from engine.voidfall.steps.evaluation import next_step
from engine.voidfall.steps.preparation import players_of
from engine.voidfall.upkeep import HALF_POINTS, credit_points, payable_upkeep, suggested_upkeep, upkeep_due
from engine.voidfall.vocabulary.terms import Resource, Resources
from engine.voidfall.vocabulary.words import amount, amounts

FEW = 10
"""Up to this number of payments are shown at once."""
LETTERS: dict[Resource, str] = {"food": "f", "energy": "e", "materials": "m", "credits": "c"}
"""Of resources in the key of a payment: `pay:3f1e1m`."""


def upkeep(st: State) -> Rules[None]:
    """The unit: all players pay, which concerns nobody else."""
    yield AskEach({seat: pay_upkeep(st, seat) for seat in players_of(st)})
    next_step(st)
    coop.after_upkeep(st)


def pay_upkeep(st: State, seat: int) -> Rules[None]:
    """One player pays; asked only if there are several ways, without an answer as suggested (Food first)."""
    due, points = upkeep_due(st, seat), payable_upkeep(st, seat)
    given = list(payments(st, seat, points))
    paid = given[0]
    if len(given) > 1:
        pairs, many = [(key_of(each), each) for each in given], len(given) > FEW
        about = question_about(Question.UPKEEP, n=points, due=due, left=due - points)
        usual = key_of(suggested_payment(st, seat, given))
        paid = yield about.ask(seat, Options(pairs, partial(described_payment, many=many)), default=(usual,))
    for resource, count in paid:
        spend(st, seat, resource, count)
    unpaid = st.players[seat].unpaid = due - points
    lost = take_influence(st, seat, UNPAID_UPKEEP * unpaid)
    st.record(log_of(seat, paid, unpaid, lost), seat=seat)


def payments(st: State, seat: int, points: int) -> Iterator[Resources]:
    """Every mix that satisfies so many points and would not without any one part of it."""
    stock, worth = st.players[seat].stock, credit_points(st, seat)
    for food in range(min(stock["food"], points), -1, -1):
        most = -(-(points - food) // worth) if worth else 0
        for coins in range(min(stock["credits"], most) + 1):
            if food and food - 1 + coins * worth >= points:
                continue
            halves = max(0, points - food - coins * worth) * HALF_POINTS
            for energy in range(max(0, halves - stock["materials"]), min(stock["energy"], halves) + 1):
                yield Resources(food, energy, halves - energy, coins)


def suggested_payment(st: State, seat: int, given: list[Resources]) -> Resources:
    """Of these payments the one that is suggested."""
    wanted = suggested_upkeep(st, seat)
    alike = [each for each in given if (each.food, each.credits) == (wanted.food, wanted.credits)]
    return wanted if wanted in given else (alike or given)[0]


def key_of(paid: Resources) -> str:
    """`pay:3f1e1m`; `pay:0` for nothing."""
    return "pay:" + ("".join(f"{count}{LETTERS[resource]}" for resource, count in paid) or "0")


def described_payment(key: str, paid: Resources, *, many: bool) -> Option:
    """A mix, chosen by its Food, Credits and Energy where there are many."""
    if not many:
        return Option(key, amounts(paid))
    path = [
        Step(f"{LETTERS[resource]}{paid.of(resource)}", amount(resource, paid.of(resource)))
        for resource in ("food", "credits")
    ]
    return Option(key, amounts(paid), path=tuple(path))


def log_of(seat: int, paid: Resources, unpaid: int, lost: int) -> Text:
    """What the log says."""
    side = SEATS[seat]
    if not paid:
        return say("vf-log-upkeep-none", side=side, unpaid=unpaid, lost=lost)
    return say("vf-log-upkeep", side=side, resources=amounts(paid), unpaid=unpaid, lost=lost)
