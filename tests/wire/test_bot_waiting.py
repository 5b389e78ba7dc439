"""Waiting for somebody, over the wire: reminders, the last call of a clock, the computer that stands in, a vote, a seat
that changes hands. The time of the bot jumps; nothing sleeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .conftest import Home
from .playing import TRAVELLING_BOT, Game, controls, running
from .world import User


@pytest.fixture
async def game(home: Home, tmp_path: Path) -> AsyncIterator[Game]:
    """A bot whose time jumps."""
    async with running(home, TRAVELLING_BOT, tmp_path) as game:
        yield game


def stand_ins(game: Game) -> list[str | None]:
    return [level for (level,) in game.rows("SELECT stand_in FROM seats WHERE table_id = 1 ORDER BY seat")]


async def called(game: Game, *people: User) -> None:
    """Wait until the last public call is this one, and everything is shown."""
    wanted = [person.id for person in people]
    await game.home.discord.until(lambda: game.calls and game.calls[-1] == wanted, what="a call")
    await game.delivered()


async def jump_until_called(game: Game, hours: float, *people: User) -> None:
    """After so many hours these are called once more, in one new message."""
    before = len(game.calls)
    game.bot.jump(hours=hours)
    await game.home.discord.until(lambda: len(game.calls) > before, what="a call")
    await called(game, *people)
    assert len(game.calls) == before + 1


async def both_called(game: Game, before: int, *people: User) -> None:
    """Wait until since then each of these was called once, in any order, and nobody else."""
    wanted = sorted([person.id] for person in people)
    await game.home.discord.until(lambda: sorted(game.calls[before:]) == wanted, what="the calls")
    await game.delivered()


async def test_a_reminder_a_last_call_and_a_computer_that_stands_in(game: Game) -> None:
    home = game.home
    await game.begin()
    assert game.calls == [[home.anna.id]]
    await jump_until_called(game, 24.1, home.anna)
    assert "you were asked" in game.board.text
    await jump_until_called(game, 24.1, home.anna)
    assert stand_ins(game) == [None, None], "the last call comes before the grace"
    before = len(game.calls)
    game.bot.jump(hours=6.1)
    await both_called(game, before, home.anna, home.ben)  # Anna reads that a computer plays for her
    assert stand_ins(game) == ["normal", None]
    assert "order" in [kind for _, kind, *_ in game.steps], "the computer has played the turn"
    await game.press(home.anna, game.board, "panel")
    await game.stored(lambda: stand_ins(game) == [None, None], "Anna in her seat")
    await game.end_turn(home.ben)
    await called(game, home.anna)
    await game.check_shown()


async def test_the_others_vote_how_to_go_on(game: Game) -> None:
    home, people = game.home, game.home.people
    await people.slash(home.anna, game.channel, "daynight new")
    await game.delivered()
    page = (await game.press(home.anna, game.lobby, "settings")).message
    menu = controls(page, "zero")[0]["custom_id"]
    await people.select(home.anna, page, ["vote"], custom_id=menu)
    await game.stored(lambda: '"zero":"vote"' in game.rows("SELECT clock FROM tables")[0][0].replace(" ", ""), "a vote")
    await game.join_and_start(home.ben, home.anna)
    await jump_until_called(game, 48.1, home.anna)
    await jump_until_called(game, 6.1, home.ben)
    assert controls(game.board, "vote"), "everybody sees what can be voted for"
    assert stand_ins(game) == [None, None]
    before = len(game.calls)
    await game.press(home.ben, game.board, "vote", "computer")
    await game.stored(lambda: stand_ins(game) == ["normal", None], "a computer that plays")
    await game.stored(lambda: game.owed == [home.ben], "Ben's turn")
    await both_called(game, before, home.anna, home.ben)
    assert not controls(game.board, "vote")
    assert home.discord.duplicate_posts() == []


async def test_a_seat_goes_to_a_computer_with_the_consent_of_its_person(game: Game) -> None:
    home, people = game.home, game.home.people
    await game.begin()
    given = {"player": "1", "computer": "easy"}
    await people.slash(home.anna, game.channel, "table replace", given)
    await called(game, home.ben)
    await game.press(home.ben, game.board, "swap-yes")
    await game.stored(lambda: ("computer",) in game.rows("SELECT kind FROM seats"), "a computer in the seat")
    await game.delivered()
    assert home.discord.dms(home.ben) == [], "the hand is no longer theirs"
    refused = await people.slash(home.ben, game.channel, "table hand")
    assert refused.text
    await game.end_turn(home.anna)
    await game.stored(lambda: game.owed == [home.anna] and len(game.steps) > 4, "the computer's turn")
    await game.delivered()
