"""The common part of the scenario builders: a session with ways to act on it and to look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import IllegalChoice
from engine.core.events import Event
from engine.core.saved import decode, encode
from engine.core.session import Session
from engine.core.title import Standing
from locales import translate

V = TypeVar("V")


def of_kind(ask: Ask, kind: str) -> list[str]:
    """What may be answered; with a kind (`card`, `take`), only what follows its colon."""
    keys = [option.key for option in ask.options]
    return [key.partition(":")[2] for key in keys if key.startswith(f"{kind}:")] if kind else keys


class Seated(Generic[V]):
    """A session, its seats called by name. `log` holds the events since the table was set; `sound`: the laws
    are checked after every answer."""

    SEATS: ClassVar[Sequence[str]]

    def __init__(self, session: Session[Any], *, sound: bool = True) -> None:
        self.session = session
        self.sound = sound
        self.log: list[Event] = []
        self._check()

    def resigns(self, who: str) -> Self:
        """A player gives up."""
        return self._note(self.session.resign(self.SEATS.index(who)))

    def copy(self) -> Self:
        """The same game, to try something."""
        return type(self)(self.session.copy(), sound=self.sound)

    def imagined(self, number: int, chance: Chance) -> Any:
        """The state with all that the seat with this number cannot know dealt again."""
        state = decode(self.session.title.state_type, encode(self.session.state))
        self.session.title.imagine(state, number, chance)
        return state

    def view(self, who: str | None = None) -> V:
        """What a player (None: an onlooker) sees."""
        seen: V = self.session.view(None if who is None else self.SEATS.index(who))
        return seen

    @property
    def standing(self) -> Standing:
        """How the game stands."""
        return self.session.standing()

    def can_undo(self, who: str) -> bool:
        """Whether the player's last answer can be taken back."""
        return self.session.can_undo(self.SEATS.index(who))

    def undoes(self, who: str) -> Self:
        """Take the last answer back."""
        self.session.undo(self.SEATS.index(who))
        return self._note([])

    def _note(self, events: list[Event]) -> Self:
        self.log += events
        self._check()
        return self

    def _check(self) -> None:
        if self.sound:
            self.session.title.check(self.session.state)


class OneAsked(Seated[V]):
    """A game in which one at most is asked at a time."""

    def answers(self, *keys: str, by: str | None = None) -> Self:
        """Who is asked answers the present question with these keys (one question)."""
        owed = self.owed
        assert owed is not None, f"nobody is asked, so nobody can answer {keys}"
        assert by in (None, owed), f"{owed} is asked, not {by}"
        return self._note(self.session.submit(self.SEATS.index(owed), keys))

    def chooses(self, *keys: str, by: str | None = None) -> Self:
        """One answer after the other, each to its own question."""
        for key in keys:
            self.answers(key, by=by)
        return self

    @property
    def owed(self) -> str | None:
        """Who must answer, or None."""
        owed = self.session.owed()
        assert len(owed) <= 1
        return self.SEATS[owed[0]] if owed else None

    @property
    def ask(self) -> Ask:
        """The present question."""
        pending = self.session.pending(self.session.owed()[0])
        assert pending is not None
        return pending.ask

    def why_not(self, key: str, language: str = "en") -> str:
        """What who is asked is told if it answers this."""
        with pytest.raises(IllegalChoice) as refused:
            self.session.copy().submit(self.session.owed()[0], (key,))
        return translate(refused.value.text, language)

    def offers(self, kind: str = "") -> list[str]:
        """What may be answered now; with a kind, only what follows its colon."""
        return of_kind(self.ask, kind) if self.owed is not None else []
