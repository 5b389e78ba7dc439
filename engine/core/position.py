"""A position of a game: the state, what people may know of it, and its hash."""

from __future__ import annotations

from itertools import tee
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.errors import Broken
from engine.core.kit import GameState
from engine.core.saved import Saved, digest_of, encode
from engine.core.shapes import hash_of
from engine.core.title import Standing, Title

S = TypeVar("S", bound=GameState)


class Position(Generic[S]):
    """The present state of a game of this title."""

    def __init__(self, title: Title[S], state: S) -> None:
        self.title = title
        self.state = state

    def view(self, seat: int | None) -> Any:
        """What the seat may know of the present state."""
        return self.title.view(self.state, seat)

    def standing(self) -> Standing:
        """The state of the game: who leads or has won."""
        return self.title.standing(self.state)

    def digest(self) -> str:
        """A short hash of the state without events not yet collected. It is stored with each choice, so that a changed
        rule is noticed when a game is loaded."""
        return hash_of(self._hashed())

    def stood_at(self, state_hash: str) -> bool:
        """Whether this was the digest of the present state, when it was taken by this version or an older one."""
        return any(hash_of(form) == state_hash for form in self.title.shapes.forms(self.state, self.state_bytes()))

    def state_bytes(self) -> bytes:
        """The position: the state without events not yet collected."""
        state = self.state
        begun_with, state.begun_with = state.begun_with, msgspec.UNSET
        data = self._encoded()
        state.begun_with = begun_with
        return data

    def _encoded(self) -> bytes:
        events, self.state.events = self.state.events, []
        data = encode(self.state)
        self.state.events = events
        return data

    def _hashed(self) -> bytes:
        return self.title.shapes.hashed(self.state, self.state_bytes())

    def _leads_to(self, saved: Saved, state_hash: str) -> bool:
        """Whether this is the position that was saved, in one of the forms in which it may have been hashed. Raises
        Broken if it is, but not the one that this hash belongs to."""
        # Nearly always it is the first form, and the others take long: none is made before it is needed.
        forms, again = tee(self.title.shapes.forms(self.state, self.state_bytes()))
        if saved.digest and all(digest_of(form, saved.trail) != saved.digest for form in forms):
            return False
        if not state_hash or any(hash_of(form) == state_hash for form in again):
            return True
        if saved.digest:
            raise Broken("the saved game is not that of its last step")
        return False
