"""The fake Discord itself, tested with a very small discord.py bot as a process."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .conftest import Home
from .fake_discord import CALLBACK, EDIT_ANSWER, SEND, SYNC
from .people import CannotAct, NoAnswer
from .process import BotDied, BotProcess
from .world import ORDINARY

TINY_BOT = Path(__file__).parent / "tiny_bot.py"


@pytest.fixture
async def tiny(home: Home, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(home.discord, TINY_BOT, database=tmp_path / "none.db") as bot:
        yield bot


async def test_a_slash_command_goes_there_and_back(home: Home, tiny: BotProcess) -> None:
    reply = await home.people.slash(home.anna, home.channel, "tiny echo", {"text": "日與夜"})
    assert reply.kind == "message"
    assert reply.text == "日與夜"
    assert [message.content for message in home.discord.messages(home.channel)] == ["日與夜"]
    assert len(home.discord.calls(SYNC)) == 1
    home.discord.assert_clean()


async def test_an_ephemeral_answer_is_seen_by_one_person_only(home: Home, tiny: BotProcess) -> None:
    reply = await home.people.slash(home.anna, home.channel, "tiny echo", {"text": "x", "loud": True})
    assert reply.message.ephemeral
    assert home.discord.messages(home.channel) == []
    assert home.discord.messages(home.channel, viewer=home.ben) == []
    assert [message.content for message in home.discord.messages(home.channel, viewer=home.anna)] == ["X"]


async def test_a_deferred_answer_is_edited_into_a_layout_with_a_picture(home: Home, tiny: BotProcess) -> None:
    reply = await home.people.slash(home.anna, home.channel, "tiny board")
    assert reply.kind == "deferred"
    (attachment,) = reply.message.attachments
    assert (attachment.width, attachment.height) == (64, 48)
    assert attachment.description == "a small board"
    gallery = reply.message.components[0]["components"][1]
    assert gallery["items"][0]["media"]["attachment_id"] == str(attachment.id)
    assert reply.text == "The board\na small board"
    home.discord.assert_clean()


async def test_a_button_without_memory_counts_across_a_restart(home: Home, tiny: BotProcess) -> None:
    shown = (await home.people.slash(home.anna, home.channel, "tiny count")).message
    await home.people.click(home.ben, shown, label="pressed 0")
    await tiny.kill()
    await tiny.start()
    reply = await home.people.click(home.ben, shown, custom_id="count:1")
    assert reply.kind == "update"
    assert shown.content == "count 2"
    assert shown.edits == 2
    home.discord.assert_clean()


async def test_a_selection_is_answered_by_a_followup(home: Home, tiny: BotProcess) -> None:
    board = (await home.people.slash(home.anna, home.channel, "tiny board")).message
    reply = await home.people.select(home.anna, board, ["b"])
    assert reply.kind == "deferred update"
    (followup,) = reply.followups
    assert (followup.content, followup.only_for) == ("picked ['b']", home.anna.id)
    home.discord.assert_clean()


async def test_a_modal_is_shown_and_sent(home: Home, tiny: BotProcess) -> None:
    form = await home.people.slash(home.anna, home.channel, "tiny form")
    assert form.modal["title"] == "Your name"
    with pytest.raises(CannotAct, match="21 characters"):
        await home.people.submit_modal(form, {"name": "x" * 21})
    reply = await home.people.submit_modal(form, {"name": "Anna"})
    assert reply.text == "hello Anna"
    home.discord.assert_clean()


async def test_autocomplete_offers_choices(home: Home, tiny: BotProcess) -> None:
    choices = await home.people.autocomplete(home.anna, home.channel, "tiny guess", "word", "play")
    assert [choice["value"] for choice in choices] == ["playing", "played"]
    home.discord.assert_clean()


async def test_a_direct_message_arrives_and_a_closed_one_is_refused(home: Home, tiny: BotProcess) -> None:
    open_reply = await home.people.slash(home.anna, home.channel, "tiny whisper", {"person": home.ben})
    assert open_reply.text == "whispered"
    (message,) = home.discord.dms(home.ben)
    assert (message.content, message.attachments[0].filename) == ("psst", "hand.png")
    home.ben.dms_open = False
    closed_reply = await home.people.slash(home.anna, home.channel, "tiny whisper", {"person": home.ben})
    assert closed_reply.text == "closed: 50007"
    stranger = home.discord.world.add_user("Stranger")
    far_reply = await home.people.slash(home.anna, home.channel, "tiny whisper", {"person": stranger})
    assert far_reply.text == "closed: 50278"
    home.discord.assert_clean()


async def test_a_rate_limit_is_waited_for(home: Home, tiny: BotProcess) -> None:
    limit = home.discord.rate_limit(SEND, retry_after=0.3)
    started = time.monotonic()
    reply = await home.people.slash(home.anna, home.channel, "tiny post", {"text": "hi", "nonce": "1"})
    assert reply.text.startswith("posted")
    assert limit.hits == 1
    assert time.monotonic() - started >= 0.3
    assert [call.status for call in home.discord.calls(SEND)] == [429, 200]
    home.discord.assert_clean()


async def test_a_full_bucket_is_respected_without_a_429(home: Home, tiny: BotProcess) -> None:
    home.discord.bucket(SEND, limit=2, per=0.5)
    for nonce in "123":
        await home.people.slash(home.anna, home.channel, "tiny post", {"text": "hi", "nonce": nonce})
    first, _, third = home.discord.calls(SEND)
    assert [call.status for call in home.discord.calls(SEND)] == [200, 200, 200]
    assert third.at - first.at >= 0.4
    home.discord.assert_clean()


async def test_a_dropped_line_is_resumed_and_nothing_is_missed(home: Home, tiny: BotProcess) -> None:
    assert home.discord.gateway.drop() == 1
    # Nobody is connected now: the command waits in the session.
    reply = await home.people.slash(home.anna, home.channel, "tiny echo", {"text": "still here"})
    assert reply.text == "still here"
    assert (home.discord.gateway.identifies, home.discord.gateway.resumes) == (1, 1)
    home.discord.assert_clean()


async def test_the_gateway_asks_to_reconnect(home: Home, tiny: BotProcess) -> None:
    await home.discord.gateway.ask_to_reconnect()
    await home.discord.until(lambda: home.discord.gateway.resumes == 1, what="RESUME")
    assert (await home.people.slash(home.anna, home.channel, "tiny echo", {"text": "a"})).text == "a"


async def test_a_lost_session_is_begun_anew(home: Home, tiny: BotProcess) -> None:
    await home.discord.gateway.invalidate()
    await home.discord.until(lambda: home.discord.gateway.identifies == 2, what="a second IDENTIFY")
    assert (await home.people.slash(home.anna, home.channel, "tiny echo", {"text": "b"})).text == "b"


async def test_the_same_nonce_posts_once_within_minutes(home: Home, tiny: BotProcess) -> None:
    first = await home.people.slash(home.anna, home.channel, "tiny post", {"text": "one", "nonce": "n-1"})
    again = await home.people.slash(home.anna, home.channel, "tiny post", {"text": "two", "nonce": "n-1"})
    assert first.text == again.text
    assert [message.content for message in home.discord.messages(home.channel)] == ["one"]
    assert [call.extra for call in home.discord.calls(SEND)] == [{}, {"deduplicated": True}]
    assert home.discord.duplicate_posts() == []
    home.discord.world.advance(600)
    await home.people.slash(home.anna, home.channel, "tiny post", {"text": "three", "nonce": "n-1"})
    assert len(home.discord.duplicate_posts()) == 1
    home.discord.assert_clean()


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"nonce": "n", "enforce_nonce": True, "flags": 1 << 12}, []),
        ({"nonce": "n", "enforce_nonce": True, "allowed_mentions": {"users": ["1"]}}, []),
        ({"flags": 1 << 12}, ["post 1 could be posted twice: no nonce that is enforced"]),
        ({"nonce": "n", "flags": 1 << 12}, ["post 1 could be posted twice: no nonce that is enforced"]),
        ({"nonce": "n", "enforce_nonce": True}, ["post 1 rings and calls nobody"]),
        (
            {"nonce": "n", "enforce_nonce": True, "flags": 1 << 12, "allowed_mentions": {"users": ["1"]}},
            ["post 1 calls people without a sound"],
        ),
    ],
)
async def test_posts_that_cannot_be_recognised_or_ring_for_nobody_are_found(
    home: Home, given: dict[str, object], wrong: list[str]
) -> None:
    await home.post({"content": "x", "allowed_mentions": {"parse": []}} | given)
    assert home.discord.careless_posts() == wrong


async def test_a_lost_answer_leaves_the_message_posted(home: Home, tiny: BotProcess) -> None:
    home.discord.lose_answer(SEND)
    await home.people.slash(home.anna, home.channel, "tiny post", {"text": "once", "nonce": "n"}, settle=False)
    await home.discord.until(lambda: "Ignoring exception in command 'post'" in tiny.output, what="the bot to notice")
    assert [message.content for message in home.discord.messages(home.channel)] == ["once"]
    assert [call.answered for call in home.discord.calls(SEND)] == [False]


@pytest.mark.parametrize("happens", [True, False])
async def test_a_kill_between_request_and_effect(home: Home, tiny: BotProcess, happens: bool) -> None:
    gate = home.discord.gate(SEND)
    await home.people.slash(home.anna, home.channel, "tiny post", {"text": "x", "nonce": "1"}, settle=False)
    await gate.arrival()
    await tiny.kill()
    assert home.discord.messages(home.channel) == []
    if happens:
        gate.open()
    else:
        gate.throw_away()
    await home.discord.quiet()
    assert len(home.discord.messages(home.channel)) == happens


async def test_an_archived_thread_refuses_edits_and_opens_for_a_post(home: Home, tiny: BotProcess) -> None:
    world = home.discord.world
    reply = await home.people.slash(home.anna, home.channel, "tiny thread", {"name": "table 1"})
    thread = world.channels[int(reply.text.split()[1])]
    (first,) = home.discord.messages(thread)
    await home.discord.archive(thread)
    with pytest.raises(CannotAct, match="archived"):
        await home.people.slash(home.anna, thread, "tiny history")
    messages, body = f"/channels/{thread.id}/messages", {"content": "tried", "allowed_mentions": {"parse": []}}
    assert await home.call("PATCH", f"{messages}/{first.id}", body) == (400, 50083)
    assert (await home.call("POST", messages, body))[0] == 200
    assert not thread.archived
    await home.discord.archive(thread, locked=True)
    assert await home.call("POST", messages, body) == (400, 50083)
    home.discord.assert_clean()


async def test_missing_permissions_have_their_codes(home: Home, tiny: BotProcess) -> None:
    post = {"text": "x", "nonce": "1"}
    await home.discord.deny(home.channel, "SEND_MESSAGES")
    assert (await home.people.slash(home.anna, home.channel, "tiny post", post)).text == "refused: 403 50013"
    await home.discord.deny(home.channel, "VIEW_CHANNEL")
    assert (await home.people.slash(home.anna, home.channel, "tiny post", post)).text == "refused: 403 50001"
    assert await home.call("GET", "/channels/1/messages") == (404, 10003)
    home.discord.assert_clean()


async def test_history_is_newest_first(home: Home, tiny: BotProcess) -> None:
    for nonce in "123":
        await home.people.slash(home.anna, home.channel, "tiny post", {"text": f"m{nonce}", "nonce": nonce})
    await home.people.say(home.ben, home.channel, "not for a bot to read")
    await home.people.say(home.ben, home.channel, f"<@{home.discord.world.bot.id}> hello")
    reply = await home.people.slash(home.anna, home.channel, "tiny history")
    assert reply.text == f"<@{home.discord.world.bot.id}> hello||m3|m2|m1"
    home.discord.assert_clean()


async def test_an_edit_changes_the_message_in_its_place(home: Home, tiny: BotProcess) -> None:
    await home.people.slash(home.anna, home.channel, "tiny post", {"text": "old", "nonce": "1"})
    (message,) = home.discord.messages(home.channel)
    options = {"message": str(message.id), "text": "new"}
    assert (await home.people.slash(home.anna, home.channel, "tiny edit", options)).text == "edited"
    assert (message.content, message.edits) == ("new", 1)
    await home.discord.delete_messages([message])
    assert (await home.people.slash(home.anna, home.channel, "tiny edit", options)).text == "refused: 404 10008"
    home.discord.assert_clean()


async def test_a_second_answer_is_refused(home: Home, tiny: BotProcess) -> None:
    reply = await home.people.slash(home.anna, home.channel, "tiny twice")
    await home.discord.until(lambda: reply.followups, what="the followup")
    assert reply.followups[0].content == "refused: 400 40060"


async def test_a_late_answer_is_refused_and_the_person_told(home: Home, tiny: BotProcess) -> None:
    home.discord.world.strict = True
    with pytest.raises(NoAnswer, match="tiny"):
        await home.people.slash(home.anna, home.channel, "tiny late", {"seconds": 3.1}, timeout=3.2)
    await home.discord.until(lambda: home.discord.calls(CALLBACK)[-1].answered, what="the late answer")
    assert home.discord.calls(CALLBACK)[-1].answer["code"] == 10062


async def test_a_dead_token_is_refused(home: Home, tiny: BotProcess) -> None:
    reply = await home.people.slash(home.anna, home.channel, "tiny board")
    path = f"/webhooks/{home.discord.world.bot.id}/{reply.interaction.token}/messages/@original"
    body = {"components": [{"type": 10, "content": "tried"}]}
    assert (await home.call("PATCH", path, body))[0] == 200
    home.discord.world.advance(15 * 60 + 1)
    assert await home.call("PATCH", path, body) == (401, 50027)
    assert len(home.discord.calls(EDIT_ANSWER)) == 3


async def test_a_person_can_only_do_what_the_client_offers(home: Home, tiny: BotProcess) -> None:
    people, anna, channel = home.people, home.anna, home.channel
    with pytest.raises(CannotAct, match="not synced"):
        await people.slash(anna, channel, "other")
    with pytest.raises(CannotAct, match="needs a subcommand"):
        await people.slash(anna, channel, "tiny")
    with pytest.raises(CannotAct, match="missing \\['text'\\]"):
        await people.slash(anna, channel, "tiny echo")
    with pytest.raises(CannotAct, match="not of type 3"):
        await people.slash(anna, channel, "tiny echo", {"text": 4})
    shown = (await people.slash(anna, channel, "tiny count")).message
    with pytest.raises(CannotAct, match="0 controls match"):
        await people.click(anna, shown, label="pressed 9")
    hidden = (await people.slash(anna, channel, "tiny echo", {"text": "x", "loud": True})).message
    with pytest.raises(CannotAct, match="does not see"):
        await people.click(home.ben, hidden, label="x")


async def test_a_press_can_cross_an_edit(home: Home, tiny: BotProcess) -> None:
    shown = (await home.people.slash(home.anna, home.channel, "tiny count")).message
    screen_of_ben = home.people.look(shown)
    await home.people.click(home.anna, shown, label="pressed 0")
    assert (shown.content, screen_of_ben.content) == ("count 1", "count 0")
    await home.people.click(home.ben, screen_of_ben, label="pressed 0")
    assert (shown.content, shown.edits) == ("count 1", 2)
    home.discord.assert_clean()


async def test_sigterm_ends_the_process_properly(home: Home, tiny: BotProcess) -> None:
    assert await tiny.terminate() == 0
    assert not tiny.running
    assert home.discord.gateway.session is None
    with pytest.raises(NoAnswer):
        await home.people.slash(home.anna, home.channel, "tiny echo", {"text": "x"}, timeout=0.1)


async def test_a_process_that_dies_at_the_start_says_why(home: Home, tmp_path: Path) -> None:
    bot = BotProcess(home.discord, TINY_BOT, database=tmp_path / "x.db", settings={"DISCORD_TOKEN": "wrong"})
    with pytest.raises(BotDied, match="LoginFailure"):
        await bot.start()
    assert not bot.running


async def test_the_bot_may_do_ordinary_things_only(home: Home) -> None:
    world = home.discord.world
    assert world.permissions(world.bot.id, home.channel) == ORDINARY
    assert not world.may(world.bot.id, home.channel, "MANAGE_MESSAGES")
    assert world.may(world.owner.id, home.channel, "MANAGE_MESSAGES")
