"""Clocks in Discord: the lobby's words and menus, the deadline beside the ping, the stand-in, votes, and facts."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from cogs.ui.clocks import PRESETS, clock_words, offered_clocks, preset_of, read_preset, span
from cogs.ui.measure import walk
from db.records import Clock
from engine.core.errors import Refused
from locales import LANGUAGES, message
from tables.time_control import NO_CLOCK, is_valid
from tests.cogs.playing import begin, board, boards, end_turn, info, lobby, panel
from tests.cogs.world import Shown, World

HOUR = 3600.0


async def hours_pass(world: World, hours: int) -> None:
    """Time passes and the timers ring, as the bot's loop does."""
    await world.pass_hours(hours)
    await world.bot.services.tables.settle()
    await world.pass_time(60)


async def settings_of(world: World, who: str = "ada") -> Shown:
    shown = await world.press(who, lobby(world), "settings")
    assert shown is not None
    return shown


async def asked(world: World) -> str:
    """Who is waited for."""
    table = await info(world)
    (seat,) = table.owed
    return next(name for name in world.users if world.id(name) == table.seats[seat].person_id)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_offered_clock_can_be_read_and_has_words_of_its_own(preset: str) -> None:
    clock = read_preset(preset, NO_CLOCK)
    assert is_valid(clock)
    assert preset_of(clock) == preset
    for language in LANGUAGES:
        assert len({clock_words(read_preset(other, NO_CLOCK), language) for other in PRESETS}) == len(PRESETS)
        assert (clock_words(clock, language), preset) in offered_clocks(language)


@pytest.mark.parametrize("forged", ["", "limit", "limit-0", "limit-9999", "bank-24", "bank-24-0", "none-1", "x"])
def test_a_forged_clock_is_refused(forged: str) -> None:
    with pytest.raises(Refused):
        read_preset(forged, NO_CLOCK)


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (5, "5 minutes"),
        (60, "1 hour"),
        (90, "90 minutes"),
        (48 * 60, "48 hours"),
        (168 * 60, "7 days"),
        (0, "0 minutes"),
    ],
)
def test_lengths_of_time_in_words(minutes: int, words: str) -> None:
    assert span(timedelta(minutes=minutes), "en") == words


@pytest.mark.parametrize(("language", "computer"), [("en", "Computer"), ("zh-TW", "電腦"), ("zh-CN", "电脑")])
def test_who_votes_to_replace_somebody_is_not_told_by_whom(language: str, computer: str) -> None:
    """A computer, either way: until they are back, or for good."""
    meanwhile, for_good = (message(f"button-vote-{choice}", language) for choice in ("computer", "replace"))
    assert computer in meanwhile
    assert computer in for_good
    assert meanwhile != for_good


