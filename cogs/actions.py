"""What each control does. A handler returns the page to show in answer (None: the message will change by itself)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from discord import ButtonStyle, ui

from cogs.screens import plain, told
from cogs.ui.controls import Key, button, number, rows
from cogs.ui.formatting import visible
from cogs.ui.names import speaking
from cogs.ui.panel import needs_confirmation
from cogs.ui.postings import Pressed
from cogs.ui.presentation import join as listed
from cogs.ui.promise import word_form
from cogs.ui.public import log_lines, news
from cogs.ui.send import OutgoingMessage
from cogs.ui.settings_page import read_switches, settings_message
from engine.core.decision import Ask
from engine.core.errors import IllegalChoice, Refused, Stale
from engine.core.text import say
from locales import LANGUAGES, message, translate
from tables.records import Level, Look, Person, TableInfo

if TYPE_CHECKING:
    from cogs.dispatcher import Dispatcher, Interaction, Press

Handler: TypeAlias = Callable[["Dispatcher", "Press"], Awaitable[OutgoingMessage | None]]

HANDLERS: dict[str, Handler] = {}

Form: TypeAlias = Callable[["Dispatcher", "Press"], Awaitable[ui.Modal]]
FORMS: dict[str, Form] = {}
"""Controls that open a form. What is typed there comes back as the values of a press with the same key."""

QUIET = frozenset({"join", "leave", "start", "bot", "unbot", "word"})
"""Controls of the lobby: the lobby's own message changes; what is to be said besides comes in a message of its own."""

ON_PANEL = frozenset({"pick", "picks", "both", "each", "sure", "some", "take", "page", "undo", "fresh"})
"""Controls of the panel: a refusal comes with the fresh panel."""


