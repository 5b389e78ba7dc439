"""What a phone shows is large enough to be read. A picture stands there as large as fits into 344 x 591 pixels.

Beside a question, texts that the decision needs have at least 11 pixels (with Chinese characters 12), annotations 9. On
pictures that are looked at whole (`Declared.looked_at_whole`) annotations may have 8. A painter says that a text is
an annotation where it writes it: `Style(..., aside=True)`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Set
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from PIL import Image

from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import panel_page
from cogs.titles import presentations
from cogs.ui.presentation import Presentation
from engine.core.chance import Chance
from locales import LANGUAGES
from render.kit import svg
from render.kit.text import Style, write
from render.pictures import SHEETS, Picture, Scene, painter
from scripts.bench_panels import look_of
from scripts.games import AnySession, Table, moves
from tests.declared import declared
from tests.render.sample_sheets import SHEETS_SHOWN
from tests.render.written import Written, following_texts, phone_scale, texts_on

NEEDED, NEEDED_CHINESE, ASIDE, ASIDE_ON_A_WHOLE = 11.0, 12.0, 9.0, 8.0
"""The least sizes, in pixels of a phone."""
LATE = 0.6
"""The share of a game after which its pictures are looked at."""
POSITIONS = 2
"""At how many of the last questions with it each picture is drawn."""
MOST_TOLD = 40
"""The number of texts that a failure names, the smallest first."""
NAMES = ("Ada", "Margarethe", "小晴", "Konstantin V.", "Eva", "Finn")

Make = Callable[[str], list[Scene]]
"""The scenes of a page in a language."""


class Recorder:
    """A picture service that draws nothing and keeps what was wanted."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    async def picture(self, scene: Scene) -> Picture:
        """An empty picture."""
        self.scenes.append(scene)
        return Picture(b"", 1, 1, "")


def least_size(written: Written, *, whole: bool) -> float:
    """How large a text must be."""
    if written.aside:
        return ASIDE_ON_A_WHOLE if whole else ASIDE
    return NEEDED_CHINESE if any("\u2e80" <= sign <= "\u9fff" for sign in written.words) else NEEDED


def too_small(scene: Scene, *, whole: bool) -> Iterator[str]:
    """The texts of a picture that a phone shows too small: which, and their sizes."""
    canvas = painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    texts, scale = texts_on(canvas), phone_scale(canvas)
    assert texts, f"nothing is written on {scene.what}"
    for each in texts:
        size, least = each.size * scale, least_size(each, whole=whole)
        if size < least:
            yield f"{scene.what} {each.words!r}: {size:.1f} < {least:g} ({canvas.width} x {canvas.height})"


def kind_of(what: str) -> str:
    """The kind of a picture: `house` for `house:2`."""
    return what.partition(":")[0]


def scenes_of(presentation: Presentation) -> Iterator[Make]:
    """Every picture of a title late in a random game with the most players: as the last questions that have it show it,
    and from there those that no question has."""
    title = presentation.title
    table = Table(title, title.meta.most_players, {}, "legible")
    asked = last_questions(presentation, table)
    wanted = {number for numbers in asked.values() for number in numbers}
    session, before = table.begin(), None
    for number, (seat, keys) in enumerate(moves(session, Chance(table.seed))):
        if number in wanted:
            yield panel_of(presentation, session, seat, table)
            if number == max(wanted):
                yield from others(presentation, session, seat, before, asked)
        if number % 10 == 0:
            before = session.view(None)
        session.submit(seat, keys)


def last_questions(presentation: Presentation, table: Table) -> dict[str, list[int]]:
    """By kind of picture the numbers of the answers before which it is drawn."""
    session, found, count = table.begin(), dict[str, list[int]](), 0
    for number, (seat, keys) in enumerate(moves(session, Chance(table.seed))):
        ask = session.question(seat)
        assert ask is not None
        for name in presentation.panel_pictures(ask, session.view(seat)):
            found.setdefault(kind_of(name), []).append(number)
        if postings_of(session):
            found.setdefault("posting", []).append(number)
        session.submit(seat, keys)
        count = number
    late = {kind: numbers[-POSITIONS:] for kind, numbers in found.items()}
    return {**late, "panel": [*late.get("panel", ()), round(count * LATE), count]}


def postings_of(session: AnySession) -> list[int]:
    """The numbers of what has been posted."""
    return [each.number for each in session.title.notices.postings(session.state)]


