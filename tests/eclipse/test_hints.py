"""The odds beside options (`Title.slow_hints`): what P17.13 makes of the fleets as they would meet."""

from __future__ import annotations

import pickle

import pytest

from engine.core.decision import Ask
from engine.core.text import Text
from engine.eclipse import hints as module
from engine.eclipse.actions.steps import step_count
from engine.eclipse.actions.turn import turn
from engine.eclipse.combat.battle import groups_of
from engine.eclipse.hints import format_average, slow_hints
from engine.eclipse.names import percent, ship_name
from engine.eclipse.odds import odds
from engine.eclipse.state import State
from locales import translate
from tests.eclipse.positions import ANCIENTS, A, B, begin, position, put, send
from tests.eclipse.test_battles import battle, fit, retreating


def hints(st: State, ask: Ask) -> dict[str, Text]:
    """What stands beside the options once it is calculated."""
    calculate = slow_hints(st, ask)
    return {} if calculate is None else dict(calculate())


def of_turn(st: State) -> dict[str, Text]:
    """The hints of A's turn."""
    return hints(st, begin(st, {"action": turn}).ask)


def told(text: Text) -> list[Text]:
    """The odds in a hint."""
    inner = text.args["odds"]
    return inner if isinstance(inner, list) else [inner]  # type: ignore[list-item]


def test_a_move_to_ancients_says_the_odds_and_what_is_left() -> None:
    """P17.13: one interceptor of A with what it has at home attacks the Ancients; the numbers are those of `odds`."""
    st = position()
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    found = of_turn(st)
    hint = told(found["move:interceptor-2a-1a"])[0]
    send(st, A, "1a", "interceptor")
    sector = st.sectors["1a"]
    exact = odds([*groups_of(st, sector, A, "attacker"), *groups_of(st, sector, ANCIENTS, "defender")])
    assert hint.args["wins"] == percent(exact.attacker_wins)
    assert hint.args["ships"] == format_average(sum(exact.attacker_survivors.values()))


def test_the_ships_that_are_there_fight_beside_the_one_that_comes() -> None:
    """P17.13.1: the whole fleet fights, so the odds are better with a cruiser there."""
    st = position()
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    alone = told(of_turn(st)["move:interceptor-2a-1a"])[0]
    send(st, A, "1a", "cruiser")
    together = told(of_turn(st)["move:interceptor-2a-1a"])[0]
    assert int(str(together.args["wins"])) > int(str(alone.args["wins"]))


def test_who_returns_to_an_own_sector_defends_it() -> None:
    """P17.12.2: the controller ranks first."""
    st = position()
    put(st, "101", "1a", 1, owner=A, ships={B: "interceptor"})
    hint = told(of_turn(st)["move:interceptor-2a-1a"])[0]
    send(st, A, "1a", "interceptor")
    sector = st.sectors["1a"]
    exact = odds([*groups_of(st, sector, A, "defender"), *groups_of(st, sector, B, "attacker")])
    assert exact.defender_wins > exact.attacker_wins  # equal ships: the defender fires first
    assert hint.args["wins"] == round(100 * exact.defender_wins)


def test_each_hostile_side_has_its_odds() -> None:
    """P1.1: Ancients and another player."""
    st = position()
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient", B: "interceptor"})
    assert len(told(of_turn(st)["move:interceptor-2a-1a"])) == 2


def test_nothing_is_said_where_nobody_is_hostile() -> None:
    """Empty sectors, own ones, and for Draco those of Ancients (P1.1)."""
    st = position("descendants_of_draco")
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    assert of_turn(st) == {}


