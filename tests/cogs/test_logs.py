"""The log contains no secret at any level."""

from __future__ import annotations

import io
import logging
import random
import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from cogs import logs, startup
from cogs.settings import Settings
from engine.core.decision import Ask
from tables.delivery import DeliveryWorker
from tables.records import Person, Place
from tests.cogs.conftest import SEED
from tests.cogs.playing import answer, info, panel
from tests.cogs.world import World
from tests.cogs.world import world as open_world


@pytest.fixture
def everything_logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the program writes with `LOG_LEVEL=DEBUG`; the loggers are as before afterwards."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, levels = root.handlers[:], {"": root.level}
    names = ("aiosqlite", "asyncpg", "discord", "sqlalchemy")
    levels |= {name: logging.getLogger(name).level for name in names}
    monkeypatch.setattr("sys.stderr", written)
    logs.set_up(Settings(log_level="DEBUG"))
    yield written
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


PLAYERS = ("ada", "ben")
PRESSES = 2
"""Answers given on the panel; the rest of a game goes straight to the tables, which takes less time."""
TO_AN_END = ("execute", "build", "extract", "market", "pass")
"""Verbs of Afternova that bring a game to its end; other titles get there by whatever is answered."""


@pytest.mark.parametrize(
    ("title", "options"),
    [("day_and_night", {"turn_limit_per_player": 2}), ("solenia", {}), ("afternova", {})],
    ids=lambda given: given if isinstance(given, str) else "",
)
async def test_debug_logs_of_a_whole_game_hold_no_seed_no_hand_and_no_token(
    build: Callable[[], Any],
    everything_logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    options: dict[str, Any],
) -> None:
    chance, hands = random.Random(1), set[str]()
    monkeypatch.setattr(
        startup, "DeliveryWorker", DeliveryWorker
    )  # which lingers: quick answers in a row are one delivery
    async with open_world(build) as world:
        await begin(world, title, options)
        for number in count():
            looks = [await world.bot.services.tables.queries.look(1, world.id(name)) for name in PLAYERS]
            if looks[0].info.status != "running":
                break
            hands |= {str(card) for look in looks for card in look.view.hand}
            who, ask = next(
                (name, look.pending.ask)
                for name, look in zip(PLAYERS, looks, strict=True)
                if look.pending is not None and look.seat in look.info.owed
            )
            if number < PRESSES:
                await answer(world, who, await panel(world, who), chance)
            else:
                await world.bot.services.tables.play.choose(1, world.id(who), chosen(ask, chance))
        await world.bot.delivery.settle()
        seeds = {SEED, (await info(world)).seed}
        tokens = {TOKEN.search(entry.path) for entry in world.env.http_requests}
    written = everything_logged.getvalue()
    assert "ready as" in written, "nothing was logged at all"
    assert "SELECT" not in written, "not every statement is news"
    assert len(seeds - {None}) == 2, "the secret number and what the game was dealt from"
    assert not [seed for seed in seeds if seed in written]
    assert len(hands) > 5
    assert not [card for card in hands if re.search(rf"(?<![\w-]){card}(?![\w-])", written)]
    assert len(tokens) > PRESSES
    assert not [found for found in tokens if found is not None and found[1] in written]


TOKEN = re.compile(r"/(?:webhooks|interactions)/\d+/([^/?]{8,})")
"""In an address; it is good for a quarter of an hour."""


async def begin(world: World, title: str, options: dict[str, Any]) -> None:
    """Ada and Ben in a game of a title, which is dealt from the secret number and from a word."""
    tables, ada, ben = world.bot.services.tables, *(Person(world.id(name), name, "en-US") for name in PLAYERS)
    table = await tables.lobby.open(ada, Place(world.guild.id, world.channel.id, "en-US"), title, options)
    await world.bot.delivery.settle()
    await tables.lobby.set_word(table.id, ada.id, "moon")
    await tables.lobby.join(table.id, ben)
    await tables.lobby.start(table.id, ada.id)
    await world.bot.delivery.settle()


def chosen(ask: Ask, chance: random.Random) -> tuple[str, ...]:
    """An answer without a panel."""
    keys = [option.key for option in ask.options]
    wanted = [key for verb in TO_AN_END for key in keys if key.partition(":")[0] == verb]
    return (wanted[0],) if wanted and ask.least < 2 else tuple(chance.sample(keys, ask.least))
