"""What a person does in Discord: commands, presses, selections, modals, and words. Each gives the bot's reply.

A person can only do what the client would let them do: a command must be synced, a button must be on the present
message, a modal must have been shown. Otherwise `CannotAct` is raised: that is a mistake of the bot or of the test.
"""

from __future__ import annotations

import dataclasses
import secrets
from dataclasses import dataclass
from typing import Any

from . import shapes
from .gateway import Gateway
from .rest_interactions import DEFERRED, DEFERRED_UPDATE
from .world import JSON, PATIENCE_SECONDS, Channel, Interaction, Message, Role, User, World, walk

STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 10, 11
SETTLE_SECONDS = PATIENCE_SECONDS
QUIET_UPDATE_SECONDS = 1.0


class CannotAct(Exception):
    """The Discord client would not offer this."""


class NoAnswer(Exception):
    """'The application did not respond.'"""


@dataclass(slots=True)
class Reply:
    """What came back to one thing that a person did."""

    world: World
    interaction: Interaction

    @property
    def kind(self) -> str:
        names = {4: "message", 5: "deferred", 6: "deferred update", 7: "update", 8: "choices", 9: "modal"}
        return names[self.interaction.answer_type or 0]

    @property
    def message(self) -> Message:
        """The message that answered, or that was changed in answer."""
        if self.interaction.original_id is None:
            raise LookupError(f"a {self.kind} has no message")
        return self.world.messages[self.interaction.original_id]

    @property
    def followups(self) -> list[Message]:
        return [self.world.messages[message_id] for message_id in self.interaction.followup_ids]

    @property
    def text(self) -> str:
        """All that the person can read in it: the answer (not a message that was there before) and followups."""
        own = [] if self.interaction.original_id is None else [self.message]
        return "\n".join(message.text for message in (*own, *self.followups) if not message.deleted)

    @property
    def choices(self) -> list[JSON]:
        if self.interaction.choices is None:
            raise LookupError(f"a {self.kind} has no choices")
        return self.interaction.choices

    @property
    def modal(self) -> JSON:
        if self.interaction.modal is None:
            raise LookupError(f"a {self.kind} has no modal")
        return self.interaction.modal

    @property
    def seconds(self) -> float:
        """How long the first answer took."""
        return (self.interaction.answered_at or 0.0) - self.interaction.created_at


