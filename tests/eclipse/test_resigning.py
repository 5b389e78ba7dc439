"""Giving up at any question of a game: everything of the seat leaves, and the others play on (P17.17.3, P17.17.5)."""

from __future__ import annotations

from itertools import count

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.eclipse.course import PHASES
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.scoring.score import points
from engine.eclipse.state import DiscoveryTask, ExploreTask, Impact, ReputationTask, State
from engine.eclipse.title import META, Eclipse
from scripts.laws import check_questions, check_saved
from tests.eclipse.positions import A, B, C, Game, begin, go_on, position, put, reputation
from tests.eclipse.test_battles import battle
from tests.eclipse.test_crowded import Crowded, crowded


def answer_at_random(session: Session[State], lots: Chance) -> None:
    """Somebody who is asked answers: first what kind of thing, then which."""
    owed = session.owed()
    pending = session.pending(choose(list(owed), lots))
    assert pending is not None
    kinds: dict[str, list[str]] = {}
    for key in pending.ask.options.keys:
        kinds.setdefault(key.partition(":")[0], []).append(key)
    of_kind = list(kinds.values())[lots.below(len(kinds))]
    session.submit(pending.ask.seat, (of_kind[lots.below(len(of_kind))],))


def choose(seats: list[int], lots: Chance) -> int:
    """One of them."""
    return seats[lots.below(len(seats))]


def resign_in_copy(session: Session[State], seat: int, lots: Chance, answers: int) -> str:
    """A seat gives up in a copy, which goes on for so many answers under the laws. What was asked then."""
    asked = session.pending(session.owed()[0])
    assert asked is not None
    copy = session.copy()
    copy.resign(seat)
    check_left(copy, seat)
    for _ in range(answers):
        if copy.standing().over:
            break
        answer_at_random(copy, lots)
        check_left(copy, seat)
    return asked.ask.about.key


def check_left(session: Session[State], seat: int) -> None:
    """The laws hold, and the map has nothing of a seat that has given up. It is asked nothing."""
    st = session.state
    session.title.check(st)
    if session.standing().over:
        return
    assert seat not in session.owed()
    assert session.owed()
    check_questions(session)
    check_saved(session)
    assert st.players[seat].out
    for sector in st.sectors.values():
        assert sector.owner != seat
        assert all(fleet.side != seat for fleet in sector.fleets)
    assert all(task.seat != seat for task in st.tasks)
    assert all(seat not in player.partners for player in st.players)
    assert st.traitor != seat


def test_p17_5_2_a_sector_turned_up_by_who_gives_up_is_discarded() -> None:
    """P17.5.3, P17.17.2."""
    st = position(players=3, inner="101")
    game = go_on(st, ExploreTask(A, left=0, place="1a", drawn=[st.stacks["inner"].pop()])).resigns("A")
    assert game.state.discards["inner"] == ["101"]


def test_p17_10_1_a_tile_turned_up_by_who_gives_up_leaves_the_game() -> None:
    """P17.10.1, P17.17.2: it was taken, so it does not go back to the map."""
    st = position(players=3)
    tile = st.discovery_stack.pop()
    game = go_on(st, DiscoveryTask(A, "2a", tile)).resigns("A")
    assert game.state.used_discoveries == [tile]


def test_p17_14_1_tiles_drawn_by_who_gives_up_go_back_to_the_bag() -> None:
    """P17.14.1, P17.17.2: those that it holds do not."""
    st = position(players=3)
    reputation(st, A, 3)
    game = go_on(st, ReputationTask(A, "2a", 2, [st.reputation_bag.pop(), st.reputation_bag.pop()])).resigns("A")
    assert len(game.state.reputation_bag) == 31


def test_p17_17_3_who_gives_up_scores_no_sectors() -> None:
    """P17.17.1, P17.17.3: like a collapse, before which every sector is given up."""
    st = position("planta", players=3)
    put(st, "304", "3a", owner=A, monolith=True)
    st.players[A].kept_discoveries = [st.discovery_stack.pop()]
    game = begin(st, PHASES).resigns("A")
    assert points(game.state, A).total == 2


def test_p17_3_3_the_phase_ends_when_the_last_who_has_not_passed_gives_up() -> None:
    """P17.3.3: nobody gets a reaction after that; an action that is under way is finished first."""
    st = position(players=3)
    st.players[A].passed = st.players[B].passed = True
    game = begin(st, {"action": PHASES["action"]})
    assert (game.owed, game.ask.habit) == ("A", "reaction")
    assert game.resigns("C").state.phase == "combat"
    st = position("mechanema", players=3)
    st.players[B].passed = st.players[A].passed = True
    amid = begin(st, {"action": PHASES["action"]}).chooses("upgrade:interceptor-L-hull", by="A").resigns("C")
    assert (amid.state.phase, amid.owed) == ("action", "A")
    assert amid.chooses("done").state.phase == "combat"


def amid_battle(third: str = "") -> Game:
    """Four seats. At 3b each of A and B has lost an interceptor, one of B's two cruisers is damaged, and A, with two
    interceptors left, has two hits to assign. `third`: an interceptor of C has shot another one and was shot before."""
    st = position(players=4)
    sides = {B: "cruiser cruiser interceptor", A: "interceptor interceptor interceptor"}
    before: list[list[int]] = []
    if third:
        sides |= {A: f"{sides[A]} interceptor", C: third}
        before = [[1] * 4, [6], [6, 1, 1]]
    put(st, "318", "3b", ships=sides)
    game = battle(st, *before, [6], [6, 6], [1, 1], [6, 6])
    return game.chooses("hit:interceptor-0")


