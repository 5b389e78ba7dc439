"""Several games after each other, and tables that are opened anew every week: the page to choose it."""

from __future__ import annotations

from cogs.ui.controls import Choice, Control, Key, button, menu, rows
from cogs.ui.formatting import moment
from cogs.ui.outgoing import OutgoingMessage, compose, text
from locales import message
from tables.records import TableInfo
from tables.series import BEST_OF, Weekly

SIGN = "🏁"
NEVER = "never"


def series_button(info: TableInfo, language: str) -> Control:
    """Opens the page."""
    return button(Key("series", info.id), message("button-series", language), emoji=SIGN)


def series_page(
    info: TableInfo, weekly: Weekly | None, language: str, *, hosts: bool, manages: bool
) -> OutgoingMessage:
    """How many games, and whether a table is opened anew every week. `hosts`, `manages`: the reader hosts the table, or
    manages the server and can only end the latter."""
    best_of = 0 if info.series is None else info.series.best_of
    lines = [f"### {SIGN} {message('series-title', language, number=info.id)}"]
    lines.append(_games(best_of, language))
    if weekly is not None:
        day = message(f"weekday-{weekly.weekday}", language)
        lines.append(message("weekly-line", language, day=day, at=moment(weekly.next_at)))
    lines.append(f"-# {message('series-hint', language)}")
    games = [Choice(str(each), _games(each, language), chosen=each == best_of) for each in (0, *BEST_OF)]
    days = [Choice(NEVER, message("weekly-never", language), chosen=weekly is None)]
    if hosts:
        days += [
            Choice(
                str(day),
                message("weekly-day", language, day=message(f"weekday-{day}", language)),
                chosen=weekly is not None and weekly.weekday == day,
            )
            for day in range(7)
        ]
    menus = []
    if hosts:
        menus += rows(menu(Key("series-of", info.id), message("series-menu", language), games))
    if info.place.guild_id is not None and not info.private and (hosts or (manages and weekly is not None)):
        menus += rows(menu(Key("weekly", info.id), message("weekly-menu", language), days))
    back = rows(button(Key("settings", info.id), message("panel-back", language)))
    return compose(text("\n".join(lines)), *menus, *back)


def _games(best_of: int, language: str) -> str:
    return message("series-best-of", language, most=best_of) if best_of else message("series-one", language)
