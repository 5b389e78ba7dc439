"""Hidden information and undo (facts, sections 1, 4 and 11; docs: the engine contract)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.errors import NoWayBack
from tests.solenia.scenario import CARDS, SOLENIA, Game, fresh, play_on, seat, table

ONE = "c01 c07 c13"
OTHER = "c02 c08 c14"


def looks(game: Game, *who: str | None) -> list[object]:
    """The views of these players (None: an onlooker)."""
    return [game.view(each) for each in who]


# -- what a view must not tell ----------------------------------------------------------------------------------------


def test_hands_are_hidden_from_the_others_and_from_onlookers():
    """[hidden.hands]: two tables that differ only in A's cards."""
    one = table(seat(ONE, draws=OTHER), seat(ONE), seat(ONE))
    two = table(seat(OTHER, draws=ONE), seat(ONE), seat(ONE))
    assert looks(one, "B", "C", None) == looks(two, "B", "C", None)
    assert one.view("A") != two.view("A")
    assert (one.view("A").hand, one.view().hand) == (tuple(ONE.split()), None)


def test_the_order_of_the_own_deck_is_hidden_too():
    """[hidden.decks]"""
    one = table(seat(ONE, draws="c03 c04 c05"), seat())
    two = table(seat(ONE, draws="c05 c09 c03"), seat())
    assert looks(one, "A", "B", None) == looks(two, "A", "B", None)


def test_the_stacks_are_hidden_from_all():
    """[hidden.stacks]"""
    one = table(seat(ONE), seat(ONE), day_next="d20 d21 d22", night_next="n20 n21 n22")
    two = table(seat(ONE), seat(ONE), day_next="d24 d20 d23", night_next="n24 n20 n23")
    assert looks(one, "A", "B", None) == looks(two, "A", "B", None)


def test_the_rivals_deck_and_the_next_roll_are_hidden():
    """[hidden.rival]"""
    one = table(seat(ONE), rival_next="c01 c02", seed="11" * 16)
    two = table(seat(ONE), rival_next="c16 c15", seed="22" * 16)
    assert looks(one, "A", None) == looks(two, "A", None)


def test_the_card_one_has_chosen_is_hidden_until_it_lies():
    """[hidden.chosen]: B and onlookers learn it with its cell."""
    one = table(seat(ONE), seat()).answers("card:c01")
    two = table(seat(ONE), seat()).answers("card:c07")
    assert looks(one, "B", None) == looks(two, "B", None)
    assert (one.view("A").chosen, two.view("A").chosen) == ("c01", "c07")
    assert [event.text_for(1) for event in one.log] == [event.text_for(1) for event in two.log]


def test_while_a_voyage_is_paid_neither_card_nor_cell_is_known():
    """[hidden.chosen]"""
    one = table(seat(ONE, goods="1 wood 1 water"), seat()).chooses("card:c01", "at:b4")
    two = table(seat(ONE, goods="1 wood 1 water"), seat()).chooses("card:c07", "at:d4")
    assert one.question == two.question == "pay"
    assert looks(one, "B", None) == looks(two, "B", None)


def test_reach_is_shown_only_to_the_player_who_is_to_place_a_card():
    """[hidden.chosen]: nobody else is helped."""
    game = table(seat(ONE), seat())
    assert game.view("A").reach
    assert (game.view("B").reach, game.view().reach) == ((), ())


def test_the_card_drawn_is_told_to_its_owner_alone():
    """[hidden.draw]"""
    game = table(seat(ONE, draws="c16"), seat(ONE)).plays("c13", "c4")
    private = table(seat(ONE, draws="c15"), seat(ONE)).plays("c13", "c4")
    for reader in (1, None):
        assert [event.text_for(reader) for event in game.log] == [event.text_for(reader) for event in private.log]
    assert [event.text_for(0) for event in game.log] != [event.text_for(0) for event in private.log]


def test_discards_the_sky_goods_and_gold_are_public():
    """[hidden.public]: sizes of hands and decks as well."""
    game = table(seat(ONE, goods="2 wood", gold=3, on={"b4": "c09"}), seat(discard="c10"))
    for who in ("A", "B", None):
        one, two = game.view(who).players
        assert (one.goods, one.gold, one.hand_count, one.deck_count) == ((2, 0, 0, 0), 3, 3, 12)
        assert two.discard[0] == "c10"
        assert ("b4", 0, "c09") in [(cell.at, cell.owner, cell.card) for cell in game.view(who).cells]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["summer", "improvements"])
def test_no_view_holds_a_hidden_card_or_tile(players, side):
    """[hidden.hands] [hidden.stacks]: every name in a view is one that lies open, in a whole game."""
    for number, game in enumerate(play_on(fresh(players, "ab" * 16, side=side), Chance("cd" * 16))):
        if number % 7:
            continue
        for seat_number in range(players):
            view = game.session.view(seat_number)
            assert view.hand is not None
            state = game.session.state
            text = msgspec.json.encode(view).decode()
            hidden = [tile for stack in state.stacks for tile in stack]
            assert not [tile for tile in hidden if f'"{tile}"' in text]
            open_cards = {*view.hand, *(cell.card for cell in view.cells), *(move.card for move in view.moves)}
            open_cards |= {card for player in view.players for card in player.discard}
            assert not [card for card in CARDS if f'"{card}"' in text and card not in open_cards]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_a_seat_imagines_looks_the_same_to_it(players):
    """[hidden.law]: view(imagine(s, seat), seat) == view(s, seat), and what is hidden is dealt again."""
    game = fresh(players)
    for seat_number in range(players):
        found: dict[str, set[str]] = {}
        for number in range(5):
            imagined = game.imagined(seat_number, Chance(f"{number:032x}"))
            assert SOLENIA.view(imagined, seat_number) == game.session.view(seat_number)
            SOLENIA.check(imagined)
            hidden = {"day stack": imagined.stacks[0], "night stack": imagined.stacks[1], "chance": imagined.chance}
            for other, player in enumerate(imagined.players):
                hidden[f"deck {other}"] = player.deck
                if other != seat_number:
                    hidden[f"hand {other}"] = player.hand
            if imagined.rival is not None:
                hidden["rival"] = imagined.rival.deck
            for name, pile in hidden.items():
                found.setdefault(name, set()).add(repr(pile))
        assert {name: len(piles) for name, piles in found.items()} == dict.fromkeys(found, 5)


