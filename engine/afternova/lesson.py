"""The guided first game: an extraction with a helper, a blueprint, a visit to the market, with two others."""

from __future__ import annotations

from engine.core.lesson import Lesson, at, reply

SKY, GREEN = 1, 2

LESSON = Lesson(
    seats=3,
    options={},
    seed="lesson-43",
    moves=(
        at("suggest:p05", text="propose", look=("p05",)),
        at("with:b", text="helper"),
        at("send"),
        reply(SKY, "accept:1"),
        at("execute:1", text="execute"),
        at("build:b09", text="build"),
        reply(SKY, "market"),
        reply(SKY, "take:m37"),
        reply(SKY, "take:m03"),
        reply(SKY, "take:b13"),
        reply(GREEN, "market"),
        reply(GREEN, "take:b23"),
        reply(GREEN, "sweep:mercenaries"),
        reply(GREEN, "take:b39"),
        at("market", text="market"),
        at("take:m11", text="mercenary"),
        at("take:m08", text="second"),
        at("take:b37", text="blueprint"),
    ),
)
