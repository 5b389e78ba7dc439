"""The panel: any question becomes buttons and menus within Discord's limits, and every option can be reached."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from discord import ButtonStyle, ui

from cogs.day_and_night.presentation import presentation as day_and_night
from cogs.ui.controls import Key, beside, button
from cogs.ui.measure import fit, measure, walk
from cogs.ui.option_controls import Draft
from cogs.ui.option_groups import groups
from cogs.ui.option_lists import Fold
from cogs.ui.outgoing import OutgoingMessage, compose
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.presentation import Presentation
from engine.core.decision import Ask, Option, Pending
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup, Standing
from engine.day_and_night.options import card_option, card_pairs
from engine.day_and_night.title import META
from engine.titles import TITLES
from locales import LANGUAGES, translate
from locales.chinese import NO_BREAK
from tables.records import Look, Place, SeatInfo, TableInfo
from tests.cogs.panels import reached, written
from tests.day_and_night.scenario import table

NOW = datetime(2026, 1, 2, tzinfo=UTC)
TITLE = TITLES[META.id]
SPELL = say("dn-card-day_chant")
SPELL_TEXT = say("dn-card-day_chant-text")


def look(ask: Ask | None, view: Any = None, *, can_undo: bool = False, seat: int = 0) -> Look:
    info = TableInfo(
        id=12,
        title=META.id,
        status="running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=(SeatInfo(0, "person", 5, "Ada"), SeatInfo(1, "person", 6, "Ben")),
        options={},
        commitment="c",
        seed=None,
        created_at=NOW,
        started_at=NOW,
        ended_at=None,
        version=3,
        owed=(0,),
        owed_since=NOW,
    )
    pending = None if ask is None else Pending(ask, 345)
    return Look(info, seat, view, pending, Standing(False), can_undo, ())


class Plain(Presentation):
    """A face that knows nothing of its title."""


PLAIN = Plain(TITLE)


def cards(count: int, **more: Any) -> tuple[Option, ...]:
    return tuple(
        Option(f"cast:card_{n}", say("dn-option-tile", place=f"Card {n}"), detail=SPELL_TEXT) for n in range(count)
    )


def places(count: int) -> tuple[Option, ...]:
    names = [f"{column}{row}" for row in range(1, 13) for column in "abcdefgh"][:count]
    return tuple(Option(f"tile:{at}", say("dn-option-tile", place=at.upper()), at=at) for at in names)


def plain(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"way:{n}", say("dn-option-tile", place=f"Way {n}")) for n in range(count))


END = Option("end", say("dn-option-end"))


def parts(out: OutgoingMessage) -> list[dict[str, Any]]:
    return list(walk(out.view.to_components()))


def ask(options: tuple[Option, ...], **more: Any) -> Ask:
    return Ask(0, say("dn-ask-wonder"), options, **more)


@pytest.mark.parametrize("make", [cards, places, plain])
@pytest.mark.parametrize("count", [1, 2, 5, 6, 7, 10, 11, 20, 21, 25, 26, 44, 48, 75])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_one_press_or_choice_away(make: Any, count: int, language: str) -> None:
    asked = ask((*make(count), END))
    out = Panel(look(asked), PLAIN, language).message()
    fit(out.view)
    assert sorted(reached(out)) == sorted(option.key for option in asked.options)


@pytest.mark.parametrize("count", [76, 96, 200])
def test_more_than_a_page_holds_goes_on_the_next(count: int) -> None:
    asked = ask(plain(count))
    found: list[str] = []
    page = 0
    while True:
        out = Panel(look(asked), PLAIN, "en", Draft(page=page)).message()
        fit(out.view)
        found += reached(out)
        forth = [part for part in parts(out) if part.get("label") == "▶"]
        if not forth or forth[0].get("disabled"):
            break
        page = int(Key.parse(forth[0]["custom_id"]).arg)  # type: ignore[union-attr]
    assert sorted(found) == sorted(option.key for option in asked.options)
    assert page > 0


@pytest.mark.parametrize(("spells", "steps"), [(1, 2), (6, 4), (7, 4), (14, 4), (6, 20), (20, 20), (30, 44)])
def test_kinds_of_options_together_keep_within_the_limits(spells: int, steps: int) -> None:
    asked = ask((*cards(spells), *places(steps), END))
    out = Panel(look(asked, can_undo=True), PLAIN, "zh-TW").message()
    fit(out.view)
    assert measure(out.view.to_components()).components <= 40
    assert sorted(reached(out)) == sorted(option.key for option in asked.options)


@pytest.mark.parametrize("count", [2, 20])
def test_numbers_on_the_picture_are_those_on_the_buttons(count: int) -> None:
    panel = Panel(look(ask(places(count))), PLAIN, "en")
    on_picture = {spot.at: spot.label for spot in panel.spots()}
    labels = [part["label"] for part in parts(panel.message()) if part.get("label", "")[:1].isdigit()]
    assert labels == [f"{label} · {at.upper()}" for at, label in on_picture.items()]


def test_many_places_are_named_on_the_picture_and_have_a_menu_for_each_row() -> None:
    """Two taps without scrolling: the row, then the place, which is called as on the picture."""
    panel = Panel(look(ask(places(48))), PLAIN, "en")
    assert {spot.label for spot in panel.spots()} == {spot.at.upper() for spot in panel.spots()}
    *menus, _more = [part for part in parts(panel.message()) if part["type"] == 3]
    assert [menu["placeholder"] for menu in menus] == [f"A{row} to H{row} …" for row in (6, 5, 4, 3, 2, 1)]
    assert [len(menu["options"]) for menu in menus] == [8] * 6


def test_on_a_phone_four_places_stand_side_by_side() -> None:
    asked = ask(places(20))
    rows = [part for part in parts(Panel(look(asked), PLAIN, "en").message()) if part["type"] == 1]
    sizes = [sum(":pick:" in button["custom_id"] for button in row["components"]) for row in rows if row["components"]]
    assert [size for size in sizes if size] == [4, 4, 4, 4, 4]


def test_very_many_places_are_not_numbered_and_not_named_twice() -> None:
    class Named(Plain):
        names_places = True

    panel = Panel(look(ask(places(44))), Named(TITLE), "en")
    assert {spot.label for spot in panel.spots()} == {""}
    assert len(panel.spots()) == 44


def test_controls_carry_table_seat_and_question() -> None:
    out = Panel(look(ask(places(2))), PLAIN, "en").message()
    keys = [Key.parse(part["custom_id"]) for part in parts(out) if part.get("custom_id")]
    assert {(key.table, key.seat, key.serial) for key in keys if key} == {(12, 0, 345)}


def test_several_answers_are_chosen_in_one_menu() -> None:
    out = Panel(look(ask(plain(9), least=2, most=2)), PLAIN, "en").message()
    menu = next(part for part in parts(out) if part.get("options"))
    assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (2, 2, 9)


def test_several_of_very_many_are_gathered_over_pages() -> None:
    asked = ask(plain(60), least=2, most=3)
    first = Panel(look(asked), PLAIN, "en").message()
    take = next(part for part in parts(first) if ":take:" in part.get("custom_id", ""))
    assert take["disabled"]
    then = Panel(look(asked), PLAIN, "en", Draft(page=2, picked=(3, 59))).message()
    fit(then.view)
    take = next(part for part in parts(then) if ":take:" in part.get("custom_id", ""))
    assert not take.get("disabled")
    assert Key.parse(take["custom_id"]).arg == "2.3.59"  # type: ignore[union-attr]
    menu = next(part for part in parts(then) if part.get("options"))
    assert "59" not in {option["value"] for option in menu["options"]}


def test_what_gives_something_away_is_asked_back() -> None:
    risky = Option("cast:x", SPELL, caution=say("dn-caution-becomes-night", places="B2", count=1))
    asked = ask((risky, END))
    assert needs_confirmation(PLAIN, asked, "cast:x")
    out = Panel(look(asked), PLAIN, "en", Draft(confirm="cast:x")).message()
    verbs = {Key.parse(part["custom_id"]).verb for part in parts(out) if part.get("custom_id")}  # type: ignore[union-attr]
    assert verbs == {"sure", "fresh"}
    assert "would become Night" in str(out.view.to_components())


@pytest.mark.parametrize(
    ("language", "described"),
    [
        ("en", "⚠ B2 is yours and would become Night's. Becomes Night"),
        ("zh-TW", "⚠ B2 是你的板塊，會變成夜板塊。"),
        ("zh-CN", "⚠ B2 是你的板块，会变成夜板块。"),
    ],
)
def test_a_choice_does_not_tell_again_what_its_warning_tells(language: str, described: str) -> None:
    warned = say("dn-caution-becomes-night", places="B2", count=1)
    risky = Option("to:b2", say("dn-option-end"), detail=say("dn-detail-becomes-night"), caution=warned)
    assert Panel(look(ask((risky, END))), PLAIN, language).choice(risky).detail.replace(NO_BREAK, " ") == described


@pytest.mark.parametrize("detail", [None, say("dn-detail-becomes-night")])
@pytest.mark.parametrize("fold", [Fold.OPEN, Fold.FOLDED])
def test_what_all_options_are_warned_of_is_said_once(detail: Text | None, fold: Fold) -> None:
    """A warning of the next upkeep stood at each of four moves."""
    warned = say("dn-caution-becomes-night", places="B2", count=1)
    details = [detail, SPELL_TEXT, detail, SPELL_TEXT]
    risky = tuple(
        Option(f"way:{n}", say("dn-option-tile", place=f"Way {n}"), detail=each, caution=warned)
        for n, each in enumerate(details)
    )
    other = Option("way:9", say("dn-option-tile", place="Way 9"), detail=SPELL_TEXT)
    for options, times in ((risky, 1), ((*risky, other), len(risky))):
        (group,) = groups(PLAIN, ask(options))
        told = written(compose(*Panel(look(ask(options)), PLAIN, "en").group(group, fold)))
        assert told.count(translate(warned, "en")) == times


def test_an_answer_is_asked_back_without_saying_twice_what_it_does() -> None:
    warned = say("dn-caution-becomes-night", places="B2", count=1)
    risky = Option("to:b2", say("dn-option-end"), detail=say("dn-detail-becomes-night"), caution=warned)
    told = {
        language: written(Panel(look(ask((risky, END))), PLAIN, language, Draft(confirm="to:b2")).message())
        for language in LANGUAGES
    }
    detail = {language: translate(risky.detail, language) for language in LANGUAGES if risky.detail is not None}
    assert told["zh-TW"].count(detail["zh-TW"]) == told["zh-CN"].count(detail["zh-CN"]) == 1


def test_ending_the_turn_is_asked_back_while_more_is_possible() -> None:
    assert needs_confirmation(PLAIN, ask((*cards(1), END)), "end")
    assert not needs_confirmation(PLAIN, ask((END,)), "end")
    assert not needs_confirmation(PLAIN, ask((*cards(1), END)), "cast:card_0")
    out = Panel(look(ask((*cards(8), END))), PLAIN, "en", Draft(confirm="end")).message()
    assert "2 more" in str(out.view.to_components())


def test_the_end_of_a_turn_stands_out_only_when_nothing_else_is_possible() -> None:
    def style(options: tuple[Option, ...]) -> ButtonStyle:
        out = Panel(look(ask(options)), PLAIN, "en").message()
        return next(ButtonStyle(part["style"]) for part in parts(out) if str(part.get("custom_id")).endswith(":end"))

    assert style((*cards(1), END)) is ButtonStyle.secondary
    assert style((END, Option("pass", say("dn-option-end")))) is ButtonStyle.success


def test_a_lonely_end_is_still_offered() -> None:
    out = Panel(look(ask((END,))), PLAIN, "en").message()
    assert list(reached(out)) == ["end"]
    assert [group.options for group in groups(PLAIN, ask((END,)))] == [[END]]


def test_undo_is_there_only_when_it_works() -> None:
    def has_undo(can_undo: bool) -> bool:
        out = Panel(look(ask(cards(2)), can_undo=can_undo), PLAIN, "en").message()
        return any(":undo:" in part.get("custom_id", "") for part in parts(out))

    assert has_undo(True)
    assert not has_undo(False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_day_and_nights_first_turn(language: str) -> None:
    options = META.settle_options({})
    session = Session.begin(TITLE, Setup(2, options), "5eed")
    presentation = day_and_night()
    pending = session.pending(0)
    assert pending is not None
    out = Panel(look(pending.ask, session.view(0)), presentation, language).message()
    fit(out.view)
    assert sorted(reached(out)) == sorted(option.key for option in pending.ask.options)
    assert "▰" * 12 in str(out.view.to_components())


def test_while_others_move_nothing_can_be_answered() -> None:
    session = Session.begin(TITLE, Setup(2, META.settle_options({})), "5eed")
    out = Panel(look(None, session.view(1), seat=1), day_and_night(), "en").message()
    assert list(reached(out)) == []


def test_the_panel_shows_the_cards_where_only_cards_are_asked_for() -> None:
    from tests.day_and_night.scenario import table

    hand = "day_chant day_chant day_wish warp fate mystify wonder"
    resting = table(day_hand=hand).chooses("end").ask
    assert day_and_night().panel_picture(resting, None) == "hand"
    assert day_and_night().panel_picture(table(day_hand=hand).ask, None) == "panel"
    stealing = table(day_hand="steal_passion", night_hand="deter deter mimic").casts("steal_passion")
    assert day_and_night().panel_picture(stealing.ask, None) == "hand"
    assert day_and_night().panel_picture(stealing.chooses("steal:deter").ask, None) == "panel"


@pytest.mark.parametrize(("most", "stand"), [(1, ["discard:deter", "discard:mislead"]), (2, None)])
def test_of_cards_that_are_alike_one_stands_on_the_panel(most: int, stand: list[str] | None) -> None:
    """Two buttons of one name do the same; where several are given away both copies are needed."""
    view = table(to_move="night").view()
    held = card_pairs("discard", ["deter", "mislead", "mislead"])
    options = tuple(card_option(key, card, view.options) for key, card in held)
    asked = ask(options, most=most)
    out = Panel(look(asked, view), day_and_night(), "zh-TW").message()
    assert sorted(reached(out)) == sorted(stand or [option.key for option in options])


@pytest.mark.parametrize("label", ["Resolve the Crisis board: Skirmish +0", "結算危機面板與反擊"])
def test_words_stand_above_a_button_with_a_long_label(label: str) -> None:
    """A phone breaks words beside it into one letter a line."""
    names = {"board": label, "fight": "Fight"}
    options = [Option(key, named(name), detail=named(f"What comes of {key}")) for key, name in names.items()]
    parts = list(
        walk(Panel(look(Ask(0, say("dn-ask-wonder"), tuple(options))), PLAIN, "en").message().view.to_components())
    )
    beside = [part["accessory"]["label"] for part in parts if part["type"] == 9]
    assert [shown.removeprefix("Tile ") for shown in beside] == ["Fight"]
    labels = [part["label"] for row in parts if row["type"] == 1 for part in row["components"] if "label" in part]
    assert any(label in shown for shown in labels)
    assert sum("What comes of" in part.get("content", "") for part in parts) == 2


def test_spells_stand_alike_whatever_their_names() -> None:
    """In Chinese `日之儀式 · 4 小時` had its button below the words, `驚奇 · 4 小時` beside them."""
    for label in ("日之儀式 · 4 小時", "驚奇 · 4 小時"):
        (item,) = beside("變換一個與日所在板塊相鄰的板塊。", button(Key("pick", 1, 0, 1, "a"), label))
        assert isinstance(item, ui.Section), label


def named(words: str) -> Text:
    """A text that says these words."""
    return say("dn-option-tile", place=words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [True, False])
def test_of_several_panels_in_a_channel_nobody_knows_the_table(language: str, asked: bool) -> None:
    out = Panel(look(ask(places(2)) if asked else None), PLAIN, language).message()
    lines = [line for part in parts(out) for line in str(part.get("content", "")).splitlines()]
    (title,) = (line for line in lines if line.startswith("### "))
    assert title.startswith(f"### {translate(PLAIN.name, language)} · <#2> · ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [True, False])
def test_the_title_of_a_panel_names_its_game_its_table_and_its_person(asked: bool, language: str) -> None:
    """Several panels stand in one channel, and one below the other in direct messages."""
    view = table().view()
    out = Panel(look(ask(places(3)) if asked else None, view), day_and_night(), language).message()
    title = next(part["content"] for part in parts(out) if part["type"] == 10).splitlines()[0]
    assert title.startswith("### ")
    for named_there in (translate(say(META.key("name")), language), "<#2>", "Ada"):
        assert named_there in title
