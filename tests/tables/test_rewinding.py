"""Going back to an earlier position: with everybody's consent, never without, and the record stays right."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from db.records import ChoiceRow
from db.store import Store
from engine.core.errors import Refused, Stale
from tables import rewinding
from tables.playback import replay_steps, steps_to_replay
from tables.projections import setup_of
from tables.records import TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_laid_down import read
from tests.toy.islands import Islands


async def played(club: Club, answers: int = 14, **options: Any) -> TableInfo:
    """Ann and Bo, some answers into their game."""
    table = await club.running(bell=False, rounds=6, **options)
    for number in range(answers):
        info = await club.tables.queries.info(table.id)
        await club.play_any(table.id, ANN if 0 in info.owed else BO, number)
    return await club.tables.queries.info(table.id)


async def propose(club: Club, table_id: int, person_id: int, at: int) -> Any:
    found = await club.tables.rewinding.preview(table_id, person_id, at)
    return await club.tables.rewinding.propose(table_id, person_id, at, found.stamp)


async def key_of(club: Club, awaited: Any) -> str:
    with pytest.raises(Refused) as refused:
        await awaited
    return refused.value.text.key


async def check_record(club: Club, table_id: int) -> None:
    """What is stored plays again from its seed, step by step, and leads to the game as it stands."""
    async with club.store.reading() as tx:
        row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
        history, snapshot = await tx.games.choices(table_id), await tx.games.snapshot(table_id)
    title = club.tables._context.title(row.title)
    session, misfit = replay_steps(title, setup_of(row, len(seats)), str(row.seed), steps_to_replay(history))
    assert misfit is None
    assert session is not None
    assert session.digest() == snapshot.state_hash == club.tables._context.load(row, snapshot).digest()


async def test_it_goes_back_only_when_all_have_agreed(club: Club) -> None:
    table = await played(club)
    then = await club.tables.replays.position(table.id, ANN.id, at=4)
    before = await club.tables.queries.look(table.id, ANN.id)
    look = await propose(club, table.id, ANN.id, 4)
    assert look.view == before.view, "nothing has happened yet"
    assert look.info.rewind is not None
    assert look.info.rewind.agreed_by == (0,)
    after = await club.tables.rewinding.agree(table.id, BO.id)
    assert after.info.rewind is None
    assert (await club.tables.queries.look(table.id, ANN.id)).view == then.look.view
    assert after.events[-1].text.key == "table-log-rewind"
    await check_record(club, table.id)


async def test_what_would_be_undone_is_told_before(club: Club) -> None:
    table = await played(club)
    for person in (ANN, BO):
        stops = (await club.tables.replays.position(table.id, person.id)).stops
        found = await club.tables.rewinding.preview(table.id, person.id, 4)
        assert list(found.lines) == [line for stop in stops[5:] for line in stop.lines]
        assert found.asked == (0, 1)
        assert found.replay.look.view == (await club.tables.replays.position(table.id, person.id, at=4)).look.view


async def test_undone_steps_are_on_no_log_and_in_the_record(club: Club) -> None:
    table = await played(club)
    kept = (await club.tables.replays.position(table.id, CY.id)).stops
    await propose(club, table.id, ANN.id, 4)
    await club.tables.rewinding.agree(table.id, BO.id)
    stops = (await club.tables.replays.position(table.id, CY.id)).stops
    assert [stop.n for stop in stops[:4]] == [stop.n for stop in kept[:4]]
    assert [line.text.key for stop in stops[-3:] for line in stop.lines] == [
        "table-log-rewind-propose",
        "table-log-rewind-agree",
        "table-log-rewind",
    ]
    async with club.store.reading() as tx:
        history = await tx.games.choices(table.id)
    step = history[-1]
    assert step.kind == "rewind"
    assert all(stop.n <= int(step.keys[0]) for stop in stops[:-3])
    assert all(row.undone_by == step.n for row in history if row.kind == "choose" and row.n > int(step.keys[0]))


async def test_one_refusal_ends_it(club: Club) -> None:
    table = await played(club)
    await propose(club, table.id, ANN.id, 3)
    look = await club.tables.rewinding.decline(table.id, BO.id)
    assert look.info.rewind is None
    assert look.events[-1].text.key == "table-log-rewind-decline"
    assert await key_of(club, club.tables.rewinding.agree(table.id, BO.id)) == "error-rewind-gone"
    await check_record(club, table.id)


async def test_against_computers_it_goes_back_at_once(club: Club) -> None:
    table = await club.against_computer(bell=False, rounds=6)
    for number in range(8):
        await club.tables.settle(table.id)
        if (await club.tables.queries.look(table.id, ANN.id)).pending is not None:
            await club.play_any(table.id, ANN, number)
    await club.tables.settle(table.id)
    found = await club.tables.rewinding.preview(table.id, ANN.id, 2)
    assert found.asked == (0,)
    look = await propose(club, table.id, ANN.id, 2)
    assert look.info.rewind is None
    await club.tables.settle(table.id)
    await check_record(club, table.id)


async def test_play_goes_on_and_a_finished_game_verifies_and_exports(club: Club) -> None:
    table = await played(club)
    await propose(club, table.id, ANN.id, 5)
    await club.tables.rewinding.agree(table.id, BO.id)
    for number in range(4):
        info = await club.tables.queries.info(table.id)
        await club.play_any(table.id, ANN if 0 in info.owed else BO, 100 + number)
    stops = len((await club.tables.replays.position(table.id, ANN.id)).stops)
    await propose(club, table.id, BO.id, len((await club.tables.replays.position(table.id, BO.id)).stops) - 3)
    await club.tables.rewinding.agree(table.id, ANN.id)
    assert len((await club.tables.replays.position(table.id, ANN.id)).stops) != stops
    await check_record(club, table.id)
    await club.to_the_end(table.id)
    found = await club.tables.queries.verify(table.id)
    assert found.steps_fit
    record = json.loads(await club.tables.queries.export(table.id, ANN.id))
    assert sum(step["kind"] == "rewind" for step in record["steps"]) == 2
    for at in range(5):
        assert (await club.tables.replays.position(table.id, CY.id, at=at)).look.view is not None


async def test_an_old_button_does_not_answer_a_question_that_came_after(club: Club) -> None:
    table = await played(club, 9)
    info = await club.tables.queries.info(table.id)
    asked = ANN if 0 in info.owed else BO
    look = await club.tables.queries.look(table.id, asked.id)
    assert look.pending is not None
    old = look.pending
    await propose(club, table.id, ANN.id, 2)
    await club.tables.rewinding.agree(table.id, BO.id)
    now = await club.tables.queries.look(table.id, asked.id)
    keys = now.pending.ask.options[0].key if now.pending is not None else old.ask.options[0].key
    with pytest.raises(Stale):
        await club.tables.play.choose(table.id, asked.id, (keys,), old.serial)


async def test_nothing_goes_back_behind_a_resignation(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False, "rounds": 6})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person in (ANN, BO, CY):
        await club.play_first(table.id, person)
    await propose(club, table.id, ANN.id, 0)
    await club.tables.ending.resign(table.id, CY.id)
    assert (await club.tables.queries.info(table.id)).rewind is None, "the proposal is gone"
    assert await key_of(club, club.tables.rewinding.preview(table.id, ANN.id, 0)) == "error-rewind-resigned"


async def test_nothing_goes_back_behind_a_change_of_players(club: Club) -> None:
    """Whoever has left has seen what came after, and cannot be asked."""
    table = await played(club)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    assert (await club.tables.queries.info(table.id)).seats[0].person_id == CY.id
    swapped = (await club.tables.replays.position(table.id, BO.id)).index
    for at in (0, 4, swapped - 1):
        assert await key_of(club, club.tables.rewinding.preview(table.id, BO.id, at)) == "error-rewind-swapped"
        assert await key_of(club, club.tables.rewinding.preview(table.id, CY.id, at)) == "error-rewind-swapped"
    before = await club.tables.queries.look(table.id, CY.id)
    for number in range(6):
        info = await club.tables.queries.info(table.id)
        await club.play_any(table.id, CY if 0 in info.owed else BO, number)
    await propose(club, table.id, BO.id, swapped)
    await club.tables.rewinding.agree(table.id, CY.id)
    assert (await club.tables.queries.look(table.id, CY.id)).view == before.view
    await check_record(club, table.id)


async def test_a_proposal_to_go_back_is_gone_when_a_seat_changes_hands(club: Club) -> None:
    table = await played(club)
    await propose(club, table.id, BO.id, 4)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, "easy")
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    assert (await club.tables.queries.info(table.id)).rewind is None
    assert await key_of(club, club.tables.rewinding.agree(table.id, BO.id)) == "error-rewind-gone"


async def test_nothing_goes_back_to_where_a_step_was_taken_back_later(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    walker = await club.both_play(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await club.tables.play.undo(table.id, walker.id)
    await club.tables.play.undo(table.id, walker.id)
    stops = (await club.tables.replays.position(table.id, walker.id)).stops
    first_undo = len(stops) - 2
    assert await key_of(club, club.tables.rewinding.preview(table.id, walker.id, first_undo)) == "error-rewind-undone"


async def test_onlookers_and_the_newest_position_are_refused(club: Club) -> None:
    table = await played(club, 12)
    assert await key_of(club, club.tables.rewinding.preview(table.id, CY.id, 1)) == "error-not-seated"
    last = (await club.tables.replays.position(table.id, ANN.id)).index
    assert await key_of(club, club.tables.rewinding.preview(table.id, ANN.id, last)) == "error-rewind-gone"
    found = await club.tables.rewinding.preview(table.id, ANN.id, 1)
    with pytest.raises(Stale):
        await club.tables.rewinding.propose(table.id, ANN.id, 1, found.stamp + 1)


async def test_another_process_loads_the_game_as_it_stands_after_it(club: Club) -> None:
    table = await played(club)
    await propose(club, table.id, ANN.id, 4)
    await club.tables.rewinding.agree(table.id, BO.id)
    here = await club.tables.queries.look(table.id, ANN.id)
    other = Club(club.store, club.time, club.tables._context.title("lanterns"))
    there = await other.tables.queries.look(table.id, ANN.id)
    assert (there.view, there.can_undo, there.events) == (here.view, here.can_undo, here.events)


async def test_an_agreement_to_another_proposal_is_taken_for_one_to_this(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While Bo agrees to go back to one place, Ann proposes another instead: he has not agreed to that."""
    table = await played(club)
    await propose(club, table.id, ANN.id, 6)
    before = await club.tables.queries.look(table.id, CY.id)
    then_of = club.tables.replays.position_at

    async def meanwhile(reel: Any, to: int, **more: Any) -> Any:
        found = await then_of(reel, to, **more)
        monkeypatch.undo()
        await club.tables.rewinding.decline(table.id, ANN.id)
        await propose(club, table.id, ANN.id, 2)
        return found

    monkeypatch.setattr(club.tables.replays, "position_at", meanwhile)
    assert await key_of(club, club.tables.rewinding.agree(table.id, BO.id)) == "error-rewind-gone"
    look = await club.tables.queries.look(table.id, CY.id)
    assert look.view == before.view
    assert look.info.rewind is not None
    assert look.info.rewind.agreed_by == (0,)


