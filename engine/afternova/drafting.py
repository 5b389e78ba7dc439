"""Composing: a proposal, a counter, a bid, a seat's own binding, cards to show, standing orders. One small question per
tap.

This module lists what can be changed, sent or discarded; `draft_taps` makes the changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import sub

from msgspec.structs import replace

from engine.afternova import deals, options
from engine.afternova.components import COLOURS, COMPONENTS, NO_CUBES, NO_ICONS, Icons, parts
from engine.afternova.names import SIDES, icons_text
from engine.afternova.orders import orders_taps
from engine.afternova.overflow import room_taps, telling_drops
from engine.afternova.state import (
    Draft,
    Offer,
    State,
    Terms,
    Transfer,
    add_numbers,
    as_cubes,
    card_icons,
    covers,
    other_seats,
    subtract_numbers,
    upgrade_icons,
)
from engine.afternova.suggest import askable_seats
from engine.core.decision import Keys, Option, Pairs
from engine.core.text import Text, say

KINDS = ("proposal", "counter", "bid", "bind", "show", "orders")
ASK_DRAFT = {kind: say(f"an-ask-draft-{kind}") for kind in KINDS}
MOST_ASKED = 4
"""The greatest number of icons of a skill asked of one helper."""
SENT: Keys = (options.TAP_SEND[0],)
CANCELLED: Keys = (options.TAP_CANCEL[0],)
TAPS_PROPOSED = dict([options.TAP_SEND, options.TAP_CANCEL, *map(options.with_tap, range(len(SIDES)))])
"""Everything that is proposed while somebody composes."""


def draft_question(draft: Draft) -> Text:
    """What is being composed."""
    if draft.to is not None:
        return say("an-ask-draft-cards", side=SIDES[draft.to])
    return ASK_DRAFT[draft.kind]


class Composing:
    """The question of a seat that composes: everything that can be changed, sent or discarded. Whether the draft can be
    sent is found once, without a list, because half of all answers are the proposed one. Valid until the draft
    changes."""

    __slots__ = ("draft", "seat", "sendable", "st", "sums", "supplying")

    def __init__(self, st: State, seat: int, draft: Draft) -> None:
        self.st, self.seat, self.draft = st, seat, draft
        self.sums: deals.Sums | None = None
        self.supplying = False
        self.sendable = False

    def judge(self, terms: Terms) -> deals.Sums:
        """The sums of the draft's terms. Finds whether the seat's own hand is enough for its part (`supplying`), and
        whether the draft can be sent (`sendable`)."""
        if self.sums is None:
            st, seat, draft = self.st, self.seat, self.draft
            self.sums = deals.add_up(st, terms)
            if draft.kind == "bind":
                self.sendable = deals.binding_fits(st, seat, terms, draft.bound)
            else:
                self.supplying = can_bind(st, seat, terms)
                self.sendable = can_send(st, seat, draft, self.sums, supplying=self.supplying)
        return self.sums

    def taps(self) -> Pairs[options.Tap]:
        """The options."""
        draft = self.draft
        if draft.kind == "show":
            return show_taps(self.st, self.seat, draft)
        if draft.kind == "orders":
            return orders_taps(self.st, self.seat)
        assert draft.terms is not None
        if is_new_bid(draft, draft.terms):  # a bid begins with the icons that are offered
            return [*ask_taps(draft.terms.planet, self.seat, NO_ICONS, deals.needs_of(draft.terms)), self.leaving]
        sums = self.judge(draft.terms)
        return [*(bind_taps if draft.kind == "bind" else terms_taps)(self, draft.terms, sums), *self.last()]

    def last(self) -> Pairs[options.Tap]:
        """The last options: send, discard."""
        return (options.TAP_SEND, self.leaving) if self.sendable else (self.leaving,)

    @property
    def leaving(self) -> options.Listed:
        """The option that ends the draft without sending it. Nothing is lost by it where nothing is composed."""
        terms = self.draft.terms
        composed = terms is not None and self.draft.kind != "bind" and not is_new_bid(self.draft, terms)
        return options.TAP_CANCEL if composed else options.TAP_LEAVE

    def tap(self, key: str) -> options.Tap | None:
        """The tap with this key, which is known to be legal, if it is one that may be proposed."""
        return self.leaving[1] if key == options.TAP_CANCEL[0] else TAPS_PROPOSED.get(key)

    def describe(self, key: str, tap: options.Tap) -> Option:
        """An option."""
        return send_option(self.st, self.seat, self.draft) if tap.verb == "send" else tap.option

    def proposed(self) -> Keys:
        """The tap that leads to the end of a draft: send it, ask somebody for the missing icons, or discard it."""
        draft, terms = self.draft, self.draft.terms
        if terms is None or is_new_bid(draft, terms):
            return CANCELLED
        sums = self.judge(terms)
        if self.sendable and not spare_cards(draft):
            return SENT
        if draft.kind == "proposal" and not terms.helpers and any(sums.short):
            return next(((options.with_tap(other)[0],) for other in askable_seats(self.st, terms.planet)), CANCELLED)
        return CANCELLED


def is_new_bid(draft: Draft, terms: Terms) -> bool:
    """Whether the draft is a bid that offers nothing yet."""
    return draft.kind == "bid" and not terms.helpers


# -- terms -----------------------------------------------------------------------------------------------------------


def terms_taps(composing: Composing, terms: Terms, sums: deals.Sums) -> list[options.Listed]:
    """What can be changed. The active player composes everything; any other player only its own part."""
    st, seat, draft = composing.st, composing.seat, composing.draft
    active = seat == st.active
    helpers, short, left = terms.helpers, sums.short, sums.left
    taps = list(own_taps(st, sums.needs)) if active else []
    partners = other_seats(st, seat) if active else [seat]
    if active and any(short) and not helpers:
        taps += [options.with_tap(other) for other in askable_seats(st, terms.planet)]
    for other in partners:
        asked = tuple(helpers[other]) if other in helpers else NO_ICONS
        taps += ask_taps(terms.planet, other, asked, short)
    if draft.kind == "counter":
        taps += relief_taps(st, seat, draft, terms)
    if helpers:
        for other in partners:
            if other in helpers:
                taps += share_taps(other, left, tuple(terms.shares.get(other, NO_CUBES)))
        taps += move_taps(st, seat, terms)
    if active:
        taps += [options.offer_tap("adopt", offer) for offer in joinable_bids(st, terms)]
        taps += hire_taps(st, terms, short, left)
    elif composing.supplying:
        taps += binding_taps(st, seat, sums.needs)
    if active or seat in helpers:
        taps += room_taps(st, seat, terms, draft.bound.drops, left)
    return taps


def joinable_bids(st: State, terms: Terms) -> list[Offer]:
    """Bids that can be adopted into a proposal being composed: their authors have no part in it yet (N2)."""
    return [
        offer
        for offer in st.offers
        if offer.kind == "bid" and offer.terms.planet == terms.planet and offer.author not in terms.helpers
    ]


def send_option(st: State, seat: int, draft: Draft) -> Option:
    """Send what is composed. A helper reads which surplus cubes are discarded; the active player is asked later, when
    the deal is carried out. A helper is warned of an offer that leads nowhere, the active player of a deal that gives
    everything away."""
    assert draft.terms is not None
    if seat == st.active:
        send = options.SEND_WITH_SPARE if spare_cards(draft) else options.SEND
        return warning_of_nothing(send, st, draft.terms) if draft.kind == "proposal" else send
    told = telling_drops(options.SEND, deals.drops_of(st, draft.terms, seat, draft.bound.drops))
    caution = _leads_nowhere(st, seat, draft, draft.terms)
    return told if caution is None else replace(told, caution=caution)


def warning_of_nothing(option: Option, st: State, terms: Terms) -> Option:
    """The option for this deal, which needs confirmation where the active player gets nothing by it."""
    return option if deals.gain_of(st, terms, st.active) > 0 else replace(option, caution=options.FOR_NOTHING)


def _leads_nowhere(st: State, seat: int, draft: Draft, terms: Terms) -> Text | None:
    """Why an offer of a helper cannot be carried out, or changes nothing."""
    if draft.kind != "bind" and seat in terms.helpers and not can_bind(st, seat, terms):
        return say("an-caution-lacking")
    if draft.kind == "counter" and draft.offer is not None and deal_of(st.offer(draft.offer).terms) == deal_of(terms):
        return say("an-caution-unchanged", number=draft.offer)
    return None


def spare_cards(draft: Draft) -> list[str]:
    """The active player's committed cards without which a proposal would be just as complete (EX3)."""
    assert draft.terms is not None
    if draft.kind != "proposal" or not draft.terms.cards:
        return []
    return list(_spare(tuple(draft.terms.cards), tuple(deals.all_icons(draft.terms)), deals.needs_of(draft.terms)))


