"""The public messages: the table's message, and the reduced form of an older one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.ui.clocks import deadline_words
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import ago, safe_name
from cogs.ui.names import describe_player, name_player, voice_of
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, TooLarge, compose, one_below_the_other, text, with_notice
from cogs.ui.pages import has_pages, page_rows
from cogs.ui.postings import answered_here
from cogs.ui.presentation import Presentation, join, join_names
from cogs.ui.proposals import answers_beside, draw_buttons, questions_beside, stopped_lines, told_by_proposals
from cogs.ui.reasons import reason_lines
from engine.core.text import Text, say
from engine.core.title import Standing
from locales import Voice, capitalize, current_key, has, message, spoken_at, translate
from tables.records import LogLine, Look, SeatInfo, TableInfo
from tables.summary import place_of_outsider, places_of

TO_MOVE, TO_ANSWER = "▶", "⏳"
"""Before the line of whose turn it is, and of who is asked something in the turn of somebody else."""
EVENTS = 8
LAST_EVENTS = 2
"""Lines of the log below a game that has ended without a result; a result says it all."""
MEDALS = ("🥇", "🥈", "🥉")
LINE = 240
"""The greatest number of characters of log events on one line."""
ACTING = re.compile(r"\*\*(.+?)\*\*")
"""The acting seat is bold in the log of titles where one step may have events of several seats."""


OF_EVERY_TITLE = {"table-log-undo": ("table-log-undo-times", "times")}
"""What `Presentation.gathers` says, for log messages of every title."""

SAID_BEFORE = {
    ("table-log-stood-in", "table-log-stood-in"),  # the computer gave several answers of one turn
    ("table-log-vote-end", "table-log-stand-in"),
}
"""The keys of two log messages that follow each other, of which the second one tells nothing more."""


GIVEN_BEFORE = {
    "table-log-habit": "table-log-habit-told",
    "table-log-queued": "table-log-queued-told",
    "table-log-default": "table-log-default-told",
}
"""The lines that say which answer was given in advance; and how they begin the line that tells what it did."""


def log_lines(lines: Sequence[LogLine], language: str, presentation: Presentation | None = None) -> list[str]:
    """Lines of the log in a language. The events of one step are on one line, with a new line for each acting seat
    and for each new turn.

    A Voice names people, those who sat there then, in full once a line. The presentation says which events are one
    where they follow each other.
    """
    result: list[str] = []
    step: int | None = None
    acting = ""
    lines = _without_repeated(lines)
    if presentation is not None:
        gathers = {**OF_EVERY_TITLE, **presentation.gathers}
        lines = list(_join_alike(_join_continued(lines, presentation.continues), gathers, language))
    begun = False
    for line in _beginning_what_follows(lines):
        spoken = spoken_at(language, line.n)
        words_said = capitalize(translate(line.text, spoken))
        bold = ACTING.search(words_said)
        another = bold is not None and bold[1].casefold() != acting
        acting = bold[1].casefold() if bold is not None else acting
        opens = presentation is not None and line.text.key in presentation.opens_line
        fits = not another and not opens and line.n == step and len(result[-1]) + len(words_said) < LINE
        if begun or fits:
            joined = result[-1] + (f" {words_said}" if not language.startswith("zh") else words_said)
            result[-1] = spoken.shortened(joined) if isinstance(spoken, Voice) else joined
        else:
            result.append(words_said)
        step, begun = line.n, line.text.key in GIVEN_BEFORE.values()
    return result


def _beginning_what_follows(lines: Sequence[LogLine]) -> Iterator[LogLine]:
    """The lines, in which an answer that was given in advance is not named if it is told what it did."""
    for line, after in zip(lines, [*lines[1:], None], strict=False):
        told = GIVEN_BEFORE.get(line.text.key)
        if told is not None and after is not None and (after.n, after.seat) == (line.n, line.seat):
            yield replace(line, text=say(told))
        else:
            yield line


def _without_repeated(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines without what the one before has told already of the same seat."""
    pairs = zip([None, *lines], lines, strict=False)
    return [line for before, line in pairs if before is None or not _is_said_by(before, line)]


