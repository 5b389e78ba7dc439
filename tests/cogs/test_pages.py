"""The pictures that a title declares: buttons, a menu, an option of `board`. An unchanged picture is not drawn
again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.afternova.presentation import AfternovaPresentation
from cogs.afternova.presentation import presentation as afternova
from cogs.screens.illustrator import scene_of
from cogs.titles import presentations
from cogs.ui.measure import fit, measure, walk
from cogs.ui.panel import Panel
from cogs.ui.presentation import PAGE_BUTTONS, Page, Presentation
from engine.core.text import say
from engine.titles import TITLES
from locales import message
from render.kit.picture import Scene
from render.pictures import paint
from tables.records import TableInfo
from tests.afternova.cogs.test_presentation import kinds_of_questions, look_of
from tests.afternova.positions import busy
from tests.cogs import playing
from tests.cogs.lanterns import lanterns
from tests.cogs.playing import answers, board, owed, panel
from tests.cogs.world import Shown, World
from tests.cogs.world import world as open_world


class LanternPictures(Presentation):
    """A path with lanterns, the cards that all have seen, and a picture for each seat."""

    pictures = frozenset({"board", "panel", "seen", *(f"seat:{seat}" for seat in range(4))})

    def pages(self, info: TableInfo) -> tuple[Page, ...]:
        """The path, the cards, then everybody."""
        seats = tuple(Page(f"seat:{seat.seat}", self.seat(seat.seat), "👤") for seat in info.seats)
        return (Page("board", say("button-board")), Page("seen", say("button-log"), "🎴"), *seats)

    def trim_view(self, view: Any, picture: str) -> Any:
        """The path shows where the lantern stands, and of whom."""
        if picture not in ("board", "panel"):
            return view
        return msgspec.structs.replace(view, hand=None, phase="", shown=(), counts=(), deck=0, scores=())


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Presentation]:
    with lanterns(monkeypatch, LanternPictures) as shown:
        yield shown


@pytest.fixture
async def club(toy: Presentation, build: Callable[[], Any]) -> AsyncIterator[World]:
    """A server whose bot has the toy title."""
    async with open_world(build) as made:
        yield made


async def begin(world: World, computers: int = 1) -> Shown:
    """Ada plays; the table's message."""
    await world.slash("ada", "lanterns new", computer="easy", computers=computers)
    await world.bot.delivery.settle()
    return board(world)


def pages_of(shown: Shown) -> dict[str, str]:
    """The buttons of pages: argument -> label."""
    return {one.arg: one.label for one in shown.controls if one.verb == "board" and not one.is_menu}


async def test_the_pages_are_buttons_of_the_table_and_of_the_panel(club: World) -> None:
    public = await begin(club)
    two = {"board": "Board", "seen": "Log", "seat:0": "Ada (Amber)"}
    assert pages_of(public).items() >= two.items()
    shown = await club.press("ada", public, "panel")
    assert shown is not None
    assert set(pages_of(shown)) == set(pages_of(public))


async def test_more_pages_than_a_row_holds_stand_in_a_menu(club: World, scenes: list[Scene]) -> None:
    public = await begin(club, computers=3)
    assert len(pages_of(public)) == PAGE_BUTTONS
    (menu,) = [one for one in public.find("board") if one.is_menu]
    assert menu.values == ("seat:3",)
    shown = await club.choose("ada", public, menu, "seat:3")
    assert shown is not None
    assert scenes[-1].what == "seat:3"
    assert len(shown.pictures) == 1


async def test_a_page_shows_its_picture_and_leads_to_the_others(club: World, scenes: list[Scene]) -> None:
    shown = await club.press("qing", await begin(club), "board", "seen")
    assert shown is not None
    assert shown.ephemeral
    assert (scenes[-1].what, scenes[-1].language, scenes[-1].view.seat) == ("seen", "zh-TW", None)
    assert message("button-log", "zh-TW") in shown.text
    onward = await club.press("qing", shown, "board", "seat:1")
    assert onward is not None
    assert scenes[-1].what == "seat:1"


@pytest.mark.parametrize("name", ["seen", "SEEN", "Log", "紀錄", "记录"])
async def test_a_page_can_be_named_with_the_command(club: World, scenes: list[Scene], name: str) -> None:
    await begin(club)
    await club.slash("mei", "lanterns board", page=name)
    assert scenes[-1].what == "seen"


async def test_autocomplete_offers_the_pages_in_the_language_of_the_reader(club: World) -> None:
    await begin(club)
    offered = await club.suggest("qing", "lanterns board", "page", "")
    assert [each["value"] for each in offered] == ["board", "seen", "seat:0", "seat:1"]
    assert offered[1]["name"] == message("button-log", "zh-TW")
    assert [each["value"] for each in await club.suggest("qing", "lanterns board", "page", "紀")] == ["seen"]


async def test_a_page_that_is_not_there_is_refused_with_those_that_are(club: World) -> None:
    await begin(club)
    shown = await club.slash("ada", "lanterns board", page="galaxy")
    assert shown is not None
    assert "galaxy" in shown.text
    assert "Board" in shown.text


