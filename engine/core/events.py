"""What happened: each event has a public text, a private one, and the seats that may read the private one."""

from __future__ import annotations

import msgspec

from engine.core.text import Text


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, array_like=True):
    """One observable change.

    `public` is what everybody reads (None: nothing); the seats in `to` read `private` instead. `at` are the places on
    the picture that the event concerns. `seat` is the seat that caused it (None: the game itself).
    """

    public: Text | None
    private: Text | None = None
    to: tuple[int, ...] = ()
    at: tuple[str, ...] = ()
    seat: int | None = None

    def text_for(self, seat: int | None) -> Text | None:
        """What the seat (None: an onlooker) reads of this event."""
        return self.private if seat in self.to and self.private is not None else self.public


class Sealed(Event, frozen=True, omit_defaults=True, array_like=True):
    """Not an event but a mark before them, for the session only: undo was closed, and why."""

    why: Text | None = None
