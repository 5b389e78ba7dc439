"""Every button and menu of every message that an earlier version posted is answered sensibly by this one: it does what
it says, or says kindly that it is too late."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.settings import Settings
from tests.databases import sqlite_only
from tests.museum.entries import WHOLE, WITH_MESSAGES, Entry, Posted, posted, unpacked
from tests.museum.server import FormerServer, former_server

pytestmark = [sqlite_only, pytest.mark.slow]

EACH = 2
"""Controls of each verb that are pressed, unless all are."""
BROKEN = ("cannot be loaded", "went wrong", "operator of this bot")
"""What is said where something is broken, in the language of everybody here."""
BUTTON, USERS = 2, 5
"""Discord's numbers for a button and for a menu of people."""


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("name", WITH_MESSAGES)
async def test_every_control_of_every_message_is_answered(
    name: str, tmp_path: Path, data_dir: Path, scenes: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    entry, database = posted(name), unpacked(name, tmp_path)
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{database}",
        data_dir=data_dir,
        render_workers=0,
        presses_per_minute=0,
        openings_per_hour=0,
        own_emoji=False,
    )
    wrong: list[str] = []
    async with former_server(lambda: bot.build(settings), entry, database) as server:
        for shown, control in chosen(entry):
            caplog.clear()
            said = await press(server, entry, shown, control)
            errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            if errors or said is None or unkind(said):
                wrong.append(f"{control['custom_id']}: {said} {errors}")
    assert not wrong, "\n".join(wrong)


def chosen(entry: Entry) -> Iterator[tuple[Posted, dict[str, Any]]]:
    """The controls to press, those of the oldest messages first; a few of each verb, title and place unless all are."""
    taken: Counter[tuple[Any, ...]] = Counter()
    for shown in entry.messages:
        for control in shown.controls:
            kind = (control["custom_id"].split(":")[1], shown.private, shown.person is None)
            taken[kind] += 1
            if WHOLE or taken[kind] <= EACH:
                yield shown, control


async def press(server: FormerServer, entry: Entry, shown: Posted, control: dict[str, Any]) -> str | None:
    """Whoever saw the message presses. What the bot said; "" if a form opened or nothing was to be said."""
    names = {number: name for name, number in entry.people.items()}
    who = names.get(shown.person or 0) or next(iter(names.values()))
    message = server.post(shown.channel, shown.person, private=shown.private, control=control)
    values: tuple[Any, ...] = ()
    if control["type"] == USERS:
        values = (server.members[next(iter(names.values()))],)
    elif control["type"] != BUTTON:
        values = tuple(option["value"] for option in control["options"][-max(1, control.get("min_values", 1)) :])
    try:
        return await server.press_old(who, message, values)
    except AssertionError:
        return None


def unkind(said: str) -> bool:
    """Whether this says that something is broken, or is lost."""
    return any(part in said for part in BROKEN)
