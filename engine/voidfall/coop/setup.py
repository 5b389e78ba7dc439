"""What the set-up of cooperative and solo games adds (6.1, P7, P8). Houses are known by then."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.coop.alerts import renew_deck
from engine.voidfall.coop.focuses import show_focuses
from engine.voidfall.cooperation import ROWS, common_state, row_of
from engine.voidfall.names import crisis_name
from engine.voidfall.state import Cooperation, Haven, State

LEVELS = (1, 2, 3)


def set_up(st: State) -> None:
    """Crisis decks and board, Alert deck, Heroic or Joint cards, Safe Havens, supply of Harbingers. The map lies
    already."""
    if st.options.mode == "competitive":
        return
    st.coop = Cooperation()
    _supplies(st)
    _crises(st)
    st.coop.wars = list(parts().difficulties[st.options.difficulty].war_cards)
    renew_deck(st)
    wanted = "heroic" if st.options.mode == "solo" else "joint"
    st.coop.focus_deck = [card.id for card in parts().focus_cards.values() if card.set == wanted]
    st.chance.shuffle(st.coop.focus_deck)
    show_focuses(st)


def _supplies(st: State) -> None:
    """Safe Havens by scenario; Harbingers that are not on the map; all Situation cards."""
    coop, players = common_state(st), len(st.players)
    table = next(each for each in parts().scenarios[st.scenario].tables if each.players == players)
    coop.havens = [Haven(size) for size in table.havens]
    on_map = sum(sector.harbingers for sector in st.sectors.values())
    coop.harbingers = max(0, parts().player_counts[players].harbingers - on_map)
    coop.situations = [card.cards for card in sorted(parts().situations.values(), key=lambda card: card.level)]


def _crises(st: State) -> None:
    """The three Crisis decks, and the Starting Crises of the difficulty: on each row the first of its type (P7)."""
    coop, known = common_state(st), parts().crisis_cards
    for level in LEVELS:
        deck = [card.id for card in known.values() if card.level == level]
        st.chance.shuffle(deck)
        coop.decks[str(level)], coop.discards[str(level)] = deck, []
    starting = [card.id for card in known.values() if card.level == 0]
    st.chance.shuffle(starting)
    for row in ROWS:
        for _ in range(parts().difficulties[st.options.difficulty].starting_crises):
            first = next(each for each in starting if known[each].type in parts().crisis_board[row].accepts)
            starting.remove(first)
            row_of(st, row).crises.append(first)
            st.record(say("vf-log-starting-crisis", crisis=crisis_name(first), row=say(f"vf-row-{row}")))
