"""AskEach: seats decide side by side, each with its own undo. Played with the toy title's feast."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskEach, Roll
from engine.core.errors import Broken, NotOwed, NoWayBack, Stale
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.core.undo_reasons import ALL_ANSWERED, OTHERS, SIDE_BY_SIDE
from engine.players import make
from engine.players.answers import draw_answer
from scripts import fuzz, games
from scripts.laws import Leak, check_side_by_side, questions
from tables.playback import Replayed, replay_steps
from tests.toy.lanterns import Lanterns, State, option, settled

TITLE = Lanterns()


def begin(seats: int = 3, mode: str = "open", seed: str = "5eed") -> Session[State]:
    """A game at its first feast; openly all have points to spend."""
    session = Session.begin(TITLE, Setup(seats, settled(feast=mode, bell=False)), seed)
    session.state.scores = [9] * seats
    session = Session(TITLE, session.state, seats)
    session._run(None)
    session._close_undo()
    for seat in session.owed():
        submit(session, seat, f"card:{session.state.hands[seat][0]}")
    lead = session.state.lead
    for key in ("stop", "skip", "go"):
        submit(session, lead, key)
    assert session.state.phase == "feast"
    session.collect()
    return session


def submit(session: Session[State], seat: int, key: str) -> list[str]:
    """Answer; the keys of what everybody reads of it."""
    return [event.public.key for event in session.submit(seat, (key,)) if event.public is not None]


def serials(session: Session[State]) -> dict[int, int]:
    found = {seat: session.pending(seat) for seat in session.asked()}
    return {seat: pending.serial for seat, pending in found.items() if pending is not None}


def keys_of(session: Session[State], seat: int) -> tuple[str, ...]:
    pending = session.pending(seat)
    return () if pending is None else pending.ask.options.keys


def loaded(session: Session[State]) -> Session[State]:
    return Session.load(TITLE, session.dump())


# -- deciding -----------------------------------------------------------------------------------------------------


def test_each_seat_has_its_own_questions_and_the_unit_goes_on_when_all_have_decided():
    session = begin()
    assert session.owed() == (0, 1, 2)
    submit(session, 1, "dish:3")
    assert keys_of(session, 1) == ("dish:1", "enough")
    assert keys_of(session, 0) == ("dish:1", "dish:2", "dish:3", "enough")
    submit(session, 1, "enough")
    assert session.owed() == (0, 2)
    with pytest.raises(NotOwed):
        submit(session, 1, "enough")
    submit(session, 2, "enough")
    scores = list(session.state.scores)
    submit(session, 0, "dish:1")
    submit(session, 0, "enough")
    assert session.state.phase == "play"
    assert session.state.scores == [scores[0] + 1, scores[1] + 1, scores[2]]


def test_who_is_asked_nothing_is_not_waited_for():
    session = Session.begin(TITLE, Setup(3, settled(feast="open", bell=False)), "5eed")
    for seat in session.owed():
        submit(session, seat, f"card:{session.state.hands[seat][0]}")
    lead = session.state.lead
    for key in ("stop", "skip", "go"):
        submit(session, lead, key)
    assert session.owed() == (lead,), "only the winner has points to spend"
    submit(session, lead, "enough")
    assert session.state.phase == "play"


def test_where_nobody_is_asked_anything_the_rules_go_on_at_once():
    class Idle(Lanterns):
        """Nobody has anything to decide."""

        def next_unit(self, state):
            return idle(state)

    def idle(state):
        results = yield AskEach({seat: nothing(seat) for seat in (1, 0)})
        state.scores = list(results.values())
        yield Ask(0, say("toy-ask-go"), (option("go"),))

    def nothing(seat):
        return seat + 5
        yield

    session = Session.begin(Idle(), Setup(2, settled()), "5eed")
    assert session.state.scores == [5, 6]
    assert session.owed() == (0,)


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_every_order_of_answers_leads_to_the_same_state(mode):
    start = begin(3, mode)
    first = {seat: keys_of(start, seat)[seat] for seat in range(3)}
    ends = set()
    for order in set(permutations([0, 0, 1, 1, 2, 2])):
        session = start.copy()
        given = [0, 0, 0]
        for seat in order:
            if session.state.phase == "feast" and seat in session.asked():
                submit(session, seat, "enough" if given[seat] else first[seat])
                given[seat] += 1
        assert session.state.phase == "play"
        ends.add(session.digest())
    assert len(ends) == 1


def test_openly_all_see_at_once_what_a_seat_does():
    session = begin()
    assert submit(session, 1, "dish:2") == ["toy-dines"]
    assert session.view(0).plates == ((), (2,), ())


def test_in_secret_nothing_shows_until_all_have_decided():
    session = begin(3, "secret")
    views, digest = [session.view(seat) for seat in (None, 0, 1, 2)], session.digest()
    for seat in (2, 0):
        assert submit(session, seat, f"card:{session.state.hands[seat][0]}") == []
        assert submit(session, seat, "enough") == []
        assert [session.view(each) for each in (None, 0, 1, 2)] == views
        assert session.digest() == digest
    assert session.owed() == (1,)
    assert submit(session, 1, "enough") == ["toy-puts-aside", "toy-puts-aside"]


# -- the way back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_a_seat_takes_back_its_own_answers_and_those_of_others_stay(mode):
    session = begin(3, mode)
    first = {seat: keys_of(session, seat)[0] for seat in range(3)}
    at_start = session.digest()
    submit(session, 0, first[0])
    submit(session, 1, first[1])
    submit(session, 0, "enough")
    submit(session, 2, "enough")
    before = questions(session)
    assert [session.can_undo(seat) for seat in range(3)] == [True, True, True]
    for _ in range(2):
        session.undo(0)
        assert [each for each in questions(session) if each[0] != 0] == [each for each in before if each[0] != 0]
    assert keys_of(session, 0)[0] == first[0]
    assert not session.can_undo(0)
    assert session.owed() == (0, 1)
    assert [answer.seat for answer in session.trail][-2:] == [1, 2]
    session.undo(2)
    session.undo(1)
    assert session.digest() == at_start


def test_taking_back_changes_no_number_but_the_own():
    session = begin()
    numbers = serials(session)
    submit(session, 0, "dish:1")
    assert serials(session) == {**numbers, 0: numbers[0] + 1}
    session.undo(0)
    assert serials(session) == {**numbers, 0: numbers[0] + 2}
    with pytest.raises(Stale):
        session.submit(0, ("dish:1",), numbers[0])
    session.submit(2, ("enough",), numbers[2])


def test_nothing_can_be_taken_back_when_all_have_decided():
    session = begin()
    for seat in range(3):
        submit(session, seat, "enough")
    for seat in range(3):
        assert not session.can_undo(seat)
        with pytest.raises(NoWayBack) as refusal:
            session.undo(seat)
        assert refusal.value.text.args["why"] in (ALL_ANSWERED, say("way-back-turn"))


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_what_came_before_cannot_be_taken_back_and_the_reason_tells_nothing_of_the_others(mode):
    class Follows(Lanterns):
        """The winner's question and what is decided side by side are one unit, and nothing is sealed."""

        def next_unit(self, state):
            return follows(state)

    def follows(state):
        yield Ask(0, say("toy-ask-go"), (option("go"), option("stay")))
        yield AskEach({seat: twice(seat) for seat in range(2)}, secret=mode == "secret")

    def twice(seat):
        for _ in range(2):
            yield Ask(seat, say("toy-ask-go"), (option("go"), option("stay")))

    def why(seat: int) -> object:
        with pytest.raises(NoWayBack) as refusal:
            session.undo(seat)
        return refusal.value.text.args["why"]

    session = Session.begin(Follows(), Setup(2, settled()), "5eed")
    session.submit(0, ("go",))
    assert not session.can_undo(0)
    assert (why(0), why(1)) == (SIDE_BY_SIDE, OTHERS)
    session.submit(1, ("go",))
    assert not session.can_undo(0)
    assert why(0) == SIDE_BY_SIDE
    session = Session.load(Follows(), session.dump())
    assert (session.can_undo(0), session.can_undo(1)) == (False, True)
    assert why(0) == SIDE_BY_SIDE
    for seat in (1, 0, 0):
        session.submit(seat, ("go",))
    assert why(0) == why(1) == ALL_ANSWERED


