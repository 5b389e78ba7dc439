"""One table of signs: a picture's sign, its emoji, and the character that stands for it in plain text."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from engine.titles import TITLES
from locales import LANGUAGES
from render.kit.signs import SIZE, Sign, draw_sign, emoji_name
from render.signs import all_signs

SIGNS = all_signs()
TEXTS = Path(__file__).resolve().parents[2] / "locales"


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: sign.name)
def test_a_sign_is_an_emoji_that_discord_takes(sign: Sign) -> None:
    drawn = draw_sign(sign)
    assert re.fullmatch(r"[a-z0-9_]{2,32}", drawn.name)
    assert len(drawn.png) < 256 * 1024
    image = Image.open(io.BytesIO(drawn.png))
    assert (image.format, image.size, image.mode) == ("PNG", (SIZE, SIZE), "RGBA")
    seen = image.getchannel("A").getbbox()
    assert seen is not None
    assert max(seen[2] - seen[0], seen[3] - seen[1]) > SIZE * 0.7, "among letters it must not be a dot"


def test_each_sign_has_a_character_and_a_name_of_its_own() -> None:
    assert len({sign.plain for sign in SIGNS}) == len({sign.name for sign in SIGNS}) == len(SIGNS)
    assert all(sign.plain for sign in SIGNS)


def test_another_drawing_has_another_name() -> None:
    sign = SIGNS[0]
    assert emoji_name(sign) != emoji_name(sign._replace(drawing=sign.drawing + "<g/>"))


@pytest.mark.parametrize("title", ["eclipse", "voidfall"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_title_have_no_signs_of_another(title: str, language: str) -> None:
    """Eclipse once told its lesson in the signs of Voidfall."""
    assert title in TITLES
    prefix = {"eclipse": "vf_", "voidfall": "ecl_"}[title]
    foreign = {sign.plain for sign in SIGNS if sign.name.startswith(prefix)}
    assert len(foreign) >= 3
    for file in (TEXTS / language / title).glob("*.ftl"):
        assert not foreign & set(file.read_text("utf-8")), file
