"""What somebody may well try and the rules forbid: which rule it is, and what would be legal."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from cogs.ui.typed import match
from engine.core.decision import Ask, Barred
from engine.core.errors import Refused
from engine.eclipse.actions import build
from engine.eclipse.components import SPECIES, ShipClass
from engine.eclipse.course import PHASES
from engine.eclipse.map.geometry import passable
from engine.eclipse.state import ActionTask, ExploreTask, Fleet, State
from engine.eclipse.why_places import missing_places
from engine.titles import TITLES
from locales import LANGUAGES, translate
from tests.eclipse.positions import ANCIENTS, A, B, Game, begin, give, go_on, home, position, put, send, supply
from tests.eclipse.test_battles import battle, retreating

ACTION = {"action": PHASES["action"]}
barred = partial(TITLES["eclipse"].list_barred, on_panel=False)


def turn(st: State) -> Game:
    """The seat's turn."""
    return begin(st, ACTION)


def found(game: Game, key: str) -> Barred:
    """What is said of this answer."""
    assert game.ask.option(key) is None, "it is legal"
    (each,) = [each for each in barred(game.state, game.ask) if each.option.key == key]
    return each


def reason(game: Game, key: str) -> str:
    """The message of the rule that forbids it."""
    return found(game, key).reason.key.removeprefix("ecl-why-")


# -- explore (P17.5.1) -----------------------------------------------------------------------------------------------


def test_explore_a_sector_that_is_there() -> None:
    """P17.5.1: an empty space."""
    assert reason(turn(position()), "explore:2g") == "explored"


def test_explore_far_from_everything_own() -> None:
    """P17.5.1: beside a sector with the disc or a ship of the seat."""
    told = found(turn(position()), "explore:3j")
    assert told.reason.key == "ecl-why-not-beside"
    assert told.instead is not None
    assert "1A" in translate(told.instead, "en").split(": ")[1] or "3A" in translate(told.instead, "en")


def test_explore_where_the_own_sector_has_no_wormhole() -> None:
    """P17.5.1: behind a wormhole of that sector."""
    st = position()
    put(st, "306", "5a", owner=A)
    game = turn(st)
    closed = [each for each in ("6a", "6b", "5b", "4a") if game.ask.option(f"explore:{each}") is None]
    assert closed
    assert {reason(game, f"explore:{each}") for each in closed} <= {"no-wormhole-explore", "not-beside"}
    assert "no-wormhole-explore" in {reason(game, f"explore:{each}") for each in closed}


def test_explore_from_a_pinned_ship() -> None:
    """P17.5.1: a ship that is not pinned (P1.3)."""
    st = position()
    put(st, "306", "5a", ships={A: "cruiser", ANCIENTS: "ancient"})
    game = turn(st)
    assert "pinned-explorer" in {reason(game, f"explore:{each}") for each in ("6a", "6b", "5b")}


def test_explore_a_ring_without_sectors() -> None:
    """P17.5.2: neither stack nor discards."""
    st = position()
    st.unseen += st.stacks["outer"]
    st.stacks["outer"] = []
    game = turn(st)
    assert "stack-outer" in {each.reason.key.removeprefix("ecl-why-") for each in barred(game.state, game.ask)}


def test_a_place_that_does_not_exist() -> None:
    """Every typed action says so of its own."""
    assert "3z" in missing_places()
    assert "3r" not in missing_places()
    game = turn(position())
    for key in ("explore:3z", "influence:3z", "build:cruiser-3z", "move:interceptor-2a-3z"):
        assert reason(game, key) == "no-place"


# -- influence (P17.6.2) ---------------------------------------------------------------------------------------------


def test_influence_on_what_cannot_take_a_disc() -> None:
    """P17.6.2: a sector without a disc or opposing ships, connected with an own one."""
    st = position()
    put(st, "102", "1a", ships={ANCIENTS: "ancient"})
    put(st, "306", "5a", owner=B)
    put(st, "304", "5h")
    game = turn(st)
    told = {place: reason(game, f"influence:{place}") for place in ("2a", "1a", "5a", "5h", "3c")}
    assert told == {
        "2a": "own-sector",
        "1a": "enemies",
        "5a": "owned",
        "5h": "not-connected",
        "3c": "unexplored",
    }


def test_influence_with_one_disc_left() -> None:
    """P17.3.2: the action takes it."""
    st = position()
    put(st, "102", "1a")
    st.players[A].reserve += st.players[A].discs - 1
    st.players[A].discs = 1
    assert reason(turn_unchecked(st), "influence:1a") == "discs"


