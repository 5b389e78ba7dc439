"""Every observable change of a game of Afternova, together with its event.

Nothing else writes these fields of the state. Those of the bot are in `robot_changes`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.afternova import state
from engine.afternova.components import COLOURS, PLANETS, ROW, parts
from engine.afternova.deals import given_by, hired_cubes, share_of, taken_by
from engine.afternova.names import (
    ROBOT_NAME,
    SIDES,
    card_name,
    card_names,
    cubes_text,
    done_text,
    owner_name,
    share_text,
    terms_text,
)
from engine.afternova.state import State
from engine.afternova.view import ROBOT
from engine.core.kit import SingleOutcome
from engine.core.text import Text, say
from engine.core.undo_reasons import DRAWN, GAME_OVER, RESIGNED, SEEN, TOLD, TURNED_UP

# -- cards -----------------------------------------------------------------------------------------------------------


TO_MARKET = say("an-way-back-market")
"""Why nothing before a market action can be undone."""


def sort_cards(cards: Sequence[str]) -> list[str]:
    """Cards in the order of the card list, so that a hand never reveals in which order it was drawn."""
    return sorted(cards, key=parts().ranks.__getitem__)


def draw_mercenary(st: State) -> str | None:
    """The next mercenary; an empty deck is rebuilt from the discards."""
    if not st.mercenary_deck and st.mercenary_discard:
        st.mercenary_deck, st.mercenary_discard = sort_cards(st.mercenary_discard), []
        st.chance.shuffle(st.mercenary_deck)
        st.record(say("an-log-reshuffled-mercenaries"))
    return st.mercenary_deck.pop() if st.mercenary_deck else None


def draw_blueprint(st: State) -> str | None:
    """The next blueprint; an empty deck is rebuilt from the discards."""
    if not st.blueprint_deck and st.blueprint_discard:
        st.blueprint_deck, st.blueprint_discard = sort_cards(st.blueprint_discard), []
        st.chance.shuffle(st.blueprint_deck)
        st.record(say("an-log-reshuffled-blueprints"))
    return st.blueprint_deck.pop() if st.blueprint_deck else None


def add_to_hand(st: State, seat: int, cards: Sequence[str]) -> None:
    """Put cards into a hand, in their order."""
    st.players[seat].hand = sort_cards([*st.players[seat].hand, *cards])
    if any(card[0] == "b" for card in cards):
        state.unsettle(st, seat)


def fill_rows(st: State) -> None:
    """Both rows are filled up to four (MK4)."""
    for row, draw in ((st.market_mercenaries, draw_mercenary), (st.market_blueprints, draw_blueprint)):
        fresh = []
        for place in range(ROW):
            if row[place] is None and (card := draw(st)) is not None:
                row[place] = card
                fresh.append(card)
        if fresh:
            st.seal(TURNED_UP)
            st.record(say("an-log-market", cards=card_names(fresh)))


def take_card(st: State, seat: int, card: str) -> None:
    """Take a card from the market; its place stays empty until the action ends (MK2)."""
    row = st.market_mercenaries if card[0] == "m" else st.market_blueprints
    row[row.index(card)] = None
    st.quota -= 1
    add_to_hand(st, seat, [card])
    st.record(say("an-log-takes", side=SIDES[seat], card=card_name(card)), at=(card,), seat=seat)


def sweep_row(st: State, seat: int, *, mercenaries: bool) -> None:
    """Discard what is left of a row and deal four new cards (MK3)."""
    row = st.market_mercenaries if mercenaries else st.market_blueprints
    gone = [card for card in row if card is not None]
    (st.mercenary_discard if mercenaries else st.blueprint_discard).extend(gone)
    row[:] = [None] * ROW
    if st.free_sweeps:
        st.free_sweeps -= 1
    else:
        st.quota -= 1
    draw = draw_mercenary if mercenaries else draw_blueprint
    row[:] = [draw(st) for _ in range(ROW)]
    st.seal(TURNED_UP)
    fresh = card_names([card for card in row if card is not None])
    st.record(say("an-log-sweeps", side=SIDES[seat], gone=card_names(gone), cards=fresh), seat=seat)


def discard_cards(st: State, seat: int, cards: Sequence[str]) -> None:
    """Cards of a hand go face up to their discard piles."""
    for card in cards:
        st.players[seat].hand.remove(card)
        (st.mercenary_discard if card[0] == "m" else st.blueprint_discard).append(card)
        st.discarded.append(card)
    forget_cards(st, seat, cards)


def trim_hand(st: State, seat: int, cards: Sequence[str]) -> None:
    """Too many cards: the owner discards some by choice (HL1)."""
    discard_cards(st, seat, cards)
    st.record(say("an-log-discards", side=SIDES[seat], cards=card_names(cards)), seat=seat)


def draw_fee(st: State, seat: int) -> None:
    """A helper's finder's fee: a mercenary from the deck, seen by its owner alone."""
    card = draw_mercenary(st)
    if card is None:
        return
    add_to_hand(st, seat, [card])
    st.seal(DRAWN)
    private = say("an-log-you-draw", card=card_name(card))
    st.record(say("an-log-fee", side=SIDES[seat]), private=private, to=(seat,), seat=seat)


def forget_cards(st: State, owner: int, cards: Sequence[str]) -> None:
    """Cards that have left their hand are no longer recorded as shown, and standing orders for them are removed."""
    st.shown = [shown for shown in st.shown if shown.owner != owner or shown.card not in cards]
    orders = st.players[owner].orders
    orders.build = [card for card in orders.build if card not in cards]
    orders.hold = [card for card in orders.hold if card not in cards]


def show_cards(st: State, owner: int, seat: int, cards: Sequence[str]) -> None:
    """Show cards of one's hand to one other player (IN1)."""
    st.shown += [state.Revealed(owner, seat, card) for card in cards]
    st.showings.append(state.Showing(owner, seat, len(cards)))
    st.seal(SEEN)
    public = say("an-log-shows", side=SIDES[owner], other=SIDES[seat], count=len(cards))
    private = say("an-log-shows-you", side=SIDES[owner], other=SIDES[seat], cards=card_names(cards))
    st.record(public, private=private, to=(owner, seat), seat=owner)


