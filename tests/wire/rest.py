"""The fake's REST side: parses a call, checks it, carries it out, checks the answer, keeps a record.

The effects of the calls are in `rest_application.py`, `rest_messages.py` and `rest_interactions.py`.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from .faults import Failure, Faults, Gate, LostAnswer, RateLimit
from .gateway import Gateway
from .rules import REQUEST_LIMIT, TOO_LARGE, Finding
from .validation import Operation, Violation, specification
from .world import JSON, World


class Refused(Exception):
    """Discord says no."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message


@dataclass(slots=True)
class Upload:
    filename: str
    data: bytes = field(repr=False)
    content_type: str


@dataclass(slots=True)
class Call:
    """One request of the bot, and what it got."""

    operation: Operation
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]
    at: float
    status: int = 0
    answer: Any = None
    answered: bool = False  # False for a call that never came to an end (killed, thrown away, line cut)
    extra: dict[str, Any] = field(default_factory=dict)

    def id(self, name: str) -> int:
        return int(self.params[name])

    def __str__(self) -> str:
        return f"{self.operation.method} {self.path} -> {self.status}"


Answer = tuple[int, Any]
Handler = Callable[["Rest", Call], Awaitable[Answer]]
HANDLERS: dict[str, Handler] = {}


def handles(*operations: str) -> Callable[[Handler], Handler]:
    """Register a function for operations named as in Discord's description (`GET /users/@me`)."""

    def sync_commands(handler: Handler) -> Handler:
        for operation in operations:
            HANDLERS[operation] = handler
        return handler

    return sync_commands


class Rest:
    """The REST server over one world."""

    def __init__(self, world: World, gateway: Gateway, token: str, violations: list[Violation]) -> None:
        self.world = world
        self.gateway = gateway
        self.token = token
        self.violations = violations
        self.faults = Faults()
        self.calls: list[Call] = []
        self.base_url = ""
        self.waived: set[str] = set()

    def judge(self, where: str, findings: list[Finding]) -> None:
        """Note what is wrong; refuse it where Discord would."""
        for finding in findings:
            if finding.rule not in self.waived:
                self.violations.append(Violation(where, finding.rule, finding.detail))
        refused = next((finding for finding in findings if finding.refused), None)
        if refused is not None:
            code = refused.code or 0
            status, message = (413, "Request entity too large") if code == TOO_LARGE else (400, "Invalid Form Body")
            raise Refused(status, code, f"{message}: {refused.rule}: {refused.detail}")

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["tail"]
        operation = specification().find(request.method, path)
        if operation is None:
            self.violations.append(Violation(f"{request.method} {path}", "no-such-route", "not in the description"))
            return _respond(404, {"message": "404: Not Found", "code": 0})
        body, uploads = await _read_body(request)
        params = _params(operation.template, path)
        call = Call(operation, path, params, dict(request.query), body, uploads, self.world.now())
        self.calls.append(call)
        self.world.pulse.beat()
        try:
            return await self._answer(request, call)
        finally:
            self.world.pulse.beat()
            answered = self.world.by_token.get(params.get("interaction_token") or params.get("webhook_token") or "")
            if answered is not None:
                answered.pulse.beat()

    async def _answer(self, request: web.Request, call: Call) -> web.StreamResponse:
        fault = self.faults.take(call)
        if isinstance(fault, Gate) and not await fault.pass_through():
            return _cut(request)
        bucket = self.faults.bucket(call)
        wait = bucket.take()
        limited = isinstance(fault, RateLimit)
        if isinstance(fault, RateLimit):
            wait = fault.retry_after
        if wait is not None:
            everywhere = isinstance(fault, RateLimit) and fault.everywhere
            limit = {"message": "You are being rate limited.", "code": 0, "retry_after": wait, "global": everywhere}
            headers = {"Via": "1.1 fake", "Retry-After": str(int(wait) + 1)}
            if not limited:
                headers |= bucket.headers(call.operation.name)
            return self._finish(call, 429, limit, headers)
        if isinstance(fault, Failure):
            status, answer = fault.status, {"message": fault.message, "code": fault.code}
        else:
            status, answer = await self._perform(request, call)
        if isinstance(fault, LostAnswer):
            call.status, call.answer = status, answer
            return _cut(request)
        return self._finish(call, status, answer, bucket.headers(call.operation.name))

    async def _perform(self, request: web.Request, call: Call) -> Answer:
        try:
            # The token of an interaction is its own key; everything else needs the bot's.
            own_key = "interaction_token" in call.params or "webhook_token" in call.params
            if not own_key and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Refused(401, 0, "401: Unauthorized")
            if sum(len(upload.data) for upload in call.uploads.values()) > REQUEST_LIMIT:
                self.judge(call.operation.name, [Finding("request-size", f"over {REQUEST_LIMIT} bytes", TOO_LARGE)])
            self.judge(call.operation.name, specification().check_request(call.operation, call.body, call.query))
            handler = HANDLERS.get(call.operation.name)
            if handler is None:
                self.violations.append(Violation(call.operation.name, "not-modelled", "the fake cannot do this yet"))
                raise Refused(404, 0, "404: Not Found")
            return await handler(self, call)
        except Refused as refused:
            return refused.status, {"message": refused.message, "code": refused.code}

    def _finish(self, call: Call, status: int, answer: Any, headers: dict[str, str]) -> web.Response:
        for finding in specification().check_answer(call.operation, status, answer):
            self.violations.append(Violation(f"answer to {call.operation.name}", finding.rule, finding.detail))
        call.status, call.answer, call.answered = status, answer, True
        return _respond(status, answer, headers)

    async def serve_file(self, request: web.Request) -> web.Response:
        """An attachment by its address."""
        wanted = int(request.match_info["attachment_id"])
        for message in self.world.messages.values():
            for attachment in message.attachments:
                if attachment.id == wanted and not message.deleted:
                    return web.Response(body=attachment.data, content_type=attachment.content_type)
        return web.Response(status=404)


def _respond(status: int, answer: Any, headers: dict[str, str] | None = None) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    # Exactly this header: with a charset behind it discord.py takes the body for text.
    head = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=msgspec.json.encode(answer), headers=head)


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=502)


@functools.cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(template)))


def _params(template: str, path: str) -> dict[str, str]:
    match = _pattern(template).fullmatch(path)
    return match.groupdict() if match else {}


async def _read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if not request.can_read_body:
        return None, {}
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()  # aiohttp parses it as an email
    if kind == "application/json":
        return msgspec.json.decode(await request.read()), {}
    if kind != "multipart/form-data":
        return f"<{kind}>", {}
    body: JSON = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(await part.text())
        elif match := re.fullmatch(r"files\[(\d+)\]", name):
            sort = part.headers.get("Content-Type", "application/octet-stream")
            uploads[int(match[1])] = Upload(part.filename or "unknown", bytes(await part.read()), sort)
        else:
            body[name] = await part.text()
    return body, uploads
