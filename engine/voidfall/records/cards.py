"""Cards: Focus cards, Technologies, Agendas, events, Crises."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.core.components import Certainty
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.crises import Solution
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.technology_rules import TechnologyRule
from engine.voidfall.vocabulary.terms import AgendaType, Category, CrisisType, FocusType, Level, Mode, Track

Cycle: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]


class CardAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the three actions of a Focus card. Actions of the same id have the same name."""

    id: str
    cost: Cost
    then: Effect


class FocusCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Focus card: standard, of a `house` in place of the standard one it `replaces`, heroic (solo), joint (coop)."""

    id: str
    set: Literal["standard", "house", "heroic", "joint"]
    type: FocusType
    agendas: tuple[AgendaType, ...]
    """The types of Agenda that may be played with it."""
    actions: tuple[CardAction, CardAction, CardAction]
    source: Certainty
    house: str | None = None
    replaces: FocusType | None = None
    from_cycle: Cycle = 1


class CivilizationTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The benefits of spaces 1 to 7 of a Civilization track; None: no benefit. `set`: standard, or a house's own."""

    id: str
    set: str
    track: Track
    benefits: tuple[
        Effect | None, Effect | None, Effect | None, Effect | None, Effect | None, Effect | None, Effect | None
    ]
    source: Certainty


class TechnologySource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of what both sides do, and of the immediate effect of the Basic one."""

    rules: Certainty
    immediate: Certainty


class Technology(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Technology: what the Basic card gives at once, and what each side changes. The Improved side is complete: it
    repeats what stays of the Basic one."""

    id: str
    house: str
    category: Category
    immediate: Effect
    basic: tuple[TechnologyRule, ...]
    improved: tuple[TechnologyRule, ...]
    source: TechnologySource

    def rules(self, level: Level) -> tuple[TechnologyRule, ...]:
        """What one side changes."""
        return self.basic if level == "basic" else self.improved


class AgendaKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of Agenda: with which Focus types it may be played, and its action. `same_resource`: if both parts of the
    action are used, for the same resource."""

    id: AgendaType
    focuses: tuple[FocusType, ...]
    then: Effect
    source: Certainty
    same_resource: bool = False


class Agenda(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Agenda with its two objectives."""

    id: str
    type: AgendaType
    objectives: tuple[Effect, Effect]
    source: Certainty


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frame on the left half of an event.

    `when`: each player in turn order, once for the table, lasting for the Cycle, delayed to the end of each player's
    first turn, together as one decision. `solid`: resolved in full or, if that is impossible, not at all; otherwise
    optional (P51).
    """

    when: Literal["each", "once", "lasting", "delayed", "together"]
    solid: bool
    then: Effect


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event: rounds of its Cycle, frames, and the two boxes of objectives on its right half (P56)."""

    id: str
    cycle: Cycle
    letter: str
    rounds: Annotated[int, msgspec.Meta(ge=1, le=8)]
    modes: tuple[Mode, ...]
    frames: tuple[Frame, ...]
    link: Literal["or", "and_or"]
    boxes: tuple[tuple[Effect, ...], tuple[Effect, ...]]
    source: Certainty


class CrisisSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of name and type, and of level, condition and penalty."""

    name: Certainty
    rules: Certainty


class CrisisCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Crisis. Level 0: a Starting Crisis. `penalty`: suffered if it is not solved (P63)."""

    id: str
    type: CrisisType
    level: Annotated[int, msgspec.Meta(ge=0, le=3)]
    solution: Solution
    penalty: Effect
    source: CrisisSource
