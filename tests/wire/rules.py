"""Discord's rules that its API description does not contain, and three rules of our own.

Each check is a plain function from a request body to findings. A finding of Discord's own is also refused with `code`.
A finding of ours is only recorded, because Discord itself would accept the request (or fail unpredictably).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from .world import FLAG_V2, JSON, walk

INVALID_FORM = 50035
EMPTY_MESSAGE = 50006
TOO_LARGE = 40005

CONTENT_LIMIT = 2000
EMBED_TEXT_LIMIT = 6000
V2_COMPONENT_LIMIT = 40
V2_TEXT_LIMIT = 4000
MESSAGE_BYTES_LIMIT = 8000
COMMAND_TEXT_LIMIT = 8000
FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
MAX_FILES = 10

FILLINGS = ("content", "embeds", "components", "sticker_ids", "poll")
LEGACY_KINDS = {1, 2, 3, 5, 6, 7, 8}
SELECT_KINDS = {3, 5, 6, 7, 8}


@dataclass(frozen=True, slots=True)
class Finding:
    rule: str
    detail: str
    code: int | None = INVALID_FORM  # None: a house rule

    @property
    def refused(self) -> bool:
        return self.code is not None


def check_message(
    body: JSON, *, known_files: Iterable[str] = (), editing_v2: bool = False, new: bool = True
) -> list[Finding]:
    """A message to send, or an edit of one (`editing_v2`: the stored message carries the V2 flag already).

    `known_files` are the names of the files that the message will have.
    """
    files = set(known_files)
    v2 = editing_v2 or bool((body.get("flags") or 0) & FLAG_V2)
    findings = [
        *_check_content(body, v2=v2),
        *_check_embeds(body.get("embeds") or []),
        *_check_components(body.get("components") or [], v2=v2),
        *_check_file_references(body, files, v2=v2),
        *check_bytes(body),
    ]
    if editing_v2 and "flags" in body and not (body["flags"] or 0) & FLAG_V2:
        findings.append(Finding("v2-flag-removed", "an edit cannot take the V2 flag away"))
    if new and not files and not any(body.get(name) for name in FILLINGS):
        findings.append(Finding("empty-message", "nothing in it", EMPTY_MESSAGE))
    if new and body.get("allowed_mentions") is None:
        findings.append(Finding("house-allowed-mentions", "allowed_mentions is not given", None))
    return findings


def _check_content(body: JSON, *, v2: bool) -> Iterator[Finding]:
    content = body.get("content") or ""
    if len(content) > CONTENT_LIMIT:
        yield Finding("content-length", f"{len(content)} characters, {CONTENT_LIMIT} allowed")
    if v2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                yield Finding("v2-exclusive", f"{name} beside Components V2")


def _check_embeds(embeds: list[JSON]) -> Iterator[Finding]:
    total = sum(len(text) for embed in embeds for text in embed_texts(embed))
    if total > EMBED_TEXT_LIMIT:
        yield Finding("embed-sum", f"{total} characters over all embeds, {EMBED_TEXT_LIMIT} allowed")


def embed_texts(embed: JSON) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for entry in embed.get("fields") or []:
        yield entry.get("name") or ""
        yield entry.get("value") or ""


def _check_components(components: list[JSON], *, v2: bool) -> Iterator[Finding]:
    every = walk(components)
    if v2:
        if len(every) > V2_COMPONENT_LIMIT:
            yield Finding("v2-component-count", f"{len(every)} nested components, {V2_COMPONENT_LIMIT} allowed")
        texts = sum(len(part["content"]) for part in every if part.get("type") == 10 and part.get("content"))
        if texts > V2_TEXT_LIMIT:
            yield Finding("v2-text-sum", f"{texts} characters over all texts, {V2_TEXT_LIMIT} allowed")
    else:
        strange = sorted({part.get("type", 0) for part in every} - LEGACY_KINDS)
        if strange:
            yield Finding("v2-flag-missing", f"component types {strange} without the V2 flag")
        if len(components) > 5:
            yield Finding("rows", f"{len(components)} rows, 5 allowed")
        if any(part.get("type") in LEGACY_KINDS - {1} for part in components):
            yield Finding("rows", "a component outside of a row")
    yield from _check_ids(every)
    for part in every:
        if part.get("type") == 1:
            yield from _check_row(part)
        elif part.get("type") == 2:
            yield from _check_button(part)
        elif part.get("type") in SELECT_KINDS:
            yield from _check_select(part)


def _check_ids(every: list[JSON]) -> Iterator[Finding]:
    for name, rule in (("custom_id", "duplicate-custom-id"), ("id", "duplicate-component-id")):
        given = Counter(part[name] for part in every if part.get(name))
        for value, times in given.items():
            if times > 1:
                yield Finding(rule, f"{value!r} {times} times")


def _check_row(row: JSON) -> Iterator[Finding]:
    kinds = [part.get("type") for part in row.get("components") or []]
    if len(kinds) > 5:
        yield Finding("row-width", f"{len(kinds)} components in a row")
    if len(kinds) > 1 and any(kind != 2 for kind in kinds):
        yield Finding("row-width", "a select shares its row")


def _check_button(button: JSON) -> Iterator[Finding]:
    style, custom_id = button.get("style"), button.get("custom_id")
    if style == 5 and (custom_id or not button.get("url")):
        yield Finding("button-target", "a link button has a url and no custom_id")
    if style in (1, 2, 3, 4) and (not custom_id or button.get("url")):
        yield Finding("button-target", "a button has a custom_id and no url")
    if style != 6 and not button.get("label") and not button.get("emoji"):
        yield Finding("button-empty", f"{custom_id!r} has neither label nor emoji")


def _check_select(select: JSON) -> Iterator[Finding]:
    name = select.get("custom_id")
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        yield Finding("select-range", f"{name!r}: {least} to {most}")
    if select.get("type") != 3:
        return
    options = select.get("options") or []
    if most > len(options):
        yield Finding("select-range", f"{name!r}: up to {most} of {len(options)} options")
    for value, times in Counter(option.get("value") for option in options).items():
        if times > 1:
            yield Finding("select-duplicate-value", f"{name!r}: {value!r} {times} times")
    chosen = sum(bool(option.get("default")) for option in options)
    if chosen > most:
        yield Finding("select-defaults", f"{name!r}: {chosen} chosen beforehand, {most} allowed")


def _check_file_references(body: JSON, files: set[str], *, v2: bool) -> Iterator[Finding]:
    shown = {url.removeprefix("attachment://") for url in _urls(body) if url.startswith("attachment://")}
    for name in sorted(shown - files):
        yield Finding("attachment-missing", f"{name!r} is shown and not attached")
    if v2 and "components" in body and body.get("attachments"):
        named = {item["filename"] for item in body["attachments"] if item.get("filename")}
        for name in sorted((named & files) - shown):
            yield Finding("attachment-unseen", f"{name!r} is attached and no component shows it", None)


def _urls(body: JSON) -> Iterator[str]:
    for part in walk(body.get("components") or []):
        for holder in (part, *(part.get("items") or [])):
            for place in ("media", "file"):
                yield (holder.get(place) or {}).get("url") or ""
    for embed in body.get("embeds") or []:
        for place in ("image", "thumbnail"):
            yield (embed.get(place) or {}).get("url") or ""


def check_bytes(body: JSON) -> Iterator[Finding]:
    """House rule: all texts of one message together are at most 8,000 UTF-8 bytes."""
    total = sum(len(text.encode()) for text in message_texts(body))
    if total > MESSAGE_BYTES_LIMIT:
        yield Finding("house-message-bytes", f"{total} UTF-8 bytes, {MESSAGE_BYTES_LIMIT} allowed", None)


def message_texts(body: JSON) -> Iterator[str]:
    """Content, embed texts, text displays, labels, placeholders, option texts and alt texts."""
    yield body.get("content") or ""
    for embed in body.get("embeds") or []:
        yield from embed_texts(embed)
    for part in walk(body.get("components") or []):
        for holder in (part, *(part.get("options") or []), *(part.get("items") or [])):
            for name in ("content", "label", "placeholder", "description"):
                text = holder.get(name)
                yield text if isinstance(text, str) else ""


def check_files(files: dict[str, bytes]) -> list[Finding]:
    findings = [
        Finding("file-size", f"{name!r}: {len(data)} bytes, {FILE_LIMIT} allowed", TOO_LARGE)
        for name, data in files.items()
        if len(data) > FILE_LIMIT
    ]
    if len(files) > MAX_FILES:
        findings.append(Finding("file-count", f"{len(files)} files, {MAX_FILES} allowed"))
    return findings


def check_modal(data: JSON) -> list[Finding]:
    parts = data.get("components") or []
    findings = []
    if not 1 <= len(parts) <= 5:
        findings.append(Finding("modal-items", f"{len(parts)} items, 1 to 5 allowed"))
    every = walk(parts)
    findings += _check_ids(every)
    for part in every:
        if part.get("type") in SELECT_KINDS:
            findings += _check_select(part)
        if part.get("type") == 4 and (part.get("min_length") or 0) > (part.get("max_length") or 4000):
            findings.append(Finding("text-input-range", f"{part.get('custom_id')!r}: longer at least than at most"))
    return findings


def check_commands(commands: list[JSON]) -> list[Finding]:
    """The whole list of a bulk overwrite."""
    findings: list[Finding] = []
    kinds = Counter(command.get("type") or 1 for command in commands)
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if kinds[kind] > most:
            findings.append(Finding("command-count", f"{kinds[kind]} commands of type {kind}, {most} allowed"))
    for (kind, name), times in Counter((command.get("type") or 1, command.get("name")) for command in commands).items():
        if times > 1:
            findings.append(Finding("command-duplicate", f"{name!r} (type {kind}) {times} times"))
    for command in commands:
        findings += _check_command(command)
    return findings


def _check_command(command: JSON) -> Iterator[Finding]:
    name = command.get("name") or ""
    if (command.get("type") or 1) != 1:
        if command.get("description") or command.get("options"):
            yield Finding("context-menu", f"{name!r} has a description or options")
        return
    yield from _check_named(command, name)
    if not command.get("description"):
        yield Finding("command-description", f"{name!r} has none")
    total = command_text_length(command)
    if total > COMMAND_TEXT_LIMIT:
        yield Finding("command-text", f"{name!r}: {total} characters in all, {COMMAND_TEXT_LIMIT} allowed")
    yield from _check_options(command.get("options") or [], name, depth=1)


def _check_named(thing: JSON, place: str) -> Iterator[Finding]:
    for text in (thing.get("name") or "", *(thing.get("name_localizations") or {}).values()):
        if not is_command_name(text):
            yield Finding("command-name", f"{place}: {text!r}")


def is_command_name(name: str) -> bool:
    """Discord's pattern: 1 to 32 letters, digits, '-', '_' or apostrophes of any script, in lower case."""
    fits = all(char in "-_'" or char.isalnum() for char in name)
    return 1 <= len(name) <= 32 and fits and name == name.lower()


