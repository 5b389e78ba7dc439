"""The panel of every kind of question, for up to six players, within Discord's limits and few taps."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any, NamedTuple

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.eclipse.presentation import presentation
from cogs.ui import path_menu
from cogs.ui.controls import Key
from cogs.ui.measure import BYTES, CHARACTERS, fit, measure, walk
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Panel
from cogs.ui.public import board_message
from engine.core.chance import Chance
from engine.core.decision import Barred, Option
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.eclipse.title import META
from engine.titles import TITLES
from locales import LANGUAGES, message
from render.eclipse.painter import PAGES
from tables.records import LaidDown, Look, Place, SeatInfo, TableInfo
from tests.cogs.panels import reached

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SHOWN = presentation()
SEED = {2: "5eed", 6: "51c"}
MOST_ANSWERS = 6000
MUCH = 0.2
"""The part of a message that the texts of a page in English fill from which on it is laid out in Chinese too."""


def look_of(game: Session[Any], seat: int) -> Look:
    """What a seat sees."""
    about = TableInfo(
        id=12345678,
        title=META.id,
        status="running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=tuple(SeatInfo(each, "person", 5 + each, f"Somebody with a name {each}") for each in range(game.seats)),
        options={},
        commitment=None,
        seed=None,
        created_at=NOW,
        started_at=None,
        ended_at=None,
        version=1,
        owed=game.owed(),
        owed_since=NOW,
    )
    return Look(about, seat, game.view(seat), game.explained(seat), game.standing(), True, ())


@cache
def busiest(players: int) -> dict[tuple[str, ...], Look]:
    """Of a random game of so many seats, for each kind of question (the verbs of its options) the one with the most
    options."""
    game = Session.begin(TITLES[META.id], Setup(players, META.settle_options({"species": "random"})), SEED[players])
    lots = Chance("draw")
    found: dict[tuple[str, ...], Look] = {}
    sizes: dict[tuple[str, ...], int] = {}
    for _ in range(MOST_ANSWERS):
        owed = game.owed()
        if not owed:
            break
        seat = owed[0]
        pending = game.pending(seat)
        assert pending is not None
        keys = pending.ask.options.keys
        kind = tuple(dict.fromkeys(key.partition(":")[0] for key in keys))
        if len(keys) > sizes.get(kind, 0):
            sizes[kind] = len(keys)
            found[kind] = look_of(game, seat)
            pending.ask.settle()
        passes = "pass" in keys and lots.below(3) == 0
        game.submit(seat, ("pass",) if passes else (keys[lots.below(len(keys))],))
    return found


def ways(look: Look) -> Iterator[path_menu.Path]:
    """Every page of a question."""
    assert look.pending is not None
    seen: set[path_menu.Path] = set()
    todo: list[path_menu.Path] = [()]
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        seen.add(path)
        yield path
        todo += [(*path, step.key) for step in path_menu.list_level(look.pending.ask, path)[0]]


def page(look: Look, path: path_menu.Path = (), language: str = "en") -> OutgoingMessage:
    return Panel(look, SHOWN, language, Draft(path=path)).message()


def taps(out: OutgoingMessage) -> Iterator[tuple[str, int]]:
    """The keys that this page answers with: one tap on a button, two on a menu."""
    for part in walk(out.view.to_components()):
        key = Key.parse(part.get("custom_id", ""))
        if key is not None and key.verb == "pick":
            yield key.arg, 1
        if key is not None and key.verb == "picks":
            yield from ((option["value"], 2) for option in part["options"])


class Laid(NamedTuple):
    """A page in English as it is sent: the part of a message that its texts fill, the keys that it answers with, and by
    how many taps."""

    look: Look
    path: path_menu.Path
    filled: float
    reached: tuple[str, ...]
    taps: tuple[tuple[str, int], ...]


@cache
def laid(players: int) -> list[Laid]:
    """Every page of every question, laid out once for all tests. Raises TooLarge if one does not fit."""
    found = []
    for look in busiest(players).values():
        for path in ways(look):
            out = page(look, path)
            fit(out.view)
            size = measure(out.view.to_components())
            filled = max(size.characters / CHARACTERS, size.bytes / BYTES)
            found.append(Laid(look, path, filled, tuple(reached(out)), tuple(taps(out))))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", SEED)
def test_every_page_of_every_question_fits_a_message(players: int, language: str) -> None:
    """In Chinese the longest: a page has the same components, with texts of about the same size."""
    long = [each for each in laid(players) if each.filled > MUCH]
    assert len(long) > len(SEED)
    for each in long if language != "en" else ():
        fit(page(each.look, each.path, language).view)


@pytest.mark.slow
@pytest.mark.parametrize("players", SEED)
def test_every_answer_is_on_some_page(players: int) -> None:
    there: dict[int, set[str]] = {}
    for each in laid(players):
        there.setdefault(id(each.look), set()).update(each.reached)
    for kind, look in busiest(players).items():
        assert look.pending is not None
        assert there[id(look)] == set(look.pending.ask.options.keys), kind


LIMITS = {"explore": 3, "influence": 4, "research": 3, "build": 4, "move": 4, "upgrade": 5, "colony": 3, "trade": 3}
"""Taps for a step of each action at most, a choice in a menu being two."""


@pytest.mark.slow
@pytest.mark.parametrize("players", SEED)
def test_a_step_of_an_action_takes_few_taps(players: int) -> None:
    for each in laid(players):
        for key, count in each.taps:
            verb = key.partition(":")[0]
            assert len(each.path) + count <= LIMITS.get(verb, 4), (each.path, key)


@pytest.mark.slow
def test_the_disc_for_nothing_is_not_on_the_first_page() -> None:
    """It is behind the last button, after everything that is useful."""
    turns = [look for kind, look in busiest(2).items() if "idle" in kind]
    assert turns
    for look in turns:
        assert look.pending is not None
        assert "idle" not in set(reached(page(look)))
        assert [option.key for option in path_menu.list_level(look.pending.ask, ())[1]] == ["pass"]
        shown = [Key.parse(part.get("custom_id", "")) for part in walk(page(look).view.to_components())]
        assert [key.arg for key in shown if key is not None and key.verb == "path-to"][-1] == "other"


def test_every_picture_of_the_painter_is_shown_somewhere() -> None:
    """And nothing is asked of it that it does not have."""
    assert SHOWN.pictures == set(PAGES)


@pytest.mark.slow
def test_the_picture_belongs_to_the_question() -> None:
    """Rotations by number, blueprints for upgrades, battles; else the map."""
    for look in busiest(6).values():
        assert look.pending is not None
        ask = look.pending.ask
        name = SHOWN.panel_picture(ask, look.view)
        verbs = {key.partition(":")[0] for key in ask.options.keys}
        assert (name == "explore") == ("place" in verbs)
        if "explore" in verbs:
            assert SHOWN.panel_picture(ask, look.view, ("upgrade", "cruiser")) == "upgrade"
            assert name == "panel"
        if "place" in verbs:
            labels = [spot.label for spot in Panel(look, SHOWN, "en").spots()]
            assert labels == [str(number) for number in range(1, len(labels) + 1)]


def test_what_ends_the_turn_is_on_the_first_page_only() -> None:
    """Behind Trade or Explore, `Pass` beside `Back` read as a way not to trade; it ends the whole round."""
    look = next(look for kind, look in busiest(2).items() if "pass" in kind)
    further = [path for path in ways(look) if path]
    assert "pass" in dict(taps(page(look)))
    assert further
    for path in further:
        assert "pass" not in dict(taps(page(look, path))), path


@pytest.mark.slow
def test_what_skips_a_step_is_called_by_its_whole_name() -> None:
    """`1 - 2K` behind Influence could mean to put a disc there, or to take it away."""
    for look in busiest(2).values():
        assert look.pending is not None
        for path in ways(look):
            panel = Panel(look, SHOWN, "en", Draft(path=path))
            numbered = {spot.at for spot in panel.spots() if spot.label}
            for option in path_menu.list_level(look.pending.ask, path)[1]:
                assert option.at not in numbered or len(option.path) <= len(path) or option.at is None


def test_only_placements_stand_out_where_a_sector_is_placed() -> None:
    """Discarding gives something away: its button is grey, those of the rotations are not."""
    look = next(look for kind, look in busiest(2).items() if "place" in kind and "discard" in kind)
    styles: dict[str, set[int]] = {}
    for part in walk(page(look).view.to_components()):
        if part["type"] == 2 and ":pick:" in part.get("custom_id", ""):
            verb = "discard" if part["custom_id"].endswith("discard") else "place"
            styles.setdefault(verb, set()).add(part["style"])
    assert styles == {"discard": {ButtonStyle.secondary.value}, "place": {ButtonStyle.primary.value}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_alone_sees_is_called_by_its_name(language: str) -> None:
    """Eclipse has reputation tiles, no hand of cards."""
    out = board_message(next(iter(busiest(2).values())), SHOWN, language)
    labels = [part.get("label") for part in walk(out.view.to_components()) if part["type"] == 2]
    assert message("ecl-button-reputation", language) in labels
    assert message("button-hand", language) not in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_influence_says_what_is_left_only_if_something_is(language: str) -> None:
    """Neither number is said where it is zero."""
    for left in (0, 1, 2):
        for refresh in (0, 1, 2):
            said = message("ecl-ask-influence", language, left=left, refresh=refresh)
            assert "0" not in said
            assert said == said.strip()
            assert not said.endswith((" .", "，。"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_of_a_placement_is_called_as_its_button(language: str) -> None:
    """The rotations have numbers on the picture and on the buttons; a list of directions would name none of them."""
    look = next(look for kind, look in busiest(2).items() if "place" in kind and "discard" in kind)
    assert look.pending is not None
    ask = look.pending.ask
    look = replace(look, laid_down=LaidDown(answers={ask.habit: ()}))
    [default] = ask.settled_default
    parts = list(walk(page(look, language=language).view.to_components()))
    [label] = [part["label"] for part in parts if part["type"] == 2 and part["custom_id"].endswith(default)]
    said = "\n".join(part["content"] for part in parts if part["type"] == 10)
    answer = message("orders-button", language, button=label)
    assert message("orders-default", language, answer=answer) in said


def test_the_first_page_names_the_actions_that_are_not_possible() -> None:
    """With what is lacking, in one line; the pages behind it do not."""
    look = replace(
        next(look for kind, look in busiest(2).items() if {"explore", "research", "pass"} <= set(kind)),
        barred=(Barred(Option("move", say("ecl-action-move")), say("ecl-why-nothing-move")),),
    )
    line = "-# Not possible now: Move (no ship of yours can move)"

    def said(path: path_menu.Path) -> list[str]:
        return [part["content"] for part in walk(page(look, path).view.to_components()) if part["type"] == 10]

    assert line in said(())
    assert line not in said(("research",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_civilization_has_collapsed_is_not_told_to_have_passed(language: str) -> None:
    look = next(look for kind, look in busiest(2).items() if {"explore", "research", "pass"} <= set(kind))
    other = 1 if look.seat == 0 else 0
    players = list(look.view.players)
    players[other] = replace(players[other], passed=True)
    passed = message("ecl-panel-passed", language, sides=[SHOWN.seat(other)])
    collapsed = message("ecl-pic-collapsed", language)
    there = replace(look.view, players=tuple(players))
    assert any(passed in line for line in SHOWN.summary(there, language))
    assert not any(collapsed in line for line in SHOWN.status(there, language))
    players[other] = replace(players[other], collapsed=True)
    gone = replace(look.view, players=tuple(players))
    assert not any(passed in line for line in SHOWN.summary(gone, language))
    assert any(line.endswith(f" · {collapsed}") for line in SHOWN.status(gone, language))
    told = message("ecl-log-collapses", language, side=SHOWN.seat(other))
    assert [told in line for line in SHOWN.chapter_lines(there, gone, language)] == [True], "it stays with its round"
    assert SHOWN.chapter_lines(gone, gone, language) == []