def test_one_question_calculates_a_limited_number_of_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the question does not wait for more; equal battles count once."""
    st = position()
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    send(st, A, "2a", "cruiser")
    assert len(of_turn(st)) == 2
    monkeypatch.setattr(module, "MOST_BATTLES", 2)
    assert len(of_turn(st)) == 1


def test_the_odds_of_a_first_ship_say_so_and_stand_beside_those_of_all_that_can_follow() -> None:
    """P17.9.3: humans move three ships in an action, so two more of the three at home come with the first, the larger
    ones; whoever reads the odds of a lonely interceptor alone stays at home."""
    st = position("terran_directorate")
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    send(st, A, "2a", "cruiser")
    send(st, A, "2a", "interceptor")
    hint = of_turn(st)["move:interceptor-2a-1a"]
    moved = step_count(st.players[A], "move")
    more = ["cruiser", "interceptor", "interceptor"][: min(moved - 1, 2)]
    assert hint.args["ships"] == [ship_name("cruiser", 1), ship_name("interceptor", len(more) - 1)][: len(more)]
    for ship in ("interceptor", *more):
        send(st, A, "1a", ship)
    sector = st.sectors["1a"]
    together = odds([*groups_of(st, sector, A, "attacker"), *groups_of(st, sector, ANCIENTS, "defender")])
    assert hint.args["together"][0].args["wins"] == percent(together.attacker_wins)  # type: ignore[index, union-attr]
    assert translate(hint, "en").count("you win") == 2


def test_who_has_no_more_moves_reads_nothing_of_ships_that_follow() -> None:
    """P17.9.7: a reaction moves one ship."""
    st = position()
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    send(st, A, "2a", "cruiser")
    st.players[A].passed = True
    assert "together" not in of_turn(st)["move:interceptor-2a-1a"].args


def test_odds_that_are_not_exact_say_about_and_how_far() -> None:
    """65 % was read where 38 to 44 % was true."""
    st = position()
    fleet = "dreadnought dreadnought cruiser cruiser cruiser interceptor interceptor interceptor"
    put(st, "101", "1a", 1, ships={B: fleet, A: fleet})
    hint = told(of_turn(st)["move:interceptor-2a-1a"])[0]
    assert hint.args["error"]
    assert "about" in translate(hint, "en")
    assert f"± {hint.args['error']}" in translate(hint, "en")


def test_a_group_that_can_retreat_is_told_the_odds_of_fighting_on() -> None:
    """P17.13.5: beside fire, none beside retreat; a group that waits to leave does not count any more."""
    game = battle(retreating(ships="interceptor cruiser"), [1], [1], [1])
    both = hints(game.state, game.ask)
    assert list(both) == ["fire"]
    game.chooses("retreat:2a")
    alone = hints(game.state, game.ask)
    assert int(str(told(alone["fire"])[0].args["wins"])) < int(str(told(both["fire"])[0].args["wins"]))


def test_who_has_fired_in_this_round_does_not_fire_again_before_the_group_that_is_asked() -> None:
    """P17.13.3: B is faster and has missed; now A fires. Each hits with 1/6: A wins 6/11 of all such battles, and would
    win 5/11 if B were first again."""
    st = retreating(ships="interceptor")
    fit(st, B, "interceptor", R="fusion_drive")
    game = battle(st, [1])
    assert told(hints(game.state, game.ask)["fire"])[0].args["wins"] == round(100 * 6 / 11)


def test_missiles_are_spent_when_a_group_is_asked() -> None:
    """P17.13.2: they fired before the first round, so the odds are better than they were."""
    st = retreating(ships="cruiser")
    fit(st, B, "interceptor", CT="plasma_missile")
    sector = st.sectors["3a"]
    at_first = odds([*groups_of(st, sector, A, "defender"), *groups_of(st, sector, B, "attacker")])
    game = battle(st, [1, 1], [1])
    hint = told(hints(game.state, game.ask)["fire"])[0]
    assert int(str(hint.args["wins"])) > 100 * at_first.defender_wins + 1


def test_what_calculates_the_odds_holds_no_state_and_can_be_sent_to_another_process() -> None:
    """`Title.slow_hints`: what it says is of the position as it was read, whatever happens to the game meanwhile."""
    st = position()
    put(st, "101", "1a", 1, ships={ANCIENTS: "ancient"})
    calculate = slow_hints(st, begin(st, {"action": turn}).ask)
    said = of_turn(st)
    st.sectors["1a"].fleets.clear()
    assert pickle.loads(pickle.dumps(calculate))() == said
