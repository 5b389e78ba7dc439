"""`bot.py` as a process against the fake Discord: a complete game, and games across restarts."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.titles import TITLES
from locales.chinese import JOINER

from .conftest import Home
from .fake_discord import CALLBACK, EDIT, EDIT_ANSWER, SEND, SYNC
from .playing import ANSWERS, BOT, Game, controls, running, texts
from .process import BotProcess

MENUS = {"Profile", "Invite", "What happened", "Report a problem"}
COMMANDS = {title.meta.command for title in TITLES.values()} | {
    "table",
    "me",
    "tournament",
    "admin",
    "play",
    "help",
    "notes",
    "archive",
    "follow",
}
FETCH_COMMANDS = "GET /applications/{application_id}/commands"


@pytest.fixture
async def drawn_game(home: Home, tmp_path: Path) -> AsyncIterator[Game]:
    """The bot as it is, with its pictures."""
    async with running(home, BOT, tmp_path, forked=False) as game:
        yield game


async def test_commands_are_registered_once_and_a_restart_does_not_do_it_again(game: Game) -> None:
    discord = game.home.discord
    (sync,) = discord.calls(SYNC)
    assert {command["name"] for command in sync.body} == COMMANDS | MENUS
    daynight = next(command for command in sync.body if command["name"] == "daynight")
    assert set(daynight["description_localizations"]) >= {"zh-TW", "zh-CN"}
    await game.bot.terminate()
    await game.bot.start()
    assert len(discord.calls(SYNC)) == 1
    assert len(discord.calls(FETCH_COMMANDS)) == 1
    assert (await game.home.people.slash(game.home.anna, game.channel, "daynight rules")).text


async def test_commands_that_somebody_took_away_are_registered_again(game: Game) -> None:
    await game.bot.kill()
    game.home.discord.world.commands[None].clear()
    await game.bot.start()
    assert len(game.home.discord.calls(SYNC)) == 2


async def test_changed_commands_are_registered_again(game: Game) -> None:
    """Another application id changes the fingerprint, as a changed command would."""
    await game.bot.kill()
    world = game.home.discord.world
    guild = str(game.home.guild.id)
    game.bot.settings["DEV_GUILD_ID"] = guild
    await game.bot.start()
    await game.home.discord.until(lambda: world.commands.get(game.home.guild.id), what="commands of the guild")
    assert {command["name"] for command in world.commands[game.home.guild.id]} == COMMANDS | MENUS


@pytest.mark.slow
async def test_a_game_from_the_first_command_to_the_last_press(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin("turn_limit_per_player=3")
    assert game.calls == [[home.anna.id]]
    expected = [home.anna.id]
    while game.status == "running":
        (mover,) = game.owed
        edits_before, posts_before = game.board.edits, len(game.public)
        await game.turn(mover)
        await game.delivered()
        assert len(game.public) == posts_before + 1, "one new post for one change of those owed"
        assert edits_before <= 2
        expected += [other.id for other in (game.home.anna, game.home.ben) if other is not mover]
        assert game.calls == [[person] for person in expected]
        await game.check_shown()
    assert len(expected) == 7
    assert {"Rematch", "Verify"} <= {each.get("label") for each in game.board.controls()}
    for user in (home.anna, home.ben):
        assert len(discord.dms(user)) == 1
        assert game.hand(user).pinged == []
    verified = await game.press(home.ben, game.board, "verify")
    assert verified.text.count("✅") == 3, "the number is the promised one; deal and steps follow from it"
    assert {call.status for call in discord.calls()} <= {200, 204}, (
        "204: the lobby before the call of its host is deleted"
    )
    assert len(discord.calls(CALLBACK)) > 30


async def test_an_exported_game_comes_back_through_its_file_and_is_animated(game: Game) -> None:
    """The file is fetched from where Discord keeps it; the film is uploaded into an answer that is edited."""
    home, people = game.home, game.home.people
    await game.begin()
    asked = (await people.slash(home.ben, game.channel, "daynight resign")).message
    await game.press(home.ben, asked, "resign")
    exported = (await people.slash(home.anna, game.channel, "table export")).message
    [file] = exported.attachments
    shown = (await people.slash(home.anna, game.channel, "table import", {"file": file})).message
    assert "table 2" in shown.text
    assert shown.attachments, "the position is a picture"
    await game.press(home.anna, shown, "film")
    await home.discord.until(
        lambda: [each for each in shown.attachments if each.filename == "replay.webp"], what="the film"
    )


async def test_the_public_message_is_edited_while_one_person_goes_on(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    board, before = game.board, len(game.public)
    picture, words = board.attachments[0], board.text
    shown = await game.panel(home.anna)
    posts, edits = len(discord.calls(SEND)), len(discord.calls(EDIT))
    await game.step(home.anna, shown)
    last = await game.step(home.anna, shown)
    await game.delivered()
    assert (game.board.id, len(game.public)) == (board.id, before)
    assert last.removeprefix("step:").upper() in texts(board)
    assert board.text != words
    after = board.attachments[0]  # newcomers have the legend below it
    assert after.data != picture.data
    assert len(discord.calls(SEND)) == posts, "nothing new is posted within a turn"
    assert 1 <= len(discord.calls(EDIT)) - edits <= 4, "two presses: at most two edits of the board and of the hand"
    assert discord.dms(home.anna)[0].pinged == []
    await game.check_shown()


async def test_each_person_reads_their_own_language_and_nobody_elses_cards(drawn_game: Game) -> None:
    game = drawn_game
    home = game.home
    await game.begin()
    anna, ben = texts(game.hand(home.anna)), texts(game.hand(home.ben))
    assert "Your hand · Day" in anna
    assert "你的手牌 · 夜" in ben
    cards = [line for line in ben.split("\n") if line.startswith("**")]
    assert cards
    for message in home.discord.messages(game.channel, viewer=home.anna) + home.discord.dms(home.anna):
        assert not any(card in message.text for card in cards)
    for user in (home.anna, home.ben):
        await home.discord.until(lambda: game.hand(user).attachments, what="a picture, be it late")  # noqa: B023
        (picture,) = game.hand(user).attachments
        assert (picture.width or 0) >= 400
        assert len(game.hand(user).text) > len(texts(game.hand(user))) + 20, "the picture has an alt text"


async def test_a_turn_typed_with_autocomplete(game: Game) -> None:
    home, people = game.home, game.home.people
    await game.begin()
    line = ""
    for _ in range(4):
        offered = [
            choice["value"]
            for choice in await people.autocomplete(home.anna, game.channel, "daynight move", "line", line)
        ]
        assert offered, f"nothing is offered after {line!r}"
        assert len(offered) <= 25
        steps = [value for value in offered if value.rpartition("; ")[2].startswith("step")]
        if not steps:
            break
        line = f"{steps[0]}; "
    assert line.count("step") >= 2
    typed = line.removesuffix("; ")
    reply = await people.slash(home.anna, game.channel, "daynight move", {"line": typed})
    assert "Your turn, Anna (Day)" in reply.text
    assert [keys for _, kind, _, keys, _ in game.steps if kind == "choose"] == [
        [clause.replace(" ", ":")] for clause in typed.split("; ")
    ]
    refused = await people.slash(home.anna, game.channel, "daynight move", {"line": "step h9"})
    assert "step h9" in refused.text
    others = await people.autocomplete(home.ben, game.channel, "daynight move", "line", "")
    assert others == [], "nothing is offered to whom nothing is asked"
    await game.delivered()
    await game.check_shown()


async def test_a_dropped_line_in_the_middle_of_a_game_is_resumed(game: Game) -> None:
    home, gateway = game.home, game.home.discord.gateway
    await game.begin()
    shown = await game.panel(home.anna)
    for _ in range(2):
        gateway.drop()
        await game.step(home.anna, shown)
    assert (gateway.identifies, gateway.resumes) == (1, 2)
    await gateway.invalidate()
    await home.discord.until(lambda: gateway.identifies == 2, what="a second IDENTIFY")
    await game.end_turn(home.anna)
    await game.delivered()
    await game.check_shown()
    assert game.calls == [[home.anna.id], [home.ben.id]]


async def test_old_buttons_work_after_a_restart(game: Game) -> None:
    home = game.home
    await game.begin()
    old_panel, old_board, old_hand = await game.panel(home.anna), game.board, game.hand(home.ben)
    await game.bot.kill()
    await game.bot.start()
    key = await game.step(home.anna, old_panel)
    assert game.steps[-1][3] == [key]
    assert "Walk" in texts(old_panel)
    for old in (old_board, old_hand):
        shown = (await game.press(home.ben, old, "panel")).text.replace(JOINER, "")  # what keeps a bracket together
        assert "· Ben（夜）\n" in shown
    assert game.board.id == old_board.id


async def test_a_stale_and_a_foreign_press_are_answered_with_a_word(game: Game) -> None:
    home, people = game.home, game.home.people
    await game.begin()
    shown = await game.panel(home.anna)
    screen = people.look(shown)
    await game.press(home.anna, screen, "pick", "step:b1")
    steps = game.steps
    stale = await game.press(home.anna, screen, "pick", "step:a2")
    assert stale.message.text.startswith("> "), "a fresh panel with the reason above it"
    assert controls(stale.message, *ANSWERS)
    waiting = await game.panel(home.ben)
    assert not controls(waiting, *ANSWERS)
    assert game.steps == steps
    first_board = game.board
    await game.end_turn(home.anna)
    await game.delivered()
    assert game.board.id != first_board.id
    assert controls(first_board) == []


@pytest.mark.parametrize("by", ["button", "command"])
async def test_an_answer_is_played_only_when_it_is_acknowledged(game: Game, by: str) -> None:
    """Whoever acknowledges after the work is too late as soon as the work takes three seconds."""
    home = game.home
    await game.begin()
    shown, steps = await game.panel(home.anna), game.steps
    gate = home.discord.gate(CALLBACK)
    if by == "button":
        pressing = asyncio.ensure_future(game.press(home.anna, shown, "pick", "step:b1"))
    else:
        line = {"line": "step b1"}
        pressing = asyncio.ensure_future(home.people.slash(home.anna, game.channel, "daynight move", line))
    await gate.arrival()
    assert game.steps == steps
    gate.open()
    await pressing
    assert game.steps[len(steps) :][0][3] == ["step:b1"]


async def test_sigterm_finishes_what_is_under_way(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    shown = await game.panel(home.anna)
    gate = discord.gate(EDIT)
    await game.press(home.anna, shown, "pick", "step:b1")
    await gate.arrival()
    ending = asyncio.ensure_future(game.bot.terminate())
    await asyncio.sleep(0.2)
    assert not ending.done(), "it waits for the edit that is under way"
    gate.open()
    assert await ending == 0
    assert game.steps[-1][3] == ["step:b1"]
    assert discord.gateway.session is None
    await game.bot.start()
    await game.delivered()
    await game.check_shown()


async def test_sigterm_finishes_a_press_that_comes_while_the_last_post_is_sent(game: Game) -> None:
    """Such a press was stored, but its answer was lost with the connections."""
    home, discord = game.home, game.home.discord
    await game.begin()
    shown, post = await game.panel(home.anna), discord.gate(EDIT)
    await game.press(home.anna, shown, "pick", "step:b1")
    await post.arrival()
    ending = asyncio.ensure_future(game.bot.terminate())
    await asyncio.sleep(0.5)
    answer = discord.gate(EDIT_ANSWER)
    pressing = asyncio.ensure_future(game.panel(home.ben))
    await answer.arrival()
    post.open()
    await asyncio.sleep(0.5)
    assert not ending.done(), "it waits for the answer that is under way"
    answer.open()
    assert (await pressing).text
    assert await ending == 0
    await game.bot.start()
    await game.delivered()
    await game.check_shown()


async def test_sigterm_right_after_a_start_ends_in_good_order(game: Game) -> None:
    """The first beat of the clock may be in the middle of a transaction; the fixture wants a log without tracebacks."""
    for milliseconds in (0, 50):
        await asyncio.sleep(milliseconds / 1000)
        assert await game.bot.terminate() == 0
        await game.bot.start()


async def test_a_second_bot_on_the_same_database_says_so_and_ends(game: Game) -> None:
    """`make run` for an update, while the service ran, delivered again what was under way."""
    home = game.home
    posts = len(home.discord.calls(SEND))
    second = BotProcess(home.discord, BOT, database=game.database, settings=game.bot.settings)
    await second.launch()
    assert await second.exit_code() == 2
    assert "Orrery is running already on this database (process " in game.bot.output
    assert len(home.discord.calls(SEND)) == posts
    await game.begin()
    await game.delivered()
    await game.check_shown()


async def test_sigterm_before_the_outbox_is_empty_loses_nothing(game: Game) -> None:
    home = game.home
    await game.begin()
    await game.end_turn(home.anna)
    assert await game.bot.terminate() == 0
    await game.bot.start()
    await game.delivered()
    assert game.calls == [[home.anna.id], [home.ben.id]]
    await game.check_shown()


async def test_what_is_under_way_at_a_sigterm_is_answered(game: Game) -> None:
    """It was dropped, and what it still read kept the program from ending."""
    home = game.home
    await game.begin()
    asked = [
        await home.people.slash(user, game.channel, command, settle=False)
        for user in (home.anna, home.ben)
        for command in ("daynight play", "table hand", "daynight rules")
    ]
    assert await game.bot.terminate() == 0
    assert all(reply.text for reply in asked)


@pytest.mark.skipif(not Path("/proc").exists(), reason="reads the list of processes")
async def test_no_painter_outlives_the_bot(home: Home, tmp_path: Path) -> None:
    discord, card = home.discord, {"name": "day_chant"}

    async def a_painter_works() -> None:
        await home.people.slash(home.anna, home.channel, "daynight card", card, settle=False)
        await discord.until(lambda: len(_processes(discord.port)) >= 2, what="a painter's own process")

    async with running(home, BOT, tmp_path, clean=False, forked=False, RENDER_WORKERS="1") as game:
        await a_painter_works()
        await game.bot.kill()
        await discord.until(lambda: not _processes(discord.port), what="the end of the painters")
        await game.bot.start()
        await a_painter_works()
        assert await game.bot.terminate() == 0
        await discord.until(lambda: not _processes(discord.port), what="the end of the painters")


@pytest.mark.skipif(not Path("/proc").exists(), reason="reads the list of processes")
@pytest.mark.slow
async def test_workers_that_hang_hold_up_neither_an_answer_nor_the_end(home: Home, tmp_path: Path) -> None:
    """A press was answered after twenty seconds, and SIGTERM did not end the bot within sixty."""
    discord = home.discord
    async with running(home, BOT, tmp_path, clean=False, forked=False, RENDER_WORKERS="1") as game:
        await home.people.slash(home.anna, game.channel, "daynight new", {"computer": "easy"}, settle=False)
        await discord.until(lambda: len(_workers(discord.port)) >= 2, what="a painter and a thinker")
        await game.delivered()
        for worker in _workers(discord.port):
            os.kill(worker, signal.SIGSTOP)
        shown = (await home.people.slash(home.anna, game.channel, "daynight play", timeout=15)).message
        await game.press(home.anna, shown, "pick", "end", timeout=15)
        while controls(shown, *ANSWERS):
            await game.answer(home.anna, shown, timeout=15)
        assert "The picture is late" in shown.text
        assert ["end"] in [step[3] for step in game.steps], "cards above the hand limit are discarded after it"
        assert await game.bot.terminate() == 0
        await discord.until(lambda: not _processes(discord.port), what="the end of the workers")


def _workers(port: int) -> list[int]:
    """The processes among them that paint, or think for computer players."""
    return [each for each in _processes(port) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def _processes(port: int) -> list[int]:
    """Processes that were started with the address of this fake Discord."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and int(folder.name) != os.getpid():
            try:
                told = (folder / "environ").read_bytes()
            except OSError:
                continue
            if f"DISCORD_API_BASE=http://127.0.0.1:{port}/".encode() in told:
                found.append(int(folder.name))
    return found


