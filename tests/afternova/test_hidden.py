"""What is secret, what may be shown, and what can be undone (facts: IN1, section 7 privacy table)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.errors import NoWayBack
from tests.afternova.scenario import AFTERNOVA, Game, bot, seat, table

ROWS = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b26 b27 b28 b29"}
NECTAR = {"planets": "p02:PPGB p01:GOB p07:GOB"}


def looks(game: Game, *who: str | None) -> list[object]:
    """The views of these players (None: an onlooker)."""
    return [game.view(each) for each in who]


def shown(game: Game, who: str | None) -> list[tuple[str, str]]:
    """The cards of others that somebody knows: `("A", "m05")`."""
    return [("ABCDEF"[each.owner], each.card) for each in game.view(who).shown]


# -- hands, objectives, decks -----------------------------------------------------------------------------------------


def test_hands_are_hidden_from_the_others_and_from_onlookers():
    """[IN1]; two tables that differ only in A's cards."""
    one = table(seat("m05 m06 b01"), seat("m07"), seat(), **ROWS)
    two = table(seat("m17 m40 b40"), seat("m07"), seat(), **ROWS)
    assert looks(one, "B", "C", None) == looks(two, "B", "C", None)
    assert (one.view("A").hand, one.view("B").hand, one.view().hand) == (("m05", "m06", "b01"), ("m07",), None)


def test_how_many_cards_of_each_kind_is_public():
    """[IN1]; facts, section 7: number of mercenaries and blueprints in each hand."""
    ship = table(seat("m05 m06 b01"), seat(), seat()).ship("A")
    assert (ship.mercenaries, ship.blueprints) == (2, 1)


def test_objectives_are_hidden_until_scoring():
    """[IN1] [SU3]"""
    one = table(seat(objective="pg"), seat(objective="ow"), seat(objective="bw"))
    two = table(seat(objective="gb"), seat(objective="ow"), seat(objective="po"))
    assert looks(one, "B", None) == looks(two, "B", None)
    assert [ship.objective for ship in one.view("B").ships] == [None, "ow", None]


def test_decks_and_the_bag_hide_their_order():
    """[IN1]; facts, section 7: sizes are public, colours can be worked out."""
    one = table(
        seat(), seat(), seat(), mercenary_draws="m01", blueprint_draws="b01", planet_draws="p01", seed="11" * 16
    )
    two = table(
        seat(), seat(), seat(), mercenary_draws="m09", blueprint_draws="b09", planet_draws="p09", seed="22" * 16
    )
    assert looks(one, "A", "B", None) == looks(two, "A", "B", None)


def test_the_bots_objective_and_hidden_blueprints_are_hidden_from_all():
    """[IN1] [B0] [B3]"""
    pair = (seat(objective="pb"), seat(objective="gw"))
    one = table(*pair, robot=bot(hidden="b01 b02", objective="pg"), **ROWS)
    two = table(*pair, robot=bot(hidden="b30 b31", objective="ow"), **ROWS)
    assert looks(one, "A", "B", None) == looks(two, "A", "B", None)
    assert (one.robot.hidden, one.robot.objective) == (2, None)


def test_discards_planets_storages_and_completed_blueprints_are_public():
    """[IN1]; facts, section 7."""
    game = table(
        seat(stored="PPG", built="b01"), seat(), seat(), mercenary_discard="m01 m02", blueprint_discard="b40", bag="PW"
    )
    for who in ("A", "B", None):
        view = game.view(who)
        assert (view.ships[0].storage, view.ships[0].built[0].id) == ((2, 1, 0, 0, 0), "b01")
        assert (view.mercenary_discard, view.blueprint_discard, view.bag) == (("m01", "m02"), ("b40",), 2)
        assert view.planets[0].id == "p04"


def test_what_is_payable_is_known_to_the_owner_alone():
    """[IN1]"""
    game = table(seat("b01", stored="PP"), seat(), seat())
    assert (game.view("A").payable, game.view("B").payable, game.view().payable) == (("b01",), (), ())


# -- showing cards ----------------------------------------------------------------------------------------------------


