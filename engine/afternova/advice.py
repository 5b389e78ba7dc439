"""What a computer player says at the table. Talk takes several taps, and a look one tap ahead cannot find it.

Deals are evaluated by what they gain minus what they spend (see `estimate.deal_worth`). A computer player proposes what
the other side will want too, counters an offer that is almost good enough, and offers help if both would gain.
"""

from __future__ import annotations

from itertools import product
from operator import sub

from engine.afternova import estimate, state
from engine.afternova.bargains import chance_of, has_icons, suggestions
from engine.afternova.components import COLOURS, SKILLS, parts
from engine.afternova.deals import (
    add_up,
    after_deal,
    binding_fits,
    cheapest_binding,
    drops_of,
    left_over,
    needs_of,
    problems,
    share_of,
)
from engine.afternova.drafting import can_bind, can_send
from engine.afternova.negotiation import TALKS, adopted_terms, answers_due, can_adopt, may_offer, waiting_for
from engine.afternova.options import LETTERS, PASS, SWEEP_MERCENARIES, build_option, several_option
from engine.afternova.suggest import extraction, feasible_planets
from engine.afternova.window import open_blueprints, plans

FAIR = 0.25
"""The gain for which a helper accepts,"""
PROPOSERS = 0.25
"""beyond this share of what the active player gains,"""
LEADERS = 0.15
"""and this much more of it if the active player is ahead."""
FROM_DEAL, FROM_CUBE, FOR_CARD = 1.8, 0.4, 0.3
"""What a deal gains for the active player, as far as others can tell: by itself, for each cube, and for each card that
it spends. From the deals that computer players have made."""
UNLIKELY = 0.15
"""A proposal is not made if the probability that its helper has the cards is lower than this."""
COUNTERS = 2
"""After this many offers in a turn a computer player makes no more."""
HAGGLE = 2
"""How many more cubes a counter asks for at most."""
NEARLY = 0.3
"""A blueprint is completed at once, even if waiting seems better by this much."""
BIDS = 1
"""With this many bids on the table, no further one is made."""
LIKELY = 0.5
"""A bid is not made if the probability that the active player has the rest is lower than this,"""
GAIN = 1
"""or if the active player would not get this many more cubes than the cards it would have to add."""


def advise(st: state.State, seat: int) -> tuple[str, ...] | None:
    """The next tap of the talk. None if there is nothing to say, or the player should decide by search."""
    if st.step == "window":
        return (worth_building(st, seat),)
    if st.step == "market":
        return (best_card(st, seat),)
    if st.step != "action":
        return None
    if st.overflow is not None:
        return (let_go(st, seat, st.overflow),)
    draft = st.drafts.get(seat)
    if draft is not None:
        return (go_on(st, seat, draft),)
    if seat == st.active:
        return None if answers_due(st) else (best_action(st, seat),)
    asked = waiting_for(st, seat)
    if asked:
        return (answer_offer(st, seat, asked[0]),)
    planet = worth_a_bid(st, seat)
    return None if planet is None else (f"bid:{planet}",)


# -- the active player -----------------------------------------------------------------------------------------------


def best_action(st: state.State, seat: int) -> str:
    """Carry out the best deal that is ready, extract, adopt, propose, or go to the market."""
    sure, key = max(sure_actions(st, seat))
    best = sure
    if st.made.get(seat, 0) < TALKS and may_offer(st, seat):
        for terms in worth_proposing(st):
            chance = chance_of(st, terms)
            hoped = sure + chance * (estimate.deal_worth(st, terms, seat) - sure)
            if chance >= UNLIKELY and hoped > best + 0.05:
                best, key = hoped, f"suggest:{terms.planet}"
    return key


def worth_proposing(st: state.State, *planets: str) -> list[state.Terms]:
    """Deals to propose, by their expected worth. Includes helpers who have not said yet what they want."""
    found = [deal for planet in planets or [world.id for world in st.planets] for deal in suggestions(st, planet)]
    found.sort(key=lambda each: -each[0])
    return [terms for _, terms in found if not has_answered(st, terms)]


def has_answered(st: state.State, terms: state.Terms) -> bool:
    """Whether a helper has already said what it wants for this planet, with a counter that can be adopted."""
    wishes = [(offer.author, offer.terms.planet) for offer in st.offers if offer.kind == "counter"]
    return any((seat, terms.planet) in wishes for seat in terms.helpers)


