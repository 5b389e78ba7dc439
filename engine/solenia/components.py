"""The components of Solenia, read from `data/*.json`: cards, strips, deliveries, boards, improvements, the rival.

Rules, cards and summer board are the published game's. Strips, most deliveries, winter powers, improvements and the
rival are house values. Every record says which it is (`source`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.core.components import Certainty, ComponentSet, Files, read_bundled, read_records, require

Resource: TypeAlias = Literal["wood", "wheat", "stone", "water"]
Row: TypeAlias = Literal["day", "night"]
Phase: TypeAlias = Literal["day", "dusk", "night", "dawn"]
Ground: TypeAlias = Literal["wood", "wheat", "stone", "water", "city_day", "city_night"]
Goods: TypeAlias = tuple[int, int, int, int]
"""Numbers of wood, wheat, stone and water."""

RESOURCES: tuple[Resource, ...] = ("wood", "wheat", "stone", "water")
ROWS: tuple[Row, Row] = ("day", "night")
OPPOSITE: dict[Phase, Phase] = {"day": "night", "night": "day", "dawn": "dusk", "dusk": "dawn"}
STRIPS = COLUMNS = 5
DECK_SIZE = 16
HAND_SIZE = 3
NOTHING: Goods = (0, 0, 0, 0)


def goods_of(resources: dict[Resource, int]) -> Goods:
    """The numbers in the order of RESOURCES."""
    return resources.get("wood", 0), resources.get("wheat", 0), resources.get("stone", 0), resources.get("water", 0)


def affords(goods: Sequence[int], cost: Goods, *, wild: bool) -> bool:
    """Whether these goods can pay for a delivery. `wild`: one resource may be replaced by another."""
    wood, wheat, stone, water = goods
    if wood >= cost[0] and wheat >= cost[1] and stone >= cost[2] and water >= cost[3]:
        return True
    if not wild or sum(goods) < sum(cost):
        return False
    return sum(max(0, need - have) for need, have in zip(cost, goods, strict=True)) == 1


@cache
def goods_of_kind(amount: int, kind: Ground) -> Goods:
    """This many of the good of an island; nothing for a city."""
    wood, wheat, stone, water = (amount if kind == resource else 0 for resource in RESOURCES)
    return wood, wheat, stone, water


class Expelled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card gives when it is expelled (rule text: abilities of expelled cards).

    produce: `amount` of the island's good, on a city gold; fixed: `resources`, on any cell; gold_if: `amount` gold if
    the card is on an island of this good.
    """

    kind: Literal["produce", "fixed", "gold_if"]
    amount: int = 0
    resources: dict[Resource, int] = {}
    island: Resource | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An airship card. Every player has the same sixteen. Value 0 moves the giant airship."""

    id: str
    value: Literal[0, 1, 2]
    expelled: Expelled
    source: Annotated[dict[Literal["value", "expelled"], Certainty], msgspec.Meta(min_length=2)]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a strip, with its cells from left to right in the direction of flight."""

    phase: Phase
    cells: tuple[Ground, Ground, Ground, Ground, Ground]


class Strip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strip with its two faces."""

    id: str
    faces: tuple[Face, Face]
    source: Certainty


class Delivery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A delivery tile: what a city of its row asks for, and its gold."""

    id: str
    row: Row
    cost: dict[Resource, int]
    gold: int
    source: Annotated[dict[Literal["cost", "gold"], Certainty], msgspec.Meta(min_length=2)]


PowerKind = Literal[
    "gain",
    "choose",
    "gold",
    "storage",
    "voyage_discount",
    "gold_when_expelled",
    "wild_delivery",
    "production",
    "diagonal",
    "voyage_gold",
    "hand_size",
    "gold_per_delivery",
    "gold_per_tile",
    "gold_per_pair",
    "gold_per_row_tile",
    "gold_per_stored",
    "gold_per_dear_tile",
    "gold_per_cheap_tile",
    "gold_per_gold",
]
AT_ONCE: frozenset[PowerKind] = frozenset({"gain", "choose", "gold"})
LASTING: frozenset[PowerKind] = frozenset(
    {
        "storage",
        "voyage_discount",
        "gold_when_expelled",
        "wild_delivery",
        "production",
        "diagonal",
        "voyage_gold",
        "hand_size",
        "gold_per_delivery",
    }
)


