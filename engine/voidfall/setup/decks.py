"""Decks and displays at the start: Technologies, events, Agendas, tokens, the Trade ladder (section 2)."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES, TECHNOLOGIES_SHOWN
from engine.voidfall.coop.setup import set_up as set_up_cooperation
from engine.voidfall.coop.technologies import basic_copies, draw_fallen_houses
from engine.voidfall.records.galaxy import Scenario
from engine.voidfall.setup.galaxy import place_fallen_houses
from engine.voidfall.state import State
from engine.voidfall.vocabulary.terms import AGENDA_TYPES

COOPERATIVE_EVENT = "J"
"""The events of this letter speak of Rifts and Crises."""


def lay_out(st: State) -> None:
    """Fallen Houses and all decks. The houses of the players are known."""
    scenario = parts().scenarios[st.scenario]
    fallen = list(scenario.fallen_houses) or draw_fallen_houses(st.chance, [player.house for player in st.players])
    technologies = technologies_of(fallen)
    st.chance.shuffle(fallen)
    place_fallen_houses(st, fallen)
    lay_out_technologies(st, technologies)
    lay_out_events(st, scenario)
    lay_out_agendas(st)
    lay_out_tokens(st)
    set_up_cooperation(st)


def technologies_of(houses: list[str]) -> list[str]:
    """The Technologies of Fallen Houses, which are the display."""
    return [technology for house in houses for technology in parts().fallen_houses[house].technologies]


def lay_out_technologies(st: State, technologies: list[str]) -> None:
    """The display, and half of the Improved cards face up under the blocking tile (step 5)."""
    st.display = basic_copies(st.chance, st.options.mode, len(st.players), technologies)
    improved = list(technologies)
    st.chance.shuffle(improved)
    half = TECHNOLOGIES_SHOWN // 2
    st.improved, st.later = improved[:half], improved[half:]


def lay_out_events(st: State, scenario: Scenario) -> None:
    """A pile for each Cycle (step 6)."""
    letters = list(scenario.events)
    if st.options.mode == "competitive" and "A" in letters and parts().settings.competitive_event_pool == "A-J":
        letters.append(COOPERATIVE_EVENT)
    for cycle in range(1, CYCLES + 1):
        pile = [f"{cycle}{letter}" for letter in letters]
        st.chance.shuffle(pile)
        st.piles.append(pile)


def lay_out_agendas(st: State) -> None:
    """A deck for each type, with one card face up (step 2)."""
    for kind in AGENDA_TYPES:
        deck = [agenda.id for agenda in parts().agendas.values() if agenda.type == kind]
        st.chance.shuffle(deck)
        st.offers[kind] = deck.pop()
        st.decks[kind] = deck


def lay_out_tokens(st: State) -> None:
    """The Trade ladder (step 1), and what Bounty and Reclaim tokens can show (step 3)."""
    known = parts()
    st.ladder = list(known.player_counts[len(st.players)].trade_tokens)
    st.bounty_pool = {face.id: face.copies for face in known.bounty_tokens.values()}
    st.reclaim_pool = {face.id: face.copies for face in known.reclaim_tokens.values()}
