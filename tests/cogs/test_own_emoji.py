"""The signs of the pictures as emoji of the application: uploaded after the start, shown in texts, never waited for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

import bot
from cogs import own_emoji
from cogs.settings import Settings
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.measure import measure
from cogs.ui.outgoing import Page, plain
from cogs.ui.signs import NO_SIGNS, Signs
from render.signs import all_signs
from tests.cogs.playing import begin, board, end_turn
from tests.cogs.world import CLOCK, World
from tests.cogs.world import world as open_world

SIGNS = Signs({"🔺": discord.PartialEmoji(name="ecl_science_123456", id=1234567890123456789)})
TAG = "<:ecl_science_123456:1234567890123456789>"


@pytest.fixture
def build(scenes: list[Any], database: Any, data_dir: Any) -> Callable[[], Any]:
    """Makes a bot whose owner has left the emoji on."""
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{database}", data_dir=data_dir, render_workers=0, presses_per_minute=0
    )
    return lambda: bot.build(settings)


@pytest.fixture
async def emoji_world(build: Callable[[], Any]) -> AsyncIterator[World]:
    async with open_world(build) as made:
        await made.bot.services.own_emoji.settle()
        yield made


def shown(view: Page) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def signs_shown(world: World) -> Signs:
    found: Signs = world.bot.services.own_emoji.signs
    return found


async def voidfall_panel(world: World) -> str:
    """A panel that says what a player has."""
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    return str(await world.slash("ada", "voidfall play"))


# -- on a message ------------------------------------------------------------------------------------------------------


def test_texts_buttons_and_menus_show_the_emoji_and_labels_stay_plain() -> None:
    press = button(Key("board", 1), "🔺 Science", emoji="🔺")
    choice = menu(Key("set", 1), "🔺?", [Choice("a", "🔺 two")])
    view = plain("🔺 4 and 🔺\ufe0f 5", *rows(press), *rows(choice)).view
    SIGNS.put_on(view)
    assert shown(view) == f"{TAG} 4 and {TAG} 5"
    sent = str(view.to_components())
    assert "'label': '🔺 Science'" in sent
    assert "'label': '🔺 two'" in sent
    assert "'id': 1234567890123456789" in sent or "'id': '1234567890123456789'" in sent


@pytest.mark.parametrize(
    ("label", "left", "has"),
    [
        ("Pay 2🔺", "Pay 2", True),
        ("🔺 Science", "Science", True),
        ("2🔺 for it", "2🔺 for it", False),
        ("🔺 or 🔺", "🔺 or 🔺", False),
        ("🔺", "🔺", False),
    ],
)
def test_a_button_with_a_single_sign_at_an_end_of_its_label_has_the_emoji(label: str, left: str, has: bool) -> None:
    view = plain("words", *rows(button(Key("board", 1), label))).view
    SIGNS.put_on(view)
    sent = str(view.to_components())
    assert f"'label': '{left}'" in sent
    assert ("1234567890123456789" in sent) == has


def test_putting_them_on_twice_changes_nothing() -> None:
    view = plain("🔺 4").view
    SIGNS.put_on(view)
    SIGNS.put_on(view)
    assert shown(view) == f"{TAG} 4"


def test_a_message_that_would_become_too_long_stays_plain() -> None:
    words = "🔺 and more\n" * 150
    assert len(words.replace("🔺", TAG)) > 4000
    view = plain(words).view
    SIGNS.put_on(view)
    assert TAG not in shown(view)
    assert measure(view.to_components()).fits


def test_without_emoji_nothing_changes() -> None:
    view = plain("🔺 4").view
    NO_SIGNS.put_on(view)
    assert shown(view) == "🔺 4"


# -- uploading ---------------------------------------------------------------------------------------------------------


async def test_they_are_uploaded_after_the_start_and_shown(emoji_world: World) -> None:
    there = await emoji_world.bot.fetch_application_emojis()
    assert len(there) == len(all_signs()) == len(signs_shown(emoji_world))
    panel = await voidfall_panel(emoji_world)
    assert "<:vf_food_" in panel
    assert "🌾" not in panel


async def test_an_older_message_shows_them_in_the_lines_that_it_keeps(emoji_world: World) -> None:
    await begin(emoji_world)
    first = board(emoji_world).id
    await end_turn(emoji_world, "ada")
    older = next(each for each in emoji_world.public() if each.id == first)
    assert not older.verbs
    assert "<:moon_" in older.text
    assert "☾" not in older.text


async def test_the_next_start_uploads_nothing(emoji_world: World) -> None:
    before = {emoji.id for emoji in await emoji_world.bot.fetch_application_emojis()}
    await emoji_world.restart()
    await emoji_world.bot.services.own_emoji.settle()
    assert {emoji.id for emoji in await emoji_world.bot.fetch_application_emojis()} == before
    assert len(signs_shown(emoji_world)) == len(before)


async def test_a_refusal_is_counted_and_tried_again_later(build: Callable[[], Any], monkeypatch: Any) -> None:
    async def refused(*_: Any, **__: Any) -> None:
        raise OSError("not now")

    with monkeypatch.context() as patched:
        patched.setattr(bot.Orrery, "create_application_emoji", refused)
        async with open_world(build) as world:
            await world.bot.services.own_emoji.settle()
            assert signs_shown(world) is NO_SIGNS
            assert world.bot.services.tables.mishaps.counts["emoji"] == 1
            assert "🌾" in await voidfall_panel(world), "plain characters stand there meanwhile"
            patched.undo()
            world.bot.services.own_emoji.kick(world.bot)
            await world.bot.services.own_emoji.settle()
            assert signs_shown(world) is NO_SIGNS, "it rests for a while"
            CLOCK.ahead += timedelta(hours=1)
            world.bot.services.own_emoji.kick(world.bot)
            await world.bot.services.own_emoji.settle()
            assert len(signs_shown(world)) == len(all_signs())


async def test_what_another_process_has_just_uploaded_is_taken(build: Callable[[], Any], monkeypatch: Any) -> None:
    """Discord refuses a second emoji of the same name."""
    create = bot.Orrery.create_application_emoji

    async def too_late(self: Any, *, name: str, image: bytes) -> None:
        await create(self, name=name, image=image)
        raise discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), {"code": 50035, "message": name})

    monkeypatch.setattr(bot.Orrery, "create_application_emoji", too_late)
    async with open_world(build) as world:
        await world.bot.services.own_emoji.settle()
        assert len(signs_shown(world)) == len(await world.bot.fetch_application_emojis()) == len(all_signs())
        assert world.bot.services.tables.mishaps.counts["emoji"] == 0


async def test_former_drawings_make_room_only_where_there_is_none(emoji_world: World, monkeypatch: Any) -> None:
    client = emoji_world.bot
    image = (await client.services.own_emoji._run(own_emoji.draw_signs))[0].png
    for number in range(3):
        await client.create_application_emoji(name=f"vf_food_00000{number}", image=image)
    await client.create_application_emoji(name="somebody_elses", image=image)
    money = next(e for e in await client.fetch_application_emojis() if e.name.startswith("ecl_money_"))
    await money.delete()
    monkeypatch.setattr(own_emoji, "MOST", len(all_signs()) + 2)
    await emoji_world.restart()
    await emoji_world.bot.services.own_emoji.settle()
    names = {emoji.name for emoji in await emoji_world.bot.fetch_application_emojis()}
    assert len(names) == len(all_signs()) + 2
    assert {"somebody_elses", "vf_food_000002"} <= names, "the oldest go first, and nobody else's"
    assert any(name.startswith("ecl_money_") for name in names)


async def test_an_owner_can_switch_them_off(database: Any, data_dir: Any, scenes: list[Any]) -> None:
    off = Settings(database_url=f"sqlite+aiosqlite:///{database}", data_dir=data_dir, render_workers=0, own_emoji=False)
    async with open_world(lambda: bot.build(off)) as world:
        assert signs_shown(world) is NO_SIGNS
        assert await world.bot.fetch_application_emojis() == []
        assert "🌾" in await voidfall_panel(world)
