"""A message to be sent: its layout, its pictures and files, whom it pings, what it follows; short messages, and lines
that are added to a longer one."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import discord
from discord import ui

from cogs.discord_types import Gallery, Item
from engine.core.text import Text
from locales import translate
from locales.chinese import keep_together
from tables.records import Look

ALT = 1024
LATE_PATIENCE = 180.0
"""Seconds for which a late picture is awaited: its process may have to be replaced, twice."""


class PictureLike(Protocol):
    """The result of a painter."""

    @property
    def data(self) -> bytes: ...
    @property
    def alt(self) -> str: ...
    @property
    def filename(self) -> str: ...
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...


class TooLarge(Exception):
    """A message that Discord would refuse. A defect of ours."""


class Page(ui.LayoutView):
    """A layout of controls that hold no state, so it never expires."""

    def __init__(self, *items: Item) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def to_components(self) -> list[dict[str, Any]]:
        """What Discord receives: no line of a text ends between a number and its measure word."""
        components: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]  # discord.py has none
        _keep_together(components)
        return components


def _keep_together(components: list[dict[str, Any]]) -> None:
    for part in components:
        if part["type"] == discord.ComponentType.text_display.value:
            part["content"] = keep_together(part["content"])
        _keep_together(part.get("components") or [])


@dataclass(frozen=True)
class Follow:
    """How a private page continues when its table changes.

    It shows the table as of `version`. `redraw` makes the page again from what its person sees now. None: the person is
    in the middle of something on it that is still valid. `composing`: whether they are, on a panel, of which a person
    has only one; other pages have none.
    """

    table: int
    version: int
    redraw: Callable[[Look], Awaitable[OutgoingMessage | None]]
    composing: Callable[[Look], bool] | None = None


@dataclass(frozen=True)
class Late:
    """Pictures that are missing on a page that was sent, or anything else that it waits for. `again` makes the page
    again, with what is ready by then."""

    pictures: tuple[asyncio.Future[Any], ...]
    again: Callable[[], Awaitable[OutgoingMessage]]

    async def wait_for_all(self, patience: float) -> bool:
        """Wait for this many seconds. Returns whether all of them are ready."""
        done, pending = await asyncio.wait(self.pictures, timeout=patience)
        return not pending and all(not each.cancelled() and each.exception() is None for each in done)

    def forget(self) -> None:
        """Nobody will see them: something newer takes their place. Those that are not drawn yet never are."""
        for picture in self.pictures:
            picture.cancel()


@dataclass
class OutgoingMessage:
    """A message to be sent: its layout, its pictures and files, whom it pings and which role it calls, what it follows
    if it is private, and what is still missing on it."""

    view: Page
    pictures: tuple[PictureLike, ...] = ()
    files: tuple[tuple[str, bytes], ...] = ()
    ping: tuple[int, ...] = ()
    called: int | None = None
    follow: Follow | None = None
    late: Late | None = None

    def attachments(self) -> list[discord.File]:
        """New file objects; each can be sent once."""
        result = [discord.File(io.BytesIO(picture.data), filename=picture.filename) for picture in self.pictures]
        return result + [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]

    @property
    def calls(self) -> bool:
        """Whether it calls anybody."""
        return bool(self.ping) or self.called is not None

    def mentions(self) -> discord.AllowedMentions:
        """Exactly the people, and the role, to be pinged."""
        users = [discord.Object(person) for person in self.ping]
        roles = [discord.Object(self.called)] if self.called is not None else False
        return discord.AllowedMentions(everyone=False, roles=roles, users=users or False, replied_user=False)


def compose(
    *items: Item | None,
    accent: int | None = None,
    pictures: tuple[PictureLike, ...] = (),
    files: tuple[tuple[str, bytes], ...] = (),
    ping: tuple[int, ...] = (),
) -> OutgoingMessage:
    """One box with these items in it (None is left out). Raises TooLarge if they are too many."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
    try:
        for item in items:
            if item is not None:
                box.add_item(item)
        return OutgoingMessage(Page(box), pictures, files, ping)
    except ValueError as error:
        raise TooLarge(str(error)) from error


def with_file(words: str, name: str, data: bytes) -> OutgoingMessage:
    """A text with a file."""
    shown: ui.File[ui.LayoutView] = ui.File(f"attachment://{name}")
    return compose(text(words), shown, files=((name, data),))


def text(content: str) -> ui.TextDisplay[ui.LayoutView] | None:
    """A paragraph. None if the text is empty."""
    return ui.TextDisplay(content) if content.strip() else None


def gallery(*pictures: PictureLike) -> Gallery | None:
    """Pictures with their alt texts."""
    if not pictures:
        return None
    shown: Gallery = ui.MediaGallery()
    for picture in pictures:
        shown.add_item(media=f"attachment://{picture.filename}", description=picture.alt[:ALT] or None)
    return shown


def one_below_the_other(pictures: Iterable[PictureLike]) -> list[Gallery | None]:
    """Each picture in a gallery of its own: side by side a phone shows them too small."""
    return [gallery(picture) for picture in pictures]


def plain(words: str, *items: Item) -> OutgoingMessage:
    """A short message."""
    return compose(text(words), *items)


def plain_text(message: Text, language: str) -> OutgoingMessage:
    """A short message, translated."""
    return plain(translate(message, language))


def with_notice(out: OutgoingMessage, notice: str) -> OutgoingMessage:
    """The same message with a note above it."""
    return put_above(out, f"> {notice}") if notice else out


def put_above(out: OutgoingMessage, line: str) -> OutgoingMessage:
    """The same message with a line above the box. Raises TooLarge if there is no room for it."""
    items = list(out.view.children)
    out.view.clear_items()
    try:
        for item in (ui.TextDisplay(line), *items):
            out.view.add_item(item)
    except ValueError as error:
        raise TooLarge(str(error)) from error
    return out


def append_items(out: OutgoingMessage, *items: Item) -> None:
    """Add items at the end of the box."""
    box = out.view.children[0]
    assert isinstance(box, ui.Container)
    for item in items:
        box.add_item(item)
