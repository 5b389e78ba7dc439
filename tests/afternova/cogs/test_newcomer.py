"""Problems that a person who plays Afternova for the first time might meet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import sqlalchemy
from discord import ButtonStyle, ui
from msgspec.structs import replace

from cogs.afternova.descriptions import orders_line, own_line, short_worth, standing_lines
from cogs.afternova.presentation import presentation
from cogs.afternova.typed_offer import Offered, why_not
from cogs.ui import typed
from cogs.ui.controls import Key
from cogs.ui.hand import hand_message
from cogs.ui.measure import walk
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage, compose
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.postings import posting_items
from cogs.ui.public import board_message
from cogs.ui.send import post
from db.records import MessageRow
from engine.afternova.components import parts
from engine.afternova.names import SIDES, card_name, cube_list
from engine.afternova.options import card_option
from engine.afternova.view import OrdersView
from engine.core.decision import Ask, Option
from engine.core.session import Session
from engine.core.text import Text, say
from locales import LANGUAGES, message, translate
from tables.records import LogLine
from tests.afternova import scenario
from tests.afternova.cogs.test_presentation import (
    NAMES,
    NOW,
    begin,
    change_deal,
    fitting,
    laid_out,
    look_of,
    others,
    told_deals,
    typed_deal,
    view,
)
from tests.afternova.games import play, session
from tests.afternova.scenario import table
from tests.cogs.panels import reached, read_down, written
from tests.cogs.playing import board, panel
from tests.cogs.world import World
from tests.cogs.world import world as open_world

LETTERS = "abc"
BRIEF = 10
"""Characters on a button beside which there is room for words on a phone."""


@pytest.fixture
async def world(build: Callable[[], Any]) -> AsyncIterator[World]:
    async with open_world(build) as made:
        yield made


def labels(out: OutgoingMessage) -> list[str]:
    """What stands on buttons and in menus."""
    found = []
    for part in walk(out.view.to_components()):
        found += [part["label"]] if "label" in part and part["type"] == 2 else []
        found += [option["label"] for option in part.get("options", ())]
    return found


def styles(out: OutgoingMessage) -> dict[str, str]:
    """The buttons with how they look."""
    parts_shown = walk(out.view.to_components())
    return {part["label"]: ButtonStyle(part["style"]).name for part in parts_shown if part.get("label")}


def keys(out: OutgoingMessage) -> list[Key]:
    """What its controls mean."""
    found = [Key.parse(part.get("custom_id", "")) for part in walk(out.view.to_components())]
    return [key for key in found if key is not None]


def verbs(out: OutgoingMessage) -> list[str]:
    """What the buttons of a deal ask for."""
    return [key.arg.partition(".")[0] for key in keys(out) if key.verb == "deal"]


def asked_for_help() -> tuple[Session[Any], int, int]:
    """A game with a proposal on the table that its helper can fulfil: the game, who is on turn, the helper."""
    for seed in "abcdefgh":
        game = session(3, seed)
        (active,) = game.owed()
        for helper in {0, 1, 2} - {active}:
            for planet in game.view(active).planets:
                if fitting(game, active, helper, planet.id) is None:
                    continue
                ask = game.pending(active).ask  # type: ignore[union-attr]
                options = [option.key for option in ask.options if option.key.startswith("suggest:")]
                for key in options:
                    trial = game.copy()
                    play(trial, active, key, f"with:{LETTERS[helper]}", "send")
                    for seat in trial.owed():
                        if seat != active and trial.pending(seat).ask.option("accept:1"):  # type: ignore[union-attr]
                            return trial, active, seat
    raise AssertionError("no deal is possible in any of these games")


def public_deal(
    game: Session[Any], number: int, language: str = "en", computers: tuple[int, ...] = ()
) -> OutgoingMessage:
    """What the table's message says of one deal; the seats that are named are computers'."""
    look = look_of(game, None)
    only = tuple(posting for posting in look.postings if posting.number == number)
    seats = tuple(replace(seat, kind="computer") if seat.seat in computers else seat for seat in look.info.seats)
    look = replace(look, postings=only, info=replace(look.info, seats=seats))
    return compose(*posting_items(look, presentation(), language, {}))


# -- the panel -------------------------------------------------------------------------------------------------------


def test_a_suggestion_says_what_one_spends() -> None:
    said = []
    for game in (session(3, seed) for seed in "abcdefgh"):
        (active,) = game.owed()
        ask = game.explained(active).ask  # type: ignore[union-attr]
        offered = [option for option in ask.options if option.key.startswith(("suggest:", "extract:"))]
        said += [translate(option.detail, "en") for option in offered if option.detail is not None]
    assert said
    assert all("you spend" in words for words in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_helper_is_not_told_that_it_is_its_turn(language: str) -> None:
    game, _active, helper = asked_for_help()
    yours = {"en": "Your turn", "zh-TW": "輪到你了", "zh-CN": "轮到你了"}[language]
    assert yours not in written(laid_out(game, helper, language))
    play(game, helper, "counter:1")
    assert yours not in written(laid_out(game, helper, language))
    assert yours in written(laid_out(session(), session().owed()[0], language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dm_of_a_helper_does_not_say_that_it_is_its_turn(language: str) -> None:
    game, _active, helper = asked_for_help()
    for seat in (helper, session().owed()[0]):
        look = look_of(game if seat == helper else session(), seat)
        told = written(hand_message(look, presentation(), language, direct=True))
        yours = message("hand-your-turn", language, since="").partition("(")[0].partition("（")[0].strip()
        assert (yours in told) == (seat != helper)


def test_one_point_is_not_called_points() -> None:
    game, active = session(), session().owed()[0]
    view = game.view(active)
    for points, said in ((0, "0 pts"), (1, "1 pt ·"), (2, "2 pts")):
        ship = replace(view.ships[active], score=replace(view.ships[active].score, total=points))
        assert said in own_line(ship, "en")


def test_who_holds_a_part_is_not_told_to_hold_nothing() -> None:
    assert "nothing" not in message("an-why-no-cards", "en", number=3)


@pytest.mark.parametrize(("language", "words"), [("en", " wait"), ("zh-TW", "等你"), ("zh-CN", "等你")])
def test_who_may_offer_something_reads_twice_that_nobody_waits(language: str, words: str) -> None:
    game = session()
    (active,) = game.owed()
    said = [line for line in written(laid_out(game, (active + 1) % 3, language)).splitlines() if words in line]
    assert [message("panel-title-may", language, side="").strip() in line for line in said] == [True], said


def test_an_answered_deal_does_not_say_you_are_asked() -> None:
    game, _active, helper = asked_for_help()
    assert "you are asked" in written(laid_out(game, helper, "en"))
    play(game, helper, "accept:1")
    told = written(laid_out(game, helper, "en"))
    assert "you are asked" not in told
    assert "you have accepted" in told


def test_who_cannot_accept_is_told_why() -> None:
    game, helper = asked_in_vain()
    ask = game.pending(helper).ask  # type: ignore[union-attr]
    told = written(laid_out(game, helper, "en"))
    assert ("Your cards cannot supply" in told) == (ask.option("accept:1") is None)


@pytest.mark.parametrize(
    "words", ["market", "Go to the market", "visit the market", "市场", "交易", "市場", "市場交易"]
)
def test_the_market_is_typed_as_the_question_names_it(words: str) -> None:
    ask = session().question(session().owed()[0])
    assert ask is not None
    assert typed.match(ask, words) == (("market",), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_presses_accept_in_vain_reads_the_reason_once(language: str) -> None:
    game, helper = asked_in_vain()
    reason = message("an-why-no-cards", language, number=1)
    assert game.pending(helper).ask.option("accept:1") is None  # type: ignore[union-attr]
    shown = Panel(look_of(game, helper), presentation(), language, Draft(notice=reason)).message()
    assert written(shown).count(reason) == 1


def asked_in_vain() -> tuple[Session[Any], int]:
    """A game in which this seat is asked for more than it holds."""
    game = session()
    (active,) = game.owed()
    helper = (active + 1) % 3
    planet = next(world for world in game.view(active).planets if parts().needs[world.id][0])
    play(game, active, f"draft:{planet.id}")
    for _ in range(20):
        ask = game.pending(active).ask  # type: ignore[union-attr]
        more = [option.key for option in ask.options if option.key.startswith(f"ask:{LETTERS[helper]}+")]
        if not more:
            break
        play(game, active, more[0])
    play(game, active, "send")
    return game, helper


def test_cards_are_called_on_buttons_as_on_the_picture() -> None:
    game = session()
    (active,) = game.owed()
    play(game, active, "market")
    shown = laid_out(game, active, "en")
    for card in (*game.view(active).mercenaries, *game.view(active).blueprints):
        assert card is not None
        (label,) = [label for label in labels(shown) if label.startswith(f"{card.upper()} ")]
        assert len(label) <= 48, "a phone shows it whole"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_to_be_bound_is_named(language: str) -> None:
    game, _active, helper = asked_for_help()
    play(game, helper, "bind:1")
    ask = game.pending(helper).ask  # type: ignore[union-attr]
    for option in ask.options:
        assert "$" not in translate(option.label, language)
    assert not any("$" in label for label in labels(laid_out(game, helper, language)))


def test_a_menu_does_not_look_as_if_its_only_choice_were_made() -> None:
    game = session(6)
    (active,) = game.owed()
    play(game, active, f"draft:{game.view(active).planets[0].id}")
    out = laid_out(game, active, "en")
    menus = [part for part in walk(out.view.to_components()) if part["type"] == 3]
    assert menus
    for part in menus:
        if part["options"]:
            assert part["placeholder"] not in {option["label"] for option in part["options"]}


def test_a_helper_changes_its_own_part_with_one_tap_each() -> None:
    game, _active, helper = asked_for_help()
    play(game, helper, "counter:1")
    out = laid_out(game, helper, "en")
    told = "\n".join(read_down(out))
    assert "What you give" in told
    assert "helpers" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blueprint_that_can_be_paid_is_named_once(language: str) -> None:
    options = tuple(card_option("build", card) for card in ("b01", "b37"))
    ask = Ask(0, say("an-ask-window"), (*options, Option("pass", say("an-option-pass"))))
    sections = presentation().sections(ask, session().view(0), language)
    assert sections is not None
    for option in sections[0].options:
        name = translate(card_name(option.at or ""), language)
        assert name in sections[0].details[option.key]
        assert name not in translate(sections[0].brief[option.key], language)


def test_the_question_says_to_whom_cards_are_shown() -> None:
    game = session()
    (active,) = game.owed()
    other = (active + 1) % 3
    play(game, active, "show", f"to:{LETTERS[other]}")
    told = written(laid_out(game, active, "en"))
    assert f"What do you show P{other}?" in told
    assert "To whom" not in told


def test_standing_orders_are_told_to_whoever_gave_them() -> None:
    game = session()
    (active,) = game.owed()
    other = (active + 1) % 3
    assert "Standing orders:" not in written(laid_out(game, active, "en"))
    play(game, active, "orders", "help:2")
    assert "Standing orders: Help at once for 2 cubes or more" in written(laid_out(game, active, "en"))
    assert "Standing orders:" not in written(laid_out(game, other, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_market_one_reads_what_one_holds(language: str) -> None:
    game = session()
    (active,) = game.owed()
    hand = game.view(active).hand
    assert hand
    held = message("an-panel-hand", language, cards=say("an-nothing")).removesuffix(message("an-nothing", language))
    assert held not in written(laid_out(game, active, language))
    play(game, active, "market")
    line = next(line for line in written(laid_out(game, active, language)).splitlines() if held in line)
    assert all(short_worth(card, language) in line for card in hand)


def test_orders_of_one_kind_are_named_together() -> None:
    orders = OrdersView("ask", 0, ("b01", "b11"), ("b39",))
    said = orders_line(orders, "en")
    assert said.count(message("an-option-auto", "en", card="").strip()) == 1
    assert said.count(message("an-option-hold", "en", card="").strip()) == 1
    assert all(translate(card_name(card), "en") in said for card in ("b01", "b11", "b39"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_planets_do_not_stand_below_what_others_offer(language: str) -> None:
    game, active, helper = asked_for_help()
    planets = f"**{message('an-heading-planets', language)}**"
    assert planets not in written(laid_out(game, active, language))
    play(game, helper, "counter:1", "send")
    out = laid_out(game, active, language)
    heads = [message(f"an-heading-{kind}", language) for kind in ("adopt", "planets")]
    below = [line.strip("*") for line in read_down(out) if line.strip("*") in heads]
    assert list(dict.fromkeys(below)) == heads


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_menu_names_only_what_is_in_it(language: str) -> None:
    game = session()
    (active,) = game.owed()

    def hint() -> str:
        return next(
            part["placeholder"]
            for part in walk(laid_out(game, active, language).view.to_components())
            if part["type"] == 3
        )

    assert message("an-more-withdraw", language) not in hint()
    assert message("an-more-orders", language) in hint()
    game, active, _helper = asked_for_help()
    assert message("an-more-withdraw", language) in hint()


def test_a_suggestion_that_nobody_can_praise_is_not_the_green_one() -> None:
    seen = 0
    for game in (session(players, seed) for seed in "abcdefgh" for players in (3, 4)):
        (active,) = game.owed()
        ask = game.explained(active).ask  # type: ignore[union-attr]
        green = [part for part in walk(laid_out(game, active, "en").view.to_components()) if part.get("style") == 3]
        for part in green:
            key = Key.parse(part["custom_id"])
            assert key is not None
            option = ask.option(key.arg)
            assert option is not None
            assert option.detail is not None or not key.arg.startswith("suggest:")
        seen += bool(green)
    assert seen


def test_whom_no_deal_serves_is_shown_the_market() -> None:
    game = table(scenario.seat("m05"), scenario.seat("m07"), scenario.seat(), planets="p02:PPGB p01:GOB p07:GOB")
    ask = game.session.explained(0).ask  # type: ignore[union-attr]
    assert ask.proposal[0].startswith("suggest:")
    assert all(option.detail is None for option in ask.options if option.key.startswith("suggest:"))
    buttons = walk(laid_out(game.session, 0, "en").view.to_components())
    green = [Key.parse(part["custom_id"]) for part in buttons if part.get("style") == 3]
    assert [key.arg for key in green if key is not None] == ["market"]


def test_before_anybody_is_asked_what_will_not_fit_takes_one_line() -> None:
    game = table(
        scenario.seat("m05 m06", stored="WWG"),
        scenario.seat("m07"),
        scenario.seat(),
        planets="p02:PPGB p01:GOB p07:GOB",
    )
    game.acts("A", "suggest:p02")
    first = laid_out(game.session, 0, "en")
    drops = [key for key in reached(first) if key.startswith("drop:")]
    assert drops
    assert not [key for key in options_of(first) if key.startswith("drop:")]
    assert message("an-heading-drop", "en") in [
        part.get("placeholder") for part in walk(first.view.to_components()) if part["type"] == 3
    ]


def test_who_accepts_a_deal_reads_that_on_the_button() -> None:
    game, _active, helper = asked_for_help()
    play(game, helper, "bind:1")
    assert labels(laid_out(game, helper, "en"))[0].startswith("Accept")
    play(game, helper, "send", "bind:1")
    assert labels(laid_out(game, helper, "en"))[0].startswith(message("an-panel-rebind", "en"))


def test_going_to_the_market_over_open_deals_is_asked_back() -> None:
    game, active, _helper = asked_for_help()
    ask = game.pending(active).ask  # type: ignore[union-attr]
    assert needs_confirmation(presentation(), ask, "market")
    fresh = session()
    (first,) = fresh.owed()
    assert not needs_confirmation(presentation(), fresh.pending(first).ask, "market")  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_for_want_of_room_stands_beside_the_button_and_does_not_widen_it(language: str) -> None:
    ready = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+green send"
    three = (scenario.seat("m05 m06", stored="PPWW"), scenario.seat("m07"), scenario.seat())
    deal = table(*three, planets="p02:PPGB p01:GOB p07:GOB").acts("A", ready).acts("B", "accept:1")
    alone = table(*three, planets="p01:GGG p04:OBB p07:OBB")
    for game, key, count in ((deal, "execute:1", 2), (alone, "extract:p01", 3)):
        label, words = line_of(game.session, key, language)
        assert len(label) <= BRIEF
        assert words.splitlines()[-1] == f"-# ⚠ {message('an-panel-no-room', language, count=count)}"
    full = (scenario.seat("m05 m06", stored="GGGG"), scenario.seat(), scenario.seat())
    _label, words = line_of(table(*full, planets="p01:GGG p04:OBB p07:OBB").session, "extract:p01", language)
    cubes = translate(say("an-list", items=cube_list((0, 3, 0, 0, 0))), language)
    assert words.splitlines()[-1] == f"-# ⚠ {message('an-panel-discarding', language, cubes=cubes)}"


def line_of(game: Session[Any], key: str, language: str) -> tuple[str, str]:
    """The label of an option's button where there is room for words beside it, and these words."""
    pending = game.pending(0)
    assert pending is not None
    found = presentation().sections(pending.ask, game.view(0), language) or []
    (section,) = [each for each in found if key in each.brief]
    assert section.form == "lines"
    return translate(section.brief[key], language), section.details[key]


