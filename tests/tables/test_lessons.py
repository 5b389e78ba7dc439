"""Lessons: guided first games of one person, of which nothing is posted."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from db.store import Store
from engine.core.decision import Options
from engine.core.errors import Refused
from engine.core.lesson import Lesson, Move
from engine.core.text import say
from engine.day_and_night.title import DayAndNight
from engine.eclipse.title import Eclipse
from tables.guided import guided, point_of
from tables.records import LessonPoint, Look
from tests.tables.club import ANN, BO, HERE, Club, Time
from tests.toy.lanterns import Lanterns

TITLE = DayAndNight()
assert TITLE.lesson is not None
LESSON: Lesson = TITLE.lesson


@pytest.fixture
async def school(store: Store, time: Time) -> AsyncIterator[Club]:
    school = Club(store, time, TITLE)
    yield school
    await school.tables.close_down()


async def begun(school: Club) -> Look:
    info = await school.tables.lessons.open(ANN, TITLE.meta.id)
    await school.tables.settle()
    return await school.tables.queries.look(info.id, ANN.id)


async def answered(school: Club, look: Look, *keys: str) -> Look:
    await school.tables.play.choose(look.info.id, ANN.id, keys)
    await school.tables.settle()
    return await school.tables.queries.look(look.info.id, ANN.id)


async def test_whoever_follows_a_lesson_reaches_its_end_and_can_play_on(school: Club) -> None:
    look = await begun(school)
    for number, step in enumerate(LESSON.own, 1):
        assert look.lesson is not None
        assert (look.lesson.number, look.lesson.steps, look.lesson.move) == (number, LESSON.steps, step)
        assert look.pending is not None
        assert look.pending.ask.proposal == step.keys
        look = await answered(school, look, *step.keys)
    assert look.lesson is not None
    assert look.lesson.move is None
    assert not look.lesson.strayed
    assert look.pending is not None


async def test_computers_give_the_answers_of_the_lesson(school: Club) -> None:
    look = await begun(school)
    for step in LESSON.own:
        look = await answered(school, look, *step.keys)
    async with school.store.reading() as tx:
        steps = await tx.games.choices(look.info.id)
    given = [(step.seat, tuple(step.keys)) for step in steps if step.kind == "choose"]
    assert given == [(move.seat, move.keys) for move in LESSON.moves]


async def test_what_teaches_nothing_new_is_played_for_the_person_and_not_taken_back(store: Store, time: Time) -> None:
    club = Club(store, time, Eclipse())
    info = await club.tables.lessons.open(ANN, "eclipse")
    await club.tables.settle()
    look = await club.tables.queries.look(info.id, ANN.id)
    assert Eclipse.lesson.moves[0].played
    assert look.lesson is not None
    assert (look.lesson.number, look.lesson.waits, look.lesson.move) == (1, False, Eclipse.lesson.own[0])
    assert not look.can_undo
    await club.tables.close_down()


def test_what_the_host_plays_for_the_person_is_not_said_to_be_for_the_others_to_answer() -> None:
    moves = (Move(0, ("a",), "one"), Move(0, ("b",), played=True), Move(1, ("c",)), Move(0, ("d",), "two"))
    lesson = Lesson(2, {}, "seed", moves)
    hosts = point_of(lesson, [(0, ("a",))])
    assert (hosts.waits, hosts.played) == (True, True)
    others = point_of(lesson, [(0, ("a",)), (0, ("b",))])
    assert (others.waits, others.played) == (True, False)


def test_a_lesson_knows_whether_anybody_has_answered_since_the_person_did() -> None:
    moves = (Move(0, ("a",), "one"), Move(1, ("b",)), Move(0, ("c",), "two"), Move(0, ("d",), "three"))
    lesson = Lesson(2, {}, "seed", moves)
    given = [(move.seat, move.keys) for move in moves]
    assert [point_of(lesson, given[:count]).acted for count in range(5)] == [False, True, False, True, True]


async def test_nothing_warns_of_the_answer_that_a_lesson_asks_for(school: Club) -> None:
    look = await begun(school)
    assert look.pending is not None
    options = look.pending.ask.options
    risky = msgspec.structs.replace(options.all[0], caution=say("panel-ends-turn"))
    ask = msgspec.structs.replace(look.pending.ask, options=Options.of((risky, *options.all[1:])))
    pending = msgspec.structs.replace(look.pending, ask=ask)
    move = msgspec.structs.replace(LESSON.own[0], keys=(risky.key,))
    point = LessonPoint(1, LESSON.steps, "change", move)
    shown = guided(msgspec.structs.replace(look, pending=pending), point)
    assert shown.pending is not None
    named = shown.pending.ask.option(risky.key)
    assert named is not None
    assert named.caution is None


async def test_another_answer_is_legal_and_can_be_taken_back(school: Club) -> None:
    look = await begun(school)
    look = await answered(school, look, "end")
    assert look.lesson is not None
    assert look.lesson.strayed
    await school.tables.lessons.open(ANN, TITLE.meta.id, anew=True)
    look = await begun(school)
    look = await answered(school, look, "cast:day_ritual")
    look = await answered(school, look, "tile:a2")
    assert look.lesson is not None
    assert look.lesson.strayed
    assert look.can_undo
    await school.tables.play.undo(look.info.id, ANN.id)
    look = await school.tables.play.undo(look.info.id, ANN.id)
    assert look.lesson is not None
    assert look.lesson.move == LESSON.own[0]


async def test_whoever_has_left_a_lesson_goes_back_to_the_step_at_which_they_left(store: Store, time: Time) -> None:
    """Also if a tile was drawn since, so that nothing can be taken back."""
    club = Club(store, time, Eclipse())
    info = await club.tables.lessons.open(ANN, "eclipse")
    await club.tables.settle()
    look = await club.tables.queries.look(info.id, ANN.id)
    asked = look.lesson
    assert asked is not None
    assert asked.move is not None
    assert look.pending is not None
    other = next(
        option.key
        for option in look.pending.ask.options
        if option.key.startswith("explore") and option.key not in asked.move.keys
    )
    look = await answered(club, look, other)
    assert not look.can_undo
    assert look.lesson is not None
    assert (look.lesson.left, look.lesson.number) == (True, asked.number)
    assert look.pending is not None
    look = await answered(club, look, look.pending.ask.options[0].key)
    assert look.lesson is not None
    assert (look.lesson.left, look.lesson.number) == (True, asked.number)
    look = await club.tables.rewinding.into_lesson(info.id, ANN.id)
    assert look.lesson == asked
    assert look.pending is not None
    assert look.pending.ask.proposal == asked.move.keys
    look = await answered(club, look, *asked.move.keys)
    assert look.lesson is not None
    assert not look.lesson.strayed
    again = await club.tables.rewinding.into_lesson(info.id, ANN.id)
    assert again.lesson == look.lesson, "a second press takes nothing back"
    await club.tables.close_down()


async def test_an_answer_that_was_taken_back_is_not_in_the_way_into_the_lesson(school: Club) -> None:
    look = await begun(school)
    look = await answered(school, look, *LESSON.own[0].keys)
    await school.tables.play.undo(look.info.id, ANN.id)
    look = await answered(school, look, "end")
    assert look.lesson is not None
    assert (look.lesson.left, look.lesson.number) == (True, 1)
    look = await school.tables.rewinding.into_lesson(look.info.id, ANN.id)
    assert look.lesson is not None
    assert look.lesson.move == LESSON.own[0]


async def test_nothing_of_a_lesson_is_posted_and_nobody_is_reminded(school: Club, time: Time) -> None:
    look = await begun(school)
    look = await answered(school, look, *LESSON.own[0].keys)
    async with school.store.reading() as tx:
        assert not await tx.post.due(time(), limit=10)
        assert not await tx.timers.of_kind("reminder")


async def test_a_lesson_goes_on_where_it_was_left_and_begins_again_on_request(school: Club) -> None:
    look = await begun(school)
    await answered(school, look, *LESSON.own[0].keys)
    again = await begun(school)
    assert again.info.id == look.info.id
    assert again.lesson is not None
    assert again.lesson.number == 2
    anew = await school.tables.lessons.open(ANN, TITLE.meta.id, anew=True)
    assert anew.id != look.info.id
    assert (await school.tables.queries.info(look.info.id)).status == "closed"


async def test_everybody_has_a_lesson_of_their_own_beside_a_table(school: Club) -> None:
    table = await school.tables.lobby.open(ANN, HERE, TITLE.meta.id, {})
    ann, bo = [await school.tables.lessons.open(person, TITLE.meta.id) for person in (ANN, BO)]
    assert len({table.id, ann.id, bo.id}) == 3
    with pytest.raises(Refused):
        await school.tables.play.choose(bo.id, ANN.id, LESSON.own[0].keys)


async def test_a_lesson_in_which_nothing_happens_is_closed(school: Club, time: Time) -> None:
    look = await begun(school)
    time.pass_by(days=15)
    await school.tables.tick()
    assert (await school.tables.queries.info(look.info.id)).status == "closed"


async def test_only_a_game_that_has_begun_counts_as_played(school: Club) -> None:
    await school.tables.lessons.open(ANN, TITLE.meta.id)
    table = await school.tables.lobby.open(ANN, HERE, TITLE.meta.id, {})
    await school.tables.lobby.join(table.id, BO)
    assert not await school.tables.queries.has_played(ANN.id, TITLE.meta.id)
    await school.tables.lobby.start(table.id, ANN.id)
    assert await school.tables.queries.has_played(ANN.id, TITLE.meta.id)


async def test_a_title_without_a_lesson_says_so(store: Store, time: Time) -> None:
    club = Club(store, time, Lanterns())
    with pytest.raises(Refused) as refused:
        await club.tables.lessons.open(ANN, "lanterns")
    assert refused.value.text.key == "error-no-lesson"
    await club.tables.close_down()
