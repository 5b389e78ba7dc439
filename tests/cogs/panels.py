"""Reads laid-out panels for the tests."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.controls import Key
from cogs.ui.measure import walk
from cogs.ui.outgoing import OutgoingMessage


def written(out: OutgoingMessage) -> str:
    """All text on it, with ordinary spaces where a line may not end."""
    told = "\n".join(part["content"] for part in walk(out.view.to_components()) if part["type"] == 10)
    return told.replace("\xa0", " ")


def read_down(out: OutgoingMessage) -> Iterator[str]:
    """Its lines of text, and what stands in its menus while nothing is chosen, from the top to the bottom."""
    for part in walk(out.view.to_components()):
        yield from (part.get("content") or part.get("placeholder") or "").splitlines()


def reached(out: OutgoingMessage) -> Iterator[str]:
    """The option keys that one press or choice on this panel answers with."""
    for part in walk(out.view.to_components()):
        key = Key.parse(part.get("custom_id", ""))
        if key is not None and key.verb == "pick":
            yield key.arg
        if key is not None and key.verb == "both":
            given = [option["value"] for option in part.get("options", ())] or [key.arg]
            yield from (each.partition(">")[0] for each in given)
        if key is not None and key.verb in ("picks", "each"):
            yield from (option["value"] for option in part["options"])
