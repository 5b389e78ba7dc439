"""The commands of a title whose actions have commands of their own, such as `/x build`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import discord
from discord import app_commands

from cogs.actions.answering import play_line
from cogs.actions.request import Request
from cogs.command_group import Suggestions, suggest
from cogs.discord_types import Interaction
from cogs.title_cog import TitleCog
from cogs.translator import local
from cogs.ui import typed_names
from cogs.ui.action_line import ActionLine
from cogs.ui.outgoing import OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say


class ActionsCog(TitleCog):
    """Commands for `action_lines`: the typed line of `move` with the action filled in, and the autocomplete of `move`
    for this action alone. Each has the messages `command-{name}` and (unless it takes no line) `option-{name}`; if it
    is for one kind of question, the title has `error-only-{habit}`."""

    action_lines: ClassVar[Mapping[str, ActionLine]] = {}
    """By the name of the command."""

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Make the commands, before discord.py collects those of the class."""
        super().__init_subclass__(**keywords)
        for name, action in vars(cls).get("action_lines", {}).items():
            setattr(cls, f"action_{name}", _command(name, action))

    async def _run_line(
        self, interaction: discord.Interaction, line: app_commands.Range[str, 1, typed_names.LENGTH]
    ) -> None:
        await self._play(interaction, line)

    async def _run_whole(self, interaction: discord.Interaction) -> None:
        await self._play(interaction, "")

    async def _play(self, interaction: Interaction, line: str) -> None:
        """Play the line of the command that is used."""
        action = self._action_of(interaction)

        async def work(request: Request) -> OutgoingMessage:
            pending = (await request.look()).pending
            if pending is not None and not action.fits(pending.ask):
                raise Refused(say(self.presentation.meta.key(f"error-only-{action.habit}")))
            return await play_line(request)

        await self._run(interaction, work, (self._left_out(action, line) + line,))

    async def _act_lines(self, interaction: discord.Interaction, current: str) -> Suggestions:
        action = self._action_of(interaction)
        filled = self._left_out(action, current)
        offered = await self._continue_line(interaction, filled + current, action)
        return suggest((shown.removeprefix(filled), line.removeprefix(filled)) for shown, line in offered)

    def _action_of(self, interaction: Interaction) -> ActionLine:
        assert interaction.command is not None
        return self.action_lines[interaction.command.name]

    def _left_out(self, action: ActionLine, line: str) -> str:
        meta = self.presentation.meta
        return action.left_out(line, meta.prefix or meta.id)


def _command(name: str, action: ActionLine) -> app_commands.Command[Any, ..., Any]:
    """The command of an action."""
    description = local(f"command-{name}")
    if action.whole:
        return app_commands.Command(name=name, description=description, callback=ActionsCog._run_whole)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=name, description=description, callback=ActionsCog._run_line
    )
    app_commands.describe(line=local(f"option-{name}"))(command)
    command.autocomplete("line")(ActionsCog._act_lines)
    return command
