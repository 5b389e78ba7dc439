"""What is proposed at a table: to end the game, that a seat changes hands, to go back; and the answers."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.amendment import amendment_buttons, amendment_proposed
from cogs.ui.clocks import ballot_buttons, ballot_lines, votes
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import ago, mention, moment
from cogs.ui.names import voice_of
from cogs.ui.presentation import Presentation, join
from db.records import Handover
from engine.titles import TITLES
from locales import message, translate
from tables.records import Look, TableInfo


def questions_beside(look: Look, presentation: Presentation, language: str, *, public: bool = False) -> list[str]:
    """What is voted on, if the reader votes, and proposed. It stands beside its answers (`answers_beside`), which a
    phone shows far below the picture. `public`: all read it."""
    voting = ballot_lines(look.info, voice_of(look.info, language, brief=True)) if public or votes(look) else []
    return [*voting, *proposal_lines(look, presentation, language)]


def answers_beside(look: Look, language: str, *, public: bool = False) -> Iterator[Item]:
    """The answers to it. Where one alone reads them, those of their seat."""
    if public or votes(look):
        yield from ballot_buttons(look.info, language)
    yield from proposal_buttons(look.info, language, None if public else look.seat)


def proposal_lines(look: Look, presentation: Presentation, language: str) -> list[str]:
    """A line for each proposal."""
    return [
        *end_proposed(look, presentation, language),
        *handover_proposed(look, language),
        *rewind_proposed(look, presentation, language),
        *amendment_proposed(look, language),
    ]


def told_by_proposals(info: TableInfo) -> frozenset[str]:
    """The keys of the lines of the log that these lines, and those of a vote, repeat."""
    proposed = {
        "end": bool(info.end_agreed_by),
        "swap": info.handover is not None,
        "rewind": info.rewind is not None,
        "amend": info.amendment is not None,
        "terms": info.amendment is not None,
    }
    said = {f"table-log-{what}-propose" for what, stands in proposed.items() if stands}
    said |= {"table-log-end-agree"} if proposed["end"] else set()
    return frozenset(said | {"table-log-vote-open"} if info.ballot is not None else said)


def proposal_buttons(info: TableInfo, language: str, reader: int | None = None) -> Iterator[Item]:
    """The answers to all proposals. `reader`: the seat of who alone reads them."""
    yield from end_buttons(info, language)
    yield from handover_buttons(info, language, reader)
    yield from rewind_buttons(info, language)
    yield from amendment_buttons(info, language, reader)


def draw_buttons(info: TableInfo, language: str) -> Iterator[Item]:
    """The answers to an offer of a draw."""
    if info.draw_offered_by:
        yes = button(Key("draw", info.id), message("button-draw-accept", language), ButtonStyle.success, emoji="🤝")
        yield from rows(yes, button(Key("nodraw", info.id), message("button-draw-decline", language)))


def asked_to_end(look: Look) -> tuple[int, ...]:
    """The seats of the people still in the game who have not agreed to end it."""
    return look.people_without(look.info.end_agreed_by)


def stopped_lines(info: TableInfo, language: str) -> list[str]:
    """The line that administrators have stopped the table, or that it rests; none if it goes on."""
    until = info.paused_until
    rests = [] if until is None else [message("table-paused", language, until=moment(until), left=ago(until))]
    return [message("table-frozen", language)] if info.frozen else rests


def end_proposed(look: Look, presentation: Presentation, language: str) -> list[str]:
    """The line that somebody proposes to end the game, with those who have not answered yet; none if nobody does."""
    if not look.info.end_agreed_by:
        return []
    named = voice_of(look.info, language, brief=True)
    agreed, asked = (
        join([translate(presentation.seat(seat), named) for seat in seats], language)
        for seats in (look.info.end_agreed_by, asked_to_end(look))
    )
    return [message("table-end-proposed", language, agreed=agreed, asked=asked)]


def end_buttons(info: TableInfo, language: str) -> Iterator[Item]:
    """The answers to a proposal to end the game."""
    if info.end_agreed_by:
        yes = button(Key("toend", info.id), message("button-end", language), ButtonStyle.danger)
        yield from rows(yes, button(Key("noend", info.id), message("button-end-no", language)))


def handover_proposed(look: Look, language: str) -> list[str]:
    """The line that somebody proposes that a seat changes hands, with those who have not answered yet."""
    info, now = look.info, look.info.handover
    if now is None:
        return []
    named = voice_of(info, language, brief=True)
    seat = translate(TITLES[info.title].meta.seat(now.seat), named)
    comes = name_newcomer(now, language)
    if now.offered:
        return [message("table-swap-offered", language, seat=seat)]
    if now.by is None:
        return [message("table-swap-asked", language, seat=seat, newcomer=comes)]
    meta, answered = TITLES[info.title].meta, {*now.agreed_by, *now.declined_by}
    asked = [one.seat for one in info.seats if one.kind == "person" and one.seat not in (*answered, *look.out)]
    names = [translate(meta.seat(one), named) for one in asked] + ([] if now.accepted or now.anybody else [comes])
    by = translate(meta.seat(now.by), named)
    said = {"by": by, "seat": seat, "newcomer": comes, "asked": join(names, language)}
    return [message("table-swap-proposed", language, several=len(names), **said)]


def name_newcomer(handover: Handover, language: str) -> str:
    """Who would take the seat."""
    if handover.person_id is not None:
        return mention(handover.person_id)
    if handover.anybody:
        return message("swap-by-anybody", language)
    return message(f"swap-by-{handover.level or 'normal'}", language)


def handover_buttons(info: TableInfo, language: str, reader: int | None = None) -> Iterator[Item]:
    """The answers to a proposal that a seat changes hands. `reader`: the seat of who alone reads them; whoever has
    agreed can only take that back."""
    if info.handover is not None and info.handover.offered:
        no = button(Key("swap-no", info.id), message("button-swap-stay", language))
        yield from rows(*([take_button(info, language)] if reader is None else []), no)
    elif info.handover is not None and reader is not None and reader in info.handover.agreed_by:
        yield from rows(button(Key("swap-no", info.id), message("button-end-back", language)))
    elif info.handover is not None:
        yes = button(Key("swap-yes", info.id), message("button-swap-yes", language), ButtonStyle.success, emoji="🪑")
        yield from rows(yes, button(Key("swap-no", info.id), message("button-swap-no", language)))


def take_button(info: TableInfo, language: str) -> Control:
    """What takes the seat for which a substitute is wanted."""
    label = message("button-substitute-take", language)
    return button(Key("substitute-take", info.id), label, ButtonStyle.success, emoji="🪑")


def rewind_proposed(look: Look, presentation: Presentation, language: str) -> list[str]:
    """The line that somebody proposes to go back, with those who have not answered yet."""
    now = look.info.rewind
    if now is None:
        return []
    named = voice_of(look.info, language, brief=True)
    asked = look.people_without(now.agreed_by)
    names = join([translate(presentation.seat(seat), named) for seat in asked], language)
    by = translate(presentation.seat(now.by), named)
    return [message("table-rewind-proposed", language, by=by, asked=names)]


def rewind_buttons(info: TableInfo, language: str) -> Iterator[Item]:
    """The ways to look at a proposal to go back, and to refuse it."""
    if info.rewind is not None:
        look = button(Key("torewind", info.id), message("button-rewind-look", language), ButtonStyle.primary, emoji="🕰️")
        yield from rows(look, button(Key("norewind", info.id), message("button-rewind-no", language)))
