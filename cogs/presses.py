"""What each control does. A handler returns the page to show in answer (None: the message will change by itself)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from discord import ButtonStyle, ui

from cogs.screens import plain, told
from cogs.ui.controls import Key, button, number, rows
from cogs.ui.deal import Pressed
from cogs.ui.face import join as listed
from cogs.ui.names import speaking
from cogs.ui.options import read_switches, settings_sheet
from cogs.ui.panel import needs_confirmation
from cogs.ui.promise import word_form
from cogs.ui.public import log_lines, news
from cogs.ui.say import visible
from cogs.ui.send import Sheet
from engine.core.decision import Ask
from engine.core.errors import IllegalChoice, Refused, Stale
from engine.core.text import say
from locales import LANGUAGES, translate, words
from tables.records import Level, Look, Person, TableInfo

if TYPE_CHECKING:
    from cogs.desk import Desk, Press, Talk

Handler: TypeAlias = Callable[["Desk", "Press"], Awaitable[Sheet | None]]

HANDLERS: dict[str, Handler] = {}

Form: TypeAlias = Callable[["Desk", "Press"], Awaitable[ui.Modal]]
FORMS: dict[str, Form] = {}
"""Controls that open a form. What is typed there comes back as the values of a press with the same key."""

QUIET = frozenset({"join", "leave", "start", "bot", "unbot", "word"})
"""Controls of the lobby: the lobby's own message changes; what is to be said besides comes in a message of its own."""

ON_PANEL = frozenset({"pick", "picks", "both", "each", "sure", "some", "take", "page", "undo", "fresh"})
"""Controls of the panel: a refusal comes with the fresh panel."""


