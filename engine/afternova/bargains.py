"""Deals with one helper, evaluated for computer players and hints.

They are evaluated with what the active player knows: the worth of a deal, times the probability that the helper has the
cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from engine.afternova.components import COMPONENTS, parts
from engine.afternova.deals import missing_icons, problems
from engine.afternova.estimate import deal_worth
from engine.afternova.state import State, Terms, covers, most_completed, other_seats, subtract_numbers, upgrade_icons
from engine.afternova.suggest import MOST_MISSING, askable_seats, committed_terms, with_helper

Knowledge: TypeAlias = tuple[tuple[Any, ...], ...]
"""Everything that the worth of deals depends on."""
Priced: TypeAlias = list[tuple[float, Terms]]
"""Deals and their worth for the active player."""
Found = TypeVar("Found")


class Memory(Generic[Found]):
    """Deals on a planet are evaluated again and again in a turn. The latest results are cached."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[tuple[str, Knowledge], Found] = {}
        COMPONENTS.keeps_in(self._kept.clear)

    def recall(self, find: Callable[[State, str], Found], st: State, planet: str) -> Found:
        """The cached result for this planet and knowledge, or a new one. Must not be changed."""
        known = planet, own_knowledge(st)
        found = self._kept.get(known)
        if found is None:
            if len(self._kept) >= self._size:
                self._kept.clear()
            found = self._kept[known] = find(st, planet)
        return found


_WAYS: Memory[Priced] = Memory(1024)


def own_knowledge(st: State) -> Knowledge:
    """The active player's hand and objective, planets, the bot: the same for a whole turn."""
    player = st.players[st.active]
    robot = () if st.robot is None else tuple((card.id, *card.covered) for card in st.robot.row)
    return (
        (st.active, player.objective, most_completed(st), st.last_window),
        tuple(player.hand),
        tuple(player.storage),
        tuple((each.card, each.turn < st.turn) for each in player.built),
        tuple((world.id, *world.cubes) for world in st.planets),
        robot,
    )


def suggestion(st: State, planet: str, seat: int) -> tuple[float, Terms] | None:
    """The best deal on a planet with this helper, and its expected worth for the active player. None: no deal has
    any."""
    deals = [(worth, with_other_helper(terms, seat)) for worth, terms in _WAYS.recall(fair_ways, st, planet)]
    hopes = [(worth * chance_of(st, terms), terms) for worth, terms in deals]
    return max(hopes, key=lambda each: each[0], default=None)


def suggestions(st: State, planet: str) -> list[tuple[float, Terms]]:
    """The best deal with each player who can be asked, the most promising first."""
    found = [deal for seat in askable_seats(st, planet) if (deal := suggestion(st, planet, seat)) is not None]
    return sorted(found, key=lambda each: -each[0])


def fair_ways(st: State, planet: str) -> Priced:
    """Legal deals with a helper that have a worth for the active player. They are the same for any other helper."""
    helper = other_seats(st, st.active)[0]
    ways = [way for way in ways_to_share(st, planet) if 0 < sum(missing_icons(way)) <= MOST_MISSING]
    deals = [terms for way in ways if not problems(st, terms := with_helper(st, way, helper))]
    return [(worth, terms) for terms in deals if (worth := deal_worth(st, terms, st.active)) > 0]


def with_other_helper(terms: Terms, seat: int) -> Terms:
    """The same deal with another helper."""
    (icons,), (share,) = terms.helpers.values(), terms.shares.values()
    return Terms(terms.planet, terms.cards, terms.icons, {seat: icons}, shares={seat: share})


def ways_to_share(st: State, planet: str) -> list[Terms]:
    """What the active player may contribute: all useful cards, or only some of them."""
    full = committed_terms(st, planet)
    return [Terms(planet, full.cards[:kept], list(full.icons)) for kept in range(len(full.cards), -1, -1)]


def chance_of(st: State, terms: Terms) -> float:
    """The probability that the helpers have the cards, from public facts: the number of their cards, and bids."""
    chance = 1.0
    for seat, asked in terms.helpers.items():
        if not any(who == seat and covers(icons, asked) for who, icons in promised_icons(st)):
            known = upgrade_icons(st, seat)
            chance *= has_icons(len(st.players[seat].mercenaries), tuple(subtract_numbers(asked, known)))
    return chance


def promised_icons(st: State) -> list[tuple[int, list[int]]]:
    """Who has bound cards for which icons."""
    return [
        (seat, icons)
        for offer in st.offers
        for seat, icons in offer.terms.helpers.items()
        if offer.answers.get(seat) == "accepted"
    ]


@COMPONENTS.keeps
def has_icons(cards: int, asked: tuple[int, ...]) -> float:
    """The probability that this many unknown mercenaries together show all these icons."""
    likely = {asked: 1.0}
    kinds = Counter(parts().icons.values())
    for _ in range(cards):
        then: dict[tuple[int, ...], float] = {}
        for short, chance in likely.items():
            for icons, count in kinds.items():
                rest = tuple(subtract_numbers(short, icons))
                then[rest] = then.get(rest, 0.0) + chance * count / kinds.total()
        likely = then
    return likely.get((0,) * len(asked), 0.0)
