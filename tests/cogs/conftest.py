"""Orrery in a simulated server, with pictures that take no time."""

from __future__ import annotations

import marshal
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

import bot
from cogs import dispatcher, startup
from cogs.live_panels import LivePanels
from cogs.settings import Settings
from render.kit.picture import Picture, Scene
from tables.delivery import DeliveryWorker
from tables.service import Tables
from tests.cogs.world import CLOCK, World
from tests.cogs.world import world as open_world
from tests.databases import lay_tables, quick_disk

__all__ = ["build", "data_dir", "database", "quick_disk", "scenes", "world"]

SEED = "5eed" * 16


class QuickStudio:
    """Draws nothing and remembers what it was asked to draw."""

    scenes: list[Scene]

    def __init__(self, run: Any = None, painters: int = 1) -> None:
        self.run = run

    async def room(self) -> None:
        """Nothing waits to be drawn."""

    async def picture(self, scene: Scene) -> Picture:
        type(self).scenes.append(scene)
        alt = f"{scene.what} in {scene.language}"
        return Picture(data=b"RIFF" + alt.encode(), width=12, height=8, alt=alt, filename=f"{scene.what}.webp")

    async def frame(self, scene: Scene) -> bytes:
        return (await self.picture(scene)).data

    async def smaller(self, data: bytes, width: int, quality: int) -> bytes:
        return data

    async def animation(self, frames: list[bytes], durations: list[int], most: int, alt: str, name: str) -> Picture:
        assert len(frames) == len(durations)
        return Picture(b"RIFF" + b"".join(frames), 12, 8, alt, f"{name}.webp")

    async def close(self) -> None:
        """Nothing to close."""


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """What was drawn, in order. Every game of the tests is dealt from the same seed, and deliveries do not linger."""
    QuickStudio.scenes = []
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        monkeypatch.setattr(kind, "get_translated_payload", remembered(kind.get_translated_payload))
    monkeypatch.setattr(startup, "PictureService", QuickStudio)
    monkeypatch.setattr(
        startup, "Tables", partial(Tables, seed=lambda: SEED, draw=lambda seats: seats - 1, now=CLOCK.now)
    )
    monkeypatch.setattr(CLOCK, "ahead", timedelta())
    monkeypatch.setattr(startup, "DeliveryWorker", partial(DeliveryWorker, linger=0.0))
    monkeypatch.setattr(startup, "spare_collector", lambda: None)  # every bot would stay for good
    monkeypatch.setattr(dispatcher, "LivePanels", partial(LivePanels, linger=0.0, pause=0.0))
    return QuickStudio.scenes


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "orrery.sqlite3"


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """Where an owner's component files would be."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


PAYLOADS: dict[bytes, bytes] = {}
"""What Discord is sent of each command with its translations, by what it is sent without them."""


def remembered(translated: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The commands are the same in every test, and to translate them takes longer than the rest of a start."""

    async def payload(command: Any, tree: Any, translator: Any) -> Any:
        if getattr(command, "parent", None) is not None:
            return await translated(command, tree, translator)
        plain = marshal.dumps(command.to_dict(tree), 2)  # before version 3 nothing depends on what is the same object
        if plain not in PAYLOADS:
            PAYLOADS[plain] = marshal.dumps(await translated(command, tree, translator))
        return marshal.loads(PAYLOADS[plain])

    return payload


@pytest.fixture
def build(scenes: list[Scene], database: Path, data_dir: Path) -> Callable[[], Any]:
    """Makes a bot over the test's database."""
    if not database.exists():
        lay_tables(database)
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{database}",
        data_dir=data_dir,
        render_workers=0,
        presses_per_minute=0,
        openings_per_hour=0,
        own_emoji=False,
    )
    return lambda: bot.build(settings)


@pytest.fixture
async def world(build: Callable[[], Any]) -> AsyncIterator[World]:
    async with open_world(build) as made:
        yield made