# -- cubes -----------------------------------------------------------------------------------------------------------


def draw_cube(st: State) -> int | None:
    """A cube drawn blindly from the bag; an empty bag takes the discarded cubes first (BG1)."""
    if not any(st.bag):
        st.bag, st.cube_discard = st.cube_discard, [0, 0, 0, 0, 0]
    total = sum(st.bag)
    if not total:
        return None
    lot = st.chance.below(total)
    for colour in range(len(COLOURS)):
        if lot < st.bag[colour]:
            st.bag[colour] -= 1
            return colour
        lot -= st.bag[colour]
    raise AssertionError("the bag was counted wrongly")


def fill_planet(st: State, world: state.World) -> bool:
    """Fill the empty spaces of a planet as far as there are cubes. Returns whether any were added."""
    came = False
    for _ in range(parts().planets[world.id].cubes - sum(world.cubes)):
        colour = draw_cube(st)
        if colour is None:
            break
        world.cubes[colour] += 1
        came = True
    return came


def open_planets(st: State) -> None:
    """New planets until three are on display, filled with cubes (EX7). Also fills spaces that had stayed empty."""
    for world in st.planets:
        if fill_planet(st, world):
            st.seal(TURNED_UP)
            st.record(say("an-log-filled", planet=card_name(world.id), cubes=cubes_text(world.cubes)), at=(world.id,))
    while len(st.planets) < PLANETS:
        if not st.planet_deck:
            st.planet_deck, st.planet_discard = sorted(st.planet_discard), []
            st.chance.shuffle(st.planet_deck)
        if not st.planet_deck:
            return
        world = state.World(st.planet_deck.pop(), [0, 0, 0, 0, 0])
        st.planets.append(world)
        fill_planet(st, world)
        st.seal(TURNED_UP)
        st.record(say("an-log-planet", planet=card_name(world.id), cubes=cubes_text(world.cubes)), at=(world.id,))


