"""Whom a table waits for."""

from __future__ import annotations

from cogs.ui.formatting import ago, mention
from cogs.ui.lobby import can_start
from cogs.ui.names import voice_of
from cogs.ui.presentation import Presentation, join
from locales import message, translate
from tables.records import TableInfo


def computers_only(info: TableInfo) -> bool:
    """Whether the game waits only for computers."""
    return bool(info.owed) and all(info.seats[seat].by_computer for seat in info.owed)


def is_full(info: TableInfo) -> bool:
    """Whether no seat is free."""
    return all(seat.kind != "open" for seat in info.seats)


def waits_for_start(info: TableInfo, presentation: Presentation, person_id: int) -> bool:
    """Whether the table only waits for this person, the host, to start the game."""
    return info.status == "lobby" and info.host_id == person_id and is_full(info) and can_start(info, presentation)


def waits_for(info: TableInfo, presentation: Presentation, person_id: int) -> bool:
    """Whether a table waits for this person: for an answer, or for the start of a game that all have joined."""
    if info.status == "lobby":
        return waits_for_start(info, presentation, person_id)
    return info.status == "running" and info.seat_of(person_id) in info.owed


def waiting_line(info: TableInfo, presentation: Presentation, language: str) -> str:
    """The text that says who is waited for."""
    if info.status == "closed":
        return message("lobby-closed", language)
    sides = [translate(presentation.seat(seat), voice_of(info, language)) for seat in info.owed]
    since = ago(info.owed_since) if info.owed_since is not None else ""
    if not sides:
        return message("panel-waits", language, since=since)
    key = "panel-waiting-computer" if computers_only(info) else "panel-waiting"
    return message(key, language, side=join(sides, language), since=since)


def reminder_line(info: TableInfo, people: tuple[int, ...], language: str) -> str:
    """The line above a message that reminds people: since when each has been waited for."""
    seats = [info.seat_of(person) for person in people]
    since = [(seat, info.since(seat)) for seat in seats if seat is not None and seat in info.owed]
    said = [(mention(info.seats[seat].person_id or 0), ago(at)) for seat, at in since if at is not None]
    return " ".join(message("table-reminded", language, name=name, since=at) for name, at in said)


def state_key(info: TableInfo, presentation: Presentation, person_id: int) -> str:
    """The key of the message that says whom a table of this person waits for."""
    if info.status == "lobby" and is_full(info):
        return "mine-your-start" if waits_for_start(info, presentation, person_id) else "mine-start"
    if info.status != "running":
        return f"mine-{info.status}"
    if info.seat_of(person_id) in info.owed:
        return "mine-your-turn"
    return "mine-running" if info.owed else "mine-waits"
