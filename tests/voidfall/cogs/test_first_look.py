"""What a newcomer reads on a panel: nothing twice, nothing stale, few taps, and every word where it belongs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cogs.ui import path_menu
from cogs.ui.measure import walk
from cogs.ui.option_controls import Draft
from cogs.ui.orders import SIGN
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Panel
from cogs.ui.public import board_message, log_lines
from cogs.ui.settings_page import settings_message
from cogs.voidfall.card_faces import faces
from cogs.voidfall.words import held_agenda_lines, turn_lines
from engine.core.decision import Option, Options, Step
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.voidfall.card_text.cards import starting_agenda, technology
from engine.voidfall.components import parts
from engine.voidfall.names import (
    SEATS,
    action_name,
    agenda_name,
    event_name,
    focus_card_name,
    place_name,
    technology_name,
)
from engine.voidfall.state import State
from engine.voidfall.title import META
from engine.voidfall.turn.act import ASK_MOVE
from engine.voidfall.turn.selection import described_card
from engine.voidfall.vocabulary.words import fleet_name
from locales import LANGUAGES, capitalize, message, translate
from render.kit.picture import Picture, Scene
from render.voidfall.painter import PAGES
from tables.records import LogLine, Look, TableInfo
from tests.cogs.panels import written
from tests.voidfall.cogs.looks import MODES, NOW, SHOWN, TITLE, busiest, look_of
from tests.voidfall.positions import A


def panel(look: Look, path: path_menu.Path = (), language: str = "en") -> OutgoingMessage:
    return Panel(look, SHOWN, language, Draft(path=path)).message()


def buttons(out: OutgoingMessage) -> list[str]:
    """The labels of its buttons."""
    return [part["label"] for part in walk(out.view.to_components()) if part["type"] == 2 and "label" in part]


def rows_of(out: OutgoingMessage) -> list[list[str]]:
    """The labels of the buttons, row by row."""
    rows = [part for part in walk(out.view.to_components()) if part["type"] == 1]
    return [[each["label"] for each in row["components"] if "label" in each] for row in rows]


def questions() -> Iterator[tuple[str, Look]]:
    """Of every mode."""
    for mode in MODES:
        yield from busiest(mode).items()


@pytest.mark.slow
def test_english_answers_begin_with_a_capital_letter() -> None:
    """Whether they are buttons, lines or choices of a menu."""
    for kind, look in questions():
        out = panel(look)
        parts = list(walk(out.view.to_components()))
        labels = buttons(out) + [each["label"] for part in parts if part["type"] == 3 for each in part["options"]]
        assert not [label for label in labels if label[:1].islower()], kind


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_is_cut(language: str) -> None:
    """A long one stands beside its button, with its detail below."""
    for kind, look in questions():
        assert not [label for label in buttons(panel(look, language=language)) if label.endswith("…")], kind


def test_a_long_answer_with_a_detail_is_read_whole() -> None:
    look = busiest("solo")["vf-ask-box"]
    assert look.pending is not None
    said = written(panel(look))
    details = [option.detail for option in look.pending.ask.options if option.detail is not None]
    assert details
    for words in (*(option.label for option in look.pending.ask.options), *details):
        assert translate(words, "en")[1:] in said


def test_units_of_resources_are_a_row_for_each_number() -> None:
    """Four of one resource are one tap."""
    look = busiest("solo")["vf-ask-gain-any"]
    names = ("Food", "Energy", "Materials", "Credits", "Science")
    rows = rows_of(panel(look))
    assert rows[0] == ["1 Food", "1 Energy", "1 Material", "1 Credit", "1 Science"]
    assert rows[3] == [f"4 {name}" for name in names]


def test_what_is_used_up_is_not_said_twice() -> None:
    """It is struck through, and the number of actions stands beside it; what cannot be paid has its reason."""
    session: Session[State] = Session.begin(
        TITLE, Setup(1, META.settle_options({"mode": "solo", "houses": "dealt"})), "5eed"
    )
    acted = first_action(session)
    look = replace(look_of(session, A, {"mode": "solo"}), barred=session.barred(A))
    assert acted in {each.option.key for each in look.barred}
    name = translate(action_name(acted.removeprefix("act:")), "en")
    assert f"~~{name}~~" in written(panel(look))
    assert name not in SHOWN.describe_idle(look, "en")


def first_action(session: Session[State]) -> str:
    """Play until an action of a Focus card is done. Its key."""
    acted = ""
    while True:
        pending = session.pending(A)
        assert pending is not None
        keys = pending.ask.options.keys
        if pending.ask.about == ASK_MOVE.text:
            if acted:
                return acted
            acted = next((key for key in keys if key.startswith("act:")), "")
            session.submit(A, (acted or "done",))
        else:
            session.submit(A, (keys[0],))


@pytest.mark.parametrize(("held", "offered"), [("progress", "heroic_command"), ("politics", "joint_politics")])
def test_a_card_of_the_offer_is_one_step(held: str, offered: str) -> None:
    """First the card, with its effects, then what is discarded for it (6.3)."""
    card = described_card(f"card:{offered}:{held}", (held, offered))
    assert [step.key for step in card.path] == [f"offer:{offered}"]
    assert card.short == say("vf-card-discarding", held=focus_card_name(held))


def moves_in(place: str) -> list[Option]:
    """All cubes of a sector, and one of each type, as an invasion asks for them."""
    step = Step(f"at:{place}", place_name(place), at=place)
    lost, everything = say("vf-box-not-met"), say("vf-move-in-all-short")
    all_of_it = Option(f"all:{place}", everything, at=place, path=(step,), short=everything)
    one = [Option(f"cube:{each}:{place}", fleet_name(each), at=place, path=(step,)) for each in ("corvette", "sentry")]
    return [all_of_it, *(replace(each, detail=lost, short=each.label) for each in one)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_moves_in_from_a_chosen_sector_is_called_by_its_name(language: str) -> None:
    """All cubes and one of them were buttons with the same number of the sector."""
    look = busiest("competitive")["vf-ask-move-in-first"]
    assert look.pending is not None
    options = [*moves_in("2b"), *moves_in("2c"), *moves_in("2d")]
    ask = replace(look.pending.ask, options=Options.of(options))
    out = panel(replace(look, pending=replace(look.pending, ask=ask)), ("at:2b",), language)
    names = [capitalize(translate(each.short or each.label, language)) for each in options[:3]]
    assert [each for each in buttons(out) if each in names] == names
    assert f"**{capitalize(translate(place_name('2b'), language))}**" in written(out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_log_begin_with_a_capital_letter(language: str) -> None:
    place: Text = say("vf-log-place", place=place_name("2b"), pieces=[say("vf-placed-bounty", n=1)])
    [line] = log_lines([LogLine(1, NOW, 0, place)], language, SHOWN)
    assert not line[:1].islower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_scores_for_a_card_is_one_sentence(language: str) -> None:
    """Objective by objective; another player's points are a line of their own."""

    def scored(seat: int, n: int) -> LogLine:
        told = say("vf-log-influence-gained-for", side=SEATS[seat], n=n, source=event_name("3A"))
        return LogLine(1, NOW, seat, told)

    told = " ".join(log_lines([scored(0, 7), scored(0, 2), scored(1, 3)], language, SHOWN))
    assert told.count(translate(event_name("3A"), language)) == 2
    assert "7 + 2" in told
    assert "3" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_end_of_a_turn_leaves_unused_is_said_once(language: str) -> None:
    """The warning names it; the detail of the button would name it again."""
    look = busiest("competitive")["vf-ask-move"]
    assert look.pending is not None
    unused = SHOWN.still_possible(look.pending.ask)
    assert unused
    asked_back = Panel(look, SHOWN, language, Draft(confirm="done")).message()
    warning = message("panel-still-possible", language, choices="#", more=0).partition("#")[0]
    assert warning in written(asked_back)
    done = look.pending.ask.option("done")
    assert done is not None
    assert done.detail is not None
    assert translate(done.detail, language)[1:] not in written(asked_back)


