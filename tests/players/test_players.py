"""Computer players: legal, repeatable, without hidden information, and each level better than the one below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import NotOwed
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.players import LEVELS, Easy, Greedy, Player, Random, Search, make
from engine.players.ahead import Outlook
from engine.players.answers import count_answers, draw_answer, list_answers
from engine.titles import TITLES
from scripts.games import ask_of
from tests.toy.lanterns import Lanterns, option, settled

QUICK: dict[str, Player] = {
    "easy": Easy(),
    "normal": Greedy(forks=1),
    "hard": Search(rounds=((3, 2), (2, 2)), forks=2, ahead=Outlook(3, 1, 2, 1)),
    "normal, little effort": Greedy(effort=4_000),
    "hard, little effort": Search(effort=10_000),
}
EVERY_PLAYER = pytest.mark.parametrize("level", QUICK)


def several(count: int, least: int, most: int, proposal: tuple[str, ...] = ()) -> Ask:
    options = tuple(option(f"o{number}") for number in range(count))
    return Ask(0, say("toy-ask"), options, least=least, most=most, propose=proposal)


def toy(seats: int = 3, seed: str = "5eed") -> Session:
    return Session.begin(Lanterns(), Setup(seats, settled()), seed)


# -- answers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "least", "most"), [(5, 1, 1), (5, 2, 2), (4, 1, 3), (3, 0, 3), (6, 6, 6)])
def test_all_answers_are_listed_once_and_counted(count, least, most):
    ask = several(count, least, most)
    keys = [o.key for o in ask.options]
    expected = [chosen for size in range(least, most + 1) for chosen in combinations(keys, size)]
    assert list_answers(ask, 100, Chance("1")) == expected
    assert count_answers(ask) == len(expected)


@pytest.mark.parametrize(("count", "least", "most"), [(5, 1, 1), (5, 2, 2), (4, 1, 3), (3, 0, 3)])
def test_every_answer_is_drawn_from_exactly_one_lot(count, least, most):
    class Lot(Chance):
        """Draws the number it is made with."""

        def below(self, bound):
            assert bound == count_answers(ask)
            return self.position

    ask = several(count, least, most)
    drawn = [draw_answer(ask, Lot("x", number)) for number in range(count_answers(ask))]
    assert Counter(drawn) == Counter(list_answers(ask, 100, Chance("1")))


def test_too_many_answers_are_sampled_with_the_proposal_first():
    ask = several(12, 5, 5, proposal=("o0", "o3", "o4", "o8", "o9"))
    answers = list_answers(ask, 20, Chance("1"))
    assert len(answers) == len(set(answers)) == 20
    assert answers[0] == ask.proposal
    assert all(len(answer) == 5 for answer in answers)


# -- players ------------------------------------------------------------------------------------------------------


def test_every_level_has_its_player():
    assert [type(make(level)) for level in LEVELS] == [Easy, Greedy, Search]


@EVERY_PLAYER
@pytest.mark.parametrize("seats", [2, 4])
def test_players_play_any_title_to_its_end(level, seats):
    session, number = toy(seats), 0
    while session.owed():
        seat = session.owed()[0]
        session.submit(seat, QUICK[level].choose(session, seat, f"s{number}"))
        number += 1
    assert session.standing().over


@EVERY_PLAYER
def test_a_seat_that_is_asked_nothing_cannot_choose(level):
    session = toy()
    session.submit(1, (ask_of(session, 1).options[0].key,))
    with pytest.raises(NotOwed):
        QUICK[level].choose(session, 1, "s")


@EVERY_PLAYER
def test_the_same_seed_gives_the_same_answer_and_touches_nothing(level):
    session = midgame("day_and_night", 60)
    seat, before = session.owed()[0], session.dump()
    first = QUICK[level].choose(session, seat, "s")
    assert QUICK[level].choose(session, seat, "s") == first
    assert QUICK[level].choose(Session.load(session.title, before), seat, "s") == first
    assert session.dump() == before


def test_the_easy_player_gives_every_legal_answer():
    session = toy()
    keys = {Random().choose(session, 0, f"s{n}") for n in range(60)}
    assert keys == {(o.key,) for o in ask_of(session, 0).options}


def midgame(title_id: str, answers: int, seed: str = "5eed") -> Session:
    """A game after so many random answers."""
    title = TITLES[title_id]
    session = Session.begin(title, Setup(max(2, title.meta.least_players), title.meta.settle_options({})), seed)
    chance = Chance(f"{seed}/answers")
    for _ in range(answers):
        if session.standing().over:
            break
        seat = session.owed()[0]
        session.submit(seat, draw_answer(ask_of(session, seat), chance))
    return session


@EVERY_PLAYER
@pytest.mark.parametrize("title_id", sorted(TITLES))
def test_choices_do_not_depend_on_what_is_hidden(level, title_id):
    """The same choice whatever the others hold: a fork for the seat is a true game as good as the original."""
    player = QUICK[level]
    for session in islice(middles(title_id), 10):
        seat = session.owed()[0]
        original = player.choose(session, seat, "s")
        for other in forks(session, seat):
            assert player.choose(other, seat, "s") == original


def middles(title_id: str) -> Iterator[Session]:
    """Positions in which something is hidden from who is asked, from one random game after the other."""
    for number in range(30):
        for answers in range(10, 60, 5):
            session = midgame(title_id, answers, f"{number or ''}5eed")
            if session.standing().over:
                break
            if all(other.digest() != session.digest() for other in forks(session, session.owed()[0])):
                yield session
    raise AssertionError("there are too few positions in which something is hidden")


def forks(session: Session, seat: int) -> list[Session]:
    """The same game, as far as the seat knows."""
    return [session.fork(seat, Chance(f"other{n}")) for n in range(2)]


def test_the_toy_shows_a_player_that_peeks():
    """The test above can fail: a player that reads the state is found out."""

    class Peeks(Random):
        """Answers by what the other holds."""

        def choose(self, session, seat, seed):
            options = ask_of(session, seat).options
            return (options[sum(session.state.hands[1 - seat]) % len(options)].key,)

    session = toy(2)
    answers = {Peeks().choose(session.fork(0, Chance(f"f{n}")), 0, "s") for n in range(20)}
    assert len(answers) > 1


def wins(better, worse, games: int, turns: int) -> int:
    """Games of Day & Night won by the better player, sides changing; after so many turns temples and tiles decide."""
    title, won = TITLES["day_and_night"], 0
    options = title.meta.settle_options({"turn_limit_per_player": turns})
    for game in range(games):
        players = (better, worse) if game % 2 == 0 else (worse, better)
        session = Session.begin(title, Setup(2, options), f"duel{game}")
        number = 0
        while session.owed():
            seat = session.owed()[0]
            session.submit(seat, players[seat].choose(session, seat, f"{game}-{number}"))
            number += 1
        won += session.standing().winners == (game % 2,)
    return won


# Against greedy, search needs its full budget and whole games: `scripts/bench.py --only balance`.


def test_greedy_beats_random():
    assert wins(Greedy(forks=1), Random(), 6, turns=8) == 6


def test_search_beats_random():
    assert wins(QUICK["hard"], Random(), 4, turns=8) >= 3