def drop_cubes(st: State, seat: int, cubes: Sequence[int]) -> None:
    """Surplus cubes go to the discards, never into the bag (OV1)."""
    if any(cubes):
        player = st.players[seat]
        player.storage = [a - b for a, b in zip(player.storage, cubes, strict=True)]
        st.cube_discard = state.add_numbers(st.cube_discard, cubes)
        st.record(say("an-log-no-room", side=SIDES[seat], cubes=cubes_text(cubes)), seat=seat)


# -- deals -----------------------------------------------------------------------------------------------------------


def table_offer(st: State, offer: state.Offer) -> None:
    """Publish a new proposal, counter or bid, or a new version of a proposal."""
    if offer.version == 1:
        st.numbers = max(st.numbers, offer.number)
        st.offers.append(offer)
    st.seal(TOLD)
    own = (offer.author, share_of(st, offer.terms, offer.author)) if offer.version > 1 else None
    text = say(
        f"an-log-{offer.kind}",
        side=SIDES[offer.author],
        number=offer.number,
        version=offer.version,
        of=offer.of or 0,
        terms=terms_text(offer.terms, own),
    )
    st.record(text, at=(offer.terms.planet,), seat=offer.author)
    void_drafts(st, offer.number, gone=False)


def accept_offer(st: State, seat: int, offer: state.Offer, bound: state.Bound) -> None:
    """A helper accepts the present version; what it binds stays secret."""
    offer.answers[seat] = "accepted"
    offer.bound[seat] = bound
    st.seal(TOLD)
    st.record(say("an-log-accepts", side=SIDES[seat], number=offer.number), seat=seat)


def rebind(seat: int, offer: state.Offer, bound: state.Bound) -> None:
    """A bound helper binds other cards or names other surplus cubes. This is secret, so nobody is told, and the version
    stays, because nobody else's part has changed."""
    offer.bound[seat] = bound


def amend_offer(st: State, offer: state.Offer, terms: state.Terms, bound: state.Bound) -> None:
    """The active player commits other cards of its own to a proposal, or names other surplus cubes. Nobody else's part
    changes, so the version and all answers stay; the surplus cubes are not told."""
    changed = (offer.terms.cards, offer.terms.icons) != (terms.cards, terms.icons)
    offer.terms = terms
    offer.bound[offer.author] = bound
    if changed:
        st.made[offer.author] = st.made.get(offer.author, 0) + 1
        st.seal(TOLD)
        text = say(
            "an-log-own-cards",
            side=SIDES[offer.author],
            number=offer.number,
            cards=card_names(terms.cards) or [say("an-nothing")],
        )
        st.record(text, at=(terms.planet,), seat=offer.author)


def decline_offer(st: State, seat: int, offer: state.Offer) -> None:
    """A helper declines the present version."""
    offer.answers[seat] = "declined"
    offer.bound.pop(seat, None)
    st.refused.append(f"{offer.terms.planet}/{seat}")
    st.seal(TOLD)
    st.record(say("an-log-declines", side=SIDES[seat], number=offer.number), seat=seat)


def retract_answer(st: State, seat: int, offer: state.Offer) -> None:
    """A helper withdraws an acceptance (N4)."""
    offer.answers.pop(seat, None)
    offer.bound.pop(seat, None)
    offer.standing = [each for each in offer.standing if each != seat]
    st.seal(TOLD)
    st.record(say("an-log-retracts", side=SIDES[seat], number=offer.number), seat=seat)


