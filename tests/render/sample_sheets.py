"""Sheets that belong to no title, as full as they become."""

from __future__ import annotations

from msgspec.structs import replace

from render.sheets.bracket import bracket_in_parts
from render.sheets.records import (
    BracketSheet,
    LeaderLine,
    LeadersSheet,
    Match,
    ProfileSheet,
    Ranked,
    RateLine,
    ResultSheet,
    Sheet,
    StatisticsSheet,
    TitleBlock,
)
from render.sheets.result import result_in_parts

NAMES = ("Ada", "Margarethe", "小晴", "Konstantin Vladimirovich", "Eva", "Finn")
_GROWING = tuple(tuple(step * (9 - seat) // 6 for step in range(60)) for seat in range(6))
RESULT = ResultSheet(
    title="Eclipse · 日月無光 12",
    line="After nine rounds the most points win. 九個回合後，分數最高者獲勝。",
    ranks=tuple(
        Ranked(seat, name, seat + 1, str(88 - 7 * seat), "resigned" if seat == 5 else "")
        for seat, name in enumerate(NAMES)
    ),
    points=_GROWING,
    ticks=tuple((7 * number, f"Round {number + 1}") for number in range(8)),
    awards=(
        "Longest thought: Margarethe, 2 days 4 hours",
        "最大的一場戰鬥：小晴與 Konstantin Vladimirovich，第 7 回合",
    ),
    end=(52, "計分 scoring"),
    sources=(
        ("Battles", (12, 3, 0, 8, 4, 1)),
        ("星區", (20, 18, 7, 9, 30, 2)),
        ("Monoliths and technologies", (4, 5, 6, 7, 8, 9)),
    ),
)
MANY_SOURCES = replace(RESULT, sources=3 * RESULT.sources)
CURVE = tuple(1000 + 7 * step - (step % 5) * 11 for step in range(40))
MEDALS = ((1, "Season 3"), (2, "第 2 季"))
PROFILE = ProfileSheet(
    "Konstantin Vladimirovich",
    "A server with a fairly long name",
    tuple(
        TitleBlock(
            name,
            rating,
            "12 rated games",
            ("21 games: 9 won, 2 drawn, 10 lost", "最多連勝 3 場"),
            0.45,
            CURVE,
            MEDALS,
        )
        for name, rating in (("Eclipse", "1432"), ("Day & Night", "1204"), ("Solenia", ""), ("虛空", "988"))
    ),
)
LEADERS = LeadersSheet(
    "Eclipse",
    "A server with a fairly long name",
    tuple(
        LeaderLine(number + 1, NAMES[number % 6], str(1700 - 31 * number), f"{40 - number} games", own=number == 4)
        for number in range(20)
    ),
)


def bracket(first: int, size: int) -> BracketSheet:
    """A knock-out that shows the rounds from one with so many matches of so many people on."""
    rounds, count = [], first
    while count:
        people = [tuple(NAMES[(size * number + each) % 6] for each in range(size)) for number in range(count)]
        rounds.append(
            (f"Round of {size * count}", tuple(Match(each, number % 2) for number, each in enumerate(people)))
        )
        count //= size
    return BracketSheet("盃賽 Cup", "Eclipse", tuple(rounds[:3]), "" if rounds[3:] else "Ada")


RATES = tuple(
    RateLine(name, f"{games} games", f"{round(100 * share)} % ± {round(100 * error)}", share, error, beside, games < 10)
    for name, games, share, error, beside in (
        ("Descendants of Draco", 41, 0.44, 0.08, 0.31),
        ("獵戶座霸權", 33, 0.3, 0.08, 0.36),
        ("Terran Conglomerate", 9, 0.0, 0.09, 0.5),
        ("Konstantin Vladimirovich", 4, 1.0, 0.16, -1.0),
    )
)
CURVES = tuple(tuple(step * step * (5 - line) // 60 for step in range(21)) for line in range(2))
STATISTICS = StatisticsSheet(
    "Statistics: Eclipse",
    "A server with a fairly long name · the last 500 games",
    facts=(("12,480", "games"), ("3 days 4 hours", "median length"), ("128", "turns a game"), ("45 % ± 7", "勝率")),
    curves=CURVES,
    curve_names=("who won", "everybody else 其他人"),
    curve_head="Average scores along a game",
)
RATES_SHOWN = StatisticsSheet(
    "Statistics: Eclipse · Konstantin Vladimirovich",
    "Server",
    head="Species: games won 種族",
    lines=RATES * 3,
    notes=(
        "Blue diamond: everybody else",
        "The thin line is the standard error. Pale: fewer than 10 games, which tell little.",
    ),
)
SHEETS_SHOWN: dict[str, tuple[Sheet, ...]] = {
    "result": (*result_in_parts(RESULT), *result_in_parts(MANY_SOURCES), ResultSheet("t", "l", RESULT.ranks[:2])),
    "profile": (PROFILE, ProfileSheet("Ada", "Server", (), "No games.")),
    "statistics": (STATISTICS, RATES_SHOWN, StatisticsSheet("Statistics", "Server", empty="No games.")),
    "leaders": (LEADERS, LeadersSheet("Eclipse", "Server", (), "Nobody.")),
    "bracket": tuple(
        part
        for first, size in ((2, 2), (4, 2), (8, 2), (16, 2), (9, 3), (27, 3), (16, 4), (5, 5), (6, 6))
        for part in bracket_in_parts(bracket(first, size))
    ),
}
"""By page, the sheets that the tests draw."""
