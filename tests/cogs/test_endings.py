"""The result of a game is announced correctly, once, and in a new message."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable

import pytest

from cogs.screens.result import turning_line
from cogs.ui.public import describe_ending
from engine.afternova.effects import end_game
from engine.afternova.view import ROBOT
from engine.core.text import say
from locales import LANGUAGES, message
from render.kit.picture import Scene
from tables.records import Person, Place
from tables.summary import Turning
from tests.afternova.cogs.test_presentation import look_of
from tests.afternova.games import TITLE, session
from tests.cogs.playing import answer, begin, board, end_turn, info, panel
from tests.cogs.world import World, walk


async def resigns(world: World, who: str) -> None:
    asked = await world.slash(who, "daynight resign")
    assert asked is not None
    await world.press(who, asked, "resign")


async def agree(world: World, who: str) -> None:
    for name in ("ada", "ben"):
        asked = await world.slash(name, "daynight draw")
        assert asked is not None
        await world.press(name, asked, "draw")


ENDS: dict[str, Callable[[World, str], Awaitable[None]]] = {"resignation": resigns, "agreement": agree}


def sentences(text: str) -> list[str]:
    """The sentences of a message without what makes them bold, small or a quotation."""
    plain = re.sub(r"[*#>]|^-", "", text, flags=re.MULTILINE)
    return [part.strip() for part in re.split(r"[.。！!\n]", plain) if len(part.strip()) > 3]


@pytest.mark.parametrize("way", ENDS)
async def test_the_end_is_told_in_a_new_message_and_once(world: World, way: str) -> None:
    before = await begin(world)
    own = await panel(world, "ada")
    await ENDS[way](world, "ada")
    assert (await info(world)).status == "over"
    after = board(world)
    assert after.id > before.id
    for shown in (after, own.again(), *world.dms("ben")):
        said = sentences(shown.text)
        assert len(said) == len(set(said)), shown.text
    reason = {"resignation": "The game ends by resignation.", "agreement": "Both sides agreed."}[way]
    assert [reason in shown.text for shown in world.public()].count(True) == 1


async def test_the_message_of_the_end_does_not_repeat_the_one_above_it(world: World) -> None:
    await world.slash("ada", "solenia new", computer="easy")
    chance = random.Random(3)
    for _ in range(24):
        await answer(world, "ada", await panel(world, "ada"), chance)
    asked = await world.slash("ada", "solenia resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    *older, last = world.public()
    assert last.id == board(world).id
    above = {line for shown in older for line in shown.text.splitlines() if line.startswith("-# **")}
    assert len(above) > 4
    assert len(above & set(last.text.splitlines())) <= 2


async def test_who_has_won_is_not_called_by_two_names_in_one_line(world: World) -> None:
    await begin(world)
    await resigns(world, "ada")
    line = next(line for line in board(world).text.splitlines() if "🏆" in line)
    assert line == "## 🏆 Ben"


async def test_the_end_shows_the_winner_the_course_and_the_next_game_on_either_seat(
    world: World, scenes: list[Scene]
) -> None:
    await begin(world)
    await resigns(world, "ada")
    over = board(world)
    assert {picture["description"] for picture in over.pictures} >= {"result in en", "board in en"}
    assert over.text.count(" · **0**") == 2
    sheet = next(scene.view for scene in scenes if scene.what == "result")
    assert [(rank.name, rank.place) for rank in sheet.ranks] == [("Ben", 1), ("Ada", 2)]
    assert sheet.points == ()  # a line that never rises or falls tells nothing
    assert {"rematch", "rematch-same"} <= over.verbs
    before = (await info(world)).seat_of(world.id("ben"))
    await world.press("ben", over, "rematch-same")
    again = await info(world, 2)
    assert (again.status, again.seat_of(world.id("ben"))) == ("lobby", before)
    assert "rematch-same" not in board(world).verbs


async def test_who_asks_for_a_rematch_that_is_open_takes_their_seat_in_it(world: World) -> None:
    await begin(world)
    await resigns(world, "ben")
    await world.press("ada", board(world), "rematch")
    done = await world.press("ben", board(world), "rematch")
    assert done is not None
    assert message("rematch-joined", "en", number=2) in done.text
    assert (await info(world, 2)).people() == (world.id("ben"), world.id("ada"))
    again = await world.press("ben", board(world), "rematch")
    assert again is not None
    assert message("error-rematch-exists", "en") in again.text
    refused = await world.press("mei", board(world), "rematch")
    assert refused is not None
    assert message("error-not-seated-over", "zh-CN") in refused.text, "there is nothing left to watch"
    assert len((await info(world, 2)).people()) == 2


async def test_a_game_without_a_result_has_no_winner_to_show(world: World) -> None:
    await world.slash("ada", "solenia new", computer="easy", computers=2)
    asked = await world.slash("ada", "solenia resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    over = board(world)
    assert f"## {message('result-none', 'en')}" in over.text
    assert "result in en" not in {picture["description"] for picture in over.pictures}


@pytest.mark.parametrize("title", ["solenia", "afternova"])
async def test_who_leaves_computers_alone_reads_the_end_in_a_new_message(world: World, title: str) -> None:
    await world.slash("ada", f"{title} new", computer="easy", computers=2)
    before = board(world)
    asked = await world.slash("ada", f"{title} resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    assert (await info(world)).status == "over"
    after = board(world)
    assert after.id > before.id
    assert message("end-abandoned", "en") in after.text
    assert message("table-drawn", "en") not in after.text
    assert world.pings().count("ada") <= 1


async def test_a_draw_is_offered_only_after_asking_back(world: World) -> None:
    await begin(world)
    asked = await world.slash("ada", "daynight draw")
    assert asked is not None
    assert asked.text == message("draw-sure", "en", computers=0), "no computer is spoken of where none sits"
    assert (await info(world)).draw_offered_by == ()
    offered = await world.press("ada", asked, "draw")
    assert offered is not None
    assert message("draw-offered", "en") in offered.text
    assert (await info(world)).draw_offered_by == (0,)
    again = await world.slash("ada", "daynight draw")
    assert again is not None
    assert message("error-draw-offered", "en") in again.text


async def test_the_answer_to_an_offer_of_a_draw_stays_true(world: World) -> None:
    await begin(world)
    asked = await world.slash("ada", "daynight draw")
    assert asked is not None
    offered = await world.press("ada", asked, "draw")
    assert offered is not None
    await world.press("ben", board(world), "nodraw")
    assert message("draw-gone", "en") in offered.again().text
    assert message("draw-offered", "en") not in offered.again().text
    asked = await world.slash("ada", "daynight draw")
    assert asked is not None
    offered = await world.press("ada", asked, "draw")
    assert offered is not None
    accepting = await world.slash("ben", "daynight draw")
    assert accepting is not None
    assert message("draw-sure-accept", "en", sides="Ada (Day)") in accepting.text, "people are called by name"
    assert (await info(world)).status == "running"
    await world.press("ben", accepting, "draw")
    assert (await info(world)).status == "over"
    assert offered.again().text.startswith(message("table-drawn", "en"))


async def test_a_computer_that_is_behind_is_asked_only_by_who_has_said_yes(world: World) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    asked = await world.slash("ada", "daynight draw")
    assert asked is not None
    assert (await info(world)).status == "running"
    done = await world.press("ada", asked, "draw")
    assert done is not None
    over = (await info(world)).status == "over"
    assert done.again().text.startswith(message("table-drawn" if over else "draw-gone", "en"))


async def test_the_hand_message_says_at_the_end_who_has_won(world: World) -> None:
    await begin(world)
    await end_turn(world, "ada")
    await resigns(world, "ben")
    look = await world.bot.services.tables.queries.look(1, world.id("ada"))
    presentation = world.bot.services.presentation("day_and_night")
    for name in ("ada", "ben"):
        assert describe_ending(look, presentation, "en") in world.dms(name)[-1].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_the_bot_of_the_rules_wins_is_no_draw(language: str) -> None:
    from cogs.afternova.presentation import presentation

    game = session(2)
    end_game(game.state, ROBOT, say("an-end-robot", points=31))
    standing = TITLE.standing(game.state)
    assert standing.winners == ()
    said = describe_ending(look_of(game, 0), presentation(), language)
    assert said.startswith(message("table-won", language, names=message("an-robot", language)))
    assert message("table-drawn", language) not in said
    assert "31" in said


async def test_the_pictures_of_a_finished_game_share_one_row_on_the_private_page(world: World) -> None:
    await begin(world)
    await resigns(world, "ada")
    await world.pass_time(60)
    page = await world.slash("ben", "daynight play")
    assert page is not None
    galleries = [part["items"] for part in walk(page.components) if part["type"] == 12]
    assert [len(items) for items in galleries] == [1, 1], "side by side on a phone they cannot be read"


async def test_a_recap_of_nothing_compares_a_board_with_itself(world: World, scenes: list[Scene]) -> None:
    await begin(world)
    await end_turn(world, "ada")
    scenes.clear()
    page = await world.slash("ada", "daynight recap")
    assert page is not None
    assert message("recap-nothing", "en") in page.text
    assert [scene.what for scene in scenes] == ["board"]
    await end_turn(world, "ben")
    scenes.clear()
    page = await world.slash("ada", "daynight recap")
    assert page is not None
    assert message("recap-nothing", "en") not in page.text
    assert [scene.what for scene in scenes] == ["change"]


async def test_who_has_resigned_is_asked_whether_to_resign(world: World) -> None:
    """The others play on; there is nothing left to give up."""
    tables = world.bot.services.tables
    people = [Person(world.id(name), name, "en-US") for name in ("ada", "ben", "qing")]
    table = await tables.lobby.open(people[0], Place(world.guild.id, world.channel.id, "en-US"), "solenia", {})
    for guest in people[1:]:
        await tables.lobby.join(table.id, guest)
    await tables.lobby.start(table.id, people[0].id)
    asked = await world.slash("ada", "table resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    again = await world.slash("ada", "table resign")
    assert again is not None
    assert again.text == message("error-resigned", "en")
    assert not again.find("resign")


async def test_ones_own_place_names_the_side_and_the_person(world: World) -> None:
    await begin(world)
    await resigns(world, "ada")
    shown = await world.slash("ben", "daynight play")
    assert shown is not None
    (own,) = [line for line in shown.text.splitlines() if "🥇" in line]
    called, person = re.sub(r"[*🥇]", "", own).split("·")[:2]
    assert called.strip() != person.strip(), own


@pytest.mark.parametrize(("against", "key"), [(3, "result-turning-level"), (4, "result-turning-late")])
async def test_nobody_is_said_to_lead_who_stood_level_until_the_end(world: World, against: int, key: str) -> None:
    await begin(world)
    tables = world.bot.services.tables
    await tables.ending.resign(1, world.id("ben"))
    look = await tables.queries.look(1, None)
    turning = Turning(0, 1, 2, None, 3, 9, (against, 5), late=True)
    said = turning_line(look, world.bot.services.presentations["day_and_night"], turning, "en")
    assert said == f"🔀 {message(key, 'en', name='Ada', rival='Ben', before=3, against=against)}"


async def test_that_somebody_proposes_the_end_stands_on_the_board_once(world: World) -> None:
    """Not as the newest line of the log as well; that tells it when nothing is proposed any more."""
    await begin(world)
    page = await world.slash("ada", "table end")
    assert page is not None
    await world.press("ada", page, "end")
    proposed = message("table-end-proposed", "en", agreed="Ada", asked="Ben")
    logged = message("table-log-end-propose", "en", seat="Ada (Day)")
    assert proposed in board(world).text
    assert logged not in board(world).text
    await world.press("ben", board(world), "noend")
    assert proposed not in board(world).text
    assert logged in board(world).text


@pytest.mark.parametrize(("direct", "above"), [(False, "rules"), (True, "dm-off")])
async def test_what_is_proposed_stands_beside_its_answers(world: World, direct: bool, above: str) -> None:
    """Not above the picture: a phone shows the buttons three screens further down."""
    await begin(world)
    await world.slash("ben", "me notify", how="dm")
    page = await world.slash("ada", "table end")
    assert page is not None
    await world.press("ada", page, "end")
    parts = list(walk((world.dms("ben")[-1] if direct else board(world)).components))
    kinds = [part.get("content") or part.get("custom_id", "").partition(":")[2].partition(":")[0] for part in parts]
    proposed = kinds.index(message("table-end-proposed", "en", agreed="Ada", asked="Ben"))
    assert kinds.index("toend") > proposed > kinds.index(above)


async def test_who_is_asked_to_end_a_game_finds_that_on_their_panel_while_others_move(world: World) -> None:
    await begin(world)
    own = await panel(world, "ben")
    idle = message("panel-waiting", "en", side="Ada (Day)", since="").partition(":")[0]
    assert idle in own.text
    page = await world.slash("ada", "table end")
    assert page is not None
    await world.press("ada", page, "end")
    for shown in (own.again(), own := await panel(world, "ben")):
        assert message("table-end-proposed", "en", agreed="Ada", asked="Ben") in shown.text
        assert message("panel-awaited", "en", sides="Ada (Day)") in shown.text
        assert message("table-log-end-propose", "en", seat="Ada (Day)") not in shown.text
        assert idle not in shown.text
        assert {"toend", "noend"} <= shown.verbs
    await world.press("ben", own.again(), "noend")
    await world.press("ben", own.again(), "panel")
    assert idle in own.again().text
    assert "noend" not in own.again().verbs


async def test_who_is_offered_a_draw_answers_on_their_panel_while_others_move(world: World) -> None:
    await begin(world)
    asked = await world.slash("ada", "daynight draw")
    assert asked is not None
    await world.press("ada", asked, "draw")
    await world.press("ben", await panel(world, "ben"), "nodraw")
    assert message("draw-gone", "en") in asked.again().text