@pytest.mark.parametrize(
    ("mode", "question", "picture"),
    [
        ("solo", "vf-ask-gain-any", "stock:0"),
        ("competitive", "vf-ask-keep-agenda", "drawn"),
        ("competitive", "vf-ask-agenda", "offers"),
        ("solo", "vf-ask-produce", "stock:0"),
    ],
)
def test_a_question_stands_below_the_picture_of_what_it_is_about(mode: str, question: str, picture: str) -> None:
    """Resources below the upper part of the mat alone, so that the answers are near; drawn Agendas as cards."""
    look = busiest(mode)[question]
    assert look.pending is not None
    assert SHOWN.panel_picture(look.pending.ask, look.view) == picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup_of_an_origin_is_told_with_one_idea_a_line(language: str) -> None:
    """Nine lines of a phone in one block were not read: resources, cubes, tracks, Population, and what its Technology
    and its Agenda do."""
    look = busiest("solo")["vf-ask-origin"]
    block = next(part for part in written(panel(look, language=language)).split("\n-# **") if part.startswith("A"))
    lines = block.split("\n")
    assert len(lines) >= 6
    assert all(line.startswith("-# • ") for line in lines[1:6])


def test_the_log_has_another_sign_than_agendas() -> None:
    """📜 stood for both, one button beside the other."""
    look = busiest("solo")["vf-ask-origin"]
    signs = {
        part["custom_id"].split(":")[1]: part["emoji"]["name"]
        for part in walk(board_message(look, SHOWN, "en").view.to_components())
        if part["type"] == 2 and "emoji" in part
    }
    assert signs["log"] != signs["hand"]


