"""The bot's own account, its commands and emojis, people and guilds."""

from __future__ import annotations

from . import shapes
from .rest import Answer, Call, Refused, Rest, handles
from .rules import Finding, check_commands
from .world import ADMINISTRATOR, JSON, PERMISSIONS, Guild, User

COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
MAX_EMOJIS = 2000


@handles("GET /users/@me")
async def me(rest: Rest, call: Call) -> Answer:
    return 200, shapes.self_json(rest.world.bot)


@handles("GET /oauth2/applications/@me", "GET /applications/@me")
async def application(rest: Rest, call: Call) -> Answer:
    return 200, shapes.application_json(rest.world)


@handles("GET /gateway")
async def gateway(rest: Rest, call: Call) -> Answer:
    return 200, {"url": rest.gateway.url}


@handles("GET /gateway/bot")
async def gateway_bot(rest: Rest, call: Call) -> Answer:
    limit = {
        "total": 1000,
        "remaining": 1000 - rest.gateway.identifies,
        "reset_after": 86_400_000,
        "max_concurrency": rest.gateway.max_concurrency,
    }
    return 200, {"url": rest.gateway.url, "shards": rest.gateway.shards, "session_start_limit": limit}


# Commands


def _scope(rest: Rest, call: Call) -> int | None:
    if call.id("application_id") != rest.world.bot.id:
        raise Refused(404, 10002, "Unknown Application")
    return int(call.params["guild_id"]) if "guild_id" in call.params else None


@handles(f"PUT {COMMANDS}", f"PUT {GUILD_COMMANDS}")
async def overwrite_commands(rest: Rest, call: Call) -> Answer:
    scope = _scope(rest, call)
    rest.judge(call.operation.name, check_commands(call.body))
    _store_commands(rest, scope, call.body)
    return 200, rest.world.commands[scope]


@handles(f"POST {COMMANDS}", f"POST {GUILD_COMMANDS}")
async def upsert_command(rest: Rest, call: Call) -> Answer:
    scope = _scope(rest, call)
    others = [command for command in rest.world.commands.get(scope, []) if command["name"] != call.body["name"]]
    rest.judge(call.operation.name, check_commands([*others, call.body]))
    known = len(others) < len(rest.world.commands.get(scope, []))
    _store_commands(rest, scope, [*others, call.body])
    return 200 if known else 201, rest.world.commands[scope][-1]


def _store_commands(rest: Rest, scope: int | None, requested: list[JSON]) -> None:
    """A command keeps its id as long as its name and type stay."""
    world = rest.world
    before = {(command["type"], command["name"]): int(command["id"]) for command in world.commands.get(scope, [])}
    world.commands[scope] = [
        shapes.command_json(
            world,
            command,
            scope,
            before.get((command.get("type") or 1, command["name"])) or world.new_id(),
            world.new_id(),
        )
        for command in requested
    ]


@handles(f"GET {COMMANDS}", f"GET {GUILD_COMMANDS}")
async def list_commands(rest: Rest, call: Call) -> Answer:
    return 200, rest.world.commands.get(_scope(rest, call), [])


@handles(f"DELETE {COMMANDS}/{{command_id}}", f"DELETE {GUILD_COMMANDS}/{{command_id}}")
async def delete_command(rest: Rest, call: Call) -> Answer:
    scope = _scope(rest, call)
    commands = rest.world.commands.get(scope, [])
    left = [command for command in commands if command["id"] != call.params["command_id"]]
    if len(left) == len(commands):
        raise Refused(404, 10063, "Unknown application command")
    rest.world.commands[scope] = left
    return 204, None


# Emojis


@handles(f"GET {EMOJIS}")
async def list_emojis(rest: Rest, call: Call) -> Answer:
    _scope(rest, call)
    return 200, {"items": list(rest.world.emojis.values())}