def _is_said_by(before: LogLine, line: LogLine) -> bool:
    same = before.text.args.get("seat") == line.text.args.get("seat")
    return same and (current_key(before.text.key), current_key(line.text.key)) in SAID_BEFORE


def _join_continued(lines: Iterable[LogLine], continues: Mapping[tuple[str, str], str]) -> list[LogLine]:
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


def _join_alike(lines: Sequence[LogLine], gathers: Mapping[str, tuple[str, str]], language: str) -> Iterator[LogLine]:
    """The lines, in which consecutive events of several things are one event."""

    def sort(line: LogLine) -> Any:
        key, args = current_key(line.text.key), line.text.args
        differing = gathers[key][1] if key in gathers else ""
        if key in gathers and not differing:
            return key, None, []
        return key, line.seat, [(name, arg) for name, arg in sorted(args.items()) if name != differing]

    for (key, _, _), alike in groupby(lines, sort):
        several = list(alike)
        if key not in gathers or len(several) == 1:
            yield from several
            continue
        of_several, differing = gathers[key]
        last = several[-1]
        if not differing:
            yield replace(last, seat=None, text=say(of_several, times=len(several)))
            continue
        items = [item for line in several for item in _items(line.text.args.get(differing))]
        everything: Any = items or len(several)
        if items and isinstance(items[0], str):
            everything = join(items, language)
        elif items and isinstance(items[0], int):
            everything = " + ".join(map(str, items))
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
    postings: Iterable[Item | None] = (),
    posting_pictures: tuple[PictureLike, ...] = (),
    result: tuple[PictureLike, ...] = (),
    turning: str = "",
    notice: str = "",
    below: Sequence[Item] = (),
) -> OutgoingMessage:
    """The public message of a running or finished game. `unreached`: people here who cannot receive direct messages;
    `postings`: as items, with `posting_pictures`; `result`: pictures of a finished game, each in full width; `turning`:
    what decided it; `notice`, `below`: what one reader alone has above and below it. Where much is told and asked, the
    pages have no buttons, only the first picture is shown, then what all are asked stands in the head, and at last
    nobody has anything of their own."""
    head = [*_table_lines(look, presentation, language, ping), *([turning] if turning else [])]
    questions = questions_beside(look, presentation, language, public=True)
    latest = text("\n".join(_latest_lines(look, presentation, language, unreached)))
    asked = list(postings)

    def composed(
        shown: tuple[PictureLike, ...], *, pages: bool, beside: bool = True, own: bool = True
    ) -> OutgoingMessage:
        out = compose(
            text("\n".join(head if beside else [*head, *questions])),
            *one_below_the_other(result),
            *one_below_the_other(shown),
            latest,
            *asked,
            *_table_buttons(look, presentation, language, called=bool(ping), pages=pages),
            text("\n".join(questions if beside else ())),
            *_answer_buttons(look, language),
            *(below if own else ()),
            accent=presentation.accent(look.view),
            pictures=(*shown, *result, *posting_pictures),
            ping=ping,
        )
        return with_notice(out, notice if own else "")

    with suppress(TooLarge):
        return composed(pictures, pages=has_pages(presentation, look.info))
    with suppress(TooLarge):
        return composed(pictures[:1], pages=False)
    with suppress(TooLarge):
        return composed(pictures[:1], pages=False, beside=False)
    return composed(pictures[:1], pages=False, beside=False, own=False)