def chooses_surplus(st: state.State, terms: state.Terms, seat: int) -> bool:
    """Whether a participant should choose its surplus cubes itself."""
    drops, usual = estimate.best_drops(st, terms, seat), drops_of(st, terms, seat, [0, 0, 0, 0, 0])
    if drops == usual:
        return False
    held = after_deal(st, terms, seat)
    chosen, left = (estimate.hoard_worth(st, seat, list(map(sub, held, gone))) for gone in (drops, usual))
    return chosen > left + 0.1


def let_go(st: state.State, seat: int, overflow: state.Overflow) -> str:
    """The next surplus cube to discard."""
    wished = estimate.best_drops(st, overflow.terms, seat)
    left = [name for name, gone, due in zip(COLOURS, overflow.drops, wished, strict=True) if gone < due]
    return f"drop:{left[0]}"


def sure_actions(st: state.State, seat: int) -> list[tuple[float, str]]:
    """The actions that need nobody's consent any more, and their worth."""
    found = [(estimate.market_worth(st, seat), "market")]
    found += [
        (estimate.deal_worth(st, extraction(st, planet), seat), f"extract:{planet}") for planet in feasible_planets(st)
    ]
    for offer in st.offers:
        if offer.ready:
            found.append((estimate.deal_worth(st, offer.terms, seat, offer) + 0.01, f"execute:{offer.number}"))
        elif offer.kind != "proposal" and can_adopt(st, offer) and offer.author in offer.bound:
            terms = adopted_terms(st, offer)
            if not problems(st, terms):
                found.append((estimate.deal_worth(st, terms, seat), f"adopt:{offer.number}"))
    return found


# -- the market ------------------------------------------------------------------------------------------------------


def best_card(st: state.State, seat: int) -> str:
    """The card on display that improves the hand most, after the discards to the hand limit."""
    hand = st.players[seat].hand
    shown = [card for card in (*st.market_mercenaries, *st.market_blueprints) if card is not None]
    if not shown:
        return SWEEP_MERCENARIES.key
    return (
        f"take:{max(shown, key=lambda card: estimate.hand_worth(st, seat, estimate.best_of(st, seat, [*hand, card])))}"
    )


# -- the window ------------------------------------------------------------------------------------------------------


def worth_building(st: state.State, seat: int) -> str:
    """The blueprints to complete now; or pass, if their cubes are better kept for others."""
    best, key = 0.0, PASS.key
    cards = open_blueprints(st, seat)
    ways = [((card,), swaps) for card in cards for swaps in state.ways_to_build(st, seat, card)]
    for chosen, swaps in [*ways, *((plan, ()) for plan in plans(st, seat, cards))]:
        worth = estimate.built_worth(st, seat, chosen, state.paid_for(state.cost_of(chosen), swaps)) + NEARLY * len(
            chosen
        )
        if worth > best:
            option = build_option(chosen[0], swaps) if len(chosen) == 1 else several_option(chosen)
            best, key = worth, option.key
    return key


# -- the others ------------------------------------------------------------------------------------------------------


def answer_offer(st: state.State, seat: int, offer: state.Offer) -> str:
    """Accept an offer that gains enough beside what the active player gains, counter one that gains almost enough,
    decline the rest."""
    if cheapest_binding(st, seat, offer.terms) is None:
        return f"decline:{offer.number}"
    if is_fair(st, offer.terms, seat):
        return f"{'bind' if chooses_surplus(st, offer.terms, seat) else 'accept'}:{offer.number}"
    countered = any(each.kind == "counter" and each.author == seat for each in st.offers)
    if not countered and st.made.get(seat, 0) < COUNTERS and better_terms(st, seat, offer.terms) is not None:
        return f"counter:{offer.number}"
    return f"decline:{offer.number}"


def is_fair(st: state.State, terms: state.Terms, seat: int) -> bool:
    """Whether a deal gains enough for a helper. What the active player gains is reckoned from what lies open, so that
    the same deal is not accepted when it is proposed again."""
    share = PROPOSERS + LEADERS * is_ahead(st, st.active, seat)
    return estimate.deal_worth(st, terms, seat) - share * gain_of_active(st, terms) >= FAIR


def gain_of_active(st: state.State, terms: state.Terms) -> float:
    """What the active player gains by a deal, as far as others can tell."""
    cubes = sum(share_of(st, terms, st.active))
    return max(0.0, FROM_DEAL + FROM_CUBE * cubes - FOR_CARD * len(terms.cards)) if cubes else 0.0


