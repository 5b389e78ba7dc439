"""Draw one picture of a game into a file, to look at it.

  scripts/preview.py --title day_and_night --seed 3 --moves 120 --what board --locale zh-TW --out board.webp
  scripts/preview.py --seed 3 --moves 120 --seat 0 --what panel --out panel.png
  scripts/preview.py --title eclipse --players 6 --level normal --moves 700 --out eclipse.webp      (computers play)

`panel` numbers the places that the seat to move may choose; `hand` shows the cards of --seat; `card` needs --card;
`change` shows the last four answers before and after. The alt text is printed.
"""

from __future__ import annotations

import argparse
import io
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image

from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.players import LEVELS, Level, make
from engine.titles import TITLES
from locales import LANGUAGES, translate
from render.pictures import Mark, Picture, Scene, paint
from scripts.command_line import parser_of
from scripts.games import AnySession, Table, ask_of, read_options

NAMES = ("Ada", "Ben", "小晴", "Dai", "Eva", "Finn")
CHANGE = 4
"""The number of answers between the two halves of a `change`."""
WITH_MARKS = ("panel", "explore", "upgrade")
"""Pictures on which what can be chosen is marked."""


def main() -> int:
    """Run as a command."""
    parser = command_line()
    args = parser.parse_args()
    table, session = table_of(args, parser)
    session, before = play(table, args.moves, args.level, session)
    try:
        picture = paint(scene_of(session, before, args))
    except KeyError as missing:
        if args.card is None or missing.args != (args.card,):
            raise
        parser.error(f"argument --card: {args.title} has no {args.card!r}")
    save(picture, args.out)
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.data) / 1024:.0f} KiB as uploaded")
    print(picture.alt)
    return 0


def command_line() -> argparse.ArgumentParser:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--title", choices=sorted(TITLES), default=next(iter(TITLES)))
    parser.add_argument("--players", type=int, default=0, help="default: the fewest that the title allows")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--moves", type=int, default=60, help="answers before the picture")
    parser.add_argument(
        "--level", choices=LEVELS, default=None, help="computers of this level answer; default: at random"
    )
    parser.add_argument("--seat", type=int, default=None, help="whose view; default: an onlooker, or who is to move")
    parser.add_argument("--locale", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument(
        "--what", default="board", help="board, hand, panel, card, change, posting, or a title's own page"
    )
    parser.add_argument("--card", default=None, help="for --what card: its id; for deal: the number of the offer")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="table options")
    parser.add_argument("--out", type=Path, required=True, help="a .webp or .png file")
    return parser


def table_of(args: argparse.Namespace, parser: argparse.ArgumentParser) -> tuple[Table, AnySession]:
    """The wanted game, begun. Ends with an error of the parser where there is no such game or seat."""
    title = TITLES[args.title]
    least, most = title.meta.least_players, title.meta.most_players
    players = args.players or least
    if not least <= players <= most:
        parser.error(f"argument --players: {args.title} is for {least} to {most}, not {players}")
    if args.seat is not None and not 0 <= args.seat < players:
        parser.error(f"argument --seat: the seats are 0 to {players - 1}, not {args.seat}")
    try:
        table = Table(title, players, read_options(args.options), args.seed)
        session = table.begin()
    except ValueError as wrong:
        parser.error(f"argument --options: {wrong if ' ' in str(wrong) else f'unknown name or value: {wrong}'}")
    except Refused as refused:
        parser.error(f"argument --options: {translate(refused.text, LANGUAGES[0])}")
    return table, session


def play(
    table: Table, moves: int, level: Level | None = None, begun: AnySession | None = None
) -> tuple[AnySession, Any]:
    """A game after this many answers, and an onlooker's view some answers earlier. `begun`: the game, if it has been
    begun already."""
    session, luck = begun or table.begin(), random.Random(table.seed)
    player = None if level is None else make(level)
    before = session.view(None)
    for number in range(moves):
        owed = session.owed()
        if not owed:
            break
        if number == moves - CHANGE:
            before = session.view(None)
        if player is not None:
            keys = player.choose(session, owed[0], f"{table.seed}/{number}")
        else:
            keys = at_random(ask_of(session, owed[0]), luck)
        session.submit(owed[0], keys)
    return session, before


def at_random(ask: Ask, luck: random.Random) -> tuple[str, ...]:
    """Any answer, rather one that neither gives something away nor ends the turn."""
    kind = [option.key for option in ask.options if option.caution is None and option.key != "end"]
    keys = kind if len(kind) >= ask.least and luck.random() < 0.75 else [option.key for option in ask.options]
    return tuple(luck.sample(keys, ask.least))


def scene_of(session: AnySession, before: Any, args: argparse.Namespace) -> Scene:
    """The scene to draw."""
    asked = session.owed()
    seat = args.seat
    if seat is None and args.what in (*WITH_MARKS, "hand") and asked:
        seat = asked[0]
    marks: tuple[Mark, ...] = ()
    if args.what in WITH_MARKS and seat in asked:
        places = dict.fromkeys(option.at for option in ask_of(session, seat).options if option.at is not None)
        marks = tuple(Mark(at, str(number)) for number, at in enumerate(places, start=1))
    names = NAMES[: session.seats]
    view = session.view(seat)
    return Scene(args.title, args.what, view, args.locale, names, marks, card=args.card, before=before)


def save(picture: Picture, path: Path) -> None:
    """Write the encoded picture as it is, or as PNG if the file name asks for that."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".png":
        Image.open(io.BytesIO(picture.data)).save(path)
    else:
        path.write_bytes(picture.data)


if __name__ == "__main__":
    sys.exit(main())
