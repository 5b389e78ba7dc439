"""What a title shows is there: every message that its code names, every one that the common screens ask of it, every
guide, every picture. A player never finds what is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cogs.titles import presentations
from engine.core.chance import Chance
from engine.core.text import Text
from engine.core.title import Title
from engine.titles import TITLES
from locales import LANGUAGES, keys, translate
from locales.handbook import sections
from render.kit.painter import StandardPainter
from render.pictures import has_pictures, painter
from scripts.games import ask_of, moves
from tests.contract.games import tables

ROOT = Path(__file__).resolve().parents[2]
EVERY_TITLE = pytest.mark.parametrize("title_id", TITLES)
HOLE = r"[\w-]+"
"""What stands in a message's name for a part that is calculated."""


def named_in(source: str, prefix: str) -> Iterator[str]:
    """The messages that code names, as patterns: `ladder-log-drops`, `ladder-seat-[...]`."""
    tree = ast.parse(source)
    joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in joined for part in node.values}
    for node in ast.walk(tree):  # `naming("ladder-card")` names a message for every id
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "naming":
            (kind,) = node.args
            assert isinstance(kind, ast.Constant)
            parts.add(id(kind))
            yield f"{re.escape(str(kind.value))}-{HOLE}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            if re.fullmatch(rf"{prefix}[\w-]+", node.value):
                yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            written = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if re.fullmatch(rf"{prefix}[\w-]*", str(written[0])) and all(re.fullmatch(HOLE, w) for w in written if w):
                yield "".join(HOLE if part is None else re.escape(str(part)) for part in written)


def asked_of(title: Title[Any]) -> set[str]:
    """The messages that the common screens and the contract ask of a title, and those of its standing orders."""
    meta, own = title.meta, {"name", "tagline", "end-agreed"}
    if type(title).resigned is Title.resigned:
        own.add("end-resigned")
    if title.notices.chapter(tables((title,))[0].begin().state) is not None:
        own.add("chapter")
    options = {f"option-{option.id}{more}" for option in meta.options for more in ("", "-hint")}
    orders = {f"order-{kind.id}{more}" for kind in meta.orders for more in ("", "-hint")}
    return {meta.key(name) for name in own | options | orders} | {f"name-{meta.command}"}


@cache
def named_by(title_id: str) -> frozenset[str]:
    """The patterns of all messages that a title's code names."""
    paths = [path for floor in ("engine", "cogs", "render") for path in (ROOT / floor / title_id).rglob("*.py")]
    prefix = TITLES[title_id].meta.key("")
    return frozenset(each for path in paths for each in named_in(path.read_text("utf-8"), prefix))


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_the_code_names_is_missing(title_id: str, language: str) -> None:
    known, named = keys(language), named_by(title_id)
    assert len(named) > 10
    assert [
        each
        for each in sorted(named)
        if each.replace("\\-", "-") not in known and not any(map(re.compile(each).fullmatch, known))
    ] == []


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_the_common_screens_need_is_missing(title_id: str, language: str) -> None:
    shown = presentations()[title_id]
    needed = asked_of(shown.title) | {*shown.rules, *shown.headings.values(), *shown.title.notices.opens_chapter}
    assert needed - keys(language) == set()


@EVERY_TITLE
def test_a_guide_is_missing(title_id: str) -> None:
    """What the panel says for beginners, at every question of random games of every number of players."""
    shown, heard = presentations()[title_id], dict[str, Text]()
    for table in [table for table in tables((TITLES[title_id],)) if not table.options]:
        session = table.begin()
        for seat, answer in moves(session, Chance(f"{table.seed}/guides"), most=150):
            told = shown.guide(ask_of(session, seat), session.view(seat))
            if told is not None:
                heard.setdefault(told.key, told)
            session.submit(seat, answer)
    assert [key for key in heard if any(key not in keys(language) for language in LANGUAGES)] == []
    assert all("{" not in translate(text, language) for text in heard.values() for language in LANGUAGES)


@EVERY_TITLE
def test_a_picture_is_missing(title_id: str) -> None:
    """Of those that the presentation names, its pages and its rules: the painter would show the board instead."""
    shown = presentations()[title_id]
    named = set(shown.pictures) | {each.picture.partition(":")[0] for each in sections(title_id, "en") if each.picture}
    assert bool(named) == has_pictures(title_id)
    if named:
        found = painter(title_id)
        assert isinstance(found, StandardPainter)
        assert named - {"board"} - found.kinds == set()
