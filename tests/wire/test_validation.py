"""Every checker can fail: each example breaks one rule, and only the sound one passes."""

from __future__ import annotations

import io
import re
from typing import Any

import aiohttp
import pytest

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
from .world import FLAG_V2, JSON

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
    refused = await post(home, QUIET | {"content": "x" * 2001})
    assert refused == (400, 50035)
    assert await post(home, QUIET | {"components": [row(button(label="x" * 81))]}) == (400, 50035)
    assert await post(home, QUIET | {"content": ""}) == (400, 50006)
    assert home.discord.messages(home.channel) == []
    assert [violation.rule for violation in home.discord.violations] == ["content-length", "spec", "empty-message"]
    with pytest.raises(AssertionError, match="content-length: 2001 characters"):
        home.discord.assert_clean()


async def test_a_house_rule_is_kept_and_not_refused(home: Home) -> None:
    assert await post(home, {"content": "x"}) == (200, None)
    assert [violation.rule for violation in home.discord.violations] == ["house-allowed-mentions"]
    home.discord.waive("house-allowed-mentions")
    assert await post(home, {"content": "x"}) == (200, None)
    assert len(home.discord.violations) == 1


async def test_a_route_that_does_not_exist_or_is_not_modelled_is_kept(home: Home) -> None:
    assert await post(home, {}, "/channels/1/nonsense") == (404, 0)
    assert await post(home, None, f"/channels/{home.channel.id}/messages/1/crosspost") == (404, 0)
    assert [violation.rule for violation in home.discord.violations][-1] == "not-modelled"
    assert home.discord.violations[0].rule == "no-such-route"


async def test_files_too_large_and_pictures_that_are_none(home: Home) -> None:
    for data, expected in ((bytes(10 * 1024 * 1024 + 1), (413, 40005)), (b"no picture", (200, None))):
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", '{"content": "x", "allowed_mentions": {"parse": []}}')
        form.add_field("files[0]", io.BytesIO(data), filename="board.webp", content_type="application/octet-stream")
        assert await post(home, form) == expected
    assert [violation.rule for violation in home.discord.violations] == ["file-size", "house-broken-picture"]


async def test_a_wrong_token_is_refused(home: Home) -> None:
    assert await post(home, QUIET | {"content": "x"}, token="other") == (401, 0)


async def test_mentions_tell_only_whom_they_may(home: Home) -> None:
    both = f"<@{home.anna.id}> <@{home.ben.id}>"
    await post(home, {"content": both, "allowed_mentions": {"users": [str(home.ben.id)]}})
    await post(home, QUIET | {"content": both})
    assert [message.pinged for message in home.discord.messages(home.channel)] == [[home.ben.id], []]


async def post(home: Home, body: Any, path: str | None = None, *, token: str | None = None) -> tuple[int, int | None]:
    headers = {"Authorization": f"Bot {token or home.discord.token}"}
    url = home.discord.api_url + (path or f"/channels/{home.channel.id}/messages")
    given = {"data": body} if isinstance(body, aiohttp.FormData) else {"json": body}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, **given) as answer:
        return answer.status, (await answer.json()).get("code")
