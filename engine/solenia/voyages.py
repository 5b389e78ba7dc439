"""Where a card can be placed, and how its voyage is paid (rule text: lengthening the voyage).

The sky is one integer with one byte per cell, in which every fact about the cell is a bit. Facts from several sources
are combined with `|`. `_ways` then maps each possible byte to whether a card can be placed on such a cell, and how far
away it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress, product
from operator import getitem, sub
from typing import NamedTuple, TypeAlias

from engine.core.decision import Pairs
from engine.solenia.components import COLUMNS, COMPONENTS, RESOURCES, Ground, Phase, Row, parts
from engine.solenia.sky import AIRSHIP_COLUMN, CELLS, FARTHEST, NAMES, steps_between
from engine.solenia.state import Player, State, payable_deliveries, row_index

AT = tuple(f"at:{name}" for name in NAMES)
"""By cell: the key of the option to place a card there."""

Reach: TypeAlias = tuple[int, Ground, int, int]
"""A cell where a card can be placed, its kind, the distance from the airship or an own card, and the cost of the
voyage."""

# -- what is known of a cell, as bits of a byte ----------------------------------------------------------------------

NEAR = (0b1111, 0b1110, 0b1100, 0b1000, 0)
"""By distance: a byte whose bits say whether the airship or an own card is at most 0, 1, 2, 3 steps away. So the union
of two of them is that of the shorter distance."""
TAKEN, CITY_DAY, CITY_NIGHT = 16, 32, 64


def _shift_to(cell: int, facts: int) -> int:
    """These facts of this cell, as a part of the integer for the whole sky."""
    return facts << 8 * cell


def _around(start: int, *, diagonal: bool) -> int:
    """The distances of all cells from this one."""
    steps = [steps_between(start, cell, diagonal=diagonal) for cell in range(CELLS)]
    return sum(_shift_to(cell, NEAR[min(distance, FARTHEST)]) for cell, distance in enumerate(steps))


_TAKEN = tuple(_shift_to(cell, TAKEN) for cell in range(CELLS))
"""By cell: another player's card is there."""
_NEAR = tuple(tuple(_around(cell, diagonal=diagonal) for cell in range(CELLS)) for diagonal in (False, True))
"""By whether diagonals count as adjacent (an improvement), and cell: the distances of all cells from the airship
there."""
_OWN = tuple(tuple(near | taken for near, taken in zip(of_all, _TAKEN, strict=True)) for of_all in _NEAR)
"""The same for an own card, which also occupies its cell."""


# -- where a card can be placed --------------------------------------------------------------------------------------


def reachable(st: State, seat: int) -> tuple[Pairs[Reach], bool]:
    """Every cell where the seat can place a card, by its key: empty, its voyage affordable and, for a city, a delivery
    still possible after the voyage is paid (a city must be served). Distances are from the airship or the nearest own
    card. Second: whether none of the cells is at distance 0 or 1."""
    player = st.players[seat]
    lasting = player.lasting
    diagonal = "diagonal" in lasting
    own = _OWN[diagonal]
    known = _NEAR[diagonal][st.airship_row * COLUMNS + AIRSHIP_COLUMN]
    rear, second, third, fourth, front = st.lanes
    cards = rear.cards + second.cards + third.cards + fourth.cards + front.cards
    for cell, placed in compress(enumerate(cards), cards):  # without free cells, which are None
        known |= own[cell] if placed.owner == seat else _TAKEN[cell]  # type: ignore[union-attr]
    discount = lasting.get("voyage_discount", 0)
    strips = rear.strip, second.strip, third.strip, fourth.strip, front.strip
    cities, options = _sky_of(strips, (rear.phase, second.phase, third.phase, fourth.phase, front.phase), discount)
    ways = (known | cities).to_bytes(CELLS, "little").translate(_ways(discount, *_budgets(st, player)))
    cells = list(compress(map(getitem, options, ways), ways))
    return cells, 1 not in ways and 2 not in ways


def _budgets(st: State, player: Player) -> tuple[int, int, int]:
    """The highest prices that the player can pay for a voyage to an island, and to a city of the day and of the night
    after which a delivery is still possible. -1 if none is. Values above FARTHEST become FARTHEST."""
    goods, gold = player.goods, purse(player)
    stored = sum(goods)
    if not stored:
        return min(gold, FARTHEST), -1, -1
    wild = "wild_delivery" in player.lasting
    of_day, of_night = st.displays
    day, night = payable_deliveries(of_day, goods, wild=wild), payable_deliveries(of_night, goods, wild=wild)
    budget, sizes = stored + gold, parts().sizes
    return (
        min(budget, FARTHEST),
        min(budget - min([sizes[tile] for tile in day]), FARTHEST) if day else -1,
        min(budget - min([sizes[tile] for tile in night]), FARTHEST) if night else -1,
    )


