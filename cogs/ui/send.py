"""The one door for messages: whatever Orrery says to Discord goes out here.

Discord refuses a message with more than 40 components or 4,000 characters, and fails without a word on large texts in
Chinese that respect both limits. So a message is measured as the JSON it becomes; long texts are shortened from their
end until it fits, and what cannot be made to fit is our bug (`TooLarge`), never a poisoned request that is sent again.
Nobody is pinged who is not named in `ping`.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import ui

from cogs.ui.controls import CUSTOM_ID, LABEL, OPTION_TEXT, PLACEHOLDER, mark

if TYPE_CHECKING:
    from tables.records import Look

log = logging.getLogger(__name__)

COMPONENTS = 40
CHARACTERS = 4000
BYTES = 8000
BYTES_PER_TEXT = 12
"""Discord's own counting adds about this much for each text."""
ALT = 1024
LATE_PATIENCE = 180.0
"""Seconds for which a picture is expected that did not come in time: its process may have to be replaced, twice."""
_SHORTEST = 60


class PictureLike(Protocol):
    """What a painter makes."""

    @property
    def data(self) -> bytes: ...
    @property
    def alt(self) -> str: ...
    @property
    def filename(self) -> str: ...


class TooLarge(Exception):
    """A message that Discord would refuse. Our bug."""


class Page(ui.LayoutView):
    """A layout of controls that hold no state, so it never ends."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)


@dataclass(frozen=True)
class Follow:
    """How a private page goes on when its table changes.

    It shows the table as of `version`. `redraw` makes the page anew from what its person sees now; None: they are in
    the middle of something on it that is still valid.
    """

    table: int
    version: int
    redraw: Callable[[Look], Awaitable[OutgoingMessage | None]]


@dataclass(frozen=True)
class Late:
    """Pictures that a page goes out without. `again` lays it out anew, with those that have come by then."""

    pictures: tuple[asyncio.Future[PictureLike], ...]
    again: Callable[[], Awaitable[OutgoingMessage]]

    async def come(self, patience: float) -> bool:
        """Wait for so many seconds; whether all of them have come."""
        done, pending = await asyncio.wait(self.pictures, timeout=patience)
        return not pending and all(not each.cancelled() and each.exception() is None for each in done)


@dataclass
class OutgoingMessage:
    """A message to be: its layout, the pictures and files that it shows, whom it pings, what it follows if it is
    private, and what is missing on it as yet."""

    view: Page
    pictures: tuple[PictureLike, ...] = ()
    files: tuple[tuple[str, bytes], ...] = ()
    ping: tuple[int, ...] = ()
    follow: Follow | None = None
    late: Late | None = None

    def attachments(self) -> list[discord.File]:
        """New file objects; each can be sent once."""
        result = [discord.File(io.BytesIO(picture.data), filename=picture.filename) for picture in self.pictures]
        return result + [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]

    def mentions(self) -> discord.AllowedMentions:
        """Exactly those to be pinged."""
        users = [discord.Object(person) for person in self.ping]
        return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)


def compose(
    *items: ui.Item[Any] | None,
    accent: int | None = None,
    pictures: tuple[PictureLike, ...] = (),
    files: tuple[tuple[str, bytes], ...] = (),
    ping: tuple[int, ...] = (),
) -> OutgoingMessage:
    """One box with these items in it (None is left out). TooLarge if they are too many."""
    box: ui.Container[Any] = ui.Container(accent_colour=accent)
    try:
        for item in items:
            if item is not None:
                box.add_item(item)
        return OutgoingMessage(Page(box), pictures, files, ping)
    except ValueError as error:
        raise TooLarge(str(error)) from error


def text(content: str) -> ui.TextDisplay[Any] | None:
    """A paragraph, if there is anything to say."""
    return ui.TextDisplay(content) if content.strip() else None


def gallery(*pictures: PictureLike) -> ui.MediaGallery[Any] | None:
    """Pictures with their alt texts."""
    if not pictures:
        return None
    shown: ui.MediaGallery[Any] = ui.MediaGallery()
    for picture in pictures:
        shown.add_item(media=f"attachment://{picture.filename}", description=picture.alt[:ALT] or None)
    return shown


# -- measuring -------------------------------------------------------------------------------------------------------


@dataclass
class Measure:
    """What a message weighs, and what no shortening of texts can cure."""

    components: int = 0
    characters: int = 0
    bytes: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def fits(self) -> bool:
        """Within every limit."""
        return (
            not self.faults and self.components <= COMPONENTS and self.characters <= CHARACTERS and self.bytes <= BYTES
        )


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component with those inside it."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for inside in ("accessory", "component"):
            if component.get(inside):
                yield from walk([component[inside]])


def measure(components: list[dict[str, Any]]) -> Measure:
    """Weigh a message as the JSON it becomes."""
    result = Measure()
    seen: set[str] = set()
    for component in walk(components):
        result.components += 1
        custom_id = component.get("custom_id")
        if custom_id is not None:
            if len(custom_id) > CUSTOM_ID:
                result.faults.append(f"custom id of {len(custom_id)} characters: {custom_id}")
            if custom_id in seen:
                result.faults.append(f"custom id twice: {custom_id}")
            seen.add(custom_id)
        words = _words_of(component, result.faults)
        result.bytes += sum(len(word.encode()) for word in words)
        if component["type"] == discord.ComponentType.text_display.value:
            result.characters += len(component["content"])
            result.bytes += BYTES_PER_TEXT
    return result


def _words_of(component: dict[str, Any], faults: list[str]) -> list[str]:
    kind = component["type"]
    if kind == discord.ComponentType.text_display.value:
        return [component["content"]]
    if kind == discord.ComponentType.media_gallery.value:
        return [item.get("description") or "" for item in component["items"]]
    if kind == discord.ComponentType.button.value:
        label = component.get("label") or ""
        if len(label) > LABEL:
            faults.append(f"label of {len(label)} characters: {label}")
        if not label and not component.get("emoji"):
            faults.append("a button without a label")
        return [label]
    if kind == discord.ComponentType.action_row.value and len(component["components"]) > 5:
        faults.append("more than five buttons in a row")
    if kind != discord.ComponentType.select.value:
        return []
    options = component["options"]
    if not 1 <= len(options) <= 25:
        faults.append(f"a menu with {len(options)} choices")
    if len({option["value"] for option in options}) != len(options):
        faults.append("a menu with the same choice twice")
    words = [component.get("placeholder") or ""]
    if len(words[0]) > PLACEHOLDER:
        faults.append("a long placeholder")
    for option in options:
        parts = [option["label"], option.get("description") or ""]
        if any(len(part) > OPTION_TEXT for part in (*parts, option["value"])):
            faults.append(f"a choice with a long text: {option['label']}")
        words += parts
    return words


def fit(view: Page) -> None:
    """Shorten what may be shortened until the message fits; TooLarge if it never will."""
    state = measure(view.to_components())
    if state.fits:
        return
    if state.faults or state.components > COMPONENTS:
        raise TooLarge("; ".join(state.faults) or f"{state.components} components")
    for shorten in (_drop_details, _cut_texts, _cut_alt):
        shorten(view)
        state = measure(view.to_components())
        if state.fits:
            return
    raise TooLarge(f"{state.characters} characters, {state.bytes} bytes")


def _drop_details(view: Page) -> None:
    """Menu descriptions are the first to go, if the menus are most of the weight."""
    menus = [item for item in _leaves(view) if isinstance(item, ui.Select)]
    weight = sum(len((option.description or "").encode()) for menu in menus for option in menu.options)
    if weight * 3 < BYTES:
        return
    for menu in menus:
        for option in menu.options:
            option.description = None


def _cut_texts(view: Page) -> None:
    """Cut the longest text by its last line (or its tail), again and again."""
    for _ in range(2000):
        if measure(view.to_components()).fits:
            return
        displays = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        longest = max(displays, key=lambda item: len(item.content.encode()), default=None)
        if longest is None or len(longest.content) <= _SHORTEST:
            return
        body = longest.content.removesuffix("\n…").removesuffix("…")
        head, _, _ = body.rpartition("\n")
        longest.content = (
            f"{head}\n…" if len(head) > _SHORTEST else body[: max(_SHORTEST, len(body) * 3 // 4) - 1] + "…"
        )


def _cut_alt(view: Page) -> None:
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for media in item.items:
                media.description = (media.description or "")[:200] or None


def _leaves(view: Page) -> Iterator[ui.Item[Any]]:
    for item in view.walk_children():
        yield item.item if isinstance(item, ui.DynamicItem) else item


# -- sending ---------------------------------------------------------------------------------------------------------


async def answer(interaction: discord.Interaction[Any], out: OutgoingMessage) -> int | None:
    """Answer an interaction, or put the answer in place of what it showed before. Private unless deferred otherwise.
    Returns the message's id if Discord tells it."""
    fit(out.view)
    if not interaction.response.is_done():
        sent = await interaction.response.send_message(
            view=out.view, files=out.attachments(), ephemeral=True, allowed_mentions=out.mentions()
        )
        return sent.message_id
    edited = await interaction.edit_original_response(
        view=out.view, attachments=out.attachments(), allowed_mentions=out.mentions()
    )
    return edited.id


