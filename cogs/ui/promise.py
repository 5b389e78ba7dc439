"""What was promised of a table's deal before it was dealt, as everybody reads it."""

from __future__ import annotations

from locales import words
from tables.records import TableInfo


def promise_lines(info: TableInfo, language: str) -> list[str]:
    """The fingerprint of the table's secret number, in small print; nothing where none was drawn yet."""
    if info.commitment is None:
        return []
    return [f"-# {words('promise-fingerprint', language, fingerprint=info.commitment)}"]
