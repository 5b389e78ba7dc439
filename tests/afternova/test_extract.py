"""Extraction: who can, what it costs, who gets what (rule text: 提取; facts: EX1-EX8, OV1, OV2, BG1, FX1, FX2, FX5)."""

from __future__ import annotations

import pytest

from engine.afternova.view import TermsView
from engine.core.errors import IllegalChoice
from tests.afternova.scenario import Game, Seat, seat, table

NECTAR = "p02:PPGB p04:PGO p07:GOB"
"""Nectar needs piloting 3 and engineering 3."""
WHIRL = "p01:PGB p04:PGO p07:GOB"
"""Whirldust needs piloting 2 and engineering 2."""
DRAFT = {"mine", "icon", "ask", "give", "move", "hire", "drop", "keep", "send", "cancel"}


def drafted(*seats: Seat, keys: str, planets: str = WHIRL, **more: str) -> Game:
    """A composes a proposal."""
    return table(*seats, planets=planets, **more).acts("A", keys)


def problems(game: Game) -> int:
    """How many things are wrong with A's draft."""
    return len(terms_of(game).problems)


def terms_of(game: Game) -> TermsView:
    """What A is composing."""
    draft = game.view("A").draft
    assert draft is not None
    assert draft.terms is not None
    return draft.terms


def can_send(game: Game) -> bool:
    """Whether A's draft can be published; a draft with problems cannot."""
    sends = "send" in game.offers("A")
    assert sends == (problems(game) == 0)
    return sends


# -- the worked examples ----------------------------------------------------------------------------------------------


def test_the_first_example_two_players_share_nectar():
    """[FX1] [EX7]; rule text, 提取行动示例: 两位玩家弃掉其使用的雇佣工, 根据协议拿去资源块并放入各自的储存"""
    game = table(seat("m05 m06"), seat("m07"), seat(), planets=NECTAR, planet_draws="p01")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    assert not game.offer(1).ready
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B"), game.stored("C")) == ("GB", "PP", "")
    assert (game.hand("A"), game.hand("B")) == ("", "")
    assert set(game.view().mercenary_discard) == {"m05", "m06", "m07"}
    assert game.view().planet_discard == ("p02",)
    assert game.planets.split()[:2] == ["p04", "p07"]
    assert len(game.planet("p01") or "") == 3
    assert game.active == "B"


def test_the_second_example_a_stored_green_cube_is_the_pay():
    """[FX2] [EX5]; rule text, 用储存的资源块协商的示例: Jeff's storage is empty, so all four cubes find room."""
    game = table(seat("m17 m05 m06", stored="G"), seat("m09"), seat(), planets="p02:PPOW p04:PGO p07:GOB")
    game.acts("A", "draft:p02 mine:m17 mine:m05 mine:m06 ask:b+pilot move:a>b+green send")
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B")) == ("PPOW", "G")
    assert sum(game.view().cube_discard) == 0


def test_somebody_who_does_not_help_can_neither_give_nor_get():
    """[FX5] [EX5]; rule text: 没有协助提取行动的玩家[不]送出或收到资源块"""
    game = drafted(
        seat("m05 m06", stored="G"), seat("m07", stored="O"), seat("m08", stored="W"), keys="draft:p02", planets=NECTAR
    )
    game.acts("A", "mine:m05 mine:m06 ask:b+pilot ask:b+engineer")
    moves = game.offers("A", "move")
    assert set(moves) == {"a>b+green", "b>a+orange"}
    assert not [key for key in game.offers("A", "give") if key[0] == "c"]
    with pytest.raises(IllegalChoice):
        game.session.submit(0, ("move:a>c+green",))
    with pytest.raises(IllegalChoice):
        game.session.submit(0, ("give:c+green",))


# -- what an extraction needs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        ("m05 m06", True),
        ("m01 m17", True),
        ("m01 m02 m17", True),
        ("m01 m05", False),
        ("m17 m05", False),
        ("m05", False),
        ("m01 m09", False),
        ("m09 m10 m21 m22", True),
        ("m13 m14 m17", True),
    ],
)
def test_both_requirements_must_be_met_or_exceeded(cards, enough):
    """[EX1]; rule text: 雇佣工的技能图标要符合或超过行星全部的技能要求. Other icons do nothing."""
    game = drafted(seat(cards), seat(), seat(), keys="draft:p01 " + " ".join(f"mine:{card}" for card in cards.split()))
    assert can_send(game) == enough
    assert (sum(terms_of(game).missing) == 0) == enough


