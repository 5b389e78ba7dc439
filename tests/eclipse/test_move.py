"""Move: activations, pinning, wormholes, what entering ends (P17.9.3 to P17.9.7, P1.2 to P1.4, P1.6; facts, section 8).

The map of most tests, all connected from A's home on: 2a - 1a - 1b - 1c, and 1a, 1b and 1c with the centre 0a.
"""

from __future__ import annotations

import pytest

from engine.core.text import say
from engine.eclipse.actions.turn import turn
from engine.eclipse.components import ShipClass
from engine.eclipse.names import SEATS
from engine.eclipse.state import ANCIENTS, State
from locales import translate
from tests.eclipse.positions import A, B, C, D, Game, begin, give, position, put, relate, send

FAST: dict[ShipClass, dict[str, str]] = {"interceptor": {"L": "nuclear_drive"}}
"""An interceptor that goes two sectors."""
FASTER: dict[ShipClass, dict[str, str]] = {"interceptor": {"L": "nuclear_drive", "CT": "nuclear_drive"}}
"""And one that goes three."""


def play(st: State) -> Game:
    """The action phase from here."""
    return begin(st, {"action": turn})


def galaxy(*species: str, players: int = 0, **ships: dict[int, str]) -> State:
    """The map above; `inner_1a={B: "cruiser"}` says which ships stand in 1a."""
    st = position(*species, players=players)
    for sector_id, place, turns in (("101", "1a", 1), ("107", "1b", 0), ("103", "1c", 2)):
        put(st, sector_id, place, turns, ships=ships.get(f"inner_{place}"))
    return st


def goals(game: Game, ship: str, start: str) -> set[str]:
    """Where a ship can stop."""
    prefix = f"{ship}-{start}-"
    return {key.removeprefix(prefix) for key in game.offers("move") if key.startswith(prefix)}


# -- activations -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("species", "count"), [("terran_union", 3), ("planta", 2), ("mechanema", 2)])
def test_so_many_activations(species: str, count: int) -> None:
    """P17.9.3: up to 2, Terrans 3; the same ship may be activated again."""
    game = play(galaxy(species))
    for start, goal in (("2a", "1a"), ("1a", "1b"), ("1b", "1c"))[:count]:
        game.chooses(f"move:interceptor-{start}-{goal}", by="A")
    assert game.owed == "B"
    assert game.state.players[A].actions == ["move"]


def test_a_reaction_moves_one_ship() -> None:
    """P17.9.3, P17.9.7: for Terrans too."""
    st = galaxy("terran_union")
    st.players[A].passed = True
    game = play(st).chooses("move:interceptor-2a-1a")
    assert game.owed == "B"
    assert game.state.players[A].reactions == ["move"]


def test_an_activation_goes_up_to_the_movement_value() -> None:
    """P17.9.3, P17.9.5: the drives add up; a ship may stop after any step, but not where it began."""
    assert goals(play(galaxy("terran_union")), "interceptor", "2a") == {"1a"}
    st = galaxy("terran_union")
    st.players[A].tiles = dict(FAST)
    assert goals(play(st), "interceptor", "2a") == {"1a", "1b", "0a"}
    st = galaxy("terran_union")
    st.players[A].tiles = dict(FASTER)
    assert goals(play(st), "interceptor", "2a") == {"1a", "1b", "0a", "1c"}


def test_ships_of_a_class_are_one_option() -> None:
    """P17.18: ships by class and sector."""
    st = galaxy("terran_union")
    send(st, A, "2a", "interceptor interceptor cruiser")
    assert sorted(play(st).offers("move")) == ["cruiser-2a-1a", "interceptor-2a-1a"]


def test_starbases_never_move() -> None:
    """Facts, section 8."""
    st = galaxy("terran_union")
    send(st, A, "2a", "starbase")
    assert not [key for key in play(st).offers("move") if key.startswith("starbase")]


def test_moving_may_end_early() -> None:
    """P17.3.4: done after the first activation."""
    assert play(galaxy("terran_union")).chooses("move:interceptor-2a-1a", "done").owed == "B"