def turn_unchecked(st: State) -> Game:
    """Positions in which pieces do not add up."""
    game = begin(position(), ACTION)
    game.session.state.players[A].discs = st.players[A].discs
    game.session.state.sectors = st.sectors
    return game


def test_a_disc_does_not_go_where_only_it_leads() -> None:
    """P17.6.2: connected with a sector that has the disc; once lifted it is there no more."""
    st = position()
    put(st, "101", "1a", 1)
    st.sectors["2a"].fleets = []
    game = turn(st)
    assert game.ask.option("influence:1a") is not None
    assert reason(game, "influence:2a-1a") == "only-connection"


# -- research (P17.7.1) ----------------------------------------------------------------------------------------------


def test_research_what_cannot_be_taken() -> None:
    """P17.7.1: on offer, not owned, room in the category, enough science."""
    st = position()
    supply(st, "gluon_computer", "plasma_cannon")
    give(st, A, "neutron_bombs")
    st.players[A].science = 3
    game = turn(st)
    assert reason(game, "research:neutron_bombs") == "known"
    assert reason(game, "research:monolith") == "not-on-offer"
    dear = found(game, "research:gluon_computer")
    assert dear.reason.key == "ecl-why-too-dear"
    assert translate(dear.reason, "en").endswith("you have 3")


def test_research_in_a_full_category() -> None:
    """P17.7.1: seven in a category at most."""
    st = position()
    military = "neutron_bombs starbase plasma_cannon phase_shield advanced_mining tachyon_source gluon_computer"
    supply(st, "plasma_missile")
    give(st, A, *(each for each in military.split() if each not in st.players[A].technologies))
    assert reason(turn(st), "research:plasma_missile") == "category-full"


# -- upgrade (P17.8) -------------------------------------------------------------------------------------------------


def test_parts_without_their_technology() -> None:
    """P17.8.2: the technology, or the tile."""
    game = turn(position())
    assert reason(game, "upgrade:plasma_cannon") == "technology"
    instead = found(game, "upgrade:plasma_cannon").instead
    assert instead is not None
    assert "Ion Cannon" in translate(instead, "en")
    assert "Plasma Cannon" not in translate(instead, "en")
    slot = next(iter(game.ask.options.keys))
    assert slot
    assert reason(game, "upgrade:axion_computer") == "no-ancient-part"


def test_the_end_of_an_upgrade_of_ships_that_lack_energy() -> None:
    """P17.8.3: no ship may be left so."""
    st = position()
    give(st, A, "plasma_cannon")
    game = turn(st)
    first = next(key for key in game.ask.options.keys if key.startswith("upgrade:interceptor-") and "plasma" in key)
    game.chooses(first)
    if game.ask.option("done") is not None:
        second = next(
            key for key in game.ask.options.keys if key.startswith("upgrade:interceptor-") and "plasma" in key
        )
        game.chooses(second)
    assert reason(game, "done") == "illegal-ships"
    taken = game.state.players[A].tiles["interceptor"]
    slot = next(iter(taken))
    assert reason(game, f"upgrade:interceptor-{slot}-hull") in ("square-taken", "no-tiles-left")


# -- build (P17.9.1, P17.9.2) ----------------------------------------------------------------------------------------


def test_build_what_is_too_dear_or_unknown_or_elsewhere() -> None:
    """P17.9.1: materials, the technology, an own sector."""
    st = position()
    st.players[A].materials = 3
    game = turn(st)
    assert reason(game, "build:dreadnought-2a") == "too-dear"
    assert reason(game, "build:dreadnought") == "too-dear"
    assert reason(game, "build:monolith-2a") == "technology"
    for key in ("build:dreadnought", "build:dreadnought-2a", "build:monolith-2a"):
        instead = found(game, key).instead
        assert instead is not None
        assert translate(instead, "en") == "You can build: interceptor, starbase."
    told = found(game, "build:interceptor-2g")
    assert told.reason.key == "ecl-why-not-own"
    assert told.instead is not None
    assert translate(told.instead, "en") == "Possible: 2A."


def test_build_without_miniatures_and_a_second_orbital() -> None:
    """P17.9.1, P17.9.2."""
    st = position()
    st.players[A].materials = 30
    send(st, A, "2a", "dreadnought dreadnought")
    give(st, A, "orbital")
    home(st, A).orbital = True
    game = turn(st)
    assert reason(game, "build:dreadnought-2a") == "no-miniature"
    assert reason(game, "build:orbital-2a") == "has-orbital"


