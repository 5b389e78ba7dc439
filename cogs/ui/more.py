"""The foot of a panel: what is needed constantly as buttons, everything else in one menu."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.discord_types import Item
from cogs.ui.controls import Choice, Control, Key, button, menu, rows
from cogs.ui.lesson import lesson_controls, lesson_extras
from cogs.ui.option_controls import OptionControls
from cogs.ui.orders import SIGN, has_orders, orders_label
from cogs.ui.pages import has_pages
from locales import translate

MORE = "more"
"""The verb of the menu."""
WITH = ":"
"""Stands in a value of the menu between the verb and the argument of the control for which it stands."""
MENU = 25


def opened(key: Key, values: tuple[str, ...]) -> tuple[Key, tuple[str, ...]]:
    """What a press means: an entry of the menu is the control that it stands for."""
    if key.verb != MORE or len(values) != 1:
        return key, values
    verb, _, arg = values[0].partition(WITH)
    return key.with_verb(verb, arg), ()


def foot(panel: OptionControls, *, others_acted: bool, pages: bool) -> Iterator[Item]:
    """What is done besides. `pages`: with the title's pictures."""
    yield from rows(*_buttons(panel, pages=pages))
    entries = [*_extras(panel, others_acted=others_acted), *(_pages(panel)[1:] if pages else ())]
    yield from rows(menu(panel.key(MORE), panel.say("panel-more"), entries[:MENU]))


def _is_running(panel: OptionControls) -> bool:
    """Whether the reader plays, and is not told by a lesson what to do now."""
    return panel.look.seat is not None and panel.look.info.status == "running" and not panel.lesson_keys


def _is_free(panel: OptionControls) -> bool:
    """Whether the game goes on and the reader owes it nothing: who may only offer something owes nothing."""
    pending = panel.look.pending
    return panel.look.info.status == "running" and (pending is None or pending.ask.optional)


def _buttons(panel: OptionControls, *, pages: bool) -> Iterator[Control]:
    """What is needed constantly: to take back, to see what one holds and the board, and to go on elsewhere."""
    look, presentation = panel.look, panel.presentation
    if look.can_undo:
        yield button(panel.key("undo"), panel.say("button-undo"), emoji="↩️")
    if _is_free(panel) and panel.elsewhere:
        yield button(panel.key("next"), panel.say("button-next"), emoji="⏭️")
    if look.seat is not None and presentation.held_cards(look.view):
        label, emoji = presentation.hand_button
        yield button(panel.key("hand"), panel.say(label), emoji=emoji)
    for page in _pages(panel)[:1] if pages else ():
        yield button(panel.key("board", page.value.partition(WITH)[2]), page.label, emoji=page.emoji)
    yield from lesson_controls(look, panel.language)


def _extras(panel: OptionControls, *, others_acted: bool) -> Iterator[Choice]:
    """What is needed now and then."""
    look, presentation = panel.look, panel.presentation
    running = _is_running(panel)
    if look.can_undo and presentation.may_restart(look):
        yield _entry(panel, "restart", "⏮️")
    if running and has_orders(presentation):
        yield _entry(panel, "orders", SIGN, orders_label(presentation).removeprefix("button-"))
    if _is_free(panel) and len(look.info.seats) > 1:
        yield _entry(panel, "seats", "🪑")
    if running and others_acted:
        yield _entry(panel, "recap", "👀")
    if running and not look.info.lesson:
        yield _entry(panel, "try", "🧪")
    if running:
        yield _entry(panel, "notes", "📝")
    yield from (_entry(panel, verb, emoji, name) for verb, emoji, name in lesson_extras(look))
    yield _entry(panel, "fresh", "🔄", "refresh")


def _entry(panel: OptionControls, verb: str, emoji: str, name: str = "") -> Choice:
    """An entry that stands for a control of this verb. `name`: in its messages, if that is not the verb."""
    name = name or verb
    return Choice(verb, panel.say(f"button-{name}"), panel.say(f"more-{name}"), emoji=emoji)


def _pages(panel: OptionControls) -> list[Choice]:
    """The title's pictures, the most useful first."""
    info = panel.look.info
    if not has_pages(panel.presentation, info):
        return []
    return [
        Choice(
            f"board{WITH}{page.name}",
            translate(page.label, panel.language),
            "" if page.about is None else translate(page.about, panel.language),
            emoji=page.emoji,
        )
        for page in panel.presentation.pages(info)
    ]
