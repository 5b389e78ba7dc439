"""The courier brings what the outbox holds to those who must see it, through a Postman."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Posted(msgspec.Struct, frozen=True):
    """A message that is out there."""

    channel_id: int
    message_id: int


class Item(msgspec.Struct, frozen=True):
    """One thing to show.

    `thing`: `lobby`, `board` (edit the public message), `turn` (post the public message anew and ping `ping`; at the end
    of a game: tell `ping` that it is over), `hand:<seat>` (the DM of `person_id`; posted anew if `ping` is not empty).
    `nonce` must be found in the message by `find`. `known` is the message posted before: the one to edit, or, for
    `turn`, the one that the new message replaces (the postman takes its buttons away or deletes it).
    """

    table_id: int
    thing: str
    nonce: str
    channel_id: int
    person_id: int | None = None
    ping: tuple[int, ...] = ()
    known: Posted | None = None
    attempt: int = 1


class TryLater(Exception):
    """Not now: after so many seconds (None: as the courier sees fit)."""

    def __init__(self, reason: str, after: float | None = None) -> None:
        super().__init__(reason)
        self.after = after


class Undeliverable(Exception):
    """Never: closed DM, missing permission, deleted channel. The thing is dropped until it changes again."""


class Postman(Protocol):
    """Carries one item. Written where Discord is known."""

    async def deliver(self, item: Item) -> Posted | None:
        """Edit `item.known`, or post anew if there is none or it is gone; None: nothing needs to be shown.
        Raises TryLater or Undeliverable; anything else counts as TryLater."""

    async def find(self, item: Item) -> Posted | None:
        """The message that carries `item.nonce`, if an interrupted delivery got through."""
