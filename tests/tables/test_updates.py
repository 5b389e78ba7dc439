"""Games that were stored by older rules: they go on, are shown as far as today's rules know them, are called fair."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest
from sqlalchemy import text as sql

from db.games import archived
from db.records import ChoiceRow
from engine.core.errors import Refused
from engine.core.text import Text
from engine.core.title import Title
from locales import LANGUAGES, message
from tables.projections import RULES
from tables.records import Person, TableInfo
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, Club
from tests.toy.lanterns import Lanterns
from tests.toy.later import Faster, Lefter, Slower, renewed


class Same(Lanterns):
    """A later version with other numbers and the same rules."""

    meta = renewed()


class Silent(Slower):
    """Other rules whose version was forgotten."""

    meta = Lanterns.meta


async def walking(club: Club, *keys: str) -> tuple[TableInfo, Person]:
    """A game in which the winner of the first cards has walked so."""
    table = await club.running()
    lead = await club.both_play(table.id)
    for key in keys:
        await club.tables.play.choose(table.id, lead.id, (key,))
    return table, lead


def later(club: Club, title: Title[Any]) -> Club:
    """The service after an update."""
    return Club(club.store, club.time, title)


async def steps(club: Club, table_id: int) -> list[ChoiceRow]:
    async with club.store.reading() as tx:
        return await tx.games.choices(table_id)


async def lines(club: Club, table_id: int, person: Person | None = None) -> list[Text]:
    return [line.text for line in await club.tables.queries.log(table_id, None if person is None else person.id)]


async def views(club: Club, table_id: int, person: Person) -> list[Any]:
    """What the person is shown at each stop of the replay."""
    count = len((await club.tables.replays.position(table_id, person.id)).stops)
    return [(await club.tables.replays.position(table_id, person.id, at=at)).look.view for at in range(count)]


async def test_answers_that_are_no_longer_legal_damage_a_game(club: Club, caplog: pytest.LogCaptureFixture):
    table, lead = await walking(club, "left", "right")
    before = await lines(club, table.id)
    today = later(club, Lefter())
    with caplog.at_level(logging.WARNING):
        look = await today.tables.queries.look(table.id, lead.id)
    assert look.view.place == 2
    assert look.pending is not None
    assert "without the answers right" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert table.id in today.tables._context.carried_over
    await today.tables.play.choose(table.id, lead.id, ("left",), look.pending.serial)

    rules = [row for row in await steps(today, table.id) if row.kind == RULES]
    assert [(row.keys, row.saved is not None) for row in rules] == [(["2"], True)]
    undone = [row.keys for row in await steps(today, table.id) if row.undone_by == rules[0].n]
    assert undone == [["right"]]
    (told,) = [line for line in await lines(today, table.id) if line.key.startswith("table-log-rules")]
    assert told.key == "table-log-rules-back"
    assert told.args["lines"] == [line for line in before if line.key == "toy-walks"][-1:]
    await today.to_the_end(table.id)
    assert sum(row.kind == RULES for row in await steps(today, table.id)) == 1


async def test_a_legal_turn_that_leads_elsewhere_is_lost_or_not_told(club: Club):
    table, lead = await walking(club, "left", "right")
    today = later(club, Slower())
    assert (await today.tables.queries.look(table.id, lead.id)).view.place == 4
    await today.tables.play.choose(table.id, lead.id, ("left",))
    assert say_rules in await lines(today, table.id)
    assert not [row for row in await steps(today, table.id) if row.undone_by is not None]


say_rules = Text("table-log-rules")


async def test_an_answer_given_in_secret_is_told_to_others(club: Club):
    class Renumbered(Lanterns):
        """Cards have other names."""

        meta = renewed()

        def next_unit(self, state: Any) -> Any:
            state.hands = (
                [[card + 20 for card in hand] for hand in state.hands] if state.hands[0][0] < 20 else state.hands
            )
            return super().next_unit(state)

        def check(self, state: Any) -> None:
            """Cards of other names are no others."""

    table = await club.running()
    await club.play_first(table.id, ANN)
    today = later(club, Renumbered())
    assert (await today.tables.queries.look(table.id, BO.id)).pending is not None
    assert (await today.tables.queries.look(table.id, ANN.id)).pending is not None, "it is asked again"
    await today.tables.ending.propose(table.id, BO.id)
    own = Text("table-log-rules-own")
    assert say_rules in await lines(today, table.id, BO)
    assert own in await lines(today, table.id, ANN)
    assert own not in await lines(today, table.id, BO)


async def test_a_version_in_which_nothing_changed_for_a_game_is_told_in_its_log(club: Club):
    table, lead = await walking(club, "left")
    before = await lines(club, table.id)
    today = later(club, Same())
    await today.tables.play.undo(table.id, lead.id)
    await today.tables.play.choose(table.id, lead.id, ("right",))
    assert [row.kind for row in await steps(today, table.id)].count(RULES) == 1
    assert not [line for line in await lines(today, table.id) if line.key.startswith("table-log-rules")]
    assert len(await lines(today, table.id)) >= len(before)
    await today.to_the_end(table.id)
    proof = await today.tables.queries.verify(table.id)
    assert (proof.good, proof.first_misfit, proof.rules_then) == (True, None, None)


async def test_what_a_refused_change_found_is_recorded(club: Club):
    table, lead = await walking(club, "left", "right")
    today = later(club, Lefter())
    with pytest.raises(Refused):
        await today.tables.play.choose(table.id, lead.id, ("right",))
    assert not [row for row in await steps(today, table.id) if row.kind == RULES or row.undone_by is not None]
    await today.tables.play.choose(table.id, lead.id, ("left",))
    assert [row.kind for row in await steps(today, table.id)].count(RULES) == 1


async def test_a_fair_game_is_called_unfair_after_an_update(club: Club):
    table, lead = await walking(club, "left", "right")
    today = later(club, Slower())
    await today.tables.play.choose(table.id, lead.id, ("left",))
    await today.to_the_end(table.id)
    proof = await today.tables.queries.verify(table.id)
    assert proof.good
    assert (proof.secret_fits, proof.seed_fits, proof.steps_fit) == (True, True, True)
    assert (proof.first_misfit, proof.rules_then, proof.rules_now) == (3, 1, 2)


@sqlite_only
async def test_a_wrong_step_of_the_rules_of_today_is_excused_by_older_steps(club: Club):
    table, lead = await walking(club, "left", "right")
    today = later(club, Slower())
    await today.tables.play.choose(table.id, lead.id, ("left",))
    await today.to_the_end(table.id)
    async with today.store.transaction() as tx:
        rows = await tx.games.choices(table.id)
        wrong = max(row.n for row in rows)
        changed = [msgspec.structs.replace(row, state_hash="x") if row.n == wrong else row for row in rows]
        await tx.connection.exec_driver_sql("DELETE FROM archives")
        await tx.games.add_archive(table.id, archived(changed))
    proof = await later(today, Slower()).tables.queries.verify(table.id)
    assert (proof.good, proof.first_misfit, proof.rules_then) == (False, wrong, None)


async def test_rules_that_changed_without_a_new_version_are_no_error(club: Club, caplog: pytest.LogCaptureFixture):
    table, lead = await walking(club, "left", "right")
    today = later(club, Silent())
    with caplog.at_level(logging.ERROR):
        await today.tables.play.choose(table.id, lead.id, ("left",))
    assert "lead to another position" in caplog.text
    await today.to_the_end(table.id)
    assert not (await today.tables.queries.verify(table.id)).good


async def test_a_game_that_keeps_its_old_rules_is_not_proved_in_full(club: Club):
    table, lead = await walking(club, "left", "right")
    today = later(club, Faster())
    assert (await today.tables.queries.look(table.id, lead.id)).view.place == (
        await club.tables.queries.look(table.id, lead.id)
    ).view.place
    await today.to_the_end(table.id)
    proof = await today.tables.queries.verify(table.id)
    assert (proof.good, proof.first_misfit) == (True, None)
    assert all(view is not None for view in await views(today, table.id, lead))
    other = await today.running()
    await today.to_the_end(other.id)
    assert (await today.tables.queries.verify(other.id)).first_misfit is None


async def test_positions_of_a_game_under_several_rules_are_not_shown_or_shown_wrongly(club: Club):
    table, lead = await walking(club, "left", "right")
    then = await views(club, table.id, lead)
    today = later(club, Slower())
    await today.tables.play.choose(table.id, lead.id, ("left",))
    last = (await today.tables.queries.look(table.id, lead.id)).view
    shown = await views(today, table.id, lead)
    assert (shown[-1].place, last.place) == (4, 6), "the step with the line is that before the last answer"
    assert None in shown, "older positions that today's rules do not know"
    for view, known in zip(shown, then, strict=False):
        assert view in (None, known)
    await today.tables.replays.recap(table.id, lead.id)
    over = await today.to_the_end(table.id)
    course, _ = await today.tables.replays.summary(over.id)
    assert not course.whole
    assert course.scores[-1] == (await today.tables.queries.look(table.id, None)).standing.scores  # type: ignore[union-attr]
    await today.tables.queries.export(over.id, lead.id)


async def test_a_finished_game_is_shown_as_later_rules_would_have_ended_it(club: Club):
    table = await club.running(rounds=1)
    await club.to_the_end(table.id)
    look = await club.tables.queries.look(table.id, ANN.id)
    for title in (Slower(), Lefter()):
        today = later(club, title)
        again = await today.tables.queries.look(table.id, ANN.id)
        assert (again.view, again.standing) == (look.view, look.standing)
        assert (await views(today, table.id, ANN))[-1] == look.view
        assert (await today.tables.queries.verify(table.id)).good
        await today.tables.replays.summary(table.id)


async def test_a_table_played_by_older_rules_is_a_problem_for_repair(club: Club):
    table, _ = await walking(club, "left", "right")
    examined = await later(club, Lefter()).tables.administration.examine(table.id, hidden=True)
    assert examined.verdict.problems == ()
    assert any("without the answers right" in told for told in examined.verdict.older)
    silent = await later(club, Silent()).tables.administration.examine(table.id)
    assert silent.verdict.problems


async def test_the_check_of_an_older_game_has_no_words():
    for language in LANGUAGES:
        for fitting in (0, 1, 7):
            assert message("table-log-rules-back", language, lines=[say_rules])
            told = message("verify-steps-older", language, then=1, now=2, steps=9, fitting=fitting)
            assert "❌" not in told
            assert "9" in told


@sqlite_only
async def test_a_position_that_is_missing_keeps_a_replay_from_being_shown(club: Club):
    table, lead = await walking(club, "left")
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql("DELETE FROM snapshots"))
    assert all(view is not None for view in await views(later(club, Lanterns()), table.id, lead))