async def test_a_title_with_a_board_and_a_legend_has_a_button_for_each(world: World) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    assert pages_of(board(world)) == {"board": "Board", "legend": "Signs"}
    shown = await world.slash("ada", "daynight board", page="board")
    assert shown is not None
    assert shown.pictures


def test_a_legend_is_drawn_once_for_all_tables() -> None:
    for presentation in presentations().values():
        if "legend" not in presentation.pictures:
            continue
        view = presentation.fresh_view()
        for part in presentation.in_parts("legend", view):
            info: Any = SimpleNamespace(title=presentation.id)
            scene = scene_of(presentation, part, info, view, "en", names=("Ada", "Ben"))
            assert scene == scene_of(presentation, part, info, view, "en", names=("Cy", "Dee"))
            shown = paint(msgspec.structs.replace(scene, view=view))
            assert paint(scene) == shown, "it shows nothing of a table"


async def test_the_legend_stands_below_the_first_boards_of_whoever_is_new(world: World, scenes: list[Scene]) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    await world.env.settle()
    assert [scene.what for scene in scenes if scene.what in ("board", "legend")] == ["board", "legend"]
    assert len(board(world).pictures) == 2
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    await world.env.settle()
    await world.slash("ada", "daynight new", computer="easy")
    await world.env.settle()
    assert [len(each.pictures) for each in world.public() if each.find("board")][-1] == 1


async def test_the_first_page_of_who_waits_leaves_the_legend_to_the_message_beside_it(world: World) -> None:
    """Both showed the same."""
    await playing.begin(world)
    (mover,) = await owed(world)
    await world.env.settle()
    shown = await panel(world, "ben" if mover == "ada" else "ada")
    assert (len(board(world).pictures), len(shown.pictures)) == (2, 1)


async def test_an_answer_that_changes_nothing_on_the_board_draws_no_new_picture(
    club: World, scenes: list[Scene]
) -> None:
    """Scenes that are equal are drawn once (tests/render/test_picture_service.py)."""
    await begin(club)
    tables = club.bot.services.tables
    shown = await club.slash("ada", "lanterns play")
    assert shown is not None
    before = scenes[-1]
    while (look := await tables.queries.look(1, club.id("ada"))).pending is None or look.view.phase != "gift":
        shown = await club.slash("ada", "lanterns play")
        assert shown is not None
        stop = [one for one in answers(shown) if one.arg == "stop"]
        await club.press_control("ada", shown, (stop or answers(shown))[0])
        await tables.settle()
        if (await tables.queries.info(1)).status != "running":
            pytest.fail("Ada never won a round")
    panels = [scene for scene in scenes if scene.what == "panel" and scene.view.lead == look.view.lead]
    walking = [scene for scene in panels if scene.view.round == look.view.round]
    assert len(walking) >= 2
    assert len({msgspec.msgpack.encode(scene) for scene in walking}) == 1
    assert before.view != look.view


@pytest.mark.parametrize("seat", [0, 2])
def test_the_board_of_afternova_shows_nothing_of_what_a_seat_composes(seat: int) -> None:
    """So it is not drawn anew for it; picture and words are the same."""
    view = busy(4, seat)
    reduced = afternova().trim_view(view, "board")
    assert reduced != view
    full, less = (
        paint(Scene("afternova", "board", each, "en", names=("Ada", "Ben", "Cy", "Dai"))) for each in (view, reduced)
    )
    assert (less.data, less.alt) == (full.data, full.alt)
    assert afternova().trim_view(view, "panel") is view


class AfternovaPictures(AfternovaPresentation):
    """As if Afternova had much to say, and a picture for each of six seats."""

    def summary(self, view: Any, language: str) -> list[str]:
        """Some thousand bytes."""
        return ["說" * 2200]

    def pages(self, info: TableInfo) -> tuple[Page, ...]:
        """Everybody's."""
        return tuple(Page(f"seat:{seat}", self.seat(seat), "👤") for seat in range(6))


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_no_words_of_a_full_panel_are_cut_for_the_pages(language: str) -> None:
    """Where a panel has the pages, it fits as it is; where there is no room for them, it does without."""
    shown, having = AfternovaPictures(TITLES["afternova"]), list[bool]()
    for game, ask in kinds_of_questions(6, 400):
        view = Panel(look_of(game, ask.seat), shown, language).message().view
        components = view.to_components()
        having.append(any(str(part.get("custom_id", "")).startswith("o1:board:") for part in walk(components)))
        assert measure(components).fits or not having[-1]
        fit(view)
    assert set(having) == {True, False}


def test_every_title_declares_a_board() -> None:
    from cogs.titles import presentations

    for title_id, shown in presentations().items():
        assert title_id in TITLES
        assert shown.picture("board") == "board"
        assert shown.picture("panel") == ("panel" if "panel" in shown.pictures else "board")
        assert shown.picture("galaxy") is None