def test_what_is_missing_is_shown_for_each_skill():
    """[EX1]"""
    game = drafted(seat("m09 m17"), seat(), seat(), keys="draft:p02 mine:m09 mine:m17", planets=NECTAR)
    assert terms_of(game).missing == (2, 1, 0, 0)


def test_icons_of_helpers_and_own_icons_count_together():
    """[EX1] [EX2]: three people, each with a part; any number of helpers."""
    game = drafted(
        seat("m01"), seat("m09"), seat("m17"), seat("m21"), keys="draft:p02 mine:m01 ask:b+pilot", planets=NECTAR
    )
    game.acts("A", "ask:c+engineer ask:c+engineer")
    assert not can_send(game)
    assert can_send(game.acts("A", "ask:d+engineer"))
    game.acts("A", "give:c+purple give:d+green send").acts("B", "accept:1").acts("C", "accept:1")
    assert not game.offer(1).ready
    game.acts("D", "accept:1").acts("A", "execute:1")
    assert [game.stored(who) for who in "ABCD"] == ["PB", "", "P", "G"]
    assert set(game.view().mercenary_discard) == {"m01", "m09", "m17", "m21"}


def test_the_active_player_may_let_others_do_it_all():
    """[EX1]: committed icons of all participants together."""
    game = drafted(seat(), seat("m01 m17"), seat(), keys="draft:p01")
    game.acts("A", "ask:b+pilot ask:b+pilot ask:b+engineer ask:b+engineer give:b+purple send")
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B")) == ("GB", "P")


def test_a_helper_must_be_needed():
    """[EX2]: without that helper the remaining committed icons fall short."""
    game = drafted(seat("m01 m05 m06"), seat(), seat(), keys="draft:p01 mine:m01 mine:m05 ask:b+engineer")
    assert can_send(game)
    game.acts("A", "mine:m06")
    assert not can_send(game)
    game.acts("A", "ask:b-engineer")
    assert can_send(game)


def test_of_two_helpers_one_may_be_one_too_many():
    """[EX2]: B and C each offer the icon that is short only while both are asked for theirs."""
    game = drafted(seat("m01 m05 m17"), seat(), seat(), keys="draft:p02 mine:m01 mine:m17", planets=NECTAR)
    game.acts("A", "ask:b+pilot ask:c+engineer")
    assert can_send(game)
    game.acts("A", "mine:m05")
    assert not can_send(game)
    game.acts("A", "mine:m17")
    assert not can_send(game)


def test_no_more_is_asked_of_helpers_than_is_short():
    """[EX2]: an icon beyond the need makes nobody needed."""
    game = drafted(seat("m01 m05"), seat(), seat(), keys="draft:p01 mine:m01")
    assert set(game.offers("A", "ask")) == {"b+engineer", "c+engineer"}
    game.acts("A", "ask:b+engineer ask:b+engineer")
    assert set(game.offers("A", "ask")) == {"b-engineer"}


def test_helpers_may_be_asked_though_one_could_do_it_alone():
    """[EX2]; facts, section 10: only what is committed counts."""
    game = drafted(seat("m05 m06"), seat("m07"), seat(), keys="draft:p01 mine:m05 ask:b+pilot ask:b+engineer")
    assert can_send(game)


def test_only_cards_with_a_required_skill_can_be_committed():
    """[EX3]: each committed card shows at least one required skill."""
    game = drafted(seat("m01 m09 m17 m25 m29 m33 m37 b05"), seat(), seat(), keys="draft:p01")
    assert set(game.offers("A", "mine")) == {"m01", "m09", "m17", "m25"}


def test_a_card_can_be_taken_back_while_composing():
    """[EX3]: `mine` toggles."""
    game = drafted(seat("m01 m17"), seat(), seat(), keys="draft:p01 mine:m01 mine:m17")
    assert can_send(game)
    assert not can_send(game.acts("A", "mine:m17"))
    assert terms_of(game).cards == ("m01",)


def test_overshoot_is_allowed_and_all_committed_cards_go():
    """[EX3] [EX7]: whole cards; rule text: 接下来弃掉...使用过的雇佣工"""
    game = drafted(seat("m01 m02 m17"), seat(), seat(), keys="draft:p01 mine:m01 mine:m02 mine:m17 send")
    game.acts("A", "execute:1")
    assert set(game.view().mercenary_discard) == {"m01", "m02", "m17"}
    assert (game.stored("A"), game.hand("A")) == ("PGB", "")


