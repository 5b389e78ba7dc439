"""The page of practice mode around a toy bot: its command line, start buttons and the restart, on a phone and wide."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import practice
from practice.discord_sim import World
from practice.page import Page
from tests.browser.test_practice_page import Visitor
from tests.practice.toy import Toy

pytestmark = pytest.mark.browser


@asynccontextmanager
async def page() -> AsyncIterator[str]:
    """The page, served by this process; its address."""

    async def begin_again() -> None:
        await world.restart(Toy())

    world = World(Toy())
    server, listener = Page(world, begin_again), practice.listen(0)
    await world.open("Server", "en-US", (("Ada", "en-US"), ("小晴", "zh-TW")), ("games",))
    clock = asyncio.create_task(world.keep_time(0.05))
    await server.serve(listener)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        await server.close()
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)
        await world.close()
        listener.close()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, what is pressed is answered in time."""
    monkeypatch.setattr("practice.discord_sim.ACKNOWLEDGE", 300.0)


@pytest.fixture(params=[390, 1000])
def visits(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Callable[[Visitor], None]], None]:
    """Lets somebody visit the page with a window of this width."""
    from tests.browser.browser import chromium, missing

    if missing():
        pytest.skip(f"no browser to test the page with: install Debian's {' and '.join(missing())}")

    async def visit(act: Callable[[Visitor], None]) -> None:
        async with page() as url:
            await asyncio.to_thread(look, url, act)

    def look(url: str, act: Callable[[Visitor], None]) -> None:
        with chromium(tmp_path / "profile", request.param, 844) as driver:
            visitor = Visitor(driver, url)
            visitor.until("the start", lambda: visitor.count(".start"))
            act(visitor)
            assert visitor.complaints() == []

    return lambda act: asyncio.run(visit(act))


def boxes(visitor: Visitor, selector: str) -> list[dict[str, Any]]:
    """Where elements are on the page."""
    script = "return [...document.querySelectorAll(arguments[0])].map((one) => one.getBoundingClientRect().toJSON())"
    return list(visitor.driver.execute_script(script, selector))


def says(visitor: Visitor, words: str) -> bool:
    """Whether these words stand anywhere on the page."""
    return words in visitor.text("body")


def test_what_the_page_offers_works_as_it_is_typed(visits):
    def act(visitor: Visitor) -> None:
        for line, answer in (
            ("/toy move b2 c2", "moved b2 c2"),
            ("/toy move line:a1", "moved a1"),
            ("/toy move b2 line:c2", "no option for: b2"),
            ("/toy new many", "no option for: many"),
            ("/toy move ", "needed: line"),
        ):
            visitor.write(line)
            visitor.press("#send")
            visitor.until(answer, partial(says, visitor, answer))
        visitor.write("/toy move b")
        visitor.until("suggestions", lambda: "b!" in visitor.text("#popup"))
        visitor.press("#popup button:first-child")
        assert visitor.driver.execute_script("return document.getElementById('line').value") == "/toy move b!"

    visits(act)


def test_a_file_is_chosen_for_an_option_and_sent(visits, tmp_path):
    diary = tmp_path / "my diary.json"
    diary.write_text("dear diary", "utf-8")

    def act(visitor: Visitor) -> None:
        visitor.write("/toy read file:")
        visitor.until("the suggestion", lambda: "Choose a file" in visitor.text("#popup"))
        visitor.press("#popup button:first-child")
        visitor.driver.find_element("css selector", "#file").send_keys(str(diary))
        line = "return document.getElementById('line').value"
        visitor.until("its name", lambda: visitor.driver.execute_script(line) == "/toy read file:my_diary.json ")
        visitor.press("#send")
        visitor.until("the answer", partial(says, visitor, "dear diary"))

    visits(act)


def test_start_buttons_stand_apart(visits):
    def act(visitor: Visitor) -> None:
        visitor.driver.execute_script(
            "document.querySelector('.start').after(document.querySelector('.start').cloneNode(true))"
        )
        first, second = boxes(visitor, ".start")
        assert first["height"] >= 40
        assert second["top"] - first["bottom"] >= 8 or second["left"] - first["right"] >= 8

    visits(act)


def test_the_bot_can_be_restarted_again_and_again(visits):
    def act(visitor: Visitor) -> None:
        for _ in range(2):
            visitor.driver.execute_script("document.querySelector('.restart').click()")
            visitor.until("word of it", lambda: "restarted" in visitor.text("#toast"))
            visitor.until("a button that works", lambda: visitor.count(".restart:not(:disabled)"))
            visitor.driver.execute_script("document.getElementById('toast').textContent = ''")

    visits(act)
