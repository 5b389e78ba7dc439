"""Which battles are fought and how: P17.12 and P17.13, rulings 1, 4, 13, 14, 21 of the facts. Dice are forced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.text import Text, say
from engine.eclipse.combat.battle import combat
from engine.eclipse.combat.order import next_pair, next_sector, ranks
from engine.eclipse.firing import (
    Damages,
    Group,
    Hit,
    after_shots,
    assign_hits,
    by_size,
    firing_order,
    hits_of,
    hitting_faces,
    is_hit,
    is_stalemate,
    targets,
)
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.state import Place, ReputationTask, Side, State
from engine.eclipse.title import Eclipse
from locales import Voice, translate
from scripts.laws import heard
from tests.eclipse.positions import ANCIENTS, GCDS, A, B, C, Game, begin, give, home, position, put, send

DRACO = "descendants_of_draco"
HARD: dict[str, int] = {"initiative": 2, "computer": 0, "shield": 0, "hull": 0}


def battle(st: State, *rolls: Sequence[int]) -> Game:
    """The combat phase with these dice, up to its first question; the game stands still when all is fought."""
    st.phase = "combat"
    return begin(st, {"combat": combat}, rolls)


def fleet(game: Game | State, side: Side, place: Place) -> dict[str, list[int]]:
    """The ships of a side: the damages by class."""
    st = game.state if isinstance(game, Game) else game
    found = fleet_of(st.sectors[place], side)
    return {} if found is None else dict(found.ships)


def fit(st: State, seat: int, ship: str, **tiles: str) -> None:
    """Tiles on a blueprint."""
    st.players[seat].tiles[ship] = dict(tiles)  # type: ignore[index]


def group(side: str, ship: str, count: int = 1, damage: tuple[int, ...] = (), **values: Any) -> Group:
    """A group with one yellow die a ship."""
    numbers = {**HARD, "cannons": (1,), "missiles": (), **values}
    return Group(side, ship, damage or (0,) * count, **numbers)


# -- P17.12: which battles -------------------------------------------------------------------------------------------


def test_p17_12_1_sectors_are_fought_in_by_number_highest_first_the_centre_last() -> None:
    """P17.12.1: printed number, highest first; a home counts as its number; 001 last."""
    st = position()
    put(st, "318", "3b", ships={A: "interceptor", B: "interceptor"})
    put(st, "101", "1b", ships={A: "interceptor", ANCIENTS: "ancient"})
    send(st, B, "2a", "interceptor")
    send(st, A, "0a", "interceptor")
    fought = []
    while (sector := next_sector(st)) is not None:
        fought.append(sector.id)
        sector.fleets = sector.fleets[:1]
    assert fought == ["318", home(st, A).id, "101", "001"]


def test_p17_12_1_where_no_hostile_sides_meet_nothing_is_fought() -> None:
    """P17.12.1 and P1.1: one side alone, or Draco with Ancients."""
    st = position(DRACO)
    put(st, "318", "3b", ships={B: "interceptor"})
    put(st, "101", "1b", ships={A: "interceptor", ANCIENTS: "ancient"})
    assert next_sector(st) is None
    assert battle(st).state.phase == "bombing"


def test_p17_12_2_the_controller_ranks_first_then_ancients_then_players_by_arrival() -> None:
    """P17.12.2 (and section 15: the controller before the Ancients, which matters for Draco only)."""
    st = position(DRACO, players=3)
    sector = put(
        st, "101", "1b", owner=A, ships={C: "cruiser", B: "interceptor", ANCIENTS: "ancient", A: "interceptor"}
    )
    assert ranks(sector) == [A, ANCIENTS, C, B]


def test_p17_12_3_the_latest_attacks_the_latest_hostile_side_before_it() -> None:
    """P17.12.3: the two latest fight first, the survivor meets the next."""
    st = position(players=3)
    sector = put(st, "318", "3b", owner=A, ships={A: "interceptor", B: "interceptor", C: "interceptor"})
    assert next_pair(st, sector) == (C, B)
    sector.fleets.pop()
    assert next_pair(st, sector) == (B, A)
    sector.fleets.pop()
    assert next_pair(st, sector) is None


def test_p17_12_3_draco_and_ancients_are_skipped() -> None:
    """P17.12.3 and ruling 21: a third side fights the Ancients, then Draco."""
    st = position(DRACO)
    sector = put(st, "101", "1b", owner=A, ships={ANCIENTS: "ancient", A: "interceptor", B: "interceptor"})
    assert next_pair(st, sector) == (B, ANCIENTS)
    sector.fleets = [each for each in sector.fleets if each.side != ANCIENTS]
    assert next_pair(st, sector) == (B, A)


def test_ruling_1_the_gcds_is_no_ancient() -> None:
    """Ruling 1: Draco fights it."""
    st = position(DRACO)
    send(st, A, "0a", "interceptor")
    assert next_pair(st, st.sectors["0a"]) == (A, GCDS)


def test_ruling_4_who_came_first_defends() -> None:
    """Ruling 4: without a controller the first in the sector is the defender."""
    st = position()
    sector = put(st, "318", "3b", ships={B: "interceptor", A: "interceptor"})
    assert next_pair(st, sector) == (A, B)


def test_p17_12_4_reputation_is_drawn_before_the_next_sector() -> None:
    """P17.12.4: after all battles of a sector its reputation, then the next sector."""
    st = position()
    put(st, "318", "3b", ships={A: "interceptor", B: "interceptor"})
    put(st, "317", "3d", ships={A: "interceptor", B: "interceptor"})
    game = battle(st, [6], [6])
    assert [event.at for event in game.log if event.public and event.public.key == "ecl-log-battle"] == [("3b",)]
    assert [type(task) for task in game.state.tasks] == [ReputationTask, ReputationTask]


# -- P17.13.1: order -------------------------------------------------------------------------------------------------


def test_p17_13_1_groups_fire_by_initiative_the_defender_first_then_the_larger() -> None:
    """P17.13.1: high to low; equal: defender before attacker; equal and same side: D, C, S, I."""
    groups = firing_order(
        [
            group("attacker", "interceptor", initiative=3),
            group("attacker", "dreadnought", initiative=1),
            group("defender", "interceptor", initiative=3),
            group("defender", "starbase", initiative=3),
            group("defender", "cruiser", initiative=3),
            group("defender", "dreadnought", initiative=3),
            group("attacker", "cruiser", initiative=4),
        ]
    )
    assert [(each.side[0], each.ship) for each in groups] == [
        ("a", "cruiser"),
        ("d", "dreadnought"),
        ("d", "cruiser"),
        ("d", "starbase"),
        ("d", "interceptor"),
        ("a", "interceptor"),
        ("a", "dreadnought"),
    ]


def test_p17_13_1_of_equal_initiative_the_defender_shoots_first() -> None:
    """P17.13.1: a dead attacker does not fire."""
    st = position()
    put(st, "318", "3b", ships={B: "interceptor", A: "interceptor"})
    game = battle(st, [6])
    assert fleet(game, A, "3b") == {}
    assert fleet(game, B, "3b") == {"interceptor": [0]}


def volleys(game: Game) -> list[Text]:
    """What the log says of salvos of cannons, whether they hit or not."""
    return game.said("ecl-log-fires", "ecl-log-misses")


# -- P17.13.2: missiles ----------------------------------------------------------------------------------------------


def test_p17_13_2_missiles_fire_once_before_the_rounds_and_their_victims_do_not_fire() -> None:
    """P17.13.2: a salvo in initiative order, losses removed at once."""
    st = position()
    fit(st, A, "interceptor", L="plasma_missile")
    put(st, "318", "3b", ships={B: "cruiser cruiser", A: "interceptor"})
    game = battle(st, [6, 6], [1], [6], [6], [6])
    # Two hits of 2: each kills a cruiser (hull 1), but they may go to one or the other only: both die, nobody is left.
    assert fleet(game, B, "3b") == {}
    assert fleet(game, A, "3b") == {"interceptor": [0]}
    assert len(game.said("ecl-log-missiles")) == 1
    assert volleys(game) == []


def test_p17_13_2_missiles_are_not_fired_again_in_the_rounds() -> None:
    """P17.13.2: once per battle."""
    st = position()
    fit(st, A, "interceptor", L="plasma_missile")
    put(st, "318", "3b", ships={B: "interceptor", A: "interceptor"})
    game = battle(st, [1, 1], [1], [1], [1], [6])
    assert len(game.said("ecl-log-missiles")) == 1
    assert len(volleys(game)) == 4


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_a_line_names_ships_of_the_rules_once_and_others_with_their_owner(language: str) -> None:
    """The Ancients and their ships have one name in Chinese; a number has a space before it, no bracket after."""
    st = position()
    put(st, "101", "1b", ships={ANCIENTS: "ancient", A: "interceptor interceptor"})
    game = battle(st, [5, 5], [6, 1], [6], [1, 1], [6])
    voice = Voice(language, {"ecl-seat-0": "Ann（橙）"})
    told = [translate(text, voice) for text in volleys(game)]
    ancients = translate(say("ecl-ancients"), language)
    assert told[0].startswith("Ann（橙）的 2 ")
    assert [line.count(ancients) for line in told] == [0, 1, 0, 1, 0]
    assert [line.count("的") for line in told] == [1, 0, 1, 0, 1]


def test_p17_13_2_missiles_fire_again_against_the_next_opponent() -> None:
    """P17.13.2: once per battle, so again in the next one of the same sector."""
    st = position(players=3)
    fit(st, C, "interceptor", L="plasma_missile")
    put(st, "318", "3b", owner=A, ships={A: "interceptor", B: "interceptor", C: "interceptor"})
    game = battle(st, [6, 1], [6, 1])
    assert len(game.said("ecl-log-missiles")) == 2
    assert fleet(game, C, "3b") == {"interceptor": [0]}
    assert fleet(game, A, "3b") == fleet(game, B, "3b") == {}


# -- P17.13.3: rounds ------------------------------------------------------------------------------------------------


def test_a_salvo_of_which_no_die_hits_is_told_as_one() -> None:
    """P17.13.4: a face below 6 needs a computer."""
    st = position()
    put(st, "101", "1b", ships={ANCIENTS: "ancient", A: "interceptor interceptor"})
    game = battle(st, [5, 5], [6, 1], [6], [1, 1], [6])
    assert [text.args["dice"][0].args["faces"] for text in game.said("ecl-log-misses")] == ["5 5", "1 1"]  # type: ignore[union-attr,index]


def test_p17_13_3_groups_fire_in_turn_round_after_round() -> None:
    """P17.13.3: interceptors (initiative 3) before the Ancient (2), until one side is gone."""
    st = position()
    put(st, "101", "1b", ships={ANCIENTS: "ancient", A: "interceptor interceptor"})
    game = battle(st, [5, 5], [6, 1], [6], [1, 1], [6])
    assert fleet(game, A, "1b") == {"interceptor": [0]}
    assert fleet(game, ANCIENTS, "1b") == {}
    assert [text.args["dice"][0].args["faces"] for text in volleys(game)] == [  # type: ignore[union-attr,index]
        "5 5",
        "6 1",
        "6",
        "1 1",
        "6",
    ]


def test_p17_13_3_a_group_without_cannons_holds_or_retreats() -> None:
    """P17.13.3: it may not fire; one with cannons may not hold."""
    st = position()
    fit(st, A, "interceptor", CT="hull")
    put(st, "304", "3a", owner=A, ships={A: "interceptor", B: "interceptor"})
    game = battle(st, [1])
    assert game.owed == "A"
    assert game.offers() == ["hold", "retreat:2a"]
    assert game.ask.default == ("hold",)
    assert game.ask.habit == "battle-group"
    st = position()
    put(st, "304", "3a", owner=A, ships={A: "interceptor", B: "interceptor"})
    assert battle(st).offers() == ["fire", "retreat:2a"]


# -- P17.13.4: hits --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("computer", range(7))
@pytest.mark.parametrize("shield", range(7))
def test_p17_13_4_what_hits(computer: int, shield: int) -> None:
    """P17.13.4 and section 9.4: six hits, one misses, else face + computer - shield of 6 or more; so the chance is
    (1 + computer - shield)/6, kept between 1/6 and 5/6."""
    assert is_hit(6, computer, shield)
    assert not is_hit(1, computer, shield)
    for face in range(2, 6):
        assert is_hit(face, computer, shield) == (face + computer - shield >= 6)
    assert hitting_faces(computer, shield) == min(5, max(1, 1 + computer - shield))


def test_p17_13_4_dice_that_reach_no_ship_are_no_hits() -> None:
    """P17.13.4: the shield of each ship counts; those that fewer ships have to fear come first."""
    groups = firing_order(
        [
            group("attacker", "cruiser", 4, computer=1),
            group("defender", "cruiser", shield=2),
            group("defender", "starbase"),
        ]
    )
    shooter = next(number for number, each in enumerate(groups) if each.side == "attacker")
    standing = tuple(each.damage for each in groups)
    hits = hits_of(groups, standing, shooter, (1, 1, 1, 1), (1, 4, 5, 6))
    assert [targets(groups, standing, "attacker", hit) for hit in hits] == [
        [
            target
            for target in targets(groups, standing, "attacker", hits[1])
            if groups[target.group].ship == "starbase"
        ],
        targets(groups, standing, "attacker", hits[1]),
    ]
    assert len(targets(groups, standing, "attacker", hits[1])) == 2


def test_p17_13_4_the_shooter_assigns_where_ships_differ() -> None:
    """P17.13.4: each hit to one ship, whole; ships alike are one option; a forced die is not asked."""
    st = position()
    put(st, "318", "3b", ships={B: "cruiser cruiser interceptor", A: "interceptor interceptor interceptor"})
    game = battle(st, [1], [6, 6, 1])
    assert game.owed == "A"
    assert game.offers() == ["hit:cruiser-0", "hit:interceptor-0"]
    assert game.ask.habit == "battle-hits"
    game.chooses("hit:cruiser-0")
    assert game.offers() == ["hit:cruiser-1", "hit:cruiser-0", "hit:interceptor-0"]
    game.session.force_rolls([[1, 1]])
    game.chooses("hit:cruiser-0")
    assert fleet(game, B, "3b") == {"cruiser": [1, 1], "interceptor": [0]}


def test_p17_13_4_forced_dice_are_not_asked() -> None:
    """P17.13.4: one kind of ship, or more dice than ships: nothing to decide."""
    st = position()
    put(st, "318", "3b", ships={B: "interceptor interceptor", A: "interceptor interceptor interceptor"})
    game = battle(st, [1, 1], [6, 6, 6])
    assert fleet(game, B, "3b") == {}
    assert all(isinstance(task, ReputationTask) for task in game.state.tasks)


def test_p17_13_4_hits_that_destroy_everything_are_not_asked() -> None:
    """P17.13.4 (H: nobody would spare a ship): an interceptor and a cruiser, three hits."""
    st = position()
    put(st, "318", "3b", ships={B: "cruiser interceptor", A: "interceptor interceptor interceptor"})
    game = battle(st, [1], [6, 6, 6])
    assert fleet(game, B, "3b") == {}
    assert fleet(game, A, "3b") == {"interceptor": [0, 0, 0]}


def test_p17_13_4_a_die_is_never_split_and_overkill_is_lost() -> None:
    """P17.13.4 and section 9.4: a red die on an interceptor destroys one of them."""
    st = position()
    fit(st, A, "interceptor", CT="antimatter_cannon", CB="fusion_source")
    put(st, "318", "3b", ships={B: "interceptor interceptor", A: "interceptor"})
    game = battle(st, [1, 1], [6], [6])
    assert fleet(game, B, "3b") == {"interceptor": [0]}
    assert fleet(game, A, "3b") == {}


def test_p17_13_4_a_ship_is_destroyed_when_damage_exceeds_its_hull() -> None:
    """P17.13.4: a cruiser with hull 1 takes one damage and dies of the second."""
    st = position()
    put(st, "318", "3b", ships={B: "cruiser", A: "interceptor"})
    game = battle(st, [6], [1], [1], [1], [6])
    assert fleet(game, B, "3b") == {}


def test_p17_13_4_dice_are_public_and_close_the_way_back() -> None:
    """P1.8: everybody sees what fell; assigned hits of one roll can be taken back until the next roll."""
    st = position()
    put(st, "318", "3b", ships={B: "cruiser cruiser interceptor", A: "interceptor interceptor interceptor"})
    game = battle(st, [1], [6, 6, 1])
    assert not game.can_undo("A")
    game.chooses("hit:cruiser-0")
    assert game.can_undo("A")
    game.undoes("A")
    assert game.offers() == ["hit:cruiser-0", "hit:interceptor-0"]
    assert game.state.battle is not None
    assert game.state.battle.salvos[-1].dice == [(1, 6), (1, 6), (1, 1)]


# -- P17.13.5: retreat -----------------------------------------------------------------------------------------------


def retreating(*species: str, ships: str = "interceptor", turns: int = 0) -> State:
    """A stands north of its home (3a), where B attacks."""
    st = position(*species)
    put(st, "304", "3a", turns, owner=A, ships={A: ships, B: "interceptor"})
    return st


def test_p17_13_5_a_group_waits_and_leaves_when_it_is_its_turn_again() -> None:
    """P17.13.5: marked with its destination, nothing this time, gone at its next activation."""
    game = battle(retreating(ships="interceptor interceptor"), [1])
    game.chooses("retreat:2a")
    assert fleet(game, A, "3a") == {}
    assert fleet(game, A, "2a") == {"interceptor": [0, 0, 0]}
    assert fleet(game, B, "3a") == {"interceptor": [0]}


def test_p17_13_5_a_waiting_group_can_be_shot() -> None:
    """P17.13.5: all of its ships that still live leave."""
    game = battle(retreating(ships="interceptor interceptor"), [6])
    game.chooses("retreat:2a")
    assert fleet(game, A, "2a") == {"interceptor": [0, 0]}


def test_p17_13_5_groups_retreat_on_their_own() -> None:
    """P17.13.5 and ruling 13: only whole groups; another class may stay."""
    st = retreating(ships="interceptor cruiser")
    game = battle(st, [1], [1], [1])
    game.chooses("retreat:2a")
    assert game.ask.about.args["ship"].key == "ecl-ship-cruiser"  # type: ignore[union-attr]
    game.chooses("fire")
    assert fleet(game, A, "2a")["interceptor"] == [0, 0]
    assert fleet(game, A, "3a") == {"cruiser": [0]}


def test_p17_13_5_where_a_group_wants_to_go_is_seen_even_if_it_falls_before_it_leaves() -> None:
    """P17.13.5: its marker lies open, so to tell it says nothing that is hidden."""
    st = retreating()
    send(st, B, "3a", " ".join(["interceptor"] * 6))
    put(st, "310", "4a", owner=A, ships={})
    game = battle(st)
    assert set(game.offers("retreat")) == {"2a", "4a"}
    told = [heard(game.session.copy().submit(A, (f"retreat:{place}",)), B) for place in ("2a", "4a")]
    differing = {one.key for one, other in zip(*told, strict=True) if one is not None and one != other}
    assert differing == {"ecl-log-retreats"}
    assert differing <= Eclipse.open_moves
    game.chooses("retreat:2a")
    assert fleet(game, A, "2a") == {"interceptor": [0]}, "the other one has fallen"


def test_p17_13_5_a_destination_has_the_own_disc_and_no_opposing_ships() -> None:
    """P17.13.5: without disc, or with an enemy there, nothing is asked."""
    st = retreating()
    send(st, B, "2a", "interceptor")
    game = battle(st, [6])
    assert fleet(game, B, "3a") == {}
    assert game.offers("retreat") == []
    st = retreating()
    put(st, "310", "4a", ships={})
    assert battle(st).offers() == ["fire", "retreat:2a"]


def test_p17_13_5_an_edge_must_be_passable() -> None:
    """P17.13.5 and P1.4: a half edge only with the Wormhole Generator."""
    st = retreating(turns=1)
    game = battle(st, [6])
    assert game.state.battle is None
    st = retreating(turns=1)
    give(st, A, "wormhole_generator")
    assert battle(st).offers() == ["fire", "retreat:2a"]


def test_p17_13_5_starbases_do_not_retreat() -> None:
    """P17.13.5: they are not asked."""
    game = battle(retreating(ships="starbase"), [6])
    assert fleet(game, A, "3a") == {"starbase": [0]}


def test_p17_13_5_nothing_pins_those_who_retreat() -> None:
    """P17.13.5: no pinning test."""
    st = retreating()
    send(st, B, "3a", "interceptor interceptor")
    game = battle(st, [1, 1, 1])
    game.chooses("retreat:2a")
    assert fleet(game, A, "2a") == {"interceptor": [0, 0]}


# -- P17.13.6: stalemate ---------------------------------------------------------------------------------------------


def unarmed(st: State, *seats: int) -> State:
    for seat in seats:
        fit(st, seat, "interceptor", CT="hull")
    return st


def test_p17_13_6_without_cannons_the_attacker_is_destroyed_where_it_cannot_leave() -> None:
    """P17.13.6: without credit to anyone; the attacker gets nothing for taking part, the defender does."""
    st = unarmed(position(), A, B)
    put(st, "318", "3b", ships={A: "interceptor", B: "interceptor"})
    game = battle(st)
    assert fleet(game, A, "3b") == {"interceptor": [0]}
    assert fleet(game, B, "3b") == {}
    assert [(task.seat, task.count) for task in game.state.tasks if isinstance(task, ReputationTask)] == [(A, 1)]


def test_p17_13_6_the_attacker_retreats_where_it_can() -> None:
    """P17.13.6: at once, with all ships of a group."""
    st = unarmed(position(), A, B)
    put(st, "304", "3a", ships={B: "interceptor", A: "interceptor interceptor"})
    game = battle(st)
    while game.owed == "A" and game.offers()[0] == "hold":
        game.chooses("hold")
    assert fleet(game, A, "3a") == {}
    assert fleet(game, A, "2a") == {"interceptor": [0, 0, 0]}
    assert len(game.said("ecl-log-stalemate")) == 1


def test_where_both_sides_retreat_nobody_is_said_to_have_no_cannons() -> None:
    """P17.13.5: no stalemate is told of a battle that ends because all have left."""
    st = retreating()
    put(st, "310", "4a", owner=B)
    game = battle(st)
    game.answers("retreat:2a", by="A")
    game.answers("retreat:4a", by="B")
    assert fleet(game, A, "2a") == {"interceptor": [0, 0]}
    assert fleet(game, B, "4a") == {"interceptor": [0]}
    assert len(game.said("ecl-log-battle-empty")) == 1
    assert game.said("ecl-log-stalemate") == []


def test_p17_13_6_an_armed_side_is_never_in_stalemate() -> None:
    """P17.13.6 and P17.13.10: a six always hits."""
    groups = (group("attacker", "cruiser"), group("defender", "cruiser", cannons=(), shield=9))
    assert not is_stalemate(groups, ((0,), (0,)))
    assert is_stalemate(groups, ((), (0,)))
    assert is_stalemate(groups, ((0,), (0,)), waiting=[0])


# -- P17.13.7: the end -----------------------------------------------------------------------------------------------


def test_p17_13_7_a_waiting_group_leaves_even_if_the_opponent_is_gone() -> None:
    """P17.13.7: and the sector is empty."""
    st = retreating(ships="interceptor cruiser")
    game = battle(st, [1], [6])
    game.chooses("retreat:2a", "fire")
    assert fleet(game, B, "3a") == {}
    assert fleet(game, A, "3a") == {"cruiser": [0]}
    assert fleet(game, A, "2a") == {"interceptor": [0, 0]}


def test_ruling_14_both_retreat_the_faster_leaves_first() -> None:
    """Ruling 14: as soon as one side is gone the battle ends; the other's waiting group completes its retreat."""
    st = position()
    put(st, "304", "3a", owner=A, ships={A: "interceptor", B: "interceptor"})
    put(st, "310", "4a", owner=B)
    game = battle(st)
    game.answers("retreat:2a", by="A")
    game.answers("retreat:4a", by="B")
    assert fleet(game, A, "3a") == fleet(game, B, "3a") == {}
    assert fleet(game, B, "4a") == {"interceptor": [0]}
    assert not game.state.tasks  # both were leaving: no tiles for having fought


