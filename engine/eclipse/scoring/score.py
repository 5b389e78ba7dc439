"""The score (facts, section 12): what everybody can count, and the reputation that shows at the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.kit import seats_in
from engine.core.text import say
from engine.core.title import ScoreSource, Told
from engine.eclipse.components import DISCOVERY_POINTS, DRACO, MONOLITH_POINTS, PLANTA, SECTORS, TRAITOR_POINTS
from engine.eclipse.effects import end_game
from engine.eclipse.map.geometry import class_count, owned
from engine.eclipse.state import ANCIENTS, State
from engine.eclipse.tracks import technology_points


class Points(msgspec.Struct, frozen=True):
    """Victory points by what they are for. `reputation` is hidden while the game runs."""

    reputation: int
    ambassadors: int
    sectors: int
    discoveries: int
    monoliths: int
    technologies: int
    traitor: int
    species: int

    @property
    def public(self) -> int:
        """All but the reputation."""
        return self.total - self.reputation

    @property
    def total(self) -> int:
        """The sum of all kinds of points."""
        return sum(getattr(self, name) for name in self.__struct_fields__)


def points(st: State, seat: int) -> Points:
    """A seat's victory points as things stand. Of a civilization that has collapsed only what it kept (P17.17.1)."""
    player = st.players[seat]
    if player.frozen_score is not None:
        return Points(sum(player.reputation), 0, 0, 0, 0, 0, 0, player.frozen_score)
    sectors = owned(st, seat)
    return Points(
        reputation=sum(player.reputation),
        ambassadors=len(player.partners),
        sectors=sum(SECTORS[sector.id].vp for sector in sectors),
        discoveries=DISCOVERY_POINTS * len(player.kept_discoveries),
        monoliths=MONOLITH_POINTS * sum(sector.monolith for sector in sectors),
        technologies=technology_points(player) if player.species else 0,
        traitor=TRAITOR_POINTS if st.traitor == seat else 0,
        species=species_points(st, seat),
    )


def species_points(st: State, seat: int) -> int:
    """Planta: 1 for each sector it controls. Draco: 1 for each Ancient on the map (ruling 26)."""
    match st.players[seat].species:
        case species if species == PLANTA:
            return len(owned(st, seat))
        case species if species == DRACO:
            return ancients_left(st)
    return 0


def ancients_left(st: State) -> int:
    """How many Ancients stand on the map."""
    return sum(class_count(sector, ANCIENTS, "ancient") for sector in st.sectors.values())


def scores(st: State) -> tuple[int, ...]:
    """The points by seat: while the game runs those that everybody can count, at the end all."""
    counted = [points(st, seat) for seat in range(len(st.players))]
    return tuple(each.public if st.outcome is None else each.total for each in counted)


def sources_of_points(st: State, told: Sequence[Told]) -> tuple[ScoreSource, ...]:
    """The points of all seats by what they are for, without what brought nobody any."""
    counted = [points(st, seat) for seat in range(len(st.players))]
    found = [(kind, tuple([getattr(each, kind) for each in counted])) for kind in Points.__struct_fields__]
    return tuple(ScoreSource(say(f"ecl-pic-points-{kind}"), row) for kind, row in found if any(row))


def resources(st: State, seat: int) -> int:
    """What decides between equal scores (P17.16.3)."""
    player = st.players[seat]
    return player.money + player.science + player.materials


def decide(st: State) -> None:
    """The game is over: the most points win; equal ones are decided by resources, then shared (P17.16.3). A collapsed
    civilization can win (P17.17.1), who has resigned cannot."""
    ranks = {seat: (points(st, seat).total, resources(st, seat)) for seat in seats_in(st)}
    best = max(ranks.values())
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    tied = sum(rank[0] == best[0] for rank in ranks.values()) > 1
    end_game(st, winners, say("ecl-end-tied" if tied else "ecl-end-points", points=best[0]))
