"""The panel of the viewing seat, which keeps following its game."""

from __future__ import annotations

from typing import TypeAlias

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.pictures import Album, Renamed
from cogs.screens.board import board_with, lobby_with
from cogs.screens.following import follow_button, is_followable, unfollow_button
from cogs.screens.guessing import guess_button
from cogs.screens.illustrator import Illustrator, draw, draw_board, draw_card
from cogs.screens.notes import note_button, note_line
from cogs.screens.result import result_of
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.names import voice_of
from cogs.ui.option_controls import BLANK, Draft
from cogs.ui.outgoing import Follow, OutgoingMessage, PictureLike, append_items, compose, text, with_notice
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.presentation import Presentation
from cogs.ui.proposals import told_by_proposals
from cogs.ui.public import describe_ending, lines_since, most_telling, rematch_buttons, result_lines
from cogs.ui.waiting import waiting_line
from locales import current_key, message, translate
from render.pictures import Mark
from tables.records import Look

MOST_TOLD = 5
"""Log lines above a panel that follows the game."""


Beginning: TypeAlias = tuple[Look, tuple[str, ...]]
"""What a panel that follows the game began with: the table, and the log lines above it."""


async def panel_page(
    illustrator: Illustrator,
    look: Look,
    language: str,
    draft: Draft = BLANK,
    *,
    reader: int | None = None,
    since: Beginning | None = None,
) -> OutgoingMessage:
    """The panel of the viewing seat; the board for onlookers; the lobby before the start. It follows the game as long
    as that runs. `since`: what it began with, if it follows already; `reader`: the person who looks."""
    out = await illustrator.illustrate(
        language, lambda album: _panel(illustrator, album, look, language, draft, reader)
    )
    info = look.info
    if look.seat is not None and info.status in ("lobby", "running"):
        begun = since or (look, draft.happened)

        async def later(now: Look) -> OutgoingMessage | None:
            if handed_on(now, look.seat):
                return handover_page(now, illustrator.presentation(now.info), language)
            following = _draft_later(illustrator, look, now, language, draft, begun)
            if following is None:
                return None
            return await panel_page(illustrator, now, language, following, reader=reader, since=begun)

        def composing(now: Look) -> bool:
            handed = handed_on(now, look.seat)
            return not handed and _draft_later(illustrator, look, now, language, draft, begun) is None

        out.follow = Follow(info.id, info.version, later, composing)
    return out


def handed_on(look: Look, seat: int | None) -> bool:
    """Whether another person at the same phone is asked now than the one whose page this seat's was: what they hold is
    shown only once they have the phone."""
    running = look.info.shared and look.info.status == "running"
    return running and look.seat is not None and look.seat != seat


def handover_page(look: Look, presentation: Presentation, language: str) -> OutgoingMessage:
    """The page on which the phone is passed on."""
    assert look.seat is not None
    name = translate(presentation.seat(look.seat), voice_of(look.info, language))
    mine = button(Key("fresh", look.info.id, look.seat), message("button-handover", language), ButtonStyle.primary)
    said = f"### 📱 {message('handover-title', language, name=name)}\n{message('handover-hint', language)}"
    return compose(text(said), *rows(mine), accent=presentation.accent(None))


def _draft_later(
    illustrator: Illustrator, before: Look, now: Look, language: str, draft: Draft, since: Beginning
) -> Draft | None:
    """The panel that was shown before, for the present state. None while its person composes an answer that is still
    valid. Log lines since it began stand above it, read together, so that what goes on is told as one event."""
    same = (before.seat, _question(before)) == (now.seat, _question(now))
    if same and draft.composing:
        return None
    first, own_lines = since
    presentation = illustrator.presentation(now.info)
    happened = _told_since(first, own_lines, now, presentation, language)
    notice = draft.notice if same else ""
    if not notice and before.seat is not None and now.seat is None and now.info.status == "lobby":
        notice = message("lobby-unseated", language)
    confirm, asked = draft.confirm, now.pending
    again = confirm is not None and asked is not None and needs_confirmation(presentation, asked.ask, confirm)
    meant = draft.meant if same else ()
    return Draft(confirm=confirm if again else None, notice=notice, meant=meant, happened=happened)


def _told_since(
    first: Look, own_lines: tuple[str, ...], now: Look, presentation: Presentation, language: str
) -> tuple[str, ...]:
    """The lines above a panel that follows the game: what has happened since it began, how many lines are left out, and
    where that leaves room, what its person did before, which they know."""
    named = voice_of(now.info, language)
    own = translate(presentation.seat(now.seat), named) if now.seat is not None else ""
    lines = lines_since(first, _without_asked(now, presentation), named, presentation)
    if len(lines) <= MOST_TOLD:
        return most_telling(lines, MOST_TOLD, own, own_lines)
    told = most_telling(lines, MOST_TOLD - 1, own)
    return message("panel-told-more", language, count=len(lines) - len(told)), *told


