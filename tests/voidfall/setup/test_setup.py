"""Set-up (section 2, P1 to P10)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.title import Setup
from engine.voidfall.components import parts
from engine.voidfall.course import next_unit
from engine.voidfall.map.sectors import controlled_sectors, home_of, outpost_of
from engine.voidfall.mat import starting_agendas
from engine.voidfall.setup.deal import deal
from engine.voidfall.setup.houses import hand_of, take_house, take_origin
from engine.voidfall.setup.start import as_set_up, cover_starting_agendas
from engine.voidfall.state import State
from engine.voidfall.vocabulary.economy import GainTradeTokens

COMPETITIVE = [scenario.id for scenario in parts().scenarios.values() if scenario.mode == "competitive"]


def dealt(seats: int = 2, scenario: str = "X01", mode: str = "competitive", seed: str = "00") -> State:
    """A game before its first choice."""
    return deal(Setup(seats, {"mode": mode, "scenario": scenario, "difficulty": "normal"}), Chance(seed))


@pytest.mark.parametrize(
    ("mode", "seats", "first"),
    [("competitive", 2, "X01"), ("competitive", 4, "X01"), ("coop", 3, "K01"), ("solo", 1, "C011")],
)
def test_without_a_choice_any_scenario_of_the_mode_but_the_tutorial_is_drawn(mode: str, seats: int, first: str) -> None:
    """P1. Games that began before version 3 of the rules played the first one, and are dealt so again."""
    fitting = {
        scenario.id
        for scenario in parts().scenarios.values()
        if scenario.mode == mode and scenario.id != "T" and seats in [table.players for table in scenario.tables]
    }
    assert {dealt(seats, "auto", mode, f"{seed:02}").scenario for seed in range(100)} == fitting
    options = {"mode": mode, "scenario": "auto", "difficulty": "normal"}
    assert {deal(Setup(seats, options, None, 2), Chance(f"{seed:02}")).scenario for seed in range(10)} == {first}


Asked: TypeAlias = list[tuple[int, set[str]]]
"""Who was asked for a house, with what was offered."""


def chosen(seats: int, scenario: str, mode: str, houses: str) -> tuple[State, Asked]:
    """A game after the choice of houses, in which everybody takes the first on offer."""
    options = {"mode": mode, "scenario": scenario, "difficulty": "normal", "houses": houses}
    st = deal(Setup(seats, options), Chance("00"))
    asked: Asked = []
    while st.phase == "houses":
        unit = next_unit(st)
        ask = next(unit)
        assert isinstance(ask, Ask)
        asked.append((ask.seat, {key.removeprefix("house:") for key in ask.options.keys}))
        try:
            unit.send(ask.options.value_of(ask.options.keys[0]))
        except StopIteration:
            continue
    return st, asked


@pytest.mark.parametrize("houses", ["suggested", "any"])
def test_houses_are_chosen_backwards_in_turn_order(houses: str) -> None:
    """P2: the last in turn order picks first, never a Fallen House of the scenario, nor what another one has."""
    st, asked = chosen(3, "X05", "competitive", houses)
    scenario = parts().scenarios["X05"]
    assert [seat for seat, _ in asked] == st.order[::-1]
    every = set(scenario.houses) if houses == "suggested" else set(parts().houses) - set(scenario.fallen_houses)
    taken: set[str] = set()
    for seat, offered in asked:
        assert offered == every - taken
        taken.add(st.players[seat].house)
    assert st.phase == "origins"


def test_who_plays_alone_chooses_among_all_houses_unless_they_are_dealt() -> None:
    _, asked = chosen(1, "auto", "solo", "auto")
    assert [len(offered) for _, offered in asked] == [len(parts().houses)]
    assert chosen(1, "auto", "solo", "dealt")[1] == []
    assert chosen(2, "auto", "competitive", "auto")[1] == chosen(2, "auto", "coop", "auto")[1] == []


def test_where_a_scenario_suggests_no_houses_all_are_offered() -> None:
    """Cooperative and solo games (P2)."""
    _, asked = chosen(2, "K02", "coop", "suggested")
    assert len(asked[0][1]) == len(parts().houses)


def test_a_table_that_is_older_than_the_choice_of_houses_deals_them() -> None:
    assert dealt(1, "C011", "solo").phase == "origins"


def settled(seats: int = 2, scenario: str = "X01", seed: str = "00", origins: str = "a") -> State:
    """A game after the choice of origins."""
    st = dealt(seats, scenario, seed=seed)
    while st.phase == "origins":
        unit = next_unit(st)
        try:
            asked = next(unit)
            assert isinstance(asked, Ask)
            unit.send(asked.options.value_of(f"origin:{origins}"))
        except StopIteration:
            continue
    return st


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", COMPETITIVE)
def test_every_scenario_can_be_dealt(scenario: str, seats: int) -> None:
    """Section 2: houses are the suggested ones, and none of the Fallen Houses (P2)."""
    st = dealt(seats, scenario)
    record = parts().scenarios[scenario]
    houses = {player.house for player in st.players}
    assert len(houses) == seats
    assert houses <= set(record.houses)
    assert not houses & set(record.fallen_houses)
    assert sorted(st.order) == list(range(seats))
    assert len(set(st.seating)) == seats


@pytest.mark.parametrize(
    ("seats", "ladder"), [(2, [1, 1, 1, 1, 1, 1]), (3, [2, 2, 2, 2, 2, 0]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_the_trade_ladder_depends_on_the_number_of_players(seats: int, ladder: list[int]) -> None:
    """Section 2, step 1."""
    assert dealt(seats).ladder == ladder


def test_of_each_agenda_type_one_card_is_face_up() -> None:
    """Section 2, step 2."""
    st = dealt()
    known = parts().agendas
    assert {kind: known[card].type for kind, card in st.offers.items()} == {kind: kind for kind in st.offers}
    cards = [*st.offers.values(), *(card for deck in st.decks.values() for card in deck)]
    assert sorted(cards) == sorted(known)


def test_fallen_house_sectors_are_as_their_card_says() -> None:
    """P10: Population and Sector Defenses of the card, Corrupted, no cubes; other cards go to the box."""
    st = dealt(2, "X01")
    fallen = [sector for sector in st.sectors.values() if sector.fallen]
    assert len(fallen) == 2
    assert {sector.fallen for sector in fallen} < set(parts().scenarios["X01"].fallen_houses)
    for sector in fallen:
        card = parts().fallen_houses[sector.fallen]
        assert sector.population == card.population
        assert sector.corrupted
        assert not sector.voidborn
        assert sector.installations == ["sector_defense"] * card.sector_defenses


def test_the_display_has_two_copies_of_the_eight_technologies() -> None:
    """Section 2, step 5; all four Fallen Houses count, also those in the box (P10)."""
    st = dealt(2, "X01")
    wanted = {
        each for house in parts().scenarios["X01"].fallen_houses for each in parts().fallen_houses[house].technologies
    }
    assert set(st.display) == wanted
    assert all((each.count, each.first) == (2, True) for each in st.display.values())
    assert sorted(st.improved + st.later) == sorted(wanted)
    assert len(st.improved) == 4
    assert st.blocked


def test_the_event_piles_are_those_of_the_scenario() -> None:
    """Section 2, step 6: A to I in competitive games, the tutorial its own."""
    assert [sorted(pile) for pile in dealt(scenario="X02").piles] == [
        [f"{n}{c}" for c in "ABCDEFGHI"] for n in (1, 2, 3)
    ]
    assert dealt(scenario="T").piles == [["1T"], ["2T"], ["3T"]]


def test_innovation_waits_in_the_discard() -> None:
    """Section 2, step 7: nine Focus cards, Innovation in the discard of Cycle 1."""
    st = dealt(4, "T")
    for player in st.players:
        assert player.discard == ["innovation"]
        assert len(player.hand) == 8
        assert player.influence == 10
        assert player.glory == [2]
        assert [slot.corrupted for slot in player.slots] == [False, False, True]


def test_house_cards_replace_standard_ones() -> None:
    """Section 2, step 7: nine cards, each own card in place of a standard one."""
    for house in parts().houses.values():
        hand = hand_of(house.id)
        assert len(set(hand)) == 9
        assert set(house.cards) < {*hand, ""}
        replaced = {parts().focus_cards[card].replaces for card in house.cards}
        assert not replaced & set(hand)


@pytest.mark.parametrize("house", list(parts().houses))
@pytest.mark.parametrize("number", [0, 1])
def test_every_origin(house: str, number: int) -> None:
    """P4: the numbers of the card replace everything, and all 14 cubes are somewhere."""
    st, origin = dealt(2, "X01"), parts().houses[house].origins[number]
    take_house(st, 0, house)
    take_origin(st, 0, origin)
    player, home, outpost = st.players[0], st.sectors[home_of(st, 0)], st.sectors[outpost_of(st, 0)]
    assert player.active + player.inactive + home.cubes + outpost.cubes == 14
    assert player.tracks == list(origin.tracks)
    assert player.stock == {name: origin.resources.of(name) for name in player.stock}
    assert (home.population, outpost.population) == (origin.home.population, origin.outpost.population)
    assert home.guilds == list(origin.home.guilds)
    assert outpost.installations == list(origin.outpost.installations)
    assert set(controlled_sectors(st, 0)) == {home_of(st, 0), outpost_of(st, 0)}
    assert player.influence == 10, "set-up gives no rewards (P3)"
    assert list(player.technologies.items()) == [(origin.technology, "basic")]


@pytest.mark.parametrize(("seats", "shown"), [(2, False), (3, True)])
def test_second_copies_of_starting_technologies(seats: int, shown: bool) -> None:
    """P9: with three and four players the copy without Influence joins the display."""
    st = settled(seats)
    for player in st.players:
        technology = next(iter(player.technologies))
        assert (technology in st.display) == shown
        assert not shown or (st.display[technology].count, st.display[technology].first) == (1, False)


def test_origins_are_chosen_last_in_turn_order_first() -> None:
    """P2."""
    st = dealt(3)
    asked = []
    while st.phase == "origins":
        unit = next_unit(st)
        ask = next(unit)
        assert isinstance(ask, Ask)
        asked.append(ask.seat)
        assert ask.options.keys == ("origin:a", "origin:b")
        with pytest.raises(StopIteration):
            unit.send(ask.options.value_of("origin:b"))
    assert asked == st.order[::-1]
    assert {player.origin for player in st.players} == {"B"}


def test_the_tutorial_begins_with_the_first_origin() -> None:
    """P2."""
    assert {player.origin for player in settled(4, "T").players} == {"A"}


def test_start_effects_take_trade_tokens_without_bonus() -> None:
    """P5: they lie at once on the starting Agenda; surplus is held."""
    assert as_set_up(GainTradeTokens(2)) == GainTradeTokens(2, bonus=False)
    st = settled()
    st.players[0].trade = 2
    cover_starting_agendas(st)
    assert (st.players[0].trade, st.players[0].covered) == (2, 1)


def test_marqualos_has_two_starting_agendas() -> None:
    """P6."""
    st = dealt(2)
    take_house(st, 0, "marqualos")
    take_origin(st, 0, parts().houses["marqualos"].origins[0])
    st.players[0].trade = 3
    cover_starting_agendas(st)
    assert len(starting_agendas(st.players[0])) == 2
    assert st.players[0].covered == 2


def test_the_same_seed_deals_the_same_game() -> None:
    """P1: one generator, a fixed order."""
    one, same, other = dealt(4), dealt(4), dealt(4, seed="01")
    assert msgspec.json.encode(one) == msgspec.json.encode(same) != msgspec.json.encode(other)


@pytest.mark.parametrize("scenario", ["C011", "K01"])
def test_a_scenario_of_another_mode_is_refused(scenario: str) -> None:
    """The reason names the scenarios that fit."""
    with pytest.raises(Refused) as refused:
        dealt(2, scenario)
    text = refused.value.text
    assert text.key == "vf-refused-scenario"
    assert len(text.args["fitting"]) == len(COMPETITIVE)


def test_a_scenario_for_fewer_players_is_refused() -> None:
    """K07 is for two."""
    with pytest.raises(Refused):
        dealt(3, "K07", mode="coop")


def test_solo_is_for_one() -> None:
    """With more players it is refused; one alone always plays solo."""
    with pytest.raises(Refused) as refused:
        dealt(2, "auto", mode="solo")
    assert refused.value.text.key == "vf-refused-solo"