def test_what_another_has_chosen_is_imagined_as_not_yet_chosen():
    """[hidden.law] [hidden.chosen]: between card and cell; the player's own choice stays."""
    game = table(seat(ONE), seat()).answers("card:c07")
    assert game.imagined(1, Chance("11" * 16)).chosen is None
    assert game.imagined(0, Chance("11" * 16)).chosen == "c07"


# -- the way back -----------------------------------------------------------------------------------------------------


def test_up_to_the_refill_everything_can_be_taken_back():
    """[undo.before]: card, cell, payment."""
    own = seat("c07 c08 c13", goods="3 wood 2 wheat 1 water")
    game = table(own, seat(), night_show="n03 n04 n14")
    start = game.view("A")
    game.chooses("card:c07", "at:e3", "pay:water")
    assert game.question == "deliver"
    for question in ("pay", "cell", "card"):
        assert game.can_undo("A")
        assert not game.can_undo("B")
        assert game.undoes("A").question == question
    assert (game.view("A"), game.can_undo("A")) == (start, False)


def test_after_the_refill_there_is_no_way_back():
    """[undo.after]: the tile turned up is known."""
    own = seat("c07", goods="2 wood", on={"d3": "c09"}, night="n01 n02")
    game = table(own, seat(), night_show="n03 n14 n17", night_next="n20").plays("c07", "e3")
    assert (game.question, game.can_undo("A")) == ("take", False)
    with pytest.raises(NoWayBack):
        game.undoes("A")


def test_without_a_refill_the_delivery_can_be_taken_back():
    """[undo.before]: an empty stack reveals nothing."""
    own = seat("c07", goods="2 wood 2 wheat", on={"d3": "c09"}, night="n01 n02")
    game = table(own, seat(), night_show="n03 n04 n14", night_stack="").plays("c07", "e3", "deliver:n03")
    assert (game.question, game.can_undo("A")) == ("take", True)
    assert game.undoes("A").question == "deliver"


def test_after_the_refill_what_came_later_can_be_taken_back():
    """[undo.after]: the slot, while its reward is chosen."""
    own = seat("c07", goods="2 stone", on={"b3": "c09"}, slots={"d1a": "d05"})
    game = table(own, seat(), day_show="d03 d14 d24", side="winter").plays("c07", "a3", "slot:d2a")
    assert (game.question, game.can_undo("A")) == ("take", True)
    assert game.undoes("A").question == "slot"
    assert not game.can_undo("A")


def test_after_the_draw_there_is_no_way_back():
    """[undo.after]: a card was drawn and the turn has passed on."""
    game = table(seat(ONE), seat()).plays("c07", "c4")
    assert (game.owed, game.can_undo("A"), game.can_undo("B")) == ("B", False, False)


def test_even_without_a_card_to_draw_the_turn_has_passed_on():
    """[undo.after]"""
    game = table(seat("c07 c13", deck=""), seat("c07 c13", deck="")).plays("c07", "c4")
    assert (game.owed, game.can_undo("A")) == ("B", False)


def test_after_the_rivals_turn_there_is_no_way_back():
    """[undo.after]: a card was turned up and the die was rolled."""
    assert not table(seat(ONE), rival_next="c07").plays("c07", "c4").can_undo("A")


def test_what_goes_back_to_the_supply_can_be_taken_back():
    """[undo.before]: and the card and the zero that brought it."""
    game = table(seat("c01 c07 c13", goods="7 wood", on={"a1": "c03"}), seat(), overflow="active")
    start = game.view("A")
    game.plays("c01", "c3")
    assert game.question == "drop"
    assert game.undoes("A").question == "cell"
    assert game.undoes("A").view("A") == start


def test_after_an_undo_the_cards_drawn_are_the_same():
    """[undo.before]: nobody can look at what the deck would bring."""
    game = table(seat("c07 c08 c13", goods="8 wood", draws="c16"), seat()).plays("c07", "c3")
    assert (game.owed, game.question) == ("A", "drop")
    game.undoes("A").undoes("A")
    assert game.plays("c08", "c4").hand("A") == "c07 c13 c16"


def test_a_pick_of_the_draft_can_be_taken_back_by_nobody_else():
    """[undo.before] [10.draft]: tiles on offer are public, so a pick reveals nothing; the next seat cannot undo it."""
    game = fresh(3, side="improvements")
    picker = game.owed
    assert picker is not None
    game.answers(game.offers()[0])
    others = [who for who in "ABC" if who != picker]
    assert not any(game.can_undo(who) for who in others)