def test_a_card_is_shown_to_one_player():
    """[IN1]; rule text: 在与人协商时, 你也可以将它们展示给其他玩家看"""
    game = table(seat("m05 m06 b01"), seat(), seat()).acts("A", "show to:b reveal:m05")
    assert shown(game, "B") == [("A", "m05")]
    assert [shown(game, who) for who in ("A", "C", None)] == [[], [], []]
    assert "m05" in game.words("B")
    for who in ("C", None):
        assert "m05" not in game.words(who)


def test_that_cards_were_shown_is_public_but_not_which():
    """[IN1] [N8]: others read who showed how many to whom."""
    one = table(seat("m05 m06"), seat(), seat(), **ROWS).acts("A", "show to:b reveal:m05")
    two = table(seat("m05 m06"), seat(), seat(), **ROWS).acts("A", "show to:b reveal:m06")
    assert looks(one, "C", None) == looks(two, "C", None)
    assert [one.told(who) for who in ("C", None)] == [two.told(who) for who in ("C", None)]
    assert [(each.owner, each.to, each.count) for each in one.view().showings] == [(0, 1, 1)]
    assert one.told("C")


def test_a_card_that_leaves_its_hand_does_not_tell_whether_it_had_been_shown():
    """[IN1]: A showed B one of two cards and then used one; C must not learn whether it was that one."""
    one = table(seat("m05 m06 m07 m08"), seat(), seat(), **NECTAR).acts("A", "show to:b reveal:m05")
    two = table(seat("m05 m06 m07 m08"), seat(), seat(), **NECTAR).acts("A", "show to:b reveal:m08")
    for game in (one, two):
        game.acts("A", "draft:p02 mine:m05 mine:m06 mine:m07 send execute:1")
    assert one.view().mercenary_discard == two.view().mercenary_discard
    assert looks(one, "C", None) == looks(two, "C", None)


def test_what_was_discarded_stays_known_when_the_pile_is_shuffled_at_once():
    """[HL1] [IN1]: discards lie face up; who reads the log later is told no more than the view holds."""
    hand = "m01 m02 m03 m04 m05 m06 b01 b02"
    game = table(seat(hand), seat(), seat(), **ROWS, blueprint_deck="").acts("A", "market take:b26 take:m33 take:m34")
    game.answers("A", "discard:b01", "discard:b02", "discard:m01")
    assert game.view("C").blueprint_discard == ()
    for who in ("A", "C", None):
        assert set(game.view(who).discarded) == {"m01", "b01", "b02"}
    game.acts("B", "market")
    assert game.view("C").discarded == ()


def test_the_whole_hand_can_be_shown():
    """[IN1]: blueprints too, not the objective."""
    game = table(seat("m05 m06 b01", objective="pg"), seat(), seat()).acts("A", "show to:c reveal:all")
    assert set(shown(game, "C")) == {("A", "m05"), ("A", "m06"), ("A", "b01")}
    assert game.view("C").ships[0].objective is None
    assert shown(game, "B") == []


def test_cards_may_be_shown_by_those_who_are_not_on_turn():
    """[IN1]; contract: `show` for all."""
    game = table(seat("m05"), seat("m07 m08"), seat()).acts("B", "show to:a reveal:m08")
    assert shown(game, "A") == [("B", "m08")]


def test_nothing_can_be_shown_that_one_does_not_have():
    """[IN1]: own hand cards."""
    game = table(seat("m05"), seat("m07"), seat()).acts("A", "show to:b")
    assert set(game.offers("A", "reveal")) - {"all"} == {"m05"}
    assert "show" not in table(seat("m05"), seat(), seat()).offers("B")


def test_a_shown_card_is_known_as_long_as_it_is_held():
    """[IN1]: over several turns, also after a reload."""
    game = table(seat("m05 m06"), seat(), seat(), **ROWS).acts("A", "show to:b reveal:m05")
    game.ends_turn("A").ends_turn("B")
    assert shown(game, "B") == [("A", "m05")]


