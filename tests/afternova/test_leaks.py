"""Options, views, log and waiting reveal nothing about another hand (facts: IN1, N4, N8, section 7 privacy)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.afternova.state import Orders, Revealed, State
from engine.afternova.window import is_asked
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.saved import Saved, decode, encode
from engine.core.session import Session
from scripts import laws
from tests.afternova.scenario import AFTERNOVA, FIVE, SEATS, Game, bot, fresh, play_on, seat, table

ROWS = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b26 b27 b28 b29"}
NECTAR = {"planets": "p02:PPGB p01:GOB p07:GOB"}
DEAL = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send"
PRIVATE = {
    *("draft", "edit", "suggest", "mine", "icon", "ask", "give", "move", "hire", "drop", "keep", "counter", "bid"),
    *("cancel", "orders", "auto", "hold", "askme", "show", "to", "bind"),
}
"""Answers that only prepare something: nobody else may notice them."""


def waited_for(session: Session[State]) -> set[int]:
    """The seats that everybody knows to be waited for."""
    pendings = [(number, session.pending(number)) for number in session.asked()]
    return {number for number, each in pendings if each and not (each.ask.optional or each.ask.secret)}


def heard(events: list[Event], reader: int | None) -> list[Any]:
    """What somebody is told, with the places and the seat that go with it."""
    told = [(event.text_for(reader), event.at, event.seat) for event in events]
    return [each for each in told if each[0] is not None]


def seen(session: Session[State], reader: int | None) -> bytes:
    """What somebody sees and is asked."""
    pending = None if reader is None else session.pending(reader)
    if pending is None:
        return msgspec.json.encode(session.view(reader))
    ask = pending.ask
    asked = ask.about, ask.least, ask.most, ask.optional, ask.secret, ask.within, ask.proposal, ask.options.all
    return msgspec.json.encode((session.view(reader), asked))


def redealt(session: Session[State], reader: int, chance: Chance) -> Session[State] | None:
    """Independently of `imagine`: cards of others are exchanged with the decks, but for those shown or committed;
    drafts and standing orders of others are swept away. None where somebody has bound cards or the window is open,
    which is known to all."""
    st = decode(State, encode(session.state))
    if st.step not in ("action", "market") or any(key != reader for offer in st.offers for key in offer.bound):
        return None
    if session.amid_unit or (st.step == "market" and st.active != reader):
        return None
    committed = {card for offer in st.offers for card in offer.terms.cards}
    for letter, deck in (("m", st.mercenary_deck), ("b", st.blueprint_deck)):
        kept: dict[int, list[str]] = {}
        pool = [*deck]
        for number, player in enumerate(st.players):
            if number != reader:
                kept[number] = [each.card for each in st.shown if (each.owner, each.seat) == (number, reader)]
                kept[number] += [card for card in committed if card in player.hand]
                pool += [card for card in player.hand if card[0] == letter and card not in kept[number]]
        chance.shuffle(pool)
        for number, known in kept.items():
            hand = st.players[number].hand
            for index, card in enumerate(hand):
                if card[0] == letter and card not in known:
                    hand[index] = pool.pop()
            hand.sort(key=lambda card: (card[0] == "b", card))
        deck[:] = pool
    st.shown = [shown_instead(each, st, reader) for each in st.shown]
    for number, player in enumerate(st.players):
        if number != reader:
            player.orders = Orders()
            st.drafts.pop(number, None)
    saved = Saved(AFTERNOVA.meta.rules_version, encode(st), [], 0, [0] * session.seats, session.seats)
    return Session.load(AFTERNOVA, msgspec.msgpack.encode(saved))


def shown_instead(each: Revealed, st: State, reader: int) -> Revealed:
    """How many cards somebody was shown is public; which, if the reader has no part in it, is anybody's guess."""
    if reader in (each.owner, each.seat):
        return each
    taken = [other.card for other in st.shown if (other.owner, other.seat) == (each.owner, each.seat)]
    hand = [card for card in st.players[each.owner].hand if card not in taken]
    return Revealed(each.owner, each.seat, hand[0] if hand else each.card)


def states(players: int, number: int, answers: int, every: int) -> Iterator[Game]:
    """Tables of random games."""
    game = fresh(players, f"{number:032x}")
    for count, _ in enumerate(play_on(game, Chance(f"leak {players} {number}"), answers)):
        if count % every == every - 1:
            yield game


