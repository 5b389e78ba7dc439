"""The public messages: the table's message, and the reduced form of an older one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.ui.clocks import ballot_buttons, ballot_lines, deadline_words
from cogs.ui.commitment import fingerprint_lines
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import ago, capital, safe_name
from cogs.ui.names import sitting, speaking, who
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, gallery, text
from cogs.ui.pages import has_pages, page_rows
from cogs.ui.presentation import Presentation, join
from cogs.ui.proposals import proposal_buttons, proposal_lines
from engine.core.text import Text, say
from locales import Voice, current_key, message, spoken_at, translate
from tables.records import LogLine, Look, SeatInfo, TableInfo

EVENTS = 8
LAST_EVENTS = 2
"""Lines of the log below the result of a game whose older message, right above, has the others."""
LINE = 240
"""The greatest number of characters of log events on one line."""
ACTING = re.compile(r"\*\*(.+?)\*\*")
"""The acting seat is bold in the log of titles where one step may have events of several seats."""


OF_EVERY_TITLE = {"table-log-undo": ("table-log-undo-times", "times")}
"""As `Presentation.gathers`."""


def log_lines(lines: Sequence[LogLine], language: str, presentation: Presentation | None = None) -> list[str]:
    """Lines of the log in a language. The events of one step are on one line, with a new line for each acting seat.

    A Voice names people, those who sat there then, in full once a line. The presentation says which events are one
    where they follow each other.
    """
    result: list[str] = []
    step: int | None = None
    acting = ""
    if presentation is not None:
        gathers = {**OF_EVERY_TITLE, **presentation.gathers}
        lines = list(_gathered(_continued(lines, presentation.continues), gathers, language))
    for line in lines:
        spoken = spoken_at(language, line.n)
        words_said = capital(translate(line.text, spoken))
        bold = ACTING.search(words_said)
        another = bold is not None and bold[1].casefold() != acting
        acting = bold[1].casefold() if bold is not None else acting
        if line.n == step and not another and len(result[-1]) + len(words_said) < LINE:
            joined = result[-1] + (f" {words_said}" if not language.startswith("zh") else words_said)
            result[-1] = spoken.shortened(joined) if isinstance(spoken, Voice) else joined
        else:
            result.append(words_said)
        step = line.n
    return result


def _continued(lines: Iterable[LogLine], continues: Mapping[tuple[str, str], str]) -> list[LogLine]:
    """The lines, in which an event that goes on with the one before it is one event with that."""
    result: list[LogLine] = []
    for line in lines:
        before = result[-1] if result else line
        both = continues.get((before.text.key, line.text.key))
        shared = before.text.args.keys() & line.text.args.keys()
        if both is None or any(before.text.args[name] != line.text.args[name] for name in shared):
            result.append(line)
        else:
            result[-1] = replace(line, text=Text(both, before.text.args | line.text.args))
    return result


def _gathered(lines: Sequence[LogLine], gathers: Mapping[str, tuple[str, str]], language: str) -> Iterator[LogLine]:
    """The lines, in which consecutive events of several things are one event."""

    def sort(line: LogLine) -> Any:
        key, args = current_key(line.text.key), line.text.args
        differing = gathers[key][1] if key in gathers else ""
        return key, line.seat, [(name, arg) for name, arg in sorted(args.items()) if name != differing]

    for (key, _, _), alike in groupby(lines, sort):
        several = list(alike)
        if key not in gathers or len(several) == 1:
            yield from several
            continue
        of_several, differing = gathers[key]
        last = several[-1]
        items = [item for line in several for item in _items(line.text.args.get(differing))]
        everything: Any = items or len(several)
        if items and isinstance(items[0], str):
            everything = join(items, language)
        yield replace(last, text=Text(of_several, last.text.args | {differing: everything}))


def _items(arg: Any) -> list[Any]:
    return [] if arg is None else arg if isinstance(arg, list) else [arg]


def most_telling(lines: Sequence[str], most: int, own: str, before: Sequence[str] = ()) -> tuple[str, ...]:
    """At most this many of the lines, in their order: the latest that name the reader, then the latest of the
    others, then of what the reader did `before`, and knows."""
    every = (*before, *lines)
    first = len(before)
    places = sorted(
        range(len(every)), key=lambda place: (place >= first, place >= first and own in every[place], place)
    )
    return tuple(every[place] for place in sorted(places[-most:]))


# -- the table -------------------------------------------------------------------------------------------------------


def board_message(
    look: Look,
    presentation: Presentation,
    language: str,
    *pictures: PictureLike,
    ping: tuple[int, ...] = (),
    unreached: tuple[int, ...] = (),
    deals: Iterable[Item | None] = (),
    deal_pictures: tuple[PictureLike, ...] = (),
    result: tuple[PictureLike, ...] = (),
) -> OutgoingMessage:
    """The public message of a running or finished game. `unreached`: people here who cannot receive direct messages;
    `deals`: the postings as items, with their pictures; `result`: pictures of a finished game, each in full width."""
    return compose(
        text("\n".join(_table_lines(look, presentation, language, ping))),
        *(gallery(picture) for picture in result),
        gallery(*pictures),
        text("\n".join(_lately(look, presentation, language, unreached))),
        *deals,
        *_table_buttons(look, presentation, language, called=bool(ping)),
        accent=presentation.accent(look.view),
        pictures=(*pictures, *result, *deal_pictures),
        ping=ping,
    )


def _over(look: Look) -> bool:
    return look.standing is not None and look.standing.over


def _table_lines(look: Look, presentation: Presentation, language: str, ping: tuple[int, ...]) -> list[str]:
    """The state of the table: who plays and is waited for, what is voted on and proposed, how the game has ended."""
    info, over = look.info, _over(look)
    lines = [f"### {message('table-title', language, game=presentation.name, number=info.id)}"]
    if over:
        lines.append(f"## {winner_line(look, presentation, language)}")
    lines += origin_lines(info, language)
    out = look.standing.out if look.standing is not None else ()
    lines += [_seat_line(look, seat, presentation, language, ping, out=seat.seat in out) for seat in info.seats]
    if info.secret and info.status == "running":
        since = ago(info.owed_since) if info.owed_since is not None else ""
        lines.append(message("table-waits", language, since=since))
    lines += presentation.status(look.view, speaking(info, language, brief=True))
    lines += ballot_lines(info, speaking(info, language, brief=True))
    lines += proposal_lines(look, presentation, language)
    if over and look.standing is not None and look.standing.reason is not None:
        lines.append(f"**{translate(look.standing.reason, speaking(info, language))}**")
    return lines


def _lately(look: Look, presentation: Presentation, language: str, unreached: tuple[int, ...]) -> list[str]:
    """What is below the picture: the fingerprint of the deal, the latest events, and whom no direct message reaches."""
    info = look.info
    most = LAST_EVENTS if _over(look) and presentation.leaves_trail else EVENTS
    told = log_lines(_not_beside(look, presentation), speaking(info, language), presentation)[-most:]
    lines = [] if _had_lobby(info) else fingerprint_lines(info, language)
    lines += [f"-# {line}" for line in told]
    if unreached:
        names = join([safe_name(seat.name) for seat in info.seats if seat.person_id in unreached], language)
        hand = say(presentation.hand_button[0])
        lines.append(f"-# {message('table-unreached', language, names=names, button=hand)}")
    return lines


def _not_beside(look: Look, presentation: Presentation) -> list[LogLine]:
    """The news that no other message of the channel has told: neither that of something that goes on, nor that of the
    chapter that has ended."""
    lines = news(look.events, look, presentation)
    opened = [line.n for line in lines if current_key(line.text.key) == presentation.opens_chapter]
    return [
        line
        for line in lines
        if line.n >= (opened[-1] if opened else 0) and current_key(line.text.key) not in presentation.told_beside
    ]


def _had_lobby(info: TableInfo) -> bool:
    """Whether people came together before the start. Then the first message of the table has the fingerprint of the
    deal and keeps it; where one person began at once, no other public message does."""
    return len(info.people()) > 1


def _seat_line(
    look: Look, seat: SeatInfo, presentation: Presentation, language: str, ping: tuple[int, ...], *, out: bool
) -> str:
    info = look.info
    called = translate(presentation.seat(seat.seat), language)
    line = f"**{called}** · {sitting(info, seat, language, ping=seat.person_id in ping)}"
    standing = look.standing
    if standing is not None and standing.over and seat.seat < len(standing.scores):
        line += f" · **{standing.scores[seat.seat]}**"
    if out:
        return f"{line} · {message('table-resigned', language)}"
    if info.status == "running" and seat.seat in info.owed:
        at = info.since(seat.seat) or info.owed_since
        since = ago(at) if at is not None else ""
        awaited = presentation.awaited(look.view, seat.seat)
        if seat.by_computer:
            waits = message("table-thinking", language, since=since)
        elif awaited is not None:
            waits = message("table-awaited", language, what=awaited, since=since)
        else:
            waits = message("table-to-move", language, since=since)
        line = " · ".join(filter(None, (f"▶ {line}", waits, deadline_words(info, seat.seat, language))))
    if info.status == "running" and seat.stand_in is not None:
        line += f"\n-# {message('table-stand-in', language, name=who(info, seat, language))}"
    return line


def ending(look: Look, presentation: Presentation, language: str) -> str:
    """How the game ended, in one line. In a solo game nobody is named as winner: the reason says it all."""
    standing = look.standing
    if standing is None or not standing.over:
        return ""
    named = speaking(look.info, language)
    reason = translate(standing.reason, named) if standing.reason is not None else ""
    if reason and (len(look.info.seats) == 1 or standing.without_result):
        return reason
    winners = [translate(presentation.seat(seat), named) for seat in standing.winners]
    if standing.outsider is not None:
        winners.append(translate(standing.outsider, language))
    key = "table-won" if len(winners) == 1 else "table-shared" if winners else "table-drawn"
    told = message(key, language, names=join(winners, language))
    return f"{told}{'' if language.startswith('zh') else ' '}{reason}".strip()


def winner_line(look: Look, presentation: Presentation, language: str) -> str:
    """Who has won, as a heading: the players' names alone."""
    standing = look.standing
    if standing is None or standing.without_result:
        return message("result-none", language)
    if standing.outsider is not None or (len(look.info.seats) == 1 and not standing.winners):
        return translate(standing.outsider, language) if standing.outsider else message("result-lost", language)
    if not standing.winners:
        return message("result-drawn", language)
    named = speaking(look.info, language, brief=True)
    names = join([translate(presentation.seat(seat), named) for seat in standing.winners], language)
    return message("result-winner", language, names=names)


