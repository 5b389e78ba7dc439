"""Technologies of cooperative and solo games: which copies are used, and those that are consumed (6.1, 6.9)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import FALLEN_DRAWN, MOST_CRACKED
from engine.voidfall.cooperation import common_state
from engine.voidfall.names import SEATS, technology_name
from engine.voidfall.state import Copies, State
from engine.voidfall.vocabulary.terms import Level, Mode

WITHOUT_FIRST = {1: 3, 2: 2}
"""So many Technologies have no copy that gives Influence, by the number of players."""


def draw_fallen_houses(chance: Chance, houses: list[str]) -> list[str]:
    """Four Fallen Houses without those of the players, from 1 to 3 of them cracked; the last one is drawn again until
    that is so (6.1)."""
    known = parts().fallen_houses
    deck = [house for house in known if house not in houses]
    chance.shuffle(deck)
    drawn, rest = deck[:FALLEN_DRAWN], deck[FALLEN_DRAWN:]
    while not 1 <= sum(known[house].cracked for house in drawn) <= MOST_CRACKED and rest:
        drawn[-1] = rest.pop(0)
    return drawn


def basic_copies(chance: Chance, mode: Mode, players: int, technologies: list[str]) -> dict[str, Copies]:
    """The copies of each Technology in the display: two, of which the first gives Influence. Solo has one of each,
    three of them without Influence; with two players in coop two Technologies lose the first copy (6.1)."""
    chosen: list[str] = []
    if mode != "competitive" and players in WITHOUT_FIRST:
        chosen = list(technologies)
        chance.shuffle(chosen)
        chosen = chosen[: WITHOUT_FIRST[players]]
    if mode != "solo":
        return {each: Copies(1, False) if each in chosen else Copies(2, True) for each in technologies}
    if parts().settings.solo_tech_copies == "rule_text":
        return {each: Copies(1, True) if each in chosen else Copies(2, True) for each in technologies}
    return {each: Copies(1, each not in chosen) for each in technologies}


def consumable_technologies(st: State, level: Level) -> list[str]:
    """The Technologies that can be consumed: any of the display, or the leftmost Improved one shown (6.9)."""
    if level == "basic":
        return list(st.display)
    return [] if st.blocked else st.improved[:1]


def consume(st: State, seat: int, technology: str, level: Level) -> None:
    """A Technology is put beside the board; of a Basic one the copy that gives Influence, if it is there (6.9)."""
    if level == "basic":
        copies = st.display[technology]
        copies.count -= 1
        copies.first = False
        if not copies.count:
            del st.display[technology]
    else:
        st.improved.remove(technology)
    common_state(st).consumed.append(technology if level == "basic" else f"{technology}+")
    text = say("vf-log-consumed", side=SEATS[seat], technology=technology_name(technology), level=level)
    st.record(text, seat=seat)
