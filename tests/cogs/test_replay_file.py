"""A replay as one file: complete in itself, in the reader's language, and with no more than the reader may see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cogs import films
from cogs.ui.names import voice_of
from cogs.ui.replay_file import Frame, plain_line, write_file
from locales import LANGUAGES, message, translate
from tests.cogs.playing import begin, end_turn, info
from tests.cogs.world import Shown, World

ADDRESS = re.compile(r"""(?:src|href|url)\s*[=(]\s*["']?(?!data:)(?:https?:)?//""", re.IGNORECASE)


async def made(world: World, who: str) -> Shown:
    """The page of the file, once it is made."""
    replay = await world.slash(who, "table replay")
    assert replay is not None
    page = await world.press(who, replay, "replay-file")
    assert page is not None
    known = world.bot.services.films
    film = next(reversed(known._films.values()))
    while film.under_way:
        await film.news()
    await world.env.settle()
    again = await world.press(who, (await world.slash(who, "table replay")) or replay, "replay-file")
    assert again is not None
    return again


def frames_of(data: bytes) -> list[dict[str, Any]]:
    found = re.search(r'<script type="application/json" id="frames">(.*?)</script>', data.decode(), re.DOTALL)
    assert found is not None
    frames: list[dict[str, Any]] = json.loads(found[1])
    return frames


@pytest.mark.parametrize(("who", "language"), [("ada", "en"), ("qing", "zh-TW")])
async def test_the_whole_game_is_in_one_file(world: World, who: str, language: str) -> None:
    await begin(world, who, "ben")
    for person in (who, "ben"):
        await end_turn(world, person)
    await world.bot.services.tables.ending.resign(1, world.id("ben"))
    page = await made(world, who)
    assert message("replay-file-ready", language) in page.text
    [(name, data)] = page.files.items()
    assert name == "orrery-day_and_night-1.html"
    assert len(data) < films.MOST_BYTES
    words = data.decode()
    assert not ADDRESS.search(words), "it needs no network"
    assert f'<html lang="{language}">' in words
    assert "@" not in re.sub(r"<script.*?</script>|<style.*?</style>", "", words, flags=re.DOTALL)
    frames = frames_of(data)
    assert len(frames) > 2
    assert all(frame["picture"].startswith("data:image/webp;base64,") for frame in frames)
    assert all(frame["alt"] for frame in frames)
    assert any("Ben" in line for frame in frames for line in frame["lines"])
    assert not any("**" in line or "<t:" in line for frame in frames for line in frame["lines"])


async def test_a_running_game_is_seen_with_ones_own_eyes(world: World) -> None:
    """Whoever saves it before the end has their own lines in it and nobody else's, whatever the control says."""
    await begin(world)
    await end_turn(world, "ada")
    table = world.bot.services.tables
    mine = {line.text for line in await table.queries.log(1, world.id("ben"))}
    others = {line.text for line in await table.queries.log(1, world.id("ada"))} - mine
    data = next(iter((await made(world, "ben")).files.values()))
    told = [line for frame in frames_of(data) for line in frame["lines"]]
    assert told
    voice = voice_of(await info(world), "en")
    secret = {plain_line(translate(text, voice)) for text in others}
    known = {plain_line(translate(text, voice)) for text in mine}
    assert secret - known, "Ada has drawn cards that only she reads of"
    assert not (secret - known) & set(told)


async def test_it_is_made_once_for_all_who_ask(world: World) -> None:
    await begin(world)
    await world.bot.services.tables.ending.resign(1, world.id("ben"))
    first, second = await made(world, "ada"), await made(world, "ada")
    assert first.files == second.files


def test_a_name_is_no_markup() -> None:
    """What people have typed stands in the file as text."""
    evil = "</script><img src=x onerror=alert(1)>"
    data = write_file(evil, evil, [Frame("", evil, evil, (evil,))], "en").decode()
    assert evil not in data
    assert "<img src=x" not in data
    assert frames_of(data.encode())[0]["lines"] == [evil]


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("**Ada** moves", "Ada moves"),
        (r"Ann\_B casts", "Ann_B casts"),
        ("-# until <t:0:R>", "until 1970-01-01 00:00 UTC"),
        ("<:sun:123456789012345678> two", "two"),
    ],
)
def test_markup_of_messages_is_left_out(line: str, plain: str) -> None:
    assert plain_line(line) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_the_controls(language: str) -> None:
    page = write_file("t", "a", [], language).decode()
    assert f'aria-label="{message("replay-file-next", language)}"' in page