def on(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb."""

    def sync_commands(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return sync_commands


def opens_form(verb: str) -> Callable[[Form], Form]:
    """Register the form of a verb; what is typed goes to its handler."""

    def sync_commands(form: Form) -> Form:
        FORMS[verb] = form
        return form

    return sync_commands


# -- the panel -------------------------------------------------------------------------------------------------------


@on("panel")
@on("fresh")
async def show_panel(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Open the panel, or show it afresh."""
    return await dispatcher.panel(press.table, press.interaction, press.language)


async def own_look(dispatcher: Dispatcher, press: Press) -> Look:
    """The table as the presser's own seat sees it. Refused if the control belongs to somebody else, Stale if its
    question has passed."""
    look = await dispatcher.tables.look(press.table, press.person.id)
    if look.seat is None or press.key.seat != look.seat:
        raise Refused(say("error-not-your-button"))
    if look.pending is None or press.key.serial != look.pending.serial:
        raise Stale
    return look


async def answer_question(dispatcher: Dispatcher, press: Press, keys: tuple[str, ...]) -> OutgoingMessage:
    """Answer the question that the control belongs to."""
    played = await dispatcher.tables.choose(press.table, press.person.id, keys, press.key.serial, press.key.seat)
    told_lines = tuple(log_lines(news(played.lines, played.look), speaking(played.look.info, press.language))[-4:])
    return await dispatcher.after(played.look, press.interaction, press.language, happened=told_lines)


@on("pick")
async def pick(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """An option was pressed: take it, or ask back."""
    return await pick_key(dispatcher, press, press.key.arg)


async def pick_key(dispatcher: Dispatcher, press: Press, key: str) -> OutgoingMessage:
    """Take an option, or ask back if that is called for."""
    look = await own_look(dispatcher, press)
    assert look.pending is not None
    if needs_confirmation(dispatcher.services.presentation(look.info.title), look.pending.ask, key):
        return await dispatcher.after(look, press.interaction, press.language, confirm=key)
    return await answer_question(dispatcher, press, (key,))


@on("picks")
async def pick_from_menu(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Options were chosen from a menu."""
    if len(press.values) == 1:
        return await pick_key(dispatcher, press, press.values[0])
    await own_look(dispatcher, press)
    return await answer_question(dispatcher, press, press.values)


@on("both")
async def pick_and_go_on(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """An option, and then the answer that mostly follows, if it is possible and need not be asked back."""
    key, _, then = press.key.arg.partition(">")
    look = await own_look(dispatcher, press)
    assert look.pending is not None
    played = await dispatcher.tables.choose(press.table, press.person.id, (key,), look.pending.serial, look.seat)
    pending = played.look.pending
    option = pending.ask.option(then) if pending is not None else None
    if option is None or option.caution is not None:
        return await dispatcher.after(played.look, press.interaction, press.language)
    return await answer_keys(dispatcher, press.interaction, press.table, (then,), press.language)


@on("each")
async def pick_each(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Several small answers were chosen from a menu: they are given one after the other, or none of them is."""
    if len(press.values) == 1:
        return await pick_key(dispatcher, press, press.values[0])
    await own_look(dispatcher, press)
    return await answer_keys(dispatcher, press.interaction, press.table, press.values, press.language)


async def answer_keys(
    dispatcher: Dispatcher, interaction: Interaction, table_id: int, keys: Sequence[str], language: str
) -> OutgoingMessage:
    """Give these answers one after the other, all or (until something is revealed) none."""
    played = await dispatcher.tables.choose_line(table_id, interaction.user.id, list(keys), match_key)
    told_lines = tuple(log_lines(news(played.lines, played.look), speaking(played.look.info, language))[-4:])
    return await dispatcher.after(played.look, interaction, language, happened=told_lines)


def match_key(ask: Ask, key: str) -> tuple[tuple[str, ...], str]:
    """The answer with just this key. Refused if it is not offered."""
    if ask.option(key) is None:
        raise IllegalChoice(key)
    return (key,), ""


@on("sure")
async def confirmed(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Asked back, and sure."""
    await own_look(dispatcher, press)
    return await answer_question(dispatcher, press, (press.key.arg,))


@on("page")
async def turn_page(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Another page of a long question."""
    look = await own_look(dispatcher, press)
    page, picked = read_draft(press.key.arg)
    return await dispatcher.after(look, press.interaction, press.language, page=page, picked=picked)


@on("some")
async def pick_some(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Some of many answers were chosen; more may follow."""
    look = await own_look(dispatcher, press)
    page, picked = read_draft(press.key.arg)
    chosen = [number(value) for value in press.values]
    picked = tuple(dict.fromkeys((*picked, *(index for index in chosen if index is not None))))
    return await dispatcher.after(look, press.interaction, press.language, page=page, picked=picked)


@on("take")
async def take_draft(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """All of many answers are chosen."""
    look = await own_look(dispatcher, press)
    assert look.pending is not None
    _, picked = read_draft(press.key.arg)
    options = look.pending.ask.options
    keys = tuple(options[index].key for index in picked if index < len(options))
    return await answer_question(dispatcher, press, keys)


def read_draft(arg: str) -> tuple[int, tuple[int, ...]]:
    """The page and the indexes chosen so far, as a custom id keeps them: `page.index.index`."""
    numbers = [found for part in arg.split(".") if (found := number(part)) is not None]
    return (numbers[0], tuple(numbers[1:])) if numbers else (0, ())


@on("undo")
async def undo(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Take the last answer back, once for each time it is seen."""
    seen = await dispatcher.tables.look(press.table, press.person.id)
    if press.key.serial != (seen.pending.serial if seen.pending is not None else None):
        raise Stale
    look = await dispatcher.tables.undo(press.table, press.person.id)
    return await dispatcher.after(
        look, press.interaction, press.language, notice=message("panel-undone", press.language)
    )


@on("deal")
async def answer_deal(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """A button of something that lies on the table, pressed by whoever saw it."""
    pressed = Pressed.parse(press.key.arg)
    if pressed is None:
        raise Refused(say("error-old-control"))
    look = await dispatcher.tables.look(press.table, press.person.id)
    if look.seat is None:
        raise Refused(say("error-not-seated"))
    posting = next((each for each in look.postings if each.number == pressed.number), None)
    if posting is None:
        raise Refused(say("error-deal-gone", number=pressed.number))
    presentation = dispatcher.services.presentation(look.info.title)
    if posting.version != pressed.version:
        raise Refused(say("error-deal-changed", number=pressed.number, version=posting.version))
    verbs = (pressed.verb, *presentation.instead(pressed.verb))
    ask = look.pending.ask if look.pending is not None else None
    keys = [f"{verb}:{pressed.number}" for verb in verbs]
    key = next((key for key in keys if ask is not None and ask.option(key) is not None), None)
    if key is None:
        named = speaking(look.info, press.language)
        why = translate(presentation.why_not(pressed.verb, posting, look), named)
        return await dispatcher.after(look, press.interaction, press.language, notice=why)
    assert look.pending is not None
    played = await dispatcher.tables.choose(press.table, press.person.id, (key,), look.pending.serial, look.seat)
    told_lines = tuple(log_lines(news(played.lines, played.look), speaking(played.look.info, press.language))[-4:])
    return await dispatcher.after(played.look, press.interaction, press.language, happened=told_lines)


# -- looking ---------------------------------------------------------------------------------------------------------


@on("hand")
async def show_hand(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """The own hand."""
    look = await dispatcher.tables.look(press.table, press.person.id)
    return await dispatcher.screens.hand(
        look, press.language, notice=await dm_notice(dispatcher, press.person.id, press.language)
    )


async def dm_notice(dispatcher: Dispatcher, person_id: int, language: str) -> str:
    """A word for those whom DMs do not reach."""
    known = await dispatcher.tables.person(person_id)
    return "" if known.dm_open else message("notice-dm-closed", language)


@on("board")
async def show_board(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """The board, for one person, in their language."""
    return await dispatcher.screens.board(await dispatcher.tables.look(press.table, press.person.id), press.language)


@on("log")
async def show_log(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """The log."""
    return await dispatcher.screens.log(press.table, press.person.id, press.language, press.number)


@on("rules")
async def show_rules(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """The rules in short."""
    info = await dispatcher.tables.info(press.table)
    return dispatcher.screens.rules(dispatcher.services.presentation(info.title), press.language, info)


@on("verify")
async def show_verification(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Whether the game was dealt as promised."""
    info = await dispatcher.tables.info(press.table)
    return dispatcher.screens.verification(await dispatcher.tables.verify(press.table), info, press.language)


# -- the lobby -------------------------------------------------------------------------------------------------------


async def lobby_again(dispatcher: Dispatcher, press: Press) -> OutgoingMessage | None:
    """On a private page the lobby anew; the public one is edited by the delivery worker."""
    return await dispatcher.panel(press.table, press.interaction, press.language) if press.in_place else None


@on("join")
async def join(dispatcher: Dispatcher, press: Press) -> OutgoingMessage | None:
    """Take a seat."""
    await dispatcher.tables.join(press.table, press.person, press.key.seat)
    return await lobby_again(dispatcher, press)


@on("leave")
async def leave(dispatcher: Dispatcher, press: Press) -> OutgoingMessage | None:
    """Give the seat up."""
    await dispatcher.tables.leave(press.table, press.person.id)
    return await lobby_again(dispatcher, press)


@on("bot")
async def seat_computer(dispatcher: Dispatcher, press: Press) -> OutgoingMessage | None:
    """Let a computer play."""
    level = cast(Level, press.values[0] if press.values else "normal")
    await dispatcher.tables.seat_computer(press.table, press.person.id, level)
    return await lobby_again(dispatcher, press)


@on("unbot")
async def remove_computer(dispatcher: Dispatcher, press: Press) -> OutgoingMessage | None:
    """Send a computer away."""
    await dispatcher.tables.remove_computer(press.table, press.person.id, press.key.seat or 0)
    return await lobby_again(dispatcher, press)


@opens_form("word")
async def ask_word(dispatcher: Dispatcher, press: Press) -> ui.Modal:
    """The form for one's own word; refused to those who cannot give one."""
    info = await dispatcher.tables.info(press.table)
    seat = info.seat_of(press.person.id)
    if info.status != "lobby":
        raise Refused(say("error-word-late"))
    if seat is None:
        raise Refused(say("error-not-seated"))
    return word_form(press.key, info.seats[seat].word, press.language)


@on("word")
async def give_word(dispatcher: Dispatcher, press: Press) -> OutgoingMessage | None:
    """Add a word to the shuffle, or take it back."""
    shown = await set_word(dispatcher, press.interaction, press.table, "".join(press.values), press.language)
    return shown if press.in_place else None


async def set_word(
    dispatcher: Dispatcher, interaction: Interaction, table_id: int, typed: str, language: str
) -> OutgoingMessage:
    """Add what can be seen of a word to the shuffle; the lobby, with a word on what that did."""
    info = await dispatcher.tables.set_word(table_id, interaction.user.id, visible(typed))
    given = info.seats[info.seat_of(interaction.user.id) or 0].word
    notice = message("word-given" if given else "word-taken-back", language)
    return await dispatcher.panel(table_id, interaction, language, notice=notice)


@on("start")
async def start(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Deal and begin; whoever pressed gets their page of the game."""
    await dispatcher.tables.start(press.table, press.person.id)
    return await dispatcher.panel(press.table, press.interaction, press.language)


@on("settings")
async def show_settings(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """The table's options."""
    info = await dispatcher.tables.info(press.table)
    if info.status != "lobby":
        raise Refused(say("error-options-fixed"))
    return settings_message(
        info, dispatcher.services.presentation(info.title), press.language, press.person.id, press.number
    )


@on("switch")
async def set_switches(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Turn options on and off."""
    info = await dispatcher.tables.info(press.table)
    presentation = dispatcher.services.presentation(info.title)
    info = await dispatcher.tables.set_options(
        press.table, press.person.id, read_switches(presentation, info, press.values)
    )
    return settings_message(info, presentation, press.language, press.person.id)


@on("set")
async def set_option(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Choose the value of an option."""
    info = await dispatcher.tables.info(press.table)
    presentation = dispatcher.services.presentation(info.title)
    value = press.values[0] if press.values else ""
    info = await dispatcher.tables.set_options(press.table, press.person.id, {press.key.arg: value})
    return settings_message(info, presentation, press.language, press.person.id)


@on("speak")
async def set_public_language(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Choose the language of what everybody reads at the table."""
    if not set(press.values) & set(LANGUAGES):
        raise Refused(say("error-old-control"))
    info = await dispatcher.tables.speak(press.table, press.person.id, press.values[0])
    return settings_message(info, dispatcher.services.presentation(info.title), press.language, press.person.id)


# -- ending ----------------------------------------------------------------------------------------------------------


@on("draw")
async def agree_draw(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Offer a draw, or accept one, having been asked back or by a button that says so; a word on what that did."""
    return await dispatcher.screens.offered_draw(
        await dispatcher.tables.offer_draw(press.table, press.person.id), press.language
    )


async def ask_draw(dispatcher: Dispatcher, table_id: int, person_id: int, language: str) -> OutgoingMessage:
    """Ask back before a draw is offered or accepted: if all others agree, that ends the game at once."""
    look = await player_look(dispatcher, table_id, person_id)
    assert look.standing is not None
    offers = look.info.draw_offered_by
    if look.seat in offers:
        raise Refused(say("error-draw-offered"))
    if len(look.info.seats) - len(look.standing.out) < 2:
        raise Refused(say("error-draw-alone"))
    presentation = dispatcher.services.presentation(look.info.title)
    named = speaking(look.info, language)
    sides = listed([translate(presentation.seat(seat), named) for seat in offers], language)
    label = "button-draw-accept" if offers else "button-draw-offer"
    yes = button(Key("draw", table_id), message(label, language), ButtonStyle.danger)
    no = button(Key("panel", table_id), message("panel-back", language))
    return plain(message("draw-sure-accept" if offers else "draw-sure", language, sides=sides), *rows(yes, no))


@on("nodraw")
async def decline_draw(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Say no to a draw."""
    await dispatcher.tables.decline_draw(press.table, press.person.id)
    return told(say("draw-declined"), press.language)


@on("resign")
async def resign(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Give up, having been asked back."""
    look = await dispatcher.tables.resign(press.table, press.person.id)
    return await dispatcher.after(look, press.interaction, press.language)


async def ask_resign(dispatcher: Dispatcher, table_id: int, person_id: int, language: str) -> OutgoingMessage:
    """Ask back before giving up."""
    look = await player_look(dispatcher, table_id, person_id)
    assert look.standing is not None
    yes = button(Key("resign", table_id), message("button-resign", language), ButtonStyle.danger)
    no = button(Key("panel", table_id), message("panel-back", language))
    players = len(look.info.seats) - len(look.standing.out)
    return plain(message("resign-sure", language, players=players), *rows(yes, no))


async def player_look(dispatcher: Dispatcher, table_id: int, person_id: int) -> Look:
    """The running game as somebody sees it who is in it. Refused to everybody else."""
    look = await dispatcher.tables.look(table_id, person_id)
    if look.standing is None or look.info.status != "running":
        raise Refused(say("error-not-started"))
    if look.seat is None:
        raise Refused(say("error-not-seated"))
    if look.seat in look.standing.out:
        raise Refused(say("error-resigned"))
    return look


@on("rematch")
async def rematch(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Open the next game; one in which nobody else has to join has begun."""
    opened = await open_rematch(dispatcher, press.table, press.person)
    if opened[0].status == "running":
        return await dispatcher.panel(opened[0].id, press.interaction, press.language)
    return plain(rematch_words(opened, press.language))


async def open_rematch(dispatcher: Dispatcher, table_id: int, person: Person) -> tuple[TableInfo, int]:
    """Open the next game; its table, and how many played the one before."""
    dispatcher.count_opening(person.id)
    fresh = await dispatcher.tables.rematch(table_id, person)
    return fresh, len((await dispatcher.tables.info(table_id)).seats)


def rematch_words(opened: tuple[TableInfo, int], language: str) -> str:
    """That the next game is open, and how people sit."""
    return message("rematch-open", language, number=opened[0].id, players=opened[1])


@on("dm-off")
async def stop_dms(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """No more direct messages, with the way back at hand."""
    await dispatcher.tables.dm_closed(press.person.id)
    again = button(Key("dm-on", press.table), message("button-dm-on", press.language))
    return plain(message("notify-dms-stopped", press.language), *rows(again))


@on("dm-on")
async def allow_dms(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Direct messages after all."""
    await dispatcher.tables.dm_open(press.person.id)
    return plain(message("notify-dms-again", press.language))