# -- P17.13.8: Ancients and GCDS -------------------------------------------------------------------------------------


def npc_shots(standing: Damages, hits: int, *, reach: int = 99) -> Damages:
    """Yellow hits on a dreadnought (hull 2), cruisers (hull 1), starbases (hull 2) and interceptors."""
    groups = (
        group("defender", "gcds", hull=7),
        group("attacker", "interceptor"),
        group("attacker", "cruiser", hull=1, shield=1),
        group("attacker", "starbase", hull=2),
        group("attacker", "dreadnought", hull=2),
    )
    full = ((0,), *standing)
    return after_shots(groups, full, assign_hits(groups, full, by_size(groups, "defender"), [Hit(reach, 1)] * hits))[1:]


@pytest.mark.parametrize(
    ("standing", "hits", "after"),
    [
        # The largest that can be destroyed, with exactly as many dice as it takes.
        (((0,), (0,), (0,), (0,)), 3, ((0,), (0,), (0,), ())),
        (((0,), (0,), (0,), (0,)), 4, ((), (0,), (0,), ())),
        # The dreadnought cannot be destroyed with two, the cruiser can.
        (((0,), (0,), (0,), (0,)), 2, ((0,), (), (0,), (0,))),
        (((0,), (0,), (0,), (0,)), 1, ((), (0,), (0,), (0,))),
        # Most damaged first within a size.
        (((), (1, 0), (), ()), 1, ((), (0,), (), ())),
        # Nothing can be destroyed: all on the first of the list.
        (((), (0,), (0,), (0,)), 1, ((), (0,), (0,), (1,))),
        (((), (), (0,), (0,)), 2, ((), (), (0,), (2,))),
        # What is left over after a kill goes to the largest alive.
        (((), (0,), (), (0, 0)), 4, ((), (0,), (), (1,))),
    ],
)
def test_p17_13_8_whom_ancients_shoot_at(standing: Damages, hits: int, after: Damages) -> None:
    """P17.13.8: by size D, C, S, I, most damaged first; kill if the dice suffice, the rest on the first alive."""
    assert npc_shots(standing, hits) == after