def test_what_is_laid_down_in_advance_has_another_sign_than_agendas() -> None:
    """📜 stood for both, at lines of one panel."""
    assert SHOWN.hand_button[1] != SIGN
    look = busiest("solo")["vf-ask-origin"]
    entries = [each for part in walk(panel(look).view.to_components()) for each in part.get("options") or ()]
    assert {each["emoji"]["name"] for each in entries if each["value"] == "orders"} == {SIGN}


def test_an_origin_is_chosen_knowing_the_house() -> None:
    look = busiest("solo")["vf-ask-origin"]
    house = look.view.players[0].house
    assert translate(faces()[house].name, "en") in written(panel(look))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_house_tells_each_starting_agenda_once(language: str) -> None:
    """On its picture; whoever hears the page reads it in the picture's alt text."""
    for house in parts().houses.values():
        page = SHOWN.read_first(f"house:{house.id}")
        assert page is not None
        told = "".join(translate(line, language) for _, lines in page.parts for line in lines)
        alt = PAGES["card"].alt(Scene(META.id, "card", None, language, card=page.card))
        for origin in house.origins:
            scored = [translate(each, language) for agenda in origin.agendas for each in starting_agenda(agenda)]
            assert not [each for each in scored if each in told]
            assert all(each in alt for each in scored), (house.id, len(alt))


def test_a_war_is_faced_knowing_what_it_does() -> None:
    """The Skirmish of the Crisis board, beside resolving it (6.3, 13.6)."""
    look = busiest("solo")["vf-ask-war"]
    assert look.pending is not None
    board = look.pending.ask.option("board")
    assert board is not None
    assert board.detail is not None
    assert board.detail.key.startswith(("vf-forecast-skirmish", "vf-log-skirmish"))


