"""The picture service: pictures drawn off the event loop, once, cached, the same from a worker as in this process."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from importlib.resources import files
from queue import SimpleQueue

import msgspec
import pytest

from render import picture_service as service_module
from render import pictures as pictures_module
from render.picture_service import PictureService
from render.pictures import Mark, Picture, Scene, paint, revive
from tables.workers import Workers
from tests.day_and_night.positions import busy, scene

BOARD = scene("board", busy().view(), "zh-TW")


def test_a_scene_survives_the_way_to_a_worker() -> None:
    sent = scene("panel", busy().view("day"), marks=(Mark("e2", "1"),), before=busy().view("day"))
    assert revive(msgspec.msgpack.encode(sent), "day_and_night") == sent


async def test_the_same_scene_is_drawn_once_even_when_asked_for_twice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def count(scene):
        drawn.append(scene.what)
        return paint(scene)

    monkeypatch.setattr(service_module, "paint", count)
    picture_service = PictureService()
    one, other = await asyncio.gather(picture_service.picture(BOARD), picture_service.picture(BOARD))
    again = await picture_service.picture(BOARD)
    assert one is other is again
    assert drawn == ["board"]
    await picture_service.close()


async def test_the_time_of_a_drawing_is_told_once_with_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Picture(data=b"x", width=1, height=1, alt="", filename="x.webp")
    monkeypatch.setattr(service_module, "paint", lambda scene: picture)
    service, told = PictureService(), []
    service.drawn = lambda seconds, title: told.append((seconds >= 0, title))
    scene = Scene(title="day_and_night", what="board", view=None, language="en")
    await asyncio.gather(service.picture(scene), service.picture(scene))
    await service.picture(scene)
    assert told == [(True, "day_and_night")]
    await service.close()


class Studio:
    """One painter, who draws when the test says so."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.hurried: list[bool] = []
        self.goes_on = asyncio.Event()
        self.service = PictureService(self._run)

    async def _run(self, function: object, data: bytes, title: str, hurry: bool) -> Picture:
        self.hurried.append(hurry)
        self.drawn.append(revive(data, title).language)
        await self.goes_on.wait()
        return Picture(data=b"x", width=1, height=1, alt="", filename="x.webp")

    async def ask(self, language: str) -> asyncio.Task[Picture]:
        """Somebody asks for a picture."""
        asking = asyncio.create_task(self.service.picture(msgspec.structs.replace(BOARD, language=language)))
        await asyncio.sleep(0.01)
        return asking


async def test_a_picture_for_which_nobody_waits_any_more_is_not_drawn() -> None:
    studio = Studio()
    first, stale, newest = [await studio.ask(language) for language in ("en", "zh-TW", "zh-CN")]
    stale.cancel()
    studio.goes_on.set()
    await asyncio.gather(first, newest)
    assert studio.drawn == ["en", "zh-CN"]
    assert (await (await studio.ask("zh-TW"))).width == 1, "it is drawn if somebody asks for it again"


async def test_a_picture_for_which_somebody_else_waits_is_drawn() -> None:
    studio = Studio()
    first, one, other = [await studio.ask(language) for language in ("en", "zh-TW", "zh-TW")]
    one.cancel()
    studio.goes_on.set()
    await asyncio.gather(first, other)
    assert studio.drawn == ["en", "zh-TW"]


async def test_a_picture_that_is_being_drawn_is_finished_and_kept_though_nobody_waits() -> None:
    studio = Studio()
    asking = await studio.ask("en")
    asking.cancel()
    await asyncio.sleep(0.01)
    studio.goes_on.set()
    await (await studio.ask("en"))
    assert studio.drawn == ["en"]


async def test_pictures_are_made_in_a_hurry_while_many_wait() -> None:
    studio = Studio()
    asked = [await studio.ask(language) for language in ("en", "zh-TW", "zh-CN", "de", "fr")]
    studio.goes_on.set()
    await asyncio.gather(*asked)
    assert studio.drawn == ["en", "zh-TW", "zh-CN", "de", "fr"]
    assert studio.hurried == [False, True, True, False, False], "one that waits is usual: a board beside a panel"


