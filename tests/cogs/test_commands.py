"""Every command, in every language, before, during and after a game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from cogs.actions.registry import BY_COMMAND
from engine.core.text import say
from engine.core.title import Meta
from engine.titles import TITLES
from locales import LANGUAGES, has, keys, message
from locales.command_names import command_shown
from tables.records import Person, Place
from tests.cogs.playing import BEGUN, answers, begin, board, boards, end_turn, info, lobby, owed, panel, play
from tests.cogs.world import World
from tests.declared import OF_A_SEAT, declared
from tests.wire.rules import check_commands

ROOT = Path(__file__).resolve().parents[2]
OF_A_TABLE = "mine next open find invite verify export import replay end move replace back settings pause"
OF_TITLES = {title.meta.command: declared(title_id) for title_id, title in TITLES.items()}
EVERYWHERE = {command: known.commands for command, known in OF_TITLES.items()} | {
    "table": f"{OF_A_TABLE} {OF_A_SEAT}",
    "tournament": "new list show join leave start close move",
    "me": "settings language notify confirm zone quiet away avoid profile leaders statistics data forget",
}
FILLED: dict[str, Mapping[str, Any]] = {
    f"{command} {name}": options for command, known in OF_TITLES.items() for name, options in known.filled.items()
} | {
    "me language": {"language": "en"},
    "me notify": {"how": "channel"},
    "table import": {"file": ("game.json", b"{}")},
    "table find": {"game": "solenia"},
    "tournament new": {"name": "Cup", "game": "solenia", "form": "league"},
    "me confirm": {"how": "on"},
    "me zone": {"zone": "Asia/Taipei"},
    "me quiet": {"start": "22:00", "end": "7"},
    "me away": {"first": "2026-01-01"},
}
NEED_A_TABLE = {
    f"{command} {name}"
    for command in OF_TITLES
    for name in EVERYWHERE[command].split()
    if name not in ("new", "rules", "learn", "card", "about", "battle")
}
UNFORESEEN = re.compile(
    "|".join(
        re.escape(message("error-unforeseen", language, reference="######")).replace(re.escape("######"), "[0-9a-f]{6}")
        for language in LANGUAGES
    )
)
HAN = re.compile(r"[\u4e00-\u9fff]")
PREFIXES = {name for title in TITLES.values() for name in (title.meta.id, title.meta.key("").rstrip("-"))}
KEY = re.compile(rf"\b(?:error|command|option|panel|button|table|{'|'.join(sorted(PREFIXES))})-[a-z-]+\b")


def filled(world: World, path: str) -> dict[str, Any]:
    """The options with which a command is tried."""
    return {"person": world.users["mei"]} if path == "table invite" else dict(FILLED.get(path, {}))


def paths() -> list[str]:
    return [
        "play",
        "help",
        "notes",
        "archive",
        "follow",
        *(f"{group} {name}" for group, names in EVERYWHERE.items() for name in names.split()),
    ]


async def test_the_list_of_commands_is_complete(world: World) -> None:
    there = {command.qualified_name for command in world.bot.tree.walk_commands() if hasattr(command, "callback")}
    assert set(paths()) <= there
    for_managers = {command for command in BY_COMMAND if command.startswith("admin ")}  # tested in test_admin.py
    assert there - set(paths()) <= {"table close"} | for_managers


async def test_discord_takes_the_commands_with_their_translations(world: World) -> None:
    """25 in a group, 8,000 characters in all; names and descriptions of the right form."""
    assert check_commands(await translated(world)) == []


async def translated(world: World) -> list[dict[str, Any]]:
    """What Discord is sent."""
    tree = world.bot.tree
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


def named_things(thing: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A command with its subcommands and options, each with its path."""
    here = f"{path} {thing['name']}".strip()
    yield here, thing
    for option in thing.get("options") or []:
        yield from named_things(option, here)


async def test_every_command_and_option_has_a_name_in_chinese(world: World) -> None:
    for body in await translated(world):
        for path, thing in named_things(body):
            for language in ("zh-TW", "zh-CN"):
                name = (thing.get("name_localizations") or {}).get(language, "")
                assert HAN.search(name), (path, language)
                about = (thing.get("description_localizations") or {}).get(language, "")
                assert HAN.search(about) or body.get("type", 1) != 1, (path, language)


