"""The action of a turn: market or extraction, and the talk about it (TU1, N1-N9). One unit for each answer.

The active seat and all others may do something at any time. Who is named as a helper in the newest version of a
proposal owes an answer to it; until all have answered, nobody waits for the active seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from engine.afternova.components import COMPONENTS
from engine.afternova.deals import binding_fits, cheapest_binding, drops_of, problems
from engine.afternova.draft_taps import edit, new_offer, send_proposal
from engine.afternova.drafting import draft_options, draft_question, repeated
from engine.afternova.effects import (
    accept_offer,
    carry_out,
    clear_table,
    decline_offer,
    go_to_market,
    open_planets,
    retract_answer,
    withdraw_offer,
)
from engine.afternova.market import begin_market
from engine.afternova.options import (
    MARKET,
    ORDERS,
    OVER_OFFERS,
    SEND,
    SHOW,
    market_option,
    numbered_option,
    offer_option,
    planet_option,
    planet_options,
)
from engine.afternova.overflow import NONE_NAMED, choose_drops, is_open, telling_loss
from engine.afternova.robot import complete_robot_cards
from engine.afternova.robot_changes import pay_robot
from engine.afternova.state import (
    Bound,
    Draft,
    Offer,
    State,
    Terms,
    bonus,
    copied,
    copied_bound,
    in_play,
    on_display,
    quota_of,
    storage_limit,
)
from engine.afternova.suggest import askable, extraction, feasible, opening, with_own, within_reach
from engine.core.decision import Ask, AskAny, Option, Options, Rules
from engine.core.text import say

OFFERS_A_TURN = 8
"""Offers one seat can make in a turn, so that haggling comes to an end (house rule)."""

TALKS = 2
"""Proposals in a turn that are usually enough. Everybody reads them."""

ASK_ACTION = say("an-ask-action")
ASK_TALK = say("an-ask-talk")
ASK_HELP = say("an-ask-help")


def act(st: State) -> Rules[None]:
    """Ask everybody; take the first answer."""
    seat, key = yield AskAny(tuple(menus(st)))
    del st.menus[seat]
    draft = st.drafts.get(seat)
    if draft is not None:
        edit(st, seat, draft, key)
        return
    verb, _, argument = key.partition(":")
    if verb in ACTIONS:
        yield from ACTIONS[verb](st, seat, argument)
    else:
        ANSWERS[verb](st, seat, argument)


def menus(st: State) -> list[Ask]:
    """What each seat may do now. Whatever anybody can see of the talk is sealed; the rest of it changes by own taps, so
    a tap that nobody sees changes the menu of who has tapped."""
    revealed, kept = st.revealed, st.menus
    due: set[int] | None = None
    found = []
    for seat in in_play(st):
        known = kept.get(seat)
        if known is None or known[0] != revealed:
            due = answers_due(st) if due is None else due
            known = kept[seat] = revealed, menu(st, seat, due)
        found.append(known[1])
    return found


def menu(st: State, seat: int, due: set[int]) -> Ask:
    """What a seat may do now; `due` are the helpers who owe an answer."""
    optional = bool(due) if seat == st.active else seat not in due
    draft = st.drafts.get(seat)
    if draft is not None:
        options = Options.of(draft_options(st, seat, draft))
        return Ask(seat, draft_question(draft), options, optional=optional, propose=(next_tap(draft, options),))
    if seat == st.active:
        options = Options.of(action_options(st))
        return Ask(seat, ASK_ACTION, options, optional=optional, propose=(proposed(st, options),))
    if not optional or concerns(st, seat):
        return Ask(seat, ASK_TALK if optional else ASK_HELP, Options.of(talk_options(st, seat)), optional=optional)
    if not may_offer(st, seat):
        return talk_menu(seat, (), (), may_show=may_show(st, seat))
    proposals = [(offer.number, offer.version, offer.author) for offer in st.offers if offer.kind == "proposal"]
    return talk_menu(seat, tuple(proposals), on_display(st), may_show=may_show(st, seat))


def concerns(st: State, seat: int) -> bool:
    """Whether anything on the table asks something of the seat, or comes from it."""
    return any(offer.author == seat or seat in offer.terms.helpers for offer in st.offers)


@COMPONENTS.keeps
def talk_menu(
    seat: int, proposals: tuple[tuple[int, int, int], ...], planets: tuple[str, ...], *, may_show: bool
) -> Ask:
    """What somebody may do whom nothing on the table concerns: counter proposals (number, version and author of each),
    bid for planets."""
    counters = [numbered_option("counter", *proposal) for proposal in proposals]
    options = Options.of((*counters, *planet_options("bid", planets), *aside(may_show)))
    return Ask(seat, ASK_TALK, options, optional=True)


def next_tap(draft: Draft, options: Sequence[Option]) -> str:
    """What brings a draft to its end: to send it, or to ask somebody for what is short, or to drop it."""
    if len(options) > 1 and options[-2].key == SEND.key and options[-2].caution is None:
        return SEND.key
    if draft.kind == "proposal" and draft.terms is not None and not draft.terms.helpers:
        return next((option.key for option in options if option.key.startswith("with:")), options[-1].key)
    return options[-1].key


def proposed(st: State, options: Sequence[Option]) -> str:
    """What is offered first: what can be carried out, else a proposal that one helper could make up for; after some
    talk, what brings the turn to its end."""
    first = options[0].key
    if first.startswith(("execute:", "extract:")):  # these stand before everything else
        return first
    talking = st.made.get(st.active, 0) < TALKS
    return next((f"suggest:{planet}" for planet in within_reach(st)), MARKET.key) if talking else MARKET.key


def waiting_for(st: State, seat: int) -> list[Offer]:
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


def action_options(st: State) -> list[Option]:
    """The active seat's own."""
    seat, free = st.active, may_offer(st, st.active)
    found = []
    for offer in st.offers:
        if offer.ready:
            wished = offer.bound[seat].drops if seat in offer.bound else NONE_NAMED
            found.append(telling_loss(offer_option("execute", offer), st, offer.terms, seat, wished))
    found += [extract_option(st, planet) for planet in feasible(st)]
    planets = on_display(st) if free else ()
    found += planet_options("suggest", tuple([planet for planet in planets if askable(st, planet)]))
    found.append(market_option(quota_of(st, seat), over_offers=undecided(st)))
    for offer in st.offers:
        if offer.kind != "proposal" and can_adopt(st, offer):
            found.append(offer_option("adopt", offer))
    found += planet_options("draft", planets)
    for offer in st.offers:
        if offer.kind == "proposal":
            found += [offer_option("edit", offer)] if free else []
            found.append(offer_option("withdraw", offer))
    found += aside(may_show(st, seat))
    return found


