"""The state of a game of Solenia, and questions about it that change nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from engine.core.kit import GameState, Outcome
from engine.core.kit import next_seat as next_in_play
from engine.solenia.components import (
    COLUMNS,
    COMPONENTS,
    DECK_SIZE,
    HAND_SIZE,
    RESOURCES,
    ROWS,
    Board,
    Delivery,
    Goods,
    Ground,
    Phase,
    Power,
    Row,
    Slot,
    affords,
    parts,
)
from engine.solenia.sky import AIRSHIP_COLUMN, AIRSHIP_ROW, CELLS
from engine.solenia.view import Phase as Asked
from engine.solenia.view import Side

Step: TypeAlias = Literal["draft", "play", "settle", "expel", "finish", "rival"]


class Options(msgspec.Struct, frozen=True):
    """The switches of a table."""

    side: Side
    overflow: Literal["active", "everyone"]


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A card in the sky. `owner` is a seat or RIVAL."""

    owner: int
    card: str


class Lane(msgspec.Struct):
    """A strip in its place, with the face up and the cards on its five cells."""

    strip: str
    phase: Phase
    cards: list[Placed | None]

    @property
    def cells(self) -> tuple[Ground, ...]:
        """The cells of the face that is up."""
        return parts().grounds[self.strip, self.phase]


class Player(msgspec.Struct):
    """One player. `goods` counts wood, wheat, stone, water; decks are drawn from their end."""

    hand: list[str]
    deck: list[str]
    goods: list[int]
    gold: int = 0
    discard: list[str] = []
    played: int = 0
    slots: dict[str, str] = {}
    """Slot -> the delivery in it, in the order in which they were filled."""
    spare: list[str] = []
    """Deliveries for which there was no slot."""
    level1: str | None = None
    halves: list[str | None] = msgspec.field(default_factory=lambda: [None, None])
    lasting: dict[str, int] = {}
    """Lasting powers: kind (production with the card's value) -> amount."""
    out: bool = False

    @property
    def stored(self) -> int:
        """How many resources are in the storage."""
        return sum(self.goods)

    def tiles(self, row: Row) -> list[str]:
        """The number of delivered tiles of this row."""
        known = parts().deliveries
        return [tile for tile in (*self.slots.values(), *self.spare) if known[tile].row == row]


class Move(msgspec.Struct):
    """The last turn of an owner; see `view.MoveView`."""

    owner: int
    card: str
    cell: int | None
    landed: int | None = None
    price: int = 0
    goods: Goods = (0, 0, 0, 0)
    gold: int = 0
    tile: str | None = None
    advanced: bool = False
    paid: Goods = (0, 0, 0, 0)


class Rival(msgspec.Struct):
    """The solitaire rival: its face-down deck, its cards that are gone, the face rolled last (from 1)."""

    deck: list[str]
    discard: list[str] = []
    die: int | None = None


class State(GameState, kw_only=True):
    """A game. Lists of two are day, night."""

    components: str
    """The fingerprint of the component files the game was begun with."""
    options: Options
    players: list[Player]
    first: int
    active: int
    lanes: list[Lane]
    airship_row: int = AIRSHIP_ROW
    displays: list[list[str]]
    """Deliveries on display, the oldest first."""
    stacks: list[list[str]]
    """Face down, drawn from the end."""
    scrapped: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """Deliveries that the solitaire rival has removed."""
    offered_level1: list[str] = []
    offered_level3: list[tuple[str, str]] = []
    picks: int = 0
    step: Step = "play"
    asked: Asked = "card"
    chosen: str | None = None
    aim: int | None = None
    """The cell chosen for the card, while its voyage is being paid."""
    target: int | None = None
    due: str | None = None
    """The delivery that was just taken and has no slot yet."""
    rival: Rival | None = None
    rival_flies: bool = False
    """Whether the rival has moved the airship."""
    moves: list[Move] = []
    taken: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    """Wood, wheat, stone, water and gold that have left the supply."""
    outcome: Outcome | None = None

    @property
    def winter(self) -> bool:
        """Whether the player boards show their winter side."""
        return self.options.side != "summer"

    @property
    def board(self) -> Board:
        """The side of the player boards."""
        return parts().boards["winter" if self.winter else "summer"]

    @property
    def slots(self) -> dict[str, Slot]:
        """The slots of every player board."""
        return parts().slots(winter=self.winter)

    @property
    def airship(self) -> int:
        """The cell of the giant airship."""
        return self.airship_row * COLUMNS + AIRSHIP_COLUMN

    def turn_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        count = len(self.players)
        return [(self.first + place) % count for place in range(count)]