# -- move (P17.9.3 to P17.9.5) ---------------------------------------------------------------------------------------


def test_moves_that_are_not_possible() -> None:
    """P1.3, P17.9.3: pinned ships stay; no wormhole; too far."""
    st = position()
    game = turn(st)
    assert reason(game, "move:interceptor-2a-2g") == "no-way"
    assert reason(game, "move:interceptor-2a-2b") == "move-unexplored"
    assert reason(game, "move:interceptor-2a-2a") == "there-already"
    assert reason(game, "move:cruiser-2a") == "no-such-ship"
    st = position()
    send(st, B, "2a", "cruiser cruiser")
    assert reason(turn(st), "move:interceptor-2a-0a") == "pinned"
    st = position()
    put(st, "306", "1a", ships={A: "interceptor"})
    shut = dict.fromkeys(range(6))
    told = set()
    for turns in shut:
        st = position()
        put(st, "306", "1a", turns, ships={A: "interceptor"})
        game = turn(st)
        if game.ask.option("move:interceptor-1a-0a") is None:
            told.add(reason(game, "move:interceptor-1a-0a"))
    assert told & {"no-wormhole", "no-wormholes"}


def fast(st: State, ship: ShipClass) -> None:
    """A seat's ship moves twice: another drive in the place of the printed one."""
    give(st, A, "fusion_drive")
    slots = SPECIES[st.players[A].species].blueprints[ship].slots
    st.players[A].tiles[ship] = {slot: "fusion_drive" for slot, part in slots if part == "nuclear_drive"}


def test_a_move_that_is_too_far() -> None:
    """P17.9.3: so many sectors away."""
    st = position()
    put(st, "101", "1a", 1)
    told = found(turn(st), "move:interceptor-2a-0a")
    assert translate(told.reason, "en") == "its movement of 1 does not reach that far (2 sectors away)"
    fast(st, "interceptor")
    assert turn(st).ask.option("move:interceptor-2a-0a") is not None


def test_a_move_that_opposing_ships_hold_on_its_way() -> None:
    """P17.9.4: within reach, but more of them stand between."""
    st = position()
    fast(st, "interceptor")
    put(st, "101", "1a", 1, ships={B: "cruiser cruiser"})
    assert reason(turn(st), "move:interceptor-2a-0a") == "held-on-way"


def test_the_gcds_pins_by_its_own_rule() -> None:
    """P17.9.4, P1.3: however many own ships are there, and also on the way."""
    st = position()
    send(st, A, "0a", "cruiser cruiser cruiser")
    put(st, "101", "1a", 1)
    assert reason(turn(st), "move:cruiser-0a-1a") == "pinned-by-gcds"
    st = position()
    fast(st, "interceptor")
    put(st, "101", "1a", 1, ships={A: "interceptor"})
    put(st, "103", "1c", 1)
    send(st, A, "0a", "cruiser")
    assert {"1a", "1c"} <= {each.place for each in passable(st, A, "0a")}
    assert reason(turn(st), "move:interceptor-1a-1c") == "held-by-gcds"


def test_a_rotation_that_joins_nothing_or_looks_like_another_one() -> None:
    """P17.5.4: one of its wormholes meets one of a sector with the own disc or ship."""
    told = set()
    for sector in ("101", "103", "106"):
        st = position(inner=sector)
        game = go_on(st, ExploreTask(A, left=0, place="1a", drawn=[st.stacks["inner"].pop()]))
        legal = {key for key in game.ask.options.keys if key.startswith("place:")}
        assert legal
        barred_keys = {each.option.key for each in barred(game.state, game.ask)}
        assert legal | barred_keys >= {f"place:{sector}-{turns}" for turns in range(6)}
        for key in {each for each in barred_keys if each.startswith("place:")}:
            each = found(game, key)
            told.add(each.reason.key.removeprefix("ecl-why-"))
            assert each.instead is not None
            assert all(name.partition(":")[2] in translate(each.instead, "en") for name in legal)
    assert told >= {"not-joined"}


def test_starbases_stay() -> None:
    """P17.9.3."""
    st = position()
    send(st, A, "2a", "starbase")
    assert reason(turn(st), "move:starbase-2a-0a") == "starbase-stays"


# -- colony ships (P17.4) --------------------------------------------------------------------------------------------