@COMPONENTS.keeps
def _spare(cards: tuple[str, ...], together: tuple[int, ...], needs: Icons) -> tuple[str, ...]:
    icons = parts().icons
    return tuple([card for card in cards if covers(map(sub, together, icons[card]), needs)])


def own_taps(st: State, needs: Icons) -> Pairs[options.Tap]:
    """Own mercenaries and icons of own upgrades, committed or not."""
    active = st.active
    return _own_taps(st.players[active].mercenaries, upgrade_icons(st, active), needs)


@COMPONENTS.keeps
def _own_taps(cards: tuple[str, ...], icons: Icons, needs: Icons) -> Pairs[options.Tap]:
    committed = [options.card_tap("mine", card) for card in cards if deals.is_useful(card, needs)]
    skills = [skill for skill, (have, need) in enumerate(zip(icons, needs, strict=True)) if have and need]
    return (*committed, *(options.icon_tap(skill) for skill in skills))


@COMPONENTS.keeps
def ask_taps(planet: str, seat: int, asked: tuple[int, ...], short: tuple[int, ...]) -> Pairs[options.Tap]:
    """Icons asked of a helper, up to those still missing."""
    found = []
    for skill, need in enumerate(parts().needs[planet]):
        if need and short[skill] and asked[skill] < MOST_ASKED:
            found.append(options.ask_tap(seat, skill, more=True))
        if asked[skill]:
            found.append(options.ask_tap(seat, skill, more=False))
    return tuple(found)