def test_where_no_ship_can_move_on_the_action_is_over() -> None:
    """P17.9.3: nothing is asked."""
    st = galaxy("terran_union", inner_1a={ANCIENTS: "ancient"})
    assert play(st).chooses("move:interceptor-2a-1a").owed == "B"


# -- edges -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turns", "generator", "reached"), [(1, False, True), (0, False, False), (0, True, True), (1, True, True)]
)
def test_a_half_edge_needs_the_wormhole_generator(turns: int, generator: bool, reached: bool) -> None:
    """P1.4, P17.9.4: sector 101 has no wormhole on its north side, toward home, unless it is turned."""
    st = position("terran_union")
    put(st, "101", "1a", turns)
    if generator:
        give(st, A, "wormhole_generator")
    assert ("1a" in goals(play(st), "interceptor", "2a")) is reached


def test_a_closed_edge_is_never_passed() -> None:
    """P1.4: home has no wormhole to the south-east; 2b without one to the north-west stays out of reach."""
    st = position("terran_union")
    put(st, "207", "2b")
    give(st, A, "wormhole_generator")
    assert goals(play(st), "interceptor", "2a") == set()


def test_unexplored_places_cannot_be_entered() -> None:
    """P17.9.4: a placed sector behind the edge."""
    assert play(position("terran_union")).offers("move") == []


def test_a_sector_is_entered_whatever_stands_there() -> None:
    """P17.9.4: Ancients, the GCDS, other players."""
    st = galaxy("terran_union", inner_1b={ANCIENTS: "ancient"}, inner_1c={B: "dreadnought dreadnought"})
    send(st, A, "1a", "cruiser cruiser")
    game = play(st).chooses("move:cruiser-1a-1b", "move:cruiser-1a-0a")
    assert [fleet.side for fleet in game.state.sectors["1b"].fleets] == [ANCIENTS, A]
    assert len(game.state.sectors["0a"].fleets) == 2


# -- pinning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "opposing", "leaves"),
    [
        ("cruiser", "interceptor", False),
        ("cruiser cruiser", "interceptor", True),
        ("cruiser cruiser", "interceptor starbase", False),
        ("cruiser interceptor starbase", "dreadnought dreadnought", True),
    ],
)
def test_each_opposing_ship_pins_one(own: str, opposing: str, leaves: bool) -> None:
    """P17.9.4, P1.3: own ships must outnumber the opposing ones before the step, all classes counted."""
    st = galaxy("terran_union", inner_1a={B: opposing, A: own})
    assert ("1b" in goals(play(st), "cruiser", "1a")) is leaves


def test_after_one_has_left_the_others_are_pinned() -> None:
    """P17.9.4: the test is made again before each activation."""
    st = galaxy("terran_union", inner_1a={B: "cruiser", A: "cruiser cruiser"})
    game = play(st).chooses("move:cruiser-1a-1b")
    assert goals(game, "cruiser", "1a") == set()
    assert goals(game, "cruiser", "1b")


def test_starbases_can_be_those_that_are_pinned() -> None:
    """Ruling 33: two Starbases and an Interceptor against two Ancients; the Interceptor may leave."""
    st = galaxy("terran_union", inner_1a={ANCIENTS: "ancient ancient", A: "starbase starbase interceptor"})
    assert goals(play(st), "interceptor", "1a") == {"2a", "1b", "0a"}


def test_ships_of_several_sides_pin_together() -> None:
    """P1.2: all sides hostile to the seat; two of B and one of the Ancients against three."""
    st = galaxy("terran_union", inner_1a={ANCIENTS: "ancient", B: "cruiser interceptor", A: "cruiser cruiser cruiser"})
    assert goals(play(st), "cruiser", "1a") == set()


@pytest.mark.parametrize(("there", "through"), [("", True), ("cruiser", False)])
def test_the_mover_is_counted_on_its_way(there: str, through: bool) -> None:
    """P17.9.4: passing an opposing ship alone is stopped, with another own ship there it is not."""
    st = galaxy("terran_union", inner_1a={B: "interceptor"})
    st.players[A].tiles = dict(FAST)
    if not through:
        send(st, B, "1a", there)
    send(st, A, "1a", "cruiser")
    assert ("1b" in goals(play(st), "interceptor", "2a")) is through
    assert "1a" in goals(play(st), "interceptor", "2a")


