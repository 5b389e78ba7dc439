"""Where a game comes from, for every page that shows it: a game from a file is what the file says, which anybody may
have written."""

from __future__ import annotations

from cogs.ui.formatting import mention, safe_name
from db.forgetting import NOBODY
from engine.core.text import say
from locales import message, translate
from tables.records import TableInfo

SIGN = "📂"


def origin_lines(info: TableInfo, language: str) -> list[str]:
    """What a page says about it, in small print: that it is from a file, or one of several games after each other."""
    if info.series is not None:
        return [f"-# {series_line(info, language)}"]
    if info.imported_by is None:
        return []
    somebody = translate(say("origin-somebody"), language)
    who = somebody if info.imported_by == NOBODY else mention(info.imported_by)
    return [f"-# {SIGN} {message('origin-file', language, who=who)}"]


def series_line(info: TableInfo, language: str) -> str:
    """Which game of a series it is, and who has won how many."""
    assert info.series is not None
    wins = info.series.wins(info.winners)
    names = {seat.person_id: seat.name for seat in info.seats if seat.person_id is not None}
    won = [message("series-won", language, name=safe_name(names[person]), won=wins.get(person, 0)) for person in names]
    numbers = {"number": info.series.game, "most": info.series.best_of}
    key = "series-line" if any(wins.values()) else "series-begins"
    return f"🏁 {message(key, language, won=' · '.join(won), **numbers)}"


def origin_mark(info: TableInfo, language: str) -> str:
    """What follows the name of the game in a list and on a picture. Empty for a game that was opened here."""
    return f" · {message('origin-mark', language)}" if info.imported else ""
