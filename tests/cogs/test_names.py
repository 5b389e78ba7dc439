"""The names of players at a table: in logs, on panels and deals, and when typed."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from cogs.afternova.presentation import presentation
from cogs.ui.controls import Key, button
from cogs.ui.lobby import lobby_message
from cogs.ui.names import describe_player, picture_names, seat_names, shorten_name, voice_of
from cogs.ui.presentation import join_names
from cogs.ui.public import log_lines
from cogs.ui.typed import match
from engine.core.decision import Ask, Option
from engine.core.text import say
from locales import LANGUAGES, has, message, translate
from render.kit.fonts import has_glyph
from tables.computer_names import COMPUTERS
from tables.records import LogLine, Place, SeatInfo, TableInfo
from tests.afternova.cogs.test_newcomer import labels
from tests.afternova.cogs.test_presentation import NAMES, begin, others, view
from tests.cogs.panels import written
from tests.cogs.playing import board
from tests.cogs.world import World
from tests.cogs.world import world as open_world

NOW = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = (SeatInfo(0, "person", 5, "Ann"), SeatInfo(1, "person", 6, "Ben"), SeatInfo(2, "computer", level="hard"))


def table(*seats: SeatInfo, number: int = 1) -> TableInfo:
    return TableInfo(
        id=number,
        title="afternova",
        status="running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=seats or PEOPLE,
        options={},
        commitment=None,
        seed=None,
        created_at=NOW,
        started_at=None,
        ended_at=None,
        version=1,
    )


def side(seat: int) -> Any:
    return say(f"an-seat-{seat}")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann (Orange) adopts Ben (Sky)'s offer 3."),
        ("zh-TW", "Ann（橙方）採納 Ben（藍方）的報價 3。"),
        ("zh-CN", "Ann（橙方）采纳 Ben（蓝方）的报价 3。"),
    ],
)
def test_the_log_names_people_with_their_colour(language: str, told: str) -> None:
    line = LogLine(1, NOW, 0, say("an-log-adopts", side=side(0), other=side(1), number=3))
    assert log_lines([line], voice_of(table(), language)) == [told]


def test_who_is_named_twice_in_a_line_is_named_in_full_once() -> None:
    part = say("an-terms-gets", side=side(0), cubes=say("an-cube-purple", count=1))
    terms = say("an-terms", planet=say("an-planet-p02"), lines=part)
    line = LogLine(1, NOW, 0, say("an-log-bid", side=side(0), number=3, terms=terms))
    (told,) = log_lines([line], voice_of(table(), "en"))
    assert told == "Ann (Orange) makes offer 3: Nectar — Ann gets 1 purple."
    twins = table(PEOPLE[0], SeatInfo(1, "person", 6, "Ann"), PEOPLE[2])
    assert log_lines([line], voice_of(twins, "en"))[0].count("Ann (Orange)") == 2


def test_who_acts_in_several_events_of_a_line_is_named_in_full_once() -> None:
    lines = [LogLine(1, NOW, 0, say("vf-log-influence-gained", side=say("vf-seat-0"), n=n)) for n in (3, 2)]
    seats = msgspec.structs.replace(table(), title="voidfall")
    (told,) = log_lines(lines, voice_of(seats, "en"))
    assert told == "Ann (Orange) gains 3 Influence. Ann gains 2 Influence."


def test_the_log_of_a_seat_names_whoever_sits_there_now() -> None:
    line = LogLine(1, NOW, 0, say("an-log-to-market", side=side(0)))
    later = table(SeatInfo(0, "person", 9, "Cleo"), *PEOPLE[1:])
    assert log_lines([line], voice_of(later, "en")) == ["Cleo (Orange) goes to the market."]


def test_a_list_of_names_goes_without_colours_unless_two_are_called_the_same() -> None:
    assert translate(side(0), voice_of(table(), "en", brief=True)) == "Ann"
    twins = table(PEOPLE[0], SeatInfo(1, "person", 6, "Ann"), PEOPLE[2])
    assert translate(side(1), voice_of(twins, "en", brief=True)) == "Ann (Sky)"


def test_a_name_neither_formats_nor_mentions_and_stands_plainly_on_controls() -> None:
    wild = table(SeatInfo(0, "person", 5, "*A_n* @here"), *PEOPLE[1:])
    told = message("an-log-to-market", voice_of(wild, "en"), side=side(0))
    assert told == r"\*A\_n\* \@here (Orange) goes to the market."
    made = button(Key("pick"), translate(side(0), voice_of(wild, "en")))
    assert made.item.label == "*A_n* @here (Orange)"  # type: ignore[attr-defined]
    assert translate(side(0), voice_of(wild, "en", plain=True)) == "*A_n* @here (Orange)"


def test_an_open_seat_keeps_its_colour() -> None:
    assert translate(side(1), voice_of(table(PEOPLE[0], SeatInfo(1, "open")), "en")) == "Sky"


@pytest.mark.parametrize(("language", "told"), [("en", "open"), ("zh-TW", "空位"), ("zh-CN", "空位")])
def test_an_open_seat_is_in_italics_and_shows_no_asterisks(language: str, told: str) -> None:
    seats = table(PEOPLE[0], SeatInfo(1, "open"))
    assert describe_player(seats, seats.seats[1], language) == f"*{told}*"
    assert picture_names(seats, language)[1] == told


@pytest.mark.parametrize(("name", "shown"), [("Ann", "Ann"), ("x" * 30, "x" * 17 + "…"), ("小" * 12, "小" * 8 + "…")])
def test_long_names_are_cut_within_sentences(name: str, shown: str) -> None:
    assert shorten_name(name) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_of_one_table_have_names_of_their_own(language: str) -> None:
    seats = tuple(SeatInfo(seat, "computer", level="normal") for seat in range(6))
    told = [set(picture_names(table(*seats, number=number), language)) for number in range(COMPUTERS)]
    assert {len(each) for each in told} == {len(seats)}
    assert told[0] != told[1], "another table, other names"


def test_a_kept_name_is_nobody_elses() -> None:
    """A computer that joins a rematch is not called like one that has come along."""
    usual = picture_names(table(*(SeatInfo(seat, "computer") for seat in range(3)), number=5), "en")
    assert COMPUTERS == 24
    kept = str((5 * 7 + 2) % COMPUTERS)
    seats = (SeatInfo(0, "computer", name=kept), SeatInfo(1, "computer"), SeatInfo(2, "computer"))
    again = picture_names(table(*seats, number=5), "en")
    assert again[0] == usual[2]
    assert len(set(again)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_computer_can_be_said_and_drawn(language: str) -> None:
    known = [f"computer-name-{number}" for number in range(COMPUTERS)]
    assert all(has(key, language) for key in known)
    assert all(shorten_name(message(key, language)) == message(key, language) for key in known)
    assert all(has_glyph(letter, "text", language) for key in known for letter in message(key, language))


def test_the_strength_of_a_computer_stands_in_lists_of_seats_and_nowhere_else() -> None:
    info = table()
    name = picture_names(info, "en")[2]
    assert describe_player(info, info.seats[2], "en") == f"{name} (hard computer)"
    assert translate(side(2), voice_of(info, "en")) == f"{name} (Green)"


@pytest.mark.parametrize("typed", ["to ann", "ann", "to orange", "橙方", "to a"])
def test_a_seat_can_be_typed_by_name_colour_or_letter(typed: str) -> None:
    options = tuple(Option(f"to:{letter}", say("an-option-to", side=side(seat))) for seat, letter in enumerate("ab"))
    assert match(Ask(2, say("x"), options), typed, seat_names(table())) == (("to:a",), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_can_be_typed_by_its_name(language: str) -> None:
    info = table()
    options = tuple(Option(f"to:{letter}", say("an-option-to", side=side(seat))) for seat, letter in enumerate("abc"))
    assert match(Ask(0, say("x"), options), picture_names(info, language)[2], seat_names(info)) == (("to:c",), "")


def test_pictures_call_seats_in_texts_of_the_rules_by_name() -> None:
    from render.pictures import Scene

    scene = Scene("afternova", "board", None, "en", names=("Ann", "Ben"))
    assert "Ben" in translate(say("an-problem-transfer", side=side(1)), scene.voice)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(scene), type=Scene).voice.called == scene.voice.called


@pytest.fixture
async def world(build: Callable[[], Any]) -> AsyncIterator[World]:
    async with open_world(build) as made:
        yield made


async def test_a_refused_line_calls_players_by_their_names(world: World) -> None:
    active = await begin(world)
    planet = (await view(world, active)).planets[0].id
    helper = others(active)[0]
    letter = "abc"[NAMES.index(helper)]
    refused = await world.slash(active, "afternova offer", line=f"{planet}; {letter} gives 8 piloting")
    assert refused is not None
    assert f"let {helper.title()} give less" in refused.text


async def test_the_channel_reads_who_did_what(world: World) -> None:
    active = await begin(world)
    await world.slash(active, "afternova move", line="market")
    assert f"{active.title()} (" in board(world).text
    assert "goes to the market" in board(world).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bracket_stands_within_another(language: str) -> None:
    """Names carry a colour in brackets; messages put no more around them."""
    seats = (PEOPLE[0], SeatInfo(1, "computer", level="easy"), SeatInfo(2, "open"))
    lobby = msgspec.structs.replace(table(*seats), status="lobby")
    waiting = message("panel-waiting-computer", language, side=translate(side(1), voice_of(lobby, language)))
    page = lobby_message(lobby, presentation(), language)
    said = [waiting, *labels(page), *written(page).splitlines()]
    assert any(picture_names(lobby, language)[1] in text for text in said)
    assert not any(re.search(r"[(（][^)）]*[(（]", text) for text in said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("A", "A and B", "A, B and C")), ("zh-TW", ("A", "A、B", "A、B、C")), ("zh-CN", ("A", "A、B", "A、B、C"))],
)
def test_names_within_a_sentence_end_with_and(language: str, said: tuple[str, ...]) -> None:
    assert tuple(join_names(["A", "B", "C"][:count], language) for count in (1, 2, 3)) == said


def test_the_title_of_a_hand_names_its_table() -> None:
    """`Afternova 2` read like a second game of that name."""
    assert "Afternova, table 2" in message("hand-title", "en", side="Green", game="Afternova", number=2)
