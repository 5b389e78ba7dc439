"""Private notes, as people write and read them: on the panel, in the recap and at positions of the replay."""

from __future__ import annotations

import json

from locales import message
from tests.cogs.playing import begin, end_turn, panel
from tests.cogs.world import Shown, World


async def noted(world: World, who: str, words: str) -> Shown:
    """A note about the game, written from one's panel; the page afterwards."""
    page = await world.press(who, await panel(world, who), "notes")
    assert page is not None
    after = await world.fill_in(who, page, "note", note=words)
    assert after is not None
    return after


async def test_a_note_stands_on_my_panel_and_in_my_recap(world: World) -> None:
    await begin(world)
    after = await noted(world, "ada", "Ben wants *B2*, keep the crystal")
    assert after.ephemeral
    assert message("note-kept", "en") in after.text
    mine = await panel(world, "ada")
    assert "Day & Night #1" in after.text
    assert "📝 Ben wants \\*B2\\*, keep the crystal" in mine.text
    await end_turn(world, "ada")
    recap = await world.slash("ada", "daynight recap")
    assert recap is not None
    assert "keep the crystal" in recap.text


async def test_nobody_else_reads_it_anywhere(world: World) -> None:
    await begin(world)
    sent = world.requests("POST", "/channels")
    await noted(world, "ada", "a secret plan")
    assert "secret plan" not in str(await panel(world, "ben"))
    assert all("secret plan" not in str(shown) for shown in world.public())
    assert all("secret plan" not in str(shown) for shown in world.dms("ben"))
    found = await world.slash("ben", "notes", search="plan")
    assert found is not None
    assert message("notes-found-none", "en") in found.text
    assert world.requests("POST", "/channels") == sent, "a note costs nobody a message"


async def test_a_note_at_a_position_is_found_from_the_page_of_notes(world: World) -> None:
    await begin(world)
    await end_turn(world, "ada")
    replay = await world.slash("ada", "table replay")
    assert replay is not None
    shown = await world.fill_in("ada", replay, "note-at", note="too careful here")
    assert shown is not None
    assert "📝 too careful here" in shown.text
    page = await world.slash("ada", "notes")
    assert page is not None
    [go] = [one for one in page.controls if one.verb == "replay" and one.is_menu]
    again = await world.choose("ada", page, go, go.values[0])
    assert again is not None
    assert "too careful here" in again.text


async def test_an_emptied_note_is_gone(world: World) -> None:
    await begin(world)
    await noted(world, "ada", "for now")
    after = await noted(world, "ada", "")
    assert message("note-deleted", "en") in after.text
    assert "for now" not in str(await panel(world, "ada"))


async def test_the_search_leads_to_the_game(world: World) -> None:
    await begin(world)
    await noted(world, "ada", "watch the temple in C3")
    found = await world.slash("ada", "notes", search="temple")
    assert found is not None
    assert message("notes-found", "en", words="temple") in found.text
    page = await world.press("ada", found, "notes")
    assert page is not None
    assert "watch the temple in C3" in page.text
    everything = await world.press("ada", page, "notes-all")
    assert everything is not None
    assert message("notes-all", "en") in everything.text


async def test_my_data_has_my_notes(world: World) -> None:
    await begin(world)
    await noted(world, "ada", "to be kept")
    shown = await world.slash("ada", "me data")
    assert shown is not None
    [data] = shown.files.values()
    assert [note["words"] for note in json.loads(data)["notes"]] == ["to be kept"]


async def test_a_finished_game_keeps_its_note(world: World) -> None:
    await begin(world)
    await noted(world, "ada", "lost on time")
    sure = await world.slash("ada", "daynight resign")
    assert sure is not None
    await world.press("ada", sure, "resign")
    over = await world.slash("ada", "daynight play")
    assert over is not None
    page = await world.press("ada", over, "notes")
    assert page is not None
    assert "lost on time" in page.text