async def test_a_position_that_has_been_taken_back_since_is_gone_back_to(club: Club) -> None:
    """Ann or Bo proposes to go back to a step, then takes just that step back: nobody can agree to it any more."""
    table = await club.running(bell=False, rounds=6)
    walker = await club.both_play(table.id)
    other = BO if walker is ANN else ANN
    for key in ("left", "left"):
        await club.tables.play.choose(table.id, walker.id, (key,))
    last = (await club.tables.replays.position(table.id, walker.id)).index
    await propose(club, table.id, walker.id, last - 1)
    for _ in range(2):
        await club.tables.play.undo(table.id, walker.id)
    before = await club.tables.queries.look(table.id, walker.id)
    assert (await key_of(club, club.tables.rewinding.agree(table.id, other.id))).startswith("error-rewind-")
    assert (await club.tables.queries.look(table.id, walker.id)).view == before.view
    await check_record(club, table.id)


@pytest.mark.parametrize(
    ("to", "key"),
    [
        (0, None),
        (2, None),
        (1, "error-rewind-gone"),
        (3, "error-rewind-gone"),
        (4, "error-rewind-gone"),
        (-1, "error-rewind-gone"),
        (99, "error-rewind-gone"),
    ],
)
def test_the_game_stands_again_where_it_never_stood(to: int, key: str | None) -> None:
    """Steps 0 to 4, of which 1 is undone by 2: neither an undone step, nor the newest, nor one that there is not."""
    at, kinds = datetime(2026, 11, 1, tzinfo=UTC), ("begin", "choose", "undo", "choose", "offer")
    steps = [
        ChoiceRow(n=n, kind=kind, seat=0, keys=[], at=at, state_hash="", events=b"") for n, kind in enumerate(kinds)
    ]
    steps[1] = msgspec.structs.replace(steps[1], undone_by=2)
    history = steps if to != 3 else [*steps[:3], msgspec.structs.replace(steps[3], undone_by=4), steps[4]]
    if key is None:
        rewinding.check_target(history, to)
        return
    with pytest.raises(Refused, match=key):
        rewinding.check_target(history, to)