MENTIONED = re.compile(r'COMMAND\("([^"]+)"\)')
WRITTEN = re.compile(r"(?<![\w/}.])/[a-z…\u4e00-\u9fff]")
"""A command that a message names without `COMMAND`."""


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The lines of the locale files, without comments, each with where it is."""
    for path in sorted((ROOT / "locales" / language).rglob("*.ftl")):
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.parent.name}/{path.name}:{n}", line


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_name_commands_as_a_client_in_that_language_shows_them(world: World, language: str) -> None:
    shown: dict[str, str] = {}
    for body in await translated(world):
        names: dict[str, str] = {}
        for path, thing in named_things(body):
            before = names.get(path.rpartition(" ")[0], "")
            name = (thing.get("name_localizations") or {}).get(language, thing["name"])
            names[path] = f"{before} {name}".strip()
        shown |= names
    mentioned = {line for _, source in sources(language) for line in MENTIONED.findall(source)}
    mentioned |= {f"{title.meta.command} new computer:" for title in TITLES.values()} | {"table resign"}
    assert len(mentioned) > 30
    for line in sorted(mentioned):
        for title in TITLES.values() if "…" in line else [None]:
            command = line.replace("…", title.meta.command if title else "")
            expected = shown[command.removesuffix(":")].split()
            told = command_shown(command, lambda key: message(key, language) if has(key, language) else None)
            assert told.removeprefix("/").removesuffix(":").split() == expected, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_names_a_command_takes_its_registered_name(language: str) -> None:
    assert [(where, line) for where, line in sources(language) if WRITTEN.search(line)] == []


def test_a_text_names_a_command_with_options_and_values() -> None:
    told = message("error-invite-bot", "zh-TW", command="afternova new computer:normal")
    assert "「/超新星貿易戰 開桌 電腦:普通」" in told
    assert "/afternova new computer:normal starts" in message(
        "error-invite-bot", "en", command="afternova new computer:normal"
    )


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
async def test_names_beside_each_other_differ_in_chinese(world: World, language: str) -> None:
    """Discord refuses two commands, or two options of a command, that are called alike in a language."""
    bodies = await translated(world)
    for path, thing in [("", {"options": bodies}), *(each for body in bodies for each in named_things(body))]:
        names = [(each.get("name_localizations") or {}).get(language) for each in thing.get("options") or []]
        assert len(set(names)) == len(names), (path, names)


async def test_a_name_is_kept_for_something_that_is_called_so(world: World) -> None:
    paths = {path for body in await translated(world) for path, _ in named_things(body)}
    ends = {"-".join(path.split()[start:]) for path in paths for start in range(len(path.split()))}
    named = {key.removeprefix("name-"): message(key, "en") for key in keys("en") if key.startswith("name-")}
    assert set(named) <= ends
    for key, name in named.items():
        assert name == key.split("-")[-1]


async def test_every_command_answers_in_a_running_game(world: World) -> None:
    """Privately, in words, in the language of who asks; whatever it is, nothing unforeseen."""
    for title_id, title in TITLES.items():
        command, known, most = title.meta.command, declared(title_id), title.meta.most_players
        options = " ".join(f"{name}={value}" for name, value in known.begun.items())
        await world.slash("qing", f"{command} new", **({"options": options} if options else {}))
        await world.slash("ada", f"{command} join")
        if most > 2:
            await world.slash("ben", f"{command} join")
        await world.slash("qing", f"{command} start")
    for path in sorted(paths(), key="me language".__eq__):
        shown = await world.slash("qing", path, **filled(world, path))
        assert shown is not None, path
        assert shown.ephemeral, path
        assert shown.text, path
        assert not KEY.search(shown.text), (path, shown.text)
        assert not UNFORESEEN.search(shown.text), (path, shown.text)
        if path != "me language":
            assert HAN.search(shown.text), (path, shown.text)
    for number in range(1, len(TITLES) + 1):
        assert (await info(world, number)).status == "running"


async def test_every_command_without_a_table_says_what_to_do(world: World) -> None:
    """A lesson is a table of one's own; so they are begun last."""
    for path in sorted(paths(), key=lambda path: path.endswith(" learn")):
        shown = await world.slash("ben", path, **filled(world, path))
        assert shown is not None, path
        assert not KEY.search(shown.text), (path, shown.text)
        assert not UNFORESEEN.search(shown.text), (path, shown.text)
        if path in NEED_A_TABLE:
            assert f"/{path.split()[0]} new" in shown.text, (path, shown.text)
            assert "table" in shown.text.lower(), (path, shown.text)
        if path.endswith(" new"):
            await world.slash("ben", "table close")


