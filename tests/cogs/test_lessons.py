"""The guided first game in Discord: offered by the lobby, shown to one person alone."""

from __future__ import annotations

import re

import msgspec
import pytest

from cogs.ui.option_lists import LONG_LABEL
from cogs.ui.reasons import REASON
from engine.core.lesson import Lesson
from engine.titles import TITLES
from locales import message
from render.kit.picture import Scene
from tests.cogs.lesson_play import MOST_TAPS, Pupil, says, told_to_tap
from tests.cogs.playing import lobby as lobby_message
from tests.cogs.world import Shown, World

TAUGHT = [title for title in TITLES.values() if title.lesson is not None]
SPEAKERS = {"en": "ada", "zh-TW": "qing", "zh-CN": "mei"}

assert TITLES["day_and_night"].lesson is not None
LESSON: Lesson = TITLES["day_and_night"].lesson


async def lesson(world: World, who: str = "ada") -> Shown:
    shown = await world.slash(who, "daynight learn")
    assert shown is not None
    return shown


async def test_a_lesson_is_seen_by_its_person_alone(world: World) -> None:
    shown = await lesson(world)
    assert shown.ephemeral
    assert message("lesson-step", "en", number=1, steps=LESSON.steps) in shown.text
    assert not world.public()


async def test_what_the_lesson_names_is_marked_on_the_picture(world: World, scenes: list[Scene]) -> None:
    shown = await lesson(world)
    for step in LESSON.own[:3]:
        pressed = await world.press("ada", shown, "pick", step.keys[0])
        assert pressed is not None
        shown = pressed
    assert "👉" in shown.text
    place = LESSON.own[3].keys[0].partition(":")[2]
    marks = {mark.at: mark.kind for scene in scenes if scene.what == "panel" for mark in scene.marks}
    assert marks[place] == "proposal"


async def test_the_other_player_says_what_it_has_played_for(world: World) -> None:
    """In every lesson the computers explain themselves at least once."""
    pupil = Pupil(world, "ada")
    async for shown in pupil.follow("daynight"):
        if REASON in shown.text:
            return
    raise AssertionError("no reason is given")


async def test_why_the_other_has_played_is_no_longer_told_when_the_person_has_played_since(world: World) -> None:
    """Several own answers follow each other at the steps of a spell and of a walk."""
    pupil, told, acted = Pupil(world, "ada"), False, False
    tables = world.bot.services.tables
    async for shown in pupil.follow("daynight"):
        look = await tables.queries.look(1, world.id("ada"))
        assert look.lesson is not None
        told = told or REASON in shown.text
        if told and look.lesson.acted:
            acted = True
            assert REASON not in shown.text, shown
    assert acted


async def test_another_answer_is_no_mistake_and_can_be_taken_back(world: World) -> None:
    shown = await lesson(world)
    other = await world.press("ada", shown, "pick", "cast:day_ritual")
    assert other is not None
    assert message("lesson-otherwise", "en") in other.text
    again = await world.press("ada", other, "undo")
    assert again is not None
    assert message("lesson-step", "en", number=1, steps=LESSON.steps) in again.text


async def test_whoever_has_left_the_lesson_is_led_back_to_its_step(world: World) -> None:
    shown = await lesson(world)
    asked = await world.press("ada", shown, "pick", "end")
    assert asked is not None
    left = await world.press("ada", asked, "sure")
    assert left is not None
    left = await Pupil(world, "ada").settled(left)
    assert [each.label for each in left.find("to-lesson")] == [message("button-to-lesson", "en", number=1)]
    again = await world.press("ada", left, "to-lesson")
    assert again is not None
    assert message("lesson-step", "en", number=1, steps=LESSON.steps) in again.text
    assert not again.find("to-lesson")


async def test_the_lesson_can_begin_again(world: World) -> None:
    shown = await lesson(world)
    second = await world.press("ada", shown, "pick", LESSON.own[0].keys[0])
    assert second is not None
    anew = await world.press("ada", second, "relearn")
    assert anew is not None
    assert message("lesson-step", "en", number=1, steps=LESSON.steps) in anew.text


