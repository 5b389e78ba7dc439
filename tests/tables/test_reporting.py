"""Bug reports: whole for those who run the bot, without what they may not know for those who report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.errors import Refused
from engine.titles import TITLES
from scripts.reports import NoReport, Report, replay_report
from tables.records import Place
from tests.tables.club import ANN, BO, CY, HERE, Club


async def test_the_reporter_does_not_get_the_seed_of_a_running_game(club: Club) -> None:
    table = await club.running(bell=False)
    await club.both_play(table.id)
    number, own, whole = await club.tables.reports.add(table.id, ANN.id, "I expected more light.")
    mine, all_of_it = json.loads(own), json.loads(whole)
    assert mine["seed"] is None
    assert {step["seat"] for step in mine["steps"]} == {0}
    assert [step["state_hash"] for step in mine["steps"]] == [""] * len(mine["steps"])
    assert mine["view"] == all_of_it["view"]
    assert mine["expected"] == "I expected more light."
    assert all_of_it["seed"]
    assert len(all_of_it["steps"]) == 3
    async with club.store.reading() as tx:
        assert await tx.reports.data(number) == whole


async def test_an_onlooker_reports_what_everybody_sees(club: Club) -> None:
    table = await club.running(bell=False)
    await club.both_play(table.id)
    _, own, _ = await club.tables.reports.add(table.id, CY.id, "Too dark.")
    assert json.loads(own)["seat"] is None
    assert json.loads(own)["steps"] == []
    assert json.loads(own)["view"]["hand"] is None


async def test_a_report_becomes_a_failing_test(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await club.running(bell=False)
    walker = await club.both_play(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    _, own, whole = await club.tables.reports.add(table.id, BO.id, 'The lantern "burns" on.')
    monkeypatch.setitem(TITLES, "lanterns", club.tables._context.title("lanterns"))
    file, test = tmp_path / "report.json", tmp_path / "tests" / "test_report_1.py"
    file.write_bytes(whole)
    assert replay_report(file, test) == 1
    told = capsys.readouterr().out
    assert "the view is as it was seen" in told
    assert "burns" in told
    names: dict[str, object] = {"__file__": str(test)}
    exec(compile(test.read_text(), str(test), "exec"), names)
    with pytest.raises(pytest.fail.Exception, match="burns"):
        names["test_report_1"]()  # type: ignore[operator]
    file.write_bytes(own)
    with pytest.raises(NoReport):
        Report.read(file)
    assert replay_report(file, None) == 1


async def test_before_the_start_there_is_nothing_to_report(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    with pytest.raises(Exception, match="error-not-started"):
        await club.tables.reports.add(table.id, ANN.id, "nothing here")


async def test_an_onlooker_reports_one_table_once_a_day_and_a_player_ten_times(club: Club) -> None:
    table = await club.running(bell=False)
    await club.both_play(table.id)
    await club.tables.reports.add(table.id, CY.id, "Too dark.")
    with pytest.raises(Refused, match="error-reports-onlooker"):
        await club.tables.reports.add(table.id, CY.id, "Still too dark.")
    other = await club.running(Place(10, 101, "en-US"), bell=False)
    await club.tables.reports.add(other.id, CY.id, "Dark here, too.")
    for _ in range(10):
        await club.tables.reports.add(table.id, ANN.id, "Too bright.")
    with pytest.raises(Refused, match="error-reports-many"):
        await club.tables.reports.add(table.id, ANN.id, "Too bright.")
    club.time.pass_by(hours=24)
    for person in (ANN, CY):
        await club.tables.reports.add(table.id, person.id, "A day later.")


async def test_an_onlooker_is_told_what_others_have_answered_or_when(club: Club) -> None:
    """Neither the seed nor a step is in their copy, and the lines have no numbers that would tell of secret steps."""
    table = await club.running(bell=False)
    await club.both_play(table.id)
    _, own, _ = await club.tables.reports.add(table.id, CY.id, "Too dark.")
    told = json.loads(own)
    assert (told["seed"], told["steps"]) == (None, [])
    assert {line["n"] for line in told["log"]} == {0}
    await club.to_the_end(table.id)
    club.time.pass_by(hours=25)
    _, own, whole = await club.tables.reports.add(table.id, CY.id, "It is over.")
    assert own == whole, "then nothing is hidden any more"