async def test_new_join_start_and_leave_by_commands(world: World) -> None:
    opened = await world.slash("ada", "daynight new")
    assert opened is not None
    assert opened.ephemeral
    assert {"join", "leave", "start", "bot", "settings", "rules"} <= lobby(world).verbs
    await world.slash("ben", "daynight join")
    assert [seat.person_id for seat in (await info(world)).seats] == [world.id("ada"), world.id("ben")]
    await world.slash("ben", "daynight leave")
    assert (await info(world)).seats[1].kind == "open"
    early = await world.slash("ada", "daynight start")
    assert early is not None
    assert (await info(world)).status == "lobby"
    await world.slash("ben", "daynight join", side="Night")
    refused = await world.slash("ben", "daynight start")
    assert refused is not None
    assert (await info(world)).status == "lobby", "only the host starts"
    started = await world.slash("ada", "daynight start")
    assert started is not None
    assert (await info(world)).status == "running"
    assert answers(started), "the host, who is to move, gets the panel at once"
    assert len(world.public()) == 2


async def test_the_lobby_says_who_will_play_another_side_than_the_one_of_their_button(world: World) -> None:
    """Free seats are removed at the start, so that whoever sits behind them moves up."""
    await world.slash("ada", "solenia new")
    name = TITLES["solenia"].meta.seat
    await world.press_control("ben", lobby(world), lobby(world).find("join")[-1])
    assert [seat.kind for seat in (await info(world)).seats] == ["person", "open", "open", "person"]
    moved = message("lobby-move", "en", side=name(3), becomes=name(1))
    assert message("lobby-moves", "en", moves=moved) in lobby(world).text
    await world.press("ben", lobby(world), "leave")
    assert moved not in lobby(world).text
    await world.slash("ben", "solenia join")
    assert "↪️" not in lobby(world).text


