"""Hidden information: what a seat sees, and how the rest is sampled."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from engine.afternova import state, view
from engine.afternova.components import COLOURS, NO_CUBES, SKILLS, parts
from engine.afternova.deals import cheapest_binding, left_over, missing_icons, problems
from engine.afternova.drafting import repeated_offer
from engine.afternova.effects import sort_cards
from engine.afternova.scoring import score
from engine.afternova.state import State
from engine.afternova.window import window_ask
from engine.core.chance import Chance
from engine.core.text import say
from engine.core.title import Own
from engine.core.view import view_of


def public(st: State) -> view.View:
    """The public view, built up from nothing."""
    return view_of(
        view.View,
        st,
        seat=None,
        mercenaries=tuple(st.market_mercenaries),
        blueprints=tuple(st.market_blueprints),
        planets=tuple(view.PlanetView(world.id, state.as_cubes(world.cubes)) for world in st.planets),
        mercenary_deck=len(st.mercenary_deck),
        blueprint_deck=len(st.blueprint_deck),
        planet_deck=len(st.planet_deck),
        bag=sum(st.bag),
        cube_discard=state.as_cubes(st.cube_discard),
        ships=tuple(see_ship(st, each, None) for each in range(len(st.players))),
        robot=see_robot(st),
        phase=state.phase_of(st),
        offers=tuple(see_offer(st, offer) for offer in st.offers),
        done=None if st.done is None else see_offer(st, st.done),
        making_room=st.overflow is not None,
        draft=None,
        orders=None,
        hand=None,
        payable=(),
        shown=(),
        showings=see_showings(st),
        over=st.outcome is not None,
        winners=() if st.outcome is None or st.outcome.winner is None else (st.outcome.winner,),
        ending=None if st.outcome is None else st.outcome.reason,
        pledges=(),
    )


def private(st: State, seat: int) -> dict[str, Any]:
    """What a seat knows in addition: its objective, its hand, its draft, its standing orders and the cards it was
    shown."""
    own = st.players[seat]
    return {
        "seat": seat,
        "ships": Own(seat, see_ship(st, seat, seat)),
        "draft": see_draft(st, seat),
        "orders": view.OrdersView(own.orders.help, own.orders.least, tuple(own.orders.build), tuple(own.orders.hold)),
        "hand": tuple(own.hand),
        "payable": () if st.outcome is not None else tuple(state.payable_blueprints(st, seat)),
        "shown": tuple(view.ShownView(each.owner, each.card) for each in st.shown if each.seat == seat),
        "pledges": tuple(
            view.PledgeView(offer.number, tuple(bound.cards), state.as_icons(bound.icons))
            for offer, bound in bindings(st, seat)
        ),
    }


def see_ship(st: State, seat: int, looker: int | None) -> view.ShipView:
    """A player: hands by their size; until the end the objective only for its owner."""
    player = st.players[seat]
    known = seat == looker or st.outcome is not None
    return view.ShipView(
        seat=seat,
        place=[owner for owner in st.order if owner != view.ROBOT].index(seat) + 1,
        ship=player.ship,
        storage=state.as_cubes(player.storage),
        storage_limit=state.storage_limit(st, seat),
        built=tuple(view.BuiltView(built.card, built.turn < st.turn) for built in player.built),
        mercenaries=len(player.mercenaries),
        blueprints=len(player.blueprints),
        hand_limit=state.hand_limit(st, seat),
        icons=state.upgrade_icons(st, seat),
        objective=player.objective if known else None,
        out=player.out,
        score=score(st, seat, objective=known),
    )


def see_robot(st: State) -> view.RobotView | None:
    """The bot: everything but its objective and what it completed face down, until the end."""
    robot = st.robot
    if robot is None:
        return None
    over = st.outcome is not None
    return view.RobotView(
        row=tuple(view.RobotBlueprintView(card.id, state.as_cubes(card.covered)) for card in robot.row),
        storage=state.as_cubes(robot.storage),
        built=tuple(robot.built + (robot.hidden if over else [])),
        hidden=0 if over else len(robot.hidden),
        objective=robot.objective if over else None,
        score=score(st, view.ROBOT) if over else None,
    )


def see_offer(st: State, offer: state.Offer) -> view.OfferView:
    """An offer: its terms and who has accepted, never what was bound."""
    terms = see_terms(st, offer.terms, offer)
    return view.OfferView(offer.number, offer.version, offer.kind, offer.author, offer.of, terms, offer.ready)


def see_terms(st: State, terms: state.Terms, offer: state.Offer | None) -> view.TermsView:
    """A deal in full. For one that was carried out, the active player's share is included."""
    answers = {} if offer is None else offer.answers
    author = st.active
    done = offer is not None and offer is st.done
    here = st.world(terms.planet) is not None and not done
    own = left_over(st, terms) if here else terms.shares.get(author, NO_CUBES)
    return view.TermsView(
        planet=terms.planet,
        cards=tuple(terms.cards),
        icons=state.as_icons(terms.icons),
        helpers=tuple(
            view.HelperView(seat, state.as_icons(icons), answers.get(seat, "waiting"))
            for seat, icons in terms.helpers.items()
        ),
        hires=tuple(view.HireView(SKILLS[hire.skill], COLOURS[hire.colour]) for hire in terms.hires),
        shares=(
            view.ShareView(author, state.as_cubes(own)),
            *(view.ShareView(seat, state.as_cubes(terms.shares.get(seat, NO_CUBES))) for seat in terms.helpers),
        ),
        transfers=tuple(
            view.TransferView(
                each.giver, each.taker, state.as_cubes(each.count * (colour == each.colour) for colour in range(5))
            )
            for each in terms.transfers
        ),
        missing=state.as_icons(missing_icons(terms)),
        problems=tuple(problems(st, terms)) if here and author != view.ROBOT else (),
    )


