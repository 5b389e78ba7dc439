"""Upkeep, cleanup, collapse and the end (P17.15 to P17.17; facts, section 12)."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest

from engine.core.decision import Ask
from engine.core.session import Session
from engine.eclipse.actions.shortfall import sectors_needed
from engine.eclipse.components import MINIATURES, PRODUCTION, UPKEEP
from engine.eclipse.course import PHASES
from engine.eclipse.elimination import collapse
from engine.eclipse.map.geometry import owned
from engine.eclipse.names import SEATS
from engine.eclipse.scoring.score import decide, points, scores
from engine.eclipse.state import CubesTask, State
from engine.eclipse.tracks import balance, production, upkeep
from locales import translate
from tests.eclipse.positions import ANCIENTS, A, B, C, Game, begin, give, home, position, put, relate, reputation

TRACK = {0: 28, 1: 24, 2: 21, 3: 18, 4: 15, 5: 12, 6: 10, 7: 8, 8: 6, 9: 4, 10: 3, 11: 2, 12: 0}
DISCS = {0: 30, 1: 25, 2: 21, 3: 17, 4: 13, 5: 10, 6: 7, 7: 5, 8: 3, 9: 2, 10: 1, 11: 0, 12: 0, 13: 0, 16: 0}


class Together(Game):
    """A game in which several are asked at once."""

    def answer(self, seat: int, key: str) -> None:
        self._note(self.session.submit(seat, (key,)))

    def asked(self, seat: int) -> Ask:
        pending = self.session.pending(seat)
        assert pending is not None
        return pending.ask

    def keys(self, seat: int) -> list[str]:
        pending = self.session.pending(seat)
        return [] if pending is None else [option.key for option in pending.ask.options]


def in_upkeep(st: State) -> Together:
    """The upkeep phase begins."""
    st.phase = "upkeep"
    game = begin(st, {"upkeep": PHASES["upkeep"]})
    return Together(game.session)


def without_colony_ships(*species: str, players: int = 0) -> State:
    """A position in which nobody can colonise in upkeep."""
    st = position(*species, players=players)
    for player in st.players:
        player.colony_ships = 0
    return st


@pytest.mark.parametrize("cubes", sorted(TRACK))
def test_p17_15_8_a_track_yields_what_is_printed_and_nothing_when_full(cubes: int) -> None:
    player = position().players[A]
    player.cubes[1] = cubes
    assert production(player, "science") == TRACK[cubes]
    assert PRODUCTION[cubes] == TRACK[cubes]


@pytest.mark.parametrize("discs", sorted(DISCS))
def test_p1_5_upkeep_follows_the_discs_on_the_track(discs: int) -> None:
    player = position().players[A]
    player.discs = discs
    assert upkeep(player) == DISCS[discs]
    assert discs >= len(UPKEEP) or UPKEEP[discs] == DISCS[discs]


def test_p17_15_2_discs_on_action_spaces_cost_upkeep_too() -> None:
    st = without_colony_ships()
    player = st.players[A]
    player.discs, player.actions = 8, ["research", "build", "move", "explore"]
    game = in_upkeep(st)
    assert game.state.players[A].money == 2 + 3 - 3


def test_p17_15_6_science_and_materials_come_after_paying() -> None:
    game = in_upkeep(without_colony_ships())
    player = game.state.players[A]
    assert (player.money, player.science, player.materials) == (2 + 3, 3 + 3, 3 + 3)
    assert game.state.phase == "cleanup"


def test_the_log_of_upkeep_says_what_is_gained_or_lost_not_what_there_is() -> None:
    """P17.15.2 and P17.15.6: money has its sign as science and materials have."""
    st = without_colony_ships()
    player = st.players[A]
    player.discs, player.actions = 6, ["research", "build", "move", "explore", "upgrade", "influence"]
    player.money = 9
    st.phase = "upkeep"
    game = begin(st, {"upkeep": PHASES["upkeep"]})
    [told] = [text for text in game.said("ecl-log-upkeep") if text.args["side"] == SEATS[A]]
    earned = game.state.players[A].money - 9
    assert earned < 0
    assert told.args["money"] == str(earned)
    assert "+3" in translate(told, "zh-TW")


def test_p17_15_7_who_decides_nothing_is_not_waited_for() -> None:
    st = without_colony_ships()
    st.players[B].colony_ships = 1
    give(st, B, "advanced_economy")
    game = in_upkeep(st)
    assert game.session.owed() == (B,)


def test_p17_15_1_colony_ships_are_used_before_paying() -> None:
    st = without_colony_ships()
    give(st, A, "advanced_economy")
    st.players[A].colony_ships = 1
    game = in_upkeep(st)
    assert game.keys(A) == ["colony:2a-advanced-money", "done"]
    game.answer(A, "colony:2a-advanced-money")
    assert game.state.players[A].money == 2 + 4
    assert home(game.state, A).filled == [True, True, True, False, True]


def test_p17_15_1_not_in_a_sector_with_opposing_ships() -> None:
    st = without_colony_ships()
    give(st, A, "advanced_economy")
    st.players[A].colony_ships = 1
    put(st, "106", "1a")
    st.sectors["2a"].fleets.append(st.sectors["2g"].fleets.pop())
    game = in_upkeep(st)
    assert game.session.owed() == ()


def test_p17_15_7_who_answers_first_makes_no_difference() -> None:
    st = without_colony_ships()
    for seat in (A, B):
        give(st, seat, "advanced_economy")
        st.players[seat].colony_ships = 1
    orders = ((A, "colony:2a-advanced-money"), (B, "colony:2g-advanced-money"))
    first, second = in_upkeep(st), in_upkeep(deepcopy(st))
    for seat, key in orders:
        first.answer(seat, key)
    for seat, key in reversed(orders):
        second.answer(seat, key)
    assert first.state == second.state
    assert set(first.session.view(None).recent) >= {"2a", "2g"}


def poor(st: State, seat: int, discs: int, money: int = 0) -> None:
    """A seat with so many discs left on the track and this money; the other discs lie on action spaces."""
    player = st.players[seat]
    player.actions = ["research"] * (player.discs - discs)
    player.discs, player.money = discs, money


def test_p17_15_3_trouble_is_settled_one_step_at_a_time_and_stops_at_zero() -> None:
    st = without_colony_ships()
    poor(st, A, 7)
    st.players[A].science = 9
    game = in_upkeep(st)
    assert balance(game.state.players[A]) == 3 - 5
    assert game.keys(A) == ["trade:science-money", "trade:materials-money", "abandon:2a"]
    game.answer(A, "trade:science-money")
    game.answer(A, "trade:science-money")
    assert game.session.owed() == ()
    player = game.state.players[A]
    assert (player.money, player.science) == (0, 9 - 4 + 3)


@pytest.mark.parametrize(("science", "materials", "trade"), [(9, 9, "yes"), (0, 9, "yes"), (9, 0, "yes"), (0, 0, "no")])
def test_the_question_of_missing_money_names_trade_only_where_there_is_one(
    science: int, materials: int, trade: str
) -> None:
    """P17.15.3, P17.15.4: from storage."""
    st = without_colony_ships()
    poor(st, A, 7)
    st.players[A].science, st.players[A].materials = science, materials
    game = in_upkeep(st)
    assert game.asked(A).about.args["trade"] == trade


@pytest.mark.parametrize(("discs", "needed"), [(6, 2), (7, 1), (3, 0)])
def test_the_question_of_missing_money_says_how_many_sectors_are_needed(discs: int, needed: int) -> None:
    """P17.15.2: three money come in; 7 discs on the track cost 5, 8 cost 3, 6 cost 7. The cubes of the home sector
    lower what comes in, so the others go first."""
    st = without_colony_ships()
    put(st, "201", "2b", owner=A)
    put(st, "103", "1a", owner=A)
    poor(st, A, discs)
    before = msgspec.json.encode(st.players[A])
    assert sectors_needed(st.players[A], owned(st, A)) == needed
    assert msgspec.json.encode(st.players[A]) == before
    game = in_upkeep(st)
    assert game.asked(A).about.args["sectors"] == needed


def test_p17_15_4_only_what_is_in_storage_can_be_traded() -> None:
    st = without_colony_ships()
    poor(st, A, 7)
    st.players[A].science = st.players[A].materials = 1
    game = in_upkeep(st)
    assert game.keys(A) == ["abandon:2a"]


def test_p17_15_3_a_sector_given_up_returns_its_disc_and_its_cubes() -> None:
    st = without_colony_ships()
    put(st, "201", "2b", owner=A, filled=(0,))
    poor(st, A, 7)
    st.players[A].science = st.players[A].materials = 0
    game = in_upkeep(st)
    before = game.state.players[A]
    assert (balance(before), before.cubes[0]) == (4 - 5, 9)
    game.answer(A, "abandon:2b")
    after = game.state.players[A]
    assert (after.discs, after.cubes[0], after.money) == (8, 10, 0)
    assert game.state.sectors["2b"].owner is None
    assert game.state.sectors["2b"].filled == [False, False]


def test_cubes_of_a_sector_given_up_are_counted_while_their_owner_chooses_tracks() -> None:
    """P17.15.3, P17.6.3: a gray square asks for the track; until then its cube is on the way."""
    st = without_colony_ships()
    put(st, "103", "1a", owner=A, filled=(1,))
    poor(st, A, 7)
    st.players[A].science = st.players[A].materials = 0
    game = in_upkeep(st)
    game.answer(A, "abandon:1a")
    assert game.keys(A) == ["track:money", "track:science", "track:materials"]
    game.answer(A, "track:science")
    assert sum(game.state.players[A].cubes) == 30


def test_p17_15_5_without_sectors_and_trades_the_civilization_collapses() -> None:
    st = without_colony_ships()
    poor(st, A, 0)
    st.players[A].science = st.players[A].materials = 0
    game = in_upkeep(st)
    game.answer(A, "abandon:2a")
    player = game.state.players[A]
    assert player.frozen_score == 0
    assert not any(fleet.side == A for sector in game.state.sectors.values() for fleet in sector.fleets)
    assert game.session.owed() == ()
    assert game.state.phase == "cleanup"


def test_p17_15_7_each_takes_back_its_own_answers_until_all_are_done() -> None:
    st = without_colony_ships()
    for seat in (A, B):
        poor(st, seat, 7)
        st.players[seat].science = 9
    game = in_upkeep(st)
    assert game.session.owed() == (A, B)
    game.answer(A, "trade:science-money")
    game.answer(B, "trade:science-money")
    assert game.can_undo("A")
    game.undoes("A")
    assert game.state.players[A].science == 9
    assert game.state.players[B].science == 7


# -- cleanup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_p17_16_2_new_technologies_by_the_number_of_players(players: int, tiles: int) -> None:
    st = position(players=players)
    before = sum(st.supply.values())
    after = cleaned(st)
    assert sum(after.supply.values()) == before + tiles


def cleaned(st: State) -> State:
    """After the cleanup phase."""
    st.phase = "cleanup"
    return begin(st, {"cleanup": PHASES["cleanup"]}).state


def test_p17_16_2_discs_colony_ships_and_passes_come_back_and_the_first_who_passed_begins() -> None:
    st = position()
    poor(st, A, 5)
    player = st.players[A]
    player.reactions, player.discs = ["build"], 4
    player.colony_ships, player.passed = 0, True
    st.players[B].passed, st.first_passed = True, B
    after = cleaned(st)
    player = after.players[A]
    assert (player.discs, player.actions, player.reactions) == (12, [], [])
    assert (player.colony_ships, player.passed) == (3, False)
    assert (after.round, after.start_player, after.active, after.phase) == (2, B, B, "action")


def test_p17_16_2_graveyard_cubes_return_gray_and_orbital_ones_by_choice() -> None:
    st = position()
    player = st.players[A]
    player.cubes = [8, 9, 10]
    player.graveyard = {"money": 1, "gray": 1, "orbital": 1}
    st.phase = "cleanup"
    game = begin(st, {"cleanup": PHASES["cleanup"]})
    assert game.state.players[A].cubes == [9, 9, 10]
    assert game.owed == "A"
    assert game.offers("track") == ["money", "science", "materials"]
    game.chooses("track:materials")
    assert game.offers("track") == ["money", "science"]
    game.chooses("track:science")
    assert game.state.players[A].cubes == [9, 10, 11]


def test_p17_16_2_the_next_living_seat_begins_if_the_first_who_passed_is_gone() -> None:
    st = position(players=3)
    st.first_passed = B
    collapse(st, B)
    assert cleaned(st).start_player == C


def test_the_log_does_not_tell_in_which_order_new_technologies_lay_in_the_bag() -> None:
    told = []
    for turn in (1, -1):
        st = position(players=2)
        st.phase = "cleanup"
        st.tech_bag[-4:] = sorted(st.tech_bag[-4:])[::turn]
        log = begin(st, {"cleanup": PHASES["cleanup"]}).log
        told.append([each.public for each in log if each.public and each.public.key == "ecl-log-new-technologies"])
    assert len(set(position(players=2).tech_bag[-4:])) > 1
    assert told[0] == told[1] != []


def test_p17_16_1_after_round_nine_there_is_no_cleanup() -> None:
    st = without_colony_ships()
    st.round = 9
    game = in_upkeep(st)
    assert game.state.outcome is not None
    assert game.state.players[A].money == 5, "upkeep is played in full (ruling 31)"


def test_p17_16_4_who_is_left_alone_may_end_the_game_or_play_on() -> None:
    for answer, over in (("finish", True), ("go-on", False)):
        st = position()
        collapse(st, B)
        st.phase = "cleanup"
        game = begin(st, {"cleanup": PHASES["cleanup"]}).chooses(answer)
        assert (game.state.outcome is not None) == over
        assert game.state.round == (1 if over else 2)


# -- scores ----------------------------------------------------------------------------------------------------------


def test_scores_count_what_section_12_lists() -> None:
    st = position("terran_union", players=4)
    put(st, "103", "1a", owner=A)
    put(st, "304", "3a", owner=A, monolith=True)
    relate(st, A, C)
    reputation(st, A, 4, 2)
    st.players[A].kept_discoveries = ["money"]
    st.traitor = A
    counted = points(st, A)
    assert (counted.sectors, counted.monoliths, counted.ambassadors) == (3 + 2 + 1, 3, 1)
    assert (counted.reputation, counted.discoveries, counted.traitor) == (6, 2, -2)
    assert counted.total == 6 + 3 + 1 + 6 + 2 - 2
    assert counted.public == counted.total - 6


@pytest.mark.parametrize(("tiles", "worth"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_technology_categories_are_worth_1_2_3_5_from_four_tiles_on(tiles: int, worth: int) -> None:
    st = position("descendants_of_draco")
    military = [
        "neutron_bombs", "starbase", "plasma_cannon", "phase_shield", "advanced_mining", "tachyon_source",
        "plasma_missile",
    ]  # fmt: skip
    give(st, A, *military[:tiles])
    assert points(st, A).technologies == worth


def test_planta_scores_its_sectors_and_draco_every_ancient_on_the_map() -> None:
    """Section 12, ruling 26."""
    st = position("planta", "descendants_of_draco")
    put(st, "103", "1a", owner=A)
    put(st, "203", "2b", ships={ANCIENTS: "ancient ancient"})
    assert points(st, A).species == 2
    assert points(st, B).species == 2


def test_reputation_shows_at_the_end_only() -> None:
    st = position()
    reputation(st, A, 4)
    assert scores(st)[A] == 3
    decide(st)
    assert scores(st)[A] == 7


def test_p17_16_3_equal_scores_are_decided_by_resources_then_shared() -> None:
    st = position()
    st.players[A].money += 1
    decide(st)
    assert st.outcome is not None
    assert st.outcome.winners == (A,)
    shared = position()
    decide(shared)
    assert shared.outcome is not None
    assert shared.outcome.winners == (A, B)


# -- leaving ---------------------------------------------------------------------------------------------------------


def test_p17_17_1_a_collapsed_civilization_keeps_its_score_and_can_be_first() -> None:
    st = position("descendants_of_draco", players=2)
    reputation(st, A, 4, 4, 4)
    put(st, "203", "2b", ships={ANCIENTS: "ancient ancient"})
    collapse(st, A)
    assert (st.players[A].frozen_score, points(st, A).total) == (3 + 2, 12 + 5)
    assert len(st.reputation_bag) == 32 - 3, "its tiles stay hidden (P17.17.2)"


def test_partners_who_collapse_together_both_keep_the_point_of_their_ambassador() -> None:
    """P17.15.7: collapses take effect together, so the order of seats makes no difference (P17.17.1)."""
    st = without_colony_ships(players=4)
    relate(st, A, B)
    for seat in (A, B):
        poor(st, seat, 0)
        st.players[seat].science = st.players[seat].materials = 0
    game = in_upkeep(st)
    for seat in (A, B):
        game.answer(seat, f"abandon:{home(st, seat).place}")
    assert [player.frozen_score for player in game.state.players] == [1, 1, None, None]


def test_p17_17_2_pieces_leave_relations_end_without_a_traitor_and_structures_stay() -> None:
    st = position(players=4)
    put(st, "304", "3a", owner=A, orbital=True, monolith=True)
    relate(st, A, B)
    st.traitor = A
    collapse(st, A)
    assert [sector.place for sector in st.sectors.values() if sector.owner == A] == []
    assert (st.sectors["3a"].orbital, st.sectors["3a"].monolith) == (True, True)
    assert (st.players[A].partners, st.players[B].partners) == ([], [])
    assert st.traitor is None
    assert [(task.seat, task.ambassador) for task in st.tasks if isinstance(task, CubesTask)] == [(B, 1)]
    assert sum(st.players[A].cubes) == 33


def test_a_session_of_upkeep_is_saved_and_loaded_in_the_middle() -> None:
    st = without_colony_ships()
    poor(st, A, 7)
    st.players[A].science = 9
    game = in_upkeep(st)
    game.answer(A, "trade:science-money")
    loaded = Session.load(game.session.title, game.session.dump())
    assert loaded.owed() == (A,)
    assert loaded.state.players[A].science == 7


def test_miniatures_are_those_of_the_box() -> None:
    """P17.9.1, facts section 6."""
    assert MINIATURES == {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
