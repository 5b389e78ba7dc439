"""Things that lie on the table and have a public message of their own: proposals, counters, bids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui

from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.face import Face, join
from cogs.ui.names import speaking, who
from cogs.ui.send import PictureLike, Sheet, gallery, sheet, text
from engine.core.posting import Posting
from locales import translate, words
from tables.records import Laid, TableInfo

SIGNS = {"accepted": "✅", "declined": "❌", "waiting": "⏳", "countered": "↩️"}
ENDED = {"done": "✅", "withdrawn": "🚫", "adopted": "↪️", "void": "💨"}


@dataclass(frozen=True)
class Pressed:
    """What a button of such a message asks for: to do this with that version of it."""

    verb: str
    number: int
    version: int

    def __str__(self) -> str:
        return f"{self.verb}.{self.number}.{self.version}"

    @classmethod
    def parse(cls, arg: str) -> Pressed | None:
        """What the argument of a control says; None if it says nothing of the kind."""
        verb, *numbers = arg.split(".")
        if len(numbers) != 2 or not all(number.isdigit() for number in numbers):
            return None
        return cls(verb, int(numbers[0]), int(numbers[1]))


def deal_sheet(
    laid: Laid,
    info: TableInfo,
    face: Face,
    view: Any,
    language: str,
    *pictures: PictureLike,
    ping: tuple[int, ...] = (),
) -> Sheet:
    """Its message. `view`: what everybody sees, where it still lies on the table; None leaves the words."""
    posting = laid.posting
    named, brief = speaking(info, language), speaking(info, language, brief=True)
    lines = [f"### {heading(posting, face, named)}"]
    live = laid.ending is None and info.status == "running"
    if not live:
        ending = laid.ending or "void"
        lines.append(f"-# {translate(posting.terms, brief)}")
        lines.append(f"{ENDED[ending]} {words(f'deal-ended-{ending}', language)}")
        return sheet(text("\n".join(lines)), accent=face.accent(None))
    lines += face.posting_lines(posting, view, brief)
    lines += list(_replies(posting, info, face, language, ping))
    if posting.ready:
        lines.append(f"**{words('deal-ready', named, side=face.seat(posting.author))}**")
    return sheet(
        text("\n".join(lines)),
        gallery(*pictures),
        *rows(*_buttons(posting, info, face, language)),
        accent=face.accent(view),
        pictures=pictures,
        ping=ping,
    )


def heading(posting: Posting, face: Face, language: str) -> str:
    """Which it is, whose, and in which version."""
    return words(
        f"deal-title-{posting.kind}",
        language,
        number=posting.number,
        version=posting.version,
        side=face.seat(posting.author),
        of=posting.of or 0,
    )


def _replies(posting: Posting, info: TableInfo, face: Face, language: str, ping: tuple[int, ...]) -> Iterator[str]:
    said = []
    for reply in posting.replies:
        seat = info.seats[reply.seat]
        name = who(info, seat, language, ping=seat.person_id in ping)
        state = words(f"deal-reply-{reply.state}", language)
        side = face.seat(reply.seat)
        said.append(words("deal-reply", language, sign=SIGNS[reply.state], side=side, name=name, state=state))
    if said:
        yield join(said, language)


def _buttons(posting: Posting, info: TableInfo, face: Face, language: str) -> Iterator[Control]:
    for verb, style, emoji in face.posting_buttons(posting):
        key = Key("deal", info.id, arg=str(Pressed(verb, posting.number, posting.version)))
        yield button(key, words(f"button-deal-{verb}", language), _STYLES[style], emoji=emoji)
    yield button(Key("panel", info.id), words("button-panel", language), emoji="🎯")


_STYLES = {"good": ButtonStyle.success, "plain": ButtonStyle.secondary, "main": ButtonStyle.primary}


def shown_sheet(
    lines: list[str], title: str, accent: int, *pictures: PictureLike, controls: tuple[Control, ...]
) -> Sheet:
    """The direct message of cards that others have shown."""
    items: list[ui.Item[Any]] = list(rows(*controls))
    head = text("\n".join([f"### {title}", *lines]))
    return sheet(head, gallery(*pictures), *items, accent=accent, pictures=pictures)