@pytest.mark.parametrize("way", ["used", "discarded", "built", "resigned"])
def test_a_shown_card_is_forgotten_when_it_leaves_the_hand(way):
    """[IN1]: only until they leave the hand."""
    hand = "m05 m17 m01 m20 b01 b40 b36 b37"
    game = table(seat(hand, stored="PP"), seat(), seat(), **ROWS, **NECTAR)
    game.acts("A", "show to:b reveal:all")
    assert len(shown(game, "B")) == 8
    gone: set[str]
    if way == "used":
        game.acts("A", "draft:p02 mine:m05 mine:m01 mine:m17 send execute:1 drop:usual pass")
        gone = {"m05", "m01", "m17"}
    elif way == "discarded":
        game.markets("A", "m33 m34 b26").answers("A", "discard:m05", "discard:b40", "discard:m33").acts("A", "pass")
        gone = {"m05", "b40"}
    elif way == "built":
        game.markets("A", "m33 m34 m35").answers("A", "discard:m33", "discard:m34", "discard:m35").acts(
            "A", "build:b01"
        )
        gone = {"b01"}
    else:
        game.resigns("A")
        gone = set(hand.split())
    assert {card for _, card in shown(game, "B")} == set(hand.split()) - gone


def test_a_card_that_comes_back_to_a_hand_is_not_known_any_more():
    """[IN1]: once discarded it can be drawn by anybody, unseen by those to whom it was shown."""
    game = table(
        seat("m21", built="b14 b04"), seat("m01 m05"), seat(), planets="p01:PGB p04:PGO p07:GOB", mercenary_deck=""
    )
    game.acts("A", "show to:c reveal:m21")
    game.ends_turn("A")
    assert shown(game, "C") == [("A", "m21")]


def test_what_was_shown_is_kept_when_the_rest_is_imagined():
    """[IN1]: B knows one card; imagined hands of A always hold it, and the others differ."""
    game = table(seat("m05 m06 m07 b01"), seat("m09"), seat("m10"), **ROWS).acts("A", "show to:b reveal:m05")
    hands = set()
    for number in range(12):
        imagined = game.imagined(1, Chance(f"{number:032x}"))
        hand = imagined.players[0].hand
        assert "m05" in hand
        assert (len(hand), sum(card[0] == "m" for card in hand)) == (4, 3)
        assert imagined.players[1].hand == ["m09"]
        hands.add(tuple(sorted(hand)))
    assert len(hands) > 6
    known = [game.imagined(2, Chance(f"{number:032x}")).players[0].hand for number in range(12)]
    assert not all("m05" in hand for hand in known)


@pytest.mark.parametrize("players", [2, 4])
def test_each_hidden_thing_is_dealt_anew(players):
    """[IN1]; facts, section 7: mercenaries and blueprints of others, decks, planets to come, objectives, the bot."""
    seats = [seat(f"m{10 + n:02} m{20 + n} b{10 + n}") for n in range(players)]
    side = {"robot": bot(hidden="b31 b32 b33")} if players == 2 else {}
    game = table(*seats, **side, **ROWS)
    hidden: dict[str, set[str]] = {}
    for number in range(6):
        imagined = game.imagined(1, Chance(f"{number:032x}"))
        things = {
            "mercenaries": imagined.players[0].mercenaries,
            "blueprints": imagined.players[0].blueprints,
            "objective": imagined.players[0].objective,
            "mercenary deck": imagined.mercenary_deck,
            "blueprint deck": imagined.blueprint_deck,
            "planet deck": imagined.planet_deck,
        }
        if imagined.robot is not None:
            things |= {"robot": imagined.robot.hidden, "robot's objective": imagined.robot.objective}
        for name, thing in things.items():
            hidden.setdefault(name, set()).add(repr(thing))
        assert imagined.chance.seed == f"{number:032x}"
    assert {name: len(found) for name, found in hidden.items() if len(found) < 3} == {}


