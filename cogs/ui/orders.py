"""Standing orders and queued actions: the page on which a person lays them down, and the lines about them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.discord_types import Field, Item
from cogs.ui import typed
from cogs.ui.controls import Choice, Control, Key, button, clip, menu, page_of, pager, rows
from cogs.ui.forms import line_form
from cogs.ui.names import seat_names, voice_of
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation, join
from engine.core.decision import Ask, Barred, Option
from engine.core.errors import Refused
from engine.core.orders import OrderKind
from engine.core.text import Text
from locales import capitalize, message, translate
from tables.reading import read_words
from tables.records import Look
from tables.standing_orders import FORCED
from tables.stops import MOST_STOPS

NONE = "-"
"""In a menu: the person is asked."""
DEFAULT = "+"
"""In a menu: the default of the question is given."""
ON_PANEL = "panel"
"""The argument of controls that stand on a panel, not on the page of orders: the panel answers them."""
SIGN = "📌"
"""Stands at all that is laid down in advance."""
A_PAGE = 5
MENU = 25
EXAMPLE = 100
"""The greatest length of what a form shows while nothing is typed."""
QUEUE_LENGTH = 1000
"""The greatest length of a typed queue."""
NOT_UNDERSTOOD = ("error-typed-unknown", "error-illegal-choice")
"""The refusals of words that name nothing, now or at another time."""
ENTERED = "table-log-queue-entered"
STOPPED = "table-log-stopped"
REPORTS = ("table-log-queue-stopped", ENTERED, STOPPED)
"""The lines that say why a queue, or all that was laid down, has ended."""
BY_ORDER = (*REPORTS, "table-log-habit", "table-log-queued", "table-log-default")


def has_orders(presentation: Presentation) -> bool:
    """Whether anything can be laid down in advance in this title."""
    return bool(presentation.meta.orders or presentation.meta.starts)


def orders_label(presentation: Presentation) -> str:
    """The message on the button to the page: in some titles it has only the plan and what holds in every title."""
    return "button-orders" if presentation.meta.orders else "button-plan"


def choice_words(presentation: Presentation, kind: OrderKind, value: str) -> Text:
    """What a choice of an order is called."""
    if kind.seats:
        return presentation.seat(int(value))
    return kind.label(presentation.meta.prefix or presentation.meta.id, value)


def order_name(presentation: Presentation, kind: OrderKind, language: str) -> str:
    """The name of an order."""
    return message(presentation.meta.key(f"order-{kind.id}"), language)


def unset_key(kind: OrderKind) -> str:
    """The message of an order that is not given: the person is asked; where it names others, it is nobody."""
    return "orders-nobody" if kind.seats else "orders-ask"


def orders_message(
    look: Look,
    presentation: Presentation,
    language: str,
    page: int = 0,
    *,
    notice: str = "",
    foreseen: Ask | None = None,
    barred: tuple[Barred, ...] = (),
    queued: bool = False,
) -> OutgoingMessage:
    """The page of standing orders: each with its menu, then the queue. `foreseen`: what the next turn would begin with,
    by which the queue is read. `barred`: what would not be possible then. `queued`: the queue has just been typed."""
    info, named = look.info, voice_of(look.info, language, brief=True)
    kinds = presentation.meta.orders
    queue = [_read(look, action, foreseen, barred) for action in look.laid_down.queue]
    notice = _queue_notice(queue, language) if queued else notice
    lines = [f"> {notice}"] if notice else []
    lines.append(f"### {message('orders-title' if kinds else 'plan-title', language, number=info.id)}")
    lines.append(f"-# {message('orders-hint' if kinds else 'plan-hint', language)}")
    for kind in kinds:
        name = order_name(presentation, kind, language)
        chosen = [
            translate(choice_words(presentation, kind, each), named) for each in look.laid_down.orders.get(kind.id, ())
        ]
        value = join(chosen, language) if chosen else message(unset_key(kind), language)
        lines.append(f"{SIGN if chosen else '▫️'} {message('settings-value', language, option=name, value=value)}")
    forced = FORCED in look.laid_down.answers
    lines.append(f"{'✅' if forced else '▫️'} {message('orders-forced', language)}")
    kept = len(look.laid_down.answers) - forced
    if kept:
        lines.append(f"{SIGN} {message('orders-answers', language, count=kept)}")
    lines += _queue_lines(look, presentation, language, queue)
    lines += [f"🛑 {line}" for line in until_lines(look, language)]
    back = button(Key("fresh", info.id, look.seat), message("button-panel", language), emoji="🎯")
    return compose(
        text("\n".join(lines)),
        *_menus(look, presentation, language, page),
        *(_always_menus(look, presentation, language) if page == 0 else ()),
        *rows(*(_until_menu(look, language) if page == 0 else ())),
        *asides_menu(look, language),
        *rows(*_queue_buttons(look, presentation, language), *_switches(look, language), back),
        accent=presentation.accent(look.view),
    )


def _menus(look: Look, presentation: Presentation, language: str, page: int) -> Iterator[Item]:
    kinds, page, pages = page_of(presentation.meta.orders, A_PAGE, page)
    for kind in kinds:
        yield from rows(_menu(look, presentation, kind, language))
    yield from pager(Key("orders", look.info.id), page, pages)


def _always_menus(look: Look, presentation: Presentation, language: str) -> Iterator[Item]:
    """For the question that is asked now, if the title has no order of its own for such: how it is to be answered from
    now on, and in the present part of the game."""
    pending = look.pending
    if pending is None or not pending.ask.habit or pending.ask.most != 1 or pending.ask.optional:
        return
    ask = pending.ask
    if any(ask.habit in kind.habits for kind in presentation.meta.orders) or ask.habit in presentation.meta.starts:
        return
    plain = voice_of(look.info, language, brief=True, plain=True)
    now = look.laid_down.answers.get(ask.habit)
    choices = [
        Choice(option.key, translate(option.label, plain), chosen=now == (option.key,)) for option in ask.options
    ]
    if ask.default:
        choices.insert(0, Choice(DEFAULT, message("orders-by-default", language), chosen=now == ()))
    choices = choices[: MENU - 1]
    asked = Choice(NONE, message("orders-ask", language), chosen=now is None)
    about = translate(ask.about, plain)
    key = Key("always", look.info.id, look.seat, arg=ask.habit)
    yield from rows(menu(key, message("orders-always", language, question=about), [asked, *choices]))
    if look.laid_down.period:
        loose = [Choice(each.value, each.label) for each in choices]
        yield from rows(
            menu(key.with_verb("for-now", ask.habit), message("orders-for-now", language, question=about), loose)
        )


def until_lines(look: Look, language: str) -> list[str]:
    """What ends all that is laid down."""
    if not look.laid_down.until:
        return []
    named = voice_of(look.info, language, brief=True)
    stops = join([translate(stop, named) for stop in look.laid_down.until.values()], language)
    return [message("orders-until", language, stops=stops)]


def _until_menu(look: Look, language: str) -> list[Control]:
    """What can be named to end all that is laid down, once it happens."""
    plain, chosen = voice_of(look.info, language, brief=True, plain=True), look.laid_down.until
    offered = {**chosen, **look.laid_down.stops}
    choices = [Choice(key, translate(stop, plain), chosen=key in chosen) for key, stop in offered.items()][:MENU]
    key = Key("until", look.info.id, look.seat)
    return [menu(key, message("orders-until-menu", language), choices, 0, MOST_STOPS)] if choices else []


def _switches(look: Look, language: str) -> Iterator[Control]:
    """The order about forced choices, and the way to be asked everything again."""
    forced = FORCED in look.laid_down.answers
    label = message("button-unforce" if forced else "button-force", language)
    yield button(Key("unforce" if forced else "force", look.info.id, look.seat), label, emoji="☝️")
    if len(look.laid_down.answers) > forced:
        yield button(Key("forget", look.info.id, look.seat), message("button-forget", language))


def asides_menu(look: Look, language: str, where: str = "") -> Iterator[Item]:
    """What can be done now, although another seat is asked. `where`: `ON_PANEL` if the panel has the menu."""
    plain = voice_of(look.info, language, brief=True, plain=True)
    choices = []
    for option in look.asides[:MENU]:
        detail = option.caution or option.detail
        said = "" if detail is None else translate(detail, plain)
        choices.append(Choice(option.key, translate(option.label, plain), said))
    if choices:
        key = Key("aside", look.info.id, look.seat, arg=where)
        yield from rows(menu(key, message("orders-asides", language), choices))


def _menu(look: Look, presentation: Presentation, kind: OrderKind, language: str) -> Control:
    assert look.seat is not None
    plain = voice_of(look.info, language, brief=True, plain=True)
    now = look.laid_down.orders.get(kind.id, ())
    offered = [each for each in kind.offered(look.seat, len(look.info.seats)) if each not in kind.fleeting]
    offered += [value for value in now if value not in offered]
    choices = [
        Choice(value, translate(choice_words(presentation, kind, value), plain), chosen=value in now)
        for value in offered[: MENU - 1]
    ]
    name, hint = (
        order_name(presentation, kind, language),
        message(presentation.meta.key(f"order-{kind.id}-hint"), language),
    )
    key = Key("order", look.info.id, look.seat, arg=kind.id)

    def of_this(said: str) -> str:
        return message("settings-choice", language, option=name, value=said)

    if kind.seats:
        return menu(key, of_this(hint), choices, 0, len(choices))
    asked = Choice(NONE, of_this(message("orders-ask", language)), hint, chosen=not now)
    named = [Choice(each.value, of_this(each.label), each.detail, each.chosen) for each in choices]
    return menu(key, name, [asked, *named])


def from_now_on(look: Look, presentation: Presentation, language: str) -> list[Control]:
    """On the panel: the title's standing orders about the question that is asked now. What holds only for what goes on
    just now is a button, and so is the only other choice in words; several choices, and numbers, are a menu."""
    pending = look.pending
    if pending is None or look.seat is None:
        return []
    controls: list[Control] = []
    plain = voice_of(look.info, language, brief=True, plain=True)
    for kind in presentation.meta.orders:
        habits = kind.habits
        if kind.seats or pending.ask.habit not in (kind.asked or habits) or set(habits) & set(presentation.meta.starts):
            continue
        key = Key("from-now", look.info.id, look.seat, arg=kind.id)
        choices = [
            Choice(value, capitalize(translate(choice_words(presentation, kind, value), plain)))
            for value in kind.offered(look.seat, len(look.info.seats))
        ]
        for fleeting in [choice for choice in choices if choice.value in kind.fleeting]:
            choices.remove(fleeting)
            controls.append(
                button(key.with_verb("from-now", f"{kind.id}={fleeting.value}"), fleeting.label, emoji=SIGN)
            )
        if len(kind.choices) - len(kind.fleeting) == 1:
            only = choices.pop(0)
            label = message("orders-from-now", language, choice=only.label)
            controls.append(button(key.with_verb("from-now", f"{kind.id}={only.value}"), label, emoji=SIGN))
        if choices:
            about = message("orders-from-now", language, choice=order_name(presentation, kind, language))
            controls.append(menu(key, about, choices[:MENU]))
    return controls


def forced_button(look: Look, language: str) -> list[Control]:
    """On the panel of a question with a single answer: that such are given by themselves from now on."""
    pending = look.pending
    if pending is None or look.seat is None or pending.ask.optional or FORCED in look.laid_down.answers:
        return []
    if not len(pending.ask.options) == pending.ask.least == pending.ask.most == 1:
        return []
    key = Key("force", look.info.id, look.seat, arg=ON_PANEL)
    return [button(key, message("orders-force-here", language), emoji=SIGN)]


def beside_answer(look: Look, presentation: Presentation, language: str, option: Option) -> list[Control]:
    """What is offered to lay down together with an answer: one press does both. Nothing where the seat has such an
    order already, or where it could do nothing any more."""
    pending = look.pending
    if pending is None or not presentation.goes_on_after(option):
        return []
    controls = []
    for kind in presentation.meta.orders:
        if kind.beside is None or kind.beside[0] != option.key or pending.ask.habit not in kind.habits:
            continue
        if kind.id not in look.laid_down.orders:
            label = translate(choice_words(presentation, kind, kind.beside[1]), language)
            there = Key("from-now", look.info.id, look.seat, pending.serial, f"{kind.id}={kind.beside[1]}")
            controls.append(button(there, capitalize(label), emoji=SIGN))
    return controls


def beside_lines(look: Look, presentation: Presentation, language: str, option: Option) -> list[str]:
    """Where the seat has laid down what could be laid down with an answer: what holds from then on."""
    found = []
    for kind in presentation.meta.orders if presentation.goes_on_after(option) else ():
        if kind.beside is not None and kind.beside[0] == option.key and kind.id in look.laid_down.orders:
            words = [
                translate(choice_words(presentation, kind, each), language) for each in look.laid_down.orders[kind.id]
            ]
            name = order_name(presentation, kind, language)
            told = message("settings-value", language, option=name, value=join(words, language))
            found.append(f"-# {SIGN} {told}")
    return found


# -- the queue -------------------------------------------------------------------------------------------------------


class _Read(NamedTuple):
    """What a queued action is read as, as things are now. Neither: nobody can tell now."""

    option: Option | None = None
    refusal: Refused | None = None
    of_another: bool = False
    """Whether it is an answer to a question that comes later in a turn."""

    @property
    def understood(self) -> bool:
        return self.refusal is None or self.of_another or self.refusal.text.key not in NOT_UNDERSTOOD


def _read(look: Look, action: str, foreseen: Ask | None, barred: tuple[Barred, ...]) -> _Read:
    if foreseen is None:
        return _Read()
    names = seat_names(look.info)
    try:
        keys, _ = read_words(foreseen, action, lambda ask, words: typed.match(ask, words, names), lambda: barred)
    except Refused as refusal:
        return _Read(refusal=refusal, of_another=typed.is_of_another(foreseen, action))
    return _Read(foreseen.option(keys[0]))


def _queue_notice(queue: list[_Read], language: str) -> str:
    """What is said of a queue that has just been typed: that it is kept, and which lines were not understood."""
    unread = [str(number) for number, read in enumerate(queue, 1) if not read.understood]
    if not unread:
        return message("orders-set", language)
    return message("orders-unread", language, lines=join(unread, language), count=len(unread))


def _queue_lines(look: Look, presentation: Presentation, language: str, queue: list[_Read]) -> list[str]:
    """The queued actions, each with what it would be now. Below the first that is not possible stands why, and what is.
    Later ones may become possible by those before them."""
    if not presentation.meta.starts:
        return []
    if not queue:
        return [f"▫️ {message('orders-queue-empty', language)}"]
    lines = [f"{SIGN} {message('orders-queue', language)}"]
    named, explained = voice_of(look.info, language, brief=True), False
    for number, (action, read) in enumerate(zip(look.laid_down.queue, queue, strict=True), 1):
        line = f"{number}. {discord.utils.escape_markdown(action)}"
        if read.refusal is not None and number > 1 and read.of_another:
            lines.append(f"{line} — {message('orders-not-yet', language)}")
        elif read.refusal is not None:
            why = "orders-not-now" if read.understood else "orders-not-understood"
            lines.append(f"{line} — ⚠ {message(why, language)}")
            lines += [] if explained else [f"-# {translate(read.refusal.text, named)}"]
            explained = True
        else:
            meant = "" if read.option is None else translate(read.option.label, named)
            lines.append(line if meant.casefold() in ("", action.casefold()) else f"{line} — {meant}")
    return lines


def _queue_buttons(look: Look, presentation: Presentation, language: str) -> Iterator[Any]:
    if presentation.meta.starts:
        key = Key("queue", look.info.id, look.seat)
        yield button(key, message("button-queue", language), emoji="📝")
        if look.laid_down.queue:
            yield button(key.with_verb("unqueue"), message("button-unqueue", language))


def queue_form(
    key: Key, presentation: Presentation, queue: tuple[str, ...], language: str, foreseen: Ask | None = None
) -> ui.Modal:
    """The form for queued actions. `foreseen`: what the next turn would begin with, from which it takes an example."""
    example = translate(foreseen.options[0].label, language) if foreseen is not None else None
    lines: Field = ui.TextInput(
        custom_id="queue",
        style=discord.TextStyle.paragraph,
        default="\n".join(queue)[:QUEUE_LENGTH] or None,
        placeholder=example and clip(example, EXAMPLE),
        required=False,
        max_length=QUEUE_LENGTH,
    )
    move = f"{presentation.meta.command} move"
    return line_form(key, "queue-title", [("queue-label", "queue-hint", lines)], language, command=move)


def too_long_message(key: Key, refusal: Refused, line: str, language: str) -> OutgoingMessage:
    """A queue was typed that is too long: why, what was typed, and the way back to the form."""
    told = [f"> {translate(refusal.text, language)}", message("orders-typed", language), f"```\n{line}\n```"]
    return compose(text("\n".join(told)), *rows(button(key, message("button-queue", language), emoji="📝")))


def actions_of(line: str) -> list[str]:
    """The actions of a typed queue."""
    return [part.strip() for part in typed.SEPARATORS.split(line) if part.strip()]


# -- elsewhere -------------------------------------------------------------------------------------------------------


def default_line(
    look: Look, presentation: Presentation, language: str, buttons: Mapping[str, str] | None = None
) -> str:
    """What the open question's default is, for those who have laid down what may give it. `buttons`: what stands on
    the numbered buttons of options, by key. In a lesson nobody waits, and the sentence of the step says what to do."""
    if look.pending is None or not look.pending.ask.default or not presentation.meta.orders or look.info.lesson:
        return ""
    if not may_answer(look, look.pending.ask, presentation):
        return ""
    ask = look.pending.ask
    named = voice_of(look.info, language, brief=True)
    options = [option for key in ask.settled_default if (option := ask.option(key)) is not None]
    answers = [
        message("orders-button", language, button=buttons[each.key])
        if buttons and each.key in buttons
        else translate(each.label, named)
        for each in options
    ]
    return message("orders-default", language, answer=join(answers, language))


def may_answer(look: Look, ask: Ask, presentation: Presentation) -> bool:
    """Whether the person has laid down anything that may give the question's default: a queue, or an order that is for
    such questions. Those with which one begins who plays with computers only are not the person's own."""
    laid_down = look.laid_down
    chosen = [kind for kind in presentation.meta.orders if laid_down.orders.get(kind.id, ()) not in ((), (kind.alone,))]
    own = any(ask.habit in kind.habits for kind in chosen)
    return bool(laid_down.queue or laid_down.answers or own)


