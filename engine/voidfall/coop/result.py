"""How a cooperative or solo game ends: all players win together, or all lose against the Voidborn (section 1, P70)."""

from __future__ import annotations

from engine.core.kit import Outcome, end_with, seats_in
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.coop.score import voidborn_score
from engine.voidfall.names import SEATS
from engine.voidfall.state import State

LEAST_PLAYERS = 2
"""Of a cooperative game that is no solo game."""


def finish(st: State) -> None:
    """After the last Evaluation: every player must have more Influence than the Voidborn have points (P70)."""
    score = voidborn_score(st)
    least = min(st.players[seat].influence for seat in seats_in(st))
    if least >= score + least_ahead():
        end(st, Outcome(seats_in(st), say("vf-end-voidborn-beaten", score=score, least=least)))
    elif least == score:
        lose(st, say("vf-end-voidborn-level", score=score, needed=score + least_ahead()))
    else:
        lose(st, say("vf-end-voidborn-ahead", score=score, least=least))


def least_ahead() -> int:
    """How far above the Voidborn every player must be: a tie is lost (P70), unless a setting says otherwise."""
    return int(parts().settings.coop_win != "at_least")


def lose(st: State, reason: Text) -> None:
    """The Voidborn have won: all players have lost."""
    end(st, Outcome((), reason, beaten=True))


def leave(st: State, seat: int) -> None:
    """A seat has resigned. The others go on without it; a single player is too few for a cooperative game, which is
    lost."""
    if len(st.players) == 1:
        lose(st, say("vf-end-resigned", side=SEATS[seat]))
    elif len(seats_in(st)) < LEAST_PLAYERS:
        lose(st, say("vf-end-too-few-players", side=SEATS[seat]))


def end(st: State, outcome: Outcome) -> None:
    """The game is over: nothing waits any more."""
    st.phase = "end"
    st.tasks.clear()
    end_with(st, outcome)
