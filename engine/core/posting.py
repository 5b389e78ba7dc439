"""Things that lie on the table for a while and have a public message of their own, such as the proposals of a deal."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.text import Text

ReplyState: TypeAlias = Literal["waiting", "accepted", "declined", "countered"]
Ending: TypeAlias = Literal["done", "withdrawn", "adopted", "void"]
"""How a posting came to its end: carried out, taken back by its author, made part of another one, or dropped."""


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What a seat whose consent is wanted has said to the present version."""

    seat: int
    state: ReplyState


class Posting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may read of it. When anything here changes, its message is brought up to date.

    `number` stays, `version` counts its changes; `author` is the seat it comes from, `terms` says in words what it is
    about, `of` is the posting that it answers. `ready`: everybody whose consent is wanted has accepted this version.
    """

    number: int
    version: int
    kind: str
    author: int
    terms: Text
    replies: tuple[Reply, ...] = ()
    of: int | None = None
    ready: bool = False
