"""Eclipse's commands in Discord: besides the common ones its odds, sectors, blueprints and technologies, and a command
for each action but moving, which is a line of `move`."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from cogs.actions.answering import play_line
from cogs.actions.request import Request
from cogs.actions_cog import ActionsCog
from cogs.command_group import Suggestions, suggest
from cogs.eclipse.fleets import Fleet, fleets_at, groups, odds_lines, read_fleets, sector_lines
from cogs.eclipse.presentation import PER_PLAYER
from cogs.orders_cog import OrdersCog
from cogs.pages_cog import PagesCog, running_look
from cogs.pictures import Album
from cogs.screens.illustrator import draw
from cogs.title_cog import group_keywords
from cogs.translator import local
from cogs.ui import typed_names
from cogs.ui.action_line import ActionLine
from cogs.ui.names import seat_names, voice_of
from cogs.ui.outgoing import OutgoingMessage, compose, gallery, text
from db.errors import StoreError
from engine.core.errors import EngineError, Refused
from engine.core.text import say
from engine.eclipse.names import place_name
from engine.eclipse.odds import odds
from engine.eclipse.title import META
from engine.eclipse.view import View
from locales import message, translate
from render.pictures import Mark
from tables.records import Look

SAID = ("offer", "withdraw", "accept")
"""The verbs of diplomacy."""


class Eclipse(ActionsCog, OrdersCog, PagesCog, **group_keywords(META)):
    """/eclipse: the common commands (but `left_out`), the actions, sectors, boards and the market by name, the odds of
    battles."""

    per_player = PER_PLAYER
    left_out = frozenset({"leave", "word", "draw", "resign", "rematch", "hand", "log", "recap"})
    action_lines = {
        "explore": ActionLine(("explore",)),
        "influence": ActionLine(("influence", "refresh")),
        "research": ActionLine(("research",)),
        "upgrade": ActionLine(("upgrade", "remove")),
        "build": ActionLine(("build",)),
        "pass": ActionLine(("pass",), whole=True),
        "react": ActionLine(("upgrade", "remove", "build", "move"), fills=False, habit="reaction"),
    }

    @app_commands.command(name="odds", description=local("command-odds"))
    @app_commands.describe(place=local("option-odds-place"), fleets=local("option-odds-fleets"))
    async def odds(
        self,
        interaction: discord.Interaction,
        place: str | None = None,
        fleets: app_commands.Range[str, 1, typed_names.LENGTH] | None = None,
    ) -> None:
        """How a battle ends: of fleets on the map, or of fleets that are made up."""

        async def work(request: Request) -> OutgoingMessage:
            look = await running_look(request)
            view: View = look.view
            if fleets is not None:
                attacker, defender = read_fleets(fleets, look.seat, view, seat_names(look.info))
            else:
                attacker, defender = fleets_at(view, _sector(place or _contested(view), view))
            return await _odds_page(request, look, attacker, defender)

        await self._run(interaction, work, finished=True)

    @app_commands.command(name="sector", description=local("command-sector"))
    @app_commands.describe(place=local("option-sector-place"))
    async def sector(self, interaction: discord.Interaction, place: str) -> None:
        """A sector and what is around it."""

        async def work(request: Request) -> OutgoingMessage:
            look = await running_look(request)
            return await _sector_page(request, look, _sector(place, look.view))

        await self._run(interaction, work, finished=True)

    @sector.autocomplete("place")
    @odds.autocomplete("place")
    async def _places(self, interaction: discord.Interaction, current: str) -> Suggestions:
        try:
            look = await self.dispatcher.tables.queries.look(
                (await self.find_table(interaction, finished=True)).id, None
            )
        except (EngineError, StoreError):
            return []
        places = sorted(look.view.sectors) if isinstance(look.view, View) else []
        return suggest([(f"{place_name(each)} · {look.view.sectors[each].id}", each) for each in places], current)

    @app_commands.command(name="blueprint", description=local("command-blueprint"))
    @app_commands.describe(seat=local("option-blueprint-seat"))
    async def blueprint(self, interaction: discord.Interaction, seat: str | None = None) -> None:
        """A player's board, with the blueprints of its ships."""

        await self._show_seat(interaction, seat)

    blueprint.autocomplete("seat")(PagesCog._seats)

    @app_commands.command(name="diplomacy", description=local("command-diplomacy"))
    @app_commands.describe(what=local("option-diplomacy-what"))
    async def diplomacy(self, interaction: discord.Interaction, what: str) -> None:
        """Make, withdraw or accept an offer, in one's own turn or another's."""

        async def work(request: Request) -> OutgoingMessage:
            look = await running_look(request)
            if look.pending is not None and not look.asides:
                return await play_line(request)
            return await request.panel_of(await request.tables.play.interject(request.table, request.person.id, what))

        await self._run(interaction, work, (what,))

    @diplomacy.autocomplete("what")
    async def _said(self, interaction: discord.Interaction, current: str) -> Suggestions:
        try:
            look = await self.dispatcher.tables.queries.look(
                (await self.find_table(interaction)).id, interaction.user.id
            )
        except (EngineError, StoreError):
            return []
        own = () if look.pending is None else look.pending.ask.options.all
        said = [option for option in (*look.asides, *own) if option.key.partition(":")[0] in SAID]
        named = voice_of(look.info, await self.dispatcher.language(interaction), plain=True)
        return suggest([(translate(option.label, named), option.key) for option in said], current)

    @app_commands.command(name="techs", description=local("command-techs"))
    async def techs(self, interaction: discord.Interaction) -> None:
        """The market of technologies, with one's own prices."""
        await self._show_page(interaction, "techs")