# -- random tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_views_and_questions_do_not_depend_on_what_is_hidden(players):
    """[IN1]: with everything hidden dealt again, each seat sees and is asked the same."""
    forks = 0
    for count, game in enumerate(states(players, 1, 200, 4)):
        for number in range(players):
            fork = laws.check_secrets(game.session, number, Chance(f"{count} {number}"))
            if fork is not None:
                forks += 1
                assert waited_for(fork) == waited_for(game.session)
    assert forks > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_questions_do_not_depend_on_other_hands_drafts_and_orders(players):
    """[IN1] [N8]: the same with cards exchanged by this test, and drafts and orders of others gone."""
    compared = 0
    for count, game in enumerate(states(players, 2, 240, 3)):
        for number in range(players):
            other = redealt(game.session, number, Chance(f"{count} {number}"))
            if other is not None:
                compared += 1
                assert seen(other, number) == seen(game.session, number)
                assert waited_for(other) == waited_for(game.session)
    assert compared > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_says_no_more_than_what_is_then_seen(players):
    """[IN1] [N8]: several worlds that look the same to the reader; whatever somebody else answers in them, who then
    sees the same has been told the same, and the same seats are waited for."""
    groups = 0
    for count, game in enumerate(states(players, 3, 160, 12)):
        for reader in range(players):
            if game.session.amid_unit and reader not in game.session.asked():
                continue
            worlds = [game.session, *(game.session.fork(reader, Chance(f"{count} {n}")) for n in range(2))]
            for actor in [number for number in game.session.asked() if number != reader][:2]:
                told: dict[bytes, Any] = {}
                for world in worlds:
                    pending = world.pending(actor)
                    for option in (pending.ask.options if pending and pending.ask.most == 1 else ())[:8]:
                        branch = world.copy()
                        events = branch.submit(actor, (option.key,))
                        said = (heard(events, reader), waited_for(branch))
                        sight = msgspec.json.encode(branch.view(reader))
                        assert told.setdefault(sight, said) == said
                groups += len(told)
    assert groups > 30


@pytest.mark.parametrize("players", [2, 4])
def test_preparing_something_is_noticed_by_nobody(players):
    """[N8] [IN1]: drafts, bound cards, standing orders: no event, no change in any other view, nobody else waited
    for."""
    tried = 0
    for game in states(players, 4, 160, 10):
        if game.view().phase != "action":
            continue
        for actor in game.session.asked():
            pending = game.session.pending(actor)
            assert pending is not None
            private = [option for option in pending.ask.options if option.key.partition(":")[0] in PRIVATE]
            for option in private[tried % 3 :: 3]:
                branch = game.session.copy()
                events = branch.submit(actor, (option.key,))
                assert events == []
                for reader in (None, *(number for number in range(players) if number != actor)):
                    assert branch.view(reader) == game.session.view(reader)
                assert waited_for(branch) == waited_for(game.session)
                tried += 1
    assert tried > 30


def test_onlookers_see_nobodys_hand():
    """[IN1]: in random games no view holds the name of a card in another hand, in a deck or under the bot."""
    for players in (2, 4):
        for game in states(players, 5, 160, 8):
            state = game.session.state
            for reader in (None, *range(players)):
                view = game.session.view(reader)
                text = msgspec.json.encode(view).decode()
                hidden = [*state.mercenary_deck, *state.blueprint_deck, *(state.robot.hidden if state.robot else [])]
                known = {each.card for each in view.shown}
                committed = {card for offer in view.offers for card in offer.terms.cards}
                if view.draft is not None and view.draft.terms is not None:
                    committed |= {*view.draft.terms.cards}
                for number, player in enumerate(state.players):
                    if number != reader:
                        hidden += [card for card in player.hand if card not in known | committed]
                assert not [card for card in hidden if f'"{card}"' in text]


# -- one by one -------------------------------------------------------------------------------------------------------


def test_what_a_helper_could_do_does_not_show_before_an_answer():
    """[N4] [IN1]: whoever is named is waited for, able or not."""
    able = table(seat("m05 m06"), seat("m07 m08"), seat("m09"), **NECTAR, **ROWS).acts("A", DEAL)
    unable = table(seat("m05 m06"), seat("m37 m38"), seat("m09"), **NECTAR, **ROWS).acts("A", DEAL)
    for who in ("A", "C", None):
        assert able.view(who) == unable.view(who)
        assert able.told(who) == unable.told(who)
    assert waited_for(able.session) == waited_for(unable.session) == {1}
    assert able.offers("A") == unable.offers("A")


def test_whom_one_can_ask_does_not_depend_on_hands():
    """[IN1]: also players without any card."""
    keys = "draft:p02 mine:m05"
    one = table(seat("m05"), seat("m07 m08"), seat("m09 m10"), **NECTAR).acts("A", keys)
    two = table(seat("m05"), seat("m37 m38"), seat("m39 m40"), **NECTAR).acts("A", keys)
    assert one.offers("A") == two.offers("A")


