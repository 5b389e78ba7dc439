"""How many questions of a game stand with all their answers on the first screen of a phone (`cogs/ui/phone.py`)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import panel_page
from cogs.titles import presentations
from cogs.ui.phone import SCREEN, answers_end
from engine.core.chance import Chance
from engine.titles import TITLES
from locales import LANGUAGES
from render.pictures import Picture, Scene, has_pictures, paint
from scripts.games import AnySession, Table, moves
from scripts.measure import Row, quantile, with_bar, without_bar
from tables.records import Look, Place, SeatInfo, TableInfo

GAMES = 20
QUESTIONS = 15
"""Questions of a game that are laid out, evenly spread over it, each in the next language."""
NOW = datetime(2026, 1, 2, tzinfo=UTC)


class Drawing:
    """A picture service that draws at once."""

    async def picture(self, scene: Scene) -> Picture:
        """The picture."""
        return paint(scene)


def panel_rows(title_id: str, scale: float) -> list[Row]:
    """The share of questions that are seen with all their answers at once, and how low the answers end."""
    if not has_pictures(title_id) or title_id not in presentations():
        return []
    ends = [end for game in range(max(1, int(GAMES * scale))) for end in ends_in(title_id, game)]
    seen = 100 * sum(end <= SCREEN for end in ends) / len(ends)
    return [
        with_bar("first_screen", "questions with all answers on a phone's first screen", title_id, seen, "%"),
        without_bar("where the answers end on a phone, 95 of 100", title_id, quantile(ends, 0.95), "px"),
    ]


def ends_in(title_id: str, number: int) -> list[float]:
    """Where the answers end on panels of a random game. It is played once to count its questions and once to lay some
    of them out."""
    table = table_of(title_id, number)
    last = sum(1 for _ in play(table))
    wanted = {last * part // QUESTIONS for part in range(QUESTIONS)}
    shown = presentations()
    services: Any = SimpleNamespace(presentation=shown.__getitem__, picture_service=Drawing())
    illustrator = Illustrator(services, patience=60)
    ends: list[float] = []
    for step, (session, seat) in enumerate(play(table)):
        if step in wanted:
            language = LANGUAGES[len(ends) % len(LANGUAGES)]
            page = asyncio.run(panel_page(illustrator, look_of(session, seat, table), language))
            ends.append(answers_end(page))
    return ends


def table_of(title_id: str, number: int) -> Table:
    """The game of this number, with each number of players in turn."""
    meta = TITLES[title_id].meta
    players = meta.least_players + number % (meta.most_players - meta.least_players + 1)
    return Table(TITLES[title_id], players, {}, sha256(f"panels-{title_id}-{number}".encode()).hexdigest()[:32])


def play(table: Table) -> Iterator[tuple[AnySession, int]]:
    """The game and who answers next, before each answer."""
    session = table.begin()
    for seat, keys in moves(session, Chance(table.seed)):
        yield session, seat
        session.submit(seat, keys)


def look_of(session: AnySession, seat: int, table: Table) -> Look:
    """What the person at a seat sees."""
    meta = table.title.meta
    info = TableInfo(
        id=1234,
        title=meta.id,
        status="running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=tuple(SeatInfo(each, "person", 5 + each, f"Player {each}") for each in range(table.players)),
        options=meta.settle_options(table.options),
        commitment=None,
        seed=None,
        created_at=NOW,
        started_at=NOW,
        ended_at=None,
        version=1,
        owed=session.owed(),
        owed_since=NOW,
    )
    return Look(info, seat, session.view(seat), session.explained(seat), session.standing(), True, ())
