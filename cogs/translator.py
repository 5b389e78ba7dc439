"""Names and descriptions of commands in the languages that both Discord and Orrery know."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from locales import has, message

_SPOKEN = {discord.Locale.taiwan_chinese: "zh-TW", discord.Locale.chinese: "zh-CN"}


def local(key: str, **args: Any) -> app_commands.locale_str:
    """The English message, marked so that the translator finds it in other languages."""
    return app_commands.locale_str(message(key, "en", **args), key=key, args=args)


class CommandTranslator(app_commands.Translator):
    """Looks the marked strings up in Orrery's locale files."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The string in that language. None keeps the English one."""
        key, language = string.extras.get("key"), _SPOKEN.get(locale)
        if key is None or language is None or not has(key, language):
            return None
        return message(key, language, **string.extras["args"])
