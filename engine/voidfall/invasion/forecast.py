"""What an invasion will lead to if it is played best: for panels, before anything is chosen.

Exact for the combat (13.6.2, R36): without Drones, Escape Pods and deployments after the combat. The rules use the same
sides and the same combat core, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from engine.core.text import Text, say
from engine.voidfall.combat.aftermath import defender_discards_glory, influence
from engine.voidfall.combat.log import cubes_text
from engine.voidfall.combat.records import Battle, Cubes, Result
from engine.voidfall.combat.search import Forecast
from engine.voidfall.combat.search import forecast as best_play
from engine.voidfall.in_force import in_force
from engine.voidfall.invasion.sides import battle_for, cubes_of
from engine.voidfall.invasion.targets import Reach, distinct_reaches, sources
from engine.voidfall.map.sectors import controller
from engine.voidfall.names import place_name
from engine.voidfall.state import State
from engine.voidfall.tasks import InvasionTask, Place
from engine.voidfall.vocabulary.fleets import CombatBonus
from engine.voidfall.vocabulary.technology_rules import KeepsGlory
from engine.voidfall.vocabulary.terms import Fleet
from engine.voidfall.vocabulary.words import joined

FORECASTS_REMEMBERED = 256
Moves = Mapping[Place, Mapping[Fleet, int]]
"""The cubes that move into the target, by sector and type."""


class InvasionForecast(msgspec.Struct, frozen=True):
    """An invasion with best play.

    `combat`: how it ends, and on which way. `abandoned`: sectors that the cubes leave empty. `glory`: the sum of the
    invader's own Glory tokens that are discarded for them, the lowest ones. `influence`: for Glory after a success,
    tokens that lie on the sector included as they are. `beaten`: the defender discards a Glory token.
    """

    place: Place
    battle: Battle
    combat: Forecast
    abandoned: tuple[Place, ...]
    glory: int
    influence: int
    beaten: bool

    @property
    def wins(self) -> bool:
        """Whether the invasion succeeds."""
        return self.combat.result.winner == "invader"

    @property
    def left(self) -> Cubes:
        """The cubes that stand in the sector afterwards: the invader's, or the defender's."""
        return self.combat.result.invader if self.wins else self.combat.result.defender


def forecast(
    st: State,
    seat: int,
    place: Place,
    moves: Moves,
    bonus: CombatBonus | None = None,
    *,
    begun: InvasionTask | None = None,
) -> InvasionForecast | None:
    """What happens if these cubes invade a sector; None: there are no cubes. `begun`: the invasion that is under way,
    whose cubes have moved in already."""
    fleets: dict[Fleet, int] = dict(begun.moved) if begun is not None else {}
    emptied = list(begun.emptied) if begun is not None else []
    for source, given in moves.items():
        for fleet, count in given.items():
            fleets[fleet] = fleets.get(fleet, 0) + count
        sector = st.sectors[source]
        if sector.home is None and sum(given.values()) == sector.cubes:
            emptied.append(source)
    cubes = cubes_of(fleets)
    if not cubes.total:
        return None
    battle = battle_for(st, seat, place, cubes, bonus, emptied)
    return _with_glory(st, seat, place, battle, tuple(emptied))


def _with_glory(st: State, seat: int, place: Place, battle: Battle, emptied: tuple[Place, ...]) -> InvasionForecast:
    combat = remembered_forecast(battle)
    holder = controller(st.sectors[place])
    opponent = [] if holder is None else st.players[holder].glory
    tokens = sorted(st.players[seat].glory)
    lost = 0 if in_force(st, seat, KeepsGlory) else len(emptied)
    won = combat.result.winner == "invader"
    return InvasionForecast(
        place,
        battle,
        combat,
        emptied,
        sum(tokens[:lost]),
        influence(battle, tokens[lost:], st.sectors[place].glory, opponent) if won else 0,
        defender_discards_glory(battle, combat.result, len(opponent)),
    )


@lru_cache(maxsize=FORECASTS_REMEMBERED)
def remembered_forecast(battle: Battle) -> Forecast:
    """The battle with best play. A panel that is shown again asks for the same ones."""
    return best_play(battle)


def all_that_can(st: State, seat: int, place: Place) -> dict[Place, dict[Fleet, int]]:
    """All cubes that can move into a sector at once, by the way on which most can."""

    def moved(way: Reach) -> dict[Place, dict[Fleet, int]]:
        return {source: dict(st.sectors[source].fleets) for source in sources(st, seat, place, way)}

    def count(given: dict[Place, dict[Fleet, int]]) -> int:
        return sum(sum(fleets.values()) for fleets in given.values())

    return max((moved(way) for way in distinct_reaches(st, seat, place)), key=count)


def result_text(result: Result, *, voidborn: bool) -> Text:
    """`wins, left: 2 Corvettes`, of a combat; `voidborn`: against such."""
    wins = result.winner == "invader"
    cubes = cubes_text(result.invader if wins else result.defender, voidborn=not wins and voidborn)
    key = {"invader": "vf-forecast-win", "defender": "vf-forecast-loss", "tie": "vf-forecast-tie"}[result.winner]
    if result.winner == "defender" and not cubes:
        key = "vf-forecast-repelled"
    return say(key, cubes=cubes)


def forecast_text(seen: InvasionForecast) -> Text:
    """`wins, 2 Corvettes left; abandons sector 2B (Glory -2); 5 Influence for Glory`."""
    parts = [result_text(seen.combat.result, voidborn=seen.battle.defender.voidborn)]
    if seen.wins:
        parts.append(say("vf-forecast-influence", n=seen.influence))
    if seen.abandoned:
        places = [place_name(each) for each in seen.abandoned]
        if seen.glory:
            parts.append(say("vf-forecast-abandons", places=places, glory=seen.glory))
        else:
            parts.append(say("vf-forecast-abandons-free", places=places))
    if seen.beaten:
        parts.append(say("vf-forecast-glory"))
    return joined("vf-forecast-and", parts)