def ground(st: State, cell: int) -> Ground:
    """The kind of a cell."""
    return st.lanes[cell // COLUMNS].cells[cell % COLUMNS]


def city_row(kind: Ground) -> Row | None:
    """The row of deliveries of a city; None for an island."""
    return "day" if kind == "city_day" else "night" if kind == "city_night" else None


def row_index(row: Row) -> int:
    """0 day, 1 night."""
    return ROWS.index(row)


def storage_of(st: State, seat: int) -> int:
    """How many resources the storage holds (summer 8; winter 6, growing to 8)."""
    return _storage(st.options.side, st.players[seat].lasting.get("storage", 0))


@COMPONENTS.keeps
def _storage(side: Side, more: int) -> int:
    board = parts().boards["summer" if side == "summer" else "winter"]
    return min(board.storage + more, board.most_storage)


def surplus_of(st: State, seat: int) -> int:
    """How many resources of a player the storage does not hold."""
    over = sum(st.players[seat].goods) - storage_of(st, seat)
    return max(0, over)


def hand_size_of(st: State, seat: int) -> int:
    """The hand size to which a player draws."""
    more = st.players[seat].lasting.get("hand_size", 0)
    return max(HAND_SIZE, more)


# -- deliveries ------------------------------------------------------------------------------------------------------


def deliverable(st: State, player: Player, row: Row) -> list[str]:
    """The deliveries on display in a row that the player could make now."""
    return payable_deliveries(st.displays[row_index(row)], player.goods, wild="wild_delivery" in player.lasting)


def payable_deliveries(tiles: list[str], goods: Sequence[int], *, wild: bool) -> list[str]:
    """The deliveries among these that the resources pay for; `wild`: one resource may be replaced by another."""
    costs = parts().costs
    if wild:
        return [tile for tile in tiles if affords(goods, costs[tile], wild=True)]
    wood, wheat, stone, water = goods
    return [
        tile
        for tile in tiles
        if (cost := costs[tile])[0] <= wood and cost[1] <= wheat and cost[2] <= stone and cost[3] <= water
    ]


class Swap(NamedTuple):
    """In a delivery one `wanted` is replaced by one `given` (indexes of RESOURCES). If equal, nothing is replaced."""

    wanted: int
    given: int


NO_SWAP = Swap(0, 0)


def ways_to_pay(player: Player, tile: Delivery) -> list[Swap]:
    """The ways to pay for a delivery: as printed and, with a wild delivery, with one resource replaced."""
    cost = parts().costs[tile.id]
    found = [NO_SWAP] if _covers(player.goods, cost, NO_SWAP) else []
    if player.lasting.get("wild_delivery"):
        kinds = range(len(RESOURCES))
        swaps = [Swap(wanted, given) for wanted in kinds for given in kinds if cost[wanted] and wanted != given]
        found += [swap for swap in swaps if _covers(player.goods, cost, swap)]
    return found


def swap_cost(cost: Goods, swap: Swap) -> Goods:
    """The resources paid for a delivery."""
    if swap.wanted == swap.given:
        return cost
    paid = list(cost)
    paid[swap.wanted] -= 1
    paid[swap.given] += 1
    wood, wheat, stone, water = paid
    return wood, wheat, stone, water


def _covers(goods: list[int], cost: Goods, swap: Swap) -> bool:
    return all(have >= need for have, need in zip(goods, swap_cost(cost, swap), strict=True))


# -- slots -----------------------------------------------------------------------------------------------------------


def open_slots(st: State, seat: int, row: Row) -> list[str]:
    """Where a delivery of this row may go."""
    return parts().open_slots(row, st.players[seat].slots, winter=st.winter)


def cover_of(st: State, seat: int, slot: Slot) -> str | None:
    """The improvement that covers a slot."""
    player = st.players[seat]
    if slot.covered_by == "level1":
        return player.level1
    return player.halves[row_index(slot.row)] if slot.covered_by == "level3" else None


def level1_works(st: State, seat: int) -> bool:
    """Whether both slots beside the improvement tile of level 1 hold a delivery."""
    player = st.players[seat]
    beside = [slot.id for slot in st.slots.values() if slot.covered_by == "level1"]
    return player.level1 is not None and all(slot in player.slots for slot in beside)


def end_powers(st: State, seat: int) -> Iterator[tuple[Row, Power]]:
    """The powers that count at the end, each with the row of its slot."""
    known = parts().improvements
    slots = st.slots
    for slot_id in st.players[seat].slots:
        slot = slots[slot_id]
        cover = cover_of(st, seat, slot)
        if cover is None:
            powers = slot.powers
        elif slot.covered_by == "level3":
            powers = known[cover].powers
        else:
            powers = known[cover].powers if slot.row == "night" and level1_works(st, seat) else ()
        for power in powers:
            if power.at_end:
                yield slot.row, power


# -- the course of the game ------------------------------------------------------------------------------------------


def in_play(st: State) -> list[int]:
    """The seats that have not resigned, in turn order."""
    return [seat for seat in st.turn_order() if not st.players[seat].out]


def all_played(st: State) -> bool:
    """Whether every remaining player has played all cards."""
    return min([DECK_SIZE if player.out else player.played for player in st.players]) >= DECK_SIZE


def next_seat(st: State) -> int:
    """Who plays next, clockwise."""
    return next_in_play(st, st.active, lambda seat: st.players[seat].played < DECK_SIZE)


def is_free(st: State, cell: int) -> bool:
    """Whether the cell has no card."""
    return 0 <= cell < CELLS and st.lanes[cell // COLUMNS].cards[cell % COLUMNS] is None
