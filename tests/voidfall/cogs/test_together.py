"""Games against the Voidborn, together or alone: their goal, and how they end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import render.voidfall as package
from cogs.screens.result import result_sheet
from cogs.ui.hand import hand_message
from cogs.ui.public import board_message, describe_ending
from engine.core.kit import OUTSIDER
from engine.core.text import say
from engine.voidfall.coop import result
from engine.voidfall.coop.score import voidborn_score
from engine.voidfall.cooperation import common_state
from engine.voidfall.hidden_info import public
from engine.voidfall.state import Haven, State
from engine.voidfall.title import Voidfall
from locales import LANGUAGES, translate
from locales.numbers import signed
from render.kit.picture import Scene
from render.voidfall.painter import PAINTER
from tables.records import Look
from tables.summary import Course
from tests.cogs.panels import written
from tests.render.looking import spied
from tests.voidfall.cogs.looks import SHOWN, look_of
from tests.voidfall.mid_game import mid_game

A, B = 0, 1


def together(one: int = 105, other: int = 154, **fields: Any) -> State:
    """A game of two against the Voidborn."""
    st = mid_game(2, "coop")
    st.players[A].influence, st.players[B].influence = one, other
    for name, value in fields.items():
        setattr(common_state(st), name, value)
    return st


def finished(ahead: int) -> State:
    """The same at its end: the lowest player, A, is so far ahead of the Voidborn."""
    st = together()
    st.players[A].influence = voidborn_score(st) + ahead
    st.players[B].influence = st.players[A].influence + 40
    result.finish(st)
    return st


def look(st: State) -> Look:
    """What A sees of it."""
    over = st.outcome is not None
    game: Any = SimpleNamespace(
        seats=len(st.players),
        owed=lambda: () if over else (B,),
        view=lambda seat: replace(public(st), seat=seat),
        explained=lambda seat: None,
        standing=lambda: Voidfall().standing(st),
    )
    found = look_of(game, A, {"mode": "coop"})
    return replace(found, info=replace(found.info, status="over" if over else "running"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("st", [together(), finished(-10), finished(5)], ids=["running", "lost", "won"])
def test_the_goal_of_a_cooperative_game_stands_in_board_panel_and_cycle(st: State, language: str) -> None:
    common_state(st).catastrophes, common_state(st).havens = 1, [Haven(1, [A]), Haven(3, [])]
    seen = replace(public(st), steps=())
    lines = (SHOWN.status(seen, language), SHOWN.chapter_lines(seen, seen, language))
    for told in (*lines, *([SHOWN.summary(seen, language)] if not seen.over else [])):
        goal = next(line for line in told if "🌌" in line)
        lowest = str(st.players[A].influence)
        for figure in (f"**{voidborn_score(st)}**", f"**{lowest}**", "**1/4**", "**1/2**"):
            assert figure in goal


def test_a_competitive_game_has_no_such_goal() -> None:
    seen = replace(public(mid_game(2)), steps=())
    assert not any("🌌" in line for line in (*SHOWN.status(seen, "en"), *SHOWN.summary(seen, "en")))


@pytest.mark.parametrize("what", ["board", "chapter"])
def test_the_goal_of_a_cooperative_game_stands_in_its_pictures(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    st = together(havens=[Haven(1, [A]), Haven(3, [])], catastrophes=2)
    words = spied(monkeypatch, package)
    seen = public(st)
    picture = PAINTER.paint(Scene("voidfall", what, seen, "en", before=seen))
    found = {said for _, _, said in words}
    missing = f"105 ({signed(105 - voidborn_score(st))})"
    assert {str(voidborn_score(st)), missing, "2/4", "1/2"} <= found
    assert f"The Voidborn have {voidborn_score(st)} points" in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ahead", "words"), [(-63, "vf-pic-lost"), (3, "vf-pic-won-together")])
@pytest.mark.parametrize("what", ["board", "score", "chapter"])
def test_pictures_of_a_finished_cooperative_game_say_how_it_ended(
    what: str, ahead: int, words: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not `no result`."""
    banner = spied(monkeypatch, __import__("render.kit", fromlist=["kit"]))
    seen = public(finished(ahead))
    picture = PAINTER.paint(Scene("voidfall", what, seen, language, before=seen))
    assert translate(say(words), language) in {said for _, _, said in banner}
    assert translate(say("vf-alt-undecided"), language) not in picture.alt


def test_partners_have_no_places_and_the_void_has_a_row() -> None:
    found = look(finished(-63))
    sheet = result_sheet(found, SHOWN, Course(), (), "en")
    assert [(rank.seat, rank.place) for rank in sheet.ranks] == [(A, 0), (B, 0), (OUTSIDER, 0)]
    assert sheet.ranks[-1].name == "The Voidborn"
    assert sheet.ranks[-1].score == str(voidborn_score(finished(-63)))
    course = Course((0, 1), ((10, 10), (105, 154)), (100, 168))
    assert result_sheet(found, SHOWN, course, (), "en").against == (100, 168)


@pytest.mark.parametrize(
    ("ahead", "words"), [(-63, "## 💀 Lost against The Voidborn"), (3, "## 🏆 Won against The Voidborn")]
)
def test_the_heading_says_that_all_have_won_or_lost_together(ahead: int, words: str) -> None:
    found = look(finished(ahead))
    told = written(board_message(found, SHOWN, "en"))
    assert words in told
    assert "wins" not in told
    assert "🥇" not in told
    assert "The Voidborn wins" not in describe_ending(found, SHOWN, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_partner_is_with_you_and_not_against_you(language: str) -> None:
    told = written(hand_message(look(together()), SHOWN, language, direct=True))
    assert {"en": "With Somebody", "zh-TW": "合作", "zh-CN": "合作"}[language] in told
    assert not any(word in told for word in ("Against", "對上", "对阵"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_with_the_void_is_lost_and_it_is_said(language: str) -> None:
    """P70: every player must have more."""
    st = finished(0)
    score = voidborn_score(st)
    assert st.outcome is not None
    assert st.outcome.beaten
    said = translate(st.outcome.reason, language)
    assert str(score) in said
    assert str(score + 1) in said
    picture = PAINTER.paint(Scene("voidfall", "score", public(st), language))
    assert picture.alt


def test_the_score_of_a_cooperative_game_knows_no_tie_break_between_partners(monkeypatch: pytest.MonkeyPatch) -> None:
    """P75 is of competitive games."""
    words = spied(monkeypatch, package)
    picture = PAINTER.paint(Scene("voidfall", "score", public(together()), "en"))
    assert "Corruption that decides" not in " ".join(said for _, _, said in words)
    assert "Ada, 105 Influence, " not in picture.alt
    assert "105 Influence;" in picture.alt


def test_figures_of_the_past_are_not_read_out_as_those_of_now() -> None:
    """After the end nothing is still to be scored."""
    picture = PAINTER.paint(Scene("voidfall", "score", public(finished(4)), "en"))
    assert "now Agendas" not in picture.alt
