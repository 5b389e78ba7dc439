"""What is always true of a cooperative or solo game between two questions: Crises, Alert cards and Harbingers are
conserved, and limits hold (section 6)."""

from __future__ import annotations

from collections import Counter

from engine.core.errors import require
from engine.voidfall.components import parts
from engine.voidfall.constants import CATASTROPHES, CRISIS_SLOTS
from engine.voidfall.cooperation import ROWS, common_state, row_of
from engine.voidfall.in_play import in_play
from engine.voidfall.map.chart import chart
from engine.voidfall.state import State
from engine.voidfall.tasks import HarbingerToBoard


def check_cooperation(st: State) -> None:
    """Raise Broken naming the first invariant that does not hold. Nothing to check in competitive games."""
    if st.coop is None:
        return
    check_crises(st)
    check_alerts(st)
    check_harbingers(st)
    for row in ROWS:
        require(row_of(st, row).filled <= CRISIS_SLOTS, f"the {row} row has four slots")
    require(0 <= st.coop.catastrophes < CATASTROPHES, "the last Catastrophe token ends the game")
    require(all(len(haven.cubes) <= haven.size for haven in st.coop.havens), "Safe Havens have room for their cubes")


def check_crises(st: State) -> None:
    """Every Crisis with a level is in one place; a Starting Crisis is in play or out of the game."""
    coop = common_state(st)
    found = Counter(in_play(st))
    for level, deck in coop.decks.items():
        cards = [*deck, *coop.discards[level]]
        require(all(str(parts().crisis_cards[card].level) == level for card in cards), f"Crises of level {level}")
        found.update(cards)
    known = parts().crisis_cards.values()
    require(all(found[card.id] == 1 for card in known if card.level), "Crises are conserved")
    require(all(found[card.id] <= 1 for card in known), "Starting Crises are there once")


def check_alerts(st: State) -> None:
    """Situation cards are in the deck, out of it, or in their piles; every War card is there once at most."""
    coop = common_state(st)
    found = Counter([*coop.alerts, *coop.alert_discard, coop.alert])
    for card in parts().situations.values():
        there = found[str(card.level)] + coop.situations[card.level - 1]
        require(there == card.cards, f"Situation cards of level {card.level} are conserved")
    wars = [alert for alert in (*coop.wars, *found.elements()) if alert in parts().war_cards]
    require(len(set(wars)) == len(wars), "War cards are there once")


def check_harbingers(st: State) -> None:
    """They are on the map, on the board, on their way there, or in the supply."""
    coop = common_state(st)
    printed = sum(tile.harbingers for tile in chart(st.map).tiles.values())
    total = max(printed, parts().player_counts[len(st.players)].harbingers)
    there = coop.harbingers + sum(sector.harbingers for sector in st.sectors.values())
    there += sum(row_of(st, row).harbingers for row in ROWS)
    there += sum(isinstance(task, HarbingerToBoard) for task in st.tasks)
    require(there == total, f"{there} Harbingers, not {total}")
