"""How good a state of Afternova is for a seat, for computer players.

Worth is measured in points: what is completed, cubes by what they can still complete, mercenaries by what they can
still gain. The worth of a deal is the change of that, for each participant as far as it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import tanh
from operator import mul, sub

from engine.afternova import state
from engine.afternova.components import COMPONENTS, LAST_BLUEPRINT, Cubes, parts
from engine.afternova.deals import after_deal, cheapest_binding
from engine.afternova.scoring import objective_points
from engine.afternova.state import State

CUBE = 0.7
"""The worth of a stored cube without a use yet: it is a point at the end, but it takes storage space."""
NEARNESS = (1.0, 0.57, 0.3, 0.14, 0.06, 0.03)
"""The share of a blueprint's points that counts while this many of its cubes are missing."""
PLACE = 1.0
"""The worth of one of the six places for blueprints."""
LATER = 0.8
"""The share that every further blueprint counts relative to the one before."""
MERCENARIES = (0.9, 0.85, 0.8, 0.7, 0.55, 0.4, 0.2, 0.1, 0.1, 0.1)
"""The worth of the first, second, ... mercenary in hand."""
FITS = 0.16
"""The worth of an icon of a mercenary for each planet on display that needs it."""
PLAN = 0.25
"""The share of the best extraction that counts while it is being prepared."""
UPGRADE = 1.3
"""The worth of an upgrade at the beginning of the game, in points; it costs one (facts, 5.4)."""
PACE = 2.0
"""The number of turns that a blueprint takes."""
HURRY = 2.5
"""From this many turns before the end on, mercenaries and unfinished blueprints count less."""
HELPS_BOT = 0.3
"""The cost to everybody else of a cube for the bot."""
BEST_RIVAL, ALL_RIVALS = 0.35, 0.15
"""The weights of the best other seat and of the average of all others, relative to the seat's own prospect."""
USUAL = 10.0
"""What remains then of an own prospect of 20 among equals; this is an estimate of 0."""
SCALE = 12.0
"""This many points more are a large lead."""


def estimate(st: State, seat: int) -> float:
    """-1 to 1: the lead over the best other seat."""
    if st.outcome is not None:
        winner = st.outcome.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
    if st.players[seat].out:
        return -1.0
    own = prospect(st, seat)
    rivals = [prospect(st, other) for other in state.in_play(st) if other != seat]
    if st.robot is not None:
        rivals.append(robot_prospect(st))
    best = max(rivals, default=own)
    mean = sum(rivals) / len(rivals) if rivals else own
    return tanh((own - BEST_RIVAL * best - ALL_RIVALS * mean - USUAL) / SCALE)


def prospect(st: State, seat: int) -> float:
    """The points that a seat can expect with what it has."""
    player = st.players[seat]
    built = [each.card for each in player.built]
    total = float(sum(parts().blueprints[card].points for card in built)) + objective_points(built, player.objective)
    total += UPGRADE * sum(parts().blueprints[card].upgrade is not None for card in built) * share_left(st)
    return total + hoard_worth(st, seat, player.storage) + crew_worth(st, seat, player.mercenaries)


def share_left(st: State) -> float:
    """The share of the game that is still to come, 1 to 0."""
    if st.last_window:
        return 0.0
    return max(0.0, 1 - state.most_completed(st) / LAST_BLUEPRINT)


def haste(st: State) -> float:
    """1 while there is time to use what a seat has, less towards the end."""
    return min(1.0, share_left(st) * LAST_BLUEPRINT * PACE / HURRY)


def outlook(st: State) -> tuple[float, float]:
    """The present worth of an upgrade, and `haste`. Rounded, so that results for them can be cached."""
    return round(UPGRADE * share_left(st), 3), round(haste(st), 3)


def robot_prospect(st: State) -> float:
    """The bot: its points, and its cubes on the way."""
    robot = st.robot
    assert robot is not None
    points = sum(parts().blueprints[card].points for card in robot.built) + 4.5 * len(robot.hidden)
    return points + sum(robot.storage) + 1.4 * sum(sum(card.covered) for card in robot.row)


# -- cubes -----------------------------------------------------------------------------------------------------------


