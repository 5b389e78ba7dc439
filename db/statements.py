"""Statements that are compiled once and run many times.

SQLAlchemy compiles a statement for either database. To execute it through SQLAlchemy's engine takes ten times as long
as SQLite itself needs, and more processor time than PostgreSQL's server. So the text, the order of the values and the
conversions are taken from the compiled statement, and the driver runs it (`db.sqlite`, `db.server`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
from sqlalchemy import Dialect, Executable, Result, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.sql.compiler import SQLCompiler

from db.reading import record_of

R = TypeVar("R", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)

SQLITE = sqlite.dialect()
POSTGRESQL: Dialect = asyncpg.dialect()
MOST_KEPT = 4096
"""How many rows of a statement keep their records."""
_FLOAT8 = 701
"""PostgreSQL's number of the type that `Double` columns have, which SQLAlchemy asks for."""
Values: TypeAlias = Mapping[str, Any]
Upsert: TypeAlias = Callable[[Callable[..., Any]], Executable]
"""Makes a statement from a dialect's INSERT, which has ON CONFLICT."""


class Statement:
    """A statement with named values. `columns`: those of an INSERT whose values are given at each run. `keeps`: its
    rows are small and read again and again, so their records are cached. `long`: there may be so many rows that they
    are read beside the event loop. `joins`: it joins two tables, and so many columns are of the first one."""

    def __init__(
        self,
        core: Executable | Upsert,
        columns: Iterable[str] = (),
        *,
        keeps: bool = False,
        long: bool = False,
        joins: int = 0,
    ) -> None:
        self.long = long
        self.joins = joins
        self.pieces: dict[Any, Any] = {}
        self._core = core
        self._columns = tuple(columns)
        self.kept: dict[Any, Any] | None = {} if keeps else None

    @cached_property
    def for_sqlite(self) -> CompiledStatement:
        """The form that SQLite's driver runs."""
        return CompiledStatement(self._for_dialect(sqlite.insert), self._columns, SQLITE)

    @cached_property
    def for_postgresql(self) -> CompiledStatement:
        """The form that PostgreSQL's driver runs."""
        return CompiledStatement(self._for_dialect(postgresql.insert), self._columns, POSTGRESQL)

    def records(self, record: type[R], form: CompiledStatement, rows: Sequence[Any], known: dict[str, int]) -> list[R]:
        """The rows that one of its forms has found, as records. Raises Unreadable if one cannot be read."""
        kept = self.kept
        if kept is None:
            return [record_of(record, form.row(row), known) for row in rows]
        if len(kept) >= MOST_KEPT:
            kept.clear()
        for row in rows:
            if row not in kept:
                kept[row] = record_of(record, form.row(row), known)
        return [kept[row] for row in rows]

    def pairs(
        self, one: type[R], other: type[S], form: CompiledStatement, rows: Sequence[Any]
    ) -> tuple[list[R], list[S]]:
        """The rows of a join: the records of its first table, whose columns `joins` counts, and those of the other
        one. Both are cached."""
        kept, left, right = self.pieces, form.columns[: self.joins], form.columns[self.joins :]
        if len(kept) >= MOST_KEPT:
            kept.clear()
        for found in rows:
            for piece, record, columns in ((found[: self.joins], one, left), (found[self.joins :], other, right)):
                if piece not in kept:
                    empty = all(value is None for value in piece)
                    kept[piece] = None if empty else record_of(record, _row(columns, piece), {})
        ones, others = {row[: self.joins]: None for row in rows}, [kept[row[self.joins :]] for row in rows]
        return [kept[each] for each in ones], [each for each in others if each is not None]

    def _for_dialect(self, insert: Callable[..., Any]) -> Executable:
        return self._core if isinstance(self._core, Executable) else self._core(insert)


class CompiledStatement:
    """A statement as text, with the conversions from Python's values to a driver's and back."""

    def __init__(self, core: Executable, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = cast(SQLCompiler, core.compile(dialect=dialect, column_keys=list(columns) or None))  # type: ignore[attr-defined]
        order = compiled.positiontup or []
        self.text = compiled.string
        binds = {name: compiled.binds[name] for name in order}
        self._fixed = {name: bind.value for name, bind in binds.items() if not bind.required and name not in columns}
        converts = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in binds.items()}
        self._order = [(name, converts[name]) for name in order]
        self.columns = [
            (str(column.key), column.type.dialect_impl(dialect).result_processor(dialect, _FLOAT8))
            for column in getattr(core, "exported_columns", ())
        ]

    @property
    def returns(self) -> list[str]:
        """The names of the columns that it returns, if they are known."""
        return [name for name, _ in self.columns]

    def bound(self, values: Values) -> list[Any]:
        """The values in the order of the text."""
        given = {**self._fixed, **values} if self._fixed else values
        return [given[name] if convert is None else convert(given[name]) for name, convert in self._order]

    def row(self, found: Sequence[Any]) -> dict[str, Any]:
        """One row of the result, by column."""
        return _row(self.columns, found)


def _row(columns: Sequence[tuple[str, Any]], found: Sequence[Any]) -> dict[str, Any]:
    return {
        name: value if convert is None else convert(value)
        for (name, convert), value in zip(columns, found, strict=True)
    }


@lru_cache(maxsize=256)
def statement_of(core: Executable, values: tuple[str, ...]) -> Statement:
    """Any statement with these values. To compile one takes longer than to run it."""
    return Statement(core, values)


def result_of(names: Sequence[str], rows: Sequence[Any]) -> Result[Any]:
    """Rows that a driver has found, as SQLAlchemy gives them."""
    return IteratorResult(SimpleResultMetaData(names), iter(rows))


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
