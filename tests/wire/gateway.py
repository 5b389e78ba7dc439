"""The fake's gateway: sessions, heartbeats, dispatch, dropped sockets and RESUME."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from . import shapes
from .validation import Violation, specification
from .world import JSON, ChannelType, Guild, Message, World

HEARTBEAT_MS = 41_250
IDENTIFY_SECONDS = 5.0
SLACK = 0.05
"""Seconds by which a line may be quicker than the one before it."""
CLIENT_FRAME_LIMIT = 4096

MOST_CHECKED = 100
"""So many servers of a shard are held to Discord's description; thousands are all alike."""

INTENT_GUILDS = 1 << 0
INTENT_GUILD_MESSAGES = 1 << 9
INTENT_DIRECT_MESSAGES = 1 << 12
INTENT_MESSAGE_CONTENT = 1 << 15
PRIVILEGED_INTENTS = {1 << 1: "members", 1 << 8: "presences", INTENT_MESSAGE_CONTENT: "message content"}

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11


class Socket:
    """One websocket, compressed as the client asked in the query."""

    def __init__(self, ws: web.WebSocketResponse, compression: str | None) -> None:
        self.ws = ws
        self.session: Session | None = None
        self._compress = _compressor(compression)

    async def send(self, payload: JSON) -> None:
        if self.ws.closed:
            return
        frame = msgspec.json.encode(payload)
        try:
            if self._compress is None:
                await self.ws.send_str(frame.decode())
            else:
                await self.ws.send_bytes(self._compress(frame))
        except ConnectionError:
            pass  # the client is gone; what it missed waits in its session

    def abort(self) -> None:
        """Cut the line without a closing handshake."""
        transport = self.ws._req and self.ws._req.transport
        if transport:
            transport.abort()


def _compressor(kind: str | None) -> Callable[[bytes], bytes] | None:
    if kind == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        import zstandard  # type: ignore[import-not-found,unused-ignore]

        stream = zstandard.ZstdCompressor().compressobj()
        return lambda data: stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None


@dataclass(slots=True)
class Session:
    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    socket: Socket | None = None
    sequence: int = 0
    sent: list[JSON] = field(default_factory=list)  # every dispatch, for RESUME
    told: bool = False
    """Whether it was told all its servers since it was opened."""
    before: Session | None = None
    """The session of its shard that it has put in the shade: of another process, or of an earlier line."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One event after the other. A bot that is slow to read holds up its own sessions alone."""


