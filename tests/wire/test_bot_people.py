"""Private threads and tournaments of the real process, on the simulated Discord that checks every request."""

from __future__ import annotations

from .playing import Game, controls
from .world import Channel, ChannelType, Message


def threads(game: Game) -> list[Channel]:
    return [channel for channel in game.home.discord.world.channels.values() if channel.is_thread]


async def test_a_private_table_gets_a_private_thread_to_which_guests_are_added(game: Game) -> None:
    home = game.home
    await home.people.slash(home.anna, game.channel, "daynight new", {"private": True})
    (thread,) = threads(game)
    assert thread.type == ChannelType.PRIVATE_THREAD
    assert home.anna.id in thread.thread_members
    assert home.ben.id not in thread.thread_members
    await home.people.slash(home.anna, thread, "table invite", {"person": home.ben})
    await home.discord.until(lambda: home.ben.id in thread.thread_members, what="the guest in the thread")


async def test_a_tournament_opens_threads_for_its_tables_and_keeps_its_message(game: Game) -> None:
    home, world = game.home, game.home.discord.world
    carl = world.add_user("Carl")
    world.add_member(home.guild, carl)
    given = {"name": "Cup", "game": "day_and_night", "form": "knockout", "hours": 24}
    await home.people.slash(home.anna, game.channel, "tournament new", given)

    def message() -> Message | None:
        found = [each for each in game.public if controls(each, "cup-join", "cup-show")]
        return found[-1] if found else None

    await home.discord.until(message, what="the tournament's message")
    for person in (home.anna, home.ben, carl):
        await home.people.slash(person, game.channel, "tournament join")
    await home.people.slash(home.anna, game.channel, "tournament start")
    await home.discord.until(lambda: threads(game), what="a thread")
    (thread,) = threads(game)
    await home.discord.until(lambda: len(thread.thread_members) >= 3, what="its people")  # and the bot
    assert thread.type == ChannelType.PUBLIC_THREAD
    await home.discord.until(
        lambda: (shown := message()) is not None and f"<#{thread.id}>" in shown.text, what="the table in the message"
    )
    assert len([each for each in game.public if controls(each, "cup-show")]) == 1
    shown = message()
    assert shown is not None
    (bracket,) = shown.attachments
    assert bracket.data, "the bracket is a picture"
    assert game.rows("SELECT status FROM tables") == [("running",)]
