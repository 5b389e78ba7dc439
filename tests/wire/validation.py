"""Checks every request and every answer against `discord_openapi.json`, and keeps the findings."""

from __future__ import annotations

import copy
import functools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, relevance
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from .rules import Finding
from .world import JSON

JSON_SCHEMA = "/application~1json/schema"
SPEC_FILE = Path(__file__).parent / "data" / "discord_openapi.json"

# Unknown fields that are let pass: `nsfw` is documented, and discord.py puts `tts` into edits, where it does nothing.
HARMLESS_FIELDS = re.compile(r"/\d+/nsfw|/tts|/data/tts|/message/tts")
HARMLESS_QUERIES = ("use_nested_fields",)  # discord.py asks for posts of forums with it, as Discord once had it

# Gateway events whose data the description knows as an answer of the REST API.
EVENT_SCHEMAS = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
    "GUILD_CREATE": "GuildWithCountsResponse",
}


@dataclass(frozen=True, slots=True)
class Violation:
    """One thing that Discord, or the house, would not accept."""

    where: str
    rule: str
    detail: str

    def __str__(self) -> str:
        return f"{self.where}: {self.rule}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path of the description."""

    method: str
    template: str
    spec: JSON

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


class Specification:
    """The description, and validators for its parts. Build once: `specification()`."""

    def __init__(self, file: Path = SPEC_FILE) -> None:
        self.document: JSON = json.loads(file.read_text(encoding="utf-8"))
        lenient = copy.deepcopy(self.document)
        # Clients may write snowflakes as numbers (discord.py does); Discord itself never does.
        lenient["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        documents = [("urn:request", lenient), ("urn:answer", self.document)]
        # A quick judge, which hardly ever has to say no; then a thorough one says why.
        self._quick_registry = jsonschema_rs.Registry(documents)
        self._quick: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self._registry: Registry[Any] = Registry().with_resources(
            [(name, DRAFT202012.create_resource(document)) for name, document in documents]
        )
        self._validators: dict[str, Any] = {}
        self._plain_schemas: dict[int, list[JSON]] = {}
        self._validator_class = extend(
            Draft202012Validator, {name: self._of_its_type(name) for name in ("anyOf", "oneOf")}
        )
        self._by_shape: dict[tuple[str, int], list[tuple[re.Pattern[str], Operation]]] = {}
        for pattern, operation in sorted(self._read_operations(), key=lambda entry: entry[1].template.count("{")):
            shape = (operation.method, operation.template.count("/"))
            self._by_shape.setdefault(shape, []).append((pattern, operation))

    def _of_its_type(self, keyword: str) -> Callable[..., Iterator[ValidationError]]:
        """The same check, without descending into branches that say they are for another `type` (which is slow)."""
        check = Draft202012Validator.VALIDATORS[keyword]
        kinds: dict[str, list[Any]] = {}
        for name, schema in self.document["components"]["schemas"].items():
            kind = schema.get("properties", {}).get("type", {})
            if "type" in schema.get("required", []) and "enum" in kind:
                kinds[f"#/components/schemas/{name}"] = kind["enum"]

        def chosen(validator: Any, branches: list[JSON], instance: Any, schema: JSON) -> Iterator[ValidationError]:
            if isinstance(instance, dict) and isinstance(instance.get("type"), int):
                own = instance["type"]
                branches = [one for one in branches if own in kinds.get(one.get("$ref", ""), [own])] or branches
            return check(validator, branches, instance, schema)

        return chosen

    def _read_operations(self) -> list[tuple[re.Pattern[str], Operation]]:
        found = []
        for template, path in self.document["paths"].items():
            pattern = re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template)) + "$")
            for method in ("get", "post", "put", "patch", "delete"):
                if method in path:
                    parameters = path.get("parameters", []) + path[method].get("parameters", [])
                    spec = path[method] | {"parameters": parameters}
                    found.append((pattern, Operation(method.upper(), template, spec)))
        return found

    def find(self, method: str, path: str) -> Operation | None:
        """The operation of a path such as `/channels/5/messages`; the most literal one where several fit."""
        for pattern, operation in self._by_shape.get((method, path.count("/")), ()):
            if pattern.match(path):
                return operation
        return None

    def check_request(self, operation: Operation, body: Any, query: dict[str, str]) -> list[Finding]:
        findings = self._check_query(operation, query)
        content = operation.spec.get("requestBody", {}).get("content")
        if content is None:
            if body not in (None, {}):
                findings.append(Finding("unexpected-body", f"{str(body)[:200]}"))
            return findings
        if body is None:
            if operation.spec["requestBody"].get("required"):
                findings.append(Finding("missing-body", "a body is required"))
            return findings
        pointer = _pointer("paths", operation.template, operation.method.lower(), "requestBody", "content")
        findings += self._check("urn:request", pointer + JSON_SCHEMA, body)
        schema = self._at(pointer + JSON_SCHEMA)
        unknown = [place for place in self._unknown([schema], body, "") if not HARMLESS_FIELDS.fullmatch(place)]
        findings += [Finding("unknown-field", place, None) for place in unknown]
        return findings

    def check_answer(self, operation: Operation, status: int, body: Any) -> list[Finding]:
        answers = operation.spec["responses"]
        key = str(status) if str(status) in answers else "4XX" if 400 <= status < 500 else None
        if key is None:
            return [] if status >= 500 else [Finding("answer-status", f"{status} is not described")]
        spec, pointer = answers[key], _pointer("paths", operation.template, operation.method.lower(), "responses", key)
        if "$ref" in spec:
            pointer = spec["$ref"].removeprefix("#")
            spec = self._at(pointer)
        if "content" not in spec:
            return [] if body is None else [Finding("answer-body", f"{status} has no body")]
        return self._check("urn:answer", f"{pointer}/content{JSON_SCHEMA}", body)

    def check_event(self, name: str, data: JSON) -> list[Finding]:
        schema = EVENT_SCHEMAS.get(name)
        return [] if schema is None else self._check("urn:answer", f"/components/schemas/{schema}", data)

    def _check_query(self, operation: Operation, query: dict[str, str]) -> list[Finding]:
        known = {item["name"]: item["schema"] for item in operation.spec["parameters"] if item.get("in") == "query"}
        findings = []
        for name, value in query.items():
            if name in HARMLESS_QUERIES:
                continue
            if name not in known:
                findings.append(Finding("unknown-query", f"{name}={value}", None))
            elif known[name].get("type") == "integer":
                low, high = known[name].get("minimum", 0), known[name].get("maximum", 2**63)
                if not value.isdecimal() or not low <= int(value) <= high:
                    findings.append(Finding("query-value", f"{name}={value}"))
        return findings

    def _check(self, document: str, pointer: str, body: Any) -> list[Finding]:
        reference = f"{document}#{quote(pointer, safe='/~@()[]!$&*+,;=:')}"
        quick = self._quick.get(reference)
        if quick is None:
            quick = jsonschema_rs.Draft202012Validator({"$ref": reference}, registry=self._quick_registry)
            self._quick[reference] = quick
        return [] if quick.is_valid(body) else self._explain(reference, body)

    def _explain(self, reference: str, body: Any) -> list[Finding]:
        """What is wrong with a body that is not valid."""
        validator = self._validators.get(reference)
        if validator is None:
            validator = self._validator_class({"$ref": reference}, registry=self._registry)
            self._validators[reference] = validator
        error = max(validator.iter_errors(body), key=relevance, default=None)
        return [] if error is None else [Finding("spec", _tell(error))]

    def _unknown(self, schemas: list[JSON], body: Any, place: str) -> Iterator[str]:
        """Places of fields that no branch of these schemas knows; Discord would ignore them without a word."""
        branches = list({id(branch): branch for schema in schemas for branch in self._branches(schema, body)}.values())
        if isinstance(body, list):
            items = [branch["items"] for branch in branches if "items" in branch]
            for number, item in enumerate(body):
                yield from self._unknown(items, item, f"{place}/{number}")
        elif isinstance(body, dict):
            known: dict[str, list[JSON]] = {}
            for branch in branches:
                for name, schema in branch.get("properties", {}).items():
                    known.setdefault(name, []).append(schema)
            for name, value in body.items() if known else ():
                if name not in known:
                    yield f"{place}/{name}"
                elif isinstance(value, dict | list):
                    yield from self._unknown(known[name], value, f"{place}/{name}")

    def _branches(self, schema: JSON, body: Any) -> Iterator[JSON]:
        """The plain schemas behind references and unions; those of another `type` than the body's are left out."""
        if id(schema) not in self._plain_schemas:
            self._plain_schemas[id(schema)] = list(self._plain(schema))
        own = body.get("type") if isinstance(body, dict) else None
        for plain in self._plain_schemas[id(schema)]:
            types = plain.get("properties", {}).get("type", {}).get("enum")
            if types is None or own is None or own in types:
                yield plain

    def _plain(self, schema: JSON) -> Iterator[JSON]:
        """This schema and those behind its references and unions."""
        if "$ref" in schema:
            yield from self._plain(self._at(schema["$ref"].removeprefix("#")))
        for key in ("anyOf", "oneOf", "allOf"):
            for branch in schema.get(key, []):
                yield from self._plain(branch)
        yield schema

    def _at(self, pointer: str) -> JSON:
        place: Any = self.document
        for part in pointer.strip("/").split("/"):
            place = place[part.replace("~1", "/").replace("~0", "~")]
        return place


@functools.cache
def specification() -> Specification:
    return Specification()


def _pointer(*parts: str) -> str:
    return "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in parts)


def _tell(error: ValidationError) -> str:
    """Where and what, looking into the branch of a union that was meant (the one whose `type` fits)."""
    while error.context:
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.relative_schema_path[0], []).append(inner)
        meant: list[list[ValidationError]] = [
            errors for errors in branches.values() if not any(map(_is_other_type, errors))
        ]
        if not meant:
            break
        error = max(min(meant, key=lambda errors: len(list(errors))), key=lambda inner: len(inner.absolute_path))
    place = "/".join(map(str, error.absolute_path)) or "(whole)"
    says = error.message
    return f"at {place}: {says if len(says) <= 300 else says[:140] + ' ... ' + says[-140:]}"


def _is_other_type(error: ValidationError) -> bool:
    return error.validator in ("enum", "const", "type") and (
        list(error.relative_path) == ["type"] or not error.relative_path
    )
