"""Turns of the action phase: order, discs, passing, reactions, what is free (P17.3)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.text import say
from engine.eclipse.actions.turn import turn
from engine.eclipse.components import REACTIONS
from engine.eclipse.state import Offer, State
from engine.eclipse.tracks import balance
from engine.titles import TITLES
from scripts.games import Table, ask_of, moves
from tests.eclipse.positions import A, B, C, Game, begin, give, home, position, put


def play(st: State) -> Game:
    """The action phase from here."""
    return begin(st, {"action": turn})


def verbs(game: Game) -> set[str]:
    """What the present options begin with."""
    return {option.key.partition(":")[0] for option in game.ask.options}


# -- order -----------------------------------------------------------------------------------------------------------


def test_seats_act_clockwise_from_the_start_player() -> None:
    """P17.3.1: again and again."""
    st = position(players=3, start_player=C, active=C)
    order = []
    game = play(st)
    for _ in range(6):
        order.append(game.owed)
        game.chooses("idle")
    assert order == ["C", "A", "B", "C", "A", "B"]


def test_seats_that_have_left_are_passed_over() -> None:
    """P17.3.1: every living seat."""
    game = play(position(players=3)).resigns("B")
    assert game.owed == "A"
    assert game.chooses("idle").owed == "C"


def test_who_leaves_during_its_turn_hands_it_on() -> None:
    """P17.17: an action that is under way is dropped."""
    st = position("terran_union", players=3)
    st.players[A].materials = 9
    game = play(st).chooses("build:interceptor-2a").resigns("A")
    assert (game.owed, game.state.tasks) == ("B", [])


def test_seats_that_have_passed_still_have_their_turns() -> None:
    """P17.3.2: until everybody has passed, each turn a reaction or pass again."""
    game = play(position(players=3)).chooses("pass")
    game.chooses("idle", by="B").chooses("idle", by="C")
    assert game.owed == "A"
    assert game.ask.about == say("ecl-ask-reaction")


def test_the_first_to_pass_begins_the_next_round() -> None:
    """P17.3.3."""
    game = play(position(players=3)).chooses("idle").chooses("pass", by="B")
    game.chooses("pass", by="C").chooses("pass", by="A")
    assert game.state.first_passed == B


def test_the_phase_ends_when_the_last_one_passes() -> None:
    """P17.3.3: at once, nobody reacts after that."""
    game = play(position(players=3)).chooses("pass").chooses("pass", by="B").chooses("pass", by="C")
    assert game.state.phase == "combat"
    assert game.owed is None


# -- discs -----------------------------------------------------------------------------------------------------------


def test_an_action_costs_a_disc_before_anything_else() -> None:
    """P17.3.2: one disc for the whole action, off the track before its first step."""
    st = position("terran_union")
    st.players[A].materials = 9
    before = st.players[A].discs
    game = play(st).chooses("build:interceptor-2a")
    assert (game.state.players[A].discs, game.state.players[A].actions) == (before - 1, ["build"])
    game.chooses("build:interceptor-2a")
    assert (game.state.players[A].discs, game.state.players[A].actions) == (before - 1, ["build"])


def test_reactions_are_upgrade_build_and_move() -> None:
    """P17.3.2, P17.9.7: a reaction costs a disc too, and lies on its own space."""
    st = position("terran_union")
    put(st, "101", "1a", 1)
    st.players[A].science = 9
    st.players[A].passed = True
    game = play(st)
    assert verbs(game) == {*REACTIONS, "idle", "pass", "trade"}
    before = st.players[A].discs
    game.chooses("move:interceptor-2a-1a")
    player = game.state.players[A]
    assert (player.discs, player.actions, player.reactions) == (before - 1, [], ["move"])
    assert game.owed == "B"


def test_a_disc_may_be_spent_for_nothing() -> None:
    """P17.3.4: an action "up to" may be ended with nothing done, after a warning; the disc stays spent."""
    game = play(position("terran_union"))
    before = game.state.players[A].discs
    assert game.option("idle").caution == say("ecl-caution-idle")
    game.chooses("idle")
    assert game.state.players[A].discs == before - 1
    assert game.owed == "B"


def without_discs(seat: int = A, **fields: object) -> State:
    """A position in which a seat has spent its discs."""
    st = position("terran_union")
    player = st.players[seat]
    player.actions = ["move"] * player.discs
    player.discs = 0
    for name, value in fields.items():
        setattr(player, name, value)
    return st


def test_without_a_disc_and_a_colony_ship_to_use_a_seat_passes_by_itself() -> None:
    """P17.3.2, P17.3.6: only passing is possible, so it is not asked; it may be the first to pass."""
    game = play(without_discs())
    assert game.owed == "B"
    assert game.state.players[A].passed
    assert game.state.first_passed == A
    assert game.said("ecl-log-passes")


def test_without_a_disc_colony_ships_can_still_be_used() -> None:
    """P17.3.6, P17.3.5: also on a passing turn."""
    st = without_discs()
    give(st, A, "advanced_economy")
    game = play(st)
    assert game.owed == "A"
    assert verbs(game) == {"pass", "colony", "trade"}
    game.chooses("colony:2a-advanced-money", "pass")
    assert game.owed == "B"


def test_a_seat_that_has_passed_without_a_disc_is_not_asked() -> None:
    """P17.3.6: passed silently, colony ships or not."""
    st = without_discs(passed=True)
    give(st, A, "advanced_economy")
    game = play(st)
    assert game.owed == "B"
    assert not game.said("ecl-log-passes")


def test_a_seat_without_disc_and_ship_on_the_map_can_only_research() -> None:
    """P17.17.3: it may pass, trade and research; no reactions are left to it."""
    st = position("terran_union")
    player, sector = st.players[A], home(st, A)
    sector.owner, sector.fleets, sector.filled = None, [], [False] * len(sector.filled)
    player.discs, player.cubes, player.science = player.discs + 1, [11, 11, 11], 30
    game = play(st)
    assert verbs(game) == {"research", "pass", "trade"}
    game.chooses("pass").chooses("idle", by="B")
    assert game.owed == "B"


# -- what is free ----------------------------------------------------------------------------------------------------


def test_free_things_are_offered_before_and_inside_and_after_an_action() -> None:
    """P17.3.5: the same turn, before the first step, between two, and after the last."""
    st = position("terran_union")
    put(st, "102", "1a", owner=A)
    st.players[A].materials = 9
    game = play(st).chooses("trade:materials-money")
    assert game.owed == "A"
    game.chooses("build:interceptor-2a", "trade:materials-money", "done")
    assert verbs(game) == {"end", "colony", "trade"}
    game.chooses("colony:1a-science")
    assert game.owed == "A"
    assert game.chooses("end").owed == "B"


def test_once_no_colony_ship_can_be_used_the_end_of_a_turn_does_not_ask_for_one() -> None:
    """P17.3.5: the question stays, as the last one used can be taken back until it is answered."""
    st = position("terran_union")
    put(st, "102", "1a", owner=A)
    st.players[A].colony_ships = 1
    game = play(st).chooses("idle")
    assert game.ask.about == say("ecl-ask-end")
    game.chooses("colony:1a-science")
    assert game.ask.about == say("ecl-ask-end-now")
    assert game.can_undo("A")


def test_where_an_offer_alone_can_be_answered_the_end_of_a_turn_asks_for_that() -> None:
    """P17.3.5, P17.11.6: not for colony ships, of which none can be used."""
    st = position(players=4)
    put(st, "304", "4a", owner=A)
    put(st, "310", "5a", owner=B)
    for player in st.players:
        player.colony_ships = 0
    st.players[B].offers.append(Offer(A, "money"))
    game = play(st).chooses("idle")
    assert game.ask.about == say("ecl-ask-end-offer")
    game.chooses("accept:b-science")
    assert game.ask.about == say("ecl-ask-end-now")


def test_the_end_of_a_turn_is_not_asked_where_only_trading_is_left() -> None:
    """P17.3.5 (H): trading has time until the next turn or upkeep."""
    assert play(position("terran_union")).chooses("idle").owed == "B"


def test_a_turn_that_is_over_stays_so() -> None:
    """The way back leads to the beginning of one's turn, not behind it."""
    st = position("terran_union")
    st.players[A].materials = 9
    game = play(st).chooses("build:interceptor-2a")
    game.undoes("A")
    assert game.state.players[A].actions == []
    game.chooses("build:interceptor-2a", "build:interceptor-2a")
    assert not game.can_undo("A")


