"""The first minutes of a newcomer: `make run` without a token, and a few moves on its page in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.practice_process import Practice

if TYPE_CHECKING:
    from selenium.webdriver.chrome.webdriver import WebDriver

pytestmark = pytest.mark.browser

WAIT = 300.0
"""Seconds; generous, for machines that do other things as well."""
HAN = re.compile(r"[\u4e00-\u9fff]")
PANEL = "#messages .message.ephemeral"


class Visitor:
    """Looks at the page and presses what a person would."""

    def __init__(self, driver: WebDriver, url: str) -> None:
        self.driver = driver
        driver.get(url)

    def until(self, what: str, look: Callable[[], Any], patience: float = WAIT) -> Any:
        """Wait until there is something to see."""
        from selenium.common.exceptions import StaleElementReferenceException, TimeoutException
        from selenium.webdriver.support.ui import WebDriverWait

        waiting = WebDriverWait(self.driver, patience, 0.1, ignored_exceptions=[StaleElementReferenceException])
        try:
            return waiting.until(lambda _: look())
        except TimeoutException:
            raise AssertionError(f"waited in vain for {what}; the page says:\n{self.text('body')}") from None

    def text(self, selector: str) -> str:
        """The words in the last element of this kind ("" if there is none)."""
        script = (
            "const all = document.querySelectorAll(arguments[0]); return all.length ? all[all.length-1].innerText : ''"
        )
        return str(self.driver.execute_script(script, selector))

    def count(self, selector: str) -> int:
        return int(self.driver.execute_script("return document.querySelectorAll(arguments[0]).length", selector))

    def press(self, selector: str) -> None:
        """Press the last element of this kind, once it is there."""
        script = "const all = document.querySelectorAll(arguments[0]); all[all.length-1].click()"
        self.until(selector, lambda: self.count(selector))
        self.driver.execute_script(script, selector)

    def press_named(self, selector: str, words: str) -> None:
        """Press the first of several that says these words."""
        script = (
            "return [...document.querySelectorAll(arguments[0])].find((one) => one.textContent.includes(arguments[1]))"
        )
        self.until(words, lambda: self.driver.execute_script(script, selector, words))
        self.driver.execute_script(f"({script.removeprefix('return ')}).click()", selector, words)

    def asked(self) -> str:
        """The controls of the newest private panel, without the marks of deliveries."""
        script = (
            "const all = document.querySelectorAll(arguments[0]); if (!all.length) return '';"
            "const controls = all[all.length-1].querySelectorAll('[data-control]');"
            "return [...controls].map((one) => one.dataset.control.split('~')[0]).join()"
        )
        return str(self.driver.execute_script(script, PANEL))

    def answer(self, selector: str) -> None:
        """Press something and wait until the newest private panel asks something else. That a late picture is added to
        it is no answer to the press."""
        before = self.asked()
        self.press(selector)
        self.until("another question", lambda: self.asked() != before and "…" not in self.text(PANEL)[-30:])

    def write(self, line: str) -> None:
        """Type into the line at the bottom."""
        from selenium.webdriver.common.by import By

        field = self.driver.find_element(By.ID, "line")
        field.clear()
        field.send_keys(line)

    def complaints(self) -> list[str]:
        """What the browser found wrong with the page."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Practice]:
    practice = Practice(tmp_path)
    try:
        yield practice
    finally:
        practice.stop()


@pytest.fixture
def phone(running: Practice, tmp_path: Path) -> Iterator[Visitor]:
    from tests.browser.browser import chromium, missing

    if missing():
        pytest.skip(f"no browser to test the page with: install Debian's {' and '.join(missing())}")
    with chromium(tmp_path / "profile", 390, 844) as driver:
        yield Visitor(driver, running.url)


def control(part: str) -> str:
    """A button of the newest private panel, by a part of its custom id."""
    return f"{PANEL} [data-control*='{part}']:not(:disabled)"