def undecided(st: State) -> bool:
    """Whether something lies on the table that may still come about: all but proposals that a helper has declined."""
    return any(offer.kind != "proposal" or "declined" not in offer.answers.values() for offer in st.offers)


def extract_option(st: State, planet: str) -> Option:
    """To extract at once, with what goes for want of room; asked back where deals and offers lie on the table."""
    option, world = planet_option("extract", planet), st.world(planet)
    if undecided(st):
        option = replace(option, caution=OVER_OFFERS)
    assert world is not None
    if sum(st.players[st.active].storage) + sum(world.cubes) <= storage_limit(st, st.active):
        return option
    return telling_loss(option, st, Terms(planet) if st.robot is None else extraction(st, planet), st.active)


def talk_options(st: State, seat: int) -> Iterator[Option]:
    """Everybody else's."""
    for offer in st.offers:
        if offer.kind == "proposal":
            if seat in offer.terms.helpers:
                yield from helper_options(st, seat, offer)
            if may_offer(st, seat):
                yield offer_option("counter", offer)
    for offer in st.offers:
        if offer.author == seat:
            if seat in offer.bound:
                yield offer_option("bind", offer)
            yield offer_option("unbid", offer)
    if may_offer(st, seat):
        yield from planet_options("bid", on_display(st))
    yield from aside(may_show(st, seat))


def helper_options(st: State, seat: int, offer: Offer) -> Iterator[Option]:
    """A helper named in a proposal: accept, choose what to bind, decline; or take an answer back."""
    answer = offer.answers.get(seat)
    if answer != "accepted":
        if cheapest_binding(st, seat, offer.terms) is not None:
            yield telling_loss(offer_option("accept", offer), st, offer.terms, seat)
            yield offer_option("bind", offer)
        if answer is None:
            yield offer_option("decline", offer)
    else:
        yield offer_option("retract", offer)
        yield offer_option("bind", offer)


def may_show(st: State, seat: int) -> bool:
    """Whether there are cards to show, and somebody to show them to."""
    return bool(st.players[seat].hand) and len(in_play(st)) > 1


def aside(may_show: bool) -> tuple[Option, ...]:
    """Showing cards, standing orders."""
    return (SHOW, ORDERS) if may_show else (ORDERS,)


# -- answers ---------------------------------------------------------------------------------------------------------


def _market(st: State, seat: int, argument: str) -> None:
    go_to_market(st, seat)
    begin_market(st)


def _extract(st: State, seat: int, planet: str) -> Rules[None]:
    terms = extraction(st, planet)
    if (yield from choose_drops(st, terms, NONE_NAMED)):
        execute(st, new_offer(st, "proposal", seat, None, terms))


def _execute(st: State, seat: int, argument: str) -> Rules[None]:
    offer = st.offer(int(argument))
    wished = offer.bound[seat].drops if seat in offer.bound else NONE_NAMED
    if problems(st, offer.terms) or (yield from choose_drops(st, offer.terms, wished)):
        execute(st, offer)


ACTIONS: dict[str, Callable[[State, int, str], Rules[None]]] = {"extract": _extract, "execute": _execute}
"""Answers after which the active player may be asked what goes for want of room, by the verb of their key."""