def test_a_ship_alone_cannot_pass_an_opposing_one() -> None:
    """P17.9.4: one against one is not more."""
    st = galaxy("terran_union", inner_1a={B: "interceptor"})
    st.players[A].tiles = dict(FAST)
    assert goals(play(st), "interceptor", "2a") == {"1a"}


def test_the_gcds_pins_everything() -> None:
    """P17.9.4, P1.3: none leaves the centre, and none goes through it."""
    st = galaxy("terran_union")
    send(st, A, "0a", "cruiser cruiser cruiser interceptor")
    st.players[A].tiles = {**FAST, "cruiser": {"LB": "nuclear_drive"}}
    game = play(st)
    assert goals(game, "cruiser", "0a") == set()
    st = galaxy("terran_union")
    del st.sectors["1b"], st.sectors["1c"]
    st.stacks["inner"] += ["107", "103"]
    put(st, "105", "1d")
    st.players[A].tiles = dict(FASTER)
    assert goals(play(st), "interceptor", "2a") == {"1a", "0a"}
    send(st, A, "0a", "cruiser cruiser")
    assert goals(play(st), "interceptor", "2a") == {"1a", "0a"}, "however many are there"


def test_draco_and_ancients_leave_each_other_alone() -> None:
    """P1.2: for Draco the Ancients are not counted, but other players are."""
    st = galaxy("descendants_of_draco", inner_1a={ANCIENTS: "ancient ancient", A: "cruiser"})
    assert goals(play(st), "cruiser", "1a") == {"2a", "1b", "0a"}
    st = galaxy("descendants_of_draco", inner_1a={ANCIENTS: "ancient", B: "cruiser", A: "cruiser"})
    assert goals(play(st), "cruiser", "1a") == set()


def test_the_gcds_pins_draco_too() -> None:
    """Ruling 1: the GCDS is no Ancient."""
    st = galaxy("descendants_of_draco")
    send(st, A, "0a", "cruiser cruiser cruiser")
    assert goals(play(st), "cruiser", "0a") == set()


# -- arrival ---------------------------------------------------------------------------------------------------------


def test_stopping_is_an_arrival_and_passing_is_none() -> None:
    """P1.6: the side that stops somewhere comes last there; leaving with the last ship deletes the old arrival."""
    st = galaxy("terran_union", inner_1a={A: "cruiser"}, inner_1b={B: "cruiser"})
    st.players[A].tiles = {"cruiser": {"LB": "nuclear_drive"}}
    game = play(st).chooses("move:cruiser-1a-1b")
    assert game.state.sectors["1a"].fleets == []
    assert [fleet.side for fleet in game.state.sectors["1b"].fleets] == [B, A]
    st = galaxy("terran_union")
    st.players[A].tiles = dict(FAST)
    game = play(st).chooses("move:interceptor-2a-1b")
    assert game.state.sectors["1a"].fleets == []
    assert game.said("ecl-log-moves")[-1].args["way"] == "2A → 1A → 1B"


def test_reinforcing_keeps_the_old_arrival() -> None:
    """P1.6."""
    st = galaxy("terran_union", inner_1a={A: "cruiser", B: "cruiser"})
    game = play(st).chooses("move:interceptor-2a-1a")
    assert [fleet.side for fleet in game.state.sectors["1a"].fleets] == [A, B]


# -- relations -------------------------------------------------------------------------------------------------------


def allied(owner: int | None = None, ships: dict[int, str] | None = None) -> State:
    """Four players; A is a partner of C. From A's home 2c one goes to 1b, on which C or somebody else is, and from
    there to 1a and the centre; or to 2b, 1a and the centre."""
    st = position("terran_union", players=4)
    put(st, "107", "1b", 5, owner=owner, ships=ships)
    put(st, "101", "1a")
    put(st, "203", "2b", 1)
    relate(st, A, C)
    return st


