"""The page of practice mode: a small Discord in a browser, served on loopback only."""

from __future__ import annotations

import asyncio
import hashlib
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from practice.discord_sim import NotPossible, World

STATIC = Path(__file__).parent / "static"
FONTS = Path(__file__).resolve().parents[1] / "assets" / "fonts"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
MOST_BYTES = 8 << 20
"""The largest request: room for a file of 5 MB, which the page sends as base64."""
PATIENCE = 20.0
"""Seconds after which a request about an unchanged world is answered anyway."""

Restart = Callable[[], Awaitable[None]]


class Page:
    """Answers the browser. Files are cached here; everything else is asked of the world."""

    def __init__(self, world: World, begin_again: Restart) -> None:
        self._world = world
        self._begin_again = begin_again
        self._read: dict[tuple[int, int], int] = {}
        self._closing = asyncio.Event()
        self._hosts: frozenset[str] = frozenset()
        self._runner: web.AppRunner | None = None

    async def serve(self, listener: socket.socket) -> None:
        """Serve on a socket that is already listening."""
        app = web.Application(middlewares=[self._guard], client_max_size=MOST_BYTES)
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/fonts/{name}", self._font)
        app.router.add_get("/files/{path:.+}", self._file)
        app.router.add_get("/api/world", self._look)
        app.router.add_get("/api/commands", self._commands)
        for name in ("command", "suggest", "press", "choose", "submit", "say", "restart", "ahead"):
            app.router.add_post(f"/api/{name}", getattr(self, f"_{name}"))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        port = listener.getsockname()[1]
        self._hosts = frozenset((f"127.0.0.1:{port}", f"localhost:{port}"))
        await web.SockSite(self._runner, listener).start()

    async def close(self) -> None:
        self._closing.set()
        if self._runner is not None:
            await self._runner.cleanup()

    # ------------------------------------------------------------ guards

    @web.middleware
    async def _guard(self, request: web.Request, handler: Callable[[web.Request], Any]) -> web.StreamResponse:
        """Accept requests of our own page only, not of another page open in the same browser."""
        if request.headers.get("Host") not in self._hosts:
            raise web.HTTPForbidden
        if request.method == "POST" and request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            response: web.StreamResponse = await handler(request)
        except NotPossible as problem:
            return web.json_response({"problem": str(problem)}, status=409)
        except (KeyError, ValueError, TypeError):
            return web.json_response({"problem": "This request makes no sense."}, status=400)
        response.headers["Cache-Control"] = response.headers.get("Cache-Control", "no-store")
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] = "default-src 'self'; style-src 'self' 'unsafe-inline'"
        return response

    # ------------------------------------------------------------ files

    async def _index(self, _: web.Request) -> web.Response:
        return web.Response(text=(STATIC / "index.html").read_text("utf-8"), content_type="text/html")

    async def _static(self, request: web.Request) -> web.Response:
        path = STATIC / Path(request.match_info["name"]).name
        if not path.is_file():
            raise web.HTTPNotFound
        return web.Response(text=path.read_text("utf-8"), content_type=KINDS.get(path.suffix, "text/plain"))

    async def _font(self, request: web.Request) -> web.Response:
        """The fonts of the pictures, for a browser without Chinese fonts."""
        path = FONTS / Path(request.match_info["name"]).name
        if not path.is_file():
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=86400"}
        return web.Response(body=path.read_bytes(), content_type="font/otf", headers=headers)

    async def _file(self, request: web.Request) -> web.Response:
        found = self._world.picture(request.match_info["path"])
        if found is None:
            raise web.HTTPNotFound
        data, kind = found
        headers = {"Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=data, content_type=kind, headers=headers)

    # ------------------------------------------------------------ looking

    async def _look(self, request: web.Request) -> web.Response:
        """What a person sees in a channel. Waits until it differs from what the page has (`since`)."""
        person = int(request.query["person"]) if "person" in request.query else next(iter(self._world.people))
        wanted = int(request.query["channel"]) if "channel" in request.query else None
        since, away = request.query.get("since"), request.query.get("away") == "1"
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            text = json.dumps(self._state(person, wanted, away=away), separators=(",", ":"), ensure_ascii=False)
            digest = hashlib.sha256(text.encode()).hexdigest()[:16]
            if digest != since or loop.time() > until or self._closing.is_set():
                break
            try:
                await asyncio.wait_for(self._closing.wait(), 0.15)
            except TimeoutError:
                continue
        return web.Response(text=f'{{"digest":"{digest}","world":{text}}}', content_type="application/json")

    def _state(self, person: int, wanted: int | None, *, away: bool) -> dict[str, Any]:
        world = self._world
        rows = {somebody: world.channels(somebody) for somebody in world.people}
        mine = {int(row["id"]) for row in rows.get(person) or world.channels(person)}
        channel = wanted if wanted in mine else int(rows[person][0]["id"])
        if not away:
            self._read[person, channel] = world.news(person, channel, self._read.get((person, channel), 0))[2]
        for somebody, places in rows.items():
            for row in places:
                place = int(row["id"])
                row["unread"], row["calls"], _ = world.news(somebody, place, self._read.get((somebody, place), 0))
        return {
            "server": world.guild.name,
            "ahead": int(world.ahead.total_seconds()),
            "person": str(person),
            "channel": str(channel),
            "people": [
                {
                    "id": str(one.id),
                    "name": one.name,
                    "locale": one.locale,
                    "calls": sum(row["calls"] for row in rows[one.id]),
                }
                for one in world.people.values()
            ],
            "channels": rows[person],
            "messages": world.messages(person, channel),
        }

    async def _commands(self, request: web.Request) -> web.Response:
        return web.json_response(self._world.commands(int(request.query["person"]), int(request.query["channel"])))

    # ------------------------------------------------------------ doing

    async def _body(self, request: web.Request) -> dict[str, Any]:
        body = await request.json()
        if not isinstance(body, dict):
            raise ValueError("an object is expected")
        return body

    async def _command(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        answer = await self._world.command(
            int(body["person"]), int(body["channel"]), str(body["path"]), dict(body.get("options") or {})
        )
        return self._answer(answer)

    async def _suggest(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        answer = await self._world.suggest(
            int(body["person"]),
            int(body["channel"]),
            str(body["path"]),
            str(body["option"]),
            str(body["text"]),
            dict(body.get("options") or {}),
        )
        return self._answer(answer)

    async def _press(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        answer = await self._world.press(
            int(body["person"]), int(body["channel"]), int(body["message"]), str(body["control"])
        )
        return self._answer(answer)

    async def _choose(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        answer = await self._world.choose(
            int(body["person"]),
            int(body["channel"]),
            int(body["message"]),
            str(body["control"]),
            [str(value) for value in body["values"]],
        )
        return self._answer(answer)

    async def _submit(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        return self._answer(await self._world.submit(int(body["person"]), str(body["form"]), dict(body["values"])))

    async def _say(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        text = str(body["text"]).strip()[:2000]
        if text:
            await self._world.say(int(body["person"]), int(body["channel"]), text)
        return web.json_response({})

    async def _restart(self, _: web.Request) -> web.Response:
        await self._begin_again()
        return web.json_response({})

    async def _ahead(self, request: web.Request) -> web.Response:
        """Somebody lets hours pass, to see clocks and reminders."""
        await self._world.jump(int((await request.json())["hours"]))
        return web.json_response({})

    @staticmethod
    def _answer(answer: Any) -> web.Response:
        return web.json_response({"form": answer.form, "modal": answer.modal, "choices": answer.choices})