async def test_the_numbers_of_questions_begin_again_after_a_rewind(club: Club) -> None:
    """A button of before must not answer a question of after, however far the game has gone on."""
    table = await club.running(bell=False, rounds=6)

    async def answer(times: int, first_seed: int) -> set[tuple[int, int]]:
        asked = set()
        for number in range(times):
            for seat, person in enumerate((ANN, BO)):
                pending = (await club.tables.queries.look(table.id, person.id)).pending
                if pending is not None:
                    asked.add((seat, pending.serial))
            info = await club.tables.queries.info(table.id)
            await club.play_any(table.id, ANN if 0 in info.owed else BO, first_seed + number)
        return asked

    before = await answer(12, 0)
    await propose(club, table.id, ANN.id, 1)
    await club.tables.rewinding.agree(table.id, BO.id)
    assert not await answer(12, 50) & before


async def test_a_queue_goes_on_after_a_rewind(store: Store, time: Time) -> None:
    """What was laid down belongs to what came after: its person sees another position now."""
    club = Club(store, time, Islands(), read=lambda info: read)
    table = await club.tables.lobby.open(ANN, HERE, "islands", {})
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    for person, key in ((ANN, "rest"), (BO, "rest"), (ANN, "yes"), (BO, "no"), (ANN, "rest")):
        await club.tables.play.choose(table.id, person.id, (key,))
    await club.tables.play.set_queue(table.id, ANN.id, ["fish", "fish"])
    await propose(club, table.id, ANN.id, 0)
    await club.tables.rewinding.agree(table.id, BO.id)
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.laid_down.queue == ()
    assert look.info.owed == (0,)
    assert look.view.fish == (0, 0)
    await club.tables.close_down()
