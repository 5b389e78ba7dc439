"""Looking back at a game with buttons: step by step, by turns, with other eyes, animated."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest

from cogs import films
from cogs.films import Films, durations
from locales import message
from render.pictures import Picture, Scene
from tests.cogs.playing import answer, answers, begin, board, info, panel
from tests.cogs.world import Control, Shown, World, walk


async def some_turns(world: World, count: int = 14) -> None:
    """Both answer at random for a while."""
    chance = random.Random(5)
    for _ in range(count):
        table = await info(world)
        if table.status != "running":
            return
        who = "ada" if world.id("ada") in table.people_owed() else "ben"
        shown = await panel(world, who)
        while answers(shown) and any(one.verb in ("sure", "take") for one in answers(shown)):
            shown = await answer(world, who, shown, chance)
        if answers(shown):
            await answer(world, who, shown, chance)


async def replay(world: World, who: str) -> Shown:
    """Two taps: the log, then the replay."""
    shown = await world.press(who, board(world), "log")
    assert shown is not None
    looking = await world.press(who, shown, "replay")
    assert looking is not None
    return looking


async def pressed(world: World, who: str, shown: Shown, control: Control) -> Shown:
    """What is shown after pressing one of its controls."""
    after = await world.press_control(who, shown, control)
    assert after is not None
    return after


def go(shown: Shown, name: str) -> Control:
    """The control of the replay with this name."""
    [found] = [one for one in shown.controls if one.verb == "replay" and one.arg.endswith(name)]
    return found


async def test_one_steps_back_and_forth_through_pictures(world: World, scenes: list[Scene]) -> None:
    await begin(world)
    await some_turns(world)
    newest = await replay(world, "ada")
    count = len((await world.bot.services.tables.replays.position(1, world.id("ada"))).stops)
    assert message("replay-step", "en", number=count, count=count) in newest.text
    assert go(newest, "next").disabled
    back = await pressed(world, "ada", newest, go(newest, "back"))
    assert message("replay-step", "en", number=count - 1, count=count) in back.text
    assert scenes[-1].what in ("board", "hand")
    first = back
    while not go(first, "first").disabled:
        first = await pressed(world, "ada", first, go(first, "first"))
    assert message("replay-step", "en", number=1, count=count) in first.text
    assert go(first, "back").disabled
    again = await pressed(world, "ada", first, go(first, "next"))
    assert message("replay-step", "en", number=2, count=count) in again.text


async def test_while_the_game_runs_there_is_no_choice_of_eyes(world: World, scenes: list[Scene]) -> None:
    await begin(world)
    await some_turns(world)
    assert not [one for one in (await replay(world, "ada")).controls if one.arg.endswith("eyes")]
    seen = len(scenes)
    outside = await replay(world, "qing")
    assert outside.pictures
    assert {scene.view.seat for scene in scenes[seen:]} == {None}, "an onlooker sees what everybody may know"


async def test_after_the_end_one_looks_through_all_eyes(world: World, scenes: list[Scene]) -> None:
    await begin(world)
    await some_turns(world)
    asked = await world.slash("ben", "daynight resign")
    await world.press("ben", asked, "resign")
    shown = await world.press("qing", board(world), "replay")
    assert shown is not None
    assert message("replay-eyes", "zh-TW", eyes=message("replay-onlooker", "zh-TW")) in shown.text
    menu = go(shown, "eyes")
    other = await world.choose("qing", shown, menu, "1")
    assert other is not None
    assert "Ben" in other.text
    assert scenes[-1].what == "hand"
    shown = await world.press("ada", board(world), "replay")
    assert shown is not None
    menus = [part for part in walk(shown.components) if part.get("custom_id", "").endswith("eyes")]
    assert [option["label"] for option in menus[0]["options"]] == ["An onlooker", "Ada (Day)", "Ben (Night)"]


async def test_by_command_for_any_table(world: World) -> None:
    await begin(world)
    shown = await world.slash("ada", "table replay")
    assert shown is not None
    assert message("replay-title", "en", game="Day & Night", number=1) in shown.text
    refused = await world.slash("ada", "table replay", number=99)
    assert refused is not None
    assert refused.text == message("error-no-table", "en")


async def test_a_film_is_made_while_its_page_says_how_far_it_is(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "NEWS", 0.05)
    await begin(world)
    await some_turns(world)
    shown = await replay(world, "ada")
    whole = [one for one in shown.controls if one.verb == "film"][-1]
    making = await pressed(world, "ada", shown, whole)
    known = world.bot.services.films
    film = next(iter(known._films.values()))
    while film.under_way:
        await film.news()
    for _ in range(200):
        await world.env.advance_time(0.05)
        if making.again().pictures:
            break
    done = making.again()
    assert message("film-ready", "en", count=film.frames) in done.text
    assert len(done.pictures) == 1
    assert film.frames > 5
    twice = await pressed(world, "ada", shown, whole)
    assert twice.pictures, "it is made once"
    assert len(known._films) == 1


async def test_back_from_a_film_or_file_leads_to_the_step_from_which_one_came(world: World) -> None:
    await begin(world)
    await some_turns(world)
    shown = await replay(world, "ada")
    for _ in range(2):
        shown = await pressed(world, "ada", shown, go(shown, "back"))
    step = next(line for line in shown.text.splitlines() if line.startswith("Step "))
    for verb in ("film", "replay-file"):
        page = await pressed(world, "ada", shown, [one for one in shown.controls if one.verb == verb][-1])
        back = await world.press("ada", page, "replay")
        assert back is not None
        assert step in back.text, verb


SCENE: Any = None


class Slow:
    """A picture service whose frames come when they are let through."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails

    async def frame(self, scene: Any) -> bytes:
        if self.fails:
            raise RuntimeError("no picture")
        return b"x"

    async def animation(self, frames: list[bytes], durations: list[int], most: int, alt: str, name: str) -> Picture:
        return Picture(b"", 1, 1, alt)


async def test_what_cannot_be_drawn_is_said_and_can_be_tried_again() -> None:
    known = Films(Slow(fails=True))
    film = known.begin((1, 1, None, "en", 0, 3), [SCENE] * 4, "alt")
    await film.news()
    assert film.failed
    assert not film.under_way
    await known.close()


async def test_old_films_are_forgotten() -> None:
    known = Films(Slow())
    for number in range(films.MOST_KEPT + 3):
        film = known.begin((number, 1, None, "en", 0, 3), [SCENE], "alt")
        await film.changed.wait()
    assert len(known._films) <= films.MOST_KEPT + 1
    assert known.find_film((0, 1, None, "en", 0, 3)) is None
    await known.close()


@pytest.mark.parametrize("frames", [1, 2, 3, 20, films.MOST_FRAMES])
def test_every_frame_is_shown_long_enough_and_the_last_one_longest(frames: int) -> None:
    shown = durations(frames)
    assert len(shown) == frames
    assert min(shown) >= films.LEAST_MS
    assert shown[-1] == max(shown)
    assert timedelta(milliseconds=sum(shown)) < timedelta(minutes=1)
