"""Record a game as a text file, or play a recorded one again.

  scripts/playthrough.py --title day_and_night --players 2 --seed 7 --out game.txt      (random answers)
  scripts/playthrough.py --title day_and_night --seed 7 --level normal --out game.txt   (a computer player)
  scripts/playthrough.py --replay game.txt
  scripts/playthrough.py --replay report.json --out tests/eclipse/test_report_7.py   (a bug report as a failing test)
  scripts/playthrough.py --renew game.txt      (the same answers, hashes of today; review the diff)

A record holds each question with the number and a hash of its options, the answer, hashes of the views of an onlooker
and each seat after it, and the result. A replay checks every line. It exits with status 1 at the first difference, and
with the error where the rules fail.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.core.chance import Chance
from engine.players import LEVELS, Level, make
from engine.titles import TITLES
from scripts.command_line import parser_of
from scripts.games import AnySession, Differs, Record, Table, random_seat, read_options, renew, replay
from scripts.reports import replay_report


def main() -> int:
    """Run as a command."""
    args = arguments()
    if args.replay is not None and args.replay.suffix == ".json":
        return replay_report(args.replay, args.out)
    if args.replay is not None:
        return replay_file(args.replay)
    if args.renew is not None:
        args.renew.write_text(renew(args.renew), encoding="utf-8")
        return replay_file(args.renew)
    title = TITLES[args.title]
    table = Table(title, args.players or title.meta.least_players, read_options(args.options), args.seed)
    text = record(table, args.level, args.most, args.leave)
    if args.out is None:
        sys.stdout.write(text)
    else:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(text, encoding="utf-8")
        print(f"{args.out}: {len(text.splitlines())} lines, {text.splitlines()[-1]}")
    return 0


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = parser_of(__doc__)
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play this record again instead of making one")
    parser.add_argument("--renew", type=Path, metavar="FILE", help="write this record anew with the same answers")
    parser.add_argument("--title", choices=sorted(TITLES), default=next(iter(TITLES)))
    parser.add_argument("--players", type=int, help="default: as few as the title takes")
    parser.add_argument("--seed", default="1", help="of the game and of the answers")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options of the table")
    parser.add_argument(
        "--level", choices=LEVELS, nargs="+", default=["easy"], help="who answers, seat by seat (default: easy for all)"
    )
    parser.add_argument("--most", type=int, default=100_000, metavar="N", help="stop after so many answers")
    parser.add_argument(
        "--leave", metavar="HOW", help="after --most answers: `resign SEAT ...` or `draw`; who is left plays on"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: standard output")
    return parser.parse_args()


def record(table: Table, levels: list[Level], most: int, leave: str | None) -> str:
    """Play a game with computer players and record it."""
    session, chance = table.begin(), Chance(f"{table.seed}/answers")
    session.collect()
    players = [make(levels[seat % len(levels)]) for seat in range(table.players)]
    paper, number = Record(table, session), 0
    ways = ways_of_leaving(leave)
    while session.owed() and (number < most or ways):
        if number >= most:
            quit_game(session, paper, ways)
            ways, most = [], 100_000
            continue
        seat = random_seat(session, chance)
        keys = players[seat].choose(session, seat, f"{table.seed}/{number}")
        paper.question(session, seat, keys)
        session.submit(seat, keys)
        paper.outcome(session)
        number += 1
    if session.standing().over:
        paper.end(session)
    return paper.text()


def ways_of_leaving(leave: str | None) -> list[str]:
    """`draw`, or `resign` with a seat, as often as seats are named. Raises ValueError for anything else."""
    verb, *seats = (leave or "").split() or [""]
    if verb not in ("", "draw", "resign") or (verb == "resign") != bool(seats):
        raise ValueError(f"one leaves by `draw` or `resign SEAT ...`, not {leave!r}")
    return [f"resign {int(seat)}" for seat in seats] or [verb] * (verb == "draw")


def quit_game(session: AnySession, paper: Record, ways: list[str]) -> None:
    """Leave in these ways, one after the other, until the game is over: fewer may play on."""
    for way in ways:
        if not session.standing().over:
            if way == "draw":
                session.agree_draw()
            else:
                session.resign(int(way.split()[1]))
            paper.leave(way, session)


def replay_file(path: Path) -> int:
    """Replay it and print the result."""
    try:
        session = replay(path)
    except Differs as difference:
        print(f"{path}: differs at {difference}")
        return 1
    except Exception:
        traceback.print_exc()
        print(f"{path}: fails")
        return 1
    standing = session.standing()
    print(f"{path}: plays as recorded{'' if standing.over else ' (not finished)'}, digest {session.digest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