def void_drafts(st: State, number: int, *, gone: bool) -> None:
    """What others compose on an offer is void when it is gone. Bindings and counters are also void when it has changed:
    a counter answers the version that its author has read (N3)."""
    kinds = ("bind", "counter", "proposal") if gone else ("bind", "counter")
    lost = [seat for seat, draft in st.drafts.items() if draft.offer == number and draft.kind in kinds]
    lose_drafts(st, lost, "an-log-draft-gone" if gone else "an-log-draft-changed", number=number)


def lose_drafts(st: State, seats: Sequence[int], why: str, **known: int) -> None:
    """Drafts become void without their authors. Only the author is told why, and only of a deal: everything else is
    composed again with one tap."""
    for seat in seats:
        draft = st.drafts.pop(seat)
        if draft.terms is not None:
            st.record(None, private=say(why, side=SIDES[seat], **known), to=(seat,))


def remove_offer(st: State, offer: state.Offer) -> None:
    """An offer leaves the table."""
    st.offers.remove(offer)
    void_drafts(st, offer.number, gone=True)


def withdraw_offer(st: State, offer: state.Offer) -> None:
    """An author withdraws an offer."""
    st.seal(TOLD)
    text = say(f"an-log-withdraws-{offer.kind}", side=SIDES[offer.author], number=offer.number)
    st.record(text, seat=offer.author)
    remove_offer(st, offer)


def adopt_offer(st: State, seat: int, offer: state.Offer) -> None:
    """The active player adopts a counter or a bid: it leaves the table and becomes a proposal or the draft of one."""
    st.seal(TOLD)
    st.record(say("an-log-adopts", side=SIDES[seat], other=SIDES[offer.author], number=offer.number), seat=seat)
    remove_offer(st, offer)


def go_to_market(st: State, seat: int) -> None:
    """The active player goes to the market, without a deal (N7)."""
    st.discarded = []
    st.seal(TO_MARKET)
    st.record(say("an-log-to-market", side=SIDES[seat]), seat=seat)
    tell_lapsed(st, st.offers, say("an-log-lapse-market", side=SIDES[seat]))
    clear_table(st)


def clear_table(st: State) -> None:
    """N7: the action is taken; every other proposal and bid is void."""
    lose_drafts(st, list(st.drafts), "an-log-draft-turn")
    st.offers, st.refused, st.overflow = [], [], None


def tell_lapsed(st: State, offers: Sequence[state.Offer], why: Text) -> None:
    """Which proposals, counters and bids are void, and why: whoever made them or was asked waits for an answer."""
    if offers:
        names = [say("an-lapsed", kind=offer.kind, number=offer.number) for offer in offers]
        st.record(Text(why.key, why.args | {"offers": names}))


def carry_out(st: State, offer: state.Offer, drops: dict[int, list[int]]) -> None:
    """The deal, all at once (EX7): mercenaries are discarded, stored cubes move, the planet's cubes are distributed,
    surplus is discarded, the planet is replaced. `drops`: the cubes each participant discards."""
    terms = offer.terms
    world = st.world(terms.planet)
    assert world is not None
    partners = [st.active, *terms.helpers]
    shares = {seat: share_of(st, terms, seat) for seat in partners}
    got, gone = shares, {seat: [0, 0, 0, 0, 0] for seat in partners}
    if terms.transfers:
        got = {seat: state.add_numbers(shares[seat], taken_by(terms, seat)) for seat in partners}
        gone = {seat: given_by(terms, seat) for seat in partners}
    st.discarded = []
    text = say("an-log-extracts", side=SIDES[st.active], number=offer.number, terms=done_text(terms))
    st.record(text, at=(terms.planet,), seat=st.active)
    for seat in partners:
        cards = terms.cards if seat == st.active else offer.bound[seat].cards
        discard_cards(st, seat, cards)
        player = st.players[seat]
        held = state.add_numbers(player.storage, got[seat])
        player.storage = [a - b for a, b in zip(held, gone[seat], strict=True)]
        if any(got[seat]) or any(gone[seat]):
            state.unsettle(st, seat)
        if cards or any(got[seat]):
            st.record(share_text(SIDES[seat], cards, got[seat]), seat=seat)
    hired = hired_cubes(terms)
    st.planets.remove(world)
    st.planet_discard.append(world.id)
    for seat in partners:
        drop_cubes(st, seat, drops[seat])
    st.last_deal = offer.number
    st.done = replace(offer, terms=replace(terms, shares=shares))
    if any(hired):
        st.record(say("an-log-hires", side=SIDES[st.active], cubes=cubes_text(hired)), seat=st.active)


