"""How often a seat has done in this turn what a Crisis asks for (P60)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.voidfall import happenings as was
from engine.voidfall.happenings import Happening
from engine.voidfall.state import State
from engine.voidfall.vocabulary import crises as of
from engine.voidfall.vocabulary.crises import Deed

POPULATION_4 = 4

Fits: TypeAlias = Callable[[State, Any, Any], bool]


def times_done(st: State, seat: int, deed: Deed) -> int:
    """How often the seat has done it in this turn; cubes, Guilds, spaces and types count one by one."""
    done = [what for what in st.span.happened if what.seat == seat]
    if isinstance(deed, of.Invaded):
        return sum(1 for number, what in enumerate(done) if _invaded(deed, what, done[number + 1 :]))
    found = [what for what in done if fits(st, deed, what)]
    if isinstance(deed, of.Produced) and deed.different:
        return len({what.resource for what in found if isinstance(what, was.ResourceProduced)})
    return len(found)


def fits(st: State, deed: Deed, what: Happening) -> bool:
    """Whether this happening is such a deed. What must be removed from the invaded sector afterwards is not looked
    at."""
    if isinstance(deed, of.Invaded):
        return _target_fits(deed, what)
    test = FITS.get(type(deed))
    return test is not None and test(st, deed, what)


def _invaded(deed: of.Invaded, what: Happening, later: Sequence[Happening]) -> bool:
    if not _target_fits(deed, what):
        return False
    return not deed.purified or any(
        isinstance(each, was.CorruptionRemoved) and each.where == "sector" and each.place == what.place
        for each in later
        if isinstance(what, was.SectorInvaded)
    )


def _target_fits(deed: of.Invaded, what: Happening) -> bool:
    if not isinstance(what, was.SectorInvaded):
        return False
    targets = {
        "any": True,
        "voidborn": what.voidborn > 0,
        "corrupted": what.corrupted,
        "population_4": what.population >= POPULATION_4,
    }
    return (
        targets[deed.target]
        and what.voidborn >= deed.least_voidborn
        and what.moved >= deed.least_moved
        and (deed.most_moved is None or what.moved <= deed.most_moved)
        and not (deed.no_loss and what.lost)
    )


def _is(kind: type[Happening]) -> Fits:
    return lambda st, deed, what: isinstance(what, kind)


def _built(st: State, deed: of.Built, what: Happening) -> bool:
    if not isinstance(what, was.InstallationBuilt) or deed.kind not in (None, what.kind):
        return False
    return not deed.not_home or st.sectors[what.place].home is None


def _removed(st: State, deed: of.RemovedCorruption, what: Happening) -> bool:
    if not isinstance(what, was.CorruptionRemoved):
        return False
    if deed.place == "sector":
        return what.where == "sector"
    return deed.place == "any" or what.where in ("track", "agenda_slot")


def _regrouped(st: State, deed: of.Regrouped, what: Happening) -> bool:
    return isinstance(what, was.CubeRegrouped) and (deed.moves or what.first)


def _technology(st: State, deed: of.GainedTechnology, what: Happening) -> bool:
    return isinstance(what, was.TechnologyGained) and deed.level in (None, what.level)


def _overproduced(st: State, deed: of.Overproduced, what: Happening) -> bool:
    return isinstance(what, was.ResourceProduced) and what.over


def _won_with_loss(st: State, deed: of.WonWithLoss, what: Happening) -> bool:
    return isinstance(what, was.SectorInvaded | was.SkirmishWon) and what.lost > 0


FITS: dict[type[Deed], Fits] = {
    of.Built: _built,
    of.Established: _is(was.GuildEstablished),
    of.TookTradeToken: _is(was.TradeTokenTaken),
    of.RemovedCorruption: _removed,
    of.Regrouped: _regrouped,
    of.Deployed: _is(was.CubeDeployed),
    of.Activated: _is(was.CubeActivated),
    of.GainedTechnology: _technology,
    of.IncreasedPopulation: _is(was.PopulationIncreased),
    of.Produced: _is(was.ResourceProduced),
    of.GainedAgenda: _is(was.AgendaGained),
    of.UpgradedGlory: _is(was.GloryUpgraded),
    of.Advanced: _is(was.TrackAdvanced),
    of.PlayedAgenda: _is(was.AgendaPlayed),
    of.Abandoned: _is(was.SectorAbandoned),
    of.Overproduced: _overproduced,
    of.WonWithLoss: _won_with_loss,
    of.KeptAgenda: _is(was.AgendaKept),
}
"""By the kind of deed, but invasions. The end of the Action step, and any time in it, are nothing that happens."""