def test_cubes_that_no_colony_ship_brings() -> None:
    """P17.4.1, P17.4.2: a ship, an own sector, an empty square that takes the cube, a cube."""
    st = position()
    put(st, "306", "5a", owner=A)
    game = turn(st)
    assert reason(game, "colony:5a-science") == "no-square"
    assert reason(game, "colony:2g-money") == "not-own"
    assert "advanced-square" in {each.reason.key.removeprefix("ecl-why-") for each in barred(st, game.ask)}
    st = position()
    put(st, "306", "5a", owner=A)
    st.players[A].colony_ships = 0
    assert reason(turn(st), "colony:5a-money") == "no-colony-ship"


# -- in general ------------------------------------------------------------------------------------------------------


def test_after_passing_only_reactions_are_left() -> None:
    """P17.3.3."""
    st = position()
    st.players[A].passed, st.first_passed = True, A
    game = turn(st)
    assert reason(game, "explore:3a") == "passed"
    assert reason(game, "research:plasma_cannon") == "passed"


def test_who_is_not_on_the_map_can_only_research() -> None:
    """P17.17.3: neither disc nor ship there."""
    st = position()
    home(st, A).fleets, home(st, A).owner = [], None
    ask = next(PHASES["action"](st))
    assert isinstance(ask, Ask)
    told = {each.option.key: each.reason.key for each in barred(st, ask)}
    assert {told[key] for key in ("explore", "influence", "upgrade", "build", "move")} == {"ecl-why-off-map"}
    assert told["explore:3a"] == "ecl-why-off-map"
    assert "research" not in told


def test_without_a_disc_no_action() -> None:
    """P17.3.2."""
    st = position()
    st.players[A].discs = 0
    ask = turn(position()).ask
    passes = type(ask)(A, ask.about, [each for each in ask.options if each.key == "pass"], kind=ask.kind)
    told = {each.option.key: each.reason.key for each in barred(st, passes)}
    assert told["explore:3a"] == told["research:plasma_cannon"] == "ecl-why-no-disc"


def test_within_an_action_its_own_steps_are_explained() -> None:
    """Further builds, and Planta's second space."""
    st = position()
    st.players[A].materials = 3
    game = go_on(st, ActionTask(A, "build", 1))
    assert reason(game, "build:dreadnought-2a") == "too-dear"
    game = go_on(position("planta"), ExploreTask(A, left=1))
    assert reason(game, "explore:3j") == "not-beside"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("explore 3j", "3J"),
        ("探索 3z", "3Z"),
        ("build dreadnought 2g", "2G"),
        ("建造 无畏舰 2g", "2G"),
        ("research plasma cannon", "Plasma"),
        ("研發 電漿加農砲", "Plasma"),
    ],
)
def test_what_is_typed_finds_its_reason(typed: str, said: str) -> None:
    """The same words as for a legal answer."""
    st = position()
    supply(st, "monolith")
    st.players[A].materials = 0
    game = turn(st)
    with pytest.raises(Refused):
        match(game.ask, typed)
    options = tuple(each.option for each in barred(game.state, game.ask))
    asked = type(game.ask)(A, game.ask.about, options)
    (key,), _ = match(asked, typed)
    each = found(game, key)
    for language in LANGUAGES:
        assert translate(each.text, language)
    assert said in translate(each.text, "en")


# -- battles (P17.13.5) ----------------------------------------------------------------------------------------------


def test_retreats_that_are_not_possible_name_their_rule() -> None:
    """P17.13.5: to a neighbouring sector with the own disc and no opposing ships, over an edge that the ships pass."""
    game = battle(retreating(ships="interceptor interceptor"), [1])
    assert game.ask.habit == "battle-group"
    assert game.ask.option("retreat:2a") is not None
    told = {key: reason(game, f"retreat:{key}") for key in ("3a", "2g", "9z", "3z", "4a")}
    assert told == {
        "3a": "there-already",
        "2g": "retreat-far",
        "9z": "no-place",
        "3z": "no-place",
        "4a": "unexplored",
    }
    refused = found(game, "retreat:9z")
    assert refused.instead is not None
    assert translate(refused.instead, "en") == "Possible: 2A."


@pytest.mark.parametrize(
    ("owner", "ships", "rule"),
    [
        (B, {}, "not-own"),
        (None, {}, "not-own"),
        (A, {B: "interceptor"}, "enemies"),
        (A, {ANCIENTS: "ancient"}, "enemies"),
    ],
)
def test_a_retreat_needs_the_own_disc_and_no_opposing_ships(
    owner: int | None, ships: dict[int, str], rule: str
) -> None:
    """P17.13.5: north of the battle lies a sector behind a wormhole."""
    st = retreating(ships="interceptor interceptor")
    put(st, "306", "4a", owner=owner, ships=ships)
    assert "4a" in {sector.place for sector in passable(st, A, "3a")}
    assert reason(battle(st, [1]), "retreat:4a") == rule