def see_draft(st: State, seat: int) -> view.DraftView | None:
    """What the seat itself is composing."""
    draft: state.Draft | None = st.drafts.get(seat)
    if draft is None:
        return None
    return view_of(
        view.DraftView,
        draft,
        terms=None if draft.terms is None else see_composed(st, seat, draft, draft.terms),
        bound=tuple(draft.bound.cards),
        bound_icons=state.as_icons(draft.bound.icons),
        drops=state.as_cubes(draft.bound.drops),
    )


def see_composed(st: State, seat: int, draft: state.Draft, terms: state.Terms) -> view.TermsView:
    """The terms of a draft, and why they cannot be sent."""
    seen, same = see_terms(st, terms, None), repeated_offer(st, seat, draft)
    if same is None:
        return seen
    return replace(seen, problems=(*seen.problems, say("an-problem-repeated", number=same.number)))


def see_showings(st: State) -> tuple[view.ShowingView, ...]:
    """Who has shown how many cards to whom."""
    counted: Counter[tuple[int, int]] = Counter()
    for showing in st.showings:
        counted[showing.owner, showing.seat] += showing.count
    return tuple(view.ShowingView(owner, to, count) for (owner, to), count in sorted(counted.items()))


# -- imagining -------------------------------------------------------------------------------------------------------


TRIES = 60
"""The number of attempts. If random deals do not match what is known of the hands, the real cards are used."""


def imagine(st: State, seat: int, chance: Chance) -> None:
    """Deal again, in place, what this seat cannot know: other hands (except cards it was shown or that are named in a
    deal), objectives, decks, what the bot has completed face down, what others have bound, composed and ordered.

    Two things are known of hidden hands: a player who has accepted a deal can supply what it was asked for, and while
    the last window stays open somebody can build.
    """
    waits = st.step == "window" and others_could_build(st, seat)
    st.drafts = {own: draft for own, draft in st.drafts.items() if own == seat}
    for other, player in enumerate(st.players):
        if other != seat:
            player.orders = state.Orders()
    deal_objectives(st, seat, chance)
    deal_blueprints(st, seat, chance, waits=waits)
    deal_mercenaries(st, seat, chance)
    st.planet_deck = chance.shuffled(st.planet_deck)
    imagine_shown(st, seat)
    st.chance = chance


def imagine_shown(st: State, seat: int) -> None:
    """What others have shown each other: the same number of cards, from the sampled hands."""
    counts: Counter[tuple[int, int]] = Counter()
    imagined = []
    for shown in st.shown:
        card = shown.card
        if seat not in (shown.owner, shown.seat):
            card = st.players[shown.owner].hand[counts[shown.owner, shown.seat]]
        counts[shown.owner, shown.seat] += 1
        imagined.append(state.Revealed(shown.owner, shown.seat, card))
    st.shown = imagined


def others_could_build(st: State, seat: int) -> bool:
    """Whether somebody else is asked in the window."""
    return any(window_ask(st, other) is not None for other in state.other_seats(st, seat))