def test_entering_a_sector_with_a_partners_disc_ends_the_relation() -> None:
    """P17.9.6, P17.11.5: at once, the option warns, and the mover takes the traitor card."""
    game = play(allied(owner=C))
    assert game.option("move:interceptor-2c-1b").caution == say("ecl-caution-breaks", sides=[SEATS[C]])
    assert game.option("move:interceptor-2c-2b").caution is None
    game.chooses("move:interceptor-2c-1b")
    assert game.state.traitor == A
    assert game.state.players[A].partners == game.state.players[C].partners == []


def test_entering_a_sector_with_a_partners_ship_ends_the_relation() -> None:
    """P17.9.6: a ship is enough."""
    assert play(allied(ships={C: "interceptor"})).chooses("move:interceptor-2c-1b").state.traitor == A


def test_a_relation_ends_in_passing_too() -> None:
    """P17.9.6: entering, even in passing; the ambassadors' cubes go home before the action goes on."""
    st = allied(owner=C)
    del st.sectors["2b"], st.sectors["1a"]
    st.stacks["inner"].append("101")
    st.stacks["middle"].append("203")
    st.players[A].tiles = dict(FAST)
    game = play(st)
    assert game.option("move:interceptor-2c-0a").caution is not None
    game.chooses("move:interceptor-2c-0a")
    assert game.state.traitor == A
    assert [game.owed, *game.offers("track")] == ["A", "money", "science", "materials"]
    game.chooses("track:money")
    assert [game.owed, *game.offers("track")] == ["C", "money", "science", "materials"]
    game.chooses("track:science")
    assert game.owed == "B"


def test_a_way_that_ends_no_relation_is_taken_though_it_is_longer() -> None:
    """P17.9.6 (H): the centre is reached around the partner's 1b where the movement suffices."""
    st = allied(owner=C)
    st.players[A].tiles = dict(FAST)
    assert play(st).option("move:interceptor-2c-0a").caution is not None
    st = allied(owner=C)
    st.players[A].tiles = dict(FASTER)
    game = play(st)
    assert game.option("move:interceptor-2c-0a").caution is None
    assert game.option("move:interceptor-2c-1b").caution is not None
    game.chooses("move:interceptor-2c-0a")
    assert game.state.traitor is None
    assert game.said("ecl-log-moves")[-1].args["way"] == "2C → 2B → 1A → 0A"


def test_where_ways_end_different_relations_the_player_chooses() -> None:
    """P17.9.6: through 1b against C or through 2b against D; not against both, which is never needed."""
    st = allied(owner=C)
    st.sectors["2b"].owner = D
    st.players[D].discs -= 1
    relate(st, A, D)
    st.players[A].tiles = dict(FASTER)
    game = play(st)
    ends = {
        key: option.caution
        for key in game.offers("move")
        if key.startswith("interceptor-2c-0a")
        for option in [game.option(f"move:{key}")]
    }
    assert ends == {
        "interceptor-2c-0a": say("ecl-caution-breaks", sides=[SEATS[C]]),
        "interceptor-2c-0a-d": say("ecl-caution-breaks", sides=[SEATS[D]]),
    }
    labels = {game.option(f"move:{key}").label for key in ends}
    assert len({translate(label, "en") for label in labels}) == 2
    assert game.offers("move").count("interceptor-2c-1b") == 1
    game.reloads().chooses("move:interceptor-2c-0a-d")
    assert game.state.players[A].partners == [C]
    assert game.said("ecl-log-moves")[-1].args["way"] == "2C → 2B → 1A → 0A"


def test_entering_somebody_elses_sector_ends_nothing() -> None:
    """P17.11.5: attacking without a relation costs nothing; the attacker keeps other relations."""
    game = play(allied(owner=B, ships={B: "interceptor"}))
    assert game.option("move:interceptor-2c-1b").caution is None
    game.chooses("move:interceptor-2c-1b")
    assert game.state.traitor is None
    assert game.state.players[A].partners == [C]
