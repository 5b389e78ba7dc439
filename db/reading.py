"""Rows become records one by one, so that one that cannot be read spoils nothing but itself."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row

from db.errors import Unreadable

R = TypeVar("R", bound=msgspec.Struct)

_NAMES = ("id", "table_id", "seat", "n", "slot", "kind", "number")
"""Columns that say which row it is."""

log = logging.getLogger(__name__)


def read_row(record: type[R], found: Row[Any], **known: int) -> R:
    """The row as a record of this type; columns that it has no field for are left. Unreadable if a value is not of its
    field's type; `known` are columns that the row itself does not hold and that say which one it is."""
    values = {str(name): value for name, value in found._mapping.items()}
    try:
        return msgspec.convert(values, record)
    except msgspec.ValidationError as error:
        whole = {**values, **known}
        if record.__name__ == "TableRow":
            whole["table_id"] = whole.pop("id")
        key = {name: whole[name] for name in _NAMES if isinstance(whole.get(name), int | str)}
        raise Unreadable(record.__name__, key, str(error)) from None


def read_rows(record: type[R], found: Iterable[Row[Any]]) -> list[R]:
    """The rows that can be read; the log names the others."""
    rows = []
    for row in found:
        try:
            rows.append(read_row(record, row))
        except Unreadable as error:
            log.error("left out: %s", error)
    return rows
