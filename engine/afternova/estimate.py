"""How good a state of Afternova looks for a seat, for computer players.

Worth is counted in points: what is completed, cubes by what they can still complete, cards by what they can still
bring. What lies on the table counts too: a proposal is worth what its parties would gain by it, if they would.
"""

from __future__ import annotations

from math import tanh

from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.deals import given_by, icons_completed, problems, share_of, surplus, taken_by
from engine.afternova.scoring import objective_points
from engine.afternova.state import Offer, Player, State, Terms, added, completed, in_play, less, ways_to_build
from engine.afternova.view import ROBOT

CUBE = 0.9
"""A stored cube."""
FITTING = 0.7
"""More for a cube that a blueprint in hand asks for."""
MERCENARY = 0.75
BLUEPRINT = 0.55
"""A blueprint in hand, for each point it would bring beyond its cubes, shared over what is missing."""
PAYABLE = 0.85
"""Share of its points that a blueprint is worth that can be paid now."""
UPGRADE = 1.0
READY, OPEN, DRAFTED = 0.9, 0.45, 0.4
"""How likely a deal comes about that all have accepted, that lies on the table, that is being composed."""
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
    return total + cubes_worth(st, player, player.storage) + cards_worth(st, seat)


def left(st: State) -> float:
    """How much of the game is still to come, 1 to 0."""
    if st.last_window:
        return 0.0
    return max(0.0, 1 - completed(st) / LAST_BLUEPRINT)


def cubes_worth(st: State, player: Player, cubes: list[int]) -> float:
    """Stored cubes, and what blueprints in hand make of them."""
    if st.last_window or len(player.built) >= LAST_BLUEPRINT:
        return float(sum(cubes))
    return CUBE * sum(cubes) + FITTING * icons_completed(player, cubes)


def cards_worth(st: State, seat: int) -> float:
    """Mercenaries, and blueprints by how near they are."""
    player = st.players[seat]
    room = LAST_BLUEPRINT - len(player.built)
    if st.last_window:
        worths = [blueprint_worth(st, seat, card) for card in player.blueprints if ways_to_build(st, seat, card)]
        return sum(sorted(worths, reverse=True)[:room])
    worths = sorted((blueprint_worth(st, seat, card) for card in player.blueprints), reverse=True)
    hand = sum(worth * (0.9**place) for place, worth in enumerate(worths[: min(room, 4)]))
    useful_cards = min(len(player.mercenaries), 6)
    return hand + MERCENARY * useful_cards + 0.2 * (len(player.mercenaries) - useful_cards)


def blueprint_worth(st: State, seat: int, card: str) -> float:
    """Points beyond what its cubes are worth in store, less the farther away it is."""
    player = st.players[seat]
    blueprint, cost = parts().blueprints[card], parts().costs[card]
    aim = objective_points([card], player.objective)
    upgrade = UPGRADE * left(st) if blueprint.upgrade is not None else 0.0
    gain = blueprint.points + aim + upgrade - CUBE * sum(cost)
    missing = sum(less(cost, player.storage))
    if not missing:
        return PAYABLE * gain
    return BLUEPRINT * gain * (1 - 0.15 * missing)


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
    draft = st.drafts.get(seat)
    if draft is not None and draft.terms is not None and draft.kind in ("proposal", "counter", "bind", "bid"):
        if draft.kind == "bid" or not problems(st, draft.terms):
            trust = DRAFTED if draft.kind != "bind" else READY
            best = max(best, trust * likely(st, draft.terms) * deal_worth(st, draft.terms, seat, None))
        best -= 0.05
    return best


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
    """Whether all parties gain enough to agree."""
    worst = min((deal_worth(st, terms, helper, None) for helper in terms.helpers), default=1.0)
    return 1.0 if worst >= FAIR else 0.5 if worst >= 0 else 0.1


def deal_worth(st: State, terms: Terms, seat: int, offer: Offer | None) -> float:
    """What a participant gains: cubes by their use, less the mercenaries spent."""
    if st.world(terms.planet) is None:
        return 0.0
    player = st.players[seat]
    before = cubes_worth(st, player, player.storage)
    got = added(share_of(st, terms, seat), taken_by(terms, seat))
    after_cubes = [a - b for a, b in zip(added(player.storage, got), given_by(terms, seat), strict=True)]
    lost = surplus(st, terms, seat)
    after = cubes_worth(st, player, after_cubes) - CUBE * lost
    if seat == st.active:
        spent = float(len(terms.cards))
    elif offer is not None and seat in offer.bound:
        spent = float(len(offer.bound[seat].cards))
    else:
        spent = max(1.0, sum(terms.helpers.get(seat, [1])) / 1.6)
    return after - before - MERCENARY * spent