def laid_down_lines(
    look: Look, presentation: Presentation, language: str, buttons: Mapping[str, str] | None = None
) -> list[str]:
    """What a person who is asked should know of what they have laid down: why their queue has ended, who has come since
    they last acted, what is still queued, and what the default is."""
    if not has_orders(presentation):
        return []
    named, laid_down = voice_of(look.info, language, brief=True), look.laid_down
    told = reports(look)
    lines = [f"{SIGN} {translate(report, named)}" for report in told]
    intruders = [each for each in laid_down.intruders if each.key not in presentation.told_of_state]
    if intruders and look.pending is not None and not any(each.key == ENTERED for each in told):
        came = join([translate(each, named) for each in intruders[:3]], language)
        lines.append(message("orders-intruders", language, intruders=came))
    if laid_down.queue:
        lines.append(message("orders-queued", language, actions="; ".join(laid_down.queue)))
    lines += until_lines(look, language)
    if default := default_line(look, presentation, language, buttons):
        lines.append(default)
    return [f"-# {line}" for line in lines]


def reports(look: Look) -> list[Text]:
    """The lines that say why a queue has ended, since the seat last did something by itself."""
    by_order = {line.n for line in look.events if line.text.key in BY_ORDER}
    found: list[Text] = []
    for line in reversed(look.events):
        if line.seat == look.seat and line.n not in by_order:
            break
        if line.text.key in REPORTS:
            found.insert(0, line.text)
    return found