PRODUCTION = ("production-0", "production-1", "production-2")
"""The kinds of the lasting power `production`, by the value of the cards it helps."""


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a slot or an improvement does.

    At once: gain `resources`; choose `amount` times one of `choices`; gold `amount`. Lasting: storage and hand_size;
    voyage_discount; gold_when_expelled (once an advance); wild_delivery (one resource of a delivery may be another);
    production (`amount` more for cards of `value` on islands); diagonal; voyage_gold (a cell of a voyage may cost
    `amount` gold); gold_per_delivery (later ones). At the end, `amount` gold for each: tile, pair (at most `most`),
    tile of its own row, stored resource, tile worth at least (dear) or at most (cheap) `gold`, `per` gold tokens (at
    most `most` gold).
    """

    kind: PowerKind
    amount: int = 0
    resources: dict[Resource, int] = {}
    choices: tuple[Resource, ...] = ()
    value: Literal[0, 1, 2] | None = None
    gold: int = 0
    per: int = 1
    most: int | None = None

    @property
    def at_once(self) -> bool:
        """Whether it takes effect once, when a tile is put there."""
        return self.kind in AT_ONCE

    @property
    def at_end(self) -> bool:
        """Whether it counts when the game is over."""
        return self.kind not in AT_ONCE and self.kind not in LASTING


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place for a delivery on the player board. `covered_by` names the improvements that replace its power."""

    id: str
    row: Row
    level: int
    powers: tuple[Power, ...]
    source: Certainty
    covered_by: Literal["level1", "level3"] | None = None


class Improvement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An improvement tile of level 1, or a power of level 3 (printed once on a day half and once on a night half)."""

    id: str
    level: Literal[1, 3]
    powers: tuple[Power, ...]
    source: Certainty


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the player board: storage at the start and its maximum, gold for the first, second, ... pair."""

    id: Literal["summer", "winter"]
    storage: int
    most_storage: int
    pairs: tuple[int, ...]
    source: Certainty


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setup for a number of players: deliveries on display in each row, resources by turn order."""

    id: str
    players: int
    display: int
    start: tuple[dict[Resource, int], ...]
    source: Certainty


class DieFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of the solitaire die: the column (0: left) of the rival's card, or None for a storm."""

    id: str
    column: int | None
    source: Certainty


class Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grade of the solitaire game: for scores up to `most` (None: above all others)."""

    id: str
    winter: bool
    grade: int
    most: int | None
    source: Certainty


class Parts(msgspec.Struct, frozen=True):
    """All components."""

    cards: dict[str, Card]
    strips: dict[str, Strip]
    deliveries: dict[str, Delivery]
    summer: dict[str, Slot]
    winter: dict[str, Slot]
    improvements: dict[str, Improvement]
    boards: dict[str, Board]
    seatings: dict[int, Seating]
    die: tuple[DieFace, ...]
    grades: tuple[Grade, ...]
    costs: dict[str, Goods]
    """By delivery: the resources it asks for."""
    sizes: dict[str, int]
    """By delivery: the number of these resources."""
    ranks: dict[str, int]
    """By card: its index in the card list."""
    slots_of_row: dict[tuple[bool, Row], tuple[Slot, ...]]
    """By whether it is the winter side, and row: the slots."""
    grounds: dict[tuple[str, Phase], tuple[Ground, ...]]
    """By strip and phase: its cells."""

    def slots(self, *, winter: bool) -> dict[str, Slot]:
        """The slots of a side of the player board."""
        return self.winter if winter else self.summer

    def open_slots(self, row: Row, filled: Container[str], *, winter: bool) -> list[str]:
        """The slots that can take a delivery of this row. Summer: the first empty slot. Winter: any empty slot whose
        level is open: the k-th slot of a level needs k used slots of the level below in the same row."""
        of_row = self.slots_of_row[winter, row]
        if not winter:
            return [slot.id for slot in of_row if slot.id not in filled][:1]
        counts = [sum(slot.level == level and slot.id in filled for slot in of_row) for level in range(5)]
        return [
            slot.id
            for slot in of_row
            if slot.id not in filled and (slot.level == 1 or counts[slot.level] < counts[slot.level - 1])
        ]

    def grade(self, score: int, *, winter: bool) -> int:
        """The solitaire grade of a score."""
        fitting = [each.grade for each in self.grades if each.winter == winter and _reaches(each, score)]
        return min(fitting)

    def next_grade(self, score: int, *, winter: bool) -> int:
        """The least score of the next grade. 0: there is none."""
        limits = [each.most for each in self.grades if each.winter == winter and each.most is not None]
        return min((limit + 1 for limit in limits if limit >= score), default=0)


def _reaches(grade: Grade, score: int) -> bool:
    return grade.most is None or score <= grade.most


FILES = (
    "cards.json",
    "strips.json",
    "deliveries.json",
    "summer_slots.json",
    "winter_slots.json",
    "improvements.json",
    "boards.json",
    "setup.json",
    "rival.json",
    "grades.json",
)


def build(given: Files) -> Parts:
    """Read and check all files. Raises ComponentError, which names the file and the record."""
    seatings = read_records(given, "setup.json", Seating)
    cards = read_records(given, "cards.json", Card)
    strips = read_records(given, "strips.json", Strip)
    deliveries = read_records(given, "deliveries.json", Delivery)
    sides = {
        False: read_records(given, "summer_slots.json", Slot),
        True: read_records(given, "winter_slots.json", Slot),
    }
    parts = Parts(
        cards=cards,
        strips=strips,
        deliveries=deliveries,
        summer=sides[False],
        winter=sides[True],
        improvements=read_records(given, "improvements.json", Improvement),
        boards=read_records(given, "boards.json", Board),
        seatings={seating.players: seating for seating in seatings.values()},
        die=tuple(read_records(given, "rival.json", DieFace).values()),
        grades=tuple(read_records(given, "grades.json", Grade).values()),
        costs={tile.id: goods_of(tile.cost) for tile in deliveries.values()},
        sizes={tile.id: sum(tile.cost.values()) for tile in deliveries.values()},
        ranks={card: rank for rank, card in enumerate(cards)},
        slots_of_row={
            (winter, row): tuple(slot for slot in slots.values() if slot.row == row)
            for winter, slots in sides.items()
            for row in ROWS
        },
        grounds={(strip.id, face.phase): face.cells for strip in strips.values() for face in strip.faces},
    )
    _judge_cards(parts)
    _judge_strips(parts)
    _judge_deliveries(parts)
    for file, slots in (("summer_slots.json", parts.summer), ("winter_slots.json", parts.winter)):
        _judge_slots(file, slots)
    _judge_covers(parts)
    _judge_improvements(parts)
    _judge_boards(parts)
    _judge_seatings(parts)
    _judge_solitaire(parts)
    return parts


def _judge_id(file: str, record: str) -> None:
    fits = bool(record) and len(record) <= 12 and all(sign.isascii() and sign.isalnum() for sign in record)
    require(
        fits and record == record.lower(), file, record, "an id has up to 12 lower-case letters and digits, no signs"
    )


def _judge_cards(parts: Parts) -> None:
    file = "cards.json"
    require(len(parts.cards) == DECK_SIZE, file, "", f"a deck has {DECK_SIZE} cards, not {len(parts.cards)}")
    for card in parts.cards.values():
        _judge_id(file, card.id)
        given = card.expelled
        _judge_resources(file, card.id, given.resources)
        match given.kind:
            case "produce":
                require(1 <= given.amount <= 4, file, card.id, "produce needs an amount from 1 to 4")
            case "fixed":
                require(bool(given.resources), file, card.id, "fixed needs resources")
            case "gold_if":
                require(given.island is not None, file, card.id, "gold_if needs the good of an island")
                require(1 <= given.amount <= 9, file, card.id, "gold_if needs an amount from 1 to 9")


def _judge_resources(file: str, record: str, resources: dict[Resource, int]) -> None:
    for resource, count in resources.items():
        require(1 <= count <= 8, file, record, f"{resource} must be from 1 to 8")


def _judge_strips(parts: Parts) -> None:
    file = "strips.json"
    require(len(parts.strips) == STRIPS, file, "", f"there are {STRIPS} strips, not {len(parts.strips)}")
    kinds: Counter[frozenset[str]] = Counter()
    for strip in parts.strips.values():
        _judge_id(file, strip.id)
        one, other = (face.phase for face in strip.faces)
        require(OPPOSITE[one] == other, file, strip.id, "its faces must be day and night, or dawn and dusk")
        kinds[frozenset({one, other})] += 1
    require(kinds[frozenset({"dawn", "dusk"})] == 1, file, "", "exactly one strip has dawn and dusk")


def _judge_deliveries(parts: Parts) -> None:
    file = "deliveries.json"
    rows: Counter[str] = Counter()
    for tile in parts.deliveries.values():
        _judge_id(file, tile.id)
        _judge_resources(file, tile.id, tile.cost)
        require(1 <= sum(tile.cost.values()) <= 8, file, tile.id, "a delivery asks for 1 to 8 resources")
        require(0 <= tile.gold <= 50, file, tile.id, "gold must be from 0 to 50")
        rows[tile.row] += 1
    for row in ROWS:
        require(rows[row] >= 4, file, "", f"the {row} stack needs at least 4 deliveries")


_NEEDED: dict[PowerKind, tuple[str, ...]] = {
    "gain": ("resources",),
    "choose": ("choices", "amount"),
    "production": ("value", "amount"),
    "diagonal": (),
    "gold_per_dear_tile": ("gold", "amount"),
    "gold_per_cheap_tile": ("gold", "amount"),
    "gold_per_gold": ("per", "amount"),
}


def _judge_powers(file: str, record: str, powers: tuple[Power, ...]) -> None:
    for power in powers:
        for field in _NEEDED.get(power.kind, ("amount",)):
            given = getattr(power, field)
            there = given is not None if field == "value" else bool(given)
            require(there, file, record, f"{power.kind} needs {field}")
        _judge_resources(file, record, power.resources)
        require(0 <= power.amount <= 20 and power.per >= 1, file, record, "an amount must be from 0 to 20")
        require(len(set(power.choices)) == len(power.choices), file, record, "each choice stands once")


def _judge_slots(file: str, slots: dict[str, Slot]) -> None:
    rows = Counter(slot.row for slot in slots.values())
    for row in ROWS:
        require(rows[row] == 6, file, "", f"there are six {row} slots, not {rows[row]}")
    levels = {row: sorted(slot.level for slot in slots.values() if slot.row == row) for row in ROWS}
    wanted = [1, 2, 3, 4, 5, 6] if file.startswith("summer") else [1, 1, 2, 2, 3, 3]
    for row in ROWS:
        require(levels[row] == wanted, file, "", f"the levels of the {row} slots must be {wanted}")
    for slot in slots.values():
        _judge_id(file, slot.id)
        _judge_powers(file, slot.id, slot.powers)


def _judge_covers(parts: Parts) -> None:
    file = "winter_slots.json"
    for row in ROWS:
        for cover, level in (("level1", 1), ("level3", 3)):
            found = [slot for slot in parts.winter.values() if slot.row == row and slot.covered_by == cover]
            require(len(found) == 1, file, "", f"exactly one {row} slot is covered_by {cover}")
            require(found[0].level == level, file, found[0].id, f"a slot covered_by {cover} is of level {level}")
    for slot in parts.summer.values():
        require(slot.covered_by is None, "summer_slots.json", slot.id, "nothing covers slots of the summer side")


def _judge_improvements(parts: Parts) -> None:
    file = "improvements.json"
    for tile in parts.improvements.values():
        _judge_id(file, tile.id)
        _judge_powers(file, tile.id, tile.powers)
    for level, least in ((1, 4), (3, 5)):
        count = sum(tile.level == level for tile in parts.improvements.values())
        require(count >= least, file, "", f"level {level} needs at least {least} records")


def _judge_boards(parts: Parts) -> None:
    for name in ("summer", "winter"):
        require(name in parts.boards, "boards.json", name, "there must be a record of this id")
    for board in parts.boards.values():
        fits = 1 <= board.storage <= board.most_storage <= 12
        require(fits, "boards.json", board.id, "storage must be from 1 to 12, and not above most_storage")


def _judge_seatings(parts: Parts) -> None:
    for players in range(1, 5):
        require(players in parts.seatings, "setup.json", "", f"there must be a record for {players} players")
        seating = parts.seatings[players]
        require(1 <= seating.display <= 6, "setup.json", seating.id, "display must be from 1 to 6")
        require(len(seating.start) == players, "setup.json", seating.id, f"start needs {players} entries")


def _judge_solitaire(parts: Parts) -> None:
    require(len(parts.die) >= 1, "rival.json", "", "the die needs faces")
    for face in parts.die:
        require(face.column is None or 0 <= face.column < COLUMNS, "rival.json", face.id, "column is 0 to 4, or null")
    for winter in (False, True):
        grades = [grade for grade in parts.grades if grade.winter == winter]
        fits = any(grade.most is None for grade in grades)
        require(fits, "grades.json", "", f"one grade with winter={str(winter).lower()} needs most=null")


COMPONENTS = ComponentSet(read_bundled("engine.solenia", FILES), build)


def parts() -> Parts:
    """The components in use."""
    return COMPONENTS.parts
