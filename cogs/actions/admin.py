"""What server managers do: the bot's health, examining, repairing and stopping a table, the audit log. Also a person's
request to be forgotten."""

from __future__ import annotations

import os
from math import isfinite

from discord import ButtonStyle

from cogs.actions.request import Request
from cogs.metrics import Timing, memory_of
from cogs.shards import places_of
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.outgoing import OutgoingMessage, plain
from engine.core.errors import Refused
from engine.core.text import say
from locales import has, message
from tables.administration import Admin, Examined
from tables.limits import Limits
from tables.places import Holder, holders
from tables.version import VERSION

NEWEST = 15
"""How many entries of the audit log a page has."""


def manager(request: Request) -> Admin:
    """The asking person as an administrator of this server. Raises Refused for everybody else."""
    interaction = request.interaction
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused(say("error-admin-only"))
    return Admin(request.person.id, interaction.guild_id)


async def own_table(request: Request) -> Admin:
    """The asking person as an administrator of the table's server."""
    admin, info = manager(request), await request.info()
    if info.place.guild_id != admin.guild_id:
        raise Refused(say("error-no-table"))
    return admin


async def show_health(request: Request) -> OutgoingMessage:
    """How the bot is."""
    admin = manager(request)
    services, language, now = request.services, request.language, request.tables.now()
    if (problem := services.store.lost or services.metrics.problem) is not None:  # nothing can be read
        return plain(f"### {message('admin-health', language)}\n{message('admin-lost', language, problem=problem)}")
    limits = await request.tables.administration.limits(admin.guild_id)
    async with services.store.reading() as tx:
        waiting, oldest = await tx.post.backlog(now)
        held = await holders(tx, places_of(services.settings), now)
    latency = request.interaction.client.latency
    memory = sum(map(memory_of, (os.getpid(), *services.crew.processes())))
    metrics = services.metrics
    drawn = metrics.rendered.recent().items()
    failed = ", ".join(f"{kind} {count}" for kind, count in sorted(request.tables.mishaps.counts.items()))
    return plain(
        "\n".join(
            [
                f"### {message('admin-health', language)}",
                message("orrery-version", language, version=VERSION),
                message("admin-latency", language, ms=str(round(latency * 1000) if isfinite(latency) else 0)),
                message("admin-press", language, ack=_p95(metrics.acknowledged), answer=_p95(metrics.answered)),
                message("admin-commit", language, ms=_p95(metrics.committed)),
                message(
                    "admin-outbox",
                    language,
                    count=waiting,
                    seconds=str(0 if oldest is None else max(0, round((now - oldest).total_seconds()))),
                ),
                *(
                    message(
                        "admin-drawn", language, game=services.presentation(title).name, ms=str(round(one.p95 * 1000))
                    )
                    for title, one in drawn
                    if title in services.presentations
                ),
                message("admin-memory", language, mib=str(memory // 2**20)),
                *(_place_line(place, holder, language) for place, holder in held.items()),
                *([message("admin-mishaps", language, list=failed)] if failed else []),
                limits_line(limits, language),
            ]
        )
    )


def _place_line(place: str, holder: Holder | None, language: str) -> str:
    """A place for a process, and which shards it serves. On which machine is for the host alone (metrics)."""
    if holder is None:
        return message("admin-place-free", language, place=place)
    since = f"<t:{int(holder.since.timestamp())}:R>"
    return message("admin-place", language, place=place, shards=holder.shards or "–", since=since)


def limits_line(limits: Limits, language: str) -> str:
    """The limits in words."""
    return message(
        "admin-limits",
        language,
        person=str(limits.per_person),
        server=str(limits.per_server),
        presses=str(limits.presses),
        openings=str(limits.openings),
    )


def _p95(timing: Timing) -> str:
    """Milliseconds, 95 of 100; a dash if nothing was measured yet."""
    found = timing.recent().get("")
    return "–" if found is None else str(round(found.p95 * 1000))


async def show_table(request: Request) -> OutgoingMessage:
    """A table, whether its stored game fits the rules, and what can be done."""
    await own_table(request)
    return _table_page(request, await request.tables.administration.examine(request.table))


async def freeze(request: Request) -> OutgoingMessage:
    """Stop it for a while."""
    await request.tables.administration.freeze(request.table, await own_table(request))
    return await show_table(request)


async def thaw(request: Request) -> OutgoingMessage:
    """Let it go on."""
    await request.tables.administration.thaw(request.table, await own_table(request))
    return await show_table(request)


async def repair(request: Request) -> OutgoingMessage:
    """Make a new saved position."""
    await request.tables.administration.repair(request.table, await own_table(request))
    return await show_table(request)


def _table_page(request: Request, found: Examined) -> OutgoingMessage:
    info, language = found.info, request.language
    game = message("game-numbered", language, game=request.presentation(info).name, number=info.id)
    lines = [f"### {game} · <#{info.place.channel_id}>"]
    lines += [message("table-frozen", language)] if info.frozen else []
    lines.append(message("admin-waits", language, count=sum(found.waiting.open.values())))
    lines += [f"- {kind}: {reason[:200]}" for kind, reason in found.waiting.refused.items()]
    lines += [f"- {problem[:300]}" for problem in found.verdict.problems] or [message("admin-fits", language)]
    controls: list[Control] = []
    if info.status in ("lobby", "running"):
        what = "thaw" if info.frozen else "freeze"
        controls.append(button(Key(f"adm-{what}", info.id), message(f"button-{what}", language)))
        controls.append(button(Key("adm-toend", info.id), message("button-admin-end", language)))
    if found.verdict.repairable:
        label = message("button-repair", language)
        controls.append(button(Key("adm-repair", info.id), label, ButtonStyle.danger))
    return plain("\n".join(lines), *rows(*controls))


async def show_log(request: Request) -> OutgoingMessage:
    """What administrators have done on this server."""
    admin, language = manager(request), request.language
    entries = await request.tables.administration.log(admin.guild_id, NEWEST)
    lines = [f"### {message('admin-log', language)}"]
    for row in entries:
        key = f"admin-did-{row.what}"
        what = message(key, language) if has(key) else row.what
        who = f"<@{row.who}>" if row.who else message("admin-host", language)
        table = f" · #{row.table_id}" if row.table_id else ""
        lines.append(f"<t:{int(row.at.timestamp())}:f> {who}: {what}{table}")
    return plain("\n".join(lines if entries else [*lines, message("admin-log-empty", language)]))


# -- being forgotten ---------------------------------------------------------------------------------------------------


async def ask_forget(request: Request) -> OutgoingMessage:
    """Ask back before everything about the person is deleted."""
    games = len(await request.tables.queries.tables_of_person(request.person.id))
    yes = button(Key("forget-me"), message("button-forget-me", request.language), ButtonStyle.danger)
    return plain(message("forget-sure", request.language, games=games), *rows(yes))


async def forget(request: Request) -> OutgoingMessage:
    """Delete it."""
    await request.tables.administration.forget(request.person.id, Admin(request.person.id))
    return plain(message("forgotten", request.language))
