"""The market action and the hand limit (rule text: 交易; facts: TU1, MK1-MK4, HL1, FX7)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalChoice
from locales import translate
from tests.afternova.scenario import BLUEPRINTS, MERCENARIES, Game, Seat, seat, table

OPEN = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b33 b32 b35 b36"}


def shop(hand: str = "", *, built: str = "", others: tuple[Seat, ...] = (), **more: str) -> Game:
    """A's turn, with known rows and stacked decks."""
    rows = {**OPEN, "mercenary_draws": "m29 m30 m31 m32 m37 m38", "blueprint_draws": "b21 b22 b23 b24 b25 b26", **more}
    return table(seat(hand, built=built), *(others or (seat(), seat())), **rows)


def test_the_example_two_mercenaries_and_a_blueprint():
    """[MK1] [MK4]; rule text, 交易行动示例: 他拿了2个雇佣工和1张蓝图. Then the rows are filled from the decks."""
    game = shop().markets("A", "m33 m36 b32")
    assert game.hand("A") == "m33 m36 b32"
    assert (set(game.market("m").split()), set(game.market("b").split())) == (
        {"m34", "m35", "m29", "m30"},
        {"b33", "b35", "b36", "b21"},
    )
    assert game.active == "B"


@pytest.mark.parametrize("takes", ["m33 m34 m35", "b33 b32 b35", "m33 b33 b36"])
def test_any_three_cards_of_both_rows(takes):
    """[MK1]; rule text: 从市场拿取任意3张雇佣工和/或蓝图"""
    game = shop().markets("A", takes)
    assert set(game.hand("A").split()) == set(takes.split())
    assert game.active == "B"


@pytest.mark.parametrize(("built", "quota"), [("b11", 4), ("b11 b18", 5), ("b11 b18 b27 b39", 7), ("b11@7", 3)])
def test_buying_terminals_let_one_take_more(built, quota):
    """[MK1] [BP4] [BP3]: one each, if completed in an earlier turn."""
    game = shop(built=built).acts("A", "market")
    assert game.view().quota == quota
    for taken in range(quota):
        assert game.view().quota == quota - taken
        game.answers("A", f"take:{game.offers('A', 'take')[0]}")
    assert (len(game.hand("A").split()), game.active) == (quota, "B")


def test_all_must_be_taken_while_there_is_something():
    """[MK1] [TU1]: neither passing nor stopping; facts, section 10: no, unless the market is empty."""
    game = shop()
    assert "pass" not in game.offers("A")
    game.acts("A", "market")
    for _ in range(3):
        assert {key.partition(":")[0] for key in game.offers("A")} == {"take", "sweep"}
        game.answers("A", f"take:{game.offers('A', 'take')[0]}")
    assert game.active == "B"


def test_a_turn_is_one_action_and_goes_round_clockwise():
    """[TU1]; rule text: 按照顺时针方向继续; 在你的回合，执行一次提取行动或者交易行动"""
    game = table(seat(), seat(), seat("m01 m17"), seat(), planets="p01:PGB p04:PGO p07:GOB", to_move="C", first="B")
    turn = game.view().turn
    game.acts("C", "draft:p01 mine:m01 mine:m17 send execute:1")
    assert (game.active, game.view().turn) == ("D", turn + 1)
    assert "market" not in game.offers("C")
    assert [game.ends_turn(who).active for who in "DAB"] == ["A", "B", "C"]
    assert [ship.place for ship in game.view().ships] == [4, 1, 2, 3]


def test_a_round_begins_with_the_first_player():
    """[TU1]: turns are counted for everybody, rounds for each seat."""
    game = table(seat(), seat(), seat(), first="B", to_move="B", round=3)
    seen = []
    for who in "BCAB":
        seen.append((game.active, game.view().turn, game.view().round))
        game.ends_turn(who)
    assert seen == [("B", 7, 3), ("C", 8, 3), ("A", 9, 3), ("B", 10, 4)]


def test_gaps_stay_until_the_action_ends():
    """[MK2]; rule text: 你拿完卡后...填满市场"""
    game = shop().acts("A", "market take:m34 take:b33")
    assert (game.market("m"), game.market("b")) == ("m33 - m35 m36", "- b32 b35 b36")
    assert "m29" not in game.offers("A", "take")


