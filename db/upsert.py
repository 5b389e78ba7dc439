"""INSERT ... ON CONFLICT for the databases Orrery knows."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from db.connection import Connection


def insert_or(connection: Connection, table: Table) -> Any:
    """An INSERT that has `on_conflict_do_update`, in the connection's dialect."""
    return insert_in(connection.dialect.name, table)


def insert_in(dialect: str, table: Table) -> Any:
    """The same, by the dialect's name."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
