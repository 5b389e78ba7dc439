"""Where a game comes from, for every page that shows it: a game from a file is what the file says, which anybody may
have written."""

from __future__ import annotations

from cogs.ui.formatting import mention
from db.forgetting import NOBODY
from engine.core.text import say
from locales import message, translate
from tables.records import TableInfo

SIGN = "📂"


def origin_lines(info: TableInfo, language: str) -> list[str]:
    """The sentence of a page, in small print. Empty for a game that was opened here."""
    if info.imported_by is None:
        return []
    somebody = translate(say("origin-somebody"), language)
    who = somebody if info.imported_by == NOBODY else mention(info.imported_by)
    return [f"-# {SIGN} {message('origin-file', language, who=who)}"]


def origin_mark(info: TableInfo, language: str) -> str:
    """What follows the name of the game in a list and on a picture. Empty for a game that was opened here."""
    return f" · {message('origin-mark', language)}" if info.imported else ""
