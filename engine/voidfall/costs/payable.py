"""What of a cost cannot be paid, and why (P18 to P23). Changes nothing."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.costs.parts import PAYABLE
from engine.voidfall.costs.resources import any_amount, named_resources, possible_swaps, wanted_resources
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.state import State
from engine.voidfall.vocabulary.costs import Cost, CostPart
from engine.voidfall.vocabulary.terms import BASIC_RESOURCES, RESOURCES
from engine.voidfall.vocabulary.words import amount, list_text


def affords(st: State, seat: int, cost: Cost) -> bool:
    """Whether a seat can pay a cost as a whole."""
    return _resources_suffice(st, seat, cost) and _short_part(st, seat, cost) is None


def what_is_lacking(st: State, seat: int, cost: Cost) -> Text | None:
    """Why a seat cannot pay a cost as a whole ("needs 2 Energy, you have 1"); None: it can."""
    if not _resources_suffice(st, seat, cost):
        return _short_of_resources(st, seat, cost)
    short = _short_part(st, seat, cost)
    if short is None:
        return None
    kind, count, there = short
    return say(f"vf-lack-{_name(kind)}", n=count, have=there)


def _resources_suffice(st: State, seat: int, cost: Cost) -> bool:
    return not wanted_resources(cost).resources or next(possible_swaps(st, seat, cost), None) is not None


def _short_part(st: State, seat: int, cost: Cost) -> tuple[type[CostPart], int, int] | None:
    """What else than resources there is too little of: its kind, how much is wanted, how much is there."""
    for kind, count in wanted_resources(cost).others:
        there = PAYABLE[kind].there(st, seat)
        if there < count:
            return kind, count, there
    return None


def _short_of_resources(st: State, seat: int, cost: Cost) -> Text:
    """The resources that are wanted, and those in stock, with Credits where they may replace something."""
    stock, amounts, some = st.players[seat].stock, named_resources(cost), any_amount(cost)
    wanted = [amount(resource, count) for resource, count in amounts.items() if count]
    if some:
        wanted.append(say("vf-lack-any", n=some))
        shown = list(RESOURCES)
    else:
        replaced = any(amounts[resource] for resource in BASIC_RESOURCES)
        shown = [each for each in RESOURCES if amounts[each] or (each == "credits" and replaced)]
    return say("vf-lack-resources", need=list_text(wanted), have=[amount(each, stock[each]) for each in shown])


def lacking_in_short(why: Text) -> Text:
    """The same where the stock stands beside it ("2 Energy")."""
    need = why.args.get("need")
    return need if why.key == "vf-lack-resources" and isinstance(need, Text) else why


def deployed_cubes(st: State, seat: int) -> int:
    """The deployed cubes of a seat, Home included."""
    return sum(st.sectors[place].cubes for place in controlled_sectors(st, seat))


def _name(kind: type[CostPart]) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")
