"""A database without a free connection is a warning now and then, not one for each press."""

from __future__ import annotations

import logging

import pytest

from db.errors import StoreBusy
from tables import context, seldom
from tables.errors import Busy
from tables.seldom import Seldom


def test_a_busy_database_is_told_once_a_minute_with_a_count(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr(seldom, "monotonic", lambda: now)
    monkeypatch.setattr(context, "_BUSY", Seldom(context.log, "the database is busy"))

    def press() -> None:
        with pytest.raises(Busy), context.people_words():
            raise StoreBusy("all 15 connections are in use")

    with caplog.at_level(logging.WARNING):
        for _ in range(40):
            press()
            now += 1
        assert caplog.messages == ["the database is busy: all 15 connections are in use"]
        now += 21
        press()
        press()
    assert caplog.messages[1:] == [
        "the database is busy: all 15 connections are in use (39 more times since the last such line)"
    ]
