"""How many taps a turn takes: one of Conquest with an invasion, that of the lesson, on the panels of an ordinary game;
plain turns of a Focus card, as normal computers play them."""

from __future__ import annotations

import random
from typing import Any

from cogs.ui.controls import BETWEEN_KEYS, Key
from cogs.ui.measure import walk
from cogs.ui.option_controls import BLANK, Draft
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.path_menu import read_path
from engine.core.chance import deal_seed
from engine.core.session import Session
from engine.core.title import Setup
from engine.voidfall.questions import Question
from locales import message
from tables.records import Look
from tests.cogs.panels import reached
from tests.voidfall.cogs.looks import SHOWN, TITLE, look_of
from tests.voidfall.cogs.plain_turns import NOT_PLAIN, OPTIONS, turns

MOST = 11
PLAIN = 7


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
    begin = next(at for at, move in enumerate(lesson.moves) if move.keys == ("card:conquest",))
    for move in lesson.moves[:begin]:
        game.submit(move.seat, move.keys)
    given = [move.keys[0] for move in lesson.moves[begin:] if move.seat == lesson.seat]
    given = given[: given.index("done") + 1]
    assert "act:engage" in given, "it invades"
    assert tapped(game, lesson.seat, options, given) <= MOST, given


def together(look: Look, game: Session[Any], answers: list[str]) -> tuple[int, int]:
    """The fewest taps for the next answers on this panel, and how many of them that gives."""
    assert look.seat is not None
    found, whole = [], False
    for part in walk(Panel(look, SHOWN, "en", BLANK).message().view.to_components()):
        key = Key.parse(part.get("custom_id", ""))
        if key is not None and key.verb == "both" and key.arg.partition(BETWEEN_KEYS)[0] == answers[0]:
            whole = True
            after, then = game.copy(), key.arg.partition(BETWEEN_KEYS)[2]
            after.submit(look.seat, answers[:1])
            asked = after.pending(look.seat)
            if asked is None or asked.ask.option(then) is None:
                found.append((1, 1))
            elif answers[1:2] == [then]:
                found.append((1, 2))
        if key is not None and key.verb == "at-once":
            chosen = [option["value"].split(BETWEEN_KEYS) for option in part["options"]]
            found += [(2, len(keys)) for keys in chosen if answers[: len(keys)] == keys]
    if not whole:
        found.append((taps(look, answers[0]), 1))
    return min(found, key=lambda each: each[0] / each[1])


def tapped(game: Session[Any], seat: int, options: dict[str, Any], answers: list[str]) -> int:
    """The fewest taps for these answers of a seat, which are given."""
    count = 0
    while answers:
        cost, given = together(look_of(game, seat, options), game, answers)
        count += cost
        for key in answers[:given]:
            game.submit(seat, (key,))
        answers = answers[given:]
    return count


def test_a_plain_turn_of_a_focus_card_takes_few_taps() -> None:
    counts = []
    for game, seat, answers in turns():
        if any(answer.startswith(NOT_PLAIN) for answer in answers):
            continue
        counts.append(tapped(game, seat, TITLE.meta.settle_options(OPTIONS), answers))
    assert len(counts) >= 10
    assert sum(counts) / len(counts) <= PLAIN, counts


def test_every_action_can_be_begun_without_all_its_parts() -> None:
    """One tap does all in the order of the card; a menu leaves that to the next question."""
    for game, seat, answers in turns():
        game.submit(seat, answers[:1])
        out = Panel(look_of(game, seat, TITLE.meta.settle_options(OPTIONS)), SHOWN, "en", BLANK).message()
        parts = list(walk(out.view.to_components()))
        keys = [key for part in parts if (key := Key.parse(part.get("custom_id", ""))) is not None]
        whole = {key.arg.partition(BETWEEN_KEYS)[0] for key in keys if key.verb == "both" and key.arg.endswith(">all")}
        menus = [part["options"] for part in parts if ":at-once:" in part.get("custom_id", "")]
        assert {option["value"] for options in menus for option in options} == whole


def test_cubes_that_move_together_are_one_choice() -> None:
    game, seat, answers = list(turns())[1]
    assert answers[4:7] == ["move:corvette:2g:2h", "move:corvette:2g:2h", "none"]
    for key in answers[:4]:
        game.submit(seat, (key,))
    assert together(look_of(game, seat, TITLE.meta.settle_options(OPTIONS)), game, answers[4:]) == (2, 3)


def test_a_menu_beside_another_one_says_which_of_the_cards_it_has() -> None:
    """It said “Choose …” beside one of the Joint cards."""
    options, chance = TITLE.meta.settle_options({"mode": "coop"}), random.Random(1)
    game = Session.begin(TITLE, Setup(2, options), "r2")
    while True:
        (seat, *_) = game.owed()
        asked = game.pending(seat)
        assert asked is not None
        if asked.ask.kind == Question.CARD and any(option.path for option in asked.ask.options):
            break
        keys = asked.ask.options.keys
        game.submit(seat, tuple(chance.sample(keys, max(asked.ask.least, 1))))
    parts = walk(Panel(look_of(game, seat, options), SHOWN, "en", BLANK).message().view.to_components())
    hints = [part["placeholder"] for part in parts if part.get("placeholder")]
    assert sum(" to " in hint for hint in hints) == 2
    assert message("panel-menu", "en") not in hints
