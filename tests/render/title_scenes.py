"""The pictures of a title that the tests of all pictures look at: of a random game, late, as people see them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec

from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import panel_page
from cogs.ui.presentation import Presentation
from engine.core.chance import Chance
from render.pictures import Picture, Scene
from scripts.bench_panels import look_of
from scripts.games import AnySession, Table, moves
from tests.declared import declared

LATE = 0.6
"""The share of a game after which its pictures are looked at."""
POSITIONS = 2
"""At how many of the last questions with it each picture is drawn."""
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
                return
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
