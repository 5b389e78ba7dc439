"""Sensible deals, so that composing one takes one tap: alone, with the bot, and with one helper at a fair price.

They are made from what the active player knows: its own hand and public facts. A helper is paid one cube for each card
it will probably lend, in colours that the active player needs least. Nothing is evaluated here, because every list of
options needs these deals: `hints` and `bargains` do that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add, sub

from msgspec.structs import replace

from engine.afternova import state
from engine.afternova.components import COMPONENTS, Icons, parts
from engine.afternova.deals import cheapest_cards, left_over, missing_icons, uncovered, useful_cards
from engine.afternova.estimate import wanted_cubes
from engine.afternova.state import State

MOST_MISSING = 4
"""The greatest number of icons asked of one helper."""
PRICES = (0, 1, 1, 2, 3)
"""The cubes for a number of icons: about one for each card that shows them."""
A_CARD = 2
"""The number of icons on a mercenary."""
MOST_HIRED = 3
"""The greatest number of icons asked of the bot."""


# -- what is possible ------------------------------------------------------------------------------------------------


def feasible_planets(st: State) -> list[str]:
    """The planets on display that the active player can extract at once, alone or with the bot (EX1, B6)."""
    found = []
    room: Sequence[int] = ()
    for world, short in open_icons(st):
        if not short:
            found.append(world.id)
        elif short <= MOST_HIRED and st.robot is not None:
            room = room or uncovered(st.robot)
            if short <= sum(map(min, world.cubes, room)):
                found.append(world.id)
    return found


def within_reach(st: State) -> Iterator[str]:
    """The planets for which one helper could be asked for the rest, with something left for the active player."""
    for world, short in open_icons(st):
        if short <= MOST_MISSING and PRICES[short] < sum(world.cubes) and askable_seats(st, world.id):
            yield world.id


def open_icons(st: State) -> list[tuple[state.World, int]]:
    """The planets, and how many icons each needs beyond all that the active player has."""
    have = all_own_icons(st)
    return [(world, _open_icons(world.id, have)) for world in st.planets]


def all_own_icons(st: State) -> Icons:
    """The icons of all mercenaries and upgrades of the active player."""
    active = st.active
    return state.as_icons(map(add, state.card_icons(st.players[active].mercenaries), state.upgrade_icons(st, active)))


@COMPONENTS.keeps
def _open_icons(planet: str, have: Icons) -> int:
    return sum(state.subtract_numbers(parts().needs[planet], have))


def askable_for(st: State, planets: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the planets on which some player can still be asked to help in this turn."""
    if not st.offers and not st.refused:
        return planets
    return tuple([planet for planet in planets if askable_seats(st, planet)])


def askable_seats(st: State, planet: str) -> Sequence[int]:
    """The players who can still be asked to help on a planet in this turn: not those who have declined or are already
    asked."""
    refused = st.refused
    found = state.other_seats(st, st.active)
    for offer in st.offers:
        if offer.kind == "proposal" and offer.terms.planet == planet:
            found = tuple([seat for seat in found if seat not in offer.terms.helpers])
    return tuple([seat for seat in found if f"{planet}/{seat}" not in refused]) if refused else found


# -- what is sensible ------------------------------------------------------------------------------------------------


def extraction(st: State, planet: str) -> state.Terms:
    """How the active player extracts one of `feasible_planets`: with the fewest own cards, or else with the bot."""
    return with_robot(st, planet) if _open_icons(planet, all_own_icons(st)) else terms_alone(st, planet)


def opening(st: State, planet: str) -> state.Terms:
    """The start of a proposal for a planet: own cards until a helper needs at most one card for the rest, or all useful
    ones; and the helper, if only one player can be asked."""
    icons = upgrades_for(st, parts().needs[planet])
    short = tuple(state.subtract_numbers(parts().needs[planet], icons))
    terms = state.Terms(planet, list(_most_of(st.players[st.active].mercenaries, short)), icons)
    asked = askable_seats(st, planet)
    return with_helper(st, terms, asked[0]) if len(asked) == 1 and any(missing_icons(terms)) else terms


