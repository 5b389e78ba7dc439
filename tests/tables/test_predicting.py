"""Onlookers predict what comes: secretly, without what they cannot know, and only those who look on."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from db.store import Store
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import BY_CONSENT, Outsider, Setup, Standing
from engine.eclipse.forecasts import Outcomes
from engine.players.answers import draw_answer
from engine.titles import TITLES
from tables.administration import Admin
from tables.predicting import ALL, OUTSIDER, WINNER, right_answers
from tables.records import Person, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.lanterns import Lanterns

DI = Person(4, "Di", None)
GUILD = HERE.guild_id or 0


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store, Time(), Lanterns())


async def refused(work: object) -> str:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value.text.key


async def winner(club: Club, table: TableInfo) -> int:
    """The game is played to its end; who has won."""
    await club.to_the_end(table.id)
    standing = (await club.tables.queries.look(table.id, None)).standing
    assert standing is not None
    return standing.winners[0]


# -- who -------------------------------------------------------------------------------------------------------------


async def test_who_plays_or_has_played_there_predicts_nothing(club: Club) -> None:
    table = await club.running()
    assert await refused(club.tables.predicting.predict(table.id, ANN, WINNER, "0")) == "error-guess-not-you"
    assert await club.tables.predicting.of_table(table.id, ANN.id) is None
    await club.tables.seats.propose_handover(table.id, BO.id, 1, "easy")
    await club.tables.seats.answer_handover(table.id, ANN, agrees=True)
    assert await refused(club.tables.predicting.predict(table.id, BO, WINNER, "0")) == "error-guess-not-you"
    await club.tables.close_down()


async def test_a_private_table_has_no_predictions(club: Club) -> None:
    table = await club.running()
    async with club.store.transaction() as tx:
        await tx.connection.exec_driver_sql(f"UPDATE tables SET private = 1 WHERE id = {table.id}")
    assert not await club.tables.predicting.is_open(table.id, CY.id)
    assert await refused(club.tables.predicting.predict(table.id, CY, WINNER, "0")) == "error-guess-not-you"


async def test_the_server_and_the_host_switch_it_off(club: Club) -> None:
    table = await club.running()
    assert await club.tables.predicting.is_open(table.id, CY.id)
    await club.tables.house.change(GUILD, 99, unguessed=True)
    assert not await club.tables.predicting.is_open(table.id, CY.id)
    assert await refused(club.tables.predicting.predict(table.id, CY, WINNER, "0")) == "error-guess-not-you"
    await club.tables.house.change(GUILD, 99, unguessed=False)
    async with club.store.transaction() as tx:
        row = await tx.games.table(table.id)
        await tx.games.save_table(row, replace(row, terms=replace(row.terms, unguessed=True)))
    assert await refused(club.tables.predicting.predict(table.id, CY, WINNER, "0")) == "error-guess-not-you"


# -- what ------------------------------------------------------------------------------------------------------------


async def test_a_prediction_is_secret_and_can_be_changed(club: Club) -> None:
    table, predicting = await club.running(), club.tables.predicting
    version = (await club.tables.queries.info(table.id)).version
    await predicting.predict(table.id, CY, WINNER, "0")
    await predicting.predict(table.id, CY, WINNER, "1")
    mine, theirs = await predicting.of_table(table.id, CY.id), await predicting.of_table(table.id, DI.id)
    assert mine is not None
    assert theirs is not None
    assert [(each.mine, each.people) for each in mine.open] == [("1", 1)]
    assert [(each.mine, each.people) for each in theirs.open] == [("", 1)], "what others have said is not told"
    assert (await club.tables.queries.info(table.id)).version == version, "the table does not change"


@pytest.mark.parametrize(("about", "answer"), [("winner", "7"), ("winner", ""), ("battle:1:2b", "0"), ("", "0")])
async def test_what_is_not_offered_is_refused(club: Club, about: str, answer: str) -> None:
    table = await club.running()
    assert await refused(club.tables.predicting.predict(table.id, CY, about, answer)) == "error-guess-over"


async def test_who_was_right_gets_points_and_stands_first(club: Club) -> None:
    table, predicting = await club.running(), club.tables.predicting
    await predicting.predict(table.id, CY, WINNER, "0")
    await predicting.predict(table.id, DI, WINNER, "1")
    assert await predicting.settle() == 1
    assert (await predicting.of_table(table.id, CY.id)).best == ()  # type: ignore[union-attr]
    won = await winner(club, table)
    assert await predicting.settle() == 1
    assert await predicting.settle() == 0
    found = await predicting.of_table(table.id, CY.id)
    assert found is not None
    right, wrong = (CY.id, DI.id) if won == 0 else (DI.id, CY.id)
    listed = [(row.person_id, row.points, row.correct, row.decided) for row, _ in found.best]
    assert listed == [(right, 1, 1, 1), (wrong, 0, 0, 1)]


async def test_games_that_have_not_changed_are_looked_at_by_one_statement(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await club.running(replace(HERE, channel_id=HERE.channel_id + number)) for number in range(3)]
    for table in tables:
        await club.tables.predicting.predict(table.id, CY, WINNER, "0")
    assert await club.tables.predicting.settle() == len(tables)
    with monkeypatch.context() as watched:
        begun = Mock(side_effect=club.store.reading)
        watched.setattr(club.store, "reading", begun)
        assert await club.tables.predicting.settle() == 0
    assert begun.call_count == 1
    await club.play_first(tables[1].id, ANN)
    assert await club.tables.predicting.settle() == 1


async def test_a_game_without_a_result_decides_nothing(club: Club) -> None:
    table, predicting = await club.running(), club.tables.predicting
    await predicting.predict(table.id, CY, WINNER, "0")
    await club.tables.ending.propose(table.id, ANN.id)
    await club.tables.ending.propose(table.id, BO.id)
    await predicting.settle()
    async with club.store.reading() as tx:
        assert await tx.predictions.of_table(table.id) == []
        assert await tx.predictions.best(GUILD, 5) == []


async def test_the_winner_is_predicted_early_in_the_game(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await club.running()
    monkeypatch.setattr("engine.core.optional.EARLY_STEPS", 1)
    await club.play_first(table.id, ANN)
    await club.play_first(table.id, BO)
    assert await refused(club.tables.predicting.predict(table.id, CY, WINNER, "0")) == "error-guess-over"


async def test_predictions_are_exported_and_forgotten_with_their_person(club: Club) -> None:
    table = await club.running()
    await club.tables.predicting.predict(table.id, CY, WINNER, "0")
    assert b'"about": "winner"' in await club.tables.own_data.export(CY.id)
    await club.tables.administration.forget(CY.id, Admin())
    async with club.store.reading() as tx:
        assert await tx.predictions.of_table(table.id) == []


def test_what_is_right_about_the_winner() -> None:
    assert right_answers(Standing(True, (0, 2))) == {"0", "2"}
    assert right_answers(Standing(True, reason=BY_CONSENT)) == frozenset()
    void = Outsider(say("vf-voidborn"), won=True)
    assert right_answers(Standing(True, outsider=void, together=True)) == {OUTSIDER}
    assert right_answers(Standing(True, (0, 1), outsider=void, together=True)) == {ALL}


# -- Eclipse's battles -----------------------------------------------------------------------------------------------


def restless(ask: Ask, chance: Chance) -> tuple[str, ...]:
    """An answer that moves ships where that is possible, and explores otherwise."""
    keys = [key for key in ask.options.keys if key != "pass"]
    if ask.habit != "turn" or not keys or not chance.below(7):
        return draw_answer(ask, chance)
    for verb in ("move", "explore"):
        keys = [key for key in keys if key.startswith(verb)] or keys
    return (keys[chance.below(len(keys))],)


@pytest.mark.parametrize("seed", [1])
def test_battles_are_foretold_from_what_everybody_knows_and_decided_as_they_end(seed: int) -> None:
    title, outcomes, seen = TITLES["eclipse"], Outcomes(), dict[str, tuple[str, ...]]()
    setup = Setup(2, title.meta.settle_options({"species": "terrans"}))
    session, chance = Session.begin(title, setup, f"{seed:02x}" * 32), Chance(f"b{seed}")
    while not session.standing().over:
        upcoming = outcomes.upcoming(session.state)
        if upcoming and not seen:
            for seat in range(2):
                assert outcomes.upcoming(session.fork(seat, Chance("fork")).state) == upcoming
        for each in upcoming:
            assert outcomes.decided(session.state, each.key) is None
            seen[each.key] = tuple(key for key, _ in each.answers)
        seat = session.owed()[0]
        ask = session.question(seat)
        assert ask is not None
        session.submit(seat, restless(ask, chance))
    assert seen
    decided = {key: outcomes.decided(session.state, key) for key in seen}
    assert any(decided.values())
    assert all(not right or right in seen[key] for key, right in decided.items())
