"""A very small discord.py bot, run as a process by the tests of the fake itself. Reads the same settings as Orrery."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


def picture(name: str = "board.png") -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (64, 48), "navy").save(data, "png")
    data.seek(0)
    return discord.File(data, name, description="a small board")


class Counter(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<count>\d+)"):
    """A button without memory: all it knows stands in its id."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"pressed {count}", custom_id=f"count:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.View], match: re.Match[str], /
    ) -> Counter:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"count {self.count + 1}", view=counter_view(self.count + 1))


def counter_view(count: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Counter(count))
    return view


class Board(ui.LayoutView):
    """A V2 layout with a picture, a text, a select and a button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        container: ui.Container[Board] = ui.Container(
            ui.TextDisplay("The board"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a small board")),
            ui.Separator(),
        )
        row: ui.ActionRow[Board] = ui.ActionRow()
        options = [discord.SelectOption(label=letter) for letter in "abc"]
        self.select: ui.Select[Board] = ui.Select(custom_id="pick", options=options)
        self.select.callback = self.picked  # type: ignore[method-assign]
        row.add_item(self.select)
        self.add_item(container)
        self.add_item(row)

    async def picked(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send(f"picked {self.select.values}", ephemeral=True)


class NameForm(ui.Modal, title="Your name"):
    name: ui.Label[NameForm] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        await interaction.response.send_message(f"hello {self.name.component.value}", ephemeral=True)


class TinyBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.1,
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        self.add_view(Board())
        add_commands(self.tree)
        await self.tree.sync()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(self.close()))


def add_commands(tree: app_commands.CommandTree[TinyBot]) -> None:
    group = app_commands.Group(name="tiny", description="what a small bot can do")

    @group.command(name="echo", description="say it back")
    async def echo(interaction: discord.Interaction, text: str, loud: bool = False) -> None:
        await interaction.response.send_message(text.upper() if loud else text, ephemeral=loud)

    @group.command(name="board", description="think, then show a picture")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(view=Board(), attachments=[picture()])

    @group.command(name="count", description="a button")
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("count 0", view=counter_view(0))

    @group.command(name="form", description="a modal")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(NameForm())

    @group.command(name="whisper", description="a direct message")
    async def whisper(interaction: discord.Interaction, person: discord.User) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await person.send("psst", file=picture("hand.png"))
        except discord.Forbidden as refused:
            await interaction.followup.send(f"closed: {refused.code}")
        else:
            await interaction.followup.send("whispered")

    @group.command(name="post", description="post into the channel")
    async def post(interaction: discord.Interaction, text: str, nonce: str) -> None:
        await interaction.response.defer(ephemeral=True)
        channel = interaction.channel
        assert isinstance(channel, discord.abc.Messageable)
        try:
            message = await channel.send(text, nonce=nonce)
        except discord.HTTPException as refused:
            await interaction.followup.send(f"refused: {refused.status} {refused.code}")
        else:
            await interaction.followup.send(f"posted {message.id}")

    @group.command(name="edit", description="edit a message of this channel")
    async def edit(interaction: discord.Interaction, message: str, text: str) -> None:
        await interaction.response.defer(ephemeral=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel | discord.Thread | discord.DMChannel)
        try:
            await channel.get_partial_message(int(message)).edit(content=text)
        except discord.HTTPException as refused:
            await interaction.followup.send(f"refused: {refused.status} {refused.code}")
        else:
            await interaction.followup.send("edited")

    @group.command(name="history", description="read the channel")
    async def history(interaction: discord.Interaction) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.abc.Messageable)
        found = [message.content async for message in channel.history(limit=5)]
        await interaction.response.send_message("|".join(found), ephemeral=True)

    @group.command(name="thread", description="open a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer(ephemeral=True)
        made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await made.send("first")
        await interaction.followup.send(f"thread {made.id}")

    @group.command(name="twice", description="answer twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once", ephemeral=True)
        again = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        try:
            await interaction.client.http.request(again, json={"type": 5}, params={"with_response": "1"})
        except discord.HTTPException as refused:
            await interaction.followup.send(f"refused: {refused.status} {refused.code}", ephemeral=True)

    @group.command(name="late", description="answer after so many seconds")
    async def late(interaction: discord.Interaction, seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            await interaction.response.send_message("late")
        except discord.HTTPException as refused:
            print(f"refused: {refused.status} {refused.code}")

    @group.command(name="guess", description="with autocomplete")
    async def guess(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(word, ephemeral=True)

    @guess.autocomplete("word")
    async def words(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}{end}", value=f"{current}{end}") for end in ("ing", "ed")]

    tree.add_command(group)


def main() -> None:
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    TinyBot().run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