async def test_a_start_with_many_open_tables_posts_nothing_again(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    await game.bot.terminate()
    _copy_tables(game, 2000)
    calls = len(discord.calls())
    await game.bot.start()
    await discord.quiet(0.6)
    made = [call.operation.name for call in discord.calls()[calls:]]
    assert SEND not in made
    assert EDIT not in made
    assert len(made) <= 4, made
    assert controls((await game.panel(home.anna)), *ANSWERS)


def _copy_tables(game: Game, count: int) -> None:
    """The one running table, so many times more, each in a channel of its own."""
    keys = {"tables": "id", "seats": "table_id", "choices": "table_id", "snapshots": "table_id"}
    keys |= {"messages": "table_id", "timers": "table_id"}
    with closing(sqlite3.connect(game.database)) as connection:
        for table, key in keys.items():
            columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
            moved = {key: "copy", "channel_id": "channel_id + copy", "message_id": "message_id + copy"}
            chosen = ", ".join(moved.get(name, name) for name in columns)
            connection.execute(
                "WITH RECURSIVE copies(copy) AS "
                f"(SELECT 2 UNION ALL SELECT copy + 1 FROM copies WHERE copy <= {count}) "
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {chosen} FROM {table}, copies WHERE {key} = 1"
            )
        connection.commit()
    assert game.rows("SELECT count(*) FROM tables WHERE status = 'running'") == [(count + 1,)]