def test_a_sweep_discards_one_row_and_costs_a_card():
    """[MK3] [MK1]; rule text: 清扫任意一排然后少拿1张卡"""
    game = shop().acts("A", "market sweep:mercenaries")
    assert set(game.market("m").split()) == {"m29", "m30", "m31", "m32"}
    assert set(game.view().mercenary_discard) == {"m33", "m34", "m35", "m36"}
    assert game.market("b") == "b33 b32 b35 b36"
    assert game.view().quota == 2
    game.acts("A", "take:m29 take:b33")
    assert game.active == "B"


def test_a_row_can_be_swept_after_something_was_taken_from_it():
    """[MK3] [MK2]; facts, section 10: what is left of the row goes, four new cards come."""
    game = shop().acts("A", "market take:b33 sweep:blueprints")
    assert set(game.market("b").split()) == {"b21", "b22", "b23", "b24"}
    assert set(game.view().blueprint_discard) == {"b32", "b35", "b36"}
    game.acts("A", "take:b24")
    assert (game.hand("A"), game.active) == ("b24 b33", "B")


def test_two_sweeps_leave_one_card():
    """[FX7] [MK3] [MK1]: quota 3: sweep mercenaries, take 1 blueprint, sweep blueprints."""
    game = shop().markets("A", "sweep:mercenaries b32 sweep:blueprints")
    assert (game.hand("A"), game.active) == ("b32", "B")
    assert set(game.market("b").split()) == {"b21", "b22", "b23", "b24"}


def test_sweeping_three_times_takes_nothing():
    """[MK3]: repeatedly while quota is left, the same row again."""
    game = shop().markets("A", "sweep:mercenaries sweep:mercenaries sweep:mercenaries")
    assert (game.hand("A"), game.active) == ("", "B")
    assert len(game.view().mercenary_discard) == 12


@pytest.mark.parametrize(("built", "free"), [("", 0), ("b05", 1), ("b05 b29", 2), ("b05@7", 0)])
def test_a_wide_scanner_pays_for_a_sweep(built, free):
    """[MK1] [BP4] [BP3]: one sweep of each market action does not cost a card, for each scanner."""
    game = shop(built=built).acts("A", "market")
    assert game.view().free_sweeps == free
    for swept in range(1, 4):
        game.acts("A", "sweep:blueprints" if swept % 2 else "sweep:mercenaries")
        left = 3 - max(0, swept - free)
        if not left:
            assert game.active == "B"
            return
        assert game.view().quota == left


def test_the_question_says_whether_a_sweep_costs_a_card():
    """[MK1] [BP4]: with a Wide scanner the first sweep is free; the last card is given up for any other."""

    def asked(game):
        return translate(game.ask("A").about, "en")

    game = shop(built="b05").acts("A", "market")
    assert asked(game) == "Take a card (3 left), or sweep a row (the next sweep is free)."
    assert "for one of them" in asked(game.acts("A", "sweep:blueprints"))
    assert "give it up to sweep a row" in asked(game.acts("A", "take:m33 take:m34"))


def test_a_free_sweep_is_there_again_in_the_next_market_action():
    """[MK1]; facts, 5.4: in each of your market actions."""
    game = shop(built="b05").markets("A", "sweep:mercenaries m29 m30 m31")
    game.ends_turn("B").ends_turn("C").acts("A", "market")
    assert game.view().free_sweeps == 1


def test_the_action_ends_with_the_last_card_even_with_a_free_sweep_left():
    """[MK3] [MK4]: while quota is left."""
    assert shop(built="b05").markets("A", "m33 m34 b33").active == "B"


def test_a_sweep_reaches_into_the_discards():
    """[MK3]; rule text: 如果没有卡剩下, 就把弃置堆洗牌形成新卡组. The swept cards are among them."""
    game = shop(mercenary_deck="m29").acts("A", "market")
    swept = set(game.market("m").split())
    pile = {*game.view().mercenary_discard, *swept}
    game.acts("A", "sweep:mercenaries")
    row = game.market("m").split()
    assert "m29" in row
    assert len(set(row) & pile) == 3
    assert (len(game.view().mercenary_discard), game.view().mercenary_deck) == (0, len(pile) - 3)


def test_the_refill_reaches_into_the_discards():
    """[MK4]"""
    game = shop(blueprint_deck="b21").markets("A", "b33 b32 b35")
    assert len([card for card in game.market("b").split() if card != "-"]) == 4
    assert game.view().blueprint_discard == ()
    assert {"b21", "b36"} <= set(game.market("b").split())