def hoard_worth(st: State, seat: int, cubes: Sequence[int], prints: tuple[str, ...] | None = None) -> float:
    """The worth of these cubes in storage, with the blueprints in hand (or others)."""
    return hoarding(st, seat, prints)(cubes)


def hoarding(st: State, seat: int, prints: tuple[str, ...] | None = None) -> Callable[[Sequence[int]], float]:
    """`hoard_worth` as a function of the cubes."""
    player = st.players[seat]
    room = LAST_BLUEPRINT - len(player.built)
    cards = tuple(player.blueprints) if prints is None else prints
    upgrade, hurry = outlook(st)
    return lambda cubes: _hoard(cards, player.objective, tuple(cubes), room, upgrade, hurry)


@COMPONENTS.keeps
def _hoard(
    cards: tuple[str, ...], objective: str, cubes: tuple[int, ...], room: int, upgrade: float, hurry: float
) -> float:
    """The best blueprint takes its cubes, then the next best of what is left."""
    open_cards, rest, total, count = list(cards), list(cubes), 0.0, 1.0
    for _ in range(min(room, len(cards))):
        worths = {card: _blueprint(card, objective, rest, upgrade, hurry) for card in open_cards}
        best = max(open_cards, key=worths.__getitem__)
        used = [min(have, need) for have, need in zip(rest, parts().costs[best], strict=True)]
        whole = used == list(parts().costs[best])
        if worths[best] <= _loose(sum(used), hurry):
            break
        total += worths[best] * (1.0 if whole else count)
        count *= 1.0 if whole else LATER
        rest = state.subtract_numbers(rest, used)
        open_cards.remove(best)
    return total + _loose(sum(rest), hurry)


def _loose(count: int, hurry: float) -> float:
    """Cubes without a use: at the end each is worth its point."""
    return count * (CUBE * hurry + 1.0 * (1 - hurry))


def _blueprint(card: str, objective: str, cubes: Sequence[int], upgrade: float, hurry: float) -> float:
    """The worth of a blueprint with the cubes that it takes."""
    printed, has_upgrade, cost = _card(card, objective)
    points = printed + (upgrade if has_upgrade else 0.0) - PLACE
    missing = 0
    for need, have in zip(cost, cubes, strict=True):
        if need > have:
            missing += need - have
    if not missing:
        return points
    near = NEARNESS[min(missing, len(NEARNESS) - 1)]
    return hurry * points * near + (1 - hurry) * (sum(cost) - missing)


@COMPONENTS.keeps
def _card(card: str, objective: str) -> tuple[int, bool, Cubes]:
    """The blueprint's points with the objective, whether it has an upgrade, its cubes."""
    blueprint, cost = parts().blueprints[card], parts().costs[card]
    return blueprint.points + objective_points([card], objective), blueprint.upgrade is not None, cost


def built_worth(st: State, seat: int, cards: Sequence[str], cubes: Sequence[int]) -> float:
    """The gain from completing blueprints with these cubes: their points minus the worth of the cubes spent."""
    player = st.players[seat]
    keep = tuple(other for other in player.blueprints if other not in cards)
    room = LAST_BLUEPRINT - len(player.built)
    upgrade, hurry = outlook(st)
    rest = tuple(map(sub, player.storage, cubes))
    gain = objective_points(cards, player.objective) - PLACE * len(cards)
    for card in cards:
        gain += parts().blueprints[card].points + (upgrade if parts().blueprints[card].upgrade else 0.0)
    before = hoard_worth(st, seat, player.storage)
    return gain + _hoard(keep, player.objective, rest, room - len(cards), upgrade, hurry) - before


# -- mercenaries -----------------------------------------------------------------------------------------------------


