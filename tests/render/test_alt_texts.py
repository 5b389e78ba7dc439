"""Alt texts: sentences with a capital and one full stop, and marks that are not said twice."""

from __future__ import annotations

import pytest

from engine.core.text import say
from locales import LANGUAGES
from render.kit.picture import Mark, Scene, join_alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_in_a_sentence_has_one_full_stop(language: str) -> None:
    """A message that ends with a full stop may end with an argument that has one."""
    told = join_alt([say("vf-alt-line", text=say("vf-alt-line", text=each)) for each in ("one", "two")], language)
    assert told.lower() == {"en": "one. two."}.get(language, "one。two。")


def test_a_sentence_begins_with_a_capital() -> None:
    told = join_alt([say("vf-alt-line", text=each) for each in ("one", "2 more", "P01")], "en")
    assert told == "One. 2 more. P01."
    changed = join_alt([say("sol-alt-change"), say("sol-alt-nothing")], "en")
    assert changed == "What changed: nothing.", "the second goes on with the sentence"


def test_a_mark_named_as_its_place_is_said_once() -> None:
    marks = (Mark("b2", "1"), Mark("c3", "C3"), Mark("d4", ""))
    scene = Scene("solenia", "board", None, "en", marks=marks)
    assert scene.marked == "1=B2 C3 D4"