@handles(f"POST {EMOJIS}")
async def create_emoji(rest: Rest, call: Call) -> Answer:
    _scope(rest, call)
    name, image = call.body["name"], call.body["image"]
    findings = []
    if len(rest.world.emojis) >= MAX_EMOJIS:
        findings.append(Finding("emoji-count", f"more than {MAX_EMOJIS}", 30008))
    if any(emoji["name"] == name for emoji in rest.world.emojis.values()):
        findings.append(Finding("emoji-duplicate", name))
    if not image.startswith("data:image/") or len(image) * 3 // 4 > 256 * 1024:
        findings.append(Finding("emoji-image", f"{image[:30]}... {len(image)} characters"))
    rest.judge(call.operation.name, findings)
    emoji_id = rest.world.new_id()
    rest.world.emojis[emoji_id] = {
        "id": str(emoji_id),
        "name": name,
        "roles": [],
        "user": shapes.user_json(rest.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return 201, rest.world.emojis[emoji_id]


@handles(f"DELETE {EMOJIS}/{{emoji_id}}")
async def delete_emoji(rest: Rest, call: Call) -> Answer:
    if rest.world.emojis.pop(call.id("emoji_id"), None) is None:
        raise Refused(404, 10014, "Unknown Emoji")
    return 204, None


# People and guilds


@handles("POST /users/@me/channels")
async def open_dm(rest: Rest, call: Call) -> Answer:
    """Always works, also for closed DMs: only sending shows that they are closed."""
    user = _user(rest, int(call.body.get("recipient_id") or 0))
    if user.bot:
        raise Refused(400, 50007, "Cannot send messages to this user")
    return 200, shapes.channel_json(rest.world, rest.world.dm_channel(user))


@handles("GET /users/{user_id}")
async def get_user(rest: Rest, call: Call) -> Answer:
    return 200, shapes.user_json(_user(rest, call.id("user_id")))


@handles("GET /guilds/{guild_id}")
async def get_guild(rest: Rest, call: Call) -> Answer:
    return 200, shapes.guild_json(rest.world, _guild(rest, call))


@handles("GET /guilds/{guild_id}/channels")
async def get_channels(rest: Rest, call: Call) -> Answer:
    guild = _guild(rest, call)
    channels = rest.world.channels_of(guild)
    return 200, [shapes.channel_json(rest.world, channel) for channel in channels if not channel.is_thread]


@handles("GET /guilds/{guild_id}/threads/active")
async def active_threads(rest: Rest, call: Call) -> Answer:
    guild = _guild(rest, call)
    threads = [thread for thread in rest.world.channels_of(guild) if thread.is_thread]
    open_threads = [thread for thread in threads if not thread.archived]
    members = [
        shapes.thread_member_json(thread, rest.world.bot.id)
        for thread in open_threads
        if rest.world.bot.id in thread.thread_members
    ]
    shown = [shapes.channel_json(rest.world, thread) for thread in open_threads]
    return 200, {"threads": shown, "members": members, "has_more": False}


@handles("GET /guilds/{guild_id}/roles")
async def get_roles(rest: Rest, call: Call) -> Answer:
    return 200, shapes.roles_json(rest.world, _guild(rest, call))


@handles("GET /guilds/{guild_id}/members/{user_id}")
async def get_member(rest: Rest, call: Call) -> Answer:
    guild, user = _guild(rest, call), _user(rest, call.id("user_id"))
    if user.id not in guild.members:
        raise Refused(404, 10007, "Unknown Member")
    return 200, shapes.member_json(rest.world, guild, user)


ROLE_OF_MEMBER = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"


@handles(f"PUT {ROLE_OF_MEMBER}", f"DELETE {ROLE_OF_MEMBER}")
async def change_roles(rest: Rest, call: Call) -> Answer:
    """Without the privileged intent no event tells of it."""
    guild, user = _guild(rest, call), _user(rest, call.id("user_id"))
    role = guild.roles.get(call.id("role_id"))
    if role is None:
        raise Refused(404, 10011, "Unknown Role")
    if user.id not in guild.members:
        raise Refused(404, 10007, "Unknown Member")
    if not guild.members[rest.world.bot.id] & (PERMISSIONS["MANAGE_ROLES"] | ADMINISTRATOR):
        raise Refused(403, 50013, "Missing Permissions")
    if call.operation.method == "PUT":
        role.members.add(user.id)
    else:
        role.members.discard(user.id)
    return 204, None


def _user(rest: Rest, user_id: int) -> User:
    user = rest.world.users.get(user_id)
    if user is None:
        raise Refused(404, 10013, "Unknown User")
    return user


def _guild(rest: Rest, call: Call) -> Guild:
    guild = rest.world.guilds.get(call.id("guild_id"))
    if guild is None or rest.world.bot.id not in guild.members:
        raise Refused(404, 10004, "Unknown Guild")
    return guild