def _table_lines(look: Look, presentation: Presentation, language: str, ping: tuple[int, ...]) -> list[str]:
    """The state of the table: who plays and is waited for, that it rests, how the game has ended."""
    info = look.info
    lines = [f"### {message('table-title', language, game=presentation.name, number=info.id)}"]
    if look.over:
        lines.append(f"## {winner_line(look, presentation, language)}")
    lines += origin_lines(info, language)
    if look.over:
        lines += result_lines(look, presentation, language, ping)
    else:
        lines += [_seat_line(look, seat, presentation, language, ping) for seat in info.seats]
    if info.secret and info.status == "running":
        since = ago(info.owed_since) if info.owed_since is not None else ""
        lines.append(message("table-waits", language, since=since))
    lines += presentation.status(look.view, voice_of(info, language, brief=True))
    lines += stopped_lines(info, language)
    if look.standing is not None and look.standing.over and look.standing.reason is not None:
        lines.append(f"**{translate(look.standing.reason, voice_of(info, language))}**")
    return lines


def _latest_lines(look: Look, presentation: Presentation, language: str, unreached: tuple[int, ...]) -> list[str]:
    """What is below the picture: the latest events, and whom no direct message reaches."""
    info = look.info
    told = log_lines(_not_beside(look, presentation), voice_of(info, language), presentation)
    if look.over:
        told = told[-LAST_EVENTS:] if look.standing is not None and look.standing.without_result else []
    told = told[-EVENTS:]
    lines = [f"-# {line}" for line in told]
    lines += reason_lines(info, presentation, language)
    if unreached:
        names = join([safe_name(seat.name) for seat in info.seats if seat.person_id in unreached], language)
        hand = say(presentation.hand_button[0])
        lines.append(f"-# {message('table-unreached', language, names=names, button=hand)}")
    return lines


def _not_beside(look: Look, presentation: Presentation) -> list[LogLine]:
    """The news that nothing else in the channel tells: neither that of something that goes on, nor that of the chapter
    that has ended, nor what stands in the postings below or in the lines of proposals there."""
    lines = _of_running_chapter(news(look.events, look, presentation), presentation.title.notices.opens_chapter)
    below, beside = answered_here(look), presentation.told_beside | told_by_proposals(look.info)
    told = [
        line
        for line in lines
        if current_key(line.text.key) not in beside
        and not any(presentation.is_told_by(posting, line) for posting in below)
    ]
    return _without_present_turn(told, presentation)


def _of_running_chapter(lines: list[LogLine], opens: tuple[str, ...]) -> list[LogLine]:
    """The lines from the first with which the latest chapter begins."""
    opening = [(place, line.n) for place, line in enumerate(lines) if current_key(line.text.key) in opens]
    return lines[min((place for place, n in opening if n == opening[-1][1]), default=0) :]


def _without_present_turn(lines: list[LogLine], presentation: Presentation) -> list[LogLine]:
    """The lines without the last one, if that only tells of the turn of which the head of the message tells."""
    return lines[:-1] if lines and current_key(lines[-1].text.key) in presentation.told_of_turn else lines


def result_lines(
    look: Look, presentation: Presentation, language: str, ping: tuple[int, ...] = (), mine: int | None = None
) -> list[str]:
    """Everybody at the end, best first, with the side without a seat; how far the winner is ahead, and what decided
    between equal scores. Who has won or lost together has no places. `mine`: only the line of this seat."""
    info, standing = look.info, look.standing
    assert standing is not None
    placed = places_of(standing, len(info.seats))
    ranked = len(info.seats) > 1 and not standing.together and not standing.without_result
    lines: list[tuple[int, str]] = []
    for seat in info.seats:
        if mine not in (None, seat.seat):
            continue
        line = _named(look, seat, presentation, language, ping)
        if seat.seat < len(standing.scores):
            line += f" · **{standing.scores[seat.seat]}**{_margin(standing, seat.seat, placed)}"
            note = tie_note(standing, seat.seat, placed, presentation, language)
            line += f" · {note}" if note else ""
        if seat.seat in standing.out:
            line += f" · {message('table-resigned', language)}"
        elif ranked:
            line = f"{medal(placed[seat.seat])} {line}"
        lines.append((placed[seat.seat], line))
    against = standing.outsider
    if against is not None and mine is None and not standing.without_result:
        place = 0 if standing.together else place_of_outsider(standing, len(info.seats))
        line = f"**{translate(against.name, language)}**" + ("" if against.score is None else f" · **{against.score}**")
        lines.append((place or len(info.seats) + 1, f"{medal(place)} {line}" if ranked and place else line))
    return [line for _, line in sorted(lines, key=lambda each: each[0])]


