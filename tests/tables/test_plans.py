"""What is laid down in any title: forced choices, answers for a while, and a plan for the next turn."""

from __future__ import annotations

import pytest

from db.store import Store
from engine.core.chance import Chance
from engine.core.decision import Ask, Option, Options
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.players.answers import draw_answer
from engine.titles import TITLES
from tables.records import Person, TableInfo
from tables.standing_orders import FORCED, answer_of, orders_in_force
from tests.tables.club import ANN, BO, HERE, Club, Time


def ask(*keys: str, default: tuple[str, ...] = (), optional: bool = False) -> Ask:
    options = Options.of([Option(key, say("option-on")) for key in keys])
    return Ask(0, say("option-on"), options, habit="shade", default=default, optional=optional)


@pytest.mark.parametrize(
    ("question", "hidden", "given"),
    [
        (ask("a"), False, ("a",)),
        (ask("a", "b"), False, None),
        (ask("a"), True, None),
        (ask("a", optional=True), False, None),
    ],
)
def test_a_choice_is_taken_that_is_none(question: Ask, hidden: bool, given: tuple[str, ...] | None):
    """A hidden question is not answered: the others would see that there was nothing to choose."""
    assert answer_of(question, {FORCED: []}, hidden=hidden) == given
    assert answer_of(question, {}, hidden=hidden) is None


def test_an_order_about_a_kind_of_question_comes_before_that_about_forced_choices():
    assert answer_of(ask("a", default=("a",)), {"shade": [], FORCED: []}, hidden=False) == ("a",)
    assert answer_of(ask("a", "b"), {"shade": ["b"], FORCED: []}, hidden=False) == ("b",)


def test_an_answer_for_this_round_is_given_in_the_next():
    title = TITLES["voidfall"]
    state = Session.begin(title, Setup(2, title.meta.settle_options({})), "seed").state
    kept = {"shade": ["b", "@1"], "light": ["c", "@0"], "wind": []}
    assert orders_in_force(title, state, kept) == {"shade": ["b"], "wind": []}


@pytest.mark.parametrize("title_id", [each for each in sorted(TITLES) if TITLES[each].meta.starts])
def test_the_question_of_the_next_turn_is_another_than_the_foreseen_one(title_id: str):
    """Whoever's turn begins is asked just what `foreseen` said a moment before."""
    title = TITLES[title_id]
    session = Session.begin(title, Setup(2, title.meta.settle_options({})), "seed")
    chance, turns = Chance("answers"), 0
    for _ in range(400):
        if session.standing().over or turns > 8:
            break
        seat = session.owed()[0]
        question = session.question(seat)
        assert question is not None
        if question.habit == title.meta.starts[0]:
            foreseen = title.planning.foreseen(session.state, seat)
            assert foreseen is not None
            assert foreseen.options.keys == question.options.keys
            turns += 1
        session.submit(seat, draw_answer(question, chance))
    assert turns > 2


async def solenia(store: Store, time: Time) -> tuple[Club, TableInfo, Person, Person]:
    """Who is to move, and who waits."""
    club = Club(store, time, TITLES["solenia"])
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    await club.tables.lobby.join(table.id, BO)
    info = await club.tables.lobby.start(table.id, ANN.id)
    return (club, table, ANN, BO) if ANN.id in info.people_owed() else (club, table, BO, ANN)


async def test_a_plan_is_composed_while_another_moves_and_forgotten(store: Store, time: Time):
    club, table, moves, waits = await solenia(store, time)
    foreseen = await club.tables.queries.foreseen(table.id, waits.id)
    assert foreseen is not None
    planned = foreseen.options.keys[0]
    look = await club.tables.play.set_queue(table.id, waits.id, [planned])
    assert look.laid_down.queue == (planned,)
    while moves.id in (await club.tables.queries.info(table.id)).people_owed():
        await club.play_first(table.id, moves)
    log = [line.text.key for line in (await club.tables.queries.look(table.id, waits.id)).events]
    assert "table-log-queued" in log
    assert (await club.tables.queries.look(table.id, waits.id)).laid_down.queue == ()
    assert "table-log-queued" not in [
        line.text.key for line in (await club.tables.queries.look(table.id, moves.id)).events
    ]
    await club.tables.close_down()


async def test_a_plan_that_is_not_legal_any_more_is_played_in_silence(store: Store, time: Time):
    club, table, moves, waits = await solenia(store, time)
    await club.tables.play.set_queue(table.id, waits.id, ["card:none", "card:either"])
    while moves.id in (await club.tables.queries.info(table.id)).people_owed():
        await club.play_first(table.id, moves)
    look = await club.tables.queries.look(table.id, waits.id)
    assert look.pending is not None
    assert "table-log-queue-stopped" in [line.text.key for line in look.events]
    assert look.laid_down.queue == ()
    await club.tables.close_down()
