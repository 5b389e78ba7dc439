"""The names of the components of Afternova."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.afternova.components import COLOURS, COMPONENTS, SKILLS, parts
from engine.afternova.state import Terms
from engine.afternova.view import ROBOT
from engine.core.text import Text, say

SIDES: tuple[Text, ...] = tuple(say(f"an-seat-{seat}") for seat in range(6))
STORED_SIDES: tuple[Text, ...] = tuple(say(f"afternova-seat-{seat}") for seat in range(6))
"""The prefix of keys in texts that are part of the state: the hashes of stored games depend on these keys."""
ROBOT_NAME = say("an-robot")


def owner_name(owner: int) -> Text:
    """A seat's name, or the bot's."""
    return ROBOT_NAME if owner == ROBOT else SIDES[owner]


@COMPONENTS.keeps
def card_name(card: str) -> Text:
    """A mercenary, a blueprint or a planet."""
    return say(f"an-planet-{card}") if card[0] == "p" else say(f"an-card-{card}")


@COMPONENTS.keeps
def card_text(card: str) -> Text:
    """The values of a mercenary or a blueprint."""
    if card[0] == "m":
        return icons_text(parts().icons[card])
    blueprint = parts().blueprints[card]
    cost = cubes_text(parts().costs[card])
    if blueprint.upgrade is None:
        return say("an-blueprint", cost=cost, points=blueprint.points)
    return say("an-blueprint-upgrade", cost=cost, points=blueprint.points, upgrade=upgrade_text(blueprint.upgrade))


@COMPONENTS.keeps
def upgrade_text(upgrade_id: str) -> Text:
    """What an upgrade does."""
    upgrade = parts().upgrades[upgrade_id]
    if upgrade.skill is not None:
        return say("an-upgrade-skill", amount=upgrade.amount, skill=say(f"an-skill-{upgrade.skill}"))
    return say(f"an-upgrade-{upgrade.kind}", amount=upgrade.amount)


def cube_list(cubes: Sequence[int]) -> list[Text]:
    """Cubes, to be listed in a message."""
    return [say(f"an-cube-{name}", count=count) for name, count in zip(COLOURS, cubes, strict=True) if count]


@COMPONENTS.keeps
def _cubes(cubes: tuple[int, ...]) -> Text:
    listed = cube_list(cubes)
    return say("an-list", items=listed) if listed else say("an-nothing")


def cubes_text(cubes: Sequence[int]) -> Text:
    """`2 purple, 1 white`; `nothing` where all are 0."""
    return _cubes(tuple(cubes))


@COMPONENTS.keeps
def _icons(icons: tuple[int, ...]) -> Text:
    listed = [say(f"an-icon-{name}", count=count) for name, count in zip(SKILLS, icons, strict=True) if count]
    return say("an-list", items=listed) if listed else say("an-nothing")


def icons_text(icons: Sequence[int]) -> Text:
    """`2 piloting, 1 mining`; `nothing` where all are 0."""
    return _icons(tuple(icons))


def card_names(cards: Sequence[str]) -> list[Text]:
    """Names, to be listed in a message."""
    return [card_name(card) for card in cards]


def part_text(side: Text, gives: Text | str | None, gets: Sequence[int]) -> Text:
    """What one participant gives (None: nothing) and gets, as a sentence without its full stop."""
    if gives is None:
        return say("an-terms-gets", side=side, cubes=cubes_text(gets)) if any(gets) else say("an-terms-idle", side=side)
    if not any(gets):
        return say("an-terms-gives", side=side, icons=gives)
    return say("an-terms-helper", side=side, icons=gives, cubes=cubes_text(gets))


def share_text(side: Text, cards: Sequence[str], got: Sequence[int]) -> Text:
    """What one participant has spent and got when a deal was carried out; at least one of them is not empty."""
    if not any(got):
        return say("an-log-spends", side=side, cards=card_names(cards))
    if not cards:
        return say("an-log-gets", side=side, cubes=cubes_text(got))
    return say("an-log-share", side=side, cards=card_names(cards), cubes=cubes_text(got))


def clauses(lines: Sequence[Text]) -> Text:
    """Sentences one after the other; at least one. (A list's comma would be mixed up with the commas within them.)"""
    return reduce(lambda first, rest: say("an-clauses", first=first, rest=rest), lines)


def terms_text(terms: Terms, own: tuple[int, Sequence[int]] | None = None) -> Text:
    """A deal in one line: the planet, who helps with what for which cubes. `own`: the active seat and the cubes that it
    gets, told first."""
    lines = [] if own is None else [part_text(SIDES[own[0]], None, own[1])]
    for seat, icons in terms.helpers.items():
        share = terms.shares.get(seat, [0, 0, 0, 0, 0])
        lines.append(part_text(SIDES[seat], icons_text(icons) if any(icons) else None, share))
    lines += _transfers(terms)
    if terms.hires:
        icons, cubes = [0, 0, 0, 0], [0, 0, 0, 0, 0]
        for hire in terms.hires:
            icons[hire.skill] += 1
            cubes[hire.colour] += 1
        lines.append(say("an-terms-hires", icons=icons_text(icons), cubes=cubes_text(cubes)))
    if not lines:
        return say("an-terms-alone", planet=card_name(terms.planet))
    return say("an-terms", planet=card_name(terms.planet), lines=clauses(lines))


def done_text(terms: Terms) -> Text:
    """A deal that is carried out, in one line: the planet, who has helped, what has moved between storages. What
    everybody has given and got is told of each of them."""
    planet, lines = card_name(terms.planet), _transfers(terms)
    helpers = [SIDES[seat] for seat in terms.helpers] + ([owner_name(ROBOT)] if terms.hires else [])
    if not helpers:
        return say("an-terms-alone", planet=planet)
    helped = say("an-terms-with", planet=planet, helpers=helpers)
    return say("an-terms", planet=helped, lines=clauses(lines)) if lines else helped


def _transfers(terms: Terms) -> list[Text]:
    """Which stored cubes go from whom to whom."""
    lines = []
    for transfer in terms.transfers:
        cubes = [transfer.count if colour == transfer.colour else 0 for colour in range(5)]
        giver, taker = owner_name(transfer.giver), owner_name(transfer.taker)
        lines.append(say("an-terms-transfer", giver=giver, taker=taker, cubes=cubes_text(cubes)))
    return lines