def test_a_deal_that_is_complete_is_sent_without_scrolling_past_what_could_be_changed() -> None:
    game = table(scenario.seat("m05 m06"), scenario.seat("m07"), scenario.seat(), planets="p02:PPGB p01:GOB p07:GOB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot")
    assert options_of(laid_out(game.session, 0, "en"))[-1] == "cancel"
    game.acts("A", "ask:b+engineer")
    assert options_of(laid_out(game.session, 0, "en"))[:2] == ["send", "cancel"]


def options_of(out: OutgoingMessage) -> list[str]:
    """The options that have a button, from above."""
    return [key.arg for key in keys(out) if key.verb == "pick"]


# -- messages for all ------------------------------------------------------------------------------------------------


def test_the_panel_is_at_hand_below_the_deals() -> None:
    game, active, helper = asked_for_help()
    play(game, helper, "counter:1", "send")
    look = look_of(game, None)
    out = board_message(look, presentation(), "en", postings=posting_items(look, presentation(), "en", {}))
    asked = [key for key in keys(out) if key.verb in ("deal", "panel")]
    assert [key.verb for key in asked].count("deal") == 4
    assert asked[-1].verb == "panel"
    assert active in game.asked()


def test_a_ready_deal_is_not_accepted_again() -> None:
    game, _active, helper = asked_for_help()
    assert verbs(public_deal(game, 1)) == ["accept", "counter", "decline"]
    play(game, helper, "accept:1")
    assert verbs(public_deal(game, 1)) == ["execute", "counter", "decline"]