def _check_options(options: list[JSON], place: str, *, depth: int) -> Iterator[Finding]:
    if len(options) > 25:
        yield Finding("option-count", f"{place}: {len(options)} options")
    for name, times in Counter(option.get("name") for option in options).items():
        if times > 1:
            yield Finding("option-duplicate", f"{place}: {name!r} {times} times")
    kinds = [option.get("type") for option in options]
    if any(kind in (1, 2) for kind in kinds) and any(kind not in (1, 2) for kind in kinds):
        yield Finding("option-mix", f"{place}: subcommands beside plain options")
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield Finding("option-order", f"{place}: a required option after an optional one")
    for option in options:
        here = f"{place} {option.get('name')}"
        yield from _check_named(option, here)
        yield from _check_choices(option, here)
        if (option.get("type") == 2 and depth > 1) or (option.get("type") == 1 and depth > 2):
            yield Finding("option-depth", f"{here}: nested too deep")
        yield from _check_options(option.get("options") or [], here, depth=depth + 1)


def _check_choices(option: JSON, place: str) -> Iterator[Finding]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield Finding("option-choices", f"{place}: choices and autocomplete")
    for name in ("name", "value"):
        if len({choice.get(name) for choice in choices}) != len(choices):
            yield Finding("option-choices", f"{place}: two choices with one {name}")