def test_that_somebody_can_build_in_the_last_chance_is_known_of_who_has_passed_before_it():
    """[EN1] [IN1]: B passed when A built a sixth, and is asked again; C knows that somebody is."""
    game = table(seat("b01 b02", stored="PPGG", built=FIVE), seat("b03", stored="OO"), seat(), **ROWS)
    game.acts("A", "market take:m33 take:m34 take:m35").acts("B", "pass").acts("A", "build:b01")
    assert (game.view().last_window, game.owed) == (True, "B")
    for number in range(10):
        fork = laws.check_secrets(game.session, 2, Chance(f"{number}"))
        assert fork is not None
        assert fork.owed()


def test_suggestions_do_not_depend_on_hands():
    """[IN1]"""
    one = table(seat("m05 m06"), seat("m07 m08 b01"), seat("m09 m10 b02"), **NECTAR, **ROWS)
    two = table(seat("m05 m06"), seat("m37 m38 b40"), seat("m39 m40 b31"), **NECTAR, **ROWS)
    assert one.ask("A") == two.ask("A")
    assert one.offers("A", "suggest")


@pytest.mark.parametrize("order", ["decline", "1"])
def test_a_standing_order_answers_within_the_same_submit_whatever_the_hand_holds(order):
    """[N4] [IN1]: with cards that fit, and with none: nobody is left waiting, so waiting tells nothing."""
    answers = {}
    for hand in ("m07 m08", "m37 m38", "m07 m37", "b01 m17"):
        game = table(seat("m05 m06"), seat(hand, helps=order), seat(), **NECTAR).acts("A", DEAL)
        answers[hand] = game.answer(1, "B")
        assert waited_for(game.session) == {0}
    assert set(answers.values()) <= {"accepted", "declined"}
    assert answers["m07 m08"] == ("accepted" if order == "1" else "declined")
    assert answers["m37 m38"] == "declined"


def test_a_standing_order_itself_shows_to_its_owner_alone():
    """[IN1]"""
    game = table(seat(), seat("m07 b01", auto="b01", helps="2"), seat())
    plain = table(seat(), seat("m07 b01"), seat())
    for who in ("A", "C", None):
        assert game.view(who) == plain.view(who)
        assert game.view(who).orders is None or who is not None
    orders = game.view("B").orders
    assert orders is not None
    assert (orders.build, orders.help, orders.least) == (("b01",), "auto", 2)


def test_giving_an_order_is_told_to_nobody():
    """[IN1]"""
    game = table(seat(), seat("m07 b01"), seat())
    before = {who: game.view(who) for who in ("A", "C", None)}
    game.acts("B", "orders auto:b01 orders help:2")
    assert game.log == []
    assert {who: game.view(who) for who in ("A", "C", None)} == before


def test_a_declining_order_looks_like_declining():
    """[IN1] [N8]: nobody can tell an order from an answer given at once."""
    order = table(seat("m05 m06"), seat("m07", helps="decline"), seat(), **NECTAR).acts("A", DEAL)
    answer = table(seat("m05 m06"), seat("m07"), seat(), **NECTAR).acts("A", DEAL).acts("B", "decline:1")
    for who in ("A", "C", None):
        assert order.view(who) == answer.view(who)
        assert order.told(who) == answer.told(who)


