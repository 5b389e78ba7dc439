"""What the store raises on purpose.

StoreError
├── StoreBusy     another writer held the database for too long; nothing was done, trying again is right
├── StoreTooNew   the file was written by a newer program
├── Conflict      the row changed since it was read, or another row holds the place; nothing was done
└── Missing       there is no such row
"""

from __future__ import annotations


class StoreError(Exception):
    """The store could not do what was asked; the transaction was rolled back."""


class StoreBusy(StoreError):
    """The database was locked until the patience ran out."""


class StoreTooNew(StoreError):
    """The database was changed by a newer version of the program."""


class Conflict(StoreError):
    """Somebody else was faster."""


class Missing(StoreError):
    """No such row."""
