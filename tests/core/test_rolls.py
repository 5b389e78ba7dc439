"""Rolls: public chance as a request of the rules; the result is part of the trail. Played with the toy title's duel."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Roll, Rules
from engine.core.errors import Broken, NoWayBack
from engine.core.saved import CHANCE, Answer, Saved
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.core.undo_reasons import ROLLED
from engine.players import make
from scripts import fuzz, games
from scripts.games import Record, Table, moves
from tables.playback import Replayed, replay_steps
from tests.toy.lanterns import Lanterns, State, option, play, settled

TITLE = Lanterns()
STRONG, WEAK = (6, 6), (1, 2)


def begin(seats: int = 2, seed: str = "5eed", **options: object) -> Session[State]:
    session = Session.begin(TITLE, Setup(seats, settled(duel=True, bell=False, **options)), seed)
    session.collect()
    return session


def to_duel(session: Session[State]) -> tuple[int, int]:
    """Play on to the first duel; who strikes, and at whom."""
    while session.state.phase == "play":
        for seat in session.owed():
            pending = session.pending(seat)
            assert pending is not None
            session.submit(seat, (pending.ask.options[0].key,))
    lead = session.state.lead
    for key in ("stop", "skip", "go"):
        session.submit(lead, (key,))
    assert session.state.phase == "duel"
    return lead, (lead + 1) % session.seats


def strike(session: Session[State], seat: int, *rolls: tuple[int | str, ...]) -> list[Text | None]:
    """Strike with these dice; what everybody is told."""
    session.force_rolls(rolls)
    return [event.public for event in session.submit(seat, ("strike",))]


def rolled(session: Session[State]) -> list[Answer]:
    return [entry for entry in session.trail if entry.seat == CHANCE]


# -- rolling ------------------------------------------------------------------------------------------------------


def test_the_rules_go_on_with_the_faces_that_fell_and_everybody_is_told():
    session = begin()
    lead, other = to_duel(session)
    told = strike(session, lead, STRONG, ("open",))
    assert told == [say("toy-strikes", dice="6 6"), say("toy-parries", face="open")]
    assert session.owed() == (other,)
    assert session.dice == [("6", "6"), ("2",)]
    before = session.state.scores[lead]
    session.submit(other, ("stand",))
    session.submit(lead, ("leave",))
    assert session.state.scores[lead] == before + 2


def test_a_battle_of_several_rolls_and_questions_is_one_unit():
    session = begin()
    lead, other = to_duel(session)
    unit = session.units
    strike(session, lead, WEAK)
    strike(session, lead, STRONG, ("parried",))
    strike(session, lead, STRONG, ("open",))
    assert session.units == unit
    session.submit(other, ("dodge",))
    assert session.units > unit


def test_dice_fall_from_the_chance_of_the_state_and_move_it_on():
    session = begin()
    lead, _ = to_duel(session)
    chance = Chance(session.state.chance.seed, session.state.chance.position)
    session.submit(lead, ("strike",))
    expected = [(str(chance.below(6) + 1), str(chance.below(6) + 1))]
    if sum(map(int, expected[0])) >= 8:
        expected.append((str(chance.below(3) + 1),))
    assert session.dice == expected
    assert session.state.chance == chance


def test_every_face_falls_about_equally_often():
    class Rolls(Lanterns):
        """Rolls 600 dice."""

        def next_unit(self, state):
            return six_hundred(state)

    def six_hundred(state):
        dice = yield Roll(6, times=600)
        state.scores = list(dice)
        yield Ask(0, say("toy-ask-go"), (option("go"),))

    counts = [0] * 6
    for seed in range(5):
        for face in Session.begin(Rolls(), Setup(2, settled()), f"{seed}").state.scores:
            counts[face - 1] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < 20.5, "chi square, 5 degrees of freedom, p = 0.001"


def test_rolls_before_the_first_question_can_be_forced_at_the_beginning():
    class Opens(Lanterns):
        """Rolls before anybody is asked."""

        def next_unit(self, state):
            return opening(state)

    def opening(state):
        (state.place,) = yield Roll(6)
        yield Ask(0, say("toy-ask-go"), (option("go"),))

    session = Session.begin(Opens(), Setup(2, settled()), "5eed", rolls=[(5,)])
    assert session.state.place == 5
    assert Session.load(Opens(), session.dump()).state.place == 5
    for seat in range(2):
        assert session.fork(seat, Chance("f")).state.place == 5, "a roll alone shows nothing hidden"


@pytest.mark.parametrize("dice", [(7, 1), (1,), (1, 2, 3), ("open", 1)])
def test_dice_that_cannot_fall_so_are_refused(dice):
    session = begin()
    lead, _ = to_duel(session)
    with pytest.raises(Broken):
        strike(session, lead, dice)


def test_rules_that_roll_without_end_are_broken():
    class Endless(Lanterns):
        """Rolls for ever."""

        def next_unit(self, state):
            return endless()

    def endless():
        while True:
            yield Roll(6)

    with pytest.raises(Broken, match="without asking"):
        Session.begin(Endless(), Setup(2, settled()), "5eed")


# -- the way back ---------------------------------------------------------------------------------------------------


def test_nothing_before_a_roll_can_be_taken_back_and_chance_is_named_as_the_reason():
    session = begin()
    lead, _ = to_duel(session)
    strike(session, lead, WEAK)
    assert not session.can_undo(lead)
    with pytest.raises(NoWayBack) as refusal:
        session.undo(lead)
    assert refusal.value.text.args["why"] == ROLLED


def test_what_was_answered_after_a_roll_can_be_taken_back_and_the_dice_stay():
    class Plans(Lanterns):
        """After its roll a seat answers twice."""

        def next_unit(self, state):
            return plan(state)

    def plan(state):
        (state.place,) = yield Roll(6)
        for _ in range(2):
            choice = yield Ask(0, say("toy-ask-go"), (option("left"), option("right")))
            state.steps += choice == "left"

    session = Session.begin(Plans(), Setup(2, settled()), "5eed", rolls=[(5,), (4,)])
    before = session.digest()
    session.submit(0, ("left",))
    assert session.can_undo(0)
    session.undo(0)
    assert session.digest() == before
    assert session.state.place == 5
    assert rolled(session) == [Answer(CHANCE, ("5",))]
    session.submit(0, ("left",))
    session.submit(0, ("right",))
    assert (session.state.place, session.state.steps) == (4, 1)
    assert not session.can_undo(0)


# -- saving, forks, copies ------------------------------------------------------------------------------------------


def test_dice_survive_saving_copying_and_forking():
    session = begin(3)
    lead, other = to_duel(session)
    strike(session, lead, WEAK)
    strike(session, lead, STRONG, ("open",))
    assert len(rolled(session)) == 3
    loaded = Session.load(TITLE, session.dump())
    assert loaded.digest() == session.digest()
    assert loaded.dump() == session.dump()
    for branch in (loaded, session.copy(), session.fork(other, Chance("f"), judge=True)):
        assert rolled(branch) == rolled(session)
        assert branch.owed() == (other,)
        assert branch.collect() == []
        branch.submit(other, ("stand",))
        branch.submit(lead, ("leave",))
        assert branch.state.scores[lead] == session.state.scores[lead] + 2


def test_a_loaded_or_copied_game_rolls_the_same_dice_and_a_fork_others():
    def later(session: Session[State]) -> list[tuple[str, ...]]:
        fallen = []
        lead = session.state.lead
        while session.state.phase == "duel":
            seat = session.owed()[0]
            session.submit(seat, ("strike",) if seat == lead else ("stand",))
            fallen += session.dice
        return fallen

    session = begin()
    lead, _ = to_duel(session)
    session.submit(lead, ("strike",))
    data = session.dump()
    seat = session.owed()[0]
    assert later(Session.load(TITLE, data)) == later(session.copy())
    forks = {tuple(later(session.fork(seat, Chance(f"f{n}")))) for n in range(12)}
    assert len(forks) > 6


@pytest.mark.parametrize("numbers", [("7", "1"), ("0", "1"), ("1",), ("x", "1"), ()])
def test_stored_dice_that_do_not_fit_the_roll_are_broken(numbers):
    session = begin()
    lead, _ = to_duel(session)
    strike(session, lead, WEAK)
    data = msgspec.msgpack.decode(session.dump(), type=Saved)
    data.trail = [Answer(CHANCE, numbers) if entry.seat == CHANCE else entry for entry in data.trail]
    with pytest.raises(Broken):
        Session.load(TITLE, msgspec.msgpack.encode(data))


def test_other_stored_dice_than_those_that_fell_are_broken():
    session = begin()
    lead, _ = to_duel(session)
    strike(session, lead, WEAK)
    data = msgspec.msgpack.decode(session.dump(), type=Saved)
    for trail in ([*data.trail, Answer(CHANCE, ("1",))], [Answer(CHANCE, ("2", "2")), *data.trail[1:]]):
        with pytest.raises(Broken):
            Session.load(TITLE, msgspec.msgpack.encode(msgspec.structs.replace(data, trail=trail)))


# -- leaving --------------------------------------------------------------------------------------------------------


def test_a_resignation_leaves_the_dice_of_the_running_unit_as_they_fell():
    session = begin(3)
    lead, other = to_duel(session)
    third = 3 - lead - other
    strike(session, lead, STRONG, ("open",))
    events = session.resign(third)
    assert [event.public for event in events] == [say("toy-resigns", seat=third)]
    assert session.owed() == (other,)
    assert [entry.keys for entry in rolled(session)] == [("6", "6"), ("2",)]
    assert Session.load(TITLE, session.dump()).digest() == session.digest()


def test_dice_that_fall_after_a_resignation_are_not_those_that_were_seen():
    session = begin(3)
    lead, other = to_duel(session)
    third = 3 - lead - other
    strike(session, lead, WEAK)
    position = session.state.chance.position
    session.resign(third)
    assert session.state.chance.position >= position


class Omen(Lanterns):
    """Before cards are chosen in secret, two dice tell an omen."""

    def next_unit(self, state: State) -> Rules[None] | None:
        return omen(state) if state.phase == "play" else super().next_unit(state)


def omen(state: State) -> Rules[None]:
    dice = yield Roll(6, times=2, about=say("toy-strikes"))
    state.scores[0] += sum(dice)
    yield from play(state)


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_who_resigns_while_all_answer_in_secret_does_not_roll_the_dice_again(gone):
    """Who did not like the dice, but the cards of the others, could have both again at the price of the game."""
    session = Session.begin(Omen(), Setup(3, settled()), "5eed", rolls=[(3, 4)])
    session.collect()
    for seat in (0, 1):
        session.submit(seat, (f"card:{session.state.hands[seat][0]}",))
    events = session.resign(gone)
    assert [entry.keys for entry in rolled(session)] == [("3", "4")]
    assert session.state.scores[0] >= 7
    assert say("toy-strikes", dice="3 4") not in [event.public for event in events]
    assert session.owed() == ((session.state.lead,) if gone == 2 else (2,))
    assert Session.load(Omen(), session.dump()).digest() == session.digest()


# -- players, records, verification ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_computers_play_games_with_dice_and_the_same_seed_gives_the_same_answers(level):
    def answers() -> list[tuple[int, tuple[str, ...]]]:
        session = begin(2, rounds=1)
        to_duel(session)
        given = []
        while session.state.phase == "duel":
            seat = session.owed()[0]
            keys = make(level).choose(session, seat, "seed")
            given.append((seat, keys))
            session.submit(seat, keys)
        return given

    assert answers() == answers()


def test_a_computer_does_not_see_the_dice_that_will_fall():
    """It decides the same before a roll that is won and before one that is lost."""
    choices = set()
    for seed in range(20):
        session = begin(2, "5eed")
        lead, _ = to_duel(session)
        session.state.chance = Chance(f"{seed}")  # other dice will fall; nothing that is known has changed
        session = Session(TITLE, session.state, 2)
        session._run(None)
        choices.add(make("normal").choose(session, lead, "seed"))
    assert len(choices) == 1


def test_a_recorded_game_with_dice_plays_again(monkeypatch, tmp_path):
    monkeypatch.setattr(games, "TITLES", {"lanterns": TITLE})
    table = Table(TITLE, 3, {"duel": True}, "d1ce")
    session = table.begin()
    session.collect()
    paper, dice = Record(table, session), 0
    for seat, keys in moves(session, Chance("answers")):
        paper.question(session, seat, keys)
        session.submit(seat, keys)
        paper.outcome(session)
        dice += len(session.dice)
    paper.end(session)
    assert dice > 3
    path = tmp_path / "game.txt"
    path.write_text(paper.text(), encoding="utf-8")
    assert games.replay(path).digest() == session.digest()


def test_fuzzing_finds_nothing_wrong_with_dice(monkeypatch):
    monkeypatch.setattr(fuzz, "TITLES", {"lanterns": TITLE})
    monkeypatch.setattr(games, "TITLES", {"lanterns": TITLE})
    for players in (2, 3, 4):
        job = fuzz.Job("lanterns", players, {"duel": True}, "d1ce")
        for game in range(6):
            result = fuzz.play(job, game)
            assert (result.finished, result.record) == (1, None)


def test_a_stored_game_with_dice_follows_from_its_seed():
    setup = Setup(3, settled(duel=True))
    session = Session.begin(TITLE, setup, "d1ce")
    session.collect()
    steps = [Replayed(1, "begin", None, (), session.digest())]
    for seat, keys in moves(session, Chance("answers")):
        session.submit(seat, keys)
        steps.append(Replayed(len(steps) + 1, "choose", seat, keys, session.digest()))
        if session.can_undo(seat) and len(steps) % 3 == 0:
            session.undo(seat)
            steps.append(Replayed(len(steps) + 1, "undo", seat, (), session.digest()))
        if len(steps) == 20:
            session.resign(2)
            steps.append(Replayed(len(steps) + 1, "resign", 2, (), session.digest()))
    again, misfit = replay_steps(TITLE, setup, "d1ce", tuple(steps))
    assert misfit is None
    assert again is not None
    assert again.digest() == session.digest()
    forged = [*steps[:-1], msgspec.structs.replace(steps[-1], state_hash="0")]
    assert replay_steps(TITLE, setup, "d1ce", tuple(forged))[1] == len(steps)
