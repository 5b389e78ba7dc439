"""Channels, messages and threads."""

from __future__ import annotations

from . import shapes
from .gateway import INTENT_GUILDS
from .mailbox import edit_message, new_message
from .rest import Answer, Call, Refused, Rest, handles
from .world import FLAG_LOADING, JSON, Channel, ChannelType, Message

NONCE_SECONDS = 180.0
MAX_HISTORY = 50
MOST_TAGS, MOST_APPLIED, LONGEST_TAG = 20, 5, 20

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = f"{MESSAGES}/{{message_id}}"


def find_channel(rest: Rest, call: Call, *needed: str) -> Channel:
    """The channel of the call, where the bot may do this; otherwise Discord's refusal."""
    world = rest.world
    channel = world.channels.get(call.id("channel_id"))
    if channel is None or channel.deleted:
        raise Refused(404, 10003, "Unknown Channel")
    if not world.may(world.bot.id, channel, "VIEW_CHANNEL"):
        raise Refused(403, 50001, "Missing Access")
    for permission in needed:
        if not world.may(world.bot.id, channel, permission):
            raise Refused(403, 50013, "Missing Permissions")
    return channel


def find_own_message(rest: Rest, call: Call) -> Message:
    message = find_message(rest, call)
    if message.author_id != rest.world.bot.id:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    return message


def find_message(rest: Rest, call: Call) -> Message:
    channel = find_channel(rest, call)
    message = rest.world.find_message(channel.id, call.id("message_id"))
    if message is None:
        raise Refused(404, 10008, "Unknown Message")
    return message


@handles(f"POST {MESSAGES}")
async def create_message(rest: Rest, call: Call) -> Answer:
    world = rest.world
    channel = find_channel(rest, call)
    if not world.may_send(world.bot.id, channel):
        raise Refused(403, 50013, "Missing Permissions")
    if call.uploads and not world.may(world.bot.id, channel, "ATTACH_FILES"):
        raise Refused(403, 50013, "Missing Permissions")
    if channel.type == ChannelType.DM:
        _check_dm(rest, channel)
    already = _same_nonce(rest, call.body)
    if already is not None:
        call.extra["deduplicated"] = True
        return 200, shapes.message_json(world, already)
    if channel.archived:
        if channel.locked and not world.may(world.bot.id, channel, "MANAGE_THREADS"):
            raise Refused(400, 50083, "Thread is archived")
        await set_archived(rest, channel, archived=False)
    message = new_message(rest, call, channel, call.body)
    await rest.gateway.message_event("MESSAGE_CREATE", message)
    return 200, shapes.message_json(world, message)


def _check_dm(rest: Rest, channel: Channel) -> None:
    user = rest.world.users[channel.recipients[0]]
    if not user.dms_open:
        raise Refused(403, 50007, "Cannot send messages to this user")
    if not rest.world.shares_guild_with_bot(user.id):
        raise Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def _same_nonce(rest: Rest, body: JSON) -> Message | None:
    """With `enforce_nonce`: the bot's message of the last minutes that carries the same nonce, wherever it is."""
    if body.get("nonce") is None or not body.get("enforce_nonce"):
        return None
    message = rest.world.by_nonce.get(str(body["nonce"]))
    return message if message is not None and message.created_at >= rest.world.now() - NONCE_SECONDS else None