def menus(out: OutgoingMessage) -> list[str]:
    """The placeholders of its menus."""
    return [part["placeholder"] for part in walk(out.view.to_components()) if part["type"] == 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_of_a_panel_are_one_menu(language: str) -> None:
    """So that the answers are on a phone's first screen."""
    out = panel(busiest("solo")["vf-ask-move"], language=language)
    assert menus(out)[-1] == message("panel-more", language)
    assert {"board:event", "board:techs", "board:score"} <= choices_of(out).keys()
    assert message("vf-page-event", language) not in buttons(out)


def choices_of(out: OutgoingMessage) -> dict[str, tuple[str, str]]:
    """Label and description of every choice of its menus, by value."""
    menus = [part for part in walk(out.view.to_components()) if part["type"] == 3]
    return {one["value"]: (one["label"], one.get("description", "")) for menu in menus for one in menu["options"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_focus_card_is_chosen_where_its_actions_and_costs_are_read(mode: str, language: str) -> None:
    """Each name with what its actions cost or lack, in the menu, or above it where the menu has no room."""
    look = busiest(mode)["vf-ask-card"]
    assert look.pending is not None
    out = panel(look, language=language)
    choices, told = choices_of(out), written(out)
    for option in look.pending.ask.options:
        value = f"+{option.path[0].key}" if option.path else option.key
        assert option.detail is not None
        said = translate(option.detail, language)
        assert choices[value][1] == said or said in told


def test_cards_that_can_be_paid_come_first() -> None:
    look = busiest("competitive")["vf-ask-card"]
    assert look.pending is not None
    first, *others = look.pending.ask.options
    unpayable = replace(first, caution=say("vf-caution-unpayable"))
    ask = replace(look.pending.ask, options=Options.of([unpayable, *others]))
    out = panel(replace(look, pending=replace(look.pending, ask=ask)))
    assert [key for key in choices_of(out) if key.startswith("card:")][-1] == first.key


def test_the_pictures_of_a_hand_stand_below_the_answers() -> None:
    look = busiest("competitive")["vf-ask-card"]
    assert look.pending is not None
    name = SHOWN.panel_picture(look.pending.ask, look.view)
    names = SHOWN.in_parts(name, look.view)
    assert names[:2] == (f"focuses:{look.seat}/0", f"focuses:{look.seat}/1")
    pictures = [Picture(b"", 1080, 1200, name, f"{name[-1]}.webp") for name in names]
    kinds = [part["type"] for part in Panel(look, SHOWN, "en").message(*pictures).view.to_components()[0]["components"]]
    assert kinds[-len(names) :] == [12] * len(names)
    assert 12 not in kinds[: -len(names)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_agenda_in_hand_is_named_with_the_cards_that_it_goes_with(language: str) -> None:
    look = busiest("competitive")["vf-ask-card"]
    seat = look.view.seat
    held = replace(look.view, agendas=("D1",), objectives={})
    lines = held_agenda_lines(held, seat, language)
    kind = parts().agendas["D1"].type
    going = [card for card in held.players[seat].hand if kind in parts().focus_cards[card].agendas]
    assert going
    assert len(lines) == 1
    assert all(translate(focus_card_name(card), language) in lines[0] for card in going)
    turn = replace(held.turn, card="conquest")
    assert held_agenda_lines(replace(held, turn=turn), seat, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_agenda_is_chosen_by_what_it_says(language: str) -> None:
    """What it goes with and does, and what it scores, beside its name or above it."""
    for question in ("vf-ask-agenda", "vf-ask-keep-agenda"):
        look = busiest("competitive")[question]
        assert look.pending is not None
        out = panel(look, language=language)
        for option in look.pending.ask.options:
            if option.key.startswith("agenda:"):
                assert option.detail is not None
                assert translate(option.detail, language)[1:] in written(out)
                name = translate(agenda_name(option.key.removeprefix("agenda:")), language)
                assert any(label.startswith(name) for label in buttons(out))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_origin_says_what_its_technology_does(language: str) -> None:
    look = busiest("solo")["vf-ask-origin"]
    house = parts().houses[look.view.players[0].house]
    told = written(panel(look, language=language))
    for origin in house.origins:
        assert translate(technology(parts().technologies[origin.technology], "basic"), language) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_technology_is_not_described_twice(language: str) -> None:
    """The picture of the market has what it gives and does; the button has its name."""
    look = busiest("competitive")["vf-ask-technology"]
    assert look.pending is not None
    out = panel(look, language=language)
    for option in look.pending.ask.options:
        if option.key.startswith("tech:"):
            assert translate(technology_name(option.key.removeprefix("tech:")), language) in buttons(out)
            assert translate(option.detail or say(""), language) not in written(out)


def test_what_all_answers_have_in_common_begins_with_a_capital_letter() -> None:
    look = busiest("competitive")["vf-ask-box"]
    assert look.pending is not None
    alike = [replace(option, detail=say("vf-box-met")) for option in look.pending.ask.options]
    ask = replace(look.pending.ask, options=Options.of(alike))
    assert "-# Met" in written(panel(replace(look, pending=replace(look.pending, ask=ask))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_a_card_of_the_offer_is_chosen_below_its_effects(mode: str, language: str) -> None:
    """The menu has names and costs of its actions; each has a page with the picture of the offer, where nothing of that
    is said again."""
    look = busiest(mode)["vf-ask-card"]
    assert look.pending is not None
    offered = [option for option in look.pending.ask.options if option.path]
    assert offered
    root = panel(look, language=language)
    for option in offered:
        assert choices_of(root)[f"+{option.path[0].key}"][0].startswith(translate(option.path[0].label, language))
        path = (option.path[0].key,)
        page = panel(look, path, language)
        assert SHOWN.panel_picture(look.pending.ask, look.view, path) == "offer"
        assert option.short is not None
        assert translate(option.short, language) in buttons(page)
        assert translate(option.detail or say(""), language) not in written(page)


def lobby_of(options: dict[str, str]) -> TableInfo:
    """A lobby with these options."""
    return replace(next(iter(busiest("competitive").values())).info, options=options, status="lobby")


def scenarios_offered(options: dict[str, str], language: str = "en") -> list[tuple[str, str, str]]:
    """Value, label and note of each scenario in the menu of the settings."""
    look = lobby_of(META.settle_options(options))
    out = settings_message(look, SHOWN, language, look.host_id)
    menus = [part for part in walk(out.view.to_components()) if ":set:" in part.get("custom_id", "")]
    [menu] = [menu for menu in menus if menu["custom_id"].endswith(":scenario")]
    return [(one["value"], one["label"], one.get("description", "")) for one in menu["options"]]


def test_a_scenario_is_chosen_knowing_how_hard_it_is_and_its_houses() -> None:
    """App-8: Second Genesis has complexity 2, aggression 4 with two or three players and 3 with four."""
    [note] = [note for value, _, note in scenarios_offered({}) if value == "X01"]
    assert "complexity 2 of 4 · aggression 3–4 of 4" in note
    told = SHOWN.value_note("scenario", "X01", "en")
    assert "suggested: Belitan, Cortozaar, Dunlork, Valnis" in told
    assert "Fallen Houses: Astoran, Kradmor, Shiveus, Yarvek" in told
    chosen = META.settle_options({"scenario": "X01"})
    info = lobby_of(chosen)
    assert told in written(settings_message(info, SHOWN, "en", info.host_id))


def test_the_last_scenarios_are_missing_from_the_menu() -> None:
    """A menu holds 25 choices, and there are more scenarios than that in all: it has those of the mode."""
    known = {mode: {key for key, each in parts().scenarios.items() if each.mode == mode} for mode in MODES}
    assert sum(map(len, known.values())) > 25
    for mode, keys in known.items():
        assert {value for value, _, _ in scenarios_offered({"mode": mode})} == {"auto", *keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_scenarios_in_the_menu_have_the_same_name(language: str) -> None:
    """One for a single player and one for several: they are told apart also while the chosen one is of another mode."""
    for mode in MODES:
        offered = scenarios_offered({"mode": mode}, language)
        assert len({label for _, label, _ in offered}) == len(offered)
        assert all(note for value, _, note in offered if value != "auto")
    other = scenarios_offered({"mode": "coop", "scenario": "C011"}, language)
    assert len({(label, note) for _, label, note in other}) == len(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asked_to_say_how_to_pay_reads_on_that_it_will_be_asked(language: str) -> None:
    """The button went away, and nothing else on the panel had changed."""
    view = busiest("solo")["vf-ask-move"].view
    said = message("vf-panel-says-payment", language)
    for asks in (False, True):
        lines = turn_lines(replace(view, turn=replace(view.turn, says_payment=asks)), language)
        assert any(said in line for line in lines) == asks
    away = replace(view, seat=None, turn=replace(view.turn, says_payment=True))
    assert not any(said in line for line in turn_lines(away, language))
