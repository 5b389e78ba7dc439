"""Earlier positions of a game: everybody is shown what they saw at that time, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from db.records import ChoiceRow
from db.store import Store
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.text import say
from tables.playback import KEYFRAME_EVERY, Footage, views_at
from tables.records import TableInfo
from tables.replays import Reel
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_secret import ASKED_ANN_AND_CY, wishing
from tests.toy.lanterns import Lanterns

EVERYBODY = (ANN, BO, None)


async def played(club: Club, answers: int = 60, **options: Any) -> tuple[TableInfo, dict[Any, list[Any]]]:
    """Ann and Bo play at random; what each of them and an onlooker saw after every answer."""
    table = await club.running(bell=False, rounds=5, **options)
    seen: dict[Any, list[Any]] = {who: [] for who in EVERYBODY}
    for number in range(answers):
        info = await club.tables.queries.info(table.id)
        if info.status != "running":
            break
        await club.play_any(table.id, ANN if 0 in info.owed else BO, number)
        for who in EVERYBODY:
            view = (await club.tables.queries.look(table.id, who.id if who else None)).view
            if not seen[who] or seen[who][-1] != view:
                seen[who].append(view)
    return await club.tables.queries.info(table.id), seen


async def test_everybody_sees_at_each_stop_what_they_saw_then(club: Club) -> None:
    table, seen = await played(club)
    for who in EVERYBODY:
        person = who.id if who else CY.id
        newest = await club.tables.replays.position(table.id, person)
        assert newest.index == len(newest.stops) - 1
        for at in range(1, len(newest.stops)):
            view = (await club.tables.replays.position(table.id, person, at=at)).look.view
            assert view in seen[who], f"stop {at} shows {person} a position that was never on their table"


async def test_the_lines_of_all_stops_are_the_log(club: Club) -> None:
    table, _ = await played(club, 20)
    for person in (ANN, BO, CY):
        stops = (await club.tables.replays.position(table.id, person.id)).stops
        assert [line for stop in stops for line in stop.lines] == list(
            await club.tables.queries.log(table.id, person.id, 500)
        )


async def test_what_was_undone_is_no_stop(club: Club) -> None:
    table = await club.running(bell=False)
    walker = await club.both_play(table.id)
    for _ in range(2):
        await club.tables.play.choose(table.id, walker.id, ("left",))
    before = await club.tables.replays.position(table.id, walker.id)
    await club.tables.play.undo(table.id, walker.id)
    found = await club.tables.replays.position(table.id, walker.id)
    assert found.stops[:-1] == before.stops[:-1], "the step is gone, and its undoing is there"
    assert [line.text.key for line in found.stops[-1].lines] == ["table-log-undo"]


async def test_while_the_game_runs_nobody_looks_through_the_eyes_of_others(club: Club) -> None:
    table, _ = await played(club, 12)
    own = await club.tables.replays.position(table.id, ANN.id, at=3)
    for eyes in (1, None, 7):
        assert await club.tables.replays.position(table.id, ANN.id, eyes=eyes, at=3) == own
    outside = await club.tables.replays.position(table.id, CY.id, eyes=0, at=3)
    assert outside.look.seat is None
    look, views = await club.tables.replays.frames(table.id, CY.id, 0, 0, 5, 6)
    assert look.seat is None
    for at, view in enumerate(views):
        assert view == (await club.tables.replays.position(table.id, CY.id, at=at)).look.view


async def test_after_the_end_everybody_looks_through_all_eyes(club: Club) -> None:
    table, _ = await played(club, 400)
    assert table.status == "over"
    shown = [await club.tables.replays.position(table.id, CY.id, eyes=eyes, at=5) for eyes in (0, 1, None)]
    assert [each.look.seat for each in shown] == [0, 1, None]
    assert [each.look.view.hand for each in shown[:2]] == [
        (await club.tables.replays.position(table.id, person.id, at=5)).look.view.hand for person in (ANN, BO)
    ]


async def test_secret_answers_are_not_counted(store: Store, time: Time) -> None:
    """Who is asked in secret, and whether they have answered, changes neither the stops of others nor what they see."""
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    table = await wishing(club)
    before = await club.tables.replays.position(table.id, BO.id)
    await club.play_first(table.id, ANN)
    assert (await club.tables.queries.info(table.id)).secret, "Cy has not answered yet"
    after = await club.tables.replays.position(table.id, BO.id)
    assert after.stops == before.stops
    assert after.look.view == before.look.view
    await club.tables.close_down()


async def test_to_show_a_position_only_a_few_steps_are_played_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await played(club, 60)
    stops = len((await club.tables.replays.position(table.id, ANN.id)).stops)
    again: list[tuple[str, int]] = []
    run = club.tables._context.look_back

    async def counted(work: Any, *args: Any, by: int | None = None) -> Any:
        again.append((work.__name__, len(args[2])))
        return await run(work, *args)

    monkeypatch.setattr(club.tables._context, "look_back", counted)
    for at in (0, stops // 3, stops // 2, stops - 2):
        await club.tables.replays.position(table.id, ANN.id, at=at)
    assert {name for name, _ in again} == {views_at.__name__}
    assert max(count for _, count in again) < KEYFRAME_EVERY


async def test_turns_begin_where_another_seat_acts_and_a_span_is_one_of_them(club: Club) -> None:
    table, _ = await played(club, 40)
    found = await club.tables.replays.position(table.id, ANN.id, at=9)
    turns = found.turns()
    assert turns[0] == 0
    assert len(turns) > 2
    first, last = found.span()
    assert first <= 9 <= last
    assert not [begin for begin in turns if first + 1 < begin <= last], "no other turn begins within it"


def test_who_is_woken_by_the_last_answer_of_a_turn_has_that_turn_as_well() -> None:
    """Night discards and Day is woken by the same answer; then Day walks. Day's turn begins with the first step."""
    acting = ([0], [0], [0, 1], [1], [1, 0], [0], [0])
    rows = [
        ChoiceRow(
            n=n,
            kind="choose",
            seat=seats[0],
            keys=[],
            at=datetime(2026, 1, 2, tzinfo=UTC),
            state_hash="",
            events=msgspec.msgpack.encode([Event(say("dn-option-end"), seat=seat) for seat in seats]),
        )
        for n, seats in enumerate(acting, 1)
    ]
    row: Any = None
    stops = Reel(row, [], rows, Footage(marks=(None,) * len(rows))).stops(None)
    assert [stop.mark for stop in stops] == [0, 0, 0, 1, 1, 2, 2]


async def test_a_proposal_counts_as_a_turn_of_the_replay(club: Club) -> None:
    table, _ = await played(club, 12)
    before = (await club.tables.replays.position(table.id, ANN.id)).turns()
    await club.tables.ending.offer_draw(table.id, ANN.id)
    await club.tables.ending.propose(table.id, BO.id)
    await club.tables.ending.decline(table.id, ANN.id)
    found = await club.tables.replays.position(table.id, ANN.id)
    assert found.index > before[-1]
    assert found.turns() == before


async def test_a_film_has_at_most_so_many_frames_and_ends_with_the_last(club: Club) -> None:
    table, _ = await played(club, 40)
    newest = await club.tables.replays.position(table.id, ANN.id)
    _, views = await club.tables.replays.frames(table.id, ANN.id, "own", 0, newest.index, 7)
    assert len(views) == 7
    assert views[-1] == newest.look.view
    _, few = await club.tables.replays.frames(table.id, ANN.id, "own", 2, 3, 7)
    assert len(few) == 2


async def test_before_the_start_there_is_nothing_to_look_back_at(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    with pytest.raises(Refused) as refused:
        await club.tables.replays.position(table.id, ANN.id)
    assert refused.value.text.key == "error-not-started"
