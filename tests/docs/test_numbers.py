"""Negative numbers have a minus, whatever the language; what is typed or copied keeps its hyphen."""

from __future__ import annotations

import pytest

from engine.core.text import say
from locales import LANGUAGES, message, translate
from locales.numbers import signed, with_minus


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_argument_has_a_minus(language: str) -> None:
    told = message("vf-goal", language, points=9, side=say("vf-voidborn"), influence=3, difference=signed(-6),
                   catastrophes=0, most=3, complete=0, havens=0)  # fmt: skip
    assert "−6" in told
    assert "-6" not in told
    assert "−3" in translate(say("result-winner", names=-3), language)


def test_a_difference_has_its_sign() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "+0", "−1"]


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("Moves by -2.", "Moves by −2."),
        ("3 (-362)", "3 (−362)"),
        ("-1 and **-4**", "−1 and **−4**"),
        ("2026-11-28, B-2, `-1`, <t:-5:R>, a/-3, x--5", "2026-11-28, B-2, `-1`, <t:-5:R>, a/-3, x--5"),
    ],
)
def test_only_a_hyphen_before_a_number_becomes_a_minus(told: str, shown: str) -> None:
    assert with_minus(told) == shown
    assert with_minus(shown) == shown