# -- as people read it -----------------------------------------------------------------------------------------------


def test_the_last_disc_is_warned_of() -> None:
    """P17.3.2: without a disc only passing is possible."""
    st = without_discs(discs=1, money=40)
    st.players[A].actions.pop()
    game = play(st)
    assert game.option("upgrade:cruiser-LB-hull").caution == say("ecl-caution-last-disc")
    assert game.option("pass").caution is None


def test_missing_money_is_warned_of() -> None:
    """P17.15.2: what would be short in upkeep after this disc, as things stand."""
    st = position("terran_union")
    player = st.players[A]
    player.money = 0
    while balance(player, spending=1) >= 0:
        player.discs -= 1
        player.actions.append("move")
    missing = -balance(player, spending=1)
    assert balance(player) >= 0
    assert play(st).option("upgrade:cruiser-LB-hull").caution == say("ecl-caution-money", missing=missing)


def test_who_passes_at_a_deficit_is_warned() -> None:
    """P17.15.2: nothing more comes before upkeep but trade, and what is missing then costs sectors."""
    st = position("terran_union")
    player = st.players[A]
    player.money = 0
    while balance(player) >= 0:
        player.discs -= 1
        player.actions.append("move")
    game = play(st)
    assert game.option("pass").caution == say("ecl-caution-money", missing=-balance(player))
    player.passed = True
    assert play(st).option("pass").caution is None, "it has been said"


