"""How good a state of Solenia looks for a seat, for computer players. Reads only what is public."""

from __future__ import annotations

from math import tanh

from engine.solenia.components import COLUMNS, DECK_SIZE, STRIPS, parts
from engine.solenia.scoring import score
from engine.solenia.state import Player, State, deliverable, in_play, open_slots
from engine.solenia.turn import yields

STORED = (1.0, 0.9, 0.7, 0.5, 0.5)
"""What the first, second, ... stored resource of a kind is worth while there is time to deliver it."""
LEFT_OVER = 0.5
"""What a resource is worth at the end of the game."""
TIME_TO_DELIVER = 4
"""With fewer cards than this left, resources lose their worth."""
ADVANCES = 6 / DECK_SIZE
"""Cards that move the airship, of all cards."""
SERVED = 0.15
"""Share of a delivery's gold that being able to make it now is worth."""
LASTING = 3.0
"""What a lasting power is worth in gold when all cards are still to be played."""
SCALE = 25.0
"""So much gold ahead is nearly won."""
ALONE = 100.0


def estimate(st: State, seat: int) -> float:
    """-1 to 1: how far ahead of the best other seat; alone, the gold in hundredths."""
    if st.outcome is not None and st.rival is None:
        return _result(st, seat)
    own = prospect(st, seat)
    others = [prospect(st, other) for other in in_play(st) if other != seat]
    if not others:
        return min(own / ALONE, 1.0)
    return tanh((own - 0.7 * max(others) - 0.3 * sum(others) / len(others)) / SCALE)


def _result(st: State, seat: int) -> float:
    assert st.outcome is not None
    if seat not in st.outcome.winners:
        return -1.0
    return 1.0 if len(st.outcome.winners) == 1 else 0.5


def prospect(st: State, seat: int) -> float:
    """Gold the seat may hope for: what it has, and what its resources, cards in the sky and powers may still bring."""
    player = st.players[seat]
    total = float(score(st, seat).total)
    if st.outcome is not None or player.out:
        return total
    left = DECK_SIZE - player.played
    time = min(1.0, left / TIME_TO_DELIVER)
    total += time * sum(_stored(count) for count in player.goods)
    total += time * _served(st, player)
    total += _in_the_sky(st, seat, time)
    total += LASTING * left / DECK_SIZE * len(player.lasting)
    if st.due is not None and seat == st.active:
        total += _reward(st, seat, time)
    return total


def _stored(count: int) -> float:
    """What these resources of one kind are worth beyond what they count for at the end."""
    return sum(STORED[: min(count, len(STORED))]) - LEFT_OVER * min(count, len(STORED))


def _served(st: State, player: Player) -> float:
    """The best delivery of each row that could be made at once."""
    known = parts().deliveries
    best = 0.0
    for row in ("day", "night"):
        worths = [known[tile].gold for tile in deliverable(st, player, row)]
        best += max(worths, default=0)
    return SERVED * best


def _in_the_sky(st: State, seat: int, time: float) -> float:
    """What own cards in the sky give if their strip leaves before the end."""
    cards = sum(DECK_SIZE - player.played for player in st.players)
    if st.rival is not None:
        cards += len(st.rival.deck)
    advances = ADVANCES * cards + (1 if st.airship_row != 2 else 0)
    total = 0.0
    for row in range(STRIPS):
        chance = max(0.0, min(1.0, (advances - row) / 2))
        lane = st.lanes[row]
        for column in range(COLUMNS):
            placed = lane.cards[column]
            if placed is not None and placed.owner == seat:
                goods, gold = yields(placed, lane.cells[column])
                total += chance * (gold + sum(goods) * (LEFT_OVER + 0.7 * time))
    return total


def _reward(st: State, seat: int, time: float) -> float:
    """The best slot that is open for the delivery just taken."""
    assert st.due is not None
    slots = open_slots(st, seat, parts().deliveries[st.due].row)
    worth = 0.0
    for slot_id in slots:
        gain = 0.0
        for power in st.slots[slot_id].powers:
            goods = sum(power.resources.values()) + (power.amount if power.kind == "choose" else 0)
            gain += goods * (LEFT_OVER + 0.7 * time) + (power.amount if power.kind == "gold" else 0)
            gain += LASTING * time if not power.at_once else 0
        worth = max(worth, gain)
    return worth