def _without_asked(look: Look, presentation: Presentation) -> Look:
    """The look without the lines of the log that the panel has as questions: of proposals while it waits for others,
    else of the postings that it answers."""
    if look.pending is None:
        asked = told_by_proposals(look.info)
        return replace(look, events=tuple(line for line in look.events if current_key(line.text.key) not in asked))
    numbers = {key.rpartition(":")[2] for key in look.pending.ask.options.keys}
    below = [each for each in look.postings if str(each.number) in numbers and not each.lasting]
    told = [line for line in look.events if not any(presentation.is_told_by(each, line) for each in below)]
    return replace(look, events=tuple(told))


async def _panel(
    illustrator: Illustrator, album: Album, look: Look, language: str, draft: Draft, reader: int | None
) -> OutgoingMessage:
    presentation = illustrator.presentation(look.info)
    notice = draft.notice
    if look.view is None:
        return with_notice(await lobby_with(illustrator, album, look.info, language), notice)
    if look.seat is None:
        handed = reader is not None and look.info.former_seat_of(reader) is not None and look.info.status == "running"
        notice = notice or message("panel-handed" if handed else "panel-onlooker", language)
        if handed:
            own = [button(Key("seat-back", look.info.id), message("button-seat-back", language), emoji="🪑")]
        else:
            own = await _onlooking(illustrator, look, language, reader)
        return await board_with(illustrator, album, look, language, notice=notice, below=rows(*own))
    info = look.info
    noted = "" if reader is None else await illustrator.services.tables.private_notes.about_game(info.id, reader)
    panel = Panel(look, presentation, language, draft, noted=tuple(note_line(noted)))
    if panel.pending is None:
        if reader is not None and info.status == "running":
            panel.elsewhere = await illustrator.services.tables.queries.plays_elsewhere(reader, info.id)
        return await _waiting_page(illustrator, album, panel)
    move = look.lesson.move if look.lesson is not None else None
    proposal = (*_proposal(panel), *(move.look if move is not None and panel.draft.confirm is None else ()))
    numbers = {spot.at: spot.label for spot in panel.spots()}
    marks = tuple(Mark(at, label, "proposal" if at in proposal else "option") for at, label in numbers.items())
    marks += tuple(Mark(at, "", "proposal") for at in proposal if at not in numbers)
    if panel.draft.confirm is not None:
        marks = tuple(Mark(mark.at, mark.label, "chosen") for mark in marks)
    names: tuple[str, ...] = ("panel",)
    page = None if panel.draft.confirm is None else presentation.read_first(panel.draft.confirm)
    if page is not None:
        return panel.message(*await draw_card(album, presentation, look.view, page.card, language))
    if panel.draft.confirm is None:
        usual = presentation.panel_pictures(panel.pending.ask, look.view, panel.draft.path)
        names = (move.picture,) if move is not None and move.picture else usual
    pictures: list[PictureLike] = []
    for number, name in enumerate(names):
        drawn = await draw(album, presentation, name, look, language, marks=marks)
        pictures += [Renamed(each, f"{number}-{each.filename}") if number else each for each in drawn]
    return panel.message(*pictures)


async def _onlooking(illustrator: Illustrator, look: Look, language: str, reader: int | None) -> list[Control]:
    """What an onlooker can do below the board: follow the game, predict."""
    if reader is None or not is_followable(look.info):
        return []
    follows = await illustrator.services.tables.onlookers.follows(look.info.id, reader)
    found = [(unfollow_button if follows else follow_button)(look.info.id, language)]
    if await illustrator.services.tables.predicting.is_open(look.info.id, reader):
        found.append(guess_button(look.info, language))
    return found


def _proposal(panel: Panel) -> tuple[str, ...]:
    """The indexes of the options in the proposal."""
    assert panel.pending is not None
    ask = panel.pending.ask
    if not ask.proposal or panel.draft.confirm is not None:
        return ()
    options = [ask.option(key) for key in ask.proposal]
    places = [option.covers or (option.at,) for option in options if option is not None]
    return tuple(at for several in places for at in several if at is not None)


async def _waiting_page(illustrator: Illustrator, album: Album, panel: Panel) -> OutgoingMessage:
    """There is nothing to decide: whose turn it is, and what they see."""
    look, language = panel.look, panel.language
    info = look.info
    standing = look.standing
    ending = await result_of(illustrator, album, look, language)
    pictures = (*ending.sheet, *await draw_board(illustrator, album, look, language))
    if look.over:
        panel.draft = Draft(notice=panel.draft.notice)  # what happened before is not told below the winner
        own = result_lines(look, panel.presentation, language, mine=look.seat)
        told = (describe_ending(look, panel.presentation, language), *own, ending.turning)
        panel.waiting = "\n".join(line for line in told if line)
    elif standing is not None and look.seat in standing.out:
        panel.waiting = message("panel-out", language)
    else:
        panel.waiting = waiting_line(info, panel.presentation, language)
    out = panel.message(*pictures)
    if look.over:
        check = button(Key("verify", info.id), message("button-verify", language), emoji="🔏")
        back = button(Key("replay", info.id), message("button-replay", language), emoji="⏪")
        append_items(
            out,
            *rows(*(() if info.lesson else rematch_buttons(info, language)), back, check, note_button(info, language)),
        )
    return out


def _question(look: Look) -> tuple[str, int | None]:
    """The identity of the question: in the lobby or in the game, and its serial number."""
    return look.info.status, None if look.pending is None else look.pending.serial
