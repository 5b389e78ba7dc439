"""How SQLite goes about the statements of the store, and what of that grows with what was ever played."""

from __future__ import annotations

import re

GROWS = (
    "tables seats choices archives snapshots outbox messages results ratings timers reports audit tournaments people"
    " private_notes avoided digests medals predictions follows finished finished_sides"
)
OF_NOW = {
    "digests_to_do",
    "outbox_open",
    "predictions_open",
    "tables_inviting",
    "tables_one_per_channel",
    "tables_open_by_guild",
    "tables_open_by_host",
    "tables_open_by_title",
    "tables_unrecorded",
    "tournaments_unfinished",
    "tournaments_unshown",
}
"""Indexes that hold what is under way and nothing of the past, so that they may be read whole."""
SORTED = "choices archives results ratings reports audit digests"
"""What is read in the order of an index, however much there is, and never sorted."""


def is_of_now(line: str) -> bool:
    """Whether a line of a plan reads an index that holds nothing of the past."""
    return bool(OF_NOW & set(re.findall(r"\w+", line)))


def whole_reads(text: str, plan: list[str]) -> list[str]:
    """The lines of SQLite's plan of a statement that read a growing table from end to end, or from somewhere to its
    end, or sort what is kept for ever. One that only reads the first or last rows does not."""
    several = "WHERE" in text or "LIMIT" not in text
    scans = [
        line
        for line in plan
        if (several and re.match(rf"SCAN ({GROWS.replace(' ', '|')}|earlier)\b", line))
        or (" AND " in text and re.match(r"SEARCH \w+ USING INTEGER PRIMARY KEY \(rowid[<>]\?\)", line))
    ]
    kept = any(re.search(rf"\b({SORTED.replace(' ', '|')})\b", line) for line in plan)
    sorts = [line for line in plan if kept and "TEMP B-TREE FOR ORDER BY" in line]
    return [line for line in scans if not is_of_now(line)] + sorts
