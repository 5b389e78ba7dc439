"""Records of the fake's world as Discord sends them, and components and embeds as Discord stores them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from .world import (
    FLAG_EPHEMERAL,
    FLAG_LOADING,
    JSON,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    Message,
    User,
    World,
)

FILE_LIMIT = 10 * 1024 * 1024


def stamp(at: float) -> str:
    return dt.datetime.fromtimestamp(at, dt.UTC).isoformat(timespec="microseconds")


def user_json(user: User) -> JSON:
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def self_json(user: User) -> JSON:
    """The bot's account as GET /users/@me and READY show it."""
    return user_json(user) | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def application_json(world: World) -> JSON:
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def member_json(world: World, guild: Guild, user: User, *, permissions: int | None = None) -> JSON:
    member = {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(role_id) for role_id in _roles_of(guild, user)],
        "joined_at": stamp(guild.joined_at[user.id]),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    return member if permissions is None else member | {"permissions": str(permissions)}


def _roles_of(guild: Guild, user: User) -> list[int]:
    extra = [extra_role_id(guild, user.id)] if guild.members.get(user.id) else []
    return [role.id for role in guild.roles.values() if user.id in role.members] + extra


def extra_role_id(guild: Guild, user_id: int) -> int:
    """The role that carries what one member may do beyond @everyone."""
    return user_id + 1_000_000_000


def role_json(id: int, name: str, permissions: int, position: int) -> JSON:
    return {
        "id": str(id),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def roles_json(world: World, guild: Guild) -> list[JSON]:
    roles = [role_json(guild.id, "@everyone", guild.everyone, 0)]
    for role in guild.roles.values():
        shown = role_json(role.id, role.name, role.permissions, len(roles))
        roles.append(shown | {"mentionable": role.mentionable})
    for user_id, permissions in guild.members.items():
        if permissions:
            name = f"{world.users[user_id].name}'s role"
            roles.append(role_json(extra_role_id(guild, user_id), name, permissions, len(roles)))
    return roles


def guild_json(world: World, guild: Guild) -> JSON:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(guild.owner_id),
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles_json(world, guild),
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create_json(world: World, guild: Guild) -> JSON:
    """GUILD_CREATE: a bot is told of every channel, and without the members intent of no member but itself."""
    channels = [channel for channel in world.channels_of(guild) if not channel.deleted]
    return guild_json(world, guild) | {
        "joined_at": stamp(guild.joined_at[world.bot.id]),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_json(world, guild, world.bot)],
        "channels": [channel_json(world, channel) for channel in channels if not channel.is_thread],
        "threads": [channel_json(world, channel) for channel in channels if channel.is_thread and not channel.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_json(world: World, channel: Channel) -> JSON:
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    data: JSON = {"id": str(channel.id), "type": channel.type, "flags": 0, "last_message_id": last}
    if channel.type == ChannelType.DM:
        return data | {"recipients": [user_json(world.users[user_id]) for user_id in channel.recipients]}
    data |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    if not channel.is_thread:
        overwrites = [
            {"id": str(user_id), "type": 1, "allow": "0", "deny": str(bits)} for user_id, bits in channel.denied.items()
        ]
        if channel.type == ChannelType.FORUM:
            data |= {"available_tags": channel.available_tags, "default_forum_layout": 0, "default_sort_order": None}
        return data | {
            "parent_id": None,
            "topic": channel.topic,
            "position": 0,
            "nsfw": False,
            "permission_overwrites": overwrites,
        }
    messages = len(world.messages_in(channel))
    data |= {
        "parent_id": str(channel.parent_id),
        "owner_id": str(channel.owner_id),
        "message_count": messages,
        "total_message_sent": messages,
        "member_count": min(len(channel.thread_members), 50),
        "thread_metadata": {
            "archived": channel.archived,
            "locked": channel.locked,
            "auto_archive_duration": channel.auto_archive_minutes,
            "archive_timestamp": stamp(channel.archive_changed_at),
        },
    }
    if channel.parent_id is not None and world.channels[channel.parent_id].type == ChannelType.FORUM:
        data["applied_tags"] = [str(tag) for tag in channel.applied_tags]
    if world.bot.id in channel.thread_members:
        data["member"] = thread_member_json(channel, world.bot.id)
    return data


def thread_member_json(channel: Channel, user_id: int) -> JSON:
    joined = stamp(channel.thread_members[user_id])
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment_json(attachment: Attachment, *, ephemeral: bool) -> JSON:
    data: JSON = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        data |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        data["description"] = attachment.description
    return data | {"ephemeral": True} if ephemeral else data


def message_json(world: World, message: Message) -> JSON:
    channel = world.channels[message.channel_id]
    data: JSON = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": message.type,
        "content": message.content,
        "author": user_json(world.users[message.author_id]),
        "mentions": [user_json(world.users[user_id]) for user_id in message.mentions],
        "mention_roles": [str(role_id) for role_id in message.role_mentions],
        "mention_everyone": False,
        "attachments": [attachment_json(item, ephemeral=message.ephemeral) for item in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "timestamp": stamp(message.created_at),
        "edited_timestamp": None if message.edited_at is None else stamp(message.edited_at),
        "flags": message.flags,
        "pinned": message.pinned,
        "tts": False,
    }
    if message.nonce is not None:
        data["nonce"] = message.nonce
    if message.author_id == world.bot.id and message.interaction_id is not None:
        data |= {"application_id": str(world.bot.id), "webhook_id": str(world.bot.id)}
        data["interaction_metadata"] = interaction_metadata_json(world, world.interactions[message.interaction_id])
    if message.reply_to is not None:
        data["message_reference"] = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.reply_to)}
        original = world.messages.get(message.reply_to)
        gone = original is None or original.deleted or original.reply_to is not None
        data["referenced_message"] = None if gone or original is None else message_json(world, original)
    return data