async def test_there_is_room_as_soon_as_hardly_a_picture_waits() -> None:
    studio = Studio()
    await studio.service.room()
    asked = [await studio.ask(language) for language in ("en", "zh-TW")]
    room = asyncio.create_task(studio.service.room())
    await asyncio.sleep(0.01)
    assert not room.done(), "one is drawn, and one waits"
    studio.goes_on.set()
    await asyncio.gather(room, *asked)


async def test_nobody_waits_for_room_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What needs no picture goes on though a painter hangs."""
    monkeypatch.setattr(service_module, "ROOM_PATIENCE", 0.02)
    studio = Studio()
    asked = [await studio.ask(language) for language in ("en", "zh-TW")]
    async with asyncio.timeout(300):
        await studio.service.room()
    assert not any(each.done() for each in asked)
    studio.goes_on.set()
    await asyncio.gather(*asked)


async def test_the_oldest_pictures_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "CACHE_BYTES", 10)
    drawn = []

    def count(scene):
        drawn.append(scene.language)
        return paint(scene)

    monkeypatch.setattr(service_module, "paint", count)
    picture_service = PictureService()
    for language in ("en", "zh-TW", "en"):
        await picture_service.picture(msgspec.structs.replace(BOARD, language=language))
    assert drawn == ["en", "zh-TW", "en"]
    await picture_service.close()


async def test_a_drawing_that_fails_tells_and_is_tried_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(scene):
        raise RuntimeError("no brush")

    picture_service = PictureService()
    with monkeypatch.context() as broken:
        broken.setattr(service_module, "paint", fail)
        with pytest.raises(RuntimeError, match="no brush"):
            await picture_service.picture(BOARD)
    assert (await picture_service.picture(BOARD)).width == 860
    await picture_service.close()


async def test_a_worker_process_draws_the_same_picture_and_may_die() -> None:
    deliveries = files("engine.solenia").joinpath("data", "deliveries.json").read_bytes()
    owned = {"solenia": {"deliveries.json": deliveries.replace(b'"gold": 3', b'"gold": 49', 1)}}
    workers = Workers(1, owned, name="painter", start=service_module.start_worker)
    picture_service = PictureService(workers.run)
    try:
        first = await picture_service.picture(BOARD)
        assert first == paint(BOARD)
        for worker in workers.processes():
            os.kill(worker, signal.SIGKILL)
        other = await picture_service.picture(msgspec.structs.replace(BOARD, language="zh-CN"))
        assert other.width == first.width
        card = await picture_service.picture(Scene("solenia", "card", None, "en", card="d01"))
        assert "49 gold" in card.alt, "a worker knows an owner's components"
    finally:
        await picture_service.close()
        workers.close()


async def test_a_rehearsal_stands_back_while_pictures_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Picture(b"", 1, 1, "")
    monkeypatch.setattr(service_module, "paint", lambda scene: drawn)
    monkeypatch.setattr(service_module, "_QUIET", 0.05)
    drawing, steps = service_module._Drawing(), iter((None, None))
    assert drawing.step(steps)
    assert drawing.paint(BOARD) is drawn
    started = time.monotonic()
    assert drawing.step(steps)
    assert time.monotonic() - started > 0.03
    assert not drawing.step(steps)


def test_a_new_worker_takes_a_picture_before_it_makes_the_sprites_of_all_titles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its start does no more than begin the prewarming."""
    begun: list[str] = []
    monkeypatch.setattr(service_module.os, "nice", lambda _: 0)
    monkeypatch.setattr(service_module.threading.Thread, "start", lambda thread: begun.append(thread.name))
    use_painters(monkeypatch, {"slow": Slow()})
    service_module.start_worker()
    assert begun == ["prewarm"]


