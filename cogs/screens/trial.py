"""The lines of a trial: where two of them lead, side by side as pictures, and what was played on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.pictures import Album, Renamed
from cogs.screens.illustrator import Illustrator, draw
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.names import voice_of
from cogs.ui.outgoing import OutgoingMessage, compose, gallery, text
from cogs.ui.public import log_lines
from locales import message
from tables.records import LogLine
from tables.trials import Line

MOST_TOLD = 6
"""Log lines of each of the two lines; of more, the latest."""
MENU = 25


def lines_compared(left: Line, right: Line) -> tuple[tuple[LogLine, ...], tuple[LogLine, ...]]:
    """What each of two lines tells beyond what they share."""
    same = sum(1 for _ in _shared(left.told, right.told))
    return left.told[same:], right.told[same:]


def _shared(left: Sequence[LogLine], right: Sequence[LogLine]) -> Iterator[LogLine]:
    for here, there in zip(left, right, strict=False):
        if here.n != there.n:
            return
        yield here


async def lines_page(
    illustrator: Illustrator, lines: tuple[Line, ...], language: str, places: tuple[int, int], *, now: bool
) -> OutgoingMessage:
    """Two of the lines of a trial. `now`: whoever takes a line over plays it at once, as it is their turn."""
    info = lines[-1].look.info
    presentation = illustrator.presentation(info)
    named, (left, right) = voice_of(info, language), places
    pair = ((left, lines[left]), (right, lines[right]))
    told = lines_compared(lines[left], lines[right])

    async def make(album: Album) -> OutgoingMessage:
        pictures = []
        for place, line in pair:
            drawn = await draw(album, presentation, "board", line.look, language)
            pictures += [Renamed(each, f"line-{place}-{each.filename}") for each in drawn[:1]]
        return compose(
            text(f"### 🧪 {message('trial-lines', language, count=len(lines))}"),
            gallery(*pictures),
            *(
                text("\n".join([f"**{_name(place, len(lines), language)}**", *_told(each, language)]))
                for (place, _), each in zip(pair, (log_lines(each, named, presentation) for each in told), strict=True)
            ),
            *_controls(info.id, lines, language, places, now=now),
            accent=presentation.accent(lines[-1].look.view),
            pictures=tuple(pictures),
        )

    return await illustrator.illustrate(language, make)


def _name(place: int, count: int, language: str) -> str:
    key = "trial-line-now" if place + 1 == count else "trial-line"
    return message(key, language, number=place + 1)


def _told(lines: Sequence[str], language: str) -> list[str]:
    return [f"- {line}" for line in lines[-MOST_TOLD:]] or [f"-# {message('trial-line-shared', language)}"]


def _controls(
    table: int, lines: tuple[Line, ...], language: str, places: tuple[int, int], *, now: bool
) -> Iterator[Item]:
    count = len(lines)
    if count > 2:
        for side, shown in (("left", places[0]), ("right", places[1])):
            choices = [
                Choice(str(place), _name(place, count, language), chosen=place == shown) for place in range(count)
            ]
            key = Key("lines", table, arg=f"{places[0]}.{places[1]}.{side}")
            yield from rows(menu(key, message(f"trial-choose-{side}", language), choices[-MENU:]))
    label, style = ("button-line-play", ButtonStyle.danger) if now else ("button-line-plan", ButtonStyle.primary)
    yield from rows(
        *(
            button(Key("line-plan", table, arg=str(place)), message(label, language, number=place + 1), style)
            for place in dict.fromkeys(places)
            if lines[place].own
        ),
        button(Key("panel", table), message("panel-back", language)),
    )