def is_ahead(st: state.State, seat: int, of: int) -> bool:
    """Whether a seat has at least as much as every other one, and more than this one, as far as it lies open."""
    points = {each: open_points(st, each) for each in state.in_play(st)}
    return points[seat] == max(points.values()) and points[seat] > points[of]


def open_points(st: state.State, seat: int) -> int:
    """The points of what a seat has completed, and its cubes."""
    player = st.players[seat]
    return sum(parts().blueprints[each.card].points for each in player.built) + sum(player.storage)


def better_terms(st: state.State, seat: int, terms: state.Terms) -> state.Terms | None:
    """The same deal with other colours for this seat, or with a cube or two more, if that is enough and the active
    player still gains."""
    count = sum(terms.shares.get(seat, ()))
    for more in range(HAGGLE + 1):
        better = with_cubes(st, seat, terms, count + more)
        if better is None or sum(share_of(st, better, st.active)) < max(1, len(better.cards)):
            return None
        if is_fair(st, better, seat):
            return better if not problems(st, better) else None
    return None


def with_cubes(st: state.State, seat: int, terms: state.Terms, count: int) -> state.Terms | None:
    """The same deal with this many cubes for this seat, in the colours it can use best."""
    better = state.copy_terms(terms)
    share = better.shares[seat] = [0, 0, 0, 0, 0]
    for _ in range(count):
        left = left_over(st, better)
        tries = []
        for colour in (each for each in range(len(COLOURS)) if left[each] > 0):
            share[colour] += 1
            tries.append((estimate.deal_worth(st, better, seat), left[colour], -colour))
            share[colour] -= 1
        if not tries:
            return None
        share[-max(tries)[2]] += 1
    return better


def worth_a_bid(st: state.State, seat: int) -> str | None:
    """A planet for which the seat could lend cards at a fair price. At most once a turn; not if there are enough bids
    or somebody is being asked; and only if the active player will probably adopt it."""
    if st.made.get(seat, 0) or not may_offer(st, seat) or answers_due(st):
        return None
    if sum(offer.kind == "bid" for offer in st.offers) >= BIDS:
        return None
    deals = [terms for world in st.planets if (terms := bid_terms(st, seat, world.id)) is not None]
    found = [(bid_worth(st, seat, terms), terms.planet) for terms in deals if is_welcome(st, seat, terms)]
    best, planet = max(found, default=(0.0, ""))
    return planet if best >= 2 * FAIR else None


def is_welcome(st: state.State, seat: int, terms: state.Terms) -> bool:
    """Whether the active player probably has the rest, and would get more for it than the cards it costs."""
    rest = state.subtract_numbers(
        needs_of(terms), state.add_numbers(terms.helpers[seat], state.upgrade_icons(st, st.active))
    )
    cards = (sum(rest) + 1) // 2
    return chance_of_rest(st, rest) >= LIKELY and sum(left_over(st, terms)) >= cards + GAIN


def chance_of_rest(st: state.State, rest: list[int]) -> float:
    """The probability that the active player has these icons."""
    return has_icons(len(st.players[st.active].mercenaries), tuple(rest))


def bid_worth(st: state.State, seat: int, terms: state.Terms) -> float:
    """The gain from a bid, times the probability that the active player has the rest."""
    rest = state.subtract_numbers(
        needs_of(terms), state.add_numbers(terms.helpers[seat], state.upgrade_icons(st, st.active))
    )
    return estimate.deal_worth(st, terms, seat) * chance_of_rest(st, rest)


def bid_terms(st: state.State, seat: int, planet: str) -> state.Terms | None:
    """Up to two icons of each skill that the planet needs, as far as the seat has them, for a cube per card: the most
    valuable choice."""
    held = list(state.card_icons(st.players[seat].mercenaries))
    held = [a + b for a, b in zip(held, state.upgrade_icons(st, seat), strict=True)]
    most = [min(have, need, 2) for have, need in zip(held, needs_of(state.Terms(planet)), strict=True)]
    best: tuple[float, state.Terms] | None = None
    for asked in product(*(range(count + 1) for count in most)):
        if sum(asked) >= 2 and (terms := lending_terms(st, seat, planet, list(asked))) is not None:
            worth = bid_worth(st, seat, terms)
            if best is None or worth > best[0]:
                best = worth, terms
    return None if best is None else best[1]