def relief_taps(st: State, seat: int, draft: Draft, terms: Terms) -> Iterator[options.Listed]:
    """Icons of the other helpers' parts that a counter leaves out, so that its author can supply them (N2); or
    restores."""
    for other, before in answered_terms(st, draft).helpers.items():
        if other == seat:
            continue
        asked = terms.helpers.get(other, NO_ICONS)
        for skill, most in enumerate(before):
            if asked[skill] < most:
                yield options.ask_tap(other, skill, more=True)
            if asked[skill]:
                yield options.ask_tap(other, skill, more=False)


def answered_terms(st: State, draft: Draft) -> Terms:
    """The terms of the proposal that a counter answers. The counter is void when they change (N3)."""
    assert draft.offer is not None
    return st.offer(draft.offer).terms


@COMPONENTS.keeps
def share_taps(seat: int, left: Sequence[int], share: Sequence[int]) -> Pairs[options.Tap]:
    """Cubes of the planet for a helper: of those left, and those it gets."""
    found = []
    for colour in range(len(COLOURS)):
        if left[colour] > 0:
            found.append(options.give_tap(seat, colour, more=True))
        if share[colour]:
            found.append(options.give_tap(seat, colour, more=False))
    return tuple(found)


def move_taps(st: State, seat: int, terms: Terms) -> list[options.Listed]:
    """Stored cubes between participants (EX5). A helper composes only what it gives or takes itself."""
    found: list[options.Listed] = []
    partners, everybody, transfers = deals.participants(st, terms), seat == st.active, terms.transfers
    for giver in partners:
        free = tuple(st.players[giver].storage)
        if transfers:
            free = as_cubes(map(sub, free, deals.given_by(terms, giver)))
        for taker in partners:
            if giver != taker and (everybody or seat in (giver, taker)):
                gone = tuple([each.colour for each in transfers if (each.giver, each.taker) == (giver, taker)])
                found += _move_taps(giver, taker, free, gone)
    return found


@COMPONENTS.keeps
def _move_taps(giver: int, taker: int, free: Sequence[int], gone: Sequence[int]) -> Pairs[options.Tap]:
    found = []
    for colour in range(len(COLOURS)):
        if free[colour] > 0:
            found.append(options.move_tap(giver, taker, colour, more=True))
        if colour in gone:
            found.append(options.move_tap(giver, taker, colour, more=False))
    return tuple(found)


def find_transfer(terms: Terms, giver: int, taker: int, colour: int) -> Transfer | None:
    """The transfer of this colour between the two."""
    for transfer in terms.transfers:
        if (transfer.giver, transfer.taker, transfer.colour) == (giver, taker, colour):
            return transfer
    return None


def hire_taps(st: State, terms: Terms, short: Sequence[int], left: Sequence[int]) -> Iterator[options.Listed]:
    """Icons of the bot, each for a cube that fits an uncovered icon of its row (B6)."""
    if st.robot is not None and any(short):
        room = deals.uncovered(st.robot)
        for hire in terms.hires:
            room[hire.colour] -= 1
        paid = tuple([colour for colour in range(len(COLOURS)) if room[colour] > 0 and left[colour] > 0])
        yield from _hire_taps(tuple([skill for skill, count in enumerate(short) if count]), paid)
    for hire in dict.fromkeys(terms.hires):
        yield options.hire_tap(hire.skill, hire.colour, more=False)