def test_a_card_that_could_be_left_out_is_warned_about():
    """[EX3]: the interface warns about a card that could be left out; where it says so is not prescribed."""
    over = drafted(seat("m01 m02 m17"), seat(), seat(), keys="draft:p01 mine:m01 mine:m02 mine:m17")
    fits = drafted(seat("m01 m02 m17"), seat(), seat(), keys="draft:p01 mine:m01 mine:m17")
    cautions = [[option.caution for option in game.ask("A").options if option.key == "send"] for game in (over, fits)]
    assert cautions[1] == [None]
    assert cautions[0] != [None]


def test_upgrade_icons_alone_suffice():
    """[EX3]; facts, section 10: if their icons suffice. Equal ones add up [BP4]."""
    game = drafted(seat("m40", built="b02 b13 b04 b20"), seat(), seat(), keys="draft:p01")
    assert game.ship("A").icons == (2, 2, 0, 0)
    assert set(game.offers("A", "icon")) == {"pilot", "engineer"}
    game.acts("A", "icon:pilot")
    assert not can_send(game)
    game.acts("A", "icon:engineer send execute:1")
    assert (game.stored("A"), game.hand("A")) == ("PGB", "m40")


def test_only_upgrades_for_a_required_skill_can_be_committed():
    """[EX3]: security is of no use on Whirldust."""
    game = drafted(seat("m01", built="b06 b04"), seat(), seat(), keys="draft:p01")
    assert game.offers("A", "icon") == ["engineer"]


def test_a_helper_supplies_icons_of_upgrades():
    """[EX3] [EX2]: in every extraction one takes part in; no card is used."""
    game = drafted(seat("m05 m17"), seat("m40", built="b02"), seat(), keys="draft:p01 mine:m05 mine:m17 ask:b+pilot")
    game.acts("A", "give:b+black send").acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B"), game.hand("B")) == ("PG", "B", "m40")


def test_a_helper_cannot_accept_without_the_icons():
    """[EX2] [N4]: the program checks hand and icons."""
    game = drafted(seat("m05 m17"), seat("m18 m40"), seat(), keys="draft:p01 mine:m05 mine:m17 ask:b+pilot send")
    assert "accept:1" not in game.offers("B")
    assert "decline:1" in game.offers("B")


@pytest.mark.parametrize("share", ["", "P", "GB", "PGB"])
def test_any_split_is_legal(share):
    """[EX4] [N9]: every cube to exactly one participant; nothing, or all, for the helper."""
    names = {"P": "purple", "G": "green", "B": "black"}
    game = drafted(seat("m01 m05"), seat("m21"), seat(), keys="draft:p01 mine:m01 mine:m05 ask:b+engineer")
    game.acts("A", " ".join(f"give:b+{names[cube]}" for cube in share))
    game.acts("A", "send").acts("B", "accept:1").acts("A", "execute:1")
    assert game.stored("B") == share
    assert game.stored("A") == "".join(cube for cube in "PGB" if cube not in share)


def test_no_cube_can_be_promised_twice():
    """[EX4]: what B gets is no longer there for C."""
    game = drafted(seat("m01"), seat(), seat(), keys="draft:p01 mine:m01 ask:b+engineer ask:c+engineer give:b+purple")
    assert "c+purple" not in game.offers("A", "give")
    assert {"c+green", "c+black", "b-purple"} <= set(game.offers("A", "give"))


def test_a_helper_who_is_no_longer_asked_gets_nothing():
    """[EX2] [EX5]: with the last icon asked for go the cubes."""
    game = drafted(seat("m01 m17", stored="O"), seat(), seat(), keys="draft:p01 mine:m01 ask:b+engineer")
    game.acts("A", "give:b+purple move:a>b+orange ask:b-engineer mine:m17 send execute:1")
    assert (game.stored("A"), game.stored("B")) == ("PGOB", "")


# -- stored cubes -----------------------------------------------------------------------------------------------------


