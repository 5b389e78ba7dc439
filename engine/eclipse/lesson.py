"""The guided first game: the first round of two civilizations of Terrans."""

from __future__ import annotations

from engine.core.lesson import Lesson, at, reply

OTHER = 1

LESSON = Lesson(
    seats=2,
    options={"species": "terrans", "seating": "joined"},
    seed="lesson-31",
    moves=(
        at("explore:2l", text="explore", look=("2a",)),
        at("place:201-0", text="place"),
        at("disc", text="disc", look=("2l",)),
        at("colony:2l-money", text="colony"),
        at("colony:2l-materials"),
        at("end", text="over"),
        reply(OTHER, "research:nanorobots"),
        at("research:gauss_shield", text="research"),
        reply(OTHER, "pass"),
        at("upgrade:interceptor-L-gauss_shield", text="upgrade"),
        at("done"),
        reply(OTHER, "pass"),
        at("build:interceptor-2l", text="build"),
        reply(OTHER, "pass"),
        at("pass", text="pass"),
    ),
)
