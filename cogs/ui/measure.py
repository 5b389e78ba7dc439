"""The size of a message, and how it is made to fit.

Discord refuses a message with more than 40 components or 4,000 characters. It also fails, without a reason, on large
Chinese texts that are within both limits. So a message is measured as the JSON that is sent. Long texts are shortened
from their end until it fits. A message that cannot be made to fit is a defect of ours (`TooLarge`); it is not sent
again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.ui.controls import CUSTOM_ID, LABEL, OPTION_TEXT, PLACEHOLDER
from cogs.ui.outgoing import Page, TooLarge

COMPONENTS = 40
CHARACTERS = 4000
BYTES = 8000
BYTES_PER_TEXT = 12
"""Discord's own count adds about this much for each text."""
_SHORTEST = 60


@dataclass
class Measure:
    """The size of a message, and the problems that shortening texts cannot solve."""

    components: int = 0
    characters: int = 0
    bytes: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def fits(self) -> bool:
        """Whether it is within every limit."""
        return (
            not self.faults and self.components <= COMPONENTS and self.characters <= CHARACTERS and self.bytes <= BYTES
        )


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for inside in ("accessory", "component"):
            if component.get(inside):
                yield from walk([component[inside]])


def measure(components: list[dict[str, Any]]) -> Measure:
    """Measure a message as the JSON that is sent."""
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
    """Shorten texts until the message fits. Raises TooLarge if it never does."""
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
    """Menu descriptions are removed first, if the menus are most of the size."""
    items = (item.item if isinstance(item, ui.DynamicItem) else item for item in view.walk_children())
    menus = [item for item in items if isinstance(item, ui.Select)]
    weight = sum(len((option.description or "").encode()) for menu in menus for option in menu.options)
    if weight * 3 < BYTES:
        return
    for menu in menus:
        for option in menu.options:
            option.description = None


def _cut_texts(view: Page) -> None:
    """Remove the last line (or the end) of the longest text, again and again."""
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
