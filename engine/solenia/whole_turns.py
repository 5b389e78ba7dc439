"""What can be done with a card in one go, from what a seat sees: its cell, with the payment of the voyage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.decision import Pairs
from engine.solenia.components import PRODUCTION, Ground, parts
from engine.solenia.effects import add_power
from engine.solenia.sky import NAMES
from engine.solenia.state import city_row, row_index
from engine.solenia.view import PlayerView, View
from engine.solenia.voyages import AT, Payment, payments_of, purse_of


class Turn(NamedTuple):
    """A card's cell (its number and kind), what it brings there at once (goods of the island, gold of the city), the
    price of the voyage, and how it is paid: key and payment, None where there is no choice. `rate`: the gold that pays
    for a cell."""

    cell: int
    ground: Ground
    amount: int
    price: int
    paid: tuple[str, Payment] | None
    rate: int

    @property
    def keys(self) -> tuple[str, ...]:
        """The answers that place the card like this, after the card itself."""
        return (AT[self.cell],) if self.paid is None else (AT[self.cell], self.paid[0])


def whole_turns(view: View, card: str, most: int) -> tuple[Turn, ...]:
    """The ways to place a card of the hand, the cheapest voyages first. If there are more than `most`, the payments of
    the cells that have the most are left to the next question."""
    by_cell = sorted(_turns(view, card), key=len)
    count = sum(map(len, by_cell))
    while count > most and len(by_cell[-1]) > 1:
        ways = by_cell.pop()
        by_cell.insert(0, [ways[0]._replace(paid=None)])
        count -= len(ways) - 1
    turns = [turn for ways in by_cell for turn in ways] if count <= most else []
    return tuple(sorted(turns, key=lambda turn: (turn.price, turn.cell)))


def _turns(view: View, card: str) -> Iterator[list[Turn]]:
    """The same cell by cell."""
    assert view.seat is not None
    own, value = view.players[view.seat], parts().cards[card].value
    lasting = lasting_of(own, winter=view.side != "summer")
    for reach in view.reach:
        cell = NAMES.index(reach.at)
        ground = view.cells[cell].ground
        row = city_row(ground)
        amount = value if row is not None else value + lasting.get(PRODUCTION[value], 0)
        ways: Pairs[Payment] = ()
        if reach.price:
            display = None if row is None else list((view.display_day, view.display_night)[row_index(row)])
            ways = payments_of(
                own.goods, purse_of(own.gold, lasting), reach.price, display, wild="wild_delivery" in lasting
            )
        rate = lasting.get("voyage_gold", 0)
        yield [Turn(cell, ground, amount, reach.price, paid, rate) for paid in (ways if len(ways) > 1 else (None,))]


def lasting_of(player: PlayerView, *, winter: bool) -> dict[str, int]:
    """The lasting powers of a player, as `Player.lasting` has them. An improvement of level 1 works once, when both of
    its slots are filled."""
    known = parts().winter if winter else parts().summer
    improvements = parts().improvements
    powers = list(improvements[player.level1].powers) if player.level1_works and player.level1 is not None else []
    for slot in player.slots:
        if slot.tile is not None and slot.cover is None:
            powers += known[slot.id].powers
        elif slot.tile is not None and slot.cover is not None and known[slot.id].covered_by == "level3":
            powers += improvements[slot.cover].powers
    lasting: dict[str, int] = {}
    for power in powers:
        if not power.at_once and not power.at_end:
            add_power(lasting, power)
    return lasting
