"""The fonts have every character of the texts that pictures may show, so that no word is set in two typefaces."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from engine.titles import TITLES
from locales import LANGUAGES
from render.kit.fonts import covered_characters, files, has_glyph, split_by_font
from scripts.build_fonts import TITLE_KEYS
from tests.declared import declared

TEXTS = Path(__file__).resolve().parents[2] / "locales"
EMOJI = re.compile(".\ufe0f")
COMMENT = re.compile(r"^\s*#.*$", re.MULTILINE)


def texts(language: str) -> str:
    """All messages of a language, without comments."""
    whole = "\n".join(COMMENT.sub("", path.read_text("utf-8")) for path in sorted((TEXTS / language).rglob("*.ftl")))
    return EMOJI.sub("", whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_digit_and_mark_of_a_message_has_a_glyph(language: str) -> None:
    """Emoji are Discord's: pictures have signs of their own."""
    found = {each for each in texts(language) if unicodedata.category(each)[0] in "LNP" or each in "+−×→"}
    assert len(found) > 60
    assert {each for each in found if not has_glyph(each, "text", language)} == set()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_name_in_the_display_face_has_all_its_characters_there(language: str) -> None:
    """`scripts/build_fonts.py` makes that face from these names. A title may declare that it waits for that."""
    face = covered_characters(files("title", language)[0])
    names = {found[0].split()[0]: found[1] for found in TITLE_KEYS.finditer(texts(language)) if "{" not in found[1]}
    assert len(names) > 150
    lacking = {key: [each for each in name if ord(each) not in face] for key, name in names.items()}
    waiting = tuple(title.meta.key("") for title_id, title in TITLES.items() if declared(title_id).plain_names)
    found = {key: signs for key, signs in lacking.items() if signs and not key.startswith(waiting)}
    assert found == {}, "run scripts/build_fonts.py, or declare `plain_names` in the title's declared.py"
    for prefix in waiting:
        assert any(signs for key, signs in lacking.items() if key.startswith(prefix)), f"{prefix} waits for nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_without_some_glyph_of_the_display_face_is_set_in_one_typeface(language: str) -> None:
    display, other, *_ = files("title", language)
    name = "Orrery" + chr(min(covered_characters(other) - covered_characters(display)))
    used = {file for file, piece in split_by_font(name, "title", language) if piece.strip()}
    assert used == {other}
