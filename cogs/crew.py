"""The worker processes of the bot, and what each of them is for."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import partial

from engine.titles import Owned
from render.picture_service import start_worker
from tables import import_check
from tables.workers import Workers

REST = 300.0
"""Seconds after which the process that plays games again ends, to give its memory back. It starts in half a second."""

MOST_PAINTERS = 4
"""By default; each takes some 100 MiB."""

FILE_PATIENCE = 20.0
"""Seconds in which a file must be read and its game played again; the longest games take two."""

FILE_MEMORY = 64 * 1024 * 1024
"""Bytes that this may take."""


def _file_readers(components: Owned | None = None) -> Workers:
    """Whoever sends a file decides what is in it: each is read once, in a fresh process with little time and memory."""
    return Workers(
        1,
        components,
        name="process that reads files",
        patience=FILE_PATIENCE,
        start=import_check.load_titles,
        tries=1,
        rest=0,
        memory=FILE_MEMORY,
        nice=5,
    )


@dataclass
class Crew:
    """Those beside the bot's own process. They start when they are first needed."""

    thinkers: Workers | None = None
    """For computer players; None: threads."""
    replayers: Workers | None = None
    """Plays games again: verification, replays, chapters, summaries; None: threads."""
    painters: Workers | None = None
    """For pictures, and for hints that take long to calculate; None: threads."""
    file_readers: Workers = field(default_factory=_file_readers)
    """For files that people send."""

    def close(self) -> None:
        """Stop all of them at once."""
        for workers in self._list_workers():
            workers.close()

    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [each for workers in self._list_workers() for each in workers.processes()]

    def _list_workers(self) -> list[Workers]:
        known = (self.thinkers, self.replayers, self.painters, self.file_readers)
        return [workers for workers in known if workers is not None]


def painters_here() -> int:
    """How many painters this machine has room for: one processor is for the bot itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores - 1, MOST_PAINTERS))


def crew_of(painters: int, components: Owned, sprites: int) -> Crew:
    """The crew with so many painters, each with so many bytes of sprites; with none, only files are read in a
    process."""
    if painters == 0:
        return Crew(file_readers=_file_readers(components))
    return Crew(
        Workers(1, components, name="process for computer players"),
        Workers(1, components, name="process that plays games again", rest=REST, nice=5),
        Workers(painters, components, name="painter", start=partial(start_worker, sprites)),
        _file_readers(components),
    )
