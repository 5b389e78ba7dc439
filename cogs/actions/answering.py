"""Answering the game's questions: by the panel, by a typed line, by a button of a posting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cogs.actions.request import Request
from cogs.ui import path_menu, typed
from cogs.ui.answer_form import match_key
from cogs.ui.controls import BETWEEN_KEYS, Key, number, required
from cogs.ui.lesson import asks_for
from cogs.ui.meant import finder, meant_items
from cogs.ui.names import reader_of, voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.panel import needs_confirmation
from cogs.ui.postings import Pressed
from cogs.ui.presentation import Presentation
from cogs.ui.public import log_lines, news
from engine.core.decision import Ask
from engine.core.errors import Refused, Stale
from engine.core.text import say
from locales import message, translate
from tables.errors import LineStopped, not_seated
from tables.records import AsksBack, Look, Played, TableInfo

TOLD = 4
"""Log lines about the result of an answer, above the next panel."""
TOLD_OF_LINE = 8
"""The same for a typed turn."""


async def show_panel(request: Request) -> OutgoingMessage:
    """Open the panel, or show it afresh."""
    return await request.panel()


async def own_look(request: Request) -> Look:
    """The table as seen from the person's own seat. Raises Refused if the control belongs to somebody else, Stale if
    its question has passed."""
    look = await request.look()
    if look.seat is None and look.info.former_seat_of(request.person.id) == request.key.seat:
        raise not_seated(look.info, request.person.id)
    if look.seat is None or request.key.seat != look.seat:
        raise Refused(say("error-not-your-button"))
    if look.pending is None or request.key.serial != look.pending.serial:
        raise Stale
    return look


async def panel_after(request: Request, played: Played, most: int = TOLD) -> OutgoingMessage:
    """The panel after an answer, with the log lines of the result."""
    look, presentation = played.look, request.presentation(played.look.info)
    lines = log_lines(news(played.lines, look, presentation), voice_of(look.info, request.language), presentation)
    draft = Draft(happened=tuple(lines[-most:]))
    if played.asked:
        draft = replace(_to_confirm(look, played.asked), happened=draft.happened)
    if played.unplayed:
        draft = replace(draft, notice=message("panel-line-waits", request.language, line=played.unplayed))
    return await request.panel_of(look, draft)


def _to_confirm(look: Look, keys: tuple[str, ...]) -> Draft:
    """The panel that asks once more before this answer."""
    if len(keys) == 1:
        return Draft(confirm=keys[0])
    assert look.pending is not None
    chosen = [index for index, key in enumerate(look.pending.ask.options.keys) if key in keys]
    return Draft(confirm_several=tuple(chosen))


async def answer_question(request: Request, keys: tuple[str, ...]) -> OutgoingMessage:
    """Answer the question that the control belongs to."""
    key = request.key
    return await panel_after(
        request, await request.tables.play.choose(request.table, request.person.id, keys, key.serial, key.seat)
    )


async def pick(request: Request) -> OutgoingMessage:
    """An option was pressed: take it, or ask for confirmation."""
    return await pick_key(request, request.key.arg)


async def pick_key(request: Request, key: str) -> OutgoingMessage:
    """Take an option, or ask for confirmation if it needs one."""
    look = await own_look(request)
    if await confirms_first(request, look, key):
        return await request.panel_of(look, Draft(confirm=key))
    return await answer_question(request, (key,))


async def confirms_first(request: Request, look: Look, key: str) -> bool:
    """Whether an option is confirmed before it is taken: its title wants that, or the person."""
    assert look.pending is not None
    warned = needs_confirmation(request.presentation(look.info), look.pending.ask, key)
    return (warned and not asks_for(look, (key,))) or await asks_first(request, look, (key,))


async def asks_first(request: Request, look: Look, keys: tuple[str, ...]) -> bool:
    """Whether the person wants to be asked before this answer, because it ends their turn."""
    if asks_for(look, keys) or not (await request.tables.people.get(request.person.id)).confirm:
        return False
    return await request.tables.queries.ends_turn(request.table, request.person.id, keys)


async def pick_several(request: Request, look: Look, keys: tuple[str, ...]) -> OutgoingMessage:
    """Give an answer of several options, or ask for confirmation first if the person wants that."""
    assert look.pending is not None
    if not await asks_first(request, look, keys):
        return await answer_question(request, keys)
    return await request.panel_of(look, _to_confirm(look, keys))


async def pick_from_menu(request: Request) -> OutgoingMessage:
    """Options were chosen from a menu."""
    if len(request.values) == 1:
        return await pick_key(request, request.values[0])
    return await pick_several(request, await own_look(request), request.values)


async def pick_and_go_on(request: Request) -> OutgoingMessage:
    """Take an option, of a button or a menu, and then the answer that usually follows, if that is possible and needs no
    confirmation. Where a question about the payment comes before that, the answer is given after it."""
    key, _, then = (request.typed or request.key.arg).partition(BETWEEN_KEYS)
    look = await own_look(request)
    assert look.pending is not None
    played = await request.tables.play.choose(request.table, request.person.id, (key,), look.pending.serial, look.seat)
    pending = played.look.pending
    option = pending.ask.option(then) if pending is not None else None
    if pending is not None and option is None and request.presentation(look.info).waits(then, pending.ask):
        return await request.panel_of(played.look, Draft(then=then))
    if option is None or option.caution is not None:
        return await request.panel_of(played.look)
    if await asks_first(request, played.look, (then,)):
        return await request.panel_of(played.look, Draft(confirm=then))
    return await answer_keys(request, (then,))


async def pick_each(request: Request) -> OutgoingMessage:
    """Several small answers were chosen from a menu: they are given one after the other, or none of them is."""
    if len(request.values) == 1:
        return await pick_key(request, request.values[0])
    await own_look(request)
    return await answer_keys(request, request.values)


async def pick_at_once(request: Request) -> OutgoingMessage:
    """An answer was chosen together with those to the questions that follow it."""
    look = await own_look(request)
    asked = asks_back(request.presentation(look.info))
    return await answer_keys(request, request.typed.split(BETWEEN_KEYS), asked)


async def answer_keys(request: Request, keys: Sequence[str], asked: AsksBack | None = None) -> OutgoingMessage:
    """Give these answers one after the other: all or (until something is revealed) none. `asked`: before which of them
    the person is asked once more."""
    return await panel_after(
        request, await request.tables.play.choose_line(request.table, request.person.id, list(keys), match_key, asked)
    )


async def take_confirmed(request: Request) -> OutgoingMessage:
    """The confirmed answer."""
    await own_look(request)
    return await answer_question(request, (request.key.arg,))


async def take_step(request: Request) -> OutgoingMessage:
    """A step on the way to an option was chosen, or the option itself."""
    look = await own_look(request)
    assert look.pending is not None
    taken = path_menu.read_path(request.key.arg.partition(path_menu.BETWEEN)[2])
    path, key = path_menu.choose_following(look.pending.ask, taken, request.typed)
    return await request.panel_of(look, Draft(path=path)) if key is None else await pick_key(request, key)


async def go_to_step(request: Request) -> OutgoingMessage:
    """On to a step on the way to an option, or back to an earlier one."""
    look = await own_look(request)
    assert look.pending is not None
    path = path_menu.read_path(request.key.arg)
    path_menu.steps_taken(look.pending.ask, path)  # raises Stale if there is no such path any more
    return await request.panel_of(look, Draft(path=path))


async def turn_page(request: Request) -> OutgoingMessage:
    """Another page of a long question."""
    look = await own_look(request)
    page, picked = read_draft(request.key.arg)
    return await request.panel_of(look, Draft(page=page, picked=picked))


async def pick_some(request: Request) -> OutgoingMessage:
    """Some of several answers were chosen; more may follow."""
    look = await own_look(request)
    page, picked = read_draft(request.key.arg)
    chosen = [number(value) for value in request.values]
    picked = tuple(dict.fromkeys((*picked, *(index for index in chosen if index is not None))))
    return await request.panel_of(look, Draft(page=page, picked=picked))


async def take_draft(request: Request) -> OutgoingMessage:
    """All of several answers are chosen."""
    look = await own_look(request)
    assert look.pending is not None
    return await pick_several(request, look, _drafted_keys(look, read_draft(request.key.arg)[1]))


async def take_several_confirmed(request: Request) -> OutgoingMessage:
    """The confirmed answer of several options."""
    look = await own_look(request)
    picked = [found for part in request.key.arg.split(".") if (found := number(part)) is not None]
    return await answer_question(request, _drafted_keys(look, picked))


def _drafted_keys(look: Look, picked: Sequence[int]) -> tuple[str, ...]:
    """The keys of the options with these indexes."""
    assert look.pending is not None
    options = look.pending.ask.options
    return tuple(options[index].key for index in picked if index < len(options))


def read_draft(arg: str) -> tuple[int, tuple[int, ...]]:
    """The page and the indexes chosen so far, as stored in a custom id: `page.index.index`."""
    numbers = [found for part in arg.split(".") if (found := number(part)) is not None]
    return (numbers[0], tuple(numbers[1:])) if numbers else (0, ())


async def play_line(request: Request) -> OutgoingMessage:
    """Play a whole turn in one line."""
    info = await request.info()
    clauses, who = typed.clauses(request.typed), request.person.id
    asked = asks_back(request.presentation(info))
    try:
        played = await request.tables.play.choose_line(request.table, who, clauses, reader_of(info), asked)
    except LineStopped as stopped:
        if stopped.is_over and typed.says_end(stopped.clause):  # the turn has ended by itself before that was said
            if stopped.played is not None:
                return await panel_after(request, stopped.played, TOLD_OF_LINE)
            if clauses[1:] and clauses[-1] == stopped.clause:
                return await play_line(replace(request, values=("; ".join(clauses[:-1]),)))
        return await _offer_meant(request, info, stopped)
    return await panel_after(request, played, TOLD_OF_LINE)


def asks_back(presentation: Presentation) -> Callable[[Ask, tuple[str, ...]], bool]:
    """Whether a person is asked once more before an answer of a line."""
    return lambda ask, keys: len(keys) == 1 and needs_confirmation(presentation, ask, keys[0])


async def _offer_meant(request: Request, info: TableInfo, stopped: LineStopped) -> OutgoingMessage:
    """Why a typed line was not played, with what was probably meant. Raises the refusal where nobody can tell."""
    find, left = finder(info, request.language), typed.clauses(stopped.left)
    meant = await request.tables.queries.meant(request.table, request.person.id, left, reader_of(info), find)
    if not meant:
        raise stopped
    look = await request.look() if stopped.played is None else stopped.played.look
    why = translate(stopped.text, voice_of(info, request.language, brief=True))
    if request.pressed or stopped.played is not None:
        return await request.panel_of(look, Draft(notice=why, meant=meant))
    serial = look.pending.serial if look.pending is not None else None
    key = Key("line", info.id, look.seat, serial)
    return compose(text(why), *meant_items(key, meant, request.language))


async def play_meant(request: Request) -> OutgoingMessage:
    """Play the line that was offered in place of one that could not be read."""
    await own_look(request)
    return await play_line(replace(request, values=(request.key.arg,)))


async def undo(request: Request) -> OutgoingMessage:
    """Undo the last answer. A button works only for the answer it was shown for."""
    await _pressed_in_time(request)
    look = await request.tables.play.undo(request.table, request.person.id)
    return await request.panel_of(look, Draft(notice=message("panel-undone", request.language)))


async def restart(request: Request) -> OutgoingMessage:
    """Take the running turn back, as far as nothing was revealed. Its button works likewise."""
    await _pressed_in_time(request)
    starts_turn = request.presentation(await request.info()).starts_turn
    look = await request.tables.play.restart(request.table, request.person.id, starts_turn)
    return await request.panel_of(look, Draft(notice=message("panel-restarted", request.language)))


async def _pressed_in_time(request: Request) -> None:
    """Raises Stale for a button of a question that was answered since."""
    if request.pressed:
        seen = await request.look()
        if request.key.serial != (seen.pending.serial if seen.pending is not None else None):
            raise Stale


async def answer_posting(request: Request) -> OutgoingMessage:
    """Press a button of a posting, by anybody who sees it."""
    pressed = required(Pressed.parse(request.key.arg))
    look = await request.look()
    if look.seat is None:
        raise not_seated(look.info, request.person.id)
    posting = next((each for each in look.postings if each.number == pressed.number), None)
    if posting is None:
        raise Refused(say("error-posting-gone", number=pressed.number))
    presentation = request.presentation(look.info)
    if posting.version != pressed.version:
        raise Refused(say("error-posting-changed", number=pressed.number, version=posting.version))
    verbs = (pressed.verb, *presentation.verbs_meant(pressed.verb))
    ask = look.pending.ask if look.pending is not None else None
    keys = [f"{verb}:{pressed.number}" for verb in verbs]
    key = next((key for key in keys if ask is not None and ask.option(key) is not None), None)
    if key is None:
        named = voice_of(look.info, request.language)
        notice = translate(presentation.why_not(pressed.verb, posting, look), named)
        return await request.panel_of(look, Draft(notice=notice))
    assert look.pending is not None
    if await confirms_first(request, look, key):
        return await request.panel_of(look, Draft(confirm=key))
    played = await request.tables.play.choose(request.table, request.person.id, (key,), look.pending.serial, look.seat)
    return await panel_after(request, played)
