"""INSERT ... ON CONFLICT for the databases Orrery knows."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from db.connection import Connection


def insert_or(connection: Connection, table: Table) -> Any:
    """An INSERT that has `on_conflict_do_update`, in the connection's dialect."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
