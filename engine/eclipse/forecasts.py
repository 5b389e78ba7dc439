"""What onlookers can predict: who holds a sector after its battle. Reads only what everybody sees."""

from __future__ import annotations

from engine.core.optional import Forecast, Forecasts
from engine.core.text import say
from engine.eclipse.combat.battle import BATTLES_A_ROUND
from engine.eclipse.combat.fight import winner_of
from engine.eclipse.combat.shown import contested
from engine.eclipse.names import place_name, side_name
from engine.eclipse.state import State

EARLY = 3
"""Up to this round the winner can be predicted."""


class Outcomes(Forecasts[State]):
    """Battles between two sides, up to the end of the action phase: then the dice fall."""

    def early(self, st: State, steps: int, /) -> bool:
        """In the first rounds."""
        return st.round <= EARLY

    def upcoming(self, st: State, /) -> tuple[Forecast, ...]:
        """The sectors where two hostile sides stand."""
        if st.phase != "action":
            return ()
        found = []
        for place in contested(st):
            sides = sorted({fleet.side for fleet in st.sectors[place].fleets})
            if len(sides) == 2:
                answers = tuple((str(side), side_name(side)) for side in sides)
                about = say("ecl-forecast-battle", place=place_name(place))
                found.append(Forecast(f"battle:{st.round}:{place}", about, answers))
        return tuple(found)

    def decided(self, st: State, key: str, /) -> str | None:
        """Who has ships left after the battle of that round there; nobody where there was none."""
        _, written, place = key.split(":")
        number = int(written)
        for battle in st.fought:
            if battle.place == place and battle.number // BATTLES_A_ROUND == number:
                winner = winner_of(battle)
                return "" if winner is None else str(winner)
        over = st.round > number or (st.round == number and st.phase in ("upkeep", "cleanup"))
        return "" if over else None
