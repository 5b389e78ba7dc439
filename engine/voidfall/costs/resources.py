"""Resources of a cost: which can be paid, and with what (P19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from engine.voidfall.in_force import in_force, rules_with_sources
from engine.voidfall.state import State
from engine.voidfall.vocabulary.costs import AmountCost, Cost, CostPart, PayAny, PayResources
from engine.voidfall.vocabulary.technology_rules import SubstituteResource
from engine.voidfall.vocabulary.terms import BASIC_RESOURCES, RESOURCES, Resource

Amounts = dict[Resource, int]


class Swap(msgspec.Struct, frozen=True):
    """A house may pay one unit of `resource` with `instead`, `left` times in this turn. `limit`: noted in
    `Span.used`."""

    resource: Resource
    instead: Cost
    left: int
    limit: str


class Wanted(NamedTuple):
    """What a cost wants, all parts together. `amounts`: of named resources; `some`: resources of any types;
    `resources`: whether it has any part of these two kinds; `others`: the parts of other kinds, each kind once."""

    amounts: Mapping[Resource, int]
    some: int
    resources: bool
    others: tuple[tuple[type[CostPart], int], ...]


@lru_cache(maxsize=1024)
def wanted_resources(cost: Cost) -> Wanted:
    """What a cost wants."""
    amounts: Amounts = dict.fromkeys(RESOURCES, 0)
    some, others = 0, Counter[type[CostPart]]()
    for part in cost:
        if isinstance(part, PayResources):
            for resource, count in part.amount:
                amounts[resource] += count
        elif isinstance(part, PayAny):
            some += part.amount
        elif isinstance(part, AmountCost):
            others[type(part)] += part.amount
    resources = any(isinstance(part, PayResources | PayAny) for part in cost)
    return Wanted(MappingProxyType(amounts), some, resources, tuple(others.items()))


def named_resources(cost: Cost, swap: Swap | None = None, swapped: int = 0) -> Amounts:
    """The resources that a cost names, all parts together. `swapped`: so many units are paid as `swap` says."""
    amounts = dict(wanted_resources(cost + swap.instead * swapped if swap else cost).amounts)
    if swap:
        amounts[swap.resource] -= swapped
    return amounts


def any_amount(cost: Cost) -> int:
    """How many resources of any types a cost wants."""
    return wanted_resources(cost).some


def payment(stock: Amounts, amounts: Amounts) -> Amounts | None:
    """What is paid for named resources: these, and Credits for the shortage of Food, Energy and Materials. None: the
    stock does not reach."""
    paid = {resource: min(count, stock[resource]) for resource, count in amounts.items()}
    short = {resource: amounts[resource] - paid[resource] for resource in RESOURCES}
    if short["science"] or short["credits"]:
        return None
    paid["credits"] += sum(short[resource] for resource in BASIC_RESOURCES)
    return paid if paid["credits"] <= stock["credits"] else None


def payments(stock: Amounts, amounts: Mapping[Resource, int]) -> list[Amounts]:
    """Every way to pay named resources, Credits standing in for Food, Energy and Materials one for one (P19), those
    with few Credits first; none: the stock does not reach."""
    if amounts["science"] > stock["science"]:
        return []
    found: list[Amounts] = []
    spans = [range(max(0, amounts[each] - stock[each]), amounts[each] + 1) for each in BASIC_RESOURCES]
    for replaced in product(*spans):
        paid: Amounts = {**amounts, "credits": amounts["credits"] + sum(replaced)}
        paid |= {each: amounts[each] - n for each, n in zip(BASIC_RESOURCES, replaced, strict=True)}
        if paid["credits"] <= stock["credits"]:
            found.append(paid)
    return sorted(found, key=lambda paid: paid["credits"])


def can_be_paid_otherwise(stock: Amounts, amounts: Mapping[Resource, int]) -> bool:
    """Whether there are several `payments`: those with Credits for what is short, and for one unit more."""
    # Without listing them: every list of actions asks this for each of them.
    if amounts["science"] > stock["science"]:
        return False
    short = sum([amounts[each] - stock[each] for each in BASIC_RESOURCES if amounts[each] > stock[each]])
    if amounts["credits"] + short + 1 > stock["credits"]:
        return False
    return any(amounts[each] and stock[each] for each in BASIC_RESOURCES)


def payment_mark(seat: int) -> str:
    """How it is noted in `Span.used` that a seat says in this turn what it pays with."""
    return f"{seat}:payment"


def says_payment(st: State, seat: int) -> bool:
    """Whether a seat has asked to say in this turn what it pays with."""
    return payment_mark(seat) in st.span.used


def affordable(stock: Amounts, amounts: Mapping[Resource, int], some: int) -> bool:
    """Whether named resources and so many of any types can be paid."""
    # As `payment` says, without what is paid: every list of actions asks this for each of them.
    if amounts["science"] > stock["science"]:
        return False
    short = sum([amounts[each] - stock[each] for each in BASIC_RESOURCES if amounts[each] > stock[each]])
    if amounts["credits"] + short > stock["credits"]:
        return False
    return not some or sum(stock.values()) - sum(amounts.values()) >= some


def swap_of(st: State, seat: int) -> Swap | None:
    """What the house of a seat may still pay in another way in this turn."""
    if not in_force(st, seat, SubstituteResource):
        return None
    for source, number, rule in rules_with_sources(st, seat):
        if isinstance(rule, SubstituteResource):
            limit = f"{seat}:{source.id}:{number}"
            left = rule.per_turn - st.span.used.count(limit)
            return Swap(rule.resource, rule.cost, left, limit) if left > 0 else None
    return None


def possible_swaps(st: State, seat: int, cost: Cost) -> Iterator[int]:
    """How many units may be swapped so that the resources of a cost can be paid; nothing: they cannot."""
    stock, (amounts, some, *_) = st.players[seat].stock, wanted_resources(cost)
    if affordable(stock, amounts, some):
        yield 0
    swap = swap_of(st, seat)
    if swap is not None:
        for swapped in range(1, min(swap.left, amounts[swap.resource]) + 1):
            if affordable(stock, named_resources(cost, swap, swapped), some):
                yield swapped
