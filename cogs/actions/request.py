"""The input of an action: who asks, for which table, by control or command, and what is needed to answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from discord import ui

from cogs.discord_types import Interaction
from cogs.errors import missing_permissions
from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import handed_on, handover_page, panel_page
from cogs.services import Services
from cogs.ui.controls import Key, check_control, number, required
from cogs.ui.formatting import first_visible
from cogs.ui.forms import filled_in
from cogs.ui.option_controls import BLANK, Draft
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.presentation import Presentation
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.records import Look, Person, TableInfo
from tables.service import Tables


@dataclass(frozen=True)
class Request:
    """A request by a control or a command."""

    illustrator: Illustrator
    interaction: Interaction
    person: Person
    language: str
    """The language of the asking person."""
    key: Key
    """The meaning of the control. For a command: its name and its table (0: none)."""
    values: tuple[str, ...] = ()
    """The values chosen from a menu, typed into a form, or given as the options of a command."""
    pressed: bool = True
    """Whether a control asks; otherwise a command."""
    in_place: bool = False
    """Whether the control is on a private page, which the answer replaces."""
    title: str = ""
    """The title of the command, if a command of a title asks."""

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
        """The table of the request; 0: none."""
        return self.key.table

    @property
    def number(self) -> int:
        """The requested page number; the first if it names none."""
        return number(self.key.arg) or 0

    @property
    def typed(self) -> str:
        """The chosen or typed value, where there is only one; else "" or the first."""
        return self.values[0] if self.values else ""

    @property
    def filled(self) -> dict[str, tuple[str, ...]]:
        """What was chosen or typed in each part of the form."""
        return filled_in(dict(self.interaction.data or {}))

    @property
    def server(self) -> int:
        """The id of the server on which is asked. Raises Refused in a direct message."""
        if self.interaction.guild_id is None:
            raise Refused(say("error-server-only"))
        return self.interaction.guild_id

    def at_table(self, table_id: int) -> Request:
        """The same request for another table."""
        return replace(self, key=replace(self.key, table=table_id))

    def presentation(self, info: TableInfo | None = None) -> Presentation:
        """The presentation of the table's title (None: of the command's title)."""
        return self.services.presentation(self.title if info is None else info.title)

    def named_presentation(self, title_id: str) -> Presentation:
        """The presentation of a title that a control names. Raises Refused if there is no such title."""
        check_control(title_id in self.services.presentations)
        return self.services.presentation(title_id)

    async def info(self) -> TableInfo:
        """The table."""
        return await self.tables.queries.info(self.table)

    async def look(self) -> Look:
        """The table as the asking person sees it. Who does anything there takes the seat back from a computer that has
        played for them."""
        look = await self.tables.queries.look(self.table, self.person.id)
        if look.seat is not None and look.info.status == "running" and look.info.seats[look.seat].stand_in is not None:
            return await self.tables.absence.come_back(self.table, self.person.id)
        return look

    async def panel(self, notice: str = "") -> OutgoingMessage:
        """The panel of the asking person, with a note if Orrery lacks permissions to show the game to everybody
        here."""
        look = await self.look()
        notices = (self._tell_missing(look), notice)
        return await self.panel_of(look, Draft(notice="\n> ".join(filter(None, notices))))

    async def panel_of(self, look: Look, draft: Draft = BLANK) -> OutgoingMessage:
        """The panel of this look; where several people play at one phone, first the page on which it is passed on."""
        if handed_on(look, self.key.seat):
            return handover_page(look, self.presentation(look.info), self.language)
        return await panel_page(self.illustrator, look, self.language, draft, reader=self.person.id)

    def _tell_missing(self, look: Look) -> str:
        if look.info.place.channel_id != self.interaction.channel_id or look.info.status != "running":
            return ""
        missing = missing_permissions(self.interaction)
        return message("notice-permissions", self.language, missing=missing) if missing else ""


def first_picked(request: Request) -> Person:
    """The person chosen from a menu of people, as Discord describes them. Raises Refused for a bot."""
    data: dict[str, Any] = dict(request.interaction.data or {})
    resolved = data.get("resolved", {})
    user = required(resolved.get("users", {}).get(request.typed))
    if user.get("bot"):
        raise Refused(say("error-guest-bot"))
    member = resolved.get("members", {}).get(request.typed) or {}
    name = first_visible(member.get("nick") or "", user.get("global_name") or "", user["username"])
    return Person(int(user["id"]), name)


async def reaches(request: Request, guest: int) -> bool:
    """Whether an invitation calls the guest now: they want that, were not just called, and are on the server. Whoever
    asks is told no more than that."""
    return not is_gone(request, guest) and await request.tables.people.reaches(request.person.id, guest)


def is_gone(request: Request, guest: int) -> bool:
    """Whether Discord describes a person who was named as somebody who is not on the server."""
    data: dict[str, Any] = dict(request.interaction.data or {})
    resolved = data.get("resolved", {})
    named, there = str(guest) in resolved.get("users", {}), str(guest) in resolved.get("members", {})
    return request.interaction.guild_id is not None and named and not there


Work: TypeAlias = Callable[[Request], Awaitable[OutgoingMessage | None]]
"""An action. Returns the page to show in answer; None: the table's own message will change by itself."""
Form: TypeAlias = Callable[[Request], Awaitable[ui.Modal]]
"""Makes the form that a control opens. The typed values come back as a request with the same key."""


def person_of(interaction: Interaction) -> Person:
    """The asking person, by a visible name: Discord also allows names of invisible characters only."""
    user = interaction.user
    return Person(user.id, first_visible(user.display_name, user.global_name, user.name), str(interaction.locale))
