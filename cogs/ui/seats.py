"""The page of a table's players: who is waited for since when, who sat there before, and who may take a seat over;
and what somebody reads who has lost theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.amendment import amendment_buttons, amendment_proposed
from cogs.ui.controls import Choice, Key, button, menu, people_menu, rows
from cogs.ui.formatting import ago, mention, safe_name
from cogs.ui.names import as_seated, describe_player, name_of, name_place, voice_of
from cogs.ui.outgoing import OutgoingMessage, compose, plain, text
from cogs.ui.presentation import Presentation
from cogs.ui.proposals import end_buttons, end_proposed, handover_buttons, handover_proposed, stopped_lines, take_button
from engine.core.text import say
from engine.titles import TITLES
from locales import message, translate
from tables.records import LEVELS, Look, SeatInfo, TableInfo
from tables.slots import Loss
from tables.waiting import Absence, nudged_again_at


def seats_message(
    look: Look,
    absences: Sequence[Absence],
    presentation: Presentation,
    language: str,
    now: datetime,
    reader: int,
    *,
    notice: str = "",
) -> OutgoingMessage:
    """The players of a table. `reader`: the person who looks, with or without a seat."""
    info = look.info
    lines = [f"> {notice}"] if notice else []
    lines.append(f"### {message('seats-title', language, game=presentation.name, number=info.id)}")
    known = {each.seat: each for each in absences}
    for seat in info.seats:
        lines.append(
            f"**{translate(presentation.seat(seat.seat), language)}** · {describe_player(info, seat, language)}"
        )
        if seat.seat in look.out:
            lines[-1] += f" · {message('table-resigned', language)}"
        lines += [f"-# {line}" for line in _details(look, seat, known.get(seat.seat), language, now)]
    lines += stopped_lines(look.info, language) + end_proposed(look, presentation, language)
    lines += handover_proposed(look, language) + amendment_proposed(look, language)
    return compose(
        text("\n".join(lines)),
        *_controls(look, presentation, language, reader, now),
        accent=presentation.accent(look.view),
    )


def _details(look: Look, seat: SeatInfo, absence: Absence | None, language: str, now: datetime) -> Iterator[str]:
    """Who sat there before, that a computer plays for its person, and how long they have been waited for."""
    info = look.info
    for left in seat.former:
        name = safe_name(name_of(as_seated(info, left.until_n - 1), seat.seat, language))
        yield message("seats-former", language, name=name, until=f"<t:{int(left.until.timestamp())}:d>")
    if seat.stand_in is not None:
        yield message("table-stand-in", language, name=safe_name(name_of(info, seat.seat, language)))
    if absence is None or info.secret or len(info.people()) < 2:
        return
    key = "seats-absent" if absence.absent_at <= now else "seats-waited"
    yield message(key, language, since=ago(info.since(seat.seat) or absence.since), at=ago(absence.absent_at))


def _controls(look: Look, presentation: Presentation, language: str, reader: int, now: datetime) -> Iterator[Item]:
    info = look.info
    if info.status != "running" or look.standing is None:
        return
    plays = look.seat is not None and look.seat not in look.standing.out
    yield from end_buttons(info, language) if plays else ()
    asked = info.handover is not None and info.handover.person_id == reader
    yield from handover_buttons(info, language, look.seat if plays else None) if plays or asked else ()
    if look.seat is None and info.handover is not None and info.handover.offered:
        yield from rows(take_button(info, language))
    if info.former_seat_of(reader) is not None and not asked:
        yield from rows(button(Key("seat-back", info.id), message("button-seat-back", language), emoji="🪑"))
    if not plays:
        return
    yield from amendment_buttons(info, language, look.seat)
    plain = voice_of(info, language, brief=True, plain=True)
    hush = "loud" if look.laid_down.hushed else "hush"
    calls = [button(Key(hush, info.id), message(f"button-{hush}", language), emoji="🔔" if hush == "loud" else "🔕")]
    for seat in info.seats:
        if _can_be_nudged(look, seat, now):
            label = message("button-nudge", language, name=translate(presentation.seat(seat.seat), plain))
            calls.append(button(Key("nudge", info.id, seat.seat), label, emoji="👋"))
    yield from rows(*calls)
    choices = []
    for seat in info.seats:
        if seat.seat not in look.standing.out and seat.kind != "guest":
            key = "seats-own" if seat.seat == look.seat else f"seats-choice-{seat.kind}"
            name = translate(presentation.seat(seat.seat), plain)
            choices.append(Choice(str(seat.seat), message(key, language, name=name)))
    yield from rows(menu(Key("swap-seat", info.id), message("seats-menu", language), choices))
    again = button(Key("seats", info.id), message("button-refresh", language), emoji="🔄")
    back = button(Key("fresh", info.id, look.seat), message("button-panel", language), emoji="🎯")
    end = button(Key("toend", info.id), message("button-toend", language), emoji="⏹️")
    terms = button(Key("settings", info.id), message("button-settings", language), emoji="⚙️")
    yield from rows(back, terms, *([] if info.end_agreed_by else [end]), again)


def _can_be_nudged(look: Look, seat: SeatInfo, now: datetime) -> bool:
    """Whether the reader may still nudge whoever sits there today."""
    waited_for = seat.seat in look.info.owed and seat.seat != look.seat and seat.person_id is not None
    return waited_for and look.info.paused_until is None and nudged_again_at(seat.nudged_at, now) is None


def swap_message(
    look: Look, seat: SeatInfo, absence: Absence | None, presentation: Presentation, language: str, now: datetime
) -> OutgoingMessage:
    """How this seat can change hands."""
    info = look.info
    named = voice_of(info, language, brief=True)
    name = translate(presentation.seat(seat.seat), named)
    lines = [f"### {message('swap-title', language, name=name)}"]
    if seat.kind == "computer":
        lines.append(message("swap-from-computer", language))
    elif seat.seat == look.seat:
        lines.append(message("swap-own", language, name=name))
    elif seat.stand_in is not None:
        lines.append(message("swap-stood-in", language, name=name))
    elif absence is not None and absence.absent_at <= now:
        lines.append(message("swap-absent", language, name=name, since=ago(absence.since)))
    else:
        lines.append(message("swap-present", language, name=name))
        if absence is not None and not info.secret:
            lines.append(message("swap-later", language, name=name, at=ago(absence.absent_at)))
    choices = [
        Choice(level, message(f"seat-computer-{level}", language), message(f"level-{level}", language))
        for level in LEVELS
    ]
    by_computer = menu(Key("swap", info.id, seat.seat), message("swap-computer", language), choices)
    back = button(Key("seats", info.id), message("panel-back", language), ButtonStyle.secondary)
    by_person = people_menu(Key("swap-person", info.id, seat.seat), message("swap-person", language))
    anybody = button(Key("substitute", info.id, seat.seat), message("button-substitute", language), emoji="📣")
    ways = (by_person,) if seat.kind == "computer" else (by_person, by_computer)
    controls = rows(*ways, anybody, back)
    return compose(text("\n".join(lines)), *controls, accent=presentation.accent(look.view))


def loss_message(info: TableInfo, loss: Loss, language: str) -> OutgoingMessage | None:
    """The message. None if there is nothing to tell any more: the person is back already."""
    seat = info.seat_of(loss.person_id)
    if loss.cause == "clock" and (seat is None or info.seats[seat].stand_in is None):
        return None
    game = say(TITLES[info.title].meta.key("name"))
    said = message(f"lost-{loss.cause}", language, number=info.id, game=game, channel=name_place(info, language))
    # The button of the board has the mark of the delivery.
    ways = [button(Key("board", info.id), message("button-board", language), emoji="🔭")]
    if info.status == "running" and info.former_seat_of(loss.person_id) is not None:
        ways.append(button(Key("seat-back", info.id), message("button-seat-back", language), emoji="🪑"))
    return plain(said if loss.to_one else f"{mention(loss.person_id)} {said}", *rows(*ways))
