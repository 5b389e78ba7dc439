"""The message that tells what a month has brought to a server."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.screens.archive import archive_button
from cogs.ui.controls import rows
from cogs.ui.formatting import duration, mention, safe_name
from cogs.ui.names import name_of
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation, join
from locales import message
from tables.archive import Sought
from tables.finished import WHOLE
from tables.monthly import Month
from tables.records import TableInfo


def digest_page(
    month: Month, infos: Mapping[int, TableInfo], presentations: Mapping[str, Presentation], language: str
) -> OutgoingMessage:
    """The month in a few lines. `infos`: the tables of the games that it names."""
    lines = [f"### 🗓️ {message('month-title', language, month=month.since.month, year=str(month.since.year))}"]
    games = [
        message("month-games", language, game=presentations[title].name, count=count)
        for title, count in month.games.items()
        if title in presentations
    ]
    lines.append(message("month-ended", language, count=sum(month.games.values()), games=join(games, language)))
    if month.champions:
        named = [message("month-won", language, name=mention(person), count=count) for person, count in month.champions]
        lines.append(f"🏆 {message('month-champions', language, names=join(named, language))}")
    if month.closest is not None and month.closest.margin is not None:
        info = infos[month.closest.table_id]
        names = join([safe_name(name_of(info, seat.seat, language)) for seat in info.seats], language)
        percent = str(round(100 * month.closest.margin / WHOLE))
        game = message("game-numbered", language, game=presentations[info.title].name, number=info.id)
        lines.append(f"⚖️ {message('month-closest', language, which=game, names=names, percent=percent)}")
    if month.thought is not None and month.thought.thinker is not None:
        info = infos[month.thought.table_id]
        name = safe_name(name_of(info, month.thought.thinker, language))
        game = message("game-numbered", language, game=presentations[info.title].name, number=info.id)
        time = duration(month.thought.thought, language)
        lines.append(f"🤔 {message('month-thought', language, name=name, time=time, which=game)}")
    return compose(text("\n".join(lines)), *rows(archive_button(Sought(), language)))
