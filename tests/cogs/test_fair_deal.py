"""What everybody at a table can know of its deal before the start, and check afterwards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import text as sql

from engine.core.chance import commitment
from locales import LANGUAGES, message
from tests.cogs.conftest import SEED
from tests.cogs.playing import begin, board, info, lobby
from tests.cogs.world import World, walk

FINGERPRINT = commitment(SEED)


async def test_the_commitment_is_never_published(world: World) -> None:
    """It stands in the first public message before anybody can join, in the one that takes its place to call the host
    of a full lobby, and stays there when the game has begun."""
    await world.slash("ada", "daynight new")
    assert FINGERPRINT in world.public()[0].text
    await world.press("ben", lobby(world), "join")
    full = lobby(world)
    assert FINGERPRINT in full.text
    await world.press("ada", full, "start")
    again = full.again()
    assert message("lobby-started", "en") in again.text
    assert FINGERPRINT in again.text
    assert all(SEED not in shown.text for shown in world.public())


@pytest.mark.parametrize("command", ["daynight new", "solenia new", "afternova new"])
async def test_a_game_that_begins_at_once_shows_no_commitment(world: World, command: str) -> None:
    await world.slash("ada", command, computer="easy")
    assert FINGERPRINT in world.public()[0].text


async def test_every_board_repeats_the_fingerprint_that_the_first_message_keeps(world: World) -> None:
    """64 digits between the picture and what has happened, in every turn; rules and /table verify have them."""
    await begin(world)
    assert FINGERPRINT in world.public()[0].again().text
    assert all(FINGERPRINT not in shown.again().text for shown in world.public()[1:])
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    assert all(FINGERPRINT not in shown.again().text for shown in world.public()[1:])


async def test_a_game_for_one_from_its_lobby_repeats_the_fingerprint_on_every_board(world: World) -> None:
    """Alone as well, the message of the lobby stays and has it."""
    await world.slash("ada", "solenia new")
    await world.press("ada", lobby(world), "start")
    assert FINGERPRINT in world.public()[0].again().text
    assert FINGERPRINT not in board(world).text


async def test_who_begins_alone_finds_the_fingerprint_where_they_look_for_it(world: World) -> None:
    """A rematch for one begins at once, without a lobby: 64 digits on its board would be read by nobody in every turn.
    The page of the deal has them, and does not say that they were posted."""
    await world.slash("ada", "solenia new")
    await world.press("ada", lobby(world), "start")
    asked = await world.slash("ada", "solenia resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    await world.press("ada", board(world), "rematch")
    begun = await info(world)
    assert begun.rematch is not None
    assert FINGERPRINT not in board(world).text
    rules = await world.slash("ada", "solenia rules")
    assert rules is not None
    assert FINGERPRINT in rules.text
    checked = await world.slash("ada", "table verify")
    assert checked is not None
    assert "first message" not in checked.text
    assert re.search(r"\b[0-9a-f]{64}\b", checked.text)


@pytest.mark.parametrize("command", ["daynight about", "daynight rules"])
async def test_about_says_nothing_of_the_deal_of_the_table_in_this_channel(world: World, command: str) -> None:
    alone = await world.slash("mei", command)
    assert alone is not None
    assert "verify" not in alone.verbs
    await begin(world)
    shown = await world.slash("mei", command)
    assert shown is not None
    assert FINGERPRINT in shown.text
    explained = await world.press("mei", shown, "verify")
    assert explained is not None
    assert message("verify-running", "zh-CN") in explained.text


async def test_the_rules_that_the_board_opens_say_nothing_of_the_deal(world: World) -> None:
    await begin(world)
    shown = await world.press("ben", board(world), "rules")
    assert shown is not None
    assert FINGERPRINT in shown.text


@pytest.mark.parametrize("who", ["ada", "qing", "mei"])
async def test_verify_claims_that_a_promise_was_posted_which_was_not(world: World, who: str) -> None:
    """Games from before drew their number at the start and posted nothing."""
    await begin(world)
    async with world.bot.services.store.transaction() as tx:
        await tx.connection.execute(sql("UPDATE tables SET secret_number = NULL"))
    language = dict(zip(("ada", "qing", "mei"), LANGUAGES, strict=True))[who]
    running = await world.slash(who, "table verify")
    assert running is not None
    assert message("verify-running-before", language) in running.text
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    over = await world.slash(who, "table verify")
    assert over is not None
    assert message("verify-promise-before", language) in over.text
    assert message("verify-secret-fits", language) in over.text
    assert (await info(world)).seed in over.text


async def with_words(world: World) -> None:
    """Ada and Ben have added their words and play."""
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    await world.fill_in("ada", lobby(world), "word", word="*blue*  moon")
    await world.fill_in("ben", lobby(world), "word", word="鯨\u3164")
    await world.press("ada", lobby(world), "start")


async def test_players_add_nothing_to_the_shuffle(world: World) -> None:
    """Their words stand in the first public message, before and after the start, and in what the board tells."""
    await with_words(world)
    table = await info(world)
    assert [seat.word for seat in table.seats] == ["*blue* moon", "鯨"]
    first = world.public()[0]
    for shown in (first, await world.press("ben", board(world), "rules"), await world.slash("mei", "table verify")):
        assert shown is not None
        assert FINGERPRINT in shown.text
        assert "\\*blue\\* moon" in shown.text
        assert "鯨" in shown.text


async def test_the_form_is_empty_for_who_has_given_a_word(world: World) -> None:
    await world.slash("ada", "daynight new")
    empty = await world.form("ada", lobby(world), "word")
    assert parts(empty)["word"].get("value") is None
    await world.fill_in("ada", lobby(world), "word", word="moon")
    filled = await world.form("ada", lobby(world), "word")
    assert parts(filled)["word"]["value"] == "moon"
    await world.fill_in("ada", lobby(world), "word", word="")
    assert (await info(world)).seats[0].word == ""


def parts(form: Any) -> dict[str, Any]:
    """The fields of a form by their ids."""
    return {part["custom_id"]: part for part in walk(form.modal["components"]) if "custom_id" in part}


async def test_who_does_not_sit_at_the_table_is_asked_for_a_word(world: World) -> None:
    await world.slash("ada", "daynight new")
    said = await world.press("mei", lobby(world), "word")
    assert said is not None
    assert said.text == message("error-not-seated-yet", "zh-CN"), "a seat is free: nobody has to watch"
    await world.slash("ada", "daynight leave")
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    late = lobby(world)
    await world.press("ada", late, "start")
    said = await world.press("ben", late, "word")
    assert said is not None
    assert said.text == message("error-word-late", "en")


async def test_a_form_that_was_open_while_the_bot_restarted_is_lost(world: World) -> None:
    await world.slash("ada", "daynight new")
    opened = await world.form("ada", lobby(world), "word")
    await world.restart()
    await world.members["ada"].submit_modal(opened, {"word": "moon"})
    assert (await info(world)).seats[0].word == "moon"


async def test_a_word_cannot_be_added_by_command(world: World) -> None:
    await world.slash("ada", "daynight new")
    given = await world.slash("ada", "daynight word", word="_moon_")
    assert given is not None
    assert message("word-given", "en") in given.text
    assert "\\_moon\\_" in world.public()[0].text
    taken = await world.fill_in("ada", given, "word", word=" ")
    assert taken is not None
    assert message("word-given", "en") not in taken.text
    taken = await world.slash("ada", "daynight word")
    assert taken is not None
    assert message("word-taken-back", "en") in taken.text
    assert (await info(world)).seats[0].word == ""


@pytest.mark.parametrize("who", ["ada", "qing", "mei"])
async def test_verify_says_nothing_of_the_words(world: World, who: str) -> None:
    language = dict(zip(("ada", "qing", "mei"), LANGUAGES, strict=True))[who]
    await with_words(world)
    asked = await world.slash("ben", "daynight resign")
    assert asked is not None
    await world.press("ben", asked, "resign")
    table = await info(world)
    assert table.seed != table.secret_number == SEED
    fine = await world.slash(who, "table verify")
    assert fine is not None
    for part in ("secret-fits", "words", "words-fit", "seed-fits"):
        assert message(f"verify-{part}", language) in fine.text
    for known in (FINGERPRINT, SEED, table.seed, "鯨"):
        assert known in fine.text
    assert "❌" not in fine.text
    async with world.bot.services.store.transaction() as tx:
        await tx.connection.execute(sql("UPDATE seats SET word = 'forged' WHERE seat = 1"))
    forged = await world.slash(who, "table verify")
    assert forged is not None
    assert message("verify-secret-fits", language) in forged.text
    assert message("verify-words-wrong", language) in forged.text
    assert message("verify-seed-wrong", language) in forged.text


async def test_without_words_verify_claims_that_there_were_some(world: World) -> None:
    await begin(world)
    asked = await world.slash("ben", "daynight resign")
    assert asked is not None
    await world.press("ben", asked, "resign")
    shown = await world.slash("ben", "table verify")
    assert shown is not None
    assert message("verify-words-none", "en") in shown.text
    assert message("verify-words-fit", "en") not in shown.text
    assert shown.text.count(SEED) == 1
