"""Rows become records one by one, so that one that cannot be read spoils nothing but itself."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from db.errors import Unreadable

R = TypeVar("R", bound=msgspec.Struct)

_NAMES = ("id", "table_id", "seat", "n", "slot", "kind", "number")
"""Columns that say which row it is."""

log = logging.getLogger(__name__)


def record_of(record: type[R], values: dict[str, Any], known: dict[str, int]) -> R:
    """What a row holds, by column, as a record of this type; columns that it has no field for are left. Unreadable if a
    value is not of its field's type; `known` are columns that the row itself does not hold and that say which one it
    is."""
    try:
        return msgspec.convert(values, record)
    except msgspec.ValidationError as error:
        whole = {**values, **known}
        if record.__name__ == "TableRow":
            whole["table_id"] = whole.pop("id")
        key = {name: whole[name] for name in _NAMES if isinstance(whole.get(name), int | str)}
        raise Unreadable(record.__name__, key, str(error)) from None


def readable_of(record: type[R], rows: Iterable[dict[str, Any]]) -> list[R]:
    """The rows that can be read; the log names the others."""
    found = []
    for values in rows:
        try:
            found.append(record_of(record, values, {}))
        except Unreadable as error:
            log.error("left out: %s", error)
    return found
