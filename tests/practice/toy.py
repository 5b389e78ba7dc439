"""A small bot with one of everything that practice mode must support."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands, tasks

PICTURE = b"RIFF\x00\x00\x00\x00WEBPtoy"


EMOJI = discord.PartialEmoji(name="sun", id=1_234_567_890_123_456_789)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"toy:(?P<what>\w+)"):
    def __init__(self, what: str) -> None:
        super().__init__(ui.Button(label=what, custom_id=f"toy:{what}", emoji=EMOJI if what == "form" else None))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Press:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.what == "form":
            await interaction.response.send_modal(Form())
        elif self.what == "later":
            await interaction.response.defer()
            await asyncio.sleep(0.4)
            await interaction.edit_original_response(view=layout("later is now"))
        elif self.what == "once":
            await interaction.response.edit_message(view=layout("pressed once", "later"))
        elif self.what == "never":
            await asyncio.sleep(60)
        elif self.what == "dm":
            await interaction.response.defer()
            await interaction.user.send("psst")


class People(ui.LayoutView):
    """A menu of people, which says whom one has chosen."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.menu: ui.UserSelect[Any] = ui.UserSelect(custom_id="people")
        self.menu.callback = self.chosen  # type: ignore[method-assign]
        self.add_item(ui.ActionRow(self.menu))

    async def chosen(self, interaction: discord.Interaction) -> None:
        names = [person.display_name for person in self.menu.values]
        await interaction.response.send_message(f"chose {names}", ephemeral=True)


class Form(ui.Modal, title="A form"):
    line: ui.Label[Any] = ui.Label(text="Line", component=ui.TextInput(custom_id="line"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.line.component, ui.TextInput)
        await interaction.response.send_message(f"typed {self.line.component.value}", ephemeral=True)


BUTTONS = ("form", "later", "never", "dm", "once")


def layout(text: str, *buttons: str) -> ui.LayoutView:
    """A picture with words and buttons; all of them if none is named."""
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem("attachment://toy.webp"))
    row: ui.ActionRow[Any] = ui.ActionRow(*(Press(what) for what in buttons or BUTTONS))
    view.add_item(ui.Container(ui.TextDisplay(text), gallery, row))
    return view


class Toy(commands.Bot):
    """Its loop counts simulated seconds."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True, dm_messages=True))
        self.beats = 0
        self.was_closed = False

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(_group())
        self.tree.add_command(_keeper())
        await self.tree.sync()
        self.beat.start()

    @tasks.loop(seconds=0.2)
    async def beat(self) -> None:
        self.beats += 1

    async def close(self) -> None:
        self.was_closed = True
        await super().close()


def _group() -> app_commands.Group:
    group = app_commands.Group(name="toy", description="Toy")

    @group.command(name="new", description="Open one")
    async def new(
        interaction: discord.Interaction, computer: Literal["easy", "normal"] | None = None, seats: int = 2
    ) -> None:
        await interaction.response.defer()
        file = discord.File(io.BytesIO(PICTURE), "toy.webp")
        await interaction.followup.send(view=layout(f"{interaction.locale} {computer} {seats}"), file=file)

    @group.command(name="people", description="Choose somebody")
    async def people(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=People())

    @group.command(name="move", description="Move")
    async def move(interaction: discord.Interaction, line: str) -> None:
        await interaction.response.send_message(f"moved {line}", ephemeral=True)

    @group.command(name="read", description="Read a file")
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        data = await file.read()
        await interaction.response.send_message(f"read {file.filename}: {data.decode()}", ephemeral=True)

    @move.autocomplete("line")
    async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}!", value=f"{typed}!")]

    return group


def _keeper() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="keep", description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("kept", ephemeral=True)

    return keep
