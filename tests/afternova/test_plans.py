"""What can be planned for one's next turn while others move, and what ends a plan (facts: TU1, MK1, EX1, N2-N6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.afternova.options import TURN
from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.players.answers import draw_answer
from tests.afternova.scenario import AFTERNOVA, FIVE, SEATS, Game, seat, table

NECTAR = "p02:PPGB p01:GOB p07:GOB"
OPEN = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send"
"""A commits two and two; B is to add one and one for a purple cube."""


def deal() -> Game:
    """A may propose a deal on Nectar to B."""
    hands = seat("m05 m06 m17", stored="GO"), seat("m07 m08", stored="W"), seat("m09 m21")
    return table(*hands, planets=NECTAR)


def foreseen(game: Game, who: str) -> tuple[str, ...]:
    """The keys of what a player would be asked if their turn began now."""
    ask = AFTERNOVA.planning.foreseen(game.session.state, SEATS.index(who))
    return () if ask is None else ask.options.keys


def intrusions(game: Game, who: str) -> dict[str, str]:
    return {key: text.key for key, text in AFTERNOVA.planning.intrusions(game.session.state, SEATS.index(who)).items()}


def test_who_waits_plans_an_extraction_a_proposal_or_the_market():
    """[TU1] [EX1]: B holds all that Whirldust needs, and A is to move."""
    game = table(seat(), seat("m01 m17"), seat(), planets="p01:PGB p04:PGO p07:GOB")
    keys = foreseen(game, "B")
    assert {"extract:p01", "suggest:p04", "draft:p07", "market", "show", "orders"} <= set(keys)
    assert "extract:p01" not in foreseen(game, "C")
    assert game.active == "A"


def test_offers_of_the_present_turn_are_void_by_then():
    """[N7]: B's turn begins with an empty table."""
    game = deal().acts("A", OPEN)
    assert not [key for key in foreseen(game, "B") if key.partition(":")[0] in ("adopt", "execute", "withdraw")]
    assert game.offer_numbers() == [1], "nothing has happened to the deal"


def test_an_upgrade_completed_in_this_turn_works_in_the_next():
    """[BP3]: b05 gives a security icon, which it may not do in the turn in which it was completed."""
    built_now = table(seat(), seat("m06 m17", built="b05@7"), seat(), planets="p05:PGB p04:PGO p07:GOB")
    state = built_now.session.state
    assert state.turn == 7
    later = table(seat(), seat("m06 m17", built="b05"), seat(), planets="p05:PGB p04:PGO p07:GOB")
    assert foreseen(built_now, "B") == foreseen(later, "B")


def test_until_the_first_offer_and_in_the_market_the_turn_is_of_the_kind_that_is_planned():
    """[TU1] [N1] [MK1]"""
    game = deal()
    assert game.ask("A").habit == TURN
    assert game.ask("B").habit == ""
    game.acts("A", "draft:p02 mine:m05")
    assert game.ask("A").habit == TURN
    game.acts("A", "cancel").acts("A", "market")
    assert (game.ask("A").habit, foreseen(game, "A")) == (TURN, tuple(game.offers("A")))


def test_once_others_have_a_part_in_it_the_turn_is_not_planned_any_more():
    """[N2] [N5]: whoever has made an offer waits for answers; also when all are there, the person decides."""
    game = deal().acts("A", OPEN)
    assert game.ask("A").habit == ""
    game.acts("B", "accept:1")
    assert game.owed == "A"
    assert game.ask("A").habit == ""


def test_what_is_composed_by_others_is_nobodys_plan():
    """[N1]: a bid in another's turn."""
    game = deal().acts("B", "bid:p02")
    assert game.ask("B").habit == ""


def held(game: Game, who: str) -> str:
    """The key that stands for what a player holds."""
    (key,) = [key for key in intrusions(game, who) if key.startswith("held")]
    return key


def test_a_deal_in_which_one_has_helped_ends_ones_plan():
    """[EX7]: B's cards and cubes are others now; C had no part in it."""
    game = deal()
    before = {who: held(game, who) for who in "BC"}
    game.acts("A", OPEN)
    assert intrusions(game, "B") == {before["B"]: "an-intrusion-deal"}, "B answers as usual, and the plan stays"
    game.acts("B", "accept:1")
    assert held(game, "B") == before["B"]
    game.acts("A", "execute:1 drop:usual")
    assert game.hand("B") == "m08"
    assert held(game, "B") != before["B"]
    assert held(game, "C") == before["C"]


