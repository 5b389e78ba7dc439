"""The texts of the cogs: complete in every language, with the same placeables, within Discord's limits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cogs.me import Me
from cogs.table import Table
from cogs.titles import cog_type
from cogs.translator import CommandTranslator
from engine.titles import TITLES
from locales import LANGUAGES, has, message

COGS: tuple[type[Any], ...] = (*(cog_type(title_id) for title_id in TITLES), Table, Me)
ROOT = Path(__file__).resolve().parents[2]
FILES = ("bot.ftl", "commands.ftl")
CALL = re.compile(r"\b(?:message|say|local)\(\s*\"([a-z][a-z0-9_-]*)\"")
NAME = re.compile(r"[-_'\w]{1,32}")


class Blanks(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Message -> its variables."""
    resource = FluentParser().parse((ROOT / "locales" / language / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_blanks_that_are_filled(language: str, file: str) -> None:
    english, own = messages("en", file), messages(language, file)
    assert own.keys() == english.keys()
    for key, blanks in own.items():
        assert blanks <= english[key], key


def test_every_message_that_is_asked_for_by_name_is_there() -> None:
    sources = [*sorted((ROOT / "cogs").rglob("*.py")), ROOT / "bot.py"]
    asked = {key for path in sources for key in CALL.findall(path.read_text(encoding="utf-8"))}
    assert len(asked) > 100
    assert sorted(key for key in asked if not has(key)) == []


def every_command() -> list[app_commands.Command | app_commands.Group]:
    return [command for cog in COGS for command in cog.__cog_app_commands__]


def strings() -> list[tuple[str, app_commands.locale_str, int]]:
    """Where, what, how long it may be. Names are translated by their place: see `test_commands.py`."""
    found: list[tuple[str, app_commands.locale_str, int]] = []
    for cog in COGS:
        about = cog.__cog_group_description__
        assert isinstance(about, app_commands.locale_str)
        found.append((cog.__name__, about, 100))
    for command in every_command():
        assert isinstance(command, app_commands.Command)
        where = command.name
        assert command._locale_description is not None
        found.append((where, command._locale_description, 100))
        for parameter in command._params.values():
            assert isinstance(parameter.description, app_commands.locale_str), f"{where} {parameter.name}"
            found.append((f"{where} {parameter.name}", parameter.description, 100))
    return found


@pytest.mark.parametrize(
    "locale", [discord.Locale.american_english, discord.Locale.taiwan_chinese, discord.Locale.chinese]
)
async def test_commands_are_described_in_every_language_and_not_at_length(locale: discord.Locale) -> None:
    tongue = CommandTranslator()
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, data=None)
    for where, string, most in strings():
        said = await tongue.translate(string, locale, context)
        if locale is discord.Locale.american_english:
            assert said is None
            said = string.message
        assert said, f"{where}: {string.message} is not translated"
        assert len(said) <= most, f"{where}: {said}"
        if most == 32:
            assert NAME.fullmatch(said)
            assert said == said.lower()


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_a_command_is_called_otherwise_than_its_button(language: str) -> None:
    """Who reads 長期指令 on a button looks for that among the commands, and not for 長期指示."""
    for verb in ("orders", "verify", "replay", "undo", "log", "rules", "settings", "join", "start", "rematch", "board"):
        assert message(f"name-{verb}", language) == message(f"button-{verb}", language), verb
    assert message("name-quiet", language) == message("me-quiet-title", language)
    assert message("an-option-orders", language) == message("button-orders", language)


@pytest.mark.parametrize(
    ("key", "counted", "said"),
    [
        ("vf-why-no-more-actions", {"n": 1}, "1 action of the card is used"),
        ("dn-end-turn-limit", {"turns": 1}, "1 turn each is over"),
    ],
)
def test_one_thing_is_several(key: str, counted: dict[str, int], said: str) -> None:
    assert said in message(key, "en", **counted)