def use_painters(monkeypatch: pytest.MonkeyPatch, painters: dict[str, object]) -> None:
    """Let these be all the painters there are."""
    monkeypatch.setattr(pictures_module, "TITLES", painters)
    monkeypatch.setattr(pictures_module, "has_pictures", painters.__contains__)
    monkeypatch.setattr(pictures_module, "painter", painters.__getitem__)


class Slow:
    """A painter whose sprites must not be waited for."""

    def prewarm(self):
        raise AssertionError("a picture would have to wait")
        yield


def test_titles_rehearse_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what every board of a title needs comes before what some pictures of another one need."""
    done: list[str] = []
    painters = {"long": Steps(done, "l", 3), "short": Steps(done, "s", 1), "none": object()}
    use_painters(monkeypatch, painters)
    for _ in pictures_module.prewarm():
        pass
    assert done == ["l0", "s0", "l1", "l2"]
    assert len(list(pictures_module.prewarm("short"))) == 1


class Steps:
    """A painter that rehearses in so many steps."""

    def __init__(self, done: list[str], name: str, count: int) -> None:
        self.done, self.name, self.count = done, name, count

    def prewarm(self):
        for number in range(self.count):
            self.done.append(f"{self.name}{number}")
            yield


def test_a_title_is_prepared_when_it_is_first_drawn_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "paint", lambda scene: Picture(b"", 1, 1, ""))
    drawing = service_module._Drawing()
    for title in ("solenia", "solenia", "afternova", "solenia"):
        drawing.paint(Scene(title, "board", None, "en"))
    assert [drawing.drawn.get_nowait(), drawing.drawn.get_nowait()] == ["solenia", "afternova"]
    assert drawing.drawn.empty()


def test_titles_that_are_drawn_are_prepared_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    painters = {"long": Steps(done, "l", 3), "short": Steps(done, "s", 1), "other": Steps(done, "o", 1)}
    use_painters(monkeypatch, painters)
    drawing = waiting_for(monkeypatch, "long", "short")
    with pytest.raises(Idle):
        service_module._prewarm()
    assert done == ["l0", "s0", "l1", "l2"]
    assert drawing.drawn.empty()


class Idle(Exception):
    """Nothing more is to be prepared."""


class Once(SimpleQueue):
    """A queue that says when it would have to wait."""

    def get(self, *_):
        if self.empty():
            raise Idle
        return super().get()


def waiting_for(monkeypatch: pytest.MonkeyPatch, *titles: str) -> service_module._Drawing:
    """A worker in which these titles have just been drawn."""
    drawing = service_module._Drawing()
    drawing.drawn = Once()
    for title in titles:
        drawing.drawn.put(title)
    monkeypatch.setattr(service_module, "_drawing", drawing)
    monkeypatch.setattr(service_module, "_QUIET", 0.0)
    return drawing


def test_a_rehearsal_that_fails_is_told_and_leaves_the_worker_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And the others are prepared all the same."""
    done: list[str] = []
    use_painters(monkeypatch, {"broken": Broken(), "sound": Steps(done, "s", 2)})
    waiting_for(monkeypatch, "broken", "sound")
    with pytest.raises(Idle):
        service_module._prewarm()
    assert "the prewarming stopped" in caplog.text
    assert done == ["s0", "s1"]


class Broken:
    """A painter that fails while it prepares."""

    def prewarm(self):
        yield
        raise RuntimeError("no brush")


def test_a_painter_need_not_prewarm(monkeypatch: pytest.MonkeyPatch) -> None:
    use_painters(monkeypatch, {"plain": object()})
    assert list(pictures_module.prewarm()) == []


async def test_a_card_needs_no_view() -> None:
    picture_service = PictureService()
    picture = await picture_service.picture(Scene("day_and_night", "card", None, "en", card="warp"))
    assert picture.alt.startswith("Warp (Minor, 3 hours)")
    await picture_service.close()
