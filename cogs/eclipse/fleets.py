"""Fleets as people write them, and how a battle of two ends, in words."""

from __future__ import annotations

import msgspec

from cogs.ui.typed_names import NOBODY, Called, tokens
from engine.core.errors import Refused
from engine.core.text import say
from engine.eclipse.components import DRACO, NPC_STATS, SECTORS, SHIP_CLASSES, SPECIES, AnyClass
from engine.eclipse.firing import FightingSide, Group, group_with
from engine.eclipse.names import LETTERS, percent, place_name, ship_name, side_name
from engine.eclipse.odds import Odds
from engine.eclipse.ships import added_up
from engine.eclipse.state import ANCIENTS, GCDS, Place, Side
from engine.eclipse.view import View
from locales import LANGUAGES, Voice, message, translate

MOST_SHIPS = 30
"""Of one class in a fleet that somebody makes up."""
BAR = 20
"""Signs of a full bar."""
AGAINST = {"vs", "versus", "against", "對", "对"}
COUNTERS = "艘座"
"""Between a number and a ship in Chinese."""
CLASSES: tuple[AnyClass, ...] = (*SHIP_CLASSES, "ancient", "gcds")
NPC_SIDES: dict[AnyClass, Side] = {"ancient": ANCIENTS, "gcds": GCDS}


class Fleet(msgspec.Struct, frozen=True):
    """The ships of a side: by class the damage of each."""

    side: Side
    ships: dict[AnyClass, tuple[int, ...]]


def groups(fleet: Fleet, side: FightingSide, view: View) -> list[Group]:
    """The fleet as it fights, with the blueprints of its side as everybody sees them."""
    found = []
    for ship, damage in fleet.ships.items():
        if ship == "ancient" or ship == "gcds":
            stats = NPC_STATS[ship]
        else:
            player = view.players[fleet.side]
            stats = added_up(SPECIES[player.species].blueprints[ship], player.tiles.get(ship, {}))
        found.append(group_with(side, ship, damage, stats))
    return found


# -- fleets on the table ---------------------------------------------------------------------------------------------


def fleets_at(view: View, place: Place) -> tuple[Fleet, Fleet]:
    """The attacker and the defender of the battle that would be fought first in a sector: the latest in rank who has a
    hostile side before it, and the latest of those (P17.12.2, P17.12.3). Refused where nobody fights."""
    sector = view.sectors[place]
    ranked = sorted(sector.fleets, key=lambda fleet: 0 if fleet.side == sector.owner else 1 if fleet.side < 0 else 2)
    for rank in range(len(ranked) - 1, 0, -1):
        for other in reversed(ranked[:rank]):
            if _hostile(view, ranked[rank].side, other.side):
                return Fleet(ranked[rank].side, dict(ranked[rank].ships)), Fleet(other.side, dict(other.ships))
    raise Refused(say("ecl-error-no-battle", place=place_name(place)))


def _hostile(view: View, one: Side, other: Side) -> bool:
    """Whether two sides in one sector fight (P1.1): Ancients and Draco do not."""
    if ANCIENTS not in (one, other):
        return True
    seat = other if one == ANCIENTS else one
    return seat < 0 or view.players[seat].species != DRACO


# -- fleets made up --------------------------------------------------------------------------------------------------


def read_fleets(line: str, own: int | None, view: View, called: Called = NOBODY) -> tuple[Fleet, Fleet]:
    """Two fleets, such as `2 cruisers vs b 1 dreadnought` or `3 interceptors vs 2 ancients`. A side is a seat's letter
    or name; the first one is the reader's own if none is said. Refused, saying what was not understood."""
    words = [word for word, _ in tokens(line) if word not in COUNTERS]
    cut = next((place for place, word in enumerate(words) if word in AGAINST), None)
    if cut is None:
        raise Refused(say("ecl-error-fleets-two"))
    return _fleet(words[:cut], own, view, called), _fleet(words[cut + 1 :], None, view, called)


def _fleet(words: list[str], default: int | None, view: View, called: Called) -> Fleet:
    side, place, count = default, 0, 1
    ships: dict[AnyClass, int] = {}
    while place < len(words):
        if words[place].isdecimal() and len(words[place]) <= 3:
            count = int(words[place])
            place += 1
            continue
        ship, used = _ship(words, place)
        if ship is not None:
            ships[ship] = min(MOST_SHIPS, ships.get(ship, 0) + count)
            count = 1
        else:
            seat, used = _seat(words, place, len(view.players), called)
            side = seat
        place += used
    npc = next((ship for ship in ships if ship in NPC_SIDES), None)
    if npc is not None:
        side, ships = NPC_SIDES[npc], {npc: ships[npc]}
    if not ships or not any(ships.values()):
        raise Refused(say("ecl-error-fleets-none"))
    if side is None or (side >= 0 and not view.players[side].species):
        raise Refused(say("ecl-error-fleets-whose"))
    return Fleet(side, {ship: (0,) * number for ship, number in ships.items() if number})


