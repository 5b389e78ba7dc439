"""Computers that negotiate: what they accept, ask for and offer (Afternova; facts: section 7, OV2, section 12)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.afternova.advice import FAIR, PROPOSERS, gain_of_active, has_answered, is_ahead, is_fair, with_cubes
from engine.afternova.bargains import suggestions
from engine.afternova.estimate import deal_worth
from engine.core.chance import Chance
from engine.players import LEVELS, Easy, Greedy, make
from engine.players.advised import remark
from scripts.bench_scores import result
from scripts.games import ask_of
from tests.afternova.scenario import FIVE, Game, bot, fresh, seat, table

NECTAR = {"planets": "p02:PPGB p16:OOO p17:OOOO"}
"""Piloting 3 and engineering 3; nobody here wants the others."""
ANN = "m01 m02 m17 b19"
DEAL = "draft:p02 mine:m01 mine:m02 mine:m17 ask:b+engineer"


def offered(deal: str, bo: str, **more: str) -> Game:
    """Ann has proposed a deal to Bo."""
    game = table(seat(ANN, stored="B"), seat(bo, **more), seat("m39"), **NECTAR)
    return game.acts("A", deal)


def advice(game: Game, who: str) -> str:
    """What the normal player answers."""
    (key,) = Greedy().choose(game.session, "ABC".index(who), "s")
    return key


def replies(game: Game, who: str) -> list[str]:
    """What the normal player does about a proposal, tap by tap, until it is no longer waited for."""
    done = []
    while who in game.owed:
        done.append(advice(game, who))
        game.answers(who, done[-1])
    return done


def test_a_cube_that_completes_a_blueprint_is_worth_a_card():
    game = offered(f"{DEAL} give:b+green send", "m18 m33 b20", stored="WW")
    assert replies(game, "B") == ["accept:1"]
    assert game.offer(1).ready


def test_nothing_in_return_is_not_enough():
    game = offered(f"{DEAL} send", "m18 b20", stored="WW")
    assert replies(game, "B") in (["decline:1"], ["counter:1", "give:b+green", "send"])
    assert not game.offer(1).ready


def test_who_does_not_have_the_icons_declines():
    game = offered(f"{DEAL} give:b+green send", "m33 m34 b20", stored="WW")
    assert replies(game, "B") == ["decline:1"]


def test_another_colour_is_asked_for_where_the_one_offered_is_of_no_use():
    """A black cube is nothing to Bo, a green one completes the Coolant Loop (G W W)."""
    game = offered(f"{DEAL} give:b+black send", "m18 b20", stored="WWO")
    assert replies(game, "B") == ["counter:1", "give:b+green", "give:b-black", "send"]
    assert game.offer(2).author == 1
    assert advice(game, "A") == "adopt:2", "Ann still gains"


def test_more_is_asked_of_who_gains_more_and_most_of_the_leader():
    """The same gain is enough where the active player gets little, and not where it gets much; from who is ahead a
    little more has to come."""
    game = offered(f"{DEAL} give:b+green send", "m18 m33 b20", stored="WW")
    st = game.session.state
    terms = st.offers[0].terms
    assert is_fair(st, terms, 1)
    least = FAIR + PROPOSERS * gain_of_active(st, terms)
    assert deal_worth(st, terms, 1) >= least
    poor = with_cubes(st, 1, terms, 0)
    assert poor is not None
    assert gain_of_active(st, poor) > gain_of_active(st, terms)
    assert not is_fair(st, poor, 1)
    assert not is_ahead(st, 1, 0) or not is_ahead(st, 0, 1)
    st.players[0].storage = [9, 9, 9, 9, 9]
    assert is_ahead(st, 0, 1)
    assert not is_ahead(st, 1, 0)


def test_the_same_proposal_has_the_same_answer():
    """Whatever the hands of others may be, which are imagined anew each time: nobody is worn down by asking again."""
    game = offered(f"{DEAL} give:b+black send", "m18 b20", stored="WWO")
    answers = {Greedy().choose(game.session, 1, f"s{number}") for number in range(12)}
    assert len(answers) == 1


def test_what_was_countered_is_not_proposed_again():
    """Bo has said what he wants for the planet; Ann would rather not, and asks Cy or goes to the market."""
    game = offered(f"{DEAL} give:b+black send", "m18 b20", stored="WWO")
    replies(game, "B")
    assert game.offer(2).kind == "counter"
    assert advice(game, "A") == "adopt:2"
    game.acts("A", "withdraw:1")
    asking = [terms for _, terms in suggestions(game.session.state, "p02") if 1 in terms.helpers]
    assert asking
    assert all(has_answered(game.session.state, terms) for terms in asking)
    assert {advice(game, "A") for _ in range(3)} == {"adopt:2"}


def test_who_has_countered_once_does_not_counter_again():
    game = offered(f"{DEAL} give:b+black send", "m18 b20", stored="WWO")
    assert replies(game, "B")[0] == "counter:1"
    game.acts("A", "withdraw:1").acts("A", f"{DEAL} give:b+black send")
    assert replies(game, "B") == ["decline:3"]


def test_nobody_bids_while_somebody_is_asked():
    hand = "m17 m18 b20"
    game = table(seat("m01 m02 m03 m04 m39 m40"), seat(hand, stored="WW"), seat("m19"), seat("m20"), **NECTAR)
    assert Greedy().speak(game.session, 1, "s")
    game.acts("A", "draft:p02 mine:m01 mine:m02 ask:c+engineer ask:c+engineer ask:c+engineer give:c+purple send")
    assert Greedy().speak(game.session, 1, "s") == ()


def test_the_best_that_is_ready_is_carried_out():
    game = offered(f"{DEAL} give:b+green send", "m18 m33 b20", stored="WW")
    replies(game, "B")
    assert advice(game, "A") == "execute:1"


def test_bidding_says_all_at_once_and_only_once_a_turn():
    game = table(seat("m01 m02 m33 m34 m29 m30 b36"), seat("m17 m18 b20", stored="WW"), seat("m39 b37"), **NECTAR)
    said = Greedy().speak(game.session, 1, "s")
    assert said[0] == ("bid:p02",)
    assert said[-1] == ("send",)
    for keys in said:
        game.answers("B", *keys)
    (number,) = game.offer_numbers()
    assert game.offer(number).author == 1
    assert Greedy().speak(game.session, 1, "s") == ()


def test_nobody_bids_where_enough_bids_lie_there():
    hand = "m17 m18 b20"
    game = table(seat("m01 m02 m03 m04 m39 m40"), seat(hand, stored="WW"), seat("m19"), seat("m20"), **NECTAR)
    assert Greedy().speak(game.session, 1, "s")
    for who in "CD":
        letter = who.lower()
        game.acts(who, f"bid:p02 ask:{letter}+engineer give:{letter}+purple send")
    assert Greedy().speak(game.session, 1, "s") == ()


@pytest.mark.parametrize("level", LEVELS)
def test_the_active_player_waits_while_a_proposal_is_considered(level):
    game = offered(f"{DEAL} give:b+green send", "m18 b20", stored="WW")
    assert game.owed == "B"
    assert ask_of(game.session, 0).optional
    assert make(level).speak(game.session, 0, "s") == ()


def test_what_is_said_does_not_depend_on_what_is_hidden():
    game, spoken, differing = fresh(4, "7a" * 16), 0, 0
    for step in range(70):
        for number in game.session.asked():
            if number in game.session.owed():
                continue
            said = remark(game.session, number, "s")
            spoken += bool(said)
            for n in range(2):
                other = game.session.fork(number, Chance(f"{step}/{n}"))
                differing += other.digest() != game.session.digest()
                assert remark(other, number, "s") == said
        who = "ABCDEF"[game.session.owed()[0]]
        game.answers(who, *Greedy(forks=1).choose(game.session, game.session.owed()[0], f"{step}"))
    assert spoken
    assert differing


def test_cubes_that_complete_a_blueprint_are_kept():
    """OV2 left to itself keeps any icons; Ann needs one purple cube for the Core Throne (P G O W).
    The market is empty, so there is nothing better to do."""
    game = table(
        seat("m17 m29 b40 b35", stored="GOOW"),
        seat(),
        seat(),
        planets="p10:OGP p03:WWWWW p17:OOOO",
        mercenaries="- - - -",
        blueprints="- - - -",
    )
    while game.active == "A" and "A" in game.owed:
        game.answers("A", *Greedy().choose(game.session, 0, "s"))
    assert game.built("A") == "b40"


def test_a_card_is_not_completed_with_cubes_that_another_needs_more():
    game = table(seat("m17 m29 b09 b37", stored="GOBW"), seat("m33"), seat("m34"), step="window", **NECTAR)
    assert advice(game, "A") == "build:b37"


def test_the_bot_is_used_where_icons_are_short():
    """With two, and a hand that lacks an icon, the bot lends it for a cube."""
    game = table(
        seat("m01 m02 m17 b12", stored="G"),
        seat(),
        robot=bot("b36 b37 b38"),
        planets="p02:GOGP p06:OOOOO p17:WWWW",
        mercenaries="- - - -",
        blueprints="- - - -",
    )
    while game.active == "A" and "A" in game.owed:
        game.answers("A", *Greedy().choose(game.session, 0, "s"))
    assert game.planet("p02") is None
    assert game.row() != "b36 b37 b38", "the bot was paid"


NONSENSE = {"show", "orders", "draft", "bid", "edit", "withdraw", "move", "hire", "counter", "bind"}


def test_the_easy_player_talks_no_nonsense():
    game, verbs = fresh(3, "5e" * 16), set()
    for step in range(250):
        number = game.session.owed()[0]
        keys = Easy().choose(game.session, number, f"{step}")
        about = ask_of(game.session, number).about.key
        verbs |= {key.partition(":")[0] for key in keys if about in ("an-ask-action", "an-ask-talk")}
        game.answers("ABC"[number], *keys)
        if game.winner is not None:
            break
    assert verbs
    assert not verbs & NONSENSE


def test_the_easy_player_is_careless_now_and_then():
    """It takes what the question proposes, where the normal player would not."""
    game = table(
        seat("m01 m02 m17 m18 b40", stored="GOW"), seat("m33"), seat("m34"), planets="p01:PPB p16:OOO p17:BBBB"
    )
    proposal = ask_of(game.session, 0).proposal
    normal = Greedy().choose(game.session, 0, "s")
    assert proposal != normal
    assert {Easy().choose(game.session, 0, f"s{n}") for n in range(30)} == {proposal, normal}


@pytest.mark.parametrize("number", [1, 2])
def test_even_careless_players_propose_only_twice_in_a_turn(number):
    """Everybody reads what they propose."""
    game, sent, step = fresh(3, f"{number:032x}"), Counter[tuple[int, str]](), 0
    while game.winner is None and game.view().turn <= 20:
        who = game.owed[0]
        keys = Easy().choose(game.session, "ABC".index(who), f"{number}/{step}")
        composing = game.ask(who).about.key == "an-ask-draft-proposal"
        sent[game.view().turn, who] += composing and keys == ("send",)
        game.answers(who, *keys)
        step += 1
    assert max(sent.values()) == 2


@pytest.mark.parametrize("players", [2, 3])
def test_normal_players_deal_and_come_to_an_end(players):
    """Section 12: nobody who helps nobody is done before round 20."""
    found = result("afternova", players, {"end_mode": "seed"}, 1)
    assert found.rounds is not None
    assert 8 <= found.rounds <= 19
    assert max(found.scores) >= 28
    assert (found.robot is not None) == (players == 2)


def test_five_built_and_a_sixth_that_can_be_paid():
    game = table(seat("b37", stored="GOBW", built=FIVE), seat("m33"), seat("m34"), step="window", **NECTAR)
    assert advice(game, "A") == "build:b37"


def test_the_market_is_taken_by_what_the_hand_can_use():
    """Green, green, orange in store: the blueprint for just that comes first, for the easy player too."""
    rows = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b34 b04 b12 b05"}
    game = table(seat("m01 m05", stored="GGO"), seat("m17"), seat("m19"), planets="p02:PPGB", **rows)
    game.acts("A", "market")
    assert advice(game, "A") == "take:b12"
    assert {Easy().choose(game.session, 0, f"s{number}") for number in range(9)} == {("take:b12",)}


@pytest.mark.parametrize("active", ["m01", "m33 m34"])
def test_nobody_bids_whom_the_active_player_can_hardly_take_up(active):
    """With a card or two it rarely has the rest that the planet needs."""
    game = table(seat(active), seat("m17 m18 b20", stored="WW"), seat("m19"), **NECTAR)
    assert Greedy().speak(game.session, 1, "s") == ()
