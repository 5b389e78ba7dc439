"""While the game runs."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
from sqlalchemy import text as sql

from db.errors import Conflict
from db.games import Games
from db.records import TableRow
from db.store import Store
from engine.core.decision import Barred, Option
from engine.core.errors import IllegalChoice, NotOwed, NoWayBack, Refused, Stale
from engine.core.text import say
from tables import play
from tables.errors import Damaged, LineStopped
from tables.records import Place
from tests.databases import IMPATIENT, sqlite_only
from tests.tables.club import ANN, BO, CY, Club, Time
from tests.toy.lanterns import Lanterns


async def refused(key: str, doing) -> Refused:
    with pytest.raises(Refused) as caught:
        await doing
    assert caught.value.text.key == key
    return caught.value


def match(ask, words):
    """First word = key; the rest is left."""
    key, _, rest = words.partition(" ")
    if ask.option(key) is None:
        raise IllegalChoice(key)
    return (key,), rest


@pytest.fixture
def unforeseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that turn out impossible only when they are played."""
    monkeypatch.setattr(play, "try_line", lambda *_: None)


async def steps_of(club: Club, table_id: int):
    async with club.store.reading() as tx:
        return await tx.games.choices(table_id)


# --- answers -----------------------------------------------------------------------------------------------------


async def test_an_answer_is_stored_with_its_hash_and_shown_to_the_player(club: Club):
    table = await club.running(rounds=1)
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.seat == 0
    assert look.pending is not None
    keys = (look.pending.ask.options[0].key,)
    played = await club.tables.play.choose(table.id, ANN.id, keys, look.pending.serial)
    assert played.lines == ()
    assert played.look.info.owed == (1,)
    assert played.look.pending is None
    assert played.look.can_undo
    played = await club.play_first(table.id, BO)
    assert [line.text.key for line in played.lines] == ["toy-plays", "toy-plays"]
    assert len(played.look.view.shown) == 2
    steps = await steps_of(club, table.id)
    assert [(step.n, step.kind, step.seat) for step in steps] == [
        (0, "begin", None),
        (1, "choose", 0),
        (2, "choose", 1),
    ]
    assert steps[1].state_hash == steps[0].state_hash != steps[2].state_hash


async def test_the_stored_position_has_the_hash_of_its_last_step(club: Club):
    """Without it a position that does not fit its record could not be told from one that does."""
    table = await club.running(rounds=1)
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.pending is not None
    await club.tables.play.choose(table.id, ANN.id, (look.pending.ask.options[0].key,), look.pending.serial)
    last = (await steps_of(club, table.id))[-1]
    async with club.store.reading() as tx:
        stored = await tx.games.snapshot(table.id)
    assert (stored.n, stored.state_hash) == (last.n, last.state_hash)
    assert last.state_hash


async def test_an_old_question_is_stale_and_nothing_happens(club: Club):
    table = await club.running()
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.pending is not None
    keys, serial = (look.pending.ask.options[0].key,), look.pending.serial
    await club.tables.play.choose(table.id, ANN.id, keys, serial)
    await club.play_first(table.id, BO)
    before = await club.tables.queries.info(table.id)
    walker = ANN if before.owed == (0,) else BO
    with pytest.raises(Stale):
        await club.tables.play.choose(table.id, walker.id, ("stop",), serial)
    assert await club.tables.queries.info(table.id) == before
    assert (await club.tables.play.choose(table.id, walker.id, ("stop",))).look.info.version > before.version


async def test_illegal_answers_and_strangers_are_refused(club: Club):
    table = await club.running()
    with pytest.raises(IllegalChoice):
        await club.tables.play.choose(table.id, ANN.id, ("card:99",))
    await refused("error-wrong-count", club.tables.play.choose(table.id, ANN.id, ()))
    await refused("error-not-seated", club.tables.play.choose(table.id, CY.id, ("card:1",)))
    await refused("error-not-your-seat", club.tables.play.choose(table.id, ANN.id, ("card:1",), seat=1))
    await club.play_first(table.id, ANN)
    with pytest.raises(NotOwed):
        await club.tables.play.choose(table.id, ANN.id, ("card:1",))
    assert (await club.tables.queries.info(table.id)).owed == (1,)