def listed_message_json(world: World, message: Message) -> JSON:
    """A message as it is read later: without the nonce, which only its sender is told, once."""
    data = message_json(world, message)
    data.pop("nonce", None)
    return without_foreign_content(world, message, data)


def without_foreign_content(world: World, message: Message, data: JSON) -> JSON:
    """Without the privileged intent a bot reads its own messages, its DMs and its mentions."""
    own = message.author_id == world.bot.id or world.bot.id in message.mentions
    if own or world.channels[message.channel_id].type == ChannelType.DM:
        return data
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}


def interaction_metadata_json(world: World, interaction: Interaction) -> JSON:
    data: JSON = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user_json(world.users[interaction.user_id]),
        "authorizing_integration_owners": owners_json(interaction),
    }
    if interaction.type == 3:
        data["interacted_message_id"] = str(interaction.source_message_id)
    if interaction.type == 5 and interaction.parent_id is not None:
        parent = world.interactions[interaction.parent_id]
        data["triggering_interaction_metadata"] = interaction_metadata_json(world, parent)
    return data


def owners_json(interaction: Interaction) -> JSON:
    return {"0": str(interaction.guild_id or 0)}


def interaction_json(world: World, interaction: Interaction) -> JSON:
    """INTERACTION_CREATE, without the message that a component stands on."""
    channel = world.channels[interaction.channel_id]
    user = world.users[interaction.user_id]
    data: JSON = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel) | {"permissions": str(world.permissions(user.id, channel))},
        "locale": user.locale,
        "app_permissions": str(world.permissions(world.bot.id, channel)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners_json(interaction),
        "attachment_size_limit": FILE_LIMIT,
    }
    if interaction.guild_id is None:
        data |= {"context": 1, "user": user_json(user)}
    else:
        guild = world.guilds[interaction.guild_id]
        data |= {
            "context": 0,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member_json(world, guild, user, permissions=world.permissions(user.id, channel)),
        }
    return data


def callback_json(world: World, interaction: Interaction) -> JSON:
    """The answer to the first answer of an interaction (`with_response=1`)."""
    shown = None if interaction.original_id is None else world.messages[interaction.original_id]
    data: JSON = {"interaction": {"id": str(interaction.id), "type": interaction.type}}
    if shown is None:
        return data
    data["interaction"] |= {
        "response_message_id": str(shown.id),
        "response_message_loading": bool(shown.flags & FLAG_LOADING),
        "response_message_ephemeral": bool(shown.flags & FLAG_EPHEMERAL),
    }
    if interaction.answer_type in (4, 5):
        data["resource"] = {"type": 4, "message": message_json(world, shown)}
    elif interaction.answer_type == 7:
        data["resource"] = {"type": 7, "message": message_json(world, shown)}
    return data


# What Discord stores of components and embeds


