"""The one cache of sprites: its budget, what goes first, and that nothing is kept beside it."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from render import picture_service as service_module
from render.kit import sprites
from render.kit.sprites import MIB, OVERHEAD, SPRITES, SpriteCache, bytes_of, images_in, keep_images
from render.pictures import paint, prewarm
from tests.day_and_night.positions import busy, scene

RENDER = Path(__file__).resolve().parents[2] / "render"


@pytest.fixture(autouse=True)
def budget_as_before() -> Iterator[None]:
    budget = SPRITES.budget
    yield
    SPRITES.resize(budget)


def sprite(side: int = 64) -> Image.Image:
    """A drawing that cannot be packed: nothing but noise."""
    return Image.frombytes("RGBA", (side, side), random.Random(side).randbytes(4 * side * side))


def plain(colour: str) -> Image.Image:
    """A drawing that is small when it is packed."""
    return Image.new("RGBA", (64, 64), colour)


def test_only_masks_have_less_than_four_bytes_a_pixel() -> None:
    """As Pillow stores them; an image without transparency is not smaller."""
    assert [bytes_of(Image.new(mode, (10, 10))) for mode in ("L", "RGB", "RGBA", "LA")] == [100, 400, 400, 400]
    assert list(images_in((mask := Image.new("L", (1, 1)), 3, ("x",)))) == [mask]


def test_what_is_kept_stays_within_the_budget() -> None:
    cache = SpriteCache(budget=10 * (bytes_of(sprite()) + 2 * OVERHEAD))
    for number in range(100):
        cache.keep(("drawn", number), sprite(), 0.01)
        assert cache.used <= cache.budget
    assert len(list(cache)) >= 10
    cache.resize(cache.budget // 2)
    assert cache.used <= cache.budget
    assert cache.find(("drawn", 99)) is not None
    cache.clear()
    assert (cache.used, list(cache)) == (0, [])


def test_what_was_used_longest_ago_goes_first() -> None:
    cache = SpriteCache(budget=3 * (bytes_of(sprite()) + 2 * OVERHEAD))
    for name in "abc":
        cache.keep(name, sprite(), 0.01)
    for name in "def":
        assert cache.find("a") is not None, "it is used all the time"
        cache.keep(name, sprite(), 0.01)
    assert cache.find("b") is None


def test_what_was_quick_to_draw_for_its_size_goes_before_what_took_long() -> None:
    cache = SpriteCache(budget=300_000)
    cache.keep("slow", sprite(), 0.1)
    for number in range(50):
        cache.keep(number, sprite(128), 0.001)
    assert cache.find("slow") is not None
    for number in range(3000):
        cache.keep(-number, sprite(), 0.05)
    assert cache.find("slow") is None, "though it does not stay for ever"


def test_what_took_long_to_draw_stays_packed() -> None:
    cache = SpriteCache(budget=6 * (bytes_of(plain("red")) + 2 * OVERHEAD))
    drawn = {name: (plain(name), 7, Image.new("L", (8, 8), 5)) for name in ("red", "green", "blue", "black", "white")}
    for name, value in drawn.items():
        cache.keep(name, value, 0.01)
        for number in range(20):
            cache.keep((name, number), sprite(), 0.02)
            assert cache.used <= cache.budget
    assert "red" not in list(cache)
    for name, value in drawn.items():
        assert cache.find(name) == value, "the same pixels"
    cache.clear()
    assert (cache.used, cache.find("red")) == (0, None)


@pytest.mark.parametrize(("value", "seconds"), [(plain("red"), 1e-6), ((plain("red"), sprite()), 0.01)])
def test_what_is_drawn_sooner_than_unpacked_or_hardly_smaller_is_not_packed(value: object, seconds: float) -> None:
    cache = SpriteCache(budget=10 * bytes_of(sprite()))
    cache.keep("it", value, seconds)
    for number in range(30):
        cache.keep(number, sprite(), 0.02)
    assert cache.find("it") is None


def test_what_is_packed_has_a_quarter_of_the_room_and_what_was_used_longest_ago_goes_first() -> None:
    cache = SpriteCache(budget=40 * OVERHEAD)
    for number in range(60):
        cache.keep(number, plain("red"), 0.01)
        cache.keep(-1, sprite(), 0.01)
        assert cache.used <= cache.budget
    found = [number for number in range(60) if cache.find(number) is not None]
    assert 4 <= len(found) <= 12
    assert found == list(range(60 - len(found), 60))


def test_an_image_that_two_results_share_counts_once() -> None:
    cache, shared = SpriteCache(), sprite(256)
    cache.keep("raster", shared, 0.01)
    alone = cache.used
    cache.keep("card", (shared, 3, 4), 0.01)
    assert cache.used < alone + bytes_of(shared) / 10
    cache.resize(0)
    assert cache.used == 0


def test_a_function_is_called_once_for_the_same_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "SPRITES", SpriteCache())
    drawn: list[tuple[int, bool]] = []

    @keep_images
    def disc(size: int, *, pale: bool = False) -> Image.Image:
        drawn.append((size, pale))
        return sprite(size)

    assert disc(5) is disc(5)
    assert disc(5, pale=True) is disc(5, pale=True) is not disc(5)
    assert drawn == [(5, False), (5, True)]


def test_pictures_are_the_same_with_hardly_any_room_for_sprites() -> None:
    board = scene("board", busy().view(), "en")
    SPRITES.resize(64 * MIB)
    roomy = paint(board)
    SPRITES.resize(MIB)
    assert paint(board) == paint(board) == roomy
    assert 0 < SPRITES.used <= MIB


def test_prewarming_ends_when_the_cache_is_full() -> None:
    """It would drive out what is in use, step by step, and then what it has just made itself."""
    SPRITES.resize(2 * MIB)
    SPRITES.clear()
    drawing, steps = service_module._Drawing(), prewarm("day_and_night")
    drawing._left = -1000.0
    taken = sum(1 for _ in iter(partial(drawing.step, steps), False))
    assert SPRITES.full
    assert 0 < taken < 20


def test_no_images_are_kept_beside_the_cache() -> None:
    """A cache of its own has no share in the budget: 150 of them made a painter 742 MiB large."""
    beside: list[str] = []
    for module in sorted(RENDER.rglob("*.py")):
        for function in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or "cache" not in " ".join(
                map(ast.unparse, function.decorator_list)
            ):
                continue
            if function.returns is None or "Image.Image" in ast.unparse(function.returns):
                beside.append(f"{module.relative_to(RENDER)}: {function.name}")
    assert beside == [], "use @keep_images"