WINDOW = {
    "both": (("b01", "PP"), ("b02", "GG")),
    "B": (("b40", "PP"), ("b02", "GG")),
    "A": (("b01", "PP"), ("b39", "GG")),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whether_a_window_waits_does_not_depend_on_hands(players):
    """[BP1] [IN1]: with all hands dealt again the same seats are asked: by their cubes, and whether they hold
    blueprints at all."""
    for stored in ("PP GGB PO OBW", "GO PW PPGO B", "WW OOB PPGG GB"):
        seats = [seat(f"b{10 + n} b{20 + n} m{10 + n}", stored=each) for n, each in enumerate(stored.split()[:players])]
        game = table(*seats, **ROWS)
        real = [is_asked(game.session.state, number) for number in range(players)]
        assert any(real)
        for reader in range(players):
            for number in range(12):
                imagined = game.imagined(reader, Chance(f"{number}"))
                assert [is_asked(imagined, each) for each in range(players)] == real


@pytest.mark.parametrize("reader", ["C", None])
def test_who_is_asked_in_a_window_shows_to_nobody_else(reader):
    """[BP1] [IN1]: only that the table waits."""
    sights = set()
    for (a, cubes_a), (b, cubes_b) in WINDOW.values():
        game = table(seat(a, stored=cubes_a), seat(b, stored=cubes_b), seat(), **ROWS).markets("A", "m33 m34 m35")
        assert game.view().phase == "window"
        sights.add((repr(game.view(reader)), repr(game.told(reader)), repr(waited_for(game.session))))
    assert len(sights) == 1


def test_who_is_asked_does_not_show_to_another_who_is_asked():
    """[BP1] [IN1]: C can pay; A and B look the same to C before and after C's own answer."""
    sights = set()
    for (a, cubes_a), (b, cubes_b) in WINDOW.values():
        game = table(seat(a, stored=cubes_a), seat(b, stored=cubes_b), seat("b03", stored="OO"), **ROWS)
        game.markets("A", "m33 m34 m35")
        first = (repr(game.view("C")), repr(game.ask("C")))
        game.acts("C", "pass")
        assert game.view().phase == "window"
        sights.add((*first, repr(game.view("C")), repr(game.told("C"))))
    assert len(sights) == 1


def test_passing_leaves_no_trace():
    """[BP1] [IN1]: after a window in which all passed, nobody knows who was asked."""
    ends = set()
    for (a, cubes_a), (b, cubes_b) in WINDOW.values():
        game = table(seat(a, stored=cubes_a), seat(b, stored=cubes_b), seat(), **ROWS).markets("A", "m33 m34 m35")
        while game.view().phase == "window":
            game.acts(game.asked[0], "pass")
        ends.add((repr(game.view("C")), repr(game.told("C"))))
    assert len(ends) == 1


def test_a_blueprint_built_by_order_looks_like_one_built_by_hand():
    """[BP1] [IN1]"""
    order = table(seat("b01", stored="PP", auto="b01"), seat(), seat(), **ROWS).markets("A", "m33 m34 m35")
    own = table(seat("b01", stored="PP"), seat(), seat(), **ROWS).markets("A", "m33 m34 m35").acts("A", "build:b01")
    for who in ("B", "C", None):
        assert order.view(who) == own.view(who)
        assert order.told(who) == own.told(who)


def test_cubes_dropped_for_want_of_room_tell_only_what_was_dropped():
    """[OV2] [IN1]: what is kept by default depends on the hand, and only the result shows."""
    for hand in ("b02", "b12"):
        game = table(seat("m05 m06"), seat(f"m07 {hand}", stored="PPPP"), seat(), **NECTAR, **ROWS)
        game.acts("A", DEAL.replace("give:b+purple", "give:b+green")).acts("B", "accept:1")
        plain = table(seat("m05 m06"), seat("m07 b40", stored="PPPP"), seat(), **NECTAR, **ROWS)
        plain.acts("A", DEAL.replace("give:b+purple", "give:b+green")).acts("B", "accept:1")
        for who in ("A", "C", None):
            assert game.view(who) == plain.view(who)
            assert game.told(who) == plain.told(who)


def test_the_bots_face_down_card_is_told_to_nobody():
    """[B3] [IN1]"""
    sights = set()
    for card in ("b31", "b40"):
        side = bot("b01 b02 b03", stored="BBW")
        more = {**ROWS, "blueprint_draws": card, "bag": "BBB", "planets": "p04:PGO p07:GOO p16:OWW"}
        game = table(seat(), seat(), robot=side, to_move="B", mercenary_draws="m01 m02 m03", **more)
        game.markets("B", "m33 m34 m35")
        assert game.robot.hidden == 1
        sights.add(repr([(game.view(who), game.told(who)) for who in ("A", "B", None)]))
    assert len(sights) == 1


def test_public_names_are_known_to_all():
    """[IN1]: a counterpart, so that the tests above are not about empty views."""
    game = table(seat("m05 m06"), seat("m07"), seat(), **NECTAR).acts("A", DEAL)
    for who in (*SEATS[:3], None):
        assert game.view(who).offers[0].terms.cards == ("m05", "m06")


def test_which_cubes_go_and_pay_is_seen_by_all_though_the_position_afterwards_is_the_same():
    """[OV1] [BP1] [BP4]: cubes lie open. Whether orange is discarded and a transmuter pays for it, or black, the same
    cube is left when the standing order has built b22; the log may say which it was."""
    player = seat("m05 m06 b22", stored="GW", built="b34", auto="b22")
    game = table(player, seat(), seat(), planets="p01:GOB p04:GOB p07:GOB")
    (key,) = [key for key in game.offers("A") if key.startswith("extract")]
    game.acts("A", key)
    logs, views = [], []
    for drop in ("drop:orange", "drop:black"):
        session = game.session.copy()
        logs.append(heard(session.submit(0, (drop,)), 1))
        views.append(session.view(1))
    assert views[0] == views[1]
    assert logs[0] != logs[1]
    laws.check_told([game.session], 0, [("drop:orange",), ("drop:black",)], 1)