def on(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb."""

    def register(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return register


def opens_form(verb: str) -> Callable[[Form], Form]:
    """Register the form of a verb; what is typed goes to its handler."""

    def register(form: Form) -> Form:
        FORMS[verb] = form
        return form

    return register


# -- the panel -------------------------------------------------------------------------------------------------------


@on("panel")
@on("fresh")
async def show_panel(desk: Desk, press: Press) -> Sheet:
    """Open the panel, or show it afresh."""
    return await desk.panel(press.table, press.talk, press.language)


async def own_look(desk: Desk, press: Press) -> Look:
    """The table as the presser's own seat sees it. Refused if the control belongs to somebody else, Stale if its
    question has passed."""
    look = await desk.tables.look(press.table, press.person.id)
    if look.seat is None or press.key.seat != look.seat:
        raise Refused(say("error-not-your-button"))
    if look.pending is None or press.key.serial != look.pending.serial:
        raise Stale
    return look


async def answer_question(desk: Desk, press: Press, keys: tuple[str, ...]) -> Sheet:
    """Answer the question that the control belongs to."""
    played = await desk.tables.choose(press.table, press.person.id, keys, press.key.serial, press.key.seat)
    told_lines = tuple(log_lines(news(played.lines, played.look), speaking(played.look.info, press.language))[-4:])
    return await desk.after(played.look, press.talk, press.language, happened=told_lines)


@on("pick")
async def pick(desk: Desk, press: Press) -> Sheet:
    """An option was pressed: take it, or ask back."""
    return await pick_key(desk, press, press.key.arg)


async def pick_key(desk: Desk, press: Press, key: str) -> Sheet:
    """Take an option, or ask back if that is called for."""
    look = await own_look(desk, press)
    assert look.pending is not None
    if needs_confirmation(desk.house.face(look.info.title), look.pending.ask, key):
        return await desk.after(look, press.talk, press.language, confirm=key)
    return await answer_question(desk, press, (key,))


@on("picks")
async def pick_from_menu(desk: Desk, press: Press) -> Sheet:
    """Options were chosen from a menu."""
    if len(press.values) == 1:
        return await pick_key(desk, press, press.values[0])
    await own_look(desk, press)
    return await answer_question(desk, press, press.values)


@on("both")
async def pick_and_go_on(desk: Desk, press: Press) -> Sheet:
    """An option, and then the answer that mostly follows, if it is possible and need not be asked back."""
    key, _, then = press.key.arg.partition(">")
    look = await own_look(desk, press)
    assert look.pending is not None
    played = await desk.tables.choose(press.table, press.person.id, (key,), look.pending.serial, look.seat)
    pending = played.look.pending
    option = pending.ask.option(then) if pending is not None else None
    if option is None or option.caution is not None:
        return await desk.after(played.look, press.talk, press.language)
    return await answer_keys(desk, press.talk, press.table, (then,), press.language)


@on("each")
async def pick_each(desk: Desk, press: Press) -> Sheet:
    """Several small answers were chosen from a menu: they are given one after the other, or none of them is."""
    if len(press.values) == 1:
        return await pick_key(desk, press, press.values[0])
    await own_look(desk, press)
    return await answer_keys(desk, press.talk, press.table, press.values, press.language)


async def answer_keys(desk: Desk, talk: Talk, table_id: int, keys: Sequence[str], language: str) -> Sheet:
    """Give these answers one after the other, all or (until something is revealed) none."""
    played = await desk.tables.choose_line(table_id, talk.user.id, list(keys), match_key)
    told_lines = tuple(log_lines(news(played.lines, played.look), speaking(played.look.info, language))[-4:])
    return await desk.after(played.look, talk, language, happened=told_lines)


def match_key(ask: Ask, key: str) -> tuple[tuple[str, ...], str]:
    """The answer with just this key. Refused if it is not offered."""
    if ask.option(key) is None:
        raise IllegalChoice(key)
    return (key,), ""


@on("sure")
async def confirmed(desk: Desk, press: Press) -> Sheet:
    """Asked back, and sure."""
    await own_look(desk, press)
    return await answer_question(desk, press, (press.key.arg,))


@on("page")
async def turn_page(desk: Desk, press: Press) -> Sheet:
    """Another page of a long question."""
    look = await own_look(desk, press)
    page, picked = read_draft(press.key.arg)
    return await desk.after(look, press.talk, press.language, page=page, picked=picked)


@on("some")
async def pick_some(desk: Desk, press: Press) -> Sheet:
    """Some of many answers were chosen; more may follow."""
    look = await own_look(desk, press)
    page, picked = read_draft(press.key.arg)
    chosen = [number(value) for value in press.values]
    picked = tuple(dict.fromkeys((*picked, *(index for index in chosen if index is not None))))
    return await desk.after(look, press.talk, press.language, page=page, picked=picked)


@on("take")
async def take_draft(desk: Desk, press: Press) -> Sheet:
    """All of many answers are chosen."""
    look = await own_look(desk, press)
    assert look.pending is not None
    _, picked = read_draft(press.key.arg)
    options = look.pending.ask.options
    keys = tuple(options[index].key for index in picked if index < len(options))
    return await answer_question(desk, press, keys)


def read_draft(arg: str) -> tuple[int, tuple[int, ...]]:
    """The page and the indexes chosen so far, as a custom id keeps them: `page.index.index`."""
    numbers = [found for part in arg.split(".") if (found := number(part)) is not None]
    return (numbers[0], tuple(numbers[1:])) if numbers else (0, ())


@on("undo")
async def undo(desk: Desk, press: Press) -> Sheet:
    """Take the last answer back, once for each time it is seen."""
    seen = await desk.tables.look(press.table, press.person.id)
    if press.key.serial != (seen.pending.serial if seen.pending is not None else None):
        raise Stale
    look = await desk.tables.undo(press.table, press.person.id)
    return await desk.after(look, press.talk, press.language, notice=words("panel-undone", press.language))


@on("deal")
async def answer_deal(desk: Desk, press: Press) -> Sheet:
    """A button of something that lies on the table, pressed by whoever saw it."""
    pressed = Pressed.parse(press.key.arg)
    if pressed is None:
        raise Refused(say("error-old-control"))
    look = await desk.tables.look(press.table, press.person.id)
    if look.seat is None:
        raise Refused(say("error-not-seated"))
    posting = next((each for each in look.postings if each.number == pressed.number), None)
    if posting is None:
        raise Refused(say("error-deal-gone", number=pressed.number))
    face = desk.house.face(look.info.title)
    if posting.version != pressed.version:
        raise Refused(say("error-deal-changed", number=pressed.number, version=posting.version))
    verbs = (pressed.verb, *face.instead(pressed.verb))
    ask = look.pending.ask if look.pending is not None else None
    keys = [f"{verb}:{pressed.number}" for verb in verbs]
    key = next((key for key in keys if ask is not None and ask.option(key) is not None), None)
    if key is None:
        named = speaking(look.info, press.language)
        why = translate(face.why_not(pressed.verb, posting, look), named)
        return await desk.after(look, press.talk, press.language, notice=why)
    assert look.pending is not None
    played = await desk.tables.choose(press.table, press.person.id, (key,), look.pending.serial, look.seat)
    told_lines = tuple(log_lines(news(played.lines, played.look), speaking(played.look.info, press.language))[-4:])
    return await desk.after(played.look, press.talk, press.language, happened=told_lines)


# -- looking ---------------------------------------------------------------------------------------------------------


@on("hand")
async def show_hand(desk: Desk, press: Press) -> Sheet:
    """The own hand."""
    look = await desk.tables.look(press.table, press.person.id)
    return await desk.screens.hand(look, press.language, notice=await dm_notice(desk, press.person.id, press.language))


async def dm_notice(desk: Desk, person_id: int, language: str) -> str:
    """A word for those whom DMs do not reach."""
    known = await desk.tables.person(person_id)
    return "" if known.dm_open else words("notice-dm-closed", language)


@on("board")
async def show_board(desk: Desk, press: Press) -> Sheet:
    """The board, for one person, in their language."""
    return await desk.screens.board(await desk.tables.look(press.table, press.person.id), press.language)


@on("log")
async def show_log(desk: Desk, press: Press) -> Sheet:
    """The log."""
    return await desk.screens.log(press.table, press.person.id, press.language, press.number)


@on("rules")
async def show_rules(desk: Desk, press: Press) -> Sheet:
    """The rules in short."""
    info = await desk.tables.info(press.table)
    return desk.screens.rules(desk.house.face(info.title), press.language, info)


@on("verify")
async def show_verification(desk: Desk, press: Press) -> Sheet:
    """Whether the game was dealt as promised."""
    info = await desk.tables.info(press.table)
    return desk.screens.verification(await desk.tables.verify(press.table), info, press.language)


# -- the lobby -------------------------------------------------------------------------------------------------------


async def lobby_again(desk: Desk, press: Press) -> Sheet | None:
    """On a private page the lobby anew; the public one is edited by the courier."""
    return await desk.panel(press.table, press.talk, press.language) if press.in_place else None


@on("join")
async def join(desk: Desk, press: Press) -> Sheet | None:
    """Take a seat."""
    await desk.tables.join(press.table, press.person, press.key.seat)
    return await lobby_again(desk, press)


@on("leave")
async def leave(desk: Desk, press: Press) -> Sheet | None:
    """Give the seat up."""
    await desk.tables.leave(press.table, press.person.id)
    return await lobby_again(desk, press)


@on("bot")
async def seat_computer(desk: Desk, press: Press) -> Sheet | None:
    """Let a computer play."""
    level = cast(Level, press.values[0] if press.values else "normal")
    await desk.tables.seat_computer(press.table, press.person.id, level)
    return await lobby_again(desk, press)


@on("unbot")
async def remove_computer(desk: Desk, press: Press) -> Sheet | None:
    """Send a computer away."""
    await desk.tables.remove_computer(press.table, press.person.id, press.key.seat or 0)
    return await lobby_again(desk, press)


@opens_form("word")
async def ask_word(desk: Desk, press: Press) -> ui.Modal:
    """The form for one's own word; refused to those who cannot give one."""
    info = await desk.tables.info(press.table)
    seat = info.seat_of(press.person.id)
    if info.status != "lobby":
        raise Refused(say("error-word-late"))
    if seat is None:
        raise Refused(say("error-not-seated"))
    return word_form(press.key, info.seats[seat].word, press.language)


@on("word")
async def give_word(desk: Desk, press: Press) -> Sheet | None:
    """Add a word to the shuffle, or take it back."""
    shown = await set_word(desk, press.talk, press.table, "".join(press.values), press.language)
    return shown if press.in_place else None


async def set_word(desk: Desk, talk: Talk, table_id: int, typed: str, language: str) -> Sheet:
    """Add what can be seen of a word to the shuffle; the lobby, with a word on what that did."""
    info = await desk.tables.set_word(table_id, talk.user.id, visible(typed))
    given = info.seats[info.seat_of(talk.user.id) or 0].word
    notice = words("word-given" if given else "word-taken-back", language)
    return await desk.panel(table_id, talk, language, notice=notice)


@on("start")
async def start(desk: Desk, press: Press) -> Sheet:
    """Deal and begin; whoever pressed gets their page of the game."""
    await desk.tables.start(press.table, press.person.id)
    return await desk.panel(press.table, press.talk, press.language)


@on("settings")
async def show_settings(desk: Desk, press: Press) -> Sheet:
    """The table's options."""
    info = await desk.tables.info(press.table)
    if info.status != "lobby":
        raise Refused(say("error-options-fixed"))
    return settings_sheet(info, desk.house.face(info.title), press.language, press.person.id, press.number)


@on("switch")
async def set_switches(desk: Desk, press: Press) -> Sheet:
    """Turn options on and off."""
    info = await desk.tables.info(press.table)
    face = desk.house.face(info.title)
    info = await desk.tables.set_options(press.table, press.person.id, read_switches(face, info, press.values))
    return settings_sheet(info, face, press.language, press.person.id)


@on("set")
async def set_option(desk: Desk, press: Press) -> Sheet:
    """Choose the value of an option."""
    info = await desk.tables.info(press.table)
    face = desk.house.face(info.title)
    value = press.values[0] if press.values else ""
    info = await desk.tables.set_options(press.table, press.person.id, {press.key.arg: value})
    return settings_sheet(info, face, press.language, press.person.id)


@on("speak")
async def set_public_language(desk: Desk, press: Press) -> Sheet:
    """Choose the language of what everybody reads at the table."""
    if not set(press.values) & set(LANGUAGES):
        raise Refused(say("error-old-control"))
    info = await desk.tables.speak(press.table, press.person.id, press.values[0])
    return settings_sheet(info, desk.house.face(info.title), press.language, press.person.id)


# -- ending ----------------------------------------------------------------------------------------------------------


@on("draw")
async def agree_draw(desk: Desk, press: Press) -> Sheet:
    """Offer a draw, or accept one, having been asked back or by a button that says so; a word on what that did."""
    return await desk.screens.offered_draw(await desk.tables.offer_draw(press.table, press.person.id), press.language)


async def ask_draw(desk: Desk, table_id: int, person_id: int, language: str) -> Sheet:
    """Ask back before a draw is offered or accepted: if all others agree, that ends the game at once."""
    look = await player_look(desk, table_id, person_id)
    assert look.standing is not None
    offers = look.info.draw_offered_by
    if look.seat in offers:
        raise Refused(say("error-draw-offered"))
    if len(look.info.seats) - len(look.standing.out) < 2:
        raise Refused(say("error-draw-alone"))
    face = desk.house.face(look.info.title)
    named = speaking(look.info, language)
    sides = listed([translate(face.seat(seat), named) for seat in offers], language)
    label = "button-draw-accept" if offers else "button-draw-offer"
    yes = button(Key("draw", table_id), words(label, language), ButtonStyle.danger)
    no = button(Key("panel", table_id), words("panel-back", language))
    return plain(words("draw-sure-accept" if offers else "draw-sure", language, sides=sides), *rows(yes, no))


@on("nodraw")
async def decline_draw(desk: Desk, press: Press) -> Sheet:
    """Say no to a draw."""
    await desk.tables.decline_draw(press.table, press.person.id)
    return told(say("draw-declined"), press.language)


@on("resign")
async def resign(desk: Desk, press: Press) -> Sheet:
    """Give up, having been asked back."""
    look = await desk.tables.resign(press.table, press.person.id)
    return await desk.after(look, press.talk, press.language)


async def ask_resign(desk: Desk, table_id: int, person_id: int, language: str) -> Sheet:
    """Ask back before giving up."""
    look = await player_look(desk, table_id, person_id)
    assert look.standing is not None
    yes = button(Key("resign", table_id), words("button-resign", language), ButtonStyle.danger)
    no = button(Key("panel", table_id), words("panel-back", language))
    players = len(look.info.seats) - len(look.standing.out)
    return plain(words("resign-sure", language, players=players), *rows(yes, no))


async def player_look(desk: Desk, table_id: int, person_id: int) -> Look:
    """The running game as somebody sees it who is in it. Refused to everybody else."""
    look = await desk.tables.look(table_id, person_id)
    if look.standing is None or look.info.status != "running":
        raise Refused(say("error-not-started"))
    if look.seat is None:
        raise Refused(say("error-not-seated"))
    if look.seat in look.standing.out:
        raise Refused(say("error-resigned"))
    return look


@on("rematch")
async def rematch(desk: Desk, press: Press) -> Sheet:
    """Open the next game; one in which nobody else has to join has begun."""
    opened = await open_rematch(desk, press.table, press.person)
    if opened[0].status == "running":
        return await desk.panel(opened[0].id, press.talk, press.language)
    return plain(rematch_words(opened, press.language))


async def open_rematch(desk: Desk, table_id: int, person: Person) -> tuple[TableInfo, int]:
    """Open the next game; its table, and how many played the one before."""
    desk.count_opening(person.id)
    fresh = await desk.tables.rematch(table_id, person)
    return fresh, len((await desk.tables.info(table_id)).seats)


def rematch_words(opened: tuple[TableInfo, int], language: str) -> str:
    """That the next game is open, and how people sit."""
    return words("rematch-open", language, number=opened[0].id, players=opened[1])


@on("dm-off")
async def stop_dms(desk: Desk, press: Press) -> Sheet:
    """No more direct messages, with the way back at hand."""
    await desk.tables.dm_closed(press.person.id)
    again = button(Key("dm-on", press.table), words("button-dm-on", press.language))
    return plain(words("notify-dms-stopped", press.language), *rows(again))


@on("dm-on")
async def allow_dms(desk: Desk, press: Press) -> Sheet:
    """Direct messages after all."""
    await desk.tables.dm_open(press.person.id)
    return plain(words("notify-dms-again", press.language))
