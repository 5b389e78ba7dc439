"""What everybody sees."""

from __future__ import annotations

import msgspec

from engine.core.saved import encode
from engine.voidfall.card_text.objectives import counted_texts
from engine.voidfall.components import parts
from engine.voidfall.coop.score import voidborn_score
from engine.voidfall.happenings import CubeActivated
from engine.voidfall.hidden_info import private, public
from engine.voidfall.map.chart import chart
from engine.voidfall.map.sectors import home_of
from engine.voidfall.production import level
from engine.voidfall.progress import progress
from engine.voidfall.steps.evaluation import OBJECTIVES, UPKEEP
from engine.voidfall.tasks import InvasionTask, Source, Unit
from engine.voidfall.view import AttackView, Compared, Step
from engine.voidfall.vocabulary.crises import Activated, ByDeed, ByPaying, ByState
from engine.voidfall.vocabulary.lasting import SkipVoidStrikes
from tests.voidfall.mid_game import mid_game
from tests.voidfall.positions import give, position, put


def test_a_view_is_a_snapshot() -> None:
    """A view does not change with the state that it was made from, and can be stored."""
    st = mid_game(2)
    before = public(st)
    stored = msgspec.msgpack.encode(before)
    place = home_of(st, 0)
    st.sectors[place].guilds.append("miners")
    st.sectors[place].fleets["carrier"] = 3
    st.players[0].stock["food"] += 1
    st.players[0].tracks[0] = 7
    st.players[0].slots[0].corrupted = not st.players[0].slots[0].corrupted
    st.display.clear()
    st.ladder[0] += 1
    assert st.turn is not None
    st.turn.actions.append(3)
    assert msgspec.msgpack.encode(before) == stored
    assert msgspec.msgpack.encode(public(st)) != stored


def test_who_is_to_decide() -> None:
    """Besides turns: who picks an origin, whose effect of the event is resolved, who evaluates its boxes; nobody while
    all pay their Upkeep."""
    st = mid_game(3)
    assert st.turn is not None
    assert public(st).deciding == st.turn.seat
    st.turn, st.round = None, 0
    st.phase, st.picks, st.tasks = "origins", [0, 2, 1], []
    assert public(st).deciding == 1
    st.phase, st.picks = "preparation", []
    assert public(st).deciding is None
    st.tasks = [Unit(2, Source("frame", "1B/0"))]
    assert public(st).deciding == 2
    st.phase, st.tasks, st.order, st.acted = "evaluation", [], [1, 0, 2], [1]
    st.step = UPKEEP
    assert public(st).deciding is None
    st.step = OBJECTIVES
    assert public(st).deciding == 0


def test_making_a_view_changes_nothing() -> None:
    """A view is read from the state."""
    st = mid_game(4, "coop")
    before = encode(st)
    public(st)
    assert encode(st) == before


def test_sectors_have_the_owner_who_controls_them() -> None:
    """1.2: a Home sector without cubes is its player's; a sector without cubes is nobody's; defenses count printed ones
    and Starbases (P43)."""
    st = mid_game(2)
    place = home_of(st, 1)
    st.sectors[place].fleets, st.sectors[place].owner = {}, None
    other = next(each for each, sector in st.sectors.items() if sector.voidborn)
    st.sectors[other].kind, st.sectors[other].installations = "research_complex", ["sector_defense", "shipyard"]
    shown = public(st).sectors
    assert list(shown) == list(chart(st.map).tiles)
    assert shown[place].owner == 1
    assert shown[place].cubes == 0
    assert shown[other].owner is None
    assert shown[other].defenses == 2


def test_cubes_on_the_map_are_counted_as_deployed() -> None:
    """1.1: cubes are inactive, active or deployed."""
    st = mid_game(2)
    found = public(st).players[1].deployed
    assert found == sum(sector.cubes for sector in st.sectors.values() if sector.owner == 1) > 0


def test_the_strength_of_a_skirmish() -> None:
    """5.5-1: Corruption on tracks and slots, not on sectors nor in Decontamination Chambers, and one in Cycles 2 and
    3."""
    st = mid_game(2, cycle=1)
    player = st.players[0]
    player.technologies["decontamination_chambers"] = "basic"
    player.track_corruption, player.stored = [True, False, True], 2
    for slot in player.slots:
        slot.corrupted = slot is player.slots[2]
    assert public(st).players[0].attack.strength == 3
    st.cycle = 3
    assert public(st).players[0].attack.strength == 4


def test_what_is_under_way() -> None:
    """The units of play on the stack, the innermost last, and the invasion that is made."""
    st = mid_game(2)
    st.tasks = [
        Unit(0, Source("focus", "conquest/1")),
        InvasionTask(0, target="0a", moved={"corvette": 2}),
        Unit(1, Source("bounty", "influence")),
    ]
    shown = public(st)
    assert shown.steps == (Step(0, Source("focus", "conquest/1")), Step(1, Source("bounty", "influence")))
    assert shown.invasion is not None
    assert (shown.invasion.seat, shown.invasion.target, shown.invasion.moved) == (0, "0a", {"corvette": 2})


def test_the_alert_deck_is_told_by_kinds() -> None:
    """6.2: everybody knows which cards came in and which were turned up, nobody the order or which War cards are in."""
    shown = public(mid_game(2, "coop")).coop
    assert shown is not None
    assert shown.alerts == {"1": 1, "2": 3, "war": 2}
    assert (shown.military.filled, shown.economic.filled) == (2, 2)


