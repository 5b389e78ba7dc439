"""How many taps a turn of Conquest with an invasion takes: that of the lesson, on the panels of an ordinary game."""

from __future__ import annotations

from cogs.ui.controls import Key
from cogs.ui.measure import walk
from cogs.ui.option_controls import BLANK, Draft
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.path_menu import read_path
from engine.core.chance import deal_seed
from engine.core.session import Session
from engine.core.title import Setup
from tables.records import Look
from tests.cogs.panels import reached
from tests.voidfall.cogs.looks import SHOWN, TITLE, look_of

MOST = 11


def taps(look: Look, key: str) -> int:
    """From this panel to the answer: a button is one tap, a menu two, a confirmation one more."""
    assert look.pending is not None
    ask, draft, count = look.pending.ask, BLANK, 0
    option = ask.option(key)
    assert option is not None
    for depth in range(len(option.path) + 1):
        out = Panel(look, SHOWN, "en", draft).message()
        if key in reached(out):
            buttons = {Key.parse(part.get("custom_id", "")) for part in walk(out.view.to_components())}
            one = any(each is not None and each.verb == "pick" and each.arg == key for each in buttons)
            return count + (1 if one else 2) + needs_confirmation(SHOWN, ask, key)
        wanted = tuple(step.key for step in option.path[: depth + 1])
        keys = [Key.parse(part.get("custom_id", "")) for part in walk(out.view.to_components())]
        stepped = any(each is not None and each.verb == "path-to" and read_path(each.arg) == wanted for each in keys)
        count += 1 if stepped else 2
        draft = Draft(path=wanted)
    raise AssertionError(f"{key} is not reached")


def test_a_turn_of_conquest_with_an_invasion_takes_few_taps() -> None:
    lesson = TITLE.lesson
    assert lesson is not None
    options = TITLE.meta.settle_options(dict(lesson.options))
    game = Session.begin(TITLE, Setup(lesson.seats, options), deal_seed(lesson.seed, ()))
    count, within, given = 0, False, []
    for move in lesson.moves:
        within = within or move.keys == ("card:conquest",)
        if within and move.seat == lesson.seat:
            (key,) = move.keys
            count += taps(look_of(game, move.seat, options), key)
            given.append(key)
        game.submit(move.seat, move.keys)
        if within and move.keys == ("done",):
            break
    assert "act:engage" in given, "it invades"
    assert given[-1] == "done"
    assert count <= MOST, (count, given)