class Strict(Lanterns):
    """Cards that a player may try and that nobody holds: one of them is on the panel. Counts how many were made."""

    made = 0

    def barred(self, state, ask):
        for card in (97, 98, 99):
            self.made += 1
            yield Barred(Option(f"card:{card}", say("toy-card", card=card)), say("toy-gone"))

    def barred_on_panel(self, state, ask):
        return (Barred(Option("card:98", say("toy-card", card=98)), say("toy-gone")),)


async def test_a_panel_makes_no_reasons_but_those_that_it_shows(store: Store, time: Time):
    """The others are made where an answer is refused, as far as the one that it needs."""
    title = Strict()
    club = Club(store, time, title)
    table = await club.running()
    assert [each.option.key for each in (await club.tables.queries.look(table.id, ANN.id)).barred] == ["card:98"]
    await club.play_first(table.id, BO)
    assert title.made == 0
    refusal = await refused("error-barred", club.tables.play.choose(table.id, ANN.id, ("card:98",)))
    assert refusal.text.args["reason"] == say("toy-gone")
    assert title.made == 2
    await club.tables.close_down()


async def test_answers_given_at_the_same_time_all_count(club: Club):
    tables = [await club.running(Place(1, channel)) for channel in range(5)]
    await asyncio.gather(*(club.play_first(table.id, person) for table in tables for person in (ANN, BO)))
    for table in tables:
        assert len(await steps_of(club, table.id)) == 3


async def test_the_same_press_twice_counts_once(club: Club):
    table = await club.running()
    keys = await club.first_keys(table.id, ANN)
    both = (club.tables.play.choose(table.id, ANN.id, keys, 1) for _ in range(2))
    results = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(result, Exception) for result in results) == 1
    assert len(await steps_of(club, table.id)) == 2


async def test_another_process_may_change_the_table_in_between(club: Club):
    table = await club.running()
    other = Club(club.store, club.time, Lanterns(), first_seed=50)
    await club.play_first(table.id, ANN)
    await other.play_first(table.id, BO)
    walker = ANN if (await other.tables.queries.info(table.id)).owed == (0,) else BO
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await other.tables.play.choose(table.id, walker.id, ("left",))
    assert (await club.tables.queries.look(table.id, None)).view.place == -2


async def test_a_change_that_another_process_has_overtaken_is_tried_again(club: Club, monkeypatch: pytest.MonkeyPatch):
    """Three times; then the person is told to try again."""
    table = await club.running()
    save_table, conflicts = Games.save_table, 3

    async def overtaken(games: Games, before: TableRow, after: TableRow) -> TableRow:
        nonlocal conflicts
        conflicts -= 1
        if conflicts >= 0:
            raise Conflict("another process was faster")
        return await save_table(games, before, after)

    monkeypatch.setattr(Games, "save_table", overtaken)
    await club.play_first(table.id, ANN)
    assert (await club.tables.queries.info(table.id)).owed == (1,)
    conflicts = 4
    keys = await club.first_keys(table.id, BO)
    await refused("error-busy", club.tables.play.choose(table.id, BO.id, keys))
    await club.tables.play.choose(table.id, BO.id, keys)


async def test_a_whole_game_ends_with_its_seed_told(club: Club):
    table = await club.running(rounds=2)
    over = await club.to_the_end(table.id)
    assert (over.status, over.seed, over.owed, over.ended_at) == ("over", "seed-1", (), club.time())
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.standing is not None
    assert look.standing.over
    assert look.pending is None
    assert not look.can_undo
    await refused("error-game-over", club.tables.play.choose(table.id, ANN.id, ("go",)))
    await refused("error-game-over", club.tables.play.undo(table.id, ANN.id))
    assert (await club.tables.queries.in_channel(100, "lanterns")) is None
    found = await club.tables.queries.in_channel(100, "lanterns", finished=True)
    assert found is not None
    assert found.id == table.id


