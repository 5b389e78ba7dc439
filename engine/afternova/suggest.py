"""Sensible proposals, so that composing one takes a tap: alone, with the bot, and with one helper at a fair price.

They are made from what the active player knows: its own hand and what lies open. A helper is paid one cube for each
card it will probably lend, in colours that the active player can do without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.afternova.components import SHELF, parts
from engine.afternova.deals import (
    cheapest_cards,
    icons_completed,
    left_over,
    missing_icons,
    problems,
    surplus,
    uncovered,
    useful,
)
from engine.afternova.state import Hire, Player, State, Terms, less, others, upgrade_icons

ALONE = 3
"""Extractions without other players that are suggested."""
SHARED = 4
"""Proposals that are suggested."""
MOST_MISSING = 4
"""Icons that one helper is asked for at most."""
MOST_HIRED = 3
"""Icons that the bot is asked for at most."""


Knowledge: TypeAlias = tuple[tuple[Any, ...], ...]
"""All that suggestions depend on."""


class Memory:
    """Suggestions are asked for after every answer of anybody; the latest are kept."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[Knowledge, list[Terms]] = {}

    def recall(self, st: State, find: Callable[[State], list[Terms]]) -> list[Terms]:
        """What was found for this knowledge, or what is found now. Not to be changed."""
        known = knowledge(st)
        found = self._kept.get(known)
        if found is None:
            if len(self._kept) >= self._size:
                self._kept.clear()
            found = self._kept[known] = find(st)
        return found


def knowledge(st: State) -> Knowledge:
    """The active player's hand and all that lies open."""
    player = st.players[st.active]
    built = [each.card for each in player.built if each.turn < st.turn]
    robot = () if st.robot is None else tuple(uncovered(st.robot))
    return (
        (SHELF.fingerprint, st.active),
        tuple(player.hand),
        tuple(player.storage),
        tuple(built),
        tuple((world.id, *world.cubes) for world in st.planets),
        tuple((seat, len(st.players[seat].mercenaries)) for seat in others(st, st.active)),
        tuple(st.refused),
        robot,
    )


_EXTRACTIONS, _PROPOSALS = Memory(1024), Memory(1024)


def extractions(st: State) -> list[Terms]:
    """What the active player can extract at once, alone or with the bot, the best first."""
    return _EXTRACTIONS.recall(st, find_extractions)


def proposals(st: State) -> list[Terms]:
    """Deals with one helper, the best first. Whom the table has heard declining for a planet is not asked again."""
    return _PROPOSALS.recall(st, find_proposals)


def find_extractions(st: State) -> list[Terms]:
    """See `extractions`."""
    found = []
    for world in st.planets:
        terms = alone(st, world.id)
        if any(missing_icons(terms)) and st.robot is not None:
            terms = with_robot(st, world.id)
        if not problems(st, terms):
            found.append(terms)
    found.sort(key=lambda terms: -worth(st, terms))
    return found[:ALONE]


def find_proposals(st: State) -> list[Terms]:
    """See `proposals`."""
    found = []
    for world in st.planets:
        base = committed(st, world.id, st.players[st.active].mercenaries)
        short = missing_icons(base)
        if not 0 < sum(short) <= MOST_MISSING:
            base = halved(st, world.id)
            short = missing_icons(base)
        if not 0 < sum(short) <= MOST_MISSING:
            continue
        for seat in others(st, st.active):
            lent = -(-sum(short) // 2)
            if f"{world.id}/{seat}" in st.refused or len(st.players[seat].mercenaries) < lent:
                continue
            terms = Terms(base.planet, base.cards, base.icons, {seat: short})
            terms.shares = {seat: fair_share(st, terms, lent)}
            if not problems(st, terms):
                found.append(terms)
    found.sort(key=lambda terms: -worth(st, terms))
    return found[:SHARED]


def alone(st: State, planet: str) -> Terms:
    """The fewest own cards that do it, or all that help."""
    own = st.players[st.active].mercenaries
    needs = list(parts().needs[planet])
    icons = [min(have, need) for have, need in zip(upgrade_icons(st, st.active), needs, strict=True)]
    cards = cheapest_cards(st, [card for card in own if useful(card, needs)], less(needs, icons))
    if cards is None:
        return committed(st, planet, own)
    return Terms(planet, list(cards), icons)


def committed(st: State, planet: str, own: Sequence[str]) -> Terms:
    """Own cards that bring something the others do not bring already."""
    needs = list(parts().needs[planet])
    icons = [min(have, need) for have, need in zip(upgrade_icons(st, st.active), needs, strict=True)]
    cards: list[str] = []
    short = less(needs, icons)
    pool = [card for card in own if useful(card, needs)]
    while any(short) and pool:
        best = max(pool, key=lambda card: helps(card, short))
        if not helps(best, short):
            break
        pool.remove(best)
        cards.append(best)
        short = less(short, parts().icons[best])
    return Terms(planet, cards, icons)


def helps(card: str, short: Sequence[int]) -> int:
    """How many of the icons that are short the card brings."""
    return sum(min(have, need) for have, need in zip(parts().icons[card], short, strict=True))


def halved(st: State, planet: str) -> Terms:
    """About half of the cards, so that somebody else can lend the other half."""
    full = committed(st, planet, st.players[st.active].mercenaries)
    kept = Terms(planet, list(full.cards), list(full.icons))
    while kept.cards and sum(missing_icons(kept)) < 2:
        kept.cards.pop()
    return kept


def with_robot(st: State, planet: str) -> Terms:
    """Own cards, and the bot for what is short, paid in the colours one can best do without."""
    terms = committed(st, planet, st.players[st.active].mercenaries)
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


def wanted(player: Player) -> list[int]:
    """How many cubes of each colour the blueprints in hand ask for, beyond what is stored."""
    costs = [parts().costs[card] for card in player.blueprints]
    asked = [sum(cost[colour] for cost in costs) for colour in range(5)]
    return less(asked, player.storage)


def worth(st: State, terms: Terms) -> float:
    """What a deal is worth to the active player: cubes it can use, less the cards it spends."""
    player = st.players[st.active]
    got = left_over(st, terms)
    use = icons_completed(player, [a + b for a, b in zip(player.storage, got, strict=True)])
    before = icons_completed(player, player.storage)
    lost = surplus(st, terms, st.active)
    return 1.0 * (use - before) + 0.5 * (sum(got) - lost) - 0.45 * len(terms.cards) - 0.2 * len(terms.hires)
