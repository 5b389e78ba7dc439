"""The action of a turn: market or extraction, and the talk about it (TU1, N1-N9). One unit for each answer.

The active seat and all others may do something at any time. A helper named in the newest version of a proposal owes an
answer to it. Until all have answered, nobody waits for the active seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.afternova import effects, state
from engine.afternova.deals import binding_fits, cheapest_binding, drops_of, problems, supplies
from engine.afternova.draft_taps import edit, new_offer, send_proposal
from engine.afternova.drafting import Composing, draft_question, repeated_offer, warning_of_nothing
from engine.afternova.market import begin_market
from engine.afternova.names import SIDES
from engine.afternova.options import (
    MARKET,
    OVER_OFFERS,
    TAP_MARKET,
    TAP_ORDERS,
    TAP_SHOW,
    TURN,
    Listed,
    Tap,
    market_option,
    offer_tap,
    planet_option,
    planet_tap,
    planet_taps,
)
from engine.afternova.overflow import NONE_NAMED, choose_drops, is_open, telling_loss
from engine.afternova.questions import Question
from engine.afternova.robot import complete_robot_cards
from engine.afternova.robot_changes import pay_robot
from engine.afternova.state import State
from engine.afternova.suggest import askable_for, extraction, feasible_planets, opening, with_own, within_reach
from engine.core.decision import Ask, AskAny, Keys, Option, Options, Pairs, Rules
from engine.core.text import say

OFFERS_A_TURN = 8
"""The greatest number of offers of one seat in a turn, so that haggling ends (house rule)."""

TALKS = 2
"""The number of proposals in a turn that is usually enough. Everybody reads them."""

ASK_ACTION = say("an-ask-action")
ASK_TALK = say("an-ask-talk")
ASK_HELP = say("an-ask-help")


def act(st: State) -> Rules[None]:
    """Ask everybody; take the first answer."""
    seat, tap = yield AskAny(questions(st))
    del st.talk.asks[seat]
    draft = st.drafts.get(seat)
    if draft is not None:
        edit(st, seat, draft, tap)
    elif tap.verb in ACTIONS:
        yield from ACTIONS[tap.verb](st, seat, tap.argument)
    elif tap.verb in DRAFTS:
        st.drafts[seat] = DRAFTS[tap.verb](st, seat, tap.argument)
    else:
        ANSWERS[tap.verb](st, seat, tap.argument)


def questions(st: State) -> tuple[Ask, ...]:
    """What each seat may do now. Every publicly visible part of the talk is counted in `revealed`. The rest of a seat's
    question changes only by its own taps. So after a tap that nobody else sees, only the question of that seat is made
    again."""
    talk = st.talk
    if talk.revealed != st.revealed:
        talk.begin(st.revealed, st.active, answers_due(st))
    asks, found = talk.asks, []
    for seat in st.playing:
        ask = asks.get(seat)
        if ask is None:
            ask = asks[seat] = question(st, seat, talk)
        found.append(ask)
    return tuple(found)


def question(st: State, seat: int, talk: state.Talk) -> Ask:
    """What a seat may do now."""
    acting = seat == talk.active
    habit = TURN if acting and is_alone(st) else ""
    optional = bool(talk.due) if acting else seat not in talk.due
    draft = st.drafts.get(seat)
    if draft is not None:
        composing = Composing(st, seat, draft)
        options = Options(composing.taps, composing.describe, composing.tap)
        return Ask(seat, draft_question(draft), options, optional=optional, propose=composing.proposed, habit=habit)
    if acting:
        options = Options(partial(main_taps, st, seat), partial(describe_action, st), partial(action_tap, st))
        return Ask(
            seat,
            ASK_ACTION,
            options,
            optional=optional,
            propose=partial(proposed_answer, st),
            habit=habit,
            kind=Question.ACTION,
        )
    options = Options(partial(main_taps, st, seat), partial(describe_talk, st, seat))
    return Ask(seat, ASK_TALK if optional else ASK_HELP, options, optional=optional, kind=Question.TALK)


def main_taps(st: State, seat: int) -> Pairs[Tap]:
    """The taps of a seat that composes nothing. They are kept, because they are the same after a draft is discarded."""
    kept = st.talk.taps
    taps = kept.get(seat)
    if taps is None:
        taps = kept[seat] = action_taps(st) if seat == st.active else talk_taps(st, seat)
    return taps


def proposed_answer(st: State) -> Keys:
    """The proposed answer: what can be carried out, else a proposal for which one helper is enough; after some talk,
    what ends the turn."""
    ready = carried_out(st)
    if ready:
        return (ready[0][0],)
    talking = st.made.get(st.active, 0) < TALKS
    planet = next(within_reach(st), None) if talking else None
    return (MARKET.key if planet is None else f"suggest:{planet}",)


def waiting_for(st: State, seat: int) -> list[state.Offer]:
    """Proposals that name this seat as a helper and have not been answered by it."""
    if not st.offers:
        return []
    return [
        offer
        for offer in st.offers
        if offer.kind == "proposal" and seat in offer.terms.helpers and seat not in offer.answers
    ]


def answers_due(st: State) -> set[int]:
    """Helpers who still owe an answer: until all have answered, nobody waits for the active seat."""
    if not st.offers:
        return set()
    return {
        seat
        for offer in st.offers
        if offer.kind == "proposal"
        for seat in offer.terms.helpers
        if seat not in offer.answers and seat in st.playing
    }


def may_offer(st: State, seat: int) -> bool:
    """Whether the seat has offers left this turn."""
    return st.made.get(seat, 0) < OFFERS_A_TURN


def is_alone(st: State) -> bool:
    """Whether the active player has made no offer in this turn: what it does concerns nobody else yet."""
    return st.active not in st.made


def action_tap(st: State, key: str) -> Tap | None:
    """The tap of the active seat with this key, which is known to be legal, if it is one that may be proposed."""
    verb, _, argument = key.partition(":")
    if verb in ("extract", "suggest"):
        return planet_tap(verb, argument)[1]
    if verb == "execute":
        return next((tap for each, tap in carried_out(st) if each == key), None)
    return TAP_MARKET[1] if verb == "market" else None


def carried_out(st: State) -> Pairs[Tap]:
    """What the active seat can carry out at once: deals, extractions. Kept like its taps, which begin with it."""
    taps = st.talk.ready
    if taps is None:
        taps = [offer_tap("execute", offer) for offer in st.offers if offer.ready]
        taps += planet_taps("extract", tuple(feasible_planets(st)))
        st.talk.ready = taps
    return taps


def action_taps(st: State) -> list[Listed]:
    """The taps of the active seat."""
    free = may_offer(st, st.active)
    found = list(carried_out(st))
    planets = state.on_display(st) if free else ()
    found += planet_taps("suggest", askable_for(st, planets))
    found.append(TAP_MARKET)
    for offer in st.offers:
        if offer.kind != "proposal" and can_adopt(st, offer):
            found.append(offer_tap("adopt", offer))
    found += planet_taps("draft", planets)
    for offer in st.offers:
        if offer.kind == "proposal":
            found += [offer_tap("edit", offer)] if free else []
            found.append(offer_tap("withdraw", offer))
    found += taps_aside(may_show(st, st.active))
    return found


def describe_action(st: State, key: str, tap: Tap) -> Option:
    """An option of the active seat. For one that ends the talk: with the surplus cubes that are discarded, and whether
    it needs confirmation."""
    match tap.verb:
        case "execute":
            offer = st.offer(tap.argument)
            wished = offer.bound[st.active].drops if st.active in offer.bound else NONE_NAMED
            option = telling_loss(tap.option, st, offer.terms, st.active, wished)
            return warning_of_nothing(option, st, offer.terms)
        case "adopt":
            return warning_of_nothing(tap.option, st, adopted_terms(st, st.offer(tap.argument)))
        case "extract":
            return extract_option(st, tap.argument)
        case "market":
            return market_option(state.quota_of(st, st.active), over_offers=has_undecided(st))
    return tap.option


def has_undecided(st: State) -> bool:
    """Whether there are offers that may still be agreed: all except proposals that a helper has declined."""
    return any(offer.kind != "proposal" or "declined" not in offer.answers.values() for offer in st.offers)


def extract_option(st: State, planet: str) -> Option:
    """Extract at once, with the surplus cubes that are discarded. Needs confirmation while there are deals and offers
    on the table."""
    option, world = planet_option("extract", planet), st.world(planet)
    if has_undecided(st):
        option = replace(option, caution=OVER_OFFERS)
    assert world is not None
    if sum(st.players[st.active].storage) + sum(world.cubes) <= state.storage_limit(st, st.active):
        return option
    return telling_loss(option, st, state.Terms(planet) if st.robot is None else extraction(st, planet), st.active)


def talk_taps(st: State, seat: int) -> list[Listed]:
    """The taps of the other seats."""
    found: list[Listed] = []
    free = may_offer(st, seat)
    for offer in st.offers:
        if offer.kind == "proposal":
            if seat in offer.terms.helpers:
                found += helper_taps(st, seat, offer)
            if free:
                found.append(offer_tap("counter", offer))
    for offer in st.offers:
        if offer.author == seat:
            if seat in offer.bound:
                found.append(offer_tap("bind", offer))
            found.append(offer_tap("unbid", offer))
    if free:
        found += planet_taps("bid", state.on_display(st))
    return [*found, *taps_aside(may_show(st, seat))]


def helper_taps(st: State, seat: int, offer: state.Offer) -> Iterator[Listed]:
    """The taps of a helper named in a proposal: accept, choose what to bind, decline; or withdraw an answer."""
    answer = offer.answers.get(seat)
    if answer != "accepted":
        if supplies(st, seat, offer.terms):
            yield offer_tap("accept", offer)
            yield offer_tap("bind", offer)
        if answer is None:
            yield offer_tap("decline", offer)
    else:
        yield offer_tap("retract", offer)
        yield offer_tap("bind", offer)


def describe_talk(st: State, seat: int, key: str, tap: Tap) -> Option:
    """An option of another seat. For accepting: with the surplus cubes that are discarded."""
    return telling_loss(tap.option, st, st.offer(tap.argument).terms, seat) if tap.verb == "accept" else tap.option


def may_show(st: State, seat: int) -> bool:
    """Whether there are cards to show, and somebody to show them to."""
    return bool(st.players[seat].hand) and len(state.in_play(st)) > 1


def taps_aside(may_show: bool) -> Pairs[Tap]:
    """Showing cards, standing orders."""
    return (TAP_SHOW, TAP_ORDERS) if may_show else (TAP_ORDERS,)


# -- answers ---------------------------------------------------------------------------------------------------------


def _market(st: State, seat: int, argument: None) -> None:
    effects.go_to_market(st, seat)
    begin_market(st)


def _extract(st: State, seat: int, planet: str) -> Rules[None]:
    terms = extraction(st, planet)
    if (yield from choose_drops(st, terms, NONE_NAMED)):
        execute(st, new_offer(st, "proposal", seat, None, terms))


def _execute(st: State, seat: int, number: int) -> Rules[None]:
    offer = st.offer(number)
    wished = offer.bound[seat].drops if seat in offer.bound else NONE_NAMED
    if problems(st, offer.terms) or (yield from choose_drops(st, offer.terms, wished)):
        execute(st, offer)


ACTIONS: dict[str, Callable[[State, int, Any], Rules[None]]] = {"extract": _extract, "execute": _execute}
"""Answers after which the active player may be asked for surplus cubes, by verb."""


def _edit(st: State, seat: int, number: int) -> state.Draft:
    offer = st.offer(number)
    bound = offer.bound.get(seat, state.Bound())
    return state.Draft("proposal", offer.number, terms=state.copy_terms(offer.terms), bound=state.copied_bound(bound))


def _accept(st: State, seat: int, number: int) -> None:
    offer = st.offer(number)
    if is_open(st, offer.terms, seat):
        st.drafts[seat] = _bind(st, seat, number)
        return
    bound = cheapest_binding(st, seat, offer.terms)
    assert bound is not None
    effects.accept_offer(st, seat, offer, bound)


def _bind(st: State, seat: int, number: int) -> state.Draft:
    offer = st.offer(number)
    bound = offer.bound.get(seat) or cheapest_binding(st, seat, offer.terms)
    assert bound is not None
    return state.Draft("bind", offer.number, terms=state.copy_terms(offer.terms), bound=state.copied_bound(bound))


def _counter(st: State, seat: int, number: int) -> state.Draft:
    offer = st.offer(number)
    bound = cheapest_binding(st, seat, offer.terms) if seat in offer.terms.helpers else None
    return state.Draft("counter", offer.number, terms=state.copy_terms(offer.terms), bound=bound or state.Bound())


def _adopt(st: State, seat: int, number: int) -> None:
    """N2: one step makes a counter the next version of the proposal it answers, and a bid a proposal, or the next
    version of an identical one. An incomplete one becomes a draft."""
    offer = st.offer(number)
    known = any(other.number == offer.of and other.kind == "proposal" for other in st.offers)
    draft = state.Draft("proposal", offer.of if known else None, offer.number, adopted_terms(st, offer))
    same = repeated_offer(st, seat, draft)
    draft.offer = draft.offer if same is None else same.number
    assert draft.terms is not None
    if problems(st, draft.terms):
        st.drafts[seat] = draft
    else:
        send_proposal(st, seat, draft, draft.terms)


DRAFTS: dict[str, Callable[[State, int, Any], state.Draft]] = {
    "suggest": lambda st, seat, planet: state.Draft("proposal", terms=opening(st, planet)),
    "draft": lambda st, seat, planet: state.Draft("proposal", terms=state.Terms(planet)),
    "edit": _edit,
    "bind": _bind,
    "counter": _counter,
    "bid": lambda st, seat, planet: state.Draft("bid", terms=state.Terms(planet)),
    "show": lambda st, seat, _: state.Draft("show"),
    "orders": lambda st, seat, _: state.Draft("orders"),
}
"""What the seat begins to compose with an answer from a main menu, by verb."""
ANSWERS: dict[str, Callable[[State, int, Any], None]] = {
    "market": _market,
    "withdraw": lambda st, seat, number: effects.withdraw_offer(st, st.offer(number)),
    "accept": _accept,
    "decline": lambda st, seat, number: effects.decline_offer(st, seat, st.offer(number)),
    "retract": lambda st, seat, number: effects.retract_answer(st, seat, st.offer(number)),
    "unbid": lambda st, seat, number: effects.withdraw_offer(st, st.offer(number)),
    "adopt": _adopt,
}
"""The effect of any other answer from there."""


def can_adopt(st: State, offer: state.Offer) -> bool:
    """Whether a counter or a bid is still possible: its planet and its cubes are there."""
    return st.world(offer.terms.planet) is not None and may_offer(st, st.active)


def adopted_terms(st: State, offer: state.Offer) -> state.Terms:
    """The terms of a counter. To a bid the active player adds the fewest own cards that are still needed."""
    terms = state.copy_terms(offer.terms)
    return with_own(st, terms) if offer.kind == "bid" else terms


# -- carrying out ----------------------------------------------------------------------------------------------------


def execute(st: State, offer: state.Offer) -> None:
    """N6: check everything again; all of it happens or nothing. A helper whose binding no longer fits must answer
    again. Each participant's surplus cubes are those it has named, else those that the rule takes (OV2)."""
    overflow, st.overflow = st.overflow, None
    terms = offer.terms
    unfit = [seat for seat in terms.helpers if not binding_fits(st, seat, terms, offer.bound[seat])]
    for seat in unfit:
        effects.retract_answer(st, seat, offer)
    if unfit or problems(st, terms):
        return
    drops = {}
    for seat in (st.active, *terms.helpers):
        wished = offer.bound[seat].drops if seat in offer.bound else NONE_NAMED
        if seat == st.active and overflow is not None:
            wished = overflow.drops
        drops[seat] = drops_of(st, terms, seat, wished)
    effects.carry_out(st, offer, drops)
    if terms.hires:
        pay_robot(st, terms.hires)
        complete_robot_cards(st)
    others = [each for each in st.offers if each is not offer]
    alone = len(others) == len(st.offers)  # it was never offered, and its number is still free
    why = say("an-log-lapse-alone", side=SIDES[st.active]) if alone else say("an-log-lapse-deal", number=offer.number)
    effects.tell_lapsed(st, others, why)
    effects.clear_table(st)
    st.fees = [seat for seat in terms.helpers for _ in range(state.bonus(st, seat, "fee"))]
    effects.open_planets(st)
    st.step = "trim"
