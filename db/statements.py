"""Statements that are compiled once and run many times.

SQLAlchemy compiles a statement for either database. To execute it through SQLAlchemy's engine takes ten times as long
as SQLite itself needs. So for SQLite the text, the order of the values and the conversions are taken from the compiled
statement, and the driver runs it (`db.sqlite`). For PostgreSQL SQLAlchemy executes the statement (`db.server`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, cast

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

SQLITE = sqlite.dialect()
Values: TypeAlias = Mapping[str, Any]
Upsert: TypeAlias = Callable[[Callable[..., Any]], Executable]
"""Makes a statement from a dialect's INSERT, which has ON CONFLICT."""


class Statement:
    """A statement with named values. `columns`: those of an INSERT whose values are given at each run. `keeps`: its
    rows are small and read again and again, so their records are cached. `long`: there may be so many rows that they
    are read beside the event loop."""

    def __init__(
        self, core: Executable | Upsert, columns: Iterable[str] = (), *, keeps: bool = False, long: bool = False
    ) -> None:
        self.long = long
        self._core = core
        self._columns = tuple(columns)
        self.kept: dict[Any, Any] | None = {} if keeps else None

    @cached_property
    def for_sqlite(self) -> SqliteStatement:
        """The form that SQLite's driver runs."""
        return SqliteStatement(self._for_dialect(sqlite.insert), self._columns)

    @cached_property
    def for_postgresql(self) -> Executable:
        """The form for SQLAlchemy, which caches what it has compiled."""
        return self._for_dialect(postgresql.insert)

    def _for_dialect(self, insert: Callable[..., Any]) -> Executable:
        return self._core if isinstance(self._core, Executable) else self._core(insert)


class SqliteStatement:
    """A statement as text, with the conversions from Python's values to SQLite's and back."""

    def __init__(self, core: Executable, columns: Sequence[str]) -> None:
        compiled = cast(SQLCompiler, core.compile(dialect=SQLITE, column_keys=list(columns) or None))  # type: ignore[attr-defined]
        order = compiled.positiontup or []
        self.text = compiled.string
        binds = {name: compiled.binds[name] for name in order}
        self._fixed = {name: bind.value for name, bind in binds.items() if not bind.required and name not in columns}
        converts = {name: bind.type.dialect_impl(SQLITE).bind_processor(SQLITE) for name, bind in binds.items()}
        self._order = [(name, converts[name]) for name in order]
        self._columns = [
            (str(column.key), column.type.dialect_impl(SQLITE).result_processor(SQLITE, None))
            for column in getattr(core, "exported_columns", ())
        ]

    @property
    def returns(self) -> list[str]:
        """The names of the columns that it returns, if they are known."""
        return [name for name, _ in self._columns]

    def bound(self, values: Values) -> list[Any]:
        """The values in the order of the text."""
        given = {**self._fixed, **values} if self._fixed else values
        return [given[name] if convert is None else convert(given[name]) for name, convert in self._order]

    def row(self, found: Sequence[Any]) -> dict[str, Any]:
        """One row of the result, by column."""
        return {
            name: value if convert is None else convert(value)
            for (name, convert), value in zip(self._columns, found, strict=True)
        }


def upsert(
    table: Table, keys: Sequence[str], columns: Sequence[str], changed: Sequence[str] | None = None
) -> Statement:
    """Insert a row with these keys and columns. If a row with these keys exists, update the columns (or only the
    `changed` ones)."""

    def write(insert: Callable[..., Any]) -> Executable:
        statement = insert(table)
        new = {name: statement.excluded[name] for name in (columns if changed is None else changed)}
        written: Executable = statement.on_conflict_do_update(index_elements=list(keys), set_=new)
        return written

    return Statement(write, (*keys, *columns))
