"""What computers consider in whole games: always legal, and whoever follows it comes through."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.state import State
from engine.eclipse.title import Eclipse
from engine.players import LEVELS, Search, make
from engine.players.answers import draw_answer, question
from tests.eclipse.positions import position

TITLE = Eclipse()


def begin(players: int, seed: str, species: str = "random") -> Session[State]:
    options = TITLE.meta.settle_options({"species": species})
    return Session.begin(TITLE, Setup(players, options), seed)


def play_best(session: Session[State], also: Counter[str] | None = None) -> Counter[str]:
    """Everybody gives the best answer; returns how often each kind of question was asked."""
    asked: Counter[str] = Counter()
    while session.owed():
        seat = session.owed()[0]
        ask = question(session, seat)
        best, *_ = TITLE.advice.candidates(session.state, ask)
        asked[ask.about.key] += 1
        if also is not None:
            also[f"{ask.about.key} {best[0].partition(':')[0]}"] += 1
        session.submit(seat, best)
    return asked


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_considered_is_legal_wherever_a_game_goes(players):
    """Half of the answers are drawn at random, so that positions come up that no sensible player gets into."""
    session, chance = begin(players, f"legal{players}", "draft"), Chance("lots")
    for _ in range(600):
        if not session.owed():
            break
        seat = session.owed()[chance.below(len(session.owed()))]
        ask = question(session, seat)
        found = TITLE.advice.candidates(session.state, ask)
        assert found
        assert len(set(found)) == len(found)
        assert all(ask.allows(keys) for keys in found), (ask.about.key, found)
        session.submit(seat, found[0] if chance.below(2) else draw_answer(ask, chance))


def test_the_end_is_in_sight_in_the_last_two_rounds():
    assert [round_ for round_ in range(1, 10) if TITLE.advice.nears_end(position(round=round_))] == [8, 9]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whoever_follows_it_goes_through_nine_rounds_without_collapse(players):
    session, done = begin(players, f"whole{players}"), Counter[str]()
    asked = play_best(session, done)
    st = session.state
    assert st.round == 9
    assert [player.frozen_score for player in st.players] == [None] * players
    assert asked["ecl-ask-turn"] >= 9 * players
    for action in ("explore", "research", "upgrade", "build", "move"):
        assert done[f"ecl-ask-turn {action}"] >= players // 2, action


def test_no_sector_is_given_up_for_money_before_the_last_round():
    """In trouble are only those who planned it, and these trade."""
    given_up = 0
    for number in range(4):
        session = begin(4, f"money{number}")
        while session.owed():
            seat = session.owed()[0]
            ask = question(session, seat)
            best, *_ = TITLE.advice.candidates(session.state, ask)
            given_up += best[0].startswith("abandon:") and session.state.round < 9
            session.submit(seat, best)
    assert given_up <= 1


def test_the_same_position_has_the_same_candidates_in_every_deal():
    """They read nothing that is hidden: what others drew, what lies face down, the order of stacks."""
    session = begin(4, "blind")
    for step in range(160):
        seat = session.owed()[0]
        ask = question(session, seat)
        found = TITLE.advice.candidates(session.state, ask)
        if step % 8 == 0:
            for number in range(3):
                fork = session.fork(seat, Chance(f"deal{number}"))
                assert TITLE.advice.candidates(fork.state, question(fork, seat)) == found
        session.submit(seat, found[0])


def test_the_levels_make_different_things_of_it():
    """Hard takes the best while the end is far; normal seldom another one; easy often."""
    session = begin(2, "levels")
    seat = session.owed()[0]
    found = TITLE.advice.candidates(session.state, question(session, seat))
    assert len(found) > 2
    taken = {
        level: [make(level).choose(session, seat, f"s{n}") for n in range(24)].count(found[0])
        for level in ("normal", "easy")
    }
    assert 24 > taken["normal"] > taken["easy"]
    assert Search().choose(session, seat, "s") == found[0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_the_same_for_the_same_seed(level):
    session = begin(2, "again")
    player = Search(playing_on=30_000) if level == "hard" else make(level)
    for _ in range(12):
        seat = session.owed()[0]
        keys = player.choose(session, seat, "s")
        assert player.choose(session, seat, "s") == keys
        session.submit(seat, keys)


def test_computers_look_ahead_to_the_end_of_the_round():
    st = begin(2, "rounds").state
    turns = []
    for st.round in (1, 2, 9):
        turns.append(TITLE.advice.turn(st))
    assert turns == [1, 2, 9]
