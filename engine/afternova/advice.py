"""What a computer player says at the table. Talk goes over several taps, which a look at one of them does not see.

It judges a deal by what it gains against what it spends (see `estimate.deal_worth`), proposes what the other side will
want too, counters an offer that is nearly good enough, and offers help where both would gain.
"""

from __future__ import annotations

from engine.afternova.components import COLOURS, SKILLS
from engine.afternova.deals import cheapest_binding, left_over, missing_icons, needs_of, problems, share_of
from engine.afternova.drafting import can_send
from engine.afternova.estimate import FAIR, deal_worth, market_worth
from engine.afternova.negotiation import can_adopt, copied, may_offer, waiting_for
from engine.afternova.options import LETTERS
from engine.afternova.state import Draft, Offer, State, Terms, card_icons, upgrade_icons
from engine.afternova.suggest import alone, extractions, proposals, wanted

TALKS = 3
"""Proposals a computer makes in a turn before it does something else."""
HAGGLE = 2
"""Cubes more that a counter asks for at most."""


def advise(st: State, seat: int) -> tuple[str, ...] | None:
    """The next tap of the talk; None where there is nothing to say, or the player had better think."""
    if st.step != "action":
        return None
    draft = st.drafts.get(seat)
    if draft is not None:
        return (go_on(st, seat, draft),)
    if seat == st.active:
        return (take_action(st, seat),)
    asked = waiting_for(st, seat)
    if asked:
        return (answer_offer(st, seat, asked[0]),)
    planet = worth_a_bid(st, seat)
    return None if planet is None else (f"bid:{planet}",)


# -- the active player -----------------------------------------------------------------------------------------------


def take_action(st: State, seat: int) -> str:
    """Carry out the best deal that is ready, extract, adopt, propose, or go to the market."""
    choices = [(market_worth(st, seat), "market")]
    choices += [
        (deal_worth(st, offer.terms, seat, offer), f"execute:{offer.number}") for offer in st.offers if offer.ready
    ]
    choices += [(deal_worth(st, terms, seat, None), f"extract:{n}") for n, terms in enumerate(extractions(st), 1)]
    for offer in st.offers:
        if offer.kind != "proposal" and can_adopt(st, offer) and offer.author in offer.bound:
            choices.append((deal_worth(st, with_own_cards(st, offer), seat, None) - 0.1, f"adopt:{offer.number}"))
    if st.made.get(seat, 0) < TALKS and may_offer(st, seat):
        for number, terms in enumerate(proposals(st), 1):
            if likely(st, terms):
                choices.append((deal_worth(st, terms, seat, None) - 0.2, f"suggest:{number}"))
    return max(choices)[1]


def likely(st: State, terms: Terms) -> bool:
    """Whether the helpers would have the cards and gain enough, as far as one can imagine their hands."""
    return all(
        cheapest_binding(st, helper, terms) is not None and deal_worth(st, terms, helper, None) >= FAIR
        for helper in terms.helpers
    )


def with_own_cards(st: State, offer: Offer) -> Terms:
    """A counter as it stands; to a bid the active player adds own cards."""
    terms = copied(offer.terms)
    if offer.kind == "bid" and any(missing_icons(terms)):
        terms.cards = list(alone(st, terms.planet).cards)
    return terms


# -- the others ------------------------------------------------------------------------------------------------------


def answer_offer(st: State, seat: int, offer: Offer) -> str:
    """Accept what brings enough, counter what nearly does, decline the rest."""
    if cheapest_binding(st, seat, offer.terms) is None:
        return f"decline:{offer.number}"
    if deal_worth(st, offer.terms, seat, None) >= FAIR:
        return f"accept:{offer.number}"
    if may_offer(st, seat) and better_terms(st, seat, offer.terms) is not None:
        return f"counter:{offer.number}"
    return f"decline:{offer.number}"


def better_terms(st: State, seat: int, terms: Terms) -> Terms | None:
    """The same deal with a cube or two more for oneself, if that is enough and the active player still gains."""
    better = copied(terms)
    for _ in range(HAGGLE):
        left = left_over(st, better)
        need = wanted(st.players[seat])
        colours = [colour for colour in range(len(COLOURS)) if left[colour] > 0]
        if not colours:
            return None
        best = max(colours, key=lambda colour: (need[colour], left[colour], -colour))
        better.shares.setdefault(seat, [0, 0, 0, 0, 0])[best] += 1
        if deal_worth(st, better, seat, None) >= FAIR:
            return better if sum(share_of(st, better, st.active)) >= 1 and not problems(st, better) else None
    return None


def worth_a_bid(st: State, seat: int) -> str | None:
    """A planet for which one could lend cards for a fair price, once a turn."""
    if st.made.get(seat, 0) or not may_offer(st, seat) or len(st.players[seat].mercenaries) < 3:
        return None
    for world in st.planets:
        terms = bid_terms(st, seat, world.id)
        if terms is not None and deal_worth(st, terms, seat, None) >= 2 * FAIR:
            return world.id
    return None


def bid_terms(st: State, seat: int, planet: str) -> Terms | None:
    """Up to two icons of each skill the planet needs, as far as one holds them, for a cube a card."""
    terms = Terms(planet)
    held = card_icons(st.players[seat].mercenaries)
    held = [a + b for a, b in zip(held, upgrade_icons(st, seat), strict=True)]
    asked = [min(have, need, 2) for have, need in zip(held, needs_of(terms), strict=True)]
    if not any(asked):
        return None
    terms.helpers = {seat: asked}
    bound = cheapest_binding(st, seat, terms)
    if bound is None:
        return None
    left, need = left_over(st, terms), wanted(st.players[seat])
    share = [0, 0, 0, 0, 0]
    for _ in range(min(max(1, len(bound.cards)), sum(left) - 1)):
        best = max((colour for colour in range(len(COLOURS)) if left[colour]), key=lambda colour: need[colour])
        left[best] -= 1
        need[best] -= 1
        share[best] += 1
    terms.shares = {seat: share}
    return terms if any(share) else None


# -- composing -------------------------------------------------------------------------------------------------------


def go_on(st: State, seat: int, draft: Draft) -> str:
    """The next tap towards the deal that one has in mind; then send it."""
    if draft.terms is None or draft.kind == "bind":
        return "cancel"
    aim = draft.terms
    if draft.kind == "bid":
        aim = bid_terms(st, seat, draft.terms.planet) or aim
    elif draft.kind == "counter" and draft.offer is not None:
        offer = next((offer for offer in st.offers if offer.number == draft.offer), None)
        aim = (better_terms(st, seat, offer.terms) if offer is not None else None) or aim
    tap = towards(seat, draft.terms, aim)
    if tap is not None:
        return tap
    return "send" if can_send(st, draft) else "cancel"


def towards(seat: int, now: Terms, aim: Terms) -> str | None:
    """One difference in the seat's own part of the deal, as the tap that removes it."""
    letter = LETTERS[seat]
    asked, wants = now.helpers.get(seat, [0] * 4), aim.helpers.get(seat, [0] * 4)
    for skill, skill_name in enumerate(SKILLS):
        if asked[skill] < wants[skill]:
            return f"ask:{letter}+{skill_name}"
    share, wished = now.shares.get(seat, [0] * 5), aim.shares.get(seat, [0] * 5)
    for colour, name in enumerate(COLOURS):
        if share[colour] < wished[colour]:
            return f"give:{letter}+{name}"
    return None