def test_helpers_can_pay_each_other_and_the_active_player():
    """[EX5]; facts, section 10: any participant to any other, in any direction."""
    game = drafted(
        seat("m01", stored="G"),
        seat("m21", stored="OO"),
        seat("m22", stored="W"),
        seat("m23", stored="P"),
        keys="draft:p01 mine:m01 ask:b+engineer ask:c+engineer",
    )
    assert set(game.offers("A", "move")) == {
        f"{giver}>{taker}+{cube}"
        for giver, cube in (("a", "green"), ("b", "orange"), ("c", "white"))
        for taker in "abc"
        if taker != giver
    }
    game.acts("A", "move:b>c+orange move:b>a+orange move:c>b+white move:a>c+green give:b+purple send")
    game.acts("B", "accept:1").acts("C", "accept:1").acts("A", "execute:1")
    assert [game.stored(who) for who in "ABCD"] == ["GOB", "PW", "GO", "P"]


def test_only_cubes_stored_before_the_deal_can_be_given():
    """[EX5]; facts, section 7: covered by stored cubes of the giver before the deal."""
    game = drafted(seat("m01 m05", stored="GG"), seat("m21"), seat("m22"), keys="draft:p01 mine:m01 ask:b+engineer")
    game.acts("A", "ask:c+engineer move:a>b+green move:a>c+green")
    assert not [key for key in game.offers("A", "move") if "+" in key]
    assert set(game.offers("A", "move")) == {"a>b-green", "a>c-green"}


def test_alone_nothing_is_given_or_received():
    """[EX5]: a solo extraction has no transfers."""
    game = drafted(
        seat("m01 m17", stored="GG"), seat(stored="OO"), seat(stored="W"), keys="draft:p01 mine:m01 mine:m17"
    )
    assert not game.offers("A", "move")
    assert not game.offers("A", "give")


def test_only_cubes_are_traded():
    """[EX6]: no cards, objectives, ships or promises among what can be composed, by anybody."""
    game = drafted(
        seat("m01 m05 b05", stored="G"), seat("m21 b06", stored="O"), seat(), keys="draft:p01 mine:m01 ask:b+engineer"
    )
    assert {key.partition(":")[0] for key in game.offers("A")} <= DRAFT
    game.acts("A", "ask:b+engineer send").acts("B", "counter:1")
    assert {key.partition(":")[0] for key in game.offers("B")} <= DRAFT
    traded = [key for who in "AB" for key in game.offers(who, "give") + game.offers(who, "move")]
    assert traded
    assert all(key[-1] in "nekl" and key.rpartition("+")[2].rpartition("-")[2] in COLOURS for key in traded)


COLOURS = {"purple", "green", "orange", "black", "white"}


# -- what happens, in which order -------------------------------------------------------------------------------------


def test_the_new_planet_is_filled_after_surplus_cubes_are_discarded():
    """[EX7] [BG1] [OV1]: bag and discards are empty but for what has no room, and that fills the new planet.

    Rule text: 选择资源块并弃到...弃置堆, then 抽取一个新的行星并用袋子里的资源块填满其空间;
    如果袋子空了，就把弃置的资源块放进袋子里
    """
    full = [seat(stored=stored) for stored in ("PPPP", "GGGG", "OOOO", "BBBB", "WWWW")]
    game = table(
        seat("m01 m02 m37 m38 b04", stored="BBBBW", built="b01"),
        *full,
        planets="p09:PPGGO p03:PPGGO p06:OOWWW",
        bag="",
        planet_draws="p12",
    )
    assert sum(game.view().cube_discard) == 0
    game.acts("A", "draft:p09 mine:m01 mine:m02 mine:m37 mine:m38 send execute:1 drop:usual")
    assert len(game.stored("A")) == 5
    assert game.stored("A").count("B") >= 2
    assert len(game.planet("p12") or "") == 5
    assert (game.view().bag, game.view().cube_discard) == (0, (0, 0, 0, 0, 0))


def test_a_planet_without_cubes_may_be_extracted():
    """[EX8]: nothing to gain, but allowed."""
    game = drafted(
        seat("m01 m17"),
        seat(),
        seat(),
        keys="draft:p01 mine:m01 mine:m17 send execute:1",
        planets="p01 p04:PGO p07:GOB",
    )
    assert (game.stored("A"), game.planet("p01")) == ("", None)
    assert game.active == "B"


def test_cubes_on_a_planet_may_be_fewer_than_its_spaces():
    """[EX8]"""
    game = drafted(
        seat("m01 m17"),
        seat(),
        seat(),
        keys="draft:p01 mine:m01 mine:m17 send execute:1",
        planets="p01:W p04:PGO p07:GOB",
    )
    assert game.stored("A") == "W"


