"""Names and descriptions of commands in the languages that both Discord and Orrery know."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from locales import has, message
from locales.command_names import name_keys

_SPOKEN = {discord.Locale.taiwan_chinese: "zh-TW", discord.Locale.chinese: "zh-CN"}


def local(key: str, **args: Any) -> app_commands.locale_str:
    """The English message, marked so that the translator finds it in other languages."""
    return app_commands.locale_str(message(key, "en", **args), key=key, args=args)


def named_path(context: app_commands.TranslationContextTypes) -> list[str]:
    """The path of the command, group or option whose name is translated. Empty for what is no name."""
    thing: Any = context.data
    if context.location in (At.command_name, At.group_name):
        return str(thing.qualified_name).split()
    if context.location is At.parameter_name:
        return [*thing.command.qualified_name.split(), thing.name]
    return []


class CommandTranslator(app_commands.Translator):
    """Looks the marked strings up in Orrery's locale files, and names by what they name."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The string in that language. None keeps the English one."""
        language = _SPOKEN.get(locale)
        if language is None:
            return None
        key = string.extras.get("key")
        if key is not None:
            return message(key, language, **string.extras["args"]) if has(key, language) else None
        path = named_path(context)
        return next((message(key, language) for key in name_keys(path) if has(key, language)), None) if path else None
