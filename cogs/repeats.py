"""Interactions that Discord sends twice (after a reconnect), and autocomplete before anybody reads what was typed.

Discord answers the second response to an interaction with an error. So each interaction is served once: the id of each
is remembered for as long as its token is good, up to `MOST_REMEMBERED` of them.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any

import discord

from cogs.discord_types import Interaction
from cogs.errors import ANSWERED, UNKNOWN_INTERACTION
from cogs.metrics import Metrics

log = logging.getLogger(__name__)

MOST_REMEMBERED = 4096
LONGEST_TYPED = 120
"""Characters of a half-typed option that are read. Discord shows suggestions of at most 100."""
TOO_LATE = (UNKNOWN_INTERACTION, ANSWERED)
"""Error codes of the answer to an interaction that has expired, or that was answered before."""


class Repeats:
    """Which interactions were served by this process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._served: OrderedDict[int, None] = OrderedDict()

    def is_repeated(self, interaction: Interaction) -> bool:
        """Whether this interaction was served before. If not, it counts as served now."""
        if interaction.id in self._served:
            self.note("sent again by Discord")
            return True
        self._served[interaction.id] = None
        if len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)
        return False

    def is_refusal(self, error: Exception) -> bool:
        """Whether an interaction was not served because of this error: it was too old, or had its answer already."""
        if isinstance(error, discord.InteractionResponded) or getattr(error, "code", None) == ANSWERED:
            self.note("answered before")
        elif isinstance(error, discord.NotFound):
            log.warning("an interaction was too old to be answered")
        else:
            return False
        return True

    def note(self, why: str) -> None:
        """Count an interaction that came twice."""
        self._metrics.repeated.inc()
        log.info("an interaction was left alone: %s", why)


def cut_typed(options: list[Any]) -> None:
    """Shorten every text in the options of a command that is being typed, those of its subcommands included."""
    for option in options:
        if isinstance(option.get("value"), str):
            option["value"] = option["value"][:LONGEST_TYPED]
        cut_typed(option.get("options") or [])


class LateAnswers(logging.Filter):
    """Keeps discord.py from logging a traceback where a suggestion came too late or twice."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is of something else."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, discord.HTTPException) or error.code not in TOO_LATE:
            return True
        log.info("suggestions could not be shown in time (%s)", error.code)
        return False