@handles(f"GET {MESSAGES}")
async def history(rest: Rest, call: Call) -> Answer:
    """Newest first, whatever `after` or `before` was asked for."""
    channel = find_channel(rest, call)
    if not rest.world.may(rest.world.bot.id, channel, "READ_MESSAGE_HISTORY"):
        return 200, []
    messages = rest.world.messages_in(channel)
    limit = int(call.query.get("limit", MAX_HISTORY))
    if "after" in call.query:
        chosen = [message for message in messages if message.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = int(call.query["around"])
        chosen = sorted(messages, key=lambda message: abs(message.id - middle))[:limit]
        chosen.sort(key=lambda message: message.id)
    else:
        before = int(call.query.get("before", 2**63))
        chosen = [message for message in messages if message.id < before][-limit:]
    return 200, [shapes.listed_message_json(rest.world, message) for message in reversed(chosen)]


@handles(f"GET {MESSAGE}")
async def get_message(rest: Rest, call: Call) -> Answer:
    find_channel(rest, call, "READ_MESSAGE_HISTORY")
    return 200, shapes.listed_message_json(rest.world, find_message(rest, call))


@handles(f"PATCH {MESSAGE}")
async def patch_message(rest: Rest, call: Call) -> Answer:
    message = find_own_message(rest, call)
    if rest.world.channels[message.channel_id].archived:
        raise Refused(400, 50083, "Thread is archived")
    if message.flags & FLAG_LOADING:
        raise Refused(403, 50005, "Cannot edit a message that is still being thought about")
    edit_message(rest, call, message, call.body)
    await rest.gateway.message_event("MESSAGE_UPDATE", message)
    return 200, shapes.message_json(rest.world, message)


@handles(f"DELETE {MESSAGE}")
async def delete_message(rest: Rest, call: Call) -> Answer:
    message = find_message(rest, call)
    channel = rest.world.channels[message.channel_id]
    if message.author_id != rest.world.bot.id and not rest.world.may(rest.world.bot.id, channel, "MANAGE_MESSAGES"):
        raise Refused(403, 50013, "Missing Permissions")
    if channel.archived:
        raise Refused(400, 50083, "Thread is archived")
    message.deleted = True
    await rest.gateway.message_event("MESSAGE_DELETE", message)
    return 204, None


@handles("PUT /channels/{channel_id}/messages/pins/{message_id}", "PUT /channels/{channel_id}/pins/{message_id}")
async def pin(rest: Rest, call: Call) -> Answer:
    return await _set_pinned(rest, call, pinned=True)


@handles("DELETE /channels/{channel_id}/messages/pins/{message_id}", "DELETE /channels/{channel_id}/pins/{message_id}")
async def unpin(rest: Rest, call: Call) -> Answer:
    return await _set_pinned(rest, call, pinned=False)


async def _set_pinned(rest: Rest, call: Call, *, pinned: bool) -> Answer:
    channel = find_channel(rest, call)
    if channel.guild_id is not None and not rest.world.may(rest.world.bot.id, channel, "PIN_MESSAGES"):
        raise Refused(403, 50013, "Missing Permissions")
    message = find_message(rest, call)
    message.pinned = pinned
    await rest.gateway.message_event("MESSAGE_UPDATE", message)
    return 204, None


@handles("POST /channels/{channel_id}/typing")
async def typing(rest: Rest, call: Call) -> Answer:
    channel = find_channel(rest, call)
    if not rest.world.may_send(rest.world.bot.id, channel):
        raise Refused(403, 50013, "Missing Permissions")
    return 204, None


# Channels and threads


@handles("GET /channels/{channel_id}")
async def get_channel(rest: Rest, call: Call) -> Answer:
    return 200, shapes.channel_json(rest.world, find_channel(rest, call))


@handles("PATCH /channels/{channel_id}")
async def patch_channel(rest: Rest, call: Call) -> Answer:
    """Threads: name, archive, lock, tags; forums: their tags. The bot has no business with other channels."""
    channel = find_channel(rest, call)
    if channel.type == ChannelType.FORUM:
        return await _patch_forum(rest, call, channel)
    if not channel.is_thread:
        raise Refused(403, 50013, "Missing Permissions")
    body: JSON = call.body
    own = channel.owner_id == rest.world.bot.id
    manages = rest.world.may(rest.world.bot.id, channel, "MANAGE_THREADS")
    opening = body.get("archived") is False
    if not manages and ("locked" in body or not (own or (opening and not channel.locked))):
        raise Refused(403, 50013, "Missing Permissions")
    if channel.archived and not opening:
        raise Refused(400, 50083, "Thread is archived")
    if "applied_tags" in body:
        channel.applied_tags = _known_tags(rest, channel.parent_id, body["applied_tags"])
    channel.name = body.get("name") or channel.name
    channel.locked = bool(body.get("locked", channel.locked))
    channel.auto_archive_minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    await set_archived(rest, channel, archived=bool(body.get("archived", channel.archived)))
    return 200, shapes.channel_json(rest.world, channel)


async def _patch_forum(rest: Rest, call: Call, forum: Channel) -> Answer:
    """The tags of a forum; new ones get an id."""
    if not rest.world.may(rest.world.bot.id, forum, "MANAGE_CHANNELS"):
        raise Refused(403, 50013, "Missing Permissions")
    tags = call.body["available_tags"]
    if len(tags) > MOST_TAGS or any(not 1 <= len(tag["name"]) <= LONGEST_TAG for tag in tags):
        raise Refused(400, 50035, "Invalid Form Body")
    forum.available_tags = [
        {
            "id": str(tag.get("id") or rest.world.new_id()),
            "name": tag["name"],
            "moderated": bool(tag.get("moderated")),
            "emoji_id": tag.get("emoji_id"),
            "emoji_name": tag.get("emoji_name"),
        }
        for tag in tags
    ]
    data = shapes.channel_json(rest.world, forum)
    await rest.gateway.send_event("CHANNEL_UPDATE", data, intent=INTENT_GUILDS)
    return 200, data


def _known_tags(rest: Rest, forum_id: int | None, wanted: list[str]) -> list[int]:
    """Tags that a forum has; at most five. A forum that asks for one refuses a post without."""
    known = {int(tag["id"]) for tag in rest.world.channels[forum_id or 0].available_tags}
    tags = [int(tag) for tag in wanted]
    if len(tags) > MOST_APPLIED or not known.issuperset(tags):
        raise Refused(400, 50035, "Invalid Form Body")
    return tags


async def set_archived(rest: Rest, channel: Channel, *, archived: bool) -> None:
    if archived != channel.archived:
        channel.archived, channel.archive_changed_at = archived, rest.world.now()
    await rest.gateway.send_event("THREAD_UPDATE", shapes.channel_json(rest.world, channel), intent=INTENT_GUILDS)


@handles("POST /channels/{channel_id}/threads")
async def create_thread(rest: Rest, call: Call) -> Answer:
    kind = call.body.get("type") or ChannelType.PRIVATE_THREAD
    private = kind == ChannelType.PRIVATE_THREAD
    forum = rest.world.channels.get(call.id("channel_id"))
    if forum is not None and forum.type == ChannelType.FORUM:
        return await _create_post(rest, call)
    parent = find_channel(rest, call, "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
    return 201, await _open_thread(rest, parent, call.body, kind)


async def _create_post(rest: Rest, call: Call) -> Answer:
    """A post in a forum: a thread with its first message, which has the same id."""
    forum = find_channel(rest, call, "SEND_MESSAGES")
    tags = _known_tags(rest, forum.id, call.body.get("applied_tags") or [])
    if not call.body.get("message"):
        raise Refused(400, 50035, "Invalid Form Body")
    thread = rest.world.add_thread(forum, call.body["name"], rest.world.bot, ChannelType.PUBLIC_THREAD)
    thread.applied_tags = tags
    thread.auto_archive_minutes = call.body.get("auto_archive_duration") or thread.auto_archive_minutes
    data = shapes.channel_json(rest.world, thread)
    await rest.gateway.send_event("THREAD_CREATE", data | {"newly_created": True}, intent=INTENT_GUILDS)
    message = new_message(rest, call, thread, call.body["message"])
    await rest.gateway.message_event("MESSAGE_CREATE", message)
    return 201, data | {"message": shapes.message_json(rest.world, message)}


@handles("POST /channels/{channel_id}/messages/{message_id}/threads")
async def create_thread_on_message(rest: Rest, call: Call) -> Answer:
    parent = find_channel(rest, call, "CREATE_PUBLIC_THREADS")
    message = find_message(rest, call)
    if message.id in rest.world.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    return 201, await _open_thread(rest, parent, call.body, ChannelType.PUBLIC_THREAD, message.id)


async def _open_thread(rest: Rest, parent: Channel, body: JSON, kind: int, id: int | None = None) -> JSON:
    if parent.type != ChannelType.TEXT:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    thread = rest.world.add_thread(parent, body["name"], rest.world.bot, kind)
    if id is not None:  # a thread on a message has its id
        del rest.world.channels[thread.id]
        thread.id = id
        rest.world.channels[id] = thread
    thread.auto_archive_minutes = body.get("auto_archive_duration") or thread.auto_archive_minutes
    data = shapes.channel_json(rest.world, thread)
    await rest.gateway.send_event("THREAD_CREATE", data | {"newly_created": True}, intent=INTENT_GUILDS)
    return data


@handles("PUT /channels/{channel_id}/thread-members/{user_id}", "PUT /channels/{channel_id}/thread-members/@me")
async def join_thread(rest: Rest, call: Call) -> Answer:
    thread = _thread(rest, call)
    user_id = int(call.params.get("user_id", rest.world.bot.id))
    if user_id not in rest.world.users or not rest.world.permissions(user_id, thread):
        raise Refused(404, 10013, "Unknown User")
    thread.thread_members.setdefault(user_id, rest.world.now())
    return 204, None


@handles("DELETE /channels/{channel_id}/thread-members/{user_id}", "DELETE /channels/{channel_id}/thread-members/@me")
async def leave_thread(rest: Rest, call: Call) -> Answer:
    thread = _thread(rest, call)
    thread.thread_members.pop(int(call.params.get("user_id", rest.world.bot.id)), None)
    return 204, None


@handles("GET /channels/{channel_id}/thread-members")
async def thread_members(rest: Rest, call: Call) -> Answer:
    thread = _thread(rest, call)
    return 200, [shapes.thread_member_json(thread, user_id) for user_id in thread.thread_members]


def _thread(rest: Rest, call: Call) -> Channel:
    channel = find_channel(rest, call)
    if not channel.is_thread:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if channel.archived and call.operation.method != "GET":
        raise Refused(400, 50083, "Thread is archived")
    return channel
