"""Turns request bodies into stored messages: new ones and edits, with their files, mentions and checks."""

from __future__ import annotations

import io

from PIL import Image, UnidentifiedImageError

from . import shapes
from .rest import Call, Rest, Upload
from .rules import Finding, check_files, check_message
from .world import (
    FLAG_EPHEMERAL,
    FLAG_LOADING,
    FLAG_SUPPRESS_NOTIFICATIONS,
    FLAG_V2,
    JSON,
    Attachment,
    Channel,
    Message,
)

SETTABLE_FLAGS = FLAG_V2 | FLAG_SUPPRESS_NOTIFICATIONS | 1 << 2
PICTURES = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif"}


def new_message(
    rest: Rest,
    call: Call,
    channel: Channel,
    body: JSON,
    *,
    only_for: int | None = None,
    interaction_id: int | None = None,
) -> Message:
    """A checked message of the bot, stored in its channel."""
    world = rest.world
    files = _new_files(rest, call, body.get("attachments"))
    rest.judge(call.operation.name, check_message(body, known_files=[file.filename for file in files]))
    message = Message(
        id=world.new_id(),
        channel_id=channel.id,
        author_id=world.bot.id,
        created_at=world.now(),
        flags=((body.get("flags") or 0) & SETTABLE_FLAGS) | (0 if only_for is None else FLAG_EPHEMERAL),
        nonce=body.get("nonce"),
        only_for=only_for,
        interaction_id=interaction_id,
        reply_to=_reply_to(rest, channel, body),
    )
    if message.reply_to is not None:
        message.type = 19
    elif interaction_id is not None and world.interactions[interaction_id].type == 2:
        message.type = 20
    fill(rest, message, body, files)
    message.pinged = world.told_by(message)
    world.add_message(message)
    return message


def edit_message(rest: Rest, call: Call, message: Message, body: JSON) -> None:
    """Change what the body names, keep the rest."""
    loading = bool(message.flags & FLAG_LOADING)
    files = _files_after_edit(rest, call, message, body.get("attachments"))
    merged = {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
    } | {
        name: body[name] for name in ("content", "embeds", "components", "attachments", "flags", "poll") if name in body
    }
    if not any(merged.get(name) for name in ("content", "embeds", "components")) and not files:
        rest.judge(call.operation.name, [Finding("empty-message", "nothing left in it", 50006)])
    was_v2 = bool(message.flags & FLAG_V2)
    names = [file.filename for file in files]
    rest.judge(call.operation.name, check_message(merged, known_files=names, editing_v2=was_v2, new=False))
    message.flags = (message.flags & ~FLAG_LOADING) | ((body.get("flags") or 0) & SETTABLE_FLAGS)
    fill(rest, message, body, files)
    if loading:
        message.pinged = rest.world.told_by(message)
    else:
        message.edited_at = rest.world.now()
        message.edits += 1


def fill(rest: Rest, message: Message, body: JSON, files: list[Attachment]) -> None:
    message.attachments = files
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = shapes.stored_embeds(body["embeds"] or [], files)
    if "components" in body:
        message.components = shapes.stored_components(body["components"] or [], files, rest.world.new_id)
    world, allowed = rest.world, body.get("allowed_mentions")
    roles = world.roles_mentioned_in(message.text, world.channels[message.channel_id])
    message.mentions = _allowed(world.mentioned_in(message.text), allowed, "users")
    message.role_mentions = _allowed([role.id for role in roles], allowed, "roles")


def _allowed(named: list[int], allowed: JSON | None, kind: str) -> list[int]:
    """Of the people (or roles) named in a message those that it may mention."""
    if allowed is None or kind in (allowed.get("parse") or []):
        return named
    listed = {int(each) for each in allowed.get(kind) or []}
    return [each for each in named if each in listed]


def _reply_to(rest: Rest, channel: Channel, body: JSON) -> int | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    wanted = int(reference["message_id"])
    if rest.world.find_message(channel.id, wanted) is not None:
        return wanted
    if reference.get("fail_if_not_exists", True):
        rest.judge("message_reference", [Finding("unknown-reference", str(wanted))])
    return None


def _new_files(rest: Rest, call: Call, listed: list[JSON] | None) -> list[Attachment]:
    """The uploads of a call, with what `attachments` says about them."""
    entries = {int(entry["id"]): entry for entry in listed or []}
    where = call.operation.name
    rest.judge(where, check_files({upload.filename: upload.data for upload in call.uploads.values()}))
    for number in entries:
        if number not in call.uploads:
            rest.judge(where, [Finding("attachment-id", f"{number} is neither uploaded nor kept")])
    files = [_attachment(rest, upload, entries.get(number, {})) for number, upload in sorted(call.uploads.items())]
    for file in files:
        if file.content_type.startswith("image/") and file.width is None:
            rest.judge(where, [Finding("house-broken-picture", file.filename, None)])
    return files


def _files_after_edit(rest: Rest, call: Call, message: Message, listed: list[JSON] | None) -> list[Attachment]:
    """Of the files that a message has, only the listed ones stay; all of them if nothing is listed."""
    if listed is None:
        return message.attachments + _new_files(rest, call, None)
    present = {attachment.id: attachment for attachment in message.attachments}
    kept = []
    for entry in listed:
        attachment = present.get(int(entry["id"]))
        if attachment is not None:
            attachment.description = entry.get("description", attachment.description)
            kept.append(attachment)
    return kept + _new_files(rest, call, [entry for entry in listed if int(entry["id"]) not in present])


def _attachment(rest: Rest, upload: Upload, entry: JSON) -> Attachment:
    name = entry.get("filename") or upload.filename
    number = rest.world.new_id()
    kind = PICTURES.get(name.rpartition(".")[2].lower(), upload.content_type)
    width, height = _size(upload.data) if kind.startswith("image/") else (None, None)
    url = f"{rest.base_url}/attachments/{number}/{name}"
    return Attachment(number, name, upload.data, kind, url, entry.get("description"), width, height)


def _size(data: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None, None
