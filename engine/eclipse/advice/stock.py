"""What stored resources buy before the game is over: so a large amount is worth what can really be bought with it."""

from __future__ import annotations

from engine.eclipse import components
from engine.eclipse.actions.build import price_of as build_price
from engine.eclipse.actions.steps import step_count
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import rounds_after, stored_worth
from engine.eclipse.map.geometry import owned
from engine.eclipse.state import State
from engine.eclipse.tracks import balance, owned_in, price_of, stored

TROUBLE = 0.8
"""A money that is missing after upkeep: a sector may have to be given up."""
ACTIONS = 2
"""Actions of a later round that may go into buying the same thing."""
REST = 12
"""What is stored beyond this is worth a third."""


def gain_of_stock(st: State, seat: int, resource: components.Resource, more: int) -> float:
    """What so many more of a resource bring in points."""
    return _bought(st, seat, resource, more) - _bought(st, seat, resource, 0)


def best_share(st: State, seat: int, resource: components.Resource, pieces: int, size: int) -> float:
    """What the best number of pieces of this size brings, for each piece: a monolith needs two of them."""
    return max(gain_of_stock(st, seat, resource, size * count) / count for count in range(1, pieces + 1))


def _bought(st: State, seat: int, resource: components.Resource, more: int) -> float:
    match resource:
        case "money":
            return _paid_discs(st, seat, more)
        case "science":
            return _technologies(st, seat, more)
        case "materials":
            return _monoliths(st, seat, more)


def _actions(st: State, seat: int) -> int:
    """The actions for which there are discs, now and later."""
    player = st.players[seat]
    return (0 if player.passed else player.discs) + ACTIONS * rounds_after(st)


def _rest(st: State, count: int, share: float) -> float:
    """What is left over."""
    return (min(count, REST) + max(0, count - REST) / 3) * stored_worth(st) * share


def _paid_discs(st: State, seat: int, more: int) -> float:
    """Money pays what is missing, then the next discs."""
    player = st.players[seat]
    after = balance(player) + more
    free = max(0, after)
    return TROUBLE * min(0, after) + _rest(st, free, 1.0)


def _monoliths(st: State, seat: int, more: int) -> float:
    """Materials become monoliths where they are known and there is room."""
    player = st.players[seat]
    materials = stored(player, "materials") + more
    if "monolith" not in player.technologies:
        return _rest(st, materials, 1.0)
    price = build_price(player.species, "monolith")
    per_action = step_count(player, "build")
    room = sum(not sector.monolith for sector in owned(st, seat))
    count = min(room, materials // price, per_action * _actions(st, seat))
    worth = components.MONOLITH_POINTS - (W.action + W.stored) / per_action
    return count * worth + _rest(st, materials - count * price, 1.0)


def _technologies(st: State, seat: int, more: int) -> float:
    """Science becomes technologies: the cheapest first, each for the points of its category and a little more."""
    player = st.players[seat]
    science, actions, worth = stored(player, "science") + more, _actions(st, seat), 0.0
    had = {category: owned_in(player, category) for category in components.CATEGORIES}
    open_ones = [name for name in st.supply if st.supply[name] and name not in player.technologies]
    for name in sorted(open_ones, key=lambda each: (price_of(player, each), each)):
        category, price = components.TECHNOLOGIES[name].category, price_of(player, name)
        if price > science or not actions or had[category] >= components.MOST_IN_CATEGORY:
            continue
        points = components.CATEGORY_POINTS[had[category] + 1] - components.CATEGORY_POINTS[had[category]]
        worth += points + min(1.0, 0.2 * rounds_after(st))
        had[category] += 1
        science -= price
        actions -= 1
    return worth + _rest(st, science, W.science_price)