def deal_objectives(st: State, seat: int, chance: Chance) -> None:
    """The others get any objectives except the seat's own."""
    if st.outcome is not None:
        return
    free = chance.shuffled([each for each in parts().objectives if each != st.players[seat].objective])
    for other, player in enumerate(st.players):
        if other != seat:
            player.objective = free.pop()
    if st.robot is not None:
        st.robot.objective = free.pop()


def deal_blueprints(st: State, seat: int, chance: Chance, *, waits: bool) -> None:
    """Blueprints of other hands, of the deck and under the bot are one pool, except those that were shown. With `waits`
    somebody else must be able to build."""
    keep = known_cards(st, seat, "b")
    hidden = st.robot.hidden if st.robot is not None and st.outcome is None else []
    real = {other: player.blueprints for other, player in enumerate(st.players) if other != seat}
    pool = list(st.blueprint_deck) + list(hidden)
    for other, held in real.items():
        pool += [card for card in held if card not in keep[other]]
    for attempt in range(TRIES):
        left = chance.shuffled(pool)
        for other, held in real.items():
            dealt = [left.pop() for _ in range(len(held) - len(keep[other]))]
            st.players[other].hand = sort_cards([*st.players[other].mercenaries, *keep[other], *dealt])
        if not waits or others_could_build(st, seat):
            break
        if attempt == TRIES - 1:
            for other, held in real.items():
                st.players[other].hand = sort_cards([*st.players[other].mercenaries, *held])
            left = chance.shuffled(list(st.blueprint_deck) + list(hidden))
    for index in range(len(hidden)):
        hidden[index] = left.pop()
    st.blueprint_deck = left


def deal_mercenaries(st: State, seat: int, chance: Chance) -> None:
    """Like `deal_blueprints`, for mercenaries. A player who has accepted a deal holds cards that supply what it was
    asked for."""
    keep = known_cards(st, seat, "m")
    real = {other: player.mercenaries for other, player in enumerate(st.players) if other != seat}
    pool = list(st.mercenary_deck)
    for other, held in real.items():
        pool += [card for card in held if card not in keep[other]]
    left = chance.shuffled(pool)
    for other in sorted(real, key=lambda each: -len(bindings(st, each))):
        left = deal_hand(st, other, keep[other], len(real[other]), left, chance)
    st.mercenary_deck = chance.shuffled(left)


def bindings(st: State, seat: int) -> list[tuple[state.Offer, state.Bound]]:
    """What a helper has bound to deals on the table."""
    return [(offer, offer.bound[seat]) for offer in st.offers if seat in offer.bound and seat in offer.terms.helpers]


def deal_hand(st: State, other: int, known: list[str], size: int, pool: list[str], chance: Chance) -> list[str]:
    """Deal mercenaries to a hand so that it can supply what it has promised. Returns the rest of the pool."""
    player = st.players[other]
    promised = bindings(st, other)
    blueprints, real = player.blueprints, player.mercenaries
    for _ in range(TRIES if promised else 1):
        left = chance.shuffled(pool)
        player.hand = sort_cards([*blueprints, *known, *(left.pop() for _ in range(size - len(known)))])
        found = [cheapest_binding(st, other, offer.terms) for offer, _ in promised]
        if all(bound is not None for bound in found):
            break
    else:
        player.hand = sort_cards([*blueprints, *real])
        kept = known + [card for card in real if card in pool and card not in known]
        left = chance.shuffled([card for card in pool if card not in kept])
        player.hand = sort_cards([*blueprints, *kept, *(left.pop() for _ in range(size - len(kept)))])
        found = [None for _ in promised]
    for (offer, _), bound in zip(promised, found, strict=True):
        if bound is not None:
            offer.bound[other] = bound
    return left


def known_cards(st: State, seat: int, letter: str) -> dict[int, list[str]]:
    """By other seat: cards of its hand that this seat was shown, or that are named in a deal it has read."""
    known = {(shown.owner, shown.card) for shown in st.shown if shown.seat == seat}
    read = [offer.terms for offer in st.offers]
    read += [draft.terms for draft in st.drafts.values() if draft.terms is not None]
    known |= {(st.active, card) for terms in read for card in terms.cards}
    return {
        other: [card for card in player.hand if card[0] == letter and (other, card) in known and other != seat]
        for other, player in enumerate(st.players)
    }
