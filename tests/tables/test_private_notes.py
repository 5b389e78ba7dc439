"""What a person notes about a game: for them alone, at the game or a position, searchable, no change of the table."""

from __future__ import annotations

import json

import pytest

from engine.core.errors import Refused
from tables.administration import Admin
from tables.private_notes import MOST_WORDS
from tests.tables.club import ANN, BO, CY, Club


async def test_a_note_is_read_by_its_person_alone(club: Club) -> None:
    table = await club.running()
    await club.tables.private_notes.write(table.id, ANN.id, "Bo keeps the bell for the last round")
    assert await club.tables.private_notes.about_game(table.id, ANN.id) == "Bo keeps the bell for the last round"
    assert await club.tables.private_notes.about_game(table.id, BO.id) == ""
    assert await club.tables.private_notes.search(BO.id) == ()


async def test_writing_changes_nothing_that_others_can_see(club: Club) -> None:
    table = await club.running()
    await club.sent(table.id)
    heard: list[int | None] = []
    club.tables.listen(heard.append)
    before = await club.tables.queries.look(table.id, BO.id)
    await club.tables.private_notes.write(table.id, ANN.id, "a plan")
    await club.tables.private_notes.write_at(table.id, ANN.id, "own", 0, "the deal was good")
    assert await club.tables.queries.look(table.id, BO.id) == before
    assert heard == []
    assert all(row.state != "due" for row in (await club.outbox(table.id)).values())


async def test_an_empty_note_is_deleted_and_a_long_one_is_cut(club: Club) -> None:
    notes, table = club.tables.private_notes, await club.running()
    await notes.write(table.id, ANN.id, "x" * (MOST_WORDS + 9))
    assert await notes.about_game(table.id, ANN.id) == "x" * MOST_WORDS
    await notes.write(table.id, ANN.id, " \n\x00 ")
    assert await notes.about_game(table.id, ANN.id) == ""
    assert await notes.search(ANN.id) == ()


async def test_notes_at_positions_come_in_the_order_of_the_game(club: Club) -> None:
    notes, table = club.tables.private_notes, await club.running(bell=False, rounds=6)
    await club.both_play(table.id)
    newest = await club.tables.replays.position(table.id, ANN.id)
    await notes.write_at(table.id, ANN.id, "own", newest.index, "here I was ahead")
    await notes.write_at(table.id, ANN.id, "own", 0, "the deal")
    found = await notes.of_table(table.id, ANN.id)
    assert [(place.at, place.words) for place in found.places] == [(0, "the deal"), (newest.index, "here I was ahead")]
    assert await notes.at_position(newest, ANN.id) == "here I was ahead"
    assert await notes.at_position(newest, BO.id) == ""


async def test_a_note_at_a_position_stays_there_while_the_game_goes_on(club: Club) -> None:
    notes, table = club.tables.private_notes, await club.running(bell=False, rounds=3)
    await club.both_play(table.id)
    then = await club.tables.replays.position(table.id, ANN.id)
    await notes.write_at(table.id, ANN.id, "own", then.index, "the turning point")
    await club.to_the_end(table.id)
    [place] = (await notes.of_table(table.id, ANN.id)).places
    shown = await club.tables.replays.position(table.id, ANN.id, at=place.at)
    assert shown.stops[place.at].n == then.stops[then.index].n


async def test_the_search_finds_words_in_any_order_of_all_games(club: Club) -> None:
    notes, first = club.tables.private_notes, await club.running()
    await notes.write(first.id, ANN.id, "Bo rings the Bell early")
    club.time.pass_by(hours=1)
    await notes.write_at(first.id, ANN.id, "own", 0, "a bell in the deal")
    assert [note.words for note in await notes.search(ANN.id, "bell")] == [
        "a bell in the deal",
        "Bo rings the Bell early",
    ]
    assert [note.words for note in await notes.search(ANN.id, "BELL bo")] == ["Bo rings the Bell early"]
    assert await notes.search(ANN.id, "gong") == ()


async def test_onlookers_note_as_well_but_not_about_a_table_that_is_not_there(club: Club) -> None:
    table = await club.running()
    await club.tables.private_notes.write(table.id, CY.id, "watch this one")
    assert await club.tables.private_notes.about_game(table.id, CY.id) == "watch this one"
    with pytest.raises(Refused):
        await club.tables.private_notes.write(999, CY.id, "nothing there")


async def test_no_more_notes_than_are_kept(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.private_notes.MOST_NOTES", 1)
    notes, table = club.tables.private_notes, await club.running()
    await notes.write(table.id, ANN.id, "one")
    with pytest.raises(Refused) as refused:
        await notes.write_at(table.id, ANN.id, "own", 0, "two")
    assert refused.value.text.key == "error-notes-many"
    await notes.write(table.id, ANN.id, "one, changed")
    assert await notes.about_game(table.id, ANN.id) == "one, changed"


async def test_what_is_stored_about_a_person_has_their_notes_and_only_theirs(club: Club) -> None:
    table = await club.running(rounds=2)
    await club.tables.private_notes.write(table.id, ANN.id, "mine")
    await club.tables.private_notes.write(table.id, BO.id, "not Ann's")
    await club.to_the_end(table.id)
    data = await club.tables.own_data.export(ANN.id)
    found = json.loads(data)
    assert [note["words"] for note in found["notes"]] == ["mine"]
    assert [result["table_id"] for result in found["results"]] == [table.id]
    assert b"not Ann's" not in data


async def test_notes_are_forgotten_with_their_person(club: Club) -> None:
    table = await club.running()
    await club.tables.private_notes.write(table.id, ANN.id, "mine")
    await club.tables.private_notes.write(table.id, BO.id, "stays")
    await club.tables.administration.forget(ANN.id, Admin(ANN.id))
    assert await club.tables.private_notes.search(ANN.id) == ()
    assert len(await club.tables.private_notes.search(BO.id)) == 1
