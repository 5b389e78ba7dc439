"""What a sensible player of Eclipse would answer in positions where it is plain."""

from __future__ import annotations

import pytest

from engine.eclipse.actions.research import take_technology
from engine.eclipse.advice import candidates, plausible, rate
from engine.eclipse.advice.research import worth_of
from engine.eclipse.advice.strength import win_chance
from engine.eclipse.advice.strikes import strikes
from engine.eclipse.advice.turns import conquests
from engine.eclipse.advice.upgrading import improve_blueprint, likely_built
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import held_worth, sector_worth, to_spare
from engine.eclipse.combat.battle import combat, groups_of
from engine.eclipse.components import NPC_STATS, SECTORS, SHIP_CLASSES, SPECIES
from engine.eclipse.course import PHASES
from engine.eclipse.estimate import estimate
from engine.eclipse.map.geometry import owned
from engine.eclipse.odds import odds
from engine.eclipse.ships import added_up, is_legal, player_stats
from engine.eclipse.state import ArtifactTask, DiscoveryTask, ReputationTask, State
from engine.players import Easy, Greedy
from tests.eclipse.positions import (
    ANCIENTS,
    GCDS,
    A,
    B,
    Game,
    begin,
    give,
    go_on,
    home,
    position,
    put,
    relate,
    send,
    supply,
)

ACTION = {"action": PHASES["action"]}


def best(game: Game) -> str:
    """The best answer to the present question."""
    (key,) = candidates(game.state, game.ask)[0]
    return key


def considered(game: Game) -> list[str]:
    return [key for (key,) in candidates(game.state, game.ask)]


def turn(st: State) -> Game:
    return begin(st, ACTION)


def left(st: State, discs: int, **stored: int) -> None:
    """A has so many discs left, the others lie on action spaces; and this in storage."""
    player = st.players[A]
    player.actions = ["move"] * (player.discs - discs)
    player.discs = discs
    for name, count in stored.items():
        setattr(player, name, count)


# -- exploring -------------------------------------------------------------------------------------------------------


def test_the_first_turn_is_for_exploring():
    assert best(turn(position())).startswith("explore:")


def test_a_sector_is_turned_so_that_it_joins_the_own_home():
    game = turn(position(inner="106"))
    game.chooses("explore:1a")
    key = best(game)
    assert key.startswith("place:106-")
    detail = game.option(key).detail
    assert detail is not None
    assert detail.key == "ecl-explore-joins"


def test_a_sector_with_much_to_settle_is_kept_and_gets_a_disc():
    game = turn(position(inner="106"))
    game.chooses("explore:1a")
    game.chooses(best(game))
    assert best(game) == "disc"


def test_no_disc_goes_on_a_sector_that_cannot_be_paid():
    st = position(inner="106")
    left(st, 7, money=4)
    game = turn(st)
    game.chooses("explore:1a")
    game.state.players[A].money = 0
    game.chooses(best(game))
    assert best(game) == "leave"


# -- economy ---------------------------------------------------------------------------------------------------------


def test_colony_ships_are_used_at_once():
    st = position()
    put(st, "306", "3b", owner=A)
    assert best(turn(st)).startswith("colony:3b-")


def test_who_has_no_money_for_another_disc_passes():
    st = position()
    left(st, 6, money=0)
    assert considered(turn(st)) == ["pass"]


def test_discs_go_on_rich_sectors_that_nobody_holds():
    st = position(round=3)
    put(st, "106", "1a")
    st.players[A].money = 5
    assert "influence:1a" in considered(turn(st))


def test_the_sector_that_is_worth_least_is_given_up_in_trouble():
    st = position(round=4)
    poor = put(st, "304", "3b", owner=A)
    left(st, 2, money=0, science=0, materials=0, colony_ships=0)
    assert held_worth(st, A, poor) < held_worth(st, A, home(st, A))
    game = begin(st, {"action": PHASES["upkeep"]})
    assert best(game) == "abandon:3b"


def test_what_is_left_over_pays_for_discs_by_trade():
    for science, passes in ((3, True), (20, False)):
        st = position(round=4)
        left(st, 8, money=0, science=science, materials=0)
        supply(st, "neutron_bombs")
        assert (considered(turn(st)) == ["pass"]) is passes, science


def test_money_that_buys_nothing_else_becomes_a_monolith_in_the_last_round():
    """Its ten materials are ten trades of three money; earlier the money still pays for discs."""
    for round_, money, first in ((9, 45, "trade:money-materials"), (4, 45, None), (9, 8, None)):
        st = position(round=round_)
        left(st, 12, money=money, science=0, materials=0)
        give(st, A, "monolith")
        trades = [key for key in considered(turn(st)) if key.startswith("trade:")]
        assert trades[:1] == ([first] if first else []), (round_, money)


def test_what_the_discs_have_to_be_paid_with_is_not_spent():
    """In the last round the next disc needs two trades of science, and so does the end of the round."""
    for science, bought in ((6, False), (12, True)):
        st = position(round=9)
        left(st, 8, money=0, science=science, materials=0)
        give(st, A, "gauss_shield", "improved_hull", "fusion_source")
        supply(st, "positron_computer")
        found = [key for key in considered(turn(st)) if key.startswith("research:")]
        assert bool(found) is bought, science


