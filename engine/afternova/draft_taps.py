"""Composing, tap by tap: what a tap changes in a draft, and what is published when the draft is sent.

A draft is known only to its composer. Nothing here can be seen by anybody else before it is sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.afternova import effects
from engine.afternova.deals import cheapest_binding, needs_of
from engine.afternova.drafting import answered_terms, can_bind, deal_of, find_transfer, unseen_cards
from engine.afternova.options import Tap
from engine.afternova.orders import answer_by_order, give_order
from engine.afternova.state import Bound, Draft, Hire, Offer, State, Terms, Transfer, copy_terms, upgrade_icons
from engine.afternova.suggest import with_helper


def edit(st: State, seat: int, draft: Draft, tap: Tap) -> None:
    """Change the draft as chosen, send it or discard it."""
    verb, argument, _ = tap
    if verb == "cancel":
        del st.drafts[seat]
    elif verb == "send":
        send(st, seat, draft)
    elif draft.kind == "show":
        choose_shown(st, seat, draft, verb, argument)
    elif draft.kind == "orders":
        give_order(st, seat, verb, argument)
        del st.drafts[seat]
    else:
        EDITS[verb](st, seat, draft, argument)


def choose_shown(st: State, seat: int, draft: Draft, verb: str, argument: Any) -> None:
    """Choose the reader; then show a card, or the whole hand."""
    if verb == "to":
        draft.to = argument
        return
    assert draft.to is not None
    effects.show_cards(st, seat, draft.to, unseen_cards(st, seat, draft.to) if argument is None else [argument])
    del st.drafts[seat]


def _toggle_card(st: State, seat: int, draft: Draft, card: str) -> None:
    assert draft.terms is not None
    cards = draft.terms.cards
    draft.terms.cards = [other for other in cards if other != card] if card in cards else [*cards, card]


def _icon(st: State, seat: int, draft: Draft, skill: int) -> None:
    assert draft.terms is not None
    have = min(upgrade_icons(st, seat)[skill], needs_of(draft.terms)[skill])
    draft.terms.icons[skill] = 0 if draft.terms.icons[skill] else have


def _ask(st: State, seat: int, draft: Draft, asked: tuple[int, int, bool]) -> None:
    assert draft.terms is not None
    other, skill, more = asked
    terms = draft.terms
    if draft.kind == "counter" and other != seat and other not in terms.helpers:
        put_back(st, terms, answered_terms(st, draft), other)
    icons = terms.helpers.setdefault(other, [0, 0, 0, 0])
    icons[skill] += 1 if more else -1
    if not any(icons):
        effects.leave_terms(terms, other)
    if other == seat:
        bind_cheapest(st, seat, draft)


def bind_cheapest(st: State, seat: int, draft: Draft) -> None:
    """The seat's contribution has changed: bind the fewest cards that supply it. The named surplus cubes stay named."""
    assert draft.terms is not None
    found = cheapest_binding(st, seat, draft.terms) if seat in draft.terms.helpers else None
    draft.bound = replace(found or Bound(), drops=draft.bound.drops)


def put_back(st: State, terms: Terms, before: Terms, seat: int) -> None:
    """A helper that a counter had left out gets its former cubes and transfers again, without its icons."""
    if seat in before.shares:
        terms.shares[seat] = list(before.shares[seat])
    terms.transfers += [
        Transfer(each.giver, each.taker, each.colour, each.count)
        for each in before.transfers
        if seat in (each.giver, each.taker)
        and find_transfer(terms, each.giver, each.taker, each.colour) is None
        and {each.giver, each.taker} - {seat} <= {*terms.helpers, st.active}
    ]


def _add_helper(st: State, seat: int, draft: Draft, helper: int) -> None:
    assert draft.terms is not None
    draft.terms = with_helper(st, draft.terms, helper)


def _give(st: State, seat: int, draft: Draft, given: tuple[int, int, bool]) -> None:
    assert draft.terms is not None
    other, colour, more = given
    share = draft.terms.shares.setdefault(other, [0, 0, 0, 0, 0])
    share[colour] += 1 if more else -1


def _move(st: State, seat: int, draft: Draft, cube: tuple[int, int, int, bool]) -> None:
    assert draft.terms is not None
    terms = draft.terms
    giver, taker, colour, more = cube
    found = find_transfer(terms, giver, taker, colour)
    if found is None:
        terms.transfers.append(Transfer(giver, taker, colour, 1))
        return
    found.count += 1 if more else -1
    terms.transfers = [transfer for transfer in terms.transfers if transfer.count]


def _hire(st: State, seat: int, draft: Draft, hired: tuple[Hire, bool]) -> None:
    assert draft.terms is not None
    hire, more = hired
    if more:
        draft.terms.hires.append(hire)
    else:
        draft.terms.hires.remove(hire)


def _adopt(st: State, seat: int, draft: Draft, number: int) -> None:
    """Add a bid's part to the deal as it was offered."""
    assert draft.terms is not None
    bid = st.offer(number)
    terms, offered = draft.terms, copy_terms(bid.terms)
    terms.helpers |= offered.helpers
    terms.shares |= offered.shares
    terms.transfers += offered.transfers
    if bid.number != draft.taken_up and bid.number not in draft.joined:
        draft.joined.append(bid.number)