def test_a_few_moves_on_a_phone(phone: Visitor, running: Practice) -> None:
    phone.press_named(".start", "/daynight")
    phone.until("the first panel", lambda: phone.count(control(":pick:")))
    phone.until("the public board", lambda: phone.count("[data-control^='o1:panel:']"))
    drawn = (
        "return [...document.querySelectorAll('#messages img')].every((one) => one.complete && one.naturalWidth > 600)"
    )
    phone.until("the pictures", lambda: phone.count("#messages .picture img") >= 2)
    phone.driver.execute_script(
        "document.querySelectorAll('#messages img').forEach((one) => { one.loading = 'eager' })"
    )
    phone.until(
        "the pictures, drawn", lambda: phone.driver.execute_script(drawn.replace("#messages img", ".picture img"))
    )
    assert phone.driver.execute_script("return document.documentElement.scrollWidth") == 390, "nothing sticks out"

    phone.answer(control(":pick:1:0:1:step:"))
    answered = lambda: "Turn 2" in phone.text("#messages")
    turn_is_over = lambda: answered() or not (phone.count(control(":pick:")) + phone.count(control(":sure:")))
    for _ in range(12):
        wanted = next((one for one in (":sure:", ":discard:", ":end") if phone.count(control(one))), ":pick:")
        phone.answer(control(wanted))
        if turn_is_over():
            break
    phone.until("the end of the turn", turn_is_over)
    phone.until("the computer's answer", answered)
    phone.press("[data-control^='o1:panel:']")
    phone.until("the second panel", lambda: phone.count(control(":pick:")))

    phone.write("/daynight move line:en")
    phone.until("suggestions", lambda: "end" in phone.text("#popup").lower())

    phone.press("#menu")
    phone.press("[data-place='Orrery']")
    phone.until("the hand by direct message", lambda: phone.count("[data-control^='o1:dm-off:']"))
    assert "Day" in phone.text("#messages")

    phone.press("[data-person='小晴']")
    phone.write("/daynight rules")
    phone.press("#send")
    phone.until("the rules in Chinese", lambda: HAN.search(phone.text(PANEL)))

    phone.press("[data-person='小明']")
    field = "return document.getElementById('line').placeholder"
    phone.until("the page in the Chinese of the Mainland", lambda: "查看命令" in phone.driver.execute_script(field))

    phone.press("[data-person='Ada']")
    phone.press("#menu")
    phone.press("[data-place='games']")
    phone.press("#menu")
    phone.press(".restart")
    phone.until("word of the restart", lambda: phone.count("#toast:not([hidden])"))
    before = phone.count(".message.ephemeral")
    phone.press("#messages .message:not(.ephemeral) [data-control^='o1:panel:']")
    phone.until("a panel from an old button", lambda: phone.count(".message.ephemeral") > before)
    phone.until("its options", lambda: phone.count(control(":pick:")))
    assert phone.complaints() == []


def test_a_command_is_typed_as_chinese_texts_name_it(phone: Visitor) -> None:
    """`/help` names commands as Discord shows them in Chinese; the line takes these, their options and values."""
    phone.press("[data-person='小晴']")
    phone.write("/幫助")
    phone.press("#send")
    phone.until("the help", lambda: "/遊戲桌 下一桌" in phone.text(PANEL))
    phone.write("/日與夜 開桌 電腦:普通")
    phone.press("#send")
    phone.until("the first panel", lambda: phone.count(control(":pick:")))
    assert phone.complaints() == []


def test_practice_mode_says_where_it_is_and_ends_cleanly(running: Practice, tmp_path: Path) -> None:
    said = "".join(running.said)
    assert "Ada, Ben, 小晴 or 小明" in said
    assert (tmp_path / "data").is_dir()
    assert running.stop() == 0
    assert "Practice mode has ended." in "".join(running.said)
    assert "Traceback" not in "".join(running.said)


def test_settings_are_chosen_in_one_form_on_a_phone(phone: Visitor) -> None:
    phone.write("/voidfall new")
    phone.press("#send")
    phone.press("[data-control^='o1:settings:']")
    phone.press("[data-control^='o1:set-all:']")
    phone.until("the form", lambda: phone.count("#form[open] form"))
    assert phone.driver.execute_script("return document.getElementById('form').scrollWidth") <= 390
    assert phone.count("#form .field") == 4
    phone.press("#form input[value=coop]")
    phone.press("#form input[value=hard]")
    phone.press("#form button[type=submit]")
    phone.until("what was chosen", lambda: all(word in phone.text(PANEL) for word in ("Mode: cooperative", "Hard")))
    assert phone.complaints() == []