# -- research and upgrades -------------------------------------------------------------------------------------------


def test_discs_are_wanted_more_early_than_late():
    early, late = position(round=2), position(round=9)
    for technology in ("quantum_grid", "advanced_robotics", "advanced_labs"):
        assert worth_of(early, A, technology) > worth_of(late, A, technology)
    supply(early, "quantum_grid", "neutron_bombs")
    early.players[A].science = early.players[A].money = 20
    first = [key for key in considered(turn(early)) if key.startswith("research:")]
    assert first[:1] == ["research:quantum_grid"]


def test_advanced_economy_is_wanted_where_it_opens_squares():
    st = position(round=2)
    supply(st, "advanced_economy", "advanced_mining")
    st.players[A].science = 12
    first = [key for key in considered(turn(st)) if key.startswith("research:")]
    assert first[:1] == ["research:advanced_economy"]


@pytest.mark.parametrize("species", list(SPECIES))
def test_upgrades_end_with_blueprints_that_are_legal_and_stronger(species):
    st = position(species)
    player = st.players[A]
    give(
        st,
        A,
        *(each for each in ("improved_hull", "positron_computer", "fusion_source") if each not in player.technologies),
    )
    for ship in SHIP_CLASSES:
        plan = improve_blueprint(player, ship, 2)
        if plan is None:
            continue
        assert is_legal(ship, plan.stats)
        blueprint = SPECIES[species].blueprints[ship]
        assert plan.stats == added_up(blueprint, dict(plan.placings))
        before = player_stats(player, ship)
        assert plan.stats.hull + plan.stats.computer > before.hull + before.computer or len(plan.stats.cannons) > len(
            before.cannons
        )


# -- war -------------------------------------------------------------------------------------------------------------


def test_more_ships_win_more_often_and_better_ones_too():
    st = position()
    cruiser, ancient = player_stats(st.players[A], "cruiser"), NPC_STATS["ancient"]
    chances = [win_chance(((cruiser, count),), ((ancient, 1),)) for count in (1, 2, 3, 4)]
    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[2]
    assert win_chance(((ancient, 1),), ((cruiser, 1),)) > 0.5
    assert win_chance((), ((ancient, 1),)) == 0


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("foe", ["ancient", "gcds"])
def test_the_quick_reckoning_is_near_the_odds(foe, count):
    """Also against one large ship, which fires with all it has until its end."""
    st = position()
    give(st, A, "improved_hull", "positron_computer")
    st.players[A].tiles["cruiser"] = {"LB": "improved_hull", "RT": "positron_computer"}
    side = ANCIENTS if foe == "ancient" else GCDS
    put(st, "101", "1a", ships={side: foe, A: " ".join(["cruiser"] * count)})
    sector = st.sectors["1a"]
    groups = [*groups_of(st, sector, A, "attacker"), *groups_of(st, sector, side, "defender")]
    quick = win_chance(((player_stats(st.players[A], "cruiser"), count),), ((NPC_STATS[foe], 1),))
    assert abs(quick - odds(groups).attacker_wins) < 0.15


def test_ships_stay_where_they_are_about_to_win_something():
    """A cruiser in a sector that nobody holds, beside another one that is no better."""
    for held, moves in ((False, False), (True, True)):
        st = position(round=4)
        put(st, "103", "1a", owner=A if held else None)
        put(st, "106", "1b", turns=2)
        home(st, A).fleets = []
        send(st, A, "1a", "cruiser")
        st.players[A].money = 20
        found = [strike.place for strike in strikes(st, A, 3, 3, 0.3) if strike.start == "1a"]
        assert ("1b" in found) is moves, held


def test_money_is_kept_for_the_discs_of_sectors_about_to_be_won():
    """Exploring takes two discs, the sector that the cruiser is about to win a third."""
    rated = []
    for money in (12, 2):
        st = position(round=4)
        put(st, "106", "1a")
        home(st, A).fleets = []
        assert conquests(st, A) == 0
        send(st, A, "1a", "cruiser")
        assert conquests(st, A) == 1
        left(st, 8, money=money)
        game = turn(st)
        points = {key: worth for worth, key in rate(st, game.ask, game.ask.options.pairs)}
        rated.append(max(worth for key, worth in points.items() if key.startswith("explore:")))
    assert rated[0] - rated[1] > W.reserve


def test_ancients_are_attacked_by_enough_ships_and_not_by_one_interceptor():
    for fleet, attacks in (("cruiser cruiser cruiser cruiser", True), ("interceptor", False)):
        st = position(round=4)
        put(st, "101", "1a", turns=1, ships={ANCIENTS: "ancient"}, discovery="money")
        home(st, A).fleets = []
        st.players[A].money = 15
        send(st, A, home(st, A).place, fleet)
        moves = [key for key in considered(turn(st)) if key.startswith("move:") and key.endswith("-1a")]
        assert bool(moves) is attacks, fleet


