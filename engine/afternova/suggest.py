"""Sensible proposals, so that composing one takes a tap: alone, with the bot, and with one helper at a fair price.

They are made from what the active player knows: its own hand and what lies open. A helper is paid one cube for each
card it will probably lend, in colours that the active player can do without; those come first that bring most, times
how likely the helper has the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.afternova.components import SHELF, parts
from engine.afternova.deals import (
    cheapest_cards,
    left_over,
    missing_icons,
    problems,
    uncovered,
    useful,
)
from engine.afternova.estimate import deal_worth, wanted
from engine.afternova.state import Hire, State, Terms, completed, covers, less, others, upgrade_icons

ALONE = 3
"""Extractions without other players that are suggested."""
SHARED = 4
"""Proposals that are suggested."""
MOST_MISSING = 4
"""Icons that one helper is asked for at most."""
PRICES = (0, 1, 1, 2, 3)
"""Cubes for so many icons: about one for each card that shows them."""
MOST_HIRED = 3
"""Icons that the bot is asked for at most."""


Knowledge: TypeAlias = tuple[tuple[Any, ...], ...]
"""All that suggestions depend on."""
Found = TypeVar("Found")


class Memory(Generic[Found]):
    """Suggestions are asked for after every answer of anybody; the latest are kept."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[Knowledge, Found] = {}
        SHELF.keeps_in(self._kept.clear)

    def recall(self, known: Knowledge, find: Callable[[State], Found], st: State) -> Found:
        """What was found for this knowledge, or what is found now. Not to be changed."""
        found = self._kept.get(known)
        if found is None:
            if len(self._kept) >= self._size:
                self._kept.clear()
            found = self._kept[known] = find(st)
        return found


def own_knowledge(st: State) -> Knowledge:
    """The active player's hand and objective, planets, the bot: the same for a whole turn."""
    player = st.players[st.active]
    robot = () if st.robot is None else tuple((card.id, *card.covered) for card in st.robot.row)
    return (
        (st.active, player.objective, completed(st), st.last_window),
        tuple(player.hand),
        tuple(player.storage),
        tuple((each.card, each.turn < st.turn) for each in player.built),
        tuple((world.id, *world.cubes) for world in st.planets),
        robot,
    )


def knowledge(st: State) -> Knowledge:
    """That, and what everybody knows of the others: how many mercenaries they have, what they refused and promised."""
    return (
        *own_knowledge(st),
        tuple((seat, len(st.players[seat].mercenaries), *upgrade_icons(st, seat)) for seat in others(st, st.active)),
        tuple(st.refused),
        tuple((seat, *icons) for seat, icons in sorted(promised(st))),
    )


Priced: TypeAlias = list[tuple[float, Terms]]
"""Deals and what they bring the active player."""

_EXTRACTIONS: Memory[list[Terms]] = Memory(1024)
_WAYS: Memory[dict[str, Priced]] = Memory(1024)
_PROPOSALS: Memory[list[Terms]] = Memory(1024)


def extractions(st: State) -> list[Terms]:
    """What the active player can extract at once, alone or with the bot, the best first."""
    return _EXTRACTIONS.recall(own_knowledge(st), find_extractions, st)


def proposals(st: State) -> list[Terms]:
    """Deals with one helper, the best first. Whom the table has heard declining for a planet is not asked again."""
    return _PROPOSALS.recall(knowledge(st), find_proposals, st)


def find_extractions(st: State) -> list[Terms]:
    """See `extractions`."""
    found = []
    for world in st.planets:
        terms = alone(st, world.id)
        if any(missing_icons(terms)) and st.robot is not None:
            terms = with_robot(st, world.id)
        if not problems(st, terms):
            found.append(terms)
    found.sort(key=lambda terms: -deal_worth(st, terms, st.active))
    return found[:ALONE]


def find_proposals(st: State) -> list[Terms]:
    """See `proposals`."""
    found: Priced = []
    for planet, ways in _WAYS.recall(own_knowledge(st), fair_ways, st).items():
        for seat in others(st, st.active):
            if f"{planet}/{seat}" not in st.refused:
                deals = [(worth, handed(terms, seat)) for worth, terms in ways]
                hopes = [(worth * chance_of(st, terms), terms) for worth, terms in deals]
                found += sorted(hopes, key=lambda each: -each[0])[:1]
    found.sort(key=lambda each: -each[0])
    return [terms for worth, terms in found[:SHARED] if worth > 0]


def fair_ways(st: State) -> dict[str, Priced]:
    """By planet: legal deals with a helper that bring the active player something; the same with any other helper."""
    return {world.id: ways_on(st, world.id) for world in st.planets}


def ways_on(st: State, planet: str) -> Priced:
    """See `fair_ways`."""
    helper = others(st, st.active)[0]
    ways = [way for way in ways_to_share(st, planet) if 0 < sum(missing_icons(way)) <= MOST_MISSING]
    deals = [terms for way in ways if not problems(st, terms := with_helper(st, way, helper))]
    return [(worth, terms) for terms in deals if (worth := deal_worth(st, terms, st.active)) > 0]