def lending_terms(st: state.State, seat: int, planet: str, asked: list[int]) -> state.Terms | None:
    """This many icons for a cube per card, in the colours the seat needs most."""
    terms = state.Terms(planet, helpers={seat: asked})
    bound = cheapest_binding(st, seat, terms)
    left, need = left_over(st, terms), estimate.wanted_cubes(st.players[seat])
    if bound is None or len(bound.cards) >= sum(left):
        return None
    share = [0, 0, 0, 0, 0]
    for _ in range(max(1, len(bound.cards))):
        best = max((colour for colour in range(len(COLOURS)) if left[colour]), key=lambda colour: need[colour])
        left[best] -= 1
        need[best] -= 1
        share[best] += 1
    terms.shares = {seat: share}
    return terms


# -- composing -------------------------------------------------------------------------------------------------------


def go_on(st: state.State, seat: int, draft: state.Draft) -> str:
    """The next tap towards the intended deal; at the end, send it."""
    aim = intended_terms(st, seat, draft)
    if aim is None or draft.terms is None:
        return "cancel"
    now = draft.terms
    tap = (
        tap_towards(seat, now, aim)
        or own_part(st, seat, now, aim)
        or tap_to_ask(now, aim)
        or tap_to_drop(st, seat, draft)
    )
    if tap is not None:
        return tap
    if draft.kind == "bind":
        return "send" if binding_fits(st, seat, aim, draft.bound) else "cancel"
    supplies = can_bind(st, seat, now)
    return "send" if can_send(st, seat, draft, add_up(st, now), supplying=supplies) else "cancel"


def intended_terms(st: state.State, seat: int, draft: state.Draft) -> state.Terms | None:
    """The deal that a draft is to become. None: nothing."""
    terms = draft.terms
    if terms is None or draft.kind == "bind":
        return terms
    if draft.kind == "bid":
        return bid_terms(st, seat, terms.planet)
    if draft.kind == "counter":
        offer = next((offer for offer in st.offers if offer.number == draft.offer), None)
        return None if offer is None else better_terms(st, seat, offer.terms)
    if terms.helpers or draft.offer is not None:
        return terms
    match best_action(st, seat).partition(":"):
        case "extract", _, terms.planet:
            return extraction(st, terms.planet)
        case "suggest", _, terms.planet:
            return next(iter(worth_proposing(st, terms.planet)), None)
    return None


def tap_towards(seat: int, now: state.Terms, aim: state.Terms) -> str | None:
    """The tap that removes one difference between the seat's own part and the intended deal."""
    letter = LETTERS[seat]
    asked, wants = now.helpers.get(seat, [0] * 4), aim.helpers.get(seat, [0] * 4)
    for skill, skill_name in enumerate(SKILLS):
        if asked[skill] < wants[skill]:
            return f"ask:{letter}+{skill_name}"
    share, wished = now.shares.get(seat, [0] * 5), aim.shares.get(seat, [0] * 5)
    for colour, name in enumerate(COLOURS):
        if share[colour] != wished[colour]:
            return f"give:{letter}{'+' if share[colour] < wished[colour] else '-'}{name}"
    return None


def own_part(st: state.State, seat: int, now: state.Terms, aim: state.Terms) -> str | None:
    """What the active player still has to add of its own, and which of the bot's icons to hire."""
    if seat != st.active:
        return None
    for card in (*now.cards, *aim.cards):
        if (card in now.cards) != (card in aim.cards):
            return f"mine:{card}"
    for skill, name in enumerate(SKILLS):
        if bool(now.icons[skill]) != bool(aim.icons[skill]):
            return f"icon:{name}"
    for hire in aim.hires[len(now.hires) :]:
        return f"hire:{SKILLS[hire.skill]}+{COLOURS[hire.colour]}"
    return None


def tap_to_ask(now: state.Terms, aim: state.Terms) -> str | None:
    """Whom to ask, if that is open."""
    return next((f"with:{LETTERS[seat]}" for seat in aim.helpers if not now.helpers), None)


def tap_to_drop(st: state.State, seat: int, draft: state.Draft) -> str | None:
    """The next surplus cube to name, if that is better than leaving the choice to the rule."""
    if draft.terms is None or not chooses_surplus(st, draft.terms, seat):
        return None
    wished = estimate.best_drops(st, draft.terms, seat)
    for colour, name in enumerate(COLOURS):
        if draft.bound.drops[colour] > wished[colour]:
            return f"keep:{name}"
    for colour, name in enumerate(COLOURS):
        if draft.bound.drops[colour] < wished[colour]:
            return f"drop:{name}"
    return None
