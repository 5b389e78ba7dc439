"""What changes in a running game by consent, in words, with the answers: clock, public language, a pause, more time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

from discord import ButtonStyle

from cogs.discord_types import Item, Row
from cogs.ui.clocks import clock_words, preset_of, read_preset, read_zero
from cogs.ui.controls import Choice, Key, button, check_control, menu, number, required, rows
from cogs.ui.formatting import LANGUAGE_NAMES, moment
from cogs.ui.names import voice_of
from cogs.ui.presentation import join
from db.records import Amendment
from engine.core.text import say
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from tables.pausing import EXTRA_DAYS
from tables.records import Look, TableInfo
from tables.terms import REMINDED
from tables.time_control import NO_CLOCK

PAUSES = (1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60)
"""Days of a pause that the menu offers; another date can be typed."""
UNTIL, EXTRA, RESUME, REMIND = "until-", "extra-", "resume", "remind-"
"""How the argument of a button begins that agrees to a pause, to more time, to go on, or to a pace of reminders."""
_STAMP = re.compile(r"[0-9]{9,11}")


def amendment_words(wanted: Amendment, info: TableInfo, language: str) -> str:
    """What would change: the clock with what happens when the time is up, the language, a pause, or more time. The
    `language` names the people of the table."""
    if wanted.until is not None:
        return message("terms-pause", language, until=moment(wanted.until))
    if wanted.resume:
        return message("terms-resume", language)
    if wanted.extra:
        seat = translate(TITLES[info.title].meta.seat(wanted.seat), language)
        return message("terms-extra", language, days=wanted.extra, seat=seat)
    if wanted.reminders is not None:
        return _reminders_words(wanted.reminders, language)
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
    said = {"value": amendment_words(now, info, named), "asked": join(asked, language)}
    by = translate(meta.seat(now.by), named)
    if now.clock is None and now.language is None:
        return [message("table-terms-proposed", language, by=by, **said)]
    return [message("table-amend-proposed", language, by=by, what="clock" if now.clock else "language", **said)]


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
    if wanted.until is not None:
        return f"{UNTIL}{int(wanted.until.timestamp())}"
    if wanted.extra:
        return f"{EXTRA}{wanted.seat}-{wanted.extra}"
    if wanted.reminders is not None:
        return f"{REMIND}{wanted.reminders}"
    if wanted.clock is None:
        return RESUME if wanted.resume else wanted.language or ""
    return f"{preset_of(wanted.clock)}.{wanted.clock.zero}"


def read_amendment(written: str) -> Amendment:
    """What a button agrees to, as a proposal of nobody. Raises Refused for a forged one."""
    preset, dot, zero = written.partition(".")
    if dot:
        return Amendment(by=0, clock=read_zero(zero, read_preset(preset, NO_CLOCK)))
    if written == RESUME:
        return Amendment(by=0, resume=True)
    if written.startswith(UNTIL):
        found = _STAMP.fullmatch(written.removeprefix(UNTIL))
        check_control(found is not None)
        return Amendment(by=0, until=datetime.fromtimestamp(int(written.removeprefix(UNTIL)), UTC))
    if written.startswith(EXTRA):
        seat, days = (required(number(part)) for part in written.removeprefix(EXTRA).partition("-")[::2])
        return Amendment(by=0, extra=days, seat=seat)
    if written.startswith(REMIND):
        return Amendment(by=0, reminders=written.removeprefix(REMIND))
    check_control(written in LANGUAGES)
    return Amendment(by=0, language=written)


# -- what can be proposed ----------------------------------------------------------------------------------------------


def _reminders_words(pace: str, language: str) -> str:
    return message("terms-reminders", language, pace=say(f"reminders-{pace}"))


def reminders_menu(info: TableInfo, language: str) -> list[Row]:
    """The menu for how soon people are reminded, which its host chooses in the lobby."""
    offered = [Choice(pace, _reminders_words(pace, language), chosen=pace == info.terms.reminders) for pace in REMINDED]
    return rows(menu(Key("remind", info.id), message("reminders-menu", language), offered))


def terms_menus(info: TableInfo, out: tuple[int, ...], language: str) -> Iterator[Item]:
    """The menus for a pause and for more time. `out`: the seats that have resigned."""
    lengths = [Choice(str(days), message("pause-days", language, days=days)) for days in PAUSES]
    if info.paused_until is not None:
        lengths.insert(0, Choice(RESUME, message("pause-over", language)))
    yield from rows(menu(Key("pause", info.id), message("pause-menu", language), lengths))
    yield from reminders_menu(info, language)
    if info.clock.kind == "none":
        return
    named = voice_of(info, language, brief=True, plain=True)
    people = [seat for seat in info.seats if seat.kind == "person" and seat.seat not in out]
    more = [
        Choice(
            f"{seat.seat}-{days}",
            message("terms-extra", language, days=days, seat=translate(TITLES[info.title].meta.seat(seat.seat), named)),
        )
        for seat in people
        for days in EXTRA_DAYS
    ]
    yield from rows(menu(Key("extra", info.id), message("extra-menu", language), more))