async def test_the_lobby_offers_the_lesson_to_who_has_never_played(world: World) -> None:
    await world.slash("ada", "daynight new")
    offered = await world.press("ben", lobby_message(world), "join")
    assert offered is not None
    assert offered.ephemeral
    begun = await world.press("ben", offered, "learn")
    assert begun is not None
    assert "🎓" in begun.text


async def test_whoever_has_played_is_offered_nothing(world: World) -> None:
    await world.slash("ben", "daynight new", computer="easy")
    ended = await world.slash("ben", "table end")
    assert ended is not None
    await world.press("ben", ended, "end")
    await world.slash("ada", "daynight new")
    answer = await world.press("ben", lobby_message(world), "join")
    assert answer is None or not answer.ephemeral


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("title", TAUGHT, ids=[title.meta.id for title in TAUGHT])
async def test_who_taps_exactly_what_a_lesson_says_comes_to_its_end(world: World, title, language: str) -> None:
    pupil = Pupil(world, SPEAKERS[language])
    told = [shown.text async for shown in pupil.follow(title.meta.command)]
    key = title.meta.key
    goal, signs = (message(key(f"lesson-{what}"), language) for what in ("goal", "signs"))
    assert told[0].index(goal) < told[0].index(signs) < told[0].index("👉"), "the goal is named first"
    assert message(key("lesson-end"), language) in told[-1]
    assert message("lesson-go-on", language) in told[-1]
    assert 0 < len(pupil.taps) <= MOST_TAPS, pupil.taps
    for shown in pupil.pages:
        sentence = says(shown).partition("👉")[0].casefold()
        for named in told_to_tap(shown):
            assert names_action(named, sentence), "whoever reads another word looks for a button that is called so"
            twice = [line for line in shown.text.splitlines() if named in line and not line.startswith("> 👉")]
            assert len(named) < LONG_LABEL or not twice, "what stands beside a button is not said again"
    asked_back = [shown.text for shown in pupil.pages if shown.find("sure") or shown.find("sures")]
    assert not asked_back, "the lesson itself asks for this tap"
    assert not [text for text in told[:-1] for line in text.splitlines() if line.startswith("> 👉") and "⚠" in line]
    assert not [text for text in told if message("lesson-otherwise", language) in text]


def names_action(label: str, sentence: str) -> bool:
    """Whether a sentence has the first word of a label, or two characters of a Chinese one. Numbers and codes are no
    words: they are found on the picture."""
    if re.match(r"\d|[A-Z]\d", label):
        return True
    words = re.sub(r"[A-Z]*\d\w*", "", label)
    if words.isascii() or "’" in words:
        return re.split(r"[^\w'’]+", words.strip())[0].casefold() in sentence
    return any(words[at : at + 2] in sentence for at in range(len(words) - 1))


async def test_who_is_asked_before_every_end_of_a_turn_is_not_asked_by_a_lesson(world: World) -> None:
    await world.slash("ada", "me confirm", how="on")
    pupil = Pupil(world, "ada")
    told = [shown.text async for shown in pupil.follow("daynight")]
    assert message("dn-lesson-end", "en") in told[-1]
    assert not [shown.text for shown in pupil.pages if shown.find("sure")]


async def test_the_panel_of_a_step_has_only_what_answers_it(world: World) -> None:
    shown = await world.slash("ada", "eclipse learn")
    assert shown is not None
    shown = await Pupil(world, "ada").settled(shown)
    eclipse = TITLES["eclipse"].lesson
    assert eclipse is not None
    assert message("lesson-step", "en", number=1, steps=eclipse.steps) in shown.text
    assert not shown.verbs & {"orders", "recap", "board", "next", "undo"}


async def test_a_lesson_that_was_written_anew_goes_on_as_a_game_and_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(TITLES["day_and_night"]), "lesson", msgspec.structs.replace(LESSON, seed="another"))
    await lesson(world)
    monkeypatch.undo()
    await world.restart()
    again = await lesson(world)
    assert message("lesson-rewritten", "en") in again.text
    assert "👉" not in again.text
    begun = await world.press("ada", again, "relearn")
    assert begun is not None
    assert message("lesson-rewritten", "en") not in begun.text
    assert message("dn-lesson-goal", "en") in begun.text