def test_the_planets_are_shuffled_when_the_deck_is_used_up():
    """[EX7]; rule text: 如果行星都用完了，就把弃置堆洗牌形成新的卡组. The one just used is among them."""
    game = table(seat("m01 m17"), seat(), seat(), planets=WHIRL, planet_deck="")
    game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1")
    view = game.view()
    assert (len(view.planets), view.planet_deck, view.planet_discard) == (3, 15, ())


def test_the_new_planet_is_filled_from_the_bag():
    """[BG1]: as many cubes as it has spaces, drawn from the bag; discards stay where they are while the bag lasts."""
    game = table(seat("m01 m17"), seat(), seat(), planets=WHIRL, planet_draws="p03", bag="WWWWWW")
    before = game.view().cube_discard
    game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1")
    assert game.planet("p03") == "WWWWW"
    assert (game.view().bag, game.view().cube_discard) == (1, before)


def test_when_the_bag_is_empty_the_discards_go_into_it():
    """[BG1]; rule text: 如果袋子空了，就把弃置的资源块放进袋子里 - and drawing goes on."""
    game = table(seat("m01 m17"), seat(), seat(), planets=WHIRL, planet_draws="p03", bag="WW")
    loose = sum(game.view().cube_discard)
    game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1")
    cubes = game.planet("p03") or ""
    assert (len(cubes), game.view().bag, sum(game.view().cube_discard)) == (5, loose - 3, 0)
    assert cubes.count("W") >= 2


def test_empty_spaces_are_filled_at_the_end_of_a_turn_oldest_planet_first():
    """[BG1]: two cubes come back and go to the planet that has been open longest."""
    ships = [
        seat(stored="PPPP"),
        *(seat(stored=stored, built=b) for stored, b in (("GGGGG", "b01"), ("OOOOO", "b03"), ("BBBBB", "b07"))),
        seat(stored="WWWWW", built="b09"),
        seat(stored="PPPPG", built="b15"),
    ]
    game = table(*ships, planets="p03:GG p06:OOO p09:BBB", bag="WW")
    assert sum(game.view().cube_discard) == 1
    game.ends_turn("A")
    assert [len(game.planet(planet) or "") for planet in ("p03", "p06", "p09")] == [5, 3, 3]


# -- no room ----------------------------------------------------------------------------------------------------------


def test_four_cubes_are_stored_and_the_rest_goes_to_the_discards():
    """[OV1]; rule text: 不要弃到袋子里"""
    game = table(seat("m01 m17", stored="PPP"), seat(), seat(), planets="p01:PPP p04:GOB p07:GOB")
    bag = game.view().bag
    game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1")
    assert game.stored("A") == "PPPP"
    assert sum(game.view().cube_discard) == 2
    assert game.view().bag == bag - sum(len(game.planet(planet) or "") for planet in game.planets.split()[2:])


@pytest.mark.parametrize(("built", "room"), [("", 4), ("b01", 5), ("b01 b03 b31", 7)])
def test_cargo_holds_make_room(built, room):
    """[OV1] [BP4]: 4 and one for each."""
    game = table(
        seat("m01 m02 m17 m18", stored="PPPP", built=built), seat(), seat(), planets="p03:GGOOB p04:GOB p07:OB"
    )
    assert game.ship("A").storage_limit == room
    game.acts("A", "draft:p03 mine:m01 mine:m02 mine:m17 mine:m18 send execute:1 drop:usual")
    assert len(game.stored("A")) == room


@pytest.mark.parametrize(
    ("drops", "kept"),
    [("purple purple purple", "GOBW"), ("green orange black", "PPPW"), ("white purple green", "PPOB")],
)
def test_the_owner_chooses_what_goes_new_or_old(drops, kept):
    """[OV1]; rule text: 你要立即选择资源块并弃到...直到满负荷为止"""
    game = table(seat("m01 m17", stored="PPPW"), seat(), seat(), planets="p01:GOB p04:GOB p07:GOB")
    game.acts("A", "draft:p01 mine:m01 mine:m17")
    game.acts("A", " ".join(f"drop:{drop}" for drop in drops.split()))
    game.acts("A", "send execute:1")
    assert game.stored("A") == kept


