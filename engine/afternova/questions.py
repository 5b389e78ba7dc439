"""The kinds of questions of which something may be tried that is not possible (`Ask.kind`)."""

from __future__ import annotations

from enum import StrEnum


class Question(StrEnum):
    """The kinds of questions; the others have none."""

    ACTION = "action"
    DISCARD = "discard"
    MARKET = "market"
    TALK = "talk"
    WINDOW = "window"