def test_p17_13_8_dice_that_could_hit_fewer_ships_are_spent_first() -> None:
    """P17.13.8: of the dice that hit, first those that could hit the fewest other ships."""
    groups = (
        group("defender", "gcds", hull=7),
        group("attacker", "dreadnought", hull=0),
        group("attacker", "cruiser", shield=2),
    )
    standing: Damages = ((0,), (0,), (0,))
    shots = assign_hits(groups, standing, by_size(groups, "defender"), [Hit(99, 1), Hit(0, 1)])
    assert after_shots(groups, standing, shots) == ((0,), (), ())


def test_p17_13_8_a_ship_that_dice_do_not_hit_is_passed_over() -> None:
    """P17.13.8: only dice that hit the ship count for it."""
    assert npc_shots(((0,), (0,), (), ()), 2, reach=0) == ((), (0,), (), ())


def test_p17_13_8_all_ancients_of_a_sector_roll_together() -> None:
    """P17.13.8: two Ancients, four dice, assigned together."""
    st = position()
    put(st, "104", "1b", ships={ANCIENTS: "ancient ancient", A: "cruiser cruiser"})
    game = battle(st, [6, 6, 6, 6])
    assert fleet(game, A, "1b") == {}


# -- P17.13.9: damage ------------------------------------------------------------------------------------------------