@COMPONENTS.keeps
def _hire_taps(skills: tuple[int, ...], colours: tuple[int, ...]) -> Pairs[options.Tap]:
    return tuple([options.hire_tap(skill, colour, more=True) for skill in skills for colour in colours])


def can_send(st: State, seat: int, draft: Draft, sums: deals.Sums, *, supplying: bool) -> bool:
    """Whether the draft can be sent. A proposal or counter must be complete, and a counter must have a part of its
    author. A bid needs an icon, and cubes that are there. The cards that a helper binds must supply the icons, unless
    the hand does not have them at all (`supplying`: it has). An identical offer cannot be sent again."""
    assert draft.terms is not None
    terms = draft.terms
    if draft.kind == "bid":
        asked = [sum(icons) for icons in terms.helpers.values()]
        complete = bool(asked) and min(asked) > 0 and min(sums.left) >= 0
    elif any(sums.short) or (draft.kind == "counter" and seat not in terms.helpers):
        complete = False
    else:
        complete = not deals.problems(st, terms, sums)
    if not complete or repeated_offer(st, seat, draft) is not None:
        return False
    return not supplying or deals.binding_fits(st, seat, terms, draft.bound)


def unsent_because(st: State, seat: int, draft: Draft) -> Text | None:
    """What keeps a draft without problems in its terms from being sent: no part of its author, or too few cards."""
    assert draft.terms is not None
    asked = draft.terms.helpers.get(seat)
    if asked is None:
        return say("an-problem-no-part") if draft.kind == "counter" else None
    if draft.kind != "bind" and not can_bind(st, seat, draft.terms):
        return None
    lacking = subtract_numbers(asked, add_numbers(card_icons(draft.bound.cards), draft.bound.icons))
    return say("an-problem-unsupplied", icons=icons_text(lacking)) if any(lacking) else None


def repeated_offer(st: State, seat: int, draft: Draft) -> Offer | None:
    """An offer of the same author on the table that asks the same of everybody else (house rule: once is enough)."""
    assert draft.terms is not None
    asked = None
    for offer in st.offers:
        if (offer.author, offer.kind, offer.terms.planet) != (seat, draft.kind, draft.terms.planet):
            continue
        asked = asked or deal_of(draft.terms)
        if offer.number != draft.offer and deal_of(offer.terms) == asked:
            return offer
    return None


def deal_of(terms: Terms) -> tuple[object, ...]:
    """The content of a deal without the active player's own cards."""
    moved = sorted((each.giver, each.taker, each.colour, each.count) for each in terms.transfers)
    hired = sorted((hire.skill, hire.colour) for hire in terms.hires)
    shares = {seat: cubes for seat, cubes in terms.shares.items() if any(cubes)}
    return terms.planet, terms.helpers, shares, moved, hired


# -- binding, showing, orders ----------------------------------------------------------------------------------------


def bind_taps(composing: Composing, terms: Terms, sums: deals.Sums) -> list[options.Listed]:
    """Which own mercenaries are bound, and which surplus cubes are discarded."""
    st, seat = composing.st, composing.seat
    taps = binding_taps(st, seat, sums.needs)
    taps += room_taps(st, seat, terms, composing.draft.bound.drops, sums.left)
    return taps


def binding_taps(st: State, seat: int, needs: Icons) -> list[options.Listed]:
    """Own mercenaries that can be bound to a deal."""
    cards = deals.useful_cards(st.players[seat].mercenaries, needs)
    return [options.card_tap("bind", card) for card in cards]


def can_bind(st: State, seat: int, terms: Terms) -> bool:
    """Whether the hand of a helper can supply its part."""
    return seat in terms.helpers and deals.supplies(st, seat, terms)


def show_taps(st: State, seat: int, draft: Draft) -> list[options.Listed]:
    """To whom, then which cards."""
    if draft.to is None:
        return [*(options.to_tap(other) for other in other_seats(st, seat)), options.TAP_LEAVE]
    cards = unseen_cards(st, seat, draft.to)
    return [
        *(options.card_tap("reveal", card) for card in cards),
        *([options.TAP_REVEAL_ALL] if len(cards) > 1 else []),
        options.TAP_LEAVE,
    ]


def unseen_cards(st: State, seat: int, to: int) -> list[str]:
    """Cards of the hand that have not been shown to somebody."""
    known = {shown.card for shown in st.shown if (shown.owner, shown.seat) == (seat, to)}
    return [card for card in st.players[seat].hand if card not in known]
