"""Answers to interactions: the first one, edits of it, and followups."""

from __future__ import annotations

from . import shapes
from .mailbox import edit_message, new_message
from .rest import Answer, Call, Refused, Rest, handles
from .rules import Finding, check_choices, check_modal
from .world import FLAG_EPHEMERAL, FLAG_LOADING, JSON, TOKEN_SECONDS, Interaction, Message

WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{WEBHOOK}/messages/@original"
FOLLOWUP = f"{WEBHOOK}/messages/{{message_id}}"

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
# Which answers an interaction of this type may get: commands, components, autocomplete, modals.
FITTING = {
    2: {MESSAGE, DEFERRED, MODAL},
    3: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL},
    4: {CHOICES},
    5: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE},
}


@handles("POST /interactions/{interaction_id}/{interaction_token}/callback")
async def callback(rest: Rest, call: Call) -> Answer:
    world = rest.world
    interaction = world.interactions.get(call.id("interaction_id"))
    if interaction is None or interaction.token != call.params["interaction_token"]:
        raise Refused(404, 10062, "Unknown interaction")
    if interaction.answer_type is not None:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    if world.now() - interaction.created_at > interaction.answer_seconds:
        raise Refused(404, 10062, "Unknown interaction")
    kind, data = call.body["type"], call.body.get("data") or {}
    fits = kind in FITTING[interaction.type]
    if kind in (DEFERRED_UPDATE, UPDATE) and interaction.source_message_id is None:
        fits = False
    if not fits:
        rest.judge(
            call.operation.name, [Finding("answer-type", f"{kind} for an interaction of type {interaction.type}")]
        )
    await ANSWERS[kind](rest, call, interaction, data)
    interaction.answer_type, interaction.answered_at = kind, world.now()
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    return 200, shapes.callback_json(world, interaction)


async def _answer_message(rest: Rest, call: Call, interaction: Interaction, data: JSON) -> None:
    message = _post(rest, call, interaction, data)
    interaction.original_id = message.id
    await rest.gateway.message_event("MESSAGE_CREATE", message)


async def _answer_deferred(rest: Rest, call: Call, interaction: Interaction, data: JSON) -> None:
    ephemeral = bool((data.get("flags") or 0) & FLAG_EPHEMERAL)
    extra = set(data) - {"flags"}
    if extra or (data.get("flags") or 0) & ~FLAG_EPHEMERAL:
        rest.judge(
            call.operation.name, [Finding("deferred-with-content", f"{sorted(extra)} {data.get('flags')}", None)]
        )
    message = Message(
        id=rest.world.new_id(),
        channel_id=interaction.channel_id,
        author_id=rest.world.bot.id,
        created_at=rest.world.now(),
        flags=FLAG_LOADING | (FLAG_EPHEMERAL if ephemeral else 0),
        type=20 if interaction.type == 2 else 0,
        only_for=interaction.user_id if ephemeral else None,
        interaction_id=interaction.id,
    )
    rest.world.add_message(message)
    interaction.original_id, interaction.waiting = message.id, True
    await rest.gateway.message_event("MESSAGE_CREATE", message)


async def _answer_deferred_update(rest: Rest, call: Call, interaction: Interaction, data: JSON) -> None:
    if data:
        rest.judge(call.operation.name, [Finding("deferred-with-content", str(sorted(data)), None)])
    interaction.original_id, interaction.waiting = interaction.source_message_id, True


async def _answer_update(rest: Rest, call: Call, interaction: Interaction, data: JSON) -> None:
    message = rest.world.messages[interaction.source_message_id or 0]
    if message.deleted:
        raise Refused(404, 10008, "Unknown Message")
    edit_message(rest, call, message, data)
    interaction.original_id = message.id
    await rest.gateway.message_event("MESSAGE_UPDATE", message)


async def _answer_choices(rest: Rest, call: Call, interaction: Interaction, data: JSON) -> None:
    choices = data.get("choices") or []
    rest.judge(call.operation.name, check_choices(choices, focused_option(interaction.data)["type"]))
    interaction.choices = choices


