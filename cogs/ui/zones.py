"""Time zones by name: the usual ones for a menu, all of them while somebody types."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from locales import has, message
from tables.calendar import zone_names

USUAL = (
    *("America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York", "America/Sao_Paulo", "UTC"),
    *("Europe/London", "Europe/Berlin", "Europe/Athens", "Africa/Johannesburg", "Europe/Moscow", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Bangkok", "Asia/Singapore", "Asia/Shanghai", "Asia/Hong_Kong", "Asia/Taipei"),
    *("Asia/Seoul", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
"""The zones of the menu, from west to east. Each has a message with its name."""
OFFERED = 25

LocalTime = Callable[[str], datetime]
"""The present time in a zone."""


def zone_name(zone: str, language: str) -> str:
    """What the zone is called: its city in the reader's language where we know it, else the IANA name."""
    key = f"zone-{zone.lower().replace('/', '-').replace('_', '-')}"
    return message(key, language) if has(key) else zone.replace("_", " ")


def zone_line(zone: str, language: str, local: LocalTime) -> str:
    """The zone with its present time."""
    return message("zone-line", language, zone=zone_name(zone, language), time=local(zone).strftime("%H:%M"))


def find_zones(typed: str, language: str, local: LocalTime) -> list[tuple[str, str]]:
    """Autocomplete: (shown, IANA name) of the zones whose name, here or in IANA's list, contains what was typed. The
    usual zones come first."""
    wanted = typed.strip().casefold().replace("_", " ")
    others = sorted(zone_names() - set(USUAL), key=lambda zone: (not _city_of(zone).startswith(wanted), zone))
    found = [
        zone
        for zone in (*USUAL, *others)
        if wanted in zone.replace("_", " ").casefold() or wanted in zone_name(zone, language).casefold()
    ]
    return [(zone_line(zone, language, local), zone) for zone in found[:OFFERED]]


def guess_zone(typed: str, language: str) -> str:
    """The zone of the city that was typed without choosing from what was offered, if there is just one; else what was
    typed."""
    wanted = typed.strip().casefold().replace("_", " ")
    found = [zone for zone in zone_names() if wanted in (_city_of(zone), zone_name(zone, language).casefold())]
    usual = [zone for zone in found if zone in USUAL] or found
    return usual[0] if len(usual) == 1 else typed.strip()


def _city_of(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ").casefold()
