"""The dispatcher: every press and every command is acknowledged at once, carried out, and answered in the person's
language.

Every failure on the way becomes a message that says what to do; see errors.py.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import TypeAlias

import discord

from cogs.actions.registry import BY_VERB, Action
from cogs.actions.request import Form, Request, Work, person_of
from cogs.discord_types import Interaction
from cogs.errors import ANSWERED, GONE, explain
from cogs.in_flight import InFlight
from cogs.live_panels import LivePanels
from cogs.metrics import Timing
from cogs.repeats import Repeats
from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import panel_page
from cogs.services import Services
from cogs.ui.controls import Key
from cogs.ui.formatting import choose_language
from cogs.ui.more import opened
from cogs.ui.names import speaks_of_seats, voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage, plain, plain_text
from cogs.ui.send import CONNECTION_LOST, answer, note_answered, twice, whisper
from engine.core.errors import Refused, Stale
from engine.core.text import say
from locales import translate
from tables.errors import LineStopped
from tables.records import TableInfo

log = logging.getLogger(__name__)

LAST_ANSWERS = 5.0
"""Seconds in which presses and commands under way are answered when the bot ends."""

_BEGAN = "orrery-began"
"""The name under which an interaction carries the time at which it arrived."""

Find: TypeAlias = Callable[[], Awaitable[TableInfo | None]]
"""Finds the table of a command. None: there is none, which the command allows. Raises Refused if it needs one."""


class Dispatcher:
    """Handles presses and commands."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables
        self.illustrator = Illustrator(services)
        self.live = LivePanels(services.tables, self.language)
        self.repeats = Repeats(services.metrics)
        self._in_flight = InFlight()
        self._refusing = False

    async def language(self, interaction: Interaction) -> str:
        """The language of the person who asks."""
        try:
            own = (await self.tables.people.get(interaction.user.id)).language
        except Refused:
            own = None
        return choose_language(own, str(interaction.locale))

    # -- answering ---------------------------------------------------------------------------------------------------

    async def command(
        self,
        interaction: Interaction,
        work: Work,
        *,
        find: Find | None = None,
        title: str = "",
        values: tuple[str, ...] = (),
    ) -> None:
        """Run a command: acknowledge it, find its table, do the action, answer in the person's language. `title`: the
        title that the command belongs to; `values`: its options."""
        if not self._begin(interaction):
            return
        if not self.services.paces.presses.take(interaction.user.id):
            await self._too_fast(interaction, always=True)
            return
        if not await self._acknowledge(interaction, quiet=False):
            return
        language = await self.language(interaction)
        try:
            info = None if find is None else await find()
            key = Key("", 0 if info is None else info.id)
            asked = Request(
                self.illustrator, interaction, person_of(interaction), language, key, values, pressed=False, title=title
            )
            out = await work(asked)
        except Exception as error:
            out = await self._refusal(interaction, error, language)
        if out is not None:
            await self._show(interaction, out)

    async def press(self, interaction: Interaction, key: Key, values: tuple[str, ...]) -> None:
        """A control was pressed, or the form that it had opened was submitted."""
        if not self._begin(interaction):
            return
        key, values = opened(key, values)
        if not self.services.paces.presses.take(interaction.user.id):
            await self._too_fast(interaction, always=False)
            return
        message = interaction.message
        in_place = message is not None and message.flags.ephemeral
        action = BY_VERB.get(key.verb, UNKNOWN)
        opens_form = action.form is not None and interaction.type is discord.InteractionType.component
        if not opens_form and not await self._acknowledge(interaction, quiet=in_place or action.quiet):
            return
        language = await self.language(interaction)
        request = Request(
            self.illustrator, interaction, person_of(interaction), language, key, values, in_place=in_place
        )
        if opens_form and action.form is not None:
            await self._open_form(request, action, action.form)
            return
        async with self.live.hold_page(message.id if message is not None and in_place else None):
            await self._answer_press(request, action)

    async def command_form(self, interaction: Interaction, verb: str, find: Find) -> None:
        """Run a command that opens the form of a control, whose action is done once it is filled in."""
        if not self._begin(interaction):
            return
        if not self.services.paces.presses.take(interaction.user.id):
            await self._too_fast(interaction, always=True)
            return
        language, action = await self.language(interaction), BY_VERB[verb]
        try:
            info = await find()
        except Exception as error:
            if await self._acknowledge(interaction, quiet=False):
                await self._show(interaction, await self._refusal(interaction, error, language))
            return
        key = Key(verb, 0 if info is None else info.id)
        request = Request(self.illustrator, interaction, person_of(interaction), language, key, pressed=False)
        assert action.form is not None
        await self._open_form(request, action, action.form)

    async def _open_form(self, request: Request, action: Action, form: Form) -> None:
        """Show a form, which must be the first response to its button."""
        try:
            shown = await form(request)
        except Exception as error:
            if await self._acknowledge(request.interaction, quiet=request.pressed):
                await self._apologise(request, action, error)
            return
        try:
            await request.interaction.response.send_modal(shown)
        except (discord.HTTPException, discord.InteractionResponded) as error:
            if not self.repeats.is_refusal(error):
                raise
        else:
            self._measure_time(request.interaction, self.services.metrics.acknowledged)

    async def _answer_press(self, request: Request, action: Action) -> None:
        try:
            out = await action.work(request)
        except Exception as error:
            await self._apologise(request, action, error)
            return
        if out is not None:
            await self._show(request.interaction, out, beside=not request.in_place and action.quiet)

    async def _too_fast(self, interaction: Interaction, *, always: bool) -> None:
        """Handle an action over the rate limit: it is not carried out. The person is told so in a private message; of
        presses only now and then, the others are only acknowledged."""
        if always or self.services.paces.presses.must_be_told(interaction.user.id):
            await self._tell(
                interaction, plain_text(say("error-too-fast"), await self.language(interaction)), beside=True
            )
        else:
            await self._acknowledge(interaction, quiet=True)

    async def may_suggest(self, interaction: Interaction) -> bool:
        """Whether autocomplete is answered: once, and not for somebody who asks too often, who sees no suggestions."""
        if self.repeats.is_repeated(interaction):
            return False
        if self.services.paces.suggestions.take(interaction.user.id):
            return True
        try:
            await interaction.response.autocomplete([])
        except discord.HTTPException as error:
            if not self.repeats.is_refusal(error):
                raise
        return False

    async def close(self) -> None:
        """Answer what is under way, and stop updating private pages."""
        await self._in_flight.finish(LAST_ANSWERS)
        await self.live.close()

    async def refuse(self) -> None:
        """Answer what has come since `close`, and take no more. To who presses now Discord says that it has failed, and
        the next process answers the next press; half an answer would be lost when the connections close."""
        self._refusing = True
        await self._in_flight.finish(LAST_ANSWERS)

    async def tell_failure(self, interaction: Interaction, error: Exception) -> None:
        """A message about a failure before the command could answer."""
        out = plain(translate(explain(error), await self.language(interaction)))
        await self._tell(interaction, out, beside=True)

    async def _acknowledge(self, interaction: Interaction, *, quiet: bool) -> bool:
        """Acknowledge the press or command at once. False if that came too late. `quiet`: the page with the control
        stays until it is replaced; otherwise a private answer is announced."""
        response = interaction.response
        defer = response.defer if quiet else partial(response.defer, ephemeral=True, thinking=True)
        try:
            await twice(defer, partial(_defer_again, interaction, defer))
        except CONNECTION_LOST as error:
            log.warning("an interaction could not be acknowledged: %s", error)
            return False
        except (discord.HTTPException, discord.InteractionResponded) as error:
            if not self.repeats.is_refusal(error):
                raise
            return False
        self._measure_time(interaction, self.services.metrics.acknowledged)
        return True

    async def _apologise(self, request: Request, action: Action, error: Exception) -> None:
        """Answer a refused press: on a panel with the fresh panel and the reason above it, elsewhere with the reason
        alone."""
        word = await self._in_words(request.interaction, error, request.language, request.table)
        if action.on_panel and isinstance(error, Refused | Stale):
            try:
                out = await request.panel_of(await request.look(), Draft(notice=word))
            except Refused:
                pass
            except Exception:
                log.exception("no fresh panel of table %s", request.table)
            else:
                await self._show(request.interaction, out)
                return
        await self._tell(request.interaction, plain(word), beside=request.in_place or action.quiet)

    async def _in_words(
        self, interaction: Interaction, error: Exception, language: str, table_id: int | None = None
    ) -> str:
        """The failure as a text with people's names: those of the table of the control, else of the person's table
        here."""
        said = explain(error)
        if speaks_of_seats(said):
            own = await self.tables.queries.tables_of_person(interaction.user.id)
            meant = [
                info
                for info in own
                if table_id in (None, info.id) and (table_id or info.place.channel_id == interaction.channel_id)
            ]
            language = voice_of(meant[0], language, brief=True) if len(meant) == 1 else language
        return translate(said, language)

    async def _refusal(self, interaction: Interaction, error: Exception, language: str) -> OutgoingMessage:
        word = await self._in_words(interaction, error, language)
        if isinstance(error, LineStopped) and error.played is not None:
            return await panel_page(self.illustrator, error.played.look, language, Draft(notice=word))
        return plain(word)

    async def _show(self, interaction: Interaction, out: OutgoingMessage, *, beside: bool = False) -> None:
        """Answer with a page that keeps following its table."""
        message_id = await self._tell(interaction, out, beside=beside)
        if message_id is not None:
            self.live.follow(interaction, message_id, out, beside=beside)

    async def _tell(self, interaction: Interaction, out: OutgoingMessage, *, beside: bool = False) -> int | None:
        """Answer. It is no error if somebody has closed the page meanwhile. Returns the id of the message that shows
        it."""
        try:
            message_id = await (whisper(interaction, out) if beside else answer(interaction, out))
        except CONNECTION_LOST as error:
            log.warning("an answer could not be sent: %s", error)
        except discord.HTTPException as error:
            if error.code in GONE or error.status == 401:
                log.info("an answer could not be shown in time (%s)", error.code)
                return None
            log.exception("an answer could not be sent")
            if not beside:
                reference = explain(error)
                language = await self.language(interaction)
                await self._tell(interaction, plain_text(reference, language), beside=True)
        else:
            self._measure_time(interaction, self.services.metrics.answered)
            return message_id
        return None

    def _begin(self, interaction: Interaction) -> bool:
        """Note when it arrived. False if it has arrived before, or if no more is taken."""
        if self._refusing:
            return False
        self._in_flight.enter()
        interaction.extras[_BEGAN] = perf_counter()
        return not self.repeats.is_repeated(interaction)

    @staticmethod
    def _measure_time(interaction: Interaction, timing: Timing) -> None:
        """Measure the time since the press or command arrived."""
        if (began := interaction.extras.get(_BEGAN)) is not None:
            timing.observe(perf_counter() - began)


async def _defer_again(interaction: Interaction, defer: Callable[[], Awaitable[object]]) -> None:
    """Acknowledge an interaction for the second time: the first one may have arrived although its answer was lost."""
    try:
        await defer()
    except discord.HTTPException as error:
        if error.code != ANSWERED:
            raise
        note_answered(interaction)


async def _refuse_unknown(request: Request) -> OutgoingMessage:
    """A control that this version does not know: old, or forged."""
    raise Refused(say("error-old-control"))


UNKNOWN = Action(_refuse_unknown)
