"""Renew the pictures of the README: beside a board in the middle of a game, what a phone of 390 px shows of a turn.

The board is one of a game that normal computers play, as `scripts/preview.py` draws it; the phone is the page of
practice mode in Debian's Chromium (`chromium`, `chromium-driver`).
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec
from PIL import Image, ImageDraw

from engine.titles import TITLES
from render.pictures import paint
from scripts.command_line import parser_of
from scripts.games import Table
from scripts.preview import play, scene_of

ROOT = Path(__file__).resolve().parents[1]
WIDE, TALL, SHARP = 390, 844, 2
"""A phone's window in pixels of a page, and how many of its own each of them has."""
HEIGHT, GAP, CORNER = 1266, 36, 48
"""Of the finished picture, in pixels."""
PATIENCE = 240.0
"""Seconds for a page of the phone, on a machine that does other things as well."""


class Shot(msgspec.Struct, frozen=True):
    """A title's picture: how its board came about, and what is typed on the phone."""

    players: int
    moves: int
    seed: str
    typed: str


IMAGES = ROOT / "docs" / "images"
SHOTS = msgspec.toml.decode((IMAGES / "shots.toml").read_bytes(), type=dict[str, Shot])


def main() -> int:
    """Run as a command."""
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    for title_id in args.title or SHOTS:
        picture = beside(board_of(title_id), phone_of(title_id))
        path = args.out / f"{title_id}.webp"
        picture.save(path, quality=82, method=6)
        print(f"{path}: {picture.width} x {picture.height}, {path.stat().st_size // 1024} KiB", flush=True)
    return 0


def board_of(title_id: str) -> Image.Image:
    """The board in the middle of a game."""
    shot = SHOTS[title_id]
    session, before = play(Table(TITLES[title_id], shot.players, {}, shot.seed), shot.moves, "normal")
    wanted = SimpleNamespace(title=title_id, what="board", seat=None, locale="en", card=None)
    drawn = paint(scene_of(session, before, wanted))  # type: ignore[arg-type]
    return Image.open(io.BytesIO(drawn.data)).convert("RGBA")


def phone_of(title_id: str) -> Image.Image:
    """The page of a person's first turn, as a phone shows it."""
    from tests.browser.browser import chromium
    from tests.browser.practice_process import Practice
    from tests.browser.test_practice_page import PANEL, Visitor

    with TemporaryDirectory() as folder, practice_in(Practice, Path(folder)) as practice:
        with chromium(Path(folder) / "profile", WIDE, TALL) as driver:
            size = {"width": WIDE, "height": TALL, "deviceScaleFactor": SHARP, "mobile": True}
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
            visitor = Visitor(driver, practice.url)
            visitor.write(SHOTS[title_id].typed)
            visitor.press("#send")
            visitor.until("the panel", lambda: visitor.count(f"{PANEL} [data-control*=':pick']"), PATIENCE)
            driver.execute_script(
                "new MutationObserver(() => { document.querySelectorAll('img').forEach((one) => {"
                " one.loading = 'eager' }) }).observe(document.body, {subtree: true, childList: true})"
            )
            drawn = (
                f"const all = [...document.querySelectorAll('{PANEL}')].pop().querySelectorAll('.picture img');"
                "return all.length && [...all].every((one) => one.complete && one.naturalWidth)"
            )
            visitor.until("its picture", lambda: driver.execute_script(drawn), PATIENCE)
            driver.execute_script(f"[...document.querySelectorAll('{PANEL}')].pop().scrollIntoView()")
            return Image.open(io.BytesIO(driver.get_screenshot_as_png())).convert("RGBA")


@contextmanager
def practice_in(start: type, folder: Path) -> Iterator[SimpleNamespace]:
    """Practice mode with its files in a folder."""
    practice = start(folder)
    try:
        yield practice
    finally:
        practice.stop()


def beside(board: Image.Image, phone: Image.Image) -> Image.Image:
    """Both in one picture of a fixed height."""
    phone = rounded(phone.resize((round(phone.width * HEIGHT / phone.height), HEIGHT), Image.Resampling.LANCZOS))
    ratio = min(HEIGHT / board.height, 1.0)
    board = board.resize((round(board.width * ratio), round(board.height * ratio)), Image.Resampling.LANCZOS)
    both = Image.new("RGBA", (board.width + GAP + phone.width, HEIGHT))
    both.alpha_composite(board, (0, (HEIGHT - board.height) // 2))
    both.alpha_composite(phone, (board.width + GAP, 0))
    return both


def rounded(image: Image.Image) -> Image.Image:
    """With round corners."""
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *image.size), CORNER, fill=255)
    image.putalpha(mask)
    return image


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--title", action="append", choices=sorted(SHOTS), help="default: all; may be given again")
    parser.add_argument("--out", type=Path, default=IMAGES, help="a folder (default: docs/images)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
