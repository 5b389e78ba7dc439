"""Which language to speak, and how names of people are written."""

from __future__ import annotations

import re
from datetime import datetime

from engine.core.text import Text, say
from locales import language_of
from tables.records import Place

NAME_LENGTH = 32
LANGUAGE_NAMES = {"en": "English", "zh-TW": "繁體中文", "zh-CN": "简体中文"}
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@:\-+.!])")
_UNSEEN = re.compile(r"[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def choose_language(own: str | None, locale: str | None) -> str:
    """What a person set with /me language, else the nearest to their Discord's."""
    return own if own is not None else language_of(locale)


def public_language(place: Place) -> str:
    """What is written for all at a table: the language chosen for it, else the nearest to the server's."""
    return place.language or language_of(place.guild_locale)


def plain_name(name: str) -> str:
    """A player's name for buttons and pictures: one line, nothing invisible, not too long."""
    clean = " ".join(_UNSEEN.sub("", " ".join(name.split())).split())
    return (clean[: NAME_LENGTH - 1] + "…" if len(clean) > NAME_LENGTH else clean) or "?"


def safe_name(name: str) -> str:
    """A player's name for message texts, where it must neither format nor mention anything."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name))


def seat_name(title_id: str, seat: int) -> Text:
    """What a seat is called in its game."""
    return say(f"{title_id}-seat-{seat}")


def ago(at: datetime) -> str:
    """A moment as Discord shows it to everybody in their own words: "2 hours ago"."""
    return f"<t:{int(at.timestamp())}:R>"


def mention(person_id: int) -> str:
    """A person, as a mention (which pings only if the send allows it)."""
    return f"<@{person_id}>"
