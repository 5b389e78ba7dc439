"""Messages are parsed one by one; the result equals what Fluent reads from the whole files."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.core.text import say
from locales import (
    DEFAULT,
    HOW_VARIANTS_STAND,
    LANGUAGES,
    MalformedMessage,
    UnknownMessage,
    _Words,
    has,
    keys,
    message,
    translate,
)
from locales.chinese import set_in_type
from locales.command_names import command_shown

FOLDER = Path(__file__).resolve().parents[2] / "locales"
ARGS: dict[str, int | str] = {
    "count": 1,
    "number": 2,
    "points": 1,
    "name": "Ada",
    "side": "A",
    "turn": 3,
    "command": "table end",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_in_its_whole_file(language: str) -> None:
    def command(line: object) -> Any:
        return command_shown(str(line), lambda key: message(key, language) if has(key, language) else None)

    def as_it_is(each: object) -> Any:
        return each

    chinese = language.startswith("zh")
    functions = {"COMMAND": command, "CLAUSES": as_it_is, "AND": as_it_is, "LISTED": as_it_is}
    whole = FluentBundle([language], use_isolating=chinese, functions=functions)
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    unread = sorted(keys(language) - set(whole._messages))
    assert unread == [], f"not read as Project Fluent. {HOW_VARIANTS_STAND}"
    assert keys(language) == set(whole._messages)
    for key in sorted(keys(language)):
        pattern = whole.get_message(key).value
        assert pattern is not None, key
        told = str(whole.format_pattern(pattern, ARGS)[0])
        assert message(key, language, **ARGS) == (set_in_type(told) if chinese else told), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert keys(language) == keys(DEFAULT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """The later one would take the place of the other everywhere."""
    written = Counter(
        key
        for path in (FOLDER / language).rglob("*.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    )
    assert [key for key, times in written.items() if times > 1] == []


def test_a_message_that_nobody_wrote_is_our_fault() -> None:
    with pytest.raises(UnknownMessage):
        translate(say("no-such-message"), "zh-CN")


def test_a_choice_on_one_line_is_no_fluent_and_says_so() -> None:
    """It is found as a message, and was then missing where it was read."""
    english = _Words("en")
    english._sources["counted"] = "counted = { $n -> [one] 1 card *[other] { $n } cards }\n"
    english.keys |= {"counted"}
    with pytest.raises(MalformedMessage, match=r"counted \(en\).*each variant begins a line of its own"):
        english.format("counted", {"n": 1})


def test_one_point_is_not_called_points() -> None:
    """English counts: where a number of points may be one, the message has a form for it."""
    wrong = [
        f"{path.name}: {line.strip()}"
        for path in sorted((FOLDER / "en").rglob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\{ \$points \} points", line) and "[other]" not in line
    ]
    assert wrong == []


def test_english_has_one_apostrophe() -> None:
    """Typed lines quote messages with the straight one that keyboards have."""
    files = sorted((FOLDER / "en").rglob("*.ftl"))
    assert [path.name for path in files if "\N{RIGHT SINGLE QUOTATION MARK}" in path.read_text(encoding="utf-8")] == []