def test_the_defence_system_is_left_alone_by_a_small_fleet():
    st = position(round=3)
    assert st.sectors["0a"].fleets[0].side == GCDS
    assert not [key for key in considered(turn(st)) if key.endswith("-0a") and key.startswith("move:")]


def test_a_hopeless_battle_is_left_and_a_good_one_fought():
    for foes, dice, order in (("dreadnought dreadnought", 4, "retreat"), ("interceptor", 1, "fire")):
        st = position(phase="combat")
        put(st, "106", "1a", ships={B: foes, A: "cruiser"})
        home(st, A).fleets = []
        game = begin(st, {"combat": combat}, rolls=[(1,) * dice])
        assert best(game).partition(":")[0] == order


def test_nobody_leaves_a_good_battle_or_passes_by_an_oversight():
    """Other actions and purchases are overlooked now and then."""
    st = position(phase="combat")
    put(st, "106", "1a", ships={B: "interceptor", A: "cruiser"})
    home(st, A).fleets = []
    battle = begin(st, {"combat": combat}, rolls=[(1,)])
    acting = turn(position())
    seeds = [f"s{number}" for number in range(30)]
    for player in (Easy(), Greedy()):
        assert {player.choose(battle.session, A, seed)[0] for seed in seeds} == {best(battle)}
        chosen = {player.choose(acting.session, A, seed)[0] for seed in seeds}
        assert len(chosen) > 1
        assert "pass" not in chosen


def test_who_passes_when_nothing_is_worth_it_does_not_act_by_an_oversight():
    st = position(round=9)
    left(st, 3, money=30, science=0, materials=0)
    game = turn(st)
    found = ((("pass",), ("explore:1a",)), (("explore:1a",), ("pass",), ("research:starbase",)))
    assert plausible(game.state, game.ask, found[0]) == (("pass",),)
    assert plausible(game.state, game.ask, found[1]) == (("explore:1a",), ("research:starbase",))


# -- other decisions -------------------------------------------------------------------------------------------------


def test_money_is_taken_early_and_points_at_the_end():
    for round_, key in ((1, "face"), (9, "points")):
        st = position(round=round_)
        put(st, "207", "2b", owner=A, discovery="money")
        assert best(go_on(st, DiscoveryTask(A, "2b"))) == key


def artifacts(st: State, count: int) -> str:
    """What is taken for the first of so many artifacts."""
    return best(go_on(st, ArtifactTask(A, count))).removeprefix("artifact:")


def test_artifacts_become_what_can_be_bought_with_them():
    """Forty materials are four monoliths of three points each, if there are sectors for them; ten are one."""
    for count in (2, 8):
        st = position(round=8)
        left(st, 8, money=40, science=0, materials=0)
        for place, sector in (("101", "1b"), ("102", "1c"), ("103", "1d"), ("104", "1e")):
            put(st, place, sector, owner=A)
        supply(st, "monolith")
        take_technology(st, A, "monolith")
        assert artifacts(st, count) == "materials"


def test_the_key_is_worth_what_its_artifacts_buy():
    """Monoliths, also in the last round, in which stored materials are worth nothing."""
    st = position(round=9)
    left(st, 4, money=40, science=0, materials=0)
    put(st, "102", "1b", owner=A)
    put(st, "001", "1c", owner=A)
    assert sum(SECTORS[sector.id].artifact for sector in owned(st, A)) >= 2
    before = worth_of(st, A, "artifact_key")
    supply(st, "monolith")
    take_technology(st, A, "monolith")
    assert worth_of(st, A, "artifact_key") > before + 2


def test_ships_that_cannot_be_paid_are_not_improved():
    """None of a class is built, and its price is far from what there is and comes until the end."""
    for materials, round_, likely in ((0, 9, 0), (20, 9, 1), (0, 1, 1)):
        st = position(round=round_)
        st.players[A].materials = materials
        assert likely_built(st, A, "dreadnought") == likely


def test_who_would_pass_with_many_discs_trades_what_is_kept_otherwise():
    st = position(round=4)
    left(st, 3, money=0, science=9, materials=9)
    few = to_spare(st, st.players[A])
    left(st, 8, money=0, science=9, materials=9)
    assert to_spare(st, st.players[A]) > few


def test_the_highest_reputation_is_kept():
    st = position()
    for value in (1, 3, 2):
        st.reputation_bag.remove(value)
    assert best(go_on(st, ReputationTask(A, "2a", 3, [3, 2, 1]))) == "keep:3"


def test_relations_are_offered_to_neighbours_and_not_to_partners():
    st = position(players=4)
    relate(st, A, B)
    game = turn(st)
    assert not [key for key in considered(game) if key.startswith("offer:B")]


def test_the_estimate_rises_with_sectors_and_falls_with_debts():
    st = position(round=4)
    before = estimate(st, A)
    put(st, "101", "1a", owner=A)
    assert estimate(st, A) > before > estimate(st, B)
    st.players[A].money = -20
    assert estimate(st, A) < before


def test_a_sector_is_worth_its_points_and_what_it_yields():
    st = position()
    rich, poor = put(st, "101", "1a"), put(st, "207", "2b")
    assert sector_worth(st, A, rich) > sector_worth(st, A, poor) > 0