def test_what_others_were_shown_is_imagined_among_the_cards_imagined():
    """[IN1]: C knows that B was shown a card, not which; in C's worlds it is one that A holds there."""
    game = table(seat("m05 m06 m07 b01"), seat("m09"), seat("m10"), **ROWS).acts("A", "show to:b reveal:m05")
    cards = set()
    for number in range(12):
        imagined = game.imagined(2, Chance(f"{number:032x}"))
        (revealed,) = imagined.shown
        assert (revealed.owner, revealed.seat) == (0, 1)
        assert revealed.card in imagined.players[0].hand
        cards.add(revealed.card)
    assert len(cards) > 1


def test_what_was_shown_to_a_player_who_gave_up_helps_nobody():
    """[IN1]"""
    game = table(seat("m05"), seat("m06"), seat("m07")).acts("A", "show to:b reveal:m05").resigns("B")
    assert [shown(game, who) for who in ("A", "C", None)] == [[], [], []]


# -- the way back -----------------------------------------------------------------------------------------------------


def test_composing_is_taken_back_by_tapping_again():
    """[N1]: every tap has its opposite, and cancel; there is no other way back in the talk."""
    game = table(seat("m05 m06"), seat("m07"), seat(), **NECTAR)
    start = game.view("A")
    game.acts("A", "draft:p02")
    empty = game.view("A")
    game.acts("A", "mine:m05 ask:b+pilot give:b+purple")
    assert not game.can_undo("A")
    game.acts("A", "give:b-purple ask:b-pilot mine:m05")
    assert game.view("A") == empty
    assert game.acts("A", "cancel").view("A") == start


def test_whether_one_can_undo_does_not_tell_that_another_composes():
    """[N1]: a draft is its composer's alone."""
    alone = table(seat("m05 m06"), seat("m07"), seat(), **NECTAR).acts("A", "draft:p02 mine:m05")
    beside = table(seat("m05 m06"), seat("m07"), seat(), **NECTAR).acts("A", "draft:p02 mine:m05").acts("B", "bid:p02")
    assert alone.can_undo("A") == beside.can_undo("A")


def test_what_was_shown_cannot_be_taken_back():
    """[IN1]: B has seen it."""
    game = table(seat("m05"), seat(), seat()).acts("A", "show to:b reveal:m05")
    assert not game.can_undo("A")
    with pytest.raises(NoWayBack):
        game.undoes("A")


def test_an_extraction_cannot_be_taken_back():
    """[EX7]: a new planet was opened."""
    game = table(seat("m01 m17"), seat(), seat(), planets="p01:PGB p04:PGO p07:GOB")
    assert not game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1").can_undo("A")


def test_a_sweep_cannot_be_taken_back():
    """[MK3]: new cards were turned up. What was taken before it stays taken."""
    game = table(seat(), seat(), seat(), **ROWS).acts("A", "market take:m33")
    assert game.can_undo("A")
    assert not game.acts("A", "sweep:mercenaries").can_undo("A")


def test_taking_cards_can_be_taken_back_until_the_rows_are_filled():
    """[MK2] [MK4]"""
    game = table(seat(), seat(), seat(), **ROWS).acts("A", "market take:m33 take:m34")
    game.undoes("A").undoes("A").acts("A", "take:b26 take:b27 take:b28")
    assert (game.hand("A"), game.can_undo("A")) == ("b26 b27 b28", False)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_a_seat_imagines_looks_the_same_to_it_and_is_dealt_anew(players):
    """[IN1]; contract of the engine: view(imagine(s, seat), seat) == view(s, seat)."""
    game = table(*(seat(f"m{10 + n:02} m{20 + n} b{10 + n}") for n in range(players)), **ROWS)
    for number in range(players):
        views = set()
        for chance in range(6):
            imagined = game.imagined(number, Chance(f"{chance:032x}"))
            assert AFTERNOVA.view(imagined, number) == game.session.view(number)
            AFTERNOVA.check(imagined)
            others = [player for seat_number, player in enumerate(imagined.players) if seat_number != number]
            views.add(
                msgspec.json.encode(
                    ([player.hand for player in others], [player.objective for player in others], imagined.planet_deck)
                )
            )
        assert len(views) == 6
