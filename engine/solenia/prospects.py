"""What a player board may still bring: slots still to be filled, lasting powers and powers that count at the end.

Part of the estimate for computer players. Everything is calculated in gold, from public facts.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.solenia.components import COMPONENTS, DECK_SIZE, ROWS, Improvement, Power, Row, Slot, parts
from engine.solenia.state import Player, State, row_index

DELIVERIES = 1 / 6
"""Expected deliveries in each row per card still to be played (measured with computer players)."""
MOST_FURTHER = 3
"""The greatest number of further deliveries in one row that is planned for."""
RESOURCE, LEFT_OVER = 1.2, 0.5
"""The worth of a resource in gold while there is time to deliver it, and at the end of the game."""
TIME_TO_DELIVER = 4
"""When fewer cards than this are left, resources lose their worth."""
AT_HOME = 4
"""Resources in storage at the end of a typical game."""
EARNED = 0.5
"""Gold tokens gained per card still to be played."""
DEAR, CHEAP = 0.45, 0.55
"""The shares of deliveries that count as dear or cheap."""
A_CARD: dict[str, float] = {
    "storage": 0.08,
    "voyage_discount": 0.12,
    "gold_when_expelled": 0.45,
    "wild_delivery": 0.2,
    "production-0": 0.3,
    "production-1": 0.3,
    "production-2": 0.2,
    "diagonal": 0.15,
    "voyage_gold": 0.1,
    "hand_size": 0.15,
    "gold_per_delivery": 2 * DELIVERIES,
}
"""The worth of a lasting power per card still to be played."""
WAITING = 0.6
"""Of these cards, the share that is left when a slot is filled that is empty now."""


def time_of(left: int) -> float:
    """How much time is left to deliver with this many cards: 1 enough, 0 none."""
    return min(1.0, left / TIME_TO_DELIVER)


def resource_worth(time: float) -> float:
    """The worth in gold of a resource still to be gained."""
    return LEFT_OVER + (RESOURCE - LEFT_OVER) * time


class Board(NamedTuple):
    """The facts of a player board on which its prospects depend. All are public."""

    winter: bool
    filled: tuple[str, ...]
    day: int
    night: int
    level1: str | None
    halves: tuple[str | None, ...]
    gold: int
    left: int


def board_of(st: State, player: Player) -> Board:
    """The board of a player."""
    day, night = (len(player.tiles(row)) for row in ROWS)
    left = DECK_SIZE - player.played
    gold = player.gold if st.winter else 0
    return Board(st.winter, tuple(player.slots), day, night, player.level1, tuple(player.halves), gold, left)


@COMPONENTS.keeps
def further_gold(board: Board) -> float:
    """The gold that slots still to be filled, further pairs and active powers may still bring."""
    return sum(_further_slots(board, row) for row in ROWS) + _further_pairs(board) + _at_work(board)


def _further_slots(board: Board, row: Row) -> float:
    """The worth of the best slots for the expected further deliveries in a row."""
    slots = [slot for slot in parts().slots(winter=board.winter).values() if slot.row == row]
    worth = {slot.id: _slot_worth(board, slot) for slot in slots if slot.id not in board.filled}
    expected = min(DELIVERIES * board.left, MOST_FURTHER)
    whole = int(expected)
    gains = [_best_slots(board, slots, worth, count) for count in (whole, whole + 1)]
    return gains[0] + (expected - whole) * (gains[1] - gains[0])


def _best_slots(board: Board, slots: list[Slot], worth: dict[str, float], count: int) -> float:
    """The worth of the best sequence of this many slots that can be filled one after the other."""
    if not board.winter:
        return sum(list(worth.values())[:count])
    used = [sum(slot.level == level and slot.id in board.filled for slot in slots) for level in (1, 2, 3)]
    free = [
        sorted((worth[s.id] for s in slots if s.level == level and s.id in worth), reverse=True) for level in (1, 2, 3)
    ]
    best = 0.0
    for one in range(len(free[0]) + 1):
        for two in range(len(free[1]) + 1):
            three = count - one - two
            opens = used[2] + three <= used[1] + two <= used[0] + one
            if 0 <= three <= len(free[2]) and opens:
                best = max(best, sum(free[0][:one]) + sum(free[1][:two]) + sum(free[2][:three]))
    return best


def _slot_worth(board: Board, slot: Slot) -> float:
    """The worth of an empty slot, or of the improvement over it, when it is filled."""
    if slot.covered_by == "level1" and board.level1 is not None:
        beside = [each for each in parts().winter.values() if each.covered_by == "level1"]
        missing = sum(each.id not in board.filled for each in beside)
        return _worth(board, slot.row, parts().improvements[board.level1]) / missing
    half = board.halves[row_index(slot.row)] if slot.covered_by == "level3" else None
    return _worth(board, slot.row, slot if half is None else parts().improvements[half])


def _worth(board: Board, row: Row, source: Slot | Improvement) -> float:
    return sum(_power_worth(board, row, power) for power in source.powers)


def _power_worth(board: Board, row: Row, power: Power) -> float:
    """The worth of a power that is not active yet."""
    match power.kind:
        case "gain":
            return sum(power.resources.values()) * resource_worth(time_of(board.left))
        case "choose":
            return power.amount * resource_worth(time_of(board.left))
        case "gold":
            return power.amount
        case _ if power.at_end:
            return _at_end(board, row, power, counted=False)
        case _:
            return _a_card(power) * board.left * WAITING


def _a_card(power: Power) -> float:
    key = f"production-{power.value}" if power.kind == "production" else power.kind
    worth = A_CARD.get(key, 0.0)
    return worth if power.kind in ("hand_size", "storage", "voyage_gold") else worth * max(1, power.amount)


def _at_end(board: Board, row: Row, power: Power, *, counted: bool) -> float:
    """The worth of a power that counts at the end. `counted`: only what the score does not include yet."""
    more = DELIVERIES * board.left
    tiles = (0 if counted else board.day + board.night) + 2 * more
    match power.kind:
        case "gold_per_tile":
            return power.amount * tiles
        case "gold_per_dear_tile":
            return power.amount * DEAR * tiles
        case "gold_per_cheap_tile":
            return power.amount * CHEAP * tiles
        case "gold_per_row_tile":
            of_row = board.day if row == "day" else board.night
            return power.amount * ((0 if counted else of_row) + more)
        case "gold_per_pair":
            pairs = min(board.day, board.night)
            return power.amount * (_up_to(power, pairs + more) - (_up_to(power, pairs) if counted else 0))
        case "gold_per_stored":
            return 0.0 if counted else power.amount * AT_HOME
        case "gold_per_gold":
            then = _up_to(power, (board.gold + EARNED * board.left) / power.per * power.amount)
            return then - (_up_to(power, board.gold // power.per * power.amount) if counted else 0)
        case _:
            return 0.0


def _up_to(power: Power, count: float) -> float:
    """A count, limited by the power's maximum."""
    return count if power.most is None else min(count, power.most)