def test_no_more_can_be_dropped_than_there_is_no_room_for():
    """[OV1]: until the rest fits."""
    game = table(seat("m01 m17", stored="PP"), seat(), seat(), planets="p01:GOB p04:GOB p07:GOB")
    game.acts("A", "draft:p01 mine:m01 mine:m17 drop:green")
    assert not game.offers("A", "drop")
    assert game.offers("A", "keep") == ["green"]
    game.acts("A", "keep:green drop:black send execute:1")
    assert game.stored("A") == "PPGO"


def test_nothing_can_be_dropped_while_there_is_room():
    """[OV1]"""
    game = table(seat("m01 m17", stored="P"), seat(), seat(), planets="p01:GOB p04:GOB p07:GOB")
    assert not game.acts("A", "draft:p01 mine:m01 mine:m17").offers("A", "drop")


def test_a_choice_of_some_cubes_is_kept_and_the_rest_is_asked_for():
    """[OV1] [OV2]: two must go; the owner names one of them beforehand, and is asked for the other."""
    game = table(seat("m01 m17", stored="PPPW"), seat(), seat(), planets="p01:GO p04:GOB p07:GOB")
    game.acts("A", "draft:p01 mine:m01 mine:m17 drop:purple send execute:1")
    assert game.offers("A", "drop") == ["purple", "green", "orange", "white"]
    game.acts("A", "drop:orange")
    assert game.stored("A") == "PPGW"


@pytest.mark.parametrize(
    ("stored", "composed", "kept"),
    [
        ("PGGB", "drop:purple drop:black move:a>b+black", "PGGO"),
        ("PGGB", "drop:purple drop:purple drop:green give:b+orange", "PGBW"),
    ],
)
def test_cubes_named_to_go_stay_named_when_the_deal_changes(stored, composed, kept):
    """[OV1] [OV2]: of those that are still held and still too many; the owner's word comes before the rule's."""
    game = table(seat("m01 m05", stored=stored), seat("m21"), seat(), planets="p01:POW p04:GOB p07:GOB")
    game.acts("A", f"draft:p01 mine:m01 mine:m05 ask:b+engineer {composed} send")
    game.acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    assert game.stored("A") == kept


def test_a_helper_chooses_in_secret_when_accepting():
    """[OV1] [OV2]: the program asks every participant at acceptance time."""
    game = table(seat("m01 m05"), seat("m21", stored="PPPP"), seat(), planets=WHIRL)
    game.acts("A", "draft:p01 mine:m01 mine:m05 ask:b+engineer give:b+green give:b+black send")
    game.acts("B", "bind:1 drop:purple drop:purple send").acts("A", "execute:1")
    assert game.stored("B") == "PPGB"


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("", "PPPP"),
        ("b02", "PPGG"),
        ("b12", "PGGO"),
        ("b32", "GGBW"),
        ("b05", "PPPW"),
        ("b07", "PPGO"),
        ("b12 b04", "GGOB"),
    ],
)
def test_without_a_choice_the_cubes_are_kept_that_blueprints_need(hand, kept):
    """[OV2]: the set that completes the most blueprint icons in that hand, ties by the order of the colours."""
    game = table(seat("m01 m02 m17 m18 " + hand, stored="PPPP"), seat(), seat(), planets="p03:GGOBW p04:GOB p07:OBW")
    game.acts("A", "draft:p03 mine:m01 mine:m02 mine:m17 mine:m18 send execute:1 drop:usual")
    assert game.stored("A") == kept


def test_only_the_total_after_all_transfers_counts():
    """[OV1]: exceeding the limit in the middle of a deal does not matter."""
    game = table(seat("m01 m05", stored="PPPP"), seat("m21", stored="OO"), seat(), planets=WHIRL)
    game.acts("A", "draft:p01 mine:m01 mine:m05 ask:b+engineer give:b+green move:a>b+purple move:a>b+purple")
    assert not game.offers("A", "drop")
    game.acts("A", "move:b>a+orange move:b>a+orange give:b+black give:b+purple send")
    game.acts("B", "bind:1 drop:purple send").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B")) == ("PPOO", "PPGB")
    assert game.view().cube_discard == (1, 0, 0, 0, 0)


def test_no_effect_ever_lowers_a_limit():
    """[BP5]: completed blueprints keep working through a whole game's turns."""
    game = table(seat(stored="PPPPP", built="b01 b08"), seat(), seat())
    for who in "ABC":
        game.ends_turn(who)
        assert (game.ship("A").storage_limit, game.ship("A").hand_limit) == (5, 10)
    assert game.stored("A") == "PPPPP"
