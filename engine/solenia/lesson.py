"""The guided first game: four turns of the first player, in which the airship flies three times."""

from __future__ import annotations

from engine.core.lesson import Lesson, at, reply

RIVAL_SEAT = 1

LESSON = Lesson(
    seats=2,
    options={},
    seed="lesson-367",
    moves=(
        at("card:c13", text="value", look=("d3",)),
        at("at:d3", text="island"),
        reply(RIVAL_SEAT, "card:c03"),
        reply(RIVAL_SEAT, "at:c2"),
        at("card:c11", text="flown", look=("d3",)),
        at("at:d3", text="city"),
        reply(RIVAL_SEAT, "card:c05"),
        reply(RIVAL_SEAT, "at:b3"),
        at("card:c06", text="zero", look=("d1",)),
        at("at:c4", text="expelled"),
        reply(RIVAL_SEAT, "card:c12"),
        reply(RIVAL_SEAT, "at:b3"),
        at("card:c15", text="far", look=("d4",)),
        at("at:d4", text="voyage"),
    ),
)
