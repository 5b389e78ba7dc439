"""The panel of every kind of question, within Discord's limits, with few taps and in a good order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.ui import path_menu
from cogs.ui.controls import Key
from cogs.ui.measure import fit, walk
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Panel, needs_confirmation
from locales import LANGUAGES, translate
from render.voidfall.painter import PAGES
from tables.records import Look
from tests.cogs.panels import reached, written
from tests.voidfall.cogs.looks import MODES, SHOWN, busiest

MOST_TAPS = 4
"""For an answer, a choice in a menu being two."""


def page(look: Look, path: path_menu.Path = (), language: str = "en") -> OutgoingMessage:
    return Panel(look, SHOWN, language, Draft(path=path)).message()


def ways(look: Look) -> Iterator[path_menu.Path]:
    """Every page of a question."""
    assert look.pending is not None
    todo: list[path_menu.Path] = [()]
    while todo:
        path = todo.pop()
        yield path
        todo += [(*path, step.key) for step in path_menu.list_level(look.pending.ask, path)[0]]


def taps(out: OutgoingMessage) -> Iterator[tuple[str, int]]:
    """The keys that this page answers with: one tap on a button, two on a menu."""
    for part in walk(out.view.to_components()):
        key = Key.parse(part.get("custom_id", ""))
        if key is not None and key.verb == "pick":
            yield key.arg, 1
        if key is not None and key.verb == "picks":
            yield from ((option["value"], 2) for option in part["options"])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_page_of_every_question_fits_a_message(mode: str, language: str) -> None:
    for look in busiest(mode).values():
        for path in ways(look):
            out = page(look, path, language)
            fit(out.view)
            assert "vf-" not in written(out)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_every_answer_is_on_some_page_after_few_taps(mode: str) -> None:
    for kind, look in busiest(mode).items():
        assert look.pending is not None
        there: set[str] = set()
        for path in ways(look):
            out = page(look, path)
            there |= set(reached(out))
            assert all(len(path) + count <= MOST_TAPS for _, count in taps(out)), (kind, path)
        assert there == set(look.pending.ask.options.keys), kind


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_nothing_and_catastrophes_come_last(mode: str) -> None:
    """After the other options and the steps to them, in front of what ends the turn."""
    for kind, look in busiest(mode).items():
        assert look.pending is not None
        keys = [Key.parse(part.get("custom_id", "")) for part in walk(page(look).view.to_components())]
        shown = [key for key in keys if key is not None and key.verb in ("pick", "picks", "path-to", "path")]
        given = [key.arg in SHOWN.lesser for key in shown if key.arg not in SHOWN.finals]
        assert given == sorted(given), kind


@pytest.mark.slow
def test_what_the_void_does_is_decided_beside_the_crisis_board() -> None:
    for kind in ("vf-ask-void", "vf-ask-war"):
        look = busiest("solo")[kind]
        assert look.pending is not None
        assert SHOWN.panel_picture(look.pending.ask, look.view) == "crises"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_battle_its_forecast_is_read_and_nothing_asked_back(language: str) -> None:
    """Who begins it has been told how it ends."""
    look = busiest("competitive")["vf-ask-move-in"]
    assert look.pending is not None
    ask = look.pending.ask
    fight = ask.option("fight")
    assert fight is not None
    assert fight.detail is not None
    assert translate(fight.detail, language)[1:] in written(page(look, language=language))
    assert not needs_confirmation(SHOWN, ask, "fight")
    assert SHOWN.panel_picture(ask, look.view) == "panel"


def test_every_picture_of_the_painter_is_shown_somewhere() -> None:
    """And nothing is asked of it that it does not have."""
    assert set(PAGES) == SHOWN.pictures
