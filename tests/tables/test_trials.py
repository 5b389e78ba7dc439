"""Trying something out: what is hidden is dealt anew, nothing touches the game, and after a week it is gone."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest

from engine.core.errors import Refused
from engine.core.session import Session
from tables.errors import Busy
from tables.records import TableInfo
from tests.tables.club import ANN, BO, CY, Club
from tests.toy.lanterns import Lanterns, State


async def begun(club: Club) -> TableInfo:
    table = await club.running(bell=False, rounds=6)
    await club.both_play(table.id)
    return await club.tables.queries.info(table.id)


async def stored(club: Club, table_id: int) -> State:
    """The whole state of a game, with all that is hidden."""
    async with club.store.reading() as tx:
        snapshot = await tx.games.snapshot(table_id)
    return Session.load(Lanterns(), snapshot.data).state


async def test_a_trial_looks_the_same_to_its_person(club: Club) -> None:
    table = await begun(club)
    mine = await club.tables.queries.look(table.id, ANN.id)
    trial = await club.tables.trials.open(table.id, ANN)
    look = await club.tables.queries.look(trial.id, ANN.id)
    assert look.view == mine.view
    assert look.seat == mine.seat
    assert (look.pending is None) == (mine.pending is None)
    assert trial.trial_of == table.id
    assert [seat.kind for seat in trial.seats] == ["person", "computer"]


async def test_of_two_presses_at_the_same_moment_one_begins_a_trial_and_the_other_is_refused(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(club)
    with monkeypatch.context() as same_moment:
        same_moment.setattr(club.tables.queries, "in_channel", AsyncMock(return_value=None))
        trial = await club.tables.trials.open(table.id, ANN)
        with pytest.raises(Busy):
            await club.tables.trials.open(table.id, ANN)
    assert (await club.tables.queries.info(trial.id)).status == "running"
    assert (await club.tables.trials.open(table.id, ANN)).status == "running", "in its place"


async def test_what_is_hidden_is_dealt_anew(club: Club) -> None:
    """The law of secrets: over many trials the hand of the other differs, so that none of them tells the real one."""
    table = await begun(club)
    real = (await stored(club, table.id)).hands
    hands = set()
    for _ in range(8):
        trial = await club.tables.trials.open(table.id, ANN)
        state = await stored(club, trial.id)
        hands.add(tuple(state.hands[1]))
    assert len(hands) > 1
    assert any(list(hand) != real[1] for hand in hands)


async def test_it_never_touches_the_game(club: Club) -> None:
    table = await begun(club)
    await club.sent(table.id)
    before = await club.tables.queries.look(table.id, BO.id)
    trial = await club.tables.trials.open(table.id, ANN)
    await club.tables.settle(trial.id)
    for _ in range(6):
        info = await club.tables.queries.info(trial.id)
        if info.status == "running" and 0 in info.owed:
            await club.play_first(trial.id, ANN)
            await club.tables.settle(trial.id)
    after = await club.tables.queries.look(table.id, BO.id)
    assert after == before
    assert all(row.state != "due" for row in (await club.outbox(table.id)).values())
    assert await club.outbox(trial.id) == {}, "and nothing of it is posted"


async def test_it_goes_back_and_forth(club: Club) -> None:
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    await club.tables.settle(trial.id)
    for _ in range(3):
        if 0 in (await club.tables.queries.info(trial.id)).owed:
            await club.play_first(trial.id, ANN)
            await club.tables.settle(trial.id)
    shown = await club.tables.replays.position(trial.id, ANN.id, at=0)
    first = shown.look.view
    undoing = await club.tables.rewinding.preview(trial.id, ANN.id, 0)
    look = await club.tables.rewinding.propose(trial.id, ANN.id, 0, undoing.stamp)
    assert look.view == first, "nobody else is asked"


async def test_it_begins_from_an_earlier_position_as_the_person_saw_it_then(club: Club) -> None:
    table = await begun(club)
    then = await club.tables.replays.position(table.id, BO.id, at=0)
    trial = await club.tables.trials.open(table.id, BO, "own", 0)
    shown = await club.tables.replays.position(trial.id, BO.id, at=0)
    assert shown.look.view == then.look.view


async def test_a_finished_game_is_tried_with_anybodys_eyes(club: Club) -> None:
    table = await club.running(bell=False, rounds=2)
    await club.to_the_end(table.id)
    trial = await club.tables.trials.open(table.id, CY, 1, 0)
    assert [seat.kind for seat in trial.seats] == ["computer", "person"]
    with pytest.raises(Refused) as refused:
        await club.tables.trials.open(table.id, CY, None, 0)
    assert refused.value.text.key == "error-trial-eyes"


async def test_after_the_end_there_is_nothing_to_try(club: Club) -> None:
    table = await begun(club)
    await club.tables.ending.resign(table.id, ANN.id)
    with pytest.raises(Refused) as refused:
        await club.tables.trials.open(table.id, BO, 1, 999)
    assert refused.value.text.key == "error-trial-over"
    with pytest.raises(Refused) as refused:
        await club.tables.trials.open(table.id, BO)
    assert refused.value.text.key == "error-game-over"


async def test_only_who_plays_tries_a_running_game(club: Club) -> None:
    table = await begun(club)
    for at in (None, 0):
        with pytest.raises(Refused) as refused:
            await club.tables.trials.open(table.id, CY, 0, at)
        assert refused.value.text.key == "error-not-seated"


async def test_others_eyes_are_closed_while_the_game_runs(club: Club) -> None:
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN, 1, 0)
    assert trial.seat_of(ANN.id) == 0, "she looks from her own seat, whatever the control says"


async def test_a_new_trial_takes_the_place_of_the_former(club: Club) -> None:
    table = await begun(club)
    first = await club.tables.trials.open(table.id, ANN)
    second = await club.tables.trials.open(table.id, ANN)
    assert (await club.tables.queries.info(first.id)).status == "closed"
    assert second.status == "running"
    other = await club.tables.trials.open(table.id, BO)
    assert (await club.tables.queries.info(second.id)).status == "running", "everybody has their own"
    assert other.id != second.id


async def test_it_is_thrown_away_after_a_week_or_at_once(club: Club) -> None:
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    await club.tables.settle(trial.id)
    club.time.pass_by(days=6)
    await club.tables.tick()
    assert (await club.tables.queries.info(trial.id)).status == "running"
    club.time.pass_by(days=1, hours=1)
    await club.tables.tick()
    assert (await club.tables.queries.info(trial.id)).status == "closed"
    trial = await club.tables.trials.open(table.id, ANN)
    assert (await club.tables.trials.close(trial.id, ANN.id)).status == "closed"
    with pytest.raises(Refused):
        await club.tables.trials.close(table.id, ANN.id)


async def test_it_counts_for_nobody(club: Club) -> None:
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    for _ in range(200):
        info = await club.tables.queries.info(trial.id)
        if info.status != "running":
            break
        if 0 in info.owed:
            await club.play_first(trial.id, ANN)
        await club.tables.settle(trial.id)
    assert (await club.tables.queries.info(trial.id)).status == "over"
    async with club.store.reading() as tx:
        assert await tx.results.of_table(trial.id) == []


async def play_a_line(club: Club, table_id: int, answers: int) -> None:
    """Answer so often with the first legal answer, whoever of the trial is asked."""
    for _ in range(answers):
        await club.play_first(table_id, ANN)


async def test_its_person_plays_all_seats(club: Club) -> None:
    """Whoever is asked, the person sits there, and no computer answers."""
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    await club.tables.trials.play_seats(trial.id, ANN.id, all_of_them=True)
    acted = set()
    for _ in range(12):
        await club.tables.settle(trial.id)
        info = await club.tables.queries.info(trial.id, ANN.id)
        if info.status != "running":
            break
        assert info.seat_of(ANN.id) in info.owed
        acted.add(info.seat_of(ANN.id))
        await club.play_first(trial.id, ANN)
    assert acted == {0, 1}
    assert sorted(seat.kind for seat in (await club.tables.queries.info(trial.id)).seats) == ["guest", "person"]


async def test_what_the_other_seat_holds_in_a_trial_is_not_what_it_holds_in_the_game(club: Club) -> None:
    """The law of secrets: whoever plays all seats sees hands that were dealt anew."""
    table = await begun(club)
    real = (await stored(club, table.id)).hands[1]
    seen = set()
    for _ in range(8):
        trial = await club.tables.trials.open(table.id, ANN)
        await club.tables.trials.play_seats(trial.id, ANN.id, all_of_them=True)
        seen.add(tuple((await stored(club, trial.id)).hands[1]))
    assert len(seen) > 1
    assert seen != {tuple(real)}


async def test_computers_take_the_other_seats_back(club: Club) -> None:
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    await club.tables.trials.play_seats(trial.id, ANN.id, all_of_them=True)
    await club.play_first(trial.id, ANN)
    look = await club.tables.trials.play_seats(trial.id, ANN.id, all_of_them=False)
    assert look.view is not None
    assert [seat.kind for seat in look.info.seats].count("computer") == 1
    assert [seat.kind for seat in look.info.seats].count("person") == 1
    await club.tables.settle(trial.id)
    info = await club.tables.queries.info(trial.id)
    assert info.status == "over" or info.owed == (info.seat_of(ANN.id),)
    for other in (BO, CY):
        with pytest.raises(Refused):
            await club.tables.trials.play_seats(trial.id, other.id, all_of_them=True)
    with pytest.raises(Refused):
        await club.tables.trials.play_seats(table.id, BO.id, all_of_them=True)


async def test_two_lines_are_compared(club: Club) -> None:
    """Going back begins another line; the former one is still there, with the position to which it led."""
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    await club.tables.trials.play_seats(trial.id, ANN.id, all_of_them=True)
    await play_a_line(club, trial.id, 4)
    first = (await club.tables.trials.lines(trial.id, ANN.id))[-1]
    undoing = await club.tables.rewinding.preview(trial.id, ANN.id, 0)
    await club.tables.rewinding.propose(trial.id, ANN.id, 0, undoing.stamp)
    await play_a_line(club, trial.id, 2)
    lines = await club.tables.trials.lines(trial.id, ANN.id)
    assert len(lines) == 2
    assert [line.text for line in lines[0].told] == [line.text for line in first.told]
    assert len(lines[0].told) > len(lines[1].told)
    assert lines[0].look.view is not None
    assert lines[1].look.view == (await club.tables.queries.look(trial.id, ANN.id)).view


async def test_only_its_person_reads_the_lines_of_a_trial(club: Club) -> None:
    table = await begun(club)
    trial = await club.tables.trials.open(table.id, ANN)
    with pytest.raises(Refused):
        await club.tables.trials.lines(trial.id, BO.id)
    with pytest.raises(Refused) as refused:
        await club.tables.trials.lines(table.id, ANN.id)
    assert refused.value.text.key == "error-trial-none"
