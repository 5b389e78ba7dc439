"""What a picture says, and how large: every text is followed from the sprite that it is written on to the canvas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PIL import Image

from render.kit import text as kit_text
from render.kit.sprites import SPRITES

PHONE = (344, 591)
"""The pixels that a phone gives a picture: it is shown as large as fits into them."""


class Written(NamedTuple):
    """A text on an image: what it says, its size there, whether it is an annotation, and the middle of its line."""

    words: str
    size: float
    aside: bool
    x: float
    y: float

    def moved(self, x: float, y: float, scale: float = 1) -> Written:
        """The same on an image that this one is pasted on, or becomes."""
        return self._replace(size=self.size * scale, x=self.x * scale + x, y=self.y * scale + y)


def texts_on(canvas: Image.Image) -> list[Written]:
    """The texts on an image that was drawn while they were followed, those beyond its edges left out."""
    found: list[Written] = getattr(canvas, "written", [])
    return [each for each in found if 0 <= each.x < canvas.width and 0 <= each.y < canvas.height]


def phone_scale(canvas: Image.Image) -> float:
    """How large a phone shows a picture."""
    return min(PHONE[0] / canvas.width, PHONE[1] / canvas.height)


@contextmanager
def following_texts() -> Iterator[None]:
    """Texts are followed through everything that the painters do with images. Sprites of before would lack theirs, so
    none are kept."""
    SPRITES.clear()
    with pytest.MonkeyPatch.context() as patch:
        _follow_masks(patch)
        _follow_pasting(patch)
        _follow_changes(patch)
        yield
    SPRITES.clear()


_away: list[None] = []
"""Not empty while texts are not followed."""


@contextmanager
def not_followed() -> Iterator[None]:
    """For what is only looked at: nothing is drawn with it."""
    _away.append(None)
    try:
        yield
    finally:
        _away.pop()


def _follow_masks(patch: pytest.MonkeyPatch) -> None:
    """A mask of `render.kit.text` knows what it says."""
    draw = kit_text._mask

    def mask_of(words: str, style: kit_text.Style) -> tuple[Image.Image, int]:
        mask, above = draw(words, style)
        middle = Written(words, style.size, style.aside, mask.width / 2, above - style.size * 0.365)
        mask.written = [middle]  # type: ignore[attr-defined]
        return mask, above

    patch.setattr(kit_text, "_mask", mask_of)


def _follow_pasting(patch: pytest.MonkeyPatch) -> None:
    paste, composite, cover = Image.Image.paste, Image.Image.alpha_composite, Image.Image.putalpha

    def pasted(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        if isinstance(box, Image.Image) and mask is None:
            box, mask = None, box
        paste(self, im, box, mask)
        _add(self, {id(each): each for each in (im, mask) if isinstance(each, Image.Image)}.values(), box or (0, 0))

    def composited(self: Image.Image, im: Image.Image, dest: Any = (0, 0), source: Any = (0, 0)) -> None:
        composite(self, im, dest, source)
        _add(self, (im,), (dest[0] - source[0], dest[1] - source[1]))

    def covered(self: Image.Image, alpha: Any) -> None:
        cover(self, alpha)
        _add(self, (alpha,) if isinstance(alpha, Image.Image) else (), (0, 0))

    patch.setattr(Image.Image, "paste", pasted)
    patch.setattr(Image.Image, "alpha_composite", composited)
    patch.setattr(Image.Image, "putalpha", covered)


def _add(canvas: Image.Image, images: Iterable[Image.Image], at: Any) -> None:
    if _away:
        return
    more = [each.moved(at[0], at[1]) for image in images for each in getattr(image, "written", ())]
    if more:
        canvas.written = [*getattr(canvas, "written", ()), *more]  # type: ignore[attr-defined]


def _follow_changes(patch: pytest.MonkeyPatch) -> None:
    """Copies and conversions say the same; a part says what is in it; a larger or smaller one says it in that size."""
    new, crop = Image.Image._new, Image.Image.crop

    def renewed(self: Image.Image, im: Any) -> Image.Image:
        made = new(self, im)
        _add(made, (self,), (0, 0))
        return made

    def cropped(self: Image.Image, box: Any = None) -> Image.Image:
        made = crop(self, box)
        made.written = []  # type: ignore[attr-defined]
        _add(made, (self,), (-box[0], -box[1]) if box else (0, 0))
        made.written = texts_on(made)  # type: ignore[attr-defined]
        return made

    patch.setattr(Image.Image, "_new", renewed)
    patch.setattr(Image.Image, "crop", cropped)
    for verb in ("resize", "reduce", "rotate"):
        _follow_scaling(patch, verb)


def _follow_scaling(patch: pytest.MonkeyPatch, verb: str) -> None:
    change = getattr(Image.Image, verb)

    def scaled(self: Image.Image, *args: Any, **kwargs: Any) -> Image.Image:
        made: Image.Image = change(self, *args, **kwargs)
        if _away:
            return made
        scale = made.width / self.width if verb != "rotate" else 1
        made.written = [each.moved(0, 0, scale) for each in getattr(self, "written", ())]  # type: ignore[attr-defined]
        return made

    patch.setattr(Image.Image, verb, scaled)
