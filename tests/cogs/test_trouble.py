"""Every failure is answered with a message that says what to do, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from cogs import errors
from locales import message
from tables import delivery
from tables.slots import Ping
from tests.cogs.playing import BEGUN, answers, begin, board, boards, end_turn, info, lobby, owed, panel, play
from tests.cogs.world import Shown, World


async def test_a_restart_in_the_middle_of_a_turn_loses_nothing(world: World) -> None:
    public = await begin(world)
    shown = await panel(world, "ada")
    cast = next(one for one in answers(shown) if one.arg.startswith("cast:"))
    shown = await press(world, "ada", shown, cast)
    before, pinged = (await info(world)).version, world.pings()
    posted = len(world.public())

    await world.restart()

    assert (await info(world)).version == before
    assert [one.id for one in boards(world)] == [public.id]
    assert len(world.public()) == posted, "a restart posts nothing anew"
    assert world.pings() == pinged
    after = await press(world, "ada", shown, answers(shown)[0])
    assert after.id == shown.id, "the panel from before the restart goes on"
    assert (await info(world)).version > before
    assert {one.arg for one in answers(await panel(world, "ada"))} == {one.arg for one in answers(after)}


async def test_the_lobby_and_the_hand_survive_a_restart(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.restart()
    await world.press("ben", lobby(world), "join")
    await world.restart()
    await world.press("ada", lobby(world), "start")
    await world.restart()
    (hand,) = world.dms("ada")
    opened = await world.press("ada", hand, "panel")
    assert opened is not None
    assert answers(opened)


async def test_what_was_to_be_told_is_told_after_the_restart(world: World) -> None:
    """The bot stops between storing a turn and telling of it."""
    await begin(world)
    tables, ada = world.bot.services.tables, world.id("ada")
    await world.bot.delivery.close()
    await tables.play.choose(1, ada, ("end",))
    pinged = world.pings()
    await world.restart()
    assert world.pings() == [*pinged, "ben"]
    assert len(boards(world)) == 1


async def press(world: World, who: str, shown: Shown, control: Any) -> Shown:
    after = await world.press_control(who, shown, control)
    assert after is not None
    return after


async def test_a_stale_button_gets_a_word_and_the_fresh_panel(world: World) -> None:
    await begin(world)
    old = await panel(world, "ada")
    new = await panel(world, "ada")
    cast = next(one for one in answers(new) if one.arg.startswith("cast:"))
    await press(world, "ada", new, cast)
    version = (await info(world)).version
    fresh = await press(world, "ada", old, old.control("pick", "step:b1"))
    assert message("error-stale", "en") in fresh.text
    assert (await info(world)).version == version
    assert {one.arg for one in answers(fresh)} == {one.arg for one in answers(await panel(world, "ada"))}
    assert {one.arg for one in answers(fresh)} != {one.arg for one in answers(old)}


async def test_an_old_undo_takes_back_what_came_after_it_was_shown(world: World) -> None:
    await begin(world)
    first = await panel(world, "ada")
    cast = next(one for one in answers(first) if one.arg.startswith("cast:"))
    old = await press(world, "ada", first, cast)
    undo = old.control("undo")
    await press(world, "ada", old, answers(old)[0])
    version = (await info(world)).version
    stale = await press(world, "ada", old, undo)
    assert message("error-stale", "en") in stale.text
    assert (await info(world)).version == version


@pytest.mark.parametrize("code", [10062, 10015])
async def test_what_is_asked_too_late_to_be_answered_is_not_done(world: World, code: int) -> None:
    """Discord has given the interaction up, and its person has read that it failed: nothing happens."""
    await begin(world)
    shown = await panel(world, "ada")
    before = (await info(world)).version
    world.refuse("POST", "/interactions/*/callback", 404, code, times=None)
    with contextlib.suppress(AssertionError):  # no answer reaches them
        await world.press_control("ada", shown, shown.control("pick", "step:b1"))
    with contextlib.suppress(AssertionError):
        await world.slash("ada", "daynight move", line="step b1")
    with contextlib.suppress(AssertionError):
        await world.slash("mei", "solenia new")
    world.allow_all()
    assert (await info(world)).version == before
    assert await world.bot.services.tables.queries.tables_of_person(world.id("mei")) == []
    await press(world, "ada", shown, shown.control("pick", "step:b1"))
    assert (await info(world)).version > before


async def test_another_persons_button_is_refused(world: World) -> None:
    """Only a modified client can press in somebody else's private panel; the bot does not rely on that."""
    await begin(world)
    shown = await panel(world, "ada")
    world.show_to_all(shown)
    version = (await info(world)).version
    for who in ("ben", "mei"):
        refused = await press(world, who, shown, shown.control("pick", "step:b1"))
        assert message("error-not-your-button", "zh-CN" if who == "mei" else "en") in refused.text
    assert (await info(world)).version == version


