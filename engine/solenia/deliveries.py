"""Deliveries: choosing and paying one, its slot and reward, space in the storage."""

from __future__ import annotations

from functools import cache

from engine.core.decision import Ask, Options, Rules
from engine.core.text import Text, say
from engine.solenia import effects
from engine.solenia.components import NOTHING, RESOURCES, Goods, Power, Row, goods_of, parts
from engine.solenia.options import (
    DROP,
    DROPPING,
    TAKE,
    delivery_option,
    drop_option,
    slot_option,
    swap_key,
    swap_option,
    take_option,
)
from engine.solenia.state import State, cover_of, deliverable, level1_works, open_slots, surplus_of, ways_to_pay

ASK_DELIVER = say("sol-ask-deliver")
ASK_SWAP = say("sol-ask-swap")
ASK_SLOT = say("sol-ask-slot")
ASK_TAKE = say("sol-ask-take")


def deliver(st: State, seat: int, row: Row) -> Rules[None]:
    """Choose a delivery of the city's row, pay it, take it. Then the display is refilled (before any reward)."""
    st.asked = "deliver"
    tiles = deliverable(st, st.players[seat], row)
    pairs = [(f"deliver:{tile}", tile) for tile in tiles]
    tile: str = yield Ask(seat, ASK_DELIVER, Options(pairs, lambda key, tile: delivery_option(tile)), auto=True)
    ways = ways_to_pay(st.players[seat], parts().deliveries[tile])
    swap = ways[0]
    if len(ways) > 1:
        st.asked = "swap"
        replaced = [(swap_key(way), way) for way in ways]
        swap = yield Ask(seat, ASK_SWAP, Options(replaced, lambda key, way: swap_option(way)))
    effects.take_delivery(st, seat, tile, swap)
    effects.refill(st, row)


def store_delivery(st: State, seat: int) -> Rules[None]:
    """The delivery just taken is put into a slot, and its reward is taken."""
    assert st.due is not None
    row = parts().deliveries[st.due].row
    bonus = st.players[seat].lasting.get("gold_per_delivery", 0)
    slots = open_slots(st, seat, row)
    if not slots:
        effects.fill_slot(st, seat, None)
    else:
        yield from fill_one_of(st, seat, slots)
    if bonus:
        effects.gain_by_power(st, seat, NOTHING, bonus)


def fill_one_of(st: State, seat: int, slots: list[str]) -> Rules[None]:
    """Summer: the first empty slot. Winter: a slot of the player's choice. Its power, or the improvement over it, takes
    effect."""
    st.asked = "slot"
    slot_id = slots[0]
    known = st.slots
    if st.winter:
        pairs = [(f"slot:{slot}", slot) for slot in slots]
        options = Options(pairs, lambda key, slot: slot_option(slot, cover_of(st, seat, known[slot])))
        slot_id = yield Ask(seat, ASK_SLOT, options, auto=True)
    effects.fill_slot(st, seat, slot_id)
    slot = known[slot_id]
    cover = cover_of(st, seat, slot)
    if cover is None:
        yield from begin_powers(st, seat, slot.powers)
    elif slot.covered_by == "level3" or level1_works(st, seat):
        effects.tell_improvement(st, seat, cover)
        yield from begin_powers(st, seat, parts().improvements[cover].powers)


def begin_powers(st: State, seat: int, powers: tuple[Power, ...]) -> Rules[None]:
    """Immediate powers take effect, lasting powers begin; final powers count at the end."""
    for power in powers:
        match power.kind:
            case "gold":
                effects.gain_by_power(st, seat, NOTHING, power.amount)
            case "gain":
                yield from gain_and_store(st, seat, goods_of(power.resources))
            case "choose":
                for _ in range(power.amount):
                    st.asked = "take"
                    offered = [RESOURCES.index(choice) for choice in power.choices]
                    options = Options([(TAKE[good], good) for good in offered], lambda key, good: take_option(good))
                    good = yield Ask(seat, ASK_TAKE, options, auto=True)
                    yield from gain_and_store(st, seat, one_good(good))
            case _ if not power.at_end:
                effects.begin_power(st, seat, power)


def one_good(good: int) -> Goods:
    """One resource of this kind."""
    wood, wheat, stone, water = (int(each == good) for each in range(4))
    return wood, wheat, stone, water


def gain_and_store(st: State, seat: int, goods: Goods) -> Rules[None]:
    """Gain resources from a power and check the storage limit."""
    effects.gain_by_power(st, seat, goods)
    if surplus_of(st, seat):
        yield from make_room(st, seat, spread(goods))


def spread(goods: Goods) -> list[int]:
    """The resources one by one, in their order."""
    return [good for good, count in enumerate(goods) for _ in range(count)]


@cache
def ask_drop(count: int) -> Text:
    """Which resource goes back; `count`: how many are still to go back."""
    return say("sol-ask-drop", count=count)


def make_room(st: State, seat: int, newest: list[int]) -> Rules[None]:
    """Surplus resources go back to the supply (house rule). If the table asks that owner, the owner chooses them one by
    one. Others keep what they had and lose what came last. `newest`: the new resources, in order."""
    over = surplus_of(st, seat)
    if not over:
        return
    dropped = [0, 0, 0, 0]
    asked = seat == st.active or st.options.overflow == "everyone"
    st.asked = "drop"
    goods = st.players[seat].goods
    for left in range(over, 0, -1):
        good = newest[-1] if newest else max(range(4), key=goods.__getitem__)
        if asked:
            pairs = [DROPPING[each] for each in range(4) if goods[each] > dropped[each]]
            options = Options(pairs, lambda key, each: drop_option(each))
            good = yield Ask(seat, ask_drop(left), options, auto=True, propose=(DROP[good],))
        if good in newest:
            newest.reverse()
            newest.remove(good)
            newest.reverse()
        dropped[good] += 1
    wood, wheat, stone, water = dropped
    effects.drop_goods(st, seat, (wood, wheat, stone, water))


def drop_surplus(st: State) -> None:
    """Surplus resources go back without a question, because somebody has resigned in the middle of a turn."""
    for seat, player in enumerate(st.players):
        dropped = [0, 0, 0, 0]
        for _ in range(surplus_of(st, seat)):
            dropped[max(range(4), key=lambda good: player.goods[good] - dropped[good])] += 1
        if any(dropped):
            wood, wheat, stone, water = dropped
            effects.drop_goods(st, seat, (wood, wheat, stone, water))
