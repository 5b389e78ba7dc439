"""Games from files: what does not play again is refused with its reason; what does is there as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import Refused
from engine.core.text import Text, say
from locales import translate
from tables import import_check
from tables.records import Place, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club

THERE = Place(20, 200, "en-US")


async def exported(club: Club, *, ended: bool = True) -> tuple[TableInfo, dict[str, Any]]:
    """The export of a game with undone steps: one with a result, or one that was ended without."""
    table = await club.running(bell=False, rounds=2)
    walker = await club.both_play(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await club.tables.play.undo(table.id, walker.id)
    if ended:
        await club.to_the_end(table.id)
    else:
        for person in (ANN, BO):
            await club.tables.ending.propose(table.id, person.id)
    data = await club.tables.queries.export(table.id, ANN.id)
    return await club.tables.queries.info(table.id), json.loads(data)


async def refused(club: Club, data: Any) -> Text:
    raw = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(Refused) as caught:
        await club.tables.imports.take_in(CY, THERE, raw)
    return caught.value.text


async def test_a_finished_game_is_there_as_it_was(club: Club) -> None:
    old, record = await exported(club)
    info = await club.tables.imports.take_in(CY, THERE, json.dumps(record).encode())
    assert (info.status, info.place.channel_id) == ("over", 200)
    assert [seat.name for seat in info.seats] == ["Ann", "Bo"]
    assert info.people() == (), "no account is bound to it"
    for eyes in (0, 1, None):
        before = await club.tables.replays.position(old.id, CY.id, eyes=eyes)
        after = await club.tables.replays.position(info.id, CY.id, eyes=eyes)
        assert after.look.view == before.look.view
        assert [stop.lines for stop in after.stops][-3:] == [stop.lines for stop in before.stops][-3:]
    assert (await club.tables.queries.verify(info.id)).good
    again = json.loads(await club.tables.queries.export(info.id, CY.id))
    assert [step["state_hash"] for step in again["steps"]] == [step["state_hash"] for step in record["steps"]]
    assert [step["undone_by"] for step in again["steps"]] == [step["undone_by"] for step in record["steps"]]


async def test_a_game_without_a_result_goes_on_with_whoever_takes_its_seats(club: Club) -> None:
    old, record = await exported(club, ended=False)
    position = (await club.tables.queries.look(old.id, None)).view
    info = await club.tables.imports.take_in(CY, THERE, json.dumps(record).encode())
    assert info.status == "lobby"
    assert info.imported
    assert info.seats[0].person_id == CY.id
    with pytest.raises(Refused) as early:
        await club.tables.lobby.start(info.id, CY.id)
    assert early.value.text.key == "error-seats-open"
    await club.tables.lobby.join(info.id, BO)
    running = await club.tables.lobby.start(info.id, CY.id)
    assert running.status == "running"
    now = (await club.tables.queries.look(info.id, CY.id)).view
    assert (now.scores, now.round, now.place) == (position.scores, position.round, position.place)
    while (info := await club.tables.queries.info(info.id)).status == "running":
        await club.play_first(info.id, CY if 0 in info.owed else BO)
    found = await club.tables.queries.verify(info.id)
    assert found.steps_fit


async def test_what_an_imported_game_is_dealt_from_stays(club: Club) -> None:
    _, record = await exported(club, ended=False)
    info = await club.tables.imports.take_in(CY, THERE, json.dumps(record).encode())
    for attempt in (
        club.tables.lobby.set_options(info.id, CY.id, {"rounds": 1}),
        club.tables.lobby.set_word(info.id, CY.id, "x"),
    ):
        with pytest.raises(Refused) as caught:
            await attempt
        assert caught.value.text.key == "error-import-fixed"


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\xff\xfe nothing", "error-import-not-json"),
        (b"[1, 2", "error-import-not-json"),
        (b'{"format": "something else"}', "error-import-format"),
        (b'{"format": "orrery-export-1", "steps": 7}', "error-import-broken"),
        (b" " * (4 * 1024 * 1024 + 1), "error-import-large"),
    ],
)
async def test_other_files_are_refused_with_the_reason(club: Club, data: bytes, key: str) -> None:
    assert (await refused(club, data)).key == key


async def test_a_changed_record_is_refused_with_its_first_wrong_step(club: Club) -> None:
    _, record = await exported(club)
    first = next(step for step in record["steps"] if step["kind"] == "choose")
    for change in ({"keys": ["card:99"]}, {"seat": 7}, {"state_hash": "0" * 16}, {"kind": "begin"}):
        forged = json.loads(json.dumps(record))
        forged["steps"][first["n"]].update(change)
        said = await refused(club, forged)
        assert said.key == "error-import-misfit", change
        assert said.args["step"] == first["n"]
        assert "version" not in translate(said, "en"), "the rules are those of the file"
        assert "version 1, now 2" in translate(say(said.key, **{**said.args, "now": 2, "aged": 1}), "en")


async def test_other_changes_are_refused_too(club: Club) -> None:
    _, record = await exported(club)

    def changed(**parts: Any) -> dict[str, Any]:
        return json.loads(json.dumps(record)) | parts

    other_title = changed(table=record["table"] | {"title": "chess"})
    assert (await refused(club, other_title)).key == "error-import-title"
    options = record["deal"]["setup"] | {"options": {"rounds": 99}}
    assert (await refused(club, changed(deal=record["deal"] | {"setup": options}))).key == "error-import-broken"
    seed = record["deal"] | {"seed": "another"}
    assert (await refused(club, changed(deal=seed))).key == "error-import-misfit"
    assert (await refused(club, changed(steps=record["steps"][1:]))).key == "error-import-broken"


async def test_the_export_of_a_running_game_cannot_be_brought_back(club: Club) -> None:
    table = await club.running(bell=False)
    await club.both_play(table.id)
    data = await club.tables.queries.export(table.id, ANN.id)
    assert (await refused(club, data)).key == "error-import-partial"


async def test_a_secret_number_that_does_not_lead_to_the_seed_is_believed(club: Club) -> None:
    """Of such a file only the seed is known to be right: neither the number nor the words of the players are."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False, "rounds": 1})
    await club.posted(table.id)
    await club.tables.lobby.set_word(table.id, ANN.id, "lantern")
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.to_the_end(table.id)
    record = json.loads(await club.tables.queries.export(table.id, ANN.id))
    deal = record["deal"]
    forgeries: tuple[dict[str, Any], ...] = (
        {"secret_number": "0" * 64},
        {"secret_number": deal["seed"]},
        {"words": [{"seat": 0, "word": "another"}]},
        {"words": []},
    )
    for forged in forgeries:
        info = await club.tables.imports.take_in(CY, THERE, json.dumps(record | {"deal": deal | forged}).encode())
        async with club.store.reading() as tx:
            row, seats = await tx.games.table(info.id), await tx.games.seats(info.id)
        assert (row.seed, row.secret_number) == (deal["seed"], None), forged
        assert [seat.word for seat in seats] == ["", ""]


