"""The lobby: the message of a table that waits for people, and the table's options as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.clocks import clock_line, facts_lines
from cogs.ui.commitment import commitment_lines
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.formatting import mention
from cogs.ui.names import describe_player, voice_of
from cogs.ui.origin import SIGN, origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, gallery, text
from cogs.ui.presentation import Presentation, join
from cogs.ui.reasons import REASON
from cogs.ui.starting import start_lines
from cogs.ui.terms import terms_lines
from engine.core.text import say
from engine.core.title import Meta
from locales import has, message, translate
from tables.records import LEVELS, OptionValue, TableInfo
from tables.time_control import Facts

SEAT_BUTTONS = 4
"""If a table has no more seats than this, each has a button to join."""


def lobby_message(
    info: TableInfo,
    presentation: Presentation,
    language: str,
    facts: Mapping[int, Facts] | None = None,
    pictures: tuple[PictureLike, ...] = (),
    *,
    called: bool = False,
) -> OutgoingMessage:
    """The message of a table that waits for people. `facts`: how they have played so far, by person; `pictures`: what
    the game looks like; `called`: the host is told above it that all seats are taken."""
    lines = _table_lines(info, presentation, language, facts or {})
    if info.status != "lobby":
        lines.append(message("lobby-closed" if info.status == "closed" else "lobby-started", language))
        lines += commitment_lines(info, language)
        return compose(text("\n".join(lines)), accent=presentation.accent(None))
    ready = can_start(info, presentation)
    if not called:
        lines.append(message(_readiness(info, ready), language, host=mention(info.host_id)))
    lines += start_lines(info, language, ready=ready)
    lines += commitment_lines(info, language)
    return compose(
        gallery(*pictures),
        text("\n".join(lines)),
        *_lobby_controls(info, presentation, language, ready),
        accent=presentation.accent(None),
        pictures=pictures,
    )


def _table_lines(info: TableInfo, presentation: Presentation, language: str, facts: Mapping[int, Facts]) -> list[str]:
    """The game, who sits where, and what has been chosen."""
    lines = [f"### {message('lobby-title', language, game=presentation.name, number=info.id)}"]
    tagline = presentation.meta.key("tagline")
    if info.status == "lobby" and has(tagline):
        lines.append(message(tagline, language))
    if info.status == "lobby" and (effort := effort_words(presentation.meta, language)):
        lines.append(f"-# {effort}")
    if info.status == "lobby" and presentation.title.meta.stage != "stable":
        lines.append(f"-# {message(f'stage-{presentation.title.meta.stage}', language)}")
    lines += [
        f"**{translate(presentation.seat(seat.seat), language)}** · {describe_player(info, seat, language)}"
        for seat in info.seats
    ]
    lines += _moves_lines(info, presentation, language)
    lines += facts_lines(info, facts, language)
    if info.frozen:
        lines.append(message("table-frozen", language))
    if info.imported and info.status == "lobby":
        lines.append(f"{SIGN} {message('lobby-imported', language)}")
    lines += origin_lines(info, language)
    if info.private:
        lines.append(f"🔒 {message('lobby-private', language)}")
    if info.shared:
        lines.append(f"📱 {message('lobby-shared', language, host=mention(info.host_id))}")
    if info.unrated:
        lines.append(f"📉 {message('lobby-unrated', language)}")
    lines += terms_lines(info, language)
    if info.explains:
        lines.append(f"{REASON} {message('lobby-explains', language)}")
    if info.status == "lobby":
        lines += clock_line(info, language)
        lines += explained_options(info, presentation, language)
    changed = changed_options(info, presentation, language)
    if changed:
        lines.append(f"-# {message('lobby-options', language, options=join(changed, language))}")
    return lines


def _moves_lines(info: TableInfo, presentation: Presentation, language: str) -> list[str]:
    """Who would play another side than the one they have chosen if the game began now: free seats are removed then."""
    if info.status != "lobby" or info.imported or presentation.title.meta.least_players == len(info.seats):
        return []
    taken = [seat.seat for seat in info.seats if seat.kind != "open"]
    moves = [
        message("lobby-move", language, side=presentation.seat(old), becomes=presentation.seat(new))
        for new, old in enumerate(taken)
        if new != old
    ]
    return [f"↪️ {message('lobby-moves', language, moves=join(moves, language))}"] if moves else []


def effort_words(meta: Meta, language: str) -> str:
    """For how many people the game is, how long it takes and how much there is to learn, as far as that is known."""
    parts = [players_words(meta.least_players, meta.most_players, language)]
    if meta.length is not None:
        parts.append(_range("game-length", meta.length.least, meta.length.most, language))
    if meta.difficulty is not None:
        level = meta.difficulty.level
        parts.append(message("game-difficulty", language, word=say(f"difficulty-{level}"), level=level))
    return " · ".join(parts) if len(parts) > 1 else ""


def players_words(least: int, most: int, language: str) -> str:
    """For how many people something is."""
    return _range("game-players", least, most, language)


def _range(key: str, least: int, most: int, language: str) -> str:
    """A range of numbers, or the one number."""
    alone = least == most
    return message(
        f"{key}-just" if alone else key, language, **({"n": most} if alone else {"least": least, "most": most})
    )


def _readiness(info: TableInfo, ready: bool) -> str:
    """The key of the message that says whether the game can start."""
    taken = sum(seat.kind != "open" for seat in info.seats)
    if not ready:
        return "lobby-waiting"
    if info.full:
        return "lobby-ready"
    return "lobby-alone" if taken == 1 else "lobby-enough"


def can_start(info: TableInfo, presentation: Presentation) -> bool:
    """Whether enough seats are taken."""
    if info.imported:
        return info.full
    return sum(seat.kind != "open" for seat in info.seats) >= presentation.title.meta.least_players


def _lobby_controls(info: TableInfo, presentation: Presentation, language: str, ready: bool) -> Iterator[Item]:
    alone = presentation.is_for_one(info.options)
    free = [] if alone else [seat.seat for seat in info.seats if seat.kind == "open"]
    controls = []
    if len(free) > 1 and len(info.seats) <= SEAT_BUTTONS:
        for seat in free:
            label = message("button-join-as", language, side=presentation.seat(seat))
            controls.append(button(Key("join", info.id, seat), label, ButtonStyle.primary))
    elif free:
        controls.append(button(Key("join", info.id), message("button-join", language), ButtonStyle.primary))
    controls.append(button(Key("leave", info.id), message("button-leave", language)))
    controls.append(
        button(Key("start", info.id), message("button-start", language), ButtonStyle.success, disabled=not ready)
    )
    if info.closes_at is not None:
        controls.append(button(Key("keep", info.id), message("button-keep", language), emoji="⏳"))
    yield from rows(*controls)
    named = voice_of(info, language, brief=True)
    if free:
        choices = [
            Choice(level, message(f"seat-computer-{level}", language), message(f"level-{level}", language))
            for level in LEVELS
        ]
        yield from rows(menu(Key("bot", info.id), message("lobby-computer", language), choices))
    more = [
        button(Key("settings", info.id), message("button-settings", language), emoji="⚙️"),
        button(Key("rules", info.id), message("button-rules", language), emoji="❔"),
    ]
    if presentation.title.lesson is not None:
        more.append(button(Key("learn", info.id), message("button-learn", language), emoji="🎓"))
    if info.commitment is not None and not info.imported:
        more.append(button(Key("word", info.id), message("button-word", language), emoji="🎲"))
    if free and info.people() == (info.host_id,):
        more.append(button(Key("guest", info.id), message("button-guest", language), emoji="📱"))
    for seat_info in info.seats:
        if seat_info.kind in ("computer", "guest") and len(more) < 8:
            key = "button-guest-away" if seat_info.kind == "guest" else "button-unbot"
            label = message(key, language, side=translate(presentation.seat(seat_info.seat), named))
            more.append(button(Key("unbot", info.id, seat_info.seat), label))
    yield from rows(*more)


def option_value(value: bool | int | str, presentation: Presentation, option_id: str, language: str) -> str:
    """The value of a table option, as text."""
    if isinstance(value, bool):
        return message("option-on" if value else "option-off", language)
    key = presentation.meta.key(f"option-{option_id}-{value}")
    return message(key, language) if isinstance(value, str) and has(key) else str(value)


def option_words(value: OptionValue, presentation: Presentation, option_id: str, language: str) -> str:
    """An option with its value, as shown in a list or a menu."""
    name = message(presentation.meta.key(f"option-{option_id}"), language)
    return message(
        "settings-choice", language, option=name, value=option_value(value, presentation, option_id, language)
    )


def value_hint(value: bool | int | str, presentation: Presentation, option_id: str, language: str) -> str:
    """The meaning of this value of an option, if the title explains its values one by one."""
    key = presentation.meta.key(f"option-{option_id}-{value}-hint")
    return message(key, language) if has(key) else ""


def explained_options(info: TableInfo, presentation: Presentation, language: str) -> list[str]:
    """The options whose values the title explains, each with its present one in a line."""
    result = []
    for option in presentation.title.meta.options:
        value = info.options.get(option.id, option.default)
        hint = value_hint(value, presentation, option.id, language)
        if hint:
            name = message(presentation.meta.key(f"option-{option.id}"), language)
            shown = option_value(value, presentation, option.id, language)
            result.append(f"-# {message('lobby-option', language, option=name, value=shown, hint=hint)}")
    return result


def changed_options(info: TableInfo, presentation: Presentation, language: str) -> list[str]:
    """The options that differ from the rules, without those that are explained anyway."""
    result = []
    for option in presentation.title.meta.options:
        value = info.options.get(option.id, option.default)
        if value != option.default and not value_hint(value, presentation, option.id, language):
            result.append(option_words(value, presentation, option.id, language))
    return result
