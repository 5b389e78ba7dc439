"""The commands of a title with standing orders: `orders` shows and sets them, and queues actions."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.actions.orders import give_order, give_queue, show_orders
from cogs.actions.request import Request
from cogs.command_group import Suggestions, or_nothing, suggest
from cogs.title_cog import TitleCog
from cogs.translator import local
from cogs.ui import typed
from cogs.ui.names import seat_names, voice_of
from cogs.ui.orders import NONE, QUEUE_LENGTH, choice_words, order_name, unset_key
from cogs.ui.outgoing import OutgoingMessage
from locales import message, translate


class OrdersCog(TitleCog):
    """Every command of a title in which something can be laid down in advance."""

    @app_commands.command(name="orders", description=local("command-orders"))
    @app_commands.describe(
        order=local("option-orders-order"), value=local("option-orders-value"), queue=local("option-orders-queue")
    )
    async def orders(
        self,
        interaction: discord.Interaction,
        order: str | None = None,
        value: str | None = None,
        queue: app_commands.Range[str, 1, QUEUE_LENGTH] | None = None,
    ) -> None:
        """Show the standing orders and the queue, set one of them, or queue actions."""

        async def work(request: Request) -> OutgoingMessage:
            if order is not None:
                values = tuple(each for each in (value or "").replace("%", "").split() if each not in (NONE, "ask"))
                out = await give_order(request, order, values)
            if queue is not None:
                return await give_queue(request, "" if queue.strip() == NONE else queue)
            return out if order is not None else await show_orders(request)

        await self._run(interaction, work)

    @orders.autocomplete("order")
    async def _orders(self, interaction: discord.Interaction, current: str) -> Suggestions:
        language = await self.dispatcher.language(interaction)
        kinds = self.presentation.meta.orders
        return suggest([(order_name(self.presentation, kind, language), kind.id) for kind in kinds], current)

    @orders.autocomplete("value")
    @or_nothing
    async def _values(self, interaction: discord.Interaction, current: str) -> Suggestions:
        wanted = str(getattr(interaction.namespace, "order", "") or "")
        kind = next((each for each in self.presentation.meta.orders if each.id == wanted), None)
        info = await self.find_table(interaction)
        seat = info.seat_of(interaction.user.id)
        if kind is None or seat is None:
            return []
        language = voice_of(info, await self.dispatcher.language(interaction), plain=True)
        named = [(message(unset_key(kind), language), NONE)]
        named += [
            (translate(choice_words(self.presentation, kind, each), language), each)
            for each in kind.offered(seat, len(info.seats))
            if each not in kind.fleeting
        ]
        return suggest(named, current)

    @orders.autocomplete("queue")
    @or_nothing
    async def _queue(self, interaction: discord.Interaction, current: str) -> Suggestions:
        """The actions of a turn that would begin now."""
        info = await self.find_table(interaction)
        ask = await self.dispatcher.tables.queries.foreseen(info.id, interaction.user.id)
        if ask is None:
            return []
        head, words = typed.split_line(current)
        named = voice_of(info, await self.dispatcher.language(interaction), brief=True, plain=True)
        return suggest(typed.suggestions(ask, head, words, named, seat_names(info)))
