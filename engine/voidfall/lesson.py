"""The guided first game: two turns of the tutorial. From then on there is a word about each question (the `guide` of
the presentation), as in every game of the tutorial."""

from __future__ import annotations

from engine.core.lesson import Lesson, at, reply
from engine.voidfall.records.galaxy import TUTORIAL

OTHER = 1

LESSON = Lesson(
    seats=2,
    options={"mode": "competitive", "scenario": TUTORIAL},
    seed="lesson-1",
    moves=(
        at("card:production", text="card"),
        at("act:supply", text="supply"),
        at("all", text="parts"),
        at("act:thrive", text="thrive"),
        at("done", text="done"),
        reply(OTHER, "card:production"),
        reply(OTHER, "act:supply"),
        reply(OTHER, "all"),
        reply(OTHER, "act:thrive"),
        reply(OTHER, "done"),
        at("card:development", text="develop"),
        at("act:grow", text="grow", look=("2g",)),
        at("part:1"),
        at("guild:miners:2g", text="guild"),
        at("act:harmonize", text="harmonize", look=("2g",)),
        at("part:1"),
        at("at:2g"),
        at("done", text="over"),
    ),
)