def rematch_buttons(info: TableInfo, language: str, style: ButtonStyle = ButtonStyle.secondary) -> tuple[Control, ...]:
    """The next game in one tap: everybody one seat further on, or on the same seats."""
    again = button(Key("rematch", info.id), message("button-rematch", language), style, emoji="🔁")
    if len(info.seats) == 1 or info.rematch is not None:
        return (again,)
    return again, button(Key("rematch-same", info.id), message("button-rematch-same", language), emoji="↩️")


def news(lines: Sequence[LogLine], look: Look, presentation: Presentation | None = None) -> list[LogLine]:
    """The lines of the log to show with the state of the game: without the reason of the end, which is shown there, and
    without details that the presentation says to be elsewhere."""
    reason = look.standing.reason if look.standing is not None and look.standing.over else None
    left_out = frozenset() if presentation is None else presentation.told_elsewhere
    return [
        line for line in lines if (reason is None or line.text != reason) and current_key(line.text.key) not in left_out
    ]


def lines_since(before: Look, now: Look, language: str, presentation: Presentation) -> list[str]:
    """Log lines of what has happened between two looks at a table, for the reader of the later one."""
    told = before.events[-1].n if before.events else -1
    return log_lines([line for line in news(now.events, now, presentation) if line.n > told], language, presentation)


