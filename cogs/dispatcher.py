"""The dispatcher: every press and every command is acknowledged at once, done, and answered in the person's language.

Whatever goes wrong on the way becomes a word that says what to do; see errors.py.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from cogs import actions
from cogs.errors import GONE, explain, missing_permissions
from cogs.live_panels import LivePanels
from cogs.pace import Paces
from cogs.screens import Screens, plain, told
from cogs.services import Services
from cogs.ui.controls import Key, number
from cogs.ui.formatting import choose_language, first_visible
from cogs.ui.names import speaking, speaks_of_seats
from cogs.ui.presentation import Presentation
from cogs.ui.send import OutgoingMessage, answer, whisper
from engine.core.errors import Refused, Stale
from engine.core.text import say
from locales import message, translate
from tables.errors import LineStopped
from tables.records import Look, Person, Place, TableInfo

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]


@dataclass(frozen=True)
class Press:
    """A press of a control: who, what, and where its answer goes."""

    interaction: Interaction
    key: Key
    values: tuple[str, ...]
    in_place: bool
    """The control is on a private page, which the answer replaces."""
    language: str
    person: Person

    @property
    def table(self) -> int:
        """The table it is about."""
        return self.key.table

    @property
    def number(self) -> int:
        """The page it asks for; the first if it names none."""
        return number(self.key.arg) or 0


class Dispatcher:
    """Answers people."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables
        self.screens = Screens(services)
        self.live = LivePanels(services.tables)
        self.paces = Paces.of(services.settings.presses_per_minute, services.settings.openings_per_hour)

    # -- who asks ----------------------------------------------------------------------------------------------------

    @staticmethod
    def person(interaction: Interaction) -> Person:
        """Who asks, by a name that can be seen: Discord takes one of invisible signs too."""
        user = interaction.user
        return Person(user.id, first_visible(user.display_name, user.global_name, user.name), str(interaction.locale))

    async def language(self, interaction: Interaction) -> str:
        """The language of the person who asks."""
        try:
            own = (await self.tables.person(interaction.user.id)).language
        except Refused:
            own = None
        return choose_language(own, str(interaction.locale))

    @staticmethod
    def place(interaction: Interaction, language: str) -> Place:
        """Where it is asked; a table there is to speak this language."""
        return Place(
            interaction.guild_id,
            interaction.channel_id or 0,
            str(interaction.guild_locale or interaction.locale),
            language,
        )

    async def table_here(
        self, interaction: Interaction, presentation: Presentation, *, finished: bool = False
    ) -> TableInfo:
        """The table of a title in this channel, else the person's only one. Refused if there is none."""
        here = await self.tables.in_channel(interaction.channel_id or 0, presentation.id)
        if here is None and finished:
            here = await self.tables.in_channel(interaction.channel_id or 0, presentation.id, finished=True)
        if here is None:
            own = [info for info in await self.tables.of_person(interaction.user.id) if info.title == presentation.id]
            running = [info for info in own if info.status in ("lobby", "running")]
            if len(running) != 1:
                raise Refused(say("error-no-table-here", command=f"/{presentation.title.meta.command} new"))
            here = running[0]
        return here

    # -- answering ---------------------------------------------------------------------------------------------------

    async def command(self, interaction: Interaction, work: Callable[[str], Awaitable[OutgoingMessage | None]]) -> None:
        """Run a command: acknowledge, work (in the person's language), answer (None: it has answered itself)."""
        if not self.paces.presses.take(interaction.user.id):
            await self._too_fast(interaction, always=True)
            return
        if not await self._acknowledge(interaction, quiet=False):
            return
        language = await self.language(interaction)
        try:
            out = await work(language)
        except Exception as error:
            await self._show(interaction, await self._refusal(interaction, error, language))
            return
        if out is not None:
            await self._show(interaction, out)

    async def press(self, interaction: Interaction, key: Key, values: tuple[str, ...]) -> None:
        """A control was pressed, or a form filled in that it had opened."""
        if not self.paces.presses.take(interaction.user.id):
            await self._too_fast(interaction, always=False)
            return
        message = interaction.message
        in_place = message is not None and message.flags.ephemeral
        form = actions.FORMS.get(key.verb)
        if form is not None and interaction.type is discord.InteractionType.component:
            await self._open_form(
                Press(interaction, key, values, in_place, await self.language(interaction), self.person(interaction)),
                form,
            )
            return
        handler = actions.HANDLERS.get(key.verb)
        if not await self._acknowledge(interaction, quiet=in_place or key.verb in actions.QUIET):
            return
        press = Press(interaction, key, values, in_place, await self.language(interaction), self.person(interaction))
        async with self.live.pressed(message.id if message is not None and in_place else None):
            await self._answer_press(press, handler)

    async def _open_form(self, press: Press, form: actions.Form) -> None:
        """Show a form, which must be the first answer to its button."""
        try:
            shown = await form(self, press)
        except Exception as error:
            if await self._acknowledge(press.interaction, quiet=True):
                await self._apologise(press, error)
            return
        try:
            await press.interaction.response.send_modal(shown)
        except discord.NotFound:
            log.warning("a form came too late to be seen")

    async def _answer_press(self, press: Press, handler: actions.Handler | None) -> None:
        try:
            if handler is None:
                raise Refused(say("error-old-control"))
            out = await handler(self, press)
        except Exception as error:
            await self._apologise(press, error)
            return
        if out is None:
            return
        await self._show(press.interaction, out, beside=not press.in_place and press.key.verb in actions.QUIET)

    async def _too_fast(self, interaction: Interaction, *, always: bool) -> None:
        """What somebody did who is faster than people are is not done. They are told so privately; of presses now and
        then, the others are only acknowledged."""
        if always or self.paces.presses.must_be_told(interaction.user.id):
            await self._tell(interaction, told(say("error-too-fast"), await self.language(interaction)), beside=True)
        else:
            await self._acknowledge(interaction, quiet=True)

    def count_opening(self, person_id: int) -> None:
        """This person opens a table. Refused if they have opened many in a short time."""
        if not self.paces.openings.take(person_id):
            minutes = math.ceil(self.paces.openings.wait(person_id) / 60)
            raise Refused(say("error-opening-too-fast", minutes=minutes))

    async def close(self) -> None:
        """Private pages do not follow any more."""
        await self.live.close()

    async def sorry(self, interaction: Interaction, error: Exception) -> None:
        """A word about something that failed before its command could answer."""
        out = plain(translate(explain(error), await self.language(interaction)))
        await self._tell(interaction, out, beside=True)

    async def _acknowledge(self, interaction: Interaction, *, quiet: bool) -> bool:
        """Tell Discord at once that the press or command has arrived; False if that came too late. `quiet`: the page
        with the control stays until it is replaced; else a private answer is announced."""
        try:
            await (interaction.response.defer() if quiet else interaction.response.defer(ephemeral=True, thinking=True))
        except discord.NotFound:
            log.warning("an interaction was too old to be answered")
            return False
        return True

    async def _apologise(self, press: Press, error: Exception) -> None:
        """A refused press: on a panel the fresh panel with the reason above it, elsewhere the reason alone."""
        word = await self._in_words(press.interaction, error, press.language, press.table)
        if press.key.verb in actions.ON_PANEL and isinstance(error, Refused | Stale):
            try:
                look = await self.tables.look(press.table, press.person.id)
                out = await self.screens.panel(look, press.language, notice=word)
            except Refused:
                pass
            except Exception:
                log.exception("no fresh panel of table %s", press.table)
            else:
                await self._show(press.interaction, out)
                return
        quiet = press.key.verb in actions.QUIET
        await self._tell(press.interaction, plain(word), beside=press.in_place or quiet)

    async def _in_words(
        self, interaction: Interaction, error: Exception, language: str, table_id: int | None = None
    ) -> str:
        """What went wrong, with people's names: of the table that was pressed on, else of the person's table here."""
        said = explain(error)
        if speaks_of_seats(said):
            own = await self.tables.of_person(interaction.user.id)
            meant = [info for info in own if table_id in (None, info.id) and (table_id or _is_here(info, interaction))]
            language = speaking(meant[0], language, brief=True) if len(meant) == 1 else language
        return translate(said, language)

    async def _refusal(self, interaction: Interaction, error: Exception, language: str) -> OutgoingMessage:
        word = await self._in_words(interaction, error, language)
        if isinstance(error, LineStopped) and error.played is not None:
            return await self.screens.panel(error.played.look, language, notice=word)
        return plain(word)

    async def _show(self, interaction: Interaction, out: OutgoingMessage, *, beside: bool = False) -> None:
        """Answer with a page that goes on following its table."""
        message_id = await self._tell(interaction, out, beside=beside)
        if message_id is not None:
            self.live.follow(interaction, message_id, out, beside=beside)

    async def _tell(self, interaction: Interaction, out: OutgoingMessage, *, beside: bool = False) -> int | None:
        """Answer; a page that somebody closed meanwhile is no error. Returns the id of the message that shows it."""
        try:
            return await (whisper(interaction, out) if beside else answer(interaction, out))
        except discord.HTTPException as error:
            if error.code in GONE or error.status == 401:
                log.info("an answer came too late to be seen (%s)", error.code)
                return None
            log.exception("an answer could not be sent")
            if not beside:
                reference = explain(error)
                language = await self.language(interaction)
                await self._tell(interaction, told(reference, language), beside=True)
        return None

    # -- common work -------------------------------------------------------------------------------------------------

    async def panel(self, table_id: int, interaction: Interaction, language: str, **how: Any) -> OutgoingMessage:
        """The panel of whoever asks; with a word if Orrery lacks permissions to show the game to all here."""
        look = await self.tables.look(table_id, interaction.user.id)
        notices = (self._trouble(interaction, look, language), how.pop("notice", ""))
        return await self.screens.panel(look, language, notice="\n> ".join(filter(None, notices)), **how)

    def _trouble(self, interaction: Interaction, look: Look, language: str) -> str:
        if look.info.place.channel_id != interaction.channel_id or look.info.status != "running":
            return ""
        missing = missing_permissions(interaction)
        return message("notice-permissions", language, missing=missing) if missing else ""

    async def after(self, look: Look, interaction: Interaction, language: str, **how: Any) -> OutgoingMessage:
        """The panel after an answer."""
        return await self.screens.panel(look, language, **how)


def _is_here(info: TableInfo, interaction: Interaction) -> bool:
    return info.place.channel_id == interaction.channel_id
