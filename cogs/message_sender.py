"""The message sender: posts what the outbox holds to Discord, and finds it there again after a crash."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any, TypeAlias

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs import errors
from cogs.audience import has_left, still_sees
from cogs.screens.board import board_page, chapter_page, lobby_page, record_page
from cogs.screens.following import news_message
from cogs.screens.hand import hand_page, shown_page
from cogs.screens.illustrator import Illustrator
from cogs.screens.story import told_of
from cogs.services import Services
from cogs.ui.controls import is_marked
from cogs.ui.formatting import choose_language, mention, mention_role, public_language
from cogs.ui.hand import says_nothing
from cogs.ui.measure import walk
from cogs.ui.names import voice_of
from cogs.ui.outgoing import LATE_PATIENCE, Late, OutgoingMessage, plain, put_above
from cogs.ui.presentation import Presentation
from cogs.ui.proposals import told_by_proposals
from cogs.ui.public import news, shrunk_message
from cogs.ui.seats import loss_message
from cogs.ui.send import edit, make_ready, post
from cogs.ui.starting import lobby_calls, still_called, summons_message
from cogs.ui.waiting import reminder_line
from engine.core.errors import Refused
from engine.core.text import say
from engine.titles import TITLES
from locales import current_key, message
from tables import slots
from tables.delivery import Closed, Item, Posted, Sending, TryLater, Undeliverable, send_nothing
from tables.errors import Damaged
from tables.records import Look, TableInfo

log = logging.getLogger(__name__)

SEARCHED = 300
"""How many of the newest messages are searched for one whose sending was interrupted."""
SHRUNK_LINES = 60
POSTED_PATIENCE = 10.0
"""Seconds to wait for a picture that stays in the channel. Nobody is looking at a spinner meanwhile, but somebody is
waiting to be called. A picture that comes later is added."""
NOT_SOON = 300.0
"""Seconds until the next attempt for a game that cannot be loaded: nothing changes before somebody has repaired it."""
Retire: TypeAlias = Callable[[Posted, datetime], Awaitable[None]]
"""Deletes an older message, or shrinks it to what was told until this time, when the next one was posted."""
NEVER = (errors.UNKNOWN_CHANNEL, errors.MISSING_ACCESS, errors.MISSING_PERMISSIONS, errors.INVALID_FORM)


class DiscordSender:
    """Delivers one item of the outbox at a time."""

    def __init__(self, bot: commands.AutoShardedBot, services: Services) -> None:
        self.bot = bot
        self.services = services
        self.illustrator = Illustrator(services, POSTED_PATIENCE)
        self._late: dict[tuple[int, slots.Slot], Late] = {}
        self._completing: set[asyncio.Task[None]] = set()
        self._ahead: timedelta | None = None  # so far the clock of the tables is ahead of Discord's

    # -- the protocol of the delivery worker -------------------------------------------------------------------------

    async def compose(self, item: Item) -> Sending:
        """Make what is to be shown; the result sends it. Raises TryLater while the table or the database cannot be
        read."""
        try:
            return partial(self._send, item, await self._compose_thing(item))
        except Damaged as error:
            raise TryLater(error.text.key, NOT_SOON) from error
        except Refused as error:
            raise TryLater(error.text.key) from error

    async def plain(self, item: Item) -> Sending:
        """A plain line in place of an item that cannot be composed, with whom it calls. A message that is there already
        stays as it is."""
        if isinstance(item.thing, slots.Deal | slots.Former) or (item.known is not None and not item.ping):
            return partial(_leave_as_is, item.known)
        language = await self._language(item)
        out = plain(message("message-failed", language, table=item.table_id))
        if item.ping:
            out = put_above(out, " ".join(map(mention, item.ping)))
            out.ping = item.ping
        out = make_ready(out, item.nonce, self.services.own_emoji.signs)

        async def send() -> Posted:
            if item.known is None:
                return await self._put_lasting(item, out) if is_lasting(item) else await self._post(item, out)
            await self._post(item, out)
            return item.known

        return partial(self._send, item, send)

    async def _language(self, item: Item) -> str:
        """The language of an item's readers."""
        if item.thing.to_one and item.person_id is not None:
            known = await self.services.tables.people.get(item.person_id)
            return choose_language(known.language, known.locale)
        return public_language((await self.services.tables.queries.info(item.table_id)).place)

    async def _compose_thing(self, item: Item) -> Sending:
        match item.thing:
            case slots.Hand():
                return await self._hand(item)
            case slots.Loss() as loss:
                return await self._tell_loss(item, loss)
            case slots.Summons(person_id):
                return await self._summon(item, person_id)
            case slots.News(person_id):
                return await self._tell_news(item, person_id)
            case slots.Shown():
                return await self._show_cards(item)
            case slots.Deal() | slots.Former():
                return partial(self._put_away, item)
            case slots.Posting(number):
                return await self._record(item, number)
            case slots.Chapter(number):
                return await self._chapter(item, number)
            case slots.Lobby():
                return await self._lobby(item)
            case slots.Turn():
                return await self._turn(item)
            case _:
                return await self._board(item)

    async def _send(self, item: Item, send: Sending) -> Posted | None:
        """Send it. Raises TryLater or Undeliverable if Discord refuses; after anything else it may be there."""
        try:
            return await send()
        except discord.RateLimited as error:
            raise TryLater(str(error), error.retry_after) from error
        except discord.HTTPException as error:
            await self._judge(item, error)
            raise

    async def find(self, item: Item) -> Posted | None:
        """The message that carries the item's nonce, if the interrupted sending succeeded.

        The message that it replaces may not have been removed yet; that is done here.
        """
        posted = await self._search(item)
        if posted is not None and item.known is not None and item.known != posted:
            await self._retire_previous(
                item,
                partial(self._retire_read, item) if item.thing == slots.TURN else self._drop,
                self._time_of(posted),
            )
        return posted

    async def _search(self, item: Item) -> Posted | None:
        try:
            channel = await self._channel(item)
            async for message in channel.history(limit=SEARCHED):
                if self.bot.user is None or message.author.id != self.bot.user.id:
                    continue
                if str(message.nonce or "") == item.nonce or is_marked(_parts(message), item.nonce):
                    return Posted(message.channel.id, message.id)
        except (discord.Forbidden, discord.NotFound):
            return None
        except discord.RateLimited as error:
            raise TryLater(str(error), error.retry_after) from error
        return None

    async def _judge(self, item: Item, error: discord.HTTPException) -> None:
        """Raise TryLater or Undeliverable if Discord refused. A failure of Discord itself leaves the outcome unknown:
        the message is searched for later."""
        if item.thing.to_one and error.code in errors.REFUSED_DM and item.person_id is not None:
            raise Closed from error
        if error.code in (errors.OLD_MESSAGE_LIMIT, errors.DM_TOO_FAST) or error.status == 429:
            raise TryLater(str(error), max(_asked_to_wait(error), errors.PAUSE)) from error
        if error.status == 401:
            raise TryLater("Discord does not accept the token", errors.PAUSE) from error
        if error.code in NEVER or error.status in (400, 403, 404, 413):
            log.warning("table %s: %s cannot be shown: %s", item.table_id, item.thing, error)
            raise Undeliverable(f"{error.status} {error.code}: {error.text}") from error

    # -- what is shown -----------------------------------------------------------------------------------------------

    async def _lobby(self, item: Item) -> Sending:
        info = await self.services.tables.queries.info(item.table_id)
        if info.status != "lobby" and item.known is None:
            return send_nothing  # the game began at once: there is only the board to show
        language = public_language(info.place)
        item = await self._without_gone(item, info)
        if info.status != "lobby":
            item = replace(item, ping=())
        elif info.host_id not in info.people_called():
            item = replace(item, ping=tuple(person for person in item.ping if person != info.host_id))
        item = replace(item, ping=still_called(info, item.ping))
        seated = tuple(person for person in item.ping if person in info.people())
        called = info.closes_at is None and info.host_id in seated
        out = await lobby_page(self.illustrator, info, language, called=called)
        guests = info.awaited_guests()
        if guests:
            out = put_above(out, _invitation(info, guests, language))
        for line in lobby_calls(info, seated, language):
            out = put_above(out, line)
        out = await self._call_role(item, info, out, language)
        out.ping = item.ping
        return self._send_anew(item, out, self._drop) if item.ping else self._page(item, out)

    async def _call_role(self, item: Item, info: TableInfo, out: OutgoingMessage, language: str) -> OutgoingMessage:
        """The lobby, which calls the role that the server has for that: when it is posted for the first time, if
        anybody may join."""
        if item.known is not None or info.status != "lobby" or info.full or info.private:
            return out
        role = (await self.services.tables.house.of(info.place.guild_id)).calls
        if role is None:
            return out
        game = say(TITLES[info.title].meta.key("name"))
        out = put_above(out, message("lobby-called", language, role=mention_role(role), game=game))
        out.called = role
        return out

    async def _without_gone(self, item: Item, info: TableInfo) -> Item:
        """The item, which pings nobody without a seat who has left the server. What Discord does not say counts as
        there."""
        guild = self.bot.get_guild(info.place.guild_id or 0)
        if guild is None:
            return item
        gone = {each for each in item.ping if each not in info.people() and await has_left(guild, each)}
        return replace(item, ping=tuple(person for person in item.ping if person not in gone)) if gone else item

    async def _board(self, item: Item) -> Sending:
        info = await self.services.tables.queries.info(item.table_id)
        if info.status == "closed":
            return self._page(item, await lobby_page(self.illustrator, info, public_language(info.place)))
        look = await self.services.tables.queries.look(item.table_id, None)
        return self._page(item, await self._sheet(look, ()))

    async def _turn(self, item: Item) -> Sending:
        """A new message that pings. The previous one is deleted, or keeps only its log lines."""
        look = await self.services.tables.queries.look(item.table_id, None)
        item = await self._without_gone(item, look.info)
        out = await self._sheet(look, item.ping)
        if item.reminder and (said := reminder_line(look.info, item.ping, public_language(look.info.place))):
            out = put_above(out, said)
        return self._send_anew(item, out, lambda old, until: self._retire(old, until, look))

    async def _sheet(self, look: Look, ping: tuple[int, ...]) -> OutgoingMessage:
        language = public_language(look.info.place)
        return await board_page(self.illustrator, look, language, ping, await self._list_unreached(look.info))

    async def _list_unreached(self, info: TableInfo) -> tuple[int, ...]:
        """The people here who cannot receive direct messages."""
        if info.status != "running":
            return ()
        known = [await self.services.tables.people.get(person) for person in info.people()]
        return tuple(person.id for person in known if not person.dm_open)

    async def _hand(self, item: Item) -> Sending:
        assert item.person_id is not None
        tables = self.services.tables
        known = await tables.people.get(item.person_id)
        look = await tables.queries.look(item.table_id, item.person_id)
        if not known.dm_open and item.ping and look.seat is not None:
            raise Closed(refused=False)
        if not known.dm_open or look.seat is None or look.view is None:
            return send_nothing
        if look.info.status != "running" and item.known is None:
            return send_nothing
        language = choose_language(known.language, known.locale)
        if (
            item.known is None
            and not item.ping
            and says_nothing(look, self.services.presentation(look.info.title), language)
        ):
            return send_nothing
        notice = ""
        if await tables.messages.board_refused(item.table_id):
            notice = message("notice-call-failed", language, channel=f"<#{look.info.place.channel_id}>")
        out = await hand_page(self.illustrator, look, language, direct=True, notice=notice)
        if item.ping:
            out.ping = item.ping
            if item.reminder and (said := reminder_line(look.info, item.ping, language)):
                out = put_above(out, said)
            return self._send_anew(item, out, self._drop)
        return self._page(item, out)

    async def _tell_loss(self, item: Item, loss: slots.Loss) -> Sending:
        """A new message for somebody who has lost their seat."""
        known = await self.services.tables.people.get(loss.person_id)
        if loss.to_one and not known.dm_open:
            raise Closed(refused=False)
        info = await self.services.tables.queries.info(item.table_id)
        own = choose_language(known.language, known.locale)
        out = loss_message(info, loss, own if loss.to_one else public_language(info.place))
        if out is None:
            return send_nothing
        out.ping = item.ping
        return self._page(item, out)

    async def _summon(self, item: Item, person_id: int) -> Sending:
        """A new message for somebody who is called to a lobby, as long as there is a reason to."""
        known = await self.services.tables.people.get(person_id)
        info = await self.services.tables.queries.info(item.table_id)
        if person_id not in info.people_called() or info.status != "lobby":
            return send_nothing
        if not known.dm_open:
            raise Closed(refused=False)
        out = summons_message(info, choose_language(known.language, known.locale))
        out.ping = item.ping
        return self._page(item, out)

    async def _tell_news(self, item: Item, person_id: int) -> Sending:
        """A new message, which rings nowhere, for somebody who follows the game and can still see its channel."""
        tables = self.services.tables
        known = await tables.people.get(person_id)
        if not known.dm_open:
            raise Closed(refused=False)
        look = await tables.queries.look(item.table_id, None)
        if not await still_sees(self.bot, look.info.place, person_id):
            await tables.onlookers.unfollow(item.table_id, person_id)
            return send_nothing
        lines = await tables.queries.log(item.table_id, None)
        language = choose_language(known.language, known.locale)
        return self._page(item, news_message(look, lines, self.services.presentation(look.info.title), language))

    async def _put_away(self, item: Item) -> None:
        """Delete a message of a single deal (the board shows the postings), or of a person whose seat has changed
        hands."""
        if item.known is None:
            return
        message = self._message(item.known)
        with suppress(discord.NotFound):
            await self._in_open_thread(item.known.channel_id, message.delete)

    async def _record(self, item: Item, number: int) -> Sending:
        """The message of a record, also of one that the table no longer keeps: its last delivery may have failed."""
        tables = self.services.tables
        look: Look | None = await tables.queries.look(item.table_id, None)
        if look is not None and not any(each.lasting and each.number == number for each in look.postings):
            look = await tables.replays.record_then(item.table_id, number)
        if look is None:
            return partial(_leave_as_is, item.known)
        out = await record_page(self.illustrator, look, number, public_language(look.info.place))
        return partial(_leave_as_is, item.known) if out is None else self._page(item, out)

    async def _chapter(self, item: Item, number: int) -> Sending:
        look = await self.services.tables.queries.look(item.table_id, None)
        chapter = await self.services.tables.replays.chapter(item.table_id, number)
        if chapter is None:
            return partial(_leave_as_is, item.known)
        language = public_language(look.info.place)
        story: tuple[str, ...] = ()
        if chapter.view is not None and (await self.services.tables.house.of(look.info.place.guild_id)).tells:
            presentation = self.services.presentation(look.info.title)
            story = told_of(chapter.lines, look, presentation, language, beside=presentation.told_of_chapter)
        out = await chapter_page(self.illustrator, look, chapter, language, story)
        return self._page(item, out)

    async def _show_cards(self, item: Item) -> Sending:
        """A new direct message with what others have shown to this person. The previous one is deleted."""
        assert item.person_id is not None
        look = await self.services.tables.queries.look(item.table_id, item.person_id)
        out = await shown_page(self.illustrator, look, await self._language(item))
        if out is None or not (await self.services.tables.people.get(item.person_id)).dm_open:
            return send_nothing
        return self._send_anew(item, out, self._drop)

    def _page(self, item: Item, out: OutgoingMessage) -> Sending:
        """What sends this page, in place of the present message. Whatever can fail in making it fails now."""
        return partial(
            self._put_lasting if is_lasting(item) else self._put,
            item,
            make_ready(out, item.nonce, self.services.own_emoji.signs),
        )

    def _send_anew(self, item: Item, out: OutgoingMessage, retire: Retire) -> Sending:
        """What sends this page as a new message, and then retires the present one."""
        return partial(self._post_anew, item, make_ready(out, item.nonce, self.services.own_emoji.signs), retire)

    # -- messages ----------------------------------------------------------------------------------------------------

    async def _channel(self, item: Item) -> Any:
        if item.thing.to_one:
            assert item.person_id is not None
            return await self.bot.create_dm(discord.Object(item.person_id))
        return self.bot.get_partial_messageable(item.channel_id)

    async def _put(self, item: Item, out: OutgoingMessage) -> Posted:
        """Edit the present message, or post a new one if there is none, or if the table has moved to another
        channel."""
        known = item.known
        if known is not None and not item.thing.to_one and known.channel_id != item.channel_id:
            return await self._post_anew(item, out, self._drop)
        if known is not None:
            message = self._message(known)
            try:
                await self._in_open_thread(known.channel_id, lambda: edit(message, out, item.nonce))
            except discord.NotFound as error:
                if error.code != errors.UNKNOWN_MESSAGE:
                    raise
            else:
                self._expect(item, out)
                return known
        return await self._post(item, out)

    async def _put_lasting(self, item: Item, out: OutgoingMessage) -> Posted:
        """Post a message that stays, or edit it where it stands. If somebody has deleted it, it stays deleted. Where it
        was put off, the board is there already, and is posted again below it."""
        known = item.known
        if known is None:
            posted = await self._post(item, out)
            if item.attempt > 1:
                await self.services.tables.messages.show_again(item.table_id, slots.BOARD, anew=True)
            return posted
        try:
            await self._in_open_thread(known.channel_id, lambda: edit(self._message(known), out, item.nonce))
        except discord.NotFound as error:
            log.info("table %s: %s is gone (%s)", item.table_id, item.thing, error.code)
        else:
            self._expect(item, out)
        return known

    async def _post_anew(self, item: Item, out: OutgoingMessage, retire: Retire) -> Posted:
        """Post a new message, then retire the previous one."""
        began = self.services.tables.now()
        posted = await self._post(item, out)
        if item.known != posted:
            await self._retire_previous(item, retire, max(began, self._time_of(posted)))
        return posted

    async def _retire_previous(self, item: Item, retire: Retire, until: datetime) -> None:
        """Retire the previous message. The new one stands already; if this fails, the old one stays beside it."""
        if item.known is not None:
            known = item.known
            mishaps = self.services.tables.mishaps
            await mishaps.isolate(
                "older-message", f"{item.thing} of table {item.table_id}", lambda: retire(known, until)
            )

    async def _post(self, item: Item, out: OutgoingMessage) -> Posted:
        channel = await self._channel(item)
        sent: list[discord.Message] = []

        async def send() -> None:
            sent.append(await post(channel, out, item.nonce))

        await self._in_open_thread(item.channel_id, send)
        ahead = self.services.tables.now() - discord.utils.snowflake_time(sent[0].id)
        self._ahead = (
            ahead if self._ahead is None else min(self._ahead, ahead)
        )  # the least has waited least for an answer
        self._expect(item, out)
        return Posted(sent[0].channel.id, sent[0].id)

    def _expect(self, item: Item, out: OutgoingMessage) -> None:
        """Register the message to be completed when its missing pictures are ready. Those that were missing before are
        not drawn any more."""
        slot = slots.BOARD if item.thing == slots.TURN else item.thing
        if (former := self._late.pop((item.table_id, slot), None)) is not None:
            former.forget()
        if out.late is not None:
            self._late[item.table_id, slot] = out.late
            task = asyncio.create_task(self._complete(item, slot, out.late), name=f"late pictures of {item.table_id}")
            self._completing.add(task)
            task.add_done_callback(self._completing.discard)

    async def _complete(self, item: Item, slot: slots.Slot, late: Late) -> None:
        try:
            came = await late.wait_for_all(LATE_PATIENCE)
            if self._late.get((item.table_id, slot)) is late:
                del self._late[item.table_id, slot]
                if came:
                    await self.services.tables.messages.show_again(item.table_id, slot)
                else:
                    late.forget()
        except Refused as error:
            log.warning("table %s: a late picture is not added: %s", item.table_id, error.text.key)

    def _message(self, posted: Posted) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(posted.channel_id).get_partial_message(posted.message_id)

    async def _in_open_thread(self, channel_id: int, act: Callable[[], Awaitable[None]]) -> None:
        """Run this. If the thread is archived, reopen it and run this again."""
        try:
            await act()
        except discord.HTTPException as error:
            if error.code != errors.ARCHIVED:
                raise
            thread = self.bot.get_channel(channel_id) or await self.bot.fetch_channel(channel_id)
            if not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            await act()

    def _time_of(self, posted: Posted) -> datetime:
        """When a message was posted, by the clock of the tables, as far as that is known."""
        return discord.utils.snowflake_time(posted.message_id) + (self._ahead or timedelta())

    async def _retire_read(self, item: Item, posted: Posted, until: datetime) -> None:
        """Retire an older message of a table that has not been read yet."""
        await self._retire(posted, until, await self.services.tables.queries.look(item.table_id, None))

    async def _retire(self, posted: Posted, until: datetime, look: Look) -> None:
        """Delete or shrink an older message of the table."""
        if self.services.presentation(look.info.title).leaves_trail:
            await self._shrink(posted, until, look)
        else:
            await self._drop(posted, until)

    async def _shrink(self, posted: Posted, until: datetime, look: Look) -> None:
        """Remove picture and buttons from an older message. Its log lines stay: those since it was posted, by Discord's
        clock, with which that of the tables is compared whenever a message is posted. What came after the next one
        stands there, as does a proposal that is open. One without such lines, as before a reminder, is deleted."""
        presentation: Presentation = self.services.presentation(look.info.title)
        language = public_language(look.info.place)
        since = self._time_of(posted)
        try:
            lines = await self.services.tables.queries.log(look.info.id, None, SHRUNK_LINES)
            open_yet = told_by_proposals(look.info)
            since_then = (line for line in lines if since <= line.at < until)
            left = [line for line in since_then if current_key(line.text.key) not in open_yet]
            told = news(left, look, presentation)
            if not told:
                await self._drop(posted, until)
                return
            out = shrunk_message(told, presentation, voice_of(look.info, language))
            self.services.own_emoji.signs.put_on(out.view)
            await edit(self._message(posted), out)
        except discord.HTTPException as error:
            log.info("table %s: the older message stays as it is (%s)", look.info.id, error.code)

    async def _drop(self, posted: Posted, _: datetime) -> None:
        try:
            await self._message(posted).delete()
        except discord.HTTPException as error:
            log.info("an older message stays (%s)", error.code)


def is_lasting(item: Item) -> bool:
    """Whether its message stays in the channel of the table."""
    return isinstance(item.thing, slots.LASTING)


async def _leave_as_is(known: Posted | None) -> Posted | None:
    """Nothing is sent: the message that is there stays as it is."""
    return known


def _asked_to_wait(error: discord.HTTPException) -> float:
    """Seconds to wait, as the refusal says; 0 if it does not."""
    try:
        return float(error.response.headers.get("Retry-After", 0))
    except ValueError:
        return 0.0


def _invitation(info: TableInfo, guests: tuple[int, ...], language: str) -> str:
    """The text that calls people to a lobby: the host's invitation, or a rematch."""
    names = " ".join(mention(person) for person in guests)
    if info.rematch_of is not None:
        return message("lobby-invited", language, names=names)
    game, channel = say(TITLES[info.title].meta.key("name")), f"<#{info.place.channel_id}>"
    return message("invited", language, guest=names, host=mention(info.host_id), game=game, channel=channel)


def _parts(message: discord.Message) -> list[dict[str, Any]]:
    return list(walk([component.to_dict() for component in message.components]))  # type: ignore[misc]