def _bind(st: State, seat: int, draft: Draft, card: str) -> None:
    cards = draft.bound.cards
    draft.bound.cards = [other for other in cards if other != card] if card in cards else [*cards, card]


def _drop(st: State, seat: int, draft: Draft, colour: int) -> None:
    draft.bound.drops[colour] += 1


def _keep(st: State, seat: int, draft: Draft, colour: int) -> None:
    draft.bound.drops[colour] -= 1


EDITS: dict[str, Callable[[State, int, Draft, Any], None]] = {
    "mine": _toggle_card,
    "icon": _icon,
    "with": _add_helper,
    "ask": _ask,
    "give": _give,
    "move": _move,
    "hire": _hire,
    "adopt": _adopt,
    "bind": _bind,
    "drop": _drop,
    "keep": _keep,
}
"""What a tap changes, by its verb."""


# -- sending ---------------------------------------------------------------------------------------------------------


def send(st: State, seat: int, draft: Draft) -> None:
    """Publish what was composed."""
    del st.drafts[seat]
    if draft.kind == "bind":
        assert draft.offer is not None
        offer = st.offer(draft.offer)
        if offer.answers.get(seat) == "accepted":
            effects.rebind(seat, offer, draft.bound)
        else:
            effects.accept_offer(st, seat, offer, draft.bound)
        return
    assert draft.terms is not None
    if draft.kind == "proposal":
        send_proposal(st, seat, draft, draft.terms)
        return
    offer = new_offer(st, draft.kind, seat, draft.offer, draft.terms)
    note_counter(st, seat, draft.offer)
    if can_bind(st, seat, draft.terms):
        offer.answers, offer.bound = {seat: "accepted"}, {seat: draft.bound}
    effects.table_offer(st, offer)


def send_proposal(st: State, seat: int, draft: Draft, terms: Terms) -> None:
    """Publish what the active player has composed. A player whose bid or counter it adopts has accepted it, if that
    player's own part is as it was offered and bound (N2). If only the active player's own cards have changed, the
    version stays, and so does the consent of the others: what they give and get is the same."""
    taken_up = [offer for offer in st.offers if offer.number == draft.taken_up]
    taken_up += [offer for offer in st.offers if offer.number in draft.joined and offer.author in terms.helpers]
    before = None if draft.offer is None else st.offer(draft.offer)
    if before is not None and not taken_up and deal_of(before.terms) == deal_of(terms):
        effects.amend_offer(st, before, terms, draft.bound)
        return
    bound, standing = {seat: draft.bound}, []
    if before is not None:
        standing = [each for each in before.standing if same_part(before, terms, each)]
        bound |= {each: before.bound[each] for each in standing}
    for offer in taken_up:
        effects.adopt_offer(st, seat, offer)
        if same_part(offer, terms, offer.author):
            bound[offer.author] = offer.bound[offer.author]
            standing += [offer.author] if offer.kind == "bid" else []
    propose(st, terms, draft.offer, bound).standing = standing


def same_part(offer: Offer, terms: Terms, seat: int) -> bool:
    """Whether a helper is bound to its part of an offer, and these terms contain the same part."""
    return seat in offer.bound and part_of(offer.terms, seat) == part_of(terms, seat)


def part_of(terms: Terms, seat: int) -> tuple[object, ...]:
    """The part of one helper in a deal: icons, cubes, stored cubes given and taken."""
    moved = sorted((each.giver, each.taker, each.colour, each.count) for each in terms.transfers)
    share = terms.shares.get(seat, [0, 0, 0, 0, 0])
    return terms.helpers.get(seat), share, [each for each in moved if seat in each[:2]]


def note_counter(st: State, seat: int, of: int | None) -> None:
    """A counter is a helper's answer to the version it answers."""
    for offer in st.offers:
        if offer.number == of and seat in offer.terms.helpers:
            offer.answers[seat] = "countered"
            offer.bound.pop(seat, None)


def new_offer(st: State, kind: str, seat: int, of: int | None, terms: Terms) -> Offer:
    """An offer with the next number."""
    st.made[seat] = st.made.get(seat, 0) + 1
    which = "bid" if kind == "bid" else "counter" if kind == "counter" else "proposal"
    return Offer(st.numbers + 1, 1, which, seat, of, terms)  # type: ignore[arg-type]


def propose(st: State, terms: Terms, number: int | None, bound: dict[int, Bound]) -> Offer:
    """Publish a proposal, or its next version; acceptances of the old version are void (N3). `bound`: the participants
    who are bound to exactly these terms."""
    if number is None:
        offer = new_offer(st, "proposal", st.active, None, terms)
    else:
        offer = st.offer(number)
        offer.version += 1
        offer.terms = terms
        st.made[st.active] = st.made.get(st.active, 0) + 1
    offer.answers = {seat: "accepted" for seat in bound if seat in terms.helpers}
    offer.bound = dict(bound)
    effects.table_offer(st, offer)
    for seat in terms.helpers:
        if seat not in offer.answers:
            answer_by_order(st, seat, offer)
    return offer
