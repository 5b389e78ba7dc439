"""The texts of the log, of the record of a turn and of the options."""

from __future__ import annotations

import pytest

from tests.day_and_night.scenario import Game, table

NIGHT_TEMPLE = "a6 b6 c6 d6 e6 f6 g6 h6 h5"


def details(game: Game, kind: str) -> dict[str, str | None]:
    """What the options of a kind say about themselves, by place: the key of the message."""
    return {
        option.key.partition(":")[2]: None if option.detail is None else option.detail.key
        for option in game.ask.options
        if option.key.startswith(f"{kind}:")
    }


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [None, "day", "night"])
def test_a_step_is_told_to_all(reader):
    assert "Day walks to B1." in table().steps("b1").told(reader).splitlines()
    assert "Night walks to H5." in table(to_move="night").steps("h5").told(reader).splitlines()


def test_a_step_lights_up_its_tile():
    event = next(e for e in table().steps("b1").log if e.public is not None and e.public.key == "dn-log-step")
    assert (event.at, event.seat) == (("b1",), 0)


@pytest.mark.parametrize("reader", [None, "day", "night"])
def test_a_reshuffle_is_told_to_all_before_the_draw_it_was_for(reader):
    told = table(day_deck="", day_discard="fate").steps("b1").told(reader).splitlines()
    assert told[:2] == ["Day walks to B1.", "Day shuffles the discard pile into the deck."]
    assert "draw" in told[2]


def test_without_a_reshuffle_none_is_told():
    assert "shuffles" not in table(day_draws="fate", day_discard="entrap").steps("b1").told()


@pytest.mark.parametrize("reader", [None, "day", "night"])
def test_discards_are_told_to_all_by_name(reader):
    """R-DECK-2: the discard pile is open."""
    game = table(day_hand="achievement day_blossom day_chant day_ritual day_wish entrap fate").ends()
    game.answers("discard:entrap", "discard:fate")
    assert "Day discards Entrap, Fate." in game.told(reader).replace(" and ", ", ").splitlines()


# -- the hours of a turn ---------------------------------------------------------------------------------------------


def test_the_hours_of_spells_and_steps_add_up():
    game = table(day_hand="entrap", day_deck="", night="h5")
    assert game.view().now.hours_used == 0
    spent = 12 - game.casts("entrap").hours
    assert spent > 0
    assert game.view().now.hours_used == spent
    assert game.steps("b1").view().now.hours_used == spent + 3


def test_a_stolen_card_takes_no_hours():
    """R-STOLEN: 0 hours besides the six of Steal Passion."""
    game = table(day_hand="steal_passion", night_hand="night_wish obtain").uses_stolen("night_wish", "c3")
    assert game.view().now.hours_used == 6


def test_the_turn_that_is_over_keeps_its_hours_and_the_new_one_begins_without():
    view = table(day_deck="").steps("b1", "b2").ends().view()
    assert view.last is not None
    assert (view.last.hours_used, view.now.hours_used) == (6, 0)


# -- what an option brings --------------------------------------------------------------------------------------------


def test_a_change_says_what_each_tile_becomes():
    found = details(table(day_hand="day_wish", day="b1", night="c1").casts("day_wish"), "tile")
    assert (found["a1"], found["c1"]) == ("dn-detail-becomes-day", "dn-detail-becomes-day")
    assert found["b1"] == "dn-detail-becomes-night"


def test_a_turn_over_says_what_each_tile_becomes():
    found = details(table(day_hand="achievement", day="a1", night="h6").casts("achievement"), "tile")
    assert found == {"a1": "dn-detail-becomes-night", "h6": "dn-detail-becomes-day"}


@pytest.mark.parametrize(
    ("side", "card", "more"),
    [
        ("day", "mystify", {"day": "b1 c1 d1"}),
        ("day", "morning_mist", {"day": "a1 b1 c1 d1"}),
        ("night", "crystal_sky", {"night": "b1 c1"}),
        ("night", "crystal_breeze", {"day": "b1", "night": "c1"}),
        ("day", "warp", {"night": "c1"}),
        ("day", "misdirect", {"day": "c1 d1 h6"}),
        ("night", "mislead", {"night_temple": NIGHT_TEMPLE, "night": "c1"}),
    ],
)
def test_stones_crystals_and_jumps_say_nothing_of_a_tile_that_changes(side, card, more):
    """Nothing becomes Day or Night there."""
    game = table(to_move=side, **{f"{side}_hand": card}, **more)
    found = details(game.casts(card), "tile")
    assert len(found) > 1
    assert set(found.values()) == {None}
    assert {option.caution for option in game.ask.options} == {None}


# -- Deviate ----------------------------------------------------------------------------------------------------------


DEVIATE = [
    # Day's tile is turned over, which a neutral one cannot be; Night's tile is changed
    ("neutral", "neutral", True),
    ("neutral", "temple", False),
    ("day", "temple", True),
    ("night", "temple", True),
    ("locked", "temple", False),
    ("locked", "neutral", True),
    ("locked", "day", True),
    ("neutral", "night", True),
]


@pytest.mark.parametrize(("days", "nights", "castable"), DEVIATE)
def test_deviate_can_be_cast_when_one_of_its_parts_is_possible(days, nights, castable):
    """R-CAST-2, R-CHANGE-3: temple-tiles never change, neutral tiles are not turned over."""
    sides = {
        "day": " ".join(["a1"] * (days == "day") + ["h6"] * (nights == "day")),
        "night": " ".join(["a1"] * (days == "night") + ["h6"] * (nights == "night")),
        "locked": "a1" * (days == "locked"),
        "night_temple": NIGHT_TEMPLE * (nights == "temple"),
    }
    assert table(to_move="night", night_hand="deviate", **sides).can_cast("deviate") is castable


@pytest.mark.parametrize(
    ("more", "places", "count"),
    [
        ({"night": "a1"}, "A1", 1),
        ({"night": "h6"}, "H6", 1),
        ({"night": "a1 h6"}, "A1 H6", 2),
        ({"night": "h6", "locked": "a1"}, "H6", 1),
        ({"night": "a1", "night_temple": NIGHT_TEMPLE}, "A1", 1),
    ],
)
def test_deviate_warns_of_own_tiles_that_become_days(more, places, count):
    option = table(to_move="night", night_hand="deviate", **more).ask.option("cast:deviate")
    assert option is not None
    assert option.caution is not None
    assert option.caution.key == "dn-caution-becomes-day"
    assert (option.caution.args["places"], option.caution.args["count"]) == (places, count)


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"day": "a1"},
        {"day": "a1 h6"},
        {"day": "a1", "night_temple": NIGHT_TEMPLE},
        {"day_at": "c2", "night_at": "c2"},
    ],
)
def test_deviate_does_not_warn_where_no_own_tile_is_lost(more):
    assert table(to_move="night", night_hand="deviate", **more).caution("cast:deviate") is None


def test_a_stolen_deviate_warns_day_of_her_own_tiles():
    """R-STOLEN: Day is the caster, so it is Day's tiles that would be given away."""
    game = table(day_hand="steal_passion", night_hand="deviate obtain", day="a1", night="h6").steals("deviate")
    option = game.ask.option("use")
    assert option is not None
    assert option.caution is not None
    assert (option.caution.key, option.caution.args["places"]) == ("dn-caution-becomes-night", "A1")