def test_what_one_materializes_oneself_ends_no_plan():
    """[BP1]: it takes effect when everybody has answered."""
    game = table(seat(), seat("b26", stored="PGB"), seat("b01", stored="PP"))
    before = held(game, "B")
    game.ends_turn("A").acts("B", "build:b26").acts("C", "pass")
    assert game.built("B") == "b26"
    assert held(game, "B") == before


def test_answers_and_offers_of_others_end_a_plan_in_ones_own_turn():
    """[N2] [N4]: each of them is something new."""
    game = deal().acts("A", OPEN)
    mine = held(game, "A")
    assert set(intrusions(game, "A")) == {mine}
    game.acts("B", "accept:1")
    assert set(intrusions(game, "A")) == {mine, "answer-1-1-1"}
    game.acts("C", "bid:p02 ask:c+pilot send")
    assert set(intrusions(game, "A")) == {mine, "answer-1-1-1", "offer-2-1"}
    assert set(intrusions(game, "C")) == {held(game, "C")}


def test_the_last_chance_leads_to_no_turn():
    """[EN1]: B completes a sixth blueprint; nobody has a turn after that."""
    game = table(seat(), seat("b26", stored="PGB", built=FIVE), seat("b01", stored="PP"), to_move="B").ends_turn("B")
    assert foreseen(game, "C")
    game.acts("B", "build:b26").acts("C", "pass")
    assert game.session.state.last_window
    assert not game.standing.over
    assert not foreseen(game, "A")


def test_in_the_last_turns_of_others_who_has_had_the_last_one_has_none():
    """[EN1], house option: everybody else has one more turn."""
    game = table(seat(), seat("b26", stored="PGB", built=FIVE), seat(), to_move="B", end_mode="last_turn_each")
    game.ends_turn("B").acts("B", "build:b26")
    assert foreseen(game, "A")
    assert foreseen(game, "C")
    assert not foreseen(game, "B")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_turn_begins_with_the_question_that_was_foreseen(players):
    """[TU1] [MK1]: what others take from the market changes nothing in it."""
    game: Session[Any] = Session.begin(AFTERNOVA, Setup(players, AFTERNOVA.meta.settle_options({})), "plans")
    chance, seen = Chance("plans"), 0
    while seen < 12:
        seat, turn, planets = game.owed()[0], game.state.turn, [world.id for world in game.state.planets]
        question = game.question(seat)
        assert question is not None
        plain = next((key for key in ("pass", "market") if question.option(key)), None)
        keys = (plain,) if plain else draw_answer(question, chance)
        planned = {each: AFTERNOVA.planning.foreseen(game.state, each) for each in range(players)}
        known = {each: ask.options.keys for each, ask in planned.items() if ask is not None}
        game.submit(seat, keys)
        following = game.state.active
        if game.state.turn == turn or following == seat or planets != [world.id for world in game.state.planets]:
            continue
        after = game.question(following)
        assert after is not None
        assert (after.options.keys, after.habit) == (known[following], TURN)
        seen += 1


# -- what ends a plan ------------------------------------------------------------------------------------------------


def marks(game: Game, who: str, key: str) -> set[str]:
    """What there is now of something that may be named."""
    return set(AFTERNOVA.planning.stops(game.session.state, SEATS.index(who))[key].marks)


def extracting() -> Game:
    """A can extract Whirldust; the next planet is all white."""
    return table(seat("m01 m17"), seat(), seat(), planets="p01:PGB p04:PGO p07:GOB", planet_draws="p03", bag="WWWWWWWW")


def test_a_planet_that_opens_may_end_a_plan():
    """[MK4]: the planet that is extracted goes, and the next one opens with cubes of the bag. Only a new mark means
    that something has happened, so fewer cubes of a colour do not."""
    game = extracting()
    before = {key: marks(game, "B", key) for key in ("planet", "colour:purple", "colour:white")}
    game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1")
    assert marks(game, "B", "planet") - before["planet"] == {"p03"}
    assert marks(game, "B", "colour:purple") < before["colour:purple"]
    assert before["colour:white"] == set()
    assert marks(game, "B", "colour:white")


@pytest.mark.parametrize(
    ("built", "met"), [("b01 b02 b03", ()), ("b01 b02 b03 b04", (4,)), ("b01 b02 b03 b04 b05", (4, 5))]
)
def test_others_near_the_sixth_blueprint_may_end_a_plan(built: str, met: tuple[int, ...]):
    """[EN1]: the sixth one ends the game. One's own do not count."""
    game = table(seat(built=built), seat(), seat())
    assert tuple(count for count in (4, 5) if marks(game, "B", f"built:{count}")) == met
    assert not marks(game, "A", "built:4")
