"""Diplomatic relations: P17.11, and what P1.4, P1.7, P1.8 say of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.text import say
from engine.eclipse.actions.diplomacy import asides, diplomacy_pairs, do_aside, end_relation
from engine.eclipse.actions.turn import turn
from engine.eclipse.components import RESOURCES
from engine.eclipse.scoring.score import points
from engine.eclipse.state import ActionTask, Offer, State
from engine.eclipse.tracks import production
from tests.eclipse.positions import (
    FREE_TURNS,
    A,
    B,
    C,
    D,
    Game,
    begin,
    give,
    go_on,
    home,
    legal_relation,
    move_cubes,
    position,
    put,
    relate,
    reputation,
    send,
)


def neighbours(*species: str, full: bool = True, players: int = 4) -> State:
    """A and B control sectors side by side: 3a (north of A's home) and 3b, joined by two wormholes, or by one."""
    st = position(*species, players=players)
    put(st, "304", "4a", owner=A)
    put(st, "310", "5a", 0 if full else 1, owner=B)
    return st


def playing(st: State) -> Game:
    return begin(st, FREE_TURNS)


# -- P17.11.1: conditions --------------------------------------------------------------------------------------------


def test_p17_11_1_two_seats_side_by_side_may_form_a_relation() -> None:
    """P17.11.1: a full edge, no ships in the way, ambassadors, cubes and places."""
    assert legal_relation(neighbours(), A, B)
    assert legal_relation(neighbours(), B, A)
    assert not legal_relation(neighbours(), A, C)


@pytest.mark.parametrize("players", [2, 3])
def test_diplomacy_is_for_games_begun_with_four(players: int) -> None:
    """Facts, section 6.7 and P17.11: two or three players have no diplomacy."""
    st = neighbours(players=players)
    assert not legal_relation(st, A, B)
    assert diplomacy_pairs(st, A) == []


def test_p17_11_1_i_a_half_edge_is_no_connection_even_with_the_generator() -> None:
    """P17.11.1 (i), P1.4: the Wormhole Generator does not help."""
    st = neighbours(full=False)
    give(st, A, "wormhole_generator")
    give(st, B, "wormhole_generator")
    assert not legal_relation(st, A, B)


def test_p17_11_1_i_ships_do_not_connect() -> None:
    """P17.11.1 (i): discs on both sides of the edge."""
    st = neighbours()
    st.sectors["5a"].owner = None
    send(st, B, "5a", "interceptor")
    assert not legal_relation(st, A, B)


@pytest.mark.parametrize(("intruder", "host"), [(A, B), (B, A)])
def test_p17_11_1_ii_no_ship_in_a_sector_with_a_disc_of_the_other(intruder: int, host: int) -> None:
    """P17.11.1 (ii)."""
    st = neighbours()
    send(st, intruder, home(st, host).place, "interceptor")
    assert not legal_relation(st, A, B)


def test_p17_11_1_ii_no_ships_in_one_sector() -> None:
    """P17.11.1 (ii): also where nobody has a disc."""
    st = neighbours()
    put(st, "315", "3c", ships={A: "interceptor", B: "interceptor"})
    assert not legal_relation(st, A, B)
    st.sectors["3c"].fleets.pop()
    send(st, C, "3c", "interceptor")
    assert legal_relation(st, A, B)


def test_p17_11_1_iii_only_one_relation_together() -> None:
    """P17.11.1 (iii)."""
    st = neighbours()
    relate(st, A, B)
    assert not legal_relation(st, A, B)


@pytest.mark.parametrize("traitor", [A, B])
def test_p17_11_1_iv_not_with_the_traitor(traitor: int) -> None:
    """P17.11.1 (iv), ruling 7."""
    st = neighbours()
    st.traitor = traitor
    assert not legal_relation(st, A, B)
    assert not any("offer" in key for key, _ in diplomacy_pairs(st, A) if key.startswith("offer:b"))
    st.traitor = C
    assert legal_relation(st, A, B)


def test_p17_11_1_v_an_ambassador_has_to_be_left() -> None:
    """P17.11.1 (v): there are three each."""
    st = neighbours(players=6)
    for partner in (C, D):
        relate(st, A, partner)
    assert legal_relation(st, A, B)
    relate(st, A, 4)
    assert not legal_relation(st, A, B)


def test_p17_11_1_v_a_cube_has_to_be_left() -> None:
    """P17.11.1 (v): any track with a cube will do."""
    st = neighbours()
    move_cubes(st, A, "money", 0)
    move_cubes(st, A, "science", 0)
    assert legal_relation(st, A, B)
    assert [key for key, _ in diplomacy_pairs(st, A) if key.startswith("offer:b")] == ["offer:b-materials"]
    move_cubes(st, A, "materials", 0)
    assert not legal_relation(st, A, B)


def test_p17_11_1_vi_reputation_tiles_can_make_room() -> None:
    """P17.11.1 (vi), P1.7: a full track of reputation tiles does not forbid a relation."""
    st = neighbours("eridani_empire", players=4)  # four places for either
    reputation(st, A, *[1] * (4 - len(st.players[A].reputation)))
    assert legal_relation(st, A, B)


def test_p17_11_1_vi_orions_place_for_reputation_takes_no_ambassador() -> None:
    """P17.11.1 (vi), ruling 30: four places for either, and one for reputation only."""
    st = neighbours("orion_hegemony", players=4)
    reputation(st, A, 1, 2, 3, 4, 4)
    playing(st).chooses("offer:b-money", "next").chooses("accept:a-money")
    assert st.players[A].partners == [B]
    assert st.players[A].reputation == [2, 3, 4, 4]


# -- P17.11.2: what is exchanged -------------------------------------------------------------------------------------


def test_p17_11_2_each_gives_an_ambassador_with_a_cube_of_its_choice() -> None:
    """P17.11.2."""
    st = neighbours()
    before = [list(player.cubes) for player in st.players]
    game = playing(st).chooses("offer:b-science", "next", "accept:a-materials")
    assert game.state.players[A].partners == [B]
    assert game.state.players[B].partners == [A]
    assert game.state.players[A].cubes == [before[A][0], before[A][1] - 1, before[A][2]]
    assert game.state.players[B].cubes == [before[B][0], before[B][1], before[B][2] - 1]
    assert len(game.said("ecl-log-relation")) == 1
    assert points(game.state, A).ambassadors == points(game.state, B).ambassadors == 1


def test_p17_11_2_the_production_of_the_track_rises() -> None:
    """P17.11.2: the cube has left the track."""
    st = neighbours()
    before = production(st.players[A], "money")
    playing(st).chooses("offer:b-money", "next", "accept:a-money")
    assert production(st.players[A], "money") > before


def test_a_terran_has_room_for_an_ambassador_beside_four_reputation_tiles() -> None:
    """P1.7, ruling 30: one place for ambassadors only, four for either."""
    st = neighbours()
    reputation(st, A, 1, 2, 3, 4)
    game = playing(st)
    assert game.ask.option("offer:b-money").caution is None  # type: ignore[union-attr]
    game.chooses("offer:b-money", "next", "accept:a-money")
    assert game.state.players[A].reputation == [1, 2, 3, 4]


def test_the_lowest_reputation_tile_makes_room_and_only_its_owner_learns_which() -> None:
    """P17.11.1 (vi), P1.8; H: always the lowest."""
    st = neighbours("planta", "terran_republic", players=4)  # Planta: one place for ambassadors, three for either
    relate(st, A, D)
    reputation(st, A, 4, 2, 3)
    bag = sorted(st.reputation_bag)
    game = playing(st)
    assert game.ask.option("offer:b-money").caution == say("ecl-caution-throws-reputation")  # type: ignore[union-attr]
    game.chooses("offer:b-money", "next", "accept:a-money")
    assert game.state.players[A].reputation == [3, 4]
    assert sorted(game.state.reputation_bag) == sorted([*bag, 2])
    (thrown,) = [
        event for event in game.log if event.public == say("ecl-log-throws-reputation", side=say("ecl-seat-0"))
    ]
    assert thrown.to == (A,)
    assert thrown.private == say("ecl-log-threw-reputation", tile=2)


# -- P17.11.3, P17.11.6: standing offers -----------------------------------------------------------------------------


def test_p17_11_6_an_offer_is_accepted_in_the_turn_of_the_other() -> None:
    """P17.11.3, P17.11.6: during the own turn of either."""
    game = playing(neighbours())
    assert game.offers("accept") == []
    game.chooses("offer:b-money")
    assert game.owed == "A"
    game.chooses("next")
    assert game.offers("accept") == ["a-money", "a-science", "a-materials"]
    game.chooses("next", "next", "next", "next")
    assert game.offers("accept") == ["a-money", "a-science", "a-materials"]


def test_p17_11_6_an_offer_can_be_withdrawn() -> None:
    """P17.11.6: then it cannot be accepted."""
    game = playing(neighbours())
    game.chooses("offer:b-money")
    assert "b-science" not in game.offers("offer")
    game.chooses("withdraw:b")
    assert "b-science" in game.offers("offer")
    game.chooses("next")
    assert game.offers("accept") == []


def test_p17_11_6_all_conditions_have_to_hold_when_it_is_accepted() -> None:
    """P17.11.6: an offer stands, but ships of one in a sector of the other forbid the relation."""
    st = neighbours()
    send(st, A, "5a", "interceptor")
    assert playing(st).chooses("offer:b-money", "next").offers("accept") == []


def test_offers_are_made_to_those_who_share_a_connection() -> None:
    """P17.11.1 (i), P17.11.6, H: to others an offer could not be accepted."""
    assert {key[0] for key in playing(neighbours()).offers("offer")} == {"b"}
    assert playing(neighbours(full=False)).offers("offer") == []


def test_p17_11_6_the_track_of_the_offer_still_needs_a_cube() -> None:
    """P17.11.1 (v), P17.11.6: the cube comes from the track that was named."""
    st = neighbours()
    st.players[A].offers.append(Offer(B, "science"))
    st.active = B
    assert "a-money" in playing(st).offers("accept")
    move_cubes(st, A, "science", 0)
    assert playing(st).offers("accept") == []


def test_a_relation_settles_the_offers_between_the_two() -> None:
    """P17.11.6: an offer of the other side is gone too; those to others stand."""
    st = neighbours()
    st.players[A].offers += [Offer(C, "money"), Offer(B, "money")]
    st.players[B].offers.append(Offer(A, "money"))
    game = playing(st).chooses("next", "accept:a-money")
    assert game.state.players[A].offers == [Offer(C, "money")]
    assert game.state.players[B].offers == []


def test_whoever_has_an_offer_cannot_make_one_by_mistake_instead_of_accepting_it() -> None:
    """P17.11.6: two offers are no relation. In one's own turn, in that of the other, and in that of a third."""
    game = playing(neighbours()).chooses("offer:b-money", "next")
    assert game.owed == "B"
    assert game.offers("offer") == []
    assert game.offers("accept") == ["a-money", "a-science", "a-materials"]
    for active in (A, C):
        game.state.active = active
        assert not [key for key in said(game, B) if key.startswith("offer:a")]


def test_where_an_offer_cannot_be_accepted_another_one_can_be_made() -> None:
    """P17.11.6: the track that A named has no cube any more."""
    st = neighbours()
    st.players[A].offers.append(Offer(B, "science"))
    move_cubes(st, A, "science", 0)
    st.active = B
    assert "a-money" in playing(st).offers("offer")


def test_an_offer_can_be_taken_back_and_the_game_goes_on_from_disk() -> None:
    """The free things of a turn are answers like others."""
    game = playing(neighbours()).chooses("offer:b-money").reloads()
    assert game.offers("withdraw") == ["b"]
    game.undoes("A")
    assert game.offers("withdraw") == []


# -- P17.11.4, P17.11.5: the end of a relation -----------------------------------------------------------------------


def test_p17_11_4_a_relation_outlives_the_connection() -> None:
    """P17.11.4: nothing but an attack ends it."""
    st = neighbours()
    relate(st, A, B)
    st.sectors["5a"].owner = None
    st.players[B].discs += 1
    assert playing(st).chooses("next").state.players[A].partners == [B]


def attacked(prepare: Callable[[State], None] = lambda st: None) -> Game:
    """B has just attacked its partner A."""
    st = neighbours()
    relate(st, A, B)
    prepare(st)
    end_relation(st, B, A)
    return go_on(st)


def test_p17_11_5_both_cubes_go_home_to_tracks_of_their_owners_choice() -> None:
    """P17.11.5."""
    game = attacked()
    before = [list(player.cubes) for player in game.state.players]
    game.chooses("track:science", by="B").chooses("track:materials", by="A")
    assert game.owed is None
    assert [player.partners for player in game.state.players] == [[]] * 4
    assert game.state.players[B].cubes[RESOURCES.index("science")] == before[B][1] + 1
    assert game.state.players[A].cubes[RESOURCES.index("materials")] == before[A][2] + 1


def test_p17_11_5_the_attacker_takes_the_traitor_card_from_whoever_has_it() -> None:
    """P17.11.5."""

    def another_traitor(st: State) -> None:
        st.traitor = D

    assert attacked().state.traitor == B
    assert attacked(another_traitor).state.traitor == B


def test_p17_11_5_the_traitor_keeps_other_relations_but_can_form_none() -> None:
    """P17.11.5, ruling 7."""

    def another_partner(st: State) -> None:
        relate(st, B, C)

    game = attacked(another_partner)
    assert game.state.players[B].partners == [C]
    assert not [key for key, _ in diplomacy_pairs(game.state, B) if key.startswith("offer")]


def test_p17_11_5_a_full_track_takes_no_cube() -> None:
    """P17.11.5: tracks with eleven cubes or fewer; with one left nothing is asked."""

    def full(st: State) -> None:
        cubes = st.players[B].cubes
        cubes[0], cubes[1], cubes[2] = 12, 12, sum(cubes) - 24

    game = attacked(full)
    assert game.owed == "A"
    assert game.state.players[B].cubes[:2] == [12, 12]


# -- P17.11.6: at any time -------------------------------------------------------------------------------------------


def in_turn_of_a() -> Game:
    """A is asked for its action; B waits."""
    return begin(neighbours(), {"action": turn})


def said(game: Game, seat: int) -> list[str]:
    """What a seat can say beside the question that is asked."""
    return [option.key for option in asides(game.state, seat)]


def test_p17_11_6_an_offer_is_made_and_withdrawn_in_the_turn_of_another() -> None:
    """P17.11.6: a standing offer may be made or withdrawn at any time."""
    game = in_turn_of_a()
    assert "offer:a-money" in said(game, B)
    assert said(game, C) == []
    do_aside(game.state, B, "offer:a-money")
    assert game.state.players[B].offers == [Offer(A, "money")]
    assert "withdraw:a" in said(game, B)
    do_aside(game.state, B, "withdraw:a")
    assert game.state.players[B].offers == []


def test_p17_11_6_an_offer_is_accepted_in_a_turn_of_one_of_the_two() -> None:
    """P17.11.6: in A's turn B accepts what A offers; in a turn of C it does not."""
    st = neighbours()
    st.players[A].offers.append(Offer(B, "science"))
    game = begin(st, {"action": turn})
    assert "accept:a-money" in said(game, B)
    game.state.active = C
    assert "accept:a-money" not in said(game, B)
    game.state.active = A
    do_aside(game.state, B, "accept:a-money")
    assert game.state.players[A].partners == [B]
    assert game.state.players[B].partners == [A]


def test_p17_11_6_whose_turn_it_is_goes_on_and_sees_the_offer() -> None:
    """P17.11.6 and P17.3.5: the question of A is put again, with the offer to accept."""
    game = in_turn_of_a()
    assert "accept:b-money" not in game.offers()
    game.session.interject(B, "offer:a-money")
    assert game.owed == "A"
    assert "accept:b-money" in game.offers()
    game.reloads()
    assert "accept:b-money" in game.offers()


def test_p17_11_6_nothing_is_said_amid_an_action_or_a_battle() -> None:
    """H: an action that has begun goes on first; after combat there is a window of its own (P17.14.6)."""
    game = in_turn_of_a()
    game.state.tasks.append(ActionTask(A, "move", 2))
    assert said(game, B) == []
    game.state.tasks.pop()
    game.state.phase = "combat"
    assert said(game, B) == []
