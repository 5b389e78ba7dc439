"""Postings, such as proposals, counters and bids: how the table's message shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.controls import Control, Key, button, log_button, number, rows
from cogs.ui.names import name_player, voice_of
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, gallery, one_below_the_other, text
from cogs.ui.presentation import Presentation, join
from engine.core.posting import Posting
from locales import message, translate
from tables.records import Look, TableInfo

SIGNS = {"accepted": "✅", "declined": "❌", "waiting": "⏳", "countered": "↩️"}
MOST_ANSWERED = 4
"""Postings with buttons in the table's message; Discord allows 40 components. The panel answers the others too."""
MOST_PICTURED = 2


@dataclass(frozen=True)
class Pressed:
    """The meaning of a posting's button: which action, on which version of the posting."""

    verb: str
    number: int
    version: int

    def __str__(self) -> str:
        return f"{self.verb}.{self.number}.{self.version}"

    @classmethod
    def parse(cls, arg: str) -> Pressed | None:
        """The meaning of a control's argument. None if it is not of this kind."""
        verb, *numbers = arg.split(".")
        match [number(part) for part in numbers]:
            case [int(of), int(version)]:
                return cls(verb, of, version)
        return None


def concerning_people(look: Look) -> list[Posting]:
    """The postings for people to answer: first those that can be carried out or wait for consent, then offers. What
    computers say to each other is only in the log."""
    people = {seat.seat for seat in look.info.seats if seat.kind == "person"}
    postings = [posting for posting in look.postings if posting.seats & people and not posting.lasting]
    return sorted(postings, key=lambda posting: (not _is_live(posting), posting.to is None, posting.number))


def answered_here(look: Look) -> list[Posting]:
    """The postings that stand in the table's message with all they say."""
    return concerning_people(look)[:MOST_ANSWERED]


def list_pictured(look: Look) -> list[Posting]:
    """The postings with a picture: those that all must agree to. For an offer the text is enough."""
    return [posting for posting in concerning_people(look) if _is_live(posting)][:MOST_PICTURED]


def _is_live(posting: Posting) -> bool:
    """Whether it can be carried out, or somebody's consent is waited for."""
    return posting.ready or any(reply.state == "waiting" for reply in posting.replies)


def posting_items(
    look: Look, presentation: Presentation, language: str, pictures: dict[int, PictureLike], ping: tuple[int, ...] = ()
) -> Iterator[Item | None]:
    """The postings, each with its buttons. `pictures`: by number, for those that have one."""
    postings = concerning_people(look)
    brief = voice_of(look.info, language, brief=True)
    for posting in postings[:MOST_ANSWERED]:
        yield text("\n".join(_lines(posting, look, presentation, language, ping)))
        yield gallery(pictures[posting.number]) if posting.number in pictures else None
        yield from rows(*_buttons(posting, look.info, presentation, language, numbered=len(postings) > 1))
    others = [f"-# {posting_heading(posting, presentation, brief)}" for posting in postings[MOST_ANSWERED:]]
    if others:
        yield text("\n".join([*others, f"-# {message('posting-others', language)}"]))


def _lines(posting: Posting, look: Look, presentation: Presentation, language: str, ping: tuple[int, ...]) -> list[str]:
    brief = voice_of(look.info, language, brief=True)
    said = presentation.posting_lines(posting, look.view, brief)
    if posting.replies and not _is_live(posting):  # refused: whoever wants to counter it still reads it
        said = [f"-# {' · '.join(line.removeprefix('• ').replace('**', '') for line in said)}"] if said else []
    lines = [f"**{posting_heading(posting, presentation, brief)}**", *said]
    lines += _reply_lines(posting, look.info, presentation, language, ping)
    if posting.ready:
        lines.append(f"**{message('posting-ready', brief, side=presentation.seat(posting.author))}**")
    return lines


def posting_heading(posting: Posting, presentation: Presentation, language: str) -> str:
    """The kind of the posting, its owner, and its version."""
    return message(
        f"posting-title-{posting.kind}",
        language,
        number=posting.number,
        version=posting.version,
        side=presentation.seat(posting.author),
        of=posting.of or 0,
    )


def _reply_lines(
    posting: Posting, info: TableInfo, presentation: Presentation, language: str, ping: tuple[int, ...]
) -> Iterator[str]:
    said = []
    for reply in posting.replies:
        seat = info.seats[reply.seat]
        name = name_player(info, seat, language, ping=seat.person_id in ping)
        state = message(f"posting-reply-{reply.state}", language)
        side = presentation.seat(reply.seat)
        said.append(message("posting-reply", language, sign=SIGNS[reply.state], side=side, name=name, state=state))
    if said:
        yield join(said, language)


def _buttons(
    posting: Posting, info: TableInfo, presentation: Presentation, language: str, *, numbered: bool
) -> Iterator[Control]:
    people = frozenset(seat.seat for seat in info.seats if seat.kind == "person")
    for verb, style, emoji in presentation.posting_buttons(posting, people):
        key = Key("deal", info.id, arg=str(Pressed(verb, posting.number, posting.version)))
        label = message(f"button-posting-{verb}", language) + (f" {posting.number}" if numbered else "")
        yield button(key, label, _STYLES[style], emoji=emoji)


_STYLES = {"good": ButtonStyle.success, "plain": ButtonStyle.secondary, "main": ButtonStyle.primary}


def record_message(
    posting: Posting, look: Look, presentation: Presentation, language: str, *pictures: PictureLike
) -> OutgoingMessage:
    """The message of a record: what it is about, its content, its picture."""
    named = voice_of(look.info, language)
    lines = [f"### {translate(posting.terms, named)}", *presentation.posting_lines(posting, look.view, named)]
    return lasting_message(look.info, presentation, language, lines, *pictures)


def lasting_message(
    info: TableInfo, presentation: Presentation, language: str, lines: list[str], *pictures: PictureLike
) -> OutgoingMessage:
    """A message that stays in the channel, with the way to the log."""
    book = log_button(info.id, language)
    head = text("\n".join([*lines, *origin_lines(info, language)]))
    return compose(
        head, *one_below_the_other(pictures), *rows(book), accent=presentation.accent(None), pictures=pictures
    )


def shown_message(
    lines: list[str], title: str, accent: int, *pictures: PictureLike, controls: tuple[Control, ...]
) -> OutgoingMessage:
    """The direct message with cards that others have shown."""
    items: list[Item] = list(rows(*controls))
    head = text("\n".join([f"### {title}", *lines]))
    return compose(head, *one_below_the_other(pictures), *items, accent=accent, pictures=pictures)