def test_a_declined_deal_has_no_buttons_to_answer_it() -> None:
    """Whoever thinks again accepts in their panel; others may still counter."""
    game, _active, helper = asked_for_help()
    play(game, helper, "decline:1")
    assert verbs(public_deal(game, 1)) == ["counter"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_was_declined_takes_as_much_room_as_one_to_answer(language: str) -> None:
    """Three lines: which it is, what it was about, who has declined it."""
    game, _active, helper = asked_for_help()

    def lines() -> list[str]:
        items = posting_items(look_of(game, None), presentation(), language, {})
        return next(item.content for item in items if isinstance(item, ui.TextDisplay)).splitlines()

    heading, *terms, _waits = lines()
    assert len(terms) > 1
    play(game, helper, "decline:1")
    assert lines()[0] == heading
    small, _declined = lines()[1:]
    assert small.startswith("-# ")
    for line in terms:
        assert line.removeprefix("• ").replace("**", "") in small


def test_the_board_does_not_tell_twice_what_stands_in_a_deal() -> None:
    """That it was proposed, by whom it was declined: the deal below says both. What it does not say stays."""
    game, active, helper = asked_for_help()
    terms = look_of(game, None).postings[0].terms
    said = [
        say("an-log-proposal", side=SIDES[active], number=1, version=1, of=0, terms=terms),
        say("an-log-declines", side=SIDES[helper], number=1),
        say("an-log-withdraws-proposal", side=SIDES[active], number=7),
    ]
    seats = (active, helper, active)
    events = tuple(LogLine(n, NOW, seat, text) for n, (seat, text) in enumerate(zip(seats, said, strict=True), 1))

    def told() -> list[bool]:
        board_says = written(board_message(replace(look_of(game, None), events=events), presentation(), "en"))
        return [words in board_says for words in ("proposes deal 1", "declines deal 1", "withdraws deal 7")]

    assert told() == [False, True, True]
    play(game, helper, "decline:1")
    assert told() == [False, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_twice_whose_turn_begins(language: str) -> None:
    """Its head does. Below, the line parts the turns that have passed."""
    game = session()
    look = look_of(game, None)
    turn = say("an-log-turn", turn=7, side=SIDES[0])
    market = say("an-log-to-market", side=SIDES[0])

    begins = "-# " + message("an-log-turn", language, turn=7, side="|").partition("|")[0]

    def told(*texts: Text) -> bool:
        events = tuple(LogLine(n, NOW, 0, text) for n, text in enumerate(texts, 1))
        shown = written(board_message(replace(look, events=events), presentation(), language))
        return any(line.startswith(begins) for line in shown.splitlines())

    assert not told(turn)
    assert told(turn, market)


def test_a_panel_tells_the_answer_to_a_deal_once() -> None:
    """The line of the deal has the sign of the answer; "B has answered your deal" said it again."""
    game, active, helper = asked_for_help()
    play(game, helper, "decline:1")
    look = look_of(game, active)
    answered = say("an-intrusion-answer", side=SIDES[helper], number=1)
    look = replace(look, laid_down=replace(look.laid_down, intruders=(answered,)))
    told = written(Panel(look, presentation(), "en", Draft()).message())
    assert "❌" in told
    assert "Since you last acted" not in told


def test_a_panel_tells_an_offer_once() -> None:
    """It stands below "What others offer you"; "C has made you offer 1" said it again."""
    game = session()
    (active,) = game.owed()
    bidder = (active + 1) % 3
    make_offer(game, bidder)
    look = look_of(game, active)
    offered = say("an-intrusion-offer", side=SIDES[bidder], number=1)
    look = replace(look, laid_down=replace(look.laid_down, intruders=(offered,)))
    told = written(Panel(look, presentation(), "en", Draft()).message())
    assert f"P{bidder} gives" in told
    assert "Since you last acted" not in told


def test_no_button_of_a_deal_is_for_computers_alone() -> None:
    game, active, helper = asked_for_help()
    third = ({0, 1, 2} - {active, helper}).pop()
    assert verbs(public_deal(game, 1, computers=(active, third))) == ["accept", "counter", "decline"]
    assert verbs(public_deal(game, 1, computers=(helper, third))) == []
    play(game, helper, "counter:1", "send")
    assert verbs(public_deal(game, 2, computers=(helper, third))) == ["adopt"], "a computer withdraws by itself"
    assert verbs(public_deal(game, 2, computers=(active, third))) == ["unbid"]
    play(game, helper, "accept:1")
    assert verbs(public_deal(game, 1, computers=(helper, third))) == ["execute"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_says_who_can_adopt_it(language: str) -> None:
    game, active, helper = asked_for_help()
    play(game, helper, "counter:1", "send")
    out = public_deal(game, 2, language)
    assert verbs(out) == ["adopt", "unbid"]
    last = written(out).splitlines()[-1]
    assert last.startswith("➡️")
    assert f"P{active}" in last


def make_offer(game: Any, bidder: int) -> None:
    """An offer on the first planet, of one skill for nothing."""
    play(game, bidder, f"bid:{game.view(bidder).planets[0].id}")
    ask = game.pending(bidder).ask
    play(game, bidder, next(option.key for option in ask.options if option.key.startswith("ask:")), "send")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_says_who_can_take_it_up(language: str) -> None:
    game = session()
    (active,) = game.owed()
    make_offer(game, (active + 1) % 3)
    last = written(public_deal(game, 1, language)).splitlines()[-1]
    assert last.startswith("➡️")
    assert f"P{active}" in last


def test_cards_for_ones_own_offer_are_not_called_cards_for_a_deal() -> None:
    game, _active, helper = asked_for_help()
    play(game, helper, "counter:1", "send")
    said = labels(laid_out(game, helper, "en"))
    assert {"Choose cards", "Choose cards for offer 2"} <= set(said)
    assert "Choose cards for deal 2" not in said


def test_whoever_has_countered_sees_the_own_offer_in_words() -> None:
    """Only its buttons stood there, its cards were called a part of `deal 2`, and to accept the old deal shone."""
    game, _active, helper = asked_for_help()
    assert styles(laid_out(game, helper, "en"))["Accept"] == "success"
    play(game, helper, "counter:1", "send")
    out = laid_out(game, helper, "en")
    _before, own = written(out).split("**Your offer 2**")
    assert f"P{helper} gives" in own
    assert "Your part of deal 2" not in written(out)
    assert "Your part of offer 2" in written(out)
    assert styles(out)["Accept"] == "secondary"


def test_bids_are_called_by_the_planet_below_their_heading() -> None:
    """`Offer help: Hollow` stood three times below `Offer your help`."""
    game = session()
    (active,) = game.owed()
    bidder = (active + 1) % 3
    planets = {translate(card_name(planet.id), "en") for planet in game.view(active).planets}
    out = laid_out(game, bidder, "en")
    assert "Offer your help" in written(out)
    assert planets <= set(labels(out))


def test_the_table_says_in_which_deal_a_helper_is_waited_for() -> None:
    game, active, helper = asked_for_help()
    out = board_message(look_of(game, active), presentation(), "en")
    (line,) = [line for line in written(out).splitlines() if line.startswith("▶")]
    assert "asked in deal 1" in line
    play(game, helper, "decline:1")
    (line,) = [
        line for line in written(board_message(look_of(game, active), presentation(), "en")).splitlines() if "▶" in line
    ]
    assert "to move" in line


# -- the typed line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "error"),
    [
        ("draft:p99", "an-error-offer-planet-gone"),
        ("mine:m40", "an-error-offer-not-held"),
        ("icon:pilot", "an-error-offer-no-upgrade"),
        ("ask:b+pilot", "an-error-offer-not-missing"),
        ("give:b+purple", "an-error-offer-no-cube"),
        ("give:c+purple", "an-error-offer-idle"),
        ("move:a>b+green", "an-error-offer-no-stored"),
        ("move:b>a+green", "an-error-offer-no-stored"),
        ("move:c>a+green", "an-error-offer-idle"),
        ("hire:pilot+purple", "an-error-offer-hire"),
    ],
)
def test_what_a_typed_deal_cannot_have_is_said_in_words(key: str, error: str) -> None:
    game = next(game for game in map(session_of, range(40)) if game.owed() == (0,))
    seen = game.view(0)
    planet = "p01" if error == "an-error-offer-planet-gone" else seen.planets[0].id
    said = why_not(key, Offered(planet, ["ask:b+pilot"]), seen)
    assert said.key == error
    for language in LANGUAGES:
        assert "$" not in translate(said, language)


def session_of(seed: int) -> Session[Any]:
    game = session(3, f"seed{seed}")
    return game if "p01" not in {world.id for world in game.view(None).planets} else session_of(seed + 100)


async def test_a_typed_deal_that_is_refused_shows_no_inner_names(world: World) -> None:
    active = await begin(world)
    seen = await view(world, active)
    letter = "ABC"[NAMES.index(others(active)[0])]
    free = next(card for card in sorted(parts().mercenaries) if card not in seen.hand)
    for line in (f"{seen.planets[0].id} mine {free}", f"{seen.planets[0].id}; {letter} gets 8 P"):
        out = await world.slash(active, "afternova offer", line=line)
        assert out is not None
        assert "mine:" not in out.text
        assert "give:" not in out.text
    assert (await view(world, active)).draft is None


async def test_a_panel_that_follows_tells_a_deal_where_it_is_answered(world: World) -> None:
    """The line of the log above it said the same as the deal below the question."""
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    waiting = await panel(world, helper)
    await world.slash(active, "afternova offer", line=line)
    asked = waiting.again()
    assert "gives" in asked.text
    assert asked.find("pick") or asked.find("take")
    assert "proposes deal 1" not in asked.text


# -- calls, and trouble ----------------------------------------------------------------------------------------------


async def test_whom_a_new_version_asks_again_is_called_below(world: World) -> None:
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    await world.slash(active, "afternova offer", line=line)
    await world.press(helper, board(world), "deal", "accept.1.1")
    before, old = len(world.pings()), board(world)
    await change_deal(world, active)
    await brought(world)
    assert world.pings()[before:] == [helper]
    asked = board(world)
    assert asked.id != old.id, "Discord calls nobody for an edit"
    assert world.public()[-1].id == asked.id
    assert f"<@{world.id(helper)}>" in told_deals(asked)[0]
    assert asked.find("deal")[0].arg == "accept.1.2"


async def test_a_message_of_a_single_deal_is_answered_and_put_away(world: World) -> None:
    """Older versions of Orrery posted each deal as a message of its own."""
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    await world.slash(active, "afternova offer", line=line)
    tables, channel = world.bot.services.tables, world.channel.id
    look = await tables.queries.look(1, None)
    out = compose(*posting_items(look, presentation(), "en", {}))
    posted = await post(world.bot.get_partial_messageable(channel), out, "old")
    (old,) = [shown for shown in world.public() if shown.id == posted.id]
    await world.press(helper, old, "deal", "accept.1.1")
    assert (await tables.queries.look(1, None)).postings[0].ready
    for _ in range(2):  # the second time it is gone already, which is no error
        async with tables.store.transaction() as tx:
            await tx.post.set_message(1, MessageRow("deal:1", channel, posted.id), tables.now())
            await tx.post.put(1, {"deal:1": ()}, tables.now())
        await brought(world)
        assert posted.id not in [shown.id for shown in world.public()]
    async with tables.store.reading() as tx:
        assert {row.slot: row.state for row in await tx.post.of_table(1)}["deal:1"] == "done"


async def damaged(world: World) -> tuple[str, bytes]:
    """A table with a deal on it, of which what is stored is spoilt; the helper who is asked, and what was stored."""
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    await world.slash(active, "afternova offer", line=line)
    whole = (await snapshot(world)).data
    await store(world, b"\xc1")
    await world.restart()
    return helper, whole


async def snapshot(world: World) -> Any:
    async with world.bot.services.tables.store.reading() as tx:
        return await tx.games.snapshot(1)


async def store(world: World, data: bytes) -> None:
    """Put this in place of the stored game."""
    async with world.bot.services.tables.store.transaction() as tx:
        await tx.connection.execute(sqlalchemy.text("UPDATE snapshots SET data = :data"), {"data": data})


async def brought(world: World) -> None:
    world.bot.delivery.kick()
    await world.bot.delivery.settle()


async def test_a_damaged_table_with_open_deals_is_closed_and_its_deals_with_it(world: World) -> None:
    helper, _ = await damaged(world)
    refused = await world.press(helper, board(world), "deal", "accept.1.1")
    assert refused is not None
    assert refused.ephemeral
    await world.bot.services.tables.lobby.close(1, world.id(helper))
    await brought(world)
    (closed,) = [shown for shown in world.public() if "is closed" in shown.text]
    assert told_deals(closed) == []
    assert closed.verbs == set()


async def test_a_repaired_table_goes_on_with_its_open_deals(world: World) -> None:
    helper, whole = await damaged(world)
    refused = await world.press(helper, board(world), "deal", "accept.1.1")
    assert refused is not None
    await store(world, whole)
    await world.restart()
    await world.press(helper, board(world), "deal", "accept.1.1")
    await brought(world)
    assert board(world).find("deal")[0].arg == "execute.1.1"


@pytest.mark.parametrize("taps", ["show", "orders", "bid:p02", "bid:p02 ask:b+pilot send bind:1"])
def test_whoever_has_composed_nothing_goes_back_and_discards_no_draft(taps: str) -> None:
    """ "Show cards" and "Standing orders" ended with "Discard the draft"."""
    game = table(scenario.seat("m05 m06"), scenario.seat("m07"), scenario.seat(), planets="p02 p08 p11")
    game.acts("B", taps)
    (leave,) = [option for option in game.ask("B").options if option.key == "cancel"]
    assert leave.label == say("an-option-leave")
    game.acts("B", "cancel bid:p02 ask:b+pilot")
    (discard,) = [option for option in game.ask("B").options if option.key == "cancel"]
    assert discard.label == say("an-option-cancel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_committed_to_an_offer_is_not_called_part_of_a_deal(language: str) -> None:
    game = table(scenario.seat("m05 m06"), scenario.seat("m07"), scenario.seat(), planets="p02 p08 p11")
    game.acts("B", "bid:p02 ask:b+pilot send")
    (line,) = standing_lines(game.view("B"), language)
    card = translate(card_name("m07"), language)
    assert message("an-panel-pledge-bid", language, number=1, cards=f"{card} {short_worth('m07', language)}") in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_one_has_declined_is_none_of_others(language: str) -> None:
    """Without the cards to accept it after all, only a counter is left: it stood in a menu of its own."""
    game = table(scenario.seat("m05 m06"), scenario.seat("m40"), scenario.seat(), planets="p02:PPGB p01:GOB p07:GOB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send").acts("B", "decline:1")
    assert "accept:1" not in game.offers("B")
    said = written(laid_out(game.session, 1, language))
    assert message("an-heading-deal-declined", language, number=1) in said
    assert message("an-heading-others", language) not in said


def test_an_offer_that_leads_nowhere_is_asked_back() -> None:
    """Who countered a deal with itself was asked the same again, and who offered what they did not hold could accept
    nothing after it was adopted."""
    game = table(scenario.seat("m05 m06"), scenario.seat("m07"), scenario.seat(), planets="p02:PPGB p01:GOB p07:GOB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send").acts("B", "counter:1")

    def warned() -> str | None:
        (send,) = [option for option in game.ask("B").options if option.key == "send"]
        return None if send.caution is None else send.caution.key

    assert warned() == "an-caution-unchanged"
    game.acts("B", "give:b+purple")
    assert warned() is None
    game.acts("B", "give:b-purple cancel bid:p02 ask:b+pilot ask:b+pilot")
    assert warned() == "an-caution-lacking"


def test_a_deal_that_gives_everything_away_is_asked_back_before_it_is_sent() -> None:
    """It was only asked back when it was carried out: who commits no card asked for help that took all cubes."""
    game = table(scenario.seat("m05 m06"), scenario.seat("m07"), scenario.seat(), planets="p02:PPGB p01:GOB p07:GOB")
    game.acts("A", "draft:p02 with:b")
    while more := [key for key in game.offers("A", "give") if key.startswith("b+")]:
        game.acts("A", f"give:{more[0]}")
    (send,) = [option for option in game.ask("A").options if option.key == "send"]
    assert send.caution == say("an-caution-nothing")
    game.acts("A", "give:b-purple")
    (send,) = [option for option in game.ask("A").options if option.key == "send"]
    assert send.caution is None
