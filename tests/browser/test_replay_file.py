"""A replay as one file, opened in a real browser on a phone and on a large screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cogs.ui.replay_file import Frame, as_address, write_file
from engine.core.session import Session
from engine.core.title import Setup
from engine.titles import TITLES
from render.kit.animation import shrink_frame
from render.pictures import Scene, paint

if TYPE_CHECKING:
    from selenium.webdriver.chrome.webdriver import WebDriver

pytestmark = pytest.mark.browser
STEPS = 6


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first answers of a game as a file."""
    title = TITLES["day_and_night"]
    session = Session.begin(title, Setup(2, title.meta.settle_options({}), None, title.meta.rules_version), "file")
    frames = []
    for step in range(STEPS):
        scene = Scene("day_and_night", "board", title.public(session.state), "en", ("Ann", "Bo"), by_seat=True)
        picture = paint(scene)
        data = as_address(shrink_frame(picture.data, 1000, 82))
        frames.append(Frame(data, picture.alt, f"Turn {step}", (f"line {step} of a log that says what has happened",)))
        [seat, *_] = session.owed()
        ask = session.pending(seat).ask  # type: ignore[union-attr]  # the seat is asked
        session.submit(seat, ask.options.keys[: max(ask.least, 1)])
    path = tmp_path_factory.mktemp("file") / "replay.html"
    path.write_bytes(write_file("Day & Night · table 1", "As seen by an onlooker", frames, "en"))
    return path


@pytest.fixture(params=[390, 1440])
def page(request: pytest.FixtureRequest, saved: Path, tmp_path: Path) -> Iterator[WebDriver]:
    browser = pytest.importorskip("tests.browser.browser")
    if browser.missing():
        pytest.skip(f"needs {browser.missing()}")
    with browser.chromium(tmp_path / "profile", request.param, 844) as driver:
        driver.get(saved.as_uri())
        yield driver


def place(driver: WebDriver) -> str:
    return str(driver.execute_script("return document.getElementById('count').textContent"))


def press(driver: WebDriver, key: str) -> None:
    from selenium.webdriver.common.action_chains import ActionChains

    ActionChains(driver).send_keys(key).perform()


def test_it_is_read_by_keyboard_buttons_and_touch(page: WebDriver) -> None:
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    assert place(page) == f"1 / {STEPS}"
    press(page, Keys.ARROW_RIGHT)
    assert place(page) == f"2 / {STEPS}"
    assert "line 1" in page.find_element(By.ID, "log").text
    press(page, Keys.END)
    assert place(page) == f"{STEPS} / {STEPS}"
    press(page, Keys.HOME)
    page.find_element(By.ID, "next").click()
    assert place(page) == f"2 / {STEPS}"
    page.find_element(By.ID, "back").click()
    assert not page.find_element(By.ID, "back").is_enabled()
    swipe: Any = """
        const figure = document.querySelector('figure');
        const touch = (x) => new Touch({ identifier: 1, target: figure, clientX: x, clientY: 300 });
        figure.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(300)], changedTouches: [touch(300)] }));
        figure.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(120)] }));
    """
    page.execute_script(swipe)
    assert place(page) == f"2 / {STEPS}"
    slider = page.find_element(By.ID, "place")
    slider.send_keys(Keys.ARROW_RIGHT)
    assert place(page) == f"3 / {STEPS}"


def test_it_fits_the_screen_and_says_what_it_shows(page: WebDriver) -> None:
    script = """
        const picture = document.getElementById('picture');
        const ends = [...document.querySelectorAll('nav *')].map((one) => one.getBoundingClientRect().right);
        return { controls: Math.max(...ends) - innerWidth, natural: picture.naturalWidth,
                 wide: document.documentElement.scrollWidth - innerWidth,
                 shown: picture.getBoundingClientRect().width, alt: picture.alt,
                 small: [...document.querySelectorAll('button')].filter((one) => one.offsetWidth < 44).length,
                 asked: performance.getEntriesByType('resource')
                   .filter((each) => !each.name.startsWith('data:')).length };
    """
    found = page.execute_script(script)
    assert found["wide"] <= 0, "nothing is wider than the screen"
    assert found["controls"] <= 0, "nor do the controls leave it"
    assert found["natural"] > 400
    assert found["shown"] > 250
    assert found["alt"]
    assert found["small"] == 0, "what is tapped is large enough for a finger"
    assert found["asked"] == 0, "it asks for nothing from anywhere"
    assert [entry for entry in page.get_log("browser") if entry["level"] == "SEVERE"] == []
