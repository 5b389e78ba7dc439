"""What stays in the channel of a game: battles, and what each round has brought."""

from __future__ import annotations

from engine.core.posting import Posting
from engine.core.text import say
from engine.eclipse.components import ROUNDS
from engine.eclipse.names import place_name, side_name
from engine.eclipse.state import Battle, State


def postings(st: State) -> tuple[Posting, ...]:
    """The battles of the latest combat phase, the one that is being fought last."""
    found = [record_of(battle, over=True) for battle in st.fought]
    return tuple(found if st.battle is None else [*found, record_of(st.battle, over=False)])


def record_of(battle: Battle, *, over: bool) -> Posting:
    """A battle. It has another version in every round, and when it is over."""
    seats = [side for side in (battle.attacker, battle.defender) if side >= 0]
    terms = say(
        "ecl-record-battle",
        place=place_name(battle.place),
        attacker=side_name(battle.attacker),
        defender=side_name(battle.defender),
    )
    to = seats[1] if len(seats) > 1 else None
    return Posting(battle.number, battle.round + over, "battle", seats[0], terms, to=to, lasting=True)


def chapter(st: State) -> int | None:
    """The round; after the last one the next number. None in the draft."""
    if st.phase == "draft":
        return None
    return st.round + (st.outcome is not None and st.round == ROUNDS)
