"""Sensible deals, so that composing one takes one tap: alone, with the bot, and with one helper at a fair price.

They are made from what the active player knows: its own hand and public facts. A helper is paid one cube for each card
it will probably lend, in colours that the active player needs least. Nothing is evaluated here, because every list of
options needs these deals: `hints` and `bargains` do that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.afternova.components import COMPONENTS, NO_CUBES, Icons, parts
from engine.afternova.deals import (
    cheapest_cards,
    left_over,
    missing_icons,
    uncovered,
    useful,
)
from engine.afternova.estimate import wanted
from engine.afternova.state import (
    Hire,
    Offer,
    State,
    Terms,
    World,
    added,
    as_icons,
    card_icons,
    copied,
    less,
    on_display,
    others,
    upgrade_icons,
)

MOST_MISSING = 4
"""The greatest number of icons asked of one helper."""
PRICES = (0, 1, 1, 2, 3)
"""The cubes for a number of icons: about one for each card that shows them."""
A_CARD = 2
"""The number of icons on a mercenary."""
MOST_HIRED = 3
"""The greatest number of icons asked of the bot."""


# -- what is possible ------------------------------------------------------------------------------------------------


def feasible(st: State) -> list[str]:
    """The planets on display that the active player can extract at once, alone or with the bot (EX1, B6)."""
    room = NO_CUBES if st.robot is None else uncovered(st.robot)
    return [
        world.id
        for world, short in open_icons(st)
        if not short or (short <= MOST_HIRED and short <= sum(map(min, world.cubes, room)))
    ]


def within_reach(st: State) -> Iterator[str]:
    """The planets for which one helper could be asked for the rest, with something left for the active player."""
    for world, short in open_icons(st):
        if short <= MOST_MISSING and PRICES[short] < sum(world.cubes) and askable(st, world.id):
            yield world.id


def open_icons(st: State) -> list[tuple[World, int]]:
    """The planets, and how many icons each needs beyond all that the active player has."""
    cards, upgrades = tuple(st.players[st.active].mercenaries), upgrade_icons(st, st.active)
    return list(zip(st.planets, _open_icons(on_display(st), cards, upgrades), strict=True))


@COMPONENTS.keeps
def _open_icons(planets: tuple[str, ...], cards: tuple[str, ...], upgrades: Icons) -> tuple[int, ...]:
    have = added(card_icons(cards), upgrades)
    return tuple([sum(less(parts().needs[planet], have)) for planet in planets])


def askable(st: State, planet: str) -> list[int]:
    """The players who can still be asked to help on a planet in this turn: not those who have declined or are already
    asked."""
    if not st.offers and not st.refused:
        return others(st, st.active)
    asked = {seat for offer in st.offers if _asks_on(offer, planet) for seat in offer.terms.helpers}
    return [seat for seat in others(st, st.active) if seat not in asked and f"{planet}/{seat}" not in st.refused]


def _asks_on(offer: Offer, planet: str) -> bool:
    return offer.kind == "proposal" and offer.terms.planet == planet


# -- what is sensible ------------------------------------------------------------------------------------------------


def extraction(st: State, planet: str) -> Terms:
    """How the active player extracts a planet that is `feasible`: with the fewest own cards, or else with the bot."""
    terms = alone(st, planet)
    return with_robot(st, planet) if any(missing_icons(terms)) else terms


def opening(st: State, planet: str) -> Terms:
    """The start of a proposal for a planet: own cards until a helper needs at most one card for the rest, or all useful
    ones; and the helper, if only one player can be asked."""
    icons = upgrades_for(st, parts().needs[planet])
    short = tuple(less(parts().needs[planet], icons))
    terms = Terms(planet, list(_most_of(tuple(st.players[st.active].mercenaries), short)), icons)
    asked = askable(st, planet)
    return with_helper(st, terms, asked[0]) if len(asked) == 1 and any(missing_icons(terms)) else terms


@COMPONENTS.keeps
def _most_of(pool: tuple[str, ...], short: tuple[int, ...]) -> tuple[str, ...]:
    cards = tuple(_all_that_help(pool, short))
    enough = (kept for kept in range(len(cards)) if sum(less(short, card_icons(cards[:kept]))) <= A_CARD)
    return cards[: next(enough, len(cards))]


def with_helper(st: State, base: Terms, seat: int) -> Terms:
    """The deal in which this seat supplies what is missing, for a cube per card."""
    short = missing_icons(base)
    terms = copied(base)
    terms.helpers = {seat: short}
    terms.shares = {seat: fair_share(st, terms, PRICES[min(sum(short), MOST_MISSING)])}
    return terms


def alone(st: State, planet: str) -> Terms:
    """The fewest own cards that are enough, or all useful ones."""
    return with_own(st, Terms(planet))


def with_own(st: State, terms: Terms) -> Terms:
    """The same deal with own icons for what is missing: those of upgrades, then the fewest cards that are enough, or
    all useful ones."""
    missing = missing_icons(terms)
    icons = upgrades_for(st, missing)
    short = as_icons(less(missing, icons))
    cards = cheapest_cards(st, [card for card in st.players[st.active].mercenaries if useful(card, short)], short)
    return replace(terms, cards=all_that_help(st, short) if cards is None else list(cards), icons=icons)


def committed(st: State, planet: str) -> Terms:
    """Own icons of upgrades, and all own cards that add something."""
    needs = parts().needs[planet]
    icons = upgrades_for(st, needs)
    return Terms(planet, all_that_help(st, less(needs, icons)), icons)


def upgrades_for(st: State, short: Sequence[int]) -> list[int]:
    """The useful icons of own upgrades."""
    return [min(have, need) for have, need in zip(upgrade_icons(st, st.active), short, strict=True)]


def all_that_help(st: State, short: Sequence[int]) -> list[str]:
    """Useful own cards, those first that supply most of what is still missing."""
    return list(_all_that_help(tuple(st.players[st.active].mercenaries), tuple(short)))


@COMPONENTS.keeps
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
    """How many of the missing icons the card supplies."""
    return sum(map(min, parts().icons[card], short))


def with_robot(st: State, planet: str) -> Terms:
    """Own cards, and the bot for what is missing, paid in the colours the active player needs least."""
    terms = committed(st, planet)
    short = missing_icons(terms)
    if st.robot is None or sum(short) > MOST_HIRED:
        return terms
    room, left, need = uncovered(st.robot), left_over(st, terms), wanted(st.players[st.active])
    for skill, count in enumerate(short):
        for _ in range(count):
            fitting = [colour for colour in range(5) if left[colour] and room[colour]]
            if not fitting:
                return terms
            colour = min(fitting, key=need.__getitem__)
            room[colour] -= 1
            left[colour] -= 1
            terms.hires.append(Hire(skill, colour))
    return terms


def fair_share(st: State, terms: Terms, count: int) -> list[int]:
    """This many of the planet's cubes, in the colours the active player needs least."""
    left = left_over(st, terms)
    share = [0, 0, 0, 0, 0]
    need = wanted(st.players[st.active])
    for _ in range(min(count, sum(left))):
        colour = min((each for each in range(5) if left[each]), key=lambda each: need[each] - left[each])
        left[colour] -= 1
        share[colour] += 1
    return share
