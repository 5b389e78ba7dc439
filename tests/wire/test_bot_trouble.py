"""`bot.py` against a Discord that refuses, and started with settings that cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from .conftest import Home
from .fake_discord import CALLBACK, EDIT, EDIT_ANSWER, OPEN_DM, SEND, SYNC
from .people import CannotAct
from .playing import ANSWERS, PLAIN_BOT, Game, arg, controls, running, texts
from .process import BotProcess

# Rate limits


async def test_rate_limits_delay_and_lose_nothing(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    limits = [discord.rate_limit(name, retry_after=0.3, times=2) for name in (SEND, EDIT, EDIT_ANSWER, CALLBACK)]
    shown = await game.panel(home.anna)
    await game.step(home.anna, shown)
    await game.delivered()
    await game.end_turn(home.anna)
    await game.delivered()
    assert [limit.hits for limit in limits] == [2, 2, 2, 2]
    assert game.calls == [[home.anna.id], [home.ben.id]]
    await game.check_shown()


async def test_a_long_pause_that_discord_asks_for_is_kept(game: Game) -> None:
    """No delivery waits longer than its patience; it is put off instead, and not sent again before its time."""
    home, discord = game.home, game.home.discord
    await game.begin()
    discord.rate_limit(SEND, retry_after=100.0, times=1)
    sent = len(discord.calls(SEND))
    await game.end_turn(home.anna)
    put_off = lambda: game.rows("SELECT due_at FROM outbox WHERE slot = 'board' AND state = 'due' AND attempts = 1")
    await discord.until(put_off, what="a row that waits")
    waits = put_off()[0][0] / 1e6 - time.time()
    assert 80 < waits <= 101
    assert len(discord.calls(SEND)) == sent + 1


async def test_a_bot_starts_though_discord_takes_no_commands_for_long(home: Home, tmp_path: Path) -> None:
    home.discord.rate_limit(SYNC, retry_after=100.0)
    settings = {"RENDER_WORKERS": "0"}
    process = BotProcess(
        home.discord, PLAIN_BOT, database=tmp_path / "orrery.db", settings=settings, wait_for_commands=False
    )
    async with process as bot:
        await home.discord.until(lambda: "ready as" in bot.output, what="the end of the start")
        assert "the commands stay as they were" in bot.output
        assert "Traceback" not in bot.output


async def test_full_buckets_are_waited_for(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    discord.bucket(EDIT, limit=1, per=1.0)
    shown = await game.panel(home.anna)
    edits = len(discord.calls(EDIT))
    for _ in range(3):
        await game.step(home.anna, shown)
    await game.delivered()
    assert all(call.status == 200 for call in discord.calls(EDIT))
    assert len(discord.calls(EDIT)) - edits <= 6, "what changed while it waited costs one edit"
    await game.check_shown()


async def test_a_lost_answer_is_looked_for_and_not_sent_again(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    lost = discord.lose_answer(SEND)
    await game.end_turn(home.anna)
    await discord.until(lambda: lost.hits, what="the lost answer")
    await game.bot.kill()
    await game.bot.start()
    await game.delivered()
    assert game.calls == [[home.anna.id], [home.ben.id]]
    await game.check_shown()


async def test_a_press_whose_acknowledgement_lost_its_connection_is_carried_out(game: Game) -> None:
    """Discord has got it, or has not: both times it is sent once more."""
    home, discord = game.home, game.home.discord
    await game.begin()
    shown = await game.panel(home.anna)
    before = len(game.steps)
    lost = discord.lose_answer(CALLBACK)
    await game.step(home.anna, shown)
    assert lost.hits
    await game.stored(lambda: len(game.steps) > before, "the step of a press with a lost acknowledgement")
    await game.delivered()
    gate, before = discord.gate(CALLBACK), len(game.steps)
    pressing = asyncio.create_task(game.step(home.anna, shown))
    await gate.arrival()
    gate.throw_away()
    await pressing
    await game.stored(lambda: len(game.steps) > before, "the step of a press whose acknowledgement never arrived")
    await game.delivered()
    await game.check_shown()


async def test_an_answer_that_lost_its_connection_is_shown_all_the_same(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    gate = discord.gate(EDIT_ANSWER)
    opening = asyncio.create_task(game.panel(home.anna))
    await gate.arrival()
    gate.throw_away()
    assert controls(await opening, *ANSWERS)


async def test_a_failing_discord_is_tried_again(home: Home, tmp_path: Path) -> None:
    async with running(home, PLAIN_BOT, tmp_path, clean=False) as game:
        discord = home.discord
        await game.begin()
        discord.fail(SEND, status=502)
        await game.end_turn(home.anna)
        await game.delivered()
        assert game.calls == [[home.anna.id], [home.ben.id]]
        failing = discord.fail(EDIT, status=503)
        shown = await game.panel(home.ben)
        await game.step(home.ben, shown)
        await discord.until(lambda: failing.hits, what="the failure")
        await game.delivered()  # after the first pause it is looked for and tried again
        assert len(game.calls) == 2
        await game.check_shown()


# What Discord forbids


async def test_a_closed_dm_is_noticed_once_and_the_hand_is_offered(game: Game) -> None:
    home, discord = game.home, game.home.discord
    home.ben.dms_open = False
    await game.begin()
    refused = [call for call in discord.calls(SEND) if call.status == 403]
    assert len(refused) == 1
    assert discord.dms(home.ben) == []
    for mover in (home.anna, home.ben, home.anna):
        await game.end_turn(mover)
        await game.delivered()
    assert [call for call in discord.calls(SEND) if call.status == 403] == refused, "he is not written to again"
    assert "Ben" in texts(game.board).split("\n")[-1]
    assert "do not reach" in texts(game.board)
    hand = await game.press(home.ben, game.board, "hand")
    assert hand.message.only_for == home.ben.id
    assert "你的手牌" in hand.text
    assert texts(hand.message).startswith("> "), "told why, and what to do"
    before = len(discord.calls(OPEN_DM))
    await game.bot.kill()
    await game.bot.start()
    await game.end_turn(home.ben)
    await game.delivered()
    assert len([call for call in discord.calls(SEND) if call.status == 403]) == 1, "nor after a restart"
    assert len(discord.calls(OPEN_DM)) <= before + 2

    home.ben.dms_open = True
    await home.people.slash(home.ben, game.channel, "me notify", {"how": "channel"})
    await game.end_turn(home.anna)
    await game.delivered()
    assert "你的手牌" in texts(game.hand(home.ben))
    await game.check_shown()


async def test_direct_messages_can_be_stopped_from_the_message_itself(game: Game) -> None:
    home = game.home
    await game.begin()
    hand = game.hand(home.ben)
    await game.press(home.ben, hand, "dm-off")
    edits = hand.edits
    await game.end_turn(home.anna)
    await game.delivered()
    assert (len(game.home.discord.dms(home.ben)), hand.edits) == (1, edits)
    assert game.calls[-1] == [home.ben.id]


async def test_a_table_in_an_archived_thread_goes_on(game: Game) -> None:
    home, discord = game.home, game.home.discord
    reply = await home.people.slash(home.anna, game.channel, "daynight new", {"thread": True})
    (thread,) = [channel for channel in discord.world.channels.values() if channel.is_thread]
    assert f"<#{thread.id}>" in reply.text
    game.channel = thread
    await game.delivered()
    await game.join_and_start(home.ben, home.anna)
    hand = game.hand(home.anna)
    await discord.archive(thread)
    with pytest.raises(CannotAct, match="archived"):
        await home.people.slash(home.anna, thread, "daynight play")
    shown = (await game.press(home.anna, hand, "panel")).message
    await game.step(home.anna, shown)
    await game.delivered()
    assert not thread.archived, "the edit woke it"
    await discord.archive(thread)
    await game.press(home.anna, shown, "pick", "end")
    while controls(shown, *ANSWERS):
        await game.answer(home.anna, shown)
    await game.delivered()
    assert game.calls == [[home.anna.id], [home.ben.id]]
    await game.check_shown()


async def test_a_locked_thread_does_not_stop_the_game(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await home.people.slash(home.anna, game.channel, "daynight new", {"thread": True})
    (game.channel,) = [channel for channel in discord.world.channels.values() if channel.is_thread]
    await game.delivered()
    await game.join_and_start(home.ben, home.anna)
    hand = game.hand(home.anna)
    await discord.archive(game.channel, locked=True)
    shown = (await game.press(home.anna, hand, "panel")).message
    key = await game.step(home.anna, shown)
    await game.delivered()
    assert game.steps[-1][3] == [key]
    assert controls(shown, *ANSWERS)
    refused = [call for call in discord.calls() if call.status in (400, 403)]
    assert 1 <= len(refused) <= 3, "it is not hammered"


async def test_a_table_is_not_opened_where_permissions_are_missing(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await discord.deny(game.channel, "SEND_MESSAGES", "ATTACH_FILES")
    reply = await home.people.slash(home.anna, game.channel, "daynight new")
    assert "Send Messages" in reply.text
    assert "Attach Files" in reply.text
    assert "View Channel" not in reply.text
    assert game.rows("SELECT count(*) FROM tables") == [(0,)]
    assert all(call.status < 400 for call in discord.calls())


async def test_a_permission_lost_in_the_middle_of_a_game_is_told_and_nothing_is_lost(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    await discord.deny(game.channel, "SEND_MESSAGES")
    await game.end_turn(home.anna)
    await game.delivered()
    assert [person.name for person in game.owed] == ["Ben"]
    waiting = await home.people.slash(home.ben, game.channel, "daynight play")
    assert texts(waiting.message).startswith("> ")
    assert controls(waiting.message, *ANSWERS)
    forbidden = [call for call in discord.calls(SEND) if call.status == 403]
    assert len(forbidden) == 1, "it is not hammered"
    game.channel.denied.clear()
    await discord.deny(game.channel)
    await game.step(home.ben, waiting.message)
    await game.delivered()
    await game.check_shown()


async def test_a_deleted_message_is_posted_anew(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    await discord.delete_messages([game.board])
    shown = (await home.people.slash(home.anna, game.channel, "daynight play")).message
    await game.step(home.anna, shown)
    await game.delivered()
    await game.check_shown()


async def test_a_deleted_channel_does_not_end_the_game(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    hand = game.hand(home.anna)
    await discord.delete_channel(game.channel)
    shown = (await game.press(home.anna, hand, "panel")).message
    key = await game.step(home.anna, shown)
    await game.delivered()
    assert game.steps[-1][3] == [key]
    assert len([call for call in discord.calls() if call.status == 404]) <= 2, "it is not hammered"


async def test_tables_wait_while_the_bot_is_not_on_their_server(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    stopped = lambda: game.rows("SELECT frozen_at FROM tables") != [(None,)]
    shown, hand = game.board, game.hand(home.anna)
    await discord.remove_bot(home.guild)
    await game.stored(stopped, "a table that waits")
    await game.delivered()
    opened = (await game.press(home.anna, hand, "panel")).message
    key = next(arg(each) for each in controls(opened, "pick") if arg(each).startswith("step:"))
    assert "removed from its server" in (await game.press(home.anna, opened, "pick", key)).text
    await discord.add_bot(home.guild)
    await game.stored(lambda: not stopped(), "a table that goes on")
    await game.delivered()
    assert game.board.id != shown.id, "it is posted again where everybody sees it"
    assert [kind for _, kind, *_ in game.steps] == ["begin", "freeze", "thaw"]
    await game.step(home.anna, await game.panel(home.anna))
    await game.delivered()
    await game.check_shown()
    assert len([call for call in discord.calls() if call.status >= 400]) <= 3, "it is not hammered"


async def test_a_removal_that_the_bot_did_not_see_is_noticed_at_its_next_start(game: Game) -> None:
    home, discord = game.home, game.home.discord
    await game.begin()
    await game.bot.kill()
    await discord.remove_bot(home.guild)
    await game.bot.start()
    await game.stored(lambda: game.rows("SELECT frozen_at FROM tables") != [(None,)], "a table that waits")
    await discord.add_bot(home.guild)
    await game.stored(lambda: game.rows("SELECT frozen_at FROM tables") == [(None,)], "a table that goes on")


async def test_a_locked_database_is_told_and_nothing_is_lost(game: Game) -> None:
    home = game.home
    await game.begin()
    shown = await game.panel(home.anna)
    with closing(sqlite3.connect(game.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        steps = game.steps
        key = next(each for each in controls(shown, "pick"))["custom_id"]
        reply = await home.people.click(home.anna, shown, custom_id=key, settle=False)
        said = lambda: "busy" in shown.text.lower() or any("busy" in m.text.lower() for m in reply.followups)
        await home.discord.until(said, what="a word to the person")
        assert game.steps == steps
        other.execute("ROLLBACK")
    fresh = await game.panel(home.anna)
    await game.step(home.anna, fresh)
    await game.delivered()
    await game.check_shown()


async def test_a_token_revoked_while_the_bot_runs_ends_it_with_a_clear_word(home: Home, tmp_path: Path) -> None:
    async with running(home, PLAIN_BOT, tmp_path) as game:
        await game.begin()
        home.discord.revoke_token()
        assert await game.bot.exit_code() == 2
        last = game.bot.output.split("Orrery has to end:")[1]
        assert "DISCORD_TOKEN" in last
        assert "Traceback" not in game.bot.output
        assert "defect" not in last


FATAL = {
    4004: "Reset the token",
    4010: "invalid shard",
    4011: "requires more shards (SHARDS)",
    4012: "invalid API version",
    4013: "invalid intents",
    4014: "disallowed intents",
}
"""The close codes after which Discord wants no new connection, and words that no other of their texts has."""


@pytest.mark.parametrize("code", FATAL)
async def test_a_fatal_close_code_ends_the_start_once_with_its_own_text(home: Home, tmp_path: Path, code: int) -> None:
    """Systemd starts a bot again that ended with another status than 2; a bot that Discord turns away would come back
    until its token is reset."""
    home.discord.gateway.refuse_with = code
    settings = {"RENDER_WORKERS": "0", "SHARDS": "1"}
    bot = BotProcess(home.discord, PLAIN_BOT, database=tmp_path / "orrery.db", settings=settings)
    await bot.launch()
    assert await bot.exit_code() == 2
    logged, _, told = bot.output.partition("Orrery has to end:")
    assert f"with code {code}" in logged
    assert FATAL[code] in logged
    assert FATAL[code] in told
    assert [words for words in FATAL.values() if words in told] == [FATAL[code]]
    assert "Traceback" not in bot.output
    assert home.discord.gateway.identifies == 1


async def test_a_bot_that_has_outgrown_its_shards_is_started_again_and_has_more(home: Home, tmp_path: Path) -> None:
    """Discord recommends more shards by then. With SHARDS somebody has to raise it."""
    async with running(home, PLAIN_BOT, tmp_path) as game:
        await game.begin()
        home.discord.gateway.shards = 2
        await home.discord.gateway.close(4011)
        assert await game.bot.exit_code() == 1
        assert "requires more shards by now" in game.bot.output
        assert "Traceback" not in game.bot.output
        home.discord.gateway.identified.clear()  # a supervisor waits some seconds before it starts it again
        await game.bot.start()
        await home.discord.until(lambda: len(home.discord.gateway.connected()) == 2, what="two shards")


# A start that cannot be


@pytest.mark.parametrize(
    ("settings", "env_file", "words"),
    [
        ({"DISCORD_TOKEN": "a wrong token"}, None, "DISCORD_TOKEN is not a bot token"),
        ({"DISCORD_TOKEN": "wrong"}, None, "Discord does not accept DISCORD_TOKEN"),
        ({"DATABASE_URL": "orrery.db"}, None, "DATABASE_URL is not a database address"),
        ({"DATABASE_URL": "sqlite+aiosqlite:////proc/none/orrery.db"}, None, "DATABASE_URL"),
        ({"LOG_LEVEL": "loud"}, None, "LOG_LEVEL"),
        ({}, b"DISCORD_TOKEN=x\nthis is no setting\n", ".env, line 2"),
        ({}, b"\xff\xfe\x00D\x00I", ".env is not a text file in UTF-8"),
    ],
)
async def test_settings_that_cannot_be_used_are_told_in_plain_words(
    home: Home, tmp_path: Path, settings: dict[str, str], env_file: bytes | None, words: str
) -> None:
    if env_file is not None:
        (tmp_path / ".env").write_bytes(env_file)
    bot = BotProcess(home.discord, PLAIN_BOT, database=tmp_path / "orrery.db", settings=settings)
    await bot.launch()
    assert await bot.exit_code() == 2
    assert "Orrery cannot start:" in bot.output
    assert words in bot.output
    assert "Traceback" not in bot.output
    assert home.discord.token not in bot.output
    assert home.discord.gateway.identifies == 0


async def test_a_database_of_a_newer_version_is_left_alone(home: Home, tmp_path: Path) -> None:
    async with running(home, PLAIN_BOT, tmp_path) as game:
        await game.begin()
        assert await game.bot.terminate() == 0
        with closing(sqlite3.connect(game.database)) as connection:
            connection.execute("INSERT INTO migrations VALUES (99, 'of the future')")
            connection.commit()
        await game.bot.launch()
        assert await game.bot.exit_code() == 2
        assert "version 99" in game.bot.output
        assert len(game.steps) == 1


async def test_a_damaged_database_is_told(home: Home, tmp_path: Path) -> None:
    (tmp_path / "orrery.db").write_bytes(b"this is no database" * 1000)
    bot = BotProcess(home.discord, PLAIN_BOT, database=tmp_path / "orrery.db")
    await bot.launch()
    assert await bot.exit_code() == 2
    assert "DATABASE_URL" in bot.output
    assert "Traceback" not in bot.output
