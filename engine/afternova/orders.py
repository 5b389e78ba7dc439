"""Standing orders: help at once or never, materialize a blueprint as soon as it can be paid, or hold it."""

from __future__ import annotations

from engine.afternova.deals import cheapest_binding, gain_of, surplus
from engine.afternova.effects import accept_offer, decline_offer
from engine.afternova.options import TAP_LEAVE, Listed, card_tap, help_tap
from engine.afternova.overflow import is_open
from engine.afternova.state import Offer, State, Terms, subtract_numbers, upgrade_icons

ICONS_A_CUBE = 2
"""The icons that a standing order gives for a cube: those of one mercenary."""


def orders_taps(st: State, seat: int) -> list[Listed]:
    """Standing orders: about helping, and about each blueprint in hand."""
    orders = st.players[seat].orders
    taps = [help_tap(order) for order in ("ask", "decline", "1", "2", "3") if order != order_now(st, seat)]
    for card in st.players[seat].blueprints:
        verbs = {"auto": card in orders.build, "hold": card in orders.hold}
        verbs["askme"] = not any(verbs.values())
        taps += [card_tap(verb, card) for verb, now in verbs.items() if not now]
    return [*taps, TAP_LEAVE]


def order_now(st: State, seat: int) -> str:
    """The key of the option for the present standing order about helping."""
    orders = st.players[seat].orders
    return str(orders.least) if orders.help == "auto" else orders.help


def give_order(st: State, seat: int, verb: str, argument: str) -> None:
    """Change a standing order."""
    orders = st.players[seat].orders
    if verb == "help":
        orders.help = "auto" if argument.isdecimal() else "decline" if argument == "decline" else "ask"
        orders.least = int(argument) if argument.isdecimal() else 1
        return
    orders.build = [card for card in orders.build if card != argument]
    orders.hold = [card for card in orders.hold if card != argument]
    if verb == "auto":
        orders.build.append(argument)
    elif verb == "hold":
        orders.hold.append(argument)


def answer_by_order(st: State, seat: int, offer: Offer) -> None:
    """A standing order answers at once."""
    orders = st.players[seat].orders
    if orders.help == "decline":
        decline_offer(st, seat, offer)
    elif orders.help == "auto" and is_worth_it(st, seat, offer.terms, orders.least):
        bound = cheapest_binding(st, seat, offer.terms)
        if bound is None:
            decline_offer(st, seat, offer)
        else:
            accept_offer(st, seat, offer, bound)


def is_worth_it(st: State, seat: int, terms: Terms, least: int) -> bool:
    """Whether a standing order to help for this many cubes applies to this deal: the cubes fit into the storage, the
    helper has no choice to make, and it gives no more icons per cube than a mercenary shows. The hand is not
    considered, so that whether somebody is asked reveals nothing about it."""
    kept = gain_of(st, terms, seat) - surplus(st, terms, seat)
    given = sum(subtract_numbers(terms.helpers[seat], upgrade_icons(st, seat)))
    return kept >= least and given <= ICONS_A_CUBE * kept and not is_open(st, terms, seat)
