"""Sending messages: everything that is sent is within Discord's limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
import pytest
from discord import ui

from cogs.ui import controls
from cogs.ui.controls import Choice, Key, button, clip, is_marked, mark, menu, rows
from cogs.ui.formatting import first_visible, plain_name, safe_name
from cogs.ui.measure import BYTES, CHARACTERS, COMPONENTS, fit, measure, walk
from cogs.ui.outgoing import Page, TooLarge, compose, gallery, text
from cogs.ui.send import post


@dataclass
class Painted:
    """A picture."""

    data: bytes = b"RIFF"
    alt: str = "A board"
    filename: str = "board.webp"


def weigh(view: Page) -> tuple[int, int, int]:
    found = measure(view.to_components())
    return found.components, found.characters, found.bytes


def test_what_fits_is_left_alone() -> None:
    out = compose(text("Hello"), *rows(button(Key("log", 7), "Log")))
    before = out.view.to_components()
    fit(out.view)
    assert out.view.to_components() == before


@pytest.mark.parametrize("sign", ["a", "夜", "🃏"])
@pytest.mark.parametrize("lines", [True, False])
def test_long_texts_are_shortened_until_they_fit(sign: str, lines: bool) -> None:
    words = "\n".join([sign * 79] * 60) if lines else sign * 3999
    picture = Painted(alt="夜" * 1024)
    out = compose(text("### Head"), gallery(picture), text(words), text("-# Foot"), pictures=(picture,))
    fit(out.view)
    components, characters, weight = weigh(out.view)
    assert components <= COMPONENTS
    assert characters <= CHARACTERS
    assert weight <= BYTES
    shown = [item.content for item in out.view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert shown[0] == "### Head"
    assert shown[1].endswith("…")
    assert shown[2] == "-# Foot"


def test_menus_full_of_chinese_lose_their_details_first() -> None:
    choices = [Choice(str(n), "晨" * 20, "霧" * 100) for n in range(25)]
    menus = [menu(Key("picks", 1, arg=str(n)), "選", choices) for n in range(3)]
    out = compose(text("哪一張？"), *rows(*menus))
    assert weigh(out.view)[2] > BYTES
    fit(out.view)
    assert weigh(out.view)[2] <= BYTES
    assert "哪一張？" in str(out.view.to_components())


def test_forty_one_components_are_our_bug() -> None:
    many = [button(Key("pick", 1, arg=str(n)), str(n)) for n in range(33)]
    with pytest.raises(TooLarge, match="40"):
        compose(*rows(*many))


def test_the_same_custom_id_twice_is_our_bug() -> None:
    out = compose(*rows(button(Key("log", 1), "Log"), button(Key("log", 1), "Again")))
    with pytest.raises(TooLarge, match="twice"):
        fit(out.view)


def test_labels_and_choices_are_clipped_to_what_discord_takes() -> None:
    long = button(Key("pick", 1), "日" * 200)
    many = menu(Key("picks", 1), "選" * 400, [Choice("a", "日" * 200, "夜" * 200)])
    out = compose(*rows(long, many))
    assert measure(out.view.to_components()).faults == []
    parts = list(walk(out.view.to_components()))
    assert [len(part["label"]) for part in parts if part.get("label")] == [controls.LABEL]


def test_a_menu_with_a_twenty_sixth_choice_does_not_leave_the_house() -> None:
    out = compose(*rows(menu(Key("picks", 1), "Choose", [Choice(str(n), str(n)) for n in range(26)])))
    with pytest.raises(TooLarge, match="26 choices"):
        fit(out.view)


def test_a_row_holds_five_buttons_or_one_menu() -> None:
    pick = menu(Key("picks", 1), "Choose", [Choice("a", "A")])
    made = rows(*(button(Key("pick", 1, arg=str(n)), str(n)) for n in range(6)), pick)
    assert [len(row.children) for row in made] == [5, 1, 1]


def test_nobody_is_pinged_who_is_not_named() -> None:
    quiet = compose(text("@everyone <@5> hello")).mentions().to_dict()
    assert quiet.get("users", []) == []
    assert "everyone" not in quiet["parse"]
    assert "users" not in quiet["parse"]
    loud = compose(text("<@5> <@6>"), ping=(5,)).mentions().to_dict()
    assert [str(user) for user in loud["users"]] == ["5"]


@pytest.mark.parametrize(
    "key",
    [
        Key("pick", 12, 1, 345, "cast:day_chant"),
        Key("pick", 12, 0, 345, "discard:day_chant#2"),
        Key("panel", 1),
        Key("page", 9, 3, 1, "0.25.31"),
    ],
)
def test_a_custom_id_says_everything(key: Key) -> None:
    assert Key.parse(str(key)) == key
    assert Key.parse(f"{key}~0123456789abcdef") == key


@pytest.mark.parametrize("stranger", ["", "o1", "o1:pick", "o2:pick:1:0:1:a", "o1:Pick:1:0:1:a", "hello world"])
def test_other_custom_ids_are_not_ours(stranger: str) -> None:
    assert Key.parse(stranger) is None


def test_a_marked_message_is_found_again() -> None:
    out = compose(text("x"), *rows(button(Key("panel", 1), "My panel"), button(Key("log", 1), "Log")))
    assert mark(out.view.walk_children(), "cafe")
    parts = list(walk(out.view.to_components()))
    assert is_marked(parts, "cafe")
    assert not is_marked(parts, "beef")
    assert sum("~" in str(part.get("custom_id")) for part in parts) == 1


def test_a_mark_that_has_no_room_is_left_out() -> None:
    full = button(Key("pick", 1, arg="x" * 80), "Long")
    assert not mark([full], "0123456789abcdef")


def test_a_message_of_words_alone_has_no_place_for_a_mark() -> None:
    assert not mark(compose(text("x")).view.walk_children(), "cafe")


@pytest.mark.parametrize(
    "name",
    [
        *["*bold*", "_it_", "~~x~~", "`code`", "||spoiler||", "# Head", "> quote"],
        *["[x](http://evil)", "<@123>", "@everyone", "- item", "1. item"],
    ],
)
def test_names_neither_format_nor_mention(name: str) -> None:
    safe = safe_name(name)
    assert discord.utils.remove_markdown(safe.replace("\\", "")) is not None
    for sign in "*_~`|#>[]()<@":
        assert safe.count(sign) == safe.count(f"\\{sign}")


def test_names_are_one_short_visible_line() -> None:
    assert plain_name("a\nb\t\u202e\u200bc") == "a b c"
    assert len(plain_name("x" * 99)) == 32
    assert plain_name("\u200b") == "?"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\uffa0\u115f\u1160",
        "\u2800 \u2800",
        "\u0301\u0300",
        "\u034f\ufe0f",
        "\u00ad\u061c",
        "\U000e0041",
        "\u3000",
    ],
)
def test_a_name_of_which_nothing_can_be_seen_gives_way_to_one_that_can(name: str) -> None:
    assert plain_name(name) == "?"
    assert first_visible(name, None, "anna") == "anna"
    assert plain_name(f"{name}Anna{name}").strip(name) == "Anna"


@pytest.mark.parametrize("name", ["Zoë", "한글", "नमस्ते", "小明", "🐉", "¯\\_(ツ)_/¯", "...", "Ана"])
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert plain_name(name) == name
    assert first_visible(name, "anna") == name
    assert clip("abcdef", 4) == "abc…"


class Channel:
    """Keeps what is sent to it."""

    def __init__(self) -> None:
        self.sent: dict[str, Any] = {}

    async def send(self, **sent: Any) -> None:
        self.sent = sent


@pytest.mark.parametrize(("ping", "silent"), [((), True), ((5,), False)])
async def test_a_post_sounds_for_those_whom_it_calls_and_for_nobody_else(ping: tuple[int, ...], silent: bool) -> None:
    channel: Any = Channel()
    await post(channel, compose(text("Hello"), ping=ping), "n1")
    assert channel.sent["silent"] is silent
    assert [person.id for person in channel.sent["allowed_mentions"].users or ()] == list(ping)


async def test_a_post_sounds_for_the_role_that_it_calls() -> None:
    channel: Any = Channel()
    out = compose(text("Hello"))
    out.called = 7
    await post(channel, out, "n1")
    assert channel.sent["silent"] is False
    assert [role.id for role in channel.sent["allowed_mentions"].roles] == [7]


async def test_a_post_carries_the_nonce_by_which_it_is_found_again() -> None:
    channel: Any = Channel()
    out = compose(text("Hello"), *rows(button(Key("log", 7), "Log")))
    await post(channel, out, "n1")
    assert channel.sent["nonce"] == "n1"
    assert is_marked(list(walk(out.view.to_components())), "n1")
