"""The end of a Cycle and of the game (3.3-5)."""

from __future__ import annotations

from engine.core.kit import Outcome, end_with, without_questions
from engine.core.text import Text, say
from engine.voidfall import coop_course as coop
from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.scoring import winners
from engine.voidfall.setup.houses import hand_of
from engine.voidfall.state import State
from engine.voidfall.steps.preparation import begin_preparation, players_of


@without_questions
def end_of_cycle(st: State) -> None:
    """The unit: cards are taken back and the rules of the event end; after the last Cycle the game is over."""
    for seat in players_of(st):
        player = st.players[seat]
        player.kept_corruption = player.unpaid = 0
        player.third_actions = {}
    st.lasting, st.delayed = [], []
    if st.cycle == CYCLES:
        decide(st)
        return
    st.cycle += 1
    for seat in players_of(st):
        take_back_cards(st, seat)
    begin_preparation(st)


def take_back_cards(st: State, seat: int) -> None:
    """All Focus cards that are in use in the Cycle that begins."""
    player, known = st.players[seat], parts().focus_cards
    hand = hand_of(player.house)
    player.hand = [card for card in hand if known[card].from_cycle <= st.cycle]
    player.discard = [card for card in hand if card not in player.hand]


def decide(st: State) -> None:
    """The most Influence wins (P75); with others or alone all players against the Voidborn (P70)."""
    if st.coop is not None:
        coop.finish(st)
        return
    won = winners(st)
    best = st.players[won[0]].influence
    end_game(st, won, say("vf-end-influence", influence=best))


def end_game(st: State, won: tuple[int, ...], reason: Text) -> None:
    """The game is over."""
    st.phase, st.turn, st.tasks, st.battle = "end", None, [], None
    end_with(st, Outcome(won, reason))
