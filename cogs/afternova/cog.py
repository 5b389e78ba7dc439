"""Afternova's commands in Discord."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.actions.answering import answer_keys, match_key
from cogs.actions.request import Request
from cogs.afternova.typed_offer import read_offer, suggest_offer, why_not
from cogs.afternova.vocabulary import read_words
from cogs.command_group import Suggestions, or_nothing, suggest
from cogs.orders_cog import OrdersCog
from cogs.title_cog import PartyCog, group_keywords
from cogs.translator import local
from cogs.ui import typed_names
from cogs.ui.names import seat_names, voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage
from engine.afternova.names import SIDES, card_name
from engine.afternova.options import LETTERS
from engine.afternova.title import META
from engine.core.errors import Refused
from engine.core.text import say
from locales import message, translate
from tables.errors import LineStopped
from tables.records import Look, TableInfo


class Afternova(OrdersCog, PartyCog, **group_keywords(META)):
    """/afternova: the common commands, and deals typed in one line."""

    @app_commands.command(name="offer", description=local("command-offer"))
    @app_commands.describe(line=local("option-offer"))
    async def offer(
        self, interaction: discord.Interaction, line: app_commands.Range[str, 1, typed_names.LENGTH]
    ) -> None:
        """A whole deal in one line."""

        async def work(request: Request) -> OutgoingMessage:
            info = await request.info()
            look = await self._negotiating_look(info, request.person.id)
            offered = read_offer(line, look.view, seat_names(info))
            verb = "draft" if look.seat == look.view.active else "bid"
            keys = [*_discard_keys(look), f"{verb}:{offered.planet}", *offered.in_order()]
            try:
                look = (await request.tables.play.choose_line(info.id, request.person.id, keys, match_key)).look
            except LineStopped as stopped:
                raise Refused(why_not(stopped.clause, offered, look.view)) from None
            send = look.pending.ask.option("send") if look.pending is not None else None
            if send is None or send.caution is not None:
                return await request.panel_of(look, Draft(notice=message("an-offer-unsent", request.language)))
            return await answer_keys(request, ["send"])

        await self._run(interaction, work)

    @offer.autocomplete("line")
    @or_nothing
    async def _offers(self, interaction: discord.Interaction, current: str) -> Suggestions:
        info = await self.find_table(interaction)
        look = await self._negotiating_look(info, interaction.user.id)
        language = voice_of(info, await self.dispatcher.language(interaction), brief=True, plain=True)
        return suggest(suggest_offer(current, look.view, language, seat_names(info)))

    @app_commands.command(name="show", description=local("command-show"))
    @app_commands.describe(player=local("option-show-player"), cards=local("option-show-cards"))
    async def show(self, interaction: discord.Interaction, player: str | None = None, cards: str | None = None) -> None:
        """Show cards of one's own hand to one other player."""

        async def work(request: Request) -> OutgoingMessage:
            info = await request.info()
            look = await self._negotiating_look(info, request.person.id)
            begin = [*_discard_keys(look), "show"]
            if player is None:
                return await answer_keys(request, begin)
            seat = _seat_meant(player, info)
            if cards is None:
                return await answer_keys(request, [*begin, f"to:{LETTERS[seat]}"])
            keys = list(_discard_keys(look))
            for card in _cards_meant(cards):
                keys += ["show", f"to:{LETTERS[seat]}", f"reveal:{card}"]
            return await answer_keys(request, keys)

        await self._run(interaction, work)

    @show.autocomplete("player")
    @or_nothing
    async def _other_players(self, interaction: discord.Interaction, current: str) -> Suggestions:
        info = await self.find_table(interaction)
        language = voice_of(info, await self.dispatcher.language(interaction), plain=True)
        named = [
            (translate(SIDES[seat.seat], language), LETTERS[seat.seat])
            for seat in info.seats
            if seat.person_id != interaction.user.id
        ]
        return suggest(named, current)

    @show.autocomplete("cards")
    @or_nothing
    async def _own_cards(self, interaction: discord.Interaction, current: str) -> Suggestions:
        look = await self._negotiating_look(await self.find_table(interaction), interaction.user.id)
        language = await self.dispatcher.language(interaction)
        named = [(message("an-option-reveal-all", language), "all")]
        named += [(translate(card_name(card), language), card) for card in look.view.hand or ()]
        return suggest(named, current)

    async def _negotiating_look(self, info: TableInfo, person_id: int) -> Look:
        """The table as this person sees it, while anything can be offered. Raises Refused otherwise."""
        look = await self.dispatcher.tables.queries.look(info.id, person_id)
        if look.seat is None:
            raise Refused(say("error-not-seated"))
        if look.view is None or look.view.phase != "action" or look.pending is None:
            raise Refused(say("an-error-offer-now"))
        return look


def _discard_keys(look: Look) -> tuple[str, ...]:
    """The answers that first discard the unfinished offer."""
    return ("cancel",) if look.view.draft is not None else ()


def _seat_meant(typed_name: str, info: TableInfo) -> int:
    """A seat, named by its letter or its name in any language."""
    wanted = typed_name.strip().casefold()
    if len(wanted) == 1 and wanted in LETTERS[: len(info.seats)]:
        return LETTERS.index(wanted)
    for kind, which, _ in read_words(wanted, seat_names(info)):
        if kind == "seat" and int(which) < len(info.seats):
            return int(which)
    raise Refused(say("error-no-such-side", side=typed_name[:40]))


def _cards_meant(typed_cards: str) -> list[str]:
    """Cards, named by id or name; `all` is the whole hand."""
    if typed_cards.strip().casefold() == "all":
        return ["all"]
    known = [(kind, which, typed_word) for kind, which, typed_word in read_words(typed_cards) if kind != "filler"]
    for kind, _, typed_word in known:
        if kind != "card":
            raise Refused(say("error-no-card", name=typed_word[:60]))
    return list(dict.fromkeys(which for _, which, _ in known))


COG = Afternova
