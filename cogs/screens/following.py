"""What somebody who follows a game is told of it, and the games that a person follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.ui.controls import Choice, Control, Key, button, menu, rows
from cogs.ui.names import name_place, voice_of
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from cogs.ui.public import describe_ending, log_lines, news, result_lines
from locales import message
from tables.records import LogLine, Look, TableInfo

MOST_TOLD = 6
"""Lines of the log in a note, the latest."""


def news_message(look: Look, lines: Sequence[LogLine], presentation: Presentation, language: str) -> OutgoingMessage:
    """A note on a game: at the end its result, before that the latest of the `lines`, which all can read."""
    info = look.info
    title = message("table-title", language, game=presentation.name, number=info.id)
    place = name_place(info, language)
    if look.over:
        told = [describe_ending(look, presentation, language), *result_lines(look, presentation, language)]
    else:
        told = log_lines(news(lines, look, presentation), voice_of(info, language), presentation)[-MOST_TOLD:]
    head = message("news-over" if look.over else "news-round", language, place=place)
    see = button(Key("board", info.id), message("button-board", language), emoji="🔭")
    more = [button(Key("replay", info.id), message("button-replay", language), emoji="⏪")] if look.over else []
    stop = [] if look.over else [unfollow_button(info.id, language)]
    return compose(
        text("\n".join([f"### 🔔 {title}", f"-# {head}", *filter(None, told)])),
        *rows(see, *more, *stop),
        accent=presentation.accent(look.view),
    )


def is_followable(info: TableInfo) -> bool:
    """Whether anybody may follow this game."""
    return info.status == "running" and info.place.guild_id is not None and not info.private and not info.lesson


def follow_button(table_id: int, language: str) -> Control:
    """Follow this game."""
    return button(Key("follow", table_id), message("button-follow", language), emoji="🔔")


def unfollow_button(table_id: int, language: str) -> Control:
    """Follow it no longer."""
    return button(Key("unfollow", table_id), message("button-unfollow", language), emoji="🔕")


def followed_page(
    presentations: Mapping[str, Presentation], followed: Sequence[TableInfo], language: str, notice: str = ""
) -> OutgoingMessage:
    """The games that a person follows, with a menu to follow one no longer."""
    lines = [f"> {notice}"] if notice else []
    lines += [f"### 🔔 {message('followed-title', language)}", f"-# {message('followed-hint', language)}"]
    choices = []
    for info in followed:
        if info.title in presentations:
            name = message("game-numbered", language, game=presentations[info.title].name, number=info.id)
            lines.append(f"**{name}** · {name_place(info, language)}")
            choices.append(Choice(str(info.id), name))
    if not choices:
        lines.append(message("followed-none", language))
    off = [menu(Key("unfollow"), message("followed-stop", language), choices)] if choices else []
    return compose(text("\n".join(lines)), *rows(*off))