def _table_buttons(look: Look, presentation: Presentation, language: str, *, called: bool = False) -> Iterator[Item]:
    info = look.info
    running = info.status == "running"

    def make(verb: str, emoji: str, style: ButtonStyle = ButtonStyle.secondary, label: str = "") -> Control:
        return button(Key(verb, info.id), message(label or f"button-{verb}", language), style, emoji=emoji)

    board = [] if has_pages(presentation, info) else [make("board", "🔭")]
    if running:
        label, emoji = presentation.hand_button
        yield from rows(
            make("panel", "🎯", ButtonStyle.primary),
            *([make("hand", emoji, label=label)] if presentation.hands else []),
            *board,
            make("log", "📜"),
            make("recap", "👀"),
            make("rules", "❔"),
        )
    else:
        again = rematch_buttons(info, language, ButtonStyle.primary)
        yield from rows(*again, *board, make("replay", "⏪"), make("log", "📜"), make("verify", "🔏"))
    yield from page_rows(presentation, info, Key("board", info.id), language)
    if running and called and len(info.people()) > 1:
        yield from rows(button(Key("hush", info.id), message("button-hush", language), emoji="🔕"))
    if running and info.draw_offered_by:
        yield from rows(
            button(Key("draw", info.id), message("button-draw-accept", language), ButtonStyle.success, emoji="🤝"),
            button(Key("nodraw", info.id), message("button-draw-decline", language)),
        )
    yield from ballot_buttons(info, language)
    yield from proposal_buttons(info, language)


def shrunk_message(lines: list[LogLine], presentation: Presentation, language: str, title: str = "") -> OutgoingMessage:
    """The reduced form of an older message: what happened while it was current."""
    shown = log_lines(lines, language, presentation)[-12:] or [message("table-older", language)]
    head = [f"-# {title}"] if title else []
    return compose(text("\n".join([*head, *(f"-# {line}" for line in shown)])), accent=presentation.accent(None))
