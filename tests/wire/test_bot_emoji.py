"""The signs of the pictures as emoji of the application: the real process uploads them once, over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

from render.signs import all_signs

from .conftest import Home
from .playing import BOT, running
from .world import PATIENCE_SECONDS

CREATE = "POST /applications/{application_id}/emojis"


async def test_they_are_uploaded_once(home: Home, tmp_path: Path) -> None:
    discord = home.discord
    async with running(home, BOT, tmp_path, OWN_EMOJI="on") as game:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(discord.world.emojis) < len(all_signs()):
                await asyncio.sleep(0.05)
        calls = len(discord.calls(CREATE))
        assert calls == len(all_signs())
        await game.bot.terminate()
        await game.bot.start()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while "0 of them new" not in game.bot.output:
                await asyncio.sleep(0.05)
        assert len(discord.calls(CREATE)) == calls