# -- saving, forks, copies ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_interleaved_answers_survive_saving_and_copying(mode):
    session = begin(3, mode)
    first = {seat: keys_of(session, seat)[0] for seat in range(3)}
    for seat in (2, 0, 1):
        submit(session, seat, first[seat])
    submit(session, 0, "enough")
    for other in (loaded(session), session.copy()):
        assert questions(other) == questions(session)
        assert other.digest() == session.digest()
        assert [other.can_undo(seat) for seat in range(3)] == [True, True, True]
        other.undo(2)
        assert keys_of(other, 2)[0] == first[2]
    assert loaded(session).dump() == session.dump()


def test_a_fork_knows_of_secret_answers_only_the_own():
    session = begin(3, "secret")
    for seat in range(3):
        submit(session, seat, f"card:{session.state.hands[seat][0]}")
    fork = session.fork(1, Chance("f"), judge=True)
    assert fork.pending(1) == session.pending(1)
    assert [answer.seat for answer in fork.trail] == [1]
    assert not session.amid_unit


def test_a_fork_knows_what_was_done_openly():
    session = begin(3)
    for seat in range(3):
        submit(session, seat, "dish:1")
    fork = session.fork(1, Chance("f"), judge=True)
    assert fork.state.plates == session.state.plates
    assert questions(fork) == questions(session)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("mode", ["open", "secret"])