def test_p17_13_9_damage_stays_until_the_end_of_the_phase() -> None:
    """P17.13.9: for the next battle of the sector too."""
    st = position(players=3)
    put(st, "318", "3b", owner=A, ships={A: "interceptor", B: "interceptor", C: "cruiser"})
    game = battle(st, [6], [6], [6])
    assert fleet(game, C, "3b") == {}
    assert fleet(game, B, "3b") == {}


def test_p17_13_9_damage_stays_on_ships_that_retreated() -> None:
    """P17.13.9."""
    st = retreating(ships="cruiser")
    game = battle(st, [6], [1])
    game.chooses("retreat:2a")
    assert fleet(game, A, "2a") == {"interceptor": [0], "cruiser": [1]}


def test_p17_13_10_a_battle_has_no_last_round() -> None:
    """P17.13.10: it goes on until somebody hits."""
    st = position()
    put(st, "318", "3b", ships={B: "interceptor", A: "interceptor"})
    game = battle(st, *[[1]] * 120, [6])
    assert fleet(game, A, "3b") == {}


def test_a_battle_can_be_stored_in_the_middle() -> None:
    """What fell stays fallen when the game is loaded."""
    st = position()
    put(st, "318", "3b", ships={B: "cruiser cruiser interceptor", A: "interceptor interceptor interceptor"})
    game = battle(st, [1], [6, 6, 1])
    game.chooses("hit:cruiser-0")
    offers, shown = game.offers(), game.state.battle
    game.reloads()
    assert game.offers() == offers
    assert game.state.battle == shown is not None
    assert shown.salvos[-1].dice == [(1, 6), (1, 6), (1, 1)]
