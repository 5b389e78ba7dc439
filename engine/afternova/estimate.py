"""How good a state of Afternova looks for a seat, for computer players.

Worth is counted in points: what is completed, cubes by what they can still complete, cards by what they can still
bring. What lies on the table counts too: a proposal is worth what its parties would gain by it, if they would.
"""

from __future__ import annotations

from math import tanh

from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.deals import (
    binding_fits,
    cheapest_binding,
    given_by,
    problems,
    share_of,
    surplus,
    taken_by,
)
from engine.afternova.scoring import objective_points
from engine.afternova.state import Offer, Player, State, Terms, added, completed, hand_limit, in_play, less
from engine.afternova.view import ROBOT

CUBE = 0.9
"""A stored cube: its point at the end, less the risk of having no room for better ones."""
MERCENARIES = (0.6, 0.55, 0.5, 0.45, 0.4, 0.3, 0.2, 0.1)
"""The first, second, ... mercenary in hand."""
BLUEPRINTS = 3
"""So many blueprints in hand count, each a little less than the one before."""
NEARNESS = (0.97, 0.62, 0.42, 0.27, 0.16, 0.1)
"""How likely a blueprint is built with so many cubes still missing."""
NEW_BLUEPRINT = 0.8
HELPS_BOT = 0.9
"""What a cube for the bot costs everybody else."""
UPGRADE = 1.0
READY, OPEN, DRAFTED = 0.9, 0.45, 0.4
"""How likely a deal comes about that all have accepted, that lies on the table, that is being composed."""
RUDE, BOTHER = 0.4, 0.05
"""What it costs to leave an offer unanswered, and to compose one."""
FAIR = 0.3
"""What a helper wants to gain at least."""
SCALE = 12.0


def estimate(st: State, seat: int) -> float:
    """-1 to 1: how far ahead of the best other seat."""
    if st.outcome is not None:
        winner = st.outcome.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
    if st.players[seat].out:
        return -1.0
    own = prospect(st, seat) + table_talk(st, seat)
    rivals = [prospect(st, other) + table_talk(st, other) for other in in_play(st) if other != seat]
    if st.robot is not None:
        rivals.append(robot_prospect(st))
    best = max(rivals, default=own)
    mean = sum(rivals) / len(rivals) if rivals else own
    return tanh((own - 0.35 * best - 0.15 * mean - 0.5 * 20.0) / SCALE)


def prospect(st: State, seat: int) -> float:
    """Points a seat may hope for with what it has."""
    player = st.players[seat]
    built = [each.card for each in player.built]
    total = float(sum(parts().blueprints[card].points for card in built)) + objective_points(built, player.objective)
    total += UPGRADE * sum(parts().blueprints[card].upgrade is not None for card in built) * left(st)
    if not st.last_window:
        total += sum(MERCENARIES[: len(player.mercenaries)])
    return total + hoard_worth(st, seat, player.storage)


def left(st: State) -> float:
    """How much of the game is still to come, 1 to 0."""
    if st.last_window:
        return 0.0
    return max(0.0, 1 - completed(st) / LAST_BLUEPRINT)


def hoard_worth(st: State, seat: int, cubes: list[int]) -> float:
    """What these cubes are worth in store, with what the blueprints in hand would make of them."""
    player = st.players[seat]
    room = LAST_BLUEPRINT - len(player.built)
    worths = sorted((blueprint_worth(st, player, card, cubes) for card in player.blueprints), reverse=True)
    if st.last_window:
        return sum(cubes) + sum(worth for worth in worths[:room] if worth > 0)
    total = CUBE * sum(cubes)
    for place, worth in enumerate(worths[:room]):
        total += worth * (0.85**place) if place < BLUEPRINTS else 0.0
    return total


def blueprint_worth(st: State, player: Player, card: str, cubes: list[int]) -> float:
    """What completing it would add to its cubes, times how near that is."""
    blueprint, cost = parts().blueprints[card], parts().costs[card]
    upgrade = UPGRADE * left(st) if blueprint.upgrade is not None else 0.0
    gain = blueprint.points + objective_points([card], player.objective) + upgrade - CUBE * sum(cost)
    missing = sum(less(cost, cubes))
    if st.last_window and missing:
        return 0.0
    return gain * NEARNESS[min(missing, len(NEARNESS) - 1)]


