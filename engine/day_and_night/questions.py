"""The kinds of questions that code tells apart (`Ask.kind`)."""

from __future__ import annotations

from enum import StrEnum


class Question(StrEnum):
    """The question for an action of a turn, and those about cards that others do not see; all others have none."""

    DISCARD = "discard"
    STEAL = "steal"
    TURN = "turn"
    WONDER = "wonder"