def test_computers_decide_beside_others(level, mode):
    session = begin(3, mode)
    while session.state.phase == "feast":
        seat = session.owed()[-1]
        session.submit(seat, make(level).choose(session, seat, "seed"))
    if mode == "open" and level != "easy":
        assert max(session.state.scores) > 9


# -- leaving ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_a_resignation_leaves_the_answers_of_the_others_and_their_numbers(mode):
    session = begin(3, mode)
    first = {seat: keys_of(session, seat)[0] for seat in range(3)}
    submit(session, 1, "enough")
    submit(session, 0, first[0])
    submit(session, 2, first[2])
    numbers, asked = serials(session), keys_of(session, 0)
    events = session.resign(2)
    assert [event.public for event in events] == [say("toy-resigns", seat=2)]
    assert session.owed() == (0,)
    assert serials(session) == {0: numbers[0]}
    assert keys_of(session, 0) == asked
    assert session.can_undo(1)
    assert loaded(session).dump() == session.dump()
    session.undo(0)
    assert keys_of(session, 0)[0] == first[0]


def test_when_the_last_who_decides_resigns_the_game_goes_on_and_tells_what_was_decided():
    session = begin(3, "secret")
    for seat in (0, 1):
        submit(session, seat, f"card:{session.state.hands[seat][0]}")
        submit(session, seat, "enough")
    told = [event.public.key for event in session.resign(2) if event.public is not None]
    assert told == ["toy-resigns", "toy-puts-aside", "toy-puts-aside"]
    assert session.state.phase == "play"
    assert not any(session.can_undo(seat) for seat in range(3))
    TITLE.check(session.state)
    assert loaded(session).digest() == session.digest()


# -- laws ---------------------------------------------------------------------------------------------------------


def beside(procedure, *, secret: bool = False) -> Session:
    class Side(Lanterns):
        """All run this procedure side by side."""

        def next_unit(self, state):
            return unit(state)

    def unit(state):
        yield AskEach({seat: procedure(state, seat) for seat in range(2)}, secret=secret)

    return Session.begin(Side(), Setup(2, settled()), "5eed")


def races(state, seat):
    """Who answers first gets more."""
    yield Ask(seat, say("toy-ask-go"), (option("go"),))
    state.scores[seat] = 2 if not any(state.scores) else 1


def looks_over(state, seat):
    """What is asked second depends on what another has done."""
    yield Ask(seat, say("toy-ask-go"), (option("go"),))
    state.scores[seat] = 1
    yield Ask(seat, say("toy-ask-go"), tuple(option(f"go:{n}") for n in range(sum(state.scores) + 1)))


