"""Seats change hands in Discord: found in two taps, said to everybody, and the former player sees and does no more."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.seats import loss_message
from engine.core.text import say
from locales import message
from tables.slots import Loss
from tests.cogs.playing import begin, board, info, lobby, owed, panel
from tests.cogs.world import Shown, World


async def seats(world: World, who: str) -> Shown:
    """The page of players, from the panel of somebody who waits."""
    shown = await world.press(who, await panel(world, who), "seats")
    assert shown is not None
    return shown


async def replaced_by_computer(world: World, who: str, seat: int) -> Shown:
    page = await seats(world, who)
    swap = await world.choose(who, page, page.control("swap-seat"), str(seat))
    assert swap is not None
    done = await world.choose(who, swap, swap.control("swap"), "easy")
    assert done is not None
    return done


async def waiting(world: World) -> tuple[str, str]:
    """Who waits, and who is waited for, without a clock."""
    await begin(world, clock="none")
    (asked,) = await owed(world)
    return ("ada" if asked == "ben" else "ben"), asked


async def test_an_absent_player_blocks_the_game_for_ever(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    page = await replaced_by_computer(world, waits, seat)
    assert message("swap-asked", "en") in page.text
    no = await world.press(waits, board(world), "swap-no")
    assert no is not None
    await world.pass_time(72 * 3600 + 60)
    page = await replaced_by_computer(world, waits, seat)
    assert message("swap-done", "en") in page.text
    await world.bot.services.tables.settle()
    assert (await info(world)).seats[seat].kind == "computer"
    assert "instead of" in board(world).text


@pytest.mark.parametrize("typed", ["Ben", "ben", "night", "夜"])
async def test_the_player_to_be_replaced_is_typed_by_name_or_side(world: World, typed: str) -> None:
    await begin(world, clock="none")
    page = await world.slash("ada", "table replace", player=typed, computer="normal")
    assert page is not None
    assert message("swap-asked", "en") in page.text


async def test_a_player_who_is_not_there_is_refused_with_those_who_are(world: World) -> None:
    await begin(world, clock="none")
    refused = await world.slash("qing", "table replace", player="阿寶", computer="normal")
    assert refused is not None
    assert "阿寶" in refused.text
    assert "日、夜" in refused.text


async def test_the_former_player_still_plays(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    own = await panel(world, asked)
    hands = len(world.dms(asked))
    await world.slash(asked, "table replace", player=str(seat), person=world.users["qing"])
    assert world.pings()[-2:].count("qing") == 1
    await world.press(waits, board(world), "swap-yes")
    mine = await world.press("qing", board(world), "swap-yes")
    assert mine is not None
    assert message("swap-yours", "zh-TW") in mine.text
    assert mine.find("pick") or mine.find("picks") or mine.find("path")
    answering = [one for one in own.controls if one.verb in ("pick", "picks", "path")]
    refused = await world.press_control(asked, own, answering[0])
    assert refused is not None
    assert "/table back" in refused.text
    assert refused.find("seat-back")
    assert len(world.dms(asked)) < hands, "the former hand is removed"
    assert world.dms("qing")


async def test_a_former_hand_is_left_in_the_direct_messages(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    before = {shown.id for shown in world.dms(asked)}
    assert before
    await world.slash(asked, "table replace", player=str(seat), computer="normal")
    await world.press(waits, board(world), "swap-yes")
    await world.bot.services.tables.settle()
    assert not before & {shown.id for shown in world.dms(asked)}
    back = await world.slash(asked, "table back")
    assert back is not None
    assert message("swap-yours", "en") in back.text
    assert (await info(world)).seat_of(world.id(asked)) == seat


async def test_old_lines_of_the_log_name_whoever_sits_there_now(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    own = await panel(world, asked)
    await world.press_control(asked, own, next(one for one in own.controls if one.verb == "pick"))
    await world.slash(asked, "table replace", player=str(seat), person=world.users["qing"])
    await world.press(waits, board(world), "swap-yes")
    await world.press("qing", board(world), "swap-yes")
    log = await world.slash(waits, "table log")
    assert log is not None
    swap = next(line for line in log.text.splitlines() if "plays on from here" in line)
    assert "Qing" in swap
    assert asked.title() in swap
    said = log.text.partition(swap)[0]
    assert asked.title() in said
    assert "Qing" not in said


@pytest.mark.parametrize("options", [{}, {"player": "9"}, {"player": "0"}])
async def test_an_unfinished_command_replaces_somebody(world: World, options: dict[str, Any]) -> None:
    await begin(world)
    shown = await world.slash("ada", "table replace", **options)
    assert shown is not None
    assert (await info(world)).handover is None
    bot = await world.slash("ada", "table replace", player="0", person=world.env.create_user("robot", bot=True))
    assert bot is not None
    assert (await info(world)).handover is None


async def test_onlookers_vote(world: World) -> None:
    _, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    await world.slash(asked, "table replace", player=str(seat), computer="easy")
    refused = await world.press("mei", board(world), "swap-yes")
    assert refused is not None
    assert refused.text == message("error-not-seated", "zh-CN")
    assert (await info(world)).seats[seat].kind == "person"


async def test_a_person_can_be_put_on_a_seat_only_by_a_typed_command(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    page = await seats(world, waits)
    swap = await world.choose(waits, page, page.control("swap-seat"), str(seat))
    assert swap is not None
    done = await world.choose(waits, swap, swap.control("swap-person"), world.users["qing"])
    assert done is not None
    assert message("swap-asked", "en") in done.text
    assert world.pings()[-2:].count("qing") == 1
    await world.press(asked, board(world), "swap-yes")
    await world.press("qing", board(world), "swap-yes")
    assert (await info(world)).seats[seat].person_id == world.id("qing")


async def test_a_bot_chosen_from_the_menu_of_people_is_refused(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    page = await seats(world, waits)
    swap = await world.choose(waits, page, page.control("swap-seat"), str(seat))
    assert swap is not None
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await world.choose(waits, swap, swap.control("swap-person"), robot)
    assert refused is not None
    assert message("error-guest-bot", "en") in refused.text


async def test_who_has_proposed_a_swap_is_asked_to_agree_to_it(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    page = await replaced_by_computer(world, waits, seat)
    assert "swap-yes" not in page.verbs
    assert page.control("swap-no").label == message("button-end-back", "en")
    gone = await world.press(waits, page, "swap-no")
    assert gone is not None
    assert message("swap-gone", "en") in gone.text
    assert (await info(world)).handover is None


async def test_who_agrees_to_a_proposal_is_told_that_they_have_made_one(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    await world.slash(asked, "table replace", player=str(seat), person=world.users["qing"])
    told = await world.press("qing", board(world), "swap-yes")
    assert told is not None
    assert told.text == message("swap-agreed", "zh-TW")
    page = await world.press(waits, board(world), "swap-yes")
    assert page is not None
    assert message("swap-done", "en") in page.text, "nobody else is asked"


async def test_the_page_of_players_repeats_what_has_been_done_after_it_has_changed(world: World) -> None:
    waits, asked = await waiting(world)
    page = await replaced_by_computer(world, waits, (await info(world)).seat_of(world.id(asked)))
    assert message("swap-asked", "en") in page.text
    await world.press(asked, board(world), "swap-no")
    await world.bot.dispatcher.live.settle()
    now = page.again()
    assert message("seats-title", "en", game="Day & Night", number=1) in now.text
    assert message("swap-asked", "en") not in now.text


async def test_who_may_offer_something_at_any_time_does_not_find_the_players(world: World) -> None:
    """Whoever waits in Afternova can offer help, but also call those who are waited for and give a seat away."""
    await world.slash("ada", "afternova new")
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    (asked,) = await owed(world)
    waits = "ben" if asked == "ada" else "ada"
    own = await panel(world, waits)
    assert own.find("pick") or own.find("path"), "an offer"
    page = await world.press(waits, own, "seats")
    assert page is not None
    assert message("seats-title", "en", game="Afternova", number=1) in page.text
    assert not (await panel(world, asked)).find("seats")


# -- whoever loses a seat ----------------------------------------------------------------------------------------------


async def test_a_proposal_leaves_a_message_of_its_own_beside_the_one_that_asks(world: World) -> None:
    """The newest message of the table says what is proposed; what is left of the older one does not."""
    _, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    await world.slash(asked, "table replace", player=str(seat), person=world.users["qing"])
    await world.bot.delivery.settle()
    assert board(world).find("swap-yes")
    assert not [shown for shown in world.public() if "proposes that the seat of" in shown.text]


async def test_who_has_handed_over_a_seat_has_to_type_a_command_to_ask_for_it(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    await world.slash(asked, "table replace", player=str(seat), computer="easy")
    await world.press(waits, board(world), "swap-yes")
    await world.bot.delivery.settle()
    told = next(shown for shown in reversed(world.public()) if f"<@{world.id(asked)}>" in shown.text.split()[:1])
    assert told.verbs == {"board", "seat-back"}
    back = await world.press(asked, told, "seat-back")
    assert back is not None
    assert message("swap-yours", "en") in back.text
    assert (await info(world)).seat_of(world.id(asked)) == seat


@pytest.mark.parametrize(("who", "language"), [("ben", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")])
async def test_who_is_sent_away_reads_of_it_nowhere(world: World, who: str, language: str) -> None:
    """Once, in their language by direct message; with closed ones in the channel, in that of the table."""
    for number, notify in enumerate(("dm", "channel"), 1):
        await world.slash(who, "me notify", how=notify)
        await world.slash("ada", "daynight new")
        await world.press(who, lobby(world), "join")
        called, written = world.pings().count(who), len(world.dms(who))
        await world.bot.services.tables.lobby.remove(number, world.id("ada"), world.id(who))
        await world.bot.delivery.settle()
        spoken = language if notify == "dm" else "en"
        said = message("lost-sent-away", spoken, number=number, game=say("dn-name"), channel=f"<#{world.channel.id}>")
        if notify == "dm":
            assert [shown.text for shown in world.dms(who)[written:]] == [said]
            assert world.pings().count(who) == called
        else:
            assert world.public()[-1].text == f"<@{world.id(who)}> {said}"
            assert world.pings().count(who) == called + 1
            assert len(world.dms(who)) == written
        await world.slash("ada", "table close")


async def test_who_loses_a_seat_with_closed_direct_messages_is_not_told(world: World) -> None:
    await world.slash("ben", "me notify", how="dm")
    world.refuse("POST", f"/channels/{world.users['ben'].dm_channel.id}/messages", 403, 50007, times=None)
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    await world.bot.services.tables.lobby.remove(1, world.id("ada"), world.id("ben"))
    await world.bot.delivery.settle()
    assert world.pings() == ["ada", "ben"], "the host to the full lobby, and the other, who is no more in it"
    assert not (await world.bot.services.tables.people.get(world.id("ben"))).dm_open


async def test_who_is_back_reads_that_a_computer_plays_for_them(world: World) -> None:
    await begin(world, clock="limit-24")
    (asked,) = await owed(world)
    seat = (await info(world)).seat_of(world.id(asked))
    called = world.pings().count(asked)
    await world.pass_hours(28)
    await world.bot.delivery.settle()
    assert (await info(world)).seats[seat].stand_in is not None
    last = next(shown for shown in reversed(world.public()) if f"<@{world.id(asked)}>" in shown.text.split()[:1])
    assert world.pings().count(asked) > called
    loss = Loss(world.id(asked), "clock", ("channel",))
    assert loss_message(await info(world), loss, "en") is not None
    assert last.verbs == {"board"}, "not a second message of the table"
    back = await world.press(asked, board(world), "panel")
    assert back is not None
    assert (await info(world)).seats[seat].stand_in is None
    assert loss_message(await info(world), loss, "en") is None, "a message that comes later has nothing to say"


async def test_a_substitute_is_found_in_one_tap(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    await world.pass_time(72 * 3600 + 60)
    page = await seats(world, waits)
    swap = await world.choose(waits, page, page.control("swap-seat"), str(seat))
    assert swap is not None
    done = await world.press(waits, swap, "substitute")
    assert done is not None
    assert message("swap-offered", "en") in done.text
    assert "substitute is wanted" in board(world).text
    listed = await world.slash("qing", "table open")
    assert listed is not None
    offer = await world.press("qing", listed, "substitute-see")
    assert offer is not None
    assert offer.pictures, "the position is shown before one takes it"
    assert "徵求替補" in offer.text
    mine = await world.press("qing", offer, "substitute-take")
    assert mine is not None
    assert message("swap-yours", "zh-TW") in mine.text
    assert (await info(world)).seats[seat].person_id == world.id("qing")
    assert not board(world).find("substitute-take")


async def test_the_seat_is_taken_with_the_button_of_the_table(world: World) -> None:
    waits, asked = await waiting(world)
    seat = (await info(world)).seat_of(world.id(asked))
    await world.pass_time(72 * 3600 + 60)
    page = await seats(world, waits)
    swap = await world.choose(waits, page, page.control("swap-seat"), str(seat))
    assert swap is not None
    await world.press(waits, swap, "substitute")
    mine = await world.press("mei", board(world), "substitute-take")
    assert mine is not None
    assert message("swap-yours", "zh-CN") in mine.text
    assert (await info(world)).seats[seat].person_id == world.id("mei")


async def test_who_is_proposed_for_a_seat_cannot_look_at_what_waits_for_them(world: World) -> None:
    await begin(world)
    await world.slash("ada", "table replace", player="1", person=world.users["qing"])
    shown = await world.slash("qing", "table next")
    assert shown is not None
    assert message("next-invited", "zh-TW", number=1, channel=f"<#{world.channel.id}>") in shown.text
    await world.press("qing", shown, "swap-yes")
    assert (await info(world)).handover.accepted