def medal(place: int) -> str:
    """The sign of a place."""
    return MEDALS[place - 1] if place <= len(MEDALS) else f"**{place}.**"


def _margin(standing: Standing, seat: int, placed: Sequence[int]) -> str:
    """How far the only winner is ahead of the best of the others."""
    if standing.winners != (seat,) or standing.together or len(placed) != len(standing.scores):
        return ""
    others = [score for other, score in enumerate(standing.scores) if other != seat and other not in standing.out]
    others += [each.score for each in (standing.outsider,) if each is not None and each.score is not None]
    ahead = standing.scores[seat] - max(others, default=standing.scores[seat])
    return f" (+{ahead})" if ahead > 0 else ""


def tie_note(standing: Standing, seat: int, placed: Sequence[int], presentation: Presentation, language: str) -> str:
    """What decided between this seat and others with the same score, if the title says it in words."""
    key = presentation.meta.key("tie")
    alike = [other for other, score in enumerate(standing.scores) if score == standing.scores[seat]]
    if not standing.ties or not has(key) or len({placed[other] for other in alike}) < 2:
        return ""
    return message(key, language, number=abs(standing.ties[seat]))


def _named(look: Look, seat: SeatInfo, presentation: Presentation, language: str, ping: tuple[int, ...]) -> str:
    called = translate(presentation.seat(seat.seat), str(language))  # the side, for which a Voice says the person
    return f"**{called}** · {describe_player(look.info, seat, language, ping=seat.person_id in ping)}"


def _seat_line(look: Look, seat: SeatInfo, presentation: Presentation, language: str, ping: tuple[int, ...]) -> str:
    info = look.info
    line = _named(look, seat, presentation, language, ping)
    if seat.seat in look.out:
        return f"{line} · {message('table-resigned', language)}"
    turn = presentation.whose_turn(look.view) if info.status == "running" else None
    if info.status == "running" and seat.seat in info.owed:
        at = info.since(seat.seat) or info.owed_since
        since = ago(at) if at is not None else ""
        awaited = presentation.describe_awaited(look.view, seat.seat)
        if seat.by_computer:
            waits = message("table-thinking", language, since=since)
        elif awaited is not None:
            waits = message("table-awaited", language, what=awaited, since=since)
        else:
            waits = message("table-to-move" if turn in (None, seat.seat) else "table-to-answer", language, since=since)
        sign = TO_MOVE if turn in (None, seat.seat) else TO_ANSWER
        line = " · ".join(filter(None, (f"{sign} {line}", waits, deadline_words(info, seat.seat, language))))
    elif turn == seat.seat:
        line = f"{TO_MOVE} {line}"
    if info.status == "running" and seat.stand_in is not None:
        line += f"\n-# {message('table-stand-in', language, name=name_player(info, seat, language))}"
    return line


def describe_ending(look: Look, presentation: Presentation, language: str) -> str:
    """How the game ended, in one line. Where one plays alone or all together nobody is named as winner: the reason says
    it all."""
    standing = look.standing
    if standing is None or not standing.over:
        return ""
    named = voice_of(look.info, language)
    reason = translate(standing.reason, named) if standing.reason is not None else ""
    if reason and (len(look.info.seats) == 1 or standing.together or standing.without_result):
        return reason
    winners = [translate(presentation.seat(seat), named) for seat in standing.winners]
    if standing.outsider is not None and standing.beaten:
        winners.append(translate(standing.outsider.name, language))
    key = "table-won" if len(winners) == 1 else "table-shared" if winners else "table-drawn"
    told = message(key, language, names=join_names(winners, language))
    return f"{told}{'' if language.startswith('zh') else ' '}{reason}".strip()