# -- what is meant ---------------------------------------------------------------------------------------------------


def _sector(typed_place: str, view: View) -> str:
    """A sector by its place on the map or its printed number. Refused if there is none like it."""
    wanted = typed_place.strip().casefold()
    for place, sector in view.sectors.items():
        if wanted in (place, sector.id):
            return place
    raise Refused(say("ecl-error-no-sector", place=typed_place[:20]))


def _contested(view: View) -> str:
    """The only sector where somebody would fight now. Refused if there is none, or several."""
    found = []
    for place in view.sectors:
        try:
            fleets_at(view, place)
        except Refused:
            continue
        found.append(place)
    if len(found) != 1:
        raise Refused(say("ecl-error-odds-where", places=" ".join(map(place_name, found)), count=len(found)))
    return found[0]


# -- pages -----------------------------------------------------------------------------------------------------------


async def _odds_page(request: Request, look: Look, attacker: Fleet, defender: Fleet) -> OutgoingMessage:
    """Who wins, with what is left."""
    both = [*groups(attacker, "attacker", look.view), *groups(defender, "defender", look.view)]
    found = await asyncio.to_thread(odds, both)
    named = voice_of(look.info, request.language, brief=True)
    title = f"### {message('ecl-odds-title', named)}"
    accent = request.presentation(look.info).accent(look.view)
    return compose(text("\n".join([title, *odds_lines(found, attacker, defender, named)])), accent=accent)


async def _sector_page(request: Request, look: Look, place: str) -> OutgoingMessage:
    """The sector with its neighbours, and in words."""
    presentation = request.presentation(look.info)
    named = voice_of(look.info, request.language, brief=True)
    sector = look.view.sectors[place]
    title = message("ecl-sector-title", named, place=place_name(place), sector=sector.id)

    async def make(album: Album) -> OutgoingMessage:
        marks = (Mark(place, "", "chosen"),)
        pictures = await draw(album, presentation, "panel", look, request.language, marks=marks)
        lines = [f"### {title}", *sector_lines(look.view, place, named)]
        accent = presentation.accent(look.view)
        return compose(text("\n".join(lines)), gallery(*pictures), accent=accent, pictures=pictures)

    return await request.illustrator.illustrate(request.language, make)


COG = Eclipse
