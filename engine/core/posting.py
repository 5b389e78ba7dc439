"""Postings: open items at the table that some seats answer, such as the proposals of a deal, and records of what
happens there, such as a battle."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.text import Text

ReplyState: TypeAlias = Literal["waiting", "accepted", "declined", "countered"]


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What a seat whose consent is needed has answered to the present version."""

    seat: int
    state: ReplyState


class Posting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public content of a posting.

    `number` stays the same, `version` counts its changes. `author` is the seat it comes from, `to` the seat it is made
    to if nobody's consent is needed. `terms` says in words what it is about. `of` is the posting that it answers.
    `ready`: everybody whose consent is needed has accepted this version. `detail` can change without a new version.
    `lasting`: a record, which nobody answers. It has a message of its own, which is edited with each version and stays
    as it is when the posting is gone; its number is never used again. A title keeps it for a while after its last
    version, because a message is made from the present state.
    """

    number: int
    version: int
    kind: str
    author: int
    terms: Text
    replies: tuple[Reply, ...] = ()
    of: int | None = None
    ready: bool = False
    to: int | None = None
    detail: Text | None = None
    lasting: bool = False

    @property
    def seats(self) -> set[int]:
        """The seats that it concerns."""
        return {self.author, *(reply.seat for reply in self.replies)} | ({self.to} if self.to is not None else set())
