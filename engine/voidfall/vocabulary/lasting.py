"""Lasting rules of events: named hooks that hold during the Cycle (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from engine.core.text import Text
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.costs import Cost, cost_text
from engine.voidfall.vocabulary.terms import Few, union_of
from engine.voidfall.vocabulary.words import record_text


class _Lasting(Record, frozen=True, omit_defaults=False, tag_field="rule"):
    """A rule that holds until the end of the Cycle. It reads as what holds until then."""

    messages = "lasting"


class SkipVoidStrikes(_Lasting, frozen=True):
    """Step 1 of the Evaluation phase does not happen."""


class KeepRemovedCorruption(_Lasting, frozen=True):
    """Corruption that a player removes is set aside until the Evaluation phase; it counts nowhere."""


class DeploySurcharge(_Lasting, frozen=True):
    """An action that deploys also costs Corruption, once a Focus turn for all its deployments, or Materials per cube.

    Deployments of event frames and of Carriers in combat cost nothing more.
    """

    corruption: Few
    materials: Few


class LowInfluenceShield(_Lasting, frozen=True):
    """A player with at most so much Influence suffers no Skirmish; one that is a Crisis penalty counts as suffered."""

    most: Annotated[int, msgspec.Meta(ge=1, le=200)]


class VoidbornAbsorption(_Lasting, frozen=True):
    """In every Salvo step of a Skirmish the Voidborn absorb so much Damage per Improved Technology of the defender."""

    amount: Few


class UpgradeNewGlory(_Lasting, frozen=True):
    """Whoever gains a Glory token may upgrade it so often at once."""

    amount: Few


class ReinforceHarbingers(_Lasting, frozen=True):
    """Before the Evaluation phase every Voidborn sector with a Harbinger gets cubes, up to its capacity."""

    cubes: Few


class PreferredSurcharge(_Lasting, frozen=True):
    """Every action of a Focus of a preferred type costs so much more Energy."""

    energy: Few


class PreferredCost(_Lasting, frozen=True):
    """Every action of a Focus of a preferred type costs this instead of its printed cost."""

    cost: Cost

    def text(self) -> Text:
        return record_text("lasting", self, cost=cost_text(self.cost))


if TYPE_CHECKING:
    LastingRule: TypeAlias = _Lasting
else:
    LastingRule = union_of(_Lasting)