async def test_a_computer_is_seated_and_sent_away_in_the_lobby(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.choose("ada", lobby(world), lobby(world).control("bot"), "hard")
    assert (await info(world)).seats[1].level == "hard"
    await world.press("ada", lobby(world), "unbot")
    assert (await info(world)).seats[1].kind == "open"


async def test_the_options_of_a_table_are_chosen_in_its_lobby(world: World) -> None:
    await world.slash("ada", "daynight new", options="first_turn_hours=9")
    assert (await info(world)).options["first_turn_hours"] == 9
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    await world.choose("ada", settings, settings.control("set", "night_start_hand"), "3")
    switches = settings.control("switch")
    await world.choose("ada", settings, switches, "strict_changed")
    options = (await info(world)).options
    assert options["night_start_hand"] == 3
    assert options["strict_changed"] is True
    assert options["center_void"] is False
    wrong = await world.slash(
        "ben", "daynight new", options="first_turn_hours=99", where=world.guild.create_text_channel("b")
    )
    assert wrong is not None
    assert "first_turn_hours" in wrong.text


@pytest.mark.parametrize("typed", ["turn_limit_per_player=20", "turn_limit=20", "Turn=20"])
async def test_an_option_is_understood_by_the_beginning_of_its_name(world: World, typed: str) -> None:
    await world.slash("ada", "daynight new", options=typed)
    assert (await info(world)).options["turn_limit_per_player"] == 20


@pytest.mark.parametrize(
    "typed", ["模式=合作; 難度：簡單", "模式＝合作，难度=简单", "Mode: Cooperative; difficulty = easy"]
)
async def test_options_are_understood_in_the_words_of_every_language(world: World, typed: str) -> None:
    """As the menus and the suggestions show them, with the colon that those have."""
    await world.slash("qing", "voidfall new", options=typed)
    options = (await info(world)).options
    assert (options["mode"], options["difficulty"]) == ("coop", "easy")


async def test_an_option_that_does_not_exist_is_answered_with_those_that_do(world: World) -> None:
    refused = await world.slash("qing", "voidfall new", options="人數=3")
    assert refused is not None
    assert "模式、場景、家族、難度" in refused.text
    offered = await world.suggest("qing", "voidfall new", "options", "模式=合")
    assert [each["value"] for each in offered] == ["mode=coop"]


@pytest.mark.parametrize("before", ["", "first_turn_hours="])
async def test_options_that_are_too_long_to_be_repeated_are_answered_with_nothing(world: World, before: str) -> None:
    refused = await world.slash("ada", "daynight new", options=before + "a" * 3000)
    assert refused is not None
    assert f"“{'a' * 40}”" in refused.text


async def test_the_value_that_is_typed_is_suggested_however_far_down_the_list_it_stands(world: World) -> None:
    for typed in ("turn_limit_per_player=20", "turn_limit_per_player=37"):
        offered = await world.suggest("ada", "daynight new", "options", typed)
        assert typed in [choice["value"] for choice in offered]
    offered = await world.suggest("ada", "daynight new", "options", "turn_limit_per_player=9999")
    assert offered == []


async def test_in_chinese_an_option_and_its_value_have_a_chinese_colon_between_them(world: World) -> None:
    await world.slash("mei", "daynight new", options="turn_limit_per_player=20")
    settings = await world.press("mei", lobby(world), "settings")
    assert settings is not None
    for shown in (settings, lobby(world)):
        assert "回合上限" in shown.text
        assert not re.search(r"[\u4e00-\u9fff*]: ", shown.text), shown.text


async def test_an_invited_guest_is_called_by_name(world: World) -> None:
    await world.slash("ada", "daynight new", opponent=world.members["ben"])
    assert world.pings() == ["ben"]
    invitation = next(shown for shown in world.public() if world.users["ben"].mention in shown.text)
    await world.press("ben", invitation, "join")
    assert (await info(world)).seats[1].person_id == world.id("ben")


async def test_an_invitation_stays_until_the_guest_has_a_seat(world: World) -> None:
    """Also when somebody else has joined; nobody is called again."""
    await world.slash("ada", "afternova new", opponent=world.members["ben"])
    await world.press("mei", lobby(world), "join")
    invited = f"{world.users['ben'].mention}, {world.users['ada'].mention}"
    assert invited in lobby(world).text
    await world.press("ben", lobby(world), "join")
    assert invited not in lobby(world).text
    assert world.pings() == ["ben"]


async def test_an_invitation_cannot_be_taken_up_once_the_game_has_begun(world: World) -> None:
    await world.slash("ada", "daynight new", opponent=world.members["ben"])
    invitation = next(shown for shown in world.public() if world.users["ben"].mention in shown.text)
    await world.press("mei", invitation, "join")
    await world.press("ada", lobby(world), "start")
    assert (await info(world)).status == "running"
    assert not any("join" in shown.verbs for shown in world.public())


async def test_a_table_that_only_misses_start_waits_for_its_host(world: World) -> None:
    await world.slash("ada", "daynight new")
    for who in ("ada", "ben"):
        told = await world.slash(who, "table next")
        assert told is not None
        assert message("next-none", "en") in told.text
    await world.press("ben", lobby(world), "join")
    mine, theirs = await world.slash("ada", "table mine"), await world.slash("ben", "table mine")
    assert mine is not None
    assert theirs is not None
    assert message("mine-your-start", "en") in mine.text
    assert "panel" in mine.verbs
    assert message("mine-start", "en") in theirs.text
    assert "panel" not in theirs.verbs
    following = await world.slash("ada", "table next")
    assert following is not None
    assert "start" in following.verbs
    waiting = await world.slash("ben", "table next")
    assert waiting is not None
    assert message("next-none", "en") in waiting.text


async def test_who_does_not_host_reads_the_settings_without_menus(world: World) -> None:
    await world.slash("ada", "daynight new")
    own = await world.press("ada", lobby(world), "settings")
    read = await world.press("ben", lobby(world), "settings")
    assert own is not None
    assert read is not None
    assert {"switch", "set"} & own.verbs
    assert not {"switch", "set"} & read.verbs
    assert message("settings-title", "en", number=1) in read.text


async def test_of_several_tables_in_a_channel_a_player_ends_the_one_where_they_sit(world: World) -> None:
    for title in ("daynight", "solenia"):
        await world.slash("ada", f"{title} new", computer="easy")
    await world.slash("ben", "eclipse new", computer="easy")
    shown = await world.slash("ben", "table end")
    assert shown is not None
    assert shown.find("end"), shown.text
    asked = await world.slash("ada", "table end")
    assert asked is not None
    games = [say("game-numbered", game=say(f"{key}-name"), number=n) for n, key in enumerate(("dn", "sol"), 1)]
    assert asked.text == message("error-several-tables", "en", games=games)


async def test_of_several_tables_in_a_channel_the_settings_are_those_of_the_one_where_the_person_sits(
    world: World,
) -> None:
    await world.slash("ada", "daynight new")
    await world.slash("ben", "solenia new")
    for number, who in enumerate(("ada", "ben"), 1):
        shown = await world.slash(who, "table settings")
        assert shown is not None
        assert message("settings-title", "en", number=number) in shown.text
    asked = await world.slash("qing", "table settings")
    assert asked is not None
    games = [
        say("game-numbered", game=say(f"{key}-name"), number=number) for number, key in enumerate(("dn", "sol"), 1)
    ]
    assert asked.text == message("error-several-tables", "zh-TW", games=games)


async def test_a_table_speaks_the_language_of_who_opened_it_unless_another_is_chosen(world: World) -> None:
    await world.slash("qing", "daynight new")
    assert message("lobby-waiting", "zh-TW") in lobby(world).text
    settings = await world.press("qing", lobby(world), "settings")
    assert settings is not None
    await world.choose("qing", settings, settings.control("speak"), "zh-CN")
    assert message("lobby-waiting", "zh-CN") in lobby(world).text
    await world.press("ada", lobby(world), "join")
    await world.press("qing", lobby(world), "start")
    assert message("button-panel", "zh-CN") in str(board(world))
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.slash("qing", "daynight new", where=elsewhere, language="en")
    assert message("lobby-waiting", "en") in lobby(world, elsewhere).text


async def test_a_table_from_before_speaks_the_language_of_its_server(world: World) -> None:
    person = Person(world.id("qing"), "Qing", "zh-TW")
    await world.bot.services.tables.lobby.open(
        person, Place(world.guild.id, world.channel.id, "en-US"), "day_and_night", {}
    )
    await world.bot.delivery.settle()
    assert message("lobby-waiting", "en") in lobby(world).text


async def test_direct_messages_that_were_stopped_by_a_slip_come_back_with_one_tap(world: World) -> None:
    await begin(world)
    (hand,) = world.dms("ben")
    stopped = await world.press("ben", hand, "dm-off")
    assert stopped is not None
    assert not (await world.bot.services.tables.people.get(world.id("ben"))).dm_open
    again = await world.press("ben", stopped, "dm-on")
    assert again is not None
    assert message("notify-dms-again", "en") in again.text
    assert (await world.bot.services.tables.people.get(world.id("ben"))).dm_open


async def test_a_rematch_against_computers_alone_begins_at_once(world: World) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    shown = await world.press("ada", board(world), "rematch")
    assert shown is not None
    assert (await info(world, 2)).status == "running"
    assert "start" not in shown.verbs


async def test_a_table_in_its_own_thread(world: World) -> None:
    await world.slash("ada", "daynight new", thread=True, computer="easy")
    (thread,) = world.channel.threads
    assert boards(world, thread)
    assert not boards(world)
    assert (await info(world)).place.channel_id == thread.id


async def test_play_move_undo_and_the_same_by_buttons(world: World) -> None:
    await begin(world)
    played = await world.slash("ada", "daynight play")
    assert played is not None
    assert played.pictures
    target = next(one for one in answers(played) if one.arg.startswith("cast:"))
    chosen = await world.press_control("ada", played, target)
    assert chosen is not None
    assert chosen.id == played.id, "the panel changes in place"
    assert "undo" in chosen.verbs
    assert {one.arg for one in answers(chosen)} != {one.arg for one in answers(played)}
    back = await world.slash("ada", "daynight undo")
    assert back is not None
    assert {one.arg for one in answers(back)} == {one.arg for one in answers(played)}


async def test_a_whole_turn_in_one_line_with_autocomplete(world: World) -> None:
    await begin(world)
    offered = await world.suggest("ada", "daynight move", "line", "st")
    lines = [choice["value"] for choice in offered]
    assert {"step b1", "step a2"} <= set(lines)
    assert all(len(choice["name"]) <= 100 for choice in offered)
    moved = await play(world, "ada", "daynight move", line="step b1; end")
    assert moved is not None
    assert "B1" in board(world).text
    assert await owed(world) == ("ada",), "six cards: one has to go"
    await world.press_control("ada", moved, answers(moved)[0])
    assert await owed(world) == ("ben",)


async def test_a_typed_turn_in_chinese(world: World) -> None:
    await world.slash("qing", "daynight new", computer="easy")
    moved = await world.slash("qing", "daynight move", line="走 B1")
    assert moved is not None
    assert "B1" in moved.text
    assert HAN.search(moved.text)


async def test_board_hand_log_and_recap(world: World, scenes: list[Any]) -> None:
    await begin(world)
    await end_turn(world, "ada")
    await end_turn(world, "ben")
    for command, what in (("board", "board"), ("hand", "hand"), ("recap", "change")):
        scenes.clear()
        shown = await world.slash("ada", f"daynight {command}")
        assert shown is not None
        drawn = [scene.what for scene in scenes]
        assert drawn == ([what, "legend"] if what == "board" else [what]), "a newcomer sees the legend below the board"
        assert len(shown.pictures) == len(drawn)
        assert shown.pictures[0]["description"]
    assert scenes[0].before is not None
    log = await world.slash("ada", "daynight log")
    assert log is not None
    assert "Turn 1" in log.text
    assert "Turn 2" in log.text


async def test_nobody_sees_another_hand(world: World, scenes: list[Any]) -> None:
    await begin(world)
    for command in ("hand", "board", "log", "recap", "play"):
        await world.slash("ben", f"daynight {command}")
        await world.slash("mei", f"daynight {command}")
    assert {scene.view.seat for scene in scenes if scene.view is not None} == {None, 0, 1}
    state = (await world.bot.services.tables.queries.look(1, world.id("ada"))).view
    for shown in (*world.public(), *world.dms("ben")):
        if "Day ·" in shown.text or shown.channel_id == world.channel.id:
            assert not any(f"cast:{card}" in str(shown) for card in state.hand)
    onlooker = await world.slash("mei", "daynight hand")
    assert onlooker is not None
    assert not onlooker.pictures


async def test_rules_card_and_about(world: World) -> None:
    rules = await world.slash("ada", "daynight rules")
    card = await world.slash("ada", "daynight card", name="Day Chant")
    about = await world.slash("ada", "daynight about")
    assert rules is not None
    assert card is not None
    assert about is not None
    assert "temple" in rules.text.lower()
    assert "Day Chant" in card.text
    assert card.pictures
    assert "fan" in about.text.lower()
    offered = await world.suggest("qing", "daynight card", "name", "日")
    assert offered
    assert all(HAN.search(choice["name"]) for choice in offered)
    unknown = await world.slash("ada", "daynight card", name="Fireball")
    assert unknown is not None
    assert "Fireball" in unknown.text


@pytest.mark.parametrize("meta", [title.meta for title in TITLES.values()], ids=lambda meta: meta.id)
async def test_how_far_a_game_is_finished_is_said_in_the_readers_language(world: World, meta: Meta) -> None:
    """It was the English word for everybody."""
    for name, language in (("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")):
        about = await world.slash(name, f"{meta.command} about")
        assert about is not None
        assert message(f"stage-{meta.stage}", language) in about.text


async def test_resigning_asks_back_and_ends_the_game(world: World) -> None:
    await begin(world)
    asked = await world.slash("ben", "daynight resign")
    assert asked is not None
    assert (await info(world)).status == "running"
    await world.press("ben", asked, "resign")
    assert (await info(world)).status == "over"
    assert "Ada" in board(world).text


async def draw(world: World, who: str) -> None:
    """Offer a draw or agree to one, and mean it."""
    asked = await world.slash(who, "daynight draw")
    assert asked is not None
    await world.press(who, asked, "draw")


async def test_a_draw_needs_both(world: World) -> None:
    await begin(world)
    await draw(world, "ada")
    assert "nodraw" in board(world).verbs
    await world.press("ben", board(world), "nodraw")
    assert (await info(world)).draw_offered_by == ()
    await draw(world, "ada")
    await draw(world, "ben")
    assert (await info(world)).status == "over"


async def test_table_mine_and_next_lead_to_the_table_that_waits(world: World) -> None:
    await begin(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    mine = await world.slash("ada", "table mine", where=elsewhere)
    waiting = await world.slash("ada", "table next", where=elsewhere)
    assert mine is not None
    assert waiting is not None
    assert "#1" in mine.text
    assert "panel" in mine.verbs
    assert answers(waiting)
    nothing = await world.slash("ben", "table next", where=elsewhere)
    assert nothing is not None
    assert not answers(nothing)


async def test_verify_promises_before_and_proves_after(world: World) -> None:
    await begin(world)
    table = await info(world)
    before = await world.slash("mei", "table verify")
    assert before is not None
    assert table.commitment in before.text
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    after = await world.slash("mei", "table verify")
    assert after is not None
    assert (await info(world)).seed in after.text
    assert table.commitment in after.text


async def test_export_is_a_file_without_the_other_hand(world: World) -> None:
    await begin(world)
    shown = await world.slash("ada", "table export")
    assert shown is not None
    ((name, data),) = shown.files.items()
    assert name.endswith(".json")
    record = json.loads(data)
    assert record
    hidden = (await world.bot.services.tables.queries.look(1, world.id("ben"))).view.hand
    own = (await world.bot.services.tables.queries.look(1, world.id("ada"))).view.hand
    assert not any(card in data.decode() for card in set(hidden) - set(own))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_me_language_outweighs_the_client(world: World, scenes: list[Any], language: str) -> None:
    await begin(world)
    await world.slash("ada", "me language", language=language)
    scenes.clear()
    shown = await panel(world, "ada")
    assert {scene.language for scene in scenes} == {language}
    assert bool(HAN.search(shown.text)) is (language != "en")
    await world.slash("ada", "me language", language="auto")
    shown = await panel(world, "ada")
    assert not HAN.search(shown.text)


async def test_the_public_message_speaks_the_language_of_who_opened_the_table(world: World) -> None:
    await world.slash("qing", "daynight new", computer="easy")
    assert HAN.search(board(world).text)
    assert any(HAN.search(shown.text) for shown in world.dms("qing"))
    other = world.guild.create_text_channel("chinese")
    await world.slash("ada", "daynight new", computer="easy", language="zh-CN", where=other)
    assert HAN.search(boards(world, other)[0].text)


async def test_simplified_and_traditional_are_told_apart(world: World) -> None:
    await world.slash("qing", "daynight new")
    await world.press("mei", lobby(world), "join")
    await world.press("qing", lobby(world), "start")
    texts = {name: (await world.slash(name, "daynight rules")) for name in ("qing", "mei", "ada")}
    shown = {name: answer.text for name, answer in texts.items() if answer is not None}
    assert len(set(shown.values())) == 3
    assert "這" in shown["qing"] or "個" in shown["qing"] or "塊" in shown["qing"]
    assert "塊" not in shown["mei"]


@pytest.mark.parametrize("title", ["daynight", "solenia"])
async def test_commands_are_named_and_described_in_chinese(world: World, title: str) -> None:
    payload = world.env.backend.find_command(title, world.guild.id, type=1)
    leaves = [option for option in payload["options"] if option["type"] == 1]
    lacking = [
        (option["name"], language)
        for option in leaves
        for language in ("zh-TW", "zh-CN")
        if not HAN.search((option.get("description_localizations") or {}).get(language, ""))
    ]
    assert lacking == []


async def test_notify_by_dm_calls_there_and_not_in_the_channel(world: World) -> None:
    await begin(world)
    await world.slash("ben", "me notify", how="dm")
    before = len(world.dms("ben"))
    await end_turn(world, "ada")
    assert world.pings() == BEGUN
    newest = world.dms("ben")[-1]
    assert len(world.dms("ben")) == before, "the hand is posted anew, the old one is deleted"
    assert world.users["ben"].mention in newest.text or "your turn" in newest.text.lower()


async def test_notify_off_calls_nobody(world: World) -> None:
    await begin(world)
    await world.slash("ben", "me notify", how="none")
    await end_turn(world, "ada")
    assert world.pings() == BEGUN
    assert await owed(world) == ("ben",)