def panel_of(presentation: Presentation, session: AnySession, seat: int, table: Table) -> Make:
    """The pictures of a seat's panel, with the options marked; and those of what has been posted."""
    look = look_of(session, seat, table)
    seats = tuple(msgspec.structs.replace(each, name=NAMES[each.seat]) for each in look.info.seats)
    look = msgspec.structs.replace(look, info=msgspec.structs.replace(look.info, seats=seats))
    posted = postings_of(session)[:1] if "posting" in presentation.pictures else []

    def make(language: str) -> list[Scene]:
        recorder = Recorder()
        services: Any = SimpleNamespace(presentation=lambda _: presentation, picture_service=recorder)
        asyncio.run(panel_page(Illustrator(services, patience=60), look, language))
        deals = [plain(presentation, "posting", look.view, language, card=str(number)) for number in posted]
        return recorder.scenes + deals

    return make


def others(
    presentation: Presentation, session: AnySession, seat: int, before: Any, asked: Mapping[str, list[int]]
) -> Iterator[Make]:
    """The title's other pictures, and a component of each kind."""
    view = session.view(seat)
    for page in sorted(presentation.pictures - {"card", "posting"} - asked.keys()):
        name = f"{page}:{seat}" if page in declared(presentation.id).pages_of_a_seat else page
        more = {"before": presentation.trim_view(before, page)} if page in ("change", "chapter") else {}
        for part in presentation.in_parts(name, view):
            yield partial(one_plain, presentation, part, view, **more)
    cards = {card.kind: card.id for card in presentation.cards(view).values() if card.drawn}
    for card in cards.values():
        yield partial(one_plain, presentation, "card", view, card=card)


def one_plain(presentation: Presentation, name: str, view: Any, language: str, **more: Any) -> list[Scene]:
    """The same as `plain`, for a list of scenes."""
    return [plain(presentation, name, view, language, **more)]


def plain(presentation: Presentation, name: str, view: Any, language: str, **more: Any) -> Scene:
    """A picture of the title without marks."""
    shown = presentation.trim_view(view, name)
    return Scene(presentation.id, name, shown, language, NAMES[: presentation.meta.most_players], **more)


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_a_phone_shows_every_picture_of_a_title_large_enough(presentation: Presentation) -> None:
    """Those declared in `Declared.too_small` are to be laid out anew; one that has become large enough is taken from
    that list."""
    expected = declared(presentation.id)
    found: dict[str, set[str]] = {}
    with following_texts():
        for make in scenes_of(presentation):
            for scene in (scene for language in LANGUAGES for scene in make(language)):
                kind = kind_of(scene.what)
                found.setdefault(kind, set()).update(too_small(scene, whole=kind in expected.looked_at_whole))
    assert found.keys() >= presentation.pictures - {"posting"}
    compare(found, expected.too_small)


def compare(found: Mapping[str, set[str]], expected: Set[str]) -> None:
    """Fails with the texts that are too small on pictures not listed, and with the listed pictures that have none."""
    unexpected = sorted(text for kind, texts in found.items() if kind not in expected for text in texts)
    assert not unexpected, "\n".join([f"{len(unexpected)} texts are too small:", *unexpected[:MOST_TOLD]])
    assert {kind for kind in expected if not found.get(kind)} == set(), "no longer too small: take them from the list"


def test_a_phone_shows_what_belongs_to_no_title_large_enough() -> None:
    with following_texts():
        scenes = [
            Scene(SHEETS, what, sheet, language)
            for what, sheets in SHEETS_SHOWN.items()
            for sheet in sheets
            for language in LANGUAGES
        ]
        found = {
            what: {text for scene in scenes if scene.what == what for text in too_small(scene, whole=True)}
            for what in SHEETS_SHOWN
        }
    compare(found, set())


def test_texts_are_followed_through_sprites_in_the_size_of_the_picture() -> None:
    with following_texts():
        canvas, plate = Image.new("RGB", (1000, 600)), Image.new("RGBA", (200, 100))
        write(plate, 20, 50, "five", Style(40, "#FFFFFF", "en", aside=True))
        write(plate, 190, 50, "beyond", Style(40, "#FFFFFF", "en"))
        svg.stamp(canvas, plate.crop((0, 0, 100, 100)).resize((50, 50)), 300, 200)
        canvas.paste(plate.copy().convert("L"), (0, 0))
        texts = [(each.words, each.size, each.aside) for each in texts_on(canvas)]
    assert texts == [("five", 20.0, True), ("five", 40, True), ("beyond", 40, False)]


def test_a_picture_that_is_too_small_is_named_and_a_listed_one_must_be() -> None:
    with pytest.raises(AssertionError, match=r"1 texts are too small:\n\s+board 'x' 5"):
        compare({"board": {"board 'x' 5"}}, frozenset())
    compare({"board": {"board 'x' 5"}}, frozenset({"board"}))
    with pytest.raises(AssertionError, match="take them from the list"):
        compare({"board": set()}, frozenset({"board"}))