def command_text_length(thing: JSON) -> int:
    """Name, description and choice values of a command with all below it; of translations the longest counts."""

    def longest(name: str) -> int:
        return max(map(len, (thing.get(name) or "", *(thing.get(f"{name}_localizations") or {}).values())))

    choices = sum(map(max_choice_length, thing.get("choices") or []))
    options = sum(map(command_text_length, thing.get("options") or []))
    return longest("name") + longest("description") + choices + options


def max_choice_length(choice: JSON) -> int:
    names = (choice.get("name") or "", *(choice.get("name_localizations") or {}).values())
    return max(map(len, names)) + len(str(choice.get("value", "")))


def check_choices(choices: list[JSON], option_type: int) -> list[Finding]:
    """An answer to autocomplete, for an option of this type."""
    fits: dict[int, tuple[type[Any], ...]] = {3: (str,), 4: (int,), 10: (int, float)}
    findings = []
    for choice in choices:
        value = choice.get("value")
        if not isinstance(value, fits[option_type]) or isinstance(value, bool):
            findings.append(Finding("choice-type", f"{value!r} for an option of type {option_type}"))
        if isinstance(value, str) and len(value) > 100:
            findings.append(Finding("choice-length", f"a value of {len(value)} characters, 100 allowed"))
    return findings