def stored_components(requested: list[JSON], attachments: list[Attachment], new_id: Callable[[], int]) -> list[JSON]:
    """Requested components as Discord keeps and returns them: numbered, with defaults and real addresses."""
    by_name = {attachment.filename: attachment for attachment in attachments}
    taken = {component["id"] for component in _every(requested) if component.get("id")}
    numbers = (number for number in count(1) if number not in taken)
    return [_stored(component, by_name, numbers, new_id) for component in requested]


def _every(components: list[JSON]) -> Iterator[JSON]:
    for component in components:
        yield component
        yield from _every(component.get("components") or [])
        if component.get("accessory"):
            yield component["accessory"]


def _stored(requested: JSON, by_name: dict[str, Attachment], numbers: Iterator[int], new_id: Callable[[], int]) -> JSON:
    kind = requested["type"]
    out: JSON = {key: value for key, value in requested.items() if value is not None}
    if "options" in out:
        out["options"] = [dict(option) for option in out["options"]]
    if "default_values" in out:
        out["default_values"] = [each | {"id": str(each["id"])} for each in out["default_values"]]
    out["id"] = requested.get("id") or next(numbers)
    if "components" in requested:
        out["components"] = [_stored(inner, by_name, numbers, new_id) for inner in requested["components"]]
    if requested.get("accessory"):
        out["accessory"] = _stored(requested["accessory"], by_name, numbers, new_id)
    for holder in (out, *(out.get("options") or [])):
        if holder.get("emoji"):  # sent as null, an id does not come back
            holder["emoji"] = {key: value for key, value in holder["emoji"].items() if value is not None}
    if kind in (3, 5, 6, 7, 8):
        out = {"min_values": 1, "max_values": 1} | out
        out.pop("required", None)
    elif kind == 11:
        out |= {
            "media": _media(requested["media"], by_name, new_id),
            "description": requested.get("description"),
            "spoiler": bool(requested.get("spoiler")),
        }
    elif kind == 12:
        out["items"] = [
            {
                "media": _media(item["media"], by_name, new_id),
                "description": item.get("description"),
                "spoiler": bool(item.get("spoiler")),
            }
            for item in requested["items"]
        ]
    elif kind == 13:
        file = _media(requested["file"], by_name, new_id)
        known = next((item for item in by_name.values() if str(item.id) == file.get("attachment_id")), None)
        out |= {
            "file": file,
            "name": known and known.filename,
            "size": known and len(known.data),
            "spoiler": bool(requested.get("spoiler")),
        }
    elif kind == 14:
        out = {"spacing": 1, "divider": True} | out
    elif kind == 17:
        out |= {"accent_color": requested.get("accent_color"), "spoiler": bool(requested.get("spoiler"))}
    return out


def _media(requested: JSON, by_name: dict[str, Attachment], new_id: Callable[[], int]) -> JSON:
    url: str = requested["url"]
    attachment = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if attachment is None:
        attachment = next((item for item in by_name.values() if item.url == url), None)
    if attachment is None:
        return {"id": str(new_id()), "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
    return {
        "id": str(new_id()),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "width": attachment.width,
        "height": attachment.height,
        "content_type": attachment.content_type,
        "attachment_id": str(attachment.id),
    }


def stored_embeds(requested: list[JSON], attachments: list[Attachment]) -> list[JSON]:
    by_name = {attachment.filename: attachment for attachment in attachments}
    stored = []
    for embed in requested:
        out: dict[str, Any] = {key: value for key, value in embed.items() if value is not None}
        out["type"] = "rich"
        for place in ("image", "thumbnail"):
            url = (out.get(place) or {}).get("url", "")
            attachment = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
            if attachment is not None:
                size = {} if attachment.width is None else {"width": attachment.width, "height": attachment.height}
                out[place] = {"url": attachment.url, "proxy_url": attachment.url} | size
        stored.append(out)
    return stored


def stored_option(option: JSON) -> JSON:
    """A command option as Discord returns it: no nulls, nested ones the same."""
    out = {key: value for key, value in option.items() if value is not None}
    if "options" in out:
        out["options"] = [stored_option(inner) for inner in out["options"]]
    return out


def command_json(world: World, requested: JSON, guild_id: int | None, command_id: int, version: int) -> JSON:
    out = stored_option(requested)
    permissions = requested.get("default_member_permissions")
    out |= {
        "id": str(command_id),
        "application_id": str(world.bot.id),
        "version": str(version),
        "type": requested.get("type") or 1,
        "description": requested.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": bool(requested.get("nsfw")),
    }
    return out if guild_id is None else out | {"guild_id": str(guild_id)}