async def test_sessions_out_of_memory_are_loaded_again(store, time):
    club = Club(store, time, Lanterns(), kept_sessions=1)
    tables = [await club.running(Place(1, channel), rounds=1) for channel in range(3)]
    for _ in range(2):
        for table in tables:
            info = await club.tables.queries.info(table.id)
            await club.play_first(table.id, ANN if 0 in info.owed else BO)
    for table in tables:
        assert (await club.to_the_end(table.id)).status == "over"


# --- typed turns -------------------------------------------------------------------------------------------------


async def test_a_typed_turn_is_played_whole(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    before = await club.tables.queries.look(table.id, walker.id)
    played = await club.tables.play.choose_line(table.id, walker.id, ["left left", "right", "skip"], match)
    assert played.look.view.place == -1
    assert [line.text.key for line in played.lines] == ["toy-walks"] * 3
    assert played.look.info.version == before.info.version + 1


async def test_a_typed_turn_stops_before_what_is_asked_back(club: Club):
    """Typed lines ask what taps ask; what stands before is played, what stands after is said."""
    table = await club.running()
    walker = await club.both_play(table.id)
    played = await club.tables.play.choose_line(
        table.id, walker.id, ["left right", "skip"], match, lambda _, keys: keys == ("right",)
    )
    assert (played.asked, played.unplayed, len(played.lines)) == (("right",), "skip", 1)
    first = await club.tables.play.choose_line(table.id, walker.id, ["right"], match, lambda *_: True)
    assert (first.asked, first.unplayed, first.lines) == (("right",), "", ())


async def test_who_wants_to_be_asked_before_a_turn_ends_is_asked_for_typed_turns_as_well(club: Club):
    table = await club.running()
    for _ in range(40):
        info = await club.tables.queries.info(table.id)
        person = ANN if 0 in info.owed else BO
        look = await club.tables.queries.look(table.id, person.id)
        assert look.pending is not None
        key = look.pending.ask.options.keys[-1]
        if look.pending.ask.least == 1 and await club.tables.queries.ends_turn(table.id, person.id, (key,)):
            await club.tables.people.set_confirm(person.id, confirm=True)
            played = await club.tables.play.choose_line(table.id, person.id, [key], match, lambda *_: False)
            assert played.asked == (key,)
            return
        await club.play_first(table.id, person)
    raise AssertionError("no turn has ended")


async def test_a_clause_that_fails_before_a_reveal_undoes_the_line(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    before = await club.tables.queries.look(table.id, walker.id)
    with pytest.raises(LineStopped) as caught:
        await club.tables.play.choose_line(table.id, walker.id, ["left", "jump", "stop"], match)
    stopped = caught.value
    assert (stopped.clause, stopped.reason.key, stopped.done, stopped.played) == (
        "jump",
        "error-illegal-choice",
        (),
        None,
    )
    reason = say("error-line-asked", reason=say("error-illegal-choice", choice="jump"), question=say("toy-ask-walk"))
    assert stopped.text == say("error-line-refused", clause="jump", reason=reason, line="left; jump; stop", more=1)
    assert await club.tables.queries.look(table.id, walker.id) == before
    assert len(await steps_of(club, table.id)) == 3


async def test_a_line_that_must_fail_behind_a_reveal_is_refused_whole(club: Club):
    """No deck has a card 99. What is drawn in the sampled games is not told."""
    table = await club.running()
    walker = await club.both_play(table.id)
    before = await club.tables.queries.look(table.id, walker.id)
    for line in (
        ["stop", "draw", "card:99", "go"],
        ["stop", "draw card:99", "go"],
        ["stop; draw", "left left left left"],
    ):
        clauses = [clause for part in line for clause in part.split("; ")]
        with pytest.raises(LineStopped) as caught:
            await club.tables.play.choose_line(table.id, walker.id, clauses, match)
        assert (caught.value.text.key, caught.value.played) == ("error-line-refused", None)
        assert "toy-" not in str(caught.value.reason)
        assert await club.tables.queries.look(table.id, walker.id) == before


async def test_a_clause_that_fails_after_a_reveal_leaves_what_was_played(club: Club, unforeseen: None):
    table = await club.running()
    walker = await club.both_play(table.id)
    with pytest.raises(LineStopped) as caught:
        await club.tables.play.choose_line(table.id, walker.id, ["stop", "draw", "card:99", "go"], match)
    stopped = caught.value
    assert (stopped.clause, stopped.done, stopped.text.key) == ("card:99", ("stop", "draw"), "error-line-stopped")
    assert stopped.played is not None
    now = await club.tables.queries.look(table.id, walker.id)
    assert stopped.played.look == now
    assert now.view.phase == "trim"
    assert [line.text.key for line in stopped.played.lines] == ["toy-draws-card"]
    assert len(await steps_of(club, table.id)) == 5


async def test_what_of_a_clause_was_played_is_not_called_refused(club: Club, unforeseen: None):
    table = await club.running()
    walker = await club.both_play(table.id)
    with pytest.raises(LineStopped) as caught:
        await club.tables.play.choose_line(table.id, walker.id, ["stop", "draw card:99", "go"], match)
    stopped = caught.value
    assert (stopped.clause, stopped.done) == ("card:99", ("stop", "draw"))
    assert stopped.text.args["line"] == "stop; draw card:99; go"


async def test_an_empty_line_and_an_endless_one_are_refused(club: Club):
    table = await club.running()
    await refused("error-empty-line", club.tables.play.choose_line(table.id, ANN.id, [" "], match))
    walker = await club.both_play(table.id)
    stuck = await refused("error-line-refused", club.tables.play.choose_line(table.id, walker.id, ["left"] * 4, match))
    assert isinstance(stuck, LineStopped)
    assert stuck.clause == "left"
    assert (await club.tables.queries.look(table.id, None)).view.place == 0


async def test_a_line_of_too_many_answers_is_refused_whole(club: Club, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(play, "MOST_ANSWERS", 2)
    table = await club.running()
    walker = await club.both_play(table.id)
    stuck = await refused("error-line-refused", club.tables.play.choose_line(table.id, walker.id, ["left"] * 3, match))
    assert isinstance(stuck, LineStopped)
    assert stuck.reason.key == "error-line-too-long"
    assert (await club.tables.queries.look(table.id, None)).view.place == 0
    await club.tables.play.choose_line(table.id, walker.id, ["left"] * 2, match)


# --- undo --------------------------------------------------------------------------------------------------------


async def test_undo_takes_one_answer_back_and_says_so(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await club.tables.play.choose(table.id, walker.id, ("left",))
    look = await club.tables.play.undo(table.id, walker.id)
    assert look.view.place == -1
    assert [line.text.key for line in look.events][-2:] == ["toy-walks", "table-log-undo"]
    look = await club.tables.play.undo(table.id, walker.id)
    assert look.view.place == 0
    steps = await steps_of(club, table.id)
    assert [(step.n, step.undone_by) for step in steps if step.kind == "choose"][2:] == [(3, 6), (4, 5)]
    assert steps[2].state_hash == steps[6].state_hash
    await refused("error-no-way-back", club.tables.play.undo(table.id, walker.id))


async def test_a_turn_is_begun_again_by_one_change_after_the_other(club: Club):
    """Somebody who resigns in between would leave half of it undone."""
    table = await club.running()
    walker = await club.both_play(table.id)
    begun = (await club.tables.queries.look(table.id, walker.id)).view
    for _ in range(2):
        await club.tables.play.choose(table.id, walker.id, ("left",))
    before = await club.tables.queries.info(table.id)
    told: list[int] = []
    club.tables.listen(told.append)
    look = await club.tables.play.restart(table.id, walker.id, lambda ask: False)
    assert look.view == begun
    assert told == [table.id]
    assert look.info.version == before.version + 1
    assert [line.text.key for line in look.events][-2:] == ["table-log-undo"] * 2
    await refused("error-no-way-back", club.tables.play.restart(table.id, walker.id, lambda ask: False))


async def test_the_beginning_of_a_turn_is_taken_back_too(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    for _ in range(2):
        await club.tables.play.choose(table.id, walker.id, ("left",))
    look = await club.tables.play.restart(table.id, walker.id, lambda ask: True)
    assert look.view.place == -1
    assert look.can_undo, "only the last answer is taken back: with this question the turn starts"


async def test_undo_survives_a_restart(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    again = Club(club.store, club.time, Lanterns())
    assert (await again.tables.play.undo(table.id, walker.id)).view.place == 0


async def test_what_was_revealed_cannot_be_taken_back(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    for keys in (("stop",), ("draw",)):
        await club.tables.play.choose(table.id, walker.id, keys)
    before = await club.tables.queries.look(table.id, walker.id)
    with pytest.raises(NoWayBack):
        await club.tables.play.undo(table.id, walker.id)
    assert await club.tables.queries.look(table.id, walker.id) == before


# --- endings -----------------------------------------------------------------------------------------------------


async def test_resigning_and_leaving_end_the_game(club: Club):
    table = await club.running()
    look = await club.tables.ending.resign(table.id, ANN.id)
    assert (look.info.status, look.standing.winners) == ("over", (1,))  # type: ignore[union-attr]
    assert look.events[-1].text.key == "toy-resigns"
    table = await club.running()
    assert (await club.tables.lobby.leave(table.id, BO.id)).status == "over"
    assert (await club.tables.queries.look(table.id, None)).standing.winners == (0,)  # type: ignore[union-attr]


async def test_a_draw_needs_everybody(club: Club):
    table = await club.running()
    await refused("error-no-draw-offer", club.tables.ending.decline_draw(table.id, BO.id))
    assert (await club.tables.ending.offer_draw(table.id, ANN.id)).info.draw_offered_by == (0,)
    await refused("error-draw-offered", club.tables.ending.offer_draw(table.id, ANN.id))
    assert (await club.tables.ending.decline_draw(table.id, BO.id)).info.draw_offered_by == ()
    await club.tables.ending.offer_draw(table.id, BO.id)
    look = await club.tables.ending.offer_draw(table.id, ANN.id)
    assert (look.info.status, look.standing.winners) == ("over", ())  # type: ignore[union-attr]
    keys = [line.text.key for line in look.events if line.text.key.startswith("table")]
    assert keys == [f"table-log-draw-{word}" for word in ("offer", "decline", "offer", "accept")]


async def test_an_answer_of_somebody_else_declines_an_offer(club: Club):
    table = await club.running()
    await club.tables.ending.offer_draw(table.id, ANN.id)
    await club.play_first(table.id, ANN)
    assert (await club.tables.queries.info(table.id)).draw_offered_by == (0,)
    await club.play_first(table.id, BO)
    assert (await club.tables.queries.info(table.id)).draw_offered_by == ()


# --- computers ---------------------------------------------------------------------------------------------------


async def test_computers_answer_whenever_they_owe(club: Club):
    table = await club.against_computer(rounds=2)
    for _ in range(60):
        await club.tables.settle(table.id)
        info = await club.tables.queries.info(table.id)
        assert 1 not in info.owed
        if info.status == "over":
            break
        await club.play_first(table.id, ANN)
    assert info.status == "over"
    assert (await club.tables.queries.verify(table.id)).good


@pytest.mark.parametrize(("lead", "agrees"), [(0, True), (100, False)])
async def test_a_computer_takes_a_draw_unless_it_is_ahead(club: Club, monkeypatch, lead: int, agrees: bool):
    monkeypatch.setattr(Lanterns, "estimate", lambda self, state, seat: lead / 100)
    table = await club.against_computer()
    await club.tables.settle()
    await club.tables.ending.offer_draw(table.id, ANN.id)
    await club.tables.settle()
    info = await club.tables.queries.info(table.id)
    assert (info.status == "over") is agrees
    assert info.draw_offered_by == ()


class Silly:
    """A player that breaks the rules, or itself."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, session, seat, seed):
        if self.level == "hard":
            raise RuntimeError("thinking too hard")
        return ("cheat",)


@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_a_computer_that_fails_does_not_stop_the_game(store, time, caplog, level: str):
    club = Club(store, time, Lanterns(), make_player=Silly)
    table = await club.against_computer(level)
    await club.tables.settle()
    assert (await club.tables.queries.info(table.id)).owed == (0,)
    assert "seat 1" in caplog.text


async def test_a_restart_lets_interrupted_computers_go_on(store, time):
    started = asyncio.Event()

    async def never(*_):
        started.set()
        await asyncio.Event().wait()

    club = Club(store, time, Lanterns(), run=never)
    table = await club.against_computer()
    await started.wait()
    await club.tables.close_down()
    assert (await club.tables.queries.info(table.id)).owed == (0, 1)
    again = Club(store, time, Lanterns())
    assert await again.tables.resume() == 1
    await again.tables.settle()
    assert (await again.tables.queries.info(table.id)).owed == (0,)
    assert await again.tables.resume() == 0


# --- reading -----------------------------------------------------------------------------------------------------


async def test_everybody_reads_only_what_is_theirs(club: Club):
    table = await club.running()
    walker = await club.both_play(table.id)
    other = BO if walker is ANN else ANN
    for keys in (("stop",), ("draw",)):
        await club.tables.play.choose(table.id, walker.id, keys)
    last = [(await club.tables.queries.log(table.id, who))[-1].text for who in (walker.id, other.id, None)]
    assert [text.key for text in last] == ["toy-draws-card", "toy-draws", "toy-draws"]
    views = [(await club.tables.queries.look(table.id, who)).view for who in (walker.id, other.id, CY.id, None)]
    assert views[0].hand != views[1].hand
    assert views[2].hand is views[3].hand is None
    hidden = str(last[0].args["card"])
    exported = json.loads(await club.tables.queries.export(table.id, other.id))
    assert exported["complete"] is False
    assert {step["seat"] for step in exported["steps"]} == {exported["seat"]}
    assert f'"card": {hidden}' not in json.dumps(exported["log"])
    assert "seed-1" not in json.dumps(exported)


async def test_the_export_of_a_running_game_does_not_count_the_step_that_undid_another(club: Club):
    """Nor how many steps nobody may know of came before it."""
    table = await club.running()
    await club.play_first(table.id, ANN)
    async with club.store.transaction() as tx:
        await tx.games.mark_undone(table.id, (await tx.games.choices(table.id))[-1].n, 77)
    (step,) = json.loads(await club.tables.queries.export(table.id, ANN.id))["steps"]
    assert step["undone_by"] == step["n"] + 1, "as if it came next"


async def test_the_export_of_a_finished_game_is_complete(club: Club):
    table = await club.running(rounds=1)
    await club.to_the_end(table.id)
    exported = json.loads(await club.tables.queries.export(table.id, CY.id))
    assert exported["complete"] is True
    assert exported["table"]["seed"] == "seed-1"
    assert len(exported["steps"]) == len(await steps_of(club, table.id))


async def test_recap_tells_what_happened_since_and_shows_the_view_then(club: Club):
    table = await club.running()
    lines, view = await club.tables.replays.recap(table.id, ANN.id)
    assert [line.text.key for line in lines] == ["toy-dealt"]
    assert view == (await club.tables.queries.look(table.id, ANN.id)).view
    walker = await club.both_play(table.id)
    other = BO if walker is ANN else ANN
    then = (await club.tables.play.choose(table.id, walker.id, ("left",))).look.view
    assert (await club.tables.replays.recap(table.id, walker.id)).lines == ()
    assert (await club.tables.replays.recap(table.id, walker.id)).view == then
    recap = await club.tables.replays.recap(table.id, other.id)
    assert recap.lines[-1].text.key == "toy-walks"
    assert recap.view.place == 0
    await club.tables.play.undo(table.id, walker.id)
    keys = [line.text.key for line in (await club.tables.replays.recap(table.id, other.id)).lines]
    assert keys[-1] == "table-log-undo"
    await refused("error-not-seated", club.tables.replays.recap(table.id, CY.id))


async def test_verify_promises_before_and_proves_after(club: Club):
    table = await club.running(rounds=1)
    early = await club.tables.queries.verify(table.id)
    assert (early.over, early.commitment, early.seed, early.good) == (False, table.commitment, None, False)
    walker = await club.both_play(table.id)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    await club.tables.play.undo(table.id, walker.id)
    await club.tables.ending.offer_draw(table.id, walker.id)
    await club.tables.ending.resign(table.id, walker.id)
    proof = await club.tables.queries.verify(table.id)
    assert proof.good
    assert proof.steps == 7


@pytest.mark.parametrize(
    ("damage", "first_misfit", "seed_fits"),
    [
        ("UPDATE choices SET state_hash = 'x' WHERE n = 2", 2, True),
        ("UPDATE choices SET keys = '[\"card:99\"]' WHERE n = 1", 1, True),
        ("UPDATE tables SET seed = 'another'", 0, False),
    ],
)
async def test_verify_notices_what_does_not_fit(club: Club, damage: str, first_misfit: int, seed_fits: bool):
    table = await club.running(rounds=1)
    await club.to_the_end(table.id)
    async with club.store.transaction() as tx:
        steps = await tx.games.choices(table.id)
        await tx.connection.execute(sql("DELETE FROM archives"))
        await tx.games.add_choices(table.id, steps)
        await tx.connection.execute(sql(damage))
    proof = await club.tables.queries.verify(table.id)
    assert not proof.good
    assert (proof.first_misfit, proof.seed_fits) == (first_misfit, seed_fits)


# --- trouble -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET state_hash = 'x'",
        "UPDATE snapshots SET data = substr(data, 2)",
        "UPDATE snapshots SET data = substr(data, 1, 40)",
    ],
)
async def test_a_damaged_game_is_reported_and_can_be_closed_by_a_player(club: Club, caplog, damage: str):
    table = await club.running()
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql(damage))
    again = Club(club.store, club.time, Lanterns())
    with caplog.at_level(logging.ERROR):
        for doing in (again.tables.queries.look(table.id, 1), again.tables.play.choose(table.id, 1, ("x",))):
            error = await refused("error-table-damaged", doing)
            assert isinstance(error, Damaged)
    assert f"table {table.id}" in caplog.text
    await refused("error-not-seated", again.tables.lobby.close(table.id, CY.id))
    assert (await again.tables.lobby.close(table.id, BO.id)).status == "closed"


async def test_a_defect_of_the_rules_changes_nothing(club: Club, monkeypatch, caplog):
    table = await club.running()
    before = await club.tables.queries.look(table.id, ANN.id)
    monkeypatch.setattr(Lanterns, "check", lambda self, state: 1 / 0)
    keys = await club.first_keys(table.id, ANN)
    await refused("error-rules-failed", club.tables.play.choose(table.id, ANN.id, keys))
    monkeypatch.undo()
    assert "ZeroDivisionError" in caplog.text
    assert await club.tables.queries.look(table.id, ANN.id) == before
    await club.tables.play.choose(table.id, ANN.id, keys)


@sqlite_only
@IMPATIENT
async def test_a_locked_database_is_a_polite_word_and_nothing_half_done(club: Club, url: str):
    import sqlite3

    table = await club.running()
    keys = await club.first_keys(table.id, ANN)
    before = await steps_of(club, table.id)
    lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    await refused("error-busy", club.tables.play.choose(table.id, ANN.id, keys))
    await refused("error-busy", club.tables.lobby.open(CY, Place(1, 5), "lanterns", {}))
    assert (await club.tables.queries.look(table.id, ANN.id)).pending is not None
    assert await steps_of(club, table.id) == before
    lock.rollback()
    lock.close()
    await club.tables.play.choose(table.id, ANN.id, keys)
