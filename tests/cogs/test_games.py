"""/play and /help: which game, for whoever knows nothing yet; and what the lobby says of its game."""

from __future__ import annotations

import pytest

from cogs.actions.choosing import WISHES
from cogs.titles import presentations
from cogs.ui.games import Taste
from engine.core.title import Meta
from engine.titles import TITLES
from locales import LANGUAGES, message
from render.kit.picture import Scene
from tests.cogs.playing import lobby
from tests.cogs.world import Shown, World


async def games(world: World, who: str = "ada", **options: int) -> Shown:
    shown = await world.slash(who, "play", **options)
    assert shown is not None
    return shown


def offered(shown: Shown) -> set[str]:
    return {control.arg for control in shown.find("begin")}


async def test_every_game_is_offered_to_who_wants_anything(world: World) -> None:
    assert offered(await games(world)) == set(TITLES)


@pytest.mark.parametrize(
    ("taste", "some", "none"),
    [
        ({"people": 1}, "solenia", "day_and_night"),
        ({"people": 6}, "eclipse", "solenia"),
        ({"difficulty": 2}, "day_and_night", "voidfall"),
        ({"minutes": 60, "people": 4}, "afternova", "voidfall"),
    ],
    ids=str,
)
async def test_only_what_fits_is_offered(world: World, taste: dict[str, int], some: str, none: str) -> None:
    shown = offered(await games(world, **taste))
    assert some in shown
    assert none not in shown
    assert shown == {title_id for title_id, title in TITLES.items() if suits(title.meta, **taste)}


def suits(meta: Meta, people: int = 0, minutes: int = 0, difficulty: int = 0) -> bool:
    """Whether it is what somebody looks for, told a second time."""
    assert meta.length is not None
    assert meta.difficulty is not None
    for_so_many = people in (0, *range(meta.least_players, meta.most_players + 1))
    return (
        for_so_many
        and (not minutes or meta.length.least <= minutes)
        and difficulty
        in (
            0,
            *range(meta.difficulty.level, 6),
        )
    )


async def test_the_menus_offer_nothing_that_no_game_is(world: World) -> None:
    """No title is easier than 2 of 5."""
    shown = await games(world)
    for field in ("people", "minutes", "difficulty"):
        for value in shown.control("games", field).values:
            taste = Taste.parse(value)
            found = [suits(title.meta, taste.people, taste.minutes, taste.difficulty) for title in TITLES.values()]
            assert any(found), (field, value)


async def test_what_was_typed_stands_in_its_menu_though_no_game_is_so(world: World) -> None:
    shown = await games(world, difficulty=1)
    assert not offered(shown)
    assert "0.0.1" in shown.control("games", "difficulty").values


async def test_two_taps_open_a_lobby(world: World) -> None:
    opened = await world.press("ada", await games(world), "begin", "solenia")
    assert opened is not None
    lesson = TITLES["solenia"].lesson
    assert lesson is not None
    assert message("lesson-offer", "en", game="Solenia", steps=lesson.steps) in opened.text
    assert "Solenia" in lobby(world).text


async def test_the_menus_narrow_the_choice(world: World) -> None:
    shown = await games(world)
    narrowed = await world.choose("ada", shown, shown.control("games", "people"), str(Taste(people=6)))
    assert narrowed is not None
    assert offered(narrowed) == {title_id for title_id, title in TITLES.items() if suits(title.meta, people=6)}


async def test_nothing_fits_is_said(world: World) -> None:
    shown = await games(world, people=6, difficulty=1)
    assert not offered(shown)
    assert message("games-none", "en") in shown.text


async def test_a_lesson_can_be_begun_from_the_choice(world: World) -> None:
    shown = await games(world)
    begun = await world.choose("ada", shown, shown.control("learn"), "day_and_night")
    assert begun is not None
    assert "🎓" in begun.text


@pytest.mark.parametrize("name", ["ada", "qing", "mei"])
async def test_help_leads_on(world: World, name: str) -> None:
    shown = await world.slash(name, "help")
    assert shown is not None
    assert shown.verbs == {"games", "open", "me", "wishes"}
    wishes = await world.press(name, shown, "wishes")
    assert wishes is not None
    assert len(wishes.text) < 4000, "what Discord takes"
    again = await world.press(name, wishes, "help")
    assert again is not None
    assert again.text == shown.text


@pytest.mark.parametrize("name", ["ada", "qing", "mei"])
async def test_help_is_short_and_has_headings(world: World, name: str) -> None:
    """Read on a phone: no part is longer than its heading and three lines, and an empty line sets it apart."""
    shown = await world.slash(name, "help")
    assert shown is not None
    parts = shown.text.split("\n\n")
    assert len(parts) == 6
    assert [part.startswith("**") for part in parts] == [False, True, True, True, True, False]
    assert max(len(part) for part in parts[:-1]) <= 180


@pytest.mark.parametrize("name", ["幫助", "帮助"])
def test_help_has_the_name_that_chinese_bots_give_it(name: str) -> None:
    """`/說明` was not found by those who looked for help."""
    assert name in [message("name-help", language) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_the_wishes_name_exists(language: str) -> None:
    """COMMAND() refuses a name that is none, so that the message cannot be made."""
    for wish in WISHES:
        assert "COMMAND" not in message(f"wish-{wish}", language)


async def test_the_lobby_shows_the_game_its_goal_length_and_difficulty(world: World, scenes: list[Scene]) -> None:
    await world.slash("ada", "daynight new")
    shown = lobby(world)
    assert [scene.what for scene in scenes] == ["cover"]
    assert shown.pictures
    for key, given in (("dn-tagline", {}), ("game-players-just", {"n": 2}), ("game-length-just", {"n": 45})):
        assert message(key, "en", **given) in shown.text


@pytest.mark.parametrize("presentation", presentations().values(), ids=lambda presentation: presentation.id)
def test_every_title_says_how_long_and_how_hard_it_is(presentation) -> None:
    """With how certain that is, as of every other fact."""
    meta = presentation.meta
    assert meta.length is not None
    assert meta.length.least <= meta.length.most
    assert meta.difficulty is not None