def _most_of(pool: tuple[str, ...], short: tuple[int, ...]) -> tuple[str, ...]:
    kept: list[str] = []
    for card in _all_that_help(pool, short):
        if sum(short) <= A_CARD:
            break
        kept.append(card)
        short = tuple(state.subtract_numbers(short, parts().icons[card]))
    return tuple(kept)


def with_helper(st: State, base: state.Terms, seat: int) -> state.Terms:
    """The deal in which this seat supplies what is missing, for a cube per card."""
    short = missing_icons(base)
    terms = state.copy_terms(base)
    terms.helpers = {seat: short}
    terms.shares = {seat: fair_share(st, terms, PRICES[min(sum(short), MOST_MISSING)])}
    return terms


def terms_alone(st: State, planet: str) -> state.Terms:
    """The fewest own cards that are enough, or all useful ones."""
    return with_own(st, state.Terms(planet))


def with_own(st: State, terms: state.Terms) -> state.Terms:
    """The same deal with own icons for what is missing: those of upgrades, then the fewest cards that are enough, or
    all useful ones."""
    missing = missing_icons(terms)
    icons = upgrades_for(st, missing)
    short = state.as_icons(state.subtract_numbers(missing, icons))
    cards = cheapest_cards(st, useful_cards(st.players[st.active].mercenaries, short), short)
    return replace(terms, cards=all_that_help(st, short) if cards is None else list(cards), icons=icons)


def committed_terms(st: State, planet: str) -> state.Terms:
    """Own icons of upgrades, and all own cards that add something."""
    needs = parts().needs[planet]
    icons = upgrades_for(st, needs)
    return state.Terms(planet, all_that_help(st, state.subtract_numbers(needs, icons)), icons)


def upgrades_for(st: State, short: Sequence[int]) -> list[int]:
    """The useful icons of own upgrades."""
    return [min(have, need) for have, need in zip(state.upgrade_icons(st, st.active), short, strict=True)]


def all_that_help(st: State, short: Sequence[int]) -> list[str]:
    """Useful own cards, those first that supply most of what is still missing."""
    return list(_all_that_help(st.players[st.active].mercenaries, tuple(short)))


@COMPONENTS.keeps
def _all_that_help(pool: tuple[str, ...], short: tuple[int, ...]) -> list[str]:
    cards: list[str] = []
    left = list(pool)
    while any(short) and left:
        brought = [helps(card, short) for card in left]
        most = max(brought)
        if not most:
            break
        best = left.pop(brought.index(most))
        cards.append(best)
        short = tuple(state.subtract_numbers(short, parts().icons[best]))
    return cards


@COMPONENTS.keeps
def helps(card: str, short: tuple[int, ...]) -> int:
    """How many of the missing icons the card supplies."""
    return sum(map(min, parts().icons[card], short))


def with_robot(st: State, planet: str) -> state.Terms:
    """Own cards, and the bot for what is missing, paid in the colours the active player needs least."""
    terms = committed_terms(st, planet)
    short = missing_icons(terms)
    if st.robot is None or sum(short) > MOST_HIRED:
        return terms
    room, left, need = uncovered(st.robot), left_over(st, terms), wanted_cubes(st.players[st.active])
    for skill, count in enumerate(short):
        for _ in range(count):
            fitting = [colour for colour in range(5) if left[colour] and room[colour]]
            if not fitting:
                return terms
            colour = min(fitting, key=need.__getitem__)
            room[colour] -= 1
            left[colour] -= 1
            terms.hires.append(state.Hire(skill, colour))
    return terms


def fair_share(st: State, terms: state.Terms, count: int) -> list[int]:
    """This many of the planet's cubes, in the colours the active player needs least."""
    left = left_over(st, terms)
    share = [0, 0, 0, 0, 0]
    missed = list(map(sub, wanted_cubes(st.players[st.active]), left))
    for _ in range(min(count, sum(left))):
        colour = min([each for each in range(5) if left[each]], key=missed.__getitem__)
        left[colour] -= 1
        missed[colour] += 1
        share[colour] += 1
    return share
