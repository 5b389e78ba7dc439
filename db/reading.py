"""Rows become records one by one, so that an unreadable one affects only itself."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

import msgspec

from db.errors import Unreadable

R = TypeVar("R", bound=msgspec.Struct)

_NAMES = ("id", "table_id", "seat", "n", "slot", "kind", "number")
"""Columns that identify a row."""

LeftOut: TypeAlias = Callable[[Unreadable], object]
"""Is told of a row that cannot be read."""

log = logging.getLogger(__name__)


def record_of(record: type[R], values: dict[str, Any], known: dict[str, int]) -> R:
    """A row, given by column, as a record of this type. Columns without a field are ignored. Raises Unreadable if a
    value is not of its field's type. `known`: columns that are not in the row and identify it."""
    try:
        return msgspec.convert(values, record)
    except msgspec.ValidationError as error:
        whole = {**values, **known}
        if record.__name__ == "TableRow":
            whole["table_id"] = whole.pop("id")
        key = {name: whole[name] for name in _NAMES if isinstance(whole.get(name), int | str)}
        raise Unreadable(record.__name__, key, str(error)) from None


def tell(bad: Unreadable) -> None:
    """Log that a row was left out."""
    log.error("unreadable row left out: %s", bad)


def readable_of(record: type[R], rows: Iterable[dict[str, Any]], left_out: LeftOut = tell) -> list[R]:
    """The rows that can be read. `left_out` is told of the others."""
    found = []
    for values in rows:
        try:
            found.append(record_of(record, values, {}))
        except Unreadable as error:
            left_out(error)
    return found