def everything_in_hands(*, market: int = 0, deck: int = 0) -> Game:
    """Six players own every card; the last mercenaries are in the row (`market`) and in the deck."""
    done = ["b08", "b38", *(card for card in BLUEPRINTS if card not in ("b08", "b38"))]
    built, rest = done[:30], done[30:]
    free = len(MERCENARIES) - market - deck
    stock = [*rest, *MERCENARIES[:free]]
    sizes = [10, 10, 8, 8, 8, 8]
    seats = []
    for number, size in enumerate(sizes):
        own = built[number::6]
        hand, stock = stock[:size], stock[size:]
        seats.append(seat(" ".join(hand), built=" ".join(own)))
    assert not stock
    row = [*MERCENARIES[free : free + market], *["-"] * (4 - market)]
    return table(
        *seats,
        to_move="F",
        mercenaries=" ".join(row),
        mercenary_deck=" ".join(MERCENARIES[free + market :]),
        blueprints="- - - -",
        blueprint_deck="",
    )


def test_rows_stay_short_when_there_is_nothing_left():
    """[MK4] [MK1]: one card in the whole market is all one takes; an empty row without cards cannot be swept."""
    game = everything_in_hands(market=1).acts("F", "market")
    assert game.offers("F", "take") == ["m40"]
    assert "sweep:blueprints" not in game.offers("F")
    game.acts("F", "take:m40")
    if game.view().phase == "discard":
        game.answers("F", game.offers("F")[0])
    assert game.active == "A"


@pytest.mark.parametrize("deck", [None, ""])
def test_an_empty_row_can_be_swept_while_there_are_cards_in_deck_or_discards(deck):
    """[MK3]: only an empty row with an empty deck and discard pile cannot be swept."""
    game = shop(mercenaries="- - - -", mercenary_deck=deck).acts("A", "market")
    assert (game.view().mercenary_deck > 0) == (deck is None)
    game.acts("A", "sweep:mercenaries")
    assert "-" not in game.market("m")


def test_with_an_empty_market_the_action_takes_nothing():
    """[TU1] [MK1]: the only case in which a turn may bring nothing."""
    game = everything_in_hands()
    before = game.hand("F")
    game.acts("F", "market")
    assert (game.hand("F"), game.active) == (before, "A")


# -- the hand limit ---------------------------------------------------------------------------------------------------


def test_more_than_eight_cards_cannot_be_kept():
    """[HL1] [MK4]; rule text: 你手上的卡不能超过8张...立即选择卡弃掉. Old and new ones; each to its own pile."""
    game = shop("m01 m02 m03 m04 b01 b02 b03").markets("A", "m33 b33 b32")
    assert (game.view().phase, game.owed) == ("discard", "A")
    assert (game.ask("A").least, game.ask("A").most) == (2, 2)
    assert set(game.offers("A", "discard")) == set(game.hand("A").split())
    assert (game.market("m"), game.market("b")) == ("- m34 m35 m36", "- - b35 b36")
    game.answers("A", "discard:m33", "discard:b01")
    assert game.hand("A") == "m01 m02 m03 m04 b02 b03 b32 b33"
    assert (game.view().mercenary_discard, game.view().blueprint_discard) == (("m33",), ("b01",))
    assert (len(game.market("m").replace("-", "").split()), game.active) == (4, "B")


def test_exactly_the_surplus_is_discarded():
    """[HL1]: until the limit is met; no fewer, no more."""
    game = shop("m01 m02 m03 m04 b01 b02 b03").markets("A", "m33 b33 b32")
    for keys in (("discard:m01",), ("discard:m01", "discard:m02", "discard:m03"), ("discard:m40", "discard:m01")):
        with pytest.raises(IllegalChoice):
            game.session.submit(0, keys)


def test_eight_cards_are_not_too_many():
    """[HL1]"""
    game = shop("m01 m02 m03 b01 b02").markets("A", "m33 b33 b32")
    assert (len(game.hand("A").split()), game.active) == (8, "B")