def _suggest(st: State, seat: int, planet: str) -> None:
    st.drafts[seat] = Draft("proposal", terms=opening(st, planet))


def _draft(st: State, seat: int, planet: str) -> None:
    st.drafts[seat] = Draft("proposal", terms=Terms(planet))


def _edit(st: State, seat: int, argument: str) -> None:
    offer = st.offer(int(argument))
    bound = offer.bound.get(seat, Bound())
    st.drafts[seat] = Draft("proposal", offer.number, terms=copied(offer.terms), bound=copied_bound(bound))


def _withdraw(st: State, seat: int, argument: str) -> None:
    withdraw_offer(st, st.offer(int(argument)))


def _accept(st: State, seat: int, argument: str) -> None:
    offer = st.offer(int(argument))
    if is_open(st, offer.terms, seat):
        _bind(st, seat, argument)
        return
    bound = cheapest_binding(st, seat, offer.terms)
    assert bound is not None
    accept_offer(st, seat, offer, bound)


def _bind(st: State, seat: int, argument: str) -> None:
    offer = st.offer(int(argument))
    bound = offer.bound.get(seat) or cheapest_binding(st, seat, offer.terms)
    assert bound is not None
    st.drafts[seat] = Draft("bind", offer.number, terms=copied(offer.terms), bound=copied_bound(bound))


def _decline(st: State, seat: int, argument: str) -> None:
    decline_offer(st, seat, st.offer(int(argument)))


def _retract(st: State, seat: int, argument: str) -> None:
    retract_answer(st, seat, st.offer(int(argument)))


def _counter(st: State, seat: int, argument: str) -> None:
    offer = st.offer(int(argument))
    bound = cheapest_binding(st, seat, offer.terms) if seat in offer.terms.helpers else None
    st.drafts[seat] = Draft("counter", offer.number, terms=copied(offer.terms), bound=bound or Bound())


def _bid(st: State, seat: int, planet: str) -> None:
    st.drafts[seat] = Draft("bid", terms=Terms(planet))


def _adopt(st: State, seat: int, argument: str) -> None:
    """N2: one step makes a counter the next version of the proposal it answers, and a bid a proposal, or the next
    version of one that says the same. What is not complete yet becomes a draft."""
    offer = st.offer(int(argument))
    known = any(other.number == offer.of and other.kind == "proposal" for other in st.offers)
    draft = Draft("proposal", offer.of if known else None, offer.number, adopted(st, offer))
    same = repeated(st, seat, draft)
    draft.offer = draft.offer if same is None else same.number
    assert draft.terms is not None
    if problems(st, draft.terms):
        st.drafts[seat] = draft
    else:
        send_proposal(st, seat, draft, draft.terms)


def _show(st: State, seat: int, argument: str) -> None:
    st.drafts[seat] = Draft("show")


def _orders(st: State, seat: int, argument: str) -> None:
    st.drafts[seat] = Draft("orders")


ANSWERS: dict[str, Callable[[State, int, str], None]] = {
    "market": _market,
    "suggest": _suggest,
    "draft": _draft,
    "edit": _edit,
    "withdraw": _withdraw,
    "accept": _accept,
    "bind": _bind,
    "decline": _decline,
    "retract": _retract,
    "counter": _counter,
    "bid": _bid,
    "unbid": _withdraw,
    "adopt": _adopt,
    "show": _show,
    "orders": _orders,
}
"""What an answer from a main menu does, by the verb of its key."""


def can_adopt(st: State, offer: Offer) -> bool:
    """Whether a counter or a bid still means something: its planet is there, its cubes are there."""
    return st.world(offer.terms.planet) is not None and may_offer(st, st.active)


def adopted(st: State, offer: Offer) -> Terms:
    """The terms of a counter; to a bid the active player adds the fewest own cards that are still needed."""
    terms = copied(offer.terms)
    return with_own(st, terms) if offer.kind == "bid" else terms


# -- carrying out ----------------------------------------------------------------------------------------------------


def execute(st: State, offer: Offer) -> None:
    """N6: check everything again; all of it happens or nothing. Whose binding no longer fits must answer anew. What
    goes for want of room is what each has named, else what the rule takes (OV2)."""
    overflow, st.overflow = st.overflow, None
    terms = offer.terms
    unfit = [seat for seat in terms.helpers if not binding_fits(st, seat, terms, offer.bound[seat])]
    for seat in unfit:
        retract_answer(st, seat, offer)
    if unfit or problems(st, terms):
        return
    drops = {}
    for seat in (st.active, *terms.helpers):
        wished = offer.bound[seat].drops if seat in offer.bound else NONE_NAMED
        if seat == st.active and overflow is not None:
            wished = overflow.drops
        drops[seat] = drops_of(st, terms, seat, wished)
    carry_out(st, offer, drops)
    if terms.hires:
        pay_robot(st, terms.hires)
        complete_robot_cards(st)
    clear_table(st)
    st.fees = [seat for seat in terms.helpers for _ in range(bonus(st, seat, "fee"))]
    open_planets(st)
    st.step = "trim"