@pytest.mark.parametrize("procedure", [races, looks_over])
def test_what_depends_on_the_order_is_found(procedure):
    with pytest.raises(Broken, match="first"):
        check_side_by_side(beside(procedure), draw_answer, "1")


def test_what_shows_too_soon_in_secret_is_found():
    def shows(state, seat):
        yield Ask(seat, say("toy-ask-go"), (option("go"), option("stay")))
        state.scores[seat] = 1

    with pytest.raises(Leak):
        check_side_by_side(beside(shows, secret=True), draw_answer, "1")


def asks_another(state, seat):
    yield Ask(1 - seat, say("toy-ask-go"), (option("go"),))


def asks_all(state, seat):
    yield AskAll((Ask(seat, say("toy-ask-go"), (option("go"),)),))


def rolls(state, seat):
    yield Roll(6)


def only_may(state, seat):
    yield Ask(seat, say("toy-ask-go"), (option("go"),), optional=True)


def hides_who_is_asked(state, seat):
    yield Ask(seat, say("toy-ask-go"), (option("go"),), secret=True)


def draws(state, seat):
    state.chance.below(6)
    yield Ask(seat, say("toy-ask-go"), (option("go"),))


def seals(state, seat):
    state.seal(OTHERS)
    yield Ask(seat, say("toy-ask-go"), (option("go"),))


@pytest.mark.parametrize("procedure", [asks_another, asks_all, rolls, only_may, hides_who_is_asked, draws, seals])
def test_what_no_procedure_may_do_is_broken_at_once(procedure):
    with pytest.raises(Broken):
        beside(procedure)


def test_a_secret_procedure_that_tells_is_broken_at_once():
    def tells(state, seat):
        yield Ask(seat, say("toy-ask-go"), (option("go"),))
        state.record(say("toy-dines", seat=seat))
        yield Ask(seat, say("toy-ask-go"), (option("go"),))

    session = beside(tells, secret=True)
    with pytest.raises(Broken):
        session.submit(0, ("go",))


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_fuzzing_finds_nothing_wrong_side_by_side(monkeypatch, mode):
    monkeypatch.setattr(fuzz, "TITLES", {"lanterns": TITLE})
    monkeypatch.setattr(games, "TITLES", {"lanterns": TITLE})
    for players in (2, 3, 4):
        job = fuzz.Job("lanterns", players, {"duel": True, "feast": mode}, "5ide")
        for game in range(6):
            result = fuzz.play(job, game)
            assert (result.finished, result.record) == (1, None)


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_a_stored_game_of_interleaved_answers_and_undos_follows_from_its_seed(mode):
    setup, chance = Setup(3, settled(feast=mode, rounds=6)), Chance("5ide")
    session = Session.begin(TITLE, setup, "5eed")
    session.collect()
    steps = [Replayed(1, "begin", None, (), session.digest())]
    undone = 0
    while session.owed() and len(steps) < 200:
        able = [seat for seat in range(3) if session.can_undo(seat)] if session.side_by_side is not None else []
        if able and not chance.below(3):
            seat = able[chance.below(len(able))]
            session.undo(seat)
            undone += 1
            steps.append(Replayed(len(steps) + 1, "undo", seat, (), session.digest()))
            continue
        seat = games.random_seat(session, chance)
        keys = draw_answer(games.ask_of(session, seat), chance)
        session.submit(seat, keys)
        steps.append(Replayed(len(steps) + 1, "choose", seat, keys, session.digest()))
        if len(steps) % 7 == 0:
            session = Session.load(TITLE, session.dump())
    assert undone > 2
    again, misfit = replay_steps(TITLE, setup, "5eed", tuple(steps))
    assert misfit is None
    assert again is not None
    assert again.digest() == session.digest()
    forged = msgspec.structs.replace(steps[-2], keys=("enough",), kind="choose", seat=0)
    assert replay_steps(TITLE, setup, "5eed", (*steps[:-2], forged, steps[-1]))[1] is not None
