"""The replay: an earlier position as a picture with the lines of its step, and animated replays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from discord import ui

from cogs.films import MOST_FRAMES, OF_FILE, Film, FilmKey
from cogs.pictures import Album, Renamed
from cogs.screens.illustrator import Illustrator, draw, scene_of
from cogs.screens.notes import BESIDE_PICTURE, SIGN, note_line
from cogs.ui.controls import Choice, Control, Key, button, log_button, menu, rows
from cogs.ui.names import picture_names, voice_of
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import Late, OutgoingMessage, compose, one_below_the_other, text
from cogs.ui.presentation import Presentation
from cogs.ui.public import log_lines
from cogs.ui.replay_file import Frame, as_address, plain_line, write_file
from engine.core.errors import Refused
from engine.core.text import say
from locales import capitalize, message, translate
from tables.playback import END
from tables.records import Eyes, Look, Replay

MENU = 25
MOST_LINES = 12
ONLOOKER = "-"
"""The value of the menu of eyes for an onlooker; the others are seat numbers."""


async def replay_page(
    illustrator: Illustrator, table_id: int, person_id: int, language: str, eyes: Eyes, at: int | None = None
) -> OutgoingMessage:
    """An earlier position with the ways to others. `at`: which stop (None: the newest)."""
    found = await illustrator.services.tables.replays.position(table_id, person_id, eyes=eyes, at=at)
    look = found.look
    presentation = illustrator.presentation(look.info)
    told = log_lines(found.stops[found.index].lines, voice_of(look.info, language), presentation)[-MOST_LINES:]
    if look.view is None:
        told.append(message("replay-lost", language))
    noted = await illustrator.services.tables.private_notes.at_position(found, person_id)

    async def make(album: Album) -> OutgoingMessage:
        board = await draw(album, presentation, "board", look, language)
        held: tuple[Renamed, ...] = ()
        if look.seat is not None and look.view is not None and presentation.held_cards(look.view):
            hand = await draw(album, presentation, "hand", look, language)
            held = tuple(Renamed(picture, f"hand-{picture.filename}") for picture in hand)
        return compose(
            text("\n".join([*_head(found, presentation, language), *note_line(noted, BESIDE_PICTURE)])),
            *one_below_the_other(board),
            text("\n".join(told)),
            *one_below_the_other(held),
            *_controls(found, presentation, language),
            accent=presentation.accent(look.view),
            pictures=(*board, *held),
        )

    return await illustrator.illustrate(language, make)


async def same_moment(
    illustrator: Illustrator, table_id: int, person_id: int, before: Eyes, at: int, eyes: Eyes
) -> int:
    """The stop of other eyes at the moment of a stop of these."""
    tables = illustrator.services.tables
    shown = await tables.replays.position(table_id, person_id, eyes=before, at=at)
    others = await tables.replays.position(table_id, person_id, eyes=eyes)
    return others.stop_at(shown.stops[shown.index].n)


def _head(found: Replay, presentation: Presentation, language: str) -> list[str]:
    info = found.look.info
    lines = [f"### {message('replay-title', language, game=presentation.name, number=info.id)}"]
    lines += origin_lines(info, language)
    place = message("replay-step", language, number=found.index + 1, count=len(found.stops))
    lines.append(f"{place} · {_mark(found, found.index, presentation, language)}")
    if info.status == "over":
        lines.append(f"-# {message('replay-eyes', language, eyes=_name_eyes(found.look, presentation, language))}")
    each = "replay-help-chapters" if found.chapters else "replay-help-turns"
    lines.append(f"-# {message(each, language)}")
    return lines


def _name_eyes(look: Look, presentation: Presentation, language: str, seat: int | None = -1) -> str:
    """The seat with whose eyes a position is seen, in words; -1: the seat of the look."""
    whose = look.seat if seat == -1 else seat
    if whose is None:
        return message("replay-onlooker", language)
    return translate(presentation.seat(whose), voice_of(look.info, language))


def _mark(found: Replay, index: int, presentation: Presentation, language: str) -> str:
    """The chapter or turn of a stop."""
    if found.chapters:
        number = found.stops[index].mark or 0
        if number == END:
            return message("replay-end", language)
        return message(presentation.meta.key("chapter"), language, number=number) if number else _name_start(language)
    if found.counted:
        return message("replay-turn", language, number=sum(begin <= index for begin in found.turns()))
    acting = _acting_seat(found, max(begin for begin in found.turns() if begin <= index))
    return _name_start(language) if acting is None else _name_eyes(found.look, presentation, language, acting)


def _acting_seat(found: Replay, begin: int) -> int | None:
    """Whose turn begins with this stop."""
    return next((line.seat for line in found.stops[begin].lines if line.seat is not None), None)


def _name_start(language: str) -> str:
    return message("replay-start", language)


def _controls(found: Replay, presentation: Presentation, language: str) -> Iterator[ui.Item[ui.LayoutView]]:
    info, last = found.look.info, len(found.stops) - 1
    key = Key("replay", info.id, found.look.seat)
    turns, index = found.turns(), found.index
    earlier = max((begin for begin in turns if begin < index), default=0)
    later = min((begin for begin in turns if begin > index), default=last)
    steps = (("⏮", "first", earlier), ("◀", "back", index - 1), ("▶", "next", index + 1), ("⏭", "last", later))
    yield from rows(
        *(
            button(key.with_verb("replay", f"{to}.{name}"), sign, disabled=not 0 <= to <= last or to == index)
            for sign, name, to in steps
        )
    )
    if len(turns) > 2:
        yield from rows(
            menu(key.with_verb("replay", "go"), message("replay-go", language), _marks(found, presentation, language))
        )
    if info.status == "over":
        whose = [None, *(seat.seat for seat in info.seats)]
        choices = [
            Choice(
                ONLOOKER if seat is None else str(seat),
                capitalize(_name_eyes(found.look, presentation, language, seat)),
                chosen=seat == found.look.seat,
            )
            for seat in whose
        ]
        yield from rows(
            menu(key.with_verb("replay", f"{index}.eyes"), message("replay-choose-eyes", language), choices)
        )
    if info.status == "running" and found.mine is not None and found.mine == found.look.seat and index < last:
        back = button(key.with_verb("torewind", str(index)), message("button-rewind", language), emoji="🕰️")
        yield from rows(back)
    if index < last and found.look.seat is not None and not info.lesson:
        trial = button(key.with_verb("try", str(index)), message("button-try-here", language), emoji="🧪")
        yield from rows(trial)
    label = message("button-note-here", language)
    yield from rows(
        *_films(found, presentation, language),
        button(key.with_verb("note-at", str(index)), label, emoji=SIGN),
        log_button(info.id, language),
    )


def _marks(found: Replay, presentation: Presentation, language: str) -> list[Choice]:
    """The chapters or turns to go to: if there are many, some of them at even distances."""
    turns = found.turns()
    most = min(MENU, len(turns))
    chosen = [turns[(len(turns) - 1) * number // (most - 1)] for number in range(most)]
    named = voice_of(found.look.info, language, brief=True, plain=True)
    result = []
    for begin in chosen:
        acting = _acting_seat(found, begin)
        who = "" if acting is None or found.chapters else translate(presentation.seat(acting), named)
        if found.counted:
            label = _mark(found, begin, presentation, language)
        else:
            label = message("replay-step", language, number=begin + 1, count=len(found.stops))
        result.append(Choice(str(begin), f"{label} · {who}" if who else label))
    return result


def _films(found: Replay, presentation: Presentation, language: str) -> Iterator[Control]:
    """The animated replays: of this chapter or turn, and of the whole game."""
    last = len(found.stops) - 1
    if presentation.picture("board") is None or last < 1:
        return
    key = Key("film", found.look.info.id, found.look.seat)
    first, end = found.span()
    if end > first and (first, end) != (0, last):
        label = "button-film-chapter" if found.chapters else "button-film-turn"
        yield button(key.with_verb("film", f"{first}.{end}.{found.index}"), message(label, language), emoji="🎞️")
    yield button(key.with_verb("film", f"0.{last}.{found.index}"), message("button-film", language), emoji="🎞️")
    yield button(key.with_verb("replay-file", str(found.index)), message("button-replay-file", language), emoji="💾")


# -- animated --------------------------------------------------------------------------------------------------------


async def film_page(
    illustrator: Illustrator,
    table_id: int,
    person_id: int,
    language: str,
    eyes: Eyes,
    first: int,
    last: int,
    came_from: int | None = None,
) -> OutgoingMessage:
    """An animated replay of the stops from `first` to `last`. While it is being made, the page says how far it is.
    `came_from`: the stop to which Back leads (None: the last one)."""
    services = illustrator.services
    shown = await services.tables.replays.position(table_id, person_id, eyes=eyes, at=last)
    info, seat = shown.look.info, shown.look.seat
    first, last = max(min(first, shown.index), 0), shown.index
    key: FilmKey = (info.id, info.version, seat, str(language), first, last)
    film = services.films.find_film(key)
    if film is None or film.failed:
        if services.films.busy:
            raise Refused(say("error-films-busy"))
        film = await _begin(illustrator, person_id, key, language)
    presentation = illustrator.presentation(info)
    title = f"### {message('film-title', language, game=presentation.name, number=info.id)}"
    back = _back_button(shown, last if came_from is None else came_from, language)
    accent = presentation.accent(shown.look.view)
    pictures = () if film.picture is None else (film.picture,)
    out = compose(
        text("\n".join([title, _progress(film, language)])),
        *one_below_the_other(pictures),
        *rows(back),
        accent=accent,
        pictures=pictures,
    )
    if film.under_way:
        later = asyncio.ensure_future(film.news())
        out.late = Late(
            (later,), lambda: film_page(illustrator, table_id, person_id, language, eyes, first, last, came_from)
        )
    return out


def _back_button(found: Replay, stop: int, language: str) -> Control:
    """The way back from a film or file to a stop."""
    key = Key("replay", found.look.info.id, found.look.seat, arg=f"{stop}.film")
    return button(key, message("button-film-back", language), emoji="◀️")


async def _begin(illustrator: Illustrator, person_id: int, key: FilmKey, language: str) -> Film:
    services, (table_id, _, seat, _, first, last) = illustrator.services, key
    look, views = await services.tables.replays.frames(table_id, person_id, seat, first, last, MOST_FRAMES)
    presentation = illustrator.presentation(look.info)
    named = picture_names(look.info, language)
    scenes = [scene_of(presentation, "board", look.info, view, language, names=named, by_seat=True) for view in views]
    if not scenes:
        raise Refused(say("error-no-pictures"))
    alt = message("film-alt", language, game=presentation.name, number=table_id, count=len(scenes))
    return services.films.begin(key, scenes, alt)


def _progress(film: Film, language: str) -> str:
    if film.failed:
        return message("film-failed", language)
    if film.picture is not None:
        return message("film-ready", language, count=film.frames)
    return message("film-progress", language, drawn=film.drawn, count=film.frames)


# -- as a file ---------------------------------------------------------------------------------------------------------


async def file_page(
    illustrator: Illustrator, table_id: int, person_id: int, language: str, eyes: Eyes, came_from: int | None = None
) -> OutgoingMessage:
    """The replay as one file, as seen with these eyes. While it is being made, the page says how far it is.
    `came_from`: the stop to which Back leads (None: the last one)."""
    services = illustrator.services
    found = await services.tables.replays.position(table_id, person_id, eyes=eyes)
    info, seat = found.look.info, found.look.seat
    key: FilmKey = (info.id, info.version, seat, str(language), OF_FILE, found.index)
    film = services.films.find_film(key)
    if film is None or film.failed:
        if services.films.busy:
            raise Refused(say("error-films-busy"))
        film = await _begin_file(illustrator, person_id, found, key, language)
    presentation = illustrator.presentation(info)
    lines = [f"### {message('film-title', language, game=presentation.name, number=info.id)}"]
    lines.append(message("replay-file-ready", language) if film.file is not None else _progress(film, language))
    whose = _name_eyes(found.look, presentation, language)
    lines.append(f"-# {message('replay-eyes', language, eyes=whose)}")
    back = _back_button(found, found.index if came_from is None else came_from, language)
    name = f"orrery-{info.title}-{info.id}.html"
    out = compose(
        text("\n".join(lines)),
        *([] if film.file is None else [ui.File[ui.LayoutView](f"attachment://{name}")]),
        *rows(back),
        accent=presentation.accent(found.look.view),
        files=() if film.file is None else ((name, film.file),),
    )
    if film.under_way:
        later = asyncio.ensure_future(film.news())
        out.late = Late((later,), lambda: file_page(illustrator, table_id, person_id, language, eyes, came_from))
    return out


async def _begin_file(illustrator: Illustrator, person_id: int, found: Replay, key: FilmKey, language: str) -> Film:
    """Begin to make it: pictures at even distances, and all lines of the log between them."""
    services, (table_id, _, seat, *_) = illustrator.services, key
    count = min(MOST_FRAMES, len(found.stops))
    places = [(len(found.stops) - 1) * place // max(count - 1, 1) for place in range(count)]
    look, views = await services.tables.replays.frames(table_id, person_id, seat, 0, found.index, MOST_FRAMES)
    presentation = illustrator.presentation(look.info)
    names, voice = picture_names(look.info, language), voice_of(look.info, language)
    scenes = [scene_of(presentation, "board", look.info, view, language, names=names, by_seat=True) for view in views]
    if not scenes or presentation.picture("board") is None:
        raise Refused(say("error-no-pictures"))
    told, before = [], -1
    for place in places:
        lines = [line for stop in found.stops[before + 1 : place + 1] for line in stop.lines]
        told.append(tuple(map(plain_line, log_lines(lines, voice, presentation))))
        before = place
    marks = [_mark(found, place, presentation, language) for place in places]
    title = message("film-title", language, game=presentation.name, number=table_id)
    about = message("replay-file-about", language, eyes=_name_eyes(look, presentation, language))

    def write(pictures: list[tuple[bytes, str]]) -> bytes:
        frames = [
            Frame(as_address(data), alt, plain_line(mark), lines)
            for (data, alt), mark, lines in zip(pictures, marks, told, strict=False)
        ]
        return write_file(plain_line(title), plain_line(about), frames, str(language))

    return services.films.begin_file(key, scenes, write)
