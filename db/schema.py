"""The tables for SQLAlchemy. They are created by `db/migrations`; a test checks that the two agree."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Column, Dialect, Double, Integer, LargeBinary, MetaData, Table, Text, TypeDecorator

GARBLED = object()
"""Represents a value that cannot be read. No record accepts it, so only its own row is refused (`db.reading`)."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


class Moment(TypeDecorator[datetime]):
    """An aware datetime, stored as microseconds since 1970 UTC: the same in every database, sortable, exact."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        return None if value is None else (value - _EPOCH) // _MICROSECOND

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        try:
            return _EPOCH + timedelta(microseconds=value)
        except (TypeError, OverflowError):
            return GARBLED  # type: ignore[return-value]  # of no type that a record has, on purpose


class Json(TypeDecorator[Any]):
    """Plain data as JSON text, in one canonical form."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value, order="sorted").decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        try:
            return None if value is None else msgspec.json.decode(value)
        except (msgspec.DecodeError, TypeError, ValueError):
            return GARBLED


class Numbers(Json):
    """A tuple of integers."""

    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        found = super().process_result_value(value, dialect)
        return tuple(found) if isinstance(found, list) else GARBLED


class Flag(TypeDecorator[bool]):
    """A boolean, stored as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> int | None:
        return None if value is None else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else bool(value)


metadata = MetaData()
_ID = BigInteger().with_variant(Integer, "sqlite")


def _needed(name: str, kind: Any) -> Column[Any]:
    return Column(name, kind, nullable=False)


people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    _needed("name", Text),
    Column("locale", Text),
    Column("language", Text),
    _needed("notify", Text),
    _needed("dm_open", Flag),
    _needed("dm_refused", Flag),
    Column("zone", Text),
    _needed("quiet", Json),
    _needed("away", Json),
    _needed("confirm", Flag),
    _needed("invitations", Flag),
)

calls = Table(
    "calls",
    metadata,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _needed("kind", Text),
    _needed("by_id", BigInteger),
    _needed("person_id", BigInteger),
    _needed("table_id", BigInteger),
    _needed("at", Moment),
)

avoided = Table(
    "avoided",
    metadata,
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("since", Moment),
)

friends = Table(
    "friends",
    metadata,
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("since", Moment),
)

follows = Table(
    "follows",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("told_at", Moment),
    _needed("told_n", Integer),
    _needed("part", Text),
)

private_notes = Table(
    "private_notes",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("step", BigInteger, primary_key=True, autoincrement=False),
    _needed("words", Text),
    _needed("written_at", Moment),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _needed("title", Text),
    _needed("status", Text),
    Column("guild_id", BigInteger),
    _needed("channel_id", BigInteger),
    Column("guild_locale", Text),
    _needed("host_id", BigInteger),
    _needed("options", Json),
    _needed("rules_version", Integer),
    Column("seed", Text),
    Column("secret_number", Text),
    Column("commitment", Text),
    _needed("created_at", Moment),
    Column("started_at", Moment),
    Column("ended_at", Moment),
    _needed("version", Integer),
    _needed("last_n", Integer),
    _needed("owed", Numbers),
    _needed("secret", Numbers),
    _needed("secretive", Flag),
    Column("owed_since", Moment),
    _needed("announced", Numbers),
    _needed("draw_offered_by", Numbers),
    _needed("end_agreed_by", Numbers),
    Column("rematch_of", BigInteger),
    Column("rematch", BigInteger),
    _needed("winners", Numbers),
    Column("last_winner", Integer),
    Column("language", Text),
    _needed("invited", Numbers),
    Column("handover", Json),
    Column("rewind", Json),
    _needed("waited_since", Json),
    _needed("asked_since", Json),
    _needed("private", Flag),
    _needed("removed", Numbers),
    _needed("clock", Json),
    _needed("seat_clocks", Json),
    Column("ballot", Json),
    Column("rings_at", Moment),
    Column("frozen_at", Moment),
    _needed("lesson", Flag),
    _needed("unrecorded", Flag),
    Column("imported_by", BigInteger),
    _needed("start", Json),
    Column("closes_at", Moment),
    Column("amendment", Json),
    _needed("explains", Flag),
    _needed("unrated", Flag),
    Column("paused_until", Moment),
    Column("trial_of", BigInteger),
    _needed("terms", Json),
    Column("series", Json),
    Column("parent_id", BigInteger),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    Column("seat", Integer, primary_key=True),
    _needed("kind", Text),
    Column("person_id", BigInteger),
    _needed("name", Text),
    Column("level", Text),
    _needed("acted_n", Integer),
    _needed("word", Text),
    _needed("habits", Json),
    _needed("queue", Json),
    _needed("known", Json),
    _needed("former", Json),
    Column("hushed", Text),
    Column("nudged_at", Moment),
    Column("stand_in", Text),
    _needed("overdue", Flag),
    _needed("open", Flag),
    _needed("gained", Json),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    Column("n", Integer, primary_key=True),
    _needed("kind", Text),
    Column("seat", Integer),
    _needed("keys", Json),
    _needed("at", Moment),
    _needed("state_hash", Text),
    _needed("events", LargeBinary),
    Column("undone_by", Integer),
    Column("saved", LargeBinary),
)

reports = Table(
    "reports",
    metadata,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _needed("table_id", BigInteger),
    _needed("person_id", BigInteger),
    _needed("at", Moment),
    _needed("data", LargeBinary),
    Column("guild_id", BigInteger),
)

notes = Table(
    "notes",
    metadata,
    Column("name", Text, primary_key=True),
    _needed("value", Text),
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    _needed("data", LargeBinary),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    _needed("n", Integer),
    _needed("state_hash", Text),
    _needed("data", LargeBinary),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _needed("table_id", BigInteger),
    _needed("slot", Text),
    _needed("state", Text),
    _needed("revision", Integer),
    _needed("due_at", Moment),
    _needed("attempts", Integer),
    _needed("ping", Numbers),
    Column("nonce", Text),
    Column("sent_thing", Text),
    _needed("sent_revision", Integer),
    _needed("sent_ping", Numbers),
    Column("owner", Text),
    Column("lease_until", Moment),
    Column("reason", Text),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    Column("slot", Text, primary_key=True),
    _needed("channel_id", BigInteger),
    _needed("message_id", BigInteger),
    _needed("at", Moment),
)

timers = Table(
    "timers",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    _needed("due_at", Moment),
    _needed("round", Integer),
    _needed("attempts", Integer),
)

results = Table(
    "results",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    _needed("seat", Integer),
    _needed("title", Text),
    _needed("guild_id", BigInteger),
    _needed("outcome", Text),
    _needed("place", Integer),
    _needed("players", Integer),
    _needed("people", Integer),
    Column("score", Integer),
    _needed("turns", Integer),
    _needed("seconds", BigInteger),
    _needed("ended_at", Moment),
    Column("mu", Double),
    Column("sigma", Double),
)

digests = Table(
    "digests",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("title", Text),
    _needed("guild_id", BigInteger),
    _needed("ended_at", Moment),
    Column("data", Json),
)

medals = Table(
    "medals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("title", Text, primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("place", Integer),
    _needed("rating", Integer),
    _needed("games", Integer),
    _needed("ended_at", Moment),
)

finished = Table(
    "finished",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("title", Text),
    Column("guild_id", BigInteger),
    _needed("listed", Flag),
    _needed("ended_at", Moment),
    _needed("seconds", BigInteger),
    _needed("players", Integer),
    Column("margin", Integer),
    _needed("thought", BigInteger),
    Column("thinker", Integer),
)

finished_sides = Table(
    "finished_sides",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _needed("side", Text),
)

predictions = Table(
    "predictions",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("about", Text, primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("guild_id", BigInteger),
    _needed("answer", Text),
    _needed("answers", Integer),
    _needed("at", Moment),
    Column("correct", Integer),
)

guessers = Table(
    "guessers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _needed("decided", Integer),
    _needed("correct", Integer),
    _needed("points", Integer),
)

ratings = Table(
    "ratings",
    metadata,
    Column("title", Text, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    _needed("mu", Double),
    _needed("sigma", Double),
    _needed("games", Integer),
)

searches = Table(
    "searches",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("title", Text, primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    _needed("name", Text),
    Column("locale", Text),
    _needed("people", Integer),
    Column("hours", Integer),
    _needed("since", Moment),
    _needed("until", Moment),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _needed("guild_id", BigInteger),
    _needed("channel_id", BigInteger),
    Column("guild_locale", Text),
    Column("language", Text),
    _needed("host_id", BigInteger),
    _needed("name", Text),
    _needed("title", Text),
    _needed("form", Text),
    _needed("options", Json),
    _needed("hours", Integer),
    _needed("size", Integer),
    _needed("status", Text),
    _needed("entrants", Json),
    _needed("pairings", Json),
    _needed("created_at", Moment),
    Column("ended_at", Moment),
    _needed("version", Integer),
    Column("message_id", BigInteger),
    _needed("shown_version", Integer),
)

audit = Table(
    "audit",
    metadata,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _needed("at", Moment),
    _needed("who", BigInteger),
    Column("guild_id", BigInteger),
    Column("table_id", BigInteger),
    _needed("what", Text),
    _needed("detail", Text),
)
