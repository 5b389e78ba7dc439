"""The draft of improvement tiles: two rounds, both beginning with the last player (rule text: improvement tiles)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.decision import Ask, Options, Rules
from engine.core.text import say
from engine.solenia.components import parts
from engine.solenia.effects import take_level1, take_level3
from engine.solenia.options import Improvement, improvement_key, improvement_option
from engine.solenia.state import State

ASK_DRAFT = say("sol-ask-draft")
SOLITAIRE_OFFERS = 2
"""Tiles of each level to choose from in the solo game."""


def offer_improvements(st: State, chance: Chance) -> None:
    """As many tiles of each level as players. One of level 3 has a day half and a night half with different powers."""
    count = SOLITAIRE_OFFERS if len(st.players) == 1 else len(st.players)
    known = parts().improvements.values()
    level1 = [tile.id for tile in known if tile.level == 1]
    days = [tile.id for tile in known if tile.level == 3]
    nights = list(days)
    for pile in (level1, days, nights):
        chance.shuffle(pile)
    st.offered_level1 = level1[:count]
    for day in days[:count]:
        night = next(half for half in nights if half != day)
        nights.remove(night)
        st.offered_level3.append((day, night))
    st.step, st.asked = "draft", "draft"
    st.active = picker(st)


def picker(st: State) -> int:
    """The seat that picks next."""
    order = st.turn_order()[::-1]
    return order[st.picks % len(order)]


def draft(st: State) -> Rules[None]:
    """One pick: a tile of either level in the first round, of the other one in the second."""
    seat = st.active
    player = st.players[seat]
    if not player.out:
        offered: list[Improvement] = []
        if player.level1 is None:
            offered += [(tile,) for tile in st.offered_level1]
        if player.halves[0] is None:
            offered += st.offered_level3
        pairs = [(improvement_key(each), each) for each in offered]
        options = Options(pairs, lambda key, improvement: improvement_option(improvement))
        match (yield Ask(seat, ASK_DRAFT, options, auto=True)):
            case (tile,):
                take_level1(st, seat, tile)
            case (day, night):
                take_level3(st, seat, day, night)
    st.picks += 1
    if st.picks < 2 * len(st.players):
        st.active = picker(st)
        return
    st.offered_level1, st.offered_level3 = [], []
    order = [each for each in st.turn_order() if not st.players[each].out]
    st.active, st.step, st.asked = order[0], "play", "card"
