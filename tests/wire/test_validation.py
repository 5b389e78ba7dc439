"""Every checker can fail: each example breaks one rule, and only the valid one passes."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import aiohttp
import pytest
from PIL import Image

from .conftest import Home
from .fake_discord import CALLBACK, SEND, SYNC
from .rules import (
    Finding,
    check_choices,
    check_commands,
    check_files,
    check_message,
    check_modal,
    command_text_length,
    is_command_name,
)
from .validation import specification
from .world import FLAG_V2, JSON, PERMISSIONS, Interaction

QUIET: JSON = {"allowed_mentions": {"parse": []}}


def button(custom_id: str | None = "a", **more: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id} | more


def row(*parts: JSON) -> JSON:
    return {"type": 1, "components": list(parts)}


def select(options: int = 3, **more: Any) -> JSON:
    listed = [{"label": str(number), "value": str(number)} for number in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed} | more


def text(content: str) -> JSON:
    return {"type": 10, "content": content}


def layout(*parts: JSON, **more: Any) -> JSON:
    return QUIET | {"flags": FLAG_V2, "components": list(parts)} | more


def gallery(*urls: str, **more: Any) -> JSON:
    return {"type": 12, "items": [{"media": {"url": url}} | more for url in urls]}


def rules_of(findings: list[Finding]) -> set[str]:
    return {finding.rule for finding in findings}


def against_spec(body: Any, operation: str = SEND, query: dict[str, str] | None = None) -> list[Finding]:
    method, template = operation.split()
    path = template.replace("{", "").replace("}", "")
    found = specification().find(method, path)
    assert found is not None
    assert found.name == operation
    return specification().check_request(found, body, query or {})


SOUND = [
    QUIET | {"content": "x" * 2000, "components": [row(button("a"), button("b")), row(select())]},
    QUIET | {"content": "here", "embeds": [{"description": "y" * 4096}]},
    layout(text("日" * 2000), row(button()), {"type": 14}, {"type": 17, "components": [text("z")]}),
    QUIET | {"content": "see", "components": [row({"type": 2, "style": 5, "label": "x", "url": "https://a.example"})]},
]


@pytest.mark.parametrize("body", SOUND, ids=range(len(SOUND)))
def test_a_sound_message_passes_every_check(body: JSON) -> None:
    assert check_message(body) == []
    assert against_spec(body) == []


BROKEN_BY_RULE = [
    ("content-length", QUIET | {"content": "x" * 2001}),
    ("v2-exclusive", layout(text("a"), content="b")),
    ("v2-exclusive", layout(text("a"), embeds=[{"title": "b"}])),
    ("embed-sum", QUIET | {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}),
    ("rows", QUIET | {"content": "x", "components": [row(button(str(number))) for number in range(6)]}),
    ("rows", QUIET | {"content": "x", "components": [button()]}),
    ("row-width", QUIET | {"content": "x", "components": [row(*(button(str(number)) for number in range(6)))]}),
    ("row-width", QUIET | {"content": "x", "components": [row(select(), button())]}),
    ("duplicate-custom-id", QUIET | {"content": "x", "components": [row(button("a")), row(button("a"))]}),
    ("duplicate-component-id", layout(text("a") | {"id": 3}, text("b") | {"id": 3})),
    ("button-target", QUIET | {"content": "x", "components": [row(button(None))]}),
    ("button-target", QUIET | {"content": "x", "components": [row(button(style=5, url="https://a.example"))]}),
    ("button-empty", QUIET | {"content": "x", "components": [row(button(label=None))]}),
    ("select-range", QUIET | {"content": "x", "components": [row(select(max_values=4))]}),
    ("select-range", QUIET | {"content": "x", "components": [row(select(min_values=2, max_values=1))]}),
    (
        "select-duplicate-value",
        QUIET | {"content": "x", "components": [row(select() | {"options": [{"label": "a", "value": "v"}] * 2})]},
    ),
    (
        "select-defaults",
        QUIET
        | {
            "content": "x",
            "components": [
                row(select() | {"options": [{"label": v, "value": v, "default": True} for v in ("a", "b")]}),
            ],
        },
    ),
    ("v2-flag-missing", QUIET | {"content": "x", "components": [text("a")]}),
    (
        "v2-component-count",
        layout({"type": 17, "components": [text("a")] * 20}, {"type": 17, "components": [text("a")] * 19}),
    ),
    ("v2-text-sum", layout(text("x" * 2001), {"type": 17, "components": [text("x" * 2000)]})),
    ("attachment-missing", layout(gallery("attachment://board.webp"))),
    ("attachment-missing", QUIET | {"embeds": [{"image": {"url": "attachment://board.webp"}}]}),
    ("empty-message", QUIET | {"content": ""}),
    ("house-allowed-mentions", {"content": "x"}),
    ("house-message-bytes", layout(text("日" * 2600), row(button(label="夜" * 70)))),
]


@pytest.mark.parametrize(("rule", "body"), BROKEN_BY_RULE, ids=[rule for rule, _ in BROKEN_BY_RULE])
def test_a_rule_of_ours_finds_what_the_description_misses(rule: str, body: JSON) -> None:
    assert rules_of(check_message(body)) == {rule}


def test_forty_components_pass_and_the_accessory_counts() -> None:
    section = {"type": 9, "components": [text("a")], "accessory": button()}
    thirteen = [section | {"accessory": button(str(number))} for number in range(13)]  # 3 each
    assert check_message(layout(*thirteen, text("b"))) == []
    assert rules_of(check_message(layout(*thirteen, text("b"), text("c")))) == {"v2-component-count"}


def test_eight_thousand_bytes_count_labels_options_and_alt_texts() -> None:
    body = layout(text("日" * 2600), gallery("https://a.example/b.png", description="夜" * 66))
    assert check_message(body) == []
    body["components"].append(row(select(1, placeholder="夜")))
    assert rules_of(check_message(body)) == {"house-message-bytes"}


def test_an_attached_picture_that_nothing_shows_is_noted() -> None:
    files = [{"id": 0, "filename": "board.webp"}]
    shown = layout(gallery("attachment://board.webp"), attachments=files)
    assert check_message(shown, known_files=["board.webp"]) == []
    hidden = layout(text("a"), attachments=files)
    assert rules_of(check_message(hidden, known_files=["board.webp"])) == {"attachment-unseen"}


def test_the_v2_flag_stays() -> None:
    edit = {"components": [text("a")]}
    assert check_message(edit, editing_v2=True, new=False) == []
    assert rules_of(check_message(edit | {"flags": 0}, editing_v2=True, new=False)) == {"v2-flag-removed"}
    assert rules_of(check_message({"content": "a"}, editing_v2=True, new=False)) == {"v2-exclusive"}


def test_files_have_a_size_and_a_number() -> None:
    assert check_files({"a": bytes(10 * 1024 * 1024)}) == []
    (finding,) = check_files({"a": bytes(10 * 1024 * 1024 + 1)})
    assert (finding.rule, finding.code) == ("file-size", 40005)
    assert rules_of(check_files({str(number): b"" for number in range(11)})) == {"file-count"}


def label(part: JSON) -> JSON:
    return {"type": 18, "label": "x", "component": part}


def field(custom_id: str, **more: Any) -> JSON:
    return {"type": 4, "custom_id": custom_id, "style": 1} | more


def test_a_modal_has_one_to_five_items_of_its_own() -> None:
    five = [label(field(str(number))) for number in range(5)]
    assert check_modal({"components": five}) == []
    assert rules_of(check_modal({"components": [*five, label(field("5"))]})) == {"modal-items"}
    assert rules_of(check_modal({"components": [five[0], five[0]]})) == {"duplicate-custom-id"}
    assert rules_of(check_modal({"components": [label(field("a", min_length=5, max_length=4))]})) == {
        "text-input-range"
    }
    assert rules_of(check_modal({"components": [label(select(max_values=9))]})) == {"select-range"}


def command(name: str = "solenia", **more: Any) -> JSON:
    return {"name": name, "description": "x"} | more


def option(name: str = "card", type: int = 3, **more: Any) -> JSON:
    return {"type": type, "name": name, "description": "x"} | more


NESTED = option("a", 2, options=[option("b", 2, options=[option("c", 1)])])
BROKEN_COMMANDS = [
    ("command-name", [command("Solenia")]),
    ("command-name", [command("day night")]),
    ("command-name", [command("x" * 33)]),
    ("command-name", [command(name_localizations={"zh-TW": "晝，夜"})]),
    ("command-name", [command(options=[option("Card")])]),
    ("command-description", [command(description="")]),
    ("command-duplicate", [command(), command()]),
    ("command-count", [command(f"c{number}") for number in range(101)]),
    ("command-count", [{"type": 3, "name": f"M{number}"} for number in range(16)]),
    ("context-menu", [{"type": 2, "name": "Hand", "description": "x"}]),
    (
        "command-text",
        [command(options=[option(choices=[{"name": "x" * 100, "value": f"{n:0300}"} for n in range(20)])])],
    ),
    ("option-count", [command(options=[option(f"o{number}") for number in range(26)])]),
    ("option-duplicate", [command(options=[option(), option()])]),
    ("option-order", [command(options=[option("a"), option("b", required=True)])]),
    ("option-mix", [command(options=[option("a", 1), option("b", 3)])]),
    ("option-depth", [command(options=[NESTED])]),
    ("option-choices", [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])]),
    ("option-choices", [command(options=[option(choices=[{"name": "a", "value": "a"}, {"name": "b", "value": "a"}])])]),
]


@pytest.mark.parametrize(("rule", "commands"), BROKEN_COMMANDS, ids=[rule for rule, _ in BROKEN_COMMANDS])
def test_a_rule_finds_a_broken_command(rule: str, commands: list[JSON]) -> None:
    assert rule in rules_of(check_commands(commands))


def test_sound_commands_pass() -> None:
    group = command("daynight", name_localizations={"zh-TW": "日與夜"}, options=[option("new", 1), option("play", 1)])
    plain = command("table", options=[option("a", required=True), option("b", autocomplete=True)])
    assert check_commands([group, plain, {"type": 3, "name": "Read The Board"}]) == []
    assert against_spec([group, plain], SYNC) == []


@pytest.mark.parametrize(
    ("name", "good"), [("日與夜", True), ("day_night-2", True), ("Ä", False), ("a b", False), ("", False)]
)
def test_command_names(name: str, good: bool) -> None:
    assert is_command_name(name) == good


def test_of_translations_the_longest_counts() -> None:
    thing = command("abc", description_localizations={"zh-TW": "12345"}, options=[option("de", description="y")])
    assert command_text_length(thing) == 3 + 5 + 2 + 1


def test_choices_fit_their_option() -> None:
    assert check_choices([{"name": "a", "value": "b"}], 3) == []
    assert check_choices([{"name": "a", "value": 1}], 4) == []
    assert rules_of(check_choices([{"name": "a", "value": 1}], 3)) == {"choice-type"}
    assert rules_of(check_choices([{"name": "a", "value": "x" * 101}], 3)) == {"choice-length"}


BROKEN_BY_SPEC = [
    (SEND, "label: 'x.*' is too long", QUIET | {"components": [row(button(label="x" * 81))]}),
    (SEND, "custom_id: 'x.*' is too long", QUIET | {"components": [row(button("x" * 101))]}),
    (SEND, "is too long", QUIET | {"components": [row(select(26))]}),
    (SEND, "is too long", layout(gallery(*["https://a.example/b.png"] * 11))),
    (SEND, "'accessory' is a required property", layout({"type": 9, "components": [text("a")]})),
    (SEND, "is too long", QUIET | {"embeds": [{"description": "x" * 4097}]}),
    (SEND, "is too long", QUIET | {"embeds": [{"title": "x"}] * 11}),
    (SEND, "should be non-empty", layout(text(""))),
    (
        CALLBACK,
        "title: 'x.*' is too long",
        {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": [label(field("a"))]}},
    ),
    (CALLBACK, "is too long", {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}}),
    (CALLBACK, "is too long", {"type": 4, "data": {"content": "x" * 2001}}),
    (SYNC, "description: 'x.*' is too long", [command(description="x" * 101)]),
]


@pytest.mark.parametrize(("operation", "says", "body"), BROKEN_BY_SPEC)
def test_the_description_finds_the_rest_and_names_the_place(operation: str, says: str, body: Any) -> None:
    (finding,) = against_spec(body, operation)
    assert finding.rule == "spec"
    assert finding.detail.startswith("at ")
    assert re.search(says, finding.detail)


def test_unknown_fields_and_queries_are_noted_and_not_refused() -> None:
    (top,) = against_spec({"content": "x", "contents": "y"})
    assert (top.rule, top.detail, top.refused) == ("unknown-field", "/contents", False)
    (inner,) = against_spec(layout({"type": 17, "components": [text("a") | {"colour": 3}]}))
    assert (inner.rule, inner.detail) == ("unknown-field", "/components/0/components/0/colour")
    (query,) = against_spec({"content": "x"}, query={"wait": "1"})
    assert (query.rule, query.refused) == ("unknown-query", False)
    history = SEND.replace("POST", "GET")
    assert rules_of(against_spec(None, history, {"limit": "101"})) == {"query-value"}
    assert rules_of(against_spec({"a": 1}, history)) == {"unexpected-body"}
    assert rules_of(against_spec(None)) == {"missing-body"}


def test_numbers_pass_as_snowflakes_in_requests_only() -> None:
    opening = specification().find("POST", "/users/@me/channels")
    assert opening is not None
    assert specification().check_request(opening, {"recipient_id": 123}, {}) == []
    assert rules_of(specification().check_request(opening, {"recipient_id": "x"}, {})) == {"spec"}
    channel: JSON = {"id": "5", "type": 1, "flags": 0, "recipients": []}
    assert specification().check_answer(opening, 200, channel) == []
    assert rules_of(specification().check_answer(opening, 200, channel | {"id": 5})) == {"spec"}


def test_answers_of_the_fake_are_held_to_the_description_too() -> None:
    sending = specification().find("POST", "/channels/1/messages")
    assert sending is not None
    error = {"code": 50013, "message": "Missing Permissions"}
    assert specification().check_answer(sending, 403, error) == []
    assert rules_of(specification().check_answer(sending, 403, {"message": "x"})) == {"spec"}
    assert rules_of(specification().check_answer(sending, 429, error)) == {"spec"}
    assert rules_of(specification().check_answer(sending, 200, {"id": "1"})) == {"spec"}
    assert rules_of(specification().check_answer(sending, 201, {})) == {"answer-status"}
    assert rules_of(specification().check_event("MESSAGE_CREATE", {"id": "1"})) == {"spec"}


def test_the_most_literal_path_is_taken() -> None:
    found = specification().find("PATCH", "/webhooks/1/token/messages/@original")
    assert found is not None
    assert found.template.endswith("@original")
    assert specification().find("GET", "/nowhere") is None


async def test_a_violation_on_the_wire_is_kept_and_refused(home: Home) -> None:
    assert await home.post(QUIET | {"content": "x" * 2001}) == (400, 50035)
    assert await home.post(QUIET | {"components": [row(button(label="x" * 81))]}) == (400, 50035)
    assert await home.post(QUIET | {"content": ""}) == (400, 50006)
    assert home.discord.messages(home.channel) == []
    assert home.rules_broken == ["content-length", "spec", "empty-message"]
    with pytest.raises(AssertionError, match="content-length: 2001 characters"):
        home.discord.assert_clean()


async def test_a_house_rule_is_kept_and_not_refused(home: Home) -> None:
    assert (await home.post({"content": "x"}))[0] == 200
    assert home.rules_broken == ["house-allowed-mentions"]
    home.discord.waive("house-allowed-mentions")
    assert (await home.post({"content": "x"}))[0] == 200
    assert len(home.rules_broken) == 1


async def test_a_route_that_does_not_exist_or_is_not_modelled_is_kept(home: Home) -> None:
    assert await home.call("POST", "/channels/1/nonsense", {}) == (404, 0)
    assert await home.call("POST", f"/channels/{home.channel.id}/messages/1/crosspost") == (404, 0)
    assert home.rules_broken == ["no-such-route", "not-modelled"]


def upload(body: JSON, *files: tuple[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for number, (name, data) in enumerate(files):
        kind = "application/octet-stream"
        form.add_field(f"files[{number}]", io.BytesIO(data), filename=name, content_type=kind)
    return form


async def test_files_too_large_and_pictures_that_are_none(home: Home) -> None:
    body = QUIET | {"content": "x"}
    assert await home.post(upload(body, ("a.bin", bytes(10 * 1024 * 1024 + 1)))) == (413, 40005)
    assert await home.post(upload(body, *[(f"{n}.bin", bytes(9 * 1024 * 1024)) for n in range(3)])) == (413, 40005)
    assert (await home.post(upload(body, ("board.webp", b"no picture"))))[0] == 200
    assert home.rules_broken == ["file-size", "request-size", "house-broken-picture"]


async def test_an_edit_keeps_only_the_listed_files(home: Home) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (4, 3)).save(picture, "png")
    body = layout(gallery("attachment://a.png"), attachments=[{"id": 0, "filename": "a.png", "description": "old"}])
    _, made = await home.post(upload(body, ("a.png", picture.getvalue())))
    assert [item["filename"] for item in made["attachments"]] == ["a.png"]
    place = f"/channels/{home.channel.id}/messages/{made['id']}"
    kept = {"attachments": [{"id": made["attachments"][0]["id"]}]}
    assert (await home.call("PATCH", place, kept))[1]["attachments"][0]["description"] == "old"
    swapped = layout(gallery("attachment://b.png"), attachments=[{"id": 0, "filename": "b.png"}])
    _, edited = await home.call("PATCH", place, upload(swapped, ("b.png", picture.getvalue())))
    assert [item["filename"] for item in edited["attachments"]] == ["b.png"]
    async with aiohttp.ClientSession() as session, session.get(edited["attachments"][0]["url"]) as answer:
        assert await answer.read() == picture.getvalue()
    home.discord.assert_clean()
    assert await home.call("PATCH", place, {"attachments": [{"id": 12345}]}) == (400, 50035)
    assert await home.call("PATCH", place, {"components": [], "attachments": []}) == (400, 50006)
    assert home.rules_broken == ["attachment-id", "empty-message"]


async def test_a_reply_needs_its_message(home: Home) -> None:
    _, made = await home.post(QUIET | {"content": "x"})
    _, reply = await home.post(QUIET | {"content": "y", "message_reference": {"message_id": made["id"]}})
    assert reply["referenced_message"]["id"] == made["id"]
    home.discord.assert_clean()
    assert await home.post(QUIET | {"content": "y", "message_reference": {"message_id": "5"}}) == (400, 50035)
    assert home.rules_broken == ["unknown-reference"]


@pytest.mark.parametrize(
    ("type", "answer", "rule"),
    [
        (2, {"type": 7, "data": {"content": "x"}}, "answer-type"),
        (4, {"type": 4, "data": QUIET | {"content": "x"}}, "answer-type"),
        (5, {"type": 9, "data": {"custom_id": "m", "title": "x", "components": [label(field("a"))]}}, "answer-type"),
        (2, {"type": 5, "data": {"flags": FLAG_V2}}, "deferred-with-content"),
        (4, {"type": 8, "data": {"choices": [{"name": "a", "value": 1}]}}, "choice-type"),
        (
            2,
            {"type": 9, "data": {"custom_id": "m", "title": "x", "components": [label(field("a"))] * 2}},
            "duplicate-custom-id",
        ),
    ],
)
async def test_an_answer_has_to_fit_its_interaction(home: Home, type: int, answer: JSON, rule: str) -> None:
    options = [{"name": "word", "type": 3, "value": "", "focused": True}]
    world = home.discord.world
    interaction = Interaction(
        7, "key", type, home.anna.id, home.channel.id, home.guild.id, world.now(), {"name": "x", "options": options}
    )
    world.interactions[7] = world.by_token["key"] = interaction
    await home.call("POST", "/interactions/7/key/callback?with_response=1", answer)
    assert rule in home.rules_broken


async def test_emojis_are_small_and_have_names_of_their_own(home: Home) -> None:
    place = f"/applications/{home.discord.world.bot.id}/emojis"
    good = {"name": "temple", "image": "data:image/png;base64,aaaa"}
    assert (await home.call("POST", place, good))[0] == 201
    home.discord.assert_clean()
    assert await home.call("POST", place, good) == (400, 50035)
    assert await home.call("POST", place, {"name": "moon", "image": "data:image/png;base64," + "a" * 400_000}) == (
        400,
        50035,
    )
    assert home.rules_broken == ["emoji-duplicate", "emoji-image"]
    assert [emoji["name"] for emoji in (await home.call("GET", place))[1]["items"]] == ["temple"]


@pytest.mark.parametrize(
    ("frame", "rule"),
    [
        ({"op": 2, "d": {"intents": 1 | 1 << 15}}, "house-privileged-intent"),
        ({"op": 2, "d": {"properties": {}}}, "identify"),
        ({"op": 8, "d": {"guild_id": "1"}}, "opcode"),
        ({"op": 3, "d": "x" * 5000}, "frame-size"),
    ],
)
async def test_the_gateway_notes_what_a_bot_should_not_send(home: Home, frame: JSON, rule: str) -> None:
    if frame["op"] == 2:
        properties = {"os": "x", "browser": "x", "device": "x"}
        frame = {"op": 2, "d": {"token": home.discord.token, "properties": properties} | frame["d"]}
    url = f"{home.discord.gateway.url}?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as ws:
        assert (await ws.receive_json())["op"] == 10
        await ws.send_json(frame)
        await home.discord.until(lambda: rule in home.rules_broken, what=rule)
    assert home.rules_broken == [rule]


async def test_a_shard_goes_on_with_its_old_session_when_that_of_another_process_has_ended(home: Home) -> None:
    """A process whose place was taken from it, and which takes it again when the other has died, still has its line."""
    gateway, properties = home.discord.gateway, {"os": "x", "browser": "x", "device": "x"}
    hello = {"token": home.discord.token, "properties": properties, "intents": 0, "shard": [0, 2]}
    gateway.max_concurrency = 2
    url = f"{gateway.url}?v=10&encoding=json"

    async def identify(ws: aiohttp.ClientWebSocketResponse) -> str:
        await ws.receive_json()
        await ws.send_json({"op": 2, "d": hello})
        return str((await ws.receive_json())["d"]["session_id"])

    async with aiohttp.ClientSession() as session, session.ws_connect(url) as one:
        old = await identify(one)
        gateway.identified.clear()
        async with session.ws_connect(url) as other:
            new = await identify(other)
            await home.discord.until(lambda: gateway.complete() == {0}, what="the new session")
            assert list(gateway.sessions) == [new]
        await home.discord.until(lambda: list(gateway.sessions) == [old], what="the old session")
        await gateway.send_event("ORDINARY", {})
        assert (await one.receive_json())["t"] == "ORDINARY"
    await home.discord.until(lambda: gateway.complete() == set(), what="the end of all lines")


async def test_a_wrong_token_is_refused_on_both_ways(home: Home) -> None:
    assert await home.post(QUIET | {"content": "x"}, token="other") == (401, 0)
    url = f"{home.discord.gateway.url}?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as ws:
        await ws.receive_json()
        await ws.send_json({"op": 2, "d": {"token": "other"}})
        await ws.receive()
        assert ws.close_code == 4004


async def test_everything_that_can_be_read_fits_the_description(home: Home) -> None:
    world, guild, channel = home.discord.world, home.guild, home.channel
    thread = world.add_thread(channel, "table", world.bot)
    places = [
        "/users/@me",
        f"/users/{home.anna.id}",
        "/oauth2/applications/@me",
        "/applications/@me",
        "/gateway",
        "/gateway/bot",
        f"/applications/{world.bot.id}/commands",
        f"/applications/{world.bot.id}/guilds/{guild.id}/commands",
        f"/guilds/{guild.id}",
        f"/guilds/{guild.id}/channels",
        f"/guilds/{guild.id}/roles",
        f"/guilds/{guild.id}/threads/active",
        f"/guilds/{guild.id}/members/{home.anna.id}",
        f"/channels/{channel.id}",
        f"/channels/{channel.id}/messages",
        f"/channels/{thread.id}",
        f"/channels/{thread.id}/thread-members",
        f"/channels/{world.dm_channel(home.anna).id}",
    ]
    assert {place: (await home.call("GET", place))[0] for place in places} == dict.fromkeys(places, 200)
    home.discord.assert_clean()


async def test_threads_pins_typing_and_deletion(home: Home) -> None:
    channel = f"/channels/{home.channel.id}"
    _, made = await home.post(QUIET | {"content": "x"})
    status, thread = await home.call("POST", f"{channel}/messages/{made['id']}/threads", {"name": "table 1"})
    assert (status, thread["id"]) == (201, made["id"])
    assert await home.call("POST", f"{channel}/messages/{made['id']}/threads", {"name": "again"}) == (400, 160004)
    member = f"/channels/{thread['id']}/thread-members/{home.anna.id}"
    assert await home.call("PUT", member) == (204, None)
    assert await home.call("DELETE", member) == (204, None)
    renamed = await home.call("PATCH", f"/channels/{thread['id']}", {"name": "table 2", "archived": True})
    assert (renamed[1]["name"], renamed[1]["thread_metadata"]["archived"]) == ("table 2", True)
    assert await home.call("PATCH", f"/channels/{thread['id']}", {"name": "table 3"}) == (400, 50083)
    assert await home.call("PATCH", channel, {"name": "other"}) == (403, 50013)
    assert await home.call("POST", f"{channel}/typing") == (204, None)
    assert await home.call("PUT", f"{channel}/messages/pins/{made['id']}") == (204, None)
    assert home.discord.messages(home.channel)[0].pinned
    assert await home.call("DELETE", f"{channel}/messages/{made['id']}") == (204, None)
    assert await home.call("GET", f"{channel}/messages/{made['id']}") == (404, 10008)
    home.discord.assert_clean()


async def test_a_nonce_is_told_once(home: Home) -> None:
    _, made = await home.post(QUIET | {"content": "x", "nonce": "n", "enforce_nonce": True})
    assert made["nonce"] == "n"
    _, listed = await home.call("GET", f"/channels/{home.channel.id}/messages?limit=1")
    assert "nonce" not in listed[0]


async def test_mentions_tell_only_whom_they_may(home: Home) -> None:
    both = f"<@{home.anna.id}> <@{home.ben.id}>"
    await home.post({"content": both, "allowed_mentions": {"users": [str(home.ben.id)]}})
    await home.post(QUIET | {"content": both})
    assert [message.pinged for message in home.discord.messages(home.channel)] == [[home.ben.id], []]


async def test_a_role_tells_its_members_if_it_is_mentionable_and_the_message_may(home: Home) -> None:
    loud = home.discord.world.add_role(home.guild, "loud", mentionable=True)
    quiet = home.discord.world.add_role(home.guild, "quiet")
    loud.members, quiet.members = {home.ben.id}, {home.anna.id}
    both = f"<@&{loud.id}> <@&{quiet.id}>"
    await home.post({"content": both, "allowed_mentions": {"roles": [str(loud.id), str(quiet.id)]}})
    _, made = await home.post({"content": both, "allowed_mentions": {"roles": [str(quiet.id)]}})
    await home.post(QUIET | {"content": both})
    assert [message.pinged for message in home.discord.messages(home.channel)] == [[home.ben.id], [], []]
    assert made["mention_roles"] == [str(quiet.id)]
    home.discord.assert_clean()


async def test_roles_are_given_and_taken_by_who_manages_them(home: Home) -> None:
    world = home.discord.world
    role = world.add_role(home.guild, "players")
    member = f"/guilds/{home.guild.id}/members/{home.anna.id}"
    assert await home.call("PUT", f"{member}/roles/{role.id}") == (403, 50013)
    home.guild.members[world.bot.id] |= PERMISSIONS["MANAGE_ROLES"]
    assert await home.call("PUT", f"{member}/roles/{role.id}") == (204, None)
    assert (await home.call("GET", member))[1]["roles"] == [str(role.id)]
    assert await home.call("DELETE", f"{member}/roles/{role.id}") == (204, None)
    assert (await home.call("GET", member))[1]["roles"] == []
    assert await home.call("PUT", f"{member}/roles/1") == (404, 10011)
    stranger = world.add_user("Carl")
    assert await home.call("PUT", f"/guilds/{home.guild.id}/members/{stranger.id}/roles/{role.id}") == (404, 10007)
    home.discord.assert_clean()
