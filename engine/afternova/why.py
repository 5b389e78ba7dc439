"""Why an answer is not offered: the rule, as a text for the player who tried it. Reads only what that seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.deals import cheapest_binding, problems
from engine.afternova.drafting import unsent_because
from engine.afternova.names import card_name, cubes_text, icons_text
from engine.afternova.negotiation import may_offer
from engine.afternova.options import MARKET, SEND, card_option, offer_option, planet_option
from engine.afternova.questions import Question
from engine.afternova.state import Offer, State, add_numbers, card_icons, subtract_numbers, upgrade_icons
from engine.afternova.suggest import askable_seats, feasible_planets
from engine.core.decision import Ask, Barred
from engine.core.text import Text, say

DEAL_VERBS = ("accept", "decline", "retract", "bind", "counter", "execute", "edit", "withdraw", "adopt", "unbid")


def barred(st: State, ask: Ask) -> Iterator[Barred]:
    """What the seat might try besides the options of its question."""
    find = FOUND.get(ask.kind)
    tries = find(st, ask.seat) if find else _sending(st, ask.seat)
    return (each for each in tries if ask.option(each.option.key) is None)


def _sending(st: State, seat: int) -> Iterator[Barred]:
    """Why a deal that is being composed cannot be sent."""
    draft = st.drafts.get(seat)
    if draft is not None and draft.terms is not None:
        found = problems(st, draft.terms) if draft.kind != "bind" else []
        problem = found[0] if found else unsent_because(st, seat, draft)
        if problem is not None:
            yield Barred(SEND, say("an-barred-incomplete"), problem)


# -- one's own turn, and that of others ------------------------------------------------------------------------------


def _turn(st: State, seat: int) -> Iterator[Barred]:
    possible = feasible_planets(st)
    instead = say("an-barred-can-extract", planets=[card_name(planet) for planet in possible]) if possible else None
    for planet in parts().planets:
        yield Barred(planet_option("extract", planet), why_not_extract(st, seat, planet), instead)
        for verb in ("suggest", "draft"):
            yield Barred(planet_option(verb, planet), _why_not_propose(st, seat, planet))
        yield Barred(planet_option("bid", planet), say("an-barred-own-turn"))
    yield from _taking(st, say("an-barred-market-first"))
    yield from _building_later(st, seat)
    yield from _deals(st, seat)


def _talk(st: State, seat: int) -> Iterator[Barred]:
    for planet in parts().planets:
        gone = st.world(planet) is None
        yield Barred(planet_option("bid", planet), say("an-barred-planet" if gone else "an-barred-many"))
        for verb in ("extract", "suggest", "draft"):
            yield Barred(planet_option(verb, planet), say("an-barred-turn"))
    yield Barred(MARKET, say("an-barred-turn"))
    yield from _taking(st, say("an-barred-turn"))
    yield from _building_later(st, seat)
    yield from _deals(st, seat)


def why_not_extract(st: State, seat: int, planet: str) -> Text:
    """EX1: the planet must be there, and all icons that it needs."""
    if st.world(planet) is None:
        return say("an-barred-planet")
    have = add_numbers(card_icons(st.players[seat].mercenaries), upgrade_icons(st, seat))
    return say("an-barred-icons", icons=icons_text(subtract_numbers(parts().needs[planet], have)))


def _why_not_propose(st: State, seat: int, planet: str) -> Text:
    if st.world(planet) is None:
        return say("an-barred-planet")
    if not may_offer(st, seat):
        return say("an-barred-many")
    return say("an-barred-nobody") if not askable_seats(st, planet) else say("an-barred-composing")


def _why_not_offer(st: State, seat: int, planet: str) -> Text:
    return say("an-barred-planet" if st.world(planet) is None else "an-barred-many")


def _taking(st: State, reason: Text) -> Iterator[Barred]:
    cards = [card for row in (st.market_mercenaries, st.market_blueprints) for card in row if card is not None]
    return (Barred(card_option("take", card), reason) for card in cards)


def _building_later(st: State, seat: int) -> Iterator[Barred]:
    return (Barred(card_option("build", card), say("an-barred-window")) for card in st.players[seat].blueprints)


# -- deals on the table ----------------------------------------------------------------------------------------------


def _deals(st: State, seat: int) -> Iterator[Barred]:
    for offer in st.offers:
        for verb in DEAL_VERBS:
            yield Barred(offer_option(verb, offer), why_not_deal(st, seat, verb, offer))


def why_not_deal(st: State, seat: int, verb: str, offer: Offer) -> Text:
    """N2 to N6: whose part it is, and whether it is already done."""
    if verb in ("execute", "edit", "withdraw", "adopt"):
        if seat != st.active:
            return say("an-barred-turn")
        if verb == "adopt":
            return say("an-barred-own") if offer.kind == "proposal" else _why_not_offer(st, seat, offer.terms.planet)
        if offer.kind != "proposal":
            return say("an-barred-not-own")
        return say("an-barred-not-ready" if verb == "execute" else "an-barred-many")
    if verb == "unbid":
        return say("an-barred-not-own")
    if verb == "bind" and offer.author == seat:
        return say("an-barred-no-cards")
    if offer.kind != "proposal" or offer.author == seat:
        return say("an-barred-own" if offer.author == seat else "an-barred-no-proposal")
    if verb == "counter":
        return say("an-barred-many")
    if seat not in offer.terms.helpers:
        return say("an-barred-not-asked")
    if verb == "retract":
        return say("an-barred-not-accepted")
    if offer.answers.get(seat) is None and cheapest_binding(st, seat, offer.terms) is None:
        return say("an-barred-no-cards")
    return say("an-barred-answered")


# -- market, discards, window ----------------------------------------------------------------------------------------


def _market(st: State, seat: int) -> Iterator[Barred]:
    for card in parts().ranks:
        yield Barred(card_option("take", card), say("an-barred-not-market"))


def _discard(st: State, seat: int) -> Iterator[Barred]:
    return (Barred(card_option("discard", card), say("an-barred-not-held")) for card in parts().ranks)


def _window(st: State, seat: int) -> Iterator[Barred]:
    player = st.players[seat]
    for card in parts().blueprints:
        reason = _why_not_build(st, seat, card) if card in player.hand else say("an-barred-not-held")
        yield Barred(card_option("build", card), reason)


def _why_not_build(st: State, seat: int, card: str) -> Text:
    """BP1, BP2: the cubes, and never a seventh."""
    player = st.players[seat]
    if len(player.built) >= LAST_BLUEPRINT:
        return say("an-barred-six")
    short = subtract_numbers(parts().costs[card], player.storage)
    return say("an-barred-cubes", cubes=cubes_text(short)) if any(short) else say("an-barred-hold")


FOUND: dict[str, Callable[[State, int], Iterator[Barred]]] = {
    Question.ACTION: _turn,
    Question.TALK: _talk,
    Question.MARKET: _market,
    Question.DISCARD: _discard,
    Question.WINDOW: _window,
}
"""What may be tried at each question, by its kind."""
