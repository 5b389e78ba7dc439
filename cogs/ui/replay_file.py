"""A replay as one HTML file: pictures, log and controls in it, so that it needs no network and no other file."""

from __future__ import annotations

import base64
import html
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from locales import message

TEMPLATE = Path(__file__).with_name("replay.html")
PARTS = ("steps", "first", "back", "play", "next", "last")
_ESCAPED = re.compile(r"\\([^\w\s]|_)")
_MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_SMALL = re.compile(r"^(-# |#+ |> )+")
_MARKED = re.compile(r"(\*\*|__|~~|`)(.+?)\1")


class Frame(msgspec.Struct, frozen=True):
    """One step of the file: its picture as a `data:` address ("": that of the step before), what the picture shows in
    words, the chapter or turn, and the lines of the log since the step before."""

    picture: str
    alt: str
    mark: str
    lines: tuple[str, ...]


def as_address(data: bytes) -> str:
    """A WebP picture as it stands within the file."""
    return f"data:image/webp;base64,{base64.b64encode(data).decode()}"


def plain_line(line: str) -> str:
    """A line of a message without Discord's markup."""
    line = _MOMENT.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", line)
    line = _EMOJI.sub("", _SMALL.sub("", line))
    line = _MARKED.sub(r"\2", _MARKED.sub(r"\2", line))
    return " ".join(_ESCAPED.sub(r"\1", line).split())


def write_file(title: str, about: str, frames: Sequence[Frame], language: str) -> bytes:
    """The file."""
    known = {part: message(f"replay-file-{part}", language) for part in PARTS}
    known |= {"lang": language, "title": title, "about": about}
    page = TEMPLATE.read_text(encoding="utf-8")
    for part, words in known.items():
        page = page.replace(f"@{part}@", html.escape(words))
    data = msgspec.json.encode(frames).decode().replace("<", "\\u003c")
    return page.replace("@frames@", data).encode()
