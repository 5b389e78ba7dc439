"""What stays in the channel of a game: battles (P17.13), and the end of each round (P17.16.2)."""

from __future__ import annotations

from engine.core.posting import Posting
from engine.eclipse.components import ROUNDS
from engine.eclipse.course import PHASES
from engine.eclipse.elimination import drop_tasks
from engine.eclipse.records import chapter, postings
from engine.eclipse.scoring.score import decide
from tests.eclipse.positions import ANCIENTS, A, B, Game, begin, position, put
from tests.eclipse.test_battles import battle, retreating


def record(game: Game) -> Posting:
    """The only one."""
    (found,) = postings(game.state)
    assert found.lasting
    return found


def test_a_battle_has_a_version_for_each_round_and_one_for_its_end() -> None:
    """P17.13.3: two questions in one round are one version."""
    game = battle(retreating(ships="interceptor cruiser"), [1], [1], [1], [1], [1])
    first = record(game)
    assert (first.seats, first.version) == ({A, B}, 1)
    game.chooses("fire")
    assert record(game) == first, "the cruisers are asked in the same round"
    game.chooses("fire")
    assert record(game).version == 2
    game.chooses("retreat:2a", "retreat:2a")
    last = record(game)
    assert game.state.battle is None
    assert (last.number, last.terms) == (first.number, first.terms)
    assert last.version > 3


def test_a_battle_with_guards_concerns_the_player_alone() -> None:
    """P17.12.3: each battle of a sector has its own record."""
    st = position()
    put(st, "318", "3b", ships={ANCIENTS: "ancient", A: "interceptor", B: "interceptor"})
    found = postings(battle(st, [6], [6], [6, 6]).state)
    assert [posting.seats for posting in found] == [{A, B}, {A}]
    assert found[0].number != found[1].number
    assert min(posting.number for posting in found) > ROUNDS, "no chapter has such a number"


def test_battles_are_kept_until_the_next_combat_phase() -> None:
    """P17.3.3: also over the end of the round, which may come without a question."""
    st = position()
    put(st, "318", "3b", ships={B: "interceptor", A: "interceptor"})
    game = battle(st, [6])
    number = record(game).number
    st = game.state
    drop_tasks(st, A)
    drop_tasks(st, B)
    st.phase, st.round = "action", 2
    game = begin(st, {"action": PHASES["action"], "combat": PHASES["combat"]})
    game.chooses("pass")
    assert record(game).number == number
    game.chooses("pass")
    assert game.state.phase == "bombing"
    assert postings(game.state) == ()


def test_a_round_is_a_chapter_and_the_last_one_ends_with_the_game() -> None:
    """P17.16.1: nothing is told of the draft."""
    st = position(round=4)
    assert chapter(st) == 4
    st.phase = "draft"
    assert chapter(st) is None
    st.phase, st.round = "upkeep", ROUNDS
    assert chapter(st) == ROUNDS
    decide(st)
    assert chapter(st) == ROUNDS + 1