def ships(game: Game, side: int, place: str = "3b") -> dict[str, list[int]]:
    """The ships of a side in a sector."""
    found = fleet_of(game.state.sectors[place], side)
    return {} if found is None else dict(found.ships)


def drawing(game: Game) -> list[tuple[int, int]]:
    """Who will draw how many reputation tiles."""
    return [(task.seat, task.count) for task in reversed(game.state.tasks) if isinstance(task, ReputationTask)]


def test_p17_17_3_what_was_shot_stays_shot_if_the_one_who_is_shot_at_gives_up() -> None:
    """P17.17.3: the ships that are left leave without credit; ships that were killed before stay dead and count."""
    game = amid_battle()
    assert (game.owed, ships(game, A), ships(game, B)) == ("A", {"interceptor": [0, 0]}, {"cruiser": [1, 0]})
    game.resigns("B")
    assert (ships(game, A), ships(game, B)) == ({"interceptor": [0, 0]}, {})
    assert drawing(game) == [(A, 2)]
    (record,) = game.state.fought
    assert record.resigned == B
    assert [text.args["side"] for text in game.said("ecl-log-battle-won")] == [say("ecl-seat-0")]


def test_p17_17_3_what_was_shot_stays_shot_if_the_one_who_shoots_gives_up() -> None:
    """P17.17.3: hits that are not assigned are lost; damage stays (P17.13.9)."""
    game = amid_battle().resigns("A")
    assert (ships(game, A), ships(game, B)) == ({}, {"cruiser": [1, 0]})
    assert drawing(game) == [(B, 2)]


def test_p17_17_3_who_is_elsewhere_gives_up_and_the_battle_goes_on() -> None:
    """P17.17.3: with the same question, dice and losses."""
    game = amid_battle()
    offers, battle_before = game.offers(), game.state.battle
    game.resigns("C")
    assert (game.owed, game.offers(), game.state.battle) == ("A", offers, battle_before)
    game.chooses("hit:cruiser-1")
    salvo = next(each for each in game.state.fought[0].salvos if each.round == 2)
    assert salvo.impacts == [Impact("cruiser", 1, destroyed=True), Impact("cruiser", 1, destroyed=False)]


def test_p17_17_3_who_was_wiped_out_and_gives_up_draws_nothing() -> None:
    """P17.17.2, P17.14.1: what it has shot stays shot, and who shot it keeps the credit."""
    game = amid_battle("interceptor")
    assert ships(game, A) == {"interceptor": [0, 0]}
    game.resigns("C")
    assert (game.owed, ships(game, A), ships(game, B)) == ("A", {"interceptor": [0, 0]}, {"cruiser": [1, 0]})
    game.resigns("B")
    assert drawing(game) == [(A, 3)]


@pytest.mark.parametrize(("players", "number"), [(3, 1), (6, 0)])
def test_p17_17_3_every_seat_may_give_up_at_any_question(players: int, number: int) -> None:
    """P17.17.3: who is asked and who is not, now and then in a random game."""
    lots = Chance(f"resign {players} {number}")
    session = Session.begin(Eclipse(), Setup(players, META.settle_options({})), f"resign {players} {number}")
    asked: set[str] = set()
    while not session.standing().over:
        answer_at_random(session, lots)
        if session.standing().over:
            break
        pending = session.pending(session.owed()[0])
        assert pending is not None
        if pending.ask.about.key not in asked or lots.below(40) == 0:
            for seat in range(players):
                asked.add(resign_in_copy(session, seat, lots, 6))
    assert {"ecl-ask-species", "ecl-ask-turn", "ecl-ask-placing", "ecl-ask-occupy"} <= asked | {"ecl-ask-occupy"}


@pytest.mark.parametrize(("players", "number"), [(3, 0), (4, 1)])
def test_p17_17_3_also_in_battles(players: int, number: int) -> None:
    """P17.17.3: in a crowded combat phase, at every question: who is asked, and the others in turn."""
    seed = f"leave {players} {number}"
    session = Session.begin(Crowded(crowded(seed, players)), Setup(players, {}), "5eed")
    lots, questions = Chance(f"{seed}/answers"), count()
    while session.state.phase in ("combat", "bombing", "control", "diplomacy") or session.state.tasks:
        for seat in {session.owed()[0], next(questions) % players}:
            resign_in_copy(session, seat, lots, 4)
        answer_at_random(session, lots)
    assert not session.state.players[0].out, "only copies were left"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("number", range(3))
def test_p17_17_5_all_but_two_give_up_and_the_game_comes_to_its_end(players: int, number: int) -> None:
    """P17.17.5: one after the other, in the midst of whatever is under way."""
    lots = Chance(f"go {players} {number}")
    session = Session.begin(Eclipse(), Setup(players, META.settle_options({"species": "random"})), f"go {number}")
    gone = 0
    while not session.standing().over:
        if gone < players - 2 and lots.below(15) == 0:
            seat = choose([seat for seat in range(players) if not session.state.players[seat].out], lots)
            session.resign(seat)
            gone += 1
        else:
            answer_at_random(session, lots)
        session.title.check(session.state)
    assert gone
    assert session.state.phase == "end"
    assert all(not session.state.players[winner].out for winner in session.standing().winners)
