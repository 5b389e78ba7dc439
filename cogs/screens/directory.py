"""The tables of a server where one can join, and who looks for a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cogs.discord_types import Item
from cogs.ui.clocks import clock_words
from cogs.ui.controls import Choice, Key, button, menu, page_of, pager, panel_button, rows
from cogs.ui.formatting import ago, safe_name
from cogs.ui.lobby import changed_options
from cogs.ui.origin import origin_mark
from cogs.ui.outgoing import OutgoingMessage, compose, plain, text
from cogs.ui.presentation import Presentation, join
from db.records import SearchRow
from locales import message, translate
from tables.matchmaking import Company
from tables.records import TableInfo

A_PAGE = 8
MOST_SEARCHES = 5
MOST_WANTED = 5


def directory_page(
    presentations: Mapping[str, Presentation],
    lobbies: Sequence[TableInfo],
    searches: Sequence[SearchRow],
    reader: int,
    language: str,
    page: int = 0,
    wanted: Sequence[TableInfo] = (),
) -> OutgoingMessage:
    """The lobbies with free seats, a button to join each, and a menu of games to look for. `wanted`: running games in
    which a substitute is wanted."""
    shown, page, pages = page_of(lobbies, A_PAGE, page)
    lines = [f"### {message('open-title', language)}"]
    lines += [line for info in shown for line in _lines(info, presentations[info.title], language)]
    if not shown:
        lines.append(message("open-none", language))
    lines += _searches(presentations, searches, reader, language)
    lines += [f"**{message('open-wanted', language)}**"] if wanted else []
    offers = [
        button(
            Key("substitute-see", info.id),
            message("game-numbered", language, game=presentations[info.title].name, number=info.id),
            emoji="🪑",
        )
        for info in wanted[:MOST_WANTED]
    ]
    joins = [
        button(
            Key("join", info.id), message("open-join", language, game=presentations[info.title].name, number=info.id)
        )
        for info in shown
        if info.seat_of(reader) is None
    ]
    own = [each for each in searches if each.person_id == reader and each.title in presentations]
    return compose(
        text("\n".join(lines)),
        *rows(*joins),
        *rows(*offers),
        *pager(Key("open"), page, pages),
        *_search_rows(presentations, own, language),
    )


def _search_rows(presentations: Mapping[str, Presentation], own: Sequence[SearchRow], language: str) -> Iterator[Item]:
    """The menu of games to look for, and a button to end each search of the reader."""
    choices = [
        Choice(each.id, message("find-choice", language, game=each.name, people=max(2, each.meta.least_players)))
        for each in presentations.values()
    ]
    stops = [
        button(Key("unfind", arg=each.title), message("find-stop", language, game=presentations[each.title].name))
        for each in own[:MOST_SEARCHES]
    ]
    yield from rows(menu(Key("find"), message("find-menu", language), choices))
    yield from rows(*stops)


def _lines(info: TableInfo, presentation: Presentation, language: str) -> list[str]:
    people = [safe_name(seat.name) for seat in info.seats if seat.kind == "person"]
    free = sum(seat.kind == "open" for seat in info.seats)
    name = message("game-numbered", language, game=presentation.name, number=info.id)
    lock = "🔒 " if info.private else ""
    told = message("open-line", language, people=join(people, language), free=free, since=ago(info.created_at))
    lines = [f"{lock}**{name}**{origin_mark(info, language)} · <#{info.place.channel_id}>", f"-# {told}"]
    lines.append(f"-# ⏳ {clock_words(info.clock, language)}")
    changed = changed_options(info, presentation, language)
    if changed:
        lines.append(f"-# {message('lobby-options', language, options=join(changed, language))}")
    return lines


def _searches(
    presentations: Mapping[str, Presentation], searches: Sequence[SearchRow], reader: int, language: str
) -> list[str]:
    """How many look for each game; the reader's own is marked."""
    wanted: dict[tuple[str, int], list[int]] = {}
    for each in searches:
        if each.title in presentations:
            wanted.setdefault((each.title, each.people), []).append(each.person_id)
    return [
        ("▶ " if reader in who else "")
        + message("open-search", language, game=presentations[title].name, people=people, now=len(who))
        for (title, people), who in wanted.items()
    ]


def waiting_page(company: Company, presentation: Presentation, language: str) -> OutgoingMessage:
    """A search goes on: how many there are so far."""
    said = message(
        "find-waiting", language, game=presentation.name, now=len(company.people), people=company.search.people
    )
    stop = button(Key("unfind", arg=company.search.title), message("find-stop", language, game=presentation.name))
    return plain(said, *rows(stop, button(Key("open"), message("button-open-tables", language), emoji="🪑")))


def found_page(info: TableInfo, presentation: Presentation, language: str) -> OutgoingMessage:
    """A table has been opened for all who looked for the same."""
    name = translate(presentation.name, language)
    channel = f"<#{info.place.channel_id}>"
    said = message("find-found", language, game=name, number=info.id, channel=channel)
    start = panel_button(info.id, language)
    return plain(said, *rows(start))