class People:
    """Everybody but the bot."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway

    # Commands

    async def slash(
        self,
        user: User,
        channel: Channel,
        path: str,
        options: dict[str, Any] | None = None,
        *,
        settle: bool = True,
        timeout: float | None = None,
    ) -> Reply:
        """Use `/path` (such as `daynight new`) here. With `settle` a deferred answer is waited for."""
        command, inner, spec = self._find_command(user, channel, path)
        given = options or {}
        unknown = set(given) - {option["name"] for option in spec}
        missing = [option["name"] for option in spec if option.get("required") and option["name"] not in given]
        if unknown or missing:
            raise CannotAct(f"/{path}: unknown options {sorted(unknown)}, missing {missing}")
        resolved: JSON = {}
        values = [
            self._option(option, given[option["name"]], resolved, channel) for option in spec if option["name"] in given
        ]
        data = _command_data(command, inner, values) | ({"resolved": resolved} if resolved else {})
        return await self._interact(2, user, channel, data, settle=settle, timeout=timeout)

    async def autocomplete(
        self,
        user: User,
        channel: Channel,
        path: str,
        focused: str,
        typed: Any = "",
        options: dict[str, Any] | None = None,
    ) -> list[JSON]:
        """What is offered while typing into this option; other options are what stands in them already."""
        command, inner, spec = self._find_command(user, channel, path)
        by_name = {option["name"]: option for option in spec}
        if not by_name.get(focused, {}).get("autocomplete"):
            raise CannotAct(f"/{path}: {focused!r} has no autocomplete")
        given = {"name": focused, "type": by_name[focused]["type"], "value": typed, "focused": True}
        others = [
            {"name": name, "type": by_name[name]["type"], "value": value} for name, value in (options or {}).items()
        ]
        reply = await self._interact(4, user, channel, _command_data(command, inner, [*others, given]))
        return reply.choices

    def commands(self, channel: Channel) -> list[JSON]:
        """Every command that is synced for this place."""
        own = self.world.commands.get(channel.guild_id, []) if channel.guild_id is not None else []
        return [*own, *self.world.commands[None]]

    def _find_command(self, user: User, channel: Channel, path: str) -> tuple[JSON, list[JSON], list[JSON]]:
        """The command, the subcommands on the way, and the options to fill."""
        self._may_act(user, channel, "USE_APPLICATION_COMMANDS")
        if channel.archived:
            raise CannotAct("no commands in an archived thread")
        first, *rest = path.split()
        synced = [command for command in self.commands(channel) if command["type"] == 1]
        command = next((command for command in synced if command["name"] == first), None)
        if command is None:
            raise CannotAct(f"/{first} is not synced; synced: {[command['name'] for command in synced]}")
        contexts = command.get("contexts")
        if contexts is not None and (1 if channel.guild_id is None else 0) not in contexts:
            raise CannotAct(f"/{first} is not offered here (contexts {contexts})")
        needed = command["default_member_permissions"]
        has = self.world.permissions(user.id, channel)
        if channel.guild_id is not None and needed is not None and (int(needed) == 0 or int(needed) & ~has):
            raise CannotAct(f"/{first} needs permissions {needed}")
        inner: list[JSON] = []
        options = command.get("options", [])
        for name in rest:
            step = next((option for option in options if option["name"] == name and option["type"] in (1, 2)), None)
            if step is None:
                raise CannotAct(f"/{path}: no {name!r}; there are {[option['name'] for option in options]}")
            inner.append(step)
            options = step.get("options", [])
        if any(option["type"] in (1, 2) for option in options):
            raise CannotAct(f"/{path} needs a subcommand: {[option['name'] for option in options]}")
        return command, inner, options

    def _option(self, spec: JSON, value: Any, resolved: JSON, channel: Channel) -> JSON:
        kind, name = spec["type"], spec["name"]
        choices = [choice["value"] for choice in spec.get("choices", [])]
        if choices and value not in choices:
            raise CannotAct(f"{name}: {value!r} is not one of {choices}")
        if kind == USER:
            resolved.setdefault("users", {})[str(value.id)] = shapes.user_json(value)
            guild = self.world.guilds.get(channel.guild_id or 0)
            if guild is not None and value.id in guild.members:
                rights = self.world.permissions(value.id, channel)
                member = shapes.member_json(self.world, guild, value, permissions=rights)
                del member["user"]
                resolved.setdefault("members", {})[str(value.id)] = member
            return {"name": name, "type": kind, "value": str(value.id)}
        if kind == CHANNEL:
            shown = shapes.channel_json(self.world, value) | {"permissions": "0"}
            resolved.setdefault("channels", {})[str(value.id)] = shown
            return {"name": name, "type": kind, "value": str(value.id)}
        if kind == ATTACHMENT:
            resolved.setdefault("attachments", {})[str(value.id)] = shapes.attachment_json(value, ephemeral=True)
            return {"name": name, "type": kind, "value": str(value.id)}
        _check_plain(spec, value)
        return {"name": name, "type": kind, "value": value}

    # Components and modals

    async def click(
        self,
        user: User,
        message: Message,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> Reply:
        """Press the button with this custom id or label, as the message is now or as `look` saw it."""
        button = self._control(user, message, custom_id, label)
        if button["type"] != 2:
            raise CannotAct(f"{button['custom_id']!r} is not a button")
        data = {"custom_id": button["custom_id"], "component_type": 2, "id": button["id"]}
        return await self._interact(3, user, self._channel(message), data, message, settle=settle, timeout=timeout)

    def look(self, message: Message) -> Message:
        """What a person has on the screen now. Pressing on it later is a press that crossed an edit on its way."""
        return dataclasses.replace(message)

    async def select(
        self,
        user: User,
        message: Message,
        values: list[Any],
        *,
        custom_id: str | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> Reply:
        """Choose in a select: option values, or people in a user select. Without a custom id: the only select."""
        selects = [control for control in message.controls() if control["type"] in (3, 5, 6, 7, 8)]
        if custom_id is None and len(selects) == 1:
            custom_id = selects[0]["custom_id"]
        control = self._control(user, message, custom_id, None)
        if not control["min_values"] <= len(values) <= control["max_values"]:
            raise CannotAct(f"{len(values)} values, {control['min_values']} to {control['max_values']} allowed")
        chosen = [str(value.id) if isinstance(value, User | Channel | Role) else str(value) for value in values]
        offered = [option["value"] for option in control.get("options", [])]
        if control["type"] == 3 and not set(chosen) <= set(offered):
            raise CannotAct(f"{chosen} are not all of {offered}")
        data: JSON = {
            "custom_id": control["custom_id"],
            "component_type": control["type"],
            "id": control["id"],
            "values": chosen,
        }
        if control["type"] == 5:
            data["resolved"] = {"users": {str(person.id): shapes.user_json(person) for person in values}}
        if control["type"] == 6:
            shown = [shapes.role_json(each.id, each.name, each.permissions, 1) for each in values]
            data["resolved"] = {"roles": {each["id"]: each for each in shown}}
        if control["type"] == 8:
            data["resolved"] = {"channels": {str(each.id): shapes.channel_json(self.world, each) for each in values}}
        return await self._interact(3, user, self._channel(message), data, message, settle=settle, timeout=timeout)

    async def submit_modal(self, reply: Reply, values: dict[str, Any], *, settle: bool = True) -> Reply:
        """Fill in the modal that a reply showed and send it; what is not given stays as it was."""
        fields = [part for part in walk(reply.modal["components"]) if part.get("custom_id")]
        unknown = set(values) - {field["custom_id"] for field in fields}
        if unknown:
            raise CannotAct(f"the modal has no {sorted(unknown)}; it has {[field['custom_id'] for field in fields]}")
        components = [_filled(part, number, values) for number, part in enumerate(reply.modal["components"], 1)]
        before = reply.interaction
        source = None if before.source_message_id is None else self.world.messages[before.source_message_id]
        user, channel = self.world.users[before.user_id], self.world.channels[before.channel_id]
        data = {"custom_id": reply.modal["custom_id"], "components": components}
        return await self._interact(5, user, channel, data, source, parent_id=before.id, settle=settle)

    def _control(self, user: User, message: Message, custom_id: str | None, label: str | None) -> JSON:
        self._may_see(user, message)
        try:
            control = message.find_control(custom_id=custom_id, label=label)
        except LookupError as error:
            raise CannotAct(str(error)) from None
        if control.get("disabled"):
            raise CannotAct(f"{control['custom_id']!r} is disabled")
        return control

    def _may_see(self, user: User, message: Message) -> None:
        self._may_act(user, self._channel(message), "VIEW_CHANNEL")
        if message.deleted or message.only_for not in (None, user.id):
            raise CannotAct(f"{user.name} does not see this message")

    def _may_act(self, user: User, channel: Channel, permission: str) -> None:
        if channel.deleted or not self.world.may(user.id, channel, permission):
            raise CannotAct(f"{user.name} has no {permission} here")

    def _channel(self, message: Message) -> Channel:
        return self.world.channels[message.channel_id]

    # Words

    async def say(self, user: User, channel: Channel, content: str) -> Message:
        """Write a message."""
        if not self.world.may_send(user.id, channel):
            raise CannotAct(f"{user.name} cannot write here")
        message = Message(self.world.new_id(), channel.id, user.id, self.world.now(), content)
        message.mentions = message.pinged = self.world.mentioned_in(content)
        self.world.add_message(message)
        await self.gateway.message_event("MESSAGE_CREATE", message)
        return message

    # The way to the bot and back

    async def _interact(
        self,
        type: int,
        user: User,
        channel: Channel,
        data: JSON,
        source: Message | None = None,
        *,
        parent_id: int | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> Reply:
        world = self.world
        interaction = Interaction(
            id=world.new_id(),
            token=secrets.token_urlsafe(32),
            type=type,
            user_id=user.id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            created_at=world.now(),
            data=data,
            answer_seconds=world.answer_seconds(),
            source_message_id=None if source is None else source.id,
            parent_id=parent_id,
        )
        world.interactions[interaction.id] = interaction
        world.by_token[interaction.token] = interaction
        event = shapes.interaction_json(world, interaction)
        if source is not None:
            event["message"] = shapes.message_json(world, source)
        await self.gateway.send_event("INTERACTION_CREATE", event)
        reply = Reply(world, interaction)
        patience = interaction.answer_seconds + 0.3 if timeout is None else timeout
        try:
            await interaction.pulse.until(lambda: interaction.answer_type, timeout=patience, what="an answer")
        except TimeoutError:
            raise NoAnswer(f"to {user.name}'s {_tell(data)}") from None
        if settle:
            await self.settle(reply)
        return reply

    async def settle(self, reply: Reply, patience: float = SETTLE_SECONDS) -> Reply:
        """Wait until a deferred answer is there. A deferred update may also stay without any sign."""
        interaction = reply.interaction
        quiet = QUIET_UPDATE_SECONDS * self.world.busy()
        patience = {DEFERRED: patience, DEFERRED_UPDATE: quiet}.get(interaction.answer_type or 0, 0)
        if patience and interaction.waiting:
            try:
                await interaction.pulse.until(lambda: not interaction.waiting, timeout=patience, what="the real answer")
            except TimeoutError:
                if interaction.answer_type == DEFERRED:
                    raise NoAnswer(f"only 'is thinking' to {_tell(interaction.data)}") from None
        return reply


def _tell(data: JSON) -> str:
    return str(data.get("custom_id") or data.get("name"))


def _command_data(command: JSON, inner: list[JSON], options: list[JSON]) -> JSON:
    for step in reversed(inner):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    return data | {"guild_id": command["guild_id"]} if "guild_id" in command else data


def _check_plain(spec: JSON, value: Any) -> None:
    fits = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}[spec["type"]]
    if not isinstance(value, fits) or (spec["type"] != BOOLEAN and isinstance(value, bool)):
        raise CannotAct(f"{spec['name']}: {value!r} is not of type {spec['type']}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if size < spec.get(low, size) or size > spec.get(high, 6000 if isinstance(value, str) else size):
        raise CannotAct(f"{spec['name']}: {value!r} is outside of {spec.get(low)} to {spec.get(high)}")


def _filled(part: JSON, number: int, values: dict[str, Any]) -> JSON:
    """One item of a submitted modal."""
    if part["type"] == 18:
        return {"type": 18, "id": number, "component": _filled(part["component"], 100 + number, values)}
    if part["type"] == 1:
        inner = [_filled(item, 100 + number, values) for item in part["components"]]
        return {"type": 1, "id": number, "components": inner}
    if part["type"] == 10:
        return {"type": 10, "id": number}
    several = part["type"] in (3, 5, 6, 7, 8, 22)
    value = values.get(part["custom_id"], [] if several else part.get("value") or "")
    if part["type"] == 4:
        if part.get("required", True) and not value:
            raise CannotAct(f"{part['custom_id']!r} must be filled in")
        if value and not (part.get("min_length") or 0) <= len(value) <= (part.get("max_length") or 4000):
            raise CannotAct(f"{part['custom_id']!r}: {len(value)} characters")
    return {"type": part["type"], "id": number, "custom_id": part["custom_id"], "values" if several else "value": value}