# -- what is not there, and whole actions ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "rule"),
    [
        ("upgrade cruiser XX hull", "no-such-square"),
        ("升级 巡洋舰 XX 船体", "no-such-square"),
        ("upgrade interceptor lb", "no-such-square"),
        ("explore 9z", "no-place"),
        ("探索 9z", "no-place"),
        ("influence 7c", "no-place"),
        ("build interceptor 9z", "no-place"),
        ("建造 攔截艦 9z", "no-place"),
        ("build interceptor 3j", "unexplored"),
        ("move interceptor 2a 9z", "no-place"),
        ("移动 2A 的拦截舰 8b", "no-place"),
        ("移动 拦截舰 2a 8b", "no-place"),
        ("移動 攔截艦 2a 9z", "no-place"),
    ],
)
def test_squares_and_places_that_do_not_exist_are_refused_as_such(clause: str, rule: str) -> None:
    """P17.8.1, P17.5.1, P17.9.1: also far from the map, and whatever part is named after the square. With a single
    sector to build in, or to move to, the first words alone would be an answer."""
    st = position(inner="101 102")
    put(st, "101", "1a", owner=A)
    put(st, "102", "1b", owner=A)
    game = turn(st)
    with pytest.raises(Refused):
        match(game.ask, clause)
    known = {each.option.key: each for each in barred(game.state, game.ask)}
    [key], _ = match(replace(game.ask, options=tuple(each.option for each in known.values())), clause)
    assert known[key].reason.key == f"ecl-why-{rule}"


@pytest.mark.parametrize("clause", ["build dreadnought", "建造 無畏艦", "建造无畏舰", "build dreadnought at 2a"])
def test_an_item_that_cannot_be_paid_says_so_whether_or_not_a_place_is_named(clause: str) -> None:
    """P17.9.1: also in Chinese, and when nothing can be built at all."""
    st = position()
    st.players[A].materials = 0
    game = turn(st)
    known = {each.option.key: each for each in barred(game.state, game.ask)}
    [key], rest = match(replace(game.ask, options=tuple(each.option for each in known.values())), clause)
    assert (key.partition("-")[0], rest) == ("build:dreadnought", "")
    assert known[key].reason.key == "ecl-why-too-dear"


def test_an_action_without_a_step_says_what_is_lacking() -> None:
    """P17.7.1, P17.10.1: nothing can be paid for, and nothing can move."""
    st = position()
    st.players[A].science = st.players[A].materials = 0
    for sector in st.sectors.values():
        sector.fleets = [fleet for fleet in sector.fleets if fleet.side != A]
    ask = turn(st).ask
    told = {each.option.key: each.reason.key for each in barred(st, ask)}
    shown = {each.option.key: each.reason.key for each in TITLES["eclipse"].list_barred(st, ask, on_panel=True)}
    assert shown == {key: told[key] for key in ("research", "build", "move")}, "the panel says it beforehand"
    assert told["research"] == "ecl-why-nothing-research"
    assert told["build"] == "ecl-why-nothing-build"
    assert told["move"] == "ecl-why-nothing-move"
    assert "explore" not in told
    assert "influence" not in told


def test_why_nothing_can_be_built_says_which_of_sectors_materials_and_room_is_lacking() -> None:
    """P17.9.1: it was said that you could pay for nothing, or had no sector."""
    poor, homeless, full = position(), position(), position()
    poor.players[A].materials = 0
    for st in (homeless, full):
        st.players[A].materials = 30
    for sector in homeless.sectors.values():
        if sector.owner == A:
            sector.owner = None
    full.players[A].technologies = []
    for sector in full.sectors.values():
        sector.fleets = [fleet for fleet in sector.fleets if fleet.side != A]
    all_ships = Fleet(A, {"interceptor": [0] * 8, "cruiser": [0] * 4, "dreadnought": [0] * 2})
    next(sector for sector in full.sectors.values() if sector.owner == A).fleets.append(all_ships)
    for st, said in ((poor, ""), (homeless, "-sector"), (full, "-room")):
        assert build.judge_nothing(st, A).key == f"ecl-why-nothing-build{said}"