async def whisper(interaction: discord.Interaction[Any], out: OutgoingMessage) -> int | None:
    """A private word beside whatever the interaction shows. Returns the id of its message."""
    fit(out.view)
    if not interaction.response.is_done():
        return await answer(interaction, out)
    message = await interaction.followup.send(
        view=out.view, files=out.attachments(), ephemeral=True, allowed_mentions=out.mentions(), wait=True
    )
    return message.id


async def rewrite(interaction: discord.Interaction[Any], message_id: int, out: OutgoingMessage) -> None:
    """Put this in place of what a `whisper` of this interaction showed."""
    fit(out.view)
    await interaction.followup.edit_message(
        message_id, view=out.view, attachments=out.attachments(), allowed_mentions=out.mentions()
    )


async def post(channel: discord.abc.Messageable, out: OutgoingMessage, nonce: str) -> discord.Message:
    """Post a message; Discord itself drops a second one with the same nonce. Silent when nobody is pinged."""
    mark(out.view.walk_children(), nonce)
    fit(out.view)
    return await channel.send(
        view=out.view,
        files=out.attachments(),
        allowed_mentions=out.mentions(),
        nonce=nonce,
        silent=not out.ping,
    )


async def edit(message: discord.PartialMessage, out: OutgoingMessage, nonce: str = "") -> None:
    """Put this in place of what the message showed."""
    if nonce:
        mark(out.view.walk_children(), nonce)
    fit(out.view)
    await message.edit(view=out.view, attachments=out.attachments(), allowed_mentions=out.mentions())