def _ship(words: list[str], place: int) -> tuple[AnyClass | None, int]:
    """The class that the next words name in any language, and how many words that took."""
    best: tuple[AnyClass | None, int] = (None, 0)
    for ship in CLASSES:
        names = {ship, f"{ship}s"}
        for language in LANGUAGES:
            names.add(translate(ship_name(ship), language))
            names.add(message(f"ecl-ship-{ship}", language, count=2).removeprefix("2").strip(f" {COUNTERS}"))
        for name in names:
            spelled = [word for word, _ in tokens(name)]
            if spelled and words[place : place + len(spelled)] == spelled and len(spelled) > best[1]:
                best = ship, len(spelled)
    return best


def _seat(words: list[str], place: int, seats: int, called: Called) -> tuple[int, int]:
    """The seat that the next words name by letter, colour or the person's name. Refused if nobody is called so."""
    voices = [Voice(language, dict(names)) for language, names in zip(LANGUAGES, called, strict=True) if names]
    for seat in range(seats):
        names = {LETTERS[seat], *(translate(side_name(seat), language) for language in (*LANGUAGES, *voices))}
        for name in names:
            spelled = [word for word, _ in tokens(name)]
            if spelled and words[place : place + len(spelled)] == spelled:
                return seat, len(spelled)
    raise Refused(say("ecl-error-fleets-word", word=words[place][:40]))


# -- in words --------------------------------------------------------------------------------------------------------


def odds_lines(found: Odds, attacker: Fleet, defender: Fleet, language: str) -> list[str]:
    """Who fights, a bar for each end, the ships that are left on average, how it was found."""
    fleets = {"attacker": attacker, "defender": defender}
    lines = []
    for side, share, left in (
        ("attacker", found.attacker_wins, found.attacker_survivors),
        ("defender", found.defender_wins, found.defender_survivors),
    ):
        fleet = fleets[side]
        ships = [ship_name(ship, len(damage)) for ship, damage in fleet.ships.items()]
        lines.append(message(f"ecl-odds-{side}", language, side=side_name(fleet.side), ships=ships))
        about = "" if found.exact else "≈ "
        lines.append(f"`{bar(share)}` **{about}{percent(share)}%**")
        rest = [say("ecl-odds-ships", ship=ship_name(ship), count=f"{left.get(ship, 0.0):.1f}") for ship in fleet.ships]
        lines.append(f"-# {message('ecl-odds-left', language, ships=rest)}")
    if found.stalemate > 0.0005:
        lines.append(f"{message('ecl-odds-stalemate', language)} `{bar(found.stalemate)}` **{found.stalemate:.0%}**")
    how = "ecl-odds-exact" if found.exact else "ecl-odds-near"
    lines.append(f"-# {message(how, language, error=f'{found.error:.1%}')}")
    return lines


def bar(share: float) -> str:
    """A bar of fixed width."""
    full = round(share * BAR)
    return "█" * full + "░" * (BAR - full)


def sector_lines(view: View, place: Place, language: str) -> list[str]:
    """A sector in words: whose, its points and squares, ships, guards, what else is there."""
    sector = view.sectors[place]
    tile = SECTORS[sector.id]
    owner = side_name(sector.owner) if sector.owner is not None else say("ecl-sector-nobody")
    lines = [message("ecl-sector-head", language, owner=owner, points=tile.vp)]
    squares = []
    for square, filled in zip(tile.squares, sector.filled, strict=True):
        kind = f"advanced-{square.kind}" if square.advanced and square.kind != "gray" else square.kind
        squares.append(say("ecl-sector-square", kind=say(f"ecl-square-{kind}"), filled="yes" if filled else "no"))
    if sector.orbital:
        orbital = "yes" if sector.orbital_filled else "no"
        squares.append(say("ecl-sector-square", kind=say("ecl-square-orbital"), filled=orbital))
    if squares:
        lines.append(message("ecl-sector-squares", language, squares=squares))
    for fleet in sector.fleets:
        ships = [ship_name(ship, len(damage)) for ship, damage in fleet.ships.items()]
        lines.append(message("ecl-sector-ships", language, side=side_name(fleet.side), ships=ships))
    there = {"discovery": sector.discovery, "artifact": tile.artifact, "monolith": sector.monolith}
    lines += [message(f"ecl-sector-{thing}", language) for thing, is_there in there.items() if is_there]
    return lines