class Gateway:
    """Everything that goes over websockets. `send_event` is the door for the rest of the fake."""

    def __init__(self, world: World, token: str, violations: list[Violation]) -> None:
        self.world = world
        self.token = token
        self.violations = violations
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.sockets: list[Socket] = []
        self.identifies = 0
        self.resumes = 0
        self.heartbeats = 0
        self.refuse_resume = False
        self.shards = 1
        """How many shards `GET /gateway/bot` recommends."""
        self.max_concurrency = 1
        self.identified: dict[int, list[float]] = {}
        """When the shards of each bucket have identified themselves, by the clock of the event loop."""
        self.refuse_with: int | None = None
        """The close code with which every IDENTIFY is answered."""

    # What tests look at and do

    @property
    def session(self) -> Session | None:
        """The session of the bot that is connected now, of its lowest shard."""
        return next(iter(self.connected().values()), None)

    def connected(self) -> dict[int, Session]:
        """The sessions that are connected now, by shard."""
        there = [session for session in self.sessions.values() if session.socket is not None]
        return {session.shard[0]: session for session in sorted(there, key=lambda session: session.shard)}

    def complete(self) -> set[int]:
        """The shards that are connected and were told all their servers."""
        return {shard for shard, session in self.connected().items() if session.told}

    def drop(self, shard: int | None = None) -> int:
        """Cut every line of the bot, or that of one shard; it may RESUME. Says how many there were."""
        sockets = [
            socket
            for socket in self.sockets
            if shard is None or (socket.session is not None and socket.session.shard[0] == shard)
        ]
        for socket in sockets:
            self._forget(socket)
            socket.abort()
        return len(sockets)

    async def close(self, code: int) -> None:
        """Close every line of the bot with this code."""
        for socket in list(self.sockets):
            await socket.ws.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Opcode 7, as Discord sends before it takes a gateway node away."""
        for socket in list(self.sockets):
            await socket.send({"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """Opcode 9: the session is gone for good and the bot has to identify again."""
        sockets = list(self.sockets)
        self.sessions.clear()
        for socket in sockets:
            socket.session = None
            await socket.send({"op": INVALID_SESSION, "d": False})

    # What the fake says

    async def send_event(self, name: str, data: JSON, *, intent: int = 0, checked: bool = True) -> None:
        """Dispatch to the session of the shard that it concerns, if it has this intent; a session without a line gets
        it when it resumes."""
        for finding in specification().check_event(name, data) if checked else ():
            self.violations.append(Violation(f"event {name}", finding.rule, finding.detail))
        for session in list(self.sessions.values()):
            number, count = session.shard
            if session.intents & intent == intent and self._shard_of(name, data, count) == number:
                async with session.lock:
                    await self._dispatch(session, name, data)

    @staticmethod
    def _shard_of(name: str, data: JSON, count: int) -> int:
        """Which of so many shards is told: that of the server; the first for what is outside of servers."""
        guild = data["id"] if name in ("GUILD_CREATE", "GUILD_DELETE") else data.get("guild_id")
        return (int(guild or 0) >> 22) % count

    async def _dispatch(self, session: Session, name: str, data: JSON) -> None:
        session.sequence += 1
        payload = {"op": DISPATCH, "t": name, "s": session.sequence, "d": data}
        session.sent.append(payload)
        if session.socket is not None:
            await session.socket.send(payload)

    async def message_event(self, name: str, message: Message) -> None:
        """MESSAGE_CREATE, _UPDATE or _DELETE; ephemeral messages are not told to anybody."""
        channel = self.world.channels[message.channel_id]
        if message.ephemeral or not self.world.may(self.world.bot.id, channel, "VIEW_CHANNEL"):
            return
        where = {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}
        intent = INTENT_DIRECT_MESSAGES if channel.type == ChannelType.DM else INTENT_GUILD_MESSAGES
        if name == "MESSAGE_DELETE":
            await self.send_event(name, {"id": str(message.id), "channel_id": str(channel.id)} | where, intent=intent)
            return
        data = shapes.message_json(self.world, message) | where
        if channel.guild_id is not None:
            guild, author = self.world.guilds[channel.guild_id], self.world.users[message.author_id]
            if author.id in guild.members:
                member = shapes.member_json(self.world, guild, author)
                del member["user"]
                data["member"] = member
        await self.send_event(name, shapes.without_foreign_content(self.world, message, data), intent=intent)

    # The connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        await ws.prepare(request)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self._violate("gateway", "gateway-query", dict(request.query))
        socket = Socket(ws, request.query.get("compress"))
        self.sockets.append(socket)
        try:
            await socket.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
            async for frame in ws:
                if frame.type != WSMsgType.TEXT:
                    self._violate("gateway", "frame", frame.type)
                    break
                if len(frame.data.encode()) > CLIENT_FRAME_LIMIT:
                    self._violate("gateway", "frame-size", len(frame.data))
                    await ws.close(code=4002)
                    break
                await self._receive(socket, json.loads(frame.data))
        finally:
            self._forget(socket)
            self.world.pulse.beat()
        return ws

    async def _receive(self, socket: Socket, payload: JSON) -> None:
        op, data = payload.get("op"), payload.get("d") or {}
        if op == HEARTBEAT:
            self.heartbeats += 1
            await socket.send({"op": HEARTBEAT_ACK, "d": None})
        elif op == IDENTIFY:
            await self._identify(socket, data)
        elif op == RESUME:
            await self._resume(socket, data)
        elif op not in (PRESENCE, VOICE):
            # Asking for members needs a privileged intent, which Orrery does without.
            self._violate("gateway", "opcode", op)
            await socket.ws.close(code=4001)
        self.world.pulse.beat()

    async def _identify(self, socket: Socket, data: JSON) -> None:
        if data.get("token") != self.token:
            await socket.ws.close(code=4004)
            return
        if self.refuse_with is not None:
            self.identifies += 1
            await socket.ws.close(code=self.refuse_with)
            return
        intents = data.get("intents")
        if not isinstance(intents, int) or not {"os", "browser", "device"} <= set(data.get("properties", {})):
            self._violate("IDENTIFY", "identify", sorted(data))
            await socket.ws.close(code=4002)
            return
        for bit, name in PRIVILEGED_INTENTS.items():
            if intents & bit:
                self._violate("IDENTIFY", "house-privileged-intent", name)
        self.identifies += 1
        number, count = data.get("shard", (0, 1))
        self._judge_haste(number, count)
        session = Session(f"session-{self.identifies}", intents, (number, count), socket)
        socket.session = session
        # The old session of this shard gets nothing any more while there is this one: only one process serves it at a
        # time. It is still there when this one's process is gone, as it is with Discord.
        kept = {old.id: old for old in self.sessions.values() if old.shard[0] != number}
        there = (old for old in self.sessions.values() if old.shard[0] == number and old.socket is not None)
        session.before = next(there, None)
        self.sessions = {**kept, session.id: session}
        async with session.lock:
            shard = {"shard": data["shard"]} if "shard" in data else {}
            await self._dispatch(session, "READY", self._ready(session) | shard)
        if intents & INTENT_GUILDS:
            for number, guild in enumerate(self._guilds_of(session)):
                event = shapes.guild_create_json(self.world, guild)
                await self.send_event("GUILD_CREATE", event, intent=INTENT_GUILDS, checked=number < MOST_CHECKED)
                await asyncio.sleep(0)  # thousands of servers keep nobody else waiting
        session.told = True

    def _judge_haste(self, number: int, count: int) -> None:
        """Discord lets one shard of a bucket identify itself every five seconds, whichever process it is of."""
        now = asyncio.get_running_loop().time()
        times = self.identified.setdefault(number % self.max_concurrency, [])
        if count > 1 and times and now - times[-1] < IDENTIFY_SECONDS - SLACK:
            self._violate("IDENTIFY", "identify-rate", f"shard {number} after {now - times[-1]:.2f} s")
        times.append(now)

    def _ready(self, session: Session) -> JSON:
        return {
            "v": 10,
            "user": shapes.self_json(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in self._guilds_of(session)],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }

    def _guilds_of(self, session: Session) -> list[Guild]:
        """The servers of a shard."""
        number, count = session.shard
        there = [guild for guild in self.world.guilds.values() if self.world.bot.id in guild.members]
        return [guild for guild in there if (guild.id >> 22) % count == number]

    async def _resume(self, socket: Socket, data: JSON) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if data.get("token") != self.token:
            await socket.ws.close(code=4004)
            return
        if session is None or self.refuse_resume or data.get("seq", -1) > session.sequence:
            await socket.send({"op": INVALID_SESSION, "d": False})
            return
        async with session.lock:
            session.socket, socket.session = socket, session
            for payload in session.sent:
                if payload["s"] > data["seq"]:
                    await socket.send(payload)
            self.resumes += 1
            await self._dispatch(session, "RESUMED", {})

    def _forget(self, socket: Socket) -> None:
        if socket in self.sockets:
            self.sockets.remove(socket)
        if socket.session is not None and socket.session.socket is socket:
            socket.session.socket = None
            self._bring_back(socket.session)

    def _bring_back(self, gone: Session) -> None:
        """A shard goes on with the session before the one whose line has ended, if that still has its own line."""
        before = gone.before
        if before is not None and before.socket is not None and self.sessions.get(gone.id) is gone:
            del self.sessions[gone.id]
            self.sessions[before.id] = before

    def _violate(self, where: str, rule: str, detail: Any) -> None:
        self.violations.append(Violation(where, rule, str(detail)))
