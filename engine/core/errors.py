"""The exception tree of the engine.

EngineError
├── Refused            a person asked for something the rules do not allow; shown to that person
│   ├── NotOwed        this seat owes no answer now
│   ├── IllegalChoice  the answer is not among the options
│   └── NoWayBack      undo is closed: something was revealed, or somebody else acted since
├── Stale              an answer to a question that is no longer asked (an old button)
└── Broken             our bug: an invariant failed, a dead end, a replay that does not fit
"""

from __future__ import annotations

from engine.core.text import Text, say
from engine.core.undo_reasons import OTHERS


class EngineError(Exception):
    """Everything the engine raises on purpose."""


class Refused(EngineError):
    """Not allowed by the rules. `text` tells the person why and what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class NotOwed(Refused):
    """The seat has nothing to decide at present."""

    def __init__(self) -> None:
        super().__init__(say("error-not-owed"))


class IllegalChoice(Refused):
    """The answer is not one of the options, or there are too few or too many of them."""

    def __init__(self, key: str, text: Text | None = None) -> None:
        super().__init__(text or say("error-illegal-choice", choice=key))
        self.key = key


class NoWayBack(Refused):
    """The last answer of this seat cannot be undone. `why` is one of `engine.core.undo_reasons` or the title's own."""

    def __init__(self, why: Text = OTHERS) -> None:
        super().__init__(say("error-no-way-back", why=why))


class Stale(EngineError):
    """The serial number of the answer is not that of the present question."""


class Broken(EngineError):
    """A defect of the program, never a mistake of a player."""


def require(holds: bool, what: str) -> None:
    """Raise Broken, with the name of the violated invariant, unless the condition holds."""
    if not holds:
        raise Broken(what)
