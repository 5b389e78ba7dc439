"""How many messages a game with many deals leaves in its channel, and in what order."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.afternova.presentation import presentation
from cogs.ui.controls import Control
from cogs.ui.measure import fit
from cogs.ui.postings import concerning_people, list_pictured, posting_items
from cogs.ui.public import board_message
from engine.core.session import Session
from locales import LANGUAGES, message
from render.kit.picture import Picture
from scripts.bench_messages import TABLES, talkative_game
from scripts.measure import BARS
from tests.afternova.cogs.test_presentation import look_of
from tests.afternova.games import play, session
from tests.cogs.panels import written
from tests.cogs.world import World

TURNS = 8


@pytest.mark.parametrize("bar", TABLES)
async def test_a_game_of_many_deals_does_not_fill_its_channel(world: World, bar: str) -> None:
    found = await talkative_game(world, "afternova", *TABLES[bar], TURNS)
    assert found.turns > TURNS
    assert found.lasting / found.turns < BARS[bar]["under"]
    assert found.board_last
    assert found.calls, "people are called"


def keys_of(game: Session[Any], seat: int) -> list[str]:
    """What the seat can answer."""
    return [option.key for option in game.pending(seat).ask.options]  # type: ignore[union-attr]


def full_table(proposals: int) -> Session[Any]:
    """Six at a table; the first has proposed several deals, and the others have offered their help."""
    game = session(6, "crowd")
    (active,) = game.owed()
    planet = game.view(active).planets[0].id
    for asked in [letter for letter in "abcdef" if letter != "abcdef"[active]][:proposals]:
        play(game, active, f"draft:{planet}")
        while keys := [key for key in keys_of(game, active) if key.startswith(f"ask:{asked}+")]:
            play(game, active, keys[0])
        play(game, active, "send")
    for seat in [seat for seat in range(6) if seat != active]:
        play(game, seat, f"bid:{planet}")
        play(game, seat, next(key for key in keys_of(game, seat) if key.startswith("ask:")), "send")
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_deals_fit_in_the_tables_message_and_nothing_is_cut(language: str) -> None:
    look = look_of(full_table(5), None)
    assert len(look.postings) == 10
    drawn = {number: Picture(b"", 1, 1, "x" * 60, f"{number}.webp") for number in (1, 2)}
    board = Picture(b"", 1, 1, "x" * 1024, "board.webp")
    out = board_message(
        look, presentation(), language, board, postings=posting_items(look, presentation(), language, drawn)
    )
    before = written(out)
    fit(out.view)
    assert written(out) == before
    assert all(f" {posting.number} " in before for posting in look.postings), "each is named"
    assert message("posting-others", language) in before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_has_no_room_for_the_answers_to_a_draw_and_to_the_end(language: str) -> None:
    look = look_of(full_table(5), None)
    look = replace(look, info=replace(look.info, draw_offered_by=(1,), end_agreed_by=(0, 2)))
    drawn = {number: Picture(b"", 1, 1, "x" * 60, f"{number}.webp") for number in (1, 2)}
    board = Picture(b"", 1, 1, "x" * 1024, "board.webp")
    out = board_message(
        look, presentation(), language, board, postings=posting_items(look, presentation(), language, drawn)
    )
    before = written(out)
    fit(out.view)
    assert written(out) == before
    verbs = {item.key.verb for item in out.view.walk_children() if isinstance(item, Control)}
    assert {"draw", "nodraw", "toend", "noend", "deal"} <= verbs
    assert all(f" {posting.number} " in before for posting in look.postings), "each is named"


def test_what_computers_say_to_each_other_stands_in_the_log_alone() -> None:
    game = full_table(3)
    look = look_of(game, None)
    (active,) = {posting.author for posting in look.postings if posting.kind == "proposal"}
    asked = {posting.number: posting.seats - {active} for posting in look.postings}

    def told(*people: int) -> set[int]:
        """The deals that are told of at a table where these seats are people's."""
        seats = [replace(seat, kind="person" if seat.seat in people else "computer") for seat in look.info.seats]
        shown = replace(look, info=replace(look.info, seats=tuple(seats)))
        return {posting.number for posting in concerning_people(shown)}

    assert told() == set()
    assert told(active) == set(asked)
    for seat in {0, 1, 2, 3, 4, 5} - {active}:
        assert told(seat) == {number for number, seats in asked.items() if seat in seats}


def test_pictures_stand_with_what_all_must_agree_to_and_these_come_first() -> None:
    look = look_of(full_table(3), None)
    assert [posting.kind for posting in list_pictured(look)] == ["proposal", "proposal"]
    assert [posting.kind for posting in concerning_people(look)] == ["proposal"] * 3 + ["bid"] * 5
