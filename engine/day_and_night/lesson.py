"""The guided first game: two turns of Day."""

from __future__ import annotations

from engine.core.lesson import Lesson, at, reply
from engine.day_and_night.cards import NIGHT

LESSON = Lesson(
    seats=2,
    options={},
    seed="lesson-117",
    moves=(
        at("cast:day_chant", text="change", look=("a1",)),
        at("cast:wishing_pond", text="stones", look=("a1",)),
        at("cast:day_ritual", text="bordering"),
        at("tile:b1", text="target"),
        at("step:b1", text="walk"),
        at("step:c1", text="draw"),
        at("end", text="over", look=("h6",)),
        reply(NIGHT, "cast:night_chant"),
        reply(NIGHT, "step:g6"),
        reply(NIGHT, "end"),
        at("cast:day_wish", text="flip", look=("a1", "h6")),
        at("tile:h6", text="lost"),
    ),
)
