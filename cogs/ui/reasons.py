"""Why computers have played what they have played, in one sentence each."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.names import name_player
from cogs.ui.presentation import Presentation
from engine.core.text import say
from locales import message
from tables.records import TableInfo

REASON = "💭"


def reason_lines(info: TableInfo, presentation: Presentation, language: str) -> Iterator[str]:
    """A line for each computer whose last turn has a reason that is told."""
    for seat in info.seats:
        if seat.reason:
            gain, *cost = [say(presentation.meta.key(f"reason-{name}")) for name in seat.reason]
            name = name_player(info, seat, language)
            if cost:
                told = message("computer-reason-cost", language, name=name, gain=gain, cost=cost[0])
            else:
                told = message("computer-reason", language, name=name, gain=gain)
            yield f"-# {REASON} {told}"
