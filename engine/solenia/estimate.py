"""How good a state of Solenia is for a seat, for computer players. Reads only public facts."""

from __future__ import annotations

from math import tanh

from msgspec.structs import replace

from engine.solenia.components import COMPONENTS, DECK_SIZE, RESOURCES, Ground, parts
from engine.solenia.prospects import LEFT_OVER, board_of, further_gold, resource_worth, time_of
from engine.solenia.scoring import score
from engine.solenia.sky import AIRSHIP_ROW
from engine.solenia.state import State, cover_of, in_play, open_slots
from engine.solenia.turn import yields

STORED = (1.0, 0.9, 0.7, 0.5, 0.5)
"""The worth of the first, second, ... stored resource of a kind while there is time to deliver it."""
ADVANCES = 6 / DECK_SIZE
"""The share of cards that move the airship."""
NEAR = (0.15,)
"""The share of a delivery's gold for having all of its resources, all but one, ..."""
SCALE = 25.0
"""A lead of this much gold is nearly won."""
ALONE = 100.0


def estimate(st: State, seat: int) -> float:
    """-1 to 1: the lead over the best other seat; in the solo game, the gold in hundredths."""
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
    """The gold that the seat can expect: what it has, and what its resources, cards in the sky and slots may still
    bring."""
    if st.due is None or seat != st.active or st.outcome is not None:
        return _settled_prospect(st, seat)
    slots: list[str | None] = [*open_slots(st, seat, parts().deliveries[st.due].row)]
    return max(_settled_prospect(with_delivery(st, seat, slot), seat) for slot in slots or [None])


def with_delivery(st: State, seat: int, slot: str | None) -> State:
    """The state with the delivery just taken in this slot, or beside the board, and its reward taken."""
    assert st.due is not None
    player = st.players[seat]
    if slot is None:
        player = replace(player, spare=[*player.spare, st.due])
    else:
        goods, gold = rewards_of(st, seat, slot)
        goods = [have + more for have, more in zip(player.goods, goods, strict=True)]
        player = replace(player, slots={**player.slots, slot: st.due}, goods=goods, gold=player.gold + gold)
    players = [player if other == seat else each for other, each in enumerate(st.players)]
    return replace(st, players=players, due=None)


def rewards_of(st: State, seat: int, slot_id: str) -> tuple[list[int], int]:
    """Resources and gold that a slot gives at once. If the player chooses the resources: those of which there are
    fewest."""
    slot = st.slots[slot_id]
    cover = cover_of(st, seat, slot)
    powers = slot.powers if cover is None else parts().improvements[cover].powers
    if cover is not None and slot.covered_by == "level1" and not completes_level1(st, seat, slot_id):
        powers = ()
    goods, gold = [0, 0, 0, 0], 0
    have = st.players[seat].goods
    for power in powers:
        for resource, count in power.resources.items():
            goods[RESOURCES.index(resource)] += count
        if power.kind == "choose":
            goods[min(map(RESOURCES.index, power.choices), key=have.__getitem__)] += power.amount
        elif power.kind == "gold":
            gold += power.amount
    return goods, gold


def completes_level1(st: State, seat: int, slot_id: str) -> bool:
    """Whether this slot, the second beside it, activates an improvement of level 1."""
    beside = {slot.id for slot in st.slots.values() if slot.covered_by == "level1"}
    return beside <= {*st.players[seat].slots, slot_id}


def _settled_prospect(st: State, seat: int) -> float:
    """The prospect if no delivery waits for its slot."""
    player = st.players[seat]
    total = float(score(st, seat).total)
    if st.outcome is not None or player.out:
        return total
    time = time_of(DECK_SIZE - player.played)
    displays = tuple(map(tuple, st.displays))
    total += in_storage(tuple(player.goods), time, displays, wild="wild_delivery" in player.lasting)
    total += in_the_sky(st, seat, time)
    return total + further_gold(board_of(st, player))


@COMPONENTS.keeps
def in_storage(goods: tuple[int, ...], time: float, displays: tuple[tuple[str, ...], ...], *, wild: bool) -> float:
    """The worth of resources beyond their count at the end: by kind, and for the deliveries on display."""
    total = 0.0
    for count in goods:
        total += sum(STORED[:count]) - LEFT_OVER * min(count, len(STORED))
    known = parts()
    for display in displays:
        best = 0.0
        for tile in display:
            missing = sum(max(0, need - have) for need, have in zip(known.costs[tile], goods, strict=True))
            if wild:
                missing = max(missing - 1, sum(known.costs[tile]) - sum(goods))
            if missing < len(NEAR):
                best = max(best, NEAR[missing] * known.deliveries[tile].gold)
        total += best
    return time * total


def in_the_sky(st: State, seat: int, time: float) -> float:
    """What own cards in the sky give if their strip is expelled before the end."""
    cards = sum(DECK_SIZE - player.played for player in st.players)
    if st.rival is not None:
        cards += len(st.rival.deck)
    advances = ADVANCES * cards + (1 if st.airship_row != AIRSHIP_ROW else 0)
    total = 0.0
    for row, lane in enumerate(st.lanes):
        chance = min(1.0, (advances - row) / 2)
        if chance <= 0.0:
            break
        for column, placed in enumerate(lane.cards):
            if placed is not None and placed.owner == seat:
                goods, gold = _yield(placed.card, lane.cells[column])
                total += chance * (gold + goods * resource_worth(time))
    return total


@COMPONENTS.keeps
def _yield(card: str, kind: Ground) -> tuple[int, int]:
    """How many resources and how much gold an expelled card gives."""
    goods, gold = yields(card, kind)
    return sum(goods), gold
