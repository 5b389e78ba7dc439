"""Which language to use, and how names of people and lengths of time are written."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from functools import lru_cache

from locales import capitalize, language_of, message
from tables.records import Place

NAME_LENGTH = 32
LANGUAGE_NAMES = {"en": "English", "zh-TW": "繁體中文", "zh-CN": "简体中文"}
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@:\-+.!])")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Characters of letter and symbol categories that are invisible: fillers of Hangul, blank braille, a note without a
head."""
_UNSEEN = frozenset(("Cc", "Cf", "Cs"))
"""Categories of characters that are invisible, some of which would reverse the text direction."""


def choose_language(own: str | None, locale: str | None) -> str:
    """The language set with /me language, else the nearest to that of the person's Discord."""
    return own if own is not None else language_of(locale)


def public_language(place: Place) -> str:
    """The language for everybody at a table: the one chosen for it, else the nearest to the server's."""
    return place.language or language_of(place.guild_locale)


def plain_name(name: str) -> str:
    """A player's name for buttons and pictures: one line, nothing invisible, not too long; `?` if nothing is left."""
    clean = visible(name)
    return (clean[: NAME_LENGTH - 1] + "…" if len(clean) > NAME_LENGTH else clean) or "?"


def first_visible(*names: str | None) -> str:
    """The first of a person's names that has a visible character."""
    return next((name for name in names if name and visible(name)), "?")


@lru_cache(maxsize=4096)
def visible(name: str) -> str:
    """The visible part of the name in one line; "" if no letter, number or symbol is left. A combining mark without a
    base character is removed too, as it would join the text before it."""
    seen = [sign for sign in " ".join(name.split()) if sign not in _BLANK and unicodedata.category(sign) not in _UNSEEN]
    clean = " ".join("".join(seen).split())
    while clean and unicodedata.category(clean[0]).startswith("M"):
        clean = clean[1:].lstrip()
    return clean if any(unicodedata.category(sign)[0] in "LNPS" for sign in clean) else ""


def safe_name(name: str) -> str:
    """A player's name for message texts, escaped so that it neither formats nor mentions anything."""
    return escape(plain_name(name))


def escape(typed: str) -> str:
    """Text typed by a person, for message texts, escaped so that it formats and mentions nothing."""
    return _MARKDOWN.sub(r"\\\1", typed)


def ago(at: datetime) -> str:
    """A time as Discord shows it, to each reader in their own language: "2 hours ago"."""
    return f"<t:{int(at.timestamp())}:R>"


def moment(at: datetime) -> str:
    """The same as date and time."""
    return f"<t:{int(at.timestamp())}:f>"


def day(at: datetime) -> str:
    """The same as a date."""
    return f"<t:{int(at.timestamp())}:D>"


def mention_role(role_id: int) -> str:
    """A role, as a mention."""
    return f"<@&{role_id}>"


def mention_channel(channel_id: int) -> str:
    """A channel, as a mention."""
    return f"<#{channel_id}>"


def mention(person_id: int) -> str:
    """A person, as a mention (which pings only if the send allows it)."""
    return f"<@{person_id}>"


_UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))


def duration(seconds: float, language: str) -> str:
    """A length of time in its two largest units that are not zero: `2 days 3 hours`; at least one minute."""
    left, words = max(int(seconds), 60), list[str]()
    for unit, size in _UNITS:
        count, left = divmod(left, size)
        if count:
            words.append(message(f"duration-{unit}", language, count=count))
        elif words:
            break
    return " ".join(words[:2])


_AFTER_A_NAME = re.compile(r"\s*[—:：,，]\s*(?=\S)")
"""What stands between a name and what is said of it."""


def beyond(name: str, told: str) -> str:
    """What is told beside a name, without the words with which the name ends: `Shardring — a helper gives 1` beside
    `Propose Shardring` is `A helper gives 1`."""
    for start in range(len(name)):
        rest = told.removeprefix(name[start:])
        parts_words = start > 0 and name[start - 1].isascii() and name[start - 1].isalnum() and name[start].isascii()
        said = None if parts_words or rest == told else _AFTER_A_NAME.match(rest)
        if said is not None:
            return capitalize(rest[said.end() :])
    return told