def robot_prospect(st: State) -> float:
    """The bot: its points, and cubes on the way."""
    robot = st.robot
    assert robot is not None
    points = sum(parts().blueprints[card].points for card in robot.built) + 4.5 * len(robot.hidden)
    return points + sum(robot.storage) + 1.4 * sum(sum(card.covered) for card in robot.row)


# -- the table -------------------------------------------------------------------------------------------------------


def table_talk(st: State, seat: int) -> float:
    """What the best deal on the table, or in the own draft, is worth to a seat."""
    if st.step != "action" or st.active == ROBOT:
        return 0.0
    best = 0.0
    for offer in st.offers:
        if seat == st.active or seat in offer.terms.helpers:
            best = max(best, chance_of(st, offer) * deal_worth(st, offer.terms, seat, offer))
            if offer.kind == "proposal" and seat in offer.terms.helpers and seat not in offer.answers:
                best -= RUDE
    return best + draft_worth(st, seat)


def draft_worth(st: State, seat: int) -> float:
    """What the seat's own draft may bring; a little less than the same on the table, so that it is sent."""
    draft = st.drafts.get(seat)
    if draft is None:
        return 0.0
    if draft.terms is None:
        return -2 * RUDE
    if draft.kind == "bind":
        fits = binding_fits(st, seat, draft.terms, draft.bound)
        return (-BOTHER if fits else -2 * BOTHER) - 0.05 * len(draft.bound.cards)
    if draft.kind == "bid" or not problems(st, draft.terms):
        return DRAFTED * likely(st, draft.terms) * deal_worth(st, draft.terms, seat, None) - BOTHER
    return -2 * BOTHER


def chance_of(st: State, offer: Offer) -> float:
    """How likely an offer is to be carried out."""
    if "declined" in offer.answers.values():
        return 0.0
    if offer.kind != "proposal":
        return OPEN * 0.8
    if offer.ready:
        return READY
    return OPEN * likely(st, offer.terms)


def likely(st: State, terms: Terms) -> float:
    """Whether all parties have the cards, and gain enough to agree."""
    if any(cheapest_binding(st, helper, terms) is None for helper in terms.helpers):
        return 0.0
    worst = min((deal_worth(st, terms, helper, None) for helper in terms.helpers), default=1.0)
    return 1.0 if worst >= FAIR else 0.5 if worst >= 0 else 0.1


def deal_worth(st: State, terms: Terms, seat: int, offer: Offer | None) -> float:
    """What a participant gains: cubes by their use, less the mercenaries spent."""
    if st.world(terms.planet) is None:
        return 0.0
    player = st.players[seat]
    before = hoard_worth(st, seat, player.storage)
    got = added(share_of(st, terms, seat), taken_by(terms, seat))
    held = [a - b for a, b in zip(added(player.storage, got), given_by(terms, seat), strict=True)]
    lost = surplus(st, terms, seat)
    after = hoard_worth(st, seat, held) - CUBE * lost
    return after - before - spent_worth(st, terms, seat, offer) - HELPS_BOT * len(terms.hires)


def spent_worth(st: State, terms: Terms, seat: int, offer: Offer | None) -> float:
    """The mercenaries that a participant gives up, the least useful ones of its hand."""
    held = len(st.players[seat].mercenaries)
    if seat == st.active:
        spent = len(terms.cards)
    elif offer is not None and seat in offer.bound:
        spent = len(offer.bound[seat].cards)
    else:
        bound = cheapest_binding(st, seat, terms) if seat in terms.helpers else None
        spent = 1 if bound is None else len(bound.cards)
    return sum(MERCENARIES[max(0, held - spent) : held])


def market_worth(st: State, seat: int) -> float:
    """What three cards more are worth: less for a hand that is nearly full."""
    player = st.players[seat]
    room = min(3, hand_limit(st, seat) - len(player.hand))
    held = len(player.mercenaries)
    fresh = [*MERCENARIES[held : held + room], *([NEW_BLUEPRINT] if len(player.blueprints) < 3 else [])]
    return sum(sorted(fresh, reverse=True)[: max(room, 1)])