def winner_line(look: Look, presentation: Presentation, language: str) -> str:
    """Who has won, as a heading: the players' names alone; of those who play together whether they have won."""
    standing = look.standing
    if standing is None or standing.without_result:
        return message("result-none", language)
    against = standing.outsider
    if against is not None and (against.won or standing.together):
        key = "result-beat" if standing.winners else "result-beaten"
        return message(key, language, name=against.name)
    if len(look.info.seats) == 1 and not standing.winners:
        return message("result-lost", language)
    if not standing.winners:
        return message("result-drawn", language)
    named = voice_of(look.info, language, brief=True)
    names = join([translate(presentation.seat(seat), named) for seat in standing.winners], language)
    return message("result-winner", language, names=names)


def rematch_buttons(info: TableInfo, language: str, style: ButtonStyle = ButtonStyle.secondary) -> tuple[Control, ...]:
    """The next game in one tap: everybody one seat further on, or on the same seats."""
    again = button(Key("rematch", info.id), message("button-rematch", language), style, emoji="🔁")
    if len(info.seats) == 1 or info.rematch is not None:
        return (again,)
    return again, button(Key("rematch-same", info.id), message("button-rematch-same", language), emoji="↩️")


def story_button(info: TableInfo, language: str) -> Control:
    """The story so far."""
    return button(Key("story", info.id), message("button-story", language), emoji="📖")


def news(lines: Sequence[LogLine], look: Look, presentation: Presentation | None = None) -> list[LogLine]:
    """The lines of the log to show with the state of the game: without the reason of the end, which is shown there, and
    without details that the presentation says to be elsewhere."""
    reason = look.standing.reason if look.standing is not None and look.standing.over else None
    left_out = frozenset() if presentation is None else presentation.told_elsewhere
    told = [
        line for line in lines if (reason is None or line.text != reason) and current_key(line.text.key) not in left_out
    ]
    return told if presentation is None else presentation.tell_whole(told)


def lines_since(before: Look, now: Look, language: str, presentation: Presentation) -> list[str]:
    """Log lines of what has happened between two looks at a table, for the reader of the later one."""
    told = before.events[-1].n if before.events else -1
    fresh = [line for line in news(now.events, now, presentation) if line.n > told]
    return log_lines(_without_present_turn(fresh, presentation), language, presentation)


def _table_buttons(
    look: Look, presentation: Presentation, language: str, *, called: bool, pages: bool
) -> Iterator[Item]:
    info = look.info
    running = info.status == "running"

    def make(verb: str, emoji: str, style: ButtonStyle = ButtonStyle.secondary, label: str = "") -> Control:
        return button(Key(verb, info.id), message(label or f"button-{verb}", language), style, emoji=emoji)

    board = [] if pages else [make("board", "🔭")]
    if running:
        label, emoji = presentation.hand_button
        yield from rows(
            make("panel", "🎯", ButtonStyle.primary),
            *([make("hand", emoji, label=label)] if presentation.hands else []),
            *board,
            make("log", "📰"),
            make("recap", "👀"),
            make("rules", "❔"),
        )
    else:
        again = rematch_buttons(info, language, ButtonStyle.primary)
        yield from rows(*again, *board, make("replay", "⏪"), make("log", "📰"), make("verify", "🔏"))
    if pages:
        yield from page_rows(presentation, info, Key("board", info.id), language)
    if running and called and len(info.people()) > 1:
        yield from rows(button(Key("hush", info.id), message("button-hush", language), emoji="🔕"))


def _answer_buttons(look: Look, language: str) -> Iterator[Item]:
    if look.info.status == "running":
        yield from draw_buttons(look.info, language)
    yield from answers_beside(look, language, public=True)


def shrunk_message(lines: list[LogLine], presentation: Presentation, language: str, title: str = "") -> OutgoingMessage:
    """The reduced form of an older message: what happened while it was current."""
    shown = log_lines(lines, language, presentation)[-12:]
    head = [f"-# {title}"] if title else []
    return compose(text("\n".join([*head, *(f"-# {line}" for line in shown)])), accent=presentation.accent(None))