def test_who_would_collapse_is_told_so_before_it_is_too_late() -> None:
    """P17.15.3 to P17.15.5: neither trade nor all sectors make up for what is missing; whoever can still trade or
    settle with a colony ship is only told what is missing."""
    st = position("terran_union")
    player = st.players[A]
    player.money = player.science = player.materials = player.colony_ships = 0
    player.actions += ["move"] * (player.discs - 1)
    player.discs = 1
    game = play(st)
    assert game.option("pass").caution == say("ecl-caution-collapse", missing=-balance(player))
    lost = say("ecl-caution-collapse", missing=-balance(player, spending=1))
    said = game.option("upgrade:cruiser-LB-hull").caution
    assert said is not None
    assert lost in said.args.values()
    player.science = -2 * balance(player)
    assert play(st).option("pass").caution == say("ecl-caution-money", missing=-balance(player))


def test_several_warnings_are_told_together() -> None:
    """P17.3.4 and P17.3.2: a disc for nothing, and the last one."""
    st = without_discs(discs=1, money=40)
    st.players[A].actions.pop()
    caution = play(st).option("idle").caution
    assert caution == say("ecl-cautions", first=say("ecl-caution-idle"), rest=say("ecl-caution-last-disc"))


def test_first_steps_are_found_below_their_action() -> None:
    """The path of an option begins with its action."""
    st = position("terran_union")
    st.players[A].science = st.players[A].materials = 30
    put(st, "101", "1a", 1)
    for option in play(st).ask.options:
        verb = option.key.partition(":")[0]
        if verb in ("research", "upgrade", "build", "move"):
            assert option.path[0].key == verb


@pytest.mark.parametrize(("passed", "habit"), [(False, "turn"), (True, "reaction")])
def test_standing_orders_can_pass(passed: bool, habit: str) -> None:
    """P17.3.7, P17.18: pass is the default of a turn and of a reaction, each with a habit of its own."""
    st = position("terran_union")
    st.players[A].passed = passed
    ask = play(st).ask
    assert (ask.default, ask.habit) == (("pass",), habit)


def test_every_answer_of_a_turn_is_found_again_without_a_list() -> None:
    """A stored game is loaded and an answer undone without listing what else could have been answered."""
    table = Table(TITLES["eclipse"], 4, {"species": "random"}, "again")
    session, seen = table.begin(), set()
    for seat, keys in moves(session, Chance("again/answers"), 250):
        ask = ask_of(session, seat)
        if ask.default in (("pass",), ("end",), ("done",)) and ask.habit != "upkeep-colony":
            for key, value in ask.options.pairs:
                assert ask.options.unlisted(key) == value, key
                seen.add(key.partition(":")[0])
        session.submit(seat, keys)
    assert seen >= {"explore", "influence", "research", "upgrade", "remove", "build", "move", "colony", "trade", "pass"}