async def test_the_lobby_names_the_clock_and_the_host_chooses_another(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    assert "48 hours for each decision" in lobby(world).text
    shown = await settings_of(world)
    shown = await world.choose("ada", shown, shown.control("clock"), "bank-72-12") or shown
    assert (await info(world)).clock == Clock("bank", 72, 12)
    shown = await world.choose("ada", shown, shown.control("zero"), "vote") or shown
    assert (await info(world)).clock == Clock("bank", 72, 12, "vote")
    assert "3 days in all" in lobby(world).text
    assert message("clock-zero-vote", "en") in lobby(world).text
    shown = await world.choose("ada", shown, shown.control("clock"), "none") or shown
    assert (await info(world)).clock.kind == "none"
    assert message("lobby-clock-none", "en") in lobby(world).text
    assert not shown.find("zero")
    guest = await settings_of(world, "ben")
    assert not guest.find("clock")


async def test_the_command_chooses_a_clock(world: World) -> None:
    offered = await world.suggest("qing", "daynight new", "clock", "")
    assert [choice["value"] for choice in offered] == list(PRESETS)
    assert all(re.search(r"[\u4e00-\u9fff]", choice["name"]) for choice in offered)
    await world.slash("qing", "daynight new", clock="limit-24")
    assert (await info(world)).clock == Clock("limit", 24)
    refused = await world.slash("ada", "solenia new", clock="sundial")
    assert refused is not None
    assert refused.text == message("error-clock", "en")


async def test_against_computers_no_clock_is_mentioned(world: World) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    assert "⏳" not in board(world).text
    assert "<t:" in board(world).text
    assert "else" not in board(world).text


async def test_the_ping_says_what_happens_without_an_answer(world: World) -> None:
    await begin(world)
    text = board(world).text
    assert re.search(r"else the computer plays <t:\d+:R>", text)
    await world.slash("ben", "me notify", how="dm")
    await end_turn(world, "ada")
    assert re.search(r"Without an answer the computer plays for you <t:\d+:R>", world.dms("ben")[-1].text)


async def test_the_computer_plays_and_any_press_takes_the_seat_back(world: World) -> None:
    await begin(world)
    await hours_pass(world, 55)
    table = await info(world)
    assert table.seats[0].stand_in == "normal"
    assert "the computer plays until" in board(world).text
    assert "is up: the computer plays for them" in board(world).text
    await panel(world, "ada")
    assert (await info(world)).seats[0].stand_in is None
    await world.pass_time(60)
    assert "is back" in board(world).text
    assert "the computer plays until" not in board(world).text


async def test_looking_by_others_takes_nothing_back(world: World) -> None:
    await begin(world)
    await hours_pass(world, 55)
    await panel(world, "ben")
    await panel(world, "qing")
    assert (await info(world)).seats[0].stand_in == "normal"


async def test_friends_vote_by_buttons_also_after_a_restart(world: World) -> None:
    await world.slash("ada", "solenia new")
    shown = await settings_of(world)
    await world.choose("ada", shown, shown.control("zero"), "vote")
    for guest in ("ben", "qing"):
        await world.slash(guest, "solenia join")
    await world.slash("ada", "solenia start")
    absent = await asked(world)
    others = [name for name in ("ada", "ben", "qing") if name != absent]
    before = len(world.pings())
    await hours_pass(world, 55)
    assert set(world.pings()[before:]) >= set(others)
    assert "How to go on?" in board(world).text
    assert "decide how to go on" not in board(world).text, "the log says the same"
    await world.restart()
    await world.press(others[0], board(world), "vote", "computer")
    await world.pass_time(60)
    assert "Computer meanwhile: 1" in board(world).text
    refused = await world.press("mei", board(world), "vote", "end")
    assert refused is not None
    assert refused.ephemeral
    old = board(world)
    await world.press(others[1], board(world), "vote", "computer")
    await world.pass_time(60)
    table = await info(world)
    assert table.ballot is None
    assert sum(seat.stand_in is not None for seat in table.seats) == 1
    assert not boards(world)[-1].find("vote")
    late = await world.press_control(others[0], old, old.control("vote", "end"))
    assert late is not None
    assert late.text == message("error-vote-over", "en" if others[0] != "qing" else "zh-TW")


async def test_the_lobby_shows_how_people_have_played(world: World) -> None:
    await begin(world)
    await world.pass_time(3 * HOUR)
    await end_turn(world, "ada")
    await hours_pass(world, 56)
    await world.slash("ada", "solenia new")
    await world.slash("ben", "solenia join")
    text = lobby(world).text
    assert re.search(r"Ada: mostly answers within 4 hours$", text, re.MULTILINE), "no word of 0% by the computer"
    assert re.search(r"Ben: 100% of the turns by the computer", text)
    assert "Qing:" not in text


async def test_the_message_of_somebody_who_is_voted_about_still_threatens_with_the_vote(world: World) -> None:
    await world.slash("ada", "daynight new")
    shown = await settings_of(world)
    await world.choose("ada", shown, shown.control("zero"), "vote")
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    absent = await asked(world)
    assert "the others vote" in world.dms(absent)[-1].text
    await hours_pass(world, 55)
    assert (await info(world)).ballot is not None
    assert "Your time is up" in world.dms(absent)[-1].text
    other = "ben" if absent == "ada" else "ada"
    await world.press(other, board(world), "vote", "wait")
    await world.pass_time(60)
    text = world.dms(absent)[-1].text
    assert "Your time is up" not in text
    assert "the others vote" in text


async def test_the_page_of_players_says_for_whom_a_computer_plays_and_who_may_replace_them(world: World) -> None:
    await begin(world)
    await hours_pass(world, 55)
    page = await world.slash("ben", "table replace")
    assert page is not None
    assert message("table-stand-in", "en", name="Ada") in page.text
    swap = await world.choose("ben", page, page.control("swap-seat"), "0")
    assert swap is not None
    assert message("swap-stood-in", "en", name="Ada") in swap.text
    done = await world.choose("ben", swap, swap.control("swap"), "hard")
    assert done is not None
    assert (await info(world)).seats[0].kind == "computer", "most of the others have decided: Ben alone"


async def test_who_wants_to_end_a_game_of_absent_people_reads_that_they_are_not_needed(world: World) -> None:
    await begin(world)
    before = await world.slash("ben", "table end")
    assert before is not None
    assert "I ask Ada (Day) at the table" in before.text
    await hours_pass(world, 55)
    page = await world.slash("ben", "table end")
    assert page is not None
    assert message("end-sure-absent", "en", absent="Ada (Day)", count=1, others=0) in page.text
    await world.press("ben", page, "end")
    assert (await info(world)).status == "over"


async def test_of_three_most_of_those_who_are_there_end_the_game(world: World) -> None:
    await world.slash("ada", "solenia new")
    for guest in ("ben", "qing"):
        await world.slash(guest, "solenia join")
    await world.slash("ada", "solenia start")
    absent = await asked(world)
    one, other = [name for name in ("ada", "ben", "qing") if name != absent]
    await hours_pass(world, 55)
    page = await world.slash(one, "table end")
    assert page is not None
    assert "more than half of the others" in page.text
    await world.press(one, page, "end")
    assert (await info(world)).status == "running"
    page = await world.slash(other, "table end")
    assert page is not None
    await world.press(other, page, "end")
    assert (await info(world)).status == "over"


async def test_what_a_menu_of_the_settings_shows_begins_with_a_capital(world: World) -> None:
    """`the computer plays until the person is back` stood there as if a line was cut off."""
    await world.slash("ada", "solenia new")
    page = await settings_of(world)
    options = [option for part in walk(page.components) for option in part.get("options", ())]
    chosen = [option["label"] for option in options if option.get("default")]
    assert "The computer plays until the person is back" in chosen
    assert all(not label[0].islower() for label in chosen)
