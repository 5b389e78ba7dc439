"""The proposal that a running game goes on with another clock or public language, in words, with its answers."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.clocks import clock_words, preset_of, read_preset, read_zero
from cogs.ui.controls import Key, button, check_control, rows
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.names import voice_of
from cogs.ui.presentation import join
from db.records import Amendment, Clock
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from tables.records import Look, TableInfo
from tables.time_control import NO_CLOCK


def amendment_words(wanted: Amendment, language: str) -> str:
    """What would change: the clock with what happens when the time is up, or the language."""
    if wanted.clock is None:
        return LANGUAGE_NAMES[wanted.language or LANGUAGES[0]]
    words = clock_words(wanted.clock, language)
    if wanted.clock.kind == "none":
        return words
    zero = message(f"clock-zero-{wanted.clock.zero}", language)
    return message("amend-clock", language, clock=words, zero=zero)


def amendment_proposed(look: Look, language: str) -> list[str]:
    """The line that somebody proposes a change, with those who have not answered yet; none if nobody does."""
    info, now = look.info, look.info.amendment
    if now is None:
        return []
    named, meta = voice_of(info, language, brief=True), TITLES[info.title].meta
    asked = [translate(meta.seat(seat), named) for seat in look.people_without(now.agreed_by)]
    said = {"what": "clock" if now.clock is not None else "language", "value": amendment_words(now, language)}
    by = translate(meta.seat(now.by), named)
    return [message("table-amend-proposed", language, by=by, asked=join(asked, language), **said)]


def amendment_buttons(info: TableInfo, language: str, reader: int | None = None) -> Iterator[Item]:
    """The answers to it. `reader`: the seat of who alone reads them; whoever has agreed can only take that back."""
    now = info.amendment
    if now is None:
        return
    if reader is not None and reader in now.agreed_by:
        yield from rows(button(Key("amend-no", info.id), message("button-end-back", language)))
        return
    yes = button(Key("amend-yes", info.id, arg=_write(now)), message("button-swap-yes", language), ButtonStyle.success)
    yield from rows(yes, button(Key("amend-no", info.id), message("button-amend-no", language)))


def _write(wanted: Amendment) -> str:
    """What would change, as the argument of a button, which agrees to just this."""
    return wanted.language or "" if wanted.clock is None else f"{preset_of(wanted.clock)}.{wanted.clock.zero}"


def read_amendment(written: str) -> tuple[Clock | None, str | None]:
    """The clock or the language that a button agrees to. Raises Refused for a forged one."""
    preset, dot, zero = written.partition(".")
    if dot:
        return read_zero(zero, read_preset(preset, NO_CLOCK)), None
    check_control(written in LANGUAGES)
    return None, written