async def test_only_the_host_starts_by_button(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    refused = await world.press("ben", lobby(world), "start")
    assert refused is not None
    assert refused.ephemeral
    assert "Only the host can start now" in refused.text
    assert (await info(world)).status == "lobby"


async def test_a_third_person_finds_the_table_full(world: World) -> None:
    await begin(world)
    refused = await world.slash("mei", "daynight join")
    assert refused is not None
    assert message("error-join-late", "zh-CN") in refused.text


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("step h6", "step h6"),
        ("cast fireball", "cast fireball"),
        (";;;", None),
        ("step b1; step a1; step f6", "step a1"),
    ],
)
async def test_an_illegal_typed_turn_plays_nothing(world: World, line: str, named: str | None) -> None:
    await begin(world)
    version = (await info(world)).version
    refused = await play(world, "ada", "daynight move", line=line)
    assert refused is not None
    if named is None:
        assert message("error-typed-empty", "en") in refused.text
    else:
        assert named in refused.text
    if "b1" not in line:
        assert (await info(world)).version == version
    assert await owed(world) == ("ada",)


async def test_somebody_elses_turn_cannot_be_played(world: World) -> None:
    await begin(world)
    version = (await info(world)).version
    refused = await play(world, "ben", "daynight move", line="end")
    assert refused is not None
    assert (await info(world)).version == version
    waiting = await panel(world, "ben")
    assert not answers(waiting)


async def test_a_question_with_44_options_is_answered_through_its_menus(world: World) -> None:
    """Day Wish changes any tile: more than a menu holds."""
    await begin(world)
    shown = await give(world, "ada", "day_wish")
    shown = await press(world, "ada", shown, shown.control("pick", "cast:day_wish"))
    menus = [one for one in answers(shown) if one.is_menu]
    assert len(menus) >= 2
    assert all(len(one.values) <= 25 for one in menus)
    offered = [value for one in menus for value in one.values]
    assert len(offered) == len(set(offered)) > 25
    last = menus[-1]
    after = await world.choose("ada", shown, last, last.values[-1])
    assert after is not None
    place = last.values[-1].removeprefix("tile:")
    look = await world.bot.services.tables.queries.look(1, None)
    assert next(tile.side for tile in look.view.tiles if tile.at == place) == "day"


async def give(world: World, who: str, card: str) -> Shown:
    """Play turns of walking and ending until this card is in hand and can be cast; that panel."""
    for _ in range(30):
        (name,) = await owed(world)
        shown = await panel(world, name)
        if name == who and any(one.arg == f"cast:{card}" for one in answers(shown)):
            return shown
        if name != who:
            await play(world, name, "daynight move", line="end")
        else:
            step = next(one for one in answers(shown) if one.arg.startswith(("step:", "discard:")))
            shown = await press(world, name, shown, step)
            while not any(one.arg == "end" for one in answers(shown)):
                shown = await press(world, name, shown, answers(shown)[0])
            if any(one.arg == f"cast:{card}" for one in answers(shown)):
                return shown
            await end_turn(world, name)
            while await owed(world) == (name,):
                shown = await panel(world, name)
                keep = [one for one in answers(shown) if card not in one.arg]
                await press(world, name, shown, keep[0])
    raise AssertionError(f"{card} was not drawn")


@pytest.mark.parametrize("permission", ["send_messages", "attach_files"])
async def test_a_missing_permission_is_named_before_a_table_is_opened(world: World, permission: str) -> None:
    world.deny(permission)
    refused = await world.slash("ada", "daynight new")
    assert refused is not None
    assert message(f"permission-{permission.replace('_', '-')}", "en") in refused.text
    assert not world.public()
    world.deny()
    await world.slash("ada", "daynight new")
    assert "start" in lobby(world).verbs


async def test_a_permission_taken_away_during_the_game_stops_nothing(world: World) -> None:
    public = await begin(world)
    shown = await panel(world, "ada")
    world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013, times=None)
    after = await press(world, "ada", shown, shown.control("pick", "end"))
    after = await press(world, "ada", after, after.control("sure"))
    assert await owed(world) == ("ben",)
    waiting = await world.slash("ben", "daynight play")
    assert waiting is not None
    assert answers(waiting)
    world.allow_all()
    await play(world, "ben", "daynight move", line="end")
    assert boards(world)[-1].id != public.id, "the next turn is posted again"


async def test_whom_the_channel_cannot_call_is_told_by_direct_message_where_it_is_their_turn(world: World) -> None:
    await begin(world)
    pinged = world.pings()
    world.deny("send_messages")
    world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013, times=None)
    await end_turn(world, "ada")
    assert await owed(world) == ("ben",)
    assert world.pings() == pinged
    told = world.dms("ben")[-1]
    assert message("notice-call-failed", "en", channel=f"<#{world.channel.id}>") in told.text
    assert "It is your turn" in told.text
    shown = await world.press("ben", told, "panel")
    assert shown is not None
    assert answers(shown)