# -- blueprints ------------------------------------------------------------------------------------------------------


def materialize(st: State, seat: int, card: str, swaps: state.Swaps) -> None:
    """Pay for a blueprint and complete it; its upgrade works from the next turn on (BP3)."""
    player = st.players[seat]
    cost = state.paid_for(parts().costs[card], swaps)
    player.storage = [a - b for a, b in zip(player.storage, cost, strict=True)]
    st.cube_discard = state.add_numbers(st.cube_discard, cost)
    player.hand.remove(card)
    forget_cards(st, seat, [card])
    player.built.append(state.Built(card, st.turn))
    text = say(
        "an-log-builds",
        side=SIDES[seat],
        card=card_name(card),
        cubes=cubes_text(cost),
        points=parts().blueprints[card].points,
        count=len(player.built),
    )
    st.record(text, at=(card,), seat=seat)


# -- the course of the game ------------------------------------------------------------------------------------------


def tell_turn(st: State) -> None:
    """A new turn begins."""
    st.record(
        say("an-log-turn", turn=st.turn, side=owner_name(st.active)), seat=None if st.active == ROBOT else st.active
    )


def tell_last_window(st: State) -> None:
    """Somebody has six blueprints: the last chance to materialize."""
    st.last_window = True
    st.record(say("an-log-last-window"))


def retire(st: State, seat: int) -> list[state.Offer]:
    """A seat resigns: its cards and cubes go to the discards; what it has offered or bound is void. Returns these
    offers."""
    player = st.players[seat]
    player.out = True
    st.__dict__.pop("playing", None)
    discard_cards(st, seat, list(player.hand))
    st.cube_discard = state.add_numbers(st.cube_discard, player.storage)
    player.storage = [0, 0, 0, 0, 0]
    st.drafts.pop(seat, None)
    lapsed = [each for each in st.offers if each.author == seat or seat in each.terms.helpers]
    for offer in lapsed:
        remove_offer(st, offer)
    st.drafts = {other: draft for other, draft in st.drafts.items() if draft.to != seat}
    for draft in st.drafts.values():
        if draft.terms is not None:
            leave_terms(draft.terms, seat)
    st.shown = [shown for shown in st.shown if seat not in (shown.owner, shown.seat)]
    st.seal(RESIGNED)
    st.record(say("an-log-resigned", side=SIDES[seat]), seat=seat)
    return lapsed


def leave_terms(terms: state.Terms, seat: int) -> None:
    """A seat that has resigned is removed from deals being composed."""
    terms.helpers.pop(seat, None)
    terms.shares.pop(seat, None)
    terms.transfers = [each for each in terms.transfers if seat not in (each.giver, each.taker)]


def end_game(st: State, winner: int | None, reason: Text) -> None:
    """The game is over; objectives and hidden blueprints are revealed."""
    st.outcome = SingleOutcome(winner, reason)
    st.drafts = {}
    clear_table(st)
    st.seal(GAME_OVER)
    if st.robot is not None and st.robot.hidden:
        st.record(say("an-log-robot-reveals", robot=ROBOT_NAME, cards=card_names(st.robot.hidden)))
    st.record(reason)