def test_numbers_of_a_mat_are_computed() -> None:
    """1.4, P49: Production Levels with their Yields, Upkeep that is due and that the stock can pay."""
    st = mid_game(2)
    player = st.players[0]
    for place, sector in st.sectors.items():
        if sector.owner == 0 and place != home_of(st, 0):
            sector.owner, sector.fleets, sector.guilds, sector.installations = None, {}, [], []
    home = st.sectors[home_of(st, 0)]
    home.population, home.guilds = 3, ["farmers", "farmers"]
    player.technologies = {}
    player.stock |= {"food": 0, "energy": 1, "materials": 2}
    player.covered = 0
    for slot in player.slots:
        slot.agenda = ""
    player.slots[0].agenda = "D1"
    shown = public(st).players[0]
    levels = shown.production["food"]
    assert (levels.level, levels.gives) == (level(st, 0, "food"), parts().production("food", level(st, 0, "food")))
    assert levels.level >= 6
    assert shown.upkeep.agendas == 2 * (len(shown.starting) + 1)
    assert shown.upkeep.due == shown.upkeep.agendas + shown.upkeep.sectors
    assert shown.upkeep.payable == 1


def test_an_extra_slot_of_a_technology_is_shown() -> None:
    """13.7: Improved Central Surveillance has a fifth slot, empty until an Agenda is put there."""
    st = mid_game(2)
    st.players[1].technologies = {"central_surveillance": "improved"}
    shown = public(st).players[1].slots
    assert len(shown) == 4
    assert (shown[3].agenda, shown[3].corrupted) == ("", False)


def test_objectives_stand_beside_their_thresholds() -> None:
    """P56, P40: the present values of what the objectives of event 1A count, by seat; nothing is hidden in them."""
    st = mid_game(2, cycle=1)
    st.event = "1A"
    for sector in st.sectors.values():
        sector.guilds = []
    home = st.sectors[home_of(st, 1)]
    home.guilds, home.corrupted = ["scientists", "scientists"], False
    st.players[0].technologies = {"shields": "basic", "torpedoes": "improved", "carriers": "basic"}
    st.players[1].technologies = {}
    guilds, technologies = (box[0] for box in public(st).event_objectives)
    assert [each.values for each in guilds] == [
        (Compared(0, "at_least", 2, met=False),),
        (Compared(2, "at_least", 2, met=True),),
    ]
    assert [each.met for each in technologies] == [True, False]
    assert [each.values[0].value for each in technologies] == [3, 0]


def test_objectives_of_agendas_have_their_influence() -> None:
    """3.3-4: High Society (D1) gives 5 with a Pure Population of 6, and 4/8/12/16 by the Tier of a Pure Society track;
    a Corrupted track gives nothing."""
    st = mid_game(2)
    player = st.players[0]
    player.slots[0].agenda, player.tracks[0], player.track_corruption[0] = "D1", 5, False
    home = st.sectors[home_of(st, 0)]
    home.population, home.corrupted = 6, False
    assert [each.influence for each in public(st).players[0].objectives["D1"]] == [5, 8]
    player.track_corruption[0] = True
    for sector in st.sectors.values():
        sector.population = None if sector.population is None else 2
    first, second = public(st).players[0].objectives["D1"]
    assert (first.met, first.influence, first.values) == (False, 0, (Compared(0, "at_least", 1, met=False),))
    assert (second.met, second.influence) == (False, 0)


def test_own_agendas_have_their_objectives_too() -> None:
    """P71: the progress of Agendas in hand is their owner's alone."""
    st = mid_game(2)
    st.players[0].agendas = ["D1", "M1"]
    assert list(private(st, 0)["objectives"]) == ["D1", "M1"]
    assert public(st).objectives == {}


def test_crises_in_play_have_their_progress() -> None:
    """P60: a deed counts by player and turn; a state has its present value; a payment has none beforehand."""
    st = mid_game(2, "coop")
    assert st.coop is not None
    cards = parts().crisis_cards.values()
    deed = next(each for each in cards if each.solution == ByDeed(Activated(), 2))
    state = next(each for each in cards if isinstance(each.solution, ByState))
    paying = next(each for each in cards if isinstance(each.solution, ByPaying))
    st.coop.current, st.coop.military.crises, st.coop.economic.crises = deed.id, [state.id], [paying.id]
    st.span.happened = [CubeActivated(1)]
    shown = public(st).coop
    assert shown is not None
    assert set(shown.progress) == {deed.id, state.id}
    assert [each.values for each in shown.progress[deed.id]] == [
        (Compared(0, "at_least", 2, met=False),),
        (Compared(1, "at_least", 2, met=False),),
    ]


def test_the_voidborn_score_stands_line_by_line() -> None:
    """P70: the lines of the view are those of the rules."""
    st = mid_game(2, "coop")
    shown = public(st).coop
    assert shown is not None
    assert sum(line.points for line in shown.score) == voidborn_score(st)
    assert shown.score[0].item == "difficulty_base"


def test_every_value_of_an_objective_has_a_name() -> None:
    """Of Agendas, events and houses, in the order of the values."""
    known, st = parts(), mid_game(2)
    found = [each for agenda in known.agendas.values() for each in agenda.objectives]
    found += [each for event in known.events.values() for box in event.boxes for each in box]
    assert any(progress(st, 0, each).values for each in found)
    for each in found:
        assert len(list(counted_texts(each))) == len(progress(st, 0, each).values), each


def test_the_skirmish_is_foretold() -> None:
    """13.6: its target and whether best defence holds it; with a Crisis board its strength counts (6.4)."""
    st = position()
    give(st, 0, track_corruption=[True, True, False])
    attack = public(st).players[0].attack
    assert attack == AttackView(2, ("2b",), held=False)
    put(st, "2b", fleets={"corvette": 3})
    assert public(st).players[0].attack == AttackView(2, ("2b",), held=True)
    assert public(st).players[1].attack == AttackView(0, (), held=True)
    st.lasting = [SkipVoidStrikes()]
    assert public(st).players[0].attack.targets == ()