class Sky(NamedTuple):
    """Five strips with their faces. `cities`: the city facts of all cells. `options`: by cell and result of `_ways`,
    the key with the cell's Reach."""

    cities: int
    options: tuple[tuple[tuple[str, Reach], ...], ...]


@COMPONENTS.keeps
def _sky_of(strips: tuple[str, ...], phases: tuple[Phase, ...], discount: int) -> Sky:
    """The sky of these strips and their faces, from the rear strip on."""
    rows = [_row_of(strip, phases[row], row, discount) for row, strip in enumerate(strips)]
    return Sky(sum(row.cities for row in rows), sum([row.options for row in rows], start=()))


@COMPONENTS.keeps
def _row_of(strip: str, phase: Phase, row: int, discount: int) -> Sky:
    """The same for one strip in its row."""
    cells = list(enumerate(parts().grounds[strip, phase], start=row * COLUMNS))
    facts = {"city_day": CITY_DAY, "city_night": CITY_NIGHT}
    options = [
        [(AT[cell], (cell, kind, steps, price_of(steps, discount))) for steps in range(FARTHEST + 1)]
        for cell, kind in cells
    ]
    cities = sum(_shift_to(cell, facts.get(kind, 0)) for cell, kind in cells)
    return Sky(cities, tuple((each[0], *each) for each in options))


@cache
def _ways(discount: int, budget: int, budget_day: int, budget_night: int) -> bytes:
    """By the byte of a cell: 0 if no card can be placed there, else the distance plus one."""
    ways = bytearray(256)
    for kind, limit in ((0, budget), (CITY_DAY, budget_day), (CITY_NIGHT, budget_night)):
        for steps, near in enumerate(NEAR):
            if price_of(steps, discount) <= limit:
                ways[kind | near] = steps + 1
    return bytes(ways)


def price_of(steps: int, discount: int) -> int:
    """The cells of a voyage that must be paid: all cells passed over, minus the discount."""
    return max(0, steps - 1 - discount)


# -- paying ----------------------------------------------------------------------------------------------------------

Payment: TypeAlias = tuple[int, int, int, int, int]
"""A payment of a voyage: numbers of wood, wheat, stone, water, and cells paid with gold."""


def payments(st: State, seat: int, price: int, row: Row | None) -> Pairs[Payment]:
    """Every way to pay a voyage, by its key. For a city only those after which a delivery is possible."""
    player = st.players[seat]
    display = None if row is None else st.displays[row_index(row)]
    return payments_of(player.goods, purse(player), price, display, wild="wild_delivery" in player.lasting)


def payments_of(
    goods: Sequence[int], gold: int, price: int, display: list[str] | None, *, wild: bool
) -> Pairs[Payment]:
    """The same of what somebody has. `gold`: the cells that it pays for; `display`: the deliveries of the city's row,
    None for an island."""
    wood, wheat, stone, water = goods
    ways = [
        way
        for way in _ways_to_pay(price, gold > 0)
        if (paid := way[1])[0] <= wood
        and paid[1] <= wheat
        and paid[2] <= stone
        and paid[3] <= water
        and paid[4] <= gold
    ]
    if display is None:
        return ways
    return [way for way in ways if payable_deliveries(display, tuple(map(sub, goods, way[1])), wild=wild)]


def purse(player: Player) -> int:
    """How many cells of a voyage gold can pay for (an improvement)."""
    return purse_of(player.gold, player.lasting)


def purse_of(gold: int, lasting: Mapping[str, int]) -> int:
    """The same of this much gold with these lasting powers."""
    rate = lasting.get("voyage_gold", 0)
    return gold // rate if rate else 0


@cache
def _ways_to_pay(price: int, with_gold: bool) -> Pairs[Payment]:
    """All ways to pay this many cells, those first that take most of the first kinds."""
    least = 0 if with_gold else price
    counts = product(range(price, -1, -1), repeat=len(RESOURCES))
    ways: list[Payment] = [
        (wood, wheat, stone, water, price - goods)
        for wood, wheat, stone, water in counts
        if least <= (goods := wood + wheat + stone + water) <= price
    ]
    return tuple([(payment_key(paid), paid) for paid in ways])


def payment_key(paid: Payment) -> str:
    """`pay:wood+stone`."""
    names = [name for name, count in zip((*RESOURCES, "gold"), paid, strict=True) for _ in range(count)]
    return f"pay:{'+'.join(names)}"
