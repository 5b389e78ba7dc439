"""Conditions of Crises: deeds, states, and payments in addition to deeds (P60 to P62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from engine.core.text import Text
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.conditions import Condition
from engine.voidfall.vocabulary.costs import Cost, cost_deed
from engine.voidfall.vocabulary.terms import NOT_EMPTY, Few, Installation, Level, Some, union_of
from engine.voidfall.vocabulary.words import installations, joined, record_text


class _Deed(Record, frozen=True, tag_field="deed"):
    """Something that a player does in the game: `build a Sector Defense`."""

    messages = "deed"


class Invaded(_Deed, frozen=True):
    """A successful invasion."""

    target: Literal["any", "voidborn", "corrupted", "population_4"] = "any"
    """What the sector was before the combat."""
    least_voidborn: Some = 0
    """At least so many Voidborn cubes were there before the Approach."""
    least_moved: Some = 0
    most_moved: Few | None = None
    """At least, at most so many cubes moved in."""
    no_loss: bool = False
    """The invader recalled no cube in the combat."""
    purified: bool = False
    """The Corruption of the sector was removed in the same turn."""

    def text(self) -> Text:
        target = record_text("deed", self, "" if self.target == "any" else f"-{self.target.replace('_', '-')}")
        details = []
        if self.least_voidborn:
            details.append(record_text("deed", self, "-least-voidborn", n=self.least_voidborn))
        if self.least_moved:
            details.append(record_text("deed", self, "-least-moved", n=self.least_moved))
        if self.most_moved is not None:
            details.append(record_text("deed", self, "-most-moved", n=self.most_moved))
        if self.no_loss:
            details.append(record_text("deed", self, "-no-loss"))
        if self.purified:
            details.append(record_text("deed", self, "-purified"))
        return joined("vf-deed-with", [target, *details])


class Built(_Deed, frozen=True):
    """An Installation was built."""

    kind: Installation | None = None
    not_home: bool = False

    def text(self) -> Text:
        what = installations((self.kind,) if self.kind else (), 1)
        return record_text("deed", self, "-not-home" if self.not_home else "", what=what)


class Established(_Deed, frozen=True):
    """A Guild was established."""


class TookTradeToken(_Deed, frozen=True):
    """A Trade token was taken."""


class EndedActions(_Deed, frozen=True):
    """The end of the Action step, outside any action."""


class InActions(_Deed, frozen=True):
    """Any time in the Action step, outside any action."""


class RemovedCorruption(_Deed, frozen=True):
    """A Corruption was removed."""

    place: Literal["any", "sector", "house_mat"] = "any"

    def text(self) -> Text:
        return record_text("deed", self, "" if self.place == "any" else f"-{self.place.replace('_', '-')}")


class Regrouped(_Deed, frozen=True):
    """Cubes were regrouped; `moves`: each step counts."""

    moves: bool = False

    def text(self) -> Text:
        return record_text("deed", self, "-moves" if self.moves else "")


class Deployed(_Deed, frozen=True):
    """A cube was deployed."""


class Activated(_Deed, frozen=True):
    """A cube was activated."""


class GainedTechnology(_Deed, frozen=True):
    """A Technology was gained."""

    level: Level | None = None

    def text(self) -> Text:
        return record_text("deed", self, f"-{self.level}" if self.level else "")


class IncreasedPopulation(_Deed, frozen=True):
    """A Pure Population went up."""


class Produced(_Deed, frozen=True):
    """A resource was produced; `different`: each type counts once."""

    different: bool = False

    def text(self) -> Text:
        return record_text("deed", self, "-different" if self.different else "")


class GainedAgenda(_Deed, frozen=True):
    """An Agenda was gained."""


class UpgradedGlory(_Deed, frozen=True):
    """A Glory token was upgraded."""


class Advanced(_Deed, frozen=True):
    """A space on a Civilization track was reached."""


class PlayedAgenda(_Deed, frozen=True):
    """An Agenda was played."""


class Abandoned(_Deed, frozen=True):
    """A sector outside Home was abandoned by moving or recalling cubes."""


class Overproduced(_Deed, frozen=True):
    """A resource was overproduced."""


class WonWithLoss(_Deed, frozen=True):
    """A combat was won in which at least one cube was recalled."""


class KeptAgenda(_Deed, frozen=True):
    """An Agenda was kept in play at Clean-up."""


if TYPE_CHECKING:
    Deed: TypeAlias = _Deed
else:
    Deed = union_of(_Deed)


class _Solution(Record, frozen=True, tag_field="solved"):
    """How a Crisis is solved, by one player alone: `complete a successful invasion of a Corrupted sector`."""

    messages = "solved"


class ByDeed(_Solution, frozen=True):
    """By doing something, so many times in one turn; cubes, Guilds, spaces and types count one by one."""

    deed: Deed
    times: Few = 1

    def text(self) -> Text:
        return self.deed.text() if self.times == 1 else record_text("solved", self, deed=self.deed.text(), n=self.times)


class ByState(_Solution, frozen=True):
    """When something holds at any moment, checked after every unit of play."""

    condition: Condition


class ByPaying(_Solution, frozen=True):
    """By paying a cost in addition to that of a deed."""

    deed: Deed
    cost: Annotated[Cost, NOT_EMPTY]

    def text(self) -> Text:
        alone = "-alone" if isinstance(self.deed, EndedActions | InActions) else ""
        return record_text("solved", self, alone, deed=self.deed.text(), cost=cost_deed(self.cost))


Solution: TypeAlias = ByDeed | ByState | ByPaying