def _further_pairs(board: Board) -> float:
    """The expected gold of further pairs on the summer side."""
    rewards = parts().boards["winter" if board.winter else "summer"].pairs
    pairs = min(board.day, board.night)
    expected = min(DELIVERIES * board.left, MOST_FURTHER)
    whole = int(expected)
    next_one = sum(rewards[pairs + whole : pairs + whole + 1])
    return sum(rewards[pairs : pairs + whole]) + (expected - whole) * next_one


def _at_work(board: Board) -> float:
    """The worth of active lasting and final powers from now on."""
    total = 0.0
    known = parts().slots(winter=board.winter)
    for slot_id in board.filled:
        slot = known[slot_id]
        source: Slot | Improvement | None = slot
        if slot.covered_by == "level3" and (half := board.halves[row_index(slot.row)]) is not None:
            source = parts().improvements[half]
        elif slot.covered_by == "level1" and board.level1 is not None:
            beside = [each.id for each in known.values() if each.covered_by == "level1"]
            works = slot.row == "night" and all(each in board.filled for each in beside)
            source = parts().improvements[board.level1] if works else None
        for power in source.powers if source is not None else ():
            if power.at_end:
                total += _at_end(board, slot.row, power, counted=True)
            elif not power.at_once:
                total += _a_card(power) * board.left
    return total