def crew_worth(st: State, seat: int, cards: Sequence[str], gone: str = "") -> float:
    """The worth of these mercenaries. It is higher the better they fit the planets on display (without one of them)."""
    if st.last_window or not cards:
        return 0.0
    shown = [world for world in st.planets if world.id != gone]
    total = sum(MERCENARIES[: len(cards)])
    player = st.players[seat]
    icons = parts().icons
    have = [sum(column) for column in zip(*(icons[card] for card in cards), strict=True)]
    need = wanted_cubes(player)
    plan = 0.0
    for world in shown:
        needs = parts().needs[world.id]
        total += FITS * sum(mul(*pair) > 0 for pair in zip(have, needs, strict=True))
        ready = sum(map(min, have, needs)) / sum(needs)
        useful = sum(map(min, world.cubes, need))
        plan = max(plan, ready * ready * (useful + 0.5 * (sum(world.cubes) - useful)))
    return haste(st) * (total + PLAN * plan)


def wanted_cubes(player: state.Player) -> list[int]:
    """How many cubes of each colour the blueprints in hand need beyond the storage."""
    return state.subtract_numbers(state.cost_of(player.blueprints), player.storage)


def market_worth(st: State, seat: int) -> float:
    """The gain from a market action: the best cards on display, one after the other, after the discards to the hand
    limit."""
    player = st.players[seat]
    hand = list(player.hand)
    row = [card for card in (*st.market_mercenaries, *st.market_blueprints) if card is not None]
    for _ in range(min(state.quota_of(st, seat), len(row))):
        best = max(row, key=lambda card: hand_worth(st, seat, [*hand, card]))
        row.remove(best)
        hand.append(best)
    return hand_worth(st, seat, best_of(st, seat, hand)) - hand_worth(st, seat, player.hand)


def best_of(st: State, seat: int, hand: Sequence[str]) -> list[str]:
    """These cards without the discards to the hand limit: the least valuable are discarded."""
    kept = list(hand)
    while len(kept) > state.hand_limit(st, seat):
        kept.remove(max(kept, key=lambda card: hand_worth(st, seat, [each for each in kept if each != card])))
    return kept


def hand_worth(st: State, seat: int, hand: Sequence[str]) -> float:
    """The worth of these cards, with the present storage."""
    prints = tuple(card for card in hand if card[0] == "b")
    crew = [card for card in hand if card[0] == "m"]
    return crew_worth(st, seat, crew) + hoard_worth(st, seat, st.players[seat].storage, prints)


# -- deals -----------------------------------------------------------------------------------------------------------


def deal_worth(st: State, terms: state.Terms, seat: int, offer: state.Offer | None = None) -> float:
    """The gain of a participant: cubes by their use, minus the mercenaries spent."""
    if st.world(terms.planet) is None:
        return 0.0
    player = st.players[seat]
    worth = hoarding(st, seat)
    cubes = worth(stowed(st, seat, after_deal(st, terms, seat), worth)) - worth(player.storage)
    spent, cards = spent_cards(st, terms, seat, offer), player.mercenaries
    kept = [card for card in cards if card not in spent]
    crew = crew_worth(st, seat, kept, terms.planet) - crew_worth(st, seat, cards, terms.planet)
    fee = 0.6 * state.bonus(st, seat, "fee") if seat in terms.helpers else 0.0
    return cubes + crew + fee - HELPS_BOT * len(terms.hires)


def best_drops(st: State, terms: state.Terms, seat: int) -> list[int]:
    """The least valuable cubes of a participant, if a deal brings too many."""
    held = after_deal(st, terms, seat)
    return list(map(sub, held, stowed(st, seat, held, hoarding(st, seat))))


def stowed(st: State, seat: int, held: Sequence[int], worth: Callable[[Sequence[int]], float]) -> list[int]:
    """Those of these cubes that stay in the storage, without the least valuable ones."""
    kept = list(held)
    for _ in range(sum(held) - state.storage_limit(st, seat)):
        tries = []
        for colour in (each for each in range(5) if kept[each]):
            kept[colour] -= 1
            tries.append((worth(kept), -colour))
            kept[colour] += 1
        kept[-max(tries)[1]] -= 1
    return kept


def spent_cards(st: State, terms: state.Terms, seat: int, offer: state.Offer | None) -> Sequence[str]:
    """The mercenaries that a participant spends."""
    if seat == st.active:
        return terms.cards
    if offer is not None and seat in offer.bound:
        return offer.bound[seat].cards
    bound = cheapest_binding(st, seat, terms) if seat in terms.helpers else None
    return () if bound is None else bound.cards
