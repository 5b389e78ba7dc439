"""Sensible deals, so that composing one takes a tap: alone, with the bot, and with one helper at a fair price.

They are made from what the active player knows: its own hand and what lies open. A helper is paid one cube for each
card it will probably lend, in colours that the active player can do without; those come first that bring most, times
how likely the helper has the cards. What is possible at all (`feasible`, `askable`) is found without weighing deals:
it stands in every list of options.
"""

from __future__ import annotations

from collections import Counter
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
from engine.afternova.state import (
    Hire,
    Offer,
    State,
    Terms,
    World,
    added,
    card_icons,
    completed,
    copied,
    covers,
    less,
    others,
    upgrade_icons,
)

MOST_MISSING = 4
"""Icons that one helper is asked for at most."""
PRICES = (0, 1, 1, 2, 3)
"""Cubes for so many icons: about one for each card that shows them."""
MOST_HIRED = 3
"""Icons that the bot is asked for at most."""


Knowledge: TypeAlias = tuple[tuple[Any, ...], ...]
"""All that the worth of deals depends on."""
Priced: TypeAlias = list[tuple[float, Terms]]
"""Deals and what they bring the active player."""
Found = TypeVar("Found")


class Memory(Generic[Found]):
    """Deals on a planet are weighed again and again in a turn; the latest results are kept."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[tuple[str, Knowledge], Found] = {}
        SHELF.keeps_in(self._kept.clear)

    def recall(self, find: Callable[[State, str], Found], st: State, planet: str) -> Found:
        """What was found for this planet and knowledge, or what is found now. Not to be changed."""
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
        (st.active, player.objective, completed(st), st.last_window),
        tuple(player.hand),
        tuple(player.storage),
        tuple((each.card, each.turn < st.turn) for each in player.built),
        tuple((world.id, *world.cubes) for world in st.planets),
        robot,
    )


# -- what is possible ------------------------------------------------------------------------------------------------


def feasible(st: State) -> list[str]:
    """The planets on display that the active player can extract at once, alone or with the bot (EX1, B6)."""
    return [world.id for world, short in open_icons(st) if short <= most_hired(st, world)]


def within_reach(st: State) -> list[str]:
    """The planets of which one helper could be asked the rest, with something left for oneself."""
    near = [world for world, short in open_icons(st) if short <= MOST_MISSING and PRICES[short] < sum(world.cubes)]
    return [world.id for world in near if askable(st, world.id)]


def open_icons(st: State) -> list[tuple[World, int]]:
    """The planets, and how many icons each needs beyond all that the active player has."""
    have = added(card_icons(st.players[st.active].mercenaries), upgrade_icons(st, st.active))
    return [(world, sum(less(parts().needs[world.id], have))) for world in st.planets]


def most_hired(st: State, world: World) -> int:
    """So many icons of the bot can be paid with this planet's cubes."""
    if st.robot is None:
        return 0
    return min(MOST_HIRED, sum(map(min, world.cubes, uncovered(st.robot))))


def askable(st: State, planet: str) -> list[int]:
    """Who can still be asked to help on a planet in this turn: not who has declined, nor who is asked already."""
    asked = {seat for offer in st.offers if _asks_on(offer, planet) for seat in offer.terms.helpers}
    return [seat for seat in others(st, st.active) if seat not in asked and f"{planet}/{seat}" not in st.refused]


def _asks_on(offer: Offer, planet: str) -> bool:
    return offer.kind == "proposal" and offer.terms.planet == planet


# -- what is sensible ------------------------------------------------------------------------------------------------


def extraction(st: State, planet: str) -> Terms:
    """How the active player extracts a planet that is `feasible`: with the fewest own cards, or else with the bot."""
    terms = alone(st, planet)
    return with_robot(st, planet) if any(missing_icons(terms)) else terms


def suggestion(st: State, planet: str, seat: int) -> tuple[float, Terms] | None:
    """The best deal on a planet with this helper, and what the active player may hope that it brings. None: there is
    none that would bring anything."""
    deals = [(worth, handed(terms, seat)) for worth, terms in _WAYS.recall(fair_ways, st, planet)]
    hopes = [(worth * chance_of(st, terms), terms) for worth, terms in deals]
    return max(hopes, key=lambda each: each[0], default=None)


def suggestions(st: State, planet: str) -> list[tuple[float, Terms]]:
    """The best deal with each player who can be asked, the most promising first."""
    found = [deal for seat in askable(st, planet) if (deal := suggestion(st, planet, seat)) is not None]
    return sorted(found, key=lambda each: -each[0])


def opening(st: State, planet: str) -> Terms:
    """What a proposal for a planet begins with: the whole deal where only one player can be asked; else the own part of
    the most promising one."""
    deals = suggestions(st, planet)
    if not deals:
        terms, asked = committed(st, planet), askable(st, planet)
        return with_helper(st, terms, asked[0]) if len(asked) == 1 and any(missing_icons(terms)) else terms
    best = copied(deals[0][1])
    return best if len(askable(st, planet)) == 1 else Terms(planet, best.cards, best.icons)


def fair_ways(st: State, planet: str) -> Priced:
    """Legal deals with a helper that bring the active player something; the same with any other helper."""
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
    terms = copied(base)
    terms.helpers = {seat: short}
    terms.shares = {seat: fair_share(st, terms, PRICES[min(sum(short), MOST_MISSING)])}
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
    kinds = Counter(parts().icons.values())
    for _ in range(cards):
        then: dict[tuple[int, ...], float] = {}
        for short, chance in likely.items():
            for icons, count in kinds.items():
                rest = tuple(less(short, icons))
                then[rest] = then.get(rest, 0.0) + chance * count / kinds.total()
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