async def test_an_archived_thread_wakes_up_for_the_next_turn(world: World) -> None:
    await world.slash("ada", "daynight new", thread=True)
    (thread,) = world.channel.threads
    await world.press("ben", lobby(world, thread), "join")
    await world.press("ada", lobby(world, thread), "start")
    world.archive(thread)
    moved = await play(world, "ada", "daynight move", line="end")
    assert moved is not None
    assert await owed(world) == ("ben",)
    assert world.pings(thread)[-1] == "ben"


async def test_a_message_in_an_archived_thread_is_edited_all_the_same(world: World) -> None:
    await world.slash("ada", "daynight new", thread=True)
    (thread,) = world.channel.threads
    await world.press("ben", lobby(world, thread), "join")
    await world.press("ada", lobby(world, thread), "start")
    world.archive(thread)
    world.refuse("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083)
    await world.slash("ada", "daynight move", line="step b1")
    assert "B1" in board(world, thread).text
    assert not world.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_a_closed_dm_is_noticed_once_and_the_hand_shown_privately(world: World) -> None:
    dm = world.users["ben"].dm_channel.id
    world.refuse("POST", f"/channels/{dm}/messages", 403, 50007, times=None)
    await begin(world)
    await end_turn(world, "ada")
    await end_turn(world, "ben")
    await end_turn(world, "ada")
    assert world.requests("POST", f"/channels/{dm}/messages") == 1, "tried once, then left in peace"
    assert not world.dms("ben")
    assert "Ben" in board(world).text.rsplit("\n", 1)[-1]
    hand = await world.press("ben", board(world), "hand")
    assert hand is not None
    assert hand.ephemeral
    assert message("notice-dm-closed", "en") in hand.text
    assert hand.pictures


async def test_a_deleted_public_message_is_posted_anew(world: World) -> None:
    public = await begin(world)
    world.env.backend.delete_message(public.channel_id, public.id)
    await world.slash("ada", "daynight move", line="step b1")
    assert board(world).id != public.id


async def test_discords_own_failures_are_tried_again_without_waiting_for_the_clock(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "FIRST_PAUSE", timedelta(seconds=0.2))
    await begin(world)
    world.refuse("POST", f"/channels/{world.channel.id}/messages", 500, 0, times=2)
    await end_turn(world, "ada")
    while world.pings() != [*BEGUN, "ben"]:
        await asyncio.sleep(0.05)
    await world.env.settle()
    assert world.pings() == [*BEGUN, "ben"]
    assert len(boards(world)) == 1


async def test_deliveries_wait_while_discord_does_not_accept_the_token(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gateway tells of a token that was reset, and ends the bot; until then nothing is held for lost."""
    monkeypatch.setattr(errors, "PAUSE", 3600.0)  # longer than the world waits for what is due
    await begin(world)
    world.refuse("POST", f"/channels/{world.channel.id}/messages", 401, 0, times=None)
    await end_turn(world, "ada")
    async with world.bot.services.store.reading() as tx:
        (row,) = [row for row in await tx.post.of_table(1) if row.slot == "board"]
    assert (row.state, Ping.parse(row.ping).people) == ("due", (world.id("ben"),))
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_day_later_a_reminder_calls_again_and_not_more_often(world: World) -> None:
    await begin(world)
    await world.pass_time(23 * 3600)
    assert world.pings() == BEGUN
    await world.pass_time(2 * 3600)
    assert world.pings() == [*BEGUN, "ada"]
    assert len(boards(world)) == 1


async def test_a_locked_database_is_named_and_the_move_can_be_made_again(world: World, database: Path) -> None:
    await begin(world)
    shown = await panel(world, "ada")
    version = (await info(world)).version
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("begin immediate")
    try:
        refused = await press(world, "ada", shown, shown.control("pick", "step:b1"))
        assert message("error-busy", "en") in refused.text
    finally:
        other.execute("rollback")
        other.close()
    assert (await info(world)).version == version
    again = await panel(world, "ada")
    await press(world, "ada", again, again.control("pick", "step:b1"))
    assert (await info(world)).version > version


async def test_a_picture_that_cannot_be_drawn_stops_no_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(scene: Any) -> Any:
        raise OSError("no paint")

    await begin(world)
    monkeypatch.setattr(world.bot.services.picture_service, "picture", fail)
    shown = await panel(world, "ada")
    assert answers(shown)
    await end_turn(world, "ada")
    assert await owed(world) == ("ben",)


async def test_two_presses_at_once_are_one_answer(world: World) -> None:
    await begin(world)
    tables, ada = world.bot.services.tables, world.id("ada")
    serial = (await tables.queries.look(1, ada)).pending.serial
    both = await asyncio.gather(
        *(tables.play.choose(1, ada, ("step:b1",), serial) for _ in range(2)), return_exceptions=True
    )
    assert sum(isinstance(each, BaseException) for each in both) == 1


async def test_names_cannot_format_or_mention(world: World) -> None:
    user = world.env.create_user("evil", global_name="**@everyone** <@1>")
    world.users["evil"] = user
    world.members["evil"] = world.guild.add_member(user)
    await begin(world, guest="evil")
    text = board(world).text
    assert "**@everyone**" not in text
    assert "<@1>" not in text
    assert world.pings() == BEGUN