async def _answer_modal(rest: Rest, call: Call, interaction: Interaction, data: JSON) -> None:
    rest.judge(call.operation.name, check_modal(data))
    interaction.modal = data


ANSWERS = {
    MESSAGE: _answer_message,
    DEFERRED: _answer_deferred,
    DEFERRED_UPDATE: _answer_deferred_update,
    UPDATE: _answer_update,
    CHOICES: _answer_choices,
    MODAL: _answer_modal,
}


def focused_option(data: JSON) -> JSON:
    """The option that an autocomplete interaction asks about."""
    for option in data.get("options") or []:
        if option.get("focused"):
            return dict(option)
        if option.get("options"):
            return focused_option(option)
    raise LookupError("no option has the focus")


def _post(rest: Rest, call: Call, interaction: Interaction, body: JSON) -> Message:
    """A message of the bot in answer to an interaction: public, or for that person only."""
    ephemeral = bool((body.get("flags") or 0) & FLAG_EPHEMERAL)
    only_for = interaction.user_id if ephemeral else None
    channel = rest.world.channels[interaction.channel_id]
    return new_message(rest, call, channel, body, only_for=only_for, interaction_id=interaction.id)


def _by_token(rest: Rest, call: Call) -> Interaction:
    """The answered interaction behind a webhook address, while its token lives."""
    interaction = rest.world.by_token.get(call.params["webhook_token"])
    if interaction is None or call.id("webhook_id") != rest.world.bot.id or interaction.answer_type is None:
        raise Refused(404, 10015, "Unknown Webhook")
    if rest.world.now() - interaction.created_at > TOKEN_SECONDS:
        raise Refused(401, 50027, "Invalid Webhook Token")
    return interaction


def _message(rest: Rest, call: Call, interaction: Interaction) -> Message:
    """`@original` or a followup."""
    wanted = int(call.params["message_id"]) if "message_id" in call.params else interaction.original_id
    message = rest.world.messages.get(wanted or 0)
    own = wanted == interaction.original_id or wanted in interaction.followup_ids
    if message is None or message.deleted or not own:
        raise Refused(404, 10008, "Unknown Message")
    return message


@handles(f"POST {WEBHOOK}")
async def followup(rest: Rest, call: Call) -> Answer:
    interaction = _by_token(rest, call)
    original = rest.world.messages.get(interaction.original_id or 0)
    if interaction.waiting and interaction.answer_type == DEFERRED and original is not None:
        # The first followup after "is thinking" takes its place, and its visibility.
        edit_message(rest, call, original, call.body)
        interaction.waiting = False
        await rest.gateway.message_event("MESSAGE_UPDATE", original)
        message = original
    else:
        message = _post(rest, call, interaction, call.body)
        interaction.waiting = False
        interaction.followup_ids.append(message.id)
        await rest.gateway.message_event("MESSAGE_CREATE", message)
    if call.query.get("wait") not in ("1", "true"):
        return 204, None
    return 200, shapes.message_json(rest.world, message)


@handles(f"GET {ORIGINAL}", f"GET {FOLLOWUP}")
async def get_answer(rest: Rest, call: Call) -> Answer:
    return 200, shapes.message_json(rest.world, _message(rest, call, _by_token(rest, call)))


@handles(f"PATCH {ORIGINAL}", f"PATCH {FOLLOWUP}")
async def patch_answer(rest: Rest, call: Call) -> Answer:
    interaction = _by_token(rest, call)
    message = _message(rest, call, interaction)
    edit_message(rest, call, message, call.body)
    if message.id == interaction.original_id:
        interaction.waiting = False
    await rest.gateway.message_event("MESSAGE_UPDATE", message)
    return 200, shapes.message_json(rest.world, message)


@handles(f"DELETE {ORIGINAL}", f"DELETE {FOLLOWUP}")
async def delete_answer(rest: Rest, call: Call) -> Answer:
    interaction = _by_token(rest, call)
    message = _message(rest, call, interaction)
    message.deleted = True
    if message.id == interaction.original_id:
        interaction.waiting = False
    await rest.gateway.message_event("MESSAGE_DELETE", message)
    return 204, None
