"""The exceptions of the store.

StoreError
├── StoreBusy     another writer locked the database for too long; nothing was done, retry
├── StoreAway     the database server cannot be reached, or went away during the transaction; retry later
├── StoreLost     the database file was deleted, replaced or emptied, or is missing at a start; the text says so
├── StoreReadOnly the database can be read but not written
├── StoreTooNew   the file was written by a newer program
├── DatabaseInUse another process works on this database; the text names it
├── Conflict      the row changed since it was read, or another row has its unique key; nothing was done
├── Missing       there is no such row
└── Unreadable    a stored value does not fit its column; the text names the row
"""

from __future__ import annotations

from typing import Any


class StoreError(Exception):
    """The store could not do what was asked. The transaction was rolled back."""


class StoreBusy(StoreError):
    """The database stayed locked until the timeout."""


class StoreAway(StoreError):
    """The database server cannot be reached at the moment. If it went away during a transaction, it is unknown whether
    that was committed."""


class StoreLost(StoreError):
    """The database file was deleted, replaced or emptied while it was open, or is missing at a start though there was
    one. The text says which."""


class StoreReadOnly(StoreError):
    """Nothing can be written: the file, its folder or the server is read-only."""


class StoreTooNew(StoreError):
    """The database was changed by a newer version of the program."""


class StoreTooOld(StoreError):
    """There is no database yet, or an older version of the program has left it, and it is not to be changed."""


class DatabaseInUse(StoreError):
    """Another process of the same name works on this database. The text says which."""


class Conflict(StoreError):
    """Somebody else changed the row first."""


class Missing(StoreError):
    """No such row."""


class Unreadable(StoreError):
    """One row cannot be read. `record`: its kind; `key`: those of its values that can be read (with `table_id` where it
    has one)."""

    def __init__(self, record: str, key: dict[str, Any], problem: str) -> None:
        named = ", ".join(f"{name} {value}" for name, value in key.items())
        super().__init__(f"a {record} cannot be read ({named}): {problem}")
        self.record = record
        self.key = key

    @property
    def table_id(self) -> int:
        """The table that the row belongs to, or 0."""
        found: int = self.key.get("table_id", 0)
        return found
