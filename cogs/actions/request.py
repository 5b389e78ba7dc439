"""What an action is given: who asks, for which table, by which door, and what it takes to answer them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.errors import missing_permissions
from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import panel_page
from cogs.services import Services
from cogs.ui.controls import Key, number
from cogs.ui.formatting import first_visible
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.presentation import Presentation
from locales import message
from tables.records import Look, Person, TableInfo
from tables.service import Tables

Interaction: TypeAlias = discord.Interaction[Any]


@dataclass(frozen=True)
class Request:
    """What somebody asks for, by a control or a command."""

    illustrator: Illustrator
    interaction: Interaction
    person: Person
    language: str
    """The language of the person who asks."""
    key: Key
    """What the control says. Of a command: its name and the table that is meant (0: none)."""
    values: tuple[str, ...] = ()
    """What was chosen from a menu, typed into a form, or given as the options of a command."""
    pressed: bool = True
    """A control asks; else a command."""
    in_place: bool = False
    """The control is on a private page, which the answer replaces."""
    title: str = ""
    """The title whose command it is, if a command of a title asks."""

    @property
    def services(self) -> Services:
        """The settings, tables and pictures."""
        return self.illustrator.services

    @property
    def tables(self) -> Tables:
        """The table service."""
        return self.illustrator.services.tables

    @property
    def table(self) -> int:
        """The table it is about; 0: none."""
        return self.key.table

    @property
    def number(self) -> int:
        """The page it asks for; the first if it names none."""
        return number(self.key.arg) or 0

    @property
    def typed(self) -> str:
        """What was chosen or typed, where that is one thing; else "" or the first."""
        return self.values[0] if self.values else ""

    def at(self, table_id: int) -> Request:
        """The same request for another table."""
        return replace(self, key=replace(self.key, table=table_id))

    def presentation(self, info: TableInfo | None = None) -> Presentation:
        """How the title of this table shows itself (None: the title whose command it is)."""
        return self.services.presentation(self.title if info is None else info.title)

    async def info(self) -> TableInfo:
        """The table."""
        return await self.tables.info(self.table)

    async def look(self) -> Look:
        """The table as whoever asks sees it."""
        return await self.tables.look(self.table, self.person.id)

    async def panel(self, **how: Any) -> OutgoingMessage:
        """The panel of whoever asks; with a word if Orrery lacks permissions to show the game to all here."""
        look = await self.look()
        notices = (self._trouble(look), how.pop("notice", ""))
        return await self.panel_of(look, notice="\n> ".join(filter(None, notices)), **how)

    async def panel_of(self, look: Look, **how: Any) -> OutgoingMessage:
        """The panel with this look; `how`: the fields of `Panel` beyond it."""
        return await panel_page(self.illustrator, look, self.language, **how)

    def _trouble(self, look: Look) -> str:
        if look.info.place.channel_id != self.interaction.channel_id or look.info.status != "running":
            return ""
        missing = missing_permissions(self.interaction)
        return message("notice-permissions", self.language, missing=missing) if missing else ""


Work: TypeAlias = Callable[[Request], Awaitable[OutgoingMessage | None]]
"""An action: returns the page to show in answer; None: the table's own message will change by itself."""
Form: TypeAlias = Callable[[Request], Awaitable[ui.Modal]]
"""Makes the form that a control opens. What is typed there comes back as the values of a request with the same key."""


def person_of(interaction: Interaction) -> Person:
    """Who asks, by a name that can be seen: Discord takes one of invisible signs too."""
    user = interaction.user
    return Person(user.id, first_visible(user.display_name, user.global_name, user.name), str(interaction.locale))