async def test_other_seats_than_those_of_the_game_are_believed(club: Club) -> None:
    _, record = await exported(club)
    seats = record["table"]["seats"]
    for wrong in (seats[:1], [*seats, seats[1]], seats[::-1], [seats[0], seats[1] | {"seat": 7}], []):
        forged = json.loads(json.dumps(record))
        forged["table"]["seats"] = wrong
        assert (await refused(club, forged)).key == "error-import-broken", wrong
    for count in (0, 1, 5, -2):
        forged = json.loads(json.dumps(record))
        forged["deal"]["setup"]["seats"] = count
        forged["table"]["seats"] = [seats[0] | {"seat": number} for number in range(count)]
        assert (await refused(club, forged)).key == "error-import-broken", count


async def test_a_date_without_a_zone_is_believed(club: Club) -> None:
    _, record = await exported(club)
    for place in (0, len(record["steps"]) - 1):
        forged = json.loads(json.dumps(record))
        forged["steps"][place]["at"] = "2026-11-01T12:00:00"
        assert (await refused(club, forged)).key == "error-import-broken", place


async def test_more_steps_than_a_game_has_are_played(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    _, record = await exported(club)
    monkeypatch.setattr(import_check, "MOST_STEPS", len(record["steps"]) - 1)
    monkeypatch.setattr(club.tables._context, "run", None)
    assert (await refused(club, record)).key == "error-import-broken"
    monkeypatch.undo()
    monkeypatch.setattr(import_check, "MOST_STEPS", len(record["steps"]))
    await club.tables.imports.take_in(CY, THERE, json.dumps(record).encode())


async def test_steps_that_are_counted_otherwise_are_played(club: Club) -> None:
    _, record = await exported(club)
    for steps in ([], record["steps"][:0:-1], [*record["steps"], record["steps"][-1]]):
        assert (await refused(club, record | {"steps": steps})).key == "error-import-broken"