@pytest.mark.parametrize(("built", "limit"), [("", 8), ("b08", 10), ("b08 b38", 12), ("b08@7", 8)])
def test_bunkrooms_give_a_larger_hand(built, limit):
    """[HL1] [BP4] [BP3]: two cards each, from the turn after."""
    game = shop("m01 m02 m03 m04 m05 b01 b02 b03", built=built)
    assert game.ship("A").hand_limit == limit
    game.markets("A", "m33 b33 b32")
    surplus = max(0, 11 - limit)
    if surplus:
        assert game.ask("A").least == surplus
        game.answers("A", *[f"discard:{card}" for card in game.hand("A").split()[:surplus]])
    assert (len(game.hand("A").split()), game.active) == (min(11, limit), "B")


def test_what_is_discarded_can_come_back_into_the_rows():
    """[MK4]: the discards come before the refill; the deck is empty."""
    game = shop(
        "m01 m02 m03 m04 b01 b02 b03",
        others=(seat(" ".join(BLUEPRINTS[3:11])), seat(" ".join(BLUEPRINTS[11:19]))),
        blueprint_deck="",
    )
    assert game.view().blueprint_deck == 0
    game.markets("A", "m33 b33 b32").answers("A", "discard:m01", "discard:b01")
    view = game.view()
    assert (view.blueprint_discard, "-" in game.market("b")) == ((), False)
    assert "b01" in game.market("b") or view.blueprint_deck > 0


# -- the finder's fee -------------------------------------------------------------------------------------------------

DEAL = "draft:p01 mine:m01 ask:b+engineer ask:b+engineer send"
PLANETS = "p01:PGB p04:PGO p07:GOB"


@pytest.mark.parametrize(("built", "drawn"), [("", 0), ("b14", 1), ("b14 b16", 2), ("b14@7", 0)])
def test_the_finders_fee_draws_for_having_helped(built, drawn):
    """[EX7] [BP4] [BP3]; facts, 5.4: one card from the mercenary deck each time one completes an extraction as a
    helper."""
    game = table(seat("m01"), seat("m17", built=built), seat(), planets=PLANETS, mercenary_draws="m39 m40")
    game.acts("A", DEAL).acts("B", "accept:1").acts("A", "execute:1")
    assert game.hand("B") == " ".join(["m39", "m40"][:drawn])


def test_the_active_player_and_those_who_do_not_help_draw_nothing():
    """[EX7]: a helper's upgrade."""
    game = table(seat("m01", built="b14"), seat("m17"), seat(built="b16"), planets=PLANETS)
    game.acts("A", DEAL).acts("B", "accept:1").acts("A", "execute:1")
    assert [game.hand(who) for who in "ABC"] == ["", "", ""]


def test_a_fee_beyond_the_hand_limit_is_discarded_at_once():
    """[HL1] [EX7]; facts, 5.4: subject to the hand limit at once; B helps with a repair arm and keeps eight cards."""
    hand = "m29 m30 m31 m32 m37 m38 m39 m40"
    game = table(seat("m01 m05"), seat(hand, built="b04 b14"), seat(), planets=PLANETS, mercenary_draws="m20")
    game.acts("A", "draft:p01 mine:m01 mine:m05 ask:b+engineer send").acts("B", "accept:1").acts("A", "execute:1")
    assert (game.view().phase, game.owed, game.ask("B").least) == ("discard", "B", 1)
    game.answers("B", "discard:m31")
    assert "m20" in game.hand("B")
    assert "m31" in game.view().mercenary_discard
    assert (len(game.hand("B").split()), game.active) == (8, "B")


def test_the_card_drawn_as_a_fee_is_its_owners_secret():
    """[IN1] [EX7]: others read that a card was drawn."""
    game = table(seat("m01"), seat("m17", built="b14"), seat(), planets=PLANETS, mercenary_draws="m39")
    game.acts("A", DEAL).acts("B", "accept:1").acts("A", "execute:1")
    assert "m39" in game.words("B")
    for who in ("A", "C", None):
        assert "m39" not in game.words(who)


def test_the_fee_comes_from_the_discards_when_the_deck_is_empty():
    """[EX7] [MK4]: used mercenaries are discarded before helpers draw."""
    game = table(seat("m01"), seat("m17", built="b14"), seat(), planets=PLANETS, mercenary_deck="")
    game.acts("A", DEAL).acts("B", "accept:1").acts("A", "execute:1")
    assert len(game.hand("B").split()) == 1
    assert game.view().mercenary_discard == ()