def handed(terms: Terms, seat: int) -> Terms:
    """The same deal with another helper."""
    (icons,), (share,) = terms.helpers.values(), terms.shares.values()
    return Terms(terms.planet, terms.cards, terms.icons, {seat: icons}, shares={seat: share})


def ways_to_share(st: State, planet: str) -> list[Terms]:
    """What the active player may put in: all that helps, or only some of it."""
    full = committed(st, planet)
    return [Terms(planet, full.cards[:kept], list(full.icons)) for kept in range(len(full.cards), -1, -1)]


def with_helper(st: State, base: Terms, seat: int) -> Terms:
    """The deal in which this seat supplies what is short, for a cube a card."""
    short = missing_icons(base)
    terms = Terms(base.planet, base.cards, base.icons, {seat: short})
    terms.shares = {seat: fair_share(st, terms, PRICES[sum(short)])}
    return terms


def chance_of(st: State, terms: Terms) -> float:
    """How likely the helpers have the cards, as far as everybody can tell: from their number, and from bids."""
    chance = 1.0
    for seat, asked in terms.helpers.items():
        if not any(who == seat and covers(icons, asked) for who, icons in promised(st)):
            known = upgrade_icons(st, seat)
            chance *= has_icons(len(st.players[seat].mercenaries), tuple(less(asked, known)))
    return chance


def promised(st: State) -> list[tuple[int, list[int]]]:
    """Who has bound cards for which icons."""
    return [
        (seat, icons)
        for offer in st.offers
        for seat, icons in offer.terms.helpers.items()
        if offer.answers.get(seat) == "accepted"
    ]


@SHELF.keeps
def has_icons(cards: int, asked: tuple[int, ...]) -> float:
    """How likely so many mercenaries, of which nothing is known, show all these icons together."""
    likely = {asked: 1.0}
    kinds = list(parts().icons.values())
    for _ in range(cards):
        then: dict[tuple[int, ...], float] = {}
        for short, chance in likely.items():
            for icons in kinds:
                rest = tuple(less(short, icons))
                then[rest] = then.get(rest, 0.0) + chance / len(kinds)
        likely = then
    return likely.get((0,) * len(asked), 0.0)


def alone(st: State, planet: str) -> Terms:
    """The fewest own cards that do it, or all that help."""
    return with_own(st, Terms(planet))


def with_own(st: State, terms: Terms) -> Terms:
    """The same deal with own icons for what is short: those of upgrades, then the fewest cards that do it, or all that
    help."""
    icons = upgrades_for(st, missing_icons(terms))
    short = less(missing_icons(terms), icons)
    cards = cheapest_cards(st, [card for card in st.players[st.active].mercenaries if useful(card, short)], short)
    return replace(terms, cards=all_that_help(st, short) if cards is None else list(cards), icons=icons)


def committed(st: State, planet: str) -> Terms:
    """Own icons of upgrades, and all own cards that bring something the others do not bring already."""
    needs = parts().needs[planet]
    icons = upgrades_for(st, needs)
    return Terms(planet, all_that_help(st, less(needs, icons)), icons)


def upgrades_for(st: State, short: Sequence[int]) -> list[int]:
    """The icons of own upgrades that are of use."""
    return [min(have, need) for have, need in zip(upgrade_icons(st, st.active), short, strict=True)]


def all_that_help(st: State, short: Sequence[int]) -> list[str]:
    """Own cards, those first that bring most of what is still short."""
    return list(_all_that_help(tuple(st.players[st.active].mercenaries), tuple(short)))


@SHELF.keeps
def _all_that_help(pool: tuple[str, ...], short: Sequence[int]) -> list[str]:
    cards: list[str] = []
    left = list(pool)
    while any(short) and left:
        best = max(left, key=lambda card: helps(card, short))
        if not helps(best, short):
            break
        left.remove(best)
        cards.append(best)
        short = less(short, parts().icons[best])
    return cards


def helps(card: str, short: Sequence[int]) -> int:
    """How many of the icons that are short the card brings."""
    return sum(map(min, parts().icons[card], short))


def with_robot(st: State, planet: str) -> Terms:
    """Own cards, and the bot for what is short, paid in the colours one can best do without."""
    terms = committed(st, planet)
    short = missing_icons(terms)
    if st.robot is None or sum(short) > MOST_HIRED:
        return terms
    room = uncovered(st.robot)
    for skill, count in enumerate(short):
        for _ in range(count):
            left = left_over(st, terms)
            fitting = [colour for colour in range(5) if left[colour] and room[colour]]
            if not fitting:
                return terms
            colour = min(fitting, key=lambda each: wanted(st.players[st.active])[each])
            room[colour] -= 1
            terms.hires.append(Hire(skill, colour))
    return terms


def fair_share(st: State, terms: Terms, count: int) -> list[int]:
    """So many of the planet's cubes, in the colours the active player needs least."""
    left = left_over(st, terms)
    share = [0, 0, 0, 0, 0]
    need = wanted(st.players[st.active])
    for _ in range(min(count, sum(left))):
        colour = min((each for each in range(5) if left[each]), key=lambda each: need[each] - left[each])
        left[colour] -= 1
        share[colour] += 1
    return share
